"use strict";
(()=>{function o$(e){let[t,n="0"]=String(e).split("e"),[s,o=""]=t.split("."),a=Number(n);if(a<0){let r=s.padStart(1-a,"0");return[r.slice(0,a),r.slice(a)+o]}return[s+o.padEnd(a,"0").slice(0,a),o.slice(a)]}function J(e,t,n){
let s=e<0||Object.is(e,-0)?"-":"";if(!Number.isFinite(e))return Number.isNaN(e)?"NaN":`${s}∞`;let[o,a]=o$(Math.abs(e));if(a.length>n){let r=a[n]>="5",i=o+a.slice(0,n),c=r?String(BigInt(i)+1n).padStart(
i.length,"0"):i;o=c.slice(0,c.length-n),a=c.slice(c.length-n)}for(;a.length>t&&a.endsWith("0");)a=a.slice(0,-1);return a=a.padEnd(t,"0"),s+o.replace(/\B(?=(\d{3})+$)/g,",")+(a===""?"":`.${a}`)}var D="\
–",Zl="−",gt=" ",tt=e=>t=>t==null?D:e(t),kn=(e,t)=>t<0?Zl+e:e,Rs=(e,t)=>t>0?`+${e}`:kn(e,t),qh=e=>J(e,0,2),k=tt(e=>qh(e).replace("-",Zl)),Ce=tt(e=>Rs(qh(Math.abs(e)),e));function Bh(e,t){let n=Math.
max(0,t.findLastIndex((s,o)=>e>=999.5*1e3**(o-1)));return[t[n],1e3**n]}var qt=tt(e=>{let[t,n]=Bh(Math.abs(e),["","K","M","G","T","P","E"]),s=Math.abs(e)/n,o=s>=99.95?0:s>=9.995?1:2;return kn(J(s,0,o),
e)+(t&&gt+t)}),Yn=e=>(e>0?"+":"")+qt(e),Ph=[["s",1e6],["ms",1e3],["µs",1],["ns",.001]],Ih=[["TB/s",1e3],["GB/s",1],["MB/s",.001],["kB/s",1e-6]],Fh=(e,t,n)=>e.find(([,s])=>t>=s*.99995)??(t>0?e.at(-1):
n),oe=e=>Fh(Ph,Math.abs(e),Ph[2]),Eo=e=>Fh(Ih,Math.abs(e),Ih[1]);function sr(e,[t,n]){let s=Math.abs(e/n),o=s===0||t==="ns"||s>=999.95?0:s>=99.995?1:s>=9.9995?2:3;return J(s,o,o)+gt+t}var v=tt(e=>{let t=sr(
e,oe(e));return/[1-9]/.test(t)?kn(t,e):t}),X=tt(e=>Rs(sr(e,oe(e)),e));function Ql(e){let t=e>=99.95||e<.005?0:e>=9.995?1:2;return J(e,t,t)}function Yt(e){let[t,n]=oe(e*1.0005);return kn(Ql(Math.abs(e/
n))+gt+t,e)}var To=e=>(e>0?"+":"")+Yt(e);function vn(e,t){let[n,s]=oe(Math.max(e,t)*1.0005);return[e,t].every(o=>o===0||oe(o*1.0005)[0]===n)?[Ql(e/s),Ql(t/s)+gt+n]:[e,t].map(Yt)}function jh(e){let[t,n]=oe(
Math.max(1,Math.abs(e)));return J(Math.abs(e)/n,0,{s:9,ms:6,µs:3}[t])+gt+t}var A=tt(e=>kn(jh(e),e)),ie=tt(e=>Rs(jh(e),e)),xn=tt(e=>kn(sr(e,Eo(e)),e)),Wh=tt(e=>Rs(sr(e,Eo(e)),e)),ec=tt(e=>`${J(e,0,9).
replace("-",Zl)}${gt}GB/s`),or=e=>t=>Number.isFinite(t)?e(t):D;function Hh(e){let t=e>0&&e<.05?2:e>=1e3||e===0?0:1;return`${e>0&&e<.005?"<0.01":J(e,t,t)}${gt}%`}var W=or(e=>kn(Hh(Math.abs(e)),e)),P=or(
e=>{let t=1+e/100,n=t>=99.95?0:1;return e>=900?`${J(t,n,n)}×`:Rs(Hh(Math.abs(e)),e)}),a$="⁰¹²³⁴⁵⁶⁷⁸⁹",Bt=or(e=>{if(e===0||e>=.001)return String(Number(e.toPrecision(2)));let[t,n]=e.toExponential(
1).split("e-");return`${t}${gt}×${gt}10⁻${[...n].map(s=>a$[s]).join("")}`}),Uh=or(e=>e<.001?"<0.001":J(e,3,3)),ar=e=>Bh(Math.abs(e),["B","kB","MB","GB","TB"]),tc=tt(e=>`${k(e)}${gt}B`),G=tt(e=>{let[
t,n]=ar(e),s=Math.abs(e)/n,o=t==="B"||s>=100?0:s>=10?1:2;return kn(J(s,o,o)+gt+t,e)}),Oo=tt(e=>Rs(G(Math.abs(e)),e)),te=e=>e>0?"more":e<0?"less":"calm";function $(e,t,n=`${t}s`){return`${k(e)}${gt}${e===
1?t:n}`}function le(e,t=6){let n=[];for(let s=0;s<e.length;){let o=s;for(;o+1<e.length&&e[o+1]===e[o]+1;)o+=1;if(o-s>=2)n.push(`${e[s]}–${e[o]}`);else for(let a=s;a<=o;a+=1)n.push(String(e[a]));s=o+
1}return n.length>t?`${n.slice(0,t).join(", ")}, …`:n.join(", ")}function Mo(e,t){let n=Array.from(e);if(n.length<=t)return e;let s=Math.ceil((t-1)*.55),o=t-1-s;return`${n.slice(0,s).join("")}…${n.
slice(n.length-o).join("")}`}var Xl=8,zh=(e,t)=>{let n=0;for(;n<e.length&&n<t.length&&e[n]===t[n];)n+=1;return n};function Kh(e,t){let n=e[t],s=a=>a===void 0?0:zh(n,a),o=Math.max(0,Math.max(s(e[t-1]),
s(e[t+1]))-Xl);return o>0&&/[\uDC00-\uDFFF]/.test(n[o])?o-1:o}function Gh(e){let t=[...new Set(e)].sort();return new Map(t.map((n,s)=>[n,Kh(t,s)]))}function r$(e,t,n){let s=Math.floor(t*.4),o=t-s-1,a=n+
(o<2*Xl?Xl-Math.floor(o/3):0);if(e.length<=t||n===0||a<=s)return Mo(e,t);let r=Math.max(s,Math.min(a,e.length-o));if(r<=s+1)return`${Array.from(e).slice(0,t-1).join("")}…`;let i=r+o<e.length;return`${Array.
from(e).slice(0,s).join("")}…${e.slice(r,i?r+o-1:void 0)}${i?"…":""}`}var i$=e=>e.replace(/^void (?=\S)/,"");function nc(e){let t=[],n=new Map,s=new Map,o=new Map,a=c=>c.length>e?i$(c):c;function r(c,d){
let u=o.get(c),f=r$(c,e,d);if(n.set(c,d),u?.text===f)return;u&&(u.names.delete(c),u.first=null);let h=s.get(f)??{text:f,names:new Set,first:null};h.names.add(c),h.first=null,s.set(f,h),o.set(c,h)}function i(c){
if(c.first===null){let[d,...u]=c.names;c.first=u.reduce((f,h)=>Math.min(f,zh(d,h)),d.length)}return c.first}return{add(c){let d=[...new Set(c.map(a))].filter(f=>!n.has(f)),u=new Set(d);t=[...t,...d.sort()].
sort(),t.forEach((f,h)=>{if(u.has(f)||u.has(t[h-1])||u.has(t[h+1])){let m=Kh(t,h);m!==n.get(f)&&r(f,m)}})},text(c){let d=a(c),u=o.get(d);return u.names.size===1||e<16?u.text:l$(d,e,i(u),n.get(d))}}}function Vt(e,t){
let n=nc(t);return n.add(e),e.map(n.text)}function l$(e,t,n,s){let o=Math.floor(t*.2),a=Math.max(4,Math.floor(t*.25)),r=Math.max(o,n-2),i=t-o-a-3,c=Math.max(r+a,Math.min(s,e.length-i)),d=(u,f)=>f<=u?"":
f===u+1?e[u]:"…";return e.slice(0,o)+d(o,r)+e.slice(r,r+a)+d(r+a,c)+e.slice(c,c+i)+d(c+i,e.length)}function Re(e){return e.replaceAll(/[^\p{L}\p{N}._-]+/gu,"-").replaceAll(/^[-.]+|[-.]+$/g,"").slice(
0,60)||"set"}function re(e){return e.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;")}function Vn(e,t,n){let s=[],o=Array.from(e);for(;o.length>t&&s.length<n-1;){let a=t;for(let r=t;r>
t*.6;r-=1)if(" ,:<>()".includes(o[r-1])){a=r;break}s.push(o.slice(0,a).join("")),o=o.slice(a)}return s.push(o.length>t?`${o.slice(0,t-1).join("")}…`:o.join("")),s}function Ao({from:e,to:t},n){let s=(t-
e)/Math.max(1,n);if(!(s>0)||!Number.isFinite(s))return{values:[],step:0};let o=10**Math.floor(Math.log10(s)),a=o*([1,2,5].find(i=>i*o>=s*.999999)??10),r=[];for(let i=Math.ceil(e/a-1e-9);i*a<=t+a*1e-9;i+=
1)r.push(i*a+0);return{values:r,step:a}}var c$=["Jan","Feb","Mar","Apr","May","Jun","Jul","Aug","Sept","Oct","Nov","Dec"],Dh=e=>String(e).padStart(2,"0"),d$=36e5;function Yh(e,t=Date.now()){let n=Math.
round((Date.parse(e)-t)/d$);return n>=48?`in ${$(Math.floor(n/24),"day")}`:n>=1?`in ${$(n,"hour")}`:"within the hour"}function me(e){let t=new Date(e);return Number.isNaN(t.getTime())?D:`${t.getDate()}\
 ${c$[t.getMonth()]} ${t.getFullYear()}, ${Dh(t.getHours())}:${Dh(t.getMinutes())}`}var pe={compute:{name:"compute",short:"compute",property:"--part-compute",what:"A compute kernel runs on some device of the rank"},exposed_communication:{name:"exposed communication",short:"comm.",property:"\
--part-communication",what:"Communication runs, and no compute kernel: nothing hides it"},exposed_memory:{name:"exposed memory",short:"memory",property:"--part-memory",what:"Copies or memsets run, and\
 nothing else: nothing hides them"},idle:{name:"idle",short:"idle",property:"--part-idle",what:"No device work of the rank runs"}},Vh={operators:{name:"operators",short:"operators",what:"An operator r\
uns, or a call of a library"},python:{name:"python",short:"python",what:"Python runs, outside of operators"},input:{name:"input",short:"input",what:"The DataLoader makes the next batch, or waits for i\
t"},waiting:{name:"waiting",short:"waiting",what:"A call only waits: for a lock, another thread, another process"},garbage_collection:{name:"garbage collection",short:"garbage",what:"Python collects g\
arbage"},no_recorded_call:{name:"no recorded call",short:"no call",what:"No call was recorded here, at most an annotation"}},rr=Object.assign({},pe,Vh),Jh=e=>e!==null&&e.parts.some(({part:t})=>t in Vh),
Co={name:"exposed communication and memory",short:"exposed",what:"Communication, copies or memsets run, and no compute kernel: nothing hides them"},$t=e=>e[0].toUpperCase()+e.slice(1),u$={COMPUTATION:"\
compute",COMMUNICATION:"communication",MEMORY:"memory"},sc=e=>u$[e]??e.toLowerCase();function oc(e){let t=e.split(" overlapping ").map(sc);return t.length===1?`${t[0]} alone`:`${t.slice(0,-1).join(", ")}\
 and ${t.at(-1)} at once`}var ac={host_wait:"waiting for the host",kernel_wait:"between kernels",other:"other"},Qh={host_wait:"The launch began only when the stream was already idle",kernel_wait:"Laun\
ched in time, and the gap is short",other:"Launched in time, and the gap is longer: the work waits for something else"},rc={cpu_duration:"launch on the host",gpu_duration:"run on the device",launch_delay:"\
delay from launch to start"},ir={short_kernels:"shorter than its launch",runtime_outliers:"slow launch",launch_delay_outliers:"late start"},ic={steps:"of the steps, as in Compare",before_last_step:"al\
l but those of the last step",all:"all, outside of steps too"},lc={set:{letter:"A",name:"Control"},test:{letter:"B",name:"Test"}},Jn="Record with activities=[ProfilerActivity.CPU, ProfilerActivity.CUD\
A].",Qn=({name:e,category:t})=>e==="Command Buffer Full"&&t==="overhead",Ls="the host waits: the device’s queue is full",Xn=({host:e,lag:t})=>typeof e!="number"?"":`host ${v(e)}${t>0?` · device ${v(
t)} behind when the host left`:""}`;var f$={diff_counts:{rule:"change",of:"test_counts",by:"control_counts"},diff_duration:{rule:"change",of:"test_total_duration",by:"control_total_duration"},diff_self_duration:{rule:"change",of:"test_s\
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
control_self_duration",times:100}},h$={control_samples:e=>e.control.samples,test_samples:e=>e.test.samples,control_step:e=>e.step_time?.control?.step,test_step:e=>e.step_time?.test?.step},Xh=(e,t,n)=>e===
null||!(t>0)?null:n*(e/t);function Ns(e,t,n){if(e[t]!==void 0)return e[t];let s=f$[t];if(!s)return h$[t]?.(n)??null;let{rule:o,times:a}=s,r=Ns(e,s.of,n),i=Ns(e,s.by,n);switch(o){case"change":return r===
null||i===null?null:r-i;case"growth":return e.control_counts===0?1/0:e.test_counts===0?-100:Xh(r,i,a);default:return Xh(r,i,a)}}var nt=({control:e,test:t})=>e.steps.length===0&&t.steps.length===0&&e.samples+
t.samples>0,om={total:"total",per_step:"per step",per_call:"per call",percent:"% of step time"},m$={...om,per_step:"per recording",percent:"% of the recording"},Ro=(e,t)=>(nt(t)?m$:om)[e];function dc(e){
return nt(e)&&e.control.samples===e.test.samples?"total":"per_step"}var Lo=e=>e.measure===""?e.device_type!=="GPU":e.measure==="self";function uc(e){return e.step_time.control?.step>0&&e.step_time.test?.
step>0}var p$=e=>e.control_self_duration!==null&&e.control_self_duration!==void 0,g$=e=>e==="per_step"||e==="percent";function No(e,t){let s=`${t?"self_":""}${{total:"duration",percent:"percent_of_ste\
p"}[e]??e}`;return[e==="total"&&!t?"total_duration":s,s]}function w$(e,t){let n=t?"self_":"",[s,o]=No(e,t),a=g$(e)?"counts_per_step":"counts";return{control:`control_${s}`,test:`test_${s}`,diff:`diff_${o}`,
growth:`diff_${n}${{total:"duration_",per_call:"per_call_"}[e]??""}percent`,controlCount:`control_${a}`,testCount:`test_${a}`,diffCount:`diff_${a}`}}function $n(e,t,n,s=!1){let o=Object.fromEntries(Object.
entries(w$(t,s&&p$(e))).map(([r,i])=>[r,Ns(e,i,n)])),a=e.control_counts===0&&e.test_counts>0?"new":e.test_counts===0&&e.control_counts>0?"gone":"";return{...o,percent:a===""?o.growth:null,birth:a}}function y$(e,t){
let n={total:"",percent:"_percent_of_step"}[t]??`_${t}`;return{moreWork:e[`more_work${n}`]??null,slowerWork:e[`slower_work${n}`]??null}}var Po=(e,t)=>JSON.stringify([e,t]);function qe(e,t){let n=0xcbf29ce484222325n;
for(let s of new TextEncoder().encode(`${e}\0${t}`))n=BigInt.asUintN(64,(n^BigInt(s))*0x100000001b3n);return n.toString(16).padStart(16,"0").slice(0,12)}var b$=(e,t)=>e.filter(({side:n})=>n===t).reduce(
(n,s)=>s.counts>n.counts?s:n).name;function am({name:e,category:t,replaces:n,aliases:s}){if(s&&!n&&t!=="python_function"){let a=["control","test"].map(i=>b$(s,i)),r=s.length-2;return[`${a.join(" / ")}${r>
0?` + ${r} more`:""}`,""]}if(!n)return[e,""];if(n.rule==="template_arguments")return[e,""];let o=n.input_dims?.replaceAll(/,(\[\])+(?=[,\]])/g,"")??"";return[[n.operator??"same shapes",o].filter(Boolean).
join(" "),e]}function Io({name:e,category:t,aliases:n},s){let o=n?.filter(({side:a})=>a===s)??[];return o.length===0?{name:e,category:t}:o.reduce((a,r)=>(r.total_duration??0)>(a.total_duration??0)?r:a)}
var cr=({aliases:e})=>e.map(({side:t,name:n,counts:s,total_duration:o})=>`${t} ${n}: ${k(s)} ${s===1?"call":"calls"}, ${v(o)}`);function fc(e,t,n,{self:s=!1}={}){let{control_observations:o,test_observations:a}=e.
verdict??{},r=e.judged_rows?{steps:Math.min(o,a),rows:e.judged_rows}:null;return t.map(i=>{let c=hc({...i,among:r},s);return{row:c,key:i.id??Po(i.name,i.category),verdict:c.significance??"",noise:c.significance===
"no_difference_found",of:d=>Ns(i,d,e),...$n(i,n,e,s),...y$(i,n)}})}var _$=({name:e,category:t})=>t==="gpu_user_annotation"&&e.startsWith("ProfilerStep"),rm=(e,t)=>e.filter(({row:n})=>!Qn(n)&&!_$(n)).slice(
0,t);function hc(e,t){let n=t?"self":"total";return e?.tests?{...e,...e.tests[n],among:e.among?[e.among.steps,e.among.rows[n]]:null}:e}var dr=e=>e.moderated_q_value??e.q_value??null;function im(e){let{
control_observations:t,test_observations:n}=e.verdict??{},s=e.judged_rows?{steps:Math.min(t,n),rows:e.judged_rows}:null;return new Map(e.rows.map(o=>[Po(o.name,o.category),{...o,among:s}]))}function lm(e,t,{
self:n=!1}={}){return["host","device"].filter(s=>e.totals[s].control_counts+e.totals[s].test_counts>0).map(s=>[s,$n(e.totals[s],t,e,n)])}var Ps=({too_few:e,control_counts:t,test_counts:n})=>e&&t>0&&n>0,cm=(e,t)=>e.rank-t.rank||e.span-t.span,k$=(e,t)=>e.length===t.length&&e.every((n,s)=>n===t[s]);function Zh(e){let t=new Set,n=!1;for(let{
rank:o,step_number:a}of e){let r=`${o}/${a}`;n||=t.has(r),t.add(r)}let s=new Map;for(let{rank:o,span:a}of e)s.set(n?`${o}/${a}`:`${o}`,{rank:o,span:n?a:0});return{split:n,keys:[...s.values()].sort(cm)}}
var em=e=>[...new Set(e.map(t=>t.step_number))].sort((t,n)=>(t??-1)-(n??-1)),lr=e=>e===void 0?"–":e===null?"whole":String(e);function cc(e){return e===void 0?"–":e.span>0?`${e.rank}+${e.span}`:String(
e.rank)}var tm=(e,t)=>e===t?e:`${e} / ${t}`;function v$(e,t){let n=({rank:a,span:r})=>`${a}/${r}`,s=new Set(e.map(n));if(t.some(a=>s.has(n(a)))){let a=new Map([...e,...t].map(i=>[n(i),i])),r=new Set(t.
map(n));return{byPosition:!1,rows:[...a.values()].sort(cm).map(i=>({control:s.has(n(i))?i:void 0,test:r.has(n(i))?i:void 0}))}}let o=Math.max(e.length,t.length);return{byPosition:e.length>0&&t.length>
0,rows:Array.from({length:o},(a,r)=>({control:e[r],test:t[r]}))}}function nm(e,t,n,s,o){let a=new Map;t.forEach((c,d)=>{c[s]&&a.set(`${c[s].rank}/${o?c[s].span:""}`,d)});let r=t.map(()=>n.map(()=>null)),
i=new Map(n.map((c,d)=>[c,d]));for(let c of e){let d=a.get(`${c.rank}/${o?c.span:""}`);r[d][i.get(c.step_number)]=c}return r}function ur(e,t){let[n,s]=[Zh(e),Zh(t)],{rows:o,byPosition:a}=v$(n.keys,s.keys),
[r,i]=[em(e),em(t)],c=Math.max(r.length,i.length),d=Array.from({length:c},(f,h)=>({control:r[h],test:i[h],text:r.length===0?lr(i[h]):i.length===0?lr(r[h]):tm(lr(r[h]),lr(i[h]))})),u=f=>f.map(h=>[...h,
...Array.from({length:c-h.length},()=>null)]);return{rows:o.map(f=>({...f,text:f.control&&f.test?tm(cc(f.control),cc(f.test)):cc(f.control??f.test)})),columns:d,control:u(nm(e,o,r,"control",n.split)),
test:u(nm(t,o,i,"test",s.split)),ranksByPosition:a,stepsByPosition:r.length>0&&i.length>0&&!k$(r,i)}}function Do(e,t){let n=r=>r.map(i=>i.map(c=>c===null?null:t(c))),s=n(e.control),o=n(e.test),a=s.map(
(r,i)=>r.map((c,d)=>c===null||o[i][d]===null?null:o[i][d]-c));return{control:s,test:o,diff:a}}function ze(e,t){let n=new Map;for(let s of e){let o=t(s);n.get(o)?.push(s)??n.set(o,[s])}return n}function St(e){
if(e.length===0)return null;let t=[...e].sort((s,o)=>s-o),n=t.length>>1;return t.length%2?t[n]:(t[n-1]+t[n])/2}var sm=e=>e.reduce((t,n)=>t+n,0)/e.length,x$=1.05,$$=.05;function dm(e){let t=[...ze(e,({
rank:o})=>o)].sort(([o],[a])=>o-a).map(([o,a])=>{let r=sm(a.map(c=>c.step)),i=a.every(c=>c.exposed_communication!==null);return{rank:o,samples:a.length,step:r,waiting:i&&r>0?sm(a.map(c=>c.exposed_communication))/
r:null}}),n=St(t.map(o=>o.step));for(let o of t)o.lag=n>0?o.step/n:null;let s=t.length<2?[]:t.filter(o=>o.lag>=x$);return{ranks:t,median:n,slow:s,awaited:s.length>0?null:S$(t)}}function S$(e){if(e.length<
2||e.some(s=>s.waiting===null))return null;let t=e.reduce((s,o)=>o.waiting<s.waiting?o:s),n=St(e.filter(s=>s!==t).map(s=>s.waiting));return n>=$$&&t.waiting<=n/2?t:null}var E$={type:"text",standard:""},hr=(e,t)=>e[t]??E$,$e={control_ranks:{type:"text",standard:"all"},test_ranks:{type:"text",standard:"all"},control_steps:{type:"text",standard:"all"},test_steps:{type:"\
text",standard:"all"},control_marker_until:{type:"choice",standard:"",words:["end","next"]},test_marker_until:{type:"choice",standard:"",words:["end","next"]},marker_until:{type:"choice",standard:"",words:[
"end","next"]},cut_overlaps:{type:"boolean",standard:"false"},device_type:{type:"choice",standard:"ALL",words:["ALL","CPU","GPU"]},use_short_name:{type:"boolean",standard:"false"},merge_addresses:{type:"\
boolean",standard:"true"},aliases:{type:"boolean",standard:"true"},merge_lines:{type:"boolean",standard:"true"},exclude:{type:"texts",standard:""},category:{type:"texts",standard:""},change:{type:"cho\
ice",standard:"",words:["added","deleted","increased","decreased","unchanged"]},fold:{type:"boolean",standard:"false"},equal_clock:{type:"boolean",standard:"false"},significance:{type:"boolean",standard:"\
false"},work:{type:"boolean",standard:"false"},significant:{type:"choice",standard:"false",words:["false","true","slower","faster"]},measure:{type:"choice",standard:"self",words:["total","self"]},equivalence:{
type:"text",standard:"0.02"},sort:{type:"text",standard:"abs_diff_duration"},order:{type:"choice",standard:"",words:["asc","desc"]},offset:{type:"text",standard:"0"},diagnosis:{type:"boolean",standard:"\
true"},layers:{type:"boolean",standard:"false"},operators:{type:"choice",standard:"false",words:["false","true","auto"]},contributors:{type:"choice",standard:"rows",words:["rows","modules"]},format:{type:"\
choice",standard:"json",words:["json","csv","brief"]},unit:{type:"choice",standard:"per_step",words:["per_step","total"]}},Is={tag:{type:"texts",standard:""},sort:{type:"choice",standard:"created",words:[
"created","label","ranks","steps","events","bytes","device","step_time","recorded"]},order:{type:"choice",standard:"",words:["asc","desc"]},group:{type:"choice",standard:"never",words:["auto","always",
"never"]},limit:{type:"text",standard:"100",least:0,most:1e3},offset:{type:"text",standard:"0",least:0,most:1e9}},Zn={control_marker_until:{type:"choice",standard:"",words:["end","next"]},test_marker_until:{
type:"choice",standard:"",words:["end","next"]},marker_until:{type:"choice",standard:"",words:["end","next"]},cut_overlaps:{type:"boolean",standard:"false"},level:{type:"choice",standard:"modules",words:[
"modules","operators","python"]},instances:{type:"boolean",standard:"false"},merge_lines:{type:"boolean",standard:"true"},by:{type:"choice",standard:"device",words:["device","host"]},significance:{type:"\
choice",standard:"none",words:["none","device","host"]},min_change:{type:"text",standard:"0"},max_nodes:{type:"text",standard:"2000",least:1,most:1e5},format:{type:"choice",standard:"json",words:["jso\
n","csv"]}},mr={rank:{type:"text",standard:"",least:-9007199254740990,most:9007199254740990},span:{type:"text",standard:"0",least:0,most:2147483647},step:{type:"text",standard:"",least:0,most:9007199254740990},
marker_until:{type:"choice",standard:"",words:["end","next"]},cut_overlaps:{type:"boolean",standard:"false"},use_short_name:{type:"boolean",standard:"false"},from:{type:"text",standard:""},to:{type:"t\
ext",standard:""},pixels:{type:"text",standard:"1200",least:100,most:8e3},threads:{type:"text",standard:"8",least:1,most:64}},pm={sets:{type:"text",standard:"*"},tag:{type:"texts",standard:""},measure:{
type:"choice",standard:"step_time",words:["step_time","gpu_time","compute","exposed_communication","exposed_memory","idle"]},time:{type:"choice",standard:"total",words:["total","self"]},by:{type:"choi\
ce",standard:"device",words:["device","host"]},machine:{type:"boolean",standard:"false"},format:{type:"choice",standard:"json",words:["json","csv"]}},Ds=null;function es(e,t,n){Ds&&!Ds.some(s=>s.name===
t)&&Ds.push({name:t,value:e.getAll(t).join(),allowed:n})}function gm(e,t){Ds=[];try{return e(t),Ds}finally{Ds=null}}function Jt(e,t,n,s){let o=e.get(t)??"";return o!==""&&!n.includes(o)&&es(e,t,n.filter(
a=>a!=="").join(", ")),o!==""&&n.includes(o)?o:s}function T$(e,t,n){let s=(e.get(t)??"").split(",").filter(o=>o!=="");return s.every(o=>n.includes(o))||es(e,t,n.join(", ")),s.filter(o=>n.includes(o))}
function wm(e,t,n,s){let o=e.get(t)??"";return o!==""&&!n.test(o)&&es(e,t,s),n.test(o)?o:""}function O$(e,t,n,s,o){let a=`${n} to ${s.toLocaleString("en-US")}`,r=wm(e,t,/^\d+$/,a),i=r===""||Number(r)>=
n&&Number(r)<=s;return i||es(e,t,a),r!==""&&i?Number(r):o}var M$=new Map([["1","true"],["0","false"]]);function Qt(e,t,n,s=hr(t,n).standard){let{type:o,words:a}=hr(t,n);if(o==="texts")return e.getAll(
n).filter(h=>h!=="");let r=e.get(n)??"",i=o==="text"?r:M$.get(r)??r,c=o==="boolean"?["true","false"]:a,d=o==="text"?i:c.find(h=>h.toLowerCase()===i.toLowerCase());d===void 0&&i!==""&&es(e,n,c.join(", "));
let f=(o==="choice"&&d==="false"?"":d)||s;return o==="boolean"?f==="true":f}function ts(e,t,n,s){for(let o of n){let{type:a,standard:r}=hr(t,o);a==="texts"?s[o].forEach(i=>e.append(o,i)):["",r].includes(
String(s[o]??""))||e.set(o,String(s[o]))}}var Le={read:(e,t)=>e.get(t)??""},Ke=(e,t="")=>({standard:t,read:(n,s)=>Jt(n,s,e,t)}),um=e=>({read:(t,n)=>T$(t,n,e),text:t=>t.join()}),st=(e,t,n=hr(e,t).standard)=>({
standard:n,read:s=>Qt(s,e,t,n)}),ym=(e,t,n)=>({standard:n,read:(s,o)=>O$(s,o,e,t,n)}),En=(e,t)=>Object.fromEntries(Object.entries(e).map(([n,{read:s}])=>[n,s(t,n)]));function ns(e,t,n){for(let[s,{standard:o="",
text:a}]of Object.entries(t)){let r=n[s]??"";if(Array.isArray(r)&&!a)r.forEach(i=>e.append(s,i));else{let i=(a??String)(r);i!==""&&i!==String(o)&&e.set(s,i)}}return e}var bm=(globalThis.document?.documentElement.
dataset.base??"/").replace(/\/$/,""),H=e=>bm+e,ss=(e,t)=>H(t.size===0?e:`${e}?${t}`),pc=e=>`/${e.split("/").slice(bm.split("/").length).join("/")}`,Et=()=>pc(location.pathname),A$=15,_m=[10,15,20,30,50,
100],C$=["total","per_step","per_call","percent"],km=$e.change.words,vm=$e.device_type.words,R$=$e.measure.words,L$=["step","compute","exposed_communication","exposed_memory","idle"],gr=[...L$,"op"],gc="\
ProfilerStep*",Tt=[gc,"*Synchronize","Stream Wait Event","* Sync","Command Buffer Full"],xm=["name","category","change","control_counts","test_counts","diff_counts","abs_diff_counts","control_total_du\
ration","test_total_duration","diff_duration","abs_diff_duration","diff_percent","q_value","more_work","slower_work"],N$=["name","category","change","q_value"],qo=e=>N$.includes(e)?"asc":"desc",wc=["c\
ontrol","test","control_ranks","test_ranks","control_steps","test_steps","control_marker","test_marker","control_marker_until","test_marker_until","cut_overlaps","use_short_name","merge_addresses","al\
iases","merge_lines"],$m=[...wc,"device_type","q","exclude","category","change","significant","fold","measure","equivalence","work","equal_clock"],Sm={fold:"true",significant:"",measure:"",equivalence:""},
P$=["lines","details","operators","classes","recorded","replacements",...Array.from({length:9},(e,t)=>`line-${t}`)],I$=["control","test","more","less","noise"];function fm(e,t){let n=e.get(t)??"",s=n.
split(",").map(a=>a===""?NaN:Number(a)),o=s.length===4&&s.every(Number.isFinite);return n!==""&&!o&&es(e,t,"four numbers"),o?n:""}var Tn={control_ranks:"all",test_ranks:"all",control_steps:"all",test_steps:"\
all"},On=e=>Object.keys(Tn).some(t=>e[t]!=="all"),Em=(e,t)=>Object.fromEntries(t.map(n=>[n,Qt(e,$e,n,Sm[n])])),yc=e=>Object.fromEntries([...O.flatMap(t=>{let n=`${t}_marker`,s=`${n}_until`;return[[n,e.
get(n)||e.get("marker")||""],[s,Jt(e,e.get(s)?s:"marker_until",$e.marker_until.words,"")]]}),["cut_overlaps",Qt(e,$e,"cut_overlaps")]]),Xt=(e=O)=>Object.fromEntries(e.flatMap(t=>[[`${t}_marker`,""],[`${t}\
_marker_until`,""]])),Bo=e=>Object.fromEntries([...Object.keys(Xt()),"cut_overlaps"].map(t=>[t,e[t]??""])),qs=(e,t)=>({...e[`${t}_marker`]&&{marker:e[`${t}_marker`],...e[`${t}_marker_until`]&&{marker_until:e[`${t}\
_marker_until`]}},...D$(e.cut_overlaps)&&{cut_overlaps:"true"}}),D$=e=>String(e??"")==="true",Mn=(e,t,n,s="")=>Object.entries(qs(t,n)).forEach(([o,a])=>e.set(o==="cut_overlaps"?o:s+o,a));function q$(e,t,n){
let s=e.get(t)??"";return s===""||/^[0-9a-f]{12}$/.test(s)&&!e.has(n)?s:qe(s,e.get(n)??"")}var Tm=e=>({sort:Ke(xm,$e.sort.standard),order:Ke($e.order.words,qo(e)),unit:Ke(C$),measure:{read:t=>Jt(t,t.has(
"measure")?"measure":"time",R$,"")},fold:st($e,"fold",Sm.fold),heat:Ke(gr),open:um(P$),hide:um(I$),zoom_time:{read:fm},zoom_calls:{read:fm},top:ym(1,200,A$),op:{read:(t,n)=>q$(t,n,"op_category")}});function Be(e){
let t=new URLSearchParams(e),n=Jt(t,"sort",xm,$e.sort.standard);return{...Em(t,$m),...yc(t),...!t.has("exclude")&&{exclude:Tt},...n.endsWith("_work")&&{work:!0},...En(Tm(n),t)}}function ot(e){let t=wr(
e);return t.delete("fold"),ns(t,Tm(e.sort),e),e.exclude.join(`
`)===Tt.join(`
`)?t.delete("exclude"):e.exclude.length===0&&t.set("exclude",""),ss("/compare",t)}var at=(e,t)=>ot({...Be(""),control:ee(e),test:ee(t)});function wr(e){let t=new URLSearchParams;return ts(t,$e,$m,e),e.
significant||t.delete("measure"),t}function B$(e,t,n){let s=n?"self_":"";if(e==="q_value")return"certainty";if(e.endsWith("_work"))return t==="total"?e:`${e}_${t==="percent"?"percent_of_step":t||"per_\
step"}`;if(e==="diff_percent")return`diff_${s}${t==="per_call"?"per_call_":""}percent`;if(/_counts$/.test(e))return t==="total"||t==="per_call"?e:`${e}_per_step`;let[,o]=/^(control|test|diff|abs_diff)(?:_total)?_duration$/.
exec(e)??[],[a,r]=No(t||"per_step",n);return o===void 0?e:`${o}_${o.endsWith("diff")?r:a}`}function Bs(e,t,n){let s=wr(e);return s.set("significance","true"),s.set("sort",B$(e.sort,t,n)),s.set("order",
e.order),s.set("measure",n?"self":"total"),s}function bc(e,t,n,s){let o=Bs(e,t,n);return o.set("format",s),o}var Om=["total","per_step"],F$=["calls","share"],Mm=["duration","calls","per_call"],Am={unit:Ke(
Om),bins:Ke(F$,"calls"),heat:Ke(Mm,"duration")};function Fs(e){let t=new URLSearchParams(e);return{...Em(t,wc),...yc(t),...En(Am,t),row:t.has("name")?qe(t.get("name"),t.get("category")??""):t.get("row")??
""}}function ce(e){let t=new URLSearchParams({control:e.control,test:e.test});return ts(t,$e,wc,e),t}function os(e){let t=ce(e);return t.set("row",e.row),t}var Ge=e=>H(`/compare/op?${ns(os(e),Am,{...e,
unit:Om.includes(e.unit)?e.unit:"",heat:Mm.includes(e.heat)?e.heat:""})}`);function Cm(e,t,n){let s=Bs(e,t,n);return s.delete("work"),e.sort.endsWith("_work")&&s.delete("sort"),e.op&&s.set("row",e.op),
s}function Rm(e){let t=new URL(ot(e),location.origin).searchParams;return["control","test"].forEach(n=>t.delete(n)),new URLSearchParams({control:e.control,test:e.test,view:t.toString()})}var Sn=Number(
Is.limit.standard),j$=e=>e==="label"?"asc":"desc",Lm=e=>({control:Le,test:Le,q:st(Is,"q"),tag:st(Is,"tag"),sort:st(Is,"sort"),order:st(Is,"order",j$(e)),page:ym(1,1e6,1)});function Fo(e){let t=new URLSearchParams(
e);return En(Lm(Qt(t,Is,"sort")),t)}function Nm(e){let t={...Fo(""),...e};return ss("/",ns(new URLSearchParams,Lm(t.sort),t))}var yr=e=>e.q!==""||e.tag.length>0;function as(e){let t=new URLSearchParams(
{group:"auto",sort:e.sort,order:e.order,limit:String(Sn),offset:String((e.page-1)*Sn)});return e.q!==""&&t.set("q",e.q),e.tag.forEach(n=>t.append("tag",n)),t}var ee=e=>e.slice(0,12),An=(e,t,n,s)=>s?.[e]?.
label??(n&&ne(n,t[e])?.label)??t[e];function ne(e,t){if(t==="")return;let n=e.find(a=>a.id===t);if(n)return n;let s=e.filter(a=>a.id.startsWith(t.toLowerCase()));if(s.length===1)return s[0];let o=e.filter(
a=>a.label===t);return o.length===1?o[0]:void 0}var W$=["sets","tag","baseline","name","category","layer","measure","time","by"],js=e=>En(Object.fromEntries(W$.map(t=>[t,st(pm,t,t==="sets"?"":void 0)])),
new URLSearchParams(e));function br(e){let t=new URLSearchParams;return e.sets!==""&&t.set("sets",e.sets),ts(t,pm,["tag","baseline",...e.layer!==""?["layer","by"]:e.name===""?["measure"]:["name","cate\
gory","time"]],e),t}var jo=e=>ss("/series",br(e)),O=["control","test"],rs={control:"test",test:"control"},Pm=["rank","span","step"],H$=["both",...O],U$={path:{type:"boolean",standard:"false"}},Im=32,z$=864e8,
K$=300,pr=e=>e!==null&&e!==""&&Number.isFinite(Number(e))?Number(e):null,mc=(e,t)=>wm(e,t,/^\d+$/,"whole numbers");function hm(e,t,n){let[s,o]=[pr(e.get(t)),pr(e.get(n))],a=s!==null&&o!==null&&s<o&&Math.
max(-s,o)<=z$;return[t,n].filter(r=>!a&&e.get(r)).forEach(r=>es(e,r,`µs since the beginning, ${t} before ${n}`)),a?[s,o]:[null,null]}var mm=(e,t)=>[...new Set(e.getAll(t))].filter(n=>n!==""&&n.length<=
K$).slice(0,Im),Ws=(e,{id:t,main:n})=>n?"main":`${e}:${t}`,_r=(e,t)=>e.includes(t)?e.filter(n=>n!==t):[...e,t].slice(-Im),fr={read:()=>null,text:e=>typeof e=="number"?String(Math.round(e*1e3)/1e3):""},
Dm={cut_overlaps:st(mr,"cut_overlaps"),use_short_name:st(mr,"use_short_name","false"),path:st(U$,"path"),show:Ke(H$,"both"),from:fr,to:fr,sum_from:fr,sum_to:fr,open:{read:mm},pin:{read:mm},q:Le,name:Le,
category:Le,nth:{read:e=>pr(mc(e,"nth"))},at:Ke(O),align:Le,align_category:Le,align_nth:{read:e=>pr(mc(e,"align_nth"))??0,standard:0}};function kr(e){let t=new URLSearchParams(e),n={control:t.get("con\
trol")??"",test:t.get("test")??""};for(let i of O)for(let c of Pm){let d=`${i}_${c}`;n[d]=mc(t,t.has(d)?d:c)}Object.assign(n,yc(t));let[s,o]=hm(t,"from","to"),[a,r]=hm(t,"sum_from","sum_to");return{...n,
...En(Dm,t),from:s,to:o,sum_from:a,sum_to:r}}function Hs(e){let t=new URLSearchParams,n=(s,o)=>o&&t.set(s,o);O.forEach(s=>n(s,e[s]));for(let s of[...Pm,"marker","marker_until"]){let[o,a]=O.map(i=>e[`${i}\
_${s}`]??""),r=o===a||!e.control||!e.test;n(s,r?o||a:""),O.forEach(i=>n(`${i}_${s}`,r?"":e[`${i}_${s}`]))}return ss("/timeline",ns(t,Dm,{...e,...!e.name&&{category:"",nth:"",at:""},...!e.align&&{align_category:"",
align_nth:0}}))}function Ft(e){let t=O.filter(n=>e[n]!=="");return t.includes(e.show)?[e.show]:t}var G$=(e,t)=>e-t,qm=e=>[...new Set(e)].sort(G$),_c=e=>qm(e.map(t=>t.rank)),kc=(e,t)=>qm(e.filter(n=>n.
rank===t).map(n=>n.span)),vc=(e,t,n)=>e.filter(s=>s.rank===t&&s.span===n).sort((s,o)=>(s.step_number??-1)-(o.step_number??-1));function Y$(e){let t=[...e].sort((n,s)=>n.step-s.step);return t[t.length>>
1]}var V$=(e,t)=>e.find(n=>String(n)===t);function Bm(e,t,n=null){if(e.length===0)return null;let s=[],o=(d,u,f,h)=>{let m=u===""?void 0:V$(d,u);return u!==""&&m===void 0&&s.push(`${f} ${u}`),m??(d.includes(
h)?h:d[0])},a=o(_c(e),t.rank,"rank",n?.sample.rank),r=o(kc(e,a),t.span,"file",n?.sample.span),i=vc(e,a,r),c=t.step===""?void 0:i.find(d=>String(d.step_number)===t.step);return t.step!==""&&!c&&s.push(
`step ${t.step}`),c??=n?i.find(d=>d.step_number===n.sample.step_number)??i[Math.min(n.place,i.length-1)]:Y$(i),{sample:c,place:i.indexOf(c),missing:s}}var Fm={control:Le,test:Le,q:Le,chart:Ke(["bars",
"line","scatter","histogram","none"]),x:Le,y:Le,y2:Le,by:Le},jm={chart:"",x:"",y:"",y2:"",by:""},vr=e=>En(Fm,new URLSearchParams(e)),xr=e=>ss("/query",ns(new URLSearchParams,Fm,e));function $r({control:e,
test:t,q:n},s=""){let o=new URLSearchParams;return Object.entries({control:e,test:t,q:n,format:s}).filter(([,a])=>a!=="").forEach(([a,r])=>o.set(a,r)),o}var J$=300,Q$=4e3,X$=1e4,Cn=()=>globalThis.serverConnection??={gone:!1,actions:0,back:null,build:null,other:!1,hurry(){}},Sr=()=>document.dispatchEvent(new Event("connection")),Hm=({status:e,headers:t})=>[
502,503,504].includes(e)&&!/json/.test(t.get("Content-Type")??"");async function Z$(){try{let e=await fetch(H("/api/v1/status"),{cache:"no-store",signal:AbortSignal.timeout(X$)});return Hm(e)?null:await e.
json().catch(()=>({}))}catch{return null}}async function eS(){let e=Cn(),t=J$;for(;;){await new Promise(s=>{e.hurry=s,setTimeout(s,t)});let n=await Z$();if(n){let s=e.gone;return Object.assign(e,{gone:!1,
back:null,other:e.build!==null&&n.build!==void 0&&n.build!==e.build}),Sr(),s}e.gone||(e.gone=!0,Sr()),t=Math.min(2*t,Q$)}}async function $c({signal:e,isAction:t=!1}={}){let n=Cn();e?.throwIfAborted(),
n.back??=eS(),t&&(n.actions+=1,Sr());let s;try{return await Promise.race([n.back,new Promise((o,a)=>{s=()=>a(e.reason),e?.addEventListener("abort",s,{once:!0})})])}finally{e?.removeEventListener("abor\
t",s),t&&(n.actions-=1,Sr())}}var Um=e=>{Cn().build??=e},zm=e=>document.addEventListener("connection",()=>e(Cn())),Ot=H("/api/v1"),tS=700,nS=4,Zt=class extends Error{constructor(t,n,s,o=null){super(s),
this.name="ApiError",this.status=t,this.code=n,this.offset=o}};function Sc(e,t){try{let n=JSON.parse(t);if(typeof n.detail=="string"||typeof n.title=="string")return new Zt(e,n.code??"error",n.detail||
n.title,n.offset??null)}catch{}return new Zt(e,"error",`The server answered with status ${e}.`)}var xc=()=>new Zt(0,"offline","The server does not answer. Is “tracediff serve” still running?"),sS=/"(?:stream|correlation)":-?\d{16}/,
oS=(e,t,n)=>(e==="stream"||e==="correlation")&&Number.isInteger(t)&&!Number.isSafeInteger(t)&&n?.source||t,aS=/\d{16}/,rS=(e,t,n)=>Number.isInteger(t)&&!Number.isSafeInteger(t)&&/^-?\d+$/.test(n?.source??
"")?n.source:t,iS=(e,t)=>new Promise((n,s)=>{let o=setTimeout(n,e);t?.addEventListener("abort",()=>{clearTimeout(o),s(t.reason)},{once:!0})});function Wm(e){globalThis.waitingRequests=(globalThis.waitingRequests??
0)+e,globalThis.document?.dispatchEvent(new Event("waiting"))}function Km(e){let t=()=>e(globalThis.waitingRequests>0);document.addEventListener("waiting",t),t()}async function Mt(e,t,n={}){let s=!1,o=1;
try{for(;;)try{return await lS(e,t,n)}catch(a){if(a.code==="offline"&&o<nS){o+=1,await $c({signal:n.signal,isAction:e!=="GET"});continue}if(e==="DELETE"&&a.status===404&&o>1)return null;if(a.code!=="n\
ot_checked_yet")throw a;s||(s=!0,Wm(1)),await iS(tS,n.signal)}}finally{s&&Wm(-1)}}async function lS(e,t,{body:n,signal:s,digits:o=!1}){let a={method:e,signal:s,headers:{Accept:"application/json"}};n!==
void 0&&(a.headers["Content-Type"]="application/json",a.body=JSON.stringify(n));let r,i;try{r=await fetch(Ot+t,a),i=await r.text()}catch(c){throw c.name==="AbortError"?c:xc()}if(Hm(r))throw xc();if(!r.
ok)throw Sc(r.status,i);if(i==="")return null;try{return JSON.parse(i,o&&aS.test(i)?rS:sS.test(i)?oS:void 0)}catch{throw new Zt(r.status,"bad_answer","The server sent an answer that is not JSON.")}}var we=(e,t)=>Mt(
"GET",e,t),de=encodeURIComponent,Us=e=>we("/status",e);async function wt(e,t){let n=await we(`/sets?${e}`,t);return{...n,entries:n.entries??n.sets.map(s=>({set:s}))}}async function jt(e,t){let n=e.map(
o=>`id=${de(o)}`).join("&"),s=e.length===0?[]:(await we(`/sets?${n}`,t)).sets;return[...new Map(s.map(o=>[o.id,o])).values()]}async function Gm(e){let t=await jt(e);return t.length>0?t:(await wt("limi\
t=1")).entries.map(({set:n})=>n)}var is=async e=>(await we("/tags",e)).tags,en=(e,t)=>we(`/sets/${de(e)}`,t),Rn=(e,t)=>Mt("PATCH",`/sets/${de(e)}`,{body:t}),Wo=e=>Mt("DELETE",`/sets/${de(e)}`),Ym=async(e,t)=>(await Mt(
"POST",`/sets/${de(e)}/split`,{body:t})).job,Vm=async(e,t)=>(await Mt("POST","/sets/join",{body:t===""?{sets:e}:{sets:e,label:t}})).job,Ho=e=>Mt("POST",`/sets/${de(e)}/restore`),ue=(e,t)=>we(`/compare\
_traces?${e}`,t),Er=(e,t)=>we(`/compare_traces/op?${e}`,t),Tr=(e,t,n)=>we(e===""?`/compare_traces/tree?${t}`:`/sets/${de(e)}/tree?${t}`,n),zs=async(e,t,n)=>(await we(`/sets/${de(e)}/steps?${new URLSearchParams(
t)}`,n)).steps,Uo=(e,t,n)=>we(`/sets/${de(e)}/timeline?${t}`,n),Or=(e,t,n)=>we(`/sets/${de(e)}/timeline/find?${t}`,n),Ln=(e,t,n)=>we(`/analysis/${e}?${t}`,n),Ec=(e,t)=>we(`/series?${e}`,t),Jm=e=>`${Ot}\
/series?${e}`,Qm=(e,t)=>`${Ot}/analysis/${e}?${t}`,Mr=async(e,t,n)=>(await we(`/sets/${de(e)}/ops?q=${de(t)}&limit=50`,n)).ops,zo=e=>`${Ot}/compare_traces?${e}`,Ar=e=>`${Ot}/report?${e}`,Cr=e=>`${Ot}/\
bundle?${e}`,Xm=e=>`${Ot}/compare_traces/op?${e}`,Zm=(e,t,n)=>we(`/sets/${de(e)}/timeline/sums?${t}`,n),ep=(e,t)=>we(`/sql?${e}`,{...t,digits:!0}),tp=e=>`${Ot}/sql?${e}`,np=async(e,t)=>(await we(`/sql\
/schema?${e}`,t)).tables,Tc=(e,t,n)=>`${Ot}/sets/${de(e)}/files/${t}/trace${n?`?${n}`:""}`;async function Rr(e,t,n,{signal:s,onProgress:o}){let a=[],r=0,i;try{if(i=await fetch(Tc(e,t,n),{signal:s}),i.
ok){let c=i.body.getReader();for(;;){let{done:d,value:u}=await c.read();if(d)break;a.push(u),r+=u.length,o(r)}return await new Blob(a).arrayBuffer()}}catch(c){throw c.name==="AbortError"?c:r>0?new Zt(
0,"broken","The download stopped before its end. The log of the server says why."):xc()}throw Sc(i.status,await i.text())}var sp=async e=>(await we("/jobs",e)).jobs,op=(e,t)=>we(`/jobs/${de(e)}`,t),Ks=e=>Mt(
"DELETE",`/jobs/${de(e)}`),ap=e=>new EventSource(`${Ot}/jobs/${de(e)}/events`),rp=(e,t,n)=>Mt("POST","/uploads",{body:{label:e,files:t,files_are:n}}),ip=async(e="")=>(await Mt("POST",`/samples${e&&`/${e}`}`)).
jobs,lp=e=>we(`/uploads/${de(e)}`),Oc=e=>Mt("DELETE",`/uploads/${de(e)}`),cp=async e=>(await Mt("POST",`/uploads/${de(e)}/commit`)).job;function dp(e,t,n,{from:s=0,signal:o,onProgress:a}){return new Promise(
(r,i)=>{let c=new XMLHttpRequest,d=()=>c.abort(),u=(h,m)=>{o?.removeEventListener("abort",d),h(m)},f=()=>u(i,new DOMException("Cancelled","AbortError"));if(o?.aborted){f();return}o?.addEventListener("\
abort",d),c.open("PUT",`${Ot}/uploads/${de(e)}/files/${de(t)}`),c.setRequestHeader("Content-Type","application/octet-stream"),s>0&&c.setRequestHeader("Content-Range",`bytes ${s}-${n.size-1}/${n.size}`),
c.upload.addEventListener("progress",h=>a(s+h.loaded)),c.addEventListener("load",()=>{if(c.status<200||c.status>299){u(i,Sc(c.status,c.responseText));return}try{u(r,JSON.parse(c.responseText))}catch{u(
i,new Zt(c.status,"bad_answer","The server sent an answer that is not JSON."))}}),c.addEventListener("error",()=>u(i,new Zt(0,"offline","The connection was lost, or the file changed on the disk while \
it was being sent."))),c.addEventListener("abort",f),c.send(s>0?n.slice(s):n)})}function l(e,t={},...n){let s=document.createElement(e);for(let[o,a]of Object.entries(t??{}))if(!(a==null||a===!1))if(o==="class")s.className=a;else if(o==="text")s.textContent=a;else if(o==="on")for(let[
r,i]of Object.entries(a))s.addEventListener(r,i);else if(o==="data")Object.assign(s.dataset,a);else if(o==="css")for(let[r,i]of Object.entries(a))s.style.setProperty(r,i);else s.setAttribute(o,a===!0?
"":String(a));return Lr(s,n),s}function Lr(e,t){for(let n of t)Array.isArray(n)?Lr(e,n):n!=null&&n!==!1&&e.append(n)}function _(e,...t){return e.textContent="",Lr(e,t),e}function Nn(e,t){let n=new Set(
t);for(let o of[...e.childNodes])n.has(o)||o.remove();let s=e.firstChild;for(let o of t)o===s?s=s.nextSibling:e.insertBefore(o,s)}function x(e,t,n={}){return l("button",{type:"button",...n,on:{click:t}},
e)}function ye(e,t,{value:n,...s}={}){let o=l("select",{...s,on:{change:()=>t(o.value)}},e.map(([a,r])=>l("option",{value:a,selected:a===n},r)));return o}function Fe(e,t,n="field"){let s=e.contains(document.
activeElement)?document.activeElement.dataset[n]:void 0;t(),s!==void 0&&[...e.querySelectorAll(`[data-${n}]`)].find(o=>o.dataset[n]===s)?.focus()}function ls(e,t,n,...s){let o=R("dialog"),a=()=>r.close();
_(n,l("div",{class:"trace-head"},l("h2",{id:o},e),Y("close","Close",a)),s),n.classList.add("trace-box");let r=l("dialog",{class:`trace-dialog ${t}`.trim(),"aria-labelledby":o,on:{close:()=>r.remove(),
click:i=>{i.target===r&&a()}}},n);return document.body.append(r),r.showModal(),r}var Se=({code:e,message:t},n,...s)=>l("div",{class:"error-box",role:"alert",data:e&&{code:e}},n&&[l("h2",{},n),l("p",{},
t)],n?s.length>0&&l("p",{},s):t);function Pn({wait:e,onText:t,onStep:n=null,empties:s=!0,...o}){let a=Ee(e,()=>t(r.value.trim())),r=l("input",{type:"search",autocomplete:"off",spellcheck:"false",...o,
on:{input:a,keydown(i){let c=n&&i.key==="Enter";!c&&!(s&&i.key==="Escape"&&r.value!=="")||(i.preventDefault(),a.cancel(),r.value=c?r.value:"",t(r.value.trim()),c&&n(i.shiftKey?-1:1))}}});return r}var cS="\
http://www.w3.org/2000/svg";function q(e,t={},...n){let s=document.createElementNS(cS,e);for(let[o,a]of Object.entries(t))s.setAttribute(o,String(a));return Lr(s,n),s}function Go(e,t,n,s){let o=globalThis.
devicePixelRatio||1;[e.width,e.height]=[Math.round(t*o),Math.round(n*o)],e.style.setProperty("height",`${n}px`);let a=e.getContext("2d",s);return a.scale(o,o),a}var dS={pencil:"M2.5 13.5v-2.6l7.8-7.8 \
2.6 2.6-7.8 7.8zM9 4.4l2.6 2.6",note:"M3 2.5h10v7.5l-3.5 3.5H3zM13 10H9.5v3.5M5.5 5.5h5M5.5 8h3",pin:"M6 2.5h4M6.5 2.5l.3 4.2L4.5 9.5h7L9.2 6.7l.3-4.2M8 9.5v4",trash:"M3 4.5h10M6 4.5V3h4v1.5M4.3 4.5l.\
6 9h6.2l.6-9M6.8 7v4M9.2 7v4",swap:"M2.5 5.5h10M10 3l2.5 2.5L10 8M13.5 10.5h-10M6 8l-2.5 2.5L6 13",close:"M4 4l8 8M12 4l-8 8",more:"M3.5 8h.01M8 8h.01M12.5 8h.01",up:"M4.5 9.5L8 6l3.5 3.5",down:"M4.5 \
6.5L8 10l3.5-3.5",chevron:"M6 4l4 4-4 4",warning:"M8 2.5l6 10.8H2zM8 6.5v3.2M8 11.4v.3",link:"M6.5 9.5l3-3M7.5 4.5l1-1a2.8 2.8 0 014 4l-1 1M8.5 11.5l-1 1a2.8 2.8 0 01-4-4l1-1",plus:"M8 3.5v9M3.5 8h9",
minus:"M3.5 8h9",pan:"M8 2v12M2 8h12M6 4l2-2 2 2M6 12l2 2 2-2M4 6L2 8l2 2M12 6l2 2-2 2",reset:"M3.5 8a4.5 4.5 0 101.3-3.2L3.2 6.4M3 3v3.6h3.6",folder:"M2 4h4.2l1.4 1.6H14V13H2z",file:"M4 2h5l3 3v9H4zM\
9 2v3h3"};function rt(e){return q("svg",{viewBox:"0 0 16 16",class:"icon","aria-hidden":"true",focusable:"false"},q("path",{d:dS[e]}))}function Y(e,t,n,s={}){return l("button",{type:"button",title:t,"\
aria-label":t,...s,class:`icon-button ${s.class??""}`.trim(),on:{click:n}},rt(e))}var up=0;function R(e){return up+=1,`${e}-${up}`}var je=()=>new Promise(e=>{document.hidden?e():requestAnimationFrame(
()=>setTimeout(e))});function B(e,t=!1){let n=document.getElementById(t?"alerts":"live");n.textContent="",setTimeout(()=>{n.textContent=e},50)}function Ee(e,t){let n=0,s=(...o)=>{clearTimeout(n),n=setTimeout(
()=>t(...o),e)};return s.cancel=()=>clearTimeout(n),s}function Te(e,t,n){let s=new Map;return{node:l("div",{class:"segmented",role:"group","aria-label":e},t.map(([a,r,i])=>{let c=x(r,()=>n(a),{title:i,
"aria-pressed":"false"});return s.set(a,c),c})),buttons:s,press(a){for(let[r,i]of s)i.setAttribute("aria-pressed",String(r===a))}}}function z(e,{action:t=null,seconds:n=8,urgent:s=!1}={}){let o=l("div",
{class:`toast${s?" toast-urgent":""}`},l("span",{class:"toast-text"},e)),a=0,r=()=>{clearTimeout(a),o.remove()},i=()=>{clearTimeout(a),a=setTimeout(r,n*1e3)};t&&o.append(x(t.label,()=>{r(),t.run()},{class:"\
toast-action"})),o.append(Y("close","Dismiss",r));let c=()=>clearTimeout(a);return o.addEventListener("pointerenter",c),o.addEventListener("focusin",c),o.addEventListener("pointerleave",i),o.addEventListener(
"focusout",i),document.getElementById("toasts").append(o),B(t?`${e} ${t.label} is available.`:e,s),i(),r}var Gs=4,uS=e=>mp(e.menu,e.opener);function fp(e,t=!1){e.menu=l("div",{class:"row-menu",role:"m\
enu",id:e.id,"aria-label":e.label,on:{keydown:n=>hS(e,n),focusout:n=>mS(e,n)}}),_(e.menu,e.items().filter(n=>!n.hidden).map(n=>fS(e,n))),e.opener.setAttribute("aria-expanded","true"),e.opener.setAttribute(
"aria-controls",e.id),e.opener.closest("main").append(e.menu),mp(e.menu,e.opener),addEventListener("scroll",e.follow,{capture:!0}),addEventListener("resize",e.follow),hp(e).at(t?-1:0)?.focus({preventScroll:!0})}
function Ko(e){removeEventListener("scroll",e.follow,{capture:!0}),removeEventListener("resize",e.follow);let t=e.menu;e.menu=null,t?.remove(),e.opener.setAttribute("aria-expanded","false"),e.opener.removeAttribute(
"aria-controls")}var hp=e=>[...e.menu.querySelectorAll('[role="menuitem"]')],fS=(e,t)=>l(t.href?"a":"button",{role:"menuitem",type:t.href?null:"button",href:t.href,download:t.download,tabindex:"-1",class:t.
danger?"danger":t.href?"button":"",disabled:t.disabled,title:t.title,on:{click:()=>{if(t.href){setTimeout(()=>e.menu&&(e.opener.focus({preventScroll:!0}),Ko(e)));return}Ko(e),e.opener.focus({preventScroll:!0}),
t.run()}}},t.text,t.note&&[" ",l("span",{class:"muted small"},t.note)]);function hS(e,t){let n=hp(e).filter(r=>!r.disabled),s=n.indexOf(document.activeElement),o=t.key.length===1?t.key.toLowerCase():"",
a={ArrowDown:n[(s+1)%n.length],ArrowUp:n.at(s-1),Home:n[0],End:n.at(-1)}[t.key]??(o.trim()===""?void 0:[...n.slice(s+1),...n].find(r=>r.textContent.toLowerCase().startsWith(o)));(t.key==="Escape"||t.key===
"Tab")&&(Ko(e),e.opener.focus({preventScroll:!0})),(t.key==="Escape"||a)&&(t.preventDefault(),t.stopPropagation(),a?.focus({preventScroll:!0}))}function mS(e,t){e.menu&&!e.menu.contains(t.relatedTarget)&&
t.relatedTarget!==e.opener&&Ko(e)}function Nr(e,t,{text:n,...s}={}){let o={label:e,items:t,menu:null};o.follow=()=>uS(o),o.id=R("menu");let a=n?{}:{title:e,"aria-label":e};return o.opener=l("button",{
type:"button",...a,...s,class:`${n?"":"icon-button "}menu-button ${s.class??""}`.trim(),"aria-haspopup":"menu","aria-expanded":"false",on:{click:()=>o.menu?Ko(o):fp(o),keydown:r=>{(r.key==="ArrowDown"||
r.key==="ArrowUp")&&(r.preventDefault(),fp(o,r.key==="ArrowUp"))}}},n??rt("more")),o.opener}function mp(e,t){let n=t.getBoundingClientRect(),{offsetWidth:s,offsetHeight:o}=e,a=n.bottom+Gs+o<=innerHeight;
e.style.setProperty("top",`${Math.max(Gs,a?n.bottom+Gs:n.top-Gs-o)}px`),e.style.setProperty("left",`${Math.max(Gs,Math.min(n.right-s,innerWidth-s-Gs))}px`)}function Oe(e){let t=l("a",{class:"button sq\
l-link",hidden:!0,title:`${e}: the same numbers in SQL`,"aria-label":`${e}: SQL`},"SQL");return{node:t,set(n){t.hidden=n===null,n!==null&&(t.href=n)}}}var pS="tracediff.theme",Mc=new Set,Ir=e=>globalThis.matchMedia?.(e)??{matches:!1},Rc=Ir("(prefers-color-scheme: dark)");function Ac(){let e=document.documentElement.dataset.theme;return e==="light"||
e==="dark"?e:"auto"}function gS(){let e=Ac();return e==="auto"?Rc.matches?"dark":"light":e}function Me(e){return Mc.add(e),()=>Mc.delete(e)}function pp(){for(let e of[...Mc])e(gS())}function yp(e){e.value=
Ac(),e.addEventListener("change",()=>{e.value==="auto"?delete document.documentElement.dataset.theme:document.documentElement.dataset.theme=e.value;try{localStorage.setItem(pS,e.value)}catch{}pp()}),Rc.
addEventListener("change",()=>{Ac()==="auto"&&pp()})}var wS=Ir("(forced-colors: active)"),Pr=new Map,gp="";function S(e){let{theme:t,printing:n}=document.documentElement.dataset,s=`${t} ${n} ${Rc.matches}\
 ${wS.matches}`;return s!==gp&&(Pr=new Map,gp=s),Pr.has(e)||Pr.set(e,yS(e)),Pr.get(e)}function yS(e){let t=document.createElement("span");t.style.color=`var(${e})`,t.style.forcedColorAdjust="none",document.
body.append(t);let n=getComputedStyle(t).color;return t.remove(),n}var Cc=new Set,bp=!1,Dr=()=>bp;function Ys(e){return Cc.add(e),()=>Cc.delete(e)}function wp(e){bp=e,document.documentElement.toggleAttribute(
"data-printing",e);for(let t of[...Cc])t()}function _p(){window.addEventListener("beforeprint",()=>wp(!0)),window.addEventListener("afterprint",()=>wp(!1))}var Lc=null;function Br(){return globalThis.Plotly?Promise.resolve(globalThis.Plotly):(Lc??=new Promise((e,t)=>{let n=document.createElement("script");n.src=document.documentElement.dataset.plotly,n.addEventListener(
"load",()=>e(globalThis.Plotly)),n.addEventListener("error",()=>{Lc=null,n.remove(),t(new Error("The chart library could not be loaded."))}),document.head.append(n)}),Lc)}var bS={displayModeBar:!1,displaylogo:!1,
showSendToCloud:!1,showEditInChartStudio:!1,plotlyServerURL:"",responsive:!1,doubleClick:"reset",scrollZoom:!1,showTips:!1},Yo=()=>[[0,S("--heat-low")],[.5,S("--heat-middle")],[1,S("--heat-high")]];function tn(){
return{control:S("--control-fill"),test:S("--test-fill"),more:S("--more-fill"),less:S("--less-fill"),noise:S("--noise-fill"),surface:S("--surface"),highlight:S("--highlight"),highlightEdge:S("--accent")}}
function _S(){let e=S("--text"),t=S("--muted"),n=S("--grid"),s={gridcolor:n,zerolinecolor:t,linecolor:n,tickcolor:n,tickfont:{color:t,size:11},automargin:!1},o=getComputedStyle(document.body).fontFamily;
return{layout:{paper_bgcolor:"rgba(0,0,0,0)",plot_bgcolor:"rgba(0,0,0,0)",font:{family:o,size:12,color:e},colorway:[S("--control-fill"),S("--test-fill"),S("--more-fill")],xaxis:s,yaxis:s,legend:{font:{
color:e,size:12}},hoverlabel:{bgcolor:S("--surface-raised"),bordercolor:S("--border-strong"),font:{family:o,size:12,color:e},align:"left",namelength:-1},separators:".,"}}}var it=e=>({template:_S(),hovermode:"\
closest",...e}),Ye=(e,t={standoff:4})=>({text:e,font:{size:11},...t}),ge=e=>e.filter(Boolean).map(t=>re(t)).join("<br>"),Ae=e=>({customdata:e,hovertemplate:"%{customdata}<extra></extra>"}),Fr=(e,t,n)=>({
type:"scatter",mode:"markers",marker:{opacity:0,size:1},x:e,y:t,...Ae(n)}),cs=(e,t)=>({type:"scatter",mode:"lines",x:t.flatMap((n,s)=>[e[s],e[s+1]]),y:t.flatMap(n=>[n,n])});function In(e,t){let n=/^rgb\((.+)\)$/.
exec(e);return n?`rgba(${n[1]}, ${t})`:e}var Nc=17;function kS({title:e,lines:t,keys:n=[]},s,o){let a=tn(),r=t.flatMap(m=>Vn(m,Math.floor(s/6.6),3)),i=30+Nc*r.length+(n.length>0?24:0)+8,c=(m,p,g,w)=>({
xref:"paper",yref:"paper",showarrow:!1,x:0,y:1,xanchor:"left",yanchor:"top",align:"left",xshift:12-o.left,yshift:o.top+i-m,text:re(p),font:{size:g,color:S(w?"--text":"--muted")}}),d=[c(8,e,15,!0),...r.
map((m,p)=>c(30+Nc*p,m,12,!1))],u=[],f=12-o.left,h=30+Nc*r.length+4;for(let[m,p]of n)u.push({type:"rect",xref:"paper",yref:"paper",xsizemode:"pixel",ysizemode:"pixel",xanchor:0,yanchor:1,x0:f,x1:f+14,
y0:o.top+i-h-13,y1:o.top+i-h-4,fillcolor:a[m]??S(m),line:{width:0}}),d.push({...c(h,p,12,!1),xshift:f+19}),f+=19+7*p.length+18;return{annotations:d,shapes:u,height:i}}async function vS(e,t,n,s){let o=await Br(),
a=S("--surface"),r=Math.max(e.clientWidth,900),{l:i,t:c}=e._fullLayout.margin,d=kS(s,r,{left:i,top:c}),{layout:u}=e,f={data:e.data,layout:{...u,paper_bgcolor:a,plot_bgcolor:a,margin:{...u.margin,t:c+d.
height},annotations:[...u.annotations??[],...d.annotations],shapes:[...u.shapes??[],...d.shapes]}};await o.downloadImage(f,{format:t,filename:n,width:r,height:e.clientHeight+d.height,scale:t==="png"?2:
1})}var xS=4,kp=280,$S=[250,1e3],Wt=[],$p=-1/0;function SS({target:e}){e.closest?.(".chart")||($p=performance.now())}for(let e of["keydown","input","pointerdown","wheel"])globalThis.document?.addEventListener(
e,SS,{capture:!0,passive:!0});function ES(e,t){return new Promise(n=>{Wt.push({node:e,isNew:t,go:n}),Wt.length===1&&je().then(Pc)})}function TS(e){let t=Wt.findIndex(n=>n.node===e);t>=0&&Wt.splice(t,1)[0].
go()}function Pc(){if(Wt.length===0)return;let e=performance.now()-$p,t=({node:a})=>{let{top:r,bottom:i}=a.getBoundingClientRect();return i>0&&r<window.innerHeight},n=Wt.find(t),s=n??Wt[0],o=$S[n||s.isNew?
0:1]-e;if(o>0){setTimeout(Pc,o);return}Wt.splice(Wt.indexOf(s),1),s.go(),Wt.length>0&&je().then(Pc)}function OS(e,t){let n=null,s=null;e.on("plotly_hover",i=>{n=i}),e.on("plotly_unhover",()=>{n=null});
let o=0,a=0,r=i=>{clearTimeout(o),o=performance.now()<a?0:setTimeout(()=>t(i),kp)};e.on("plotly_doubleclick",()=>{clearTimeout(o),a=performance.now()+kp}),e.on("plotly_click",i=>{s=null,r(i)}),e.addEventListener(
"mousedown",({clientX:i,clientY:c,button:d})=>{s=n&&d===0?{event:n,x:i,y:c}:null},!0),e.addEventListener("click",({clientX:i,clientY:c})=>{let d=s;s=null,d&&Math.hypot(i-d.x,c-d.y)<xS&&r(d.event)})}async function Ic(e,t=!1){
if(e.waiting){t&&TS(e.node);return}let n;e.waiting=!0;try{e.drawn||await je(),n=await Br(),t||(delete e.plot.dataset.ready,await ES(e.node,!e.drawn))}catch(r){_(e.message,r.message),e.message.hidden=!1;
return}finally{e.waiting=!1}if(e.width=e.plot.clientWidth,e.dead||!e.data||e.data.empty||e.width===0)return;let s=e.spec.height(e.data,e.width);e.plot.style.height=`${s}px`;let{data:o,layout:a}=e.spec.
make(e.data,e.width);await n.react(e.plot,o,{...a,width:e.width,height:s,showlegend:!1,uirevision:e.data.zoom??e.data.revision},bS),!e.drawn&&!e.dead&&(e.drawn=!0,e.spec.onClick&&OS(e.plot,r=>e.spec.onClick(
r,e.data)),e.spec.onRelayout&&e.plot.on("plotly_relayout",r=>e.spec.onRelayout(r,e.data)),e.spec.onDoubleClick&&e.plot.on("plotly_doubleclick",()=>e.spec.onDoubleClick(e.data)),e.plot.querySelector(".\
main-svg")?.setAttribute("aria-hidden","true")),e.plot.dataset.ready=e.data.revision}function vp(e){e.drawn&&e.data&&!e.data.empty&&!e.spec.paint&&Ic(e,!0)}function MS(e,t){e.drawn&&(e.spec.save??vS)(
e.plot,t,`${e.data.file}-${e.spec.file}`,{title:[e.spec.title,e.data.heading].filter(Boolean).join(", "),lines:e.data.caption??[],keys:typeof e.spec.keys=="function"?e.spec.keys():e.spec.keys??[]})}function AS(e,t){
let n=e.data?.revision===t.revision&&!t.empty;if(e.data=t,e.heading.textContent=t.heading??"",e.plot.dataset.wanted=t.revision,e.plot.hidden=!!t.empty,e.tools.hidden=e.plot.hidden,e.node.toggleAttribute(
"data-empty",e.plot.hidden),e.message.hidden=!t.empty,_(e.message,t.empty),!(t.empty||n&&e.drawn)){if(e.spec.paint){e.plot.style.height=`${e.spec.height(t)}px`,_(e.plot,e.spec.paint(t)),e.drawn=!0,e.plot.
dataset.ready=t.revision;return}e.plot.style.height=`${e.spec.height(t,e.spec.height.length>1?e.plot.clientWidth||600:0)}px`,Ic(e)}}function CS(e,t){e.drawn&&!e.plot.hidden&&globalThis.Plotly.relayout(
e.plot,t(e.plot.layout))}function RS(e){e.dead=!0,e.observer.disconnect(),e.stopPrinting(),e.drawn&&!e.spec.paint&&globalThis.Plotly.purge(e.plot)}function Ze(e){let t={spec:e,data:null,drawn:!1,waiting:!1,
dead:!1,width:0};t.plot=l("div",{class:"plot",id:e.id}),t.heading=l("span",{class:"chart-unit"}),t.message=l("p",{class:"chart-message muted",hidden:!0});let n=Oe(e.title);return t.tools=l("div",{class:"\
chart-tools"},e.tools,n.node,["PNG","SVG"].map(s=>x(s,()=>MS(t,s.toLowerCase()),{title:`${e.title}: download as ${s}`,"aria-label":`${s} of ${e.title}`}))),t.node=l("section",{class:`card chart ${e.class??
""}`.trim(),"aria-label":e.title},l("div",{class:"chart-head"},l(e.level??"h3",{},e.title," ",t.heading),t.tools),e.extra,t.plot,t.message),t.observer=new ResizeObserver(()=>{t.data&&!e.paint&&!Dr()&&
!t.plot.hidden&&t.plot.clientWidth>0&&Math.abs(t.plot.clientWidth-t.width)>1&&Ic(t)}),t.observer.observe(t.node),t.stopPrinting=Ys(()=>vp(t)),{node:t.node,sql:n,draw:s=>AS(t,s),retheme:()=>vp(t),layout:()=>t.
plot.layout,relayout:s=>CS(t,s),unmount:()=>RS(t)}}function nn(e,t){let n=Math.max(1,Math.ceil(e/Math.max(1,t)));return Array.from({length:Math.ceil(e/n)},(s,o)=>o*n)}function Dc(e,t){let n=document.createElement(
"a");n.href=URL.createObjectURL(e),n.download=t,document.body.append(n),n.click(),n.remove(),setTimeout(()=>URL.revokeObjectURL(n.href),1e4)}var LS=900,qr=12,xp=17,NS=["fill","stroke","stroke-width","\
stroke-dasharray","opacity","font-family","font-size","font-weight","text-anchor"];function Sp(e){let t=getComputedStyle(e);if(t.display==="none"||e.classList.contains("fall-area"))return null;let n=e.
cloneNode(!1);n.removeAttribute("class");for(let s of NS){let o=t.getPropertyValue(s);o!==""&&!o.startsWith("url(")&&n.setAttribute(s,o)}for(let s of e.childNodes){let o=s.nodeType===Node.TEXT_NODE?s.
cloneNode():Sp(s);o&&n.append(o)}return n}function PS({title:e,lines:t,keys:n},s){let o=getComputedStyle(document.body).fontFamily,a=(u,f,h,m,p)=>q("text",{x:u,y:f,fill:S(p?"--text":"--muted"),"font-s\
ize":m,"font-weight":p?600:400,"font-family":o},h),r=t.flatMap(u=>Vn(u,Math.floor(s/6.6),3)),i=[a(qr,22,e,15,!0),...r.map((u,f)=>a(qr,42+xp*f,u,12,!1))],c=30+xp*r.length+18,d=qr;for(let[u,f]of n)i.push(
q("rect",{x:d,y:c-9,width:14,height:9,fill:S(`--${u}-fill`)}),a(d+19,c,f,12,!1)),d+=19+7*f.length+18;return{nodes:i,height:c+qr}}function IS(e,t){let{width:n,height:s,left:o,top:a}=e.getBoundingClientRect(),
r=Math.max(n,LS),i=PS(t,r),c=[...e.querySelectorAll(":scope > svg")].map(u=>{let f=u.getBoundingClientRect(),h=Sp(u);for(let[m,p]of Object.entries({x:f.left-o,height:f.height,y:i.height+f.top-a,overflow:"\
visible",width:f.width+(f.width>n/2?r-n:0)}))h.setAttribute(m,String(p));return h}),d=i.height+s;return{width:r,height:d,node:q("svg",{xmlns:"http://www.w3.org/2000/svg",width:r,height:d,viewBox:`0 0 ${r}\
 ${d}`},q("rect",{width:"100%",height:"100%",fill:S("--surface")}),i.nodes,c)}}var Ep="image/svg+xml";async function DS(e,t,n){let s=new Image;s.src=`data:${Ep};charset=utf-8,${encodeURIComponent(e)}`,
await s.decode();let o=document.createElement("canvas");return[o.width,o.height]=[2*t,2*n],o.getContext("2d").drawImage(s,0,0,o.width,o.height),new Promise(a=>{o.toBlob(a,"image/png")})}async function Tp(e,t,n,s){
let{node:o,width:a,height:r}=IS(e,s),i=new XMLSerializer().serializeToString(o),c=t==="svg"?new Blob([i],{type:Ep}):await DS(i,a,r);Dc(c,`${n}.${t}`)}var[Dn,ds,Op,At,lt,qS,jr,BS]=["Traces","Compare","Operation","Tree","Timeline","Analyse","Query","Series"],Vo="Every page",Mp="First move to a set of the list, with the arrow keys.",Wr="First select a\
 call, in the lanes or in the table.",us="There is nothing to search on this page.",Cp=[{pages:[Dn],keys:["/"],text:"Find sets",action:"search",none:us},{pages:[Dn],keys:["ArrowDown","Enter"],text:"Mo\
ve from the search into the list",action:"enter",inSearch:!0},{pages:[Dn],keys:["ArrowDown","ArrowUp","Home","End"],text:"In the list: move from set to set"},{pages:[Dn],keys:["ArrowRight","ArrowLeft"],
text:"In the list: move to the actions of the set, and back"},{pages:[Dn],keys:["Enter"],text:"In the list: the menu of the set, or open a group"},{pages:[Dn],keys:["Space"],text:"In the list: select \
the set, for actions on several"},{pages:[Dn],keys:["c"],text:"Use the focused set as the control",action:"control",none:Mp},{pages:[Dn],keys:["t"],text:"Use the focused set as the test",action:"test",
none:Mp},{pages:[ds],keys:["/"],text:"Search the names of the rows",action:"search",none:us},{pages:[ds],keys:["ArrowDown","Enter"],text:"From the search into the table",action:"enter",inSearch:!0},{pages:[
ds],keys:["ArrowDown","ArrowUp","PageDown","PageUp","Home","End"],text:"In the table: move from row to row"},{pages:[ds],keys:["Enter","Space"],text:"In the table: select the row"},{pages:[ds],keys:["\
ArrowRight","ArrowLeft"],text:"In the table: to the link of the row, and back"},{pages:[At],keys:["/"],text:"Find a frame or a kernel",action:"search",none:us},{pages:[At],keys:["ArrowDown"],text:"Fro\
m the search into the table",action:"enter",inSearch:!0},{pages:[At],keys:["Enter"],text:"In the search: to the next frame found; with Shift to the one before"},{pages:[At],keys:["ArrowDown","ArrowUp",
"PageDown","PageUp","Home","End"],text:"In the table: move from row to row"},{pages:[At],keys:["ArrowRight","ArrowLeft"],text:"In the table: open the row, or go to the first below it; close it, or go \
to the one above"},{pages:[At],keys:["Space"],text:"In the table: select the frame"},{pages:[At],keys:["Enter"],text:"In the table: select the frame, and zoom the flame graph to it"},{pages:[At],keys:[
"ArrowUp","ArrowDown","ArrowLeft","ArrowRight"],text:"In the flame graph: to the frame above, the widest below, the ones beside it"},{pages:[At],keys:["w","s","a","d","0"],text:"In the flame graph: zo\
om in or out, move left or right, show all"},{pages:[ds,Op,At,lt,jr],keys:["c"],text:"Choose the control",action:"control"},{pages:[ds,Op,At,lt,jr],keys:["t"],text:"Choose the test",action:"test"},{pages:[
lt],keys:["/"],text:"Search names; Enter shows the next call",action:"search",none:us},{pages:[lt],keys:["w","+"],text:"Zoom in",action:"zoomIn"},{pages:[lt],keys:["s","-"],text:"Zoom out",action:"zoo\
mOut"},{pages:[lt],keys:["a"],text:"Move to the left; in the lanes also the arrow keys",action:"left"},{pages:[lt],keys:["d"],text:"Move to the right",action:"right"},{pages:[lt],keys:["0"],text:"Show\
 the whole step",action:"fit"},{pages:[lt],keys:["f"],text:"Zoom to the selected call",action:"zoomTo",none:Wr},{pages:[lt],keys:[",","."],text:"Select the previous or the next call of the row"},{pages:[
lt],keys:["m"],action:"measure",none:Wr,text:"Sum up the time of the selected call; again at another: from the start of one to that of the other"},{pages:[qS],keys:["/"],text:"Move to the operator fie\
ld, or else to the ranks field",action:"search",none:us},{pages:[BS],keys:["/"],text:"Move to the sets field",action:"search"},{pages:[jr],keys:["/"],text:"Find a table or column",action:"search",none:us},
{pages:[jr],keys:["Ctrl","Enter"],text:"In the statement: run it"},{pages:[Vo],keys:["?"],text:"List the keys",action:"help"},{pages:[Vo],keys:["Escape"],action:"close",text:"Close what is open: the d\
ialog, then the menu, then the panel"},{keys:["/"],action:"search",none:us},{pages:[lt],keys:[","],action:"former",none:Wr},{pages:[lt],keys:["."],action:"next",none:Wr}],FS={ArrowDown:"↓",ArrowUp:"\
↑",ArrowLeft:"←",ArrowRight:"→",PageDown:"Page Down",PageUp:"Page Up",Escape:"Esc"},jS=["button","checkbox","file","radio","range","reset","submit"];function Jo(e){return e instanceof HTMLElement&&
(e.isContentEditable||e.matches("textarea, select")||e.matches("input")&&!jS.includes(e.type))}function WS(e,t){let{target:n,key:s}=e,o=Jo(n);return Cp.find(a=>a.action&&a.keys.includes(s)&&(!a.pages||
a.pages.some(r=>[t.name,Vo].includes(r)))&&(a.inSearch?n.type==="search":!o||s==="Escape"&&(n.matches('select, [role="combobox"]')||!n.value)))}function HS(){let e=document.querySelector("details.menu\
[open]");return e&&(e.open=!1,e.querySelector("summary").focus()),e!==null}function US(e){return e.flatMap((t,n)=>[n>0&&" ",l("kbd",{},FS[t]??t)])}function Ap(e,t){let n=Cp.filter(({pages:s,text:o})=>o&&
s?.includes(t));return n.length>0&&l("section",{},l("h3",{},e),l("dl",{class:"keys"},n.map(({keys:s,text:o})=>l("div",{},l("dt",{},US(s)),l("dd",{},o)))))}var zS=e=>ls("Keys","keys-dialog",l("div"),Ap(
`${e.name} page`,e.name),Ap(Vo,Vo),l("p",{class:"muted small"},"Letters typed into a field stay there."));function Rp(e,t){let n=()=>e()&&zS(e().page);t.addEventListener("click",n),document.addEventListener(
"keydown",s=>{let{page:o,view:a}=e()??{};if(!o||s.defaultPrevented||s.isComposing||s.ctrlKey||s.metaKey||s.altKey||document.querySelector('dialog[open], [role="menu"]'))return;let r=WS(s,o);if(!r||r.action===
"close"&&HS())return;let i=r.action==="help"?n:a.keys?.[r.action],c=i!==void 0&&i()!==!1;(c||r.none)&&s.preventDefault(),!c&&r.none&&z(r.none,{seconds:4})})}var Vs=[[["before"],["after"]],[["control"],["test","treatment"]],[["baseline","base","reference","ref"],["candidate","experiment"]],[["old","previous","prev","original","orig"],["new"]],[["main","mas\
ter","trunk"],["pr","branch","feature","patch","patched","fix","fixed"]]],Fp=Vs.flatMap(([e])=>e),jp=Vs.flatMap(([,e])=>e),sn=e=>e.replace(/([a-z])([A-Z])/g,"$1 $2").toLowerCase().match(/[a-z]+|\d+/g)??
[],yt=(e,t)=>t.some(n=>e.includes(n));function KS(e,t){let[n,s]=[sn(e),sn(t)];for(let[o,a]of Vs){let r=yt(n,o)&&yt(s,a);if(r!==(yt(s,o)&&yt(n,a)))return r?-1:1}for(let[o,a]of[[Fp,-1],[jp,1]])if(yt(n,o)!==
yt(s,o))return yt(n,o)?a:-a;return 0}function Wc(e){for(let[t,n]of Vs){let s=e.map(a=>[yt(sn(a),t),yt(sn(a),n)]),o=a=>s.flatMap((r,i)=>r[a]?[i]:[]);if(s.every(([a,r])=>a!==r)&&o(0).length>0&&o(1).length>
0)return[o(0),o(1)]}return null}var GS=10n**17n;function Lp(e){if(!e.file_list)return e.recorded?BigInt(Date.parse(e.recorded))*10n**6n:null;let n=e.file_list.filter(s=>s.first_event_ns!==null).map(s=>BigInt(
s.first_event_ns)).reduce((s,o)=>s===null||o<s?o:s,null);return n!==null&&n>GS?n:null}function Qo(e,t){let n=KS(e.label,t.label),[s,o]=[Lp(e),Lp(t)];return(n!==0?n>0:s!==null&&o!==null&&o<s)?[t,e]:[e,
t]}var Np=e=>[...new Set(sn(e).filter(t=>!/\d/.test(t)&&!Fp.includes(t)&&!jp.includes(t)))];function Wp(e,t){let[n,s]=[Np(e),Np(t)],o=n.filter(r=>s.includes(r)).length,a=Math.min(n.length,s.length);return a===
0?Vs.some(([r,i])=>[[e,t],[t,e]].some(([c,d])=>yt(sn(c),r)&&yt(sn(d),i))):o>1||o===a}var YS=100,Pp=(e,t)=>sn(e).filter(n=>!t.includes(n)).join(" ");function Hc(e){if(e.length===2){let[t,n]=Qo(e[1],e[0]);
return{control:t.id,test:n.id}}for(let[t,n]of Vs){let s=[...t,...n],o=u=>e.filter(f=>yt(sn(f.label),u)).slice(0,YS),[a,r]=[o(t),o(n)],i=r.map(u=>[a.find(f=>f!==u&&Pp(f.label,s)===Pp(u.label,s)),u]).find(
([u])=>u!==void 0),[c,d]=i??[a[0],r[0]];if(c&&d&&c!==d)return{control:c.id,test:d.id}}return{control:"",test:""}}var VS=4<<20,Ip=16<<20,Dp=262144,Hp=4;function Fc(e){let[t,...n]=e.split("/").reverse(),
s=[/rank[-_.= ]?(\d{1,15})/i.exec(t),...n.map(o=>/(?<![a-z])rank[-_.= ]?(\d{1,15})/i.exec(o))].find(o=>o!==null);return s?Number(s[1]):null}function JS(e,t){let n="",s=0;for(let o=t;o<e.length&&s>=0;o+=
1){let a=e[o];if(a==='"'){let r=QS(e,o+1);n+=s===0?e.slice(o,r):"",o=r-1}else a==="{"||a==="["?s+=1:a==="}"||a==="]"?s-=1:s===0&&(n+=a)}return n}function QS(e,t){let n=t;for(;n<e.length&&e[n]!=='"';)n+=
e[n]==="\\"?2:1;return n+1}function Hr(e){let t=/"distributedInfo"\s*:\s*\{/.exec(e),n=t&&/"rank"\s*:\s*"?(\d{1,15})\b/.exec(JS(e,t.index+t[0].length));return n?Number(n[1]):null}async function XS(e){
let[t,n]=new Uint8Array(await e.slice(0,2).arrayBuffer());return t===31&&n===139}async function qp(e,t,n){let s=await XS(e),a=e.slice(0,s?e.size:t).stream().pipeThrough(s?new DecompressionStream("gzip"):
new TransformStream).pipeThrough(new TextDecoderStream).getReader(),r="",i=!1;try{for(;r.length<t&&!n(r);){let{done:c,value:d}=await a.read();if(c){i=!0;break}r+=d}}catch{}return a.cancel().catch(()=>{}),
{text:r,ended:i,zipped:s}}var ZS=e=>e.includes('"traceEvents"')||e.includes('"distributedInfo"')&&Hr(e)!==null;async function eE({name:e,file:t}){if(zp.test(e))return{isTrace:!0,rank:Fc(e)};let n=await qp(
t,VS,ZS);if(!/^\s*[[{]/.test(n.text))return{isTrace:!1,rank:null};let s=Hr(n.text.split('"traceEvents"')[0]);if(s===null&&!n.zipped)s=Hr(await t.slice(Math.max(0,t.size-Dp)).text());else if(s===null&&
t.size<=Ip/8){let{text:o}=await qp(t,Ip,()=>!1);s=Hr(o.slice(-Dp))}return{isTrace:!0,rank:s??Fc(e)}}async function Up(e){let t=0,n=async()=>{for(;t<e.length;){let s=e[t];t+=1;try{s.seen??=await eE(s)}catch{
s.seen={isTrace:!1,rank:null}}}};await Promise.all(Array.from({length:Hp},n))}var Bp=async(e,t,n)=>new Uint8Array(await e.slice(t,t+n).arrayBuffer());async function tE(e,t){let n=65536,s=0;for(;s<e.size&&
e.size===t.size;){let[o,a]=await Promise.all([Bp(e,s,n),Bp(t,s,n)]);if(o.some((r,i)=>r!==a[i]))return!1;s+=n,n=4<<20}return e.size===t.size}var jc=/\.(zip|tar|tgz|txz|tar\.(gz|zst|xz|bz2))$/i,zp=/\.(pftrace|perfetto-trace)(\.gz)?$|\.pftrace\.[^/]*\.gz$/i,
Kp=new RegExp(String.raw`(?<!\.tracediff)\.json$|\.json\.gz$|(?<!\.tar)\.(zst|xz)$|${zp.source}`,"i"),Gp=/(^|\/)(\._[^/]*$|__MACOSX\/)/,Yp=/\.tracediff\.json$/i,qc=/\.tracediff$/i;function Vp(e){let t=[],
n=[];for(let s of e.items){if(s.kind!=="file")continue;let o=s.webkitGetAsEntry?.();if(o?.isDirectory)t.push(o);else{let a=s.getAsFile();a&&n.push({name:a.name,file:a})}}return nE(t,n)}async function nE(e,t){
let n=[];for(let s of e){let o=[];await Qp(s,"",o),n.push(zr(s.name,o))}return n.concat(Jp(t))}function Jp(e){let t=({name:o})=>qc.test(o)||jc.test(o),n=e.filter(o=>!t(o)),s=e.filter(t).map(o=>({label:o.
name.replace(qc,"").replace(jc,""),files:[o],skipped:[],bundle:qc.test(o.name)}));return n.length>0?[...s,zr(tg(n),n)]:s}async function Qp(e,t,n){let s=e.createReader(),o=[];for(;;){let a=await new Promise(
(r,i)=>{s.readEntries(r,i)});if(a.length===0)break;o.push(...a)}o.sort((a,r)=>a.name<r.name?-1:1);for(let a of o)if(a.isDirectory)await Qp(a,`${t}${a.name}/`,n);else{let r=await new Promise((i,c)=>a.file(
i,c));n.push({name:t+a.name,file:r})}}function Xp(e){let t=[...e].map(s=>({file:s,name:s.webkitRelativePath||s.name})),n=({name:s})=>s.indexOf("/")<=0;return Zp(t.filter(s=>!n(s))).concat(Jp(t.filter(
n)))}var Zp=e=>[...ze(e,({name:t})=>t.slice(0,t.indexOf("/")))].map(([t,n])=>zr(t,n.map(s=>({...s,name:s.name.slice(t.length+1)})))),on=({name:e})=>Yp.test(e),Uc=({name:e})=>Gp.test(e),eg=({name:e})=>e.
replace(Yp,"");function zr(e,t){let n=[...t].sort((a,r)=>a.name<r.name?-1:1),s=new Set(n.map(({name:a})=>a).filter(a=>(Kp.test(a)||jc.test(a))&&!Gp.test(a))),o=a=>on(a)?s.has(eg(a)):s.has(a.name);return{
label:e,files:s.size===0?[]:n.filter(o),skipped:s.size===0?n:n.filter(a=>!o(a))}}function tg(e){let t=e.filter(s=>!on(s)).map(({name:s})=>s.slice(s.lastIndexOf("/")+1).replace(Kp,"").replace(/\.pt\.trace$/i,
""));if(t.length===1)return t[0];let[n=""]=t;for(let s of t)for(;!s.startsWith(n);)n=n.slice(0,-1);return n=n.replace(/[-_. ]+$/,"").replace(/[-_. ]rank$/i,""),n.length>=3?n:"traces"}function sE(e){let t=e.
files.every(({name:n})=>n.includes("/"))?Zp(e.files):[];return t.length<2||t.every(({label:n})=>/_ascend_pt$/i.test(n))?null:t}var oE=256,Bc=20,ng=e=>e.slice(e.lastIndexOf("/")+1),Ur=e=>/([^/]*)\.\d{13,}\.pt\.trace\.json(\.gz)?$/i.
exec(e)?.[1]??/([^/]*)_\d{14,}_ascend_pt\//i.exec(e)?.[1]??null,aE=/_ascend_pt\/(?!(.*\/)?trace_view\.json)/i,rE=e=>e.seen.isTrace&&!on(e)&&!aE.test(e.name);async function iE(e,t){let n=s=>s.replace(/\.gz$/i,
"");return n(e.name)===n(t.name)||tE(e.file,t.file)}async function lE(e){let t=[],n=async(s,o)=>s.seen.rank===o.seen.rank&&(await iE(s,o)||Ur(s.name)!==null&&Ur(s.name)===Ur(o.name));for(let s of e.filter(
rE)){let o=null;for(let a=0;a<t.length&&o===null;a+=1)o=await n(s,t[a])?t[a]:null;o===null?t.push({...s,more:[]}):o.more.push(s)}return t}var zc=e=>e.map(({seen:t})=>t.rank),Kc=e=>!e.includes(null)&&new Set(
e).size===e.length;function cE(e){let t=ze(e,({seen:s})=>s.rank),n=new Set([...t.values()].map(s=>s.length));return t.has(null)||t.size<2||n.size!==1?null:Array.from({length:[...n][0]},(s,o)=>[...t.values()].
map(a=>a[o]))}function dE(e){return Wc(e.map(({name:n})=>ng(n)))?.map(n=>n.map(s=>e[s]))??cE(e)??e.map(n=>[n])}function uE(e,t){let n=new Set;return e.map((s,o)=>{let a=tg(s),r=[a,`${t.label} ${a}`,`${t.
label} ${o+1}`].find(u=>!n.has(u))??`${a} ${o+1}`;n.add(r);let i=s.flatMap(({more:u,...f})=>[f,...u]),c=new Set(i.map(({name:u})=>u)),d=t.files.filter(u=>on(u)?c.has(eg(u)):o===0&&!u.seen.isTrace);return{
...zr(r,[...i,...d]),settled:!0}})}function sg(e){let t=zc(e);return t.includes(null)?{ranks:e.length,assumed:t.every(n=>n===null)}:{ranks:new Set(t).size,same:t.find((n,s)=>t.indexOf(n)!==s)}}function fE(e,t,n){
return!(t.length===2&&Wc(t.map(({label:o})=>o)))&&Kc(zc(n))?{}:t.length===2?{parts:t}:{question:{kind:"folders",parts:t.map(o=>({...o,settled:!0})),one:sg(n),manyFirst:!0}}}function hE(e){return e.includes(
null)?"assumed":Kc(e)?"named":"equal"}var og=e=>new Set(e.map(({name:t})=>t.replace(/\d+/g,"0"))).size===1;async function mE(e){let t=e.files.filter(s=>!on(s)),n=t.slice(0,Hp);return t.some(({name:s})=>Fc(
s)!==null||Ur(s)!==null)||!og(t)?{}:(await Up(n),n.some(({seen:s})=>s.rank!==null||!s.isTrace)?{}:{question:{kind:"assumed",parts:[],one:{ranks:t.length,assumed:!0},open:!0}})}async function ag(e){if(e.
files.length>oE)return mE(e);if(await Up(e.files),e.files.length<2||e.settled)return{};let t=await lE(e.files),n=sE(e);if(n!==null&&n.length<=Bc)return fE(e,n,t);let s=zc(t),o=Wc(t.map(({name:c})=>ng(
c)));if(t.length<2||Kc(s)&&o===null)return{};let a=dE(t),r=sg(t),i=o===null&&r.assumed===!0&&og(t);return a.length>Bc&&!i?{}:{question:{kind:hE(s),one:r,open:i,parts:a.length>Bc?[]:uE(a,e),manyFirst:o!==
null||a.length===2}}}var pE=2,rg=1e3,Gc=0,Xo=e=>["done","failed","cancelled"].includes(e.state);function Qc(e,t){let n=!1,s=null,o=0,a=()=>{s&&(s.close(),s=null,Gc-=1)},r=()=>{n=!0,a(),clearTimeout(o)},i=u=>{n||(Xo(u)&&r(),
t(u))},c=async()=>{let u=rg;try{i(await op(e))}catch(f){f.status===404&&i({id:e,state:"failed",failures:[],error:{code:f.code,detail:f.message}}),u=3*rg}n||(o=setTimeout(c,u))},d=u=>{try{i(JSON.parse(
u.data))}catch{a(),c()}};return Gc<pE&&typeof EventSource=="function"?(Gc+=1,s=ap(e),s.addEventListener("progress",d),s.addEventListener("end",d),s.addEventListener("error",()=>{s&&(a(),c())})):c(),r}
var gE=(e,t,n)=>({key:e,group:t,label:t.label,renamed:!1,renaming:!1,labelError:null,offered:null,taken:null,tags:[],tagError:"",tagged:!1,files:t.files.map(s=>({...s,size:s.file.size,sent:0,state:"wa\
iting",error:null,attempts:0})),skipped:t.skipped,bundle:t.bundle===!0,state:"looking",question:null,planned:!1,upload:null,job:null,error:null,begun:0,waits:!1,abort:new AbortController,stopJob:null,
...n});function wE(e){e.abort.abort(),Object.assign(e,{upload:null,job:null,error:null,abort:new AbortController}),e.files.forEach(t=>Object.assign(t,{sent:0,state:"waiting",error:null,attempts:0}))}var yE=2,
bE=3,_E=4,Yc=3,Vc=class extends EventTarget{transfers=[];tagText="";tags=[];tagFault="";#n=0;#e(t){this.dispatchEvent(new CustomEvent("change",{detail:t}))}#s(t,n={}){return this.#n+=1,gE(this.#n,t,{tags:this.
tagFault===""?this.tags:[],tagError:this.tagFault,...n})}add(t){let n=t.map(s=>this.#s(s));return this.transfers.push(...n),this.#e(null),n.forEach(s=>this.#t(s)),n}async addSample(t){let s=(await ip(
t)).map(o=>this.#s({label:o.label,files:[],skipped:[]},{job:o,state:"job",sample:!0,tags:[],tagError:""}));this.transfers.push(...s),this.#e(null),s.forEach(o=>this.#f(o))}async#t(t){if(t.files.length===
0){let o=t.skipped.find(({name:a})=>/\.(7z|rar|bz2|lz4|br)$/i.test(a));this.#i(t,{message:`There is no trace in it (.json, .pftrace).${o?` Unpack ${o.name} first.`:""}`});return}if(t.bundle){this.#r(t);
return}let{parts:n,question:s}=await ag(t.group);t.files.forEach((o,a)=>{o.seen=t.group.files[a].seen}),t.state==="looking"&&(n?this.#a(t,n):s?(t.question=s,t.state="asking",this.#e(t)):this.#r(t))}#a(t,n){
let{tags:s,tagError:o}=t,a=n.map(r=>this.#s(r,{tags:s,tagError:o}));this.transfers.splice(this.transfers.indexOf(t),1,...a),t.state="cancelled",this.#e(null),a.forEach(r=>this.#t(r))}answer(t,n){let{parts:s}=t.
question;t.question=null,t.filesAre=n==="recordings"?n:void 0,n==="sets"?this.#a(t,s):this.#r(t)}remove(t){t.stopJob?.(),["looking","asking","queued"].includes(t.state)&&(t.state="cancelled"),this.transfers=
this.transfers.filter(n=>n!==t),this.#e(null),this.#o()}get active(){return this.transfers.filter(t=>!["done","undone","failed","cancelled"].includes(t.state))}get sending(){return this.transfers.some(
t=>t.renaming||t.state==="job"&&(t.renamed||t.tags.length>0)||["queued","creating","sending","committing"].includes(t.state))}#r(t){t.planned=!0,t.state="queued",this.#e(t),this.#o()}#o(){let t=()=>this.
transfers.filter(n=>["creating","sending","committing"].includes(n.state)).length;for(let n of this.transfers)n.state==="queued"&&t()<bE&&this.#m(n)}async#m(t){t.state="creating",t.begun+=1,t.error=null,
this.#e(t);try{let n=t.files.map(({name:o,size:a})=>({name:o,size:a})),s=await rp(t.label,n,t.filesAre);if(t.state!=="creating"){Oc(s.id).catch(()=>{});return}t.upload=s.id,t.state="sending",this.#e(t),
this.#l()}catch(n){this.#i(t,n)}}#i(t,n){t.state!=="cancelled"&&(t.state="failed",t.error=n.message,this.#e(t),this.#o())}#l(){let t=this.transfers.filter(s=>s.state==="sending"),n=t.flatMap(s=>s.files).
filter(s=>s.state==="sending").length;for(let s of t)for(let o of s.files){if(n>=yE)return;o.state==="waiting"&&(n+=1,this.#p(s,o))}}async#p(t,n){n.state="sending",n.attempts+=1,this.#e(t);let{upload:s}=t;
try{await dp(s,n.name,n.file,{from:n.sent,signal:t.abort.signal,onProgress:o=>{n.sent=Math.min(o,n.size),this.#e(t)}}),n.sent=n.size,n.state="sent"}catch(o){if(t.state==="sending"&&t.upload===s&&await this.#g(
t,n,o),t.state!=="sending"||t.upload!==s)return}this.#e(t),this.#u(t),this.#l()}async#g(t,n,s){if((s.status===0||s.status>=500)&&s.status!==507&&n.attempts<_E){let{upload:a}=t;if(n.state="sending",s.status===
0?await this.#w(t,n):await new Promise(r=>{setTimeout(r,500*2**(n.attempts-1))}),t.state!=="sending"||t.upload!==a||await this.#d(t,n))return;if(t.begun<Yc){this.#c(t);return}}n.state="failed",n.error=
s.message}async#w(t,n){t.waits=!0,this.#e(t);let s=await $c({signal:t.abort.signal}).catch(()=>!1);n.attempts-=s?1:0,t.waits=!1}#c(t){wE(t),this.#r(t)}async#d(t,n){try{let o=(await lp(t.upload)).files.
find(a=>a.name===n.name);return n.sent=o?.received??0,n.state=o?.complete?"sent":"waiting",!0}catch{return!1}}#u(t){if(t.state!=="sending"||t.files.some(s=>s.state==="waiting"||s.state==="sending"))return;
let n=t.files.filter(s=>s.state==="failed");n.length>0?this.#i(t,{message:n.length===1?`${n[0].name}: ${n[0].error}`:`${n.length} files could not be sent. ${n[0].error}`}):this.#y(t)}async#y(t){t.state=
"committing",this.#e(t);try{t.job=await cp(t.upload),t.state="job",this.#e(t),this.#f(t)}catch(n){if(n.status===404&&t.begun<Yc&&t.state==="committing"){this.#c(t);return}this.#i(t,n)}this.#o()}#f(t){
t.stopJob=Qc(t.job.id,n=>{if(n.error?.code==="unknown_job"&&t.files.length>0&&t.begun<Yc){this.#c(t);return}if(t.job=n,n.state==="done"){this.#b(t);return}Xo(n)&&(t.state=n.state,t.error=n.error?.detail??
null),this.#e(t)})}async#b(t){if(await this.#_(t),t.bundle){t.state="done",this.#e(t),this.dispatchEvent(new CustomEvent("sets")),this.dispatchEvent(new CustomEvent("bundle",{detail:t}));return}let{known_as:n}=t.
job;n?(t.offered=t.label===n?null:t.label,t.label=n):t.renamed&&await this.#h(t),t.state="done",this.#e(t),this.dispatchEvent(new CustomEvent("stored",{detail:t}))}async#_(t){let n=t.bundle?t.job.made.
map(({set:s})=>s):[t.job.set];try{for(let s=0;s<n.length&&t.tags.length>0;s+=1)await Rn(n[s],{add_tags:t.tags}),t.tagged=!0}catch(s){t.tagError=s.message}}async#h(t){if(!t.renaming){t.renaming=!0;for(let n=null;n!==
t.label&&t.labelError===null;){n=t.label;try{await Rn(t.job.set,{label:n})}catch(s){t.labelError=s.message}}t.renaming=!1,this.#e(t),this.dispatchEvent(new CustomEvent("sets"))}}rename(t,n){let s=n.trim()||
t.group.label;s!==t.label&&(t.label=s,t.renamed=!0,t.labelError=null,t.state==="done"&&this.#h(t),this.#e(t))}async takeOffer(t,n){let{offered:s}=t;await Rn(t.job.set,n==="tag"?{add_tags:[s]}:{label:s}),
t.offered=null,t.taken={as:n,text:s},n==="label"&&(t.label=s),this.#e(t),this.dispatchEvent(new CustomEvent("sets"))}canUndo(t){return t.state==="done"&&!t.bundle&&!t.job.already_stored}async undo(t){
await Wo(t.job.set),t.state="undone",this.#e(t),this.dispatchEvent(new CustomEvent("sets"))}async bringBack(t){await Ho(t.job.set),t.state="done",this.#e(t),this.dispatchEvent(new CustomEvent("stored",
{detail:t}))}async retry(t){if(!t.planned){t.state=t.question?"asking":"looking",this.#e(t),t.state==="looking"&&this.#t(t);return}t.job&&(t.job=null,t.upload=null),t.error=null,t.begun=0,t.abort=new AbortController;
for(let n of t.files)if(n.attempts=0,n.error=null,!(t.upload!==null&&(n.state==="sent"||await this.#d(t,n)))){t.upload=null;break}if(t.upload===null){this.#c(t);return}t.state="sending",this.#e(t),this.#u(
t),this.#l()}async cancel(t){let{upload:n,job:s,state:o}=t;if(o==="job"){try{t.job=await Ks(s.id)}catch{}return}t.state="cancelled",t.abort.abort(),this.#e(t),n!==null&&Oc(n).catch(()=>{}),this.#l(),this.#o()}},
U=new Vc;globalThis.addEventListener?.("beforeunload",e=>{U.sending&&e.preventDefault()});var kE=1e3,vE=5e3,xE=6e4,Jc=class extends EventTarget{list=[];#n=0;#e=new Set;#s=Date.now()-xE;get running(){return this.
list.filter(t=>!Xo(t))}watch(){document.addEventListener("visibilitychange",()=>this.#t()),this.#t()}async#t(){if(clearTimeout(this.#n),!document.hidden){try{this.#a(await sp())}catch{}clearTimeout(this.#n),
this.#n=setTimeout(()=>this.#t(),this.running.length>0?kE:vE)}}#a(t){if(U.transfers.some(s=>s.state==="committing"))return;let n=new Set(U.transfers.map(s=>s.job?.id));this.list=t.filter(s=>!n.has(s.id)),
this.dispatchEvent(new CustomEvent("change"));for(let s of this.list.filter(({state:o})=>o==="done"))!this.#e.has(s.id)&&Date.parse(s.finished)>this.#s&&this.dispatchEvent(new CustomEvent("stored",{detail:s})),
this.#e.add(s.id)}},an=new Jc;var $E=30,Zo={top:8,right:16,bottom:34},SE=64,EE=6,ig=[["control","control"],["test","test"],["more","difference: more"],["less","difference: less"],["noise","no difference found"]];function fg(e,t){e.
hidden=t,e.keys.forEach((n,s)=>n.setAttribute("aria-pressed",String(!e.hidden.has(s))))}function TE(e,t,n){if(!Object.keys(t).some(i=>/^[xy]axis\./.test(i)))return;let{xaxis:s,yaxis:o}=e.figure.layout(),
a=[...s.range,...o.range],r=s.autorange&&a[2]===ed(e.rows.length)[0];n.range=r?"":a.join(),e.spec.onZoom?.(r?"":a.map(i=>Number(i.toPrecision(4))).join())}function lg(e,t){e.figure.relayout(({xaxis:{range:n,
fixedrange:s}})=>!n||s?{}:{"xaxis.range[0]":n[0]*t,"xaxis.range[1]":n[1]*t})}function OE(e,t){e.rows=t.rows,fg(e,new Set(t.hidden??e.hidden)),e.figure.draw({...t,empty:t.empty||e.rows.length===0&&"No \
rows to draw."})}function ME(e,t){t!==e.selected&&(e.selected=t,e.figure.relayout(()=>({shapes:mg(e.rows,e.selected,tn())})))}function hg(e){let t={spec:e,hidden:new Set,selected:null,rows:[]},n=!1;t.
keys=new Map(ig.map(([r,i])=>[r,l("button",{type:"button",class:`key key-${r}`,title:"Hide or show these bars",on:{click:()=>{let c=new Set(t.hidden);c.delete(r)||c.add(r),e.onHide?e.onHide([...c]):(fg(
t,c),t.figure.retheme())}}},i)]));let s=l("ul",{class:"chart-legend"},[...t.keys.values()].map(r=>l("li",{},r))),o=Y("pan","Pan instead of zooming",()=>{n=!n,o.setAttribute("aria-pressed",String(n)),t.
figure.relayout(()=>({dragmode:n?"pan":"zoom"}))});o.setAttribute("aria-pressed","false"),t.figure=Ze({...e,extra:s,tools:[o,Y("plus","Zoom in",()=>lg(t,.6)),Y("minus","Zoom out",()=>lg(t,1/.6)),Y("re\
set","Reset the zoom",a)],keys:()=>ig.filter(([r])=>!t.hidden.has(r)),height:r=>AE(r.rows.length),make:(r,i)=>NE(r,i,t.selected,t.hidden,n),onRelayout:(r,i)=>TE(t,r,i),onDoubleClick:()=>setTimeout(a),
onClick:r=>e.onSelect(t.rows[r.points[0].y]?.key)});function a(){t.figure.relayout(()=>({"xaxis.autorange":!0,"yaxis.range":ed(t.rows.length)}))}return{...t.figure,draw:r=>OE(t,r),select:r=>ME(t,r)}}var AE=e=>Math.
max(e,3)*$E+Zo.top+Zo.bottom,ed=e=>[Math.max(e,3)-.5,-.5];function mg(e,t,n){let s=e.findIndex(o=>o.key===t);return s<0?[]:[{type:"rect",xref:"paper",x0:0,x1:1,y0:s-.5,y1:s+.5,layer:"below",fillcolor:n.
highlight,line:{width:1,color:n.highlightEdge}}]}function CE(e){if(e.kind!=="time")return[1,e.kind==="percent"?" %":""];let t=Math.max(...e.rows.flatMap(o=>[o.control,o.test,o.diff].map(a=>Math.abs(a??
0)))),[n,s]=oe(t);return[s,` ${n}`]}var RE=e=>[Vn(e.name,SE,EE),e.lines].map(ge);function LE(e,t){let n=t-Math.max(0,...e.map(s=>s.mark.length));return Vt(e.map(s=>s.name),n).map((s,o)=>re(e[o].mark+s))}
function NE(e,t,n,s,o){let a=tn(),[r,i]=CE(e),c=e.rows.length,d=t<520?128:Math.min(280,Math.round(t*.36)),u=Math.floor((d-14)/6.7),f=e.rows.map((b,E)=>E),h=b=>e.rows.map(E=>E[b]===null?null:E[b]/r),m=(b,E)=>e.
rows[E].noise?"noise":b>0?"more":"less",p=h("diff").map((b,E)=>s.has(m(b,E))?null:b),g=(b,E)=>a[m(b,E)],w=e.range?e.range.split(",").map(Number):null,y={type:"bar",orientation:"h",y:f,textposition:"no\
ne",hoverinfo:"skip"};return{data:[{...y,name:"control",x:h("control"),visible:!s.has("control"),marker:{color:a.control}},{...y,name:"test",x:h("test"),visible:!s.has("test"),marker:{color:a.test}},{
...y,name:"difference",x:p,marker:{color:p.map((b,E)=>g(b,E)),pattern:{shape:p.map(b=>b>0?"":"/"),size:5,solidity:.35,fillmode:"replace",fgcolor:p.map((b,E)=>g(b,E)),bgcolor:a.surface},line:{width:p.map(
b=>b>0?0:1),color:p.map((b,E)=>g(b,E))}}},{type:"scatter",mode:"markers",xaxis:"x2",x:f.map(()=>.99),y:f,marker:{size:1,opacity:0},customdata:e.rows.map(RE),hovertemplate:"%{customdata[0]}<br><br>%{cu\
stomdata[1]}<extra></extra>"}],layout:it({barmode:"group",bargap:.28,bargroupgap:.08,margin:{l:d,r:Zo.right,t:Zo.top,b:Zo.bottom},hovermode:"y",hoverdistance:-1,dragmode:o?"pan":"zoom",xaxis:{ticksuffix:i,
zeroline:!0,nticks:t<520?4:7,tickformat:e.kind==="count"?",~r":",",rangemode:"tozero",...w&&{range:w.slice(0,2)}},xaxis2:{overlaying:"x",range:[0,1],fixedrange:!0,visible:!1},yaxis:{range:w?w.slice(2):
ed(c),tickmode:"array",tickvals:f,showgrid:!1,zeroline:!1,ticks:"outside",ticklen:5,tickcolor:"rgba(0,0,0,0)",tickfont:{size:11,family:'ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono\
", monospace'},ticktext:LE(e.rows,u)},shapes:mg(e.rows,n,a)})}}var ea=212,bt={left:62,right:12,top:20,bottom:24},Js=ea-bt.top-bt.bottom,Kr=.62,PE=5,cg=8,Gr=84,IE=[["control","control"],["test","test"],
["more","takes more"],["less","takes less"]];function pg(e){return Ze({...e,class:"waterfall",height:()=>ea,keys:IE,paint:BE,save:Tp})}function DE(e){let t=[[0,e.control]],n=e.control;for(let{change:s}of e.
parts)t.push([n,n+s]),n+=s;return t.push([0,e.test]),t}function qE(e){let t=e.flat().filter(a=>a!==0),[n,s]=[Math.min(...t),Math.max(...t)],o=Math.max(s-n,.02*s);return s-n>.35*s||n<0?[Math.min(0,n*1.1),
s*1.12]:[Math.max(0,n-.7*o),s+.25*o]}var ta=e=>`${100*e}%`;function BE({fall:e}){let t=DE(e),n=qE(t),[s,o]=n,[a,r]=oe(o),i=t.length,c=y=>Js*(o-Math.max(y,s))/(o-s),d=(y,b=0)=>ta((y+.5+b)/i),u=y=>y===0?
"control":y===i-1?"test":e.parts[y-1].change<0?"less":"more",f=R("fall-less"),h=Ao({from:s/r,to:o/r},PE).values.map(y=>({y:c(y*r),text:`${J(Number(y.toPrecision(12)),0,9)} ${a}`})),m={"aria-hidden":"\
true",focusable:"false"},p=q("svg",{class:"fall-body",...m},q("defs",{},q("pattern",{id:f,width:5,height:5,patternUnits:"userSpaceOnUse",patternTransform:"rotate(45)"},q("rect",{class:"fall-ground",width:5,
height:5}),q("rect",{class:"fall-stripe",width:1.8,height:5}))),h.map(({y})=>q("line",{class:"fall-grid",x2:"100%",y1:y,y2:y})),t.slice(0,-1).map(([,y],b)=>q("line",{class:"fall-join",x1:d(b,Kr/2),x2:d(
b+1,-Kr/2),y1:c(y),y2:c(y)})),t.map(([y,b],E)=>q("rect",{class:`fall-bar fall-${u(E)}`,x:d(E,-Kr/2),width:ta(Kr/i),y:c(Math.max(y,b)),height:c(Math.min(y,b))-c(Math.max(y,b)),...u(E)==="less"?{fill:`u\
rl(#${f})`}:{}})),s>0&&[0,i-1].map(y=>FE(d(y,-.33),ta(.66/i))),e.parts.map(({change:y},b)=>q("text",{class:`fall-label fall-${y>0?"more":y<0?"less":"calm"}-text`,x:d(b+1),y:c(Math.max(...t[b+1]))-5},X(
y))),jE(e).flatMap(([y,b],E)=>[q("text",{class:"fall-tick fall-whole",x:d(E),y:Js+15},y),q("text",{class:"fall-tick fall-short",x:d(E),y:Js+15},b)])),g=q("svg",{class:"fall-axis",...m},h.map(({y,text:b})=>q(
"text",{class:"fall-value",x:bt.left-5,y:bt.top+y+4},b)),s>0&&q("text",{class:"fall-cut",x:bt.left,y:bt.top-6},"the axis is cut: it does not begin at 0")),w=t.map(y=>[c(Math.max(...y)),c(Math.min(...y))]);
return[g,p,WE(p,HE(e),w)]}function FE(e,t){let n=(a,r)=>Js*(.91-(r?.05:0)-(a%2?.035:0)),s=Array.from({length:cg+1},(a,r)=>r),o=[...s.map(a=>`${a},${n(a,!0)}`),...s.reverse().map(a=>`${a},${n(a,!1)}`)].
join(" ");return q("svg",{x:e,width:t,height:Js,viewBox:`0 0 ${cg} ${Js}`,preserveAspectRatio:"none"},q("polygon",{class:"fall-ground",points:o}))}function jE(e){return[["control","control"],...e.parts.
map(({part:t})=>[rr[t].name,rr[t].short]),["test","test"]]}function WE(e,t,n){let s=l("div",{class:"fall-hover",hidden:!0}),o=t.length;return t.forEach((a,r)=>{let i=r<o/2,c=i?r:o-1-r,[d,u]=n[r].map(m=>bt.
top+m),f=()=>{_(s,a.map(m=>l("div",{},m))),s.hidden=!1,s.style.setProperty(i?"left":"right",`calc(${i?bt.left:bt.right}px + ${c/o} * (100% - ${bt.left+bt.right}px))`),s.style.setProperty(i?"right":"le\
ft","auto"),s.style.bottom=d>Gr?`${ea-d+17}px`:"auto",s.style.top=d>Gr?"auto":`${u-d>Gr?d+6:Math.min(u+4,ea-Gr)}px`},h=q("rect",{class:"fall-area",x:ta(r/o),y:-bt.top,width:ta(1/o),height:ea});h.addEventListener(
"pointerenter",f),h.addEventListener("pointerleave",()=>{s.hidden=!0}),e.append(h)}),s}function HE(e){return[["control",v(e.control)],...e.parts.map(({part:t,control:n,test:s,change:o})=>[rr[t].name,`${v(
n)} → ${v(s)}`,X(o)]),["test",v(e.test),X(e.change)]]}var UE=820,zE=3,dg=46,We={top:26,right:12,bottom:36},Zc=46;function Vr(e){return Ze({...e,class:"heat-map",height:yg,make:YE,onClick({points:[t]},n){
n.rows[t.y]&&n.columns[t.x]&&t.curveNumber<zE&&e.onCell(n.rows[t.y],n.columns[t.x])},extra:l("p",{class:"heat-hint muted small"},"A click on a cell shows that step in the timeline; the table below has\
 the same numbers and links.")})}var KE=e=>Math.max(9,Math.min(30,Math.round(420/Math.max(e,1)))),gg=e=>Math.max(34,e.rows.length*KE(e.rows.length)),wg=e=>e<UE;function yg(e,t){let n=gg(e);return wg(t)?
3*(n+We.top)+2*We.bottom+2*Zc+We.bottom:n+We.top+We.bottom+Zc}var Xc=e=>e.flat().filter(t=>t!==null);function GE(e){let t=[...Xc(e.control),...Xc(e.test)],n=Math.abs(St(t)??0),s=Math.min(...t,n*.95),o=Math.
max(...t,n*1.05),a=Math.max(...Xc(e.diff).map(Math.abs),n*.05);return{low:s,high:o>s?o:s+1,most:a>0?a:1}}function YE(e,t){let n=wg(t),s=GE(e),[o,a]=e.kind==="time"?oe(Math.max(Math.abs(s.high),Math.abs(
s.low))):["",1],r=e.kind==="percent"?" %":o===""?"":` ${o}`,i=QE(e,t,n),c=[["Control",e.control,e.format,!1],["Test",e.test,e.format,!1],["Difference",e.diff,e.formatDiff,!0]],d=it({margin:{l:i.left,
r:We.right,t:0,b:0},dragmode:"zoom",annotations:[],coloraxis:{cmin:s.low/a,cmax:s.high/a,colorscale:Yo(),showscale:!1},coloraxis2:{cmin:-s.most/a,cmax:s.most/a,colorscale:tT(),showscale:!1}}),u=c.map(
([h,m,p,g],w)=>{let y=w===0?"":String(w+1);Object.assign(d,XE(e,i.panels[w],y,n||w===0));let b=(i.panels[w].x[0]+i.panels[w].x[1])/2;return d.annotations.push({text:h,showarrow:!1,xref:"paper",yref:"p\
aper",x:b,xanchor:"center",y:i.panels[w].y[1],yanchor:"bottom",yshift:3,font:{size:12}}),(n||w===0)&&d.annotations.push({text:"rank",showarrow:!1,xref:"paper",yref:"paper",x:0,xanchor:"right",y:i.panels[w].
y[1],yanchor:"bottom",xshift:-2,yshift:2,font:{size:11}}),{type:"heatmap",coloraxis:g?"coloraxis2":"coloraxis",xaxis:`x${y}`,yaxis:`y${y}`,xgap:1,ygap:1,hoverongaps:!1,z:m.map(E=>E.map(I=>I===null?null:
I/a)),...Ae(JE(e,h,m,p,g)),...VE(e,m,a,i.panels[w].cell)}}),f=[[s.low/a,s.high/a],[-s.most/a,s.most/a]].map((h,m)=>(Object.assign(d,eT(i.bars[m],4+m,h,r)),ZE(h,4+m,m===0?"coloraxis":"coloraxis2")));return{
data:[...u,...f],layout:d}}function VE(e,t,n,s){if(s.width<46||s.height<15)return{};let o=new Intl.NumberFormat("en-US",{maximumSignificantDigits:3});return{texttemplate:"%{text}",textfont:{size:10.5},
text:t.map(a=>a.map(r=>r===null?"":o.format(r/n).replace("-","−")))}}function JE(e,t,n,s,o){let a=t.toLowerCase();return n.map((r,i)=>r.map((c,d)=>{let{[a]:u}=e.columns[d],f=o||u===void 0?e.columns[d].
text:u===null?"whole file":String(u),h=o?e.rows[i].text:e.rows[i][a]?.rank??"",m=e.control[i][d],p=o&&m>0?` (${P(100*c/m)})`:"";return ge([t,`rank ${h}, step ${f}`,...c===null?[]:[s(c)+p,!o&&e.more?.(
a,i,d)]])}))}function QE(e,t,n){let s=yg(e,t),o=Math.max(...e.rows.map(h=>h.text.length),2),a=Math.min(120,30+7*o),r=t-a-We.right,i=gg(e),c=n?r:(r-2*dg)/3,d={width:c/Math.max(1,e.columns.length),height:i/
Math.max(1,e.rows.length)},u=(h,m)=>[1-(h+m)/s,1-h/s];if(!n){let h=[0,1,2].map(w=>{let y=w*(c+dg)/r;return{x:[y,y+c/r],y:u(We.top,i),cell:d}}),m=u(We.top+i+We.bottom+6,8),[p,g]=[h[0].x[0],h[1].x[1]];return{
left:a,panels:h,bars:[{x:[p+(g-p)*.2,g-(g-p)*.2],y:m},{x:h[2].x,y:m}]}}let f=[We.top,2*We.top+i+We.bottom,3*We.top+2*i+2*We.bottom+Zc];return{left:a,panels:f.map(h=>({x:[0,1],y:u(h,i),cell:d})),bars:[
1,2].map(h=>({x:[.08,.92],y:u(f[h]+i+We.bottom+6,8)}))}}function XE(e,t,n,s){let o=t.cell.width*e.columns.length,a=Math.max(...e.columns.map(d=>d.text.length),1),r=nn(e.columns.length,o/(7*a+10)),i=nn(
e.rows.length,t.cell.height*e.rows.length/13),c={showgrid:!1,zeroline:!1,ticks:"",tickmode:"array"};return{[`xaxis${n}`]:{...c,domain:t.x,anchor:`y${n}`,tickvals:r,ticktext:r.map(d=>re(e.columns[d].text)),
range:[-.5,e.columns.length-.5],title:Ye("step",{standoff:3})},[`yaxis${n}`]:{...c,domain:t.y,anchor:`x${n}`,tickvals:i,ticktext:i.map(d=>re(e.rows[d].text)),range:[e.rows.length-.5,-.5],showticklabels:s,
...n===""?{}:{matches:"y"}}}}var ug=48;function ZE([e,t],n,s){let o=Array.from({length:ug},(a,r)=>e+(t-e)*(r/(ug-1)));return{type:"heatmap",x:o,y:[0,1],z:[o,o],coloraxis:s,zsmooth:"best",hoverinfo:"sk\
ip",xaxis:`x${n}`,yaxis:`y${n}`}}function eT({x:e,y:t},n,s,o){return{[`xaxis${n}`]:{domain:e,anchor:`y${n}`,range:s,fixedrange:!0,nticks:6,showgrid:!1,zeroline:!1,ticks:"",tickformat:",",ticksuffix:o,
tickfont:{size:10.5,color:S("--muted")}},[`yaxis${n}`]:{domain:t,anchor:`x${n}`,range:[0,1],fixedrange:!0,visible:!1}}}var tT=()=>[[0,S("--less-fill")],[.5,S("--heat-zero")],[1,S("--more-fill")]];function nT({
edges:e,control:t,test:n}){let s=c=>c.reduce((d,u)=>d+u,0),o=Math.max(12,2*Math.sqrt(Math.max(s(t),s(n)))),a=Math.max(1,Math.round(t.length/o)),r=c=>Array.from({length:Math.ceil(c.length/a)},(d,u)=>s(
c.slice(u*a,(u+1)*a))),i=e.length-1;return{control:r(t),test:r(n),edges:[...e.slice(0,i).filter((c,d)=>d%a===0),e[i]]}}function sT(e,t,n){if(t/e<8)return Ao({from:e,to:t},n).values.map(i=>Number(i.toPrecision(
12)));let s=[],o=Math.log10(t/e),a=o*3<=n?[1,2,5]:[1],r=a.length>1?1:Math.max(1,Math.round(o/n));for(let i=Math.floor(Math.log10(e));i<=Math.log10(t);i+=r)for(let c of a)s.push(Number((c*10**i).toPrecision(
12)));return s.filter(i=>i>=e&&i<=t)}var oT=250;function bg(e){return Ze({...e,height:()=>oT,make:rT,extra:l("div",{class:"legend-row"},l("ul",{class:"chart-legend"},l("li",{class:"key key-control"},"\
control"),l("li",{class:"key key-line key-test"},"test"),l("li",{class:"muted"},"dotted: medians")),e.tools)})}function aT(e){let[t,n]=oe(e);return`${Number((e/n).toPrecision(6)).toLocaleString("en-US")}\
 ${t}`}function rT(e,t){let n={...e,...nT(e)},s=tn(),{edges:o}=n,a=sT(o[0],o[o.length-1],t<520?4:9),[r,i]=["control","test"].map((u,f)=>{let h=n[u].reduce((p,g)=>p+g,0),m=n.share?h/100:n.perStep?n.perStep[f]:
1;return n[u].map(p=>p===0?0:p/m)}),c=o.slice(0,-1).map((u,f)=>Math.sqrt(u*o[f+1])),d=Math.max(...r,...i);return{data:[{...cs(o,r),hoverinfo:"skip",fill:"tozeroy",fillcolor:In(s.control,.4),line:{color:s.
control,width:1}},{...cs(o,i),hoverinfo:"skip",line:{color:s.test,width:2.2}},Fr(c,c.map((u,f)=>Math.max(r[f],i[f])),iT(n))],layout:it({margin:{l:54,r:14,t:8,b:40},hovermode:"x",dragmode:!1,xaxis:{type:"\
log",fixedrange:!0,tickmode:"array",tickvals:a,ticktext:a.map(aT),range:[Math.log10(o[0]),Math.log10(o[o.length-1])],title:Ye("duration of a call")},yaxis:{range:[0,d*1.06],fixedrange:!0,tickformat:",",
ticksuffix:n.share?" %":"",title:Ye(n.share?"share of its calls":n.perStep?"calls per step":"calls")},shapes:(n.medians??[]).flatMap((u,f)=>u===null?[]:[{type:"line",xref:"x",yref:"paper",x0:u,x1:u,y0:0,
y1:1,line:{width:1.5,dash:"dot",color:f===0?S("--control"):S("--test")}}])})}}function iT(e){let t=["control","test"].map(n=>e[n].reduce((s,o)=>s+o,0));return e.edges.slice(0,-1).map((n,s)=>{let o=(a,r)=>`${a}\
 ${k(e[a][s])}${r>0?`, ${W(100*e[a][s]/r)} of its calls`:""}`;return ge([`${v(n)} to ${v(e.edges[s+1])}`,o("control",t[0]),o("test",t[1])])})}var lT=250,Yr=.13;function _g(e){return Ze({...e,height:()=>lT,
make:cT,onClick({points:[t]},n){let[s,o]=String(t.id??"").split("/").map(Number);n.rows[s]&&n.columns[o]&&e.onSample(n.rows[s],n.columns[o])},extra:l("ul",{class:"chart-legend"},l("li",{class:"key key\
-dot key-control"},"control"),l("li",{class:"key key-diamond key-test"},"test"),l("li",{class:"muted"},"lines: mean of the ranks"))})}function cT(e,t){let n=tn(),s=[e.control,e.test].flatMap(f=>f.flat()).
filter(f=>f!==null),[o,a]=e.kind==="time"?oe(Math.max(...s)):["",1],r=e.rows.length>8,i=(f,h,m)=>{let p=[];return e[f].forEach((g,w)=>g.forEach((y,b)=>{if(y!==null){let E=e.rows.length>1?.16*(w/(e.rows.
length-1)-.5):0;p.push({x:b+h+E,y:y/a,id:`${w}/${b}`,text:ge(e.hover(f,w,b))})}})),{type:"scatter",mode:"markers",x:p.map(g=>g.x),y:p.map(g=>g.y),ids:p.map(g=>g.id),...Ae(p.map(g=>g.text)),marker:{color:n[f],
symbol:m,size:r?5:8,opacity:r?.6:.9,line:{width:0}}}},c=(f,h)=>{let m=e.columns.map((p,g)=>{let w=e[f].map(y=>y[g]).filter(y=>y!==null);return w.length===0?null:w.reduce((y,b)=>y+b,0)/w.length/a});return{
type:"scatter",mode:"lines",hoverinfo:"skip",y:m,x:m.map((p,g)=>g+h),line:{color:S(`--${f}`),width:1.5,dash:f==="control"?"solid":"dash"}}},d=Math.max(...e.columns.map(f=>f.text.length),1),u=nn(e.columns.
length,(t-80)/(7*d+10));return{data:[c("control",-Yr),c("test",Yr),i("control",-Yr,"circle"),i("test",Yr,"diamond")],layout:it({margin:{l:64,r:14,t:8,b:40},dragmode:"zoom",xaxis:{tickmode:"array",tickvals:u,
showgrid:!1,zeroline:!1,ticktext:u.map(f=>re(e.columns[f].text)),range:[-.6,e.columns.length-.4],title:Ye("step")},yaxis:{rangemode:"tozero",ticksuffix:o?` ${o}`:"",tickformat:",",zeroline:!0}})}}var dT=4,na=.75,Jr=.12;function oi(e,t){let n=e.target.getBoundingClientRect();return[t.clientX-n.left,t.clientY-n.top]}function uT(e,t){let n=t.deltaMode===1?16:1,s=t.shiftKey&&t.deltaX===0?t.deltaY:
t.deltaX;if(t.shiftKey||Math.abs(s)>Math.abs(t.deltaY))t.preventDefault(),e.to.pan(s*n);else if(t.ctrlKey||t.metaKey){t.preventDefault();let o=Math.max(-240,Math.min(240,t.deltaY*n));e.to.zoom(oi(e,t)[0],
Math.exp(o*.004))}}function fT(e,t){if(t.button!==0)return;let[n]=oi(e,t);e.target.focus({preventScroll:!0}),e.touches.set(t.pointerId,n),e.drag={id:t.pointerId,x:n,y:t.clientY,from:n,measures:t.shiftKey,
moved:e.touches.size>1}}function hT(e,t,n){let s=[...e.touches.values()];e.touches.set(t.pointerId,n);let o=[...e.touches.values()],a=([r,i])=>Math.max(20,Math.abs(r-i));e.to.zoom((o[0]+o[1])/2,a(s)/a(
o))}function mT(e,t){t.pointerType==="mouse"&&(t.buttons&1)===0&&e.touches.delete(t.pointerId)&&(e.drag=null,delete e.target.dataset.drag);let[n,s]=oi(e,t);if(e.touches.size===2&&e.touches.has(t.pointerId)){
hT(e,t,n);return}if(!e.drag||e.drag.id!==t.pointerId){e.to.hover(n,s,t);return}!e.drag.moved&&Math.hypot(n-e.drag.x,t.clientY-e.drag.y)<dT||(e.drag.moved||(e.drag.moved=!0,e.target.setPointerCapture(t.
pointerId),e.target.dataset.drag=e.drag.measures?"measure":"pan",e.to.leave()),e.drag.measures?e.to.measure(e.drag.from,n,!1):(e.to.pan(e.drag.x-n),e.to.scroll(e.drag.y-t.clientY)),[e.drag.x,e.drag.y]=
[n,t.clientY])}function kg(e,t){if(e.touches.delete(t.pointerId),!e.drag||e.drag.id!==t.pointerId)return;let[n,s]=oi(e,t),{moved:o,measures:a,from:r}=e.drag;e.drag=null,delete e.target.dataset.drag,t.
type!=="pointercancel"&&(a&&o?e.to.measure(r,n,!0):o||e.to.pick(n,s,t))}function pT(e,t){if(t.ctrlKey||t.metaKey||t.altKey)return;if(e.to.own(t)){t.preventDefault();return}let n=e.keys[t.key.length===
1?t.key.toLowerCase():t.key];n&&(t.preventDefault(),t.stopPropagation(),n())}function gT(e,t,n){let s={target:e,to:t,drag:null,touches:new Map};s.keys={w:()=>t.glide(na),s:()=>t.glide(1/na),"+":()=>t.
glide(na),"=":()=>t.glide(na),"-":()=>t.glide(1/na),a:()=>t.slide(-Jr),d:()=>t.slide(Jr),ArrowLeft:()=>t.slide(-Jr),ArrowRight:()=>t.slide(Jr),0:()=>t.fit(),Enter:()=>t.enter()},Object.entries({wheel:a=>uT(
s,a),keydown:a=>pT(s,a),pointerdown:a=>fT(s,a),pointermove:a=>mT(s,a),pointerup:a=>kg(s,a),pointercancel:a=>kg(s,a),pointerleave:()=>t.leave()}).forEach(([a,r])=>e.addEventListener(a,r,{signal:n,...a===
"wheel"&&{passive:!1}}))}function Mg({start:e,end:t,row:n,length:s}){let o=0;for(let d=0;d<s;d+=1)o=Math.max(o,n[d]+1);let a=new Uint32Array(o+1);for(let d=0;d<s;d+=1)a[n[d]+1]+=1;for(let d=0;d<o;d+=1)
a[d+1]+=a[d];let r=new Uint32Array(s),i=a.slice();for(let d=0;d<s;d+=1)r[i[n[d]]]=d,i[n[d]]+=1;let c=new Float64Array(s);for(let d=0;d<o;d+=1)wT(r.subarray(a[d],a[d+1]),c.subarray(a[d],a[d+1]),e,t);return{
rows:o,first:a,order:r,reach:c,start:e,end:t}}function Ag(e,t,n=null,s=e*t){let o=a=>n?.[a]??a*t;return{height:s,y:o,at(a){let r=n?Cg(n,0,n.length,a)-1:Math.floor(a/t);return r<0||a>=o(r)+t?-1:r}}}function wT(e,t,n,s){
for(let a=1;a<e.length;a+=1)if(n[e[a]]<n[e[a-1]]){e.sort((r,i)=>n[r]-n[i]||r-i);break}let o=-1/0;for(let a=0;a<e.length;a+=1)o=Math.max(o,s[e[a]]),t[a]=o}function Cg(e,t,n,s){for(;t<n;){let o=t+n>>>1;
e[o]>s?n=o:t=o+1}return t}function Rg(e,t,n,s,o){if(t<0||t>=e.rows)return;let{first:a,order:r,reach:i,start:c,end:d}=e,u=a[t+1];for(let f=Cg(i,a[t],u,n);f<u;f+=1){let h=r[f];if(c[h]>=s)return;d[h]>n&&
o(h)}}function yT(e,t,n,s=0){let o=-1,a=1/0;return Rg(e,t,n-s-Number.MIN_VALUE,n+s+Number.MIN_VALUE,r=>{let i=Math.max(0,e.start[r]-n,n-e.end[r]);i<=a&&([o,a]=[r,i])}),o}function bT(e,t,n){let s=n("…"),
o=0,a=0,r=0,i=0;for(let c of e){if(o+=n(c),o>t)return a<2?"":`${e.slice(0,r)}…`;i+=c.length,o+s<=t&&(a+=1,r=i)}return e}var Qs=e=>e.startsWith("#")?e.match(/[0-9a-f]{2}/gi).map(t=>parseInt(t,16)):(e.
match(/[\d.]+/g)??[255,255,255]).slice(0,3).map(Number);function _T(e){let[t,n,s]=Qs(e).map(i=>{let c=i/255;return c<=.04045?c/12.92:((c+.055)/1.055)**2.4}),o=.2126*t+.7152*n+.0722*s,[a,r]=[1.05/(o+.05),
(o+.05)/.058];return Math.max(a,r)<4.5?"#000000":a>=r?"#ffffff":"#10161d"}var sd=(e,t,n)=>`rgb(${Qs(e).map((s,o)=>Math.round(n*s+(1-n)*Qs(t)[o])).join(", ")})`,ai=11;function ri(e,t){let n=new Map,s="",
o="",a=i=>{s!==i&&(s=i,e.fillStyle=i)},r=i=>{if(!n.has(i)){let c=document.createElement("canvas");[c.width,c.height]=[6,6];let d=c.getContext("2d");d.strokeStyle=i,d.lineWidth=1.4,d.beginPath();for(let u of[
-6,0,6])d.moveTo(u-1,7),d.lineTo(u+7,-1);d.stroke(),n.set(i,e.createPattern(c,"repeat"))}return n.get(i)};return{box(i,c,d,u,f){a(f),e.fillRect(i,c,d,u)},hatch(i,c,d,u,f){s="",e.fillStyle=r(f),e.fillRect(
i,c,d,u)},frame(i,c,d,u,f,h){e.strokeStyle=f,e.lineWidth=h,e.strokeRect(i,c,d,u)},line(i,c,d,u,f,h=1){e.strokeStyle=f,e.lineWidth=h,e.beginPath(),e.moveTo(i,c),e.lineTo(d,u),e.stroke()},words(i,c,d,u,{
size:f=ai,bold:h=!1}={}){let m=`${h?600:400} ${f}px ${t}`;o!==m&&(o=m,e.font=o),a(u),e.fillText(d,i,c)},alpha(i){e.globalAlpha=i},forget(){[s,o]=["",""]}}}var kT={"&":"&amp;","<":"&lt;",">":"&gt;",'"':"\
&quot;"},vT=/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu,sa=e=>String(e).replace(vT,"").replace(/[&<>"]/g,t=>kT[t]),oa=e=>String(Math.round(e*100)/100);function xT(e){let t=[],n=new Map,
s=1,o=(r,i,c="")=>{let d={...i,...s<1?{opacity:s}:{}},u=Object.entries(d).map(([f,h])=>` ${f}="${typeof h=="number"?oa(h):sa(h)}"`).join("");t.push(c===""?`<${r}${u}/>`:`<${r}${u}>${sa(c)}</${r}>`)},a=r=>(n.
has(r)||n.set(r,`hatch-${n.size+1}`),n.get(r));return{box(r,i,c,d,u){o("rect",{x:r,y:i,width:c,height:d,fill:u})},hatch(r,i,c,d,u){o("rect",{x:r,y:i,width:c,height:d,fill:`url(#${a(u)})`})},frame(r,i,c,d,u,f){
o("rect",{x:r,y:i,width:c,height:d,fill:"none",stroke:u,"stroke-width":f})},line(r,i,c,d,u,f=1){o("line",{x1:r,y1:i,x2:c,y2:d,stroke:u,"stroke-width":f})},words(r,i,c,d,{size:u=ai,bold:f=!1}={}){o("te\
xt",{x:r,y:i,fill:d,"font-size":u,...f?{"font-weight":600}:{}},c)},alpha(r){s=r},text(r,i,c){let d=[...n].map(([u,f])=>`<pattern id="${f}" width="6" height="6" patternUnits="userSpaceOnUse"><path d="M\
-1 1L1 -1M-1 7L7 -1M5 7L7 5" stroke="${sa(u)}" stroke-width="1.4"/></pattern>`).join("");return`<svg xmlns="http://www.w3.org/2000/svg" width="${oa(r)}" height="${oa(i)}" viewBox="0 0 ${oa(r)} ${oa(i)}\
" font-family="${sa(e)}"><defs>${d}</defs><rect width="100%" height="100%" fill="${sa(c)}"/>${t.join("")}</svg>`}}}var ti=(e,t,n)=>Math.min(Math.max(e,t),n);function Xs({from:e,to:t},n,s=0){let o=n.to-
n.from,a=ti(t-e,Math.min(s,o),o),r=(e+t)/2,i=ti(r-a/2,n.from,n.to-a);return{from:i,to:i+a}}function vg(e,t,n,s,o=0){let a=s.to-s.from,r=ti((e.to-e.from)*n,Math.min(o,a),a),i=(t-e.from)/(e.to-e.from),c=t-
r*i;return Xs({from:c,to:c+r},s,o)}function xg(e,t,n){let s=e.to-e.from,o=ti(e.from+t,n.from,Math.max(n.from,n.to-s));return{from:o,to:o+s}}function $T(e,t,n){if(n>=1)return{...t};let s=1-(1-n)**3,o=[
e.to-e.from,t.to-t.from],a=o[0]>0&&o[1]>0?o[0]*(o[1]/o[0])**s:o[1],i=Math.abs(o[1]-o[0])>1e-9*Math.max(...o)?(a-o[0])/(o[1]-o[0]):s,c=e.from+(t.from-e.from)*i;return{from:c,to:c+a}}var rn=22,ST=22,Qr=4,
ET=.3;function TT(e){let t=document.createElement("canvas").getContext("2d");t.font=`400 ${ai}px ${e}`;let n=new Map;return s=>{let o=n.get(s);return o===void 0&&(o=t.measureText(s).width,n.set(s,o)),
o}}var aa=new Map;function OT(e){return aa.has(e)||(aa.size>500&&aa.clear(),aa.set(e,_T(e))),aa.get(e)}function MT(e,t,n,s,o){let{x:a,y:r,width:i,height:c}=n,d=o?sd(s.colour(t),s.colours.surface,ET):s.
colour(t);if(e.box(a,r,i,c,d),i<3)return;let u=OT(d);if(s.hatched(t)&&e.hatch(a,r,i,c,s.colours.surface),i>=ST){let f=bT(s.text(t),i-2*Qr,s.widthOf);if(f!==""){let h=r+c/2+ai*.36;if(s.hatched(t)){let m=4;
for(let p of f)m+=s.widthOf(p);e.box(a+Qr-2,r+1,Math.min(m,i-Qr),c-2,d)}e.words(a+Qr,h,f,u)}}}function AT(e,t,n,{index:s,view:o,scale:a,width:r,how:i,height:c,dimmed:d}){let u=-1,f=0;return Rg(s,t,o.from,
o.to,h=>{let m=Math.max(0,(s.start[h]-o.from)*a),p=Math.min(r,(s.end[h]-o.from)*a);if(p<=u&&!d?.keep.has(h))return;let g=Math.max(1,p-m>3?p-m-.5:p-m);MT(e,h,{x:m,y:n,width:g,height:c},i,d&&!d.keep.has(
h)),f+=1,u=g<=1?m+1:p}),f}function Lg(e,{view:t,width:n,format:s,colours:o}){let{values:a,step:r}=Ao(t,n/90),i=n/(t.to-t.from);e.box(0,0,n,rn,o.surface);for(let c of a){let d=Math.round((c-t.from)*i)+
.5;e.line(d,rn-5,d,rn,o.border),d<n-30&&e.words(d+3,rn-8,s(c,r),o.muted)}e.line(0,rn-.5,n,rn-.5,o.border)}function CT(e,t){let{index:n,view:s,width:o,height:a,rowHeight:r,top:i,places:c,marks:d,how:u}=t,
f=o/(s.to-s.from),h=d.highlight?{keep:d.highlight}:null,m={index:n,view:s,scale:f,width:o,how:u,height:r-1,dimmed:h},p=0;for(let g=0;g<n.rows;g+=1){let w=i+c.y(g);w+r>0&&w<a&&(p+=AT(e,g,w,m))}return RT(
e,t,f),p}function RT(e,t,n){let{marks:s,how:o}=t,a=(r,i,c)=>{if(r<0||r>=t.index.order.length)return;let{start:d,end:u}=t.index,f=Math.max(-2,(d[r]-t.view.from)*n),h=Math.min(t.width+2,(u[r]-t.view.from)*
n);h>=-2&&f<=t.width+2&&e.frame(f-.5,t.top+t.places.y(t.rowOf(r))-.5,Math.max(2,h-f)+.5,t.rowHeight,i,c)};s.highlight&&s.highlight.size<=2e3&&s.highlight.forEach(r=>a(r,o.colours.text,1)),a(s.hover,o.
colours.text,1.5),a(s.select,o.colours.accent,2.5)}var ni=12,Xr=17,LT=8e3,NT=15,PT=12;function ii(e,t,n){return{box:(s,o,...a)=>e.box(s+t,o+n,...a),hatch:(s,o,...a)=>e.hatch(s+t,o+n,...a),frame:(s,o,...a)=>e.
frame(s+t,o+n,...a),line:(s,o,a,r,...i)=>e.line(s+t,o+n,a+t,r+n,...i),words:(s,o,...a)=>e.words(s+t,o+n,...a),alpha:e.alpha}}var $g=(e,t)=>e.flatMap((n,s)=>Vn(n,Math.floor((t-2*ni)/(s===0?8:6.6)),3).map(
o=>({words:o,title:s===0})));function Sg(e,t,n){t.forEach(({words:s,title:o},a)=>{e.words(ni,n+Xr*a,s,S(o?"--text":"--muted"),{size:o?NT:PT,bold:o})})}function od(e,t,n){let s=getComputedStyle(document.
body).fontFamily,o=$g(e,n),a=t.map(u=>$g(u.lines,n)),r=10+Xr*o.length+ni,i=t.map((u,f)=>{let h=r+Xr*a[f].length;return r=h+u.height+ni,h}),c=Math.min(r,LT),d=u=>{Sg(u,o,22),t.forEach((f,h)=>{Sg(u,a[h],
i[h]-Xr*a[h].length+12),f.paint(ii(u,0,i[h]))})};return{width:n,height:c,svg(){let u=xT(s);return d(u),u.text(n,c,S("--surface"))},png(){let u=document.createElement("canvas");[u.width,u.height]=[2*n,
2*c];let f=u.getContext("2d",{alpha:!1});f.scale(2,2);let h=ri(f,s);return h.box(0,0,n,c,S("--surface")),d(h),new Promise(m=>{u.toBlob(m,"image/png")})}}}async function li(e,t,n){let s=t==="svg"?new Blob(
[e.svg()],{type:"image/svg+xml"}):await e.png();Dc(s,`${n}.${t}`)}var IT=160,DT=3,td=300,qT=Ir("(prefers-reduced-motion: reduce)"),Ng=()=>Object.fromEntries(["surface","text","muted","grid","border","\
accent"].map(e=>[e,S(`--${e}`)])),ad={start:new Float64Array(0),end:new Float64Array(0),row:new Uint16Array(0),length:0},ci=e=>(e.view.to-e.view.from)/Math.max(1,e.width),Zr=(e,t)=>e.view.from+t*ci(e);
function Pg(e){let{top:t}=e.space.getBoundingClientRect(),n=e.scroller.getBoundingClientRect();return[Math.max(0,n.top)-t,Math.min(window.innerHeight,n.bottom)-t]}var Ig=(e,[t,n])=>Math.max(0,t)>=e.part.
top&&Math.min(e.places.height,n)<=e.part.top+e.part.height;function BT(e){e.width=e.scroller.clientWidth,e.space.style.height=`${e.places.height}px`;let t=Pg(e),[n,s]=[Math.max(0,t[0]-td),Math.min(e.places.
height,t[1]+td)];if(s<=n&&e.part.height>0)return!1;(e.part.height===0||!Ig(e,t)||e.part.top+e.part.height>e.places.height)&&(e.part.height=Math.max(0,Math.min(e.places.height,s>n?s-n:2*td)),e.part.top=
Math.max(0,Math.min(n,e.places.height-e.part.height)));let o=globalThis.devicePixelRatio||1,[a,r]=[Math.round(e.width*o),Math.round(e.part.height*o)];return e.canvas.style.top=`${e.part.top}px`,(e.canvas.
width!==a||e.canvas.height!==r||e.pixels!==o)&&([e.canvas.width,e.canvas.height,e.pixels]=[a,r,o],e.canvas.style.width=`${e.width}px`,e.canvas.style.height=`${e.part.height}px`),!0}function _t(e){e.frame===
0&&(e.frame=requestAnimationFrame(t=>Dg(e,t)))}function Dg(e,t){if(e.frame=0,e.motion){e.motion.since??=t;let s=(t-e.motion.since)/IT;e.view=$T(e.motion.from,e.motion.to,s);let o=s<1;o?_t(e):e.motion=
null,e.onView(e.view.from,e.view.to,o)}let n=performance.now();if(e.stale=!BT(e),!e.stale&&e.width>0&&e.part.height>0){e.context.setTransform(e.pixels,0,0,e.pixels,0,0);let s=qg(e,FT(e),{width:e.width,
height:e.part.height,top:-e.part.top});e.canvas.dataset.drawn=String(s)}e.canvas.dataset.drawMs=(performance.now()-n).toFixed(2)}function FT(e){let t=`${e.canvas.width} ${e.canvas.height} ${e.pixels}`;
return t!==e.penFor&&(e.penFor=t,e.pen.forget()),e.pen}function qg(e,t,{width:n,height:s,top:o}){let{colours:a}=e.how;t.box(0,0,n,s,a.surface);let r=CT(t,{index:e.index,view:e.view,width:n,height:s,rowHeight:e.
rowHeight,top:o,places:e.places,marks:e.marks,how:e.how,rowOf:c=>e.spans.row[c]}),i=n/(e.view.to-e.view.from);return e.decorate?.(t,{x:c=>(c-e.view.from)*i,y:c=>o+e.places.y(c),rowHeight:e.rowHeight,top:o,
width:n,height:s,view:e.view}),r}function si(e,t,n=!1){e.motion=null,!(t.from===e.view.from&&t.to===e.view.to)&&(e.view=t,e.onView(e.view.from,e.view.to,n),_t(e))}function ei(e,t){let n=Xs(t,e.extent,
e.least);qT.matches?si(e,n):(e.motion={from:e.view,to:n,since:null},_t(e))}function Eg(e,t,n){return yT(e.index,e.places.at(n+e.part.top),Zr(e,t),DT*ci(e))}function Tg(e,t,n){t!==e.marks.hover&&(e.marks.
hover=t,e.canvas.style.cursor=t>=0?"pointer":"",_t(e)),e.onHover(t,n)}function jT(e,t){(e.scroller.scrollHeight>e.scroller.clientHeight+1?e.scroller:window).scrollBy(0,t)}function WT(e){e.frame===0&&(e.
stale||!Ig(e,Pg(e)))&&_t(e)}function Og(e){e.how.colours=Ng(),_t(e)}function HT(e,t){let n=e.spans===ad;e.spans=t,e.index=Mg(t),e.places=Ag(e.index.rows,e.rowHeight,t.tops,t.height);let[s,o]=[t.from??
1/0,t.to??-1/0];if(t.from===void 0||t.to===void 0)for(let r=0;r<t.length;r+=1)s=Math.min(s,t.start[r]),o=Math.max(o,t.end[r]);e.extent=o>s?{from:s,to:o}:{from:0,to:1},e.marks.hover=-1,e.marks.select=-1,
e.marks.highlight=null;let a=n?{...e.extent}:Xs(e.view,e.extent,e.least);e.space.style.height=`${e.places.height}px`,e.motion===null&&(e.view=a),_t(e)}function UT(e,t,n,s=!1){s?si(e,Xs({from:t,to:n},e.
extent,e.least)):ei(e,{from:t,to:n})}function zT(e,t){e.marks.select=t,t>=0&&Fg(e,e.spans.row[t]),_t(e)}function KT(e,t){e.marks.highlight=t===null?null:new Set(t),_t(e)}function GT(e,t,n,s=!1){e.motion=
null,e.view={from:t,to:n},s?(cancelAnimationFrame(e.frame),Dg(e,0)):_t(e)}function YT(e,t){let n=Bg(e,t),{left:s,right:o,top:a,bottom:r}=e.scroller.getBoundingClientRect();return n.right<s||n.left>o||
n.bottom<a||n.top>r?null:{...n,left:Math.max(s,n.left),right:Math.min(o,n.right)}}function Bg(e,{start:t,end:n,row:s}){let{left:o,top:a}=e.space.getBoundingClientRect(),r=c=>o+(c-e.view.from)/ci(e),i=a+
e.places.y(s);return{left:r(t),right:r(n),top:i,bottom:i+e.rowHeight}}function Fg(e,t){let n=e.places.y(t);(n<e.scroller.scrollTop||n+e.rowHeight>e.scroller.scrollTop+e.scroller.clientHeight)&&(e.scroller.
scrollTop=n-e.scroller.clientHeight/2)}function VT(e){cancelAnimationFrame(e.frame),e.stop.abort(),e.stopTheme(),e.size.disconnect(),e.scroller.remove()}var nd=e=>e.motion?.to??e.view;function JT(e,{onPick:t,
onMeasure:n,onKey:s}){return{zoom:(o,a)=>si(e,vg(e.view,Zr(e,o),a,e.extent,e.least)),pan:o=>si(e,xg(e.view,o*ci(e),e.extent)),scroll:o=>jT(e,o),hover:(o,a,r)=>Tg(e,Eg(e,o,a),r),leave:()=>{e.marks.hover>=
0&&Tg(e,-1,null)},pick:(o,a,r)=>t(Eg(e,o,a),r),measure:(o,a,r)=>n?.(...[Zr(e,o),Zr(e,a)].sort((i,c)=>i-c),r),slide(o){let a=nd(e);ei(e,xg(a,o*(a.to-a.from),e.extent))},glide(o){let a=nd(e);ei(e,vg(a,(a.
from+a.to)/2,o,e.extent,e.least))},fit:()=>ei(e,e.extent),enter:()=>{e.marks.select>=0&&t(e.marks.select,null)},own:s}}function QT(e,t,n){e.canvas=l("canvas",{tabindex:"0",role:"application","aria-lab\
el":n.label,"aria-roledescription":"drawing of spans"}),e.space=l("div",{class:"spans-space"},e.canvas),e.scroller=l("div",{class:"spans-scroll"},e.space),t.classList.add("spans"),t.append(e.scroller),
e.context=e.canvas.getContext("2d",{alpha:!1});let s=getComputedStyle(document.body).fontFamily;e.pen=ri(e.context,s),e.how={colour:n.colour,text:n.text,hatched:n.hatched??(()=>!1),widthOf:TT(s),colours:Ng()},
e.index=Mg(ad),e.places=Ag(0,e.rowHeight)}function di(e,t){let n={spans:ad,extent:{from:0,to:1},view:{from:0,to:1},marks:{hover:-1,select:-1,highlight:null},frame:0,motion:null,width:0,pixels:0,part:{
top:0,height:0},stale:!0,penFor:""},s=()=>WT(n),{rowHeight:o,onHover:a=()=>{},onPick:r=()=>{},onView:i=()=>{},onMeasure:c=null,onKey:d=()=>!1,least:u=.001,decorate:f=null}=t;Object.assign(n,{rowHeight:o,
onHover:a,onView:i,least:u,decorate:f}),QT(n,e,t),n.stop=new AbortController;let{signal:h}=n.stop;return gT(n.canvas,JT(n,{onPick:r,onMeasure:c,onKey:d}),h),document.addEventListener("scroll",s,{capture:!0,
passive:!0,signal:h}),window.addEventListener("resize",s,{signal:h}),n.size=new ResizeObserver(()=>_t(n)),n.size.observe(n.scroller),n.forced=matchMedia("(forced-colors: active)"),n.forced.addEventListener(
"change",()=>Og(n),{signal:h}),n.stopTheme=Me(()=>Og(n)),{node:n.canvas,set:m=>HT(n,m),view:(m,p,g)=>UT(n,m,p,g),current:()=>({...n.view}),goal:()=>({...nd(n)}),extent:()=>({...n.extent}),select:m=>zT(
n,m),highlight:m=>KT(n,m),follow:(m,p,g)=>GT(n,m,p,g),placeOf:m=>YT(n,m),boxOf:(...m)=>Bg(n,...m),redraw:()=>_t(n),reveal:m=>Fg(n,m),whole:m=>({height:n.places.height,paint:p=>qg(n,p,{width:m,height:n.
places.height,top:0})}),picture(m){return od(m,[{lines:[],...this.whole(Math.max(n.width,600))}],Math.max(n.width,600))},destroy:()=>VT(n)}}var no=[...Zn.by.words,"calls"],mi=4,cd={device:"own",host:"self",calls:"calls"},pi=["calls","host","self","device","own"];function Kg(e,t,n){t.nodes.forEach(({significance:s},o)=>{e.frames[o].verdict[n]=
s??""})}function ra(e){let[t,n]=[3735928559,1103547991];for(let s=0;s<e.length;s+=1){let o=e.charCodeAt(s);t=Math.imul(t^o,2654435761),n=Math.imul(n^o,1597334677)}return t=Math.imul(t^t>>>16,2246822507)^
Math.imul(n^n>>>13,3266489909),n=Math.imul(n^n>>>16,2246822507)^Math.imul(t^t>>>13,3266489909),(4294967296*(2097151&n)+(t>>>0)).toString(36)}var Gg=/ #\d+$/,fi=(e,t)=>e==="module"&&t!==null?t.replace(
Gg,""):t,Yg=()=>[0,0],id=()=>Object.fromEntries(pi.map(e=>[e,Yg()]));function hi(e){return{sort:e.sort,status:e.status,names:e.names,wrapper:e.wrapper,through:[],instances:0,nodes:0,merged:0,verdict:{},
work:{},figures:id(),kernels:[],shapes:[],children:[],own:id(),key:"",foldKey:""}}var rd=(e,t)=>t>0?(e??0)/t:0,ui=(e,t,n,s)=>n?[rd(e[`control_${t}`],s[0]),rd(e[`test_${t}`],s[1])]:[rd(e[t],s[0]),0];function XT(e,t,n){
return(t?[e.control_flops,e.test_flops]:[e.flops??null]).map((o,a)=>o==null||n[a]===0?null:o/n[a])}function ZT(e,t,n){let s=Object.fromEntries(pi.map(o=>[o,ui(e,o,t,n)]));return{...hi({sort:e.sort,status:t?
e.status:"same",names:t?[e.control_name,e.test_name]:[e.name,e.name],wrapper:e.wrapper===!0}),through:e.through??[],instances:e.instances??0,nodes:e.nodes??0,work:{flops:XT(e,t,n),split:e.split??null},
figures:s,own:{calls:s.calls,self:s.self,own:s.own},kernels:e.kernels.map(o=>({name:o.name,counts:ui(o,"counts",t,n),device:ui(o,"device",t,n)})),shapes:(e.shapes??[]).map(o=>({text:o.text,calls:ui(o,
"calls",t,n)}))}}function gi(e,t,n){[e.key,e.foldKey]=[t,n];let s=new Map;for(let o of e.children){let a=(i,c)=>{let d=[i,o.sort,...c,o.status].join(`
`),u=s.get(d)??0;return s.set(d,u+1),ra(u===0?d:`${d}
${u}`)},r=[n,o.sort,...o.names.map(i=>fi(o.sort,i)),o.status].join(`
`);gi(o,a(t,o.names),ra(r))}}var Vg=e=>e.reduce((t,n)=>ra([t,n.sort,fi(n.sort,n.control_name),fi(n.sort,n.test_name),n.status].join(`
`)),"root");function dd(e,t){let n=[],s=(a,r,i)=>{Object.assign(a,{at:n.length,parent:r,depth:i}),n.push(a),a.children.forEach(c=>s(c,a,i+1)),a.end=n.length};s(e,null,0);let o=Object.fromEntries(no.map(
a=>[a,new Float64Array(n.length)]));for(let a=n.length-1;a>=0;a-=1)e1(n[a],o);return{...t,root:e,frames:n,byKey:new Map(n.map(a=>[a.key,a]))}}var ia=e=>e.status==="same"||e.status==="replaced";function e1(e,t){
e.total={},e.ownOf={},e.here={};for(let n of no){let s=e.own[cd[n]],o=[...s],a=s[1]-s[0];for(let r of e.children)o[0]+=r.total[n][0],o[1]+=r.total[n][1],a+=ia(r)?0:t[n][r.at];t[n][e.at]=a,e.total[n]=o,
e.ownOf[n]=s,e.here[n]=ia(e)?a:null}}function ud(e){let t=e.control!==void 0,n=t?[e.control,e.test]:[e.set],s=n.map(a=>a.samples),o=e.nodes.map(a=>ZT(a,t,s));return e.nodes.forEach(({parent:a},r)=>{a!==
null&&o[a].children.push(o[r])}),gi(o[0],"root","root"),dd(o[0],{pair:t,samples:s,sides:n,byHost:e.by==="host",inAll:e.nodes_in_all,shown:e.nodes.length})}var ld=(e,t)=>{e[0]+=t[0],e[1]+=t[1]};function jg(e,t,n,s){
let o=new Map(e.map(a=>[a[n],a]));for(let a of t){let r=o.get(a[n]);r||(r={[n]:a[n],...Object.fromEntries(s.map(i=>[i,Yg()]))},o.set(a[n],r),e.push(r)),s.forEach(i=>ld(r[i],a[i]))}}function Wg(e,t){pi.
forEach(n=>ld(e.figures[n],t.figures[n])),Object.values(cd).forEach(n=>ld(e.own[n],t.own[n])),e.instances+=t.instances,e.nodes+=t.nodes,e.wrapper||=t.wrapper,e.merged+=1,e.verdict=e.merged===1?t.verdict:
{},e.work=e.merged===1?t.work:{},jg(e.kernels,t.kernels,"name",["counts","device"]),jg(e.shapes,t.shapes,"text",["calls"])}function t1({sort:e,status:t,names:n}){let[s,o]=n.map(a=>fi(e,a));return t===
"replaced"?[s,o]:[s??o,s??o]}var n1=(e,t)=>pi.some(n=>e.figures[n][t]>0);function Jg(e){if(e.children.forEach(Jg),e.sort!=="root"&&e.status!=="replaced"){let[t,n]=[0,1].map(s=>n1(e,s)||e.children.some(
o=>o.status==="same"||o.status==="replaced"||o.status===(s===0?"only_in_control":"only_in_test")));e.status=t===n?"same":t?"only_in_control":"only_in_test",e.names=[n&&!t?null:e.names[0],t&&!n?null:e.
names[1]]}}function Qg(e){let t=hi(e.root);Wg(t,e.root);let n=new Map,s=(a,r)=>{let i=t1(r),c=[r.sort,...i].join(`
`),d=n.get(a)??new Map;if(n.set(a,d),!d.has(c)){let u=hi({...r,names:i,status:r.status==="replaced"?"replaced":"same"});d.set(c,u),a.children.push(u)}return d.get(c)},o=(a,r)=>{let i=s(a.sort==="modul\
e"?t:r,a);Wg(i,a),a.children.forEach(c=>o(c,i))};return e.root.children.forEach(a=>o(a,t)),e.pair&&Jg(t),gi(t,"root","root"),dd(t,{...Xg(e),grouped:"class"})}function Xg({pair:e,samples:t,sides:n,byHost:s,
inAll:o,shown:a}){return{pair:e,samples:t,sides:n,byHost:s,inAll:o,shown:a}}var Zg=e=>({...e,children:e.children.map(Zg)});function s1(e){let t=[];for(let n=e.parent;n;n=n.parent){let s=n.names[1]??n.
names[0];n.sort==="module"&&Gg.test(s??"")&&t.unshift(s)}return t}function o1(e,t){let n=hi({...e,sort:"rest",names:[null,null],wrapper:!1});n.nodes=Math.max(0,e.instances-t.length);for(let[s,o]of Object.
entries(cd))n.own[o]=[0,1].map(a=>e.total[s][a]-t.reduce((r,i)=>r+i.total[s][a],0)),n.figures[o]=n.own[o];return n.figures.device=n.own.own,n}function ew(e,t,n){let s=new Map([...n].filter(r=>e.byKey.
get(r)?.instances>1).map(r=>[r,[]]));for(let r of t.frames)s.has(r.foldKey)&&r.sort!=="rest"&&s.get(r.foldKey).push(r);let o=r=>{let i=s.get(r.key);if(!i||i.length===0)return{...r,children:r.children.
map(o)};let c=o1(r,i);return{...r,opened:!0,own:id(),kernels:r.kernels,children:[...i.map(d=>({...Zg(d),above:s1(d)})),...c.nodes>0?[c]:[]]}},a=o(e.root);return tw(a,s),dd(a,Xg(e))}function tw(e,t){for(let n of e.
children)if(e.opened&&t.has(e.key)){let s=n.key;gi(n,ra(`${e.key}
${s||"rest"}`),n.foldKey||ra(`${e.key}
rest`))}else tw(n,t)}function Zs(e){if(e.sort==="root")return"all frames";if(e.sort==="rest")return`${e.nodes} more`;let[t,n]=e.names;return t!==null&&n!==null&&t!==n?`${t} → ${n}`:n??t??"(no name)"}
var la=e=>e.instances>1&&e.sort!=="rest"&&e.sort!=="root"?`× ${e.instances}`:"",fs=(e,t)=>e.total[t][1]-e.total[t][0];function hs(e){let t=[];for(let n=e;n;n=n.parent)t.unshift(n);return t}function fd(e,t){
return t===""?null:e.byKey.get(t)??e.frames.find(n=>n.foldKey===t)??null}function ca(e,t,n){let s=o=>e.pair?Math.abs(o.here[t]??0):o.ownOf[t][0];return e.frames.filter(o=>s(o)>0&&o.sort!=="rest"&&!o.opened).
sort((o,a)=>s(a)-s(o)||o.at-a.at).slice(0,n)}var a1=["both","control","test"];function r1(e,t,n){let[s,o]=e.ownOf[t],a=n==="control"?s:n==="test"?o:Math.max(s,o);return Math.max(0,a)}function nw(e,t,n){
let{frames:s}=e,o=new Float64Array(s.length);for(let f=s.length-1;f>=0;f-=1)o[f]+=r1(s[f],t,e.pair?n:"control"),s[f].parent&&(o[s[f].parent.at]+=o[f]);let a=s.filter(f=>o[f.at]>0),r=new Float64Array(a.
length),i=new Float64Array(a.length),c=new Uint16Array(a.length),d=new Float64Array(s.length),u=new Int32Array(s.length).fill(-1);return a.forEach((f,h)=>{let m=f.parent?d[f.parent.at]:0;r[h]=m,i[h]=m+
o[f.at],c[h]=f.depth,d[f.at]=m,f.parent&&(d[f.parent.at]=i[h]),u[f.at]=h}),{start:r,end:i,row:c,length:a.length,frame:Int32Array.from(a,f=>f.at),place:u}}var i1=["folded","class","instance"],wi=["rank\
s","steps","marker","marker_until"],l1=5e3,sw=40,ow=e=>(e??"").split(".").filter(t=>/^[0-9a-z]{1,12}$/.test(t)).slice(0,sw),Hg={read:(e,t)=>ow(e.get(t))[0]??""},Ug={read:(e,t)=>ow(e.get(t)),text:e=>e.
slice(-sw).join(".")},aw={level:st(Zn,"level"),merge_lines:st(Zn,"merge_lines"),cut_overlaps:st(Zn,"cut_overlaps"),by:Ke(no),width:Ke(a1,"both"),frames:Ke(i1,"folded"),order:Ke(["calls"]),q:Le,node:Hg,
zoom:{...Hg,standard:"root"},open:Ug,rows:Ug};function ln(e){let t=new URLSearchParams(e),n={};for(let s of O){n[s]=t.get(s)??"";for(let o of wi)n[`${s}_${o}`]=t.get(`${s}_${o}`)||t.get(o)||(o.startsWith(
"marker")?"":"all")}return{...n,...En(aw,t)}}function ct(e){let t={...ln(""),...e},n=O.flatMap(s=>[[s,Le],...wi.map(o=>[`${s}_${o}`,{standard:"all"}])]);return ss("/tree",ns(new URLSearchParams,{...Object.
fromEntries(n),...aw},t))}function da(e,t,n){let s=new URLSearchParams({max_nodes:String(l1)}),o=e.test!=="";for(let a of o?O:["control"]){o&&s.set(a,e[a]);for(let r of wi){let i=e[`${a}_${r}`];i!==""&&
i!=="all"&&s.set(o?`${a}_${r}`:r,i)}}return ts(s,Zn,["level","by","instances","merge_lines","cut_overlaps"],{level:e.level,merge_lines:e.merge_lines,cut_overlaps:e.cut_overlaps,by:Zn.by.words.includes(
t)?t:"",instances:n}),s}var dt=e=>Object.fromEntries([...O.flatMap(t=>[t,...wi.map(n=>`${t}_${n}`)]),"merge_lines","cut_overlaps"].map(t=>[t,e[t]])),c1=["cpu_op","user_annotation","python_function","k\
ernel","gpu_memcpy","gpu_memset"];function rw(e,t){let{name:n,category:s}=Io(t,"test");if(!c1.includes(s))return"";let o=/^nn\.Module: (.*?)(?:_\d+)?$/.exec(n),a=s==="python_function"&&!o,r=o?o[1]:a?n.
replace(/^.*\(\d+\): /,""):n.replace(/^autograd::engine::evaluate_function: /,"");return ct({...dt(e),q:r,level:a?"python":"modules"})}var d1=8,u1=40;function iw(e,t,n){let s=new Set([e.root]);for(let o of[
...ca(e,t,d1),...n.slice(0,u1)])hs(o).slice(0,-1).forEach(a=>s.add(a));return s}function f1(e,t,n,s){let o=t.children.filter(i=>i.total[n].some(c=>c>0));if(s==="calls")return o;let a=i=>e.pair?Math.abs(
fs(i,n)):i.total[n][0],r=i=>i.sort==="rest"?1:0;return o.sort((i,c)=>r(i)-r(c)||a(c)-a(i)||i.at-c.at)}function lw(e,t,n,s){let o=[],a=(r,i,c,d)=>{let u=f1(e,r,t,n),f=u.length>0&&s(r);o.push({frame:r,level:i,
place:c,of:d,open:f,leaf:u.length===0}),f&&u.forEach((h,m)=>a(h,i+1,m+1,u.length))};return a(e.root,1,1,1),o}var eo=8,h1=.004;function cw(e,t){return e.frames.reduce((n,s)=>Math.max(n,Math.abs(fs(s,t))),
0)}var cn=(e,t)=>e.verdict[t]==="no_difference_found";function dw(e,t,n){let s=fs(e,t);if(!(n>0)||Math.abs(s)<h1*n||cn(e,t))return 0;let o=Math.max(1,Math.round(eo*Math.sqrt(Math.abs(s)/n)));return Math.
sign(s)*Math.min(eo,o)}function uw(e,t,n){let[s,o]=[Qs(e),Qs(t)];return`rgb(${s.map((a,r)=>Math.round(a+(o[r]-a)*n)).join(", ")})`}function fw(e,t){let n=t.trim().toLowerCase();if(n==="")return[];let s=o=>o!==
null&&o.toLowerCase().includes(n);return e.frames.filter(o=>o.sort!=="root"&&(o.names.some(s)||o.kernels.some(({name:a})=>s(a))))}function hw(e,t){let n=[0,0],s=-1;for(let o of e)o.at>=s&&(n[0]+=o.total[t][0],
n[1]+=o.total[t][1],{end:s}=o);return n}var qn={device:["device time","Device time","Kernels, copies and memsets, with the frame that launched them"],host:["host time","Host time","Time of the host th\
reads; the time of each call counts once"],calls:["calls","Calls","How often the frames were called"]},to=e=>e!=="calls",Ve=(e,t)=>to(t)?v(e):k(Number(e.toFixed(2))),Ct=(e,t)=>e===null?"–":to(t)?X(e):
Ce(Number(e.toFixed(2))),hd=(e,t)=>to(t)?A(Number(e.toFixed(3))):k(e),ua=(e,t)=>e===null?"":to(t)?ie(Number(e.toFixed(3))):Ce(e),m1={root:"everything",module:"module",annotation:"annotation",operator:"\
operator",python:"Python function",backward:"backward of the frame above",recompute:"recomputation of the frame above",launch:"launch without a frame","no launch":"device work without a launch",rest:"\
frames that are left out"},p1={replaced:"probably replaced",only_in_control:"gone: in the control only",only_in_test:"new: in the test only"},fa=e=>m1[e.sort]??e.sort,ha=e=>p1[e.status]??"",mw=e=>({only_in_control:"\
gone",only_in_test:"new",replaced:"⇄"})[e.status]??"",g1=e=>e.sides.every(t=>t.steps.length===0),ms=e=>g1(e)?"per recording":"per step";function md(e){let t=e.sort==="python"&&/^(?:.*[\\/])?([^\\/:]+): (.+)$/s.
exec(Zs(e));return t?`${t[2]} · ${t[1]}`:Zs(e)}var et=e=>[Zs(e),la(e)].filter(Boolean).join(" "),w1=e=>/ #\d+$/.test(Zs(e));function pw(e){let t=hs(e).slice(1,-1),n=t.filter(({sort:o})=>o==="module"),
s=t.slice(t.indexOf(n.at(-1))+1).filter(({sort:o})=>o==="backward"||o==="recompute").slice(0,1);return n.length>0?[...n.filter((o,a)=>a>=n.length-2||w1(o)),...s]:t.slice(-1)}function gw(e,t){let n={only_in_test:null,
only_in_control:null},s=o=>Math.max(...o.total[t]);for(let o of e.children){let a=n[o.status];!ia(o)&&o.sort!=="rest"&&s(o)>(a?s(a):0)&&(n[o.status]=o)}return n}var y1=.005;function ww(e,t){let n=e.here[t],
s=to(t)?v(Math.abs(n)):k(Number(Math.abs(n).toFixed(2)));if(to(t)){let[o,a]=e.total[t],r=Math.abs(a-o-n)>y1*Math.abs(n)?" here":"";return`takes ${s} ${n>0?"more":"less"}${r}`}return`has ${s} ${n>0?"mo\
re":"fewer"} ${s==="1"?"call":"calls"}`}var pd=(e,t)=>t>0?100*e/t:null;function yw(e,t){let[n,s]=e.root.total[t];return{from:Ve(n,t),to:Ve(s,t),change:Ct(s-n,t),percent:P(pd(s-n,n))}}function bw(e,t){
let[n,s]=e.root.total[t];return n===s?"±0":n>0?P(pd(s-n,n)):"new"}function _w(e){if(!e.pair)return"";let[t,n]=e.sides.map(({device:a,only_here_device:r})=>pd(r,a)),s=a=>W(a);if(t===null&&n===null)return"";
if(!(t>0)&&!(n>0))return"All device time is in frames that both sides have.";let o=(a,r)=>a===null?`the ${r} has no device time`:`${s(a)} of the device time of the ${r}`;return t===null||n===null?`No \
partner on the other side: ${o(t,"control")}, ${o(n,"test")}.`:`${s(t)} of the device time of the control and ${s(n)} of that of the test is in frames without a partner on the other side.`}var zg=e=>e.
map(t=>`“${t}”`).join(" and ");function kw(e,t){let n=o=>e.sides.filter((a,r)=>!e.frames.some(i=>i.sort===o&&i.names[r]!==null&&(!e.pair||i.status!==(r===0?"only_in_test":"only_in_control")))).map(
({label:a})=>a),s=[];if(t==="modules"&&n("module").length>0){let o=n("module");s.push(`${zg(o)} ${o.length===1?"has":"have"} no modules, so no layer can be named: annotations and operators are the fra\
mes. Record with with_stack=True (for TorchScript: with_modules=True).`)}if(t==="python"&&n("python").length>0){let o=n("python");s.push(`${zg(o)} ${o.length===1?"has":"have"} no Python frames. Record\
 with with_stack=True.`)}return s}function vw(e,t){let n=(o,a,r)=>{let[i,c]=a;return t.pair?`${o}: ${Ve(i,r)} → ${Ve(c,r)} (${Ct(c-i,r)})`:`${o}: ${Ve(i,r)}`},s=[...e.kernels].sort((o,a)=>Math.max(...a.
device)-Math.max(...o.device));return[n("Device time",e.total.device,"device"),e.ownOf.device.some(o=>o>0)&&e.children.length>0&&n("of that, self",e.ownOf.device,"device"),n("Host time",e.total.host,"\
host"),e.children.length>0&&n("of that, self",e.ownOf.host,"host"),n("Calls",e.figures.calls,"calls"),...s.slice(0,3).map(({name:o,device:a})=>n(o,a,"device")),s.length>3&&`and ${s.length-3} more kern\
els`,...e.shapes.slice(0,3).map(({text:o,calls:a})=>n(`input ${o}`,a,"calls"))].filter(Boolean)}var xw=(e,t)=>Ct(fs(e,t),t);var $w=1,Sw=.25,b1=1.4,_1=8e3,k1=100;function Ew(e,t,n,s){let o=t.to-t.from;return(e.to-e.from)/e.pixels<=b1*o/n&&e.from<=Math.max(s.from,t.from-Sw*o)&&e.to>=Math.min(s.to,t.to+Sw*o)}function v1(e,t,n){
let s=e.to-e.from,o=Math.max(n.from,e.from-$w*s),a=Math.min(n.to,e.to+$w*s),r=Math.round(t*(a-o)/s);return{from:o,to:a,pixels:Math.min(_1,Math.max(k1,r))}}function x1({ask:e,onAnswer:t,onError:n}){let s=null,
o=null,a=null,r=null;async function i(d,u,f){let h=v1(d,u,f);o=h;let m=new AbortController;r=m;try{let p=await e(h,m.signal);r===m&&(s={...h,from:p.from,to:p.to,pixels:p.pixels},t(p))}catch(p){r===m&&
p.name!=="AbortError"&&(a=null,n(p))}if(r===m){o=null;let p=a;a=null,p&&c(...p)}}function c(d,u,f){let h=d.from>=f.to||d.to<=f.from;u<=0||h||s&&Ew(s,d,u,f)?a=null:o?a=Ew(o,d,u,f)?null:[d,u,f]:i(d,u,f)}
return{want:c,isBusy:()=>o!==null,has(d){s={from:d.from,to:d.to,pixels:d.pixels}},drop(){r?.abort(),[s,o,a,r]=[null,null,null,null]}}}function $1(e,t,n){let s=new URLSearchParams({rank:String(n.rank),
span:String(n.span)});return n.step_number!==null&&s.set("step",String(n.step_number)),Mn(s,e,t),e.use_short_name&&s.set("use_short_name","true"),s}async function Rw(e,t,n){e.asked?.abort();let s=new AbortController;
e.asked=s,e.self.error=null;try{let o=await t(s.signal);e.asked===s&&(n(o),e.onChange(e.self))}catch(o){e.asked===s&&o.name!=="AbortError"&&(e.self.error=o,e.onChange(e.self))}}function wd(e){e.asked?.
abort(),e.windows.drop(),Object.assign(e.self,{whole:null,window:null}),e.stepKey=""}function S1(e,t){let n=qs(t,e.side),s=JSON.stringify([t[e.side],n]);s!==e.samplesKey&&(e.samplesKey=s,wd(e),Object.
assign(e.self,{samples:null,chosen:null,set:t[e.side]}),t[e.side]!==""&&Rw(e,o=>zs(t[e.side],n,{signal:o}),o=>{e.self.samples=o}))}function E1(e,t,n){return e.self.chosen=Bm(e.self.samples,{rank:t[`${e.
side}_rank`],span:t[`${e.side}_span`],step:t[`${e.side}_step`]},n),e.self.chosen}function T1(e,t,n){let s=$1(t,e.side,e.self.chosen.sample);if(s.toString()===e.stepKey)return;wd(e),e.stepKey=s.toString(),
e.self.query=s;let o=new URLSearchParams(s),{least:a,most:r}=mr.pixels;o.set("pixels",String(Math.min(r,Math.max(a,Math.round(n))))),Rw(e,i=>Uo(e.self.set,o,{signal:i}),i=>{e.self.whole=i,e.self.window=
i,e.windows.has(i)})}async function O1(e,t,n){let s=new URLSearchParams(e.self.query);Object.entries(t).forEach(([a,r])=>{r!==""&&r!==null&&r!==void 0&&s.set(a,String(r))});let o=await Or(e.self.set,s,
n);return o.rows.length>0?o:null}function M1(e){e.samplesKey="",e.stepKey=""}function Lw(e,{onChange:t,onError:n}){let s={side:e,onChange:t,samplesKey:"",stepKey:"",asked:null};return s.self={side:e,samples:null,
chosen:null,whole:null,window:null,error:null,query:null,set:""},s.windows=x1({ask:({from:o,to:a,pixels:r},i)=>{let c=new URLSearchParams(s.self.query);return Object.entries({from:o,to:a,pixels:r}).forEach(
([d,u])=>c.set(d,String(Math.round(u*1e3)/1e3))),Uo(s.self.set,c,{signal:i})},onAnswer:o=>{s.self.window=o,t(s.self)},onError:n}),Object.assign(s.self,{windows:s.windows,load:o=>S1(s,o),choose:(o,a)=>E1(
s,o,a),loadWhole:(o,a)=>T1(s,o,a),stepKey:()=>`${s.self.set} ${s.stepKey}`,find:(o,a)=>O1(s,o,a),retry:()=>M1(s),unmount:()=>wd(s)})}function A1(e,t,n){let{name:s,category:o}=n??t;return{...e,name:s,category:o,
aliases:null,control_self_duration:null,test_self_duration:null,control_counts:t?.counts??0,test_counts:n?.counts??0,control_total_duration:t?.total_duration??0,test_total_duration:n?.total_duration??
0}}var Tw=({name:e})=>Number(/\((\d+)\): /.exec(e)?.[1]??0);function C1(e,t){let n=e.flatMap(a=>t.filter(({name:r})=>r===a.name).map(r=>[a,r])),[s,o]=[e,t].map((a,r)=>a.filter(i=>!n.some(c=>c[r]===i)).
sort((i,c)=>Tw(i)-Tw(c)));return s.length===o.length?[...n,...s.map((a,r)=>[a,o[r]])]:n}var R1=(e,t)=>e.length===1&&t.length===1&&e[0].category===t[0].category?[[e[0],t[0]]]:[];function L1(e){if(!e.aliases)
return[{row:e,names:{control:e.name,test:e.name}}];let[t,n]=["control","test"].map(a=>e.aliases.filter(r=>r.side===a)),s=(e.category==="python_function"?C1:R1)(t,n);if(s.length===1&&e.aliases.length===
2)return[{row:{...e,category:t[0].category},names:{control:t[0].name,test:n[0].name}}];let o=e.aliases.filter(a=>!s.flat().includes(a)).map(a=>a.side==="control"?[a]:[void 0,a]);return[...s,...o].map(
([a,r])=>({row:A1(e,a,r),names:{control:(a??r).name,test:(r??a).name}}))}function N1(e){let t=({name:i})=>Number(i.slice(13)),n=i=>e.filter(c=>/^ProfilerStep#\d+$/.test(c.name)&&c[i]===0).sort((c,d)=>t(
c)-t(d)),s=new Map;for(let i of n("control_counts").reverse())s.set(i.category,s.get(i.category)??[]).get(i.category).push(i);let o=n("test_counts").map(i=>[i,s.get(i.category)?.pop()]).filter(([,i])=>i),
a=new Set(o.flat()),r=o.map(([i,c])=>({...i,test_counts:c.test_counts,test_total_duration:c.test_total_duration,test_self_duration:c.test_self_duration,aliases:[{side:"control",name:i.name,category:i.
category},{side:"test",name:c.name,category:c.category}]}));return[...e.filter(i=>!a.has(i)),...r]}var Bn=0,ma=1,pa=2,Fn=3,gd={id:"steps",sort:"steps",label:"Steps on the device",depth:1},_i=18,P1=24,
Ow=3;function Nw(e=()=>!0){let t=new Map,n=[],s=0;return{add(o){for(let{id:a,label:r,depth:i,sort:c,main:d=!1}of o){let u=t.get(a)?.depth??1;t.set(a,{id:a,label:r,sort:c,main:d,depth:Math.max(u,i,1)})}
n=[],s=0;for(let a of t.values()){let r=a.depth>1&&["host","other"].includes(a.sort),i=!r||e(a),c=i?a.depth:1,d=Math.max(P1,c*_i+2*Ow);Object.assign(a,{row:n.length,rows:c,top:s,height:d,folds:r,open:i});
for(let u=0;u<c;u+=1)n.push(s+Ow+u*_i);s+=d}},bandOf:o=>t.get(o),all:()=>({tops:Float64Array.from(n),height:s,bands:[...t.values()].map(o=>({...o}))})}}function Pw({window:e,all:t,takes:n,shift:s,rows:o}){
let a=[{answer:e,keep:()=>!0}];t&&t!==e&&a.push({answer:t,keep:(m,p)=>p<=e.from||m>=e.to}),n(gd)&&a.some(({answer:m})=>m.steps?.length>0&&m.lanes.some(({sort:p})=>p!=="host"))&&o.add([gd]),a.forEach(({
answer:m})=>o.add(m.lanes.filter(n))),a.forEach(({answer:m})=>o.add((m.counters??[]).map(W1).filter(n)));let r=[],i=[],c=[],d=[],u={start:[],end:[],row:[],level:[],name:[],occurrence:[],merged:[],sort:[],
gap:[],lane:[]},f=[];for(let{answer:m,keep:p}of a){let g=r.length;r.push(...m.names),i.push(...m.categories),c.push(...m.kinds);for(let w of m.lanes.filter(n))B1(u,w,d.push(w)-1,{keep:p,shift:s,shiftName:g,
band:o.bandOf(w.id)});F1(u,f,m,{keep:p,shift:s,rows:o,lanes:d}),j1(u,f,m,{keep:p,shift:s,rows:o,lanes:d}),U1(u,f,m,{keep:p,shift:s,rows:o,lanes:d})}let h={...u,start:Float64Array.from(u.start),end:Float64Array.
from(u.end),row:Uint16Array.from(u.row),length:u.start.length,names:r,categories:i,kinds:c,lanes:d,gaps:f,shift:s,...o.all()};return Object.assign(h,{pieces:D1(h)})}var I1=(e,t)=>e.bands.find(({id:n})=>n===
e.lanes[e.lane[t]]?.id)?.open===!1;function D1(e){let t={start:[],end:[],row:[],of:[]},n=(o,a,r)=>{(r>a||e.end[o]===e.start[o])&&(t.start.push(a),t.end.push(r),t.row.push(e.row[o]),t.of.push(o))},s=new Map(
e.bands.filter(({open:o})=>!o).map(({id:o})=>[o,[]]));for(let o=0;o<e.length;o+=1){let a=s.get(e.lanes[e.lane[o]]?.id);a?a.push(o):n(o,e.start[o],e.end[o])}return s.forEach(o=>q1(e,o,n)),{start:Float64Array.
from(t.start),end:Float64Array.from(t.end),row:Uint16Array.from(t.row),length:t.of.length,of:t.of}}function q1({start:e,end:t,level:n},s,o){s.sort((c,d)=>e[c]-e[d]||n[c]-n[d]);let a=[],r=-1/0,i=c=>{for(;a.
length>0&&t[a.at(-1)]<=c;){let d=a.pop();o(d,Math.max(r,e[d]),Math.max(r,t[d])),r=Math.max(r,t[d])}};for(let c of s)i(e[c]),a.length>0&&o(a.at(-1),Math.max(r,e[a.at(-1)]),e[c]),r=e[c],a.push(c);i(1/0)}
function B1(e,t,n,{keep:s,shift:o,shiftName:a,band:r}){let{start:i,duration:c,level:d,name:u,occurrence:f,merged:h}=t;for(let m=0;m<i.length;m+=1){let p=i[m]+c[m];s(i[m],p)&&(e.start.push(i[m]-o),e.end.
push(p-o),e.row.push(r.row+(r.open?d[m]:0)),e.level.push(d[m]),e.name.push(a+u[m]),e.occurrence.push(f[m]),e.merged.push(h[m]),e.sort.push(Bn),e.gap.push(-1),e.lane.push(n))}}function yd(e,t,n,{sort:s,
lane:o,keep:a,shift:r,rows:i,lanes:c}){let d=i.bandOf(o),u=n.start+n.duration;d&&a(n.start,u)&&(e.start.push(n.start-r),e.end.push(u-r),e.row.push(d.row),e.level.push(0),e.name.push(-1),e.occurrence.push(
-1),e.merged.push(1),e.sort.push(s),e.gap.push(t.push(n)-1),e.lane.push(c.findIndex(({id:f})=>f===o)))}function F1(e,t,n,s){(n.gaps??[]).forEach(o=>yd(e,t,o,{...s,sort:ma,lane:o.lane}))}function j1(e,t,n,s){
(n.steps??[]).forEach(o=>yd(e,t,{...o,shown:n.step===null||n.step===o.step_number},{...s,sort:pa,lane:gd.id}))}var W1=({id:e,device:t,name:n})=>({id:e,sort:"counter",label:`${t<0?"":`device ${t}, `}${n}`,
depth:1}),H1=.2;function U1(e,t,n,s){for(let o of n.counters??[]){let{name:a,high:r}=o,i=Math.max(r-o.low,Math.abs(r)*H1)||1;o.start.forEach((c,d)=>yd(e,t,{name:a,start:c,duration:o.duration[d],mean:o.
mean[d],min:o.min[d],max:o.max[d],at:1-(r-o.mean[d])/i},{...s,sort:Fn,lane:o.id}))}}var Ne=(e,t)=>`${t}\0${e}`,ki=(e,t)=>Ne(e.names[e.name[t]],e.categories[e.name[t]]),ps=(e,t)=>e.sort[t]===Bn&&e.merged[t]<=
1&&e.occurrence[t]>=0,Mw=new WeakMap;function z1(e,t,n){let s=Mw.get(e);if(!s){s=new Map;for(let o=0;o<e.length;o+=1)ps(e,o)&&s.set(`${ki(e,o)}\0${e.occurrence[o]}`,o);Mw.set(e,s)}return s.get(`${t}\0${n}`)??
-1}var K1=.1,G1=.002,vi=e=>typeof e.control_self_duration=="number"?[e.control_self_duration,e.test_self_duration,!0]:[e.control_total_duration,e.test_total_duration,!1];function Y1(e,t){if(e.control_counts===
0||e.test_counts===0)return e.control_counts===0?"new":"gone";let n=e.test_total_duration-e.control_total_duration,[s,o]=vi(e),a=o-s,r=Math.abs(a);return r<K1*Math.max(s,o)||r<G1*t||a*n<=0?"":a>0?"lon\
ger":"shorter"}function ga(e){let{control:t,test:n}=e.step_time,s=Math.max(t?.step??0,n?.step??0),o=nt(e),a=new Map,r=(i,c)=>{let d={change:Y1(i,s),row:i,names:c,whole:o};a.set(Ne(c.control,i.category),
d).set(Ne(c.test,i.category),d)};return N1(e.rows).flatMap(L1).forEach(({row:i,names:c})=>r(i,c)),a}var bd=(e,t,n,s)=>e?.get(Ne(n,s))?.names[t]??n;function Iw(e,t){let n=t.toLowerCase(),s=e.names.map(
a=>a.toLowerCase().includes(n)),o=[];for(let a=0;a<e.length;a+=1)e.sort[a]===Bn&&s[e.name[a]]&&o.push(a);return o}var V1=1e3;function Dw(e,t){let n=new Map,s=(r,i,c,d)=>[r,e[r].stepKey(),c,i,d].join("\
\0"),o=(r,i,c)=>bd(t(),r,i,c);function a(r,i,c,d,u){for(let f of r){let h=f.side===i?f.data():null,m=h?z1(h,Ne(o(i,c,d),d),u):-1;if(m>=0)return{start:h.start[m]+h.shift,duration:h.end[m]-h.start[m],lane:h.
lanes[h.lane[m]].id,level:h.level[m],pane:f}}return null}return{drawn:a,named:o,known:(r,i,c,d)=>n.get(s(r,o(r,i,c),c,d)),async ask(r,i,c,d,u){let f=o(r,i,c),h=s(r,f,c,d),m=await e[r].find({name:f,category:c,
occurrence:d},{signal:u});n.size>V1&&(n=new Map);let{of:p,launch:g,launched:w,launches:y}=m??{},b=m?{...m.rows[0],of:p,launch:g,launched:w,launches:y}:null;return n.set(h,b),b},nameOf:(r,i)=>{let c=r.
data();if(i<0||!c||!ps(c,i))return null;let[d,u]=ki(c,i).split("\0");return[u,d,c.occurrence[i]]}}}function wa(e,t,n){for(let s of e){let o=s.side===t?s.data():null,a=o?.bands.find(({id:r})=>r===n.lane);
if(a)return{pane:s,lane:n.lane,level:n.level,start:n.start-o.shift,end:n.start+n.duration-o.shift,row:a.row+(a.open?n.level:0)}}return null}var bi=2e4,J1=3,Aw=e=>Math.round(e*1e3),qw=(e,t,n)=>`${e} ${Aw(
t)} ${Aw(n)}`;function Q1(e,{span:t,step_number:n}){let s={lanes:new Map,rows:new Set,words:"",cut:0,drawn:new WeakMap},o=0;for(let i of e.segments.filter(c=>c.span===t)){if(i.lane!==null){let c=s.lanes.
get(i.lane)??[];c.push([i.start,i.start+i.duration]),s.lanes.set(i.lane,c),i.kind!=="launch_delay"&&i.kind!=="kernel_gap"&&s.rows.add(qw(i.lane,i.row_start,i.row_duration))}o+=1}let a=e.by_kind.reduce(
(i,c)=>i+c.segments,0),r=e.by_step.find(i=>i.span===t);return s.cut=o===bi?a-bi:0,s.words=r?`${v(r.work)} of work in ${v(r.path)}${s.cut>0?`; the longest ${k(bi)} of ${k(a)} segments are marked`:""}`:
`this ${n===null?"recording":"step"} has none`,s}function X1(e,t){let n=e.drawn.get(t);if(!n){n=[];for(let s=0;s<t.length;s+=1){let o=t.lanes[t.lane[s]];t.sort[s]===Bn&&t.merged[s]<=1&&o&&e.rows.has(qw(
o.id,t.start[s]+t.shift,t.end[s]-t.start[s]))&&!I1(t,s)&&n.push(s)}e.drawn.set(t,n)}return n}function Bw(e,t,n,s){let o=n.data(),a=S("--path-mark"),r=c=>Math.max(-3,Math.min(t.width+3,c));for(let{id:c,
top:d}of o.bands){let u=-1/0;for(let[f,h]of s.lanes.get(c)??[]){let m=r(t.x(f-o.shift)),p=r(Math.max(t.x(h-o.shift),t.x(f-o.shift)+1));p>u&&p>m&&(e.box(Math.max(m,u),t.top+d,p-Math.max(m,u),J1,a),u=p)}}
let i=t.rowHeight;for(let c of X1(s,o)){let[d,u]=[r(t.x(o.start[c])),r(t.x(o.end[c]))];u-d>3&&e.frame(d,t.y(o.row[c])+.5,u-d-1,i-2,a,1.5)}}function Fw({toggle:e,change:t,error:n}){let s=x("Critical pa\
th",e,{"aria-pressed":"false",class:"path-switch",title:"Mark the chain of rows that holds the most work"}),o=l("p",{class:"muted small timeline-path",role:"status"}),a={control:null,test:null},r={control:"",
test:""},i={control:null,test:null};function c(){let f=O.filter(h=>a[h]).map(h=>`${h}: ${a[h].words}`);o.textContent=f.length>0?`Critical path of the ${f.join("; of the ")}`:""}function d(f){i[f]?.abort(),
r[f]="",a[f]&&(a[f]=null,t())}async function u(f,{set:h,marked:m,sample:p}){let g=new URLSearchParams({set:h,ranks:String(p.rank),segments:String(bi),...p.step_number===null?{}:{steps:String(p.step_number)},
...m}),w=`${g} ${p.span}`;if(r[f]!==w){d(f),r[f]=w,i[f]=new AbortController;try{let y=await Ln("critical_path",g,{signal:i[f].signal});r[f]===w&&(a[f]=Q1(y.set,p),c(),t())}catch(y){r[f]===w&&y.name!==
"AbortError"&&n(y)}}}return{node:s,words:o,of:f=>a[f],draw(f,h,m){s.setAttribute("aria-pressed",String(f.path));for(let p of O)f.path&&h.includes(p)&&m[p]?u(p,{set:f[p],marked:qs(f,p),sample:m[p].sample}):
d(p);c()},unmount(){O.forEach(f=>i[f]?.abort())}}}var Z1=200,Cw=8,eO=1e3;function jw({onText:e,onStep:t}){let n=R("search"),s=Pn({id:n,wait:Z1,onText:e,onStep:t,class:"timeline-q",placeholder:"Search \
names …"}),o=l("span",{class:"muted small",role:"status"}),a=[[-1,"up","The previous call (Shift+Enter)"],[1,"down","The next call (Enter)"]].map(([r,i,c])=>Y(i,c,()=>t(r),{hidden:!0,class:"step-mov\
e"}));return{node:l("span",{class:"timeline-search",role:"search"},l("label",{for:n,class:"visually-hidden"},"Search names in the timeline"),s,a,o),focus(){s.focus()},draw(r){document.activeElement!==
s&&(s.value=r),a.forEach(i=>{i.hidden=r===""})},say(r){_(o,r)}}}function tO(e,t,n,s){let o=e.toLowerCase(),a=new Map;for(let{row:r,names:i}of(n??new Map).values()){let c=i[s];r[`${s}_counts`]>0&&c.toLowerCase().
includes(o)&&a.set(Ne(c,r.category),{name:c,category:r.category,time:r[`${s}_total_duration`]})}for(let r of t.filter(i=>i.side===s))r.data()?.names.forEach((i,c)=>{let d=r.data().categories[c],u=Ne(i,
d);!a.has(u)&&i.toLowerCase().includes(o)&&a.set(u,{name:i,category:d,time:0})});return[...a.values()].sort((r,i)=>i.time-r.time)}async function Ww(e,t,n,s,o){let a=!1;return{calls:(await Promise.all(
t.flatMap(i=>{let c=tO(e,n,s,i.side);return a||=c.length>Cw,c.slice(0,Cw).map(async({name:d,category:u})=>{let f=await i.find({name:d,category:u,limit:eO});return a||=f!==null&&f.of>f.rows.length,(f?.
rows??[]).map(h=>({...h,side:i.side,name:d,category:u,at:h.start-o[i.side]}))})}))).flat().sort((i,c)=>i.at-c.at),more:a}}var Hw=(e,t,n)=>t===0?"No name contains this text.":n?`${$(t,"call")} of the ${$(
e,"name")} with the most time`:`${$(t,"call")} of ${$(e,"name")}`,Uw=(e,t)=>`${k(e+1)} of ${k(t)}`,yi=e=>/^\d+$/.test(e??"")?e:"",Rt=(e,t={})=>Hs({control:e.control,test:e.test,control_rank:yi(e.control_ranks),
test_rank:yi(e.test_ranks),control_step:yi(e.control_steps),test_step:yi(e.test_steps),...Bo(e),use_short_name:e.use_short_name,...t});function so(e,t){let{name:n,category:s}=Io(t,"test");return Rt(e,
{name:n,category:e.use_short_name?"":s})}function xi(e,t,n,s=null){let o={};for(let r of["control","test"]){let{rank:i,span:c}=t[r]??{},d=u=>u==null?"":String(u);Object.assign(o,{[`${r}_rank`]:d(i),[`${r}\
_span`]:c>0?String(c):"",[`${r}_step`]:d(n[r])})}let a=s&&Io(s,"test");return Rt(e,{...o,...a?{name:a.name,category:e.use_short_name?"":a.category}:{}})}function $i(e,{ranks:t,steps:n,rows:s,change:o}){
if(t.length+n.length+s.length===0)return null;let a=o<0?"control":"test",r=t.length>0?String(t[0]):void 0;return Rt(e,{at:a,...r?{control_rank:r,test_rank:r}:{},...n.length>0?{[`${a}_step`]:String(n[0])}:
{},...s.length>0?{name:s[0].name,category:s[0].category}:{}})}var kt={show:v,diff:X,exact:A,exactDiff:ie},oo={show:k,diff:Ce},ba=(e,t)=>e===null||t===null?null:t-e,_a=(e,t)=>e>0&&t!==null?100*t/e:null,ut=(e,t=null,n="")=>l("td",{class:`num ${n}`.trim(),title:t},
e),un=(e,{show:t,exact:n},s)=>ut(t(e),n?.(e),s),gs=(e,{diff:t,exactDiff:n},s="strong")=>ut(t(e),n?.(e),`${s} ${te(e)}`);function ao([e,t],n,{diff:s=ba(e,t),cls:o,percent:a=P(_a(e,s))}={}){return[un(e,
n),un(t,n),gs(s,n,o),ut(a,null,te(s))]}var vt=(e,t,n,...s)=>l("table",{class:e},t&&l("caption",{class:"visually-hidden"},t),l("thead",{},l("tr",{},n.map((o,a)=>{let[r,i=a>0?"num":null]=[o].flat();return r===
""?l("td"):l("th",{scope:"col",class:i},r)}))),s.map(o=>l("tbody",{},o))),jn=(e,...t)=>l("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":e},t),dn=28,zw=12,_d=e=>e.paper!==null&&Dr(),Ei=e=>e.
count()>e.least&&!_d(e);function ya(e,t=!1,n=e.place){let s=Math.floor(n/dn),[o,a]=Ei(e)?[Math.max(0,s-zw),Math.min(e.count(),s+Math.ceil((e.height||600)/dn)+zw)]:[0,_d(e)?e.paper.count():e.count()];if(!t&&
o===e.from&&a===e.to)return;[e.from,e.to]=[o,a];let r=e.body.contains(document.activeElement),i=t?new Map:e.nodes;e.nodes=new Map;for(let c=o;c<a;c+=1)e.nodes.set(c,i.get(c)??e.make(c));Gw(e,r,t,n),e.
drawn?.()}function Gw(e,t,n,s){let o=e.count()-e.to;e.node.toggleAttribute("data-virtual",Ei(e)),[[e.above,e.from],[e.below,o]].forEach(([a,r])=>{a.hidden=r===0,a.firstChild.colSpan=e.columns(),a.style.
height=`${r*dn}px`}),Nn(e.body,[e.above,...e.nodes.values(),_d(e)&&e.paper.rest?e.paper.rest(o):e.below]),s>0&&(n||t)&&e.node.scrollTop!==s&&(e.node.scrollTop=s),t&&(e.nodes.get(e.active)??e.node).focus(
{preventScroll:!0})}function Yw(e,t,n=!1){let{node:s}=e;s.removeAttribute("data-late");let o=t*dn,a=s.clientHeight-e.covers.reduce((r,i)=>r+i.offsetHeight,2);n&&(o<s.scrollTop||o+dn>s.scrollTop+a)&&(s.
scrollTop=o-a/2),o<s.scrollTop?s.scrollTop=o:o+dn>s.scrollTop+a&&(s.scrollTop=o+dn-a),e.place=s.scrollTop,ya(e)}function nO(e,t,n=!1){if(e.count()===0)return;e.nodes.get(e.active)?.setAttribute("tabin\
dex","-1"),e.active=Math.max(0,Math.min(e.count()-1,t)),Yw(e,e.active);let s=e.nodes.get(e.active);s?.setAttribute("tabindex","0"),n&&s?.focus({preventScroll:!0})}function sO(e){e.frame=0,e.place=e.node.
scrollTop,ya(e),e.active!==null&&e.count()>0&&!e.nodes.has(e.active)&&(e.active=Math.min(e.count()-1,Math.ceil(e.place/dn)),e.nodes.get(e.active)?.setAttribute("tabindex","0"))}function oO(e,t){let n=Math.
max(1,Math.floor(e.node.clientHeight/dn)-e.covers.length-2);return{ArrowDown:e.active+1,ArrowUp:e.active-1,PageDown:e.active+n,PageUp:e.active-n,Home:0,End:e.count()-1}[t]}function ro(e){let t={covers:[],
active:0,paper:null,nodes:new Map,from:0,to:0,frame:0,height:0,place:0,...e};[t.above,t.below]=[0,1].map(()=>l("tr",{class:"spacer","aria-hidden":"true"},l("td"))),t.node.addEventListener("scroll",()=>{
t.place=t.node.scrollTop,Ei(t)&&t.frame===0&&(t.frame=requestAnimationFrame(()=>sO(t)))},{passive:!0});let n=new ResizeObserver(()=>{t.height=t.node.clientHeight,ya(t)});n.observe(t.node);let s=t.paper&&
Ys(()=>ya(t,!0));return Object.assign(t,{draw:o=>ya(t,o),put:()=>Gw(t,t.body.contains(document.activeElement),!1,t.node.scrollTop),isLong:()=>Ei(t),begin(o){t.active=o,t.place>0&&(t.node.scrollTop=t.place=
0)},activate:(o,a)=>nO(t,o,a),reveal:(o,a)=>Yw(t,o,a),placeOf:o=>oO(t,o),unmount(){n.disconnect(),s?.(),cancelAnimationFrame(t.frame)}})}var aO=24,Si=20;function rO(e,t){let n=Array.from(e),s=Math.max(
0,n.length-Si),o=t>aO?Math.min(Array.from(e.slice(0,t)).length,s):s,a=(r,i,c)=>l("span",{class:r},n.slice(i,c).join(""));return l("bdi",{class:"split"},a("split-head",0,o),l("span",{class:"split-key"},
l("bdi",{dir:"ltr"},n.slice(o,o+Si).join(""))),o+Si<n.length&&a("split-rest",o+Si))}var Kw=200,iO=30;function lO(e){if(!e.order)return e.rows;let t=e.order.down?-1:1;return[...e.rows].sort((n,s)=>{let[
o,a]=[n[e.order.key]??null,s[e.order.key]??null];return o===null||a===null?(o===null)-(a===null):t*(typeof o=="number"?o-a:String(o).localeCompare(String(a)))})}function cO(e,t){let n=e.order?.key===t.
key?!e.order.down:!!t.number;e.order={key:t.key,down:n},Ti(e),e.head.querySelector("[aria-sort] button")?.focus()}function dO(e,t,n,s,o){let a=e.spec.href&&t.link?.(s,e.spec.parameters??{}),r=t.mono&&
typeof o=="string"?rO(o,e.places.get(t.key)?.get(o)??0):o;if(a||!t.mono||typeof o!="string"||o.length<=iO)return a?l("a",{href:e.spec.href(a)},r):r;let i=x(r,()=>{let c=i.getAttribute("aria-expanded")!==
"true";i.setAttribute("aria-expanded",String(c)),_(i,c?o:r)},{class:"name-button","aria-expanded":"false"});return i}function uO(e,t){e.groups.hidden=!t.some(s=>s.group);let n=[];for(let s of e.groups.
hidden?[]:t){let o=n.at(-1);s.group&&o?.[0].group===s.group?o[1]+=1:n.push([s,1])}_(e.groups,n.map(([{group:s,groupWhat:o},a])=>s?l("th",{scope:"colgroup",colspan:a,class:"group-start",title:o},s):l("\
td",{}))),_(e.head,t.map((s,o)=>{let a=e.order?.key===s.key;return l("th",{scope:"col",class:Vw(s,t[o-1]),"aria-sort":a&&(e.order.down?"descending":"ascending")},x(`${s.title}${a?e.order.down?" ↓":"\
 ↑":""}`,()=>cO(e,s),{class:"link-button th-button",title:s.what,"aria-label":s.group&&`${s.title}, ${s.group}`}))}))}var Vw=(e,t,n=[])=>[e.number&&"num",e.group&&e.group!==t?.group&&"group-start",...n].
filter(Boolean).join(" ")||null;function Ti(e){let t=e.spec.columns.filter(s=>e.wide||!s.extra);uO(e,t);let n=new Set;_(e.body,lO(e).slice(0,e.limit).map(s=>l("tr",{},t.map((o,a)=>{let r=s[o.key],i=o.
show(r,s);return i===D&&o.blank&&n.add(o),l("td",{title:i===D&&o.blank?o.blank:o.mono?r:o.exact?.(r,s),class:Vw(o,t[a-1],[o.mono&&"mono data-name",o.tone?.(r,s)])},dO(e,o,r,s,i))})))),e.blanks.hidden=
n.size===0,_(e.blanks,[...new Map([...n].map(s=>[s.group??s.title,s.blank]))].map(([s,o])=>`${D} in ${s}: ${o}`).join("; "),"."),e.count.textContent=e.rows.length>1?k(e.rows.length):"",e.more.hidden=e.
rows.length<=e.limit,_(e.more,x(`Show ${k(Math.min(Kw,e.rows.length-e.limit))} more of ${k(e.rows.length)}`,()=>{e.limit+=Kw,Ti(e)},{class:"link-button"}))}function fO(e,t){e.rows=t;for(let{key:n}of e.
spec.columns.filter(s=>s.mono))e.places.set(n,Gh(e.rows.map(s=>String(s[n]??""))));e.node.hidden=e.rows.length===0,Ti(e)}function Lt(e){let t={spec:e,rows:[],places:new Map,order:null};t.groups=l("tr",
{class:"column-groups"}),t.head=l("tr"),t.wide=!e.columns.some(i=>i.extra);let n=!t.wide&&x("All columns",()=>{t.wide=!t.wide,n.setAttribute("aria-pressed",String(t.wide)),Ti(t)},{"aria-pressed":"fals\
e","aria-label":`All columns of ${e.caption}`});t.body=l("tbody"),t.more=l("p",{class:"data-more",hidden:!0}),t.count=l("span",{class:"chart-unit"});let s=new Map(e.columns.map(i=>[i.group??i.title,i.
what??i.groupWhat]).filter(([,i])=>i)),o=s.size>0&&l("details",{class:"data-meanings small"},l("summary",{},"What the columns mean"),l("dl",{},[...s].flatMap(([i,c])=>[l("dt",{},i),l("dd",{},c)])));t.
blanks=l("p",{class:"data-blanks muted small",hidden:!0});let a=[e.caption,e.heading].filter(Boolean).join(": "),r=Oe(a);return r.set(e.sql??null),t.node=l("section",{class:`card data-card ${e.class??
""}`.trim(),"aria-label":a},l("div",{class:"chart-head"},l(e.level??"h3",{},a," ",t.count),l("div",{class:"chart-tools"},n,r.node,e.csv&&l("a",{class:"button",href:e.csv,download:"",title:`${e.caption}\
: download as CSV`,"aria-label":`${e.caption}: download as CSV`},"CSV"))),l("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":`${a}, rows`},l("table",{class:"data-table"},l("caption",{class:"\
visually-hidden"},a),l("thead",{},e.columns.some(i=>i.group)&&t.groups,t.head),t.body)),t.more,o,t.blanks),t.limit=e.limit??20,{node:t.node,show:i=>fO(t,i)}}var hO=3,Jw=[14,112],kd=3,vd=10,mO=.12,pO=1.01;function gO(e,t,n){let{sides:s,changes:o,ranks:a}=e,r=s.every(({sample:d})=>d.step_number===null)?"Whole recording":"Median step";t.href=xd(e);let i=a?` \
of rank ${[...new Set(s.map(({sample:d})=>d.rank))].join(" and ")}`:"",c=o===null||[...o.values()].every(({change:d})=>d==="");t.setAttribute("aria-label",`${r}${i} of both sides: open it in the timel\
ine`),n.textContent=`${r}${i}${c?"":"; coloured: changed"}`,n.title=s.map(({sample:d})=>v(d.step)).join(" → ")}function wO(e,t){let n=(t??[]).find(({kind:a,ranks:r})=>a!=="memory"&&r.length>0)?.ranks[0];
if(e.some(({rank:a})=>a===n))return n;let s=new Map;e.forEach(({rank:a,step_ns:r})=>{let[i,c]=s.get(a)??[0,0];s.set(a,[i+(r??0),c+1])});let o=[...s].map(([a,[r,i]])=>[a,r/i]);return o.reduce((a,r)=>r[1]>
Math.max(a[1],pO*o[0][1])?r:a)[0]}function yO(e,t){let{rank:n,span:s}=e.find(r=>r.rank===t)??e[0],o=e.filter(r=>r.rank===n&&r.span===s).sort((r,i)=>(r.step_ns??0)-(i.step_ns??0)),a=o[o.length>>1];return{
...a,step:(a.step_ns??0)/1e3}}var bO=({q:e,category:t,change:n,significant:s,device_type:o},{row_count:a,rows:r})=>r.length>=a&&o==="ALL"&&[e,n,s].every(i=>i==="")&&t.length===0,Qw=({duration:e})=>e.reduce(
(t,n)=>t+n,0);function _O({lanes:e}){let t=e.filter(({sort:s})=>s==="device"),n=[...t].sort((s,o)=>Qw(o)-Qw(s)).slice(0,hO);return[...e.filter(({sort:s,main:o})=>s==="host"&&o).slice(0,1),...t.filter(
s=>n.includes(s))]}function kO(e,t,n,s,{y:o,high:a,at:r}){let i=d=>[r(t.start[d]),Math.max(.6,r(t.start[d]+t.duration[d])-r(t.start[d]))],c=[];e.fillStyle=S(t.sort==="host"?"--span-host":"--span-compu\
te"),t.start.forEach((d,u)=>{let f=t.name[u],h=s?.get(Ne(n.names[f],n.categories[f]))?.change??"",[m,p]=i(u);e.fillRect(m,o,p,a),h!==""&&t.merged[u]<=1&&c.push([h,m,p])});for(let[d,u,f]of c)e.fillStyle=
S(`--span-${d}`),e.fillRect(u,o,f,a)}function vO(e,{sides:t,changes:n,extent:s},o,a){let r=c=>o*c/s,i=0;t.forEach((c,d)=>{e.fillStyle=S(d===0?"--control-fill":"--test-fill"),e.fillRect(0,i,r(c.sample.
step),2),i+=4,c.lanes.forEach(u=>{kO(e,u,c.answer,n,{y:i,high:a,at:r}),i+=a+kd}),i+=vd-4})}function xO(e,t,n){let s=e.clientWidth,o=t.sides.reduce((i,{lanes:c})=>i+c.length,0),a=(n-2*vd-4)/o-kd,r=Math.
round(Math.min(Jw[1],Math.max(Jw[0],a)));vO(Go(e,s,o*(r+kd)+2*vd),t,s,r)}var xd=({state:e,sides:t},n={})=>Rt(e,{...Object.fromEntries(t.flatMap(({sample:s},o)=>[[`${O[o]}_rank`,String(s.rank)],[`${O[o]}\
_span`,String(s.span)],[`${O[o]}_step`,s.step_number===null?"":String(s.step_number)]])),...n});function $O(e,t,n,{pixels:s,signal:o}){let a=new URLSearchParams({rank:n.rank,span:n.span,threads:1,pixels:Math.
max(300,Math.round(s))});return n.step_number!==null&&a.set("step",n.step_number),Mn(a,e,O[t]),Uo(e[O[t]],a,{signal:o})}var SO=({answer:{extent:e}})=>e.to-Math.max(0,e.from);function EO(e,t,n){let s=n*
(e-t.left)/t.width,o=n*mO/2;return{from:Math.max(0,s-o),to:s+o}}function TO(e,t,n,s){let o=e.map((r,i)=>({answer:r,sample:s[i],lanes:_O(r)})),a=O.some(r=>new Set(n.step_time.samples[r].map(({rank:i})=>i)).
size>1);return{state:t,sides:o,ranks:a,changes:bO(t,n)?ga(n):null,extent:Math.max(...o.map(r=>Math.max(SO(r),r.sample.step)))}}var OO=async(e,t,n,s)=>TO(await Promise.all(n.map((o,a)=>$O(e,a,o,s))),e,
t,n);function MO(e){e.hidden=!0,e.dataset.ready=""}var AO=({ctrlKey:e,metaKey:t,shiftKey:n,detail:s})=>e||t||n||s===0;async function CO(e,t,n){let s=ce(e.state);Object.entries({significance:"false",diagnosis:"\
false",limit:"3000"}).forEach(o=>s.set(...o));try{e.changes=ga(await ue(s,{signal:t})),n()}catch{}}function ey(e){let t=l("canvas",{"aria-hidden":"true"}),n=l("span",{class:"muted small"},"Median step\
; coloured: changed"),s=l("a",{class:"step-strip-link",title:"Show this part in the timeline","aria-label":"Median step of both sides: open it in the timeline",on:{click:d}},t),o=l("div",{class:"step-\
strip",hidden:!0},n,s),a="",r=null,i=null,c=()=>i&&t.clientWidth>0&&xO(t,i,o.clientHeight-n.offsetHeight);function d(h){i&&!AO(h)&&(h.preventDefault(),e(xd(i,EO(h.clientX,t.getBoundingClientRect(),i.extent))))}
async function u(h,m,p){let{signal:g}=r;i=null,s.href=xd({state:h,sides:p.map(w=>({sample:w}))}),await je();try{g.throwIfAborted(),i=await OO(h,m,p,{pixels:o.parentNode.clientWidth,signal:g}),o.hidden=
i.sides.some(({lanes:y})=>y.length===0);let w=()=>c(gO(i,s,n));w(),i.changes===null&&CO(i,g,w)}catch(w){o.hidden=!0,a=w.name==="AbortError"?a:""}o.dataset.ready=""}let f=new ResizeObserver(c);return f.
observe(o),{node:o,redraw:c,draw(h,m,p,g){let{samples:w}=p.step_time;if(!O.every(E=>w?.[E]?.length>0)){MO(o);return}let y=wO(w.test,g),b=a;a=`${m} ${y}`,b!==a&&(o.hidden=!1,r?.abort(),r=new AbortController,
u(h,p,O.map(E=>yO(w[E],y))))},stop(){r?.abort(),f.disconnect()}}}var ty=8,RO=24,LO=80,Sd=({step_number:e})=>e!==null,$d=e=>[e.span,Sd(e)?e.step_number:e.rank],ny=({rank:e,span:t})=>`${e}/${t}`;function sy(e){
return`${Sd(e)?`step ${e.step_number}, `:""}rank ${e.rank}${e.span>0?`, file ${e.span+1}`:""}`}function NO(e){let n=[...new Map(e.map(s=>[$d(s).join("/"),$d(s)]))].sort(([,s],[,o])=>s[0]-o[0]||s[1]-o[1]);
return new Map(n.map(([s],o)=>[s,o]))}function PO(e){let[t,n]=[Math.min(...e),Math.max(...e)],s=Math.max(0,.04*n-(n-t))/2;return[Math.max(0,t-s),n+s]}var Oi=(e,[t,n])=>n>t?94-88*(e-t)/(n-t):50;function IO(e,t){
let n=new Map;for(let s of e){let o=ny(s.sample);n.set(o,[...n.get(o)??[],s])}return n.size>ty?[]:[...n.values()].flatMap(s=>(s.sort((o,a)=>o.x-a.x),s.slice(1).map((o,a)=>q("line",{class:`strip-line s\
trip-${t}`,x1:`${s[a].x}%`,y1:`${s[a].y}%`,x2:`${o.x}%`,y2:`${o.y}%`}))))}function DO(e,t){return e.map((n,s)=>({ring:s+1,step:n,y:Oi(n,t),x:e.length>1?3+94*s/(e.length-1):50}))}function qO(e,{samples:t,
blocks:n},s,o,a){let r=NO(t),i=t.map(f=>({sample:f,y:Oi(f.step,s),x:r.size>1?3+94*r.get($d(f).join("/"))/(r.size-1):50})),c=DO(n,s),d=t.filter(Sd).map(f=>f.step_number),u=d.length===0?$(t.length,"reco\
rding"):`step ${Math.min(...d)}${r.size>1?` – ${Math.max(...d)}`:""}`;return l("div",{class:"strip-panel"},Ed(q("svg",{class:"strip-plot","aria-hidden":"true",focusable:"false"},q("line",{class:"\
strip-median",x1:"0%",x2:"100%",y1:`${Oi(o,s)}%`,y2:`${Oi(o,s)}%`}),IO(i,e),i.map(({sample:f,x:h,y:m})=>q("circle",{class:`strip-dot strip-${e}`,cx:`${h}%`,cy:`${m}%`,r:t.length>LO?2:3.2})),c.map(({x:f,
y:h})=>q("circle",{class:`strip-ring strip-${e}`,cx:`${f}%`,cy:`${h}%`,r:3.2}))),[...i,...c],f=>a(f&&(f.ring?`${e}, block ${f.ring} of ${c.length} without the profiler: ${v(f.step)}`:[`${e}, ${sy(f.sample)}\
: ${v(f.sample.step)}`,Xn(f.sample)].filter(Boolean).join(`
`)))),l("p",{class:`${e}-text small strip-caption`},`${e}, ${u}`))}function Ed(e,t,n){return e.addEventListener("pointermove",({clientX:s,clientY:o})=>{let a=e.getBoundingClientRect(),r=({x:c,y:d})=>Math.
hypot(a.left+c*a.width/100-s,a.top+d*a.height/100-o),i=t.reduce((c,d)=>r(d)<r(c)?d:c);n(r(i)<RO?i:null)}),e.addEventListener("pointerleave",()=>n(null)),e}function BO(e,{samples:t,blocks:n}){let s=t.map(
a=>a.step),o=t[s.indexOf(Math.max(...s))];return`${e}: ${$(t.length,"sample")} from ${v(Math.min(...s))} to ${v(o.step)}, median ${v(St(s))}; the longest is ${sy(o)}.${n.length>0?` Without the profile\
r: ${$(n.length,"block")} from ${v(Math.min(...n))} to ${v(Math.max(...n))}.`:""}`}var oy=(e,t)=>e&&Object.fromEntries(O.map(n=>[n,e[n].map((s,o)=>{let{host_ns:a=null,lag_ns:r=null}=t?.[n][o]??{};return{
...s,...a!==null&&{host:a/1e3,lag:r/1e3}}})]));function ay(e,t,n=null){if(!O.every(f=>e?.[f]?.length>0)||O.every(f=>e[f].length<2))return null;let s=Object.fromEntries(O.map(f=>[f,{samples:e[f],blocks:n?.[f]??
[]}])),o=O.flatMap(f=>[...e[f].map(h=>h.step),...s[f].blocks]),a=PO(o),r=St(e.control.map(f=>f.step)),i=[R("strip-title"),R("strip-words")],c=O.some(f=>{let h=new Set(e[f].map(ny));return h.size<=ty&&
h.size<e[f].length}),d=l("div",{class:"strip-tip",hidden:!0}),u=f=>{d.hidden=!f,_(d,f)};return l("div",{class:"sample-strip",role:"img","aria-labelledby":i[0],"aria-describedby":i[1]},l("div",{class:"\
small muted strip-words"},l("span",{id:i[0]},`Every ${t}`)," as a dot",c&&", ranks as lines",n&&"; blocks without the profiler as rings","; dashed: the median of the control"),l("p",{class:"visually-h\
idden",id:i[1]},O.map(f=>BO(f,s[f])).join(" ")),l("div",{class:"strip-body"},l("div",{class:"strip-scale small muted","aria-hidden":"true"},l("span",{},v(a[1])),l("span",{},v(a[0]))),O.map(f=>qO(f,s[f],
a,r,u))),d)}function Td(){let e=l("div",{class:"grid-table-scroll",tabindex:"0",role:"region","aria-label":"Numbers of every rank and step"}),t=l("details",{class:"grid-table"},l("summary",{},"These n\
umbers as a table"),e),n=null,s=null;function o(){!t.open||!n||s===n||(s=n,_(e,vt(null,`${n.title} of every rank and step`,["Rank",["Step",null],"Control","Test","Δ","Δ %"],n.grid.rows.flatMap((r,i)=>n.
grid.columns.map((c,d)=>a(r,c,i,d))))))}function a(r,i,c,d){let{values:u,format:f,formatDiff:h}=n,[m,p,g]=[u.control[c][d],u.test[c][d],u.diff[c][d]];return m===null&&p===null?null:l("tr",{},l("th",{scope:"\
row"},r.text),l("td",{},l("a",{href:n.timeline(r,i),title:"Show this step in the timeline"},i.text)),ao([m,p],{show:f,diff:h},{diff:g,cls:""}))}return t.addEventListener("toggle",o),{node:t,draw(r){n=
r,o()}}}var ry={step:"step time",op:"the selected operation",...Object.fromEntries(Object.entries(pe).map(([e,{name:t}])=>[e,t]))},FO=20;function jO(e,t){let[n,s]=[new Set(t.ranks),new Set(t.steps)];return e.
filter(({rank:o,step_number:a})=>n.has(o)&&(a===null?t.pseudo_steps>0:s.has(a)))}function Xw(e){if(e.ranks.length<2)return"";if(e.slow.length>0){let n=[...e.slow].sort((a,r)=>r.lag-a.lag),s=n.slice(0,
3).map(a=>`rank ${a.rank} by ${W(100*(a.lag-1))}`),o=n.length-s.length;return`${n.length===1?"One rank lags":`${n.length} ranks lag`} behind the median of the ranks: ${s.join(", ")}${o>0?` and ${o} mo\
re`:""}.`}let{awaited:t}=e;return t===null?"No rank takes 5 % longer than the median of the ranks.":`No rank takes longer than the others, but rank ${t.rank} waits least (exposed communication is ${W(
100*t.waiting)} of its step): the others probably wait for it.`}var iy=(e,t)=>t==="step"&&e.view&&nt(e.view.answer)?"whole recording":ry[t];function WO(e,{set:t,marker:n,marker_until:s},o){let a=JSON.
stringify([t,n,s,o]);if(!e.stored.has(a)){let r=zs(t,{...n!==null&&{marker:n,marker_until:s},...o&&{cut_overlaps:"true"}});e.stored.set(a,r),r.catch(()=>e.stored.delete(a))}return e.stored.get(a)}async function HO(e,t){
if(O.some(n=>t[n].any)){Zw(e,t,"Each file counts as one step here, so there are no steps to show.");return}try{let n=await Promise.all(O.map(s=>WO(e,t[s],t.selection.cut_overlaps)));if(e.view?.answer===
t){let s=n.map((o,a)=>jO(o,t[O[a]]));e.view={...e.view,samples:s,judged:s.map(dm)},ly(e)}}catch(n){Zw(e,t,n.message)}}function Zw(e,t,n){e.view?.answer===t&&(e.summary.textContent=n,e.body.hidden=!0)}
function ly(e){let[t,n]=e.view.judged,s=({ranks:i},c)=>`${$(i.length,"rank")}, ${$(e.view.samples[c].length,"sample")}`,o=[Xw(t),Xw(n)],a=o[0]===o[1]?o[0]:o.map((i,c)=>i&&`${c===0?"Control":"Test"}: ${i}`).
filter(Boolean).join(" "),r=[s(t,0),s(n,1)];e.summary.textContent=`${r[0]===r[1]?`${r[0]} on each side`:`${r[0]} against ${r[1]}`}. ${a}`,e.body.hidden=!1,e.node.classList.toggle("lagging",e.view.judged.
some(i=>i.slow.length>0)),e.metric!==""&&cy(e)}async function UO(e,t){let n={};e.asked.set(t,n),e.asked.size>FO&&e.asked.delete(e.asked.keys().next().value);try{n.samples=(await Er(t)).samples}catch(s){
n.failed=s.message,e.asked.delete(t)}e.metric==="op"&&e.operation?.query===t&&cy(e,n)}function zO(e,t){if(e.metric!=="op")return{samples:e.view.samples,of:s=>s[e.metric],revision:e.metric,none:"Withou\
t device work the parts of a step are not known."};if(e.operation===null)return{none:"Select a row of the table, or a bar of a chart: its time in each rank and step is shown here."};let n=t??e.asked.get(
e.operation.query);return n===void 0&&UO(e,e.operation.query),n?.samples?{samples:O.map(s=>n.samples[s]),of:s=>s.total_duration,revision:e.operation.query,none:""}:{none:n?.failed??"Reading the events\
 of this operation …"}}function cy(e,t){let{judged:n,file:s}=e.view,{samples:o=[[],[]],of:a,revision:r,none:i}=zO(e,t),c=ur(...o),d=Do(c,a),u=[...d.control,...d.test].flat().some(m=>m!==null);e.name.
hidden=e.metric!=="op"||e.operation===null,_(e.name,e.operation&&l("bdi",{},e.operation.name));let f=e.metric==="op"?"duration in each rank and step":iy(e,e.metric);e.heat.draw({rows:c.rows,columns:c.
columns,...d,kind:"time",file:s,format:A,formatDiff:ie,heading:f,more:(m,p,g)=>Xn(c[m][p][g]),revision:`${e.view.revision}#${r}`,empty:u?"":i}),e.grid.node.hidden=!u,e.grid.draw({grid:c,values:d,timeline:e.
timeline,title:f,format:v,formatDiff:X}),_(e.lags,GO(n));let h=[c.ranksByPosition&&"ranks",c.stepsByPosition&&"step numbers"].filter(Boolean);e.note.hidden=h.length===0,e.note.textContent=`The sides h\
ave different ${h.join(" and ")}; they are paired by position (control / test).`}function KO(e,t,n,s,o,a){e.metric=n,e.operation=a,e.node.open=e.metric!=="",e.select.value=e.metric||"step",e.view?.answer!==
t?(e.view={answer:t,file:s,revision:o},e.select.options[0].textContent=iy(e,gr[0]),HO(e,t)):e.view.judged&&ly(e)}function dy(e,{timeline:t,go:n}){let s={timeline:t,stored:new Map,asked:new Map,view:null,
metric:"",operation:null};s.summary=l("span",{class:"muted rank-summary"});let o=R("heat");return s.select=ye(gr.map(a=>[a,ry[a]]),e,{id:o}),s.name=l("p",{class:"mono small heat-name",hidden:!0}),s.heat=
Vr({id:"chart-steps",title:"Rank × step",level:"h3",file:"rank-step",onCell:(...a)=>n(t(...a))}),s.grid=Td(),s.lags=l("div",{class:"lags"}),s.note=l("p",{class:"muted small",hidden:!0}),s.body=l("div",
{class:"heat-block"},l("p",{class:"chart-bar"},l("label",{for:o},"Heat maps of"),s.select),s.name,s.heat.node,s.note,s.lags,s.grid.node),s.node=l("details",{class:"card rank-steps"},l("summary",{},l("\
h2",{},"Ranks and steps")," ",s.summary),s.body),s.node.addEventListener("toggle",()=>{s.node.open!==(s.metric!=="")&&e(s.node.open?"step":"")}),{node:s.node,heat:s.heat,draw:(a,r,i,c,d)=>KO(s,a,r,i,c,
d)}}function GO([e,t]){if(e.ranks.length<2&&t.ranks.length<2)return null;let n=[...new Set([...e.ranks,...t.ranks].map(a=>a.rank))].sort((a,r)=>a-r),s=(a,r)=>{let i=a.ranks.find(d=>d.rank===r);if(!i)return[
1,2,3].map(()=>l("td",{class:"num muted"},"–"));let c=a.slow.includes(i);return[l("td",{class:"num",title:A(i.step)},v(i.step)),l("td",{class:`num${c?" lag":""}`},P(i.lag===null?null:100*(i.lag-1)),
c&&" lags"),l("td",{class:`num${a.awaited===i?" lag":""}`},W(i.waiting===null?null:100*i.waiting))]},o=()=>[["Mean","Mean of the compared steps of the rank, or of its recordings"],["Over median","Its \
mean step against the median of the ranks"],["Waiting","Exposed communication as a share of its step: waiting for other ranks and for the network"]].map(([a,r])=>l("th",{scope:"col",class:"num",title:r},
a));return l("div",{class:"grid-table-scroll",tabindex:"0",role:"region","aria-label":`Ranks ${le(n)}`},l("table",{class:"lag-table"},l("caption",{class:"visually-hidden"},"The ranks of both sides"),l(
"thead",{},l("tr",{},l("td"),l("th",{colspan:"3",scope:"colgroup",class:"control-text"},"Control"),l("th",{colspan:"3",scope:"colgroup",class:"test-text"},"Test")),l("tr",{},l("th",{scope:"col"},"Rank"),
o(),o())),l("tbody",{},n.map(a=>l("tr",{},l("th",{scope:"row"},String(a)),s(e,a),s(t,a))))))}var YO=56,VO=e=>e.replace(/^-/,"−").replaceAll(" "," ");function Nt(e,t=()=>null,n=YO){let s=e.flatMap(({name:a})=>a??[]),o=new Map(Vt(s,n).map((a,r)=>[s[r],a]));return e.map(({text:a,name:r,row:i,
number:c})=>{if(r===void 0)return a??VO(c);let d=i&&t(i),u=l("code",{title:i?.name??r},l("bdi",{},o.get(r)));return d?l("a",{href:d,class:"diagnosis-name"},u):u})}var JO=8,uy=40,QO={"device side":"lau\
nched in time, but the device waits: ","in call":"the device waits while the host is in ","in the launch":"the device waits for the launch in ",hole:"the device waits between calls in "};function XO({
part:e,name:t,category:n,path:s}){let a=(n!==null||t==="device side"||t==="in the launch")&&s.at(-2)||s.at(-1),r=a&&a!=="launched elsewhere"?[{name:a}]:[];return n===null?r.length===0?[{text:`${e}: ${t}`}]:
[{text:e==="idle"?QO[t]??`${t}, in `:`${e}: in `},...r]:[t==="other rows"?{text:"its device work"}:{name:t,row:{name:t,category:n}},...r.length>0?[{text:" in "},...r]:[],...e==="compute"?[]:[{text:`, ${e}`}]]}
function ZO(e,{control_samples:t,test_samples:n}){let s=new Map,o=(c,d,u,f)=>{let h=s.get(c)??{parts:d,control:0,test:0,count:0};h.control+=u/1e3/Math.max(1,t),h.test+=f/1e3/Math.max(1,n),h.count+=1,s.
set(c,h)};for(let c of e.places){let d=XO(c);o(d.map(({text:u,name:f})=>u??f).join(""),d,c.control_ns,c.test_ns)}let a=[...s.values()].sort((c,d)=>Math.abs(d.test-d.control)-Math.abs(c.test-c.control)).
slice(0,JO),r=c=>a.reduce((d,u)=>d+u[c],0),i=e.places_count-r("count");return i<=0?a:[...a,{parts:[{text:$(i,"more place")}],count:i,control:e.control-r("control"),test:e.test-r("test")}]}function eM(e,t,n,s){
let o=[...e.parts.flatMap(({row:c})=>c??[]),...s?.rows??[]],r=[...[...new Map(o.map(c=>[`${c.name}
${c.category}`,c])).values()].slice(0,3).map(c=>({name:c.name,row:c})),{timeline:n.timeline(s)},{tree:n.tree()}],i=({parts:c,control:d,test:u})=>{let[f,h]=vn(d,u),m=u-d;return l("li",{},l("span",{},Nt(
c,n.page,uy)),l("span",{class:"account-times",title:`${A(d)} → ${A(u)}`},l("span",{class:"control-text"},f)," → ",l("span",{class:"test-text"},h)),l("span",{class:"account-change",title:ie(m)},To(
m)))};return l("div",{class:"account-places small"},l("ul",{"aria-label":"What adds up to it"},ZO(e,t).map(i)),l("p",{},"Show ",r.flatMap(({name:c,row:d,timeline:u,tree:f},h)=>[h>0&&" · ",d?Nt([{name:c,
row:d}],n.page,uy):l("a",{href:u??f},u?"in the timeline":"in the tree")])))}var tM=2,nM=3,fy=52,sM=5,ka=({certainty:e})=>e==="sure"||e==="likely",Cd=e=>e.split(/\s+/).filter(t=>/[\p{L}\p{N}]/u.test(t)).
length,Rd=({brief:e,parts:t})=>Cd((e??t).map(n=>n.text??n.name??n.number).join(""));function oM(e){let t=(e?.control_ns??0)/1e3/Math.max(1,e?.control_samples);return(e?.lines??[]).map((n,s)=>{let o=n.
control_ns/1e3/Math.max(1,e.control_samples),a=n.test_ns/1e3/Math.max(1,e.test_samples);return t+=a-o,{...n,index:s,control:o,test:a,change:a-o,from:t-(a-o)}})}function hy(e,{least:t,most:n,room:s,more:o}){
let a=s,r=0;for(;r<Math.min(e.length,n)&&(r<t||Rd(e[r])+o<=a);)a-=Rd(e[r])+o,r+=1;return[r,a]}var aM=e=>e.filter(({line:t,kind:n})=>t===void 0&&!["limit","host_need","machine"].includes(n)).sort((t,n)=>(n.
certainty==="fact")-(t.certainty==="fact")),Od=(e,t=e.some(ka)?"sure":"")=>({certainty:t,from:e[0].from,change:e.reduce((n,s)=>n+s.change,0)});function Md(e,[t,n]){let s=r=>n>t?100*(r-t)/(n-t):0,[o,a]=[
s(e.from),s(e.from+e.change)].sort((r,i)=>r-i);return l("span",{class:"account-track","aria-hidden":"true"},l("span",{class:`account-bar ${ka(e)?te(e.change):"unsure"}`,css:{left:`${o}%`,width:`${a-o}\
%`}}))}var Ad=e=>l("span",{title:ie(e.change),class:`account-change ${ka(e)?te(e.change):"muted"}`},To(e.change));function Id(e,t=null){let n=l("ol",{class:"account","aria-label":"Where the change com\
es from"}),s=l("ul",{class:"facts","aria-label":"Also different"}),o=l("p",{class:"muted small",hidden:!0},"Grey: may be noise."),a=l("div",{class:"account-box"},n,o),r=(d,u,f)=>e&&l("button",{type:"b\
utton",class:"account-go icon-button",title:"What adds up to this number","aria-label":`What adds up to: ${d.text}`,"aria-expanded":String(f),data:{line:u},on:{click:()=>t(u,!f)}},rt("chevron"));function i(d,u,f){
let[h,m]=vn(d.control,d.test),p=`line-${d.index}`,g=f&&f.open.includes(p);return l("li",{data:{kind:d.kind,certainty:d.certainty}},Md(d,u),l("span",{class:`account-words${ka(d)?"":" muted"}`,title:d.text},
Nt(d.brief??d.parts,void 0,fy)),l("span",{class:"account-times",title:`${A(d.control)} → ${A(d.test)}`},l("span",{class:"control-text"},h)," → ",l("span",{class:"test-text"},m)),Ad(d),f&&r(d,p,g),
g&&e&&eM(d,f.account,e,f.entry))}let c=(d,u)=>l("button",{type:"button",class:"link-button","aria-expanded":String(u),on:{click:()=>t("lines",!u)}},d);return{node:a,facts:s,draw({account:d,diagnosis:u},{
open:f,sure:h,sum:m,lines:p,words:g}){let w=f.includes("lines"),y=n.contains(document.activeElement)&&document.activeElement.dataset.line,b=oM(d).filter(({change:_e,kind:Jl})=>_e!==0||Jl!=="rest"),E=b.
at(-1)?.kind==="rest"?b.pop():null,I=[...b,...E?[E]:[]].flatMap(_e=>[_e.from,_e.from+_e.change]),M=[Math.min(...I),Math.max(...I)],V=aM(u??[]),L=V[0]?.certainty==="fact"?Rd(V[0]):0,[K,pt]=hy(b,{least:tM,
most:p,room:g-L,more:sM}),[De]=hy(V,{least:L>0?1:0,most:nM,room:pt+L,more:0}),[Cs,_n]=[w?b.length:K,w?[]:[...b.slice(K),...E?[E]:[]]],$o=_e=>({account:d,open:f,entry:u?.find(Jl=>Jl.line===_e.index)}),
So=b.length>0&&Od([...b,...E?[E]:[]],h?"sure":""),s$=K<b.length||De<V.length;_(n,b.slice(0,Cs).map(_e=>i(_e,M,$o(_e))),(w||_n.length===1)&&E&&i(E,M,w&&$o(E)),_n.length>1&&l("li",{class:"account-rest"},
Md(Od(_n),M),c(`${$(_n.length-(E?1:0),"more line")}${E?" and the rest":""}`,!1),l("span"),Ad(Od(_n))),b.length>0&&l("li",{class:"account-sum"},Md(So,M),l("span",{class:"strong"},m),Ad(So))),_(s,V.slice(
0,w?V.length:De).map(_e=>l("li",{data:{kind:_e.kind,certainty:_e.certainty},title:_e.text},Nt(w?_e.parts:_e.brief??_e.parts,w&&e?e.page:void 0,fy))),t&&s$&&(w||_n.length<2)&&l("li",{class:"facts-more"},
c(w?"Show less":`${V.length-De} more`,w))),[...n.querySelectorAll(".account-go")].find(({dataset:_e})=>_e.line===y)?.focus(),s.hidden=s.childElementCount===0,n.hidden=b.length===0,o.hidden=n.hidden||b.
slice(0,Cs).every(ka)}}}var Ri=(e="Damaged")=>l("strong",{class:"damage-mark"},rt("warning"),e);function Ai(e,{onCut:t,isCut:n}={}){let s=e.filter(({severity:a})=>a==="damage"),o=e.filter(({severity:a})=>a!==
"damage");return[s.length>0&&l("ul",{class:"notice damage","aria-label":"Damage"},s.map(({text:a})=>l("li",{},Ri()," ",a))),o.length>0&&l("ul",{class:"notice"},o.map(({kind:a,text:r})=>l("li",{},r,a===
"formats_differ"&&t&&[" ",x(n?"As recorded":"Cut the rows of both",()=>t(!n),{class:"link-button"})])))]}var rM=(e,t)=>e.filter(({text:n})=>!t?.some(s=>s.text===n));function Li(e,t=e?.length??0){return t>
0&&l("div",{class:"damage-list"},l("p",{},Ri($(t,"file")+" damaged"),": the numbers of this set are not what was recorded."),l("ul",{},e.map(({file:n,rank:s,text:o})=>l("li",{},`Rank ${s} (`,l("span",
{class:"mono"},n),`): ${o}`)),t>e.length&&l("li",{class:"muted"},`and ${k(t-e.length)} more`)))}var my={compute:"compute",exposed_communication:"communication",exposed_memory:"memory",idle:"idle"},Ld=(e,t)=>100*
e[t]/e.step;function iM(e){let t=Ld(e,"idle"),n=t<9.95||t>90.05?1:0,s=Number(J(t,n,n));return[100-s,s].map(o=>`${J(o,n,n)} %`)}function lM({control:e,test:t}){let[n,s]=[e,t].map(({limited_by:o})=>o??
"unclear");return n===s?n:`${n} → ${s}`}function py(e,t,n){let[s,o]=iM(n),a=Object.keys(my).filter(r=>n[r]>0);return l("div",{class:"limit-row"},l("b",{class:`letter letter-${t.toLowerCase()}`,"aria\
-label":e},t),l("span",{class:"limit-track","aria-hidden":"true"},a.map(r=>l("span",{class:`limit-${my[r]}`,css:{width:`${Ld(n,r)}%`},title:`${pe[r].name}: ${v(n[r])}, ${W(Ld(n,r))} of the step`}))),l(
"span",{class:"limit-words"},`device ${s} busy, ${o} idle`))}function cM(){let e=l("div",{class:"limits"});return{node:e,draw({step_time:{control:t,test:n},verdict:s,...o}){let r=!(s.verdict==="cannot\
_judge"&&O.every(i=>o[i].steps.length>=4))&&[t,n].every(i=>i&&i.step>0&&typeof i.idle=="number"&&i.idle<i.step);e.hidden=!r,_(e,r&&[l("p",{},"Limit: ",l("b",{},lM({control:t,test:n}))),py("control","A",
t),py("test","B",n)])}}}var gy=e=>l("bdi",{class:"mono"},e),dM=e=>!e.any&&e.marker===null&&e.steps.length===0&&e.samples>0?e.suggested_marker??"":"";function uM(e){let[t,n]=O.map(o=>dM(e[o])),s=O.map(
o=>e[o].suggested_marker_rows);return t!==""&&t===n?[{text:"Neither side has steps.",marker:t,found:s[0]===s[1]?k(s[0]):`${k(s[0])} and ${k(s[1])}`,changes:{control_marker:t,test_marker:t}}]:O.map((o,a)=>({
text:`The ${o} has no steps.`,marker:[t,n][a],found:k(s[a]),changes:{[`${o}_marker`]:[t,n][a]}})).filter(({marker:o})=>o!=="")}function fM(e){let t=e.map(n=>n.marker_cover);return t.every(n=>n===null||
n>=.95)?" ":` (${t.map(n=>W(n)).join(", ")} of the recording) `}function hM(e,t){let n=(a,r)=>{let{marker:i,marker_until:c}=e[a[0]],d=c==="next",u=d?"end":"next",f=(h,m)=>x(h,()=>t(m),{class:"link-but\
ton"});return l("p",{class:"marker-line small"},`A step${r} ${d?"lasts from one":"is one"} `,gy(i),d?" to the next ":fM(a.map(h=>e[h])),t&&[f(d?"Until its own end":"Until the next one",Object.fromEntries(
a.map(h=>[`${h}_marker_until`,u])))," ",f("Without it",Xt(a))])},[s,o]=O.map(a=>e[a]);return s.marker!==null&&s.marker===o.marker&&s.marker_until===o.marker_until?[n(O,"")]:O.map(a=>e[a].marker!==null&&
n([a],` of the ${a}`))}function mM(e,t){return[hM(e,t),t&&uM(e).map(({text:n,marker:s,found:o,changes:a})=>l("p",{class:"marker-line"},`${n} Use `,gy(s),` as step marker (${o} found)? `,x("Use it",()=>t(
a),{class:"link-button","aria-label":`Use ${s} as step marker`})))]}var Dd={slower:"Slower",faster:"Faster",unchanged:"Unchanged",not_certain:"Not certain",cannot_judge:"Cannot judge"},qd={slower:"▲",
faster:"▼",unchanged:"=",not_certain:"?",cannot_judge:"?"},wy=["steps_differ","single_sample","few_shared_kernels"],pM=5,gM=96,wM=(e,{comparability:t})=>e.map(n=>t.some(({kind:s,text:o})=>s==="devic\
es_differ"&&o===n.text)?{...n,brief:[{text:"Another device."}]}:n),Ci=({verdict:e})=>e==="slower"||e==="faster",Nd=({comparability:e})=>e.some(({kind:t})=>t==="same_selection"),Pd=({change_percent:e,interval:t})=>!(e>=
t?.low_percent&&e<=t.high_percent&&Math.abs(e-t.shift_percent)<=Math.abs(t.shift_percent)/4);function yM(e){let{change_percent:t,interval:n}=e,s=Pd(e)?n?.shift_percent:t;return typeof s=="number"&&[Pd(
e)&&", typically",s<900?` by ${W(Math.abs(s))}`:`: ${P(s)} as long`]}function bM(e){let{interval:t}=e;return Ci(e)&&typeof t?.low_percent=="number"?["between ",P(t.low_percent)," and ",P(t.high_percent)]:
Nt(e.range.parts)}function _M(e){let{verdict:t}=e,n=nt(e)?"Whole recording":"Step time";if(t.control===null||t.test===null)return l("p",{class:"headline"},`${n}: not known.`);let[s,o]=vn(t.control,t.test);
return l("p",{class:"headline"},l("strong",{class:`verdict-word verdict-${t.verdict.replace("_","-")}`},l("span",{"aria-hidden":"true"},`${Nd(e)?"=":qd[t.verdict]} `),Nd(e)?"Nothing can differ":[Dd[t.
verdict],Ci(t)&&yM(t)]),l("span",{class:"headline-times",title:`Mean ${n.toLowerCase()}: ${A(t.control)} → ${A(t.test)}`},Ci(t)&&Pd(t)&&"mean ",l("span",{class:"value control-text"},s),l("span",{class:"\
arrow","aria-label":"to"},"→"),l("span",{class:"value test-text"},o)),l("span",{class:"verdict-range"},bM(t)))}function kM(e,{onClock:t,isCorrected:n}={}){return e.filter(({kind:s})=>s==="machine").
map((s,o)=>l("p",{class:"machine-line",data:{kind:"machine"}},Nt(s.parts)," ",t&&o===0&&l("button",{type:"button",class:"link-button",title:"Verdict and rows with or without the machine’s part of the \
times",on:{click:t}},n()?"Show as recorded":"Show at equal clock")))}function yy({links:e=null,actions:t=null,below:n=[],on:s={}}){let o=l("div",{class:"comparability"}),a=l("div",{class:"verdict-head"}),
r=l("div",{class:"comparability"}),i=l("div",{class:"verdict-strip"}),c=cM(),d=Id(e,s.fold),u=l("p",{class:"muted",hidden:!0}),f=l("section",{class:"card verdict-card","aria-label":"Verdict"},l("h2",{
class:"visually-hidden"},"Verdict"),o,l("div",{class:"verdict-top"},a,t),r,l("div",{class:"verdict-body"},l("div",{class:"verdict-why"},u,d.node),l("div",{class:"verdict-side"},c.node,d.facts,i)),n);function h(m,p,{
narrowed:g=!1,open:w=[]}={}){let{verdict:y,comparability:b}=m,E=p.diagnosis??[],I=s.widen&&y.verdict==="cannot_judge"&&g,M=rM(b,E).filter(({kind:K})=>!wy.includes(K)&&K!=="same_selection"),V=({severity:K})=>K===
"damage";_(o,Ai(M.filter(V))),_(r,Ai(M.filter(K=>!V(K)),{onCut:s.cut,isCut:m.selection?.cut_overlaps})),_(a,_M(m),y.recorded&&l("p",{class:"muted small"},Nt(y.recorded.parts)),I&&l("p",{},x("Use all r\
anks and steps",s.widen,{class:"link-button"})),kM(E,s.clock&&{onClock:s.clock,isCorrected:s.isCorrected}),mM(m,s.marker??null)),c.draw(m),u.hidden=!p.note,_(u,p.note);let L=[m.recorded.control,m.recorded.
test].map(K=>K.devices.join(" "));d.draw(Nd(m)?{}:{...p,diagnosis:wM(E,m)},{open:w,sure:Ci(y)&&!y.recorded,sum:y.recorded?"Together, as recorded":"Together",lines:pM-a.querySelectorAll("button").length,
words:gM-[a,o,r].reduce((K,{textContent:pt})=>K+Cd(pt),0)-Cd([...new Set(L)].join(" "))}),_(i,by(m)),f.dataset.verdict=y.verdict}return{node:f,draw:h}}var by=({verdict:e,step_time:t,without_profiler:n,
...s})=>ay(oy(e.samples,t.samples),nt(s)?"recording":e.recorded?"recorded step":"step",n?.blocks),vM="Confidence: this share of the intervals that are made in this way contains the true change. p: the\
 probability of a difference at least as large if nothing had changed, by the Mann–Whitney test; below 0.05 it counts as slower or faster. Ranks of a step wait for each other, so their mean counts onc\
e.",xM=({control:e,test:t})=>H(`/compare/recordings?${new URLSearchParams({control:e.set.slice(0,12),test:t.set.slice(0,12)})}`),Mi={key:"",list:[]},$M=({verdict:e,comparability:t},n,s)=>[e.basis!==null&&
l("p",{class:"verdict-reason"},Nt(e.range.parts)," ",Nt(e.basis.parts),"."),e.basis!==null&&l("p",{class:"muted small"},vM),e.caution&&t.every(({kind:o})=>o!=="same_selection")&&l("p",{class:"one-reco\
rding"},e.caution," ",s&&l("a",{href:s.several},"Compare several recordings")),t.filter(({kind:o})=>wy.includes(o)).map(({text:o})=>l("p",{},o)),(n.diagnosis??[]).filter(({kind:o})=>o==="limit"||o==="\
host_need").map(o=>l("p",{data:{kind:o.kind}},Nt(o.parts))),s&&(n.diagnosis??[]).some(({kind:o})=>o==="memory")&&l("p",{},l("a",{href:s.memory},"Show memory"))];function _y(e=null){let t=pg({id:"chart\
-waterfall",file:"step-time",title:"Where the change comes from",level:"h3"}),n=l("div",{class:"details-text"}),s=l("div",{class:"details-text"}),o=l("div",{class:"details-strip"}),a=l("details",{class:"\
answer-details"},l("summary",{},"Details"),l("div",{class:"details-body"},l("div",{},n,s,o),t.node)),r=null,i="",c=null;function d(f){_(s,Mi.list.map(h=>l("p",{data:{kind:h.kind},title:h.text},Nt(h.parts),
" ",l("a",{href:ct({...dt(f),node:Vg(h.tree)})},"Show in the tree"))))}async function u(f){let h=e&&a.open?ce(f).toString():i;if(h===i)return;r?.abort(),r=new AbortController,i=h,_(s);let m=new URLSearchParams(
h);Object.entries({layers:"true",diagnosis:"false",limit:"0"}).forEach(([p,g])=>m.set(p,g));try{let p=Mi.key===h?null:await ue(m,{signal:r.signal});Mi=p?{key:h,list:(p.diagnosis??[]).filter(({kind:g})=>g===
"layer")}:Mi,i===h&&(d(f),s.dataset.shown=h)}catch{i=i===h?"":i}}return a.addEventListener("toggle",()=>c&&u(c)),{node:a,chart:t,draw(f,h,m,{revision:p,file:g,caption:w}){let{waterfall:y}=h;c=f,_(n,$M(
h,m,e&&{several:xM(h),memory:e(f)})),_(o,by(h)),t.node.hidden=!y||y.change===0,t.node.hidden||t.draw({fall:y,revision:p,file:g,caption:w,heading:`mean per ${nt(h)?"recording":"step"}, test − control`}),
u(f)},stop:()=>r?.abort()}}var SM="https://ui.perfetto.dev",Fd=2*1024**3,ky=100,EM=6e4,va=class extends Error{constructor(t,n){super(n),this.name="PerfettoError",this.code=t}};function TM(e,t,n){return new Promise((s,o)=>{let a=(d,u)=>{
clearInterval(i),clearTimeout(c),window.removeEventListener("message",r),d(u)},r=d=>{d.source===e&&d.origin===t&&d.data==="PONG"&&a(s)},i=setInterval(()=>{e.closed?a(o,new va("closed","Perfetto’s wind\
ow was closed.")):e.postMessage("PING","*")},ky),c=setTimeout(()=>a(o,new va("silent","Perfetto does not answer. Are you connected to the internet? If not, download the trace and open it on a machine \
that is.")),n);window.addEventListener("message",r)})}function Bd(e,t=10){e.close(),setTimeout(()=>{!e.closed&&t>1&&Bd(e,t-1)},ky)}async function jd({title:e,fileName:t,load:n,onWaiting:s=()=>{},at:o=null,
origin:a=SM,patience:r=EM}){let i=window.open(o?"about:blank":a,"_blank");if(!i)throw new va("blocked","The browser blocked the new window. Allow pop-ups for this page.");if(o)try{let{start:f,end:h}=await o();
i.location.replace(`${a}/?visStart=${f}&visEnd=${h}`)}catch(f){throw Bd(i),f}let c=new AbortController,d=TM(i,a,r);d.catch(()=>c.abort());let u;try{u=await n(c.signal)}catch(f){throw c.signal.aborted&&
await d,d.catch(()=>{}),Bd(i),f}s(),await d,i.postMessage({perfetto:{buffer:u,title:e,fileName:t}},a,[u])}var OM=["gzip_truncated","gzip_damaged","json_damaged","event_damaged","end_damaged"],vy=e=>e.
metadata?.format==="Perfetto";function MM(e){return(e.notes??[]).some(t=>OM.includes(t.kind))?"damaged: nothing can be added":vy(e)?"not JSON: nothing can be added":e.has_device_rows?"":"no device row\
s: nothing to count"}var AM=(e,t)=>e.file.split("/").at(-1).replace(/(\.gz)+$/i,"").replace(/\.(json|pftrace|perfetto-trace)$/i,t===""?"":"_with_counters").concat(vy(e)?".pftrace.gz":".json.gz");function xy(e,t,n=()=>""){
let s=l("span",{class:"muted small trace-status",role:"status"}),o=`rank ${t.rank} of ${e.label}`,a=t.raw_bytes>Fd,r=l("a",{class:"button small-button","aria-label":`Download ${o}`},"Download"),i=()=>{
r.href=Tc(e.id,t.number,n())},c=(f,h=!1)=>{s.textContent=f,s.classList.toggle("error-text",h)};async function d(){u.disabled=!0,c("Loading …");try{await jd({title:`${e.label}, rank ${t.rank}`,fileName:AM(
t,n()),load:f=>Rr(e.id,t.number,n(),{signal:f,onProgress:h=>c(`Loading ${G(h)}`)}),onWaiting:()=>c("Waiting for Perfetto …")}),c("Handed to Perfetto.")}catch(f){c(f.message,!0),B(f.message,!0)}finally{
u.disabled=!1}}let u=x("Open in Perfetto",d,{class:"small-button",disabled:a,"aria-label":`Open in Perfetto: ${o}`,title:"Opens ui.perfetto.dev in a new window and hands the trace to it inside your br\
owser; nothing is uploaded"});return i(),a&&c(`${G(t.raw_bytes)} of JSON is too large for a browser: download it for Perfetto’s trace_processor.`),{node:l("div",{class:"trace-actions"},r,u,s),prepare:i}}
function Wn(e){return e.traces_bytes>0?"":e.traces_removed?`The traces of this set were removed on ${me(e.traces_removed)}: they were the oldest, and the limit of kept traces was reached (--keep-trace\
s).`:"The traces of this set were not kept."}function CM(e,t){return l("div",{class:"notice trace-not-kept"},l("p",{},Wn(e)),t?l("p",{},"This server keeps them now: add the same files again, and this \
set gets them."):l("p",{},"Start the server with ",l("code",{},"tracediff serve --keep-traces=20G")," and add the same files again, or add their folder with ",l("code",{},"tracediff ingest --keep-trac\
es FOLDER"),": this set then gets them."))}function RM(e,t,n,s){let o=xy(e,t,n.query),a=l("td",{}),r=()=>{let i=n.on()?MM(t):"";o.prepare(),_(a,i===""?o.node:l("span",{class:"muted"},i))};return s.push(
r),r(),l("tr",{},l("th",{scope:"row"},String(t.rank)),l("td",{class:"mono wrap"},t.file),l("td",{class:"num"},G(t.trace_bytes)),a)}function LM(e,t,n,s,o){let a=e.file_list.filter(i=>i.trace_bytes!==null),
r=e.file_list.length-a.length;return l("section",{},o&&l("h3",{},e.label),a.length===0?CM(e,t):l("div",{class:"scroll-x"},l("table",{class:"files-table trace-table"},l("caption",{class:"visually-hidde\
n"},`Traces of ${e.label}`),l("thead",{},l("tr",{},["Rank","File","Size","Trace"].map(i=>l("th",{scope:"col",class:i==="Size"?"num":""},i)))),l("tbody",{},a.map(i=>RM(e,i,n,s))))),a.length>0&&r>0&&l("\
p",{class:"muted small"},`${k(r)} more were not kept.`))}function NM(e,t){let n=l("input",{type:"checkbox",on:{change:()=>t()}}),s=()=>n.checked;return{on:s,query:()=>s()?new URLSearchParams({counters:"\
all",...e}).toString():"",node:l("label",{class:"check"},n,"With counters: queue length of each stream, memory bandwidth")}}function Ni(e,t={}){let n=[],s=NM(t,()=>n.forEach(r=>r())),o=l("div",{class:"\
trace-body"},l("p",{class:"muted"},"Loading …")),a=ls("Traces","",l("div"),o);return Promise.all([Us(),...e.map(r=>en(r))]).then(([r,...i])=>{let c=i.some(d=>d.traces_bytes>0);a.querySelector("h2").
textContent=`Traces of ${i.map(d=>d.label).join(" and ")}`,_(o,c&&s.node,i.map(d=>LM(d,r.keep_traces&&!r.read_only,s,n,i.length>1)),c&&l("p",{class:"muted small"},"“Open in Perfetto” opens ui.perfetto\
.dev in a new window. The trace goes from this window to that one, inside your browser: nothing is uploaded."))}).catch(r=>_(o,l("p",{class:"error-text",role:"alert"},r.message))),a}var PM=[["kept","k\
ept","events that count"],["repaired","repaired","negative durations set to 0"],["dropped","dropped","durations over 24 h"],["invalid","invalid","not an event, or without a usable time"],["ignored","i\
gnored","metadata, flows, instants, counters"],["device_rows_without_step","device rows outside steps","kernels and copies whose launch lies in no step"]];function $y(e){let{repaired:t=0,dropped:n=0,invalid:s=0,
notes:o=0,duplicates:a=0,affected:r=0,left_out:i=0}=e??{};if(r>0)return{level:"warn",text:`${$(r,"file")} damaged`};let c=t+n+s;return c===0&&o===0&&a===0&&i===0?{level:"good",text:"clean"}:{level:n+s>
0?"warn":"note",text:[c>0&&`${k(c)} repaired or lost`,o>0&&$(o,"note"),a>0&&$(a,"duplicate file"),i>0&&`${k(i)} not followed or read`].filter(Boolean).join(", ")}}function IM(e){return l("dl",{class:"\
counters"},PM.map(([t,n,s])=>l("div",{class:e[t]>0&&t!=="kept"?"":"calm"},l("dt",{title:s},n),l("dd",{},k(e[t]??0)))))}function DM(e,t,n){let s=t.notes??[],o=t.quality??{},a=t.pseudo_step?"whole file":
le(t.steps??[]);return l("tr",{},l("th",{scope:"row",class:"mono wrap"},t.file),l("td",{},String(t.rank),t.rank_source&&t.rank_source!=="distributedInfo"&&l("span",{class:"muted"},` (${t.rank_source})`)),
l("td",{},a||D),l("td",{class:"num"},k(o.events)),l("td",{class:"num"},G(t.raw_bytes)),n&&l("td",{},t.trace_bytes===null?l("span",{class:"muted"},"not kept"):xy(e,t).node),l("td",{class:"wrap"},s.length===
0?l("span",{class:"muted"},"nothing to report"):l("ul",{class:"notes"},s.map(r=>l("li",{},r.severity==="damage"&&[Ri()," "],r.words,r.count>1&&` (${k(r.count)} ×)`,r.effect&&`. ${r.effect}`,r.example&&
l("span",{class:"muted"},`${r.effect?" First:":":"} ${r.example}`))))))}function Wd(e){return e?.length>0&&l("details",{class:"duplicates"},l("summary",{},`${$(e.length,"file")} left out: the same as \
another`),l("ul",{},e.map(({file:t,same_as:n})=>l("li",{},l("span",{class:"mono"},t)," has the same content as ",l("span",{class:"mono"},n)))))}var qM={symbolic_link:"is a symbolic link (links are not\
 followed)",not_a_file:"is not a regular file",no_trace_beside:"is without the trace that it is named after",macos_file:"is what macOS writes beside a file, no trace",bad_name:"has a name that is not \
one below a folder",replaced:"is followed by a file of its name in the archive",same_recording:"has the events of the .trace.json or trace_view.json beside it",hard_link:"is a hard link (links are not\
 followed)",inner_archive:"is an archive in an archive: unpack the outer one first",too_deep:"is a folder below 64 others: give a folder nearer to it",locked_folder:"is a folder that cannot be opened"};
function Hd(e,t){return e>0&&l("details",{class:"left-out"},l("summary",{},`${$(e,"entry","entries")} left out`),l("ul",{},t.map(({file:n,kind:s})=>l("li",{},l("span",{class:"mono"},n),` ${qM[s]??s}`)),
e>t.length&&l("li",{class:"muted"},`and ${k(e-t.length)} more`)))}function Sy(e){let t=l("div",{class:"quality-panel"},l("p",{class:"muted"},"Loading …"));return en(e.id).then(n=>{let s=n.traces_bytes>
0,o=["File","Rank","Steps","Events","JSON",...s?["Trace"]:[],"Notes"];_(t,Li(n.quality.affected_files,n.quality.affected),IM(n.quality),l("div",{class:"scroll-x"},l("table",{class:"files-table"},l("th\
ead",{},l("tr",{},o.map(a=>l("th",{scope:"col"},a)))),l("tbody",{},n.file_list.map(a=>DM(n,a,s))))),Wd(n.quality.duplicate_files),Hd(n.quality.left_out,n.quality.left_out_files),l("p",{class:"muted sm\
all"},"Identity ",l("span",{class:"mono"},n.id)," · stored in ",G(n.stored_bytes)," out of ",G(n.raw_bytes)," of JSON",s&&` (${G(n.traces_bytes)} the traces themselves)`,!s&&`. ${Wn(n)}`))}).catch(n=>_(
t,l("p",{class:"error-text"},n.message))),t}var BM=700,FM=e=>!!e&&(!e.readable||e.found===null||e.checked<e.found);function Kd({found:e,checked:t,refused:n,readable:s}){if(!s)return"The server cannot read the folder of set files: its log says w\
hy.";if(e===null)return"The server is counting the set files.";let o=t<e?`${k(t)} of ${$(e,"set file")} are checked.`:`${$(e,"set file")} ${e===1?"is":"are"} checked.`;return n===0?o:`${o} ${k(n)} ${n===
1?"is":"are"} not listed: the log of the server says why.`}function jM(e){let t=l("p",{class:"muted small set-files",hidden:!0}),n=!1,s;return{node:t,checking:()=>n,draw({set_files:o,total:a}){let r=n;
return n=FM(o),t.hidden=!o,t.textContent=o?Kd(o):"",clearTimeout(s),n?s=setTimeout(e,BM):r&&B(t.textContent),n?Math.max(a,(o.found??0)-o.refused):a},stop:()=>clearTimeout(s)}}var WM="a[href], button:n\
ot(:disabled), input";function HM(e,t,n){let s=null,o=()=>[...e.querySelectorAll(t)],a=f=>[...f.querySelectorAll(WM)].filter(h=>!h.closest("form"));function r(f){f.tabIndex=f===s?0:-1,a(f).forEach(h=>{
h.tabIndex=-1})}function i(f=!1){let h=o();s=h.includes(s)?s:h[0]??null,h.forEach(r),f&&!e.contains(document.activeElement)&&d()}function c(f){let h=s;s=f??s,[h,f].filter(Boolean).forEach(r)}function d(){
return s?.focus(),s!==null}function u(f,h){let m=o(),p=m.indexOf(s),g=[s,...a(s)],w=g.indexOf(h);return{ArrowDown:m[p+1],ArrowUp:m[p-1],Home:m[0],End:m.at(-1),ArrowRight:g[w+1],ArrowLeft:g[w-1]}[f]}return e.
addEventListener("focusin",f=>c(f.target.closest(t))),e.addEventListener("keydown",f=>{let{key:h,target:m}=f;f.defaultPrevented||f.ctrlKey||f.metaKey||f.altKey||Jo(m)||m.closest(t)!==s||(/^(Arrow(Down|Up|Left|Right)|Home|End)$/.
test(h)?(f.preventDefault(),u(h,m)?.focus()):m===s&&(h==="Enter"||h===" ")&&(f.preventDefault(),n(h,s)))}),{sync:i,focus:d}}function Gd(e,t,{name:n,maxlength:s,mayBeEmpty:o=!1,saveSame:a=!1},r,i){let c=R(
"edit"),d=l("input",{id:c,type:"text",value:t,maxlength:String(s),autocomplete:"off",spellcheck:"false",placeholder:n}),u=l("form",{class:"inline-edit",on:{submit:async f=>{f.preventDefault();let h=d.
value.trim();if(h===t&&!a||h===""&&!o){i();return}d.disabled=!0,await r(h)||(d.disabled=!1,d.focus())},keydown:f=>{f.key==="Escape"&&i()}}},l("label",{for:c,class:"visually-hidden"},n),d,l("button",{type:"\
submit",class:"small-button"},"Save"),x("Cancel",i,{class:"small-button"}));_(e,u),d.focus(),d.select()}var Yd=12,Ey=3;function UM(e,t,n){let s=document.body.hasAttribute("data-read-only");return[{text:"\
Rename …",run:()=>n("label"),writes:!0},{text:e.notes===""?"Add a note …":"Change the note …",run:()=>n("notes"),writes:!0},{text:"Tags …",run:()=>t.tags([e]),writes:!0},{text:e.pinned?"Unpin":
"Pin",run:()=>t.pin([e],!e.pinned),writes:!0},{text:"Split …",run:()=>t.split(e),writes:!0,hidden:e.files<2},{text:"Download, Perfetto …",run:()=>Ni([e.id])},{text:"Delete",run:()=>t.remove([e]),danger:!0,
writes:!0}].filter(o=>!(o.writes&&s))}function Ty(e,t,n){let s=e==="control"?"A":"B",o=e==="control"?"Control":"Test";return l("label",{class:`pick pick-${e}`,title:`${o}: ${t.label}`},l("input",{type:"\
radio",name:`pick-${e}`,value:t.id,"aria-label":`${o}: ${t.label}`,on:{change:()=>n.pick(e,t)}}),l("span",{"aria-hidden":"true"},s))}function zM(e){return e.damaged?l("div",{class:"set-damage small"},
`Its stored file is damaged: ${e.damaged}. Add its traces again.`):null}function KM(e,t){let n=o=>x(o,()=>t.filterTag(o),{class:"tag",title:`Only sets with the tag “${o}”`,"aria-label":`Only sets \
tagged ${o}`}),s=e.tags.length-Ey;return e.tags.length>0&&l("span",{class:"tags"},e.tags.slice(0,Ey).map(n),s>0&&l("span",{class:"muted small",title:e.tags.join(", ")},`+${s}`))}function GM(e,t){let n=e.
goes?`removed ${Yh(e.goes)}`:"",s=e.pinned?"Pinned: it stays, however old it gets":`This server removes it on ${me(e.goes)}; pin it to keep it`,o=e.pinned?"pinned":n,a=document.body.hasAttribute("data\
-read-only");return[o!==""&&(a?l("span",{class:"muted small",title:s},o):x([rt("pin"),o],()=>t.pin([e],!e.pinned),{class:"pin-toggle",title:s,"aria-pressed":String(e.pinned),"aria-label":e.pinned?`Pin\
 of ${e.label}`:`Pin ${e.label}, which is ${n}`})),e.uploaded_by&&l("span",{class:"muted small by ellipsis",title:`Stored by ${e.uploaded_by}`},`by ${e.uploaded_by}`)]}function YM(e,t,n){let s=l("div",
{class:"set-line"}),o=()=>_(s,l("span",{class:"set-name ellipsis",title:e.label},e.label),KM(e,t),GM(e,t),e.notes!==""&&l("span",{class:"note-text ellipsis",title:e.notes},e.notes)),a=()=>{o(),n()};return o(),
{node:l("td",{class:"set-cell"},s,zM(e)),edit(r){Gd(s,e[r],r==="label"?{name:"Label",maxlength:200}:{name:"Note",maxlength:2e3,mayBeEmpty:!0},i=>t.save(e,{[r]:i}),a)}}}function VM(e,t,n){let s=$y(e.quality),
o=l("button",{type:"button",class:`quality quality-${s.level}`,"aria-expanded":String(n.has(e.id)),title:"What was read, repaired and assumed",on:{click:()=>{n.has(e.id)?n.delete(e.id):(n.set(e.id,Sy(
e)),_(t.firstChild,n.get(e.id))),t.hidden=!n.has(e.id),o.setAttribute("aria-expanded",String(n.has(e.id)))}}},s.level==="warn"&&rt("warning"),l("span",{class:"ellipsis"},s.text),rt("chevron"));return o}
function JM(e){return e.steps.length>0?l("span",{title:le(e.steps)},k(e.step_count??e.steps.length)):l("span",{class:"muted",title:"No ProfilerStep rows"},"whole files")}var QM=e=>e.devices.length>0?e.
devices.map(t=>t.replace(/^NVIDIA /,"")).join(", "):D;function XM(e){return e.median_step_ns!==null?[v(e.median_step_ns/1e3),"The median of its steps over all ranks, with the profiler"]:[D,e.steps.length>
0?"Stored by a version that did not keep it":"No ProfilerStep rows"]}function ZM(e,t,n,{member:s=!1}={}){let o=l("tr",{class:"detail",hidden:!n.has(e.id)},l("td",{colspan:String(Yd)},n.get(e.id))),a=Nr(
`Actions for ${e.label}`,()=>UM(e,t,f=>r.edit(f))),r=YM(e,t,()=>a.focus()),i=l("input",{type:"checkbox",class:"set-check","aria-label":`Select ${e.label}`,on:{click:f=>t.check(e,i.checked,f.shiftKey)}}),
[c,d]=XM(e);return[l("tr",{data:{set:e.id},class:s?"member":""},l("td",{class:"check-cell"},i),l("td",{class:"pick-cell"},Ty("control",e,t),Ty("test",e,t)),r.node,l("td",{"data-head":"Device",class:"d\
evice-cell ellipsis",title:e.devices.join(", ")},QM(e)),l("td",{class:"num","data-head":"Step",title:d},c),l("td",{class:"num","data-head":"Ranks",title:le(e.ranks)},k(e.ranks.length)),l("td",{class:"\
num","data-head":"Steps"},JM(e)),l("td",{"data-head":"Recorded",class:"date"},e.recorded===null?D:me(e.recorded)),l("td",{"data-head":"Stored",class:"date"},me(e.created)),l("td",{class:"num","data-he\
ad":"Size",title:`${$(e.quality.events,"event")} in ${G(e.raw_bytes)} of JSON in ${$(e.files,"file")}`},G(e.disk_bytes)),l("td",{"data-head":"Quality"},VM(e,o,n)),l("td",{class:"row-actions"},l("a",{class:"\
button small-button analyse-link",href:H(`/analyse?set=${ee(e.id)}`),"aria-label":`Analyse ${e.label}`},"Analyse"),a)),o]}var Ly=[{text:"A / B",hidden:"Control and test"},{text:"Set",sort:"label"},{text:"\
Device",sort:"device"},{text:"Step time",sort:"step_time",num:!0},{text:"Ranks",sort:"ranks",num:!0},{text:"Steps",sort:"steps",num:!0},{text:"Recorded",sort:"recorded"},{text:"Stored",sort:"created"},
{text:"Size",sort:"bytes",num:!0},{text:"Quality"},{text:"",hidden:"Actions"}],eA=Ly.filter(e=>e.sort);function tA(e,t){return e.sort?l("th",{scope:"col",class:e.num?"num":"",data:{sort:e.sort}},x([e.
text,l("span",{class:"sort-mark"})],()=>t(e.sort),{class:"sort-button"})):l("th",{scope:"col",class:e.num?"num":""},e.hidden?[l("span",{"aria-hidden":"true"},e.text),l("span",{class:"visually-hidden"},
e.hidden)]:e.text)}function Ud(e,t,n,s,o){let a=e.kept.get(t),r=a?.shown===n?a:{shown:n,rows:s()};return o.set(t,r),r.rows}var Ny=(e,t,n,s=!1)=>Ud(e,t.id,JSON.stringify([t,s]),()=>ZM(t,e.actions,e.open,
{member:s}),n);function nA(e,t,n,s){let o=Ud(e,`group ${t.prefix}`,JSON.stringify([t,!!n]),()=>[cA(t,n,e.actions)],s);if(!n)return o;let a=n.total-n.sets.length;return[...o,...n.sets.flatMap(r=>Ny(e,r,
s,!0)),...Ud(e,`more ${t.prefix}`,`${n.loading} ${a}`,()=>n.loading||a>0?[dA(t,n,a,e.actions)]:[],s)]}function sA(e,t){let n=new Map,s=e.body.contains(document.activeElement)?document.activeElement:null,
{prefix:o,set:a}=s?.closest("tr")?.dataset??{};Nn(e.body,t.entries.flatMap(r=>r.group?nA(e,r.group,t.groups.get(r.group.prefix),n):Ny(e,r.set,n))),e.kept=n,o!==void 0&&!s.isConnected&&e.body.querySelector(
`tr[data-prefix="${CSS.escape(o)}"] button`)?.focus({preventScroll:!0}),e.rowFocus.sync(s!==null),s?.matches(".pin-toggle")&&!s.isConnected&&e.body.querySelector(`tr[data-set="${a}"] .pin-toggle`)?.focus(
{preventScroll:!0}),oA(e,t),aA(e,t)}function oA(e,{sort:t,order:n}){for(let s of e.heads){let o=s.dataset.sort===t;s.dataset.sort&&(s.ariaSort=o?{asc:"ascending",desc:"descending"}[n]:null,_(s.querySelector(
".sort-mark"),o&&rt(n==="asc"?"up":"down")))}}function aA(e,{picked:t,checked:n}){let s=[...e.body.querySelectorAll("tr[data-set]")];for(let a of s){let{set:r}=a.dataset;for(let i of["control","test"])
a.toggleAttribute(`data-${i}`,r===t[i]),a.querySelector(`.pick-${i} input`).checked=r===t[i];a.toggleAttribute("data-checked",n.has(r)),a.querySelector(".set-check").checked=n.has(r)}e.body.querySelectorAll(
"tr.group").forEach(a=>rA(e,a,t));let o=s.filter(a=>n.has(a.dataset.set)).length;e.all.checked=o>0&&o===s.length,e.all.indeterminate=o>0&&o<s.length,e.all.disabled=s.length===0}function rA(e,t,{labels:n,
...s}){let o=t.dataset.prefix.toLowerCase();_(t.querySelector(".pick-cell"),["control","test"].filter(a=>n[a].toLowerCase().startsWith(o)&&/^([^\p{L}]|$)/u.test(n[a].slice(o.length))&&!e.body.querySelector(
`tr[data-set="${CSS.escape(s[a])}"]`)).map(a=>l("b",{class:`letter letter-${a==="control"?"a":"b"}`,title:n[a]},a==="control"?"A":"B",l("span",{class:"visually-hidden"},`: ${n[a]}`))))}function iA(e,t){
let n=[...e.body.children].find(s=>s.dataset.set===t);return n?.classList.add("fresh"),n?.scrollIntoView({block:"nearest"}),!!n}function lA(e){let t={actions:e,open:new Map,kept:new Map};t.body=l("tbo\
dy"),t.all=l("input",{type:"checkbox",class:"set-check","aria-label":"Select all that are shown",on:{click:()=>e.checkAll(t.all.checked)}}),t.heads=Ly.map(s=>tA(s,e.sort));let n=l("div",{class:"card s\
croll-x"},l("table",{class:"sets",role:"grid"},l("caption",{class:"visually-hidden"},"Sets"),l("thead",{},l("tr",{},l("th",{scope:"col",class:"check-cell"},t.all),t.heads)),t.body));return t.rowFocus=
HM(t.body,"tr[data-set], tr.group, tr.more-row",(s,o)=>{let a=o.dataset.set?s===" "?".set-check":".menu-button":"button";o.querySelector(a)?.click()}),{node:n,draw:s=>sA(t,s),flash:s=>iA(t,s),focus:t.
rowFocus.focus}}function cA(e,t,n){let s=x([rt("chevron"),l("span",{class:"set-name"},e.prefix),l("span",{class:"muted"},$(e.sets,"set"))],()=>n.toggleGroup(e.prefix),{class:"group-toggle","aria-expan\
ded":String(!!t),"aria-label":`${e.prefix} …, ${$(e.sets,"set")}`});return l("tr",{class:"group",data:{prefix:e.prefix}},l("td",{class:"check-cell"}),l("td",{class:"pick-cell"}),l("td",{class:"set-c\
ell",colspan:"6"},s,!e.prefix.includes(",")&&l("a",{class:"small",href:jo({...js(""),sets:`${e.prefix}*`}),title:"Their step times in order of recording","aria-label":`Series of ${e.prefix} …`},"Ser\
ies")),l("td",{class:"date"},me(e.newest)),l("td",{colspan:String(Yd-9)}))}function dA(e,t,n,s){return l("tr",{class:"more-row member"},l("td",{colspan:String(Yd)},t.loading?l("span",{class:"muted"},"\
Loading …"):x(`Show more of ${e.prefix} (${k(n)} left)`,()=>s.more(e.prefix),{class:"link-button"})))}function uA(e,t){let n=e,s=R("known-tags"),o=l("p",{class:"small",role:"status"}),a=l("ul",{class:"\
tag-list"}),r=l("datalist",{id:s}),i=l("input",{type:"text",list:s,maxlength:"64",autocomplete:"off",spellcheck:"false","aria-label":"New tag",placeholder:"New tag"}),c=l("form",{class:"tag-form",on:{
submit:m=>{m.preventDefault();let p=i.value.trim().replace(/\s+/g," ");p!==""&&u({add_tags:[p]},`Tagged “${p}”.`)}}},i,l("button",{type:"submit"},"Add")),d=n.length===1?`Tags of ${n[0].label}`:`Ta\
gs of ${$(n.length,"set")}`;async function u(m,p){i.disabled=!0;try{for(let g=0;g<n.length;g+=1){let w=await Rn(n[g].id,m);n=n.map(y=>y.id===w.id?w:y),t(w)}i.value="",o.classList.remove("error-text"),
o.textContent=p}catch(g){o.classList.add("error-text"),o.textContent=g.message,B(g.message,!0)}i.disabled=!1,f(),i.focus()}function f(){let m=new Map;n.flatMap(p=>p.tags).forEach(p=>{let g=[...m.keys()].
find(w=>w.toLowerCase()===p.toLowerCase())??p;m.set(g,(m.get(g)??0)+1)}),_(a,[...m].map(([p,g])=>l("li",{class:"tag"},p,g<n.length&&l("span",{class:"muted"},` ${g} of ${n.length}`),Y("close",`Remove t\
he tag ${p}`,()=>u({remove_tags:[p]},`“${p}” was removed.`)))),m.size===0&&l("li",{class:"muted"},"No tags yet."))}f();let h=ls(d,"tag-dialog",l("div"),l("div",{class:"trace-body"},a,c,r,o));return i.
focus(),is().then(m=>_(r,m.map(({tag:p})=>l("option",{value:p})))).catch(()=>{}),h}function Pi(e,t,n=!1){e.status.textContent=t,e.status.classList.toggle("error-text",n),n&&B(t,!0)}function Py(e,t){e.
fields.disabled=e.go.disabled=!1,e.bar.hidden=!0,e.cancel.textContent="Cancel",e.job=null,Pi(e,t,!0),e.dialog.isConnected||z(t,{urgent:!0})}function fA(e,t){t.state==="done"?(e.dialog.close(),e.ended(
t)):t.state==="failed"||t.state==="cancelled"?Py(e,t.error?.detail??"It did not work."):t.bytes_total>0&&(e.bar.max=t.bytes_total,e.bar.value=t.bytes_done,Pi(e,`${k(t.files_done)} of ${$(t.files_total,
"file")}`))}async function hA(e){Pi(e,"");try{e.job=await e.start()}catch(t){Py(e,t.message);return}e.job&&(e.fields.disabled=e.go.disabled=!0,e.bar.hidden=!1,e.bar.removeAttribute("value"),e.cancel.textContent=
"Stop",e.cancel.onclick=()=>e.job&&Ks(e.job.id).catch(()=>{}),Qc(e.job.id,t=>fA(e,t)))}function Iy({title:e,text:t,form:n,action:s,start:o,ended:a}){let r={start:o,ended:a,job:null};return r.status=l(
"p",{class:"small regroup-status",role:"status"}),r.bar=l("progress",{max:"1",value:"0",hidden:!0,"aria-label":e}),r.go=l("button",{type:"submit",class:"primary"},s),r.cancel=x("Cancel",()=>r.dialog.close()),
r.fields=l("fieldset",{class:"regroup-fields"},n),r.dialog=ls(e,"regroup-dialog",l("form",{on:{submit:i=>{i.preventDefault(),hA(r)}}}),l("div",{class:"trace-body"},t&&l("p",{class:"muted"},t),r.fields,
r.bar,r.status),l("div",{class:"regroup-buttons"},r.cancel,r.go)),{dialog:r.dialog,say:(i,c)=>Pi(r,i,c),go:r.go}}async function mA(e,t){try{for(let n of e.binned)await Ho(n);for(let n of e.made.filter(
s=>!s.already_stored))await Wo(n.set)}catch(n){z(`Not everything could be undone. ${n.message}`,{urgent:!0})}t(e.binned[0])}function Dy(e,t,n){z(e,{seconds:30,action:{label:"Undo",run:()=>mA(t,n)}}),n(
t.set)}function pA(e,t){let n=e.file_list.map(o=>l("input",{type:"checkbox",value:String(o.number),on:{change:t}})),s=e.file_list.map((o,a)=>l("li",{},l("label",{class:"check"},n[a],l("span",{class:"r\
egroup-rank"},`Rank ${o.rank}`),l("span",{class:"mono wrap"},o.file),l("span",{class:"muted small"},G(o.disk_bytes)))));return{node:l("ul",{class:"regroup-files","aria-label":"Files"},s),chosen:()=>n.
filter(o=>o.checked).map(o=>Number(o.value))}}function Oy(e,t,n,s,o){return l("label",{class:"check"},l("input",{type:"radio",name:e,value:t,checked:s,on:{change:o}}),n)}async function gA(e,t){let n=R(
"split"),s=l("div",{class:"regroup-form"},l("p",{class:"muted"},"Loading …")),o=null,a=()=>s.querySelector("input:checked")?.value!=="two",{dialog:r,say:i,go:c}=Iy({title:`Split ${e.label}`,action:"\
Split",text:"The new sets are the same as if their files had been added separately. The traces are not needed.",form:s,start:async()=>{let u=a()?[]:o.chosen();return!a()&&(u.length===0||u.length===e.files)?
(i("Check some of the files, and not all of them.",!0),null):Ym(e.id,a()?{}:{parts:[{files:u}]})},ended:u=>Dy(`“${e.label}” was split into ${$(u.made.length,"set")}.`,u,t)}),d=()=>{o.node.hidden=a()};
c.disabled=!0;try{let u=await en(e.id);o=pA(u,()=>i("")),_(s,Oy(n,"each",`Each file becomes a set: ${$(u.file_list.length,"set")}`,!0,d),Oy(n,"two","The checked files become one set, the others anothe\
r",!1,d),o.node),d(),c.disabled=!1,r.open&&s.querySelector("input").focus()}catch(u){_(s),i(u.message,!0)}}function wA(e,t){let n=R("label"),s=l("input",{id:n,type:"text",maxlength:"200",autocomplete:"\
off",spellcheck:"false",placeholder:"The beginning that their labels share"});Iy({title:`Join ${$(e.length,"set")}`,action:"Join",text:"All their files become the ranks of one set, as if they had been\
 dropped together. Files that state no rank, neither inside nor in their name, are numbered again.",form:l("div",{class:"regroup-form"},l("ul",{class:"regroup-files","aria-label":"Sets"},e.map(o=>l("l\
i",{},l("span",{class:"wrap"},o.label),l("span",{class:"muted small"},` ${$(o.files,"file")}`)))),l("label",{for:n},"Label"),s),start:()=>Vm(e.map(o=>o.id),s.value.trim()),ended:o=>Dy(`${$(e.length,"s\
et")} were joined.`,o,t)}),s.focus()}var yA=10,bA=12,_A=200,kA=4;async function Vd(e,t){let n=[],s=[...e];return await Promise.all(Array.from({length:kA},async()=>{for(;s.length>0;){let o=s.shift();try{
await t(o)}catch(a){n.push({item:o,error:a})}}})),n}function vA({change:e,sort:t}){let n=R("find"),s=l("span",{class:"muted small found"}),o=!1,a=Pn({id:n,wait:_A,onText:f=>e({q:f}),maxlength:"120",placeholder:"\
Find by label, note, tag, device, file or id"}),r=ye(eA.flatMap(({sort:f,text:h})=>[["desc","↓"],["asc","↑"]].map(([m,p])=>[`${f} ${m}`,`${h} ${p}`])),f=>t(...f.split(" ")),{"aria-label":"Sort by"}),
i=l("span",{class:"tags filter-tags",role:"group","aria-label":"Tags"}),c=l("div",{class:"find-bar",hidden:!0,role:"search"},l("label",{for:n,class:"visually-hidden"},"Find sets"),a,i,l("span",{class:"\
list-order"},r),s);function d(f,h,m){let p=[...f.tag.filter(g=>!h.some(w=>w.tag===g)).map(g=>({tag:g})),...h.slice(0,bA)];Fe(i,()=>_(i,p.map(({tag:g,sets:w})=>x([g,w!==void 0&&l("span",{class:"muted"},
` ${k(w)}`)],()=>m(g),{class:"tag","aria-pressed":String(f.tag.includes(g)),data:{tag:g}}))),"tag")}function u(){o=!0,c.hidden=!1,a.focus(),a.select()}return{node:c,drawTags:d,focus:u,draw(f,h,m){c.hidden=
m<=yA&&!yr(f)&&!o,r.value=`${f.sort} ${f.order}`,document.activeElement!==a&&(a.value=f.q);let p=h===0?"No set matches.":$(h,"set");return s.textContent=yr(f)?p:"",p}}}var qy=e=>[...e.values()].every(
t=>t.pinned);function xA(e){let t=l("span",{role:"status"}),n=x("",e.compare,{class:"primary"}),s=x("Join …",e.join,{class:"writes"}),o=x("Tags …",e.tags,{class:"writes"}),a=x("",e.pin,{class:"wri\
tes"}),r=x("",e.remove,{class:"writes danger"}),i=l("section",{class:"bulk-bar","aria-label":"Selected sets",hidden:!0},t,n,s,o,a,r,Y("close","Select none",e.clear));return{node:i,draw(c){i.hidden=c.size===
0,t.textContent=`${k(c.size)} selected`,n.textContent=`Compare (${k(c.size)})`,n.disabled=c.size!==2,n.title=c.size===2?"The older set becomes the control, unless the names say otherwise":"Select two \
sets to compare them",s.disabled=c.size<2,s.title=c.size<2?"Select two sets or more to join them":"Make one set of them",a.textContent=qy(c)?"Unpin":"Pin",r.textContent=`Delete (${k(c.size)})`}}}function $A(e){
let t=l("span",{class:"muted"}),n=x("Previous",()=>e(-1)),s=x("Next",()=>e(1)),o=l("nav",{class:"pager","aria-label":"Pages of the list",hidden:!0},n,t,s);return{node:o,draw(a,r){let i=(a-1)*Sn,c=Math.
min(i+Sn,r.entry_total);o.hidden=r.entry_total<=Sn&&a===1,n.disabled=a===1,s.disabled=c>=r.entry_total,t.textContent=c>i?`${k(i+1)}–${k(c)} of ${k(r.entry_total)}${r.entry_total===r.total?"":` rows,\
 ${$(r.total,"set")}`}`:""}}}function xa(e,t,n){e.typed=!0,e.change({page:1,...t},n)}async function Ht(e){e.question?.abort(),e.question=new AbortController;let{signal:t}=e.question;e.asked=as(e.state).
toString(),e.content.ariaBusy="true";let n=setTimeout(()=>e.context.busy(!0),400);try{let[s,o,a]=await Promise.all([wt(as(e.state),{signal:t}),is({signal:t}),yr(e.state)?wt("limit=0",{signal:t}):null]);
e.answer=s,e.known=o,e.allTotal=e.files.draw(a??s),await EA(e,t),TA(e)}catch(s){s.name!=="AbortError"&&SA(e,s)}finally{clearTimeout(n),t.aborted||(e.context.busy(!1),e.content.ariaBusy=null)}}function SA(e,t){
e.answer=null,e.asked="",_(e.content,l("div",{class:"error-box",role:"alert"},l("h2",{},"The traces cannot be listed"),l("p",{},t.message),x("Try again",()=>Ht(e),{class:"primary"})))}function By(e,t,n,s=Sn){
let o=as({...e.state,page:1});return o.delete("group"),o.set("prefix",t),o.set("offset",String(n)),o.set("limit",String(s)),o}async function EA(e,t){let n=new Set(e.answer.entries.flatMap(({group:s})=>s?
[s.prefix]:[]));for(let[s,o]of[...e.groups]){if(!n.has(s)){e.groups.delete(s);continue}let a=await wt(By(e,s,0,Math.min(1e3,Math.max(Sn,o.sets.length))),{signal:t});e.groups.set(s,{sets:Ii(a),total:a.
total,loading:!1})}}async function Fy(e,t){let n=e.groups.get(t),s=e.asked;n.loading=!0,fn(e);try{let o=await wt(By(e,t,n.sets.length));n.sets=[...n.sets,...Ii(o)],n.total=o.total}catch(o){z(`${t} can\
not be listed. ${o.message}`,{urgent:!0})}n.loading=!1,s===e.asked&&fn(e)}function jy(e,t){e.groups.delete(t)?fn(e):(e.groups.set(t,{sets:[],total:0,loading:!0}),Fy(e,t))}var Ii=e=>e.entries.flatMap(({
set:t})=>t?[t]:[]),Jd=e=>e.answer.entries.flatMap(({set:t,group:n})=>t?[t]:e.groups.get(n.prefix)?.sets??[]);function TA(e){e.loaded({sets:Ii(e.answer),allTotal:e.allTotal,checking:e.files.checking()});
let t=e.finder.draw(e.state,e.answer.total,e.allTotal);e.typed&&(e.typed=!1,B(t)),fn(e),e.arrived!==""&&MA(e,e.arrived)}function fn(e){if(e.answer&&(e.finder.drawTags(e.state,e.known,t=>Wy(e,t)),e.pager.
draw(e.state.page,e.answer),e.bulk.draw(e.checked),!(e.answer.entries.length===0&&e.files.checking()))){if(e.answer.entries.length===0){_(e.content,e.allTotal===0?e.empty():OA(e));return}e.table.node.
parentNode!==e.content&&_(e.content,e.table.node),e.table.draw({...e.answer,groups:e.groups,picked:e.picked,checked:e.checked,sort:e.state.sort,order:e.state.order})}}var OA=e=>e.answer.total>0?l("p",
{class:"card nothing"},"There is nothing on this page."):l("p",{class:"card nothing"},"No set matches. ",x("Show all",()=>xa(e,{q:"",tag:[]}),{class:"link-button"}));function MA(e,t){if(e.arrived="",e.
table.flash(t))return;e.answer.entries.find(({group:s})=>s&&e.groups.get(s.prefix)?.sets.some(o=>o.id===t))||jt([t]).then(([s])=>{let[o]=(s&&e.answer?e.answer.entries:[]).filter(({group:a})=>a&&s.label.
toLowerCase().startsWith(a.prefix.toLowerCase())).sort((a,r)=>r.group.prefix.length-a.group.prefix.length);o&&!e.groups.has(o.group.prefix)&&jy(e,o.group.prefix)}).catch(()=>{})}function AA(e,t){let n=t===
"label"?"asc":"desc",s=n==="asc"?"desc":"asc";xa(e,{sort:t,order:e.state.sort===t&&e.state.order===n?s:n})}function Wy(e,t){let n=e.state.tag.includes(t);xa(e,{tag:n?e.state.tag.filter(s=>s!==t):[...e.
state.tag,t].slice(-8)})}function CA(e,t,n,s){let o=Jd(e),[a,r]=[o.findIndex(c=>c.id===e.anchor),o.findIndex(c=>c.id===t.id)].sort((c,d)=>c-d);(s&&a>=0?o.slice(a,r+1):[t]).forEach(c=>n?e.checked.set(c.
id,c):e.checked.delete(c.id)),e.anchor=t.id,fn(e)}function RA(e,t){Jd(e).forEach(n=>t?e.checked.set(n.id,n):e.checked.delete(n.id)),fn(e)}function LA(e){let[t,n]=[...e.checked.values()].sort((a,r)=>a.
created.localeCompare(r.created)),[s,o]=Qo(t,n);e.context.go(at(s.id,o.id))}function Qd(e,t){if(e.answer===null){Ht(e);return}let n=s=>s.id===t.id?{...s,...t}:s;e.answer.entries=e.answer.entries.map(s=>s.
set?{set:n(s.set)}:s),e.groups.forEach(s=>{s.sets=s.sets.map(n)}),e.checked.has(t.id)&&e.checked.set(t.id,t),e.loaded({sets:Ii(e.answer),allTotal:e.allTotal}),fn(e),e.content.ariaBusy==="true"&&Ht(e)}
function My(e,t){return e.checked.clear(),e.arrived=t,Ht(e)}async function NA(e,t,n){try{return Qd(e,await Rn(t.id,n)),B("Saved."),!0}catch(s){return z(`Not saved. ${s.message}`,{urgent:!0}),!1}}function Ay(e,t){
uA(t,s=>Qd(e,s)).addEventListener("close",()=>Ht(e))}var zd=(e,t)=>`${e.length===1?"was":"were"} ${t}`;function Xd(e,t){return e.length>0&&z(`${Zd(e.map(({item:n})=>n))} ${t}. ${e[0].error.message}`,{
urgent:!0}),e.length>0}var Zd=e=>e.length===1?`“${e[0].label}”`:$(e.length,"set");async function Cy(e,t,n){let s=await Vd(t,async o=>Qd(e,await Rn(o.id,{pinned:n})));Xd(s,zd(s,"not changed"))||B(`${Zd(
t)} ${t.length===1?"is":"are"} ${n?"pinned":"not pinned"}.`)}async function Ry(e,t){let n=await Vd(t,o=>Wo(o.id));Xd(n,zd(n,"not deleted"));let s=t.filter(o=>!n.some(({item:a})=>a===o));s.forEach(o=>e.
checked.delete(o.id)),s.length>0&&z(`${Zd(s)} ${zd(s,"deleted")}.`,{seconds:30,action:{label:"Undo",run:()=>PA(e,s)}}),document.getElementById("main").focus({preventScroll:!0}),await Ht(e)}async function PA(e,t){
let n=await Vd(t,s=>Ho(s.id));Xd(n,"cannot be brought back"),e.arrived=t.length===1?t[0].id:"",await Ht(e)}function IA(e,t,n){let s=e.state;e.state=t,e.picked=n,s&&as(s).get("sort")!==as(e.state).get(
"sort")&&e.groups.clear(),as(e.state).toString()!==e.asked?Ht(e):fn(e)}function Hy({change:e,pick:t,loaded:n,empty:s,context:o}){let a={change:e,loaded:n,empty:s,context:o,checked:new Map,groups:new Map,
state:null,answer:null,asked:"",allTotal:null,known:[],picked:{control:"",test:"",labels:{control:"",test:""}},anchor:"",question:null,arrived:"",typed:!1};return a.content=l("div",{class:"content"},DA()),
a.finder=vA({change:i=>xa(a,i,{replace:!0}),sort:(i,c)=>xa(a,{sort:i,order:c})}),a.table=lA({pick:t,save:(i,c)=>NA(a,i,c),pin:(i,c)=>Cy(a,i,c),remove:i=>Ry(a,i),check:(i,c,d)=>CA(a,i,c,d),checkAll:i=>RA(
a,i),toggleGroup:i=>jy(a,i),tags:i=>Ay(a,i),more:i=>Fy(a,i),split:i=>gA(i,c=>My(a,c)),filterTag:i=>Wy(a,i),sort:i=>AA(a,i)}),a.bulk=xA({compare:()=>LA(a),join:()=>wA([...a.checked.values()],i=>My(a,i)),
tags:()=>Ay(a,[...a.checked.values()]),pin:()=>Cy(a,[...a.checked.values()],!qy(a.checked)),remove:()=>Ry(a,[...a.checked.values()]),clear:()=>{a.checked.clear(),fn(a)}}),a.pager=$A(i=>{e({page:a.state.
page+i}),a.content.scrollIntoView({block:"start"})}),a.files=jM(()=>Ht(a)),{node:l("div",{class:"set-list"},a.files.node,a.finder.node,a.content,a.pager.node,a.bulk.node),show:(i,c)=>IA(a,i,c),reload(i=""){
return a.arrived=i||a.arrived,Ht(a)},search:()=>a.allTotal>0&&(a.finder.focus(),!0),enter:()=>a.table.focus(),focused:()=>a.answer&&Jd(a).find(i=>i.id===document.activeElement.closest("tr[data-set]")?.
dataset.set),unmount(){a.question?.abort(),a.files.stop()}}}function DA(){return l("div",{class:"card skeleton-list","aria-hidden":"true"},Array.from({length:6},()=>l("div",{class:"skeleton"})))}var eu=4,io=e=>e===2?"two":k(e);function qA({kind:e,one:t}){switch(e){case"assumed":return t.assumed?"These files do not say which rank they are.":"Not every file says which rank it is.";case"equal":return`\
Several files say that they are rank ${t.same}.`;case"folders":return"This folder holds several folders of traces.";default:return"Their names suggest two sides, but their ranks would fit one set."}}function BA({
kind:e,one:t},n){return e==="equal"?`“${n}”, with all files; files of the same rank count as its recordings, one after the other`:t.assumed?`“${n}”, with the ranks ${le(Array.from({length:t.ranks},
(s,o)=>o))}, in order of the names`:`“${n}”, with ${$(t.ranks,"rank")}`}function FA({parts:e}){let t=e.slice(0,eu).map(({label:n})=>`“${n}”`).join(", ");return e.length>eu?`${t} and ${k(e.length-
eu)} more`:t}function zy({parts:e,one:t,kind:n,open:s}){let o=n==="equal"||t.ranks<2?"one":`${io(t.ranks)} ranks of one`;return s?$t(`${e.length>0?`${io(e.length)} sets, `:""}${io(t.ranks)} ranks, or \
one rank?`):`${$t(io(e.length))} sets, or ${o}?`}function jA(e){let{question:t,label:n}=e,{parts:s,manyFirst:o,open:a,one:r}=t,i=R("question"),c=(h,m,p)=>x([l("strong",{},m),l("span",{class:"choice-de\
tail"},p)],()=>U.answer(e,h),{class:"choice"}),d=s.length>0&&c("sets",`${$t(io(s.length))} sets`,FA(t)),u=c("set",a?`${$t(io(r.ranks))} ranks`:"One set",BA(t,n)),f=a&&c("recordings","One rank",`“${n}\
”, with the files as its recordings, one after the other`);return l("div",{class:"question",role:"group","aria-labelledby":i},l("p",{id:i},l("strong",{},zy(t))," ",qA(t)),l("div",{class:"choices"},o?
[d,u]:[u,d],f))}var WA=64,HA={waiting:"Waiting",checking:"Checking",reading:"Reading",linking:"Linking",storing:"Storing",keeping:"Keeping the traces",copying:"Copying",done:"Done"},Ky=["failed","canc\
elled","undone"];function su(e){return l("progress",{max:"1",value:"0","aria-label":e})}function ou(e,t,n){n>0?(e.max=n,e.value=Math.min(t,n)):e.removeAttribute("value")}function ws(e){if(e.state==="f\
ailed")return e.error?.detail??"The traces could not be read.";if(e.state==="cancelled")return"Cancelled.";if(e.state==="done"&&e.kind==="bundle")return UA(e.made);if(e.state==="done"){let t=e.already_stored?
`${zA(e)}; nothing was stored twice.`:`${Di(e)?"Stored, but damaged":"Done"}: ${$(e.events,"event")}.`;return e.traces_error?`${t} But the files themselves were not kept: ${e.traces_error.detail}`:t}return[
e.state==="queued"?"Queued":HA[e.stage]??e.stage,e.bytes_total>0&&`${G(e.bytes_done)} of ${G(e.bytes_total)}`,e.events>0&&$(e.events,"event"),e.files_total>1&&`${k(e.files_done)} of ${$(e.files_total,
"file")}`].filter(Boolean).join(" · ")}function UA(e){let t=e.filter(o=>o.already_stored).length,n=e.length-t,s=t===1?"one was already here and is unchanged":`${k(t)} were already here and are unchan\
ged`;return n===0?t===1?"Its set was already here and is unchanged.":"All of its sets were already here and are unchanged.":`${$(n,"set")} stored${t>0?`; ${s}`:""}.`}var zA=e=>`Stored already as “${e.
known_as}”`;function KA(e,t){let{known_as:n,set:s}=e.job,o=t.indexOf("“")+1;return[t.slice(0,o),l("a",{href:H(`/?q=${s.slice(0,12)}`),title:"This set in the list"},n),t.slice(o+n.length)]}function GA(e){
let{offered:t,job:n}=e;if(e.state!=="done"||t===null)return null;let s=o=>nu(U.takeOffer(e,o));return[x(`Rename to “${t}”`,()=>s("label"),{title:`Instead of “${n.known_as}”`}),new TextEncoder().
encode(t).length<=WA&&x(`Tag “${t}”`,()=>s("tag"),{title:"The label stays"})]}var Di=e=>e?.state==="done"&&e.affected_files?.length>0;function Gy(e){return[Di(e)&&Li(e.affected_files),VA(e),Wd(e?.
duplicate_files),YA(e?.changed_beside??[]),Hd(e?.left_out??0,e?.left_out_files??[])]}function YA(e){return e.length>0&&l("p",{class:"muted"},"Not taken: what stands beside ",l("span",{class:"mono"},e.
slice(0,20).map(t=>`${t}.tracediff.json`).join(", ")),e.length>20?` and ${k(e.length-20)} more`:""," says something else than when the set was stored. To take it, remove the set and add it again.")}function VA(e){
if(!e?.failures?.length)return null;let[{message:t}]=e.failures;return e.failures.length===1&&e.error?.detail.includes(t)?null:l("details",{class:"failures",open:e.state==="failed"},l("summary",{},`${$(
e.failures.length,"file")} could not be read`),l("ul",{},e.failures.map(n=>l("li",{},!n.message.startsWith(n.file)&&[l("span",{class:"mono"},n.file)," – "],n.message))))}function Yy(e){let t=e.actions.
contains(document.activeElement),n=l("div",{},oC(e.transfer));e.shownLabel=e.transfer.label,n.innerHTML!==e.actions.innerHTML&&(_(e.actions,...n.childNodes),t&&e.actions.querySelector("button")?.focus(
{preventScroll:!0}))}function JA(e){e.shownState=e.transfer.state,e.node.dataset.state=e.transfer.state,Yy(e),e.asked=e.transfer.question!==null,_(e.question,e.asked&&jA(e.transfer)),e.transfer.state===
"done"&&(e.list.open=!1)}function QA(e){let t=e.transfer.state==="done"?e.transfer.offered:null;if(t===e.offered)return;let n=e.offer.contains(document.activeElement);e.offered=t,_(e.offer,GA(e.transfer)),
n&&e.title.node.querySelector("input").focus({preventScroll:!0})}function Uy(e){e.shownState!==e.transfer.state?JA(e):e.shownLabel!==e.transfer.label&&Yy(e),e.title.update(),e.rows.forEach(sC),e.bar.setAttribute(
"aria-label",`Progress of ${e.transfer.label}`);let{done:t,total:n}=au(e.transfer);e.bar.hidden=e.transfer.state==="asking"||!U.active.includes(e.transfer),ou(e.bar,t,n),e.line=ru(e.transfer),e.text.textContent!==
e.line&&_(e.text,e.transfer.state==="done"&&!e.transfer.bundle&&e.transfer.job.already_stored?KA(e.transfer,e.line):e.line),QA(e),e.node.classList.toggle("affected",Di(e.transfer.job)),_(e.failures,Gy(
e.transfer.job))}function XA(e){e.asked&&document.activeElement.matches("body, main, .page-actions *")&&e.question.querySelector("button").focus({preventScroll:!0}),e.asked=!1}function Vy(e){let t={transfer:e,
offered:null,shownState:null,shownLabel:"",line:"",asked:!1};return t.bar=su("Progress"),t.text=l("p",{class:"transfer-text"}),t.actions=l("div",{class:"transfer-actions"}),t.title=eC(e),t.failures=l(
"div"),t.question=l("div"),t.offer=l("div",{class:"transfer-offer"}),t.rows=e.files.map(ZA),t.list=l("details",{class:"files",open:e.files.length<=6},l("summary",{},tC(e)),l("ul",{class:"file-list"},t.
rows.map(n=>n.node)),e.skipped.length>0&&nC(e.skipped)),t.node=l("li",{class:"transfer"},l("div",{class:"transfer-head"},t.title.node,t.actions),t.bar,t.text,t.offer,t.question,t.failures,!e.sample&&t.
list),Uy(t),{node:t.node,update:()=>Uy(t),text:()=>e.question?zy(e.question):t.line,focus:()=>XA(t)}}var $a=(e,t)=>e.reduce((n,s)=>n+s[t],0);function au(e){let{job:t,state:n,files:s}=e;return n==="job"&&
t.bytes_total>0?{done:t.bytes_done,total:t.bytes_total}:{done:$a(s,"sent"),total:n==="looking"?0:$a(s,"size")}}function ZA(e){let t=su(`Progress of ${e.name}`),n=l("span",{class:"file-state"}),s=l("li",
{},l("span",{class:"mono file-name",title:e.name},e.name),t,n);return{file:e,node:s,fileBar:t,state:n,shown:""}}function eC(e){let t=l("input",{type:"text",class:"label-input",maxlength:"200",autocomplete:"\
off",spellcheck:"false",value:e.label,title:"The label of this set: change it whenever you like",on:{change:()=>{U.rename(e,t.value),t.value=e.label},keydown:o=>{o.key==="Enter"?t.blur():o.key==="Esca\
pe"&&(t.value=e.label,t.blur())}}}),n=l("span",{class:"error-text small",role:"status"}),s=e.label;return{node:l("div",{class:"transfer-title"},t,n),update(){s!==e.label&&t!==document.activeElement&&(s=
e.label,t.value=s),t.setAttribute("aria-label",`Label of ${e.label}`),t.disabled=e.bundle||Ky.includes(e.state);let o=[e.labelError&&`Not renamed. ${e.labelError}`,e.tagError&&`Not tagged. ${e.tagError}`].
filter(Boolean).join(" ");n.textContent!==o&&(n.textContent=o)}}}function tC(e){let t=e.files.filter(n=>!on(n));return[$(t.length,e.bundle?"bundle":"trace file"),G($a(e.files,"size")),e.skipped.length>
0&&`${k(e.skipped.length)} skipped`].filter(Boolean).join(", ")}function nC(e){let[t,n]=[e.filter(on),e.filter(Uc)],s=e.filter(o=>!on(o)&&!Uc(o));return[s.length>0&&tu("only .json and .pftrace files, \
also packed, are traces",s),n.length>0&&tu("macOS writes such files beside others",n),t.length>0&&tu("the trace that it is named after is not there",t)]}function tu(e,t){let n=t.slice(0,20).map(({name:o})=>o).
join(", "),s=t.length>20?`, and ${k(t.length-20)} more`:"";return l("p",{class:"muted skipped"},`Not sent, because ${e}: `,l("span",{class:"mono"},n),s)}function sC(e){let{file:t,fileBar:n,state:s}=e,
o=`${t.state} ${t.sent}`;if(o===e.shown)return;e.shown=o,e.node.dataset.state=t.state,ou(n,t.size===0&&t.state==="sent"?1:t.sent,t.size||1);let a=t.size>0?Math.floor(100*(t.sent/t.size)):0;s.textContent=
{waiting:G(t.size),sending:`${a} % of ${G(t.size)}`,sent:`${G(t.size)} sent`,failed:t.error??"failed"}[t.state]}function oC(e){let{label:t}=e,n=Y("close",`Remove ${t} from this list`,()=>U.remove(e));
switch(e.state){case"failed":case"cancelled":return[e.files.length>0&&x("Retry",()=>U.retry(e),{"aria-label":`Retry ${t}`}),n];case"done":return[e.bundle&&l("a",{class:"button",href:e.job.page,"aria-l\
abel":`Open the comparison of ${t}`},"Open the comparison"),U.canUndo(e)&&x("Undo",()=>nu(U.undo(e)),{title:"Remove this set again","aria-label":`Undo: remove ${t}`}),n];case"undone":return[x("Bring b\
ack",()=>nu(U.bringBack(e)),{"aria-label":`Bring ${t} back`}),n];default:return[x("Cancel",()=>U.cancel(e),{"aria-label":`Cancel ${t}`})]}}async function nu(e){try{await e}catch(t){z(`That did not wor\
k. ${t.message}`,{urgent:!0})}}function aC(e){let t=[...new Set(e.files.map(({seen:n})=>n?.rank??null))];return t.length===0||t.includes(null)?"":`${t.length===1?"rank":"ranks"} ${le(t.sort((n,s)=>n-s))}`}
function rC(e){return e===null?"":e.as==="tag"?` Tagged “${e.text}”.`:` Renamed to “${e.text}”.`}function ru(e){let t=iC(e);return e.begun>1&&!e.waits&&!Ky.includes(e.state)?`${t.replace(/\.$/,
"")} – sent again, because the server was restarted`:t}function iC(e){let t=aC(e),n=$a(e.files,"sent"),s=$a(e.files,"size");switch(e.state){case"looking":return"Looking at the files …";case"asking":
return"";case"queued":return["Waiting for its turn",t].filter(Boolean).join(" · ");case"creating":return"Starting …";case"sending":return e.waits?"No connection, trying again …":[`Sending ${G(n)}\
 of ${G(s)}`,t].filter(Boolean).join(" · ");case"committing":return"Sent. The server starts reading …";case"job":return[ws(e.job),t].filter(Boolean).join(" · ")+(e.renamed||e.tags.length>0?"":" – \
you may close this tab now");case"done":return ws(e.job)+rC(e.taken)+(e.tagged?` Tagged “${e.tags.join("”, “")}”.`:"");case"cancelled":return"Cancelled. Nothing was stored.";case"undone":return"\
Removed. You can bring it back for ten minutes.";default:return e.error??"It failed."}}function Jy(e,t){let n=e,s=su(`Progress of ${n.label}`),o=l("p",{class:"transfer-text"}),a=l("div",{class:"transf\
er-actions"}),r=l("div"),i=l("li",{class:"transfer"},l("div",{class:"transfer-head"},l("div",{class:"transfer-title"},l("strong",{},n.label||"Ingest")),a),s,o,r),c=null;function d(u){n=u;let f=n.state===
"queued"||n.state==="running";n.state!==c&&(c=n.state,i.dataset.state=f?"job":n.state,_(a,f?x("Cancel",()=>Ks(n.id).catch(()=>{}),{"aria-label":`Cancel ${n.label}`}):Y("close",`Remove ${n.label} from \
this list`,()=>t(n)))),s.hidden=!f,ou(s,n.bytes_done,n.bytes_total),o.textContent=ws(n),i.classList.toggle("affected",Di(n)),_(r,Gy(n))}return d(n),{node:i,update:d}}var Qy=40,Zy=e=>e.length>Qy?`${e.slice(0,Qy)}…`:e;function eb(e,t){let n=t.map(({name:s,value:o})=>`${s}=${Zy(o)}`).join(" and ");return x(`Clear ${n}`,()=>{let s=new URL(location.href);t.forEach(({
name:o})=>s.searchParams.delete(o)),e.go(s.pathname+s.search)})}function tb(e,t){let n="";return{draw(s,o=[]){let a=[...s.read?gm(s.read,location.search):[],...o],r=a.map(({name:i,value:c,allowed:d})=>`\
“${i}=${Zy(c)}” in the address is not used. Allowed: ${d}.`);r.join(`
`)!==n&&(n=r.join(`
`),e.hidden=r.length===0,_(e,r.map(i=>l("span",{},i)),r.length>0&&eb(t,a)),B(r.join(" ")))}}}function lC(e,t,n=""){let s=new URLSearchParams(t);return[...[...e.matchAll(/\b(\w+): /g)].flatMap(([,a])=>[
a,a.replace(/^set(?=_|$)/,n||"control"),a.replace(/^(set|control|test)_/,"")]),...n!==""&&e.startsWith("there is no")?[n]:[]].find(a=>s.has(a))??""}function cC(e,t,n,s){let o=lC(n,location.search,s);o!==
""&&t?.append(eb(e,[{name:o,value:new URLSearchParams(location.search).getAll(o).join()}]))}var Hn=()=>l("a",{href:H("/")},"Choose other traces"),lo=(e,t,n,s=".")=>l("div",{class:"empty"},l("h2",{},e),
l("p",{},t?.length===0?"There are no sets yet. ":n,l("a",{href:H("/")},t?.length===0?"Add traces":"Traces page"),s));async function Bi(e,t,{message:n,parts:s,words:o,none:a,draw:r}){try{e.sets=await Gm(
t.filter(c=>c!==""))}catch(c){_(n,Se({message:c.message}));return}if(e.dead)return;let i=e.sets.length===0;s.forEach(c=>{c.hidden=i}),i&&_(n,l("p",{class:"notice"},o,l("a",{href:H("/")},"Add some"),".")),
(i?a:r)()}async function ft(e,t){let n=[e.state.control,e.state.test].filter(o=>o!=="");if(n.every(o=>e.sets&&ne(e.sets,o)))return;let s=await jt(n).catch(()=>[]);e.dead||(e.sets=s,t(e))}var dC=250;function He({
context:e,results:t,message:n}){let s=null,o=!1;async function a(d,u,f){s?.abort(),s=new AbortController;let{signal:h}=s,m=()=>o||h.aborted,p=setTimeout(()=>{e.busy(!0),t.setAttribute("aria-busy","tru\
e")},dC),g;try{let w=await d(h);g=()=>u(w)}catch(w){g=()=>{f(w),r(w)}}clearTimeout(p),!m()&&(i(),g(),e.settled())}let r=(d,u)=>cC(e,n.querySelector(".error-box"),d.message,u);function i(){e.busy(!1),t.
removeAttribute("aria-busy")}function c(){s?.abort(),i()}return{ask:a,clearable:r,drop:c,say(d){_(n,d),t.hidden=d!==null},unmount(){o=!0,s?.abort()}}}var qi=200;function nb(e){let[t,n]=[null,null],s=[],
o=new Map;async function a(i){let c=new AbortController,d=t,u=new URLSearchParams(d);Object.entries({diagnosis:"false",...i}).forEach(([f,h])=>u.set(f,String(h))),n=c;try{let f=await ue(u,{signal:c.signal});
return d===t?f:null}catch{return null}finally{n=n===c?null:n}}function r(i,c){o.set(i,c?c.index:-1),c&&(s[c.index]=c.row)}return{rows:()=>s,start(i,c,d){n?.abort(),[t,o]=[new URLSearchParams(i),new Map],
s=Object.assign(new Array(c.row_count),c.rows),d!==""&&r(d,c.selected)},placeOf(i){let c=s.findIndex(d=>d?.id===i);return c>=0?c:o.get(i)},async find(i){let c=await a({row:i,limit:0});c&&(r(i,c.selected),
e())},async want(i,c){let d=s.slice(Math.max(0,i),c).findIndex(h=>h===void 0);if(d<0||n!==null)return;let u=qi*Math.floor((Math.max(0,i)+d)/qi),f=await a({offset:u,limit:qi});f&&(s.splice(u,f.rows.length,
...f.rows),e())},stop(){n?.abort(),t=null}}}var iu=e=>Bs(e,e.unit,Lo(e)).toString();function sb(e,t,n){let s=new URLSearchParams(e);return s.set("limit",String(qi)),t.op!==""&&s.set("row",t.op),n?.key===
ce(t).toString()&&s.set("diagnosis","false"),s.toString()}var lu=e=>({key:ce(e).toString(),diagnosis:[],note:"Looking for the causes …",late:!0}),cu=({diagnosis:e,diagnosis_note:t,account:n,waterfall:s,
work_classes:o})=>({diagnosis:e,note:t,account:n,waterfall:s,classes:o});async function ob(e,t){t.late=!1;let n=new URLSearchParams(e);n.set("limit","0");try{return await ue(n)}catch{return null}}function uC(e,t){
if(globalThis.firstComparison||e.control===""||e.test==="")return;let n=sb(iu(e),e,t),s=new AbortController,o=ue(n,{signal:s.signal});o.catch(()=>{}),globalThis.firstComparison={query:n,stop:s,answer:o}}
var fC=/^((control|test)(_(ranks|steps|marker|marker_until))?|marker|marker_until|cut_overlaps|q|significant)$/;async function Xy(e){let t=()=>{let n=new URLSearchParams(location.search);return[...n.keys()].
filter(s=>!fC.test(s)).forEach(s=>n.delete(s)),location.replace(H(`/compare/recordings?${n}`)),new Promise(()=>{})};try{let n=await e;return n.judged==="between_recordings"?t():n}catch(n){if(n.code!==
"not_for_recordings")throw n;return t()}}function ab(e,t){uC(e,t);let n=globalThis.firstComparison;return delete globalThis.firstComparison,(s,o,a,r)=>{let i=sb(s,o,a),c=n;return n=null,c?.query===i?(r.
addEventListener("abort",()=>c.stop.abort()),Xy(c.answer)):(c?.stop.abort(),Xy(ue(i,{signal:r})))}}var rb=7.2,ji=6,Fi=["solid","dot","dash","dashdot","longdash","longdashdot"],du=["--control-fill","--part-communication","--more-fill","--less-fill","--part-compute","--part-memory"],fu=e=>tn()[e==="B"?
"test":"control"],Ui=e=>it({margin:{l:64,r:16,t:8,b:42},dragmode:!1,bargap:.25,...e}),ae=(e,t=1)=>52+Math.max(1,e)*(t>1?34:e>40?18:26),Wi=116,Sa=22,zi=e=>e>1?64-Sa+e*(Wi+Sa):320;function hC(e,t,n){return n?
{textposition:"none"}:{textposition:"outside",cliponaxis:!1,textfont:{size:10,color:S("--muted")},text:e.map(s=>s.values[t].value?"":re(s.values[t].none??s.values[t].text))}}function Ea({bars:e,series:t,
kind:n,stacked:s=!1,errors:o=!1},a){let r=Math.max(...e.map(w=>s?w.values.reduce((y,b)=>y+(b.value??0),0):Math.max(...w.values.map(y=>y.value??0))),0),[i,c]=n==="time"?oe(r):n==="bytes"?ar(r):[n==="pe\
rcent"?"%":"",1],d=e.map((w,y)=>y),u=o&&e.some(w=>w.values.some(y=>y.low>0||y.high>0)),f=w=>w.value===null&&u?null:(w.value??0)/c,h=Math.max(...e.map(w=>w.label.length)),m=Math.min(Math.ceil(18+ji+rb*
h),Math.floor(a*.42),360),p=Math.floor((m-14-ji)/rb),g=e.map(w=>ge([w.full??w.label,...t.map((y,b)=>`${y.name}: ${w.values[b].text}`),...w.total?[`in all: ${w.total}`]:[]]));return{data:t.map((w,y)=>({
type:"bar",orientation:"h",y:d,legendgroup:w.key,x:e.map(b=>f(b.values[y])),marker:{color:w.colour},error_x:u?{type:"data",symmetric:!1,thickness:1.2,color:S("--text"),width:3,array:e.map(b=>(b.values[y].
high??0)/c),arrayminus:e.map(b=>(b.values[y].low??0)/c)}:void 0,...Ae(g),...hC(e,y,s)})),layout:Ui({barmode:s?"stack":"group",margin:{l:m,r:24,t:6,b:40},yaxis:{tickmode:"array",tickvals:d,autorange:"r\
eversed",showgrid:!1,fixedrange:!0,tickfont:{size:11},ticks:"outside",ticklen:ji,tickcolor:"rgba(0,0,0,0)",ticktext:Vt(e.map(w=>w.label),p).map(re)},xaxis:{rangemode:"tozero",tickformat:",",zeroline:!0,
fixedrange:!0,tickangle:0,nticks:Math.max(3,Math.floor((a-m)/80)),ticksuffix:i?` ${i}`:""}})}}var mu=(e,t)=>t===""?{property:du[e%du.length],dash:Fi[Math.floor(e/du.length)%Fi.length]}:{property:t===
"B"?"--test-fill":"--control-fill",dash:Fi[e%Fi.length]},mC=e=>oe(Math.max(e,1));function pC(e,t,n,s){let o=e.flatMap(f=>f.points.map(h=>h[1])),a=o.every(f=>Number.isInteger(f)&&f<5),r=o.reduce((f,h)=>Math.
max(f,h),0),[i,c]=t==="rate"?Eo(r):t==="bytes"?ar(r):[t,1],d=s*(Wi+Sa)-Sa,u=1-n*(Wi+Sa)/d;return{per:c,axis:{rangemode:"tozero",tickformat:",",fixedrange:!0,dtick:a?1:void 0,nticks:s>1?5:void 0,domain:[
Math.max(0,u-Wi/d),u],title:Ye(i,{})}}}var gC=(e,t)=>({text:re(e),xref:"paper",yref:"paper",x:0,y:t,xanchor:"left",yanchor:"bottom",showarrow:!1,font:{size:12,color:S("--text")}}),wC=400,yC=e=>S(e.side===
""?"--muted":e.side==="B"?"--test-fill":"--control-fill"),bC=(e,t)=>e.length>wC?[]:e.map(n=>({type:"line",xref:"x",yref:"paper",x0:t(n.at),x1:t(n.at),y0:0,y1:1,layer:"below",line:{width:1,color:In(yC(
n),.55),dash:"dot"}})),_C=(e,t,n)=>e.length>n/60||e.some(s=>s.side!=="")?[]:e.map(s=>({text:re(s.text),xref:"x",yref:"paper",x:t(s.at),y:1,xanchor:"left",yanchor:"top",textangle:-90,showarrow:!1,font:{
size:10,color:S("--muted")}}));function kC(e,t){let n=c=>e.flatMap(d=>d.points.slice(c,c+1||void 0).map(u=>u[0])),s=t?.[1]??Math.max(...n(-1)),o=t?.[0]??Math.min(...n(0)),a=o>1e3*(s-o),[r,i]=mC(a?s-o:
s);return{scale:r,per:i,far:a,offset:a?Math.floor(o/i)*i:0}}function db({lines:e,panels:t,unit:n,range:s,marks:o=[]},a){let{scale:r,per:i,far:c,offset:d}=kC(e,s),u=p=>(p-d)/i,f=p=>n==="rate"?xn(p):n===
"bytes"?G(p):`${k(p)} ${n}`,h=t.map((p,g)=>pC(e.filter(w=>w.panel===p),n,g,t.length)),m=p=>p===0?"y":`y${p+1}`;return{data:e.map(p=>{let g=mu(p.place,p.side),w=t.indexOf(p.panel);return{type:"scatter",
mode:"lines",x:p.points.map(y=>u(y[0])),y:p.points.map(y=>y[1]/h[w].per),yaxis:m(w),line:{shape:"hv",width:1.4,color:S(g.property),dash:g.dash},legendgroup:p.key,...Ae(p.points.map(y=>ge([p.name,`at ${A(
y[0])}`,f(y[1])])))}}),layout:Ui({dragmode:"zoom",margin:{l:64,r:16,t:t.length>1?22:8,b:42},xaxis:{ticksuffix:` ${r}`,tickformat:",",zeroline:!1,tickangle:0,range:s?.map(u),autorange:s===null,nticks:Math.
max(4,Math.floor((a-80)/64)),anchor:m(t.length-1),title:Ye(c?`since ${A(d)} after the first event`:"since the first event")},...Object.fromEntries(h.map(({axis:p},g)=>[`yaxis${g===0?"":g+1}`,p])),annotations:[
...t.length>1?t.map((p,g)=>gC(p,h[g].axis.domain[1])):[],..._C(o,u,a)],shapes:bC(o,u)}),per:i,offset:d}}function ub(e){let[t,n]=oe(e);return`${Number((e/n).toPrecision(3))} ${t}`}function vC(e){let t=new Map;
for(let{bin:n,count:s}of e)t.set(n,(t.get(n)??0)+s);return t}function fb({sides:e},t){let n=e.map(y=>vC(y.bins)),s=[...new Set(n.flatMap(y=>[...y.keys()]))].filter(y=>y>0),o=s.length>0?Math.min(...s):
1,a=Math.max(o+6,...s),r=Math.max(1,Math.min(o,a-12)),i=n.some(y=>y.has(0)),c=Array.from({length:a-r+1},(y,b)=>r+b);i&&c.unshift(r-4,r-3,r-2,r-1);let d=(y,b)=>n[y].get(i&&b===r-4?0:b<r?-1:b)??0,u=y=>10**
((y-1)/10-3),f=y=>y<r?"none":`${v(u(y))} to ${v(u(y+1))}`,h=c.filter(y=>y>=r&&(y-1)%10===0),m=Math.max(1,Math.ceil(h.length*62/Math.max(t-80,62))),p=Math.max(t-80,62)/c.length,g=[...i?[r-4]:[],...h.filter(
(y,b)=>b%m===0&&!(i&&(y-r+4)*p<52))],w=e.length-1;return{data:[...e.map((y,b)=>({...cs([...c,c.at(-1)+1],c.map(E=>d(b,E))),hoverinfo:"skip",legendgroup:y.key,fill:b===0?"tozeroy":"none",fillcolor:In(fu(
y.side),w===0?.65:.4),line:{color:fu(y.side),width:b===0?1:2.2}})),Fr(c.map(y=>y+.5),c.map(y=>Math.max(...e.map((b,E)=>d(E,y)))),c.map(y=>ge([f(y),...e.map((b,E)=>`${b.name}: ${k(d(E,y))}`)])))],layout:Ui(
{hovermode:"x",margin:{l:54,r:16,t:8,b:30},xaxis:{tickmode:"array",fixedrange:!0,zeroline:!1,tickangle:0,tickvals:g.map(y=>y<r?y+.5:y),ticktext:g.map(y=>y<r?"none":ub(u(y)))},yaxis:{tickformat:",",rangemode:"\
tozero",fixedrange:!0,dtick:Math.max(...n.flatMap(y=>[...y.values()]))<5?1:void 0,title:Ye("launches")}})}}function ib(e,t,n){let s=Array.from({length:t-e+1},(o,a)=>e+a);return{tickmode:"array",tickvals:s,
zeroline:!1,fixedrange:!0,tickangle:0,ticks:"outside",ticklen:ji,tickcolor:"rgba(0,0,0,0)",range:[e,t],ticktext:s.map(o=>ub(10**o)),title:Ye(n)}}function hb({sides:e}){let t=r=>Math.log10(Math.max(r,.001)),
n=r=>{let i=e.flatMap(d=>d.points.map(u=>t(u[r]))),c=Math.floor(Math.min(...i));return[c,Math.max(Math.ceil(Math.max(...i)),c+1)]},[s,o]=[n("cpu_duration"),n("gpu_duration")],a=[Math.max(s[0],o[0]),Math.
min(s[1],o[1])];return{data:[{type:"scatter",mode:"lines",x:a,y:a,hoverinfo:"skip",visible:a[0]<a[1],line:{color:S("--muted"),width:1,dash:"dot"}},...e.map(({key:r,side:i,name:c,points:d})=>({type:"sc\
atter",mode:"markers",cliponaxis:!1,legendgroup:r,x:d.map(u=>t(u.cpu_duration)),y:d.map(u=>t(u.gpu_duration)),marker:{color:fu(i),opacity:.6,symbol:i==="B"?"diamond-open":"circle",size:d.map(u=>Math.min(
18,4+2*Math.log2(u.count+1)))},...Ae(d.map(u=>ge([c,`rank ${u.rank}`,`host ${v(u.cpu_duration)}, device ${v(u.gpu_duration)}`,`${k(u.count)} launches`])))}))],layout:Ui({xaxis:ib(...s,"the launch on t\
he host"),yaxis:ib(...o,"on the device"),margin:{l:76,r:30,t:12,b:46}})}}var lb=["circle","square","triangle-up","cross","star","hexagon"],xC=14,hu=24,mb=42,Hi=6.6,uu=14,cb=["--control-fill","--part-m\
emory","--part-communication","--more-fill","--part-compute","--less-fill"],pu=e=>cb[e%cb.length];function $C(e,t,n){let s=[];for(let a=Math.floor(Math.log2(e));a<=Math.ceil(Math.log2(t));a+=1)s.push(
a);let o=Math.ceil(s.length/Math.max(2,Math.min(9,n)));return s.filter((a,r)=>r%o===0)}function pb({sides:e,names:t},n){let s=e.flatMap(d=>d.lines.flatMap(u=>u.points)),o=s.map(d=>Math.max(d.bytes,1)),
[a,r]=Eo(Math.max(...s.map(d=>d.busbw))),i=$C(Math.min(...o),Math.max(...o),(n-80)/66),c=e.length===1;return{data:e.flatMap(d=>d.lines.map(u=>{let f=t.indexOf(u.collective),h=c?S(pu(f)):tn()[d.side===
"B"?"test":"control"];return{type:"scatter",mode:"lines+markers",legendgroup:c?`collective ${f}`:d.key,x:u.points.map(m=>Math.log2(Math.max(m.bytes,1))),y:u.points.map(m=>m.busbw/r),line:{color:h,width:1,
dash:c?"solid":["solid","dot","dash"][f%3]},marker:{color:h,size:8,symbol:`${lb[f%lb.length]}${d.side==="B"?"-open":""}`,line:{width:d.side==="B"?2:0,color:h}},...Ae(u.points.map(m=>ge([[d.side,u.name].
filter(Boolean).join(" · "),`${G(m.bytes)}: ${xn(m.busbw)}, best ${xn(m.best_busbw)}`,`transfer ${v(m.mean_transfer)}, ${k(m.instances)} instances`])))}})),layout:it({dragmode:!1,margin:{l:64,r:16,t:12,
b:44},xaxis:{tickmode:"array",tickvals:i,tickangle:0,fixedrange:!0,zeroline:!1,range:[Math.log2(Math.min(...o))-.6,Math.log2(Math.max(...o))+.6],ticktext:i.map(d=>G(2**d)),title:Ye("bytes of the messa\
ge")},yaxis:{rangemode:"tozero",tickformat:",",fixedrange:!0,title:Ye(`bus bandwidth, ${a}`,{})}})}}var gb=e=>Math.max(3,Math.min(xC,Math.floor(640/Math.max(1,e)))),gu=(e,t)=>t*(Math.max(40,e*gb(e))+hu+
mb);function SC(e,t,n,s,o,a){let r=t===0?"":String(t+1),i=gu(e.rows.length,n),c=i/n-hu-mb,d=t*(i/n)+hu,u=nn(s.length,(o-a)/74),f=nn(e.rows.length,c/13),h=Math.floor((o-a)/Math.max(1,u.length)/Hi),m={showgrid:!1,
zeroline:!1,ticks:"",tickmode:"array",fixedrange:!0};return{[`xaxis${r}`]:{...m,anchor:`y${r}`,tickvals:u,tickangle:0,range:[-.5,s.length-.5],tickfont:{size:10.5},ticktext:Vt(u.map(p=>s[p]),Math.max(6,
h)).map(re)},[`yaxis${r}`]:{...m,anchor:`x${r}`,tickvals:f,domain:[1-(d+c)/i,1-d/i],range:[e.rows.length-.5,-.5],ticktext:f.map(p=>re(e.rows[p]))}}}function EC(e,t,n,s){let o=Yo(),a={xref:"paper",yref:"\
paper",y:n,yanchor:"bottom",yshift:3,showarrow:!1,font:{size:12,color:S("--text")}},i=Hi*t.length+8+o.length*uu;return{annotations:[{...a,x:0,xanchor:"left",text:re(Mo(e,Math.max(6,Math.floor((s-i-30)/
Hi))))},{...a,x:1,xanchor:"right",text:re(t)},{...a,x:1,xanchor:"right",xshift:-i-4,text:"0"}],shapes:o.map(([,c],d)=>({type:"rect",xref:"paper",yref:"paper",xsizemode:"pixel",ysizemode:"pixel",xanchor:1,
yanchor:n,fillcolor:c,x0:d*uu-i,x1:(d+1)*uu-i,y0:6,y1:16,line:{width:1,color:S("--border-strong")}}))}}function wb({panels:e,columns:t},n){let s=e.flatMap(u=>u.cells.flat().filter(f=>f!==null)),o=Math.
max(...s,.001),[a,r]=oe(o),i=30+Hi*Math.max(...e.flatMap(u=>u.rows.map(f=>f.length)),4),c=it({dragmode:!1,margin:{l:i,r:16,t:0,b:0},annotations:[],shapes:[],coloraxis:{cmin:0,cmax:o/r,colorscale:Yo(),
showscale:!1}});return{data:e.map((u,f)=>{let h=SC(u,f,e.length,t,n,i);Object.assign(c,h);let{annotations:m,shapes:p}=EC(u.title,v(o),h[`yaxis${f===0?"":f+1}`].domain[1],n-i);c.annotations.push(...m),
c.shapes.push(...p);let g=f===0?"":String(f+1);return{type:"heatmap",coloraxis:"coloraxis",xaxis:`x${g}`,yaxis:`y${g}`,xgap:1,ygap:gb(u.rows.length)>5?1:0,hoverongaps:!1,z:u.cells.map(w=>w.map(y=>y===
null?null:y/r)),...Ae(u.texts.map(w=>w.map(ge))),meta:a}}),layout:c}}var kb="−",fe=e=>e==null;function Ta(e,t){return fe(e)?D:J(e,0,t).replace("-",kb)}function Oa(e,t){let n=Ta(e,t);return Number(n.replace(kb,"-"))===0?"0":e>0?`+${n}`:n}var N=(e,t,n=!1)=>({key:e,title:t,
mono:n,show:s=>fe(s)||s===""?D:String(s)}),Ki=(e,t)=>({key:e,title:t,show:n=>fe(n)||n===-1?D:String(n),blank:`the trace does not say which ${t}`}),F=(e,t)=>({key:e,title:t,number:!0,show:k,showDiff:Ce}),
T=(e,t)=>({key:e,title:t,number:!0,show:v,exact:n=>fe(n)?null:A(n),showDiff:X,exactDiff:n=>fe(n)?null:ie(n)}),hn=(e,t)=>({key:e,title:t,number:!0,show:xn,exact:n=>fe(n)?null:ec(n),showDiff:Wh,exactDiff:n=>fe(
n)?null:`${n>0?"+":""}${ec(n)}`}),Je=(e,t)=>({key:e,title:t,number:!0,show:G,exact:n=>fe(n)?null:tc(n),showDiff:Oo,exactDiff:n=>fe(n)?null:`${n>0?"+":""}${tc(n)}`}),he=(e,t)=>({key:e,title:t,number:!0,
show:n=>fe(n)?D:`${Ta(n,2)} %`,showDiff:n=>fe(n)?D:`${Oa(n,2)} pp`,exactDiff:n=>fe(n)?null:`${Oa(n,6)} percentage points`}),wu=(e,t)=>({...he(e,t),show:n=>fe(n)?D:`${Ta(100*n,1)} %`,showDiff:n=>fe(
n)?D:`${Oa(100*n,1)} pp`,exact:n=>fe(n)?null:`${Ta(100*n,6)} %`,exactDiff:n=>fe(n)?null:`${Oa(100*n,6)} percentage points`}),yb=e=>Math.abs(e)>=99.995?1:Math.abs(e)>=9.9995?2:3,se=(e,t)=>({key:e,title:t,
number:!0,show:n=>Ta(n,yb(n)),showDiff:n=>Oa(n,yb(n)),exact:n=>fe(n)?null:String(n),exactDiff:n=>fe(n)?null:String(n)}),TC={cost:["more","less"],gain:["better","worse"],neutral:[null,null]},Pe=e=>({...e,
meaning:"gain"}),j=e=>({...e,meaning:"neutral"}),Q=e=>({...e,summed:!0}),Ut=e=>({...e,told:!0});function OC(e){let[t,n]=TC[e.meaning??"cost"];return{...e,show:e.showDiff,exact:e.exactDiff,blank:null,tone:s=>s>
0?t:s<0?n:null}}var yu=e=>[["A",e],["B",e],...e.number?[["Δ",OC(e)]]:[]].map(([t,n])=>({...n,what:null,key:`${e.key} ${t}`,title:t,group:e.title,groupWhat:e.what})),vb=e=>e.summed?{...e,title:`${e.title}\
 per step`}:e,Ma=(e,t=s=>s,n=t)=>[j(F("count","count")),t(e("mean","mean")),n(e("std","std")),...[["min","min"],["25%","25 %"],["50%","median"],["75%","75 %"],["max","max"]].map(([s,o])=>t(e(s,o)))],C=(e,t)=>({
...e,what:t}),ve=(e,t)=>({...e,blank:t}),xb=(e,t)=>({...e,isSaid:t}),Ie=(e,t,n)=>({key:e,title:t,show:s=>fe(s)?D:typeof n=="function"?n(s):n[s]??s.replaceAll("_"," ")}),co={key:"note",title:"note",note:!0,
show:e=>fe(e)?"":String(e)},bb=10;function MC(e){let t=[];for(let n of e){let s=t.at(-1);s?.name===n?s.times+=1:t.push({name:n,times:1})}return t}function AC(e){let t=MC(e.split("|")),n=t.length>bb+1?
t.slice(0,bb):t,s=t.slice(n.length).reduce((o,a)=>o+a.times,0);return l("ol",{class:"sequence"},n.map(({name:o,times:a})=>l("li",{title:o},a>1?`${k(a)} × ${o}`:o)),s>0&&l("li",{},`${k(s)} more`))}var $b=(e,t)=>({
key:e,title:t,mono:!0,show:n=>fe(n)?D:AC(n)}),Gi=(e,t)=>({...e,link:(n,s)=>{let o=n[e.key],a=fe(o)||o==="others"?null:t(n,s);return a?{name:o,category:a}:null}});function Sb(e,t){let n=t.length>0&&e.extra?
e.extra(t[0]):[];return[...e.columns,...n].filter(s=>(!s.note||t.some(o=>o.note))&&(!s.isSaid||t.some(o=>s.isSaid(o[s.key]))))}var ys=`There is no device work in the selected ranks and steps. ${Jn}`,Yi=`\
No device work in the selected ranks and steps has a launch: launches are recorded with the host. ${Jn}`,Z=N("rank","rank"),bs=Ki("device","device"),Vi=Ki("stream","stream"),Aa=Ie("kernel_type","kind",
sc),mn=Gi(N("operator","operator",!0),()=>"cpu_op"),Ji=Gi(N("name","kernel",!0),e=>e.category),_b=(e,t)=>l("p",{class:"analysis-sentence"},e&&l("strong",{},`${e}: `),t);function Ca(e,t,n=()=>null){let s=e.
length>1?n(e.map(o=>o.data)):null;return[...e.flatMap(o=>[t(o.data)].flat().filter(a=>a!=="").map(a=>_b(o.letter,a))),s&&_b("B − A",s)]}function Qi(e){let t=new Map;for(let{letter:s,data:o}of e)for(let a of new Set(
o.files.map(r=>r.note).filter(r=>r!==null))){let r=[...new Set(o.files.filter(i=>i.note===a).map(i=>i.rank))].sort((i,c)=>i-c);t.set(a,[...t.get(a)??[],{letter:s,ranks:r}])}let n=s=>s.length===e.length&&
e.every(({data:o},a)=>o.ranks.length===s[a].ranks.length);return[...t].map(([s,o])=>l("p",{},n(o)?`${$t(s)}.`:`${o.map(({letter:a,ranks:r})=>`${a?`${a}, `:""}${r.length>1?"ranks":"rank"} ${le(r)}`).join(
"; ")}: ${s}.`))}var _s=e=>[e.letter,e.label].filter(Boolean).join(" · "),Ra=e=>e.stream===-1?"no stream":`stream ${e.stream}`,Xi=(e,t,n)=>({name:e,label:t,type:"boolean",fallback:n}),Ue=(e,t,n)=>({name:e,
label:t,type:"number",placeholder:n});var CC=32,RC=512;function LC(e,t){let n=0;for(let s=0;s<Math.max(e.length,t.length);s+=1)n+=Math.abs((e[s]??0)-(t[s]??0));return n}function NC(e){let t=Math.max(...e.map(n=>n.length));return Array.from(
{length:t},(n,s)=>St(e.map(o=>o[s]??0)))}function PC(e){let t=new Map([...ze(e,({group:n})=>n)].map(([n,s])=>[n,NC(s.map(({values:o})=>o[0]))]));return new Map(e.map(n=>[n,LC(n.values[0],n.values.length>
1?n.values[1]:t.get(n.group))]))}function Ob(e){let t=PC(e);return[...e].sort((n,s)=>t.get(s)-t.get(n))}var Mb=(e,t,n,s)=>`the ${e} of ${t} ${n} that differ most ${s>1?"between A and B":"from the medi\
an"}`;function Ab(e,t,n,s){let o=Math.floor(CC/t);if(e.length<=o)return{shown:e,note:"",limited:!1};if(n==="rank"){let a=e.slice(0,Math.floor(RC/t));return{shown:a,limited:!0,note:a.length<e.length?`t\
he first ${a.length} of ${e.length} ${s}`:`all ${a.length} ${s}`}}return{shown:Ob(e).slice(0,o),limited:!0,note:Mb(o,e.length,s,t)}}var IC=16,uo=e=>e==null?D:`${e} %`,bu=(e,t)=>e.letter?`${e.letter} \
· ${t}`:t,DC=e=>e.map(t=>({key:t.key,name:bu(t,t.label),colour:S(t.letter==="B"?"--test-fill":"--control-fill")})),qC=e=>({key:e.property,name:e.name,colour:S(e.property)});function La(e){let t=e.map(
s=>[...new Set(s.data.rows.map(o=>o.rank))]),n=t.length>1&&t.every(s=>s.length===1);return s=>`rank ${n?[...new Set(t.flat())].join(" / "):s.rank}`}function Un(e,{order:t},{rowsOf:n,label:s,group:o,parts:a,
what:r,empty:i}){let c=new Map,d=m=>a.map(p=>m[p.key]??null);e.forEach((m,p)=>n(m).filter(g=>d(g).some(w=>w!==null)).forEach(g=>{let w=s(g),y=c.get(w)??{group:o?.(g)??"",bars:[],values:e.map(()=>[])};
y.values[p]=d(g),y.bars.push({label:bu(m,w),full:`${bu(m,m.label)}, ${w}`,total:v(d(g).reduce((b,E)=>b+(E??0),0)),values:a.map(b=>({value:g[b.key],text:b.text(g)}))}),c.set(w,y)}));let{shown:u,...f}=Ab(
[...c.values()],e.length,t,r),h=u.flatMap(m=>m.bars);return h.length===0?{empty:i}:{places:h.length,...f,data:m=>Ea({bars:h,kind:"time",stacked:!0,series:a.map(qC)},m)}}function BC(e,{table:t,name:n,value:s,
show:o,range:a,kind:r,sums:i}){let c=new Map;return e.forEach((d,u)=>d.data[t].forEach(f=>{let h=s(f)??null;if(h===null)return;let m=n(f),p=c.get(m)??{label:m,values:e.map(()=>({value:null,text:"none"}))},
g=(p.values[u].value??0)+h*(i?f.weight??1:1);p.values[u]={value:g,text:o(f,g),...a?.(f),none:r==="percent"?"0 %":"0"},c.set(m,p)})),[...c.values()]}var Eb=e=>Math.max(...e.values.map(t=>t.value??0));
function FC(e){let t=[...e].sort((n,s)=>Eb(s)-Eb(n)).slice(0,IC);return{shown:t,note:t.length<e.length?`the largest ${t.length} of ${e.length}`:""}}function Qe(e,{order:t},n){let s=BC(e,n),{shown:o,...a}=n.
ranks?Ab(s.map(r=>({...r,group:"",values:r.values.map(i=>i.value===null?[]:[i.value]),bar:r})),e.length,t,"ranks"):FC(s);return o.length===0?{empty:n.empty}:{places:o.length,...a,data:r=>Ea({bars:o.map(
i=>i.bar??i),kind:n.kind,series:DC(e),errors:!!n.range},r)}}var _u=6,Tb=e=>new Set(e).size>1;function ku(e,t,n=!1){let s=e.map(i=>i.data.series),o=!s.some(i=>Tb(i.map(c=>c.rank))),a=!n&&s.some(i=>[...new Set(
i.map(d=>d.rank))].some(d=>Tb(i.filter(u=>u.rank===d).map(u=>u.device)))),r=new Map;return s.forEach((i,c)=>i.forEach(d=>{let u=`${a?`device ${d.device}, `:""}${t(d)}`,f=`${o?"":`${d.rank} `}${u}`,h=r.
get(f)??{key:f,name:u,group:o?"":`rank ${d.rank}`,sort:n?d.name:u,series:e.map(()=>null)};h.series[c]=d,r.set(f,h)})),[...r.values()]}var jC=e=>new Map(e.map(t=>[t.key,t.series.map(n=>(n?.points??[]).
reduce((s,o)=>Math.max(s,o[1]),0))]));function WC(e,t){if(!t[0].data.summary)return jC(e);let n=o=>`${o.rank} ${o.device} ${o.stream??o.name}`,s=t.map(o=>new Map(o.data.summary.map(a=>[n(a),a.mean])));
return new Map(e.map(o=>[o.key,o.series.map((a,r)=>a?s[r].get(n(a))??0:0)]))}function HC(e,t){let n=WC(e,t),s=new Map,o=new Map;for(let r of e){let i=n.get(r.key),c=o.get(r.group)??{name:r.group,lines:new Map,
nth:new Map},d=c.nth.get(r.sort)??0,u=`${r.sort} ${d}`;c.nth.set(r.sort,d+1),c.lines.set(u,i),o.set(r.group,c),s.set(u,Math.max(s.get(u)??0,...i.map(Math.abs)))}let a=[...s.keys()];return Ob([...o.values()].
map(r=>({name:r.name,group:"",values:t.map((i,c)=>a.map(d=>(r.lines.get(d)?.[c]??0)/(s.get(d)||1)))}))).map(r=>r.name)}function UC(e,t){let n=ze(e,a=>a.group),s=[],o=0;for(let a of t){if(o>0&&s.length+
n.get(a).length>_u)break;s.push(...n.get(a)),o+=1}return{taken:s.slice(0,_u),count:o}}function zC(e,t,n){if(e.length<=_u)return{keys:e.map(c=>c.key),note:"",limited:!1};let s=[...new Set(e.map(c=>c.group))],
o=s.length<2||n==="rank"?s:HC(e,t),{taken:a,count:r}=UC(e,o),i=s.length<2?`the first ${a.length} of ${e.length} lines`:n==="rank"?`the first ${r} of ${s.length} ranks`:Mb(r,s.length,"ranks",t.length);
return{keys:a.map(c=>c.key),note:i,limited:s.length>1}}var vu=[""];function xu(e,t,{lines:n,order:s}){let o=e.map(r=>r.key).filter(r=>n.includes(r)),a=zC(e,t,s);return o.length>0||n.includes(vu[0])?{...a,
keys:o,note:o.length<e.length?`${o.length} of ${e.length} lines`:""}:a}function KC(e,t){let n=new Map(t.map((s,o)=>[s,o]));return e.filter(s=>n.has(s.key)).sort((s,o)=>n.get(s.key)-n.get(o.key))}var GC=24;
function Cb(e){return typeof e=="object"?e:e?{panel:t=>t.name,style:t=>t.group}:{panel:()=>"",style:t=>t.key}}function Rb(){let e=new Map;return t=>e.get(t)??e.set(t,e.size).get(t)}function Zi(e,t,{unit:n,
name:s,panels:o=!1,ownDevice:a=!1,marks:r,empty:i,flat:c}){let d=ku(e,s,a),{panel:u,style:f}=Cb(o),{keys:h,...m}=xu(d,e,t),p=Rb(),g=d.filter(M=>h.includes(M.key)).flatMap(M=>{let V=p(f(M));return M.series.
map((L,K)=>L&&{key:e[K].key,place:V,side:e[K].letter,panel:u(M),points:L.points,name:[[e[K].letter,e[K].label].filter(Boolean).join(" · "),`rank ${L.rank}`,M.name].join(", ")})}).filter(Boolean);if(d.
length>0&&h.length===0)return{empty:"No line is chosen.",limited:m.limited};if(g.every(M=>M.points.length===0))return{empty:i};if(c&&g.every(M=>M.points.every(V=>V[1]===0)))return{empty:c};let w=[...new Set(
g.map(M=>M.panel))].slice(0,GC),[y,b]=[Number(t.start||NaN),Number(t.end||NaN)],E=b>(y||0)?[y||0,b]:null,I=r?.(e,KC(d,h))??[];return{data:M=>db({panels:w,unit:n,range:E,marks:I,lines:g.filter(V=>w.includes(
V.panel))},M),places:w.length,limited:m.limited,note:[m.note,E&&`${A(E[0])} to ${A(E[1])}`].filter(Boolean).join(", ")}}function Lb(e,t,n){let s=Rb();return new Map(e.filter(o=>t.includes(o.key)).map(
o=>[o.key,s(Cb(n).style(o))]))}var YC=200,VC=512;function JC(e,t,n){let s=new Map;e.forEach(a=>s.set(t(a),(s.get(t(a))??0)+n(a)));let o=new Set([...s].sort((a,r)=>r[1]-a[1]).slice(0,YC).map(([a])=>a));
return{columns:[...s.keys()].filter(a=>o.has(a)),all:s.size}}function QC(e,t,n,{name:s,value:o,text:a}){let r=[...new Set(t.map(f=>f.rank))].slice(0,VC),i=new Map(r.map((f,h)=>[f,h])),c=new Map(n.map(
(f,h)=>[f,h])),d=r.map(()=>n.map(()=>null)),u=r.map(f=>n.map(h=>[`rank ${f}, ${h}`]));for(let f of t){let[h,m]=[i.get(f.rank),c.get(s(f))];h!==void 0&&m!==void 0&&(d[h][m]=(d[h][m]??0)+o(f),u[h][m].push(
...a(f)))}return{title:e.letter?_s(e):"",rows:r.map(String),cells:d,texts:u}}function $u(e,t){let n=e.map(c=>t.rowsOf(c)),{columns:s,all:o}=JC(n.flat(),t.name,t.value);if(s.length===0)return{empty:t.empty};
let a=e.map((c,d)=>QC(c,n[d],s,t)).filter(c=>c.rows.length>0),r=Math.max(...a.map(c=>c.rows.length)),i=Math.max(...n.map(c=>new Set(c.map(d=>d.rank)).size));return{places:r,panels:a.length,note:[s.length<
o&&`${s.length} of ${o} ${t.what}, those with the most waiting`,r<i&&`the first ${r} of ${i} ranks`].filter(Boolean).join("; "),data:c=>wb({panels:a,columns:s},c)}}var Su=(e,t)=>gu(e,t),Nb=e=>[`waits ${v(
e.wait_per_step)} a step, exposed ${v(e.exposed_wait_per_step)}`,`causes ${v(e.caused_per_step)} a step, last ${k(e.last)} of ${k(e.matched_rows)} times`],Pb=e=>[`waits ${v(e.wait)}, exposed ${v(e.exposed_wait)}`,
`causes ${v(e.caused)}, last ${k(e.last)} times`];var zn=e=>e.process_group===null?e.collective:`${e.collective} · ${e.process_group}`,ks=(e,t)=>e.reduce((n,s)=>n===null||t(s)>t(n)?s:n,null);function XC(e){let t=ks(e,n=>n.longest-n.shortest);return t?
[`${zn(t)} takes ${v(t.shortest)} on one rank and ${v(t.longest)} on another${t.step===null?"":` in step ${t.step}`}: its ranks send unequal shares, or wait; the trace does not say which.`]:[]}function Db(e){
let[t]=e.summary;if(!t||t.rows===0)return[];let n=ks(e.collectives.filter(a=>a.exposed_wait_per_step>0),a=>a.exposed_wait_per_step),s=n?` The largest part of the exposed waiting is in ${zn(n)}: ${v(n.
exposed_wait_per_step)} a step.`:"",o=ks(e.missing,a=>a.instances);return[...t.matched_rows===0?[]:[`Matched collectives take ${v(t.time_per_step)} a step and rank: ${v(t.transfer_per_step)} of transf\
er and ${v(t.wait_per_step)} of waiting, ${v(t.exposed_wait_per_step)} of it exposed.${s}`],...o?[`Rank ${o.rank} lacks ${$(o.instances,"collective")} that other ranks have: ${zn(o)}${e.missing.length>
1?". The Missing table has the others":""}.`]:[],...eR(t,e.unmatched),...XC(e.uneven)]}var ZC={"never waited for":"point to point, with unequal shares, or of a kind that is not known"};function eR(e,t){
if(e.unmatched_rows===0)return[];let n=[...ze(t,s=>s.why)].map(([s,o])=>[s,o.reduce((a,r)=>a+r.count,0)]).sort((s,o)=>o[1]-s[1]);return[`Waiting is not known for ${k(e.unmatched_rows)} of ${$(e.rows,"\
collective row")} (${v(e.unmatched_per_step)} a step and rank)${n.length===0?"":`: ${n.map(([s,o])=>`${k(o)} ${ZC[s]??s}`).join(", ")}`}.`]}function qb([e,t]){let[n,s]=[e.summary[0],t.summary[0]];if(!n?.
matched_rows||!s?.matched_rows)return null;let o=a=>X(s[a]-n[a]);return`${o("time_per_step")} a step and rank: ${o("transfer_per_step")} of transfer, ${o("wait_per_step")} of waiting.`}var tR={compute:"\
it computes",memory:"its copies take",idle:"its device idles"};function nR(e){let t=o=>o[`${o.cause}_excess_per_step`]??0,n=ks(e.filter(({cause:o})=>o!==null),t),s=e.reduce((o,a)=>o+(a.caused_per_step??
0),0)/(e.length-1);return!n||e.length<3||t(n)<=0||t(n)<s/2||t(n)<.02*n.step_time?"":` Rank ${n.rank} exceeds the median rank most before collectives where it is last: ${tR[n.cause]} ${v(t(n))} a step \
longer, and each other rank waits ${v(s)} on average. Where it delays its process group, the ranks outside wait for the group, whichever of its ranks is last.`}function Bb(e,t){let n=ze(e.filter(s=>s.
device_type===t),s=>s.rank);return n.size<3?"":` The median rank reaches ${G(St([...n.values()].map(s=>Math.max(...s.map(o=>o.peak)))))}.`}function Fb(e){let[t,n]=e,s=n.row.peak-t.row.peak,o=({data:i,
row:c},d,u)=>new Map([...ze(i[d].filter(f=>f.rank===c.rank&&f.device_type===c.device_type&&f.device===c.device),f=>f[u])].map(([f,h])=>[f,h.reduce((m,p)=>m+p.bytes,0)])),a=(i,c)=>{let[d,u]=e.map(f=>o(
f,i,c));return ks([...new Set([...d.keys(),...u.keys()])].map(f=>({name:f,change:(u.get(f)??0)-(d.get(f)??0)})),f=>f.change*Math.sign(s))},r=[a("live_modules","module"),a("live_operators","operator")].
find(i=>i!==null&&!i.name.startsWith("no ")&&i.change*s>0);return s===0?null:`${Oo(s)} at the peak${r?`; ${r.name}: ${Oo(r.change)}`:""}.`}var sR=30,oR=.1;function aR(e){let t=e.by_arithmetic.reduce((r,i)=>r+
i.device_time_per_step,0),n=e.by_arithmetic.filter(r=>r.device_time_per_step>=oR*t),s=n.find(r=>r.arithmetic==="float32"&&r.peak_pctg!==null&&r.fastest_tflops_per_s>r.peak_tflops_per_s),o=n.find(r=>r.
dtype==="float32"&&r.arithmetic===null&&r.peak_pctg!==null),a=s?.dtype==="float32"?"TF32":s?.dtype;return`${s?` Computed in float32: ${J(s.tflops_per_s,0,1)} TFLOP/s, ${W(s.peak_pctg)} of the float32 \
peak${s.peak_pctg<sR?"":`; ${a} would allow ${J(s.fastest_tflops_per_s,0,1)} TFLOP/s (${J(s.fastest_tflops_per_s/s.peak_tflops_per_s,0,1)} times)`}.`:""}${o?` The names of some kernels do not tell whe\
ther they compute in float32 or TF32: ${v(o.device_time_per_step)} are measured against the peak of TF32.`:""}`}var Ib=e=>`${J(e.tflops_per_s,0,1)} TFLOP/s${e.peak_pctg===null?"":`, ${W(e.peak_pctg)} \
of the peak`}`;function jb(e){let[t]=e.summary;if(!t||t.tflops_per_s===null)return"";let n=ks(e.by_operator,s=>s.device_time_per_step);return`${qt(t.flops_per_step)}FLOPs a step and rank in ${v(t.known_time_per_step)}\
, ${W(t.known_pctg)} of the device time: ${Ib(t)}${t.peak_pctg===null||t.device===null?"":` of ${t.device}`}.${n&&e.by_operator.length>1&&n.tflops_per_s!==null?` The largest part of that time is ${n.operator}\
: ${v(n.device_time_per_step)}, ${Ib(n)}.`:""}${aR(e)}`}var Wb=(e,t)=>e.phases.filter(({phase:n})=>n!=="empty").map(n=>{let s=ks(t,({key:a})=>n[a]??0),o=100*(n[s.key]??0)/n.mean_time;return`${n.phase}\
: ${v(n.median_time)} a call, the median of ${k(n.calls)}${o>0?`; ${W(o)} of the time is ${s.name}`:""}.`}).join(" "),el="No rank waits for another one in the collectives that match.",rR={compute:"it \
computes longer",memory:"its copies take longer",idle:"its device idles: the host is late"},iR=.2;function Hb(e){let[t]=e.by_rank;if(!t||t.caused_per_step===0||t.caused_per_step===null)return el;let n=e.
by_rank.filter(u=>u.straggler===1),s=e.by_rank.filter(u=>u.worst_steps>0);if(n.length===0)return`There is no straggler: rank ${t.rank} causes the most exposed waiting, ${W(t.caused_pctg)} of it. In ${s.
length===1?`${t.worst_steps===t.steps?"every step":`${t.worst_steps} of ${t.steps} steps`} it is this rank`:`different steps it is one of ${s.length} ranks`}.${nR(e.by_rank)}`;let[o]=n,a=e.by_rank,r=a.
reduce((u,f)=>u+f.step_time,0)/a.length,i=o.step_time_like_median,c=o.worst_steps===o.steps?"every step":`${o.worst_steps} of ${o.steps} steps`,d=Math.max(r-i,0);return`Rank ${o.rank} is a straggler: \
it causes ${W(o.caused_pctg)} of the exposed waiting, the most of all ranks in ${c}${lR(o,a.length-1)}. If it came at the same time as the others, the mean step of all ranks would be ${v(d)} shorter (${v(
i)})${d<iR*Math.min(o[`${o.cause}_excess_per_step`],o.caused_per_step/(a.length-1))?": not more, because some other rank hardly waits for it":""}.`}function lR(e,t){let n=e[`${e.cause}_excess_per_step`];
return n>=e.caused_per_step/t/2?`, because ${rR[e.cause]} (${v(n)} a step more than the median rank)`:""}var Ub=[["compute",pe.compute,"--part-compute"],["non_compute",Co,"--part-communication"],["idle",pe.idle,"--part-idle"]].map(([e,{name:t,what:n},s])=>({key:`${e}_time`,name:t,what:n,property:s,text:o=>`${v(
o[`${e}_time`])}, ${uo(o[`${e}_time_pctg`])}`})),o_={title:"Temporal breakdown",params:[],intro:"From the first to the last device row of a rank: computing, exposed communication and memory (nothing h\
ides them), or idle.",charts:[{id:"temporal",table:"rows",title:"Time of each rank",height:e=>ae(e),legend:Ub,sums:!0,make:(e,t)=>Un(e,t,{label:La(e),rowsOf:n=>n.data.rows,parts:Ub,what:"ranks",empty:ys})}],
tables:[{key:"rows",caption:"Ranks",main:["idle_time_pctg","compute_time","non_compute_time"],columns:[Z,Q(C(T("idle_time",pe.idle.name),pe.idle.what)),he("idle_time_pctg","idle, %"),Q(C(T("compute_ti\
me",pe.compute.name),pe.compute.what)),j(he("compute_time_pctg","compute, %")),Q(C(T("non_compute_time",Co.short),Co.what)),he("non_compute_time_pctg",`${Co.short}, %`),Q(C(T("kernel_time","all"),"Fro\
m the first to the last device row")),co]}]},cR="No operator of the selected ranks and steps has known FLOPs. Record with record_shapes=True: FLOPs are counted from shapes, and from other inputs that \
it records.",Au="no FLOPs are known, or not the peak of this device for numbers of this type",zb=e=>J(e,0,3),Na=(e,t)=>j({...se(e,t),show:qt,showDiff:Yn}),fo=Pe(C(se("tflops_per_s","TFLOP/s"),"FLOPs d\
ivided by the device time of what was launched inside the operator, in 10¹² a second")),Pa=ve(Pe(C(he("peak_pctg","of peak"),"Share of the peak speed of the device in the arithmetic that the names o\
f the kernels tell, from the data sheet of its vendor, dense; of several together: the part of their time that they would take at the peak of each")),Au),Kb=ve(Pe(C(he("fastest_peak_pctg","of fastest"),
"The same of the fastest arithmetic that the device has for these numbers: TF32 for float32")),Au),Gb=(e,t)=>ve(j(se(e,t)),Au),Eu=C(T("device_time_per_step","device per step"),"Device time of what was\
 launched inside the operator, per step and rank"),Yb=Pe(C(hn("gb_per_s_at_least","bandwidth, at least"),"Each input read once and the output written once, divided by the device time")),Vb=j(C(se("flo\
ps_per_byte_at_most","FLOPs per byte"),"FLOPs for each byte that has to be read or written: at most")),a_={title:"Work",ofSteps:!0,params:[],intro:"What kinds of work the device time is; floating-poin\
t operations of matrix products, convolutions and attention, counted from the shapes of their inputs, and how fast the device did them.",above:{tables:2},notes:e=>Ca(e,jb),charts:[{id:"speed",table:"b\
y_operator",title:"Achieved TFLOP/s by operator",height:ae,make:(e,t)=>Qe(e,t,{table:"by_operator",kind:"count",name:n=>n.operator,value:n=>n.tflops_per_s,empty:cR,show:n=>`${zb(n.tflops_per_s)} TFLOP\
/s${n.peak_pctg===null?"":`, ${zb(n.peak_pctg)} % of the peak`}`})}],tables:[{key:"summary",caption:"In all",main:["tflops_per_s","peak_pctg","known_time_per_step"],columns:[Na("flops_per_step","FLOPs\
 per step"),T("device_time_per_step","device per step"),C(T("known_time_per_step","with known FLOPs"),"Device time of operators whose FLOPs are known, per step and rank"),j(he("known_pctg","share")),fo,
Pa,Kb,Ut(N("device","device"))]},{key:"classes",caption:"Classes of work",main:["device_time_per_step","tflops_per_s","gb_per_s_at_least"],columns:[C(N("class","class"),"By the operators that launched\
 it, else by the names of kernels; other: nothing says what it is"),Q(j(F("device_rows","device rows"))),T("device_time_per_step","device per step"),j(he("device_time_pctg","share of device time")),fo,
Yb,Vb]},{key:"by_rank",caption:"Ranks",main:["known_time_per_step","tflops_per_s","peak_pctg"],columns:[Z,Na("flops_per_step","FLOPs per step"),T("device_time_per_step","device per step"),T("known_tim\
e_per_step","with known FLOPs"),fo,Pa]},{key:"by_arithmetic",caption:"Arithmetic",main:["device_time_per_step","tflops_per_s","peak_pctg"],columns:[C(N("dtype","type"),"The type of the numbers of both\
 factors"),ve(C(N("arithmetic","computed in"),"What the kernels multiply in, by their names. float32 of NVIDIA runs on its plain units; TF32, and 3xTF32 (three products for one), on the tensor cores"),
"the names of the kernels do not tell: the peak is that of the fastest"),Q(j(F("calls","calls"))),Na("flops_per_step","FLOPs per step"),Eu,fo,Pa,Kb,Gb("peak_tflops_per_s","peak TFLOP/s"),Gb("fastest_t\
flops_per_s","fastest TFLOP/s")]},{key:"by_operator",caption:"Operators",main:["device_time_per_step","tflops_per_s","peak_pctg"],columns:[mn,Q(j(F("calls","calls"))),Na("flops_per_step","FLOPs per st\
ep"),Eu,fo,Pa]},{key:"by_shapes",caption:"Operators and shapes",main:["device_time_per_step","tflops_per_s"],columns:[mn,N("shapes","shapes",!0),C(N("dtype","type"),"The type of the numbers of both fa\
ctors"),N("class","class"),Q(j(F("calls","calls"))),Na("flops_per_call","FLOPs per call"),Eu,fo,Pa,Vb]},{key:"elementwise",caption:"Elementwise operators: bandwidth, at least",main:["device_time_per_s\
tep","gb_per_s_at_least"],columns:[mn,N("shapes","shapes",!0),N("dtypes","types",!0),Q(j(F("calls","calls"))),T("device_time_per_step","device per step"),Yb]},{key:"unknown",caption:"Device time witho\
ut known FLOPs",main:["device_time_per_step"],columns:[C(mn,"The innermost operator that launched it"),Q(j(F("device_rows","device rows"))),T("device_time_per_step","device per step"),j(he("device_tim\
e_pctg","share of device time"))]}]},Jb=[["host_wait","--idle-host"],["kernel_wait","--idle-kernel"],["other","--part-idle"]].map(([e,t])=>({key:e,property:t,name:ac[e],what:Qh[e],text:n=>v(n[e])}));function dR(e){
let t=new Map;for(let n of e.data.rows.filter(s=>s.stream!==null)){let s=`${n.rank} ${n.device} ${n.stream}`,o=t.get(s)??{rank:n.rank,stream:n.stream};o[n.idle_category]=n.idle_time,t.set(s,o)}return[
...t.values()]}var r_={title:"Idle time",params:[Ue("consecutive_kernel_delay","Between kernels: gaps below, µs","30"),{name:"streams",label:"Streams",type:"text",placeholder:"all"},Xi("show_idle_int\
erval_stats","Statistics of the gaps",!1)],intro:"Why streams are idle between their rows: the host had not launched yet, the gap between two kernels is short, or something else.",charts:[{id:"idle",table:"\
rows",title:"Idle time of each stream",height:e=>ae(e),legend:Jb,sums:!0,make:(e,t)=>{let n=La(e);return Un(e,t,{rowsOf:dR,group:Ra,label:s=>`${n(s)}, ${Ra(s)}`,parts:Jb,what:"streams",empty:ys})}}],tables:[
{key:"rows",caption:"Streams",columns:[Z,bs,Vi,Ie("idle_category","why idle",ac),Q(T("idle_time","idle")),j(wu("idle_time_ratio","share")),co],extra:e=>"count"in e?Ma(T):[]}]},Cu={title:"Kernels",params:[
Ue("duration_ratio","Share of time to show","0.8"),Ue("num_kernels","Kernels at most","10"),Xi("include_memory_kernels","Copies too",!0)],intro:"What kinds of work the devices do, alone or at once, an\
d the kernels that take most of it.",charts:[{id:"kinds",title:"Kinds of work",height:ae,make:(e,t)=>Qe(e,t,{table:"kinds",kind:"percent",empty:ys,name:n=>oc(n.kernel_type),value:n=>n.percentage,show:n=>`${uo(
n.percentage)}, ${v(n.sum)}`})},{id:"kernels",table:"over_ranks",title:"Mean of a kernel, with the fastest and slowest rank",height:ae,make:(e,t)=>Qe(e,t,{table:"over_ranks",kind:"time",empty:ys,name:n=>n.
name,value:n=>n.mean,show:n=>`${v(n.mean)}, mean of ${k(n.count)} calls${n.ranks>1?`, ranks ${v(n.min_mean)} to ${v(n.max_mean)}`:""}`,range:n=>({low:n.mean-n.min_mean,high:n.max_mean-n.mean})})}],tables:[
{key:"over_ranks",caption:"Kernels",main:["sum","count","mean"],columns:[Ji,Aa,j(F("ranks","ranks")),Q(F("count","calls")),Q(T("sum","time")),T("mean","mean"),T("min_mean","fastest rank"),T("max_mean",
"slowest rank")]},{key:"kinds",caption:"Kinds",columns:[Ie("kernel_type","kind",oc),Q(j(T("sum","time"))),j(he("percentage","share"))]},{key:"kernels",caption:"Kernels of each rank",main:["sum","count",
"mean"],columns:[Ji,Aa,Z,Q(F("count","calls")),Q(T("sum","time")),T("mean","mean"),T("min","min"),T("max","max"),T("std","std")]}]},uR=(e,t)=>e.place-t.place||Object.keys(ir).indexOf(e.class)-Object.keys(
ir).indexOf(t.class),i_={title:"Kernel launches",params:[Ue("runtime_cutoff","Slow launch over, µs","50"),Ue("launch_delay_cutoff","Late start over, µs","100"),Xi("include_memory_events","Copies too",
!0)],intro:"What a launch costs on the host, what it runs on the device, and how long it waits. Kernels shorter than their launch leave the device idle.",above:{charts:4},charts:[...Object.entries(rc).
map(([e,t])=>({id:`launch-${e}`,table:"launches",title:$t(t),half:!0,height:()=>230,make:n=>{let s=n.map(o=>({key:o.key,side:o.letter,name:_s(o),bins:o.data.histograms.filter(a=>a.measure===e)}));return s.
every(o=>o.bins.length===0)?{empty:Yi}:{data:o=>fb({sides:s},o)}}})),{id:"launch-scatter",table:"launches",title:"Host against device",half:!0,height:()=>230,make:e=>e.every(t=>t.data.scatter.length===
0)?{empty:Yi}:{data:()=>hb({sides:e.map(t=>({key:t.key,side:t.letter,name:_s(t),points:t.data.scatter}))})}}],tables:[{key:"counts",caption:"Launches",columns:[Z,Q(F("count","launches")),Q(F("short_ke\
rnels","shorter than their launch")),Q(F("runtime_outliers","slow launches")),Q(F("launch_delay_outliers","late starts")),co]},{key:"worst",caption:"The worst launches",apart:!0,order:uR,columns:[Ie("\
class","why",ir),Z,Ji,mn,T("cpu_duration","host"),T("gpu_duration","device"),T("launch_delay","delay")]},{key:"summary",caption:"Summary",main:["mean","50%","max"],columns:[Z,Ie("measure","measure",rc),
...Ma(T)]}]},l_={title:"Queue length",window:!0,params:[Ue("max_queue_length","Length of a full queue","1024")],intro:"Work that is launched but not started, for each stream. Drag across the chart to \
look closer: finer points are fetched.",charts:[{id:"queue",table:"series",title:"Queue",series:Ra,height:zi,make:(e,t)=>Zi(e,t,{unit:"waiting",name:Ra,empty:Yi})}],tables:[{key:"summary",caption:"Sum\
mary",main:["mean","50%","max"],columns:[Z,bs,Vi,...Ma(se,j)]},{key:"time_blocked",caption:"Time blocked at a full queue",columns:[Z,bs,Vi,Q(T("duration_at_max_queue_length","blocked")),wu("relative_d\
uration_at_max_queue_length","share of the rank")]}]},fR="The part of the time for which a value is known",Qb=[j(se("mean","mean")),j(se("min","min")),j(se("max","max")),j(C(T("known_time","known"),fR))],
Xb=N("counter","counter"),c_={title:"Clocks, power, temperature",tab:"Clocks",host:!0,ofSteps:!0,counters:!0,intro:"Counters of the devices while the steps ran. The mean is weighted by time.",notes:Qi,
params:[],charts:[],above:{tables:2},tables:[{key:"rows",caption:"All steps",main:["mean","max"],columns:[Z,bs,Xb,...Qb]},{key:"by_step",caption:"By step",main:["mean","max"],columns:[Z,ve(N("step","s\
tep"),"the recording has no steps"),bs,Xb,...Qb]}]},d_="The selected ranks record no memory. Record it with profile_memory=True in torch.profiler.profile, as JSON: Perfetto files (.pftrace) have none.",
hR="It is not known what is live at the peak: either all of it was allocated before the recording began, or the trace does not record addresses.",ho=e=>e===null?"device":e.replace(/^(CUDA|HIP)/,"GPU"),
Zb=e=>ho(e.device<0?e.name:e.name.replace(/ (allocated|reserved)/,` ${e.device} $1`)),mR=e=>e.replace(/ (allocated|reserved)/,""),pR=e=>e.includes(" reserved")?"reserved":"allocated",e_={panel:e=>mR(e.
name),style:e=>`${e.group} ${pR(e.name)}`},u_=e=>[ho(e.device_type),e.device>=0?e.device:""].join(" ").trim(),Mu=(e,t)=>e.some(n=>new Set(n.data.peaks.map(s=>s[t])).size>1),gR=(e,t)=>n=>[Mu(e,"rank")&&
`rank ${n.rank}`,Mu(e,"device_type")&&u_(n),n[t]].filter(Boolean).join(" · ");function wR(e,t){return e.flatMap((n,s)=>{let o=t.map(a=>a.series[s]).find(Boolean)?.rank;return(n.data.step_times??[]).filter(
a=>a.rank===o).map(a=>({side:n.letter,at:a.start,end:a.start+a.duration,text:`step ${a.step}`}))})}function f_(e){return e.flatMap(t=>t.data.peaks.map(n=>({side:t,row:n}))).reduce((t,n)=>n.row.peak>(t?.
row.peak??-1/0)?n:t,null)}function yR({side:e,row:t}){let n=[Mu([e],"rank")&&`rank ${t.rank}`,u_(t)].filter(Boolean).join(", "),s=t.peak_step===null?"":`, in step ${t.peak_step}`,o=t.live_at_peak===null?
" The trace does not record all addresses, so what is live then is not known.":` ${G(t.live_at_peak)} of it was allocated in the recording, ${G(t.from_before)} before it began.`,a=t.totals==="sums"?" \
The trace does not record totals: these are sums of its allocations and frees, from 0 at the start.":"";return[l("strong",{},`${e.letter?`${e.letter}: `:""}`),`The peak is ${G(t.peak)} (${n}), ${v(t.peak_at)}\
 after the first event${s}.${o}${Bb(e.data.peaks,t.device_type)}${a}`]}function bR(e){let t=e.map(s=>f_([s])),n=t.length===2&&t.every(Boolean)&&ho(t[0].row.device_type)===ho(t[1].row.device_type)&&Fb(
t.map(({side:s,row:o})=>({data:s.data,row:o})));return n?[l("p",{class:"memory-sentence"},l("strong",{},"B − A: "),n)]:[]}var _R=e=>[...e.flatMap(t=>{let n=f_([t]);return n?[l("p",{class:"memory-sen\
tence"},yR(n))]:[]}),...bR(e)],h_={...N("device_type","memory"),show:ho,alike:ho},kR=ve(Ki("device","device"),"host memory has no number"),vR=xb(C({...N("span","file"),show:e=>String(e+1)},"Of a rank \
that has several trace files"),e=>e>0),t_=C(Je("bytes","live at the peak"),"Allocated at or before the peak, and not freed by then"),Tu=j(he("pctg","share")),Ou=F("allocations","allocations"),tl=[Z,vR,
h_,kR],n_=(e,t,n,s)=>e.every(o=>o.data.peaks.length===0)?{empty:d_}:Qe(e,t,{table:n,kind:"bytes",name:gR(e,s),value:o=>o.bytes,show:(o,a)=>`${G(a)}, ${W(o.pctg)} of the peak`,empty:hR}),m_={title:"Mem\
ory",window:!0,ofSteps:!0,host:!0,params:[Ue("limit","Frames of each device","100")],intro:"Memory that the allocator of PyTorch hands out (allocated) and holds (reserved), over the whole recording, a\
nd what is live at its peak. Drag across the chart to look closer: finer points are fetched.",notes:_R,charts:[{id:"memory-curves",table:"series",title:"Memory over time",series:Zb,panels:e_,ownDevice:!0,
height:zi,make:(e,t)=>Zi(e,t,{unit:"bytes",name:Zb,panels:e_,ownDevice:!0,marks:wR,empty:d_})},{id:"live_modules",title:"Live at the peak, by module",height:ae,make:(e,t)=>n_(e,t,"live_modules","modul\
e")},{id:"live_operators",title:"Live at the peak, by operator",height:ae,make:(e,t)=>n_(e,t,"live_operators","operator")}],tables:[{key:"peaks",caption:"Peaks",main:["peak","reserved_peak","live_at_p\
eak"],columns:[...tl,C(Je("peak","peak allocated"),"The largest amount that is allocated"),Ut(C({...T("peak_at","at"),number:!1},"When it is reached first, after the first event of the set")),Ut(ve(N(
"peak_step","step"),"outside of the recorded steps")),C(Je("unused_at_peak","unused then"),"Reserved minus allocated at the peak"),C(Je("reserved_peak","peak reserved"),"The largest amount that is res\
erved"),C(Je("unused_at_reserved_peak","unused then"),"Reserved minus allocated at the peak of what is reserved"),C(Je("live_at_peak","live at the peak"),"Allocated in the recording at or before the p\
eak, and not freed by then"),C(Je("from_before","from before"),"The rest of the peak: allocated before the recording began"),C(Je("never_freed","never freed"),"Allocated in the recording and not freed\
 until its end"),F("never_freed_allocations","never freed, allocations"),C(Je("unseen_freed","freed, allocated before"),"Freed in the recording, allocated before it began"),{...Ut(N("totals","totals")),
what:"recorded: the trace states them. sums: added up from its allocations and frees, because it does not state them"}]},{key:"live_modules",caption:"Modules at the peak",columns:[...tl,N("module","mo\
dule",!0),t_,Tu,Ou,F("frames","frames")]},{key:"live",caption:"Live at the peak, by frame",columns:[...tl,N("frame","frame",!0),N("operator","operator",!0),t_,Tu,Ou]},{key:"operators",caption:"Allocat\
ions and frees in the selected steps",columns:[h_,N("operator","operator",!0),se("allocations_per_step","allocations per step"),Je("allocated_per_step","allocated per step"),se("frees_per_step","frees\
 per step"),Je("freed_per_step","freed per step")]},{key:"never_freed",caption:"Never freed in the recording",columns:[...tl,N("frame","frame",!0),N("operator","operator",!0),Je("bytes","never freed"),
Tu,Ou]}]},s_=e=>e.name,p_={title:"Memory bandwidth",window:!0,params:[],intro:"Bandwidth of the copies and memsets that run at each moment, each kind on its own scale. Drag across the chart to look cl\
oser: finer points are fetched.",charts:[{id:"bandwidth",table:"series",title:"Bandwidth of each kind of copy",series:s_,panels:!0,height:zi,make:(e,t)=>Zi(e,t,{unit:"rate",name:s_,panels:!0,empty:"Th\
ere are no copies and no memsets in the selected ranks, steps and time.",flat:"This trace records no bandwidth of copies: every point is 0."})}],tables:[{key:"summary",caption:"Summary",main:["count",
"mean","max"],columns:[Z,bs,N("name","copy"),...Ma(hn,Pe,j)]}]};var Fu=[["host_operator","operators","Self time of operators on the host"],["runtime_call","runtime calls","Calls of the runtime or the driver that do not wait"],["data_loading","data loading","The ho\
st loads data"],["launch_delay","launch delay","From the start of a launch to the start of what it launched"],["device_kernel","kernels","Compute on the device"],["communication","communication","Comm\
unication on the device"],["device_copy","copies","Copies and memsets on the device"],["kernel_gap","gaps between kernels","Short gaps between two rows of a device"],["sync","waits for the device","Th\
e host waits for the device"],["between_operators","between operators","A thread is between two operators: Python, or something that is not recorded"],["idle","idle","Nothing on the path runs"]],Kn=Object.
fromEntries(Fu.map(([e,t])=>[e,t])),g_=Fu.map(([e,t,n])=>({key:e,name:t,what:n,property:`--path-${e.replaceAll("_","-")}`,text:s=>`${v(s[e])}, ${uo(s.path>0?Number((s[e]/s.path*100).toFixed(2)):0)}`})),
Bu="There are no steps here.",nl=e=>e.step===null?"whole file":`step ${e.step}`,Ru=e=>e.span>0?`, file ${e.span+1}`:"";function xR(e,t){let[n,s]=e,o=t.step===null?"":String(t.step);return Hs({control:n.
data.set,test:s?.data.set??"",control_marker:n.data.marker??"",test_marker:s?.data.marker??"",control_marker_until:n.data.marker_until??"",test_marker_until:s?.data.marker_until??"",control_rank:String(
t.rank),control_step:o,control_span:t.span>0?String(t.span):"",path:!0})}function $R({data:e}){let t=e.by_kind.filter(s=>s.time>0).sort((s,o)=>o.time-s.time);if(t.length===0)return Bu;let n=e.by_kind.
reduce((s,o)=>s+o.time_per_step,0);return`${v(n)} a step: ${t.slice(0,3).map(s=>`${W(s.time_pctg)} ${Kn[s.kind]}`).join(", ")}.`}var w_=ve(T("longest","longest"),"the path has no such segment"),y_=ve(
N("name","name",!0),"waiting and gaps have no name"),S_={title:"Critical path",host:!0,ofSteps:!0,params:[Ue("consecutive_kernel_delay","Short gaps, µs","30"),Ue("segments","Longest segments","100")],
intro:"The chain of operators, launches and kernels, one after the other, that holds the most work of a step. Anything off the chain can take longer without making the step longer.",notes:e=>[...e.map(
t=>l("p",{class:"path-sentence"},t.letter&&l("strong",{},`${t.letter}: `),$R(t))),e[0].data.by_step.length>0&&l("p",{},l("a",{href:xR(e,e[0].data.by_step[0])},`Show the path of ${nl(e[0].data.by_step[0])}\
, rank ${e[0].data.by_step[0].rank}, in the timeline`))],charts:[{id:"path-names",table:"by_name",title:"On the path, per step",height:ae,make:(e,t)=>Qe(e,t,{table:"by_name",kind:"time",name:n=>n.name===
null?Kn[n.kind]:`${n.name} (${Kn[n.kind]})`,value:n=>n.time_per_step,empty:Bu,show:n=>`${v(n.time_per_step)} a step, ${W(n.time_pctg)}`})},{id:"path-steps",table:"by_step",title:"What the path of each\
 step is made of",height:e=>ae(e),legend:g_,make:(e,t)=>Un(e,t,{parts:g_,what:"steps",empty:Bu,rowsOf:n=>n.data.by_step,label:n=>[e.some(s=>s.data.ranks.length>1)&&`rank ${n.rank}`,`${nl(n)}${Ru(n)}`].
filter(Boolean).join(" · ")})}],tables:[{key:"by_kind",caption:"Kinds",columns:[Ie("kind","kind",Kn),Ie("work","work",e=>e===1?"yes":"waiting"),T("time_per_step","time per step"),j(he("time_pctg","sh\
are")),Q(F("segments","segments")),w_]},{key:"by_name",caption:"Operators, calls and kernels",columns:[Ie("kind","kind",Kn),y_,T("time_per_step","time per step"),j(he("time_pctg","share")),Q(F("segmen\
ts","segments")),w_]},{key:"by_step",caption:"Steps",columns:[Z,{...N("step","step"),show:(e,t)=>nl(t)+Ru(t)},C(T("path","path"),"The whole path, including waits; the kinds add up to it"),C(T("work","\
work"),"Without waits for the device, between operators and idle"),...Fu.map(([e,t,n])=>C(T(e,t),n)),T("step_time","step time")]},{key:"segments",caption:"Longest segments",apart:!0,columns:[Z,{...N("\
step","step"),show:(e,t)=>nl(t)+Ru(t)},T("start","from"),T("duration","takes"),Ie("kind","kind",Kn),y_,ve(N("lane","thread or stream"),"waiting is on none")]}]},E_={title:"Operators on the device",tab:"\
Operators",params:[],intro:"Device time of the work that each operator launched itself, without nested operators.",charts:[{id:"operators",table:"rows",title:"Time, all ranks together",sums:!0,height:ae,
make:(e,t)=>Qe(e,t,{table:"rows",kind:"time",sums:!0,empty:ys,name:n=>n.operator??"not known",value:n=>n.sum,show:(n,s)=>v(s)})}],tables:[{key:"rows",caption:"Operators",main:["sum","count","mean"],columns:[
mn,Aa,Z,Q(F("count","calls")),Q(T("sum","time")),T("mean","mean"),T("min","min"),T("max","max"),T("std","std")]}]};function SR(e){let{operator_name:t,min_pattern_len:n}=e.shown,s=n>1&&l("a",{href:e.href(
{min_pattern_len:"1"})},"Show patterns of one kernel or more");return t===null?[`No operator launches ${n>1?`${n} kernels or more`:"a kernel"} in the selected ranks and steps. `,s||Jn]:[`No operator w\
ith “${t}” in its name launches ${n>1?`${n} kernels or more`:"a kernel"} here. `,s]}var T_={title:"Kernel sequences",params:[{name:"operator_name",label:"Operator, or a part of its name",type:"ope\
rator"},Ue("min_pattern_len","Kernels at least","3"),Ue("top_k","Patterns at most","5")],intro:"What an operator launches, and how often in the same order.",chosen:e=>e.operator_name===""&&e.shown.operator_name!==
null&&["This is ",l("b",{class:"mono"},e.shown.operator_name),", the operator whose kernels take the most device time. Name another one above."],charts:[{id:"patterns",title:"Device time of the patter\
ns",height:ae,sums:!0,make:(e,t)=>Qe(e,t,{table:"patterns",kind:"time",sums:!0,name:n=>n.pattern,value:n=>n.kernel_duration,empty:SR(t),show:(n,s)=>v(s)})}],tables:[{key:"patterns",caption:"Patterns",
rows:4,main:["kernel_duration","count"],columns:[$b("pattern","operator and its kernels"),Z,{...F("length","kernels"),showDiff:null},Q(F("count","calls")),Q(T("kernel_duration","on the device")),Q(T("\
operator_duration","on the host"))]}]},O_={title:"Annotations",host:!0,params:[{name:"use_gpu_annotation",label:"Annotations",type:"choice",options:{true:"on the devices",false:"on the host"}}],intro:"\
Time inside the ranges that the program marked (record_function, steps).",instead:(e,t)=>e.use_gpu_annotation===""&&t.every(n=>n.data.rows.length===0)?{use_gpu_annotation:"false"}:null,chosen:e=>e.use_gpu_annotation===
""&&!e.shown.use_gpu_annotation&&"There are none on the devices, so those of the host are shown.",charts:[{id:"annotations",table:"rows",title:"Time, all ranks together",sums:!0,height:ae,make:(e,t)=>Qe(
e,t,{table:"rows",kind:"time",sums:!0,name:n=>n.name,value:n=>n.sum,empty:'There are none. A range is marked with torch.profiler.record_function("name").',show:(n,s)=>v(s)})}],tables:[{key:"rows",caption:"\
Annotations",main:["sum","count","mean"],columns:[Gi(N("name","name",!0),(e,{use_gpu_annotation:t})=>t?"gpu_user_annotation":"user_annotation"),Z,Q(F("count","calls")),Q(T("sum","time")),T("mean","mea\
n"),T("min","min"),T("max","max"),T("std","std")]}]},ER='There are no annotations that name a phase in the selected ranks and steps. These names are recognized: those that vLLM (execute_context_1(512)\
_generation_8(8)), SGLang (step[DECODE bs=8]), ATOM (prefill[bs=1 tok=512]) and TensorRT-LLM ([Executor] _forward_step …) give to their steps, and your own, record_function("prefill") or record_functi\
on("decode").',TR={prefill:"prefill: prompts are read",decode:"decode: tokens are generated",mixed:"mixed: prompts are read and tokens generated in one call",verify:"verify: tokens of a draft are chec\
ked",draft:"draft: a smaller model guesses tokens",empty:"empty: no request"},ll=Object.entries(pe).map(([e,{name:t,what:n,property:s}])=>({key:e,property:s,name:t,what:n,text:o=>`${v(o[e])} a call`})),
OR=e=>[e.phase,e.requests!==null&&`${e.requests} requests`,e.tokens!==null&&`${e.tokens} tokens`].filter(Boolean).join(" · ").replaceAll("-","–"),Lu=e=>e===null?D:k(Math.round(e)).replace("-","−"),
MR=e=>`${k(Math.round(e))} tokens/s`;function AR(e){if(e.length<2)return null;let[t,n]=e.map(({data:o})=>o),s=t.phases.filter(({phase:o})=>o!=="empty"&&n.phases.some(a=>a.phase===o)).map(({phase:o})=>[
" ",l("a",{href:ot({...Be(""),control:t.set,test:n.set,control_marker:`phase:${o}`,test_marker:`phase:${o}`})},o)]);return s.length>0&&l("p",{class:"phase-links"},"Compare the calls of one phase, each\
 as a step:",s)}var Nu="the names of these annotations do not say it",Pu=[F("calls","calls"),C(T("median_time","median"),"The duration of the annotation on the host"),T("mean_time","mean"),...ll.map(({
key:e,name:t,what:n})=>C(T(e,t),`${n}, per call`)),C(T("device_time","device"),"What a call launches, wherever it runs; per call"),ve(C(j(F("requests_in_all","requests")),"Of all calls whose names say\
 them"),Nu),ve(C(j(F("tokens_in_all","tokens")),"Of all calls whose names say them: of prompts, and generated"),Nu),C(T("active_time","at work"),"Time in which a call runs on the host or on a device, \
of all ranks"),ve(C(Pe({...se("tokens_per_second","tokens/s"),show:Lu,showDiff:e=>e>0?`+${Lu(e)}`:Lu(e)}),"Tokens by the time in which such calls are at work, of one rank"),Nu)],Iu=["calls","median_ti\
me","tokens_per_second"],sl=N("phase","phase"),b_=(e,t)=>({...N(e,t),show:n=>n===null?"not stated":n.replace("-","–")}),M_={title:"Phases of serving",tab:"Phases",params:[],ofSteps:!0,intro:"Prefill\
, decode and other phases of a language model server, from the names of its annotations. A call is one annotation; compute, exposed communication, exposed memory and idle add up to its time.",notes:e=>[
...Ca(e,t=>Wb(t,ll)),l("p",{class:"muted small"},[...new Set(e.flatMap(({data:t})=>t.phases.map(n=>n.phase)))].map(t=>TR[t]).join("; ")),AR(e)],charts:[{id:"phases",title:"Time of a call, by phase",height:e=>ae(
e),legend:ll,make:(e,t)=>Un(e,t,{parts:ll,what:"phases",rowsOf:n=>n.data.phases,label:n=>n.phase,empty:ER})},{id:"phase-rates",table:"sizes",title:"Tokens a second, by phase and size",height:ae,make:(e,t)=>Qe(
e,t,{table:"sizes",kind:"number",name:OR,value:n=>n.tokens_per_second,show:n=>MR(n.tokens_per_second),empty:e.every(({data:n})=>n.phases.length===0)?"There are no phases.":"The names of these annotati\
ons do not say how many tokens a call has."})}],tables:[{key:"phases",caption:"Phases",main:Iu,columns:[sl,...Pu]},{key:"sizes",caption:"Phases by size of a call",main:Iu,columns:[sl,C(b_("requests","\
requests"),"Of one call, up to a power of two"),C(b_("tokens","tokens"),"Of one call, up to a power of two"),...Pu.map(e=>({...e,title:e.key.endsWith("_in_all")?`${e.title} in all`:e.title}))]},{key:"\
by_rank",caption:"Phases by rank",main:Iu,columns:[Z,sl,...Pu]},{key:"forms",caption:"Names that were found",columns:[sl,C(N("form","form of the name",!0),"Braces stand for numbers, {k} for members su\
ch as bs=8"),F("calls","calls")]}]},CR="There are no counters of kernels in the selected ranks and steps. PyTorch records them if the profiler is configured with CUPTI metrics.",RR=e=>e===null?D:J(e,0,
3),A_={title:"Counters of operators",tab:"Counters",host:!0,params:[Ue("limit","Kernels listed","100")],intro:"Hardware counters that the profiler measured for each kernel, by the operator that launch\
ed it.",notes:Qi,charts:[{id:"counters",table:"rows",title:"Sums by operator and counter",height:ae,make:(e,t)=>Qe(e,t,{table:"rows",kind:"count",name:n=>`${n.operator??"operator not known"} · ${n.counter}`,
value:n=>n.sum,empty:CR,show:(n,s)=>RR(s)})}],tables:[{key:"rows",caption:"Operators, kernels and counters",main:["sum","mean"],columns:[Z,ve(mn,"no operator above the launch is recorded"),N("kernel",
"kernel",!0),N("counter","counter",!0),F("kernels","kernels"),se("sum","sum"),j(se("mean","mean")),j(se("min","min")),j(se("max","max"))]},{key:"kernels",caption:"Kernels",apart:!0,columns:[Z,C(F("num\
ber","kernel no."),"In order of time, from 0"),N("kernel","kernel",!0),C(N("operators","operators",!0),"Those above its launch, the outermost first"),N("counter","counter",!0),se("value","value")]}]},
LR="There are no collectives in the selected ranks and steps. They are recorded where several ranks work together (NCCL, RCCL …), with ProfilerActivity.CUDA.",NR="No collective of the selected ranks\
 matches one of another rank: see what does not match below.",Du="no rank matches, or the trace does not state the bytes sent or the size of the group",ol=[{key:"transfer",property:"--part-communicati\
on",name:"transfer",what:"The shortest duration over the ranks",text:e=>v(e.transfer)},{key:"hidden",property:"--part-compute",name:"waiting during compute",what:"Waiting for the last rank while a com\
pute kernel runs",text:e=>v(e.hidden)},{key:"exposed",property:"--more-fill",name:"exposed waiting",what:"Waiting for the last rank while no compute kernel runs",text:e=>v(e.exposed)}],__=e=>({...e,transfer:e.
transfer_per_step,hidden:e.wait_per_step-e.exposed_wait_per_step,exposed:e.exposed_wait_per_step});function PR(e){let t=new Map;return e.data.sizes.filter(n=>n.busbw!==null).forEach(n=>{let s=t.get(zn(
n))??{name:zn(n),collective:n.collective,points:[]};s.points.push(n),t.set(s.name,s)}),{key:e.key,side:e.letter,name:_s(e),lines:[...t.values()]}}var C_=e=>[...new Set(e.flatMap(({data:t})=>t.sizes.filter(
n=>n.busbw!==null).map(n=>n.collective)))],IR=e=>e.length>1?null:C_(e).map((t,n)=>({key:`collective ${n}`,name:t,property:pu(n)}));function DR(e){let t=e.map(PR);return t.every(n=>n.lines.length===0)?
{empty:"No matched collective says how much it transfers. PyTorch 2.4 and later record this."}:{data:n=>pb({sides:t,names:C_(e)},n)}}var al=e=>e.every(t=>t.data.summary[0]?.rows===0)?LR:NR,rl=N("colle\
ctive","collective",!0),il=N("process_group","process group",!0),k_=C(T("transfer_per_step","transfer"),"The shortest duration over the ranks, per step"),v_=C(T("wait_per_step","wait"),"How much longe\
r a rank takes than the one that comes last"),x_=C(T("exposed_wait_per_step","exposed wait"),"The part of the waiting in which no compute kernel runs"),R_={title:"Collectives",params:[],ofSteps:!0,intro:"\
Each collective is matched across all ranks. Its transfer time is its duration on the rank that comes last; the others wait for that rank. Times are means over the steps of all ranks.",notes:e=>[...Ca(
e,Db,qb),...e.filter(({data:t})=>t.summary[0]?.missing_not_listed>0).map(t=>l("p",{},t.letter&&l("strong",{},`${t.letter}: `),k(t.data.summary[0].missing_not_listed)," collectives have more missing ra\
nks than can be listed; the Missing table leaves them out."))],charts:[{id:"collectives",title:"Time of a step",height:ae,legend:ol,make:(e,t)=>Un(e,t,{parts:ol,what:"collectives",rowsOf:n=>n.data.collectives.
filter(s=>s.instances>0).map(__),label:zn,empty:al(e)})},{id:"collective-ranks",table:"by_rank",title:"Time of a step, by rank",height:ae,legend:ol,make:(e,t)=>Un(e,t,{parts:ol,what:"ranks",rowsOf:n=>n.
data.by_rank.filter(s=>s.matched_rows>0).map(__),label:n=>`rank ${n.rank}`,empty:al(e)})},{id:"bandwidth",table:"sizes",title:"Bandwidth by size of the message",height:()=>280,legend:IR,make:DR},{id:"\
wait-map",table:"waits",title:"Exposed waiting, rank × collective",height:Su,legend:[],make:e=>$u(e,{name:zn,what:"collectives",rowsOf:t=>t.data.waits,value:t=>t.exposed_wait_per_step,text:Nb,empty:al(
e)})},{id:"wait-steps",table:"by_step",title:"Exposed waiting, rank × step",height:Su,legend:[],make:e=>$u(e,{what:"steps",name:t=>t.step===null?"whole file":`step ${t.step}`,rowsOf:t=>t.data.summary[0]?.
matched_rows>0?t.data.by_step:[],value:t=>t.exposed_wait,text:Pb,empty:al(e)})}],tables:[{key:"collectives",caption:"Collectives",main:["transfer_per_step","exposed_wait_per_step"],columns:[rl,il,Ie("\
class","class",String),F("instances","instances"),k_,v_,x_,T("time_per_step","in all"),j(F("group_size","group size")),j(se("bytes_per_instance","bytes")),ve(Pe(hn("algbw","algorithm bandwidth")),Du),
ve(Pe(hn("busbw","bus bandwidth")),Du),F("unmatched_rows","without match"),T("unmatched_per_step","time without match")]},{key:"by_rank",caption:"Ranks",columns:[Z,k_,v_,x_,C(T("caused_per_step","caus\
ed"),"Exposed waiting of the other ranks where this one was last"),F("last","last"),j(he("last_pctg","last, share")),F("matched_rows","matched"),F("unmatched_rows","without match")]},{key:"unmatched",
caption:"Without a match",columns:[Z,rl,il,Ie("why","why",String),N("dtype","type"),j(se("bytes","bytes")),F("count","count"),T("duration","in all"),ve(C(Pe(hn("busbw_at_least","bus bandwidth, at leas\
t")),"Computed from whole durations, which may include waiting"),Du)]},{key:"missing",caption:"Missing",columns:[Z,rl,il,F("instances","instances that it lacks")]},{key:"uneven",caption:"Unequal share\
s",apart:!0,columns:[N("step","step"),rl,il,N("ranks","ranks"),T("shortest","shortest"),T("longest","longest"),se("least_bytes","fewest bytes"),se("most_bytes","most bytes")]}]},L_={title:"Communicati\
on overlap",tab:"Overlap",params:[],intro:"How much of the communication time is hidden: a compute kernel runs at the same time. The rest is exposed.",charts:[{id:"overlap",table:"rows",title:"Overlap",
height:ae,make:(e,t)=>Qe(e,t,{table:"rows",kind:"percent",name:La(e),value:n=>n.comp_comm_overlap_pctg,ranks:!0,empty:"There is no communication in the selected ranks and steps. It is recorded where s\
everal ranks work together (NCCL, RCCL …), with ProfilerActivity.CUDA.",show:n=>`${uo(n.comp_comm_overlap_pctg)}, ${v(n.overlap)} of ${v(n.communication_time)} of communication`})}],tables:[{key:"ro\
ws",caption:"Ranks",columns:[Z,Pe(he("comp_comm_overlap_pctg","overlap")),Q(C(Pe(T("overlap","overlapped")),"Communication while a compute kernel runs")),Q(T("communication_time","communication")),co]}]},
qu={compute:"compute",memory:"copies",host:"host, self"},qR={...N("step","step"),show:e=>e===null?"whole file":String(e)},$_=C(T("step_time_like_median","step if on time"),"The mean step of all ranks \
if this rank came at the same time as the others"),N_={title:"Stragglers",ofSteps:!0,params:[Ue("num_candidates","Ranks with operators","2"),Ue("limit","Operators of each","10")],intro:"Which rank the\
 others wait for, and what it does longer than they do: a straggler causes at least half of the exposed waiting, and costs each other rank at least 2 % of a step.",notes:e=>e.map(t=>l("p",{class:"stra\
ggler-sentence"},t.letter&&l("strong",{},`${t.letter}: `),Hb(t.data))),charts:[{id:"caused",table:"by_rank",title:"Waiting of all others that each rank causes, per step",height:ae,make:(e,t)=>Qe(e,t,{
table:"by_rank",kind:"time",name:n=>`rank ${n.rank}`,value:n=>n.caused_per_step,ranks:!0,empty:el,show:n=>`${v(n.caused_per_step)} a step, ${W(n.caused_pctg)} of all; last in ${W(n.last_pctg)} of its \
collectives`})},{id:"caused-steps",table:"by_step",title:"The rank that causes the most waiting of all others, step by step",height:ae,make:(e,t)=>Qe(e,t,{table:"by_step",kind:"time",ranks:!0,name:n=>[
n.step===null?"whole file":`step ${n.step}`,e.length===1&&n.rank!==null&&`rank ${n.rank}`].filter(Boolean).join(" · "),value:n=>n.caused,empty:el,show:n=>`rank ${n.rank}: ${v(n.caused)}, ${W(n.caused_pctg)}\
 of the waiting of the step`})}],tables:[{key:"by_rank",caption:"Ranks",main:["straggler","caused_per_step","caused_pctg","step_time"],columns:[Z,Ut(Ie("straggler","straggler",e=>e===1?"yes":"no")),Ut(
Ie("cause","what it does longer",{...qu,memory:"copies",idle:"idle, the host is late"})),C(T("caused_per_step","caused"),"Exposed waiting of the other ranks where this one was last, per step: their su\
m"),j(he("caused_pctg","share")),F("last","last"),j(he("last_pctg","last, share")),C(F("worst_steps","worst in steps"),"In how many steps no other rank caused more"),C(T("compute_excess_per_step","mor\
e compute"),"Before the collectives where it is last, compared with the median rank"),C(T("memory_excess_per_step","more copies"),"The same of copies"),C(T("idle_excess_per_step","more idle"),"The sam\
e of time in which neither runs: the host is late"),T("step_time","step"),$_]},{key:"operators",caption:"Operators that exceed the median rank most",apart:!0,columns:[Z,Ie("measure","measure",qu),N("o\
perator","operator",!0),T("time_per_step","per step"),T("median_per_step","median rank"),T("excess_per_step","more"),se("calls_per_step","calls per step")]},{key:"by_step",caption:"Steps",columns:[qR,
Ut(C(N("rank","rank"),"The rank that causes the most in the step")),Ut(Ie("cause","what it does longer",{...qu,idle:"idle, the host is late"})),C(T("caused","caused"),"Exposed waiting of the other ran\
ks where this one was last: their sum"),j(he("caused_pctg","share")),T("exposed_wait","exposed wait"),T("step_time","step"),$_]}]};var Kt={temporal_breakdown:o_,comm_comp_overlap:L_,idle_time_breakdown:r_,kernel_breakdown:Cu,memory_bw:p_,queue_length:l_,launch_stats:i_,kernel_sequences:T_,user_annotation_breakdown:O_,operator_kernels:E_,
collectives:R_,stragglers:N_,memory:m_,critical_path:S_,phases:M_,work:a_,device_counters:c_,operator_counters:A_},Hu=[["Device",["temporal_breakdown","work","idle_time_breakdown","kernel_breakdown","\
launch_stats","queue_length"]],["Program",["critical_path","operator_kernels","kernel_sequences","user_annotation_breakdown","phases"]],["Ranks",["collectives","comm_comp_overlap","stragglers"]],["Mem\
ory",["memory","memory_bw"]],["Counters",["device_counters","operator_counters"]]],be={"":{title:"Analyse",params:[],ofSteps:!0,host:!0,charts:[],tables:[]},...Kt},F_=["ranks","set_ranks","test_ranks",
"steps","set_steps","test_steps","marker","set_marker","test_marker","marker_until","set_marker_until","test_marker_until","cut_overlaps"],Uu=["start","end"],cl={...Object.fromEntries([...F_,...Uu].map(
e=>[e,""])),lines:[]};function j_(e){return[...F_,...e.ofSteps?[]:["rows"],...e.params.map(t=>t.name),...e.window?Uu:[]]}var P_=e=>e.get("rows")??{true:"all",false:"before_last_step"}[e.get("include_l\
ast_profiler_step")]??"";function dl(e,t){let n=new URLSearchParams(e),s=i=>n.get(i)??n.get(i.replace(/^set(?=_|$)/,"control"))??"",o=Object.keys(t).filter(i=>i!==""),a={what:Jt(n,"what",o,"")},r=t[a.
what];for(let i of["set","test",...j_(r)])a[i]=s(i);return a.rows=P_(n)==="steps"?"":P_(n),a.lines=r.window?n.getAll("line"):[],a.order=Jt(n,"order",["rank"],""),a.unit=Jt(n,"unit",["total"],""),a.more=
Jt(n,"more",["1"],""),a}function W_(e,t,n=[]){let s=new URLSearchParams;for(let o of["set","test",...j_(t[e.what])]){let a=e[o]??"",r=o.startsWith("test_")&&e.test==="";a!==""&&!r&&!n.includes(o)&&s.set(
o,a)}return s}function vs(e,t){let n=W_(e,t);t[e.what].window&&e.lines.forEach(s=>n.append("line",s));for(let s of["order","unit","more"].filter(o=>e[o]))n.set(s,e[s]);return H(`/analyse?${e.what?`wha\
t=${e.what}&`:""}${n}`)}function H_(e,t,n){let s=W_(e,t,n);return t[e.what].ofSteps||s.set("rows",e.rows||"steps"),s}function po(e,t){return e.set===""?null:H_(e,t)}function U_(e,t,n){let s=H_(e,t,Uu);
return s.set("format","csv"),s.set("table",n),s}var zu=({data:e})=>(e.ranks_without_device_rows??[]).length===e.ranks.length;function ul(e){let t=!!e.test;return[["set","A"],["test","B"]].filter(([n])=>e[n]).
map(([n,s])=>({key:n,letter:t?s:"",label:e[n].label,data:e[n]}))}var BR=e=>e.reduce((t,n)=>t+n,0),mo=({data:e})=>BR(e.samples);function z_(e,t){let n=e.data.ranks.indexOf(t.rank);return n<0?mo(e):e.data.
samples[n]}function K_(e,t,n){let s=t.filter(o=>typeof e[o]=="number").map(o=>[o,n>0?e[o]/n:null]);return{...e,...Object.fromEntries(s)}}var G_=e=>e.columns.filter(t=>t.summed).map(({key:t})=>t);function Y_(e,t){
let n={...e.data};for(let s of t){let o=G_(s);o.length>0&&n[s.key]&&(n[s.key]=n[s.key].map(a=>{let r=z_(e,a);return{...K_(a,o,r),weight:r/mo(e)}}))}return{...e,data:n}}var Ku=e=>!e.number&&!e.note&&!e.
told;function V_(e,t){let n=new Map,s=e.filter(o=>Ku(o)&&!(t&&(o.key==="rank"||o.key==="device")));return o=>{let a=JSON.stringify(s.map(r=>r.alike?r.alike(o[r.key]):o[r.key]));return n.set(a,(n.get(a)??
0)+1),`${a} ${n.get(a)}`}}function I_(e,t,n,s){let o=a=>{let r=t?.[a]??null,i=r===null?null:e[a]+n*r;return i!==null&&Math.abs(i)<1e-9*Math.abs(e[a])?0:i};return Object.fromEntries(s.filter(a=>a.number).
map(({key:a})=>[a,o(a)]))}var FR=(e,t)=>e===t||t===void 0?e:e===void 0?t:`${e} / ${t}`;function jR(e,t,n){let s={...t,...e};for(let o of n){let{key:a}=o;if(Ku(o)||!(o.showDiff||o.told)){s[a]=FR(e[a],t[a]);
continue}[s[`${a} A`],s[`${a} B`]]=[e[a]??null,t[a]??null],s[`${a} Δ`]=o.number&&s[`${a} A`]!==null&&s[`${a} B`]!==null?s[`${a} B`]-s[`${a} A`]:null}return s}function WR(e,t,n){let s=e.every(a=>a.data.
ranks.length===1),o=new Map;return e.forEach((a,r)=>{let i=V_(n,s);for(let c of a.data[t.key]??[]){let d=i(c),u=o.get(d)??[];u[r]=c,o.set(d,u)}}),{pairs:o,alone:s}}function Gu(e,t,n,s,o){let{pairs:a,alone:r}=WR(
e,t,n),i=V_(n,r),c=new Map((s??[]).map(h=>[i(h),h])),d=[...a].map(([h,[m,p]])=>{let g=c.get(h),[w,y]=[m??{...I_(p,g,-1,n)},p??{...I_(m,g,1,n)}].map((b,E)=>o?K_(b,G_(t),z_(e[E],b)):b);return jR(m?w:{...w,
...D_(p,n)},p?y:{...y,...D_(m,n)},n)}),[u]=Yu(t,n,!0),f=h=>Math.abs(h[`${u.key} Δ`]??0);return u?.number&&n.some(h=>h.mono)?d.sort((h,m)=>f(m)-f(h)):d}var D_=(e,t)=>Object.fromEntries(t.filter(Ku).map(
({key:n})=>[n,e[n]])),q_={one:8,two:3};function Yu(e,t,n){let s=t.filter(a=>a.told||a.number&&(!n||a.showDiff)),o=n&&e.main?e.main.map(a=>s.find(r=>r.key===a)).filter(Boolean):[];return o.length>0?o:s.
slice(0,n?q_.two:q_.one)}var fl=e=>{let t=e.filter(n=>n.number&&n.show);return n=>t.length===0||!!n.note||t.some(({key:s})=>!!(n[s]??n[`${s} A`])||!!n[`${s} B`])},zt=(e,t)=>e.reduce((n,s)=>n+(t(s)??0),
0),Ia=(e,t)=>e.reduce((n,s)=>n===null||t(s)>t(n)?s:n,null),Vu=(e,t)=>t>0?100*e/t:null,Da=(e,t,n=!1)=>mo(t)>0&&(n||!zu(t))?e/mo(t):null,xs={...T("value",""),show:e=>e===null?D:Yt(e),showDiff:e=>e===null?
D:To(e)},ju=Pe({...he("value",""),show:W,showDiff:e=>e===null?D:`${e>0?"+":""}${W(e).replace("%","pp")}`}),Xe=(e,t,n,s,o={})=>{let a=e.map(r=>s(r.data,r));return a.every(r=>(r??null)===null)?null:{column:t,
what:n,values:a,...o}};function Wu(e,{rowsOf:t,name:n,value:s,what:o,mono:a=!0,host:r=!1}){let i=e.map(({data:f})=>{let h=new Map;return t(f).forEach(m=>h.set(n(m),(h.get(n(m))??0)+(s(m)??0))),h}),c=f=>h=>Da(
i[f].get(h)??0,e[f],r),d=[...new Set(i.flatMap(f=>[...f.keys()]))],u=Ia(d,f=>Math.max(...e.map((h,m)=>c(m)(f))));return u===null||i.every(f=>!f.get(u))?null:{name:u,mono:a,what:o,column:xs,values:e.map(
(f,h)=>c(h)(u))}}var Ju=(e,t,n,s)=>Ia(e.flatMap(({data:o})=>o[t]),s)?.[n];function HR(e,{difference:t}){let[n]=Cu.tables,s=e.length>1?Gu(e,n,n.columns,t.over_ranks,!0):e[0].data.over_ranks.map(r=>({...r,
"sum A":Da(r.sum,e[0])})),o=r=>[r["sum A"],r["sum B"]].slice(0,e.length),a=Ia(s.filter(r=>r.name!=="others"),r=>Math.max(...o(r)));return a&&{name:a.name,mono:!0,what:"the most time of a kernel, per s\
tep",column:xs,values:o(a)}}function UR({rows:e}){return Vu(zt(e,t=>t.kernel_time-t.idle_time),zt(e,t=>t.kernel_time))}function zR(e){return Xe(e,ju,"of the peak, in products whose FLOPs are known",({
summary:n})=>n[0]?.peak_pctg)??Xe(e,Pe(se("value","")),"TFLOP/s in products whose FLOPs are known",({summary:n})=>n[0]?.tflops_per_s)??Wu(e,{rowsOf:({classes:n})=>n,name:n=>n.class,mono:!1,value:n=>n.
device_time,what:"device time per step"})}function KR(e){let t=e.some(({data:n})=>n.summary[0]?.matched_rows>0);return e.every(({data:n})=>!n.summary[0]?.rows)?null:Xe(e,xs,t?"exposed waiting for othe\
r ranks, per step":"without a match on another rank, per step",({summary:n})=>n[0]?.[t?"exposed_wait_per_step":"unmatched_per_step"])}function GR(e){return e.every(({data:t})=>!t.by_rank.some(n=>n.caused_per_step>
0))?null:Xe(e,N("value",""),"the rank that the others wait for",({by_rank:t})=>{let n=t.filter(s=>s.straggler===1).map(s=>s.rank);return n.length>0?`rank ${n.join(", ")}`:"none"})}function YR(e){let t=Ju(
e,"by_kind","kind",n=>n.time_per_step);return t===void 0?null:Xe(e,xs,"their part of the chain, per step",({by_kind:n})=>n.find(s=>s.kind===t)?.time_per_step??0,{name:Kn[t]})}function VR(e){let t=Ju(e.
map(({data:n})=>({data:{phases:n.phases.filter(s=>s.phase!=="empty")}})),"phases","phase",n=>n.calls);return t===void 0?null:Xe(e,xs,"a call, median",({phases:n})=>n.find(s=>s.phase===t)?.median_time,
{name:t})}function JR(e){let t=Ju(e,"summary","name",s=>s.count),n=s=>Vu(zt(s,o=>o.mean*o.count),100*zt(s,o=>o.count));return t===void 0?null:Xe(e,Pe(hn("value","")),"mean bandwidth",({summary:s})=>n(
s.filter(o=>o.name===t)),{name:t,mono:!0})}var QR=e=>e.every(({data:t})=>t.rows.every(n=>!n.idle_time))?null:Xe(e,xs,"all streams together wait for the host to launch, per step",({rows:t},n)=>Da(zt(t.
filter(s=>s.idle_category==="host_wait"),s=>s.idle_time),n)),XR="different counters",B_=e=>e.every(({data:t})=>t.rows.length===0)?null:Xe(e,j(F("value","")),XR,({rows:t})=>new Set(t.map(n=>n.counter)).
size),Qu={temporal_breakdown:{of:e=>Xe(e,ju,"busy, from the first to the last row of the device",UR)},work:{of:zR},idle_time_breakdown:{of:QR},kernel_breakdown:{query:{num_kernels:"2"},of:HR},launch_stats:{
query:{limit:"0"},of:e=>e.every(({data:t})=>!zt(t.counts,n=>n.count))?null:Xe(e,F("value",""),"launches per step",({counts:t},n)=>Da(zt(t,s=>s.count),n))},queue_length:{query:{points:"4"},of:e=>Xe(e,j(
F("value","")),"the longest queue of launches",({summary:t})=>Ia(t,n=>n.max)?.max)},critical_path:{query:{segments:"0"},of:YR},operator_kernels:{of:e=>Wu(e,{rowsOf:({rows:t})=>t.filter(n=>n.operator!==
null),name:t=>t.operator,value:t=>t.sum,what:"on the device, per step"})},kernel_sequences:{of:(e,{parameters:t})=>t.operator_name===null?null:Xe(e,xs,"the kernels that it launches in the same order, \
per step",({patterns:n},s)=>Da(zt(n,o=>o.kernel_duration),s),{name:t.operator_name,mono:!0})},user_annotation_breakdown:{query:{use_gpu_annotation:"false"},of:e=>Wu(e,{rowsOf:({rows:t})=>t.filter(n=>n.
name!=="others"&&!n.name.startsWith("ProfilerStep#")),name:t=>t.name,value:t=>t.sum,what:"on the host, per step",host:!0})},phases:{of:VR},collectives:{of:KR},comm_comp_overlap:{of:e=>Xe(e,ju,"of the \
communication is hidden by compute",({rows:t})=>Vu(zt(t,n=>n.overlap),zt(t,n=>n.communication_time)))},stragglers:{query:{num_candidates:"0"},ranks:2,of:GR},memory:{query:{limit:"1",points:"4"},of:e=>Xe(
e,Je("value",""),"the peak that is allocated",({peaks:t})=>Ia(t,n=>n.peak)?.peak)},memory_bw:{query:{points:"4"},of:JR},device_counters:{counters:!0,of:B_},operator_counters:{query:{limit:"0"},counters:!0,
of:B_}};var ZR=20,eL=200;function pn({id:e=R("set"),field:t,set:n,text:s="",none:o,onPick:a,onGroup:r}){let i=R("set-list"),c=n?.label??s,d=l("input",{id:e,type:"text",role:"combobox",class:"set-select",data:{
field:t},value:c,placeholder:o??"Choose a set …",autocomplete:"off",spellcheck:"false",title:c,"aria-autocomplete":"list","aria-expanded":"false","aria-controls":i,on:{focus:()=>d.select(),click:()=>E(),
input:()=>h(),keydown:V,blur:()=>I()}}),u=l("ul",{id:i,class:"picker-list",role:"listbox",hidden:!0,"aria-label":"Sets",on:{mousedown:L=>L.preventDefault()}}),f=l("span",{class:"set-picker"},d,u),h=Ee(
eL,()=>w(d.value.trim())),m=[],p=-1,g=null;async function w(L){g?.abort(),g=new AbortController;let{signal:K}=g,pt=new URLSearchParams({q:L.slice(0,120),limit:String(ZR)});u.hidden=!1,d.setAttribute("\
aria-expanded","true");try{let[{entries:De,total:Cs},_n]=await Promise.all([wt(pt,{signal:K}),r&&L!==""?is({signal:K}):[]]),$o=r?nL(L,De,_n):[];m=[...o&&L===""?[{none:!0}]:[],...$o,...De],y(Cs>De.length?
`${$(Cs-De.length,"more set")}: type to find them`:m.length===0&&"No set matches."),B($(Cs,"set")),b(L===""?m.findIndex(So=>So.set&&So.set.id===n?.id):De.length>0?$o.length:0)}catch(De){De.name!=="Abo\
rtError"&&(m=[],y(De.message))}}function y(L){_(u,m.map((K,pt)=>l("li",{id:`${i}-${pt}`,role:"option",class:"choice-line","aria-selected":String(K.set?K.set.id===n?.id:!!K.none&&!n),on:{click:()=>M(K)}},
K.set?sL(K.set):K.words??o)),L&&l("li",{class:"muted small picker-note",role:"presentation"},L)),p=-1,d.removeAttribute("aria-activedescendant")}function b(L){if(u.children[p]?.classList.remove("activ\
e"),p=m.length===0?-1:Math.max(-1,Math.min(L,m.length-1)),p<0){d.removeAttribute("aria-activedescendant");return}u.children[p].classList.add("active"),u.children[p].scrollIntoView({block:"nearest"}),d.
setAttribute("aria-activedescendant",`${i}-${p}`)}function E(){u.hidden&&w("")}function I(){h.cancel(),g?.abort(),u.hidden=!0,d.setAttribute("aria-expanded","false"),d.removeAttribute("aria-activedesc\
endant"),d.value=c}function M(L){I(),L.group?r(L.group):(L.none||L.set.id!==n?.id)&&a(L.none?null:L.set)}function V(L){let{key:K}=L,pt=!u.hidden,De={ArrowDown:p+1<m.length?p+1:0,ArrowUp:p>0?p-1:m.length-
1,PageDown:p+8,PageUp:Math.max(0,p-8)}[K];(De!==void 0||pt&&["Enter","Escape"].includes(K))&&L.preventDefault(),De!==void 0?pt?b(De):E():K==="Enter"&&pt&&m[p]?M(m[p]):K==="Escape"&&pt&&(L.stopPropagation(),
I())}return{node:f,input:d}}var tL=3;function nL(e,t,n){let s=(i,...c)=>({group:i,words:l("span",{class:"choice-name"},"All sets ",...c)});if(e===""||e.includes(","))return[];let o=e.startsWith("tag:");
if(/[*?]/.test(e)&&!o)return[s(e,"with a label like ",l("b",{},e))];let a=o?[]:t.filter(i=>i.set?.label.startsWith(e)),r=e.replace(/^tag:/,"").toLowerCase();return[...a.length<2?[]:[s(`${e}*`,"whose l\
abels begin with ",l("b",{},e))],...n.filter(i=>!i.tag.includes(",")&&i.tag.toLowerCase().includes(r)).slice(0,tL).map(i=>s(`tag:${i.tag}`,"with the tag ",l("b",{},i.tag),` (${i.sets})`))]}function sL(e){
let t=e.recorded===null?`stored ${me(e.created)}`:`recorded ${me(e.recorded)}`;return[l("span",{class:"choice-name ellipsis"},e.label),l("span",{class:"muted small"},[t,...e.devices.slice(0,1),$(e.ranks.
length,"rank"),...e.tags.slice(0,3),ee(e.id).slice(0,8)].join(" · "))]}var Zu=["control_ranks","test_ranks","control_steps","test_steps"];function Q_(e,t){e.node.toggleAttribute("data-open",t),e.toggle.
setAttribute("aria-expanded",String(t))}function oL(e,t,n,s){let o=JSON.stringify([t.control,t.test,t.control_ranks,t.test_ranks,t.control_steps,t.test_steps,t.control_marker,t.test_marker,t.control_marker_until,
t.test_marker_until,n?.map(a=>[a.id,a.label]),s&&[s.control.samples,s.test?.samples,s.recorded?.control.devices,s.recorded?.test.devices]]);o!==e.shown&&(e.shown=o,Fe(e.node,()=>aL(e,t,n,s)))}function aL(e,t,n,s){
let o=rL(e.node).filter(({key:i})=>e.before[i]===t[i]);e.before={...t};let a=t.control!==""&&t.test!=="",r=[(a||e.none===void 0)&&Y("swap","Swap control and test",()=>e.onChange(cL(t))),dL(t,e.onChange)];
_(e.node,Xu(e,"control",t,n,s),e.compact?[Xu(e,"test",t,n,s),e.toggle,l("div",{class:"swap-cell"},r)]:[l("div",{class:"swap-cell"},r,a&&e.links(t)),Xu(e,"test",t,n,s)]),e.compact&&(e.toggle.hidden=!a,
Q_(e,e.node.hasAttribute("data-open")||Zu.some(i=>t[i]!=="all"))),o.forEach(({key:i,text:c})=>iL(e.node,i,c))}function Xu(e,t,n,s,o){let a=s&&ne(s,n[t]),r=pn({field:t,set:a,text:n[t]===""?"":o?.[t]?.label??
(s?n[t]:""),none:t==="test"?e.none:void 0,onPick:i=>e.onChange({[t]:i?ee(i.id):"",op:"",[`${t}_ranks`]:"all",[`${t}_steps`]:"all",...Xt([t])})});return qa(t,[r,e.compact&&o?.recorded&&l("span",{class:"\
muted small side-about"},[...lL(t,o),$(o[t].samples,"sample")].join(", "))],l("div",{class:"side-selection",hidden:e.none!==void 0&&t==="test"&&n.test===""},J_(`${t}_ranks`,"Ranks",a?.ranks??o?.[t]?.all_ranks,
n,e.onChange),J_(`${t}_steps`,"Steps",(n[`${t}_marker`]?null:a?.steps)??o?.[t]?.all_steps,n,e.onChange),!e.compact&&l("span",{class:"muted small samples"},o?.[t]?$(o[t].samples,"sample"):" ")))}var qa=(e,[
t,...n],s)=>l("div",{class:`side-card side-${e}`},l("div",{class:"side-title"},l("b",{class:"letter","aria-hidden":"true"},e==="control"?"A":"B"),l("label",{for:t.input.id},e==="control"?"Control":"Te\
st"),t.node,n),s);function Ba(e,t){let n=e.querySelector(`[data-field="${t}"]`);n?.focus(),n?.click()}function go(e,{none:t,links:n=ef,compact:s=!1}={}){let o={onChange:e,none:t,links:n,compact:s,shown:"",
before:{}};return o.node=l("section",{class:`sides${s?" sides-compact":""}`,"aria-label":"Control and test"}),o.toggle=s&&l("button",{type:"button",class:"link-button small",data:{field:"samples"},on:{
click:()=>Q_(o,!o.node.hasAttribute("data-open"))}},"Ranks and steps"),{node:o.node,choose:a=>Ba(o.node,a),draw:(a,r,i)=>oL(o,a,r,i)}}var rL=e=>[...e.querySelectorAll(".list-input:not([hidden])")].map(
t=>({key:t.dataset.field.replace(/-list$/,""),text:t.value}));function iL(e,t,n){let s=e.querySelector(`[data-field="${t}-list"]`);s.hidden=!1,s.value=n,e.querySelector(`[data-field="${t}"]`).value="l\
ist"}function lL(e,{recorded:{control:t,test:n}}){let[s,o]=[t,n].map(({devices:a})=>a.join(", "));return e==="control"?[s].filter(Boolean):s===o?[]:[o].filter(Boolean)}function ef(e){let t=new URLSearchParams(
{set:e.control,test:e.test});for(let[n,s]of[["set","control"],["test","test"]])Mn(t,e,s,`${n}_`);return l("a",{class:"small",href:H(`/analyse?${t}`)},"Analyse both")}function cL(e){let t={};for(let n of[
"","_ranks","_steps","_marker","_marker_until"])t[`control${n}`]=e[`test${n}`],t[`test${n}`]=e[`control${n}`];return t}function dL(e,t){let n=Zu.every(s=>e[s]==="first");return x(n?"Use all":"First ra\
nk and step",()=>t(Object.fromEntries(Zu.map(s=>[s,n?"all":"first"]))),{class:"link-button small",data:{field:"preset"},title:n?"All ranks and all steps":"Only the first rank and the first step of eac\
h side, as HTA compares"})}function J_(e,t,n,s,o){let a=s[e],i=e.endsWith("steps")?["all","first","any"]:["all","first"],c=!i.includes(a),d=R(e),u=n?.length>0,f=l("input",{type:"text",class:"list-inpu\
t",data:{field:`${e}-list`},value:c?a:"",hidden:!c,autocomplete:"off",spellcheck:"false",inputmode:"numeric",placeholder:u?uL(n):"0,2,4-7","aria-label":`${t} to use, such as 0,2,4-7`,title:u?`Availabl\
e: ${le(n)}`:null,on:{change:()=>{let m=f.value.trim();o({[e]:m===""?"all":m})}}}),h=ye([...i.map(m=>[m,fL(m,n)]),["list","list …"]],m=>{f.hidden=m!=="list",m==="list"?f.focus():o({[e]:m})},{id:d,value:c?
"list":a,data:{field:e}});return l("span",{class:"sample-field"},l("label",{for:d},t),h,f)}function uL(e){return e.length>2?`${e[0]}-${e[1]},${e[2]}`:e.join(",")}function fL(e,t){return e==="all"?t?.length>
0?`all (${t.length})`:"all":e==="first"?t?.length>0?`first (${t[0]})`:"first":"any (a file is one step)"}var Pt=e=>`'${e.replaceAll("'","''")}'`,hL=32;function X_(e,t){let n=t.split(",").map(a=>/^(\d+)(?:-(\d+))?$/.exec(a.trim()));if(n.some(a=>a===null))return null;let s=n.filter(a=>a[2]===void 0).map(a=>a[1]),
o=n.filter(a=>a[2]!==void 0).map(a=>`${e} BETWEEN ${a[1]} AND ${a[2]}`);return s.length>0&&o.unshift(`${e} IN (${s.join(", ")})`),o.length===1?o[0]:`(${o.join(" OR ")})`}function nf(e,{ranks:t,steps:n,
marker:s},o=!1){if(s)return null;let a=t==="all"?[]:[t==="first"?`rank = (SELECT min(rank) FROM ${e}.files)`:X_("rank",t)],r=o?[]:[`(step_number IS NOT NULL OR file IN (SELECT name FROM ${e}.files WHE\
RE has_steps = 0))`],i=n==="all"?r:n==="any"?o?[null]:[]:[n==="first"?`step_number = (SELECT min(step_number) FROM ${e}.steps${a.length>0?` WHERE ${a[0]}`:""})`:X_("step_number",n)],c=[...a,...i];return c.
includes(null)?null:c}function ak(e){let t=Object.entries(e).map(([n,s])=>{let o=nf(n,s);return o&&[`side = '${n}'`,...o].join(" AND ")});return t.includes(null)?null:t.length===1?t[0]:t.map(n=>`(${n}\
)`).join(`
   OR `)}var rk=e=>Object.fromEntries(O.map(t=>[t,{ranks:e[`${t}_ranks`],steps:e[`${t}_steps`],marker:e[`${t}_marker`]||e.cut_overlaps}]));function ja(e){let t=e.replace("self_duration",e.startsWith("\
diff_")?"duration":"total_duration").replace("self_","");return t===e?e:`coalesce(${e}, ${t})`}function mL(e){let t=/^diff_(self_)?(per_call_)?percent$/.exec(e);if(e==="certainty")return"coalesce(mode\
rated_q_value, q_value)";if(t){let n=`${t[1]??""}${t[2]?"per_call":"per_step"}`;return`CASE WHEN control_counts = 0 THEN 9e999 WHEN test_counts = 0 THEN -100
    ELSE 100 * ${ja(`diff_${n}`)} / ${ja(`control_${n}`)} END`}return e.startsWith("abs_")?`abs(${ja(e.slice(4))})`:ja(e)}function pL(e,t){let[n,s]=No(e,t);return[...O.map(o=>`${o}_${n}`),`diff_${s}`].
map(o=>t?`${ja(o)} AS ${o}`:o)}function wo(e,t){let n=[...t].filter(([s])=>!O.includes(s));return n.length>hL?null:`${e}${n.length>0?`(${n.map(([s,o])=>Pt(`${s}=${o}`)).join(", ")})`:""}`}function hl(e,t,n,s=0){
let o=wr(e);o.delete("measure"),n||o.set("measure","total");let a=wo("compare",o),r=Bs(e,t,n);return a&&`SELECT name, category, control_counts, test_counts, diff_counts,
    ${pL(t,n).join(`,
    `)}${e.fold?", replaces":""}${s?"":", significance, q_value"}
FROM ${a}
ORDER BY ${mL(r.get("sort"))} ${r.get("order").toUpperCase()} NULLS LAST,
    name, category${s?`
LIMIT ${s}`:""}`}function ik(e){let t=ce(e);t.set("fold","true");let n=wo("compare",t);return n&&`SELECT replaces, name, category, control_counts, test_counts,
    control_total_duration, test_total_duration, diff_duration
FROM ${n}
WHERE replaces IS NOT NULL
ORDER BY max(control_total_duration, test_total_duration) DESC`}function gL({use_short_name:e,merge_addresses:t}){let n=`${t?"merged_":""}${e?"short_":""}name`;return O.map(s=>`    SELECT '${s}' AS si\
de, raw.text AS raw, c.text AS category, shown.text AS shown
    FROM ${s}.op AS o
    JOIN ${s}.name AS raw ON raw.id = o.name
    JOIN ${s}.name AS shown ON shown.id = o.${n}
    JOIN ${s}.category AS c ON c.id = o.category`).join(`
    UNION
`)}var sf=["duration_us","compute_us","exposed_communication_us","exposed_memory_us","idle_us"];function wL(e){let t=O.map(n=>{let s=nf(n,rk(e)[n],!0);return s&&`SELECT '${n}' AS side, rank, step_numb\
er, ${sf.join(", ")}
FROM ${n}.steps${s.length>0?` WHERE ${s.join(" AND ")}`:""}`});return t.includes(null)?null:t.join(`
UNION ALL
`)}var lk=e=>wL(e)??`SELECT side, rank, step_number, ${sf.join(", ")}
FROM ${wo("compare_steps",[...ce(e)].filter(([t])=>/_(ranks|steps|marker|marker_until|overlaps)$/.test(t)))}`,ck=e=>`${lk(e)}
ORDER BY rank, step_number, side`,dk=e=>`SELECT side, count(*) AS steps, ${sf.map(t=>`avg(${t}) AS ${t}`).join(`,
    `)}
FROM (
${lk(e)}
)
GROUP BY side`,uk=e=>wo("compare_places",[...ce(e)].filter(([t])=>!t.startsWith("merge_")));function fk(e){let t=uk(e);return t&&`SELECT part, sum(control_us_per_step) AS control_us, sum(test_us_per_s\
tep) AS test_us,
    sum(diff_us_per_step) AS diff_us
FROM ${t}
GROUP BY part`}function yL(e,{name:t,category:n,aliases:s}){let o=ak(rk(e));if(o===null)return null;if(s)return`(${[...new Set(s.map(i=>i.category))].map(i=>`category = ${Pt(i)} AND name IN (${s.filter(
c=>c.category===i).map(c=>Pt(c.name)).join(", ")})`).join(`
    OR `)})
  AND (${o})`;let a=!e.use_short_name&&!t.includes("0x…");return`category = ${Pt(n)} AND ${a?`name = ${Pt(t)}`:`name IN (
    SELECT raw FROM (
${gL(e)}
    ) WHERE shown = ${Pt(t)})`}
  AND (${o})`}var hk=(e,t,{name:n,category:s})=>wo(e,[["name",n],["category",s],...ce(t)]);function of(e,t){let n=yL(e,t);return n?`events
WHERE ${n}`:hk("compare_calls",e,t)}var mk=(e,t)=>`SELECT side, rank, step_number, start_us, dur
FROM ${of(e,t)}
ORDER BY side, rank, start_us`,af=(e,t)=>`SELECT side, rank, step_number, count(*) AS counts,
    sum(dur) AS total_us
FROM ${of(e,t)}
GROUP BY side, rank, span, step_number
ORDER BY rank, step_number, side`,bL={25:'"25%"',50:"median",75:'"75%"',95:'"95%"',99:'"99%"'},pk=(e,t)=>`WITH calls AS (
    SELECT side, dur, row_number() OVER (PARTITION BY side ORDER BY dur) - 1 AS place,
        count(*) OVER (PARTITION BY side) - 1 AS last, avg(dur) OVER (PARTITION BY side) AS mean
    FROM ${of(e,t)}
)
SELECT side, count(*) AS counts, sum(dur) AS total_us, avg(dur) AS mean,
    sqrt(sum((dur - mean) * (dur - mean)) / nullif(count(*) - 1, 0)) AS std,
    min(dur) AS min, ${Object.entries(bL).map(([n,s])=>`sum(dur * max(0, 1 - abs(place - last * 0.${n}))) AS ${s}`).join(`,
    `)},
    max(dur) AS max
FROM calls
GROUP BY side`,gk=(e,t)=>`SELECT name, category, shapes, control_counts,
    test_counts, control_total_us, test_total_us, test_total_us - control_total_us AS diff_us
FROM ${hk("compare_launches",e,t)}
ORDER BY abs(diff_us) DESC`;function wk(e,{name:t,category:n},s){let o=uk(e);return!o||!s&&(n!=="cpu_op"||t.includes("evaluate_function: "))?null:`SELECT part, sum(control_us_per_step) AS control_us, \
sum(test_us_per_step) AS test_us,
    sum(diff_us_per_step) AS diff_us
FROM ${o}
WHERE ${s?`name = ${Pt(t)} AND category = ${Pt(n)}`:`instr(' / ' || path || ' / ', ${Pt(` / ${t} / `)}) > 0`}
GROUP BY part`}var yk=(e,t)=>wo(t,[...ce(e)].filter(([n])=>/_(ranks|steps|marker|marker_until|overlaps)$/.test(n)).map(([n,s])=>[n.replace("control_","set_"),s])),bk=(e,{name:t})=>`SELECT side, operat\
or, flops_per_step,
    device_time_per_step, tflops_per_s, calls, device_time
FROM ${yk(e,"work_by_operator")}
WHERE operator = ${Pt(t)}`,_k=e=>O.some(t=>e[`${t}_steps`]==="any")?null:`SELECT class,
    max(device_time_per_step) FILTER (WHERE side = 'control') AS control_per_step,
    max(device_time_per_step) FILTER (WHERE side = 'test') AS test_per_step,
    total(device_time_per_step) FILTER (WHERE side = 'test')
        - total(device_time_per_step) FILTER (WHERE side = 'control') AS diff_per_step
FROM ${yk(e,"work_classes")}
GROUP BY class
ORDER BY max(device_time_per_step) DESC`,kk=e=>O.every(t=>e[`${t}_ranks`]==="all"&&e[`${t}_steps`]==="all"&&!e[`${t}_marker`]),vk=(e,t,n,s)=>`WITH RECURSIVE frame AS MATERIALIZED (
    SELECT * FROM ${e}
),
below(side, id, ${t}) AS (
    SELECT side, id, ${n} FROM frame WHERE depth = 0
    UNION ALL
    SELECT frame.side, frame.id, ${s}
    FROM below JOIN frame ON frame.side = below.side AND frame.parent = below.id
)`,xk=e=>kk(e)?`${vk("frames('operators')","operator","NULL","iif(sort = 'operator', name, operator)")}
SELECT operator, sum(own_per_step) FILTER (WHERE side = 'control') AS control_per_step,
    sum(own_per_step) FILTER (WHERE side = 'test') AS test_per_step,
    total(own_per_step) FILTER (WHERE side = 'test')
        - total(own_per_step) FILTER (WHERE side = 'control') AS diff_per_step
FROM below JOIN frame USING (side, id)
WHERE own_per_step > 0
GROUP BY operator
ORDER BY abs(diff_per_step) DESC`:null,_L={device:["device_per_step","own_per_step"],host:["host_per_step","self_per_step"],calls:["calls_per_step","calls_per_step"]};function $k(e,t){let[n,s]=_L[t],o=`\
frames${e.level==="modules"?"":`('${e.level}')`}`;if(!kk(e)||e.frames==="class")return null;let a=e.frames==="instance",r=e.test===""?`sum(${n}) AS ${n}, sum(${s}) AS here, sum(calls) AS calls`:`sum(${n}\
) FILTER (WHERE side = 'control') AS control,
    sum(${n}) FILTER (WHERE side = 'test') AS test,
    total(${n}) FILTER (WHERE side = 'test')
        - total(${n}) FILTER (WHERE side = 'control') AS diff`,i=e.test===""?"":`/* Frames that were paired under two names are two rows here. */
`,c=e.test===""?n:"abs(diff)";return a?`${i}SELECT depth, path, sort,
    ${r}
FROM ${o}
GROUP BY path, sort
ORDER BY ${c} DESC`:`${i}${vk(o,"folded","''","folded || iif(depth > 1, ' / ', '') || name")}
SELECT depth, folded AS path, sort,
    ${r}
FROM below JOIN frame USING (side, id)
GROUP BY folded, sort
ORDER BY ${c} DESC`}var xt=(e,{control:t,test:n},s={})=>e?xr({control:t,test:n,q:e,...s}):null,Z_={control:"set",test:"test"};function Sk(e){let t=(n,s)=>e[`${Z_[n]}_${s}`]||e[s];return Object.fromEntries(
["control","test"].filter(n=>e[Z_[n]]).map(n=>[n,{ranks:t(n,"ranks")||"all",steps:t(n,"steps")||(e.rows==="all"?"any":"all"),marker:t(n,"marker")}]))}function kL(e){let n=e.rows==="before_last_step"&&
!e.steps&&!e.set_steps&&!e.test_steps?null:ak(Sk(e));return n&&`(${n})`}var Ha="device_type = 'GPU'",tf=["COMPUTATION","COMMUNICATION","MEMORY"],ml=(e,t)=>e[t]==="false"?" AND kind <> 'MEMORY'":"",rf=(e,t="")=>`\
WITH edges AS (
    SELECT side, rank, start_us AS at_us, ${tf.map(n=>`kind = '${n}' AS ${n.toLowerCase()}`).join(", ")}
    FROM events WHERE ${Ha}${t} AND ${e}
    UNION ALL
    SELECT side, rank, start_us + dur, ${tf.map(n=>`-(kind = '${n}')`).join(", ")}
    FROM events WHERE ${Ha}${t} AND ${e}
), pieces AS (
    SELECT side, rank, lead(at_us) OVER at - at_us AS us, ${tf.map(n=>`sum(${n.toLowerCase()}) OVER at > 0 AS ${n.toLowerCase()}`).join(`,
        `)}
    FROM edges
    WINDOW at AS (PARTITION BY side, rank ORDER BY at_us)
)
`,ek=e=>`${rf(e)}SELECT side, rank,
    total(us) FILTER (WHERE NOT (computation OR communication OR memory)) AS idle_time,
    total(us) FILTER (WHERE computation) AS compute_time,
    total(us) FILTER (WHERE (communication OR memory) AND NOT computation) AS non_compute_time,
    sum(us) AS kernel_time
FROM pieces
GROUP BY side, rank
ORDER BY rank, side`,tk=e=>`${rf(e)}SELECT side, rank,
    total(us) FILTER (WHERE communication AND computation) AS overlap,
    total(us) FILTER (WHERE communication) AS communication_time
FROM pieces
GROUP BY side, rank
ORDER BY rank, side`,vL=(e,t)=>`${rf(e,ml(t,"include_memory_kernels"))}SELECT side, computation, communication, memory, sum(us) AS sum
FROM pieces
WHERE computation OR communication OR memory
GROUP BY side, computation, communication, memory
HAVING sum(us) > 0
ORDER BY sum(us) DESC`,Ek=`count(*) AS count, sum(dur) AS sum,
    max(dur) AS max, min(dur) AS min, avg(dur) AS mean,
    sqrt(max(0, sum(dur * dur) - sum(dur) * avg(dur)) / nullif(count(*) - 1, 0)) AS std`,xL=(e,t)=>`SELECT side, rank, kind, name, category, ${Ek}
FROM events
WHERE ${Ha}${ml(t,"include_memory_kernels")} AND ${e}
GROUP BY side, rank, kind, name, category
ORDER BY kind, sum(dur) DESC, rank, side`,Tk=(e,t)=>`SELECT side, kind, name, category, count(*) AS ranks,
    sum(count) AS count, sum(sum) AS sum, sum(sum) / sum(count) AS mean,
    min(sum / count) AS min_mean, max(sum / count) AS max_mean
FROM (
    SELECT side, rank, kind, name, category, count(*) AS count, sum(dur) AS sum
    FROM events
    WHERE ${Ha}${ml(t,"include_memory_kernels")} AND ${e}
    GROUP BY side, rank, kind, name, category
)
GROUP BY side, kind, name, category
ORDER BY sum(sum) DESC, side`,Ok=(e,t="")=>`WITH work AS MATERIALIZED (
    SELECT * FROM events WHERE ${Ha}${t} AND ${e}
), launches AS MATERIALIZED (
    SELECT side, file, row, start_us, dur FROM events WHERE device_type = 'CPU'
        AND category IN ('cuda_runtime', 'cuda_driver')
)`,Mk="launches AS l ON l.side = w.side AND l.file = w.file AND l.row = w.launch",nk=(e,t)=>`${Ok(e)}, gaps AS (
    SELECT w.side, w.rank, w.device, w.stream, w.start_us, l.start_us AS launched_us,
        max(w.start_us + w.dur) OVER (PARTITION BY w.side, w.rank, w.device, w.stream
            ORDER BY w.start_us, w.row ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS end_us
    FROM work AS w LEFT JOIN ${Mk}
)
SELECT side, rank, device, stream,
    CASE WHEN launched_us > end_us THEN 'host_wait'
        WHEN start_us - end_us < ${Number(t.consecutive_kernel_delay||30)} THEN 'kernel_wait'
        ELSE 'other' END AS idle_category,
    sum(max(0, start_us - end_us)) AS idle_time
FROM gaps
WHERE end_us IS NOT NULL
GROUP BY side, rank, device, stream, idle_category
ORDER BY rank, device, stream, idle_category, side`,Ak=(e,t)=>`${Ok(e,ml(t,"include_memory_events"))}
SELECT w.side, w.rank, w.name, l.dur AS cpu_duration, w.dur AS gpu_duration,
    max(0, w.start_us - l.start_us - l.dur) AS launch_delay, l.start_us AS ts_us
FROM work AS w JOIN ${Mk}`,$L=(e,t)=>`SELECT side, rank, count(*) AS count,
    count(*) FILTER (WHERE gpu_duration < cpu_duration) AS short_kernels,
    count(*) FILTER (WHERE cpu_duration > ${Number(t.runtime_cutoff||50)}) AS runtime_outliers,
    count(*) FILTER (WHERE launch_delay > ${Number(t.launch_delay_cutoff||100)}) AS launch_delay_outliers
FROM (
${Ak(e,t)}
)
GROUP BY side, rank
ORDER BY rank, side`,Fa=(e,t)=>`${Ak(e,t)}
ORDER BY launch_delay DESC`,sk=(e,t)=>`SELECT side, rank, name, ${Ek}
FROM events
WHERE category = '${t.use_gpu_annotation==="false"?"":"gpu_"}user_annotation'
  AND ${e}
GROUP BY side, rank, name
ORDER BY sum(dur) DESC, side`;function SL(e){let t=Object.entries(Sk(e)).map(([n,{ranks:s}])=>{let o=nf(n,{ranks:s,steps:"any"});return o&&`SELECT '${n}' AS side, rowid AS row, rank, span, device_type\
, device,
        at_us, bytes, total_allocated, total_reserved
    FROM memory('${n}')${o.length>0?` WHERE ${o.join(" AND ")}`:""}`});return t.includes(null)?null:t.join(`
    UNION ALL
    `)}var Wa="side, rank, span, device_type, device",Ck=e=>`WITH changes AS (
    ${e}
)
SELECT ${Wa}, at_us, iif(count(*) OVER whole = count(total_allocated) OVER whole,
        total_allocated, sum(bytes) OVER so_far) AS allocated, total_reserved AS reserved
FROM changes
WINDOW whole AS (PARTITION BY ${Wa}),
    so_far AS (PARTITION BY ${Wa} ORDER BY at_us, row)`,EL=e=>`SELECT ${Wa}, max(allocated) AS peak,
    max(reserved) AS reserved_peak, count(*) AS rows
FROM (
${Ck(e)}
)
GROUP BY ${Wa}
ORDER BY rank, span, device_type, device, side`,ok={peaks:EL,"memory-curves":e=>`${Ck(e)}
ORDER BY side, rank, at_us`},TL={temporal_breakdown:{rows:ek,temporal:ek},comm_comp_overlap:{rows:tk,overlap:tk},kernel_breakdown:{kinds:vL,kernels:xL,over_ranks:Tk},idle_time_breakdown:{rows:nk,idle:nk},
launch_stats:{counts:$L,worst:Fa,"launch-cpu_duration":Fa,"launch-gpu_duration":Fa,"launch-launch_delay":Fa,"launch-scatter":Fa},user_annotation_breakdown:{rows:sk,annotations:sk}},OL={kernel_breakdown:{
kernels:Tk}},ML={"launch-cpu_duration":{chart:"histogram",x:"cpu_duration",by:"side"},"launch-gpu_duration":{chart:"histogram",x:"gpu_duration",by:"side"},"launch-launch_delay":{chart:"histogram",x:"l\
aunch_delay",by:"side"},"launch-scatter":{chart:"scatter",x:"cpu_duration",y:"gpu_duration",by:"side"},"memory-curves":{chart:"line",x:"at_us",y:"allocated",by:"side"},queue:{chart:"line",x:"ts",y:"qu\
eue_length",by:"line"}},Rk=e=>ML[e]??{},AL={queue_length:"stream",memory_bw:"name"},CL=["what","set","test","lines","order","rows"];function RL(e,t,{chart:n,difference:s}){let o=n||t,a=Object.entries(
e).filter(([i,c])=>c&&!CL.includes(i)&&(e.test||!i.startsWith("test_")));"rows"in e&&a.unshift(["rows",e.rows||"steps"]),s&&a.push(["difference","true"]);let r=o==="series"&&AL[e.what];return`SELECT ${r?
`side || ', rank ' || rank || ', device ' || device || ', ' || ${r} AS line,
    `:""}*
FROM ${e.what}_${o}(${a.map(([i,c])=>Pt(`${i}=${c}`)).join(", ")})`}function LL(e,t,n){if(e.what==="memory"){let a=ok[t]&&SL(e);return a?ok[t](a):null}let s=n&&OL[e.what]?.[t]||TL[e.what]?.[t],o=s?kL(
e):null;return o===null||e.what==="idle_time_breakdown"&&(e.streams||e.show_idle_interval_stats==="true")?null:s(o,e)}var Lk=(e,t,{chart:n="",difference:s=!1}={})=>(s?null:LL(e,t,n))??RL(e,t,{chart:n,
difference:s});var NL={solid:"",dot:"2 3",dash:"6 3",dashdot:"6 3 2 3",longdash:"10 3",longdashdot:"10 3 2 3"};function PL(e,t){let n=q("path",{d:"M0 4h26","stroke-dasharray":NL[e.dash]});return n.style.stroke=t?"cu\
rrentcolor":`var(${e.property})`,q("svg",{class:"line-swatch",viewBox:"0 0 26 8","aria-hidden":"true"},n)}function IL(e){let t=l("div",{class:"line-choice",role:"group","aria-label":"Lines"}),n=d("fro\
m"),s=d("to"),o=x("Reset zoom",()=>e.onWindow({start:"",end:""}),{class:"small-button"}),a=l("a",{class:"button small-button",download:"",title:"Every point of every line, as CSV"},"All points as CSV"),
r=l("span",{class:"window-choice",role:"group","aria-label":"Window"},l("label",{},"From ",n),l("label",{},"to ",s," ms"),o),i=l("div",{class:"series-bar"},t,l("div",{class:"window-choice"},r,a)),c="";
function d(p){return l("input",{type:"number",min:0,step:"any",data:{field:p},on:{change:()=>e.onWindow({start:u(n),end:u(s)})}})}let u=p=>p.value===""?"":String(Number((Number(p.value)*1e3).toFixed(3))),
f=p=>p===""?"":String(Number((Number(p)/1e3).toFixed(6)));function h(p,g){p.dataset.shown!==g&&(p.dataset.shown=g,p.value=f(g))}function m(p,{chosen:g,styles:w,two:y}){let b=w.get(p.key)??-1,E=l("inpu\
t",{type:"checkbox",value:p.key,data:{line:p.key},on:{change:()=>{let I=[...t.querySelectorAll("input:checked")];e.onLines(I.length===0?vu:I.map(M=>M.value))}}});return E.checked=g.includes(p.key),l("\
label",{class:"check line-check"},E,l("span",{class:"line-mark"},b>=0&&PL(mu(b,y?"A":""),y)),p.name)}return{node:i,draw(p){let{chosen:g,two:w}=p,y=JSON.stringify([p.lines.map(b=>b.key),g,w]);t.hidden=
p.lines.length<2,y!==c&&(c=y,Fe(t,()=>_(t,DL(p.lines,g).map(([b,E])=>l("div",{class:"line-group",role:b?"group":null,"aria-label":b||null},b&&l("span",{class:"muted"},b),E.map(I=>m(I,p))))),"line")),h(
n,p.start),h(s,p.end),o.disabled=p.start===""&&p.end==="",r.hidden=p.empty&&o.disabled,a.href=e.csv()}}}function DL(e,t){let n=([,s])=>{let o=s.map(a=>t.indexOf(a.key)).filter(a=>a>=0);return o.length>
0?Math.min(...o):t.length};return[...ze(e,s=>s.group)].map(s=>[n(s),s]).sort((s,o)=>s[0]-o[0]).map(([,s])=>s)}var qL=500,Fk=({legend:e},t)=>typeof e=="function"?e(t):e,BL=(e,t)=>(Fk(e,t)??(t.length<2?
[]:t.map(n=>({key:n.key,name:`${n.letter} · ${n.label}`,property:n.letter==="A"?"--control-fill":"--test-fill"})))).map(n=>({...n,key:n.key&&!Array.isArray(e.legend)?n.key:n.property})),FL=({data:e,layout:t},n)=>({
layout:t,data:e.map(s=>n.has(s.legendgroup)?{...s,visible:!1}:s)});function jL(e,t){let n=o=>{let{hidden:a}=e;a.delete(o)||a.add(o),a.size===e.keys.length&&a.clear();for(let r of s)r.setAttribute("ari\
a-pressed",String(!a.has(r.dataset.key)));t()},s=e.keys.map(o=>x(o.name,()=>n(o.key),{class:"key","aria-pressed":"true",title:o.what,data:{key:o.key},css:{"--key-fill":`var(${o.property})`}}));return s.
length>0&&l("div",{class:"chart-legend",role:"group","aria-label":`${e.chart.title}: what is drawn`},s)}function WL(e){let t=-1/0;return{zoom(n,s){let[o,a]=[n["xaxis.range[0]"],n["xaxis.range[1]"]];if(Number.
isFinite(o)&&Number.isFinite(a)&&a>o&&performance.now()-t>qL){let r=i=>String(Number(Math.max(0,i*s.per+s.offset).toFixed(3)));e({start:r(o),end:r(a)})}},reset(){t=performance.now(),e({start:"",end:""})}}}
function HL({change:e,csv:t,sql:n}){let s=[],o="",a=null,{zoom:r,reset:i}=WL(e);function c(u,f){let h=u.series&&IL({onLines:g=>e({lines:g},{replace:!0}),onWindow:g=>e(g),csv:()=>t("series")}),m=Te("Ra\
nks that are drawn",[["","those that differ most"],["rank",h?"the first":"all, in order"]],g=>e({order:g,lines:[]},{replace:!0})),p={chart:u,bar:h,order:m,hidden:new Set,keys:BL(u,f)};return p.figure=
Ze({id:u.id,title:u.title,file:u.id,level:"h2",class:u.half?"half-chart":"",height:g=>u.height(g.places,g.sides),make:(g,w)=>FL(g.made(w),p.hidden),onRelayout:h&&r,onDoubleClick:h&&i,keys:()=>p.keys.filter(
g=>!p.hidden.has(g.key)).map(g=>[g.property,g.name]),extra:[l("div",{class:"chart-choice"},jL(p,()=>d(p)),m.node),h?.node]}),p}function d({chart:u,bar:f,order:h,hidden:m,figure:p}){let{sides:g,state:w,
file:y,caption:b,revision:E,perStep:I}=a,M=u.make(g,w),V=M.empty?null:f&&M.data(600);if(h.node.hidden=!M.limited,h.press(w.order),p.draw({file:y,made:M.data,per:V?.per,heading:[u.sums&&I&&"per step",M.
note].filter(Boolean).join(", "),revision:[E,w.order,...w.lines,...m].join(" "),offset:V?.offset,places:M.places,sides:g.length,caption:b,empty:M.empty??null}),p.sql.set(n(u)),f){let L=ku(g,u.series,u.
ownDevice),K=xu(L,g,w).keys;f.draw({lines:L,chosen:K,styles:Lb(L,K,u.panels),start:w.start,end:w.end,two:g.length>1,empty:!!M.empty}),f.node.hidden=L.length===0}}return{draw(u,f,[h,m,p]){a=f;let g=u.filter(
y=>typeof y.legend=="function").flatMap(y=>Fk(y,f.sides)??[]).map(y=>y.name),w=JSON.stringify([f.frame,u.map(y=>y.id),g]);w!==o&&(s.forEach(y=>y.figure.unmount()),s=u.map(y=>c(y,f.sides)),_(h,s.slice(
0,p).map(y=>y.figure.node)),_(m,s.slice(p).map(y=>y.figure.node)),o=w),s.forEach(d)},retheme:()=>s.forEach(u=>u.figure.retheme()),unmount:()=>s.forEach(u=>u.figure.unmount())}}var UL={name:"rows",label:"\
Rows",type:"choice",options:ic,fallback:"steps"},zL={name:"unit",label:"Sums",type:"choice",fallback:"",options:{"":"per step, as in Compare",total:"of all steps"}};function df(e,t,n){e.onChange({[t]:n},
{replace:e.last===t}),e.last=t}function Nk(e,t,n,s,o){let a=R("set"),r=pn({id:a,field:t,none:o,text:e.state[t],set:ne(s,e.state[t])??null,onPick:i=>{e.last="",e.onSet({[t]:i?.id??""})}});return l("div",
{class:`analysis-field side-${t==="test"?"test":"control"}`},l("label",{for:a},n),r.node)}function KL(e,t){let n=l("input",{type:"checkbox",data:{field:t.name},on:{change:()=>df(e,t.name,n.checked===t.
fallback?"":String(n.checked))}});return e.fields.push({name:t.name,sync(s){n.checked=s===""?t.fallback:s==="true"}}),l("label",{class:"check"},n,t.label)}function GL(e,t){let n=t.type==="operator"?R(
"ops"):null,s=t.type==="number",o=l("input",{type:s?"number":"text",list:n,autocomplete:"off",spellcheck:"false",placeholder:t.placeholder,step:s&&"any",min:s&&0,data:{field:t.name},class:n&&"wide",title:t.
title,on:{change:()=>df(e,t.name,o.value.trim())}}),a=n&&l("datalist",{id:n});n&&(o.addEventListener("input",Ee(150,()=>Pk(e,o.value,a))),o.addEventListener("focus",()=>{o.select(),Pk(e,"",a)}));let r="";
return e.fields.push({name:t.name,sync(i,c){let d=i||n&&c||"",u=o===document.activeElement&&o.value!==r;o.value.trim()!==d&&!(u&&d===r)&&(o.value=d),r=d,s&&(c??null)!==null&&i===""&&(o.placeholder=c)}}),
l("label",{class:"analysis-field"},l("span",{},t.label),o,a)}function YL(e,t){let n=ye(Object.entries(t.options),s=>df(e,t.name,s===t.fallback?"":s),{data:{field:t.name},title:t.title});return e.fields.
push({name:t.name,sync(s,o){n.value=s||String(o??Object.keys(t.options)[0])}}),l("label",{class:"analysis-field"},l("span",{},t.label),n)}var gl=(e,t)=>t.type==="boolean"?KL(e,t):t.type==="choice"?YL(
e,t):GL(e,t);async function Pk(e,t,n){if(e.state.set!=="")try{let s=await Mr(e.state.set,t);_(n,[...new Set(s.filter(o=>o.category==="cpu_op").map(o=>o.name))].map(o=>l("option",{value:o})))}catch{}}var jk=(e,t)=>e?.[t].
length>0?le(e[t],3):"";function lf(e,t,n){let[s,o]=["set","test"].map(a=>jk(ne(n,e.state[a]),t));return e.state.test!==""&&e.state[t]===""&&(s!==o||e.state[`set_${t}`]!==""||e.state[`test_${t}`]!=="")}
function Ik(e,t,n,s){let[o,a]=["set","test"].map(i=>ne(s,e.state[i])),r=(i,c,d)=>gl(e,{name:i,label:c,type:"text",placeholder:["all",jk(d,t)].filter(Boolean).join(": "),title:"all, first, or a list su\
ch as 0,2,4-7"});return lf(e,t,s)?[r(`set_${t}`,`${n} of A`,o),r(`test_${t}`,`${n} of B`,a)]:[r(t,n,o)]}function Wk(e,t){let n=s=>s.some(o=>e.state[o]!=="");return!n(["steps","set_steps","test_steps"])&&
(n(["marker","set_marker","test_marker"])||["set","test"].some(s=>ne(t,e.state[s])?.steps.length>0))}var Dk=e=>`${lc[e].letter} · ${lc[e].name}`,Hk=e=>e.state.rows===""&&e.specs[e.state.what].tables.
some(t=>t.columns.some(n=>n.summed));function VL(e,t){let n=e.state.test!=="";e.fields=[],_(e.node,Nk(e,"set",n?Dk("set"):"Trace set",t),Nk(e,"test",n?Dk("test"):"Compare with",t,"none"),Ik(e,"ranks",
"Ranks",t),Ik(e,"steps","Steps",t),!e.specs[e.state.what].ofSteps&&Wk(e,t)&&gl(e,UL),Hk(e)&&gl(e,zL),e.specs[e.state.what].params.map(s=>gl(e,s)))}function JL(e){let t=e.node.querySelector("input[list\
]")??e.node.querySelector('[data-field$="ranks"]');return t?.focus(),document.activeElement===t}function QL(e,t,n,s={}){e.state=t;let o=JSON.stringify([e.state.what,e.state.set,e.state.test,lf(e,"rank\
s",n),lf(e,"steps",n),Wk(e,n),Hk(e),n.map(a=>[a.id,a.label])]);o!==e.built&&(e.built=o,Fe(e.node,()=>VL(e,n))),e.fields.forEach(({name:a,sync:r})=>r(e.state[a]??"",s[a]))}function XL(e,{onChange:t,onSet:n}){
let s={specs:e,onChange:t,onSet:n,fields:[],built:"",state:null,last:""};return s.node=l("form",{class:"card analysis-controls","aria-label":"What to analyse",on:{submit:o=>o.preventDefault()}}),{node:s.
node,focus:()=>JL(s),draw:(o,a,r)=>QL(s,o,a,r)}}var pl=["temporal_breakdown","work"],cf=Object.keys(Kt),qk=e=>String(po({...e,what:""},{"":{params:[],ofSteps:!0}}));function ZL(e){let t=new Map,n="",s=null;
async function o(r,i,c,d){let{query:u={},of:f}=Qu[r],h=po({...i,rows:"",what:r,...u},Kt),m;try{let p=d??await Ln(r,h,{signal:c}),g=ul(p);m={sides:g,line:f(g,p)}}catch(p){m={error:p}}c.aborted||(t.set(
r,m),e())}function a(r){let{sides:i}=t.get(pl[0]),{counters:c,ranks:d=1}=Qu[r];return!!i&&(c&&!i.some(({data:u})=>u.has_counters)||i.every(({data:u})=>u.ranks.length<d))}return{async load(r,i=null){let c=qk(
r);if(c===n&&[...t.values()].every(({error:f})=>!f))return;s?.abort(),s=new AbortController;let{signal:d}=s;if([n,t]=[c,new Map],await Promise.all(pl.map((f,h)=>o(f,r,d,h===0?i:null))),d.aborted||t.get(
pl[0]).error)return;let u=cf.filter(f=>!pl.includes(f));u.filter(a).forEach(f=>t.set(f,{line:null})),await Promise.all(u.filter(f=>!t.has(f)).map(f=>o(f,r,d)))},isOf:r=>qk(r)===n,get:r=>t.get(r),isEmpty:r=>t.
get(r)?.line===null,isWhole:()=>t.size===cf.length,stop(){s?.abort(),n=""}}}var Uk=e=>Kt[e].tab??Kt[e].title;function eN({column:e,values:t}){let[n,s]=t,o=(r,i)=>l("td",{class:["num",r.tone?.(i)].filter(
Boolean).join(" "),title:r.exact?.(i)},r.show(i,{}));if(t.length===1)return[o(e,n)];let a=typeof n=="number"&&typeof s=="number"?s-n:null;return yu(e).map((r,i)=>o(r,[n,s,a][i])).concat(e.number?[]:[l(
"td",{class:"num"})])}var tN=(e,{line:t,error:n},s,o)=>l("tr",{data:{what:e}},l("th",{scope:"row"},l("a",{href:s(e)},Uk(e))),n?l("td",{colspan:o-1},n.message):[l("td",{class:"index-what"},t.name&&[t.mono?
l("span",{class:"mono",title:t.name},t.name):t.name,": "],t.what),eN(t)]);function nN([e,t],n,s,o){let a=t.map(r=>[r,n.get(r)]).filter(([,r])=>r&&(r.error||r.line!==null)).map(([r,i])=>tN(r,i,s,o));return a.
length>0&&l("tbody",{},l("tr",{class:"index-group"},l("th",{scope:"rowgroup",colspan:o},e)),a)}function sN(e,t,n){let s=["Analysis","What it found",...t?["A","B","Δ"]:["Number"]],o=cf.filter(e.isEmpty);
return[l("div",{class:"card data-card index-card"},l("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":"What the analyses found"},l("table",{class:"data-table index-table"},l("caption",{
class:"visually-hidden"},"What the analyses found"),l("thead",{},l("tr",{},s.map((a,r)=>l("th",{scope:"col",class:r>1&&"num"},a)))),Hu.map(a=>nN(a,e,n,s.length))))),e.isWhole()&&o.length>0&&l("p",{class:"\
muted small index-without"},"Not in these sets: ",o.map((a,r)=>[r>0&&", ",l("a",{href:n(a)},Uk(a))]),".")]}var oN=e=>Kt[e].tab??Kt[e].title;function aN(){let e=(o,a)=>l("a",{data:{what:o}},a),t=Hu.map(
([o,a])=>l("span",{class:"tab-group",role:"group","aria-label":o},l("span",{class:"tab-group-name","aria-hidden":"true"},o),a.map(r=>e(r,oN(r))))),n=l("nav",{class:"analysis-tabs","aria-label":"Analys\
es"});_(n,e("","Overview"),t);function s(o){let a=n.getBoundingClientRect(),{left:r,right:i}=o.getBoundingClientRect();(r<a.left||i>a.right)&&(n.scrollLeft+=r-a.left-24)}return{node:n,draw({what:o,href:a,
isEmpty:r}){for(let i of n.querySelectorAll("a")){let{what:c}=i.dataset;i.href=a(c),i.hidden=c!==""&&c!==o&&r(c),i.toggleAttribute("aria-current",c===o),c===o&&(i.setAttribute("aria-current","page"),s(
i))}for(let i of t)i.hidden=[...i.querySelectorAll("a")].every(c=>c.hidden)}}}var zk=(e,t)=>e.every(zu)&&!t.host,Kk=(e,t)=>t.tables.length>0&&e.every(({data:n})=>(n.series??[]).length===0&&t.tables.every(
({key:s,columns:o})=>!(n[s]??[]).some(fl(o))));function Gk(e,t){let n=e.filter(s=>(s.data.last_step_dropped??[]).length>0);return e.every(s=>s.data.steps!==null)?"The rows of the chosen steps count, a\
s in Compare.":be[t.what].ofSteps?"Every recorded step counts, the last one too, as in Compare; a file without steps counts as one step.":e.every(s=>s.data.all_steps.length===0)?"Without steps, all ro\
ws count, as in Compare.":n.length>0?`Work that the last step of a rank${n.length<e.length?` of ${n[0].label}`:""} launched does not count, since it may be cut off. Compare counts it.`:t.rows==="all"?
"All rows count, also those outside of steps, which Compare leaves out.":"The rows of all recorded steps count, the last one too, as in Compare."}var rN=(e,t)=>e.flatMap(({label:n,data:s})=>{let o=t.host?
[]:s.ranks_without_device_rows??[];return o.length===0?[]:[o.length===s.ranks.length?`${n} has no device work${s.ranks.length>1?"":` (rank ${s.ranks[0]})`}: this analysis has nothing to count there. ${Jn}`:
`${n}: ${o.length===1?"rank":"ranks"} ${le(o)} ${o.length===1?"has":"have"} no device rows.`]});function iN(e,t,n){let s=t.charts[0]?.make(e,n).empty;return s&&l("p",{class:"notice"},s)}function lN(e,t,n){
let s=be[t.what],o=rN(e,s),a=s.chosen?.(t),r=zk(e,s),i=!r&&Kk(e,s),c=t.rows!==""&&!s.ofSteps&&e.some(u=>u.data.steps===null)&&x("Count as Compare does",()=>n({rows:""}),{class:"link-button",title:`Row\
s ${ic.steps}`}),d=r&&l("p",{},"To see what the host did, look at its ",l("a",{href:vs({...t,what:"user_annotation_breakdown",lines:[]},be)},"annotations"),".");return[o.length>0&&l("ul",{class:"notic\
e"},o.map(u=>l("li",{},u))),d,i?iN(e,s,t)??s.notes?.(e):!r&&s.notes?.(e),a&&l("p",{},a),!r&&!i&&l("p",{class:"muted small"},Gk(e,t)," ",c)]}var cN=12,dN={key:"side",title:"set",show:e=>l("b",{class:`l\
etter letter-${e.toLowerCase()}`},e)},uN=(e,t)=>e.flatMap(n=>(n.data[t.key]??[]).map(s=>({side:n.letter,...s}))).sort(t.order??(()=>0));function fN(e,{sides:t,raw:n,difference:s,perStep:o}){let a=t.length>
1&&!e.apart,r=Sb(e,t.flatMap(m=>m.data[e.key]??[])),i=a?Gu(n,e,r,s?.[e.key],o):uN(t,e),c=Yu(e,r,a),d=m=>m.told||m.number&&(!a||m.showDiff),u=m=>o?vb(m):m,h=[...r.filter(m=>!d(m)),...c,...r.filter(m=>d(
m)&&!c.includes(m))].flatMap(m=>{let p=d(m)&&!c.includes(m);return(a&&d(m)?yu(u(m)):[u(m)]).map(g=>({...g,extra:p}))}).filter(m=>!m.number||m.blank||i.some(p=>(p[m.key]??null)!==null));return{columns:t.
length>1&&e.apart?[dN,...h]:h,rows:i.some(fl(r))?a?i.filter(fl(r)):i:[]}}function hN(e,t){return e.map((n,s)=>({table:n,...fN(n,t),limit:s<t.above?n.rows??cN:void 0})).filter(({rows:n})=>n.length>0).map(
({table:n,rows:s,columns:o,limit:a})=>{let r=Lt({caption:n.caption,columns:o,limit:a,href:t.href,parameters:t.parameters,csv:t.csv(n.key),sql:t.sql(n.key)});return r.show(s),{table:n,node:r.node}})}var uf={
path:"/analyse",name:"Analyse",read:e=>dl(e,be),mount:bN};function mN(e){let t=(s,...o)=>l("div",{class:s},o),n={nav:aN(),intro:l("p",{class:"muted analysis-intro"}),message:t("message"),notes:t("anal\
ysis-notes"),charts:t("analysis-charts"),tables:t("analysis-tables"),moreCharts:t("analysis-charts"),moreTables:t("analysis-tables"),heading:l("h1",{}),summary:l("summary",{}),lost:l("span",{class:"mu\
ted small trace-lost"})};return n.more=l("details",{class:"analysis-more"},n.summary,n.moreCharts,n.moreTables),n.results=t("results analysis-results",n.notes,n.charts,n.tables,n.more),n.traces=x("Ope\
n in Perfetto …",()=>Ni([e().set,e().test].filter(s=>s!==""),e().rows==="before_last_step"?{}:{include_last_profiler_step:"true"}),{class:"trace-button","aria-haspopup":"dialog",title:"The traces th\
emselves: open them in Perfetto, or download them"}),n}function pN(e,{name:t,category:n}){let s=(a,r)=>e[`${a}_${r}`]||e[r]||"all",o=(a,r)=>e[`${a}_${r}`]||e[r];return Ge({control:e.set,test:e.test,row:qe(
t,n),control_marker:o("set","marker"),test_marker:o("test","marker"),control_marker_until:o("set","marker_until"),test_marker_until:o("test","marker_until"),cut_overlaps:e.cut_overlaps,control_ranks:s(
"set","ranks"),test_ranks:s("test","ranks"),control_steps:s("set","steps"),test_steps:s("test","steps")})}var gN=(e,t)=>e.unit===""&&e.rows===""&&t.every(n=>mo(n)>0);function wN(e,t){let n=[e.set,e.test].
map(o=>o!==""&&ne(t,o)).filter(Boolean),s=n.filter(o=>o.traces_bytes===0);return s.length===0?"":n.length===1?Wn(n[0]):s.map(o=>`${o.label}: ${Wn(o)}`).join(" ")}var Yk=e=>Se(e,"This analysis is not p\
ossible",Hn());function yN(e,t){let n=null,s=c=>Qm(n.state.what,U_(n.asked,be,c)),o=(c,d,u={})=>xt(Lk(n.asked,c,d),{control:n.state.set,test:n.state.test},u),a=HL({change:t,csv:s,sql:({id:c,table:d})=>o(
c,{chart:d??c},Rk(c))});function r(c,d,u,f){let{answer:h,state:m}=n,p=hN(be[m.what].tables,{sides:c,raw:d,perStep:f,above:u,difference:h.difference,parameters:h.parameters,csv:s,href:d.length>1?b=>pN(
m,b):null,sql:b=>o(b)}),g=be[m.what].tables.slice(0,u),w=({table:b})=>g.includes(b);_(e.tables,p.filter(w).map(({node:b})=>b));let y=p.filter(b=>!w(b));return _(e.moreTables,y.map(({node:b})=>b)),y.map(
({table:b})=>b.caption)}function i(c){n=c;let{answer:d,state:u,key:f}=n,h=be[u.what],m=ul(d),p=gN({...n.asked,unit:u.unit},m),g=p?m.map(M=>Y_(M,h.tables)):m,w={...u,shown:d.parameters,href:M=>vs({...u,
...M},be)};_(e.notes,lN(g,w,t));let y={charts:1,tables:1,...h.above},b=zk(g,h)||Kk(g,h),E=r(g,m,y.tables,p);a.draw(h.charts,{sides:g,state:w,revision:f,perStep:p,frame:[u.what,u.set,u.test].join(" "),
file:`tracediff-${g.map(M=>Re(M.label)).join("-")}`,caption:[[g.map(M=>[M.letter,M.label].filter(Boolean).join(" · ")).join(", "),Gk(g,u)].join(". ")]},[e.charts,e.moreCharts,y.charts]);let I=[...h.charts.
slice(y.charts).map(M=>M.title),...E];e.more.hidden=b||I.length===0,e.charts.hidden=e.tables.hidden=b,e.more.open=u.more==="1",_(e.summary,l("b",{},"More"),`: ${[...new Set(I)].join(" · ")}`)}return{
draw:i,retheme:a.retheme,unmount:a.unmount}}function bN(e,t){let n={state:dl(location.search,be),sets:null,answer:null,answered:"",asked:null,dead:!1};n.change=(a,r)=>t.go(vs({...n.state,...a},be),r);
let s=mN(()=>n.state);n.controls=XL(be,{onChange:n.change,onSet:a=>n.change({...cl,...a})}),e.append(l("div",{class:"page analyse-page"},l("div",{class:"analyse-head"},s.heading,s.traces,s.lost),s.nav.
node,n.controls.node,s.intro,s.message,s.results)),n.question=He({context:t,results:s.results,message:s.message}),n.drawn=yN(s,n.change),n.findings=ZL(()=>hf(n,s));let o=Me(n.drawn.retheme);return s.more.
addEventListener("toggle",()=>{s.more.open!==(n.state.more==="1")&&n.change({more:s.more.open?"1":""},{replace:!0})}),Bk(n,s,t),{keys:{search:()=>n.controls.focus()},update(a){n.state=dl(a,be);let r=[
"set","test"].every(i=>n.state[i]===""||ne(n.sets??[],n.state[i]));n.sets?.length>0&&r?Qk(n,s,t):Bk(n,s,t)},unmount(){n.dead=!0,n.question.unmount(),n.findings.stop(),o(),n.drawn.unmount()}}}function ff(e,t,n){
e.answer=null,e.answered="",delete t.results.dataset.shown,e.question.say(n)}function hf(e,t){if(e.dead)return;let n=a=>vs({...e.state,what:a,lines:[],more:""},be),s=e.findings.isOf(e.state);if(t.nav.
draw({what:e.state.what,href:n,isEmpty:a=>s&&e.findings.isEmpty(a)}),e.state.what!==""||!s)return;e.question.say(null),_(t.notes),t.charts.hidden=t.more.hidden=!0,t.tables.hidden=!1;let o=t.tables.contains(
document.activeElement)&&document.activeElement.closest("tr")?.dataset.what;_(t.tables,sN(e.findings,e.state.test!=="",n)),o&&t.tables.querySelector(`tr[data-what="${o}"] a`)?.focus(),e.findings.isWhole()&&
t.results.dataset.shown!=="index"&&(t.results.dataset.shown="index",B("What the analyses found is shown."))}function _N(e,t,n,s){let o=be[e.state.what];e.answer=n;let a=e.asked===e.state&&o.instead?.(
e.state,ul(n));if(a){e.asked={...e.state,...a},Vk(e,t,s);return}e.answered=s,e.question.say(null),e.controls.draw(e.state,e.sets,n.parameters),e.drawn.draw({answer:n,state:e.state,asked:e.asked,key:s}),
t.results.dataset.shown=s,B(`${o.title} is shown.`),e.findings.load(e.state)}function Vk(e,t,n){e.question.ask(s=>Ln(e.asked.what,po(e.asked,be),{signal:s}),s=>_N(e,t,s,n),s=>ff(e,t,Yk(s)))}function kN(e,t){
let n={...e.state,what:"temporal_breakdown",rows:""};e.answer=null,delete t.results.dataset.shown,e.question.ask(s=>Ln(n.what,po(n,be),{signal:s}),s=>{e.findings.load(e.state,s),hf(e,t)},s=>{e.findings.
stop(),ff(e,t,Yk(s))})}var Jk=e=>`${e.what} ${po(e,be)}`;function vN(e,t,n){let s=Jk(e.state);e.state.set===""?(e.question.drop(),ff(e,t,l("p",{class:"notice"},"Choose a set.")),n.settled()):e.state.what===
""?kN(e,t):e.answer&&e.answered===s?(e.question.drop(),e.drawn.draw({answer:e.answer,state:e.state,asked:e.asked,key:s}),n.settled()):(e.asked=e.state,Vk(e,t,s))}function Qk(e,t,n){let{state:s,sets:o}=e,
a=be[s.what],r=i=>s[i]===""?null:ne(o,s[i])?.label??s[i];_(t.heading,a.title),_(t.intro,a.intro),_(t.lost,wN(s,o)),n.setTitle([...new Set([a.title,[r("set"),r("test")].filter(Boolean).join(" → "),"A\
nalyse"])].filter(Boolean).join(" · ")),e.controls.draw(s,o,e.answer&&e.answered===Jk(s)?e.answer.parameters:{}),hf(e,t),vN(e,t,n)}var Bk=(e,t,n)=>Bi(e,[e.state.set,e.state.test],{message:t.message,parts:[
e.controls.node,t.traces,t.nav.node],words:"There are no sets yet. ",none(){_(t.heading,"Analyse"),n.setTitle("Analyse")},draw:()=>e.state.set===""?e.change({set:e.sets[0].id},{replace:!0}):Qk(e,t,n)});var xN=14;function wl(e){let[t,n]=am(e);return n===""?t:`${t} → ${n}`}function $N(e){let t=[],n=0,s=null,o=!1,[a,r]=["",0],i=({row:f})=>f.replaces||f.aliases,c=f=>f.map(({row:h})=>wl(h));function d(){
let f=getComputedStyle(document.documentElement),h=`${.92*parseFloat(f.fontSize)}px ${f.getPropertyValue("--mono")}`;if(h!==a){a=h;let g=document.createElement("canvas").getContext("2d");g.font=a,r=g.
measureText("0".repeat(40)).width/40}let m=getComputedStyle(e),p=e.clientWidth-parseFloat(m.paddingLeft)-parseFloat(m.paddingRight)-2;return r>0?Math.max(xN,Math.floor(p/r)):0}function u(f){if(n>0&&s===
null){let h=t.filter(Boolean);o=h.some(i),s=nc(o?n-2:n),s.add(c(h))}return n===0?f:s.text(f)}return{setRows(f){[t,s]=[f,null]},addRows(f,h){t=f,s=!o&&h.some(i)?null:s,s?.add(c(h))},measure(){let f=n;return n=
d(),s=n===f?s:null,n!==f},draw({row:f}){let h=wl(f),m=u(h);return l("span",{class:"fit",data:m===h?{}:{short:m}},l("bdi",{},h))},refit(f,{row:h}){let[m,p]=[wl(h),f.querySelector(".fit")],g=u(m);g===m?
delete p.dataset.short:p.dataset.short!==g&&(p.dataset.short=g)}}}var SN="abs_diff_duration",yf=[["more_work","More work","The time that the operator’s change of FLOPs would take at the speed of the c\
ontrol","num c-work"],["slower_work","Slower work","The rest of the change of device time: the same FLOPs take more time, or less","num c-work"]],pf={no_operator:"it is not an operator: FLOPs are know\
n for operators, not for single kernels",one_side:"it is on one side only, so there is no change to split",unknown:"its FLOPs are not known on both sides, or they count for the operator around it",partly:"\
the FLOPs are known for less than 80 % of its calls or of its device time"},e0="abcd";function EN({row:e,moreWork:t,slowerWork:n},s){return[t,n].map(o=>{if(o==null){let i=Object.keys(pf).indexOf(e?.work_known);
return l("td",{class:"num c-work muted",title:pf[e?.work_known]??null},D,i>=0&&l("sup",{},e0[i]))}let[a,r]=s(o);return l("td",{class:`num c-work ${te(o)}`,title:r},a)})}function t0(e){let t=null,n=x("\
More and slower work",()=>e({work:!t.work,...t.work&&yf.some(([o])=>o===t.sort)?{sort:SN,order:"desc"}:{}}),{"aria-pressed":"false",class:"work-switch",title:"Two columns that split the change of an o\
perator’s device time, where its FLOPs are known; takes longer to load"}),s=l("p",{class:"work-reasons muted small",hidden:!0},"No split: ",Object.values(pf).flatMap((o,a)=>[a>0&&"; ",l("sup",{},e0[a]),
` ${o}`]).filter(Boolean),".");return{node:n,note:s,draw(o){t=o,s.hidden=!t.work,n.setAttribute("aria-pressed",String(t.work))}}}var mf=4,bf={operator_and_shapes:"launched by the same operator with th\
e same input shapes",operator:"launched by the same operator",template_arguments:"one template with other arguments",shapes:"launched by other operators with the same input shapes"};function n0(e){let t=l(
"h2"),n=l("ul",{class:"replacements-list"}),s=l("p",{class:"related-more"}),o=Oe("Probable replacements"),a=l("details",{class:"card rank-steps replacements",hidden:!0},l("summary",{},t,l("span",{class:"\
muted rank-summary"},"Kernels that are gone and those that probably replaced them, judged by what launches them, or by their names if these differ in template arguments alone.")),l("div",{class:"chart\
-tools"},o.node),n,s),r=!1,i=null;function c(u,f){let h=u.replacements??[];i!==u&&(i=u,r=!1),a.hidden=h.length===0,!a.hidden&&(t.textContent=`Probable replacements (${k(h.length)})`,_(n,h.slice(0,r?void 0:
mf).map(m=>d(m,u,f))),s.hidden=r||h.length<=mf,_(s,!s.hidden&&x(`Show all ${k(h.length)}`,()=>{r=!0,c(u,f),n.children[mf].querySelector("a").focus()},{class:"link-button"})))}function d(u,f,h){let m={
diff_duration:u.diff_duration};O.forEach(M=>{m[`${M}_counts`]=u[M].counts,m[`${M}_total_duration`]=u[M].total_duration});let{control:p,test:g,diff:w,growth:y,controlCount:b,testCount:E}=$n(m,h?"per_st\
ep":"total",f),I=(M,V,L)=>l("p",{class:`replaced ${L}`},l("span",{class:"replaced-mark","aria-hidden":"true"},V),l("span",{class:"visually-hidden"},V==="−"?"gone: ":"new: "),l("a",{href:e(M),class:"\
mono",title:M.name},l("bdi",{},M.name)));return l("li",{},l("div",{class:"replaced-names"},I(u.control,"−","less-mark"),I(u.test,"+","more-mark"),l("p",{class:"muted small"},bf[u.rule]??u.rule,u.shared!==
null&&[", ",l("span",{class:"mono"},u.operator??"")," ",u.input_dims&&l("span",{class:"mono"},u.input_dims),` (${W(100*u.shared)} of what launches them is shared)`])),l("dl",{class:"replaced-numbers"},
l("dt",{},h?"calls per step":"calls"),l("dd",{},`${k(b)} → ${k(E)}`),l("dt",{},h?"time per step":"time"),l("dd",{title:`${A(p)} → ${A(g)}`},`${v(p)} → ${v(g)}`),l("dt",{},"Δ"),l("dd",{class:`st\
rong ${te(w)}`,title:ie(w)},X(w),p>0&&` (${P(y)})`)))}return{node:a,sql:o,draw:c}}async function ht(e,t){try{await navigator.clipboard.writeText(e),z(t,{seconds:4})}catch{z(`Copy this: ${e}`,{seconds:60})}}
var TN={added:"new: in the test only",deleted:"gone: in the control only",increased:"called more often",decreased:"called less often",unchanged:"called equally often"},ON="q is the false discovery rat\
e: of all rows with a q this small, at most this share is expected to be noise";function bl(e){if(e.q_value===null)return e.among?.[0]>=4?"Cannot judge: rows of the device were lost.":"Cannot judge: e\
ach side needs at least 4 samples.";if(e.too_few&&!Ps(e))return e.test_counts>0?"It is new: no test is needed.":"It is gone: no test is needed.";if(e.too_few&&e.among){let[n,s]=e.among;return`${k(n)} \
steps are too few to judge this row among ${k(s)} rows.`}let t=`q = ${Bt(dr(e))}, p = ${Bt(e.p_value)}`;return e.significance==="cannot_judge"?`Cannot judge: two recordings of one program may differ s\
o, too (${t}).`:e.significance==="no_difference_found"?`No difference found (${t}).`:`${e.significance==="slower"?"Slower":"Faster"} (${t}).`}function _f(e){return e.calls==="fact"?`calls: ${k(e.control_calls)}\
 → ${k(e.test_calls)} in every step`:["more","fewer"].includes(e.calls)?`${e.calls} calls per step (q = ${Bt(e.calls_q_value)})`:""}var MN=({row:e,of:t})=>{let n=typeof e.control_median=="number"&&typeof e.
test_median=="number",s=(a,r,i,c,d=[])=>l("tr",{},l("th",{scope:"row"},a),[r,i,c].map((u,f)=>l("td",{class:`num${f===2?" strong":""}`,title:d[f]??null},u))),o=(a,r,i,c=ba(r,i))=>s(a,v(r),v(i),X(c),[A(
r),A(i),ie(c)]);return vt("detail-table",null,["","Control","Test","Δ"],[s("Calls",k(e.control_counts),k(e.test_counts),Ce(e.diff_counts)),o("Total",e.control_total_duration,e.test_total_duration,e.diff_duration),
o("Per step",t("control_per_step"),t("test_per_step"),t("diff_per_step")),o("Per call",t("control_per_call"),t("test_per_call"),t("diff_per_call")),e.control_self_duration!==null&&o("Self, total",e.control_self_duration,
e.test_self_duration,t("diff_self_duration")),n&&o("Median of steps",e.control_median,e.test_median),n&&o("Quartile spread",e.control_spread,e.test_spread)])};function AN(e){return e.replaces?`${e.name}\

probably replaces ${e.replaces.name}
(${bf[e.replaces.rule]??e.replaces.rule})`:e.aliases?[e.name,...cr(e)].join(`
`):e.name}function s0({onClear:e,href:t,tree:n,timeline:s,onRanks:o,onTable:a}){let r=l("div",{class:"op-panel-body"}),i=l("aside",{class:"op-panel","aria-label":"Selected operation",hidden:!0},l("div",
{class:"op-panel-head"},l("h2",{},"Selected operation"),Y("close","Close (Escape)",e)),r),c=null;function d(u){let{row:f}=u,{replaces:h}=f,m=_f(f);return[l("p",{class:"mono full-name"},l("bdi",{},f.name)),
l("p",{class:"muted small"},f.category,f.kind&&` · ${f.kind.toLowerCase()}`,` · ${TN[f.change]}`),h&&l("div",{class:"small op-replaces"},l("p",{},"probably replaces"),l("p",{class:"mono full-name"},
l("bdi",{},h.name)),l("p",{class:"muted"},`${bf[h.rule]??h.rule}${h.operator?`: ${h.operator}`:""}`,h.input_dims&&l("span",{class:"mono"},` ${h.input_dims}`))),f.aliases&&l("div",{class:"small op-repl\
aces"},l("p",{},h?"all kernels that are gone or new":f.category==="python_function"?"one Python function, whose line or folder differs":"one call or copy under several names; each name is on one side \
only"),cr(f).map(p=>l("p",{class:"mono full-name"},l("bdi",{},p)))),f.significance&&l("p",{class:"small"},bl(f),m&&` ${m[0].toUpperCase()}${m.slice(1)}.`),MN(u),l("p",{class:"op-actions"},t?.(f)&&l("a",
{href:t(f)},"Open this operation"),s?.(f)&&l("a",{href:s(f)},"Show in the timeline"),n?.(f)&&l("a",{href:n(f)},"Where in the tree"),a&&x("Show in the table",a,{class:"link-button"}),o&&x("Show its ran\
ks and steps",o,{class:"link-button"}),x("Copy the name",()=>ht(f.name,"Name copied."),{class:"link-button"}))]}return{node:i,isOpen:()=>!i.hidden,draw(u,f=null){if(u===c&&f===null)return;c=u;let h=i.
hidden;i.hidden=u===null&&f===null,document.body.toggleAttribute("data-panel",!i.hidden),_(r,i.hidden?null:f??d(u)),(h||f)&&(r.scrollTop=0)},unmount(){document.body.removeAttribute("data-panel"),i.remove()}}}
var CN=60,Xk=100,RN={added:["+","new"],deleted:["−","gone"],increased:["▲","called more often"],decreased:["▼","called less often"],unchanged:["","called equally often"]},gf=[["change","±","New\
, gone, called more often, called less often","c-change"],["name","Operation","Name in the trace","c-name"],["category","Category","Category of the event","c-category"],["control_counts","Control","Ca\
lls in the control","num c-count side-a"],["test_counts","Test","Calls in the test","num c-count side-b"],["diff_counts","Δ","Change of the number of calls, test − control","num c-count"],["control\
_total_duration","Control","Duration in the control","num c-time side-a"],["test_total_duration","Test","Duration in the test","num c-time side-b"],["diff_duration","Δ","Change of the duration, test \
− control","num c-time c-diff"],["diff_percent","Δ %","Change of the duration relative to the control","num c-percent"],["q_value","Certainty",`Is the row slower or faster, or is the change noise? \
Judged by the times shown, all rows together: slower or faster where q < 0.05. ${ON}`,"c-real"],...yf],kf=String(gf.length-yf.length),LN={slower:["▲","slower"],faster:["▼","faster"],no_difference_found:[
"","no difference found"],cannot_judge:["","cannot judge"]},NN=(e,t)=>Ps(e)?["","too few steps"]:e.too_few?["",e.test_counts>0?"is new":"is gone"]:LN[t]??["",t],o0={diff_counts:"abs_diff_counts",diff_duration:"\
abs_diff_duration"};function PN(e,t,n){let s=o0[e],o=qo(e);return s?t===s?[e,"desc"]:t!==e?[s,"desc"]:n==="desc"?[e,"asc"]:[s,"desc"]:t===e?[e,n==="asc"?"desc":"asc"]:[e,o]}function a0(e){let{from:t,to:n}=e.
window,[s,o]=e.window.isLong()?[Math.max(0,t-Xk),Math.min(e.rows.length,n+Xk)]:[t,n];for(let a=s;a<o;a+=1)if(!e.rows[a]){e.events.onWant(s,o);return}}function r0(e){let t=!1;for(let[n,s]of e.window.nodes)
s.dataset.hole!==void 0&&e.rows[n]?(e.window.nodes.set(n,i0(e,n)),t=!0):e.rows[n]&&e.fit.refit(s,e.rows[n]);t&&e.window.put(),a0(e)}function IN(e){return l("tr",{hidden:e===0},l("td",{colspan:kf,class:"\
muted"},`${k(e)} more: the report and the CSV have all rows.`))}function DN(e){let t=e.rows.findIndex(n=>!n);return t<0?e.rows.length:t}function i0(e,t){let n=e.rows[t];return l("tr",{"aria-rowindex":String(
t+3),data:{index:t},class:`${t%2?"odd":""}${n.noise?" noise":""}`,tabindex:t===e.window.active?"0":"-1","aria-selected":String(n.key===e.selected)},YN(n,e.unit,e.largest,BN(e,n)),e.work&&EN(n,s=>_l(s,
e.unit)))}function qN(e,t){return l("tr",{"aria-rowindex":String(t+3),data:{index:t,hole:""},"aria-busy":"true",tabindex:t===e.window.active?"0":"-1"},l("td",{colspan:kf,class:"muted"},"…"))}function BN(e,t){
return l("a",{href:e.events.href(t.row),class:"op-link",tabindex:"-1"},t.row.replaces&&l("span",{class:"folded"},l("span",{"aria-hidden":"true"},"⇄ "),l("span",{class:"visually-hidden"},"probable re\
placement: ")),t.row.aliases&&!t.row.replaces&&l("span",{class:"folded"},l("span",{"aria-hidden":"true"},"≡ "),l("span",{class:"visually-hidden"},"several names: ")),e.fit.draw(t))}function FN(e,t){
let n=t.target.closest("tr[data-index]");n&&t.target.closest(".op-link")?!t.ctrlKey&&!t.metaKey&&!t.shiftKey&&e.events.onOpen(e.rows[Number(n.dataset.index)].key):n&&e.rows[n.dataset.index]&&getSelection().
isCollapsed&&(e.window.activate(Number(n.dataset.index),!0),e.events.onSelect(e.rows[e.window.active].key))}function jN(e,t){let{active:n,nodes:s}=e.window,o=e.window.placeOf(t.key);if(o!==void 0&&!t.
altKey&&!t.metaKey)t.preventDefault(),e.window.activate(o,!0);else if((t.key==="Enter"||t.key===" ")&&!t.target.closest(".op-link")&&e.rows[n])t.preventDefault(),e.events.onSelect(e.rows[n].key);else if(t.
key==="ArrowRight"||t.key==="ArrowLeft"){t.preventDefault();let a=s.get(n);(t.key==="ArrowRight"?a?.querySelector(".op-link"):a)?.focus({preventScroll:!0})}}function WN(e,t){e.groups[1].textContent=e.
unit==="per_step"||e.unit==="percent"?"Calls per step":"Calls",e.groups[2].textContent=`${e.self?"Self time":"Duration"}, ${t}`,e.groups[2].title=e.self?"Of host operations, without the calls inside t\
hem; of device work, all of it":"",e.groups[4].textContent=`Device time, ${t}`,e.table.querySelectorAll(":is(col, thead th).c-work").forEach(n=>{n.hidden=!e.work});for(let[n,{cell:s,mark:o}]of e.heads){
let a=e.sort===n||(o0[n]??"")===e.sort;a?s.setAttribute("aria-sort",e.order==="asc"?"ascending":"descending"):s.removeAttribute("aria-sort");let r=e.order==="asc"?"↑":"↓";o.textContent=a?e.sort===
n?` ${r}`:` |${r}|`:""}}function HN(e,t){let n=e.revision!==t.revision;({rows:e.rows,unit:e.unit,self:e.self,sort:e.sort,order:e.order,selected:e.selected,revision:e.revision}=t),e.work=t.work===!0,
e.table.toggleAttribute("data-work",e.work),e.largest=wf(e.rows),e.table.setAttribute("aria-rowcount",String(e.rows.length+3)),e.table.toggleAttribute("data-unjudged",!t.judged),e.fit.setRows(e.rows),
WN(e,t.unitName),_(e.foot,t.totals.map(([o,a])=>QN(o,a,e.unit,e.self,e.work)));let s=e.rows.findIndex(o=>o?.key===e.selected);n&&e.window.begin(Math.max(0,s)),e.opened||(e.opened=!0,e.node.setAttribute(
"data-late",""),je().then(je).then(()=>e.node.removeAttribute("data-late"))),e.window.draw(!0),s>=0&&n&&e.window.reveal(s)}function UN(e,t,n,s){e.rows=t,e.table.toggleAttribute("data-unjudged",!s),e.fit.
addRows(e.rows,n),wf(n)>e.largest?(e.largest=wf(n),e.window.draw(!0)):r0(e)}function zN(e,t){let n=t!==e.selected;e.selected=t;for(let o of e.body.querySelectorAll("tr[data-index]"))o.setAttribute("ar\
ia-selected",String(t!==""&&e.rows[Number(o.dataset.index)]?.key===t));let s=e.rows.findIndex(o=>o?.key===t);s>=0&&n&&e.window.activate(s)}function KN(e){e.observer.disconnect(),e.stopPrinting(),e.window.
unmount()}function GN(e){e.groups=[l("td",{colspan:"3"}),l("th",{colspan:"3",scope:"colgroup"}),l("th",{colspan:"4",scope:"colgroup"}),l("td"),l("th",{colspan:"2",scope:"colgroup",class:"c-work"})],e.
head=l("thead",{},l("tr",{class:"head-groups"},e.groups),l("tr",{},gf.map(([t,n,s,o])=>{let a=l("span",{class:"sort-mark","aria-hidden":"true"}),r=l("th",{scope:"col",class:o},l("button",{type:"button",
title:s,on:{click:()=>e.events.onSort(...PN(t,e.sort,e.order))}},n,a));return e.heads.set(t,{cell:r,mark:a}),r}))),e.body=l("tbody"),e.foot=l("tfoot"),e.table=l("table",{class:"ops",role:"grid","aria-\
label":"All operations"},l("colgroup",{},gf.map(([,,,t])=>l("col",{class:t}))),e.head,e.body,e.foot),e.node=l("div",{class:"table-scroll",tabindex:"-1"},e.table),e.window=ro({node:e.node,body:e.body,covers:[
e.head,e.foot],least:CN,columns:()=>Number(kf),count:()=>e.rows.length,make:t=>e.rows[t]?i0(e,t):qN(e,t),drawn:()=>a0(e),paper:{count:()=>DN(e),rest:IN}})}function l0(e){let t={events:e,heads:new Map,
rows:[],unit:"total",sort:"",order:"",self:!1,work:!1,revision:"",selected:null,largest:0,opened:!1};return t.stopPrinting=Ys(()=>t.fit.measure()),GN(t),t.fit=$N(t.heads.get("name").cell),t.body.addEventListener(
"click",n=>FN(t,n)),t.body.addEventListener("keydown",n=>jN(t,n)),t.observer=new ResizeObserver(()=>t.fit.measure()&&r0(t)),t.observer.observe(t.heads.get("name").cell),{node:t.node,focus:()=>t.window.
activate(t.window.active,!0),draw:n=>HN(t,n),add:(n,s,o)=>UN(t,n,s,o),select:n=>zN(t,n),unmount:()=>KN(t)}}function c0(e,t){return t==="percent"?[W(e),W(e)]:[v(e),A(e)]}function _l(e,t){if(t!=="percen\
t")return[X(e),ie(e)];let n=e===null?D:`${P(e)}-points`;return[P(e),n]}var wf=e=>e.reduce((t,n)=>Math.max(t,Math.abs(n.diff??0)),0);function yl(e,t,n){let[s,o]=c0(e,t);return l("td",{class:n,title:o},
s)}function YN(e,t,n,s){let{row:o}=e,[a,r]=RN[o.change]??["",o.change],[i,c]=_l(e.diff,t),d=n>0?Math.abs(e.diff??0)/n:0;return[l("td",{class:`c-change change-${o.change}`,title:r},l("span",{"aria-hidd\
en":"true"},a),l("span",{class:"visually-hidden"},r)),l("th",{scope:"row",class:"c-name mono",title:AN(o)},s),l("td",{class:"c-category",title:o.kind?`${o.category}, ${o.kind}`:o.category},o.category),
l("td",{class:"num c-count"},k(e.controlCount)),l("td",{class:"num c-count"},k(e.testCount)),l("td",{class:`num c-count ${te(e.diffCount)}${o.calls==="fact"?" strong":""}`,title:_f(o)||null},Ce(e.diffCount)),
yl(o.control_counts>0?e.control:null,t,"num c-time"),yl(o.test_counts>0?e.test:null,t,"num c-time"),l("td",{class:`num c-time c-diff ${te(e.diff)}`,title:c,css:{"--share":`${(100*d).toFixed(1)}%`}},i),
l("td",{class:`num c-percent ${te(e.percent??e.diff)}`},e.birth||P(e.percent)),VN(e)]}function VN({row:e,verdict:t}){if(t===""||t===null)return l("td",{class:"c-real muted"});let[n,s]=NN(e,t),o=t==="s\
lower"||t==="faster";return l("td",{class:`c-real ${o?t==="slower"?"more":"less":"muted"}`,title:`${bl(e)}${e.q_value===null?"":` Median of the steps ${v(e.control_median)} → ${v(e.test_median)}.`}`},
l("span",{"aria-hidden":"true"},n&&`${n} `),s,o&&l("span",{class:"q"},` ${Uh(dr(e))}`))}var Zk=e=>l("td",{class:"num c-count",title:k(e)},k(e)),JN={host:"Host, sum",device:"Device, sum"};function QN(e,t,n,s,o){
let[a,r]=_l(t.diff,n);return l("tr",{data:{part:e}},l("td",{class:"c-change"}),l("th",{scope:"row",class:"c-name",title:e==="device"?"Kernels, copies and memsets; overlapping work counts in full":s?"S\
elf times do not count nested calls twice":"Host operations nest: the time of a call also counts in its caller"},JN[e]),l("td",{class:"c-category"}),Zk(t.controlCount),Zk(t.testCount),l("td",{class:`n\
um c-count ${te(t.diffCount)}`},Ce(t.diffCount)),yl(t.control,n,"num c-time"),yl(t.test,n,"num c-time"),l("td",{class:`num c-time ${te(t.diff)}`,title:r},a),l("td",{class:`num c-percent ${te(t.percent??
t.diff)}`},t.birth||P(t.percent)),l("td",{class:"c-real"}),o&&l("td",{class:"c-work",colspan:"2"}))}function d0(e){let{row:t,verdict:n}=e,s={no_difference_found:!t.too_few,cannot_judge:t.q_value!==null,
slower:!0,faster:!0}[n];return[t.replaces&&`probably replaces ${t.replaces.name}`,...t.aliases?cr(t):[],Ps(t)?"too few steps to judge":s&&`${n.replaceAll("_"," ")}, q = ${Bt(dr(t))}`,_f(t)].filter(Boolean)}
function XN(e,t,n){let{row:s}=e,o=i=>c0(i,t)[0],a=e.birth||P(e.percent),r=n&&s.kind==="";return[r?`${s.category}, self time`:s.category,`control ${o(e.control)}`,`test ${o(e.test)}`,`Δ ${_l(e.diff,t)[0]}\
 (${a})`,`calls ${k(e.controlCount)} → ${k(e.testCount)}`,...t!=="total"||r?[`total ${v(s.control_total_duration)} → ${v(s.test_total_duration)}, ${X(s.diff_duration)}`]:[],...d0(e)]}function ZN(e){
return[e.row.category,`control ${k(e.controlCount)}`,`test ${k(e.testCount)}`,`Δ ${Ce(e.diffCount)}${e.birth?` (${e.birth})`:""}`,...d0(e)]}var u0=e=>({key:e.key,name:wl(e.row),noise:e.noise,mark:e.row.
replaces?"⇄ ":e.row.aliases?"≡ ":""});function f0(e,t,n,s){return{kind:t==="percent"?"percent":"time",heading:n?`self time, ${Ro(t,s)}`:Ro(t,s),rows:e.map(o=>({...u0(o),control:o.control,test:o.test,
diff:o.diff,lines:XN(o,t,n)}))}}function h0(e,t){return{kind:"count",heading:t==="per_step"||t==="percent"?"per step":"total",rows:e.map(n=>({...u0(n),control:n.controlCount,test:n.testCount,diff:n.diffCount,
lines:ZN(n)}))}}function eP({row_count:e,verdict:{verdict:t},ops_diff:n,changed_rows:s}){return e>0&&["unchanged","not_certain"].includes(t)&&s!==null&&s.slower+s.faster===0&&n.added+n.deleted+n.increased+
n.decreased===0}var m0=(e,t)=>eP(e)&&["No difference found in any of these rows, neither in time nor in the number of calls. ",x("Draw the bars anyway",t,{class:"link-button"})];function kl(){let e=null,
t=()=>e.tooMany?{text:`Bundle: ${e.tooMany}`,disabled:!0}:{text:"Bundle",href:e.bundle,download:`${e.name}.tracediff`,note:"Both sets and this view as one file, for another tracediff",title:"To see th\
is page, drop it on another tracediff, or open it with tracediff open"};return{node:Nr("Share",()=>[{text:"Copy link",run:()=>ht(location.href,"Link copied."),note:"For people who can reach this serve\
r"},{text:"Report",href:e.report,download:`${e.name}.html`,note:"This comparison as one HTML file, without a server"},t()],{text:"Share"}),set(s){e=s}}}var vf=8,Ef=["control","test","Δ","Δ %"],xf={key:"",operators:null},g0=(e,t,n=t-e)=>ao([e,t],kt,{diff:n,cls:"",percent:e>0?P(_a(e,n)):t>0?"new":""});function tP(e,t){let{operator:n,control_per_step:s,
test_per_step:o,diff_per_step:a}=t;return l("tr",{},l("th",{scope:"row"},n===null?l("span",{class:"muted"},"in no operator"):l("a",{href:e.href({name:n,category:"cpu_op"}),class:"mono",title:n},l("bdi",
{},n))),ut(`${k(t.control_counts)} → ${k(t.test_counts)}`),g0(s,o,a))}function Mf(e,{rows:t,count:n}){_(e.body,vt("operators-table",null,["Operator","launched, in all",...Ef],t.slice(0,e.all?void 0:
vf).map(s=>tP(e,s)))),e.more.hidden=e.all||t.length<=vf,_(e.more,!e.more.hidden&&x(t.length<n?`Show ${k(t.length)} of ${k(n)}`:`Show all ${k(n)}`,()=>{e.all=!0,Mf(e,{rows:t,count:n}),e.body.querySelectorAll(
"tbody tr")[vf].querySelector("a")?.focus()},{class:"link-button"}))}async function nP(e,t){e.request?.abort(),e.request=new AbortController,e.asked=t,e.all=!1,_(e.body,l("p",{class:"muted"},"Looking \
for the operators …")),_(e.more);let n=new URLSearchParams(t);Object.entries({operators:"auto",diagnosis:"false",limit:"0"}).forEach(([s,o])=>n.set(s,o));try{let{operators:s}=xf.key===t?xf:await e.send(
n,{signal:e.request.signal});xf={key:t,operators:s},e.asked===t&&s?Mf(e,s):e.asked===t&&_(e.body,l("p",{class:"muted"},"Loading the operators took too long."))}catch(s){e.asked===t&&s.name!=="AbortErr\
or"&&_(e.body,l("p",{class:"muted"},`No operators: ${s.message}`))}}function sP(e,t,n){e.node.hidden=!(e.send?n.recorded.few_shared_kernels:n.operators),!e.node.hidden&&!e.send?Mf(e,n.operators):!e.node.
hidden&&e.node.open&&t!==e.asked&&nP(e,t)}function w0(e,t){let n={href:e,send:t,all:!1,asked:"",request:null};n.body=l("div",{class:"scroll-x operators-body"}),n.more=l("p",{class:"related-more"});let s=Oe(
"Device time by operator");return n.node=l("details",{class:"card rank-steps operators",hidden:!0,"aria-label":"Device time by operator"},l("summary",{},l("h2",{},"Device time by operator"),l("span",{
class:"muted rank-summary"},"The sides have other kernels: what their operators take.")),l("div",{class:"chart-tools"},s.node),l("p",{class:"muted small"},"Less than half of the kernel time is in kern\
els that both sides have, so this table compares operators. Times are means per step of the device work that each operator launches, without those it calls, and are not tested. Largest change first."),
n.body,n.more),{node:n.node,sql:s,draw:(o,a)=>sP(n,o,a),stop:()=>n.request?.abort()}}var $f=20,oP=4,vl=e=>e===null?"–":J(e,0,e<1?3:e<100?1:0),yo=(e,t,n)=>e[`control_${t}`]===null&&e[`test_${t}`]===null?
"":`${n(e[`control_${t}`])} → ${n(e[`test_${t}`])}`;function y0(){let e=l("span",{class:"muted rank-summary"}),t=Oe("Device time by class of work"),n=jn("Classes of work"),s=jn("Shapes of products, \
convolutions and attention"),o=l("details",{class:"card rank-steps work-classes",hidden:!0},l("summary",{},l("h2",{},"Classes of work"),e),l("div",{class:"chart-tools"},t.node),l("p",{class:"muted sma\
ll"},"The class of device work follows from the operators that launched it, else from the names of kernels; other: nothing says what it is. Times are sums of durations, and are not tested."),n,s),a=!0,
r=[1,1],i=w=>a?[w.control_per_step,w.test_per_step]:[w.control_total_duration,w.test_total_duration],c=w=>["control","test"].map((y,b)=>k(w[`${y}_counts`]/(a?r[b]:1))).join(" → "),d=w=>[ut(c(w)),g0(
...i(w))],u=w=>w===null?"–":`${vl(w)} %`,f=w=>w.control_fastest_peak_pctg===w.control_peak_pctg&&w.test_fastest_peak_pctg===w.test_peak_pctg?null:`${yo(w,"fastest_peak_pctg",u)} of the fastest arith\
metic for these numbers, such as TF32`,h=w=>[ut(yo(w,"tflops_per_s",vl)),ut(yo(w,"peak_pctg",u),f(w)),ut(yo(w,"gb_per_s_at_least",xn)),ut(yo(w,"flops_per_byte_at_most",vl))],m=["TFLOP/s","of peak","ba\
ndwidth, at least","FLOPs per byte, at most"];function p(w){_(n,vt("operators-table",null,["Class","device rows",...Ef,"share",...m],w.map(y=>l("tr",{},l("th",{scope:"row"},y.class),d(y),ut(yo(y,"shar\
e",b=>`${vl(b)} %`)),h(y)))))}function g(w){let y=[...w].sort((b,E)=>Math.max(...i(E))-Math.max(...i(b)));s.hidden=w.length===0,_(s,vt("operators-table",null,[w.length>$f?`Shapes: the ${$f} that take \
longest`:"Shapes","calls",...Ef,...m],y.slice(0,$f).map(b=>l("tr",{},l("th",{scope:"row",title:`${b.operator} ${b.shapes}`},l("bdi",{class:"mono"},b.operator)," ",l("span",{class:"mono small"},b.shapes.
replaceAll(",[]",""))," ",l("span",{class:"muted"},b.dtype)),d(b),h(b)))))}return{node:o,sql:t,draw(w,y,b){o.hidden=!w,w&&(a=b!=="total",r=[y.control.samples,y.test.samples],e.textContent=w.classes.slice(
0,oP).map(E=>`${E.class} ${i(E).map(v).join(" → ")}`).join(", "),p(w.classes),g(w.shapes))}}}var aP={pytorch:"PyTorch",cuda_runtime:"CUDA runtime",cuda_driver:"CUDA driver",cupti:"CUPTI",hip_runtime:"\
HIP runtime",hip_driver:"HIP driver",roctracer:"roctracer",nccl:"NCCL",schema:"Trace schema"},Tf="not stated",Sf=(e,t,n)=>s=>{let o=s[e]===null?Tf:s[e]?"on":"off";return s[t]?`${o}; there are ${n}`:o},
b0=(e,t)=>e.length===0?"none":e.length===t.length?le(e):`${le(e)} of ${le(t)}`,Of=e=>e.shared_kernel_time===null?"no kernels":W(100*e.shared_kernel_time),rP=(e,t)=>t.any?"every file as one step":t.pseudo_steps>
0&&t.steps.length===0?"none: whole files":b0(t.steps,t.all_steps),iP=[{text:"GPU",of:e=>e.devices.join(", ")},{text:"World size",of:e=>String(e.world_size??"")},{text:"Ranks",of:(e,t)=>b0(t.ranks,t.all_ranks)},
{text:"Steps",of:rP,key:(e,t)=>t.steps.length},{text:"with_stack",of:Sf("with_stack","python_rows","Python rows"),key:e=>e.python_rows},{text:"record_shapes",of:Sf("record_shapes","input_shapes","inpu\
t shapes"),key:e=>e.input_shapes},{text:"profile_memory",of:Sf("profile_memory"),key:e=>e.profile_memory},...Object.entries(aP).map(([e,t])=>({text:t,of:n=>n.versions[e]??"",optional:!0})),{text:"Kern\
el time in shared names",of:Of,key:()=>null}];function lP(e){return iP.map(({text:t,of:n,key:s,optional:o})=>{let a=d=>["control","test"].map(u=>d(e.recorded[u],e[u])),[r,i]=a(n),c=s?a(s):[r||null,i||
null];return{text:t,control:r||Tf,test:i||Tf,left:o&&r===""&&i==="",differs:c.every(d=>d!==null)&&c[0]!==c[1]}}).filter(({left:t})=>!t)}function cP(e,t){let n=t.filter(i=>i.differs).map(i=>i.text),{control:s,
test:o}=e.recorded,a=n.length===0?"Both sides state the same.":`Different: ${n.join(", ")}.`,r=s.shared_kernel_time===null||o.shared_kernel_time===null?"":` Kernels that both sides have take ${Of(s)} \
of the kernel time in the control, ${Of(o)} in the test.`;return a+r}function _0(){let e=l("span",{class:"muted rank-summary"}),t=jn("How both sides were recorded");return{node:l("details",{class:"car\
d rank-steps recorded"},l("summary",{},l("h2",{},"Recorded")," ",e),t),draw(s){let o=lP(s);e.textContent=cP(s,o),_(t,l("table",{class:"recorded-table"},l("caption",{class:"visually-hidden"},"How both \
sides were recorded"),l("thead",{},l("tr",{},l("td"),l("th",{scope:"col",class:"control-text"},"Control"),l("th",{scope:"col",class:"test-text"},"Test"))),l("tbody",{},o.map(a=>l("tr",{class:a.differs?
"differs":""},l("th",{scope:"row"},a.text),l("td",{},a.control),l("td",{},a.test,a.differs&&l("span",{class:"visually-hidden"}," (differs)")))))))}}}var p0=(e,t,n)=>t.length<2||e.length===t.length?"":
`${n} ${le(e)}`,dP=({significant:e})=>e?`only rows that are ${e===!0?"slower or faster":e} (q < 0.05)`:"";function xl(e,t=""){let n=u=>{let{label:f,ranks:h,all_ranks:m,steps:p,all_steps:g,samples:w}=e[u];
return`${u}: ${f} (${[p0(h,m,"ranks"),p0(p,g,"steps"),$(w,"sample")].filter(Boolean).join(", ")})`},{selection:s}=e,{q:o,exclude:a,category:r,change:i,device_type:c}=s,d=[c==="CPU"?"host only":c==="GP\
U"?"device only":"",o&&`names with “${o}”`,r.join(", "),i&&`${i} only`,dP(s),...a.map(u=>`without ${u}`)].filter(Boolean).join("; ");return[`${n("control")} → ${n("test")}`,[t,t&&d,`made ${me(new Date().
toISOString())}`].filter(Boolean).join(" · ")]}var k0={abs_diff_duration:"largest change of duration",abs_diff_counts:"largest change of calls",diff_duration:"change of duration",diff_counts:"change of calls",diff_percent:"relative change",control_total_duration:"\
duration in the control",test_total_duration:"duration in the test",control_counts:"calls in the control",test_counts:"calls in the test",q_value:"certainty of the change",name:"name",category:"catego\
ry",change:"group",more_work:"more work",slower_work:"slower work"},Ua=e=>`tracediff-${Re(e.control.label)}-${Re(e.test.label)}`;function uP(e){let t=R("top"),n=R("sort"),s=ye([],i=>e({top:Number(i)}),
{id:t}),o=ye(Object.entries(k0),i=>e({sort:i,order:qo(i)}),{id:n}),a=l("span",{class:"muted small"});return{node:l("div",{class:"chart-bar"},l("label",{for:t},"Charts: first"),s,l("label",{for:n},"by"),
o,a),draw(i,c){let d=[...new Set([..._m,i.top])].sort((u,f)=>u-f);_(s,d.map(u=>l("option",{value:String(u),selected:u===i.top},String(u))));for(let u of o.options){let f=k0[u.value];u.textContent=c?f.
replace("duration","self time"):f}o.value=i.sort},drawRest(i,c){a.textContent=i>c?`${k(c)} of ${k(i)} rows are drawn; the table has all`:""}}}function fP(e){let t=l("span",{class:"muted"}),n=t0(e),s=l(
"a",{class:"button",title:"All rows, in the order of the table"},"CSV"),o=l("a",{class:"button",title:"Everything on this page, as the API returns it"},"JSON"),a=kl();return{title:l("h3",{},"All rows ",
t),node:l("div",{class:"verdict-actions"},a.node),files:[s,o],work:n.node,workNote:n.note,draw(r,i,c,d){n.draw(r);let{row_count:u,rows_before_filters:f}=i,h=r.fold?i.replacements.length:0;t.textContent=
(u===f?k(u):`${k(u)} of ${k(f)}`)+(h>0?`, ${$(h,"pair")} folded`:""),s.href=zo(bc(r,c,d,"csv")),o.href=zo(bc(r,c,d,"json")),a.set({name:Ua(i),bundle:Cr(Rm(r)),report:Ar(Cm(r,c,d))}),s.download=`${Ua(i)}\
.csv`,o.download=`${Ua(i)}.json`}}}function hP(e,{unit:t,self:n,item:s,ofHost:o},a){let r=(i,c,d)=>i.set(xt(c,e,d));r(a.table.sql,hl(e,t,n)),r(a.durations.sql,hl(e,t,n,e.top)),r(a.counts.sql,hl(e,t,n,
e.top),{chart:"bars",x:"name",y:"control_counts",y2:"test_counts"}),r(a.fall.chart.sql,o?fk(e):dk(e)),r(a.classes.sql,_k(e)),r(a.replacements.sql,ik(e)),r(a.operators.sql,xk(e)),r(a.ranks.heat.sql,e.heat!==
"op"?ck(e):s?af(e,s.row):null)}function T0(e,t,n){let{histogram:s,points:o,heat:a,numbers:r,related:i,work:c,booked:d}=n;d.sql.set(xt(wk(e,t,t.launches===void 0),e)),r.sql.set(xt(pk(e,t),e)),i.sql.set(
xt(gk(e,t),e)),c.sql.set(xt(bk(e,t),e)),s.sql.set(xt(mk(e,t),e,{chart:"histogram",x:"dur",by:"side"}));for(let u of[o,a])u.sql.set(xt(af(e,t),e))}var O0=e=>e.some(t=>t.verdict!=="cannot_judge"&&!t.row.
too_few);function v0({state:e,answer:t}){let n=e.unit||dc(t);return n==="percent"&&!uc(t)?dc(t):n}function M0(e,t,n){let s=e.shownPair==="";e.shownPair!==ce(e.state).toString()&&A0(e),mP(e,t,n),gP(e),
e.late+=1;let o=e.late;s&&(history.state?.scroll>0||location.hash!=="")?x0(e,t,n):je().then(()=>!e.dead&&o===e.late&&e.answerKey===e.wantedKey&&x0(e,t,n))}function A0(e){let{state:t,answer:n,why:s,parts:o}=e,
{open:a}=t;e.shownPair=ce(t).toString();let r=JSON.stringify([e.shownPair,e.answerKey,a,s?.note,On(t)]);r!==e.shownCard&&(e.shownCard=r,o.verdict.draw(n,s,{narrowed:On(t),open:a}),o.stepStrip.draw(t,e.
shownPair,n,e.why?.diagnosis))}function x0(e,t,n){let{state:s,answer:o,answerKey:a,why:r,parts:i}=e,c=Ua(o),d=o.waterfall??r?.waterfall??null;A0(e),i.recorded.draw(o),i.details.draw(s,{...o,waterfall:d},
r,{revision:`${a}${d===null}`,file:c,caption:xl(o)}),i.operators.draw(ce(s).toString(),o),i.classes.draw(r?.classes,o,t),i.replacements.draw(o,t==="per_step"||t==="percent"),i.exportBar.draw(s,o,t,n);
let u=e.view.items.find(f=>f?.key===s.op);i.ranks.draw(o,s.heat,c,a,u?{name:u.row.name,query:os({...s,row:u.key}).toString()}:null),hP(s,{unit:t,self:n,item:u,ofHost:Jh(d)},{...i,fall:i.details,table:{
sql:i.sql}})}function mP(e,t,n){let{state:s,answer:o,answerKey:a,parts:r}=e,i=JSON.stringify([a,t]),c=JSON.stringify([i,s.top,e.noiseOf===a,s.hide]);if(e.view?.answer!==o||e.view.order!==i){let d=fc(o,
e.pages.rows(),t,{self:n});e.view={answer:o,order:i,unit:t,self:n,items:d},r.noRows.hidden=d.length>0,C0(e,t,d),r.table.draw({rows:d,totals:lm(o,t,{self:n}),unit:t,self:n,unitName:Ro(t,o),sort:s.sort,
order:s.order,selected:s.op,revision:i,judged:O0(d),work:s.work})}e.view.chartKey!==c&&(e.view.chartKey=c,wP(e,c),_(r.paperHead,xl(o,$(o.row_count,"row")).map(d=>l("p",{},d))))}function pP(e){let{state:t,
answer:n,view:s,parts:o}=e;if(e.dead||!n||e.answerKey!==e.wantedKey||s?.answer!==n)return;let{items:a,unit:r,self:i}=s,c=[],d=[];e.pages.rows().forEach((f,h)=>{a[h]||(c.push(h),d.push(f))});let u=fc(n,
d,r,{self:i});u.forEach((f,h)=>{a[c[h]]=f}),C0(e,r,a),o.table.add(a,u,O0(a)),t.op!==""&&!e.shownItem&&M0(e,r,i)}function gP(e){let{state:t,parts:n,pages:s}=e,o=t.op===""?-1:s.placeOf(t.op),a=e.view.items[o]??
null,r=a?.key??"";if(e.shownItem=a,n.counts.select(r),n.durations.select(r),n.table.select(r),o===void 0){s.find(t.op);return}n.detail.draw(a,a||t.op===""?null:[l("p",{},"The filters hide the selected\
 row, or these ranks and steps do not have it."),l("p",{},x("Clear the filters",()=>e.change({q:"",category:[],change:"",exclude:Tt,device_type:"ALL",significant:""})))]),e.revealing&&(e.revealing=!1,
a&&n.revealRow())}function C0({answer:e,parts:{remark:t},change:n},s,o){let a=e.control.samples,r=e.test.samples,i=o.find(u=>u&&Ps(u.row)&&u.row.among)?.row;t.hidden=a===r&&!i;let c=i&&`${k(i.among[0])}\
 steps are too few to judge some of the ${k(i.among[1])} rows: these say “too few steps”. `;if(a===r){_(t,c);return}let d=s==="total"?"totals cannot be compared directly.":s==="per_call"?"totals w\
ould mislead.":"calls and durations are shown per step.";_(t,c,`The sides have ${k(a)} and ${$(r,"sample")} (a sample is one step of one rank), so ${d} `,s==="total"?x("Show per step",()=>n({unit:""}),
{class:"link-button"}):x("Show totals",()=>n({unit:"total"}),{class:"link-button"}))}function wP(e,t){let{state:n,answer:s,answerKey:o,parts:a,view:{items:r,unit:i,self:c,order:d}}=e,u=rm(r,n.top),f=xl(
s,`first ${k(u.length)} of ${$(s.row_count,"row")}`),h=()=>e.noiseOf!==o&&m0(s,()=>{e.noiseOf=o,e.render()}),m={file:Ua(s),revision:t,zoom:`${d}${n.top}`,caption:f,hidden:n.hide};a.durations.draw({...m,
...f0(u,i,c,s),empty:h(),range:n.zoom_time}),a.counts.draw({...m,...h0(u,i),empty:h(),range:n.zoom_calls}),a.chartBar.drawRest(r.length,u.length)}var yP=40,bP={ALL:"All",CPU:"Host",GPU:"Device"},_P={ALL:"\
Host and device events, annotations too",CPU:"Events of the host",GPU:"Kernels, copies and memsets"},kP=[["total","Total"],["per_step","Per step"],["per_call","Per call"],["percent","% of step"]],vP=[
["total","Inclusive","Inclusive time: a call with all the calls inside it"],["self","Self","Self time: a host call without the calls inside it, so one wait is not counted in every caller. Device work \
does not nest"]],xP={added:["+","new","In the test only"],deleted:["−","gone","In the control only"],increased:["▲","more","Called more often in the test"],decreased:["▼","fewer","Called less of\
ten in the test"],unchanged:["","same","Same number of calls; the time may differ"]},$P={slower:["▲","slower","Rows that are slower, judged by the time shown (q < 0.05)"],faster:["▼","faster","Row\
s that are faster, judged by the time shown (q < 0.05)"],true:["","either","Rows that are slower or faster, judged by the time shown (q < 0.05)"]};function bo(e,t,n){let s=l("input",{type:"checkbox",on:{
change:()=>n(s.checked)}});return{input:s,node:l("label",{class:"check",title:t},s,e)}}function SP(e,t){let n=t&&{...t.ops_diff,"":km.reduce((o,a)=>o+t.ops_diff[a],0)};e.groups.draw(e.state.change,n);
let s=t?.changed_rows;e.times.draw(e.state.significant,s&&{...s,true:s.slower+s.faster}),e.times.node.hidden=e.state.significant===""&&t?.verdict.verdict==="cannot_judge"}function EP(e){return e.search.
input.focus(),e.search.input.select(),document.activeElement===e.search.input}function TP(e,t,n,s){e.state=t,e.device.press(e.state.device_type),e.units.press(s),e.measures.press(Lo(e.state)?"self":"t\
otal"),e.units.buttons.get("percent").disabled=n?!uc(n):!1,e.search.draw(e.state.q),e.short.input.checked=e.state.use_short_name,e.merge.input.checked=e.state.merge_addresses,e.merge.node.hidden=e.state.
merge_addresses&&!n?.rows.some(r=>r.name.includes("0x…")),e.aliases.input.checked=e.state.aliases;let o=n?.rows.filter(r=>r.aliases)??[],a=({category:r})=>r==="python_function";e.aliases.node.hidden=
e.state.aliases&&o.every(a),e.lines.input.checked=e.state.merge_lines,e.lines.node.hidden=e.state.merge_lines&&!o.some(a),e.cut.input.checked=e.state.cut_overlaps,e.cut.node.hidden=!e.state.cut_overlaps&&
!n?.comparability.some(({kind:r})=>r==="formats_differ"),e.quiet.setAttribute("aria-pressed",String($l(e.state.exclude))),e.quiet.textContent=$l(e.state.exclude)?"steps and waits are hidden":"hide ste\
ps and waits",e.categories.draw(e.state.category,n?.categories??[]),e.exclude.draw(e.state.exclude),e.fold.input.checked=e.state.fold,e.fold.node.hidden=n?.replacements.length===0,SP(e,n),e.clear.hidden=
e.state.q===""&&e.state.category.length===0&&e.state.change===""&&e.state.significant===""&&e.state.device_type==="ALL"&&e.state.exclude.every(r=>Tt.includes(r))}function OP(e){let t={state:null};t.device=
Te("Device type",vm.map(o=>[o,bP[o],_P[o]]),o=>e({device_type:o})),t.units=Te("Unit of the durations",kP,o=>e({unit:o})),t.measures=Te("Time of host operations, shown and judged",vP,o=>e({measure:o})),
t.search=MP(e),t.short=bo("Short names","Names without templates and parameters; operations with the same short name are summed",o=>e({use_short_name:o,op:""})),t.merge=bo("Merge addresses","Host oper\
ations whose names differ only by a memory address become one row (0x…)",o=>e({merge_addresses:o,op:""})),t.aliases=bo("Join CUDA and HIP names","A call or copy with one name in CUDA and another in \
HIP becomes one row if each name is on one side only; the row shows all names",o=>e({aliases:o,op:""})),t.lines=bo("Join moved Python functions","A Python function whose line moved, or whose file lies\
 in another folder, becomes one row; its details have all names",o=>e({merge_lines:o,op:""})),t.cut=bo("Cut overlapping rows","A row of the device ends where the next one of its stream begins, as Perf\
etto’s files have it",o=>e({cut_overlaps:o})),t.quiet=l("button",{type:"button",class:"group",title:`Hide or show the rows of the steps themselves and of calls that only wait: ${Tt.join(", ")}`,on:{
click:()=>e({exclude:[...$l(t.state.exclude)?[]:Tt,...t.state.exclude.filter(o=>!Tt.includes(o))]})}}),t.categories=AP(o=>e({category:o})),t.exclude=CP(o=>e({exclude:o})),t.fold=bo("Fold replacements",
"A kernel that is gone and its probable replacement become one row, marked ⇄ and named after what launches them",o=>e({fold:o})),t.groups=$0("Calls","Groups by the change of the number of calls",{"":[
"","all","All groups. The groups count names; a name that occurs in two categories has two rows"],...xP},o=>e({change:o})),t.times=$0("Time","Groups by the change of the time",$P,o=>e({significant:o})),
t.clear=x("Clear the filters",()=>e({q:"",category:[],change:"",exclude:Tt,device_type:"ALL",significant:""}),{class:"link-button"});let n=l("details",{class:"menu"},l("summary",{},"Names"),l("div",{class:"\
menu-body"},[t.fold,t.short,t.merge,t.aliases,t.lines,t.cut].map(({node:o})=>o),t.exclude.node));return R0(n),{node:l("section",{class:"card filters","aria-label":"Filters"},l("div",{class:"filter-row"},
t.search.node,t.categories.node,t.device.node,t.units.node,t.measures.node,n),l("div",{class:"filter-row"},t.groups.node,t.times.node,t.quiet,t.exclude.chips,t.clear)),focusSearch:()=>EP(t),draw:(o,a,r)=>TP(
t,o,a,r)}}function MP(e){let t=R("search"),n=!1,s=Ee(yP,r=>{e({q:r},{replace:n}),n=!0}),o=l("input",{id:t,type:"search",placeholder:"Search names  ( / )",autocomplete:"off",spellcheck:"false",on:{input:()=>s(
o.value),focus:()=>{n=!1},keydown:r=>{r.key==="Escape"&&o.value!==""&&(r.preventDefault(),o.value="",s(""))}}});return{node:l("div",{class:"search"},l("label",{for:t,class:"visually-hidden"},"Search n\
ames"),o),input:o,draw(r){(document.activeElement!==o||r==="")&&(o.value=r)}}}function AP(e){let t=l("summary"),n=l("div",{class:"menu-body"}),s=l("details",{class:"menu"},t,n);R0(s);let o="";function a(r,i){
let c=JSON.stringify([r,i]);if(c===o)return;o=c,t.textContent=r.length===0?"All categories":r.length===1?r[0]:$(r.length,"category","categories");let d=[...i];for(let u of r)d.some(f=>f.category===u)||
d.push({category:u,rows:0});Fe(n,()=>_(n,d.map(({category:u,rows:f})=>{let h=l("input",{type:"checkbox",value:u,data:{category:u},checked:r.includes(u),on:{change:()=>e(h.checked?[...r,u]:r.filter(m=>m!==
u))}});return l("label",{class:"check"},h,l("span",{},u),l("span",{class:"muted num"},k(f)))}),r.length>0&&x("All categories",()=>e([]),{class:"link-button"})),"category")}return{node:s,draw:a}}function R0(e){
e.addEventListener("toggle",()=>{if(!e.open)return;let t=n=>{(!e.isConnected||!e.contains(n.target))&&(e.open=!1,document.removeEventListener("pointerdown",t))};document.addEventListener("pointerdown",
t)})}var $l=e=>Tt.every(t=>e.includes(t));function CP(e){let t=R("exclude"),n=[],s=l("input",{id:t,type:"text",placeholder:"Leave out names like aten::*",autocomplete:"off",spellcheck:"false",on:{keydown:r=>{
let i=s.value.trim();r.key==="Enter"&&i!==""&&!n.includes(i)&&(s.value="",e([...n,i]))}}}),o=l("span",{class:"chips"});return{node:l("div",{class:"exclude"},l("label",{for:t,class:"visually-hidden"},"\
Leave out names like"),s),chips:o,draw(r){n=r,_(o,n.filter(i=>!$l(n)||!Tt.includes(i)).map(i=>l("span",{class:"chip mono"},`not ${i}`,Y("close",`Show ${i} again`,()=>e(n.filter(c=>c!==i))))))}}}function $0(e,t,n,s){
let o=new Map,a="",r=([c,[d,u,f]])=>{let h=l("span",{class:"group-count"},"–"),m=l("button",{type:"button",class:`group change-${c||"all"}`,title:f,"aria-pressed":"false",data:{change:c||"all"},on:{
click:()=>s(a===c?"":c)}},d&&l("span",{class:"mark","aria-hidden":"true"},d),u," ",h);return o.set(c,{b:m,count:h}),m};return{node:l("div",{class:"groups",role:"group","aria-label":t},l("span",{class:"\
muted","aria-hidden":"true"},`${e}:`),Object.entries(n).map(r)),draw(c,d){a=c;for(let[u,{b:f,count:h}]of o)f.setAttribute("aria-pressed",String(u===c)),d&&(h.textContent=k(d[u]),f.toggleAttribute("dat\
a-empty",d[u]===0))}}}function RP(e){let t=new Map,n=[],s=(o,a)=>{n.includes(o)!==a&&e(a?[...n,o]:n.filter(r=>r!==o))};return{toggle:s,add(o,a){return t.set(o,a),a.addEventListener("toggle",()=>s(o,a.
open)),a},draw(o){let a=n;n=o,t.forEach((r,i)=>{o.includes(i)!==a.includes(i)&&(r.open=o.includes(i))})}}}var S0=e=>e==="all"?"":e,LP=e=>vs({...cl,what:"memory",lines:[],set:e.control,test:e.test,set_ranks:S0(
e.control_ranks),test_ranks:S0(e.test_ranks),set_marker:e.control_marker,test_marker:e.test_marker,set_marker_until:e.control_marker_until,test_marker_until:e.test_marker_until,cut_overlaps:e.cut_overlaps?
"true":""},Kt);function NP(e){let{change:t}=e;function n(s,o=e.parts.table.node){let{parts:a,state:r}=e,i=a.detail.node.contains(document.activeElement),c=s===r.op?"":s??"",d=o.getBoundingClientRect().
top;t({op:c},{replace:!0}),window.scrollBy(0,o.getBoundingClientRect().top-d);let u=e.view?.items.find(f=>f?.key===c);u?B(`${u.row.name} is selected.`):i&&a.table.focus()}return{select:n,keepSelected:s=>s!==
e.state.op&&n(s),opPageOf:({id:s,name:o,category:a})=>Ge({...e.state,heat:"",row:s??qe(o,a)}),revealRow(){e.parts.table.node.closest(".table-card").scrollIntoView({block:"start"}),e.parts.table.focus()},
showRanks(){t({heat:"op"},{replace:!0});let{node:s}=e.parts.ranks;s.scrollIntoView({block:"start"}),s.querySelector("summary").focus({preventScroll:!0})}}}var E0=(e,t,{name:n,zoom:s,...o})=>hg({...o,onSelect:a=>t(
a,e.parts[n].node),onHide:a=>e.change({hide:a},{replace:!0}),onZoom:a=>a!==e.state[s]&&e.change({[s]:a},{replace:!0})});function PP(e,{exportBar:t,stepStrip:n,details:s,folds:o,opPageOf:a}){let{change:r}=e;
return yy({actions:t.node,below:[n.node,o.add("details",s.node)],links:{page:i=>`${a(i)}#booked`,tree:()=>ct(dt(e.state)),timeline:i=>(i&&$i(e.state,i))??Rt(e.state)},on:{widen:()=>r(Tn),marker:r,cut:i=>r(
{cut_overlaps:i}),clock:()=>r({equal_clock:!e.state.equal_clock}),isCorrected:()=>e.state.equal_clock,fold:o.toggle}})}function IP(e){let{change:t,context:{go:n}}=e,s=NP(e),{select:o,opPageOf:a}=s,r=fP(
t),i=RP(f=>t({open:f},{replace:!0})),c=_y(LP),d=ey(n),u={...s,exportBar:r,folds:i,details:c,stepStrip:d,sql:Oe("All rows"),sides:go(t,{compact:!0}),verdict:PP(e,{exportBar:r,stepStrip:d,details:c,folds:i,
opPageOf:a}),recorded:_0(),operators:w0(a,ue),ranks:dy(f=>t({heat:f},{replace:!0}),{timeline:(...f)=>xi(e.state,...f),go:n}),classes:y0(),replacements:n0(a),filters:OP(t),counts:E0(e,o,{name:"counts",
zoom:"zoom_calls",id:"chart-counts",title:"Ops count comparison",file:"ops-count"}),durations:E0(e,o,{name:"durations",zoom:"zoom_time",id:"chart-durations",title:"Ops duration comparison",file:"ops-d\
uration"}),table:l0({onSort:(f,h)=>t({sort:f,order:h}),onSelect:o,href:a,onOpen:s.keepSelected,onWant:e.pages.want}),detail:s0({onClear:()=>o(""),href:a,onRanks:s.showRanks,onTable:s.revealRow,tree:f=>rw(
e.state,f),timeline:f=>so(e.state,f)}),remark:l("p",{class:"remark",hidden:!0}),noRows:l("p",{class:"muted chart-message",hidden:!0},"No row passes the filters."),chartBar:uP(t),message:l("div",{class:"\
message"}),heading:l("h1",{class:"visually-hidden"},"Compare"),paperHead:l("div",{class:"paper-only"})};return u.charts=[c.chart,u.ranks.heat,u.counts,u.durations],["operators","classes","recorded","r\
eplacements"].forEach(f=>i.add(f,u[f].node)),u}var DP=({exportBar:e,...t})=>l("div",{class:"results"},t.verdict.node,t.filters.node,t.remark,t.chartBar.node,l("div",{class:"charts"},t.durations.node,t.
counts.node),l("section",{class:"card table-card","aria-label":"All rows"},l("div",{class:"chart-head"},e.title,l("div",{class:"chart-tools"},e.work,t.sql.node,e.files)),t.table.node,t.noRows,e.workNote),
t.ranks.node,t.operators.node,t.classes.node,t.recorded.node,t.replacements.node);function qP(e,t){let n=t.narrowed&&/rank|step|selected/.test(e.code),s=/marker/.test(e.code);return Se(e,"This compari\
son is not possible",n&&x("Use all ranks and steps",t.all,{class:"primary"}),s&&x("Without marker",t.unmarked,{class:"primary"}),!n&&!s&&x("Try again",t.again,{class:"primary"})," ",Hn())}var BP=["op",
"heat","open","hide","zoom_time","zoom_calls"],Af=null,$s={path:"/compare",name:"Compare",read:Be,mount:HP};function FP(e){let t=Be(location.search),n={context:e,state:t,sets:null,answer:null,answerKey:"",
wantedKey:"",why:e.newPair?lu(t):Af,view:null,shownCard:"",shownPair:"",noiseOf:"",shownItem:null,revealing:t.op!=="",dead:!1,late:0,render:()=>gn(n),change(s,{replace:o=!1}={}){let a=Object.keys(s).every(
r=>BP.includes(r));return!n.dead&&e.go(ot({...n.state,...!a&&{zoom_time:"",zoom_calls:""},...s}),{replace:o})}};return n.askServer=ab(t,n.why),n.pages=nb(()=>pP(n)),n}function jP({state:e,sets:t,answer:n,
parts:s,context:o}){let a=i=>An(i,e,t,n),r=e.control&&e.test?`${a("control")} → ${a("test")} · Compare`:"Compare";s.heading.textContent=r,o.setTitle(r)}async function WP(e,t){let n=e.why,s=n.late===
!0&&await ob(t,n);s!==!1&&e.why===n&&(e.why={key:n.key,...s?cu(s):{diagnosis:[],note:""}},Af=s&&e.why,gn(e))}function L0(e,t){let{state:n,question:s,pages:o,results:a}=e;e.wantedKey=t,a.dataset.stale=
"";let r=ce(n).toString();s.ask(i=>e.askServer(t,n,e.why,i),i=>{e.answer=i,e.answerKey=t,o.start(t,i,n.op),e.why?.key!==r?(e.why={key:r,...cu(i)},Af=e.why):e.why.late&&je().then(()=>WP(e,t)),B(i.row_count===
1?"One row.":`${k(i.row_count)} rows.`),s.say(null),delete a.dataset.stale,gn(e)},i=>{e.answer=null,e.answerKey="",o.stop(),s.say(qP(i,{narrowed:On(e.state),all:()=>e.change(Tn),again:()=>L0(e,e.wantedKey),
unmarked:()=>e.change(Xt())})),delete a.dataset.stale,gn(e)})}function gn(e){if(e.dead)return;jP(e);let{state:t,parts:n,question:s}=e,o=t.control!==""&&t.test!=="",a=Lo(t),r=iu(t);o?r!==e.wantedKey&&(e.
answer||s.say(null),L0(e,r)):(s.drop(),e.wantedKey="",e.answer=null,n.detail.draw(null),s.say(lo("Choose a control and a test",e.sets,"Pick two sets above, or on the ")));let{answer:i}=e;n.folds.draw(
t.open),n.sides.draw(t,e.sets,i),e.results.toggleAttribute("data-skeleton",o&&!i),n.filters.draw(t,i,i?v0(e):t.unit||"total"),n.chartBar.draw(t,a),i?o&&e.answerKey===e.wantedKey&&M0(e,v0(e),a):n.detail.
draw(null)}function HP(e,t){let n=globalThis.firstComparison!==void 0,s=FP(t);s.parts=IP(s);let{parts:o}=s;s.results=DP(o),s.question=He({context:t,results:s.results,message:o.message}),e.append(l("di\
v",{class:"page compare-page"},o.heading,o.paperHead,o.sides.node,o.message,s.results),o.detail.node);let a=Me(()=>{o.charts.forEach(r=>r.retheme()),o.stepStrip.redraw()});return gn(s),n?je().then(()=>ft(
s,gn)):ft(s,gn),{keys:{search:()=>o.filters.focusSearch(),enter:()=>o.table.focus(),control:()=>o.sides.choose("control"),test:()=>o.sides.choose("test"),close:()=>o.detail.isOpen()&&o.select("")},update(r){
s.state=Be(r),s.why=t.newPair?lu(s.state):s.why,gn(s),ft(s,gn),s.answer&&s.wantedKey===s.answerKey&&t.settled()},unmount(){s.dead=!0,[o.details,o.stepStrip,o.operators].forEach(r=>r.stop()),s.question.
unmount(),s.pages.stop(),a(),o.charts.forEach(r=>r.unmount()),o.table.unmount(),o.detail.unmount()}}}var N0=2,B0=e=>e.filter(({counts:t})=>t>0).sort((t,n)=>n.total_duration/n.counts-t.total_duration/t.counts)[0];async function UP(e,t,{name:n,category:s},o){let a=new URLSearchParams(t);return a.set("n\
ame",n),o||a.set("category",s),(await Or(e,a)).rows[0]}async function zP(e,{names:t,marked:n,shortNames:s},o){let{rank:a,span:r,step_number:i}=o,c=new URLSearchParams({rank:a,span:r,order:"duration",limit:"\
1"});i!==null&&c.set("step",i),Object.entries(n).forEach(([b,E])=>c.set(b,E)),s&&c.set("use_short_name","true");let[d,u,{file_list:f}]=await Promise.all([Promise.all(t.map(b=>UP(e,c,b,s))),zs(e,n),en(
e)]),[h]=d.filter(Boolean).sort((b,E)=>E.duration-b.duration);if(!h)throw new Error("The timeline of this step has no such call.");let m=f.filter(b=>b.rank===a).find(b=>b.span===r);if(!m||m.trace_bytes===
null)throw new Error("The trace of this call is not kept.");if(m.raw_bytes>Fd)throw new Error("The trace is too large for a browser: download it for Perfetto’s trace_processor.");let p=i===null?m.first_event_ns:
u.find(b=>b.rank===a&&b.span===r&&b.step_number===i).start_ns,g=m.metadata?.baseTimeNanoseconds,w=BigInt(p)-(Number.isFinite(g)?BigInt(g):0n),y=b=>w+BigInt(Math.round(1e3*b));return{file:m,start:y(h.start-
N0*h.duration),end:y(h.start+(1+N0)*h.duration)}}function KP(e,t,n,s){let o=zP(e.id,t,B0(n));return o.catch(()=>{}),jd({title:`${e.label}: ${t.name}, longest call of a slow step`,at:()=>o,fileName:"tr\
ace.json.gz",load:async a=>{let{file:r}=await o;return Rr(e.id,r.number,"",{signal:a,onProgress:s})}})}function Cf(e,t,n,s){return l("tr",{},l("th",{scope:"row",title:s},e),un(t.control_per_step,kt),un(
t.test_per_step,kt),gs(t.diff_per_step,kt),n&&(t.itself?[t.itself,t.below].map(o=>gs(o.diff_per_step,kt,"")):[l("td"),l("td")]))}var P0=(e,t)=>({diff_per_step:e.reduce((n,s)=>n+s[t].diff_per_step,0)}),
GP=(e,t)=>vt("number-table","Booked in the steps, by part",["","Control","Test","Δ",...t?["Δ self","Δ below"]:[]],[e.parts.map(n=>Cf($t(n.part),n,t)),e.parts.length>1&&Cf("Together",{...e,itself:P0(
e.parts,"itself"),below:P0(e.parts,"below")},t),e.with_others&&Cf("With other device work of its call",e.with_others,t,"The call launches other device work on the other side; all of it is booked toget\
her, on the call")]),YP=(e,t)=>e?`The part of a ${t} that passes in its calls, in calls inside them, and in the device work that they launch. Each moment of a ${t} is booked once.`:`The part of a ${t}\
 that passes while it runs. Each moment of a ${t} is booked once, also if several rows run.`,VP="Nothing is booked on it: other work runs at the same time, or it is outside the steps.";function JP(){let e=Oe(
"Booked in the steps"),t=jn("Booked in the steps, by part"),n=l("p",{class:"muted small"}),s=l("section",{class:"card op-booked",id:"booked",tabindex:"-1","aria-label":"Booked in the steps",hidden:!0},
l("div",{class:"chart-head"},l("h2",{},"Booked in the steps"),l("div",{class:"chart-tools"},e.node)),n,t);return{node:s,sql:e,draw(o){let{booked:a}=o,r=o.launches!==void 0;if(s.hidden=a===null,a===null)
return;let i=a.parts.length===0&&a.with_others===null;n.textContent=i?VP:YP(r,nt(o)?"recording":"step"),_(t,!i&&GP(a,r))}}}var F0=["","Control","Test","Δ","Δ %"],QP=[["mean","Mean"],["std","Standard\
 deviation"],["min","Shortest"],["25%","25 %"],["50%","Median"],["75%","75 %"],["95%","95 %"],["99%","99 %"],["max","Longest"]];function Pf(e){let{control:t,test:n}=e.calls,s={control_counts:t.count,test_counts:n.
count,control_total_duration:t.total,test_total_duration:n.total},o=$n(s,"per_step",e);return{row:s,counts:[t.count,n.count],callsPerStep:[o.controlCount,o.testCount],total:[t.total,n.total],perStep:[
o.control,o.test],perCall:[t["50%"],n["50%"]],birth:o.birth}}function Rf(e,t,[n,s],o,a,r){let i=ba(n,s),c=r==="new"?"new":r==="gone"?"gone":P(_a(n,i));return l("div",{class:"tile",title:t},l("p",{class:"\
tile-title"},e),l("p",{class:"tile-values"},l("span",{class:"control-text"},r==="new"?D:o(n)),l("span",{class:"arrow","aria-label":"to"}," → "),l("span",{class:"test-text"},r==="gone"?D:o(s))),l("p",
{class:`tile-change ${te(i??(r==="new"?1:-1))}`},i===null?c:`${a(i)} (${c})`))}function XP(e,t){let n=Pf(e);return[l("p",{class:"muted op-verdict"},t?bl(t):" "),l("div",{class:"tiles"},Rf("Time per s\
tep","Total duration divided by the number of samples (rank × step)",n.perStep,v,X,n.birth),Rf("Calls per step","Number of calls divided by the number of samples (rank × step)",n.callsPerStep,k,Ce,n.
birth),Rf("Median of a call","The median of all calls; the mean is below",n.perCall,v,X,n.birth))]}var Ol=(e,t,n,s)=>l("tr",{},l("th",{scope:"row",title:s},e),ao(t,n)),Sl=(e,t,n)=>Ol(e,t,kt,n);function ZP(e,t){
if(!(t?.control?.step>0)||!(t?.test?.step>0))return null;let{control:n,test:s}=$n(Pf(e).row,"percent",{...e,step_time:t}),o=nt(e)?"recording":"step time";return Ol(`Share of the ${o}`,[n,s],{show:W,diff:a=>P(
a).replace("%","pp")},`Change in percentage points. Time per step divided by the ${o}; overlapping work counts in full`)}function e2(e,{stepTime:t,row:n}){let s=Pf(e),o=r=>l("tr",{class:"group-row"},l(
"th",{colspan:"5",scope:"colgroup"},r)),a=r=>[e.calls.control[r],e.calls.test[r]];return vt("number-table","Numbers of this operation",F0,[o("All calls"),Ol("Calls",s.counts,oo),Ol("Calls per step",s.
callsPerStep,oo),Sl("Total",s.total),Sl("Per step",s.perStep),n?.control_self_duration!==null&&n?.control_self_duration!==void 0&&Sl("Self time per step",["control","test"].map(r=>Ns(n,`${r}_self_per_\
step`,e)),"Without the calls inside it"),ZP(e,t)],[o("A single call"),QP.map(([r,i])=>Sl(i,a(r)))])}function t2(){let e=l("div",{class:"card op-head"}),t=Oe("Numbers"),n=jn("Numbers of this operation"),
s=l("section",{class:"card op-table-card","aria-label":"Numbers"},l("div",{class:"chart-head"},l("h2",{},"Numbers"),l("div",{class:"chart-tools"},t.node)),n);return{head:e,table:s,sql:t,draw(o,a){e.classList.
toggle("noise",a.row?.significance==="no_difference_found"),_(e,XP(o,a.row)),_(n,e2(o,a))}}}var I0=.8,n2=/^aten::.*(mm|linear|conv|attention)/,Lf={control:"set",test:"test"};function s2(e,t,n){let s=Object.
values(Lf).map(d=>e[d].by_operator.find(({operator:u})=>u===t));if(s.includes(void 0))return null;let o=s.map(d=>d.flops_per_step),a=s.map(d=>d.device_time_per_step),r=Object.values(Lf).map(d=>e[d].unknown.
find(({operator:u})=>u===t)?.device_time??0),c=s.every((d,u)=>d.calls>=I0*n[u]&&d.device_time>=I0*(d.device_time+r[u]))&&o[0]>0?a[0]*(o[1]/o[0]-1):null;return{flops:o,device:a,speed:s.map(d=>d.tflops_per_s),
calls:s.map(d=>d.calls),more:c,slower:c===null?null:a[1]-a[0]-c}}var D0=e=>{let t=new URLSearchParams({set:e.control,test:e.test,...e.cut_overlaps&&{cut_overlaps:"true"}});for(let[n,s]of Object.entries(
Lf))for(let o of["ranks","steps","marker","marker_until"]){let a=e[`${n}_${o}`];a&&a!=="all"&&t.set(`${s}_${o}`,a)}return t};function El(e,[t,n],s,o,a){let r=t===null||n===null?null:n-t;return l("tr",
{},l("th",{scope:"row"},e),[t,n].map(i=>l("td",{class:"num",title:a?.(i)},s(i))),l("td",{class:"num strong"},r===null?"":o(r)),l("td",{class:"num"},t>0&&r!==null?P(100*r/t):""))}var q0=(e,t,n)=>l("tr",
{},l("th",{scope:"row",title:t},e),l("td"),l("td"),gs(n,kt),l("td")),o2=e=>e===null?D:`${qt(1e12*e)}FLOP/s`,a2=e=>`${Yn(1e12*e)}FLOP/s`;function r2(e,t){return vt("number-table","Work of this operator\
, per step",F0,[El("FLOPs per step",e.flops,qt,Yn),El("Device time per step",e.device,v,X,A),e.more!==null&&[q0("due to more work","The time that the change of FLOPs would take at the speed of the con\
trol",e.more),q0("due to slower work","The rest: each FLOP takes more time, or less",e.slower)],El("Achieved",e.speed,o2,a2),e.calls.some((n,s)=>n!==t[s])&&El("Calls with known FLOPs",e.calls,k,Ce)])}
function i2(){let e=l("div",{class:"op-work-body"}),t=Oe("Work"),n=l("section",{class:"card op-table-card op-work","aria-label":"Work",hidden:!0},l("div",{class:"chart-head"},l("h2",{},"Work"),l("div",
{class:"chart-tools"},t.node)),e),s="",o=null,a=r=>_(e,l("p",{class:"muted small op-work-none"},r));return{node:n,sql:t,async draw(r,i){let c=i.category==="cpu_op"&&n2.test(i.name)&&!r.use_short_name&&
r.control!==""&&r.test!=="";n.hidden=!c;let d=c?`${D0(r)} ${i.name}`:"";if(d===s||(o?.abort(),o=new AbortController,s=d,!c))return;a("Looking for its FLOPs …");let u=[i.calls.control.count,i.calls.test.
count];try{let f=await Ln("work",D0(r),{signal:o.signal});if(s!==d)return;let h=s2(f,i.name,u);h?_(e,jn("Work of this operator",r2(h,u))):a("Its FLOPs are not known on both sides, or they count for th\
e operator around it.")}catch{s===d&&(a("Its FLOPs could not be loaded."),s="")}},stop:()=>o?.abort()}}var Tl=12;function j0(e,t){let{answer:n}=t,s=n.launches!==void 0;e.shown!==t.revision&&(e.shown=t.
revision,e.all=!1),e.units.press(t.unit),e.title.textContent=s?"Launches":"Launched by",e.node.setAttribute("aria-label",e.title.textContent),e.explained.textContent=s?"Kernels, copies and memsets tha\
t its calls launched, including those of nested calls. Largest change first.":"The operators that launched it, with their input shapes where the trace has them. Largest change first.";let o=s?n.launches:
n.launched_by;_(e.body,o.length===0?l2(s):c2(e,o,t,s)),_(e.more,o.length>Tl&&!e.all&&x(`Show all ${k(o.length)}`,()=>{e.all=!0,j0(e,t),e.body.querySelectorAll("tbody tr")[Tl].querySelector("a")?.focus()},
{class:"link-button"})),e.more.hidden=o.length<=Tl||e.all}function l2(e){return l("p",{class:"muted chart-message"},e?"Its calls launch no device work.":"The trace does not say what launched it.")}function c2(e,t,n,s){
let o=t.some(a=>a.shapes!==null);return l("table",{class:"related-table"},l("thead",{},l("tr",{},l("th",{scope:"col"},s?"Device work":"Operator"),o&&l("th",{scope:"col"},"Input shapes"),["Control","Te\
st","Δ"].map(a=>l("th",{scope:"col",class:"num wide-only",title:`Calls, ${a}`},l("span",{class:"th-group"},"calls "),a)),["Control","Test","Δ","Δ %"].map(a=>l("th",{scope:"col",class:a==="Control"||
a==="Test"?"num roomy-only":"num",title:`Device time, ${a}`},l("span",{class:"th-group"},"time "),a)))),l("tbody",{},t.slice(0,e.all?void 0:Tl).map(a=>d2(e,a,n,o))))}function d2(e,t,{answer:n,unit:s},o){
let{control:a,test:r,diff:i,controlCount:c,testCount:d,diffCount:u,birth:f,percent:h}=$n(t,s,n),m=f||P(h);return l("tr",{},l("th",{scope:"row",class:"related-name mono"},t.name===""?l("span",{class:"m\
uted"},"unknown launch"):l("a",{href:e.events.href(t),title:t.name},l("bdi",{},t.name)),l("span",{class:"related-category muted"},` ${t.category??""}`)),o&&l("td",{class:"shapes mono",title:t.shapes},
t.shapes??"–"),un(c,oo,"wide-only"),un(d,oo,"wide-only"),gs(u,oo,"wide-only"),un(t.control_counts>0?a:null,kt,"roomy-only"),un(t.test_counts>0?r:null,kt,"roomy-only"),gs(i,kt),ut(m,null,te(i)))}function u2(e){
let t={events:e,all:!1,shown:""};t.title=l("h2"),t.explained=l("p",{class:"muted small"});let n=Oe("What launches it, or what it launches");return t.units=Te("Unit of this table",[["total","Total"],["\
per_step","Per step"]],e.onUnit),t.body=l("div",{class:"scroll-x"}),t.more=l("p",{class:"related-more"}),t.node=l("section",{class:"card related"},l("div",{class:"chart-head"},t.title,l("div",{class:"\
chart-tools"},t.units.node,n.node)),t.explained,t.body,t.more),{node:t.node,sql:n,draw:s=>j0(t,s)}}function f2(){let e=l("div",{class:"stacks"}),t=l("section",{class:"card stack-card","aria-label":"Ca\
ll stack"},l("div",{class:"chart-head"},l("h2",{},"Call stack")),l("p",{class:"muted small"},"The calls around the first launch, outermost first, each with its change per step."),e);function n(o,a){return l(
"ol",{class:"stack"},o.map((r,i)=>{let c=a(r);return l("li",{css:{"--depth":String(Math.min(i,24))}},l("span",{class:"mono frame-name",title:r.category},c?l("a",{href:c.href},l("bdi",{},r.name)):l("bd\
i",{},r.name)),c&&c.diff!==null&&l("span",{class:`num frame-diff ${te(c.diff)}`},X(c.diff)))}))}let s=(o,a)=>o.name===a.name&&o.category===a.category;return{node:t,draw(o,a){let{control:r,test:i}=o;if(t.
hidden=r.length===0&&i.length===0,t.hidden)return;let c=(u,f)=>f.length>0&&l("div",{},l("h3",{class:`${u}-text`},u==="control"?"Control":"Test"),n(f,a)),d=r.length===i.length&&r.every((u,f)=>s(u,i[f]));
_(e,d?l("div",{},l("h3",{},"The same in control and test"),n(i,a)):[c("control",r),c("test",i)])}}}var W0={duration:["duration in the step",e=>e.total_duration,"time"],calls:["calls in the step",e=>e.
counts,"count"],per_call:["duration per call",e=>e.counts>0?e.total_duration/e.counts:null,"time"]},If={path:"/compare/op",name:"Operation",read:Fs,mount:$2};function za(e,t,{replace:n=!1}={}){e.context.
go(Ge({...e.state,...t}),{replace:n})}function h2(e){let t=a=>An(a,e.state,e.sets,e.answer),n=`${t("control")} → ${t("test")}`,s=e.answer?.name===""?"(no name)":e.answer?.name??"Operation";e.context.
setTitle(`${s.slice(0,80)} · ${n}`),_(e.heading,l("bdi",{},s)),_(e.about,e.answer?.category??"",e.answer?.kind?` · ${e.answer.kind.toLowerCase()}`:"",e.state.use_short_name&&" · short name: all oper\
ations of this name together",e.answer?.category==="python_function"&&e.answer.aliases&&l("span",{class:"mono full-name"},` · ${e.answer.aliases.map(({side:a,name:r})=>`${a} ${r}`).join(", ")}`));let o={
...Be(""),...H0(e),op:e.state.row};_(e.crumb,l("a",{href:e.context.lastCompare(ce(e.state))??ot(o)},`← ${n}`))}function Nf(e,t,n){return xi(e.state,t,n,e.answer)}function H0(e){let{row:t,unit:n,bins:s,
heat:o,...a}=e.state;return a}function U0(e,t){e.wantedKey=t,e.question.ask(n=>Er(t,{signal:n}),n=>{e.answer=n,e.answerRow=new URLSearchParams(t).get("row"),e.question.say(null),B(`${n.name}: ${v(n.calls.
control.total)} to ${v(n.calls.test.total)}.`),Ss(e)},n=>{e.answer=null,e.question.say(p2(e,n)),Ss(e)})}async function m2(e,t){e.pairRequest?.abort(),e.pairRequest=new AbortController,e.pair={key:t,answer:null};
try{let n=new URLSearchParams(t);n.set("significance","true"),n.set("diagnosis","false");let s=await ue(n,{signal:e.pairRequest.signal});if(e.dead||e.pair.key!==t)return;e.pair.answer=s,e.pair.byKey=im(
s),Ss(e)}catch{}}function p2(e,t){let n=t.code==="unknown_operation",s=On(e.state);return Se({code:t.code,message:n?"Neither side has an operation of this name and category in the selected ranks and s\
teps.":t.message},n?"This operation does not occur":"This operation cannot be shown",s&&x("Use all ranks and steps",()=>za(e,Tn),{class:"primary"}),!s&&!n&&x("Try again",()=>U0(e,os(e.state).toString()),
{class:"primary"})," ",l("a",{href:ot({...Be(""),...H0(e)})},"All operations of this comparison"))}function Ss(e){if(e.dead)return;h2(e);let t=e.state.control!==""&&e.state.test!==""&&e.state.row!=="",
n=os(e.state).toString();t?n!==e.wantedKey&&(e.answer&&e.answerRow!==e.state.row&&(e.answer=null),e.question.say(null),U0(e,n)):(e.question.drop(),e.wantedKey="",e.question.say(l("div",{class:"empty"},
l("h2",{},"No operation is chosen"),l("p",{},"Choose one on the ",l("a",{href:H("/compare")},"Compare page"),"."))));let s=ce({...e.state,use_short_name:!1}).toString();t&&s!==e.pair.key&&m2(e,s),e.parts.
sides.draw(e.state,e.sets,e.answer),e.results.toggleAttribute("data-skeleton",t&&!e.answer),e.answer&&g2(e)}function g2(e){let t=e.state.unit||(e.answer.control.samples===e.answer.test.samples?"total":
"per_step"),n=`tracediff-${Re(e.answer.control.label)}-${Re(e.answer.test.label)}-${Re(e.answer.name)}`,s=e.wantedKey,o=e.state.use_short_name?void 0:hc(e.pair.byKey?.get(Po(e.answer.name,e.answer.category)),
!1);e.parts.numbers.draw(e.answer,{stepTime:e.pair.answer?.step_time,row:o}),_2(e,n,s),k2(e,n,s),e.parts.booked.draw(e.answer),e.parts.work.draw(e.state,e.answer),T0(e.state,e.answer,e.parts),e.parts.
related.draw({answer:e.answer,unit:t,revision:s}),e.parts.stack.draw(e.answer.stack,(...a)=>b2(e,...a)),_(e.actions,x("Copy the name",()=>ht(e.answer.name,"Name copied."),{class:"link-button"}),x("Cop\
y link",()=>ht(location.href,"Link copied."),{class:"link-button"}),l("a",{href:so(e.state,e.answer)},"Show in the timeline"),l("a",{href:Xm(os(e.state)),download:`${n}.json`},"JSON"),["control","test"].
map(a=>y2(e,a)))}var w2=(e,t)=>e.answer.aliases?.filter(n=>n.side===t)??[{name:e.answer.name,category:e.answer.category}];function y2(e,t){let n=e.sets&&ne(e.sets,e.state[t]);if(!n||B0(e.answer.samples[t])===
void 0)return null;let s=`slowest call, ${t}`;if(Wn(n)!=="")return l("span",{class:"muted small",title:Wn(n)},`Perfetto: no trace of the ${t}`);let o={name:e.answer.name,names:w2(e,t),marked:qs(e.state,
t),shortNames:e.state.use_short_name},a=x(`Perfetto: ${s}`,async()=>{a.disabled=!0;try{await KP(n,o,e.answer.samples[t],r=>B(`Loading ${G(r)}`))}catch(r){z(r.message,{urgent:!0})}finally{a.disabled=!1}},
{class:"link-button",title:"Opens ui.perfetto.dev at this call in a new window, and hands the trace to it inside your browser; nothing is uploaded"});return a}function b2(e,{name:t,category:n}){let s=e.
pair.byKey?.get(Po(t,n));return s&&{diff:s.diff_per_step,href:Ge({...e.state,use_short_name:!1,row:s.id})}}function _2(e,t,n){let{edges:s,control:o,test:a}=e.answer.histogram,r=[e.answer.control.samples,
e.answer.test.samples];e.bins.press(e.state.bins),e.parts.histogram.draw({edges:s,control:o,test:a,file:t,revision:`${n}#${e.state.bins}`,share:e.state.bins==="share",perStep:r[0]===r[1]?null:r,medians:[
e.answer.calls.control["50%"],e.answer.calls.test["50%"]],heading:`${k(e.answer.calls.control.count)} in the control, ${k(e.answer.calls.test.count)} in the test`,empty:s.length===0?"No calls to draw.":
""})}function k2(e,t,n){let{control:s,test:o}=e.answer.samples,a=ur(s,o),r=Do(a,w=>w.total_duration),i=w=>e.answer.calls[w].count===0,c=r.control.map(w=>w.map(()=>null));e.parts.points.draw({rows:a.rows,
columns:a.columns,kind:"time",file:t,control:i("control")?c:r.control,test:i("test")?c:r.test,hover:(w,y,b)=>S2(w,a[w][y][b]),heading:"duration in each step of each rank",revision:n});let[d,u,f]=W0[e.
state.heat],h=Do(a,u),m=f==="time",p={format:m?A:k,formatDiff:m?ie:Ce};e.heatBar.draw(e.state.heat),e.parts.heat.draw({rows:a.rows,columns:a.columns,...h,...p,kind:f,file:t,heading:d,revision:`${n}#${e.
state.heat}`}),e.parts.grid.draw({grid:a,values:h,title:d,timeline:(w,y)=>Nf(e,w,y),format:m?v:k,formatDiff:m?X:Ce});let g=[a.ranksByPosition&&"ranks",a.stepsByPosition&&"steps"].filter(Boolean);e.byPosition.
hidden=g.length===0,e.byPosition.textContent=`The sides have different ${g.join(" and ")}; they are paired by position (control / test).`}function v2(e,t){let n=e.state;e.state=Fs(t),n.row!==e.state.row&&
window.scrollTo(0,0),Ss(e),ft(e,Ss)}function x2(e){e.dead=!0,e.parts.work.stop(),e.question.unmount(),e.pairRequest?.abort(),e.stopTheme(),e.charts.forEach(t=>t.unmount())}function $2(e,t){let n={context:t,
sets:null,answer:null,answerRow:"",wantedKey:"",pair:{key:"",answer:null},pairRequest:null,dead:!1};n.state=Fs(location.search),n.bins=Te("Height of the histogram",[["calls","Calls","Number of calls"],
["share","Share","Share of the calls of each side: compares the shapes, regardless of the number of calls"]],o=>za(n,{bins:o},{replace:!0})),n.parts={sides:go((...o)=>za(n,...o)),numbers:t2(),booked:JP(),
work:i2(),histogram:bg({id:"chart-calls",title:"Single calls",level:"h2",file:"calls",tools:n.bins.node}),points:_g({id:"chart-samples",title:"Every step",level:"h2",file:"steps",onSample:(...o)=>t.go(
Nf(n,...o))}),heat:Vr({id:"chart-heat",title:"Rank × step",level:"h2",file:"rank-step",onCell:(...o)=>t.go(Nf(n,...o))}),grid:Td(),related:u2({onUnit:o=>za(n,{unit:o}),href:({name:o,category:a})=>Ge(
{...n.state,row:qe(o,a)})}),stack:f2()},n.charts=[n.parts.histogram,n.parts.points,n.parts.heat],n.crumb=l("nav",{class:"crumb","aria-label":"Where this is"}),n.heading=l("h1",{class:"mono op-title"}),
n.about=l("p",{class:"muted"}),n.actions=l("p",{class:"op-actions"});let s=l("div",{class:"message"});return n.heatBar=E2(o=>za(n,{heat:o},{replace:!0})),n.byPosition=l("p",{class:"muted small",hidden:!0}),
n.results=l("div",{class:"results"},n.parts.numbers.head,l("div",{class:"op-columns"},n.parts.numbers.table,l("div",{class:"op-charts"},n.parts.histogram.node,n.parts.points.node)),n.parts.booked.node,
n.parts.work.node,n.parts.related.node,n.parts.stack.node,l("div",{class:"heat-block"},n.heatBar.node,n.parts.heat.node,n.byPosition,n.parts.grid.node)),e.append(l("div",{class:"page operation-page"},
n.crumb,l("header",{class:"op-header"},n.heading,n.about,n.actions),n.parts.sides.node,s,n.results)),n.question=He({context:t,results:n.results,message:s}),n.stopTheme=Me(()=>n.charts.forEach(o=>o.retheme())),
Ss(n),ft(n,Ss),{keys:{control:()=>n.parts.sides.choose("control"),test:()=>n.parts.sides.choose("test")},update:o=>v2(n,o),unmount:()=>x2(n)}}function S2(e,t){return[`${e}, rank ${t.rank}${t.span>0?`,\
 file ${t.span+1}`:""}, ${t.step_number===null?"whole file":`step ${t.step_number}`}`,A(t.total_duration),$(t.counts,"call")]}function E2(e){let t=R("heat"),n=ye(Object.entries(W0).map(([s,[o]])=>[s,o]),
e,{id:t});return{node:l("p",{class:"chart-bar"},l("label",{for:t},"Heat maps of"),n),draw(s){n.value=s}}}var z0=`(SELECT name FROM control.ops
              WHERE kind = 'COMPUTATION' ORDER BY total_us DESC LIMIT 1)`,K0=`(SELECT name FROM control.ops
              WHERE category = 'cpu_op' ORDER BY total_us DESC LIMIT 1)`,Df=e=>`SELECT ${e}rank, device, stream, name, start_us,
        start_us - max(start_us + dur) OVER (
            PARTITION BY side, rank, device, stream ORDER BY start_us
            ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS gap_us
    FROM events
    WHERE device_type = 'GPU'`,G0=[{title:"The operations that take the most time",sides:1,statement:`
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
  AND name = ${z0}
ORDER BY start_us
LIMIT 5000`},{title:"How long the calls of the heaviest operator are",sides:1,statement:`
SELECT dur
FROM events
WHERE side = 'control'
  AND name = ${K0}
LIMIT 10000`},{title:"The heaviest operator, step by step",sides:1,statement:`
SELECT step_number, count(*) AS calls, sum(dur) AS total_us
FROM events
WHERE side = 'control' AND step_number IS NOT NULL
  AND name = ${K0}
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
    ${Df("")} AND side = 'control'
)
WHERE gap_us > 50
ORDER BY gap_us DESC
LIMIT 200`},{title:"The kernels that streams wait for longest",sides:1,statement:`
SELECT name AS ended_by, count(*) AS gaps, sum(gap_us) AS waited_us, max(gap_us) AS longest_us
FROM (
    ${Df("")} AND side = 'control'
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
WHERE name = ${z0}
ORDER BY start_us
LIMIT 5000`},{title:"Waits of streams on both sides, by what ends them",sides:2,statement:`
SELECT name AS ended_by,
    sum(CASE side WHEN 'control' THEN gap_us ELSE 0 END) AS control_us,
    sum(CASE side WHEN 'test' THEN gap_us ELSE 0 END) AS test_us
FROM (
    ${Df("side, ")}
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
LIMIT 20`}].map(e=>({...e,statement:e.statement.trim()}));var T2=new RegExp("^(span|file|device|row|launch|bin|parent|op|line|seq|place|hash|key|year)$|(^|(?<!_per)_)(id|rank|step|step_number|stream|pid|tid|correlation)$"),O2=/(_us|duration|_per_step|_per_call|_median|_spread)$|^(dur|self|us)$/,
M2=["name","short_name","kernel","operator","ended_by"],Y0=8,A2=40,It=e=>e.type==="integer"||e.type==="real",Cl=e=>It(e)&&!T2.test(e.name);function Hf(e,t={}){return(Object.hasOwn(t,e)?t[e]:null)??(O2.
test(e)&&!/count|calls/.test(e)?"µs":"")}var C2=(e,t)=>e.map(n=>n[t]).filter(n=>typeof n=="number");function Ml(e,t,n,s=o=>o){let o=C2(e,t).map(s);return o.length>1&&o[0]!==o.at(-1)&&o.every((a,r)=>r===
0||n*(a-o[r-1])>=0)}function X0(e,t,n){let s=new Set;for(let o of e)if(s.add(o[t]),s.size>n)break;return s.size}var Uf=(e,t)=>e.filter((n,s)=>!Cl(n)&&t.length>0&&X0(t,s,Y0)<=Y0);function Z0(e,t){let n=e.
replace(/^control(?=_|$)/,"test");return n!==e&&t.some(s=>s.name===n&&It(s))?n:""}function R2(e,t){let n=e.map((r,i)=>({column:r,at:i})).filter(({column:r})=>Cl(r)),s=Math.abs;return(n.find(({at:r})=>Ml(
t,r,-1))??n.find(({at:r})=>Ml(t,r,-1,s))??n.find(({at:r})=>Ml(t,r,1))??n.find(({column:r})=>Hf(r.name)!=="")??n[0])?.column.name??""}var Ff=(e,t)=>Uf(e,t).some(({name:n})=>n==="side")?"side":"";function L2(e,t){
let n=e.findIndex((c,d)=>It(c)&&(/^(start|at|from)_us$/.test(c.name)||d===0&&Ml(t,d,1))),s=e.filter((c,d)=>d!==n&&Cl(c)),o=(s.find(({name:c})=>Hf(c)!=="")??s[0])?.name;if(n<0||o===void 0)return null;let a=e[n].
name,r=/_us$/.test(a),i=Z0(o,e);return!r&&t.length<=A2?{chart:"bars",x:a,y:o,y2:i,by:""}:{chart:r?"scatter":"line",x:a,y:o,y2:i,by:i?"":Ff(e,t)}}function N2(e,t){let n={chart:"none",x:"",y:"",y2:"",by:""},
s=e.filter(It),o=e.find(({name:c})=>M2.includes(c))??e.find(({type:c})=>c==="text");if(t.length<2||s.length===0)return n;let a=e.some(({name:c})=>/^(start|at|from)_us$/.test(c)),r=!o||a?L2(e,t):null;if(r)
return r;let i=R2(e,t);return o&&i!==""&&(o.name!=="side"||X0(t,e.indexOf(o),t.length)===t.length)?{chart:"bars",x:o.name,y:i,y2:Z0(i,e),by:""}:s.length>1&&i!==""?{chart:"scatter",x:s.find(({name:d})=>d!==
i).name,y:i,y2:"",by:Ff(e,t)}:i===""?n:{chart:"histogram",x:i,y:"",y2:"",by:Ff(e,t)}}var Ka=(e,t,n=()=>!0)=>e.some(s=>s.name===t&&n(s));function P2(e,t,n){let s=N2(t,n),o=t.filter(It),a=o.length===0||
n.length===0?["none"]:t.length===1?["histogram","none"]:["bars","line","scatter","histogram","none"],r=a.includes(e.chart)?e.chart:a.includes(s.chart)?s.chart:"none",i=r==="bars",c=Ka(t,e.x,i?void 0:It)?
e.x:Ka(t,s.x,i?void 0:It)?s.x:(i?t:o)[0]?.name??"",d=o.find(({name:g})=>g!==c)??o[0],u=r==="histogram"?"":Ka(t,e.y,It)?e.y:Ka(t,s.y,It)&&s.y!==c?s.y:d?.name??"",f=e.chart!==""||e.y!=="",h=r==="histogr\
am"?"":Ka(t,e.y2,It)?e.y2:f?"":s.y2,m=Uf(t,n).map(({name:g})=>g),p=r==="bars"||h!==""?"":m.includes(e.by)?e.by:e.chart===""?s.by:"";return{chart:r,kinds:a,x:c,y:u,y2:h,by:p}}var I2=200,D2=400,q2=56;function Al(e){
return e==null?"NULL":typeof e=="number"&&!Number.isInteger(e)?String(Number(e.toPrecision(12))):String(e)}var _o=(e,t)=>t!==null&&Cl(e)?Al(t).replace(/^-?\d+/,n=>n.replace(/\B(?=(\d{3})+$)/g,",")).replace(
"-","−"):Al(t);function B2(e,t,n){let s=Math.max(1,Math.ceil(n.length/D2)),o=e.name.length+3+(e.unit?e.unit.length+2:0);for(let a=0;a<n.length;a+=s)o=Math.max(o,_o(e,n[a][t]).length);return Math.min(
q2,o)+3}function F2(e,t){return e===null||t===null?(t===null)-(e===null):typeof e=="number"&&typeof t=="number"?e-t:typeof e==typeof t?e<t?-1:+(e>t):typeof e=="number"?-1:1}function j2(e,t){return l("\
tr",{"aria-rowindex":String(t+2),class:t%2?"odd":""},e.rows[t].map((n,s)=>{let o=_o(e.columns[s],n);return l("td",{title:o.length>40?o:null,class:n===null?"none":e.columns[s].number?"num":""},o)}))}function W2(e,t){
let n=e.columns[t].number;e.order=e.order?.at!==t?{at:t,down:n}:e.order.down===n?{at:t,down:!n}:null;let s=e.order?.down?-1:1;e.rows=e.order===null?e.given:[...e.given].sort((o,a)=>s*F2(o[t],a[t])),e.
window.begin(null),ev(e),e.window.draw(!0),e.head.children[t].querySelector("button").focus()}function ev(e){_(e.head,e.columns.map((t,n)=>l("th",{scope:"col",class:t.number?"num":"",title:t.name,"ari\
a-sort":e.order?.at===n?e.order.down?"descending":"ascending":null},x(l("span",{class:"ellipsis"},t.name,t.unit&&l("span",{class:"muted"},`, ${t.unit}`),e.order?.at===n&&(e.order.down?" ↓":" ↑")),
()=>W2(e,n),{class:"th-button",title:`Order by ${t.name}`}))))}function H2(e,t,n){e.columns=t.map(a=>({...a,number:a.type==="integer"||a.type==="real"})),e.given=e.rows=n,e.order=null;let o=e.columns.
map((a,r)=>B2(a,r,e.rows)).map(a=>`min(${a}ch, 60cqw)`);_(e.widths,o.map(a=>l("col",{css:{width:a}}))),e.table.style.minWidth=`calc(${["0px",...o].join(" + ")})`,e.table.setAttribute("aria-rowcount",String(
e.rows.length+1)),e.window.begin(null),ev(e),e.window.draw(!0)}function U2(){let e={columns:[],given:[],rows:[],order:null};return e.head=l("tr",{"aria-rowindex":"1"}),e.widths=l("colgroup"),e.body=l(
"tbody"),e.table=l("table",{class:"result-rows"},l("caption",{class:"visually-hidden"},"Rows of the answer"),e.widths,l("thead",{},e.head),e.body),e.node=l("div",{class:"table-scroll result-scroll",tabindex:"\
0",role:"region","aria-label":"Rows of the answer"},e.table),e.window=ro({node:e.node,body:e.body,least:I2,active:null,columns:()=>Math.max(1,e.columns.length),count:()=>e.rows.length,make:t=>j2(e,t),
paper:{count:()=>e.rows.length}}),{node:e.node,unmount:e.window.unmount,show:(t,n)=>H2(e,t,n)}}var zf=50,tv=5e3,qf=40,z2=360,Gt=["--control-fill","--test-fill","--more-fill","--less-fill","--part-comp\
ute","--part-communication","--part-memory","--noise-fill"],V0=["circle","diamond","square","triangle-up","cross","x","star","hexagon"],K2={control:0,test:1},G2=(e,t)=>`${e.name}: ${_o(e,t)}${e.unit?`\
 ${e.unit}`:""}`;function jf(e,t){let n=t.reduce((a,r)=>Math.max(a,Math.abs(r)),0),[s,o]=e.unit==="µs"?oe(n):[e.unit??"",1];return{per:o,axis:{tickformat:",",ticksuffix:s?` ${s}`:"",nticks:7,title:Ye(
re(e.name))}}}function Kf({rows:e,by:t}){return t?[...ze(e,n=>Al(n[t.at]))].map(([n,s],o)=>({name:n,rows:s,at:K2[n]??o})).sort((n,s)=>n.at-s.at):[{name:"",rows:e,at:0}]}var nv=e=>it({margin:{l:84,r:18,
t:10,b:46},dragmode:"zoom",...e});function Y2(e,t){let{x:n,ys:s,rows:o}=e;return Ea({kind:s.every(({unit:a})=>a==="µs")?"time":"count",series:s.map((a,r)=>({key:a.name,name:a.name,colour:S(Gt[r])})),
bars:o.slice(0,zf).map(a=>({label:Al(a[n.at]),values:s.map(r=>({value:typeof a[r.at]=="number"?a[r.at]:null,text:_o(r,a[r.at])+(r.unit?` ${r.unit}`:"")}))}))},t)}function J0(e,t){let n=e.rows.slice(0,
tv).filter(c=>typeof c[e.x.at]=="number"),s=c=>n.map(d=>d[c]).filter(d=>typeof d=="number"),o=jf(e.x,s(e.x.at)),a=jf(e.ys[0],e.ys.flatMap(({at:c})=>s(c))),r=Kf({...e,rows:n});return{data:(e.ys.length>
1?e.ys.map((c,d)=>({one:c,rows:n,at:d})):r.map(c=>({one:e.ys[0],rows:c.rows,at:c.at}))).map(({one:c,rows:d,at:u})=>({type:"scatter",mode:t,x:d.map(f=>f[e.x.at]/o.per),y:d.map(f=>typeof f[c.at]=="numbe\
r"?f[c.at]/a.per:null),marker:{color:S(Gt[u%Gt.length]),size:d.length>500?4:7,symbol:V0[u%V0.length],opacity:.8},line:{color:S(Gt[u%Gt.length]),width:1.6,dash:u===1?"dash":"solid"},...Ae(d.map(f=>ge(e.
columns.slice(0,12).map(h=>G2(h,f[h.at]).slice(0,120)))))})),layout:nv({xaxis:{...o.axis,zeroline:!1},yaxis:{...a.axis,rangemode:"tozero"}})}}function V2(e){let t=e.reduce((r,i)=>Math.min(r,i),1/0),n=e.
reduce((r,i)=>Math.max(r,i),-1/0);if(t===n)return{edges:[t-.5,n+.5],log:!1};let s=t>0&&n/t>100,[o,a]=s?[Math.log(t),Math.log(n)]:[t,n];return{log:s,edges:Array.from({length:qf+1},(r,i)=>{let c=o+(a-o)*
i/qf;return i===0?t:i===qf?n:s?Math.exp(c):c})}}function J2(e,t){let n=new Array(t.length-1).fill(0);for(let s of e){let[o,a]=[0,t.length-1];for(;a-o>1;){let r=o+a>>1;[o,a]=t[r]<=s?[r,a]:[o,r]}n[o]+=1}
return n}function Q2(e){let t=i=>i.map(c=>c[e.x.at]).filter(c=>typeof c=="number"),n=t(e.rows),{edges:s,log:o}=V2(n),{per:a,axis:r}=jf(e.x,n);return{data:Kf(e).map(({name:i,rows:c,at:d},u)=>{let f=J2(
t(c),s),h=S(Gt[d%Gt.length]);return{...cs(s.map(m=>m/a),f),fill:u===0?"tozeroy":"none",line:{color:h,width:1.6,shape:"linear",dash:d===1?"dash":"solid"},...Ae(f.flatMap((m,p)=>{let g=ge([i,`${_o(e.x,s[p])}\
 to ${_o(e.x,s[p+1])} ${e.x.unit??""}`,k(m)]);return[g,g]}))}}),layout:nv({xaxis:{...r,type:o?"log":"linear"},yaxis:{rangemode:"tozero",tickformat:",",title:Ye("rows")}})}}var X2={bars:Y2,histogram:Q2,
line:e=>J0(e,"lines"),scatter:e=>J0(e,"markers")};function Z2(e,t){let n=e==="bars"?zf:e==="histogram"?1/0:tv;return t>n?`The chart shows the first ${k(n)} of ${k(t)} rows; the table has all.`:""}function sv(e){
return e.ys.length>1?e.ys.map((t,n)=>[Gt[n],t.name]):e.by?Kf(e).map(({name:t,at:n})=>[Gt[n%Gt.length],t]):[]}function eI(e){let t=null,n=Ze({id:"chart-result",title:"Chart of the answer",file:"query",
level:"h2",extra:e,keys:()=>sv(t),height:s=>s.chart==="bars"?ae(Math.min(zf,s.rows.length),s.ys.length):z2,make:(s,o)=>X2[s.chart](s,o)});return{...n,draw(s){t=s,n.draw(s)}}}var tI=[["bars","Bars"],["\
line","Line"],["scatter","Points"],["histogram","Histogram"],["none","No chart"]],nI={bars:{x:"of",y:"length",y2:"and"},line:{x:"over",y:"value",y2:"and"},scatter:{x:"over",y:"value",y2:"and"},histogram:{
x:"of"}};function sI(e){let t=null,n=Te("Kind of chart",tI,r=>e({chart:r,x:"",y:"",y2:"",by:""})),s=l("span",{class:"choice-fields"}),o=l("div",{class:"result-choice"},n.node,s);function a(r,i,c,d){let u=R(
"column"),{chart:f,x:h,y:m,y2:p,by:g}=t;return l("span",{class:"sample-field"},l("label",{for:u},i),ye([...d?[["",d]]:[],...c.map(w=>[w,w])],w=>e({chart:f,x:h,y:m,y2:p,by:g,[r]:w}),{id:u,value:t[r],data:{
part:r}}))}return{node:o,draw(r,i,c){t=r,n.press(t.chart);for(let[m,p]of n.buttons)p.hidden=!t.kinds.includes(m);let d=nI[t.chart]??{},u=i.filter(It).map(({name:m})=>m),f=Uf(i,c).map(({name:m})=>m),h=i.
map(({name:m})=>m);Fe(s,()=>_(s,d.x&&a("x",d.x,t.chart==="bars"?h:u),d.y&&a("y",d.y,u),d.y2&&u.length>1&&a("y2",d.y2,u,"–"),d.x&&t.chart!=="bars"&&t.y2===""&&f.length>0&&a("by","by",f,"–")),"part")}}}
var oI={rows:"there may be more rows",bytes:"the answer would be too long"};function aI({row_count:e,columns:t,truncated:n,truncated_by:s,elapsed_ms:o}){return[e===0?"No rows.":[`${$(e,"row")}, ${$(t.
length,"column")}`,l("span",{class:"muted"},` in ${k(Math.max(1,Math.round(o)))} ms`)],n&&l("span",{class:"notice truncated"},`Cut off here: ${oI[s]??"there is more"}. Ask for less, with LIMIT or a su\
m.`)]}function rI({answer:e,key:t,state:n,units:s,file:o},a){let{rows:r}=e,i=P2(n,a,r),c=d=>a.find(u=>u.name===d);return{...i,columns:a,rows:r,x:c(i.x),ys:[i.y,i.y2].filter(d=>d!=="").map(c),by:c(i.by),
file:o,caption:[n.q.replace(/\s+/g," ")],chosen:i,revision:JSON.stringify([t,i,Object.keys(s).length]),empty:i.chart==="none"?i.kinds.length>1?"No chart is chosen.":"A chart needs a column of numbers.":
null}}function iI(e){let t=l("p",{class:"result-summary"}),n=sI(e),s=l("ul",{class:"chart-legend"}),o=l("p",{class:"muted small chart-limit"}),a=eI([n.node,s,o]),r=U2(),i=l("section",{class:"card tabl\
e-card","aria-label":"Rows"},r.node),c=["csv","json"].map(h=>[h,l("a",{class:"button",title:`The rows as ${h.toUpperCase()}`},h.toUpperCase())]),d=l("div",{class:"results query-results",hidden:!0},l("\
div",{class:"result-head"},t,l("div",{class:"chart-tools"},x("Copy link",()=>ht(location.href,"Link copied.")),c.map(([,h])=>h))),i,a.node),u={};function f(h,m){let p=rI(h,m);a.node.hidden=p.rows.length<
2,n.draw(p.chosen,m,p.rows);let g=p.empty?[]:sv(p);_(s,g.map(([w,y])=>l("li",{class:"key",css:{"--key-fill":`var(${w})`}},y))),s.hidden=g.length===0,o.textContent=p.empty?"":Z2(p.chart,p.rows.length),
a.draw(p)}return{node:d,draw(h){let{answer:m,key:p,state:g,units:w,file:y}=h,b=m.columns.map((E,I)=>({...E,at:I,unit:E.type==="text"?"":Hf(E.name,w)}));_(t,aI(m));for(let[E,I]of c)I.href=tp($r(g,E)),I.
download=`${y}-query.${E}`;i.hidden=b.length===0||m.rows.length===0,(u.answer!==m||u.units!==w)&&(u={answer:m,units:w},r.show(b,m.rows)),f(h,b),d.dataset.shown=p},cancelled:()=>{t.textContent=""},retheme:()=>a.
retheme(),unmount(){a.unmount(),r.unmount()}}}var lI=[["control","A","Control"],["test","B","Test","none: one set alone"]];function cI(e){let t=l("section",{class:"query-sets card","aria-label":"Sets"}),
n="";function s(o,a,[r,i,c,d]){let u=ne(a??[],o[r]),f=pn({field:r,set:u??null,none:d,text:u?"":o[r],onPick:h=>e({[r]:h?ee(h.id):""})});return l("div",{class:`side-${r} query-side`},l("b",{class:`lette\
r letter-${i.toLowerCase()}`,"aria-hidden":"true"},i),l("label",{for:f.input.id},c),f.node)}return{node:t,draw(o,a){let r=JSON.stringify([o.control,o.test,a?.map(i=>[i.id,i.label])]);r!==n&&(n=r,Fe(t,
()=>_(t,lI.map(i=>s(o,a,i)))))},choose:o=>Ba(t,o)}}function dI(e,t){let n=0,s=t;for(let o of e){let a=o.codePointAt(0);if(s-=a<128?1:a<2048?2:a<65536?3:4,s<0)break;n+=o.length}return Math.min(n,e.length)}
function uI(e,t){let n=e.lastIndexOf(`
`,t-1)+1,s=e.indexOf(`
`,t),o=e.slice(n,s<0?e.length:s),a=/^(?:\w+|.)/u.exec(e.slice(t))?.[0]??"";return{line:e.slice(0,n).split(`
`).length,column:t-n+1,text:o,from:t,to:t+a.length}}var[ov,fI]=[5,12],hI=/ \(at byte \d+\)/;function Gf(e){let t=e.field.value.split(`
`).length+1;e.field.rows=Math.max(ov,Math.min(fI,t))}function mI(e,t){e.field.focus(),document.execCommand?.("insertText",!1,t)||e.field.setRangeText(t,e.field.selectionStart,e.field.selectionEnd,"end"),
Gf(e)}function pI(e){e.error.hidden=!0,_(e.error),e.field.removeAttribute("aria-invalid"),e.field.setAttribute("aria-describedby",e.hint)}function gI(e){let t=e.text.slice(0,e.column-1).replace(/[^\t]/g,
" "),n=Math.max(1,Math.min(e.to-e.from,e.text.length-e.column+1));return l("pre",{class:"mono sql-excerpt",tabindex:"0","aria-label":`Line ${e.line}`},e.text,`
`,l("span",{"aria-hidden":"true",class:"sql-mark"},t+"^".repeat(n)))}function wI(e,t){e.field.value!==t&&(e.field.value=t),Gf(e)}function yI(e,t,n){let s=e.field.value,o=n===null?null:uI(s,dI(s,n));e.
field.setAttribute("aria-invalid","true"),e.field.setAttribute("aria-describedby",`${e.errorId} ${e.hint}`),_(e.error,l("p",{},o&&l("b",{},`Line ${o.line}, column ${o.column}: `),o?t.replace(hI,""):t),
o&&gI(o),o&&x("Go there",()=>{e.field.focus(),e.field.setSelectionRange(o.from,o.to)},{class:"link-button"})),e.error.hidden=!1}function bI({onRun:e,onCancel:t,tools:n}){let s={},o=R("sql");s.errorId=
R("sql-error"),s.hint=R("sql-hint"),s.field=l("textarea",{id:o,class:"sql-field mono",spellcheck:"false",autocomplete:"off",autocapitalize:"off",autocorrect:"off",wrap:"off",rows:String(ov),"aria-desc\
ribedby":s.hint,maxlength:"100000",placeholder:"SELECT name, counts, total_us FROM ops ORDER BY total_us DESC LIMIT 20",on:{input:()=>Gf(s),keydown:c=>{c.key==="Enter"&&(c.ctrlKey||c.metaKey)&&(c.preventDefault(),
e())}}});let a=x("Run",e,{class:"primary",title:"Run the statement (Ctrl+Enter)"}),r=x("Cancel",t,{hidden:!0});return s.error=l("div",{class:"sql-error",id:s.errorId,role:"alert",hidden:!0}),{node:l("\
section",{class:"card sql-editor","aria-label":"Statement"},l("label",{for:o,class:"sql-label"},"Statement"),s.field,s.error,l("div",{class:"sql-bar"},a,r,n,l("span",{class:"muted small",id:s.hint},"C\
trl+Enter runs it. It can only read."))),field:s.field,insert:c=>mI(s,c),clearError:()=>pI(s),value:()=>s.field.value,set:c=>wI(s,c),running(c){r.hidden=!c},enable(c){a.disabled=!c},showError:(c,d)=>yI(
s,c,d)}}var _I=100,av="tracediff.queries";function kI(e){let t=l("div",{class:"example-lists"}),n=l("details",{class:"card sql-list"},l("summary",{},l("h2",{},"Examples")),t),s=(o,a,r)=>l("section",{"\
aria-label":o},l("h3",{},o,!r&&l("span",{class:"muted small"},": choose a test as well")),l("ul",{},G0.filter(i=>i.sides===a).map(i=>l("li",{},x(i.title,()=>e(i.statement),{class:"link-button",disabled:!r})))));
return{node:n,draw:o=>_(t,s("One set",1,!0),s("Control and test",2,o)),open:o=>{n.open=o}}}function Yf(){try{return JSON.parse(localStorage.getItem(av))??[]}catch{return[]}}function rv(e,t){try{localStorage.
setItem(av,JSON.stringify(t.sort((n,s)=>n.name.localeCompare(s.name))))}catch(n){return z(`That did not work. ${n.message}`,{urgent:!0}),!1}return lv(e),!0}var iv=(e,t)=>rv(e,[...Yf().filter(({name:n})=>n!==
t.name),t]);function vI(e,t){return iv(e,{name:t,statement:e.statement()})?(e.picked=t,Vf(e,!0),e.node.open=!0,z(`“${t}” is saved.`,{seconds:4}),!0):!1}function xI(e,t){rv(e,Yf().filter(({name:n})=>n!==
t.name))&&((e.list.querySelector("button")??e.box.querySelector("button")).focus(),z(`“${t.name}” is deleted.`,{action:{label:"Undo",run:()=>iv(e,t)}}))}function Vf(e,t){_(e.box,x("Save …",()=>{
if(e.statement().trim()===""){z("First write a statement.",{seconds:4});return}Gd(e.box,e.picked,{name:"Name of the query",maxlength:_I,saveSame:!0},n=>vI(e,n),()=>Vf(e,!0))},{title:"Save the statemen\
t under a name, in this browser"})),t&&e.box.querySelector("button").focus()}function lv(e){let t=Yf();e.node.hidden=t.length===0,e.node.querySelector("summary").title=$(t.length,"query","queries"),_(
e.list,t.map(n=>l("li",{},x(n.name,()=>{e.picked=n.name,e.onPick(n.statement)},{class:"link-button",title:n.statement}),Y("trash",`Delete ${n.name}`,()=>xI(e,n)))))}function $I({onPick:e,statement:t}){
let n={onPick:e,statement:t,picked:""};return n.list=l("ul",{}),n.node=l("details",{class:"card sql-list",hidden:!0},l("summary",{},l("h2",{},"Saved queries")),n.list),n.box=l("span",{class:"save-quer\
y"}),Vf(n,!1),{node:n.node,save:n.box,load:()=>lv(n),forgetName:()=>{n.picked=""}}}var cv=e=>/^[a-z_]\w*(\.[a-z_]\w*)?$/i.test(e)?e:`"${e.replaceAll('"','""')}"`,SI=(e,{name:t,kind:n})=>n==="table"||n===
"analysis"||!e.two?[t]:[`control.${t}`,`test.${t}`];function EI(e,t){return l("li",{},x(t.name,()=>e.onInsert(cv(t.name)),{class:"schema-name mono",title:`Insert ${t.name}`}),l("span",{class:"muted sm\
all"},[t.type,t.unit].filter(Boolean).join(", ")),t.description&&l("span",{class:"schema-what small"},t.description))}function TI(e,t,n){let s=t.name.toLowerCase().includes(n),o=n===""||s?t.columns:t.
columns.filter(r=>`${r.name} ${r.description??""}`.toLowerCase().includes(n));if(o.length===0&&!s)return null;let a=l("details",{open:n!==""||e.open.has(t.name),on:{toggle:()=>{n===""&&e.open[a.open?"\
add":"delete"](t.name)}}},l("summary",{},l("span",{class:"mono"},t.name)),l("p",{class:"small"},t.description,t.description&&" ",SI(e,t).flatMap(r=>[x(`Insert ${r}`,()=>e.onInsert(cv(r)),{class:"link-\
button"})," "])),l("ul",{},o.map(r=>EI(e,r))));return a}function dv(e){let t=e.find.value.trim().toLowerCase(),n=(...i)=>(e.tables??[]).filter(({kind:c})=>i.includes(c)).map(c=>TI(e,c,t)).filter(Boolean),
s=(i,c,d)=>c.length>0&&l("details",{class:"schema-stored",open:t!==""||e.open.has(i),on:{toggle:u=>{t===""&&u.target===u.currentTarget&&e.open[u.target.open?"add":"delete"](i)}}},l("summary",{},i),d&&
l("p",{class:"small"},d),c),[o,a,r]=[n("view","table"),n("analysis"),n("stored")];_(e.list,o,s("Tables of the analyses",a,"The tables of the Analyse page. Parameters go in brackets: queue_length_summa\
ry('steps=first', 'ranks=0')."),s("Tables as the set file keeps them",r),o.length+a.length+r.length===0&&l("p",{class:"muted"},e.tables===null?"":t===""?"There are no tables.":`No table or column cont\
ains “${t}”.`))}function OI(e,t,n){e.tables=t,e.two=n,e.find.title=e.tables?$(e.tables.length,"table"):"",dv(e)}function MI(e){let t={onInsert:e,open:new Set,tables:null,two:!1},n=R("find");return t.
find=l("input",{type:"search",id:n,placeholder:"Find a table or column",autocomplete:"off",spellcheck:"false",on:{input:()=>dv(t)}}),t.list=l("div",{class:"schema-list",tabindex:"0",role:"region","ari\
a-label":"Tables and columns"}),{node:l("section",{class:"card sql-schema","aria-label":"Tables"},l("div",{class:"chart-head"},l("h2",{},"Tables"),l("label",{for:n,class:"visually-hidden"},"Find a tab\
le or column"),t.find),t.list),draw:(o,a)=>OI(t,o,a),focus:()=>t.find.focus()}}var AI=300,Jf={path:"/query",name:"Query",read:vr,mount:BI};function CI(e){let t={};for(let{name:n,unit:s}of e.flatMap(o=>o.
columns))t[n]=n in t&&t[n]!==(s??"")?"":s??"";return Object.fromEntries(Object.entries(t).filter(([,n])=>n!==""))}var Rl=({state:e,sets:t})=>O.find(n=>e[n]!==""&&!ne(t,e[n]));function uv(e,t,n){e.question.
say(Se({code:t,message:n},"There is no such set")),e.question.clearable({message:n},Rl(e))}function fv(e,t){e.editor.node.hidden=e.lists.hidden=e.examples.node.hidden=!0,e.question.say(l("p",{class:"n\
otice",data:{code:t.code}},t.message))}async function RI(e){let t=$r({...e.state,q:""}),n=t.toString();if(n===e.tablesKey)return;e.tablesKey=n;let s=()=>e.dead||n!==e.tablesKey;try{let o=await np(t);s()||
(e.units=CI(o),e.schema.draw(o,e.state.test!==""),e.editor.enable(!0),e.answer&&Wf(e))}catch(o){s()||(e.tablesKey=null,e.schema.draw([],!1),o.code==="sql_off"&&fv(e,o))}}function Bf(e,t){let{editor:n,
state:s}=e;if(n.set(t),t.trim()===""){n.showError("There is no statement. Write one, or choose an example.",null),n.field.focus();return}e.asked=e.answered="",e.byHand=!0,e.change({q:t,...t===s.q?{}:jm})}
function LI({question:e,editor:t,result:n}){e.drop(),t.running(!1),n.cancelled(),e.say(l("p",{class:"notice"},"Cancelled.")),B("Cancelled."),t.field.focus()}function NI(e,t){e.answer=null,e.answered="",
e.editor.running(!1),t.code==="sql_off"?fv(e,t):t.code==="unknown_set"&&Rl(e)?uv(e,t.code,t.message):(e.editor.showError(t.message,t.offset),e.question.say(l("p",{class:"visually-hidden",data:{code:t.
code}},"The statement was refused.")))}function Wf(e){let{answer:t,answered:n,state:s,sets:o,units:a}=e,r=i=>ne(o??[],s[i])?.label??s[i];e.result.draw({answer:t,key:n,state:s,units:a,file:`tracediff-${O.
filter(i=>s[i]!=="").map(i=>Re(r(i))).join("-")}`})}function PI(e){let{node:t}=e.result;e.byHand&&t.getBoundingClientRect().top>innerHeight-AI&&t.scrollIntoView({block:"start"}),e.byHand=!1}function II(e){
let{editor:t,context:n,question:s}=e,o=$r(e.state).toString();if(o===e.answered){Wf(e),n.settled();return}o!==e.asked&&(e.asked=o,t.clearError(),t.running(!0),e.examples.open(!1),s.ask(a=>ep(new URLSearchParams(
o),{signal:a}),a=>{e.answer=a,e.answered=o,t.running(!1),s.say(null),Wf(e),PI(e),B($(a.row_count,"row"))},a=>NI(e,a)))}function DI(e){let{state:t,question:n,editor:s,context:o}=e;n.drop(),e.answer=null,
e.answered=e.asked="",s.clearError(),s.running(!1),n.say(l("p",{class:"visually-hidden"},"")),e.examples.open(!0);let a=Rl(e);a&&uv(e,"unknown_set",`there is no set "${t[a]}"`),o.settled()}function hv(e){
let{state:t,examples:n}=e,s=t.q.trim().split(`
`).find(a=>!a.startsWith("--"))??"";e.context.setTitle([s.slice(0,60),"Query"].filter(a=>a!=="").join(" · ")),e.sides.draw(t,e.sets),n.draw(t.test!=="");let o=t.q===""?e.left:e.lists;n.node.parentNode!==
o&&o[t.q===""?"append":"prepend"](n.node),RI(e),t.q===""?DI(e):II(e)}var Q0=e=>Bi(e,O.map(t=>e.state[t]),{message:e.message,parts:[e.sides.node,e.editor.node,e.lists],words:"No sets are stored yet. ",
none:()=>e.context.setTitle("Query"),draw:()=>e.state.control===""?e.change({control:ee(e.sets[0].id)},{replace:!0}):hv(e)});function qI(e,t){let{change:n}=e;e.sides=cI(n),e.saved=$I({onPick:s=>Bf(e,s),
statement:()=>e.editor.value()}),e.editor=bI({onRun:()=>Bf(e,e.editor.value()),onCancel:()=>LI(e),tools:e.saved.save}),e.examples=kI(s=>{e.saved.forgetName(),Bf(e,s)}),e.schema=MI(s=>e.editor.insert(s)),
e.result=iI(s=>n(s,{replace:!0})),e.message=l("div",{class:"message"}),e.left=l("div",{class:"query-left"},e.editor.node,e.message,e.result.node),e.lists=l("div",{class:"query-lists"},e.saved.node,e.schema.
node),t.append(l("div",{class:"page query-page"},l("h1",{},"Query"),e.sides.node,l("div",{class:"query-work"},e.left,e.lists))),e.question=He({context:e.context,results:e.result.node,message:e.message})}
function BI(e,t){let n={context:t,state:vr(location.search),change:(i,c)=>t.go(xr({...n.state,...i}),c),sets:null,tablesKey:null,units:{},answer:null,answered:"",asked:"",byHand:!1,dead:!1};qI(n,e);let{
editor:s,sides:o,result:a}=n,r=Me(()=>a.retheme());return s.set(n.state.q),n.saved.load(),Q0(n),{keys:{search:()=>n.schema.focus(),control:()=>o.choose("control"),test:()=>o.choose("test")},update(i){
let c=n.state;n.state=vr(i),n.state.q!==c.q&&s.set(n.state.q),n.sets?.length>0&&!Rl(n)&&n.state.control!==""?hv(n):Q0(n)},unmount(){n.dead=!0,n.question.unmount(),r(),a.unmount()}}}var gv=[["control","Control"],["test","Test"]],FI=e=>({slower:"more",faster:"less"})[e]??null,wn=(e,t,n)=>({key:e,title:t,what:n,number:!0,show:v,exact:A}),jI=(e,t)=>e===null?D:`${P(e)} to ${P(t)}`,WI=(e,t)=>[
{key:"side",title:"Side",show:n=>n},{key:"label",title:"Recording",show:(n,s)=>l(e?"a":"bdi",{href:e?.(s.set)},n)},wn("step",t?"Recorded step":"Step","Mean of its ranks and steps"),...t?[wn("without_p\
rofiler","Without profiler","Mean step without the profiler, measured beside the recording")]:[],wn("compute","Compute"),wn("exposed_communication","Exposed communication"),wn("exposed_memory","Expose\
d memory"),wn("idle","Idle"),{key:"ranks",title:"Ranks",number:!0,show:k},{key:"samples",title:"Samples",number:!0,show:k,what:"A sample is one step of one rank"}],HI={slower:"slower",faster:"faster",
no_difference_found:"no difference found",cannot_judge:"cannot judge"};function UI(e){return e.q_value!==null?HI[e.significance]:e.control_recordings===0?"new":e.test_recordings===0?"gone":`too few: o\
nly ${e.control_recordings} of A and ${e.test_recordings} of B have it`}var zI=[{key:"name",title:"Name",mono:!0,show:e=>e},{key:"category",title:"Category",show:e=>e},wn("control","Control","Mean per\
 step of the recordings; host rows without the calls inside them"),wn("test","Test","Mean per step of the recordings"),{...wn("diff","Change"),show:X},{key:"change_percent",title:"%",number:!0,show:P,
what:"Of the geometric means of the recordings"},{key:"low_percent",title:"95 % interval",number:!0,show:(e,t)=>jI(e,t.high_percent)},{key:"q_value",title:"q",number:!0,show:Bt,what:"Of the test betwe\
en recordings, over all rows"},{key:"certain",title:"Certain",show:e=>e,tone:FI}],KI=e=>t=>{let n=t.control_self_per_step!==null&&e!=="total",s=a=>t[`${a}_${n?"self_":""}per_step`],o=a=>t[`${a}_record\
ings`]===0?null:s(a);return{...t,control:o("control"),test:o("test"),diff:s("diff"),certain:UI(t)}},GI=.05,YI=({verdict:e})=>e==="slower"||e==="faster";function VI(e){let{verdict:t,control:n,test:s,change_percent:o,
low_percent:a,high_percent:r}=e,i=n===null||s===null?null:vn(n,s);return l("h2",{class:"headline"},l("strong",{class:`verdict-word verdict-${t.replace("_","-")}`},l("span",{"aria-hidden":"true"},`${qd[t]}\
 `),Dd[t],YI(e)&&` by ${W(Math.abs(o))}`),i&&l("span",{class:"headline-times",title:`Mean step: ${A(n)} → ${A(s)}; the percentages are of the geometric means`},l("span",{class:"value control-text"},
i[0]),l("span",{class:"arrow","aria-label":"to"},"→"),l("span",{class:"value test-text"},i[1])),a!==null&&l("span",{class:"verdict-range"},`between ${P(a)} and ${P(r)}`))}function JI({words:e}){let t=e.
replace(/^.*?between \S+ % and \S+ %\)?,?\s*/,"").replace(/^cannot judge:?\s*/,"").replace(/^which is/,"the interval is").replace(/(^|\s)-(?=\d)/g,"$1−");return`${t[0].toUpperCase()}${t.slice(1)}${/[.!?]$/.
test(t)?"":"."}`}function wv({verdict:e}){let{between_percent:t,within_percent:n}=e,s=t===null?!1:n!==null&&t<GI?"Recordings of a side differ by no more than the noise of their steps explains.":`Recor\
dings of a side differ by ${P(t).replace("+","")}${n===null?"":" beyond the noise of their steps"}.`;return[VI(e),l("p",{},JI(e)," ",s),e.recorded&&l("p",{class:"muted small"},e.recorded.text)]}var yv=e=>Object.
fromEntries(gv.map(([t])=>[t,e[t].recordings.find(({set:n})=>n===e.middle[t])]));function bv(e,t){let n=gv.flatMap(([a,r])=>e[a].recordings.map(i=>({...i,...i.step_time,side:r}))),s=n.some(a=>a.without_profiler!==
null),o=Lt({caption:"Recordings",limit:128,columns:WI(t,s)});return o.show(n),o.node}function _v(e,t){let n=Lt({caption:"Rows",limit:50,columns:zI,csv:t});return{node:n.node,show:s=>n.show(s.map(KI(e.
selection.measure)))}}var kv=({judged_rows:e,changed_rows:t})=>e===0?"No row is judged.":`${$(e,"row")} judged: ${k(t.slower)} slower and ${k(t.faster)} faster.`,Es=[["control","A",22],["test","B",50]],
mv=82,pv=3,QI=(e,t)=>e[t].recordings.map(n=>({label:n.label,step:e.verdict.recorded===null?n.step_time.step:n.without_profiler})).filter(({step:n})=>typeof n=="number"),XI=({verdict:{control:e,low_percent:t,
high_percent:n}})=>t===null||e===null?null:[t,n].map(s=>e*(1+s/100));function vv(e){let t=Object.fromEntries(Es.map(([h])=>[h,QI(e,h)])),n=XI(e),s=[...Es.flatMap(([h])=>t[h].map(({step:m})=>m)),...n??
[]];if(Es.some(([h])=>t[h].length===0))return null;let[o,a]=[Math.min(...s),Math.max(...s)],r=h=>a>o?pv+(100-2*pv)*(h-o)/(a-o):50,i=Es.flatMap(([h,,m])=>t[h].map(({label:p,step:g})=>({side:h,x:r(g),y:m,
words:`${h}, ${p}: ${v(g)}`}))),c=l("div",{class:"strip-tip",hidden:!0}),d=([h,,m])=>q("line",{class:`strip-mean strip-${h}`,y1:`${m-11}%`,y2:`${m+11}%`,x1:`${r(e.verdict[h])}%`,x2:`${r(e.verdict[h])}\
%`}),u=q("svg",{class:"strip-plot","aria-hidden":"true",focusable:"false"},Es.map(d),i.map(({side:h,x:m,y:p})=>q("circle",{class:`strip-dot strip-${h}`,cx:`${m}%`,cy:`${p}%`,r:5})),n&&q("line",{class:"\
strip-interval",x1:`${r(n[0])}%`,x2:`${r(n[1])}%`,y1:`${mv}%`,y2:`${mv}%`}));Ed(u,i,h=>{c.hidden=!h,_(c,h?.words)});let f=Es.map(([h,m])=>`${m}, ${h}: ${t[h].map(({step:p})=>v(p)).join(", ")}.`).join(
" ");return l("div",{class:"recordings-chart"},l("div",{class:"recordings-plot",role:"img","aria-label":`Mean step of each recording. ${f}`},Es.map(([h,m,p])=>l("b",{class:`${h}-text`,css:{top:`${p}%`}},
m)),u,c),l("div",{class:"small muted recordings-scale","aria-hidden":"true"},l("span",{},Yt(o)),l("span",{},Yt(a))),l("p",{class:"small muted"},"Each recording as a dot, the means as lines",n&&"; the \
bar: where the test’s mean lies by the 95 % interval of the change","."))}var eh={path:"/compare/recordings",name:"Several recordings",read:Xf,mount:hD},Qf=1e3,ZI=250,eD=6,xv=32,th=[["control","Control"],["test","Test"]],nh=th.flatMap(([e])=>["ranks","steps","marker","marke\
r_until"].map(t=>({key:`${e}_${t}`,side:e,what:t}))),Ll=e=>/marker/.test(e),$v=e=>e.split(",").filter(t=>t!=="");function Xf(e){let t=new URLSearchParams(e);return{control:$v(t.get("control")??""),test:$v(
t.get("test")??""),q:Qt(t,$e,"q"),significant:Qt(t,$e,"significant","")==="true",equal_clock:Qt(t,$e,"equal_clock","false"),cut_overlaps:Qt(t,$e,"cut_overlaps"),chosen:Object.fromEntries(nh.flatMap(({
key:n,what:s})=>{let o=t.get(n)||Ll(s)&&t.get(s)||"";return o===""||!Ll(s)&&o==="all"?[]:[[n,o]]}))}}function Nl(e){let t=new URLSearchParams({control:e.control.join(","),test:e.test.join(",")});return ts(
t,$e,["q","significant","equal_clock","cut_overlaps"],e),Object.entries(e.chosen).forEach(([n,s])=>t.set(n,s)),t}var Tv=({chosen:e})=>nh.some(({key:t,what:n})=>!Ll(n)&&t in e);function tD(e){let t=th.
flatMap(([n,s])=>{let o=nh.filter(a=>a.side===n&&a.key in e.chosen).map(({key:a,what:r})=>`${r.replace("_"," ")} ${e.chosen[a]}`);return o.length===0?[]:[`${s}: ${o.join(", ")}.`]});return[...Tv(e)?[]:
["All ranks and steps of every recording count."],...t].join(" ")}function sh(e,t=Qf){let n=Nl(e);return n.set("exclude",gc),n.set("sort","abs_diff_self_duration"),t!==null&&n.set("limit",String(t)),n}
function nD(e,t){let n=Nl(e);["control","test"].forEach(o=>n.delete(o));let s=new URLSearchParams({view:n.toString()});for(let o of["control","test"])t[o].recordings.forEach(({set:a})=>s.append(o,a));
return s}function sD(e,t){let{state:n,labels:s,change:o,sides:a}=e;return l("ul",{class:"recordings-chosen"},n[t].map(r=>{let i=s.get(r)??r;return l("li",{class:"tag"},i," ",x("×",()=>{o({[t]:n[t].filter(
c=>c!==r)}),a.querySelector(`[data-field="${t}"]`)?.focus()},{class:"link-button","aria-label":`Leave out ${i}`,title:`Leave out ${i}`}))}))}function oh(e){let{sides:t,labels:n,change:s}=e;Fe(t,()=>_(
t,th.map(([o])=>{let a=i=>{e.state[o].includes(i)||(s({[o]:[...e.state[o],i]}),t.querySelector(`[data-field="${o}"]`)?.focus())},r=pn({field:o,set:null,text:"",onGroup:a,onPick:i=>{n.set(ee(i.id),i.label),
a(ee(i.id))}});return r.input.placeholder="Add a recording, or nightly-* …",qa(o,[r],sD(e,o))})))}function oD({state:e,answer:t,labels:n}){for(let s of["control","test"])for(let o of e[s]){let a=t[s].
recordings.find(r=>r.set.startsWith(o));a&&n.set(o,a.label)}}async function aD(e){let{labels:t,state:n}=e,s=[...n.control,...n.test].filter(o=>!Ov(o));try{for(let o of await jt(s.slice(0,100)))t.set(ee(
o.id),o.label);e.answer===null&&oh(e)}catch{}}var rD=({state:e,answer:t})=>({...Be(`?${new URLSearchParams(e.chosen)}`),control:ee(t.middle.control),test:ee(t.middle.test),cut_overlaps:e.cut_overlaps});
function iD(e){let t=()=>rD(e),n=({id:s,name:o,category:a})=>Ge({...t(),row:s??qe(o,a)});return Id({page:s=>`${n(s)}#booked`,tree:()=>ct(dt(ln(`?${new URLSearchParams({...e.state.chosen,cut_overlaps:e.
state.cut_overlaps,control:t().control,test:t().test})}`))),timeline:s=>(s&&$i(t(),s))??Rt(t())},(s,o)=>{e.open=o?[...e.open,s]:e.open.filter(a=>a!==s),Zf(e)})}function Zf({account:e,found:t,open:n,why:s}){
s.hidden=!t,t&&e.draw(t,{open:n,sure:!1,sum:"Together, of these two",lines:eD,words:1/0})}async function lD(e){let{answer:t,state:n}=e,s=Nl({...n,control:[t.middle.control],test:[t.middle.test],q:"",significant:!1,
equal_clock:!1});s.set("limit","0");let o=["slower","faster"].includes(t.verdict.verdict)?s.toString():"";if(e.wanted!==o){Object.assign(e,{wanted:o,found:null,open:[]}),Zf(e);try{let a=o!==""&&await ue(
s);a&&e.wanted===o&&(e.found=a,Zf(e))}catch{e.wanted=""}}}function cD(e){let{answer:t,state:n,change:s}=e,{control:o,test:a}=yv(t);_(e.words,wv(t),l("p",{class:"small recordings-chosen-parts"},tD(n),"\
 ",Tv(n)&&x("Use all ranks and steps",()=>s({chosen:Object.fromEntries(Object.entries(n.chosen).filter(([c])=>Ll(c)))}),{class:"link-button"}))),_(e.chart,vv(t)),_(e.middle,"Account, tree and timeline\
 are of one recording of each side: ",l("a",{href:at(o.set,a.set)},`${o.label} and ${a.label}`),", those with the middle step time. What the other recordings differ by is not in them",n.equal_clock?",\
 nor the equal clock: they are as recorded.":"."),e.card.dataset.verdict=t.verdict.verdict;let r=t.control.recordings.length+t.test.recordings.length,i=c=>Re(t[c].recordings[0].label);e.share.set({name:`\
tracediff-${i("control")}-${i("test")}`,report:Ar(sh(n,null)),bundle:Cr(nD(n,t)),tooMany:r>xv&&`${xv} sets at most`})}function dD(e){let{answer:t,state:n}=e;oD(e),oh(e),cD(e),lD(e),_(e.notes,Ai(t.comparability)),
_(e.recordings,bv(t,r=>H(`/analyse?set=${ee(r)}`)));let s=sh(n,null);s.set("format","csv");let o=_v(t,zo(s));o.show(t.rows);let{row_count:a}=t;_(e.rows,o.node,l("p",{class:"muted small"},a===0?"The fi\
lters leave no row. ":"",kv(t),a>Qf?` The ${k(Qf)} largest changes of ${k(a)} are here; the CSV has all.`:""))}function Sv(e,t){e.answer=null,e.question.say(Se(t,"This comparison is not possible"))}var Ov=e=>e.
startsWith("tag:")||/[*?]/.test(e);function uD(e,t){e.answer=null,e.question.drop(),e.question.say(l("p",{class:"notice"},"Choose recordings of both sides, at least four in all: 2 and 2, or 3 and 1. A\
 pattern of labels (nightly-*) or a tag (tag:NAME) stands for all its sets. ",l("a",{href:t.every(n=>n.length===1)?at(t[0][0],t[1][0]):H("/compare")},"Compare two sets")))}function Ev(e){let{state:t,search:n,
question:s}=e;e.context.setTitle("Several recordings"),document.activeElement!==n&&(n.value=t.q),e.only.checked=t.significant,e.clock.checked=t.equal_clock,oh(e);let o=[t.control,t.test];if(o.some(a=>a.
length===0)||o.every(a=>a.length===1&&!Ov(a[0]))){uD(e,o);return}s.ask(a=>ue(sh(t),{signal:a}),a=>{if(a.judged!=="between_recordings"){Sv(e,{code:"one_set",message:"Each of these two names stands for \
only one set."});return}e.answer=a,s.say(null),dD(e),B(a.verdict.words)},a=>Sv(e,a))}function fD(e,t){let{change:n}=e,s=(c,d)=>(e[c]=d,d),o=(c,d)=>s(c,l("input",{type:"checkbox",id:R(c),on:{change:d}}));
s("search",Pn({id:R("q"),wait:ZI,empties:!1,onText:c=>n({q:c},{replace:!0})})),e.share=kl(),e.account=iD(e),s("why",l("div",{class:"recordings-why",hidden:!0},e.account.node,e.account.facts)),s("card",
l("section",{class:"card recordings-verdict","aria-label":"Verdict"},l("div",{class:"recordings-top"},s("words",l("div")),l("div",{class:"chart-tools"},l("label",{class:"recordings-only",title:"Step t\
imes without what another clock of the device, or another speed of the host, makes of each recording"},o("clock",()=>n({equal_clock:e.clock.checked}))," at equal clock"),e.share.node)),l("div",{class:"\
recordings-body"},e.why,s("chart",l("div"))),s("middle",l("p",{class:"muted small"}))));let a=l("form",{class:"card analysis-controls","aria-label":"Rows",on:{submit:c=>c.preventDefault()}},l("label",
{class:"analysis-field"},l("span",{},"Name contains"),e.search),l("label",{class:"recordings-only"},o("only",()=>n({significant:e.only.checked},{replace:!0}))," only slower or faster")),r=l("div",{class:"\
analysis-results"},e.card,s("notes",l("div",{class:"comparability"})),s("recordings",l("div")),a,s("rows",l("div"))),i=l("div");_(t,l("div",{class:"page analyse-page recordings-page"},l("h1",{},"Sever\
al recordings"),l("p",{class:"muted analysis-intro"},"Two recordings of one program always differ a little. With several recordings per side, the recordings are compared, not their steps: differences \
within one side are noise. Record both sides alternately."),s("sides",l("section",{class:"sides recordings-sides","aria-label":"Control and test"})),i,r)),e.question=He({context:e.context,results:r,message:i})}
function hD(e,t){let n={context:t,state:Xf(location.search),answer:null,found:null,open:[],labels:new Map,change:(s,o)=>t.go(H(`/compare/recordings?${Nl({...n.state,...s})}`),o)};return fD(n,e),Ev(n),
aD(n),{keys:{search:()=>n.search.focus()},update(s){n.state=Xf(s),Ev(n)},unmount(){n.answer=null,n.question.unmount()}}}var qv={step_time:"step time",gpu_time:"GPU time (step time without idle)",...Object.fromEntries(Object.entries(pe).map(([e,{name:t}])=>[e,t]))},mD=e=>e.without_profiler?"Step time without the profile\
r":e.measured==="row"?e.parameters.name:e.measured==="layer"?`${e.parameters.layer}, ${e.parameters.by} time`:e.measured==="gpu_time"?"GPU time":qv[e.measured].replace(/^./,t=>t.toUpperCase()),Bv=e=>!!e&&
e.low_percent*e.high_percent>0,Ya=e=>Bv(e)?`${e.explains?"the machine’s, which":"the machine"} makes ${P(e.diff_percent)} of the step (${P(e.low_percent)} to ${P(e.high_percent)})`:"",pD=e=>Bv(e)?`${e.
explains?"the machine’s, ":""}${P(e.diff_percent)}`:"",gD=7.2,Mv=16,wD=56,Va={l:64,r:16,t:22,b:44},Dl=e=>e.recorded===null?`stored ${me(e.created)} (recording time not stated)`:me(e.recorded);function ch(e,t){
let n=Math.max(2,Math.floor((t-Va.l-Va.r)/(Mv*gD+14))),s=nn(e.length,n);return{tickmode:"array",tickvals:s,tickangle:0,zeroline:!1,showgrid:!1,range:[-.6,e.length-.4],ticktext:Vt(s.map(o=>e[o].label),
Mv).map(re)}}var Fv=(e,t)=>({tickformat:",",ticksuffix:` ${e}`,fixedrange:!0,zeroline:!1,...t}),dh=e=>it({margin:Va,dragmode:"zoom",...e}),jv=e=>e.map(t=>({type:"line",xref:"x",yref:"paper",x0:t.at-.5,
x1:t.at-.5,y0:0,y1:1,layer:"below",line:{width:1.4,color:S(Wv(t))}})),Wv=e=>e.direction==="slower"?"--more-fill":"--less-fill",Hv=({host_median:e,lag_median:t})=>Xn({host:e,lag:t});function yD(e){let t=e.
interval&&`95 % interval: ${e.interval.map(v).join(" to ")}`;return ge([e.label,Dl(e),`median ${v(e.median)}`,t,Hv(e),$(e.observations,e.without_profiler===null?"step":"block"),e.diff_percent!==null&&
`${P(e.diff_percent)} against the baseline`,...e.tags.slice(0,6),"click: compare with the set before"])}var bD=(e,t)=>ge([`${t.direction}: ${v(t.left_median)} → ${v(t.right_median)} (${P(t.diff_percent)}\
)`,Ya(t.machine)&&`change of level: ${Ya(t.machine)}`,t.commits?.text,`from ${e.sets[t.at].label}`,"click: compare before and after"]);function Uv(e){let t=[],n=[],s=(o,a)=>e[o][a];for(let o=0,a;o<e.length;o=
a+1){for(a=o;a<e.length&&e[a]!==null;)a+=1;let r=Array.from({length:a-o},(d,u)=>o+u),i=r.length===1?[o-.2,o+.2]:r,c=d=>r[Math.min(d,r.length-1)];r.length>0&&(t.push(...i,...[...i].reverse(),null),n.push(
...i.map((d,u)=>s(c(u),1)),...i.map((d,u)=>s(c(u),0)).reverse(),null))}return{x:t,y:n}}function _D(e,t){let{sets:n,levels:s,change_points:o}=e,a=n.map((d,u)=>u),r=d=>d===null?null:d/t,i=S("--control-f\
ill"),c=n.map(d=>d.median===null?null:(d.interval??[d.median,d.median]).map(r));return[{type:"scatter",mode:"lines",...Uv(c),hoverinfo:"skip",line:{width:0},fill:"toself",fillcolor:In(i,.22)},{type:"s\
catter",mode:"lines",hoverinfo:"skip",line:{color:S("--muted"),width:1.4,dash:"dash"},x:s.flatMap(({first:d,last:u})=>[d-.5,u+.5,null]),y:s.flatMap(({median:d})=>[r(d),r(d),null])},{type:"scatter",mode:"\
lines+markers",x:a,y:n.map(d=>r(d.median)),line:{color:i,width:1.4},marker:{color:i,size:n.length>200?3:6,symbol:n.map(d=>d.baseline?"square":"circle")},...Ae(n.map(yD))},{type:"scatter",mode:"markers",
x:o.map(d=>d.at-.5),y:o.map(d=>r((d.left_median+d.right_median)/2)),marker:{size:13,line:{width:1,color:S("--surface")},symbol:o.map(d=>d.direction==="slower"?"triangle-up":"triangle-down"),color:o.map(
d=>S(Wv(d)))},...Ae(o.map(d=>bD(e,d)))}]}var kD=.3,vD=.04;function xD(e){let[t,n]=[Math.min(...e),Math.max(...e)];if(e.length===0||t<kD*n)return{range:[0,1.06*Math.max(n,0)||1],cut:!1};let s=Math.max(
.1*(n-t),(vD*n-(n-t))/2);return{range:[Math.max(0,t-s),n+s],cut:t-s>0}}var $D=e=>({shapes:[{type:"path",xref:"paper",yref:"paper",xsizemode:"pixel",ysizemode:"pixel",xanchor:0,yanchor:0,path:"M0,0 L0,\
8 L-5,11 L5,17 L0,20 L0,34",line:{width:1.6,color:S("--muted")}}],annotations:[{xref:"paper",yref:"paper",x:0,y:0,xanchor:"left",yanchor:"bottom",xshift:8,yshift:2,showarrow:!1,text:`axis starts at ${re(
Yt(e))}`,bgcolor:S("--surface"),font:{size:11,color:S("--muted")}}]}),SD=3;function ED(e,t){let n=[],s=o=>Math.abs(o.diff_percent??1/0);for(let o of[...e].sort((a,r)=>s(r)-s(a)))n.every(({at:a})=>Math.
abs(a-o.at)*t>=wD)&&n.push(o);return n}function TD({answer:e},t){let{sets:n,change_points:s,baseline:o}=e,a=n.flatMap(m=>[m.median,...m.interval??[]]).filter(m=>m!==null),[r,i]=oe(Math.max(...a,0)),c=o?.
median??null,d=ED(s,(t-Va.l-Va.r)/n.length).map(m=>({xref:"x",yref:"paper",x:m.at-.5,y:1,yanchor:"bottom",showarrow:!1,text:re(P(m.diff_percent)),font:{size:11,color:S(m.direction==="slower"?"--more":
"--less")}})),{range:u,cut:f}=xD(c===null?a:[...a,c]),h=f?$D(u[0]):{shapes:[],annotations:[]};return{data:_D(e,i),layout:dh({xaxis:ch(n,t),yaxis:Fv(r,{range:u.map(m=>m/i)}),shapes:[...h.shapes,...jv(s),
...c===null?[]:[{type:"line",xref:"paper",x0:0,x1:1,y0:c/i,y1:c/i,line:{width:1.4,dash:"dot",color:S("--test-fill")}}]],annotations:[...d,...h.annotations]})}}var Av=[["--control-fill","median, and it\
s 95 % interval"],["--muted","level"],["--test-fill","baseline"],["--more-fill","slower from here"],["--less-fill","faster from here"]],uh=e=>l("div",{class:"chart-legend"},e.map(([t,n])=>l("span",{class:"\
key",data:{key:n},css:{"--key-fill":`var(${t})`}},n))),OD=e=>Ze({id:"chart-series",title:"Median of each set",file:"series",height:()=>340,make:TD,keys:()=>Av,extra:uh(Av),class:"series-medians",onClick({
points:t},{answer:n}){let[s]=t,o=s?.curveNumber===SD&&n.change_points[s.pointNumber],a=o?o.at:s?.pointNumber;a>0&&e(o?n.sets.findIndex(({id:r})=>r===o.left):a-1,a)}}),Cv=Object.values(pe).map(({property:e,
name:t})=>[e,t]);function MD({answer:e},t){let{sets:n}=e,[s,o]=oe(Math.max(...n.map(r=>r.mean_step_time??0))),a=n.map(r=>ge([r.label,Dl(r),`mean step ${v(r.mean_step_time)}`,Hv(r),...Object.keys(pe).map(
i=>`${pe[i].name}: ${r.parts?v(r.parts[i]):D}`)]));return{data:Object.keys(pe).map(r=>({type:"bar",x:n.map((i,c)=>c),y:n.map(i=>i.parts?i.parts[r]/o:null),marker:{color:S(pe[r].property),line:{width:0}},
...Ae(a)})),layout:dh({barmode:"stack",bargap:n.length>100?0:.12,xaxis:{...ch(n,t),ticks:"outside",ticklen:6,tickcolor:"rgba(0,0,0,0)"},yaxis:Fv(s,{rangemode:"tozero"})})}}var AD=()=>Ze({id:"chart-ser\
ies-parts",title:"Parts of the mean step",file:"series-parts",height:()=>260,make:MD,extra:uh(Cv),keys:()=>Cv}),Rv=[["--test-fill","what the machine makes of the step, and its interval"]];function Lv(e,t){
return e!==null&&`${t} ${e.factor.toFixed(3)} times as long (quartiles ${e.low_quartile.toFixed(3)} to ${e.high_quartile.toFixed(3)})`}function CD(e,t){let{machine:n}=t;if(n===null)return ge([t.label,
Dl(t),"not known"]);let s=e.sets.find(({id:o})=>o===n.reference).label;return ge([t.label,Dl(t),`${P(n.curve_percent)} of the step, against the first level`,`${P(n.diff_percent)} (${P(n.low_percent)} \
to ${P(n.high_percent)}) against ${s}`,Lv(n.device_factor,"kernels take"),Lv(n.host_factor,"calls of the host take")])}function RD({answer:e},t){let{sets:n,change_points:s}=e,o=S("--test-fill"),a=({machine:r},i)=>((1+
r.curve_percent/100)*(1+i/100)/(1+r.diff_percent/100)-1)*100;return{data:[{type:"scatter",mode:"lines",hoverinfo:"skip",line:{width:0},fill:"toself",fillcolor:In(o,.22),...Uv(n.map(r=>r.machine&&[a(r,
r.machine.low_percent),a(r,r.machine.high_percent)]))},{type:"scatter",mode:"lines+markers",x:n.map((r,i)=>i),y:n.map(r=>r.machine?.curve_percent??null),line:{color:o,width:1.4},marker:{color:o,size:n.
length>200?3:6},...Ae(n.map(r=>CD(e,r)))}],layout:dh({xaxis:ch(n,t),yaxis:{ticksuffix:" %",fixedrange:!0,zeroline:!0,zerolinecolor:S("--muted")},shapes:jv(s)})}}var LD=()=>Ze({id:"chart-series-machin\
e",title:"What the machine makes of the step",file:"series-machine",height:()=>220,make:RD,extra:uh(Rv),keys:()=>Rv}),Pl="row",Il="layer",Nv="Ids, labels, patterns such as nightly-*, beginnings of lab\
els, or tag:TAG, separated by commas";function ND(e){let t=R("ops"),n=l("datalist",{id:t}),s=(p,g,w,y={})=>{let b=l("input",{type:"text",autocomplete:"off",spellcheck:"false",data:{field:p},...w,on:{change:()=>e(
{...y,[p]:b.value.trim()})}});return{input:b,node:l("label",{class:"analysis-field"},l("span",{},g),b)}},o=s("sets","Sets",{class:"wide",title:Nv,placeholder:"nightly-*"}),a=s("baseline","Baseline",{title:Nv,
placeholder:"none"}),r=s("name","Row",{class:"wide",list:t,placeholder:"aten::mm"},{layer:""}),i=s("category","Category",{placeholder:"any"}),c=R("layer-hint"),d=s("layer","Layer",{class:"wide",placeholder:"\
Block #3 / Attention","aria-describedby":c},{name:"",category:"",time:"total"}),u=l("p",{class:"muted series-hint",id:c},"Modules or annotations as the Tree page names them, from the outermost to the \
innermost, separated by “ / ”. Frames in between can be left out. Block is every Block; Block #3 is one."),f=(p,g)=>ye(g,w=>e({[p]:w}),{data:{field:p}}),h=f("by",[["device","device time"],["host",
"host time"]]),m=f("time",[["total","total"],["self","self"]]);return{options:n,sets:o,baseline:a,name:r,category:i,layer:d,layerHint:u,by:h,time:m}}async function Pv(e,t,n){if(t!==null)try{let s=await Mr(
t,n);_(e,[...new Set(s.map(o=>o.name))].map(o=>l("option",{value:o})))}catch{}}function PD({onChange:e}){let{options:t,sets:n,baseline:s,name:o,category:a,layer:r,layerHint:i,by:c,time:d}=ND(e),u=null,
f=null,h="",m={[Pl]:o,[Il]:r},p=ye([...Object.entries(qv),[Pl,"a row"],[Il,"a layer"]],I=>{h=I in m?I:"",E(),h!==""?m[h].input.focus():e({measure:I,name:"",category:"",time:"total",layer:""})},{data:{
field:"measure"}}),g=l("label",{class:"analysis-field"},l("span",{},"Time"),p),w=l("label",{class:"analysis-field"},l("span",{},"Of the layer"),c),y=l("label",{class:"analysis-field"},l("span",{},"Of \
the row"),d),b=l("form",{class:"card analysis-controls series-controls","aria-label":"What the series shows",on:{submit:I=>{I.preventDefault(),document.activeElement?.matches("input")&&document.activeElement.
dispatchEvent(new Event("change"))}}},n.node,s.node,g,o.node,a.node,y,r.node,w,t,x("Show",()=>e({sets:n.input.value.trim()}),{class:"primary"}),i);o.input.addEventListener("input",Ee(150,()=>Pv(t,f,o.
input.value))),o.input.addEventListener("focus",()=>Pv(t,f,""));function E(){p.value=h||u.measure;for(let I of[o.node,a.node,y])I.hidden=h!==Pl;for(let I of[r.node,w,i])I.hidden=h!==Il}return{node:b,draw(I,M){
u=I,f=M,h=u.layer!==""?Il:u.name!==""?Pl:document.activeElement===m[h]?.input?h:"";for(let{input:V}of[n,s,o,a,r])(V!==document.activeElement||V.value==="")&&(V.value=u[V.dataset.field]);d.value=u.time,
c.value=u.by,E()},focus(){return n.input.focus(),n.input.select(),!0}}}var ah=5,Iv=(e,t=({label:n})=>n)=>e.slice(0,ah).map(t).join(", ")+(e.length>ah?` and ${k(e.length-ah)} more`:""),ql=({sets:e},t)=>e.
find(n=>n.id===t).label;function fh({direction:e,diff_percent:t,left_median:n,right_median:s}){let o=t===null?"":` by ${P(Math.abs(t)).replace("+","")}`;return l("span",{class:e==="slower"?"more":"les\
s"},`${e}${o}: ${vn(n,s).join(" → ")}`)}function ID(e){let t=e.filter(n=>n.machine?.explains).length;return t===0?"":e.length===1?": the machine’s":`, ${k(t)} of them the machine’s`}function zv({
sets:e,change_points:t,levels:n,neighbours:s,measured:o,too_few_values:a}){return n.length===0?`None of these sets has ${o==="layer"?"this layer":"this time"}.`:s!==null&&s.pairs===0?"One set is not a\
 series: there is no other set to compare it with.":s!==null&&s.unjudged===s.pairs?`Cannot judge whether the level changes in ${$(e.length,"set")}.`:s!==null&&t.length>0?`${k(t.length)} of ${$(s.pairs,
"pair")} of neighbours ${t.length===1?"differs":"differ"}.`:a?e.some(({observations:r})=>r>1)?`${$(e.reduce((r,{observations:i})=>r+i,0),"value")} in ${$(e.length,"set")}: too few to tell a level.`:"O\
ne value a set: too few to tell a level.":`${t.length===0?"No change of level was found":$(t.length,"change of level","changes of level")} in ${$(e.length,"set")}${ID(t)}.`}var Kv=({label:e,recorded:t})=>[
l("b",{},e),t&&` (${me(t)})`],Gv=({commits:e})=>e&&`The change is ${e.text}. `,Yv=({since_good:e,change_points:t})=>e!==null&&e.good===t.at(-1)?.left;function DD(e,t){let{sets:n,change_points:s}=e,o=s.
at(-1);if(!o||Yv(e))return!1;let a=Ya(o.machine);return l("p",{class:"card series-change"},s.length>1&&"The latest: ","from ",Kv(n[o.at])," on, ",fh(o),". ",Gv(o),a&&`Of it, ${a}. `,l("a",{href:t(o.left,
o.right)},"What changed"))}var qD=({pairs:e,unjudged:t})=>"There are fewer than six sets: each was compared with the one before it, which cannot tell a change from the usual difference between two rec\
ordings."+(t===0?"":` ${k(t)} of ${$(e,"such pair")} cannot be judged: a set has too few steps.`);function BD(e,t){let{since_good:n}=e,s=Yv(e)?e.change_points.at(-1):null;return n!==null&&l("p",{class:"\
card series-good"},l("b",{},"Since the last good set, "),ql(e,n.good),", it is ",fh(n),s&&[", from ",Kv(e.sets[s.at])," on"],". ",s&&Gv(s),l("a",{href:t(n.good,n.now)},`What changed between it and ${ql(
e,n.now)}`))}function FD(e,t){let{newest:n}=e;return n!==null&&l("p",{class:"card series-newest"},l("b",{},"The newest set, "),ql(e,n.right),", stands out: it is ",fh({...n,left_median:n.left_mean,right_median:n.
right_mean}),` (p = ${Bt(n.p_value)}, against the ${k(n.others)} sets of its level before it). One set alone is not a change of level. `,Ya(n.machine)&&`Of it, ${Ya(n.machine)}. `,n.commits&&`It is ${n.
commits.text}. `,l("a",{href:t(n.left,n.right)},`What changed between ${ql(e,n.left)} and it`))}function jD(e){let t={devices:"the devices differ",ranks:"the ranks differ",world_size:"the world size d\
iffers"},n=e.differences.map(({at:s,kind:o,before:a,after:r})=>`From ${e.sets[s].label} on, ${t[o]}: ${a} before, ${r} now.`);return e.more_differences===0?n:[...n,`${$(e.more_differences,"more such d\
ifference")}.`]}function WD({sets:e,levels:t}){let n=[],s=e.filter(a=>a.missing!==null);s.length>0&&t.length>0&&n.push(`${$(s.length,"set")} ${s.length===1?"has no such time, and counts with the level\
 around it":"have no such time, and count with the level around them"}: ${Iv(s,a=>`${a.label} (${a.missing})`)}.`),e.every(a=>!a.has_steps)&&n.push("No set has steps: each whole recording counts as on\
e step.");let o=e.filter(a=>a.affected>0);return o.length>0&&n.push(`${$(o.length,"set")} ${o.length===1?"has damaged files, so its":"have damaged files, so their"} times may be wrong: ${Iv(o)}.`),n}function HD(e){
let t=e.unknown_recorded===1,n=[e.without_profiler_note,...jD(e),e.unknown_recorded>0&&`${$(e.unknown_recorded,"set")} ${t?"does":"do"} not say when ${t?"it was":"they were"} recorded: the time ${t?"i\
t was":"they were"} stored is used.`,e.neighbours?.pairs>0&&qD(e.neighbours),...e.left_out.map(({label:s,detail:o})=>`${s} is left out: ${o}`),...WD(e),e.machine_pending>0&&`The machine of ${$(e.machine_pending,
"set")} is not known yet: the time was up. Load the page again; what was compared is kept.`].filter(Boolean);return n.length>0&&l("ul",{class:"notice"},n.map(s=>l("li",{},s)))}var UD=(e,t)=>[l("h2",{},
zv(e)),DD(e,t),BD(e,t),FD(e,t),HD(e)],Ga=(e,t,n,s=v)=>({key:e,title:t,what:n,number:!0,show:s,exact:A}),rh=e=>e===null?null:e>0?"more":e<0?"less":null,zD=12,ih=({commit:e,dirty:t})=>`${e.slice(0,zD)}${t?
" (changed)":""}`,KD=e=>[{key:"label",title:"From set",show:t=>t},{key:"recorded",title:"Recorded",show:t=>t===null?"not stated":me(t)},Ga("left_median","Before","Median of the level before"),Ga("righ\
t_median","After","Median of the level after"),{...Ga("diff_duration","Change","After less before",X),tone:rh},{key:"diff_percent",title:"%",number:!0,show:P,tone:rh},{key:"q_value",title:"q",number:!0,
show:Bt,what:"Of the rank test of the steps of both levels"},{key:"machine",title:"Machine",what:"What another clock of the device, or another speed of the host, makes of the step time; the machine’s:\
 that is all of the change, as far as the interval tells",show:pD},...e.some(({commits:t})=>t!==null)?[{key:"commits",title:"Commits",what:"Of the nearest sets before and after it whose recorders note\
d one",show:t=>t===null?"":l("span",{title:t.text},`${ih(t.left)} → ${ih(t.right)}`)}]:[],{key:"href",title:"Compare",what:"Before and after: the last set before the change with the first one after \
it. Several of each: up to five sets of each level, those nearest to the change, as several recordings of each side; not offered where a level has only one set",show:(t,n)=>[l("a",{href:t},"before and\
 after"),n.several&&" · ",n.several&&l("a",{href:n.several},"several of each")]}],GD=e=>[{key:"label",title:"Set",show:(t,n)=>l("a",{href:n.href},t)},{key:"recorded",title:"Recorded",show:(t,n)=>t===
null?`stored ${me(n.created)}`:me(t)},{...Ga("median","Median",e.without_profiler?"Of blocks of its steps without the profiler":"Of the means over the ranks of each step; or why there is none"),show:(t,n)=>n.
missing??v(t)},{key:"interval",title:"95 % interval",number:!0,what:"Of the median, by order statistics; none with fewer than six steps",show:t=>t===null?D:t.map(v).join(" to ")},...e.baseline?[{key:"\
diff_percent",title:"Against baseline",number:!0,show:P,tone:t=>Math.abs(t)<2?null:rh(t)}]:[],{key:"observations",title:e.without_profiler?"Blocks":"Steps",number:!0,show:k},Ga("mean_step_time",e.without_profiler?
"Mean recorded step":"Mean step","What the parts add up to"),...e.sets.some(({commit:t})=>t!==null)?[{key:"commit",title:"Commit",what:"What its recorder noted",show:t=>t===null?"":ih(t)}]:[],{key:"ta\
gs",title:"Tags",show:t=>t.join(", ")},{key:"before",title:"Compare",show:t=>t===null?"":l("a",{href:t},"with the one before")}];function YD({sets:e,change_points:t},n){let s=Lt({caption:"Changes of l\
evel",limit:64,columns:KD(t)});return s.show(t.map(o=>({...o,label:e[o.at].label,recorded:e[o.at].recorded,href:n(o.left,o.right),several:o.recordings_link}))),s.node}function VD(e,t,n){let{sets:s}=e,
o=Lt({caption:"Sets",limit:30,columns:GD(e),csv:Jm(`${br(t)}&machine=true&format=csv`)});return o.show(s.map((a,r)=>({...a,href:H(`/analyse?set=${a.id.slice(0,12)}`),before:r===0?null:n(s[r-1].id,a.id)})).
reverse()),o.node}var hh={path:"/series",name:"Series",read:js,mount:eq},JD="A time of many sets, by default the step time, in the order of recording: nightly runs, the commits of a branch. A change o\
f level leads to the comparison of the sets before and after it.",Vv=({answer:e,state:t})=>(n,s)=>e.measured!=="layer"?at(n,s):ct({control:ee(n),test:ee(s),by:t.by,q:t.layer.split(" / ").at(-1).replace(
/ #\d+$/,"")});function mh(e){let{answer:t,answered:n,medians:s,machine:o,parts:a}=e,{sets:r}=t,i=Vv(e),c={file:"tracediff",revision:n,answer:t,caption:[`${r[0]?.label??""} to ${r.at(-1)?.label??""}`]};
_(e.summary,UD(t,i),t.change_points.length>0&&YD(t,i)),s.node.toggleAttribute("data-baseline",t.baseline!==null),s.draw({...c,heading:mD(t),empty:t.levels.length===0?"There is nothing to draw.":null}),
o.node.hidden=r.every(d=>d.machine===null),o.node.hidden||o.draw({...c,heading:"clock of the device, speed of the host"}),a.draw({...c,heading:"means over steps and ranks",empty:r.every(d=>d.parts===null)?
"No set has device work: a step has no parts.":null}),_(e.table,VD(t,e.state,i)),e.results.dataset.shown=n}async function QD(e){let[t,n]=await Promise.all([wt("group=always&limit=100"),is()]),o=[...t.
entries.flatMap(({group:a})=>a?[a]:[]).map(({prefix:a,sets:r})=>[`${a}*`,r]),...n.filter(({sets:a})=>a>2).map(({tag:a,sets:r})=>[`tag:${a}`,r])].filter(([a])=>!a.includes(","));return l("div",{class:"\
notice"},t.total===0?l("p",{},"No sets are stored yet. ",l("a",{href:H("/")},"Add some"),"."):l("p",{},"Name the sets of a series: a pattern of their labels, or a tag. Tags are given on the Traces pag\
e, or with ",l("code",{},"tracediff ingest --tag"),"."),o.length>0&&l("ul",{class:"series-offers"},o.slice(0,20).map(([a,r])=>l("li",{},l("a",{href:jo({...e,sets:a})},a),` (${$(r,"set")})`))))}function lh(e,t){
e.answer=null,e.question.say(Se(t,"This series is not possible"))}async function XD(e,t){try{let n=await Ec(`${t}&machine=true`);e.answered===t&&e.answer!==null&&(e.answer=n,mh(e))}catch{}}function ZD(e,t,n){
let{state:s,question:o,controls:a}=e;if(e.answer=n,e.answered=t,a.draw(s,n.sets.at(-1)?.id??null),n.sets.length===0){let r=n.left_out.length;lh(e,{code:"no_sets",message:`${s.tag.length>0?`tag: no set\
 has ${s.tag.join(", ")}`:"No set was found"}.${r>0?` ${$(r,"set")} cannot be read.`:""}`}),o.clearable({message:"tag: "});return}o.say(null),mh(e),B(zv(n)),XD(e,t)}function Dv(e){let{state:t,question:n,
context:s,controls:o}=e,a=br(t).toString();o.draw(t,e.answer?.sets.at(-1)?.id??null),s.setTitle([t.sets,"Series"].filter(Boolean).join(" · ")),t.sets===""&&t.tag.length===0?(e.answered="",n.ask(()=>QD(
t),r=>n.say(r),r=>lh(e,r))):e.answered===a&&e.answer?(n.drop(),mh(e),s.settled()):n.ask(r=>Ec(a,{signal:r}),r=>ZD(e,a,r),r=>lh(e,r))}function eq(e,t){let n={context:t,state:js(location.search),answer:null,
answered:"",summary:l("div",{class:"series-summary"}),table:l("div",{class:"analysis-tables"}),machine:LD(),parts:AD()};n.controls=PD({onChange:(r,i)=>t.go(jo({...n.state,...r}),i)}),n.medians=OD((r,i)=>t.
go(Vv(n)(n.answer.sets[r].id,n.answer.sets[i].id)));let s=[n.medians,n.machine,n.parts],o=l("div");n.results=l("div",{class:"analysis-results"},n.summary,n.medians.node,n.table,n.machine.node,n.parts.
node),_(e,l("div",{class:"page analyse-page series-page"},l("h1",{},"Series"),l("p",{class:"muted analysis-intro"},JD),n.controls.node,o,n.results)),n.question=He({context:t,results:n.results,message:o});
let a=Me(()=>s.forEach(r=>r.retheme()));return Dv(n),{keys:{search:()=>n.controls.focus()},update(r){n.state=js(r),Dv(n)},unmount(){n.question.unmount(),n.answer=null,a(),s.forEach(r=>r.unmount())}}}var jl=9,Bl=3,tq=7;function nq(e){e.pending=0;let t=e.node.clientWidth,n=O.flatMap(r=>[!0,!1].map(i=>e.panes.filter(c=>c.side===r&&c.data()?.bands.some(d=>d.sort==="host"===i)).map(c=>({pane:c,host:i})))).
filter(r=>r.length>0),s=Math.max(1,n.length)*(jl+Bl)+Bl,o=Go(e.canvas,t,s,{alpha:!1});o.fillStyle=S("--surface-sunk"),o.fillRect(0,0,t,s);let a=r=>t*(r-e.extent.from)/(e.extent.to-e.extent.from);n.forEach(
(r,i)=>r.forEach(({pane:c,host:d})=>sq(o,c,d,Bl+i*(jl+Bl),a)))}function sq(e,t,n,s,o){let a=t.data();e.fillStyle=S(n?"--span-host":"--span-compute");let r=new Map,i=-1/0;for(let c=0;c<a.length;c+=1){if(a.
lanes[a.lane[c]]?.sort==="host"!==n)continue;let[d,u]=[o(a.start[c]),o(a.end[c])],f=t.changeAt(c);if(f!==""&&a.merged[c]<=1){let h=r.get(f)??[];h.push(d,u),r.set(f,h)}a.name[c]>=0&&a.lanes[a.lane[c]].
sort!=="other"&&(u>i+.5||d<i-50)&&(e.fillRect(d,s,Math.max(.5,u-d),jl),i=u)}for(let[c,d]of r){e.fillStyle=S(`--span-${c}`);for(let u=0;u<d.length;u+=2)e.fillRect(d[u],s,Math.max(.7,d[u+1]-d[u]),jl)}}function gh(e){
e.pending||=requestAnimationFrame(()=>nq(e))}function ox(e){let t=e.extent.to-e.extent.from,n=100*(e.view.from-e.extent.from)/t,s=100*(e.view.to-e.view.from)/t;e.frame.style.setProperty("left",`${n}%`),
e.frame.style.setProperty("width",`${s}%`)}function Fl(e,t){let n=e.node.getBoundingClientRect(),s=(t.clientX-n.left)/Math.max(1,n.width);return e.extent.from+Math.min(1,Math.max(0,s))*(e.extent.to-e.
extent.from)}var oq=e=>e.view.to-e.view.from>.999*(e.extent.to-e.extent.from);function Jv(e,t){let n=tq*(e.extent.to-e.extent.from)/Math.max(1,e.node.clientWidth),[s,o]=[e.view.from,e.view.to].map(a=>Math.
abs(Fl(e,t)-a));return t.shiftKey||Math.min(s,o)>n?t.shiftKey||oq(e)?"range":"move":s<o?"from":"to"}function Qv(e,t){let{part:n,at:s,view:o}=e.press;if(n==="move")e.onRange(o.from+t-s,o.to+t-s);else if(n!==
"range"){let a={...o,[n]:t};e.onRange(Math.min(a.from,a.to),Math.max(a.from,a.to))}}function aq(e,t,n){[e.panes,e.extent]=[t,n],gh(e),ox(e)}function rq(e){cancelAnimationFrame(e.pending),e.size.disconnect(),
e.stopTheme()}function iq({onRange:e}){let t={onRange:e,panes:[],extent:{from:0,to:1},pending:0,press:null};return t.canvas=l("canvas",{"aria-hidden":"true"}),t.frame=l("div",{class:"overview-view"}),
t.node=l("div",{class:"timeline-overview","aria-hidden":"true"},t.canvas,t.frame),t.view=t.extent,t.node.addEventListener("pointerdown",n=>{if(n.button===0){t.node.setPointerCapture(n.pointerId);let s=Fl(
t,n);t.press={part:Jv(t,n),at:s,view:t.view},t.press.part==="move"&&(s<t.view.from||s>t.view.to)&&(t.press.view=Ts(s,s,t.view.to-t.view.from),Qv(t,s))}}),t.node.addEventListener("pointermove",n=>{t.press?
Qv(t,Fl(t,n)):t.node.style.cursor=["from","to"].includes(Jv(t,n))?"ew-resize":""}),t.node.addEventListener("pointerup",n=>{let[s,o]=[t.press?.at,Fl(t,n)];t.press?.part==="range"&&s!==o&&e(Math.min(s,o),
Math.max(s,o)),t.press=null}),t.node.addEventListener("pointercancel",()=>{t.press=null}),t.size=new ResizeObserver(()=>gh(t)),t.size.observe(t.node),t.stopTheme=Me(()=>gh(t)),{node:t.node,draw:(n,s)=>aq(
t,n,s),view(n,s){t.view={from:n,to:s},ox(t)},unmount:()=>rq(t)}}var lq=15,Wl=190,cq={longer:"▲ ",shorter:"▼ ",new:"+ ",gone:"− ","":""},ax=.02,dq=["host","compute","communication","memory","outs\
ide","many","gap","longer","shorter","new","gone"],uq=new Set(["new","gone","gap"]),fq={control:"A",test:"B"},hq=[1,.78,.56];function mq(e){if(!["longer","shorter"].includes(e?.change))return 0;let[t,
n]=vi(e.row),s=Math.abs(n-t)/Math.max(t,n);return s>=.5?0:s>=.25?1:2}function pq(e,t,n){return e.sort[t]===ma?"gap":e.sort[t]===pa?e.gaps[e.gap[t]].shown?"host":"outside":e.sort[t]===Fn?"outside":n!==
""?n:e.merged[t]===0?"outside":e.merged[t]>1?"many":e.lanes[e.lane[t]].sort==="host"?"host":{COMMUNICATION:"communication",MEMORY:"memory"}[e.kinds[e.name[t]]]??"compute"}function Xv(e){e.fills=Object.
fromEntries(dq.map(t=>[t,hq.map(n=>sd(S(`--span-${t}`),S("--surface"),n))]))}var rx=(e,t)=>e.data.name[t]<0||e.data.lanes[e.data.lane[t]]?.sort==="other"?"":e.ofName[e.data.name[t]];function ix(e){let t=e.
data.names.map((n,s)=>e.changes?.get(Ne(n,e.data.categories[s])));e.ofName=t.map(n=>n?.change??""),e.strengths=t.map(mq),e.classes=Array.from({length:e.data.length},(n,s)=>pq(e.data,s,rx(e,s)))}function Zv(e,t){
if(e.data.sort[t]===ma){let a=e.data.gaps[e.data.gap[t]];return`idle ${v(a.duration)} · host: ${a.operator??a.host??"nothing recorded"}`}if(e.data.sort[t]===pa){let a=e.data.gaps[e.data.gap[t]];return`\
step ${a.step_number} · ${v(a.duration)}`}if(e.data.sort[t]===Fn)return J(e.data.gaps[e.data.gap[t]].mean,0,3);let n=e.data.names[e.data.name[t]],o=Qn({name:n,category:e.data.categories[e.data.name[t]]})?
`${Ls} (${n})`:n||"(no name)";return(cq[e.classes[t]]??"")+(e.data.merged[t]>1?`${e.data.merged[t]} rows, most of them ${o}`:o)}function gq(e){let t=JSON.stringify(e.data.bands);if(t===e.headsOf)return;
e.headsOf=t;let{lane:n,act:s}=e.heads.contains(document.activeElement)?document.activeElement.dataset:{},o=r=>Y("pin",`${e.kind==="pinned"?"Unpin":"Pin"} ${r.label}`,()=>e.on.pin(e.self,r),{class:"lan\
e-pin",data:{lane:r.id,act:"pin"}}),a=({label:r})=>e.kind==="pinned"?`${fq[e.side]}: ${r}`:r;e.heads.style.height=`${e.data.height}px`,_(e.heads,e.data.bands.map(r=>l("li",{class:"lane-head",title:r.label,
css:{top:`${r.top}px`,height:`${r.height}px`}},r.folds?x(a(r),()=>e.on.fold(e.self,r),{class:"lane-fold",data:{lane:r.id,act:"fold"},"aria-expanded":String(r.open)}):l("span",{},a(r)),o(r)))),[...e.heads.
querySelectorAll("button")].find(({dataset:r})=>r.lane===n&&r.act===s)?.focus()}function wq(e,t,n){for(let{top:s}of e.data?.bands??[]){let o=Math.round(n.top+s)+.5;t.line(0,o,n.width,o,S("--grid"))}e.
on.decorate(t,n,e.self)}function yq(e,t,n){e.data=t,ix(e),e.drawing.set({...t.pieces,tops:t.tops,height:t.height,from:n.from,to:n.to}),e.node.hidden=t.bands.length===0,gq(e)}function bq(e,t){e.changes=
t,e.data&&(ix(e),e.drawing.redraw())}function _q(e,t){let n=t&&new Set(t);e.drawing.highlight(n&&e.data.pieces.of.flatMap((s,o)=>n.has(s)?[o]:[]))}function kq(e,t){let{height:n,paint:s}=e.drawing.whole(
t-Wl);return{height:n,paint(o){s(ii(o,Wl,0)),e.data.bands.forEach(({label:a,top:r})=>o.words(6,r+lq,Mo(a,30),S("--muted")))}}}function vq(e){e.stopTheme(),e.drawing.destroy()}function xq({side:e,kind:t,
on:n}){let s={side:e,kind:t,on:n,data:null,classes:[],ofName:[],strengths:[],changes:null,fills:{},headsOf:""},o=`${e==="control"?"Control":"Test"}, ${t}`;s.heads=l("ul",{class:"timeline-heads","aria-\
label":`Lanes: ${o}`});let a=l("div",{class:"timeline-drawing"});s.node=l("div",{class:`timeline-pane timeline-${t}`,data:{side:e}},s.heads,a),s.self={side:e,kind:t,node:s.node,data:()=>s.data};let r=c=>c<
0?-1:s.data.pieces.of[c],i=c=>s.fills[s.classes[c]][["longer","shorter"].includes(s.classes[c])?s.strengths[s.data.name[c]]:0];return Xv(s),s.drawing=di(a,{rowHeight:_i,label:`${o}: a table below has \
the same`,least:ax,colour:c=>i(r(c)),hatched:c=>uq.has(s.classes[r(c)]),text:c=>Zv(s,r(c)),onHover:(c,d)=>n.hover(s.self,r(c),d),onPick:(c,d)=>n.pick(s.self,r(c),d),onView:(c,d,u)=>n.view(s.self,c,d,u),
onMeasure:n.measure,onKey:c=>n.key(c,s.self),decorate:(c,d)=>wq(s,c,d)}),s.stopTheme=Me(()=>{Xv(s),s.drawing.redraw()}),Object.assign(s.self,{drawing:s.drawing,show:(c,d)=>yq(s,c,d),setChanges:c=>bq(s,
c),highlight:c=>_q(s,c),whole:c=>kq(s,c),changeAt:c=>rx(s,c),textOf:c=>Zv(s,c),title:o,destroy:()=>vq(s)})}function ex(e,t,{start:n,end:s,row:o},a,r,i){let c=Math.max(-3,t.x(n)),d=Math.min(t.width+3,t.
x(s));d>=-3&&c<=t.width+3&&e.frame(c-.5,t.y(o)-.5,Math.max(2,d-c)+.5,i,a,r)}function $q(e,t,n,s){let o=-1,a=r=>t.y(n.row[r])+2+(s-4)*(1-n.gaps[n.gap[r]].at);for(let r=0;r<n.length;r+=1){if(n.sort[r]!==
Fn)continue;let i=t.x(n.start[r]),c=t.x(n.end[r]);c>=0&&i<=t.width&&(e.line(i,a(r),c,a(r),S("--text"),1),o>=0&&n.row[o]===n.row[r]&&n.end[o]===n.start[r]&&e.line(i,a(o),i,a(r),S("--text"),1)),o=r}}function Sq(e,t,n,s){
let o=t.rowHeight;$q(e,t,n.data()??{length:0},o);let a=s.path(n.side);if(a&&Bw(e,t,n,a),s.measure){let{from:r,to:i}=s.measure,[c,d]=[t.x(r),t.x(i)];e.alpha(.16),e.box(c,0,d-c,t.height,S("--accent")),e.
alpha(1);for(let u of[c,d])e.line(u,0,u,t.height,S("--accent"),1)}if(s.aligned!==null){let r=Math.round(t.x(s.aligned))+.5;e.line(r,0,r,t.height,S("--accent"),1.5)}for(let r of s.selected)r.pane===n&&
ex(e,t,r,S("--accent"),2.5,o);s.partner?.pane===n&&ex(e,t,s.partner,S("--text"),1.5,o)}var wh={longer:"takes longer in the test",shorter:"takes less time in the test",new:"new",gone:"gone"};function yh(e,t=v){
if(!e||e.change==="")return"";let{row:n,change:s}=e,[o,a,r]=vi(n);return`${wh[s]}: ${t(o)} → ${t(a)} ${r?"self time":"total"} in this ${e.whole?"recording":"step"}`}function Eq(e,t,{changes:n,partner:s,
other:o}){let a=e.data(),r=a.start[t]+a.shift,i=a.end[t]-a.start[t];if(a.sort[t]===ma){let m=a.gaps[a.gap[t]];return[["The device is idle","strong"],[`${A(i)}, from ${A(r)}`],[m.host?`the host: ${m.host}${m.
operator&&m.operator!==m.host?` in ${m.operator}`:""}`:"the host: mostly nothing recorded"],m.next&&[`then: ${m.next}`]].filter(Boolean)}if(a.sort[t]===pa){let m=a.gaps[a.gap[t]];return[[`Step ${m.step_number}\
, as the device has it`,"strong"],[`${A(i)}, from ${A(r)}`],[Xn(m)],[`the host began it at ${A(m.host_start)}`,"muted"]]}if(a.sort[t]===Fn){let{name:m,mean:p,min:g,max:w}=a.gaps[a.gap[t]];return[[`${m}\
: ${J(p,0,3)}`,"strong"],g<w&&[`from ${J(g,0,3)} to ${J(w,0,3)} in this pixel`],[`${A(i)}, from ${A(r)}`]].filter(Boolean)}let c=a.names[a.name[t]],d=Qn({name:c,category:a.categories[a.name[t]]});if(a.
merged[t]>1)return[[`${k(a.merged[t])} rows too short to draw separately`,"strong"],[`most of the time: ${c}`],d&&[Ls],["zoom in to see them","muted"]].filter(Boolean);let u=a.lanes[a.lane[t]],f=[[c||
"(no name)","mono strong"],...d?[[Ls]]:[],[`${A(i)}, from ${A(r)}`],[`${a.categories[a.name[t]]} · ${u.label}`,"muted"]];if(!ps(a,t))return[...f,["not part of this step: it began before, or another o\
ne launched it","muted"]];let h=yh(n?.get(ki(a,t)),A);if(h&&f.push([h,"change"]),s){f.push([`${o}: ${A(s.duration)} (${ie(e.side==="control"?s.duration-i:i-s.duration)} test against control), from ${A(
s.start)}`]);let m=bd(n,o,c,a.categories[a.name[t]]);m!==c&&f.push([`${o}: ${m}`,"mono muted"])}else s===null&&o&&f.push([`${o}: no ${k(a.occurrence[t]+1)}${lx(a.occurrence[t]+1)} call of this name`,"\
muted"]);return f}var lx=e=>e%100>=11&&e%100<=13?"th":["th","st","nd","rd"][e%10]??"th",bh=e=>`${k(e)}${lx(e)}`,ko=14;function Tq(){let e=l("div",{class:"timeline-tip",hidden:!0,"aria-hidden":"true"});
return{node:e,show(t,n,s){_(e,t.map(([c,d])=>l("p",{class:d},l("bdi",{},c)))),e.hidden=!1;let{width:o,height:a}=e.getBoundingClientRect(),r=n+ko+o>window.innerWidth?n-ko-o:n+ko,i=s+ko+a>window.innerHeight?
s-ko-a:s+ko;e.style.setProperty("left",`${Math.max(4,r)}px`),e.style.setProperty("top",`${Math.max(4,i)}px`)},hide(){e.hidden=!0}}}function Oq(){let e=q("polygon",{class:"join-shape"}),t=q("g",{class:"\
join-links"}),n=R("arrow"),s=q("svg",{class:"timeline-join","aria-hidden":"true",focusable:"false"},q("marker",{id:n,viewBox:"0 0 8 8",refX:7,refY:4,markerWidth:7,markerHeight:7,orient:"auto"},q("path",
{class:"join-head",d:"M0 0 8 4 0 8z"})),e,t);return{node:s,drawLinks(o){let a=s.getBoundingClientRect();_(t,o.map(([r,i])=>{let[c,d]=[Math.min(r.right,i.left),i.left].map(h=>h-a.left),[u,f]=(r.bottom<=
i.top?[r.bottom,i.top]:[r.top,i.bottom]).map(h=>h-a.top);return q("path",{"marker-end":`url(#${n})`,d:`M${c} ${u}L${d} ${f}`})}))},draw(o,a){if(!o||!a){e.setAttribute("points","");return}let r=s.getBoundingClientRect(),
[i,c]=o.top<=a.top?[o,a]:[a,o],d=({left:p,right:g})=>[p,Math.max(g,p+1.5)],[[u,f],[h,m]]=[d(i),d(c)];e.setAttribute("points",[[u,i.bottom],[f,i.bottom],[m,c.top],[h,c.top]].map(([p,g])=>`${p-r.left},${g-
r.top}`).join(" "))}}}function Mq(e,t){let[n,s]=oe(t*10);return`${J(e/s,0,3).replace("-","−")} ${n}`}function tx(e,t,n){Lg(e,{view:t,width:n,format:Mq,colours:{surface:S("--surface"),border:S("--bo\
rder"),muted:S("--muted")}})}function Aq(){let e=l("canvas",{}),t=l("div",{class:"timeline-ruler","aria-hidden":"true"},e),n={from:0,to:1},s=0;function o(){s=0;let c=t.clientWidth;tx(ri(Go(e,c,rn,{alpha:!1}),
getComputedStyle(document.body).fontFamily),n,c)}let a=()=>{s||=requestAnimationFrame(o)},r=new ResizeObserver(a);r.observe(t);let i=Me(a);return{node:t,view(c,d){n={from:c,to:d},a()},whole:c=>({height:rn,
paint:d=>tx(ii(d,Wl,0),n,c-Wl)}),unmount(){cancelAnimationFrame(s),r.disconnect(),i()}}}var Cq=60,Rq=40,Lq=130,nx=8,Ja=({kind:e})=>e==="pinned";function Nq(e){e.pins.hidden||Qa(e)}var yn=e=>e.shown[0]??
e.panes[0],Hl=e=>yn(e).drawing.current();function Pq(e,t,n,s,o){e.following||(e.following=!0,e.shown.filter(a=>a!==t).forEach(a=>a.drawing.follow(n,s,o)),e.following=!1,cx(e),Qa(e),e.on.view(n,s,o))}function Iq(e,{
side:t},n){e.on.pin(t,n),e.shown.filter(s=>s.side===t).flatMap(s=>[...s.node.querySelectorAll(".lane-pin")]).find(({dataset:s})=>s.lane===n.id)?.focus()}function cx(e){let{from:t,to:n}=Hl(e);e.overview.
view(t,n),e.ruler.view(t,n)}function Dq(e,t,n,s){e.under=n>=0?{pane:t,i:n,event:s}:null,clearTimeout(e.rest),e.abort?.abort(),e.marks.partner=null,e.under?qq(e):e.tip.hide(),Qa(e),_h(e)}function qq(e){
let{pane:t,i:n}=e.under,s=e.on.both()?e.partners.nameOf(t,n):null;if(s===null){dx(e,void 0);return}let o=rs[t.side],a=e.partners.drawn(e.shown,o,...s)??(Bq(e,o,...s)?null:e.partners.known(o,...s));if(sx(
e,a),a!==void 0)return;let r=e.under;e.rest=setTimeout(async()=>{e.abort=new AbortController;try{let i=await e.partners.ask(o,...s,e.abort.signal);e.under===r&&(sx(e,i),Qa(e),_h(e))}catch{}},Cq)}function Bq(e,t,n,s,o){
let a=e.on.changes()?.get(Ne(n,s))?.row;return a!==void 0&&o>=a[`${t}_counts`]}function sx(e,t){e.marks.partner=t?wa(e.shown,rs[e.under.pane.side],t):null,dx(e,t)}function dx(e,t){let{pane:n,i:s,event:o}=e.
under;o&&e.tip.show(Eq(n,s,{changes:e.on.changes(),partner:t,other:e.on.both()?rs[n.side]:""}),o.clientX,o.clientY)}var ph=({pane:e,start:t,end:n,row:s})=>e.drawing.placeOf({start:t,end:n,row:s});function Qa(e){
e.join.drawLinks(e.marks.links.map(s=>s.map(o=>o.pane.drawing.boxOf(o))));let{partner:t,selected:n}=e.marks;if(e.under&&t){let{start:s,end:o,row:a}=e.under.pane.data(),{pane:r,i}=e.under;e.join.draw(ph(
{pane:r,start:s[i],end:o[i],row:a[i]}),ph(t))}else n.length===2?e.join.draw(...n.map(ph)):e.join.draw(null,null)}var _h=e=>e.shown.forEach(t=>t.drawing.redraw());function Ts(e,t,n){let s=(e+t)/2;return{
from:s-n/2,to:s+n/2}}function Fq(e,{start:t,end:n}){let s=Hl(e),o=yn(e).drawing.node.clientWidth||1e3,a=Math.max(n-t,.01)*o/Rq;return Ts(t,n,Math.max((n-t)*1.3,Math.min(s.to-s.from,a)))}function jq(e,t){
let{from:n,to:s}=yn(e).drawing.goal(),o=Ts(n,s,(s-n)*t);yn(e).drawing.view(o.from,o.to)}function Wq(e,t){let{from:n,to:s}=yn(e).drawing.goal(),o=t*(s-n);yn(e).drawing.view(n+o,s+o)}function Hq(e,t,n,s,o,a){
e.home=s,e.under=null,e.marks.partner=null,e.tip.hide();let r=e.shown,i=r.length>0?Hl(e):null;e.shown=t.map(({pane:c,data:d})=>(c.show(d,n),c)).filter(c=>c.data().bands.length>0),e.panes.filter(c=>!e.
shown.includes(c)).forEach(c=>{c.node.hidden=!0}),e.pins.hidden=!e.shown.some(Ja),e.groups.forEach(c=>{let{side:d}=c.dataset;c.hidden=!e.shown.some(u=>u.side===d&&!Ja(u)),c.firstChild.textContent=o[d]??
""}),a?e.shown.forEach(c=>{let{from:d,to:u}=Xs(a,c.drawing.extent(),ax);c.drawing.follow(d,u)}):i&&e.shown.filter(c=>!r.includes(c)).forEach(c=>c.drawing.follow(i.from,i.to)),cx(e)}function Uq(e,t){Object.
assign(e.marks,t),Qa(e),_h(e)}function zq(e,{pane:t,start:n,end:s,row:o}){let a=t.drawing.boxOf({start:n,end:s,row:o}),{bottom:r}=(e.pins.hidden?e.ruler.node:e.pins).getBoundingClientRect();if(Ja(t))t.
drawing.reveal(o);else{let i=window.innerHeight-Math.max(Lq,e.on.below());window.scrollBy(0,a.top<r||i<r?a.top-r-nx:Math.max(0,a.bottom-i+nx))}}function Kq({pane:e,start:t,lane:n,level:s},o){let a=e.data(),
r=-1;for(let i=0;i<a.length;i+=1){let c=o*(a.start[i]-t);c>0&&a.level[i]===s&&a.lanes[a.lane[i]]?.id===n&&ps(a,i)&&(r<0||c<o*(a.start[r]-t))&&(r=i)}return r}function Gq(e){clearTimeout(e.rest),e.abort?.
abort(),document.removeEventListener("scroll",e.onScroll,{capture:!0}),e.size.disconnect(),e.overview.unmount(),e.ruler.unmount(),e.panes.forEach(t=>t.destroy())}function Yq(e){let{on:t}=e,n={hover:(s,o,a)=>Dq(
e,s,o,a),view:(s,o,a,r)=>Pq(e,s,o,a,r),key:t.key,fold:t.fold,pin:(...s)=>Iq(e,...s),pick:(s,o)=>t.pick(s,o),measure:(s,o,a)=>t.measure(s<o?{from:s,to:o}:null,a),decorate:(s,o,a)=>Sq(s,o,a,e.marks)};e.
panes=["pinned","host","device"].flatMap(s=>O.map(o=>xq({side:o,kind:s,on:n}))),e.pins=l("section",{class:"timeline-pins","aria-label":"Pinned lanes"},e.panes.filter(Ja).map(s=>s.node)),e.groups=O.map(
s=>l("section",{class:`timeline-side timeline-${s}`,data:{side:s},"aria-label":s==="control"?"Control":"Test"},l("p",{class:`timeline-side-name ${s}-text small`}),e.panes.filter(o=>o.side===s&&!Ja(o)).
map(o=>o.node)))}function ux({partners:e,on:t}){let n={partners:e,on:t,under:null,rest:0,abort:null,following:!1,shown:[],home:{from:0,to:1}};n.onScroll=()=>Nq(n),n.marks={selected:[],links:[],partner:null,
measure:null,aligned:null,path:t.path},n.tip=Tq(),n.join=Oq(),Yq(n),n.overview=iq({onRange:(r,i)=>yn(n).drawing.view(r,i,!0)}),n.ruler=Aq();let s=l("div",{class:"timeline-lanes"},n.pins,n.groups,n.join.
node),o=l("div",{class:"timeline-head"},n.overview.node,n.ruler.node),a=l("section",{class:"card timeline-stage","aria-label":"Timeline"},o,s,n.tip.node);return n.size=new ResizeObserver(()=>a.style.setProperty(
"--head",`${o.offsetHeight}px`)),n.size.observe(o),document.addEventListener("scroll",n.onScroll,{capture:!0,passive:!0}),{node:a,panes:n.panes,shown:()=>n.shown,current:()=>Hl(n),around:(...r)=>Fq(n,
...r),goTo:({from:r,to:i},c)=>yn(n).drawing.view(r,i,c),glide:r=>jq(n,r),slide:r=>Wq(n,r),fit(){yn(n).drawing.view(n.home.from,n.home.to)},show:(r,i,c,d,u)=>Hq(n,r,i,c,d,u),drawOverview(r){n.overview.
draw(n.shown,r)},setChanges(r){n.panes.forEach(i=>i.setChanges(r))},mark:r=>Uq(n,r),marks:n.marks,whole:r=>[{lines:[],...n.ruler.whole(r)},...n.shown.map(i=>({lines:[i.title],...i.whole(r)}))],reveal:(...r)=>zq(
n,...r),beside:Kq,unmount:()=>Gq(n)}}function Vq(e,t,n){let s=Te("Sides",[["both","Both","One side above the other"],["control","Control","The control alone"],["test","Test","The test alone"]],e.show),o=x("Align at the start",e.unalign,{
hidden:!0,title:"Both sides begin at the start of their step again"});return{node:l("div",{class:"timeline-bar"},t,l("span",{class:"timeline-zoom"},Y("plus","Zoom in (W)",()=>e.zoom(.6),{data:{do:"in"}}),
Y("minus","Zoom out (S)",()=>e.zoom(1/.6),{data:{do:"out"}}),x("Fit",e.fit,{title:"Show the whole step (0)"}),x("Sums",e.sum,{title:"Where the time in view goes, by name; for another stretch drag with\
 Shift"})),s.node,n,o,l("span",{class:"chart-tools"},["png","svg"].map(r=>x(r.toUpperCase(),()=>e.save(r),{title:`The timeline as ${r.toUpperCase()}`,"aria-label":`${r.toUpperCase()} of the timeline`})))),
draw(r){s.press(r.show),s.node.hidden=r.control===""||r.test==="",o.hidden=r.align===""}}}var Jq=[["host","host"],["compute","device: compute"],["communication","communication"],["memory","memory"],["\
many","several rows in one pixel"],["outside","not part of this step"],["gap","device idle"]];function Qq(){let e=l("ul",{class:"chart-legend timeline-legend","aria-label":"Colours"});return{node:e,draw(t,n){
_(e,[...t?Object.entries(wh):[],...Jq,...n?[["path","on the critical path"]]:[]].map(([s,o])=>l("li",{class:`key key-span-${s}`},o)),t&&l("li",{class:"muted"},"a name counts as changed if its time in \
the step (on the host: self time) differs by 10 % and by 0.2 % of the step; the paler, the less it changed"))}}}var Xq=()=>l("div",{class:"empty"},l("h2",{},"Nothing to show"),l("p",{},"This set has n\
o ranks with rows."));function Zq(e,t,{retry:n,chooseOther:s}){let o=/rank|step|span/.test(e.code);return Se(e,`The timeline of the ${t} cannot be shown`,o?x("Choose another rank and step",s,{class:"p\
rimary"}):x("Try again",n,{class:"primary"})," ",Hn())}var eB={threads:"host thread",streams:"stream",deep_rows:"deeply nested row"},mx=e=>e.some(t=>t&&t.sample.step_number!==null)?"step":"recording";
function tB(e,t,n){let s=[],o=mx([n]);n.missing.length>0&&s.push(`The ${e} has no ${n.missing.join(" and no ")}; another is shown.`);let a=Object.entries(eB).filter(([r])=>t.whole.left_out?.[r]>0).map(
([r,i])=>$(t.whole.left_out[r],i));return t.whole.left_out?.spans&&a.push(`rows that are too short for a picture of the whole ${o}`),a.length>0&&s.push(`Not shown for the ${e}: ${a.join(", ")}.`),t.whole.
lanes.every(r=>r.start.length===0)?s.push(`This ${o} of the ${e} has no rows.`):t.whole.lanes.some(r=>r.sort==="device")||s.push(`The ${e} has no device work in this ${o}.`),s}function nB(e){let t=l("\
section",{class:"sides timeline-sides","aria-label":"Control and test"}),n="";function s(r,i,c){let d=JSON.stringify([i?.map(u=>[u.id,u.label]),O.map(u=>[r[u],c[u]?.samples.length,c[u]?.sample])]);d!==
n&&(n=d,Fe(t,()=>_(t,O.map(u=>o(u,r,i,c[u])))))}function o(r,i,c,d){let u=pn({field:r,set:c&&ne(c,i[r]),text:i[r],none:`No ${r}`,onPick:f=>e({[r]:f===null?"":ee(f.id),[`${r}_rank`]:"",[`${r}_span`]:"",
[`${r}_step`]:"",...Xt([r])})});return qa(r,[u],d?.sample&&l("div",{class:"side-selection"},a(r,d)))}function a(r,{samples:i,sample:c}){let d=_c(i),u=kc(i,c.rank),f=vc(i,c.rank,c.span),h=(g,w,y,b,E,I)=>{
let M=R(g);return l("span",{class:"sample-field"},l("label",{for:M},w),ye(y.map(V=>[String(V),E(V)]),V=>e({...I,[`${r}_${g}`]:V}),{id:M,value:String(b),data:{field:`${r}_${g}`}}))},m=f.indexOf(c),p=(g,w,y)=>Y(
w,`${vo[r]}: ${y} step`,()=>e({[`${r}_step`]:String(f[m+g].step_number)}),{data:{field:`${r}_${y}`},disabled:!f[m+g],class:"step-move"});return[h("rank","Rank",d,c.rank,String,{[`${r}_span`]:""}),u.length>
1&&h("span","File",u,c.span,g=>String(g+1),{}),c.step_number===null?l("span",{class:"muted small"},`whole recording, ${v(c.step)}`):[h("step","Step",f.map(g=>g.step_number),c.step_number,g=>`${g} · ${v(
f.find(w=>w.step_number===g).step)}`,{}),p(-1,"up","previous"),p(1,"down","next"),l("span",{class:"visually-hidden"},`takes ${A(c.step)}`)]]}return{node:t,draw:s,choose:r=>Ba(t,r)}}var vo={control:"Co\
ntrol",test:"Test"};function sB(e,t,n){return t===void 0?`${vo[e]}: …`:t===null?`${vo[e]}: no ${bh(n+1)} call`:`${vo[e]}: ${A(t.duration)}, from ${A(t.start)}${t.of?`; ${$(t.of,"call")} in this ${t.
whole?"recording":"step"}`:""}${oB(t)}`}function oB({start:e,launch:t,launched:n,launches:s}){if(t)return`; launched ${v(e-t.start)} earlier`;if(!(n>0))return"";let o=Math.min(...s.map(a=>a.start))-e;
return`; it launched ${$(n,"device row")}, ${n>1?"the first of ":""}which began ${v(o)} later`}var aB=e=>[e?.launch,...e?.launches??[]].find(t=>t&&t.occurrence>=0);function rB(e){let t=l("section",{class:"\
card timeline-selected","aria-label":"Selected call",hidden:!0}),n="";return{node:t,draw(s,o){let a=JSON.stringify([s,o]);if(a===n||(n=a,t.hidden=s===null,s===null))return;let{control:r,test:i}=s.rows,
c=e.href(s),d=o.map(f=>[f,aB(s.rows[f])]).filter(([,f])=>f),u=yh(s.change);_(t,l("p",{class:"timeline-selected-name mono"},l("bdi",{},s.name),l("span",{class:"muted"},` · ${s.category} · ${bh(s.nth+
1)} call`)),l("p",{class:"timeline-selected-times"},O.filter(f=>o.includes(f)).map(f=>l("span",{class:`${f}-text`},sB(f,s.rows[f],s.nth))),r&&i&&l("span",{class:"strong"},`test − control: ${X(i.duration-
r.duration)}`)),Qn(s)&&l("p",{class:"small"},`${Ls}.`),u&&l("p",{class:"small"},`This operation ${["new","gone"].includes(s.change.change)?"is ":""}${u}.`),l("p",{class:"op-actions"},x("Zoom to it",e.
zoom,{class:"link-button"}),d.map(([f,h])=>x(`${s.rows[f].launch?"Its launch":"What it launched"}${d.length>1?`, ${f}`:""}`,()=>e.go(f,h),{class:"link-button",title:h.name})),r&&i&&!s.aligned&&x("Alig\
n both sides at it",e.align,{class:"link-button",title:"Both sides are moved so that this call begins at the same place"}),c&&l("a",{href:c},"Open this operation"),x("Copy the name",()=>ht(s.name,"Nam\
e copied."),{class:"link-button"}),x("Clear (Escape)",e.clear,{class:"link-button"})))}}}async function iB(e,t){let n=e.page.state(),s=n.name===""?"":JSON.stringify([e.page.key(),n.name,n.category,n.nth,
t,t.map(o=>e.partners.named(o,n.name,n.category))]);if(s===e.wanted){kh(e,t);return}if(e.wanted=s,e.selected=null,s!==""&&n.nth===null){await cB(e,t,s);return}if(s!==""){let{name:o,category:a,nth:r}=n;
e.selected={name:o,category:a,nth:r,rows:Object.fromEntries(t.map(i=>[i,e.partners.known(i,o,a,r)??e.partners.drawn(e.stage.shown(),i,o,a,r)??void 0]))}}kh(e,t),e.selected&&await lB(e,e.selected,t)}async function lB(e,t,n){
let{name:s,category:o,nth:a,rows:r}=t;await Promise.all(n.filter(i=>r[i]?.of===void 0&&r[i]!==null).map(async i=>{try{r[i]=await e.partners.ask(i,s,o,a)}catch{}})),!e.dead&&e.selected===t&&kh(e,n)}async function cB(e,t,n){
let{name:s,category:o,at:a}=e.page.state(),r=[...new Set([a,"test","control"])].filter(i=>t.includes(i));for(let i of r){let c=null,d=await e.sides[i].find({name:e.partners.named(i,s,o),category:o,order:"\
duration",limit:1}).catch(u=>{c=u});if(e.dead||e.wanted!==n)return;if(c){z(`The search for ${s} failed. ${c.message}`,{urgent:!0});return}if(d){let[u]=d.rows,f=u.start-e.page.shifts()[i];e.reveals=!0,
e.stage.goTo(e.stage.around({start:f,end:f+u.duration}),!0),e.page.change({category:d.category,nth:u.occurrence,at:i,open:e.page.opened(i,u.lane),...e.stage.current()});return}}z(`${s} does not occur \
in this ${mx(t.map(i=>e.sides[i].chosen))}.`,{seconds:10}),e.page.change(e.none)}function kh(e,t){let n=e.selected===null?[]:t.map(o=>e.selected.rows[o]&&wa(e.stage.shown(),o,e.selected.rows[o])).filter(
Boolean);e.stage.mark({selected:n,links:e.selected===null?[]:t.flatMap(o=>dB(e,o))});let s=e.page.state();e.picked.draw(e.selected&&{...e.selected,rows:Object.fromEntries(t.map(o=>{let a=e.selected.rows[o];
return[o,a&&{...a,pane:void 0,whole:e.sides[o].chosen?.sample.step_number===null}]})),change:e.page.changes()?.get(Ne(e.selected.name,e.selected.category))??null,aligned:s.align===e.selected.name&&s.align_nth===
e.selected.nth},t),e.reveals&&n.length>0&&(e.reveals=!1,e.stage.reveal(Ul(e)))}function dB(e,t){let n=e.selected.rows[t],s=n?.launches?.length===n?.launched?n?.launches??[]:[];return[...n?.launch?[[n.
launch,n]]:[],...s.map(o=>[n,o])].map(o=>o.map(a=>wa(e.stage.shown(),t,a))).filter(([o,a])=>o&&a)}var Ul=e=>e.stage.marks.selected.find(({pane:t})=>t.side===e.page.state().at)??e.stage.marks.selected[0];
function uB(e){let t=Ul(e);return t&&(e.stage.goTo(Ts(t.start,t.end,Math.max((t.end-t.start)*1.6,.1))),e.stage.reveal(t)),t!==void 0}function fB(e,{name:t,category:n,occurrence:s,side:o,at:a,duration:r,
lane:i}){e.reveals=!0,e.stage.goTo(e.stage.around({start:a,end:a+r})),e.page.change({name:t,category:n,nth:s,at:o,open:e.page.opened(o,i)})}function hB(e,t,n){let s=e.partners.nameOf(t,n);if(s){let[o,
a,r]=s,i=e.page.state(),c=i.name===o&&i.category===a&&i.nth===r;e.reveals=!c,e.page.change(c?e.none:{name:o,category:a,nth:r,at:t.side})}return s!==null}function mB(e,t){let n=Ul(e),s=n?e.stage.beside(
n,t):-1;if(s<0)return!1;let[o,a,r]=e.partners.nameOf(n.pane,s),i=n.pane.data(),c=e.stage.current();return(i.start[s]<c.from||i.end[s]>c.to)&&e.stage.goTo(Ts(i.start[s],i.end[s],c.to-c.from)),e.page.change(
{name:o,category:a,nth:r,at:n.pane.side}),!0}function pB(e,t){let n={page:e,picked:t,selected:null,wanted:"",reveals:!1,dead:!1,none:{name:"",category:"",nth:null,at:""}},{stage:s,sides:o,partners:a}=e;
return Object.assign(n,{stage:s,sides:o,partners:a}),{draw:r=>iB(n,r),place:()=>Ul(n),zoom:()=>uB(n),current:()=>n.selected,show:(...r)=>fB(n,...r),pick:(r,i)=>hB(n,r,i),step:r=>mB(n,r),clear:()=>e.change(
n.none),unmount(){n.dead=!0}}}var gB=300,wB={longer:"longer",shorter:"shorter",new:"new",gone:"gone"};function yB({onPick:e,partnerOf:t}){let n=(r,i,c)=>({key:r,title:i,show:String,...c}),s=Lt({caption:"\
Spans in view",class:"timeline-table",level:"h2",limit:15,columns:[n("side","Side",{tone:r=>`${r}-text`}),n("lane","Lane"),n("name","Name",{mono:!0,show:(r,i)=>x(r||"(no name)",()=>e(i.pane,i.i),{class:"\
link-button timeline-name",title:r})}),n("start","Start",{number:!0,show:v,exact:A,what:"Since the beginning of the step"}),n("duration","Duration",{number:!0,show:v,exact:A}),n("diff","Test − control",
{number:!0,show:X,exact:ie,what:"Against the same call of the other side, where both are drawn",tone:r=>r>0?"more":r<0?"less":""}),n("change","In the step",{show:r=>wB[r]??"",what:"Whether all calls o\
f this name changed in the step"})]}),o=l("p",{class:"muted small",hidden:!0});function a(r,i){let c=[];for(let d of r){let u=d.data();if(u)for(let f=0;f<u.length;f+=1)u.start[f]<i.to&&u.end[f]>i.from&&
(ps(u,f)||u.sort[f]!==Bn&&u.sort[f]!==Fn)&&c.push({pane:d,i:f,duration:u.end[f]-u.start[f]})}return[c.sort((d,u)=>u.duration-d.duration).slice(0,gB),c.length]}return{node:l("div",{},s.node,o),draw(r,i){
let[c,d]=a(r,i);o.hidden=d<=c.length,o.textContent=`The ${k(c.length)} longest of ${$(d,"span")} in view.`,s.show(c.map(({pane:u,i:f,duration:h})=>{let m=u.data(),p=m.sort[f]===Bn,g=p?t(u,f):null;return{
pane:u,i:f,duration:h,side:u.side,start:m.start[f]+m.shift,lane:m.lanes[m.lane[f]]?.label??"steps",name:p?m.names[m.name[f]]:u.textOf(f),change:p?u.changeAt(f):"",diff:g===null?null:u.side==="control"?
g.duration-h:h-g.duration}}))}}}var bB=1e3,_B="Time in the stretch, of a host row without the rows below it";function kB(e,t){let n=new Map,s=Object.keys(e);for(let a of s)for(let{name:r,category:i,sort:c,
calls:d,self:u}of e[a].rows){let f=t(r,i),h=n.get(Ne(f,i))??{name:f,category:i,sort:c};h[a]=(h[a]??0)+u,h[`${a}_calls`]=(h[`${a}_calls`]??0)+d,n.set(Ne(f,i),h)}for(let a of n.values()){for(let r of s){
let i=e[r].of>e[r].rows.length?null:0;a[r]??=i,a[`${r}_calls`]??=i}a.diff=s.length===2&&a.control!==null&&a.test!==null?a.test-a.control:null}let o=a=>Math.abs(a.diff??0)||Math.max(a.control??0,a.test??
0)*1e-6;return[...n.values()].sort((a,r)=>o(r)-o(a))}function vB(e,t){let n=s=>({key:s,title:vo[s],number:!0,what:_B,show:v,exact:A});return Lt({caption:"Time by name",class:"timeline-sums-table",level:"\
h3",limit:12,columns:[{key:"name",title:"Name",mono:!0,show:s=>x(s||"(no name)",()=>t(s),{class:"link-button timeline-name",title:s})},{key:"sort",title:"Where",show:String},...e.map(n),...e.length===
2?[{key:"diff",title:"Change",number:!0,what:"Test − control",show:X,exact:ie,tone:s=>s>0?"more":s<0?"less":""}]:[],...e.map(s=>({key:`${s}_calls`,number:!0,title:e.length===2?`${vo[s]} calls`:"Call\
s",show:k}))]})}function xB(e){let t=l("p",{class:"timeline-measured",role:"status"}),n=l("div"),s=l("section",{class:"card timeline-sums","aria-label":"Chosen stretch",hidden:!0},t,n),o="",a=null;async function r(i,c,d){
a?.abort();let u=new AbortController;a=u;try{let f={};if(await Promise.all(c.map(async({side:h,set:m,query:p})=>{let g=new URLSearchParams(p);Object.entries({from:i.from+d[h],to:i.to+d[h]}).forEach(([
w,y])=>g.set(w,String(Math.round(y*1e3)/1e3))),g.set("limit",String(bB)),f[h]=await Zm(m,g,{signal:u.signal})})),a===u){let h=Object.fromEntries(c.map(({side:g})=>[g,f[g]])),m=vB(Object.keys(h),e.search),
p=kB(h,e.nameOf);m.show(p),_(n,p.length>0?m.node:l("p",{class:"muted"},"Nothing runs in this stretch."))}}catch(f){a===u&&f.name!=="AbortError"&&_(n,l("p",{class:"notice small"},`Its sums could not be\
 loaded. ${f.message}`))}}return{node:s,draw(i,c,d,u){let f=i?JSON.stringify([i,u,d]):"";if(f!==o){if(o=f,s.hidden=i===null,i===null){a?.abort();return}_(t,l("b",{},v(i.to-i.from)),l("span",{class:"mu\
ted small"},` from ${A(i.from)} to ${A(i.to)} `),x("Zoom to it",()=>e.zoom(i),{class:"link-button"}),Y("close","Remove the stretch (Escape)",e.clear)),r(i,c,d)}},unmount(){a?.abort()}}}var fx=.001;function $B(e){
let{stage:t}=e,n=!1;function s(){let{sum_from:r,sum_to:i}=e.state();return r===null?null:{from:r,to:i}}function o(r,i=!0){n=!i,t.mark({measure:r}),i&&(e.change({sum_from:r?.from??null,sum_to:r?.to??null},
{replace:!0}),r&&B(`${v(r.to-r.from)} chosen.`))}let a=xB({zoom:t.goTo,clear:()=>o(null),nameOf:e.nameOf,search:r=>e.change({q:r},{replace:!0})});return{node:a.node,current:s,choose:o,draw(r){n||t.mark(
{measure:s()}),a.draw(s(),e.sides(r),e.shifts(),e.key())},ofCall(){let r=e.place(),i=s();return r&&o(i&&Math.abs(i.from-r.start)>fx?{from:Math.min(i.from,r.start),to:Math.max(i.from,r.start)}:{from:r.
start,to:Math.max(r.end,r.start+fx)}),r!==void 0},unmount:a.unmount}}function SB(e,t){let n=null,s=-1;function o(a){let r=`${t.key()}|${a}`;if(n?.key!==r){let i={key:r,list:[]};n=i,s=-1,i.found=Ww(a,t.
sides(),t.panes(),t.changes(),t.shifts()).then(({calls:c,more:d})=>{if(i.list=c,n===i){let u=new Set(c.map(f=>Ne(f.name,f.category)));e.say(Hw(u.size,c.length,d))}},()=>{})}return n.found}return{draw(a){
a===""?(e.say(""),n=null):o(a)},async walk(a,r){if(a==="")return;await o(a);let i=n?.list??[];if(i.length!==0){if(s<0){let c=i.findIndex(d=>d.at>=t.from());s=r>0?Math.max(0,c):c<=0?i.length-1:c-1}else
s=(s+r+i.length)%i.length;e.say(Uw(s,i.length)),t.onCall(i[s])}}}}var EB=350,TB=250,OB=220,Xa={path:"/timeline",name:"Timeline",read:kr,mount:QB},px=(e,t)=>["from","to"].some(n=>Math.abs(e[n]-t[n])>.002+
1e-6*Math.abs(t[n]));function mt(e,t,{replace:n=!1}={}){e.dead||e.context.go(Hs({...e.state,...t}),{replace:n})}var vh=(e,t)=>An(t,e.state,e.sets,null),gx=({sample:e})=>`rank ${e.rank}${e.span>0?`, fi\
le ${e.span+1}`:""}, ${e.step_number===null?"whole recording":`step ${e.step_number}`}`;function MB(e){let t=O.filter(o=>e.state[o]!==""),n=t.map(o=>vh(e,o)).join(" → ");e.heading.textContent=t.length>
0?`${n} · Timeline`:"Timeline",e.context.setTitle(e.heading.textContent);let s={...Be(""),control:e.state.control,test:e.state.test,...Bo(e.state)};_(e.crumb,t.length===2&&l("a",{href:e.context.lastCompare(
new URLSearchParams(s))??ot(s)},`← ${n}`))}function Os(e){let t=O.filter(i=>e.state[i]!=="");MB(e),O.forEach(i=>e.sides[i].load(e.state));let n=t.length>0&&t.every(i=>e.sides[i].samples!==null)?AB(e,
t):{};e.pickers.draw(e.state,e.sets,Object.fromEntries(O.map(i=>[i,n[i]&&{samples:e.sides[i].samples,...n[i]}]))),e.bar.draw(e.state),e.search.draw(e.state.q);let s=Ft(e.state),o=t.find(i=>e.sides[i].
error&&(s.includes(i)||e.sides[i].samples===null)),a=t.some(i=>e.sides[i].samples?.length===0),r=s.length>0&&s.every(i=>e.sides[i].whole);t.length===0?e.question.say(lo("Choose one or two sets",e.sets,
"Pick them above, or on the ",". The timeline shows a step of one set, or of two sets, one above the other.")):o&&!r?UB(e,o):a?e.question.say(Xq()):e.question.say(null),e.results.toggleAttribute("data\
-skeleton",!r),e.context.busy(t.length>0&&!r&&!o&&!a),r&&RB(e,s,n)}function AB(e,t){let n={};for(let s of t){let o=n[rs[s]]??null;n[s]=e.sides[s].choose(e.state,o)}return Ft(e.state).filter(s=>n[s]).forEach(
s=>e.sides[s].loadWhole(e.state,Math.max(e.room-OB,300))),n}var CB=(e,t)=>t.map(n=>e.sides[n].stepKey()).join("|");function RB(e,t,n){let s=CB(e,t),o=s!==e.drawnKey;o&&(e.drawnKey=s),e.rowsKey!==`${s}\
 ${e.state.pin}`&&(e.rowsKey=`${s} ${e.state.pin}`,t.forEach(a=>{e.rows[a]=Object.fromEntries(["pinned","host","device"].map(r=>[r,Nw(i=>e.state.open.includes(Ws(a,i)))]))})),wx(e,t),IB(e,n),NB(e,t,n,
o),zB(e,t,n),e.legend.draw(t.length===2,e.state.path),e.path.draw(e.state,t,n),e.selection.draw(t),e.stretch.draw(t),jB(e),e.drawTable(),e.context.settled()}var LB=(e,t,n)=>e.state.pin.includes(Ws(t,n))?
"pinned":n.sort==="host"?"host":"device";function NB(e,t,n,s){let o=c=>t.map(d=>c(e.sides[d].whole.extent)-e.shifts[d]),a=Math.max(...o(c=>c.to));e.extent={from:Math.min(...o(c=>c.from)),to:a},e.home=
{from:Math.min(...o(c=>Math.max(0,c.from))),to:a};let r=e.stage.panes.filter(c=>t.includes(c.side)).map(c=>{let{whole:d,window:u}=e.sides[c.side];return{pane:c,data:Pw({window:u,all:d,takes:f=>LB(e,c.
side,f)===c.kind,shift:e.shifts[c.side],rows:e.rows[c.side][c.kind]})}}),i=e.state.from===null?null:{from:e.state.from,to:e.state.to};e.stage.show(r,e.extent,e.home,Object.fromEntries(t.map(c=>[c,`${vh(
e,c)}, ${gx(n[c])}`])),s?i??e.home:null),s&&(e.stage.drawOverview(e.extent),xh(e))}function xh(e){let t=e.stage.current();for(let n of Ft(e.state)){let s=e.stage.shown().find(r=>r.side===n),{whole:o,windows:a}=e.
sides[n];if(s&&o){let r=e.shifts[n];a.want({from:t.from+r,to:t.to+r},s.drawing.node.clientWidth,o.extent)}}}function PB(e){xh(e),e.keepUrl(),e.drawTable()}async function IB(e,t){let n=t.control&&t.test,
s=new URLSearchParams({control:e.state.control,test:e.state.test});for(let a of n?O:[]){let{rank:r,step_number:i}=t[a].sample;s.set(`${a}_ranks`,String(r)),s.set(`${a}_steps`,i===null?"all":String(i)),
Mn(s,e.state,a,`${a}_`)}Object.entries({significance:"false",diagnosis:"false",...e.state.use_short_name?{use_short_name:"true"}:{}}).forEach(([a,r])=>s.set(a,r));let o=n?s.toString():"";if(o!==e.changesKey&&
(e.changesKey=o,e.changesRequest?.abort(),e.changes=null,e.stage.setChanges(null),o!=="")){e.changesRequest=new AbortController;try{let a=await ue(s,{signal:e.changesRequest.signal});!e.dead&&e.changesKey===
o&&(e.changes=ga(a),e.stage.setChanges(e.changes),e.stage.drawOverview(e.extent),e.selection.draw(Ft(e.state)),wx(e,Ft(e.state)),e.drawTable())}catch{}}}async function wx(e,t){let n=e.state.align===""||
t.length<2?"":JSON.stringify([e.drawnKey,e.state.align_category,e.state.align_nth,...t.map(a=>e.partners.named(a,e.state.align,e.state.align_category))]);if(n===e.alignKey)return;e.alignKey=n;let s=e.
shifts;e.shifts={control:0,test:0};let o=null;if(n!==""){let a=null,r=await Promise.all(t.map(i=>e.sides[i].find({name:e.partners.named(i,e.state.align,e.state.align_category),category:e.state.align_category,
occurrence:e.state.align_nth}).catch(c=>{a=c})));if(e.dead||e.alignKey!==n)return;if(a)z(`The search for the call to align at failed. ${a.message}`,{urgent:!0});else if(r.every(Boolean)){let[i,c]=r.map(
d=>d.rows[0].start);e.shifts={control:0,test:c-i},o=i}else(e.changes||e.state.align_category!=="python_function")&&z("The call to align at is not in both steps.",{seconds:8})}e.stage.mark({aligned:o}),
(n!==""||s.test!==0)&&(Os(e),xh(e),e.stage.drawOverview(e.extent))}function DB(e,t,n){let s=e.stage.shown().filter(o=>o.side===t).flatMap(o=>o.data().bands).find(({id:o})=>o===n);return!s||s.open?e.state.
open:_r(e.state.open,Ws(t,s))}function qB(e,t,n){let s=Ft(e.state).length===2?e.partners.nameOf(t,n):null;return s&&e.partners.drawn(e.stage.shown(),rs[t.side],...s)}function yx(e,t,n){let s=t.data();
!e.selection.pick(t,n)&&n>=0&&(s.merged[n]>1||s.sort[n]!==Bn)&&e.stage.goTo(Ts(s.start[n],s.end[n],(s.end[n]-s.start[n])*1.5))}function BB(e){let{name:t,category:n,nth:s}=e.selection.current();mt(e,{align:t,
align_category:n,align_nth:s})}function FB(e,{name:t,category:n}){return e.state.control===""||e.state.test===""?null:Ge({...Fs(""),control:e.state.control,test:e.state.test,...Bo(e.state),row:qe(t,n),
use_short_name:e.state.use_short_name})}function jB(e){for(let t of e.stage.shown())t.highlight(e.state.q===""?null:Iw(t.data(),e.state.q));e.walk.draw(e.state.q)}function WB(e,t){let n=e.KEYS[t.key];
return n!==void 0&&n()!==!1}function HB(e){if(e.stage.marks.measure)e.stretch.choose(null);else if(e.state.name!=="")e.selection.clear();else if(e.state.q!=="")mt(e,{q:""},{replace:!0});else return!1;
return!0}function hx(e){z(`This part of the timeline could not be loaded. ${e.message}`,{urgent:!0})}function UB(e,t){e.question.say(Zq(e.sides[t].error,t,{retry(){O.filter(n=>e.sides[n].error).forEach(
n=>e.sides[n].retry()),Os(e)},chooseOther:()=>mt(e,Object.fromEntries(O.flatMap(n=>["rank","span","step"].map(s=>[`${n}_${s}`,""]))),{replace:!0})})),e.question.clearable(e.sides[t].error,t)}function zB(e,t,n){
let s=t.flatMap(o=>tB(o,e.sides[o],n[o]));_(e.notes,s.map(o=>l("p",{class:"notice small"},o)))}async function KB(e,t){let n=e.stage.shown();if(n.length===0)return;let{from:s,to:o}=e.stage.current(),a=Math.
max(900,n[0].drawing.node.clientWidth),r=Ft(e.state),i=[e.heading.textContent,`${v(s)} to ${v(o)} of ${r.map(d=>`the ${d} (${gx(e.sides[d].chosen)})`).join(" and ")}`],c=od(i,e.stage.whole(a),a);await li(
c,t,`tracediff-${r.map(d=>Re(vh(e,d))).join("-")}-timeline`)}function GB(e,t){let n=e.state;e.state=kr(t),Os(e);let s=e.state.from!==n.from||e.state.to!==n.to,o=e.state.from===null?e.home:e.state;s&&px(
e.stage.current(),o)&&e.stage.goTo(o,!0),ft(e,Os)}function YB(e){e.dead=!0,e.keepUrl.cancel(),e.drawTable.cancel(),e.changesRequest?.abort(),O.forEach(t=>e.sides[t].unmount()),e.question.unmount(),e.selection.
unmount(),e.path.unmount(),e.stretch.unmount(),e.stage.unmount()}function VB(e){e.sides=Object.fromEntries(O.map(t=>[t,Lw(t,{onChange:()=>!e.dead&&Os(e),onError:n=>!e.dead&&hx(n)})])),e.rows=Object.fromEntries(
O.map(t=>[t,null])),e.partners=Dw(e.sides,()=>e.changes),e.path=Fw({toggle:()=>mt(e,{path:!e.state.path}),change:()=>!e.dead&&e.stage.mark({}),error:hx}),e.stage=ux({partners:e.partners,on:{view:()=>PB(
e),pick:(t,n)=>yx(e,t,n),key:t=>WB(e,t),fold:({side:t},n)=>mt(e,{open:_r(e.state.open,Ws(t,n))},{replace:!0}),pin:(t,n)=>mt(e,{pin:_r(e.state.pin,Ws(t,n))},{replace:!0}),measure:(...t)=>e.stretch.choose(
...t),changes:()=>e.changes,both:()=>Ft(e.state).length===2,path:t=>e.path.of(t),below:()=>e.details.offsetHeight}}),e.search=jw({onText:t=>mt(e,{q:t},{replace:!0}),onStep:t=>e.walk.walk(e.state.q,t)}),
e.bar=Vq({zoom:e.stage.glide,fit:e.stage.fit,save:t=>KB(e,t),show:t=>mt(e,{show:t}),sum:()=>e.stretch.choose(e.stage.current()),unalign:()=>mt(e,{align:"",align_category:"",align_nth:0})},e.search.node,
e.path.node)}function JB(e){e.picked=rB({zoom:()=>e.selection.zoom(),align:()=>BB(e),go:(n,s)=>e.selection.show({...s,side:n,at:s.start-e.shifts[n]}),href:(...n)=>FB(e,...n),clear:()=>e.selection.clear()}),
e.stretch=$B({state:()=>e.state,change:(...n)=>mt(e,...n),stage:e.stage,shifts:()=>e.shifts,sides:n=>n.map(s=>e.sides[s]),key:()=>[e.drawnKey,e.changes===null,e.state.show],place:()=>e.selection.place(),
nameOf:(n,s)=>e.partners.named("control",n,s)});let t=()=>`${e.drawnKey}|${e.alignKey}`;e.selection=pB({state:()=>e.state,stage:e.stage,sides:e.sides,partners:e.partners,shifts:()=>e.shifts,change:n=>mt(
e,n,{replace:!0}),changes:()=>e.changes,key:t,opened:(n,s)=>DB(e,n,s)},e.picked),e.walk=SB(e.search,{key:()=>`${t()}|${e.changes===null}`,sides:()=>Ft(e.state).map(n=>e.sides[n]),panes:e.stage.shown,changes:()=>e.
changes,shifts:()=>e.shifts,from:()=>e.stage.current().from,onCall:n=>!e.dead&&e.selection.show(n)}),e.pickers=nB(n=>mt(e,{...n,...O.some(s=>s in n)?{from:null,to:null,name:"",nth:null,align:"",sum_from:null,
sum_to:null}:{}})),e.table=yB({onPick:(n,s)=>yx(e,n,s),partnerOf:(n,s)=>qB(e,n,s)})}function QB(e,t){let n={context:t,sets:null,changes:null,changesKey:"",changesRequest:null,shifts:{control:0,test:0},
alignKey:"",drawnKey:"",rowsKey:"",extent:{from:0,to:1},dead:!1};n.room=e.clientWidth,n.state=kr(location.search),n.home=n.extent,VB(n),JB(n),n.legend=Qq(),n.notes=l("div",{class:"timeline-notes"}),n.
heading=l("h1",{class:"visually-hidden"},"Timeline"),n.crumb=l("nav",{class:"crumb","aria-label":"Where this is"});let s=l("div",{class:"message"}),o=l("p",{class:"muted small"},"Wheel: scroll · Ctrl \
and wheel, W, S: zoom · drag, A, D: move · 0: whole step · Shift and drag: sums of a stretch · ? lists all keys");return n.details=l("div",{class:"timeline-details"},n.picked.node,n.stretch.node),
n.results=l("div",{class:"results"},n.bar.node,n.notes,n.stage.node,n.details,n.legend.node,n.path.words,o,n.table.node),e.append(l("div",{class:"page timeline-page"},n.heading,n.crumb,n.pickers.node,
s,n.results)),n.question=He({context:t,results:n.results,message:s}),n.keepUrl=Ee(EB,()=>{let{from:a,to:r}=n.stage.current();mt(n,px({from:a,to:r},n.home)?{from:a,to:r}:{from:null,to:null},{replace:!0})}),
n.drawTable=Ee(TB,()=>{!n.dead&&n.stage.shown().length>0&&n.table.draw(n.stage.shown(),n.stage.current())}),n.KEYS={".":()=>n.selection.step(1),",":()=>n.selection.step(-1),m:()=>n.stretch.ofCall(),f:()=>n.
selection.zoom()},Os(n),ft(n,Os),{keys:{search:()=>n.search.focus(),control:()=>n.pickers.choose("control"),test:()=>n.pickers.choose("test"),zoomIn:()=>n.stage.glide(.75),zoomOut:()=>n.stage.glide(1/
.75),left:()=>n.stage.slide(-.12),right:()=>n.stage.slide(.12),fit:()=>n.stage.fit(),next:n.KEYS["."],former:n.KEYS[","],measure:n.KEYS.m,zoomTo:n.KEYS.f,close:()=>HB(n)},update:a=>GB(n,a),unmount:()=>YB(
n)}}var XB=`from tracediff_record import record

with record("traces/before") as r:
    for batch in loader:
        train_step(batch)
        r.step()
`,ZB=`from torch.profiler import ProfilerActivity, profile, schedule, tensorboard_trace_handler

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
`,$x="tracediff.dismissed-jobs",eF=24*3600*1e3,tF=1e4;function Sx(){try{return JSON.parse(localStorage.getItem($x))??[]}catch{return[]}}function nF(e){try{localStorage.setItem($x,JSON.stringify([...Sx().
slice(-50),e.id]))}catch{}}function sF(e,t,n){let s=e.state==="failed"&&Date.now()-Date.parse(e.finished??e.created)<eF;return!n.includes(e.id)&&(!Xo(e)||t.has(e.id)||s)}function oF(){let e=new Map;return{
tell(t,{state:n,stage:s="",text:o}){let a=e.get(t),r=performance.now()-(a?.at??0);if(a?.state===n&&a.stage===s&&r<tF)return;let i=a?.state===n;e.set(t,{state:n,stage:s,at:performance.now()}),a&&(!i||n===
"job"||n==="running")&&B(o,n==="failed")}}}function aF(e){let t=null;for(let n of U.transfers){let s=e.cards.get(n.key);s||(s=Vy(n),e.cards.set(n.key,s),t??=s),s.update();let{state:o,label:a,job:r}=n;
e.teller.tell(n.key,{state:o,stage:r?.stage,text:`${a}: ${o==="failed"?"failed. ":""}${s.text()}`})}return t}function rF(e){let t=Sx();an.running.forEach(s=>e.seen.add(s.id));let n=an.list.filter(s=>sF(
s,e.seen,t)).reverse();for(let s of n)e.cards.has(s.id)||e.cards.set(s.id,Jy(s,()=>{nF(s),$h(e)})),e.cards.get(s.id).update(s),e.teller.tell(s.id,{state:s.state,stage:s.stage,text:`${s.label}: ${ws(s)}`});
return n}function $h(e){e.frame=0;let t=e.cards.size===0,n=aF(e),s=[...U.transfers.map(o=>o.key),...rF(e).map(o=>o.id)];for(let o of e.cards.keys())s.includes(o)||e.cards.delete(o);Nn(e.list,s.map(o=>e.
cards.get(o).node)),e.node.hidden=e.cards.size===0,n&&!t&&n.node.scrollIntoView({block:"nearest"}),U.transfers.forEach(({key:o})=>e.cards.get(o).focus())}function iF(e){e.frame===0&&(e.frame=requestAnimationFrame(
()=>$h(e)))}function lF(e,t){let n={cards:new Map,seen:new Set,frame:0};n.list=l("ul",{class:"transfers"}),n.node=l("section",{class:"activity","aria-labelledby":"activity-title",hidden:!0},l("div",{class:"\
section-head"},l("h2",{id:"activity-title"},"Uploads and jobs")),n.list),n.teller=oF();let s=new AbortController,{signal:o}=s;return[U,an].forEach(a=>a.addEventListener("change",()=>iF(n),{signal:o})),
U.addEventListener("stored",({detail:a})=>e(a.job.set),{signal:o}),an.addEventListener("stored",({detail:a})=>e(a.set),{signal:o}),U.addEventListener("sets",t,{signal:o}),$h(n),{node:n.node,unmount(){
s.abort(),cancelAnimationFrame(n.frame)}}}var bx=64,_x=32;function cF(e){let t=`“${[...e].slice(0,40).join("")}${[...e].length>40?"…":""}”`;if(new TextEncoder().encode(e).length>bx)return`${t} i\
s too long: a tag has at most ${bx} bytes.`;if(/\p{Cc}/u.test(e))return`${t} has a control character.`;let[n,...s]=e.split("=");return s.length>0&&(n.trim()===""||s.join("=").trim()==="")?`${t} has no\
thing ${n.trim()===""?"before":"after"} the “=”. Write, for example, branch=main.`:""}function dF(e){let t=e.split(",").map(a=>a.trim().replace(/\s+/g," ")).filter(a=>a!==""),n=t.map(a=>a.toLowerCase()),
s=t.filter((a,r)=>n.indexOf(n[r])===r),o=s.map(cF).find(a=>a!=="")??(s.length>_x?`${s.length} tags are too many: a set has at most ${_x}.`:"");return{tags:s,fault:o}}var uF="key=value, separated by co\
mmas";function fF(){let[e,t]=["tags","tags-help"].map(R),n=l("span",{id:t,class:"tag-help",role:"status"}),s=l("input",{type:"text",id:e,autocomplete:"off",spellcheck:"false",placeholder:"branch=main,\
 host=a100-3","aria-describedby":t,value:U.tagText,on:{input:()=>o(!1),change:()=>o(!0)}});function o(a){let{tags:r,fault:i}=dF(s.value);Object.assign(U,{tagText:s.value,tags:r,tagFault:i}),(a||i==="")&&
(n.textContent=i||uF,n.classList.toggle("error-text",i!==""),s.setAttribute("aria-invalid",String(i!=="")))}return o(!0),l("div",{class:"tag-field writes small"},l("label",{for:e},"Tags of the next up\
loads"),s,n)}function kx(e,t,n){let s=l("input",{type:"file",multiple:!0,hidden:!0,...n,on:{change:()=>{let o=Xp(s.files);o.length>0?U.add(o):n.webkitdirectory&&z("That folder is empty.",{urgent:!0}),
s.value=""}}});return l("span",{class:"writes"},l("button",{type:"button",on:{click:()=>s.click()}},rt(t),e),s)}function vx(e){return l("div",{class:"recipe"},l("pre",{},l("code",{},e)),x("Copy",()=>ht(
e,"Code copied."),{class:"small-button","aria-label":"Copy the code"}))}function hF(){let e=(t,n,s)=>{let o=x(t,async()=>{o.disabled=!0;try{await U.addSample(n)}catch(a){z(`The sample cannot be added.\
 ${a.message}`,{urgent:!0}),o.disabled=!1}},{class:s});return o};return l("div",{class:"empty"},l("h2",{},"No traces yet"),l("p",{class:"tagline"},"tracediff compares two runs of a PyTorch program, as\
 its profiler recorded them, and says what changed, by how much, and why."),l("p",{class:"writes sample-offer"},e("Look at a sample pair","","primary"),l("span",{class:"muted"},"Two recordings of a tr\
aining on an H200; attention was one kernel, then written by hand.")),l("p",{class:"writes sample-offer"},e("One with four ranks","ranks",""),l("span",{class:"muted"},"Generated, with four changes pla\
nted in the second.")),l("h3",{},"Your own"),l("ol",{},l("li",{},"Copy ",l("code",{},"clients/python/tracediff_record.py")," of tracediff beside your program, and record a few training steps, once bef\
ore and once after your change:",vx(XB),l("details",{},l("summary",{},"Or with ",l("code",{},"torch.profiler")," alone, which does not time the steps without the profiler"),vx(ZB))),l("li",{},"Each ru\
n leaves a folder with one ",l("code",{},".json")," or ",l("code",{},".json.gz")," (or ",l("code",{},".pftrace"),") file per rank."),l("li",{class:"writes"},"Drop both folders anywhere in this window,\
 together or one after the other: the comparison opens by itself.")))}function mF(e){let t=l("span",{class:"side side-control"}),n=l("span",{class:"side side-test"}),s=Y("swap","Swap control and test",
e),o=l("a",{class:"button primary",href:H("/compare")},"Compare"),a=l("span",{class:"muted"}),r=l("section",{class:"pick-bar","aria-label":"Control and test"},l("div",{class:"pick-pair"},t,s,n),a,o);function i(c,d){
let u=(h,m,p)=>_(h,l("b",{class:"letter"},m),p?l("span",{class:"ellipsis",title:p.label},p.label):l("span",{class:"muted"},"not picked"));u(t,"A",c),u(n,"B",d);let f=c&&d&&c.id===d.id;a.textContent=f?
"Both sides are the same set.":"",s.disabled=!c&&!d,c&&d?(o.href=at(c.id,d.id),o.removeAttribute("aria-disabled")):(o.removeAttribute("href"),o.setAttribute("aria-disabled","true"))}return{node:r,draw:i}}
var Za={path:"/",name:"Traces",read:Fo,mount(e,t){return _F(e,t)}},Ex=24,pF=100;function zl(e,t,n){e.context.go(Nm({...e.state,...t}),n)}function Sh(e){e.list.show(e.state,{control:e.picked.control?.id??
"",test:e.picked.test?.id??"",labels:{control:e.picked.control?.label??"",test:e.picked.test?.label??""}}),e.bar.draw(e.picked.control,e.picked.test)}function gF(e,{sets:t,allTotal:n,checking:s=!1}){e.
unmounted||(e.shown=t,e.context.setTitle(`Traces (${k(n)})`),e.count.textContent=n>0?k(n):"",e.bar.node.hidden=n===0,e.tagField.hidden=n===0,location.search===""&&n<=Ex&&!s&&Tx(e,t),Ox(e))}function Tx(e,t){
let{control:n,test:s}=Hc(t);n&&(n!==e.picked.control?.id||s!==e.picked.test?.id)&&(e.picked={control:ne(t,n),test:ne(t,s)},zl(e,{control:ee(n),test:ee(s)},{replace:!0}))}function wF(e,t){let n=U.transfers.
some(s=>s.job?.set===t);n&&!e.arrivals.includes(t)&&e.arrivals.push(t),n&&zl(e,{q:"",tag:[],sort:"created",order:"desc",page:1},{replace:!0}),e.reload(n?t:"")}async function Ox(e){let t=e.state,n=["co\
ntrol","test"].map(i=>t[i]),s=n.filter(i=>i!==""&&!e.shown.some(c=>c.id.startsWith(i))),o=await jt(s).catch(()=>null);if(e.unmounted||t!==e.state)return;let[a,r]=n.map(i=>i===""?null:e.shown.find(c=>c.
id.startsWith(i))??ne(o??[],i)??null);e.picked={control:a,test:r},e.context.unknown(["control","test"].filter(i=>o&&e.state[i]!==""&&!e.picked[i]).map(i=>({name:i,value:e.state[i],allowed:"a stored se\
t"}))),Sh(e)}function Mx(e,t){e.chosen=!0,e.picked=t,zl(e,{control:ee(t.control?.id??""),test:ee(t.test?.id??"")})}function Ax(e,t,n){Mx(e,{...e.picked,[t]:n}),B(`${n.label} is the ${t}.`)}function xx(e,t){
let n=e.list.focused();return n?Ax(e,t,n):!1}function yF(e,t){let n=e.state;e.state=Fo(t),Sh(e),(n.control!==e.state.control||n.test!==e.state.test)&&Ox(e)}function bF(e){e.unmounted=!0,e.reload.cancel(),
e.list.unmount(),e.activity.unmount()}function _F(e,t){let n={context:t,picked:{control:null,test:null},shown:[],chosen:!1,arrivals:[],unmounted:!1};return n.state=Fo(location.search),n.count=l("span",
{class:"count"}),n.list=Hy({change:(s,o)=>zl(n,s,o),pick:(s,o)=>Ax(n,s,o),loaded:(...s)=>gF(n,...s),empty:hF,context:t}),n.bar=mF(()=>Mx(n,{control:n.picked.test,test:n.picked.control})),n.activity=lF(
s=>wF(n,s),()=>n.list.reload()),n.tagField=fF(),n.bar.node.hidden=!0,n.tagField.hidden=!0,e.append(l("div",{class:"page traces-page"},l("div",{class:"page-head"},l("h1",{},"Traces ",n.count),l("div",{
class:"page-actions"},l("span",{class:"muted drop-hint writes"},"Drop folders anywhere, or"),kx("Choose a folder","folder",{webkitdirectory:!0,"aria-label":"Choose a folder of traces",id:"choose-folde\
r"}),kx("Choose files","file",{accept:".json,.gz,.pftrace,.perfetto-trace,.zst,.xz,.zip,.tar,.tgz,.txz,.bz2,.tracediff","aria-label":"Choose trace files",id:"choose-files"}))),n.tagField,l("p",{class:"\
muted small traces-lost writes"},"This server does not keep the trace files, so you cannot download them later or open them in Perfetto. ",l("code",{},"tracediff serve --keep-traces=20G")," keeps them\
."),n.activity.node,n.bar.node,n.list.node)),t.setTitle("Traces"),n.reload=Ee(pF,async s=>{if(await n.list.reload(s),n.arrivals.length>1&&!n.chosen&&!n.unmounted){let o=await jt(n.arrivals.slice(-Ex)).
catch(()=>[]);if(!n.unmounted&&!n.chosen){o.sort((r,i)=>n.arrivals.indexOf(i.id)-n.arrivals.indexOf(r.id));let{control:a}=Hc(o);Tx(n,a===""?o.slice(0,2):o)}}}),Sh(n),{keys:{search:n.list.search,enter:n.
list.enter,control:()=>xx(n,"control"),test:()=>xx(n,"test")},update:s=>yF(n,s),back:()=>n.list.reload(),unmount:()=>bF(n)}}var kF=20,vF=.62,Px={module:"--part-compute",annotation:"--part-communication",operator:"--control-fill",python:"--part-memory"};function xF(){let e=new Map,t=(n,s)=>{let o=`${n} ${s}`;return e.has(o)||
e.set(o,uw(S("--surface-sunk"),S(n),s)),e.get(o)};return{forget(){e=new Map},change:n=>n===0?t("--noise-fill",.28):t(n>0?"--more-fill":"--less-fill",vF*(.12+.88*(Math.abs(n)/eo))),noise:()=>t("--noise\
-fill",.75),sort:n=>t(Px[n]??"--noise-fill",.45)}}function $F(){let e=l("div",{class:"tree-hover",hidden:!0,"aria-hidden":"true"});return{node:e,hide(){e.hidden=!0},show(t,{tree:n,measure:s},o){_(e,l(
"p",{class:"mono strong"},et(t)),l("p",{class:"muted small"},[fa(t),ha(t),cn(t,s)&&"no difference found"].filter(Boolean).join(" · ")),vw(t,n).map(d=>l("p",{class:"small"},d))),e.hidden=!1;let{offsetWidth:a,
offsetHeight:r}=e,i=Math.min(o.clientX+14,innerWidth-a-8),c=o.clientY+18;e.style.left=`${Math.max(4,i)}px`,e.style.top=`${c+r>innerHeight?Math.max(4,o.clientY-r-12):c}px`}}}var er=(e,t)=>e.view.tree.frames[e.
layout.frame[t]],Ix=(e,t)=>e.view.tree.pair&&!ia(t)&&t.sort!=="rest";function SF(e,t){let n=er(e,t);return e.view.tree.pair?cn(n,e.view.measure)?e.shades.noise():e.shades.change(dw(n,e.view.measure,e.
full)):e.shades.sort(n.sort)}function EF(e,t){let n=er(e,t);return`${n.status==="replaced"?"⇄ ":""}${[md(n),la(n)].filter(Boolean).join(" ")}${e.view.tree.pair?` ${xw(n,e.view.measure)}`:""}`}function TF(e,t){
let n=e.view?.selected;if(!n)return!1;let s=n.parent?.children.filter(d=>Cx(e,d))??[],o=s.indexOf(n),a=d=>e.layout.end[e.layout.place[d.at]]-e.layout.start[e.layout.place[d.at]],i={ArrowUp:()=>n.parent,
ArrowDown:()=>n.children.filter(d=>Cx(e,d)).reduce((d,u)=>!d||a(u)>a(d)?u:d,null),ArrowLeft:()=>s[o-1],ArrowRight:()=>s[o+1]}[t.key];if(!i)return!1;let c=i();return c&&e.events.onMove(c),!0}var Cx=(e,t)=>e.
layout.place[t.at]>=0;function Oh(e){if(!e.view)return;let t=(s,o,a="")=>l("li",{class:`key ${a}`,css:{"--key-fill":s}},o);if(!e.view.tree.pair){let s=new Set(e.view.tree.frames.map(({sort:o})=>o));_(
e.legend,Object.keys(Px).filter(o=>s.has(o)).map(o=>t(e.shades.sort(o),fa({sort:o}))));return}let n=s=>`full colour: ${Ct(s,e.view.measure)}`;_(e.legend,t(e.shades.change(eo),`takes more (${n(e.full)}\
)`),t(e.shades.change(-eo),`takes less (${n(-e.full)})`),t(e.shades.change(0),"hardly changed"),e.view.tree.frames.some(s=>cn(s,e.view.measure))&&t(e.shades.noise(),"not certain"),e.view.tree.frames.some(
s=>Ix(e,s))&&t("var(--muted)","on one side only","key-hatched"))}function OF(e){let t=hs(e.view.zoomed);_(e.path,t.map((n,s)=>[s>0&&l("span",{class:"muted","aria-hidden":"true"}," › "),s===t.length-
1?l("b",{class:"mono","aria-current":"true"},et(n)):x(et(n),()=>e.events.onZoom(n),{class:"link-button mono"})]))}function MF(e,t){e.view&&e.layout.length>0&&li(e.spans.picture([`Flame graph, ${qn[e.view.
measure][0]} ${ms(e.view.tree)}`,...e.view.lines,AF(e),`made ${me(new Date().toISOString())}`]),t,`${e.view.file}-tree`)}var AF=e=>e.view.tree.pair?`Magenta takes more, green takes less (full colour: ${Ct(
e.full,e.view.measure).replace("+","±")}); stripes: on one side only.`:`${$(e.view.tree.frames.length,"frame")}.`;function CF(e,t){let n=e.view?.revision!==t.revision,s=!n&&e.view.judged!==t.judged,o=n||
e.view.zoomed!==t.zoomed;if(e.view=t,n){e.hover.hide(),e.layout=nw(e.view.tree,e.view.measure,e.view.width),e.full=cw(e.view.tree,e.view.measure),e.spans.set({...e.layout,from:0,to:e.layout.end[0]??1}),
Oh(e),e.empty.hidden=e.layout.length>0,e.empty.textContent=`No ${qn[e.view.measure][0]} to draw.`;let r={both:"",control:", width: control",test:", width: test"};e.heading.textContent=`${qn[e.view.measure][0]}\
 ${ms(e.view.tree)}${e.view.tree.pair?r[e.view.width]:""}`}s&&(Oh(e),e.spans.redraw());let a=e.layout.place[e.view.zoomed.at]??-1;o&&a>=0&&e.spans.view(e.layout.start[a],e.layout.end[a],n),OF(e),e.spans.
select(e.layout.place[e.view.selected.at]??-1),e.spans.highlight(e.view.found===null?null:e.view.found.map(r=>e.layout.place[r.at]).filter(r=>r>=0)),e.node.dataset.ready=e.view.revision}function Dx(e){
let t={events:e,view:null,layout:null,full:0};t.heading=l("span",{class:"chart-unit"}),t.path=l("nav",{class:"tree-path","aria-label":"Path to the frame that fills the flame graph"}),t.legend=l("ul",{
class:"chart-legend tree-legend"});let n=l("div",{class:"tree-spans"});t.empty=l("p",{class:"chart-message muted",hidden:!0}),t.hover=$F(),t.shades=xF();let s=Oe("Flame graph and table");t.node=l("sec\
tion",{class:"card chart tree-chart","aria-label":"Flame graph"},l("div",{class:"chart-head"},l("h2",{},"Flame graph ",t.heading),l("div",{class:"chart-tools"},s.node,["PNG","SVG"].map(a=>x(a,()=>MF(t,
a.toLowerCase()),{title:`Flame graph: download as ${a}`,"aria-label":`${a} of the flame graph`})))),t.path,t.legend,n,t.empty,t.hover.node),t.spans=di(n,{rowHeight:kF,label:"Flame graph. Arrow keys mo\
ve from frame to frame, Enter zooms to the frame, 0 shows all. The table beside it has the same frames.",colour:a=>SF(t,a),text:a=>EF(t,a),hatched:a=>Ix(t,er(t,a)),onHover(a,r){a<0||!r?t.hover.hide():
t.hover.show(er(t,a),t.view,r)},onPick:a=>a>=0&&e.onPick(er(t,a)),onKey:a=>TF(t,a)});let o=Me(()=>{t.shades.forget(),Oh(t),t.spans.redraw()});return{node:t.node,sql:s,draw:a=>CF(t,a),focus:()=>t.spans.
node.focus(),unmount(){o(),t.spans.destroy()}}}var RF=150,qx=[["Frame","c-frame","What was called; × 24: that many instances are one row"],["Control","num c-time side-a","In the control, at and below\
 the frame"],["Test","num c-time side-b","In the test, at and below the frame"],["Δ","num c-time c-diff","Change at and below the frame, test − control"],["Δ here","num c-time c-here","Change of t\
he frame (self) and of frames below it that only one side has; these add up to the change of the whole"]],LF=[["Frame","c-frame",qx[0][2]],["Time","num c-time","At and below the frame"],["Self","num c\
-time","Without the frames below it"],["Calls","num c-time","Calls of the frame"]];function NF(e){let t=e.view.tree.pair?qx:LF,n=`${qn[e.view.measure][1]} ${ms(e.view.tree)}`;_(e.columns,t.map(([,s])=>l(
"col",{class:s}))),_(e.head,l("tr",{},t.map(([s,o,a],r)=>l("th",{scope:"col",class:o,title:r===0?a:`${n}: ${a}`},s))))}function Rx(e,{frame:t,level:n,open:s,leaf:o}){let a=t.instances>1&&t.sort==="mod\
ule"&&!t.opened&&e.view.canOpen,r=mw(t),i=t.instances===t.parent?.instances?"":la(t);return l("th",{scope:"row",class:"c-frame",title:[et(t),...t.above??[],fa(t),ha(t),t.through.length>0&&`below ${t.through.
join(", ")}`].filter(Boolean).join(`
`),css:{"--level":String(Math.min(n-1,14))}},l("span",{class:"tree-cell"},l("span",{class:`twisty${o?" none":""}`,"aria-hidden":"true",data:{act:"toggle"}},s?"▾":"▸"),l("span",{class:`mono frame-t\
ext${["root","rest"].includes(t.sort)?" plain":""}`},l("bdi",{},md(t))),a?l("button",{type:"button",class:"count-button",tabindex:"-1",data:{act:"instances"},title:`Show its ${t.instances} instances`},
la(t)):i&&l("span",{class:"muted count"},i),t.above?.length>0&&l("span",{class:"muted small ellipsis"},`in ${t.above.join(", ")}`),r&&l("span",{class:`status-mark status-${t.status}`},l("span",{"aria-\
hidden":"true"},r),l("span",{class:"visually-hidden"},` ${ha(t)}`))))}function Kl(e,t,n=!1){return l("td",{class:"num c-time",title:n?null:hd(t,e.view.measure)},n?D:Ve(t,e.view.measure))}function Lx(e,t,n,s){
return l("td",{class:`num c-time ${n} ${cn(s,e.view.measure)?"calm":te(t)}`,title:[ua(t,e.view.measure),cn(s,e.view.measure)&&"no difference found"].filter(Boolean).join(", "),css:n==="c-diff"&&e.largestChange>
0?{"--share":`${(100*Math.abs(t)/e.largestChange).toFixed(1)}%`}:{}},Ct(t,e.view.measure))}function PF(e,t){let{frame:n}=t,[s,o]=n.total[e.view.measure];return e.view.tree.pair?[Rx(e,t),Kl(e,s,n.status===
"only_in_test"),Kl(e,o,n.status==="only_in_control"),Lx(e,fs(n,e.view.measure),"c-diff",n),Lx(e,n.here[e.view.measure],"c-here",n)]:[Rx(e,t),Kl(e,s),Kl(e,n.ownOf[e.view.measure][0]),l("td",{class:"num\
 c-time"},Ve(n.figures.calls[0],"calls"))]}function IF(e,t){let n=e.view.rows[t],{frame:s}=n,o=[t%2?"odd":"",e.view.found?.has(s)?"found":"",s.sort==="rest"?"rest":""].filter(Boolean).join(" ");return l(
"tr",{class:o,data:{index:t},tabindex:t===e.window.active?"0":"-1","aria-level":n.level,"aria-posinset":n.place,"aria-setsize":n.of,"aria-rowindex":t+2,"aria-expanded":n.leaf?null:String(n.open),"aria\
-selected":String(s===e.view.selected)},PF(e,n))}function DF(e,t){return e.view!==null&&e.view.revision===t.revision&&e.view.judged===t.judged&&e.view.text===t.text&&e.view.rows.length===t.rows.length&&
e.view.rows.every((n,s)=>n.frame===t.rows[s].frame&&n.open===t.rows[s].open)}function qF(e,t){let n=e.view.selected!==t.selected;e.view=t;for(let[o,a]of e.window.nodes)a.setAttribute("aria-selected",String(
e.view.rows[o].frame===e.view.selected));let s=e.view.rows.findIndex(o=>o.frame===e.view.selected);n&&s>=0&&e.window.activate(s)}function BF(e,t){let n=t.target.closest("tr[data-index]");if(!n)return;
let{frame:s,leaf:o}=e.view.rows[n.dataset.index],a=t.target.closest("[data-act]")?.dataset.act;e.window.activate(Number(n.dataset.index),!0),a==="instances"?e.events.onInstances(s):a==="toggle"&&!o?e.
events.onToggle(s):e.events.onSelect(s)}function Nx(e,{frame:t,open:n,leaf:s},o){!s&&n!==o?e.events.onToggle(t):o&&n?e.window.activate(e.window.active+1,!0):!o&&t.parent&&e.window.activate(e.view.rows.
findIndex(a=>a.frame===t.parent),!0)}function FF(e,t){let n=e.view?.rows[e.window.active];if(!n||t.altKey||t.ctrlKey||t.metaKey||t.target.closest("button"))return;let s=e.window.placeOf(t.key),a=s!==void 0?
()=>e.window.activate(s,!0):{ArrowRight:()=>Nx(e,n,!0),ArrowLeft:()=>Nx(e,n,!1),Enter:()=>e.events.onZoom(n.frame)," ":()=>e.events.onSelect(n.frame)}[t.key];a&&(t.preventDefault(),a())}function jF(e,t){
if(DF(e,t)){qF(e,t);return}let n=e.view?.rows[e.window.active]?.frame.key,s=e.view?.selected?.key!==t.selected.key||e.view?.revision!==t.revision;e.view=t,e.largestChange=e.view.tree.frames.reduce((a,r)=>Math.
max(a,Math.abs(fs(r,e.view.measure))),0),NF(e),e.table.setAttribute("aria-rowcount",String(e.view.rows.length+1));let o=s?e.view.selected.key:n;e.window.active=Math.max(0,e.view.rows.findIndex(a=>a.frame.
key===o)),e.window.draw(!0),s&&e.view.chosen&&e.window.reveal(e.window.active,!0)}function Bx(e){let t={events:e,view:null,largestChange:0};return t.head=l("thead"),t.body=l("tbody"),t.columns=l("colg\
roup"),t.table=l("table",{class:"tree-rows",role:"treegrid","aria-label":"Frames"},t.columns,t.head,t.body),t.node=l("div",{class:"tree-scroll",tabindex:"-1"},t.table),t.window=ro({node:t.node,body:t.
body,covers:[t.head],least:RF,columns:()=>t.columns.children.length,count:()=>t.view?.rows.length??0,make:n=>IF(t,n)}),t.body.addEventListener("click",n=>BF(t,n)),t.body.addEventListener("dblclick",n=>{
let s=n.target.closest("tr[data-index]");s&&!n.target.closest("[data-act]")&&e.onZoom(t.view.rows[s.dataset.index].frame)}),t.body.addEventListener("keydown",n=>FF(t,n)),{node:t.node,focus:()=>t.window.
activate(t.window.active,!0),draw:n=>jF(t,n),unmount:t.window.unmount}}var Eh=12,Th=8,WF=e=>e.startsWith("Memcpy")?"gpu_memcpy":e.startsWith("Memset")?"gpu_memset":"kernel",HF=(e,t,n)=>e.tree.pair?l("\
a",{href:Ge({...e.pair(),merge_addresses:!0,use_short_name:!1,row:qe(t,n)}),class:"op-link"},l("bdi",{},t)):l("bdi",{},t);function Ms(e,t,n,s,o="",a=!1){let[r,i]=n,c=d=>l("td",{class:"num",title:hd(d,
s)},Ve(d,s));return l("tr",{},l("th",{scope:"row",title:o,class:a?"inner":null},t),c(r),e.tree.pair&&c(i),e.tree.pair&&l("td",{class:`num strong ${te(i-r)}`,title:ua(i-r,s)},Ct(i-r,s)))}var Mh=(e,t)=>l(
"thead",{},l("tr",{},t===""?l("td"):l("th",{scope:"col"},t),(e.tree.pair?["Control","Test","Δ"]:[ms(e.tree)]).map(n=>l("th",{scope:"col",class:"num"},n))));function UF(e,t){if(!t?.some(s=>s>0))return null;
let n=s=>s===null?"unknown":qt(s);return l("tr",{},l("th",{scope:"row",title:"FLOPs of matrix products, convolutions and attention at and below the frame, where their shapes are known"},"FLOPs"),t.map(
s=>l("td",{class:"num"},n(s))),e.tree.pair&&l("td",{class:"num strong"},t.includes(null)?"":Yn(t[1]-t[0])))}function zF(e){return e&&[["more_work","more work",e.by==="flops"?"The time that the change \
of FLOPs would take at the speed of the control":"The time that the change of calls would take if each took as long as in the control"],["slower_work","slower work",`The rest: each ${e.by==="flops"?"F\
LOP":"call"} takes more time, or less`]].map(([t,n,s])=>l("tr",{},l("th",{scope:"row",class:"inner",title:s},`${n}, by ${e.by==="flops"?"FLOPs":"calls"}`),l("td"),l("td"),l("td",{class:`num ${te(e[t])}`,
title:ua(e[t],"device")},Ct(e[t],"device"))))}function KF(e,t){let n=t.here.device;return l("table",{class:"detail-table"},l("caption",{class:"visually-hidden"},`Figures of the frame, ${ms(e.tree)}`),
Mh(e,""),l("tbody",{},Ms(e,"Device time",t.total.device,"device","At and below the frame"),Ms(e,"self",t.ownOf.device,"device","Device work that no frame below it launched",!0),zF(t.work.split),Ms(e,"\
Host time",t.total.host,"host","At and below the frame, each call counted once"),Ms(e,"self",t.ownOf.host,"host","Without the frames that it called",!0),Ms(e,"Calls",t.figures.calls,"calls"),UF(e,t.work.
flops),e.tree.pair&&n!==null&&l("tr",{},l("th",{scope:"row",title:"The change of its device time (self) and of the frames below it that only one side has"},"Device time changed here"),l("td"),l("td"),
l("td",{class:`num strong ${te(n)}`,title:ua(n,"device")},Ct(n,"device")))))}function GF(e,t){let n=[...t.kernels].sort((s,o)=>Math.abs(o.device[1]-o.device[0])-Math.abs(s.device[1]-s.device[0])||Math.
max(...o.device)-Math.max(...s.device));return n.length>0&&l("table",{class:"detail-table kernel-table"},l("caption",{},t.opened||t.instances>1?`Kernels of all ${k(t.instances)} instances`:"Its kernel\
s"),Mh(e,"Name"),l("tbody",{},n.slice(0,Eh).map(({name:s,device:o,counts:a})=>{let r=Ms(e,"",o,"device");return _(r.firstChild,l("span",{class:"mono kernel-name"},HF(e,s,WF(s)))),r.firstChild.title=`${s}\

${Ve(a[0],"calls")}${e.tree.pair?` → ${Ve(a[1],"calls")}`:""} calls`,r}),n.length>Eh&&l("tr",{},l("td",{class:"muted",colspan:e.tree.pair?"4":"2"},`${k(n.length-Eh)} more`))))}function YF(e,t){return t.
shapes.length>0&&l("table",{class:"detail-table kernel-table"},l("caption",{},"Shapes of its first input"),Mh(e,"Shape"),l("tbody",{},t.shapes.slice(0,Th).map(({text:n,calls:s})=>{let o=Ms(e,n,s,"call\
s");return o.firstChild.classList.add("mono"),o}),t.shapes.length>Th&&l("tr",{},l("td",{class:"muted"},`${k(t.shapes.length-Th)} more`))))}function VF(e,t,n){let s=t.names[1]??t.names[0],o={operator:"\
cpu_op",python:"python_function"}[t.sort],a=e.tree.pair&&o&&!/(?<!0x)…/.test(s);return l("p",{class:"op-actions"},n&&t.instances>1&&t.sort==="module"&&x(t.opened?"Fold its instances":`Show its ${k(t.
instances)} instances`,()=>e.onInstances(t),{class:"link-button"}),t.parent&&t.children.length>0&&x("Zoom to it",()=>e.onZoom(t),{class:"link-button zoom-button"}),a&&l("a",{href:Ge({...e.pair(),merge_addresses:!0,
use_short_name:!1,row:qe(s,o)})},"Open this operation"),a&&o==="cpu_op"&&l("a",{href:so(e.pair(),{name:s,category:o})},"Show in the timeline"),!["root","rest"].includes(t.sort)&&x("Copy the name",()=>ht(
Zs(t),"Name copied."),{class:"link-button"}))}function JF(e,t,n,s){e.tree=t;let o=hs(n).slice(1,-1),a=o.filter(({sort:i})=>i!=="python"),r=a.length>0?a:o.slice(-4);_(e.body,l("p",{class:"mono full-nam\
e"},l("bdi",{},et(n))),l("p",{class:"muted small"},[fa(n),ha(n),n.wrapper&&"on this side only, around frames that both sides have",["device","host"].filter(i=>cn(n,i)).map(i=>`${i} time: no difference\
 found`)].flat().filter(Boolean).join(" · ")),r.length>0&&l("p",{class:"muted small mono frame-path"},`in ${r.map(et).join(" › ")}`),n.through.length>0&&l("p",{class:"muted small"},`On one side, it\
 is below ${n.through.join(", ")}.`),KF(e,n),VF(e,n,s),GF(e,n),YF(e,n))}function Fx({pair:e,onInstances:t,onZoom:n}){let s={pair:e,onInstances:t,onZoom:n,tree:null};return s.body=l("div",{class:"tree-\
detail-body"}),{node:l("section",{class:"card tree-detail","aria-label":"Selected frame"},l("div",{class:"chart-head"},l("h2",{},"Selected frame")),s.body),draw:(a,r,i)=>JF(s,a,r,i)}}var QF=5;function jx(e){
let t=l("p",{class:"headline"}),n=l("ol",{class:"tree-largest"}),s=l("div",{class:"tree-notes small"}),o=l("section",{class:"card tree-summary","aria-label":"What changed"},t,n,s);function a(i,c){let d=gw(
i,c);return[["new: ",d.only_in_test],["gone: ",d.only_in_control]].filter(([,u])=>u).map(([u,f],h)=>[h===0?" (":", ",u,x(et(f),()=>e(f),{class:"link-button mono tree-name"})]).flatMap((u,f,h)=>f===h.length-
1?[u,")"]:[u])}function r(i,c,d){let u=i.pair?ww(c,d):Ve(c.ownOf[d][0],d),f=c.sort==="root";return l("li",{},f&&"The part without a partner directly below ",x(et(c),()=>e(c),{class:"link-button mono t\
ree-name"}),pw(c).map((h,m)=>[m===0?" in ":" › ",x(et(h),()=>e(h),{class:"link-button mono tree-name"})])," ",l("span",{class:`strong ${i.pair?te(c.here[d]):""}`},u),i.pair&&l("span",{class:"muted"},
a(c,d)),cn(c,d)&&l("span",{class:"muted",title:"The steps do not show that the time at and below it changed"}," (not certain)"))}return{node:o,draw(i,c,d){let{from:u,to:f,change:h,percent:m}=yw(i,c),[
,p]=qn[c],[g,w]=i.root.total[c];_(t,l("span",{class:"headline-label"},`${p} ${ms(i)}${c==="device"?", streams added up":""}`),i.pair?[l("span",{class:"value control-text"},u),l("span",{class:"arrow","\
aria-label":"to"},"→"),l("span",{class:"value test-text"},f),l("span",{class:`change ${te(w-g)}`},h,g>0&&l("span",{class:"change-percent"},` (${m})`))]:l("span",{class:"value"},u));let y=ca(i,c,QF);
_(n,y.map(L=>r(i,L,c))),n.hidden=y.length===0;let b=_w(i),E=i.byHost&&i.pair&&`${i.root.total.device.some(L=>L>0)?"One side has no device time, so host":"Host"} time decides which frames belong togeth\
er.`,I=i.inAll>i.shown&&`${i.shown} of ${i.inAll} frames are shown, those that changed most; the others are in rows named “more”.`,M=i.pair&&i.samples.some(L=>L<mi)&&"Fewer than 4 samples on a sid\
e: changes cannot be distinguished from noise, so all are coloured as measured.",V=!M&&i.root.verdict[c]==="cannot_judge"&&"Rows of the device were lost: changes of its time cannot be judged, and all \
are coloured as measured.";_(s,[...kw(i,d),V].filter(Boolean).map(L=>l("p",{class:"notice"},L)),[b,M,E,I].filter(Boolean).map(L=>l("p",{class:"muted"},L)))}}}var XF=250,ZF=[["both","Both","As wide as \
the larger side, so frames that only the control has stay visible"],["control","Control","As wide as in the control"],["test","Test","As wide as in the test"]],ej=[["folded","Folded","Layers of the sa\
me kind together: BertLayer × 24"],["class","By layer class","All modules of one class together, wherever they are"],["instance","By instance","Each layer alone"]],tj=[["modules","Modules","Modules, \
annotations and operators"],["operators","Operators","Annotations and operators, without modules"],["python","Python","Python functions too"]];function nj(e,t){let n=R("tree-search"),s=l("span",{class:"\
muted small tree-found"}),o=Pn({id:n,wait:XF,onText:e,onStep:t,empties:!1,placeholder:"Frame or kernel"}),a=l("span",{class:"tree-steps",hidden:!0},Y("up","The previous match (Shift+Enter)",()=>t(-1)),
Y("down","The next match (Enter)",()=>t(1)));return{node:l("span",{class:"tree-search"},l("label",{for:n},"Find"),o,a,s),input:o,draw(r,i,c,d){if(document.activeElement!==o&&(o.value=r),a.hidden=i===null||
i.length===0,i===null){s.textContent="";return}let[u,f]=hw(i,d);s.textContent=i.length===0?"No frame matches.":`${$(i.length,"frame")}: ${c.pair?`${Ve(u,d)} → ${Ve(f,d)} (${Ct(f-u,d)})`:Ve(u,d)}`}}}
function Wx({onChange:e,onStep:t}){let n=new Map(no.map(h=>[h,{change:l("span",{class:"switch-change"})}])),s=l("div",{class:"segmented tree-switch",role:"group","aria-label":"What is measured"},no.map(
h=>{let m=n.get(h);return m.button=x("",()=>e({by:h,rows:[]}),{title:qn[h][2],"aria-pressed":"false"}),m.button.append(qn[h][1]," ",m.change),m.button})),o=Te("Width of the frames",ZF,h=>e({width:h})),
a=Te("How frames are grouped",ej,h=>e({frames:h,rows:[],open:[],zoom:""})),r=Te("What counts as a frame",tj,h=>e({level:h,rows:[],open:[],zoom:"",node:""})),i=Te("Order of the rows",[["","Largest firs\
t","The largest change first"],["calls","As called","In the order of their first calls"]],h=>e({order:h})),c=nj(h=>e({q:h}),t),d=(h,m,p="")=>l("span",{class:`tree-choice ${p}`},l("span",{class:"muted"},
h),m),u=d("Width",o.node,"wide-choice");return{node:l("div",{class:"tree-controls"},s,d("Layers",a.node),u,d("Frames",r.node),d("Rows",i.node),c.node),search:()=>c.input.focus(),draw(h,m,p,g){for(let[
w,y]of n){y.button.setAttribute("aria-pressed",String(w===p));let b=m?.pair?bw(m,w):"";_(y.change,b)}o.press(h.width),u.hidden=h.test==="",a.press(h.frames),r.press(h.level),i.press(h.order),c.draw(h.
q,g,m,p)}}}function sj(e){let t=e?.parts?.reduce((n,s)=>Math.abs(s.change)>Math.abs(n?.change??0)?s:n,null);return t?t.part==="idle"?"host":"device":""}var Hx=([e,t])=>e>0?Math.abs(t-e)/e:t>0?1:0;function oj(e,t){
let{device:n,host:s}=e.root.total;return!(n[0]>0)||e.pair&&!(n[1]>0)?"host":e.pair?sj(t)||(Hx(s)>4*Hx(n)?"host":"device"):"device"}async function aj(e,t){let n=new URLSearchParams({limit:"1",diagnosis:"\
false"});for(let[s,o]of Object.entries(dt(e)))o!==""&&o!=="all"&&n.set(s,o);try{return(await ue(n,{signal:t})).waterfall}catch(s){if(s.name==="AbortError")throw s;return null}}async function rj(e,t){let n=e.
test!=="",s=e.frames==="instance",o=async c=>({...ud(await Tr(n?"":e.control,da(e,c,s),{signal:t})),chosenBy:c}),[a,r]=await Promise.all([o(e.by==="host"?"host":"device"),n&&e.by===""?aj(e,t):null]),i=e.
by||oj(a,r);return i==="host"&&e.by===""&&a.shown<a.inAll?{tree:await o("host"),measure:i}:{tree:a,measure:i}}async function ij(e,t,n){let s=t==="host"?"host":"device";return{...ud(await Tr(e.test!==""?
"":e.control,da(e,s,!0),{signal:n})),chosenBy:s}}async function lj(e,t,n,s=e.frames==="instance"){let o=da(e,t.chosenBy,s);o.set("significance",n),Kg(t,await Tr("",o),n)}var tr={path:"/tree",name:"Tre\
e",read:ln,mount:kj},cj=e=>ot({...Be(""),...dt(e)}),xo=(e,t,{replace:n=!0}={})=>!e.dead&&e.context.go(ct({...e.state,...t}),{replace:n});function bn(e,t,n){let s=a=>a.at<=t.at&&t.at<a.end,o=n??(s(e.shown.
zoomed)?e.shown.zoomed:hs(t).findLast(a=>s(a)&&e.shown.zoomed.at>=a.at&&e.shown.zoomed.at<a.end)??e.shown.tree.root);xo(e,{node:t.key,zoom:o.key}),e.speak(`${et(t)} is selected.`)}function dj(e,t){let n=e.
state.rows.includes(t.key)?e.state.rows.filter(s=>s!==t.key):[...e.state.rows,t.key];xo(e,{rows:n})}function Ux(e,t){let n=t.key,s=e.state.open.includes(n);xo(e,{open:s?e.state.open.filter(o=>o!==n):[
...e.state.open,n],rows:e.state.rows.filter(o=>o!==n),node:n}),B(s?"Folded.":`Its instances are shown below ${et(t)}.`)}function uj(e,t){let n=e.shown?.found??[];if(n.length>0){let s=n.indexOf(e.shown.
selected),o=s<0?t>0?0:n.length-1:(s+t+n.length)%n.length;bn(e,n[o]),B(`${o+1} of ${n.length}: ${et(n[o])}`)}}function fj(e){if(e.state.control==="")return"";let t=`${e.state.control} ${da(e.state,"dev\
ice",e.state.frames==="instance")}`,n=e.state.by===""?"first":e.state.by==="host"?"host":"device";return e.answer?.base===t&&(n==="first"?e.answer.first:e.answer.tree.shown>=e.answer.tree.inAll||e.answer.
tree.chosenBy===n)?e.answer.key:`${t} ${n}`}function zx(e,t){e.wanted=t,e.results.dataset.stale="";let[n,s]=[t.slice(0,t.lastIndexOf(" ")),e.state.by];e.question.ask(o=>rj(e.state,o),o=>{e.answer={...o,
key:t,base:n,first:s===""},e.instances=null,delete e.results.dataset.stale,e.question.say(null),B($(o.tree.frames.length-1,"frame")),Gn(e)},o=>{e.answer=null,e.shown=null,delete e.results.dataset.stale,
e.question.say(mj(e,o)),Gn(e)})}function hj(e,t){let n=`${e.answer.key} ${t==="host"}`;return e.instances?.key===n?(Ah(e,e.instances,t),e.instances.tree):(e.instances={key:n,tree:null},e.question.ask(
s=>ij(e.state,t,s),s=>{e.instances.tree=s,Gn(e),Ah(e,e.instances,t)},s=>{e.instances=null,z(`The instances could not be loaded. ${s.message}`,{urgent:!0})}),null)}async function Ah(e,t,n){let{tree:s}=t;
if(t.judged??=new Set,!(!s?.pair||n==="calls"||t.judged.has(n)||s.samples.some(o=>o<mi))){t.judged.add(n);try{await lj(e.state,s,n,t===e.instances||e.state.frames==="instance")}catch{return}!e.dead&&e.
answer&&(e.answer===t||e.instances===t)&&(e.answer.verdicts=`${e.answer.verdicts??""} ${t===e.instances?"each ":""}${n}`,e.answer.classes=void 0,e.answer.openedFor=void 0,Gn(e))}}function mj(e,t){return Se(
t,"This tree cannot be shown",On(e.state)?x("Use all ranks and steps",()=>xo(e,Tn),{class:"primary"}):x("Try again",()=>zx(e,e.wanted),{class:"primary"})," ",Hn())}function pj(e,t){if(e.state.frames===
"class")return e.answer.classes??=Qg(e.answer.tree),e.answer.classes;if(e.state.frames==="folded"&&e.state.open.length>0){let n=hj(e,t);if(n){let s=e.state.open.join();return e.answer.openedFor!==s&&(e.
answer.opened=ew(e.answer.tree,n,new Set(e.state.open)),e.answer.openedFor=s),e.answer.opened}}return e.answer.tree}function gj(e){let t=e.state.by||e.answer.measure,n=pj(e,t),s=e.state.q===""?null:fw(
n,e.state.q),o=fd(n,e.state.node)??ca(n,t,1)[0]??n.root,a=fd(n,e.state.zoom)??n.root,r=iw(n,t,[o,...n.frames.filter(u=>u.opened).flatMap(u=>u.children.slice(0,1)),...s??[]]),i=new Set(e.state.rows),c=lw(
n,t,e.state.order,u=>r.has(u)!==i.has(u.key)),d=[e.answer.key,t,e.state.frames,e.state.width,e.state.open.join(),n.frames.length].join(" ");return{tree:n,measure:t,width:e.state.width,found:s,text:`${e.
state.q} ${e.state.order}`,selected:o,chosen:e.state.node!=="",zoomed:a,rows:c,revision:d,judged:e.answer.verdicts??"",canOpen:e.state.frames==="folded",lines:wj(n),file:`tracediff-${n.sides.map(({label:u})=>Re(
u)).join("-")}`}}function wj(e){return[["control","test"].slice(0,e.sides.length).map((n,s)=>`${e.pair?`${n}: `:""}${e.sides[s].label} (${$(e.sides[s].samples,"sample")})`).join(" → ")]}function yj(e){
let t=e.answer&&{control:e.answer.tree.sides[0],test:e.answer.tree.sides[1]},n=o=>An(o,e.state,e.sets,t),s=e.state.control===""?"Tree":`${n("control")}${e.state.test===""?"":` → ${n("test")}`} · Tre\
e`;e.heading.textContent=s,e.context.setTitle(s),e.sides.draw(e.state,e.sets,t)}function Gn(e){if(e.dead)return;let t=fj(e);if(t===""?(e.question.drop(),[e.wanted,e.answer,e.shown]=["",null,null],e.question.
say(lo("Choose a control and a test",e.sets,"Pick two sets above, or a control alone, or go to the "))):t!==e.wanted&&(e.answer||e.question.say(null),zx(e,t)),yj(e),e.results.toggleAttribute("data-ske\
leton",t!==""&&!e.answer),!e.answer||e.answer.key!==t){e.controls.draw(e.state,null,e.state.by,null);return}e.shown=gj(e);let{tree:n,measure:s,found:o}=e.shown,a=[e.shown.revision,e.shown.judged,e.state.
level].join(" ");a!==e.summed&&(e.summed=a,e.summary.draw(n,s,e.state.level)),e.controls.draw(e.state,n,s,o),e.chart.draw(e.shown),e.chart.sql.set(xt($k(e.state,s),e.state)),e.table.draw({...e.shown,found:o&&
new Set(o)}),e.detail.draw(n,e.shown.selected,e.shown.canOpen),Ah(e,e.answer,s)}function bj(e,t){e.state=ln(t),Gn(e),ft(e,Gn),e.answer&&e.wanted===e.answer.key&&e.context.settled()}function _j(e){e.dead=
!0,e.question.unmount(),e.chart.unmount(),e.table.unmount()}function kj(e,t){let n={context:t,sets:null,answer:null,wanted:"",instances:null,shown:null,summed:"",dead:!1};n.state=ln(location.search),n.
sides=go(a=>xo(n,{...a,node:"",zoom:"",rows:[],open:[]},{replace:!1}),{none:"none: one set alone",links:a=>[l("a",{class:"small",href:cj(a)},"Compare"),ef(a)]}),n.summary=jx(a=>bn(n,a)),n.controls=Wx(
{onChange:a=>xo(n,o(a)),onStep:a=>uj(n,a)}),n.chart=Dx({onPick:a=>bn(n,a,a),onZoom:a=>bn(n,n.shown.selected,a),onMove:a=>bn(n,a)}),n.table=Bx({onSelect:a=>bn(n,a),onZoom:a=>bn(n,a,a),onToggle:a=>dj(n,
a),onInstances:a=>Ux(n,a)}),n.detail=Fx({pair:()=>dt(n.state),onInstances:a=>Ux(n,a),onZoom:a=>bn(n,a,a)});let s=l("div",{class:"message"});n.heading=l("h1",{class:"visually-hidden"},"Tree"),n.results=
l("div",{class:"results tree-results"},n.summary.node,n.controls.node,l("div",{class:"tree-columns"},n.chart.node,l("section",{class:"card table-card tree-card","aria-label":"Tree table"},n.table.node),
n.detail.node)),e.append(l("div",{class:"page tree-page"},n.heading,n.sides.node,s,n.results)),n.question=He({context:t,results:n.results,message:s}),n.speak=Ee(400,B);function o(a){return a.frames&&n.
shown?{...a,node:n.shown.selected.foldKey}:a}return Gn(n),ft(n,Gn),{keys:{search:()=>n.controls.search(),enter:()=>n.shown!==null&&n.table.focus(),control:()=>n.sides.choose("control"),test:()=>n.sides.
choose("test"),close:()=>n.shown!==null&&n.shown.zoomed!==n.shown.tree.root&&bn(n,n.shown.selected,n.shown.tree.root)},update:a=>bj(n,a),unmount:()=>_j(n)}}var Gx="No connection to the server: trying again.";function vj({actions:e}){return`${Gx} What is on the screen stays. ${e===0?"":e===1?"Your last action is sent when it answers.":`Your last ${k(e)} a\
ctions are sent when it answers.`}`.trimEnd()}function xj(e,t){let n=!1,s="",o=()=>Cn().hurry();function a(){let{gone:r,other:i}=Cn(),c=r?vj(Cn()):i?"The server has been replaced by another version of\
 it.":"";c!==s&&(s=c,e.hidden=c==="",_(e,c,c!==""&&(r?x("Try now",o):x("Load the page again",()=>location.reload())))),r!==n&&(n=r,B(r?Gx:"The server answers again.",r),r||t())}zm(a),window.addEventListener(
"online",o),document.addEventListener("visibilitychange",o),a()}function $j(e,t,n){let s=0,o=r=>[...r.dataTransfer?.types??[]].includes("Files"),a=()=>{s=0,e.hidden=!0};window.addEventListener("dragen\
ter",r=>{o(r)&&t()&&(r.preventDefault(),s+=1,e.hidden=!1)}),window.addEventListener("dragleave",r=>{o(r)&&(s-=1,(s<=0||r.relatedTarget===null)&&a())}),window.addEventListener("pointermove",()=>{e.hidden||
a()}),window.addEventListener("dragover",r=>{o(r)&&(r.preventDefault(),r.dataTransfer.dropEffect=t()?"copy":"none")}),window.addEventListener("drop",async r=>{if(a(),!!o(r)){if(r.preventDefault(),!t()){
z("This server is read-only.",{urgent:!0});return}try{let i=await Vp(r.dataTransfer);i.length>0&&n(i)}catch(i){z(`What was dropped could not be read: ${i.message}`,{urgent:!0})}}})}var Sj=1e3,Gl="This\
 page waits for a set that the server has not checked yet.";function Ej(){let e=l("span",{class:"toast-text"}),t=l("div",{class:"toast set-wait"},e),n=0,s=0;async function o(a){let r=await Us().then(i=>i.
set_files,()=>null);a!==s||!t.isConnected||(e.textContent=r?`${Gl} ${Kd(r)}`:Gl,n=setTimeout(o,Sj,a))}Km(a=>{let r=a&&Et()!=="/";r!==t.isConnected&&(clearTimeout(n),s+=1,t.remove(),r&&(document.getElementById(
"toasts").append(t),e.textContent=Gl,B(Gl),o(s)))})}var Yx=()=>l("a",{href:H("/")},"Show");function Tj(){return[...U.active.filter(({state:t})=>t!=="asking").map(t=>({label:t.label,text:ru(t),...au(t)})),
...an.running.map(t=>({label:t.label,text:ws(t),done:t.bytes_done,total:t.bytes_total}))]}function Oj(){let e=o=>U.transfers.filter(a=>a.state===o),[t,n]=[e("asking"),e("failed")];return[t.length===1?
`“${t[0].label}” waits for an answer`:t.length>1&&`${k(t.length)} uploads wait for an answer`,n.length===1?`“${n[0].label}” was not stored`:n.length>1&&`${k(n.length)} uploads were not stored`].
filter(Boolean).join("; ")}function Mj(){let e=l("progress",{max:"1",value:"0","aria-label":"Progress of the uploads"}),t=l("strong",{class:"ellipsis"}),n=l("span",{class:"muted small ellipsis"});return{
node:l("div",{class:"status-part status-progress"},l("div",{class:"status-head"},t,Yx()),e,n),draw(o){t.textContent=o.length===1?o[0].label:`${k(o.length)} sets on their way`,n.textContent=o[0].text;let a=o.
reduce((r,i)=>r+i.total,0);o.some(r=>r.total===0)?e.removeAttribute("value"):(e.max=a,e.value=Math.min(a,o.reduce((r,i)=>r+i.done,0)))}}}function Aj(){let e=l("span",{});return{node:l("div",{class:"st\
atus-part status-head"},e,Yx()),draw(n){e.textContent=`${n}.`}}}function Cj(e){let t=l("div",{class:"status-part status-offer"}),n=!1;function s(){n=!1,e()}function o(a,r){let i=l("p",{class:"status-v\
erdict",role:"status"}),c=l("a",{class:"button primary",href:at(a.id,r.id)},`Compare ${a.label} with ${r.label}`);_(t,l("div",{class:"status-head"},l("strong",{},"Both sets are stored"),Y("close","Dis\
miss",s)),i,c),n=!0,e(),B(`Both sets are stored. You can compare ${a.label} with ${r.label} now.`);let d=new URLSearchParams({control:a.id,test:r.id,limit:"0",diagnosis:"false"});ue(d).then(u=>{i.textContent=
u.verdict.words?`Step time: ${u.verdict.words}`:""}).catch(()=>{})}return{node:t,set:o,clear:s,isOn:()=>n}}function Rj(){let e=l("section",{class:"status-card","aria-label":"Uploads",hidden:!0}),t=Mj(),
n=Aj(),s=Cj(a);document.getElementById("toasts").append(e);let o=0;function a(){o=0;let i=Et()!=="/",c=i?Tj():[],d=i?Oj():"";c.length>0&&t.draw(c),d!==""&&n.draw(d),Nn(e,[c.length>0&&t.node,d!==""&&n.
node,s.isOn()&&s.node].filter(Boolean)),e.hidden=e.childElementCount===0}function r(){o===0&&(o=requestAnimationFrame(a))}return U.addEventListener("change",r),an.addEventListener("change",r),a(),{offer:s.
set,clear:s.clear,draw:a}}var Vx="tracediff.session";function Lj(){try{return sessionStorage.getItem(Vx)??""}catch{return""}}function Ch(e){return e.last??=Lj(),e.last}function Vl(e,t){e.last=t;try{sessionStorage.
setItem(Vx,t)}catch{}}var Nj=e=>en(e).then(t=>t.quality.kept>0?t:null).catch(()=>null),Pj=()=>wt(new URLSearchParams({limit:"0"})).then(({total:e})=>e===2).catch(()=>!1);async function Kx(e){if(U.active.
length>0||e.arrived.length===0)return;let t=e.arrived.sort((c,d)=>c.key-d.key).map(({id:c})=>c);e.arrived=[];let n=t.length===1,s=Ch(e);Vl(e,n?t[0]:"");let o=n&&s!==""&&s!==t[0]?[s,...t]:t;if(o.length!==
2)return;let[a,r]=await Promise.all(o.map(Nj));if(!r&&n&&Vl(e,s),!a||!r)return;let i=!n||Wp(a.label,r.label)||await Pj();U.active.length===0&&e.onPair(...Qo(a,r),{sure:i})}function Ij(e){let t={onPair:e,
last:null,arrived:[]},n=s=>{t.arrived=t.arrived.filter(o=>o.id!==s)};return U.addEventListener("stored",({detail:s})=>{n(s.job.set),t.arrived.push({id:s.job.set,key:s.key}),Kx(t)}),U.addEventListener(
"change",({detail:s})=>{s?.state==="undone"?(n(s.job.set),Ch(t)===s.job.set&&Vl(t,"")):(s===null||s.state==="failed"||s.state==="cancelled")&&Kx(t)}),{clear(){t.last="",je().then(()=>Vl(t,Ch(t)))}}}var Jx={
path:null,name:"Not found",mount(e,t){return t.setTitle("Not found"),e.append(l("div",{class:"page"},l("div",{class:"empty"},l("h1",{},"There is no such page"),l("p",{},"The address may be mistyped. ",
l("a",{href:H("/")},"Go to your traces"),".")))),{update(){},unmount(){}}}},Dj=120,qj=[Za,$s,If,tr,Xa,uf,Jf,eh,hh],Qx=[["nav-traces",Za],["nav-compare",$s,If,eh],["nav-tree",tr],["nav-timeline",Xa],["\
nav-analyse",uf],["nav-query",Jf],["nav-series",hh]],nr=document.getElementById("main"),Dt=null,Rh="",As=history.state?.scroll??null,Yl=location.hash.slice(1),xe={go(e,{replace:t=!1}={}){let n=location.
pathname+location.search;e!==n&&(t?history.replaceState(history.state,"",e):(Xx(),history.pushState(null,"",e)),As=null),Yl=new URL(e,location.href).hash.slice(1),Nh()},setTitle(e){document.title=e===
""?"tracediff":`${e} · tracediff`},busy(e){document.getElementById("busy").hidden=!e},unknown(e){n$.draw(Dt.page,e)},lastCompare(e){let t=new URLSearchParams(Rh.split("?")[1]??"");return["control","t\
est"].every(n=>t.get(n)===e.get(n))?Rh:void 0},settled(){As!==null?(window.scrollTo(0,As),As=null):Yl!==""&&document.getElementById(Yl)?.scrollIntoView(),Yl=""},status:null,newPair:!1},Xx=()=>history.
state?.scroll!==window.scrollY&&history.replaceState({scroll:window.scrollY},"");function Nh(){let e=qj.find(n=>n.path===Et())??Jx;if(Qx.forEach(([n,...s])=>jj(n,s.includes(e))),Wj(),Zx()&&(Kj.clear(),
Lh.clear()),Lh.draw(),n$.draw(e),Dt?.page===e){Dt.view.update(location.search);return}Dt?.view.unmount(),xe.busy(!1),nr.textContent="";let t=Dt!==null;Dt={page:e,view:e.mount(nr,xe)},t&&(window.scrollTo(
0,0),nr.focus({preventScroll:!0}),B(`${e.name} page`))}function Zx(){let e=new URLSearchParams(location.search);return Et().startsWith($s.path)&&!!(e.get("control")&&e.get("test"))}function e$(){return(Et()===
Za.path||Et()===$s.path&&!Zx())&&!Jo(document.activeElement)&&!document.querySelector("dialog[open]")}function Bj(e,t,{sure:n}){if(!e$()||!n){Lh.offer(e,t);return}let s=U.transfers.filter(o=>U.canUndo(
o)&&[e.id,t.id].includes(o.job.set));xe.newPair=!0,xe.go(at(e.id,t.id)),xe.newPair=!1,s.length!==0&&z(`${s.map(({label:o})=>`“${o}”`).join(" and ")} ${s.length===1?"was":"were"} added.`,{seconds:30,
action:{label:"Undo",run:async()=>{try{await Promise.all(s.map(o=>U.undo(o))),xe.go(H("/"))}catch(o){z(`That did not work. ${o.message}`,{urgent:!0})}}}})}function Fj({detail:{label:e,job:t}}){let n=()=>xe.
go(t.page);e$()?n():z(`The comparison of “${e}” is ready.`,{seconds:30,action:{label:"Open",run:n}})}function jj(e,t){let n=document.getElementById(e);t?n.setAttribute("aria-current","page"):n.removeAttribute(
"aria-current")}function Wj(){let[e]=Qx.find(([,{path:o}])=>o===Et())??[];e&&(document.getElementById(e).href=location.pathname+location.search),Et()===$s.path&&(Rh=location.pathname+location.search);
let t=new URLSearchParams(location.search),n=new URLSearchParams;for(let o of["control","test"])t.get(o)&&n.set(o,t.get(o));let s=Et();(s.startsWith("/compare")||[tr,Xa].some(({path:o})=>o===s))&&n.size>
0&&Hj(t,n,s)}function Hj(e,t,n){let[s,o]=[e.get("control"),e.get("test")],a=(i,c)=>{document.getElementById(i).href=c};a("nav-traces",H(`/?${t}`));let r=new URLSearchParams({set:s??"",test:o??"",...e.
get("cut_overlaps")&&{cut_overlaps:e.get("cut_overlaps")}});a("nav-analyse",H(`/analyse?${r}`)),a("nav-query",H(`/query?${t}`)),n!==tr.path&&a("nav-tree",ct(dt(ln(location.search)))),n!==Xa.path&&a("n\
av-timeline",Rt(Object.fromEntries(e))),!n.startsWith($s.path)&&s&&o&&a("nav-compare",xe.lastCompare(e)??at(s,o))}function Uj(e){if(e.defaultPrevented||e.button!==0||e.metaKey||e.ctrlKey||e.shiftKey||
e.altKey)return;let t=e.target.closest?.("a[href]");if(!t||t.target!==""||t.hasAttribute("download"))return;let n=new URL(t.href),s=pc(n.pathname),o=n.origin===location.origin&&H(s)===n.pathname&&!s.startsWith(
"/api/")&&!s.startsWith("/web/"),a=n.pathname+n.search===location.pathname+location.search;!o||n.hash!==""&&a||(e.preventDefault(),xe.go(n.pathname+n.search+n.hash))}async function t$(){try{xe.status=
await Us(),Um(xe.status.build),document.getElementById("version").textContent=`tracediff ${xe.status.version}`,document.body.toggleAttribute("data-read-only",xe.status.read_only===!0),document.body.toggleAttribute(
"data-no-sql",xe.status.sql===!1),document.body.toggleAttribute("data-no-traces",xe.status.keep_traces===!1)}catch{}}async function zj(){let e=globalThis.firstComparison?.answer;e&&(nr.dataset.waits="",
await Promise.race([e.catch(()=>{}),new Promise(t=>{setTimeout(t,Dj)})]),delete nr.dataset.waits),Dt===null&&Nh()}var n$=tb(document.getElementById("bad-values"),xe),Lh=Rj();xj(document.getElementById(
"connection"),()=>{t$(),Dt?.view.back?.()});Ej();var Kj=Ij(Bj);_p();yp(document.getElementById("theme"));Rp(()=>Dt,document.getElementById("keys"));$j(document.getElementById("drop-veil"),()=>xe.status?.
read_only!==!0,e=>{U.add(e),Et()!=="/"&&!document.querySelector("dialog[open]")&&xe.go(H("/"))});U.addEventListener("bundle",Fj);U.addEventListener("change",()=>Br().catch(()=>{}),{once:!0});document.
addEventListener("click",Uj);history.scrollRestoration="manual";window.addEventListener("popstate",e=>{As=e.state?.scroll??0,Nh(),(Dt.page===Za||Dt.page===Jx)&&xe.settled()});new IntersectionObserver(
([{isIntersecting:e}])=>document.body.toggleAttribute("data-top",e)).observe(document.querySelector(".top"));window.addEventListener("scroll",Ee(200,()=>{As===null&&Xx()}),{passive:!0});for(let e of["\
wheel","touchstart","keydown"])window.addEventListener(e,()=>{As=null},{passive:!0});zj();je().then(()=>{an.watch(),t$()});})();
