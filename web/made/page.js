"use strict";
(()=>{function Uv(e){let[t,n="0"]=String(e).split("e"),[s,o=""]=t.split("."),a=Number(n);if(a<0){let r=s.padStart(1-a,"0");return[r.slice(0,a),r.slice(a)+o]}return[s+o.padEnd(a,"0").slice(0,a),o.slice(a)]}function J(e,t,n){
let s=e<0||Object.is(e,-0)?"-":"";if(!Number.isFinite(e))return Number.isNaN(e)?"NaN":`${s}∞`;let[o,a]=Uv(Math.abs(e));if(a.length>n){let r=a[n]>="5",i=o+a.slice(0,n),c=r?String(BigInt(i)+1n).padStart(
i.length,"0"):i;o=c.slice(0,c.length-n),a=c.slice(c.length-n)}for(;a.length>t&&a.endsWith("0");)a=a.slice(0,-1);return a=a.padEnd(t,"0"),s+o.replace(/\B(?=(\d{3})+$)/g,",")+(a===""?"":`.${a}`)}var D="\
–",Pl="−",ht=" ",Ze=e=>t=>t==null?D:e(t),hn=(e,t)=>t<0?Pl+e:e,ks=(e,t)=>t>0?`+${e}`:hn(e,t),Sf=e=>J(e,0,2),k=Ze(e=>Sf(e).replace("-",Pl)),$e=Ze(e=>ks(Sf(Math.abs(e)),e));function Ef(e,t){let n=Math.
max(0,t.findLastIndex((s,o)=>e>=999.5*1e3**(o-1)));return[t[n],1e3**n]}var Lt=Ze(e=>{let[t,n]=Ef(Math.abs(e),["","K","M","G","T","P","E"]),s=Math.abs(e)/n,o=s>=99.95?0:s>=9.995?1:2;return hn(J(s,0,o),
e)+(t&&ht+t)}),Bn=e=>(e>0?"+":"")+Lt(e),xf=[["s",1e6],["ms",1e3],["µs",1],["ns",.001]],vf=[["TB/s",1e3],["GB/s",1],["MB/s",.001],["kB/s",1e-6]],Tf=(e,t,n)=>e.find(([,s])=>t>=s*.99995)??(t>0?e.at(-1):
n),oe=e=>Tf(xf,Math.abs(e),xf[2]),fo=e=>Tf(vf,Math.abs(e),vf[1]);function Wa(e,[t,n]){let s=Math.abs(e/n),o=s===0||t==="ns"||s>=999.95?0:s>=99.995?1:s>=9.9995?2:3;return J(s,o,o)+ht+t}var x=Ze(e=>{let t=Wa(
e,oe(e));return/[1-9]/.test(t)?hn(t,e):t}),G=Ze(e=>ks(Wa(e,oe(e)),e));function Ll(e){let t=e>=99.95||e<.005?0:e>=9.995?1:2;return J(e,t,t)}function zt(e){let[t,n]=oe(e*1.0005);return hn(Ll(Math.abs(e/
n))+ht+t,e)}var mo=e=>(e>0?"+":"")+zt(e);function fn(e,t){let[n,s]=oe(Math.max(e,t)*1.0005);return[e,t].every(o=>o===0||oe(o*1.0005)[0]===n)?[Ll(e/s),Ll(t/s)+ht+n]:[e,t].map(zt)}function Of(e){let[t,n]=oe(
Math.max(1,Math.abs(e)));return J(Math.abs(e)/n,0,{s:9,ms:6,µs:3}[t])+ht+t}var O=Ze(e=>hn(Of(e),e)),ee=Ze(e=>ks(Of(e),e)),mn=Ze(e=>hn(Wa(e,fo(e)),e)),Mf=Ze(e=>ks(Wa(e,fo(e)),e)),Il=Ze(e=>`${J(e,0,9).
replace("-",Pl)}${ht}GB/s`),Ha=e=>t=>Number.isFinite(t)?e(t):D;function Af(e){let t=e>0&&e<.05?2:e>=1e3||e===0?0:1;return`${e>0&&e<.005?"<0.01":J(e,t,t)}${ht}%`}var z=Ha(e=>hn(Af(Math.abs(e)),e)),P=Ha(
e=>{let t=1+e/100,n=t>=99.95?0:1;return e>=900?`${J(t,n,n)}×`:ks(Af(Math.abs(e)),e)}),zv="⁰¹²³⁴⁵⁶⁷⁸⁹",ft=Ha(e=>{if(e===0||e>=.001)return String(Number(e.toPrecision(2)));let[t,n]=e.toExponential(
1).split("e-");return`${t}${ht}×${ht}10⁻${[...n].map(s=>zv[s]).join("")}`}),Rf=Ha(e=>e<.001?"<0.001":J(e,3,3)),Ua=e=>Ef(Math.abs(e),["B","kB","MB","GB","TB"]),Dl=Ze(e=>`${k(e)}${ht}B`),Y=Ze(e=>{let[
t,n]=Ua(e),s=Math.abs(e)/n,o=t==="B"||s>=100?0:s>=10?1:2;return hn(J(s,o,o)+ht+t,e)}),po=Ze(e=>ks(Y(Math.abs(e)),e));function S(e,t,n=`${t}s`){return`${k(e)}${ht}${e===1?t:n}`}function le(e,t=6){let n=[];
for(let s=0;s<e.length;){let o=s;for(;o+1<e.length&&e[o+1]===e[o]+1;)o+=1;if(o-s>=2)n.push(`${e[s]}–${e[o]}`);else for(let a=s;a<=o;a+=1)n.push(String(e[a]));s=o+1}return n.length>t?`${n.slice(0,t).
join(", ")}, …`:n.join(", ")}function go(e,t){let n=Array.from(e);if(n.length<=t)return e;let s=Math.ceil((t-1)*.55),o=t-1-s;return`${n.slice(0,s).join("")}…${n.slice(n.length-o).join("")}`}var Nl=8,
Cf=(e,t)=>{let n=0;for(;n<e.length&&n<t.length&&e[n]===t[n];)n+=1;return n};function Lf(e,t){let n=e[t],s=a=>a===void 0?0:Cf(n,a),o=Math.max(0,Math.max(s(e[t-1]),s(e[t+1]))-Nl);return o>0&&/[\uDC00-\uDFFF]/.
test(n[o])?o-1:o}function Nf(e){let t=[...new Set(e)].sort();return new Map(t.map((n,s)=>[n,Lf(t,s)]))}function Kv(e,t,n){let s=Math.floor(t*.4),o=t-s-1,a=n+(o<2*Nl?Nl-Math.floor(o/3):0);if(e.length<=
t||n===0||a<=s)return go(e,t);let r=Math.max(s,Math.min(a,e.length-o));if(r<=s+1)return`${Array.from(e).slice(0,t-1).join("")}…`;let i=r+o<e.length;return`${Array.from(e).slice(0,s).join("")}…${e.
slice(r,i?r+o-1:void 0)}${i?"…":""}`}var Gv=e=>e.replace(/^void (?=\S)/,"");function ql(e){let t=[],n=new Map,s=new Map,o=new Map,a=c=>c.length>e?Gv(c):c;function r(c,d){let u=o.get(c),h=Kv(c,e,d);if(n.
set(c,d),u?.text===h)return;u&&(u.names.delete(c),u.first=null);let f=s.get(h)??{text:h,names:new Set,first:null};f.names.add(c),f.first=null,s.set(h,f),o.set(c,f)}function i(c){if(c.first===null){let[
d,...u]=c.names;c.first=u.reduce((h,f)=>Math.min(h,Cf(d,f)),d.length)}return c.first}return{add(c){let d=[...new Set(c.map(a))].filter(h=>!n.has(h)),u=new Set(d);t=[...t,...d.sort()].sort(),t.forEach(
(h,f)=>{if(u.has(h)||u.has(t[f-1])||u.has(t[f+1])){let m=Lf(t,f);m!==n.get(h)&&r(h,m)}})},text(c){let d=a(c),u=o.get(d);return u.names.size===1||e<16?u.text:Yv(d,e,i(u),n.get(d))}}}function Kt(e,t){let n=ql(
t);return n.add(e),e.map(n.text)}function Yv(e,t,n,s){let o=Math.floor(t*.2),a=Math.max(4,Math.floor(t*.25)),r=Math.max(o,n-2),i=t-o-a-3,c=Math.max(r+a,Math.min(s,e.length-i)),d=(u,h)=>h<=u?"":h===u+1?
e[u]:"…";return e.slice(0,o)+d(o,r)+e.slice(r,r+a)+d(r+a,c)+e.slice(c,c+i)+d(c+i,e.length)}function Re(e){return e.replaceAll(/[^\p{L}\p{N}._-]+/gu,"-").replaceAll(/^[-.]+|[-.]+$/g,"").slice(0,60)||
"set"}function re(e){return e.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;")}function Fn(e,t,n){let s=[],o=Array.from(e);for(;o.length>t&&s.length<n-1;){let a=t;for(let r=t;r>t*
.6;r-=1)if(" ,:<>()".includes(o[r-1])){a=r;break}s.push(o.slice(0,a).join("")),o=o.slice(a)}return s.push(o.length>t?`${o.slice(0,t-1).join("")}…`:o.join("")),s}var Vv=["Jan","Feb","Mar","Apr","May",
"Jun","Jul","Aug","Sept","Oct","Nov","Dec"],$f=e=>String(e).padStart(2,"0"),Jv=36e5;function Pf(e,t=Date.now()){let n=Math.round((Date.parse(e)-t)/Jv);return n>=48?`in ${S(Math.floor(n/24),"day")}`:n>=
1?`in ${S(n,"hour")}`:"within the hour"}function fe(e){let t=new Date(e);return Number.isNaN(t.getTime())?D:`${t.getDate()} ${Vv[t.getMonth()]} ${t.getFullYear()}, ${$f(t.getHours())}:${$f(t.getMinutes())}`}var _e={compute:{name:"compute",short:"compute",what:"A compute kernel runs on some device of the rank"},exposed_communication:{name:"exposed communication",short:"comm.",what:"Communication runs, and\
 no compute kernel: nothing hides it"},exposed_memory:{name:"exposed memory",short:"memory",what:"Copies or memsets run, and nothing else: nothing hides them"},idle:{name:"idle",short:"idle",what:"No \
device work of the rank runs"}},If={operators:{name:"operators",short:"operators",what:"An operator runs, or a call of a library"},python:{name:"python",short:"python",what:"Python runs, outside of op\
erators"},input:{name:"input",short:"input",what:"The DataLoader makes the next batch, or waits for it"},waiting:{name:"waiting",short:"waiting",what:"A call only waits: for a lock, another thread, an\
other process"},garbage_collection:{name:"garbage collection",short:"garbage",what:"Python collects garbage"},no_recorded_call:{name:"no recorded call",short:"no call",what:"No call was recorded here,\
 at most an annotation"}},za=Object.assign({},_e,If),Df=e=>e!==null&&e.parts.some(({part:t})=>t in If),wo={name:"exposed communication and memory",short:"exposed",what:"Communication, copies or memset\
s run, and no compute kernel: nothing hides them"},Ka=e=>e[0].toUpperCase()+e.slice(1),Qv={COMPUTATION:"compute",COMMUNICATION:"communication",MEMORY:"memory"},Bl=e=>Qv[e]??e.toLowerCase();function Fl(e){
let t=e.split(" overlapping ").map(Bl);return t.length===1?`${t[0]} alone`:`${t.slice(0,-1).join(", ")} and ${t.at(-1)} at once`}var jl={host_wait:"waiting for the host",kernel_wait:"between kernels",
other:"other"},qf={host_wait:"The launch began only when the stream was already idle",kernel_wait:"Launched in time, and the gap is short",other:"Launched in time, and the gap is longer: the work wait\
s for something else"},Wl={cpu_duration:"launch on the host",gpu_duration:"run on the device",launch_delay:"delay from launch to start"},Ga={short_kernels:"shorter than its launch",runtime_outliers:"s\
low launch",launch_delay_outliers:"late start"},Hl={steps:"of the steps, as in Compare",before_last_step:"all but those of the last step",all:"all, outside of steps too"},Ul={set:{letter:"A",name:"Con\
trol"},test:{letter:"B",name:"Test"}},jn="Record with activities=[ProfilerActivity.CPU, ProfilerActivity.CUDA].",Wn=({name:e,category:t})=>e==="Command Buffer Full"&&t==="overhead",xs="the host waits:\
 the device’s queue is full",Hn=({host:e,lag:t})=>typeof e!="number"?"":`host ${x(e)}${t>0?` · device ${x(t)} behind when the host left`:""}`;var Xv={diff_counts:{rule:"change",of:"test_counts",by:"control_counts"},diff_duration:{rule:"change",of:"test_total_duration",by:"control_total_duration"},diff_self_duration:{rule:"change",of:"test_s\
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
control_self_duration",times:100}},Zv={control_samples:e=>e.control.samples,test_samples:e=>e.test.samples,control_step:e=>e.step_time?.control?.step,test_step:e=>e.step_time?.test?.step},Bf=(e,t,n)=>e===
null||!(t>0)?null:n*(e/t);function vs(e,t,n){if(e[t]!==void 0)return e[t];let s=Xv[t];if(!s)return Zv[t]?.(n)??null;let{rule:o,times:a}=s,r=vs(e,s.of,n),i=vs(e,s.by,n);switch(o){case"change":return r===
null||i===null?null:r-i;case"growth":return e.control_counts===0?1/0:e.test_counts===0?-100:Bf(r,i,a);default:return Bf(r,i,a)}}var et=({control:e,test:t})=>e.steps.length===0&&t.steps.length===0&&e.samples+
t.samples>0,zf={total:"total",per_step:"per step",per_call:"per call",percent:"% of step time"},e$={...zf,per_step:"per recording",percent:"% of the recording"},yo=(e,t)=>(et(t)?e$:zf)[e];function Kl(e){
return et(e)&&e.control.samples===e.test.samples?"total":"per_step"}var bo=e=>e.measure===""?e.device_type!=="GPU":e.measure==="self";function Gl(e){return e.step_time.control?.step>0&&e.step_time.test?.
step>0}var t$=e=>e.control_self_duration!==null&&e.control_self_duration!==void 0,n$=e=>e==="per_step"||e==="percent";function s$(e,t){let n=t?"self_":"",s=`${n}${{total:"duration",percent:"percent_of\
_step"}[e]??e}`,o=e==="total"&&!t?"total_duration":s,a=n$(e)?"counts_per_step":"counts";return{control:`control_${o}`,test:`test_${o}`,diff:`diff_${s}`,growth:`diff_${n}${{total:"duration_",per_call:"\
per_call_"}[e]??""}percent`,controlCount:`control_${a}`,testCount:`test_${a}`,diffCount:`diff_${a}`}}function pn(e,t,n,s=!1){let o=Object.fromEntries(Object.entries(s$(t,s&&t$(e))).map(([r,i])=>[r,vs(
e,i,n)])),a=e.control_counts===0&&e.test_counts>0?"new":e.test_counts===0&&e.control_counts>0?"gone":"";return{...o,percent:a===""?o.growth:null,birth:a}}function o$(e,t){let n={total:"",percent:"_per\
cent_of_step"}[t]??`_${t}`;return{moreWork:e[`more_work${n}`]??null,slowerWork:e[`slower_work${n}`]??null}}var _o=(e,t)=>JSON.stringify([e,t]);function Ie(e,t){let n=0xcbf29ce484222325n;for(let s of new TextEncoder().
encode(`${e}\0${t}`))n=BigInt.asUintN(64,(n^BigInt(s))*0x100000001b3n);return n.toString(16).padStart(16,"0").slice(0,12)}var a$=(e,t)=>e.filter(({side:n})=>n===t).reduce((n,s)=>s.counts>n.counts?s:n).
name;function Kf({name:e,category:t,replaces:n,aliases:s}){if(s&&!n&&t!=="python_function"){let a=["control","test"].map(i=>a$(s,i)),r=s.length-2;return[`${a.join(" / ")}${r>0?` + ${r} more`:""}`,""]}
if(!n)return[e,""];if(n.rule==="template_arguments")return[e,""];let o=n.input_dims?.replaceAll(/,(\[\])+(?=[,\]])/g,"")??"";return[[n.operator??"same shapes",o].filter(Boolean).join(" "),e]}function ko({
name:e,category:t,aliases:n},s){let o=n?.filter(({side:a})=>a===s)??[];return o.length===0?{name:e,category:t}:o.reduce((a,r)=>(r.total_duration??0)>(a.total_duration??0)?r:a)}var Va=({aliases:e})=>e.
map(({side:t,name:n,counts:s,total_duration:o})=>`${t} ${n}: ${k(s)} ${s===1?"call":"calls"}, ${x(o)}`);function Yl(e,t,n,{self:s=!1}={}){let{control_observations:o,test_observations:a}=e.verdict??{},
r=e.judged_rows?{steps:Math.min(o,a),rows:e.judged_rows}:null;return t.map(i=>{let c=Vl({...i,among:r},s);return{row:c,key:i.id??_o(i.name,i.category),verdict:c.significance??"",noise:c.significance===
"no_difference_found",of:d=>vs(i,d,e),...pn(i,n,e,s),...o$(i,n)}})}var r$=({name:e,category:t})=>t==="gpu_user_annotation"&&e.startsWith("ProfilerStep"),Gf=(e,t)=>e.filter(({row:n})=>!Wn(n)&&!r$(n)).slice(
0,t);function Vl(e,t){let n=t?"self":"total";return e?.tests?{...e,...e.tests[n],among:e.among?[e.among.steps,e.among.rows[n]]:null}:e}var $s=e=>e.moderated_q_value??e.q_value??null;function Yf(e){let{
control_observations:t,test_observations:n}=e.verdict??{},s=e.judged_rows?{steps:Math.min(t,n),rows:e.judged_rows}:null;return new Map(e.rows.map(o=>[_o(o.name,o.category),{...o,among:s}]))}function Vf(e,t,{
self:n=!1}={}){return["host","device"].filter(s=>e.totals[s].control_counts+e.totals[s].test_counts>0).map(s=>[s,pn(e.totals[s],t,e,n)])}var Ss=({too_few:e,control_counts:t,test_counts:n})=>e&&t>0&&n>0,Jf=(e,t)=>e.rank-t.rank||e.span-t.span,i$=(e,t)=>e.length===t.length&&e.every((n,s)=>n===t[s]);function Ff(e){let t=new Set,n=!1;for(let{
rank:o,step_number:a}of e){let r=`${o}/${a}`;n||=t.has(r),t.add(r)}let s=new Map;for(let{rank:o,span:a}of e)s.set(n?`${o}/${a}`:`${o}`,{rank:o,span:n?a:0});return{split:n,keys:[...s.values()].sort(Jf)}}
var jf=e=>[...new Set(e.map(t=>t.step_number))].sort((t,n)=>(t??-1)-(n??-1)),Ya=e=>e===void 0?"–":e===null?"whole":String(e);function zl(e){return e===void 0?"–":e.span>0?`${e.rank}+${e.span}`:String(
e.rank)}var Wf=(e,t)=>e===t?e:`${e} / ${t}`;function l$(e,t){let n=({rank:a,span:r})=>`${a}/${r}`,s=new Set(e.map(n));if(t.some(a=>s.has(n(a)))){let a=new Map([...e,...t].map(i=>[n(i),i])),r=new Set(t.
map(n));return{byPosition:!1,rows:[...a.values()].sort(Jf).map(i=>({control:s.has(n(i))?i:void 0,test:r.has(n(i))?i:void 0}))}}let o=Math.max(e.length,t.length);return{byPosition:e.length>0&&t.length>
0,rows:Array.from({length:o},(a,r)=>({control:e[r],test:t[r]}))}}function Hf(e,t,n,s,o){let a=new Map;t.forEach((c,d)=>{c[s]&&a.set(`${c[s].rank}/${o?c[s].span:""}`,d)});let r=t.map(()=>n.map(()=>null)),
i=new Map(n.map((c,d)=>[c,d]));for(let c of e){let d=a.get(`${c.rank}/${o?c.span:""}`);r[d][i.get(c.step_number)]=c}return r}function Ja(e,t){let[n,s]=[Ff(e),Ff(t)],{rows:o,byPosition:a}=l$(n.keys,s.keys),
[r,i]=[jf(e),jf(t)],c=Math.max(r.length,i.length),d=Array.from({length:c},(h,f)=>({control:r[f],test:i[f],text:r.length===0?Ya(i[f]):i.length===0?Ya(r[f]):Wf(Ya(r[f]),Ya(i[f]))})),u=h=>h.map(f=>[...f,
...Array.from({length:c-f.length},()=>null)]);return{rows:o.map(h=>({...h,text:h.control&&h.test?Wf(zl(h.control),zl(h.test)):zl(h.control??h.test)})),columns:d,control:u(Hf(e,o,r,"control",n.split)),
test:u(Hf(t,o,i,"test",s.split)),ranksByPosition:a,stepsByPosition:r.length>0&&i.length>0&&!i$(r,i)}}function xo(e,t){let n=r=>r.map(i=>i.map(c=>c===null?null:t(c))),s=n(e.control),o=n(e.test),a=s.map(
(r,i)=>r.map((c,d)=>c===null||o[i][d]===null?null:o[i][d]-c));return{control:s,test:o,diff:a}}function gn(e){if(e.length===0)return null;let t=[...e].sort((s,o)=>s-o),n=t.length>>1;return t.length%2?t[n]:
(t[n-1]+t[n])/2}var Uf=e=>e.reduce((t,n)=>t+n,0)/e.length,c$=1.05,d$=.05;function Qf(e){let t=new Map;for(let a of e)t.set(a.rank,[...t.get(a.rank)??[],a]);let n=[...t].sort(([a],[r])=>a-r).map(([a,r])=>{
let i=Uf(r.map(d=>d.step)),c=r.every(d=>d.exposed_communication!==null);return{rank:a,samples:r.length,step:i,waiting:c&&i>0?Uf(r.map(d=>d.exposed_communication))/i:null}}),s=gn(n.map(a=>a.step));for(let a of n)
a.lag=s>0?a.step/s:null;let o=n.length<2?[]:n.filter(a=>a.lag>=c$);return{ranks:n,median:s,slow:o,awaited:o.length>0?null:u$(n)}}function u$(e){if(e.length<2||e.some(s=>s.waiting===null))return null;let t=e.
reduce((s,o)=>o.waiting<s.waiting?o:s),n=gn(e.filter(s=>s!==t).map(s=>s.waiting));return n>=d$&&t.waiting<=n/2?t:null}var Je={control:{type:"text",standard:""},test:{type:"text",standard:""},control_ranks:{type:"text",standard:"all"},test_ranks:{type:"text",standard:"all"},control_steps:{type:"text",standard:"all"},test_steps:{
type:"text",standard:"all"},control_marker:{type:"text",standard:""},test_marker:{type:"text",standard:""},marker:{type:"text",standard:""},device_type:{type:"choice",standard:"ALL",words:["ALL","CPU",
"GPU"]},use_short_name:{type:"boolean",standard:"false"},merge_addresses:{type:"boolean",standard:"true"},aliases:{type:"boolean",standard:"true"},merge_lines:{type:"boolean",standard:"true"},q:{type:"\
text",standard:""},exclude:{type:"texts",standard:""},category:{type:"texts",standard:""},change:{type:"choice",standard:"",words:["added","deleted","increased","decreased","unchanged"]},fold:{type:"b\
oolean",standard:"false"},equal_clock:{type:"boolean",standard:"false"},row:{type:"text",standard:""},significance:{type:"boolean",standard:"false"},work:{type:"boolean",standard:"false"},significant:{
type:"choice",standard:"false",words:["false","true","slower","faster"]},measure:{type:"choice",standard:"self",words:["total","self"]},equivalence:{type:"text",standard:"0.02"},sort:{type:"text",standard:"\
abs_diff_duration"},order:{type:"choice",standard:"",words:["asc","desc"]},limit:{type:"text",standard:""},offset:{type:"text",standard:"0"},diagnosis:{type:"boolean",standard:"true"},layers:{type:"bo\
olean",standard:"false"},operators:{type:"choice",standard:"false",words:["false","true","auto"]},contributors:{type:"choice",standard:"rows",words:["rows","modules"]},format:{type:"choice",standard:"\
json",words:["json","csv","brief"]},unit:{type:"choice",standard:"per_step",words:["per_step","total"]}},Es={q:{type:"text",standard:""},tag:{type:"texts",standard:""},prefix:{type:"text",standard:""},
sort:{type:"choice",standard:"created",words:["created","label","ranks","steps","events","bytes","device","step_time","recorded"]},order:{type:"choice",standard:"",words:["asc","desc"]},group:{type:"c\
hoice",standard:"never",words:["auto","always","never"]},limit:{type:"text",standard:"100",least:0,most:1e3},offset:{type:"text",standard:"0",least:0,most:1e9}},yn={control:{type:"text",standard:""},test:{
type:"text",standard:""},control_ranks:{type:"text",standard:""},test_ranks:{type:"text",standard:""},control_steps:{type:"text",standard:""},test_steps:{type:"text",standard:""},control_marker:{type:"\
text",standard:""},test_marker:{type:"text",standard:""},marker:{type:"text",standard:""},level:{type:"choice",standard:"modules",words:["modules","operators","python"]},instances:{type:"boolean",standard:"\
false"},merge_lines:{type:"boolean",standard:"true"},by:{type:"choice",standard:"device",words:["device","host"]},significance:{type:"choice",standard:"none",words:["none","device","host"]},min_change:{
type:"text",standard:"0"},max_nodes:{type:"text",standard:"2000",least:1,most:1e5},format:{type:"choice",standard:"json",words:["json","csv"]}},Ql={rank:{type:"text",standard:"",least:-9007199254740990,
most:9007199254740990},span:{type:"text",standard:"0",least:0,most:2147483647},step:{type:"text",standard:"",least:0,most:9007199254740990},marker:{type:"text",standard:""},use_short_name:{type:"boole\
an",standard:"false"},from:{type:"text",standard:""},to:{type:"text",standard:""},pixels:{type:"text",standard:"1200",least:100,most:8e3},threads:{type:"text",standard:"8",least:1,most:64}},nm={sets:{
type:"text",standard:"*"},tag:{type:"texts",standard:""},baseline:{type:"text",standard:""},measure:{type:"choice",standard:"step_time",words:["step_time","gpu_time","compute","exposed_communication",
"exposed_memory","idle"]},name:{type:"text",standard:""},category:{type:"text",standard:""},time:{type:"choice",standard:"total",words:["total","self"]},layer:{type:"text",standard:""},by:{type:"choic\
e",standard:"device",words:["device","host"]},machine:{type:"boolean",standard:"false"},format:{type:"choice",standard:"json",words:["json","csv"]}},Ts=null;function Un(e,t,n){Ts&&!Ts.some(s=>s.name===
t)&&Ts.push({name:t,value:e.getAll(t).join(),allowed:n})}function sm(e,t){Ts=[];try{return e(t),Ts}finally{Ts=null}}function me(e,t,n,s){let o=e.get(t)??"";return o!==""&&!n.includes(o)&&Un(e,t,n.filter(
a=>a!=="").join(", ")),o!==""&&n.includes(o)?o:s}function Xf(e,t,n){let s=(e.get(t)??"").split(",").filter(o=>o!=="");return s.every(o=>n.includes(o))||Un(e,t,n.join(", ")),s.filter(o=>n.includes(o))}
function om(e,t,n,s){let o=e.get(t)??"";return o!==""&&!n.test(o)&&Un(e,t,s),n.test(o)?o:""}function am(e,t,n,s,o){let a=`${n} to ${s.toLocaleString("en-US")}`,r=om(e,t,/^\d+$/,a),i=r===""||Number(r)>=
n&&Number(r)<=s;return i||Un(e,t,a),r!==""&&i?Number(r):o}var h$=new Map([["1","true"],["0","false"]]);function He(e,t,n,s=t[n].standard){let{type:o,words:a}=t[n];if(o==="texts")return e.getAll(n).filter(
f=>f!=="");let r=e.get(n)??"",i=o==="text"?r:h$.get(r)??r,c=o==="boolean"?["true","false"]:a,d=o==="text"?i:c.find(f=>f.toLowerCase()===i.toLowerCase());d===void 0&&i!==""&&Un(e,n,c.join(", "));let h=(o===
"choice"&&d==="false"?"":d)||s;return o==="boolean"?h==="true":h}function zn(e,t,n,s){for(let o of n){let{type:a,standard:r}=t[o];a==="texts"?s[o].forEach(i=>e.append(o,i)):["",r].includes(String(s[o]??
""))||e.set(o,String(s[o]))}}var rm=(globalThis.document?.documentElement.dataset.base??"/").replace(/\/$/,""),C=e=>rm+e,Xl=e=>`/${e.split("/").slice(rm.split("/").length).join("/")}`,_t=()=>Xl(location.
pathname),im=15,lm=[10,15,20,30,50,100],f$=["total","per_step","per_call","percent"],cm=Je.change.words,dm=Je.device_type.words,m$=Je.measure.words,p$=["step","compute","exposed_communication","expose\
d_memory","idle"],Xa=[...p$,"op"],Zl="ProfilerStep*",kt=[Zl,"*Synchronize","Stream Wait Event","* Sync","Command Buffer Full"],g$=["name","category","change","control_counts","test_counts","diff_count\
s","abs_diff_counts","control_total_duration","test_total_duration","diff_duration","abs_diff_duration","diff_percent","q_value","more_work","slower_work"],w$=["name","category","change","q_value"],Os=e=>w$.
includes(e)?"asc":"desc",ec=["control","test","control_ranks","test_ranks","control_steps","test_steps","control_marker","test_marker","use_short_name","merge_addresses","aliases","merge_lines"],um=[...ec,
"device_type","q","exclude","category","change","significant","fold","measure","equivalence","work","equal_clock"],y$={fold:"true",significant:"",measure:"",equivalence:""},b$=["lines","details","oper\
ators","classes","recorded","replacements",...Array.from({length:9},(e,t)=>`line-${t}`)],_$=["control","test","more","less","noise"];function Zf(e,t){let n=e.get(t)??"",s=n.split(",").map(a=>a===""?NaN:
Number(a)),o=s.length===4&&s.every(Number.isFinite);return n!==""&&!o&&Un(e,t,"four numbers"),o?n:""}var hm=(e,t)=>Object.fromEntries(t.map(n=>[n,He(e,Je,n,y$[n])])),fm=e=>Object.fromEntries(["control\
_marker","test_marker"].map(t=>[t,e.get(t)||e.get("marker")||""]));function k$(e,t,n){let s=e.get(t)??"";return s===""||/^[0-9a-f]{12}$/.test(s)&&!e.has(n)?s:Ie(s,e.get(n)??"")}function De(e){let t=new URLSearchParams(
e),n=me(t,"sort",g$,Je.sort.standard);return{...hm(t,um),...fm(t),...!t.has("exclude")&&{exclude:kt},sort:n,...n.endsWith("_work")&&{work:!0},order:me(t,"order",Je.order.words,Os(n)),unit:me(t,"unit",
f$,""),measure:me(t,t.has("measure")?"measure":"time",m$,""),heat:me(t,"heat",Xa,""),open:Xf(t,"open",b$),hide:Xf(t,"hide",_$),zoom_time:Zf(t,"zoom_time"),zoom_calls:Zf(t,"zoom_calls"),top:am(t,"top",
1,200,im),op:k$(t,"op","op_category")}}function tt(e){let t=Za(e),n=(o,a,r)=>{a!==r&&t.set(o,a)};n("sort",e.sort,Je.sort.standard),n("order",e.order,Os(e.sort)),n("unit",e.unit,""),n("measure",e.measure,
""),t.delete("fold"),n("fold",String(e.fold),"true"),n("heat",e.heat,""),e.exclude.join(`
`)===kt.join(`
`)?t.delete("exclude"):e.exclude.length===0&&t.set("exclude",""),n("open",e.open.join(),""),n("hide",e.hide.join(),""),n("zoom_time",e.zoom_time,""),n("zoom_calls",e.zoom_calls,""),n("top",String(e.top),
String(im)),n("op",e.op,"");let s=t.toString();return C(s===""?"/compare":`/compare?${s}`)}var nt=(e,t)=>tt({...De(""),control:te(e),test:te(t)});function Za(e){let t=new URLSearchParams;return zn(t,Je,
um,e),e.significant||t.delete("measure"),t}function x$(e,t,n){let s=n?"self_":"";if(e==="q_value")return"certainty";if(e.endsWith("_work"))return t==="total"?e:`${e}_${t==="percent"?"percent_of_step":
t||"per_step"}`;if(e==="diff_percent")return`diff_${s}${t==="per_call"?"per_call_":""}percent`;if(/_counts$/.test(e))return t==="total"||t==="per_call"?e:`${e}_per_step`;let[,o]=/^(control|test|diff|abs_diff)(?:_total)?_duration$/.
exec(e)??[];return o===void 0?e:t==="total"?n?`${o}_self_duration`:e:`${o}_${s}${t==="percent"?"percent_of_step":t||"per_step"}`}function Ms(e,t,n){let s=Za(e);return s.set("significance","true"),s.set(
"sort",x$(e.sort,t,n)),s.set("order",e.order),s.set("measure",n?"self":"total"),s}function tc(e,t,n,s){let o=Ms(e,t,n);return o.set("format",s),o}var mm=["total","per_step"],v$=["calls","share"],pm=["\
duration","calls","per_call"];function As(e){let t=new URLSearchParams(e);return{...hm(t,ec),...fm(t),row:t.has("name")?Ie(t.get("name"),t.get("category")??""):t.get("row")??"",unit:me(t,"unit",mm,""),
bins:me(t,"bins",v$,"calls"),heat:me(t,"heat",pm,"duration")}}function ce(e){let t=new URLSearchParams({control:e.control,test:e.test});return zn(t,Je,ec,e),t}function Kn(e){let t=ce(e);return t.set("\
row",e.row),t}function Ue(e){let t=Kn(e);return mm.includes(e.unit)&&t.set("unit",e.unit),e.bins==="share"&&t.set("bins","share"),pm.includes(e.heat)&&e.heat!=="duration"&&t.set("heat",e.heat),C(`/com\
pare/op?${t}`)}function gm(e,t,n){let s=Ms(e,t,n);return s.delete("work"),e.sort.endsWith("_work")&&s.delete("sort"),e.op&&s.set("row",e.op),s}function wm(e){let t=new URL(tt(e),location.origin).searchParams;
return["control","test"].forEach(n=>t.delete(n)),new URLSearchParams({control:e.control,test:e.test,view:t.toString()})}var wn=Number(Es.limit.standard),ym=e=>e==="label"?"asc":"desc";function vo(e){let t=new URLSearchParams(
e),n=He(t,Es,"sort");return{control:t.get("control")??"",test:t.get("test")??"",q:He(t,Es,"q"),tag:He(t,Es,"tag"),sort:n,order:He(t,Es,"order",ym(n)),page:am(t,"page",1,1e6,1)}}function bm(e){let{control:t,
test:n,q:s,tag:o,sort:a,order:r,page:i}={...vo(""),...e},c=new URLSearchParams,d=(h,f,m="")=>{f!==m&&c.set(h,String(f))};d("control",t),d("test",n),d("q",s),o.forEach(h=>c.append("tag",h)),d("sort",a,
Es.sort.standard),d("order",r,ym(a)),d("page",i,1);let u=c.toString();return C(u===""?"/":`/?${u}`)}var er=e=>e.q!==""||e.tag.length>0;function Gn(e){let t=new URLSearchParams({group:"auto",sort:e.sort,
order:e.order,limit:String(wn),offset:String((e.page-1)*wn)});return e.q!==""&&t.set("q",e.q),e.tag.forEach(n=>t.append("tag",n)),t}var te=e=>e.slice(0,12),bn=(e,t,n,s)=>s?.[e]?.label??(n&&ne(n,t[e])?.
label)??t[e];function ne(e,t){if(t==="")return;let n=e.find(a=>a.id===t);if(n)return n;let s=e.filter(a=>a.id.startsWith(t.toLowerCase()));if(s.length===1)return s[0];let o=e.filter(a=>a.label===t);return o.
length===1?o[0]:void 0}var $$=["sets","tag","baseline","name","category","layer","measure","time","by"];function Rs(e){let t=new URLSearchParams(e);return Object.fromEntries($$.map(n=>[n,He(t,nm,n,n===
"sets"?"":void 0)]))}function tr(e){let t=new URLSearchParams;return e.sets!==""&&t.set("sets",e.sets),zn(t,nm,["tag","baseline",...e.layer!==""?["layer","by"]:e.name===""?["measure"]:["name","categor\
y","time"]],e),t}function $o(e){let t=tr(e).toString();return C(t===""?"/series":`/series?${t}`)}var X=["control","test"],Yn={control:"test",test:"control"},_m=["rank","span","step"],S$=["both",...X],
E$={path:{type:"boolean",standard:"false"}},km=32,T$=864e8,O$=300,Qa=e=>e!==null&&e!==""&&Number.isFinite(Number(e))?Number(e):null,Jl=(e,t)=>om(e,t,/^\d+$/,"whole numbers");function em(e,t,n){let[s,o]=[
Qa(e.get(t)),Qa(e.get(n))],a=s!==null&&o!==null&&s<o&&Math.max(-s,o)<=T$;return[t,n].filter(r=>!a&&e.get(r)).forEach(r=>Un(e,r,`µs since the beginning, ${t} before ${n}`)),a?[s,o]:[null,null]}var tm=(e,t)=>[
...new Set(e.getAll(t))].filter(n=>n!==""&&n.length<=O$).slice(0,km),Cs=(e,{id:t,main:n})=>n?"main":`${e}:${t}`,nr=(e,t)=>e.includes(t)?e.filter(n=>n!==t):[...e,t].slice(-km);function sr(e){let t=new URLSearchParams(
e),n={control:t.get("control")??"",test:t.get("test")??""};for(let i of X){for(let c of _m){let d=`${i}_${c}`;n[d]=Jl(t,t.has(d)?d:c)}n[`${i}_marker`]=t.get(`${i}_marker`)||t.get("marker")||""}let[s,o]=em(
t,"from","to"),[a,r]=em(t,"sum_from","sum_to");return{...n,use_short_name:He(t,Ql,"use_short_name"),path:He(t,E$,"path"),show:me(t,"show",S$,"both"),from:s,to:o,sum_from:a,sum_to:r,open:tm(t,"open"),pin:tm(
t,"pin"),q:t.get("q")??"",name:t.get("name")??"",category:t.get("category")??"",nth:Qa(Jl(t,"nth")),at:me(t,"at",X,""),align:t.get("align")??"",align_category:t.get("align_category")??"",align_nth:Qa(
Jl(t,"align_nth"))??0}}var M$=e=>String(Math.round(e*1e3)/1e3);function Ls(e){let t=new URLSearchParams,n=(o,a,r="")=>{a!=null&&a!==r&&t.set(o,String(a))};X.forEach(o=>n(o,e[o]));for(let o of[..._m,"m\
arker"]){let[a,r]=X.map(c=>e[`${c}_${o}`]??""),i=a===r||!e.control||!e.test;n(o,i?a||r:""),X.forEach(c=>n(`${c}_${o}`,i?"":e[`${c}_${o}`]))}n("use_short_name",e.use_short_name,!1),n("path",e.path,!1),
n("show",e.show,"both");for(let o of["from","to","sum_from","sum_to"])n(o,typeof e[o]=="number"?M$(e[o]):"");["open","pin"].forEach(o=>(e[o]??[]).forEach(a=>t.append(o,a))),n("q",e.q),n("name",e.name),
e.name&&(n("category",e.category),n("nth",e.nth),n("at",e.at)),n("align",e.align),e.align&&(n("align_category",e.align_category),n("align_nth",e.align_nth,0));let s=t.toString();return C(s===""?"/time\
line":`/timeline?${s}`)}function Nt(e){let t=X.filter(n=>e[n]!=="");return t.includes(e.show)?[e.show]:t}var A$=(e,t)=>e-t,xm=e=>[...new Set(e)].sort(A$),nc=e=>xm(e.map(t=>t.rank)),sc=(e,t)=>xm(e.filter(
n=>n.rank===t).map(n=>n.span)),oc=(e,t,n)=>e.filter(s=>s.rank===t&&s.span===n).sort((s,o)=>(s.step_number??-1)-(o.step_number??-1));function R$(e){let t=[...e].sort((n,s)=>n.step-s.step);return t[t.length>>
1]}var C$=(e,t)=>e.find(n=>String(n)===t);function vm(e,t,n=null){if(e.length===0)return null;let s=[],o=(d,u,h,f)=>{let m=u===""?void 0:C$(d,u);return u!==""&&m===void 0&&s.push(`${h} ${u}`),m??(d.includes(
f)?f:d[0])},a=o(nc(e),t.rank,"rank",n?.sample.rank),r=o(sc(e,a),t.span,"file",n?.sample.span),i=oc(e,a,r),c=t.step===""?void 0:i.find(d=>String(d.step_number)===t.step);return t.step!==""&&!c&&s.push(
`step ${t.step}`),c??=n?i.find(d=>d.step_number===n.sample.step_number)??i[Math.min(n.place,i.length-1)]:R$(i),{sample:c,place:i.indexOf(c),missing:s}}var L$=["bars","line","scatter","histogram","none"],
$m=["control","test","q","chart","x","y","y2","by"],Sm={chart:"",x:"",y:"",y2:"",by:""};function or(e){let t=new URLSearchParams(e);return{...Object.fromEntries($m.map(s=>[s,t.get(s)??""])),chart:me(t,
"chart",L$,"")}}function ar(e){let t=new URLSearchParams;for(let n of $m)e[n]&&t.set(n,e[n]);return C(t.size===0?"/query":`/query?${t}`)}function rr({control:e,test:t,q:n},s=""){let o=new URLSearchParams;
return Object.entries({control:e,test:t,q:n,format:s}).filter(([,a])=>a!=="").forEach(([a,r])=>o.set(a,r)),o}var N$=300,P$=4e3,I$=1e4,_n=()=>globalThis.serverConnection??={gone:!1,actions:0,back:null,build:null,other:!1,hurry(){}},ir=()=>document.dispatchEvent(new Event("connection")),Tm=({status:e,headers:t})=>[
502,503,504].includes(e)&&!/json/.test(t.get("Content-Type")??"");async function D$(){try{let e=await fetch(C("/api/v1/status"),{cache:"no-store",signal:AbortSignal.timeout(I$)});return Tm(e)?null:await e.
json().catch(()=>({}))}catch{return null}}async function q$(){let e=_n(),t=N$;for(;;){await new Promise(s=>{e.hurry=s,setTimeout(s,t)});let n=await D$();if(n){let s=e.gone;return Object.assign(e,{gone:!1,
back:null,other:e.build!==null&&n.build!==void 0&&n.build!==e.build}),ir(),s}e.gone||(e.gone=!0,ir()),t=Math.min(2*t,P$)}}async function rc({signal:e,isAction:t=!1}={}){let n=_n();e?.throwIfAborted(),
n.back??=q$(),t&&(n.actions+=1,ir());let s;try{return await Promise.race([n.back,new Promise((o,a)=>{s=()=>a(e.reason),e?.addEventListener("abort",s,{once:!0})})])}finally{e?.removeEventListener("abor\
t",s),t&&(n.actions-=1,ir())}}var Om=e=>{_n().build??=e},Mm=e=>document.addEventListener("connection",()=>e(_n())),xt=C("/api/v1"),B$=700,F$=4,Gt=class extends Error{constructor(t,n,s,o=null){super(s),
this.name="ApiError",this.status=t,this.code=n,this.offset=o}};function ic(e,t){try{let n=JSON.parse(t);if(typeof n.detail=="string"||typeof n.title=="string")return new Gt(e,n.code??"error",n.detail||
n.title,n.offset??null)}catch{}return new Gt(e,"error",`The server answered with status ${e}.`)}var ac=()=>new Gt(0,"offline","The server does not answer. Is “tracediff serve” still running?"),j$=/"(?:stream|correlation)":-?\d{16}/,
W$=(e,t,n)=>(e==="stream"||e==="correlation")&&Number.isInteger(t)&&!Number.isSafeInteger(t)&&n?.source||t,H$=/\d{16}/,U$=(e,t,n)=>Number.isInteger(t)&&!Number.isSafeInteger(t)&&/^-?\d+$/.test(n?.source??
"")?n.source:t,z$=(e,t)=>new Promise((n,s)=>{let o=setTimeout(n,e);t?.addEventListener("abort",()=>{clearTimeout(o),s(t.reason)},{once:!0})});function Em(e){globalThis.waitingRequests=(globalThis.waitingRequests??
0)+e,globalThis.document?.dispatchEvent(new Event("waiting"))}function Am(e){let t=()=>e(globalThis.waitingRequests>0);document.addEventListener("waiting",t),t()}async function vt(e,t,n={}){let s=!1,o=1;
try{for(;;)try{return await K$(e,t,n)}catch(a){if(a.code==="offline"&&o<F$){o+=1,await rc({signal:n.signal,isAction:e!=="GET"});continue}if(e==="DELETE"&&a.status===404&&o>1)return null;if(a.code!=="n\
ot_checked_yet")throw a;s||(s=!0,Em(1)),await z$(B$,n.signal)}}finally{s&&Em(-1)}}async function K$(e,t,{body:n,signal:s,digits:o=!1}){let a={method:e,signal:s,headers:{Accept:"application/json"}};n!==
void 0&&(a.headers["Content-Type"]="application/json",a.body=JSON.stringify(n));let r,i;try{r=await fetch(xt+t,a),i=await r.text()}catch(c){throw c.name==="AbortError"?c:ac()}if(Tm(r))throw ac();if(!r.
ok)throw ic(r.status,i);if(i==="")return null;try{return JSON.parse(i,o&&H$.test(i)?U$:j$.test(i)?W$:void 0)}catch{throw new Gt(r.status,"bad_answer","The server sent an answer that is not JSON.")}}var ge=(e,t)=>vt(
"GET",e,t),ie=encodeURIComponent,Ns=e=>ge("/status",e);async function mt(e,t){let n=await ge(`/sets?${e}`,t);return{...n,entries:n.entries??n.sets.map(s=>({set:s}))}}async function Pt(e,t){let n=e.map(
o=>`id=${ie(o)}`).join("&"),s=e.length===0?[]:(await ge(`/sets?${n}`,t)).sets;return[...new Map(s.map(o=>[o.id,o])).values()]}async function lr(e){let t=await Pt(e);return t.length>0?t:(await mt("limi\
t=1")).entries.map(({set:n})=>n)}var Vn=async e=>(await ge("/tags",e)).tags,Yt=(e,t)=>ge(`/sets/${ie(e)}`,t),kn=(e,t)=>vt("PATCH",`/sets/${ie(e)}`,{body:t}),So=e=>vt("DELETE",`/sets/${ie(e)}`),Rm=async(e,t)=>(await vt(
"POST",`/sets/${ie(e)}/split`,{body:t})).job,Cm=async(e,t)=>(await vt("POST","/sets/join",{body:t===""?{sets:e}:{sets:e,label:t}})).job,Eo=e=>vt("POST",`/sets/${ie(e)}/restore`),de=(e,t)=>ge(`/compare\
_traces?${e}`,t),cr=(e,t)=>ge(`/compare_traces/op?${e}`,t),dr=(e,t,n)=>ge(e===""?`/compare_traces/tree?${t}`:`/sets/${ie(e)}/tree?${t}`,n),Ps=async(e,t,n)=>(await ge(`/sets/${ie(e)}/steps${t===null?"":
`?marker=${ie(t)}`}`,n)).steps,To=(e,t,n)=>ge(`/sets/${ie(e)}/timeline?${t}`,n),ur=(e,t,n)=>ge(`/sets/${ie(e)}/timeline/find?${t}`,n),xn=(e,t,n)=>ge(`/analysis/${e}?${t}`,n),lc=(e,t)=>ge(`/series?${e}`,
t),Lm=e=>`${xt}/series?${e}`,Nm=(e,t)=>`${xt}/analysis/${e}?${t}`,hr=async(e,t,n)=>(await ge(`/sets/${ie(e)}/ops?q=${ie(t)}&limit=50`,n)).ops,Oo=e=>`${xt}/compare_traces?${e}`,fr=e=>`${xt}/report?${e}`,
mr=e=>`${xt}/bundle?${e}`,Pm=e=>`${xt}/compare_traces/op?${e}`,Im=(e,t,n)=>ge(`/sets/${ie(e)}/timeline/sums?${t}`,n),Dm=(e,t)=>ge(`/sql?${e}`,{...t,digits:!0}),qm=e=>`${xt}/sql?${e}`,Bm=async(e,t)=>(await ge(
`/sql/schema?${e}`,t)).tables,cc=(e,t,n)=>`${xt}/sets/${ie(e)}/files/${t}/trace${n?`?${n}`:""}`;async function pr(e,t,n,{signal:s,onProgress:o}){let a=[],r=0,i;try{if(i=await fetch(cc(e,t,n),{signal:s}),
i.ok){let c=i.body.getReader();for(;;){let{done:d,value:u}=await c.read();if(d)break;a.push(u),r+=u.length,o(r)}return await new Blob(a).arrayBuffer()}}catch(c){throw c.name==="AbortError"?c:r>0?new Gt(
0,"broken","The download stopped before its end. The log of the server says why."):ac()}throw ic(i.status,await i.text())}var Fm=async e=>(await ge("/jobs",e)).jobs,jm=(e,t)=>ge(`/jobs/${ie(e)}`,t),Is=e=>vt(
"DELETE",`/jobs/${ie(e)}`),Wm=e=>new EventSource(`${xt}/jobs/${ie(e)}/events`),Hm=(e,t)=>vt("POST","/uploads",{body:{label:e,files:t}}),Um=async(e="")=>(await vt("POST",`/samples${e&&`/${e}`}`)).jobs,
zm=e=>ge(`/uploads/${ie(e)}`),dc=e=>vt("DELETE",`/uploads/${ie(e)}`),Km=async e=>(await vt("POST",`/uploads/${ie(e)}/commit`)).job;function Gm(e,t,n,{from:s=0,signal:o,onProgress:a}){return new Promise(
(r,i)=>{let c=new XMLHttpRequest,d=()=>c.abort(),u=(f,m)=>{o?.removeEventListener("abort",d),f(m)},h=()=>u(i,new DOMException("Cancelled","AbortError"));if(o?.aborted){h();return}o?.addEventListener("\
abort",d),c.open("PUT",`${xt}/uploads/${ie(e)}/files/${ie(t)}`),c.setRequestHeader("Content-Type","application/octet-stream"),s>0&&c.setRequestHeader("Content-Range",`bytes ${s}-${n.size-1}/${n.size}`),
c.upload.addEventListener("progress",f=>a(s+f.loaded)),c.addEventListener("load",()=>{if(c.status<200||c.status>299){u(i,ic(c.status,c.responseText));return}try{u(r,JSON.parse(c.responseText))}catch{u(
i,new Gt(c.status,"bad_answer","The server sent an answer that is not JSON."))}}),c.addEventListener("error",()=>u(i,new Gt(0,"offline","The connection was lost, or the file changed on the disk while \
it was being sent."))),c.addEventListener("abort",h),c.send(s>0?n.slice(s):n)})}function l(e,t={},...n){let s=document.createElement(e);for(let[o,a]of Object.entries(t??{}))if(!(a==null||a===!1))if(o==="class")s.className=a;else if(o==="text")s.textContent=a;else if(o==="on")for(let[
r,i]of Object.entries(a))s.addEventListener(r,i);else if(o==="data")Object.assign(s.dataset,a);else if(o==="css")for(let[r,i]of Object.entries(a))s.style.setProperty(r,i);else s.setAttribute(o,a===!0?
"":String(a));return gr(s,n),s}function gr(e,t){for(let n of t)Array.isArray(n)?gr(e,n):n!=null&&n!==!1&&e.append(n)}function _(e,...t){return e.textContent="",gr(e,t),e}function It(e,t){let n=new Set(
t);for(let o of[...e.childNodes])n.has(o)||o.remove();let s=e.firstChild;for(let o of t)o===s?s=s.nextSibling:e.insertBefore(o,s)}function v(e,t,n={}){return l("button",{type:"button",...n,on:{click:t}},
e)}function we(e,t,{value:n,...s}={}){let o=l("select",{...s,on:{change:()=>t(o.value)}},e.map(([a,r])=>l("option",{value:a,selected:a===n},r)));return o}function qe(e,t,n="field"){let s=e.contains(document.
activeElement)?document.activeElement.dataset[n]:void 0;t(),s!==void 0&&[...e.querySelectorAll(`[data-${n}]`)].find(o=>o.dataset[n]===s)?.focus()}function Jn(e,t,n,...s){let o=L("dialog"),a=()=>r.close();
_(n,l("div",{class:"trace-head"},l("h2",{id:o},e),V("close","Close",a)),s),n.classList.add("trace-box");let r=l("dialog",{class:`trace-dialog ${t}`.trim(),"aria-labelledby":o,on:{close:()=>r.remove(),
click:i=>{i.target===r&&a()}}},n);return document.body.append(r),r.showModal(),r}var Se=({code:e,message:t},n,...s)=>l("div",{class:"error-box",role:"alert",data:e&&{code:e}},n&&[l("h2",{},n),l("p",{},
t)],n?s.length>0&&l("p",{},s):t);function vn({wait:e,onText:t,onStep:n=null,empties:s=!0,...o}){let a=Ee(e,()=>t(r.value.trim())),r=l("input",{type:"search",autocomplete:"off",spellcheck:"false",...o,
on:{input:a,keydown(i){let c=n&&i.key==="Enter";!c&&!(s&&i.key==="Escape"&&r.value!=="")||(i.preventDefault(),a.cancel(),r.value=c?r.value:"",t(r.value.trim()),c&&n(i.shiftKey?-1:1))}}});return r}var G$="\
http://www.w3.org/2000/svg";function q(e,t={},...n){let s=document.createElementNS(G$,e);for(let[o,a]of Object.entries(t))s.setAttribute(o,String(a));return gr(s,n),s}var Y$={pencil:"M2.5 13.5v-2.6l7.\
8-7.8 2.6 2.6-7.8 7.8zM9 4.4l2.6 2.6",note:"M3 2.5h10v7.5l-3.5 3.5H3zM13 10H9.5v3.5M5.5 5.5h5M5.5 8h3",pin:"M6 2.5h4M6.5 2.5l.3 4.2L4.5 9.5h7L9.2 6.7l.3-4.2M8 9.5v4",trash:"M3 4.5h10M6 4.5V3h4v1.5M4.3\
 4.5l.6 9h6.2l.6-9M6.8 7v4M9.2 7v4",swap:"M2.5 5.5h10M10 3l2.5 2.5L10 8M13.5 10.5h-10M6 8l-2.5 2.5L6 13",close:"M4 4l8 8M12 4l-8 8",more:"M3.5 8h.01M8 8h.01M12.5 8h.01",up:"M4.5 9.5L8 6l3.5 3.5",down:"\
M4.5 6.5L8 10l3.5-3.5",chevron:"M6 4l4 4-4 4",warning:"M8 2.5l6 10.8H2zM8 6.5v3.2M8 11.4v.3",link:"M6.5 9.5l3-3M7.5 4.5l1-1a2.8 2.8 0 014 4l-1 1M8.5 11.5l-1 1a2.8 2.8 0 01-4-4l1-1",plus:"M8 3.5v9M3.5 \
8h9",minus:"M3.5 8h9",pan:"M8 2v12M2 8h12M6 4l2-2 2 2M6 12l2 2 2-2M4 6L2 8l2 2M12 6l2 2-2 2",reset:"M3.5 8a4.5 4.5 0 101.3-3.2L3.2 6.4M3 3v3.6h3.6",folder:"M2 4h4.2l1.4 1.6H14V13H2z",file:"M4 2h5l3 3v\
9H4zM9 2v3h3"};function st(e){return q("svg",{viewBox:"0 0 16 16",class:"icon","aria-hidden":"true",focusable:"false"},q("path",{d:Y$[e]}))}function V(e,t,n,s={}){return l("button",{type:"button",title:t,
"aria-label":t,...s,class:`icon-button ${s.class??""}`.trim(),on:{click:n}},st(e))}var Ym=0;function L(e){return Ym+=1,`${e}-${Ym}`}var Be=()=>new Promise(e=>{document.hidden?e():requestAnimationFrame(
()=>setTimeout(e))});function B(e,t=!1){let n=document.getElementById(t?"alerts":"live");n.textContent="",setTimeout(()=>{n.textContent=e},50)}function Ee(e,t){let n=0,s=(...o)=>{clearTimeout(n),n=setTimeout(
()=>t(...o),e)};return s.cancel=()=>clearTimeout(n),s}function Te(e,t,n){let s=new Map;return{node:l("div",{class:"segmented",role:"group","aria-label":e},t.map(([a,r,i])=>{let c=v(r,()=>n(a),{title:i,
"aria-pressed":"false"});return s.set(a,c),c})),buttons:s,press(a){for(let[r,i]of s)i.setAttribute("aria-pressed",String(r===a))}}}function K(e,{action:t=null,seconds:n=8,urgent:s=!1}={}){let o=l("div",
{class:`toast${s?" toast-urgent":""}`},l("span",{class:"toast-text"},e)),a=0,r=()=>{clearTimeout(a),o.remove()},i=()=>{clearTimeout(a),a=setTimeout(r,n*1e3)};t&&o.append(v(t.label,()=>{r(),t.run()},{class:"\
toast-action"})),o.append(V("close","Dismiss",r));let c=()=>clearTimeout(a);return o.addEventListener("pointerenter",c),o.addEventListener("focusin",c),o.addEventListener("pointerleave",i),o.addEventListener(
"focusout",i),document.getElementById("toasts").append(o),B(t?`${e} ${t.label} is available.`:e,s),i(),r}var Ds=4,V$=e=>Qm(e.menu,e.opener);function Vm(e,t=!1){e.menu=l("div",{class:"row-menu",role:"m\
enu",id:e.id,"aria-label":e.label,on:{keydown:n=>Q$(e,n),focusout:n=>X$(e,n)}}),_(e.menu,e.items().filter(n=>!n.hidden).map(n=>J$(e,n))),e.opener.setAttribute("aria-expanded","true"),e.opener.setAttribute(
"aria-controls",e.id),e.opener.closest("main").append(e.menu),Qm(e.menu,e.opener),addEventListener("scroll",e.follow,{capture:!0}),addEventListener("resize",e.follow),Jm(e).at(t?-1:0)?.focus({preventScroll:!0})}
function Mo(e){removeEventListener("scroll",e.follow,{capture:!0}),removeEventListener("resize",e.follow);let t=e.menu;e.menu=null,t?.remove(),e.opener.setAttribute("aria-expanded","false"),e.opener.removeAttribute(
"aria-controls")}var Jm=e=>[...e.menu.querySelectorAll('[role="menuitem"]')],J$=(e,t)=>l(t.href?"a":"button",{role:"menuitem",type:t.href?null:"button",href:t.href,download:t.download,tabindex:"-1",class:t.
danger?"danger":t.href?"button":"",disabled:t.disabled,title:t.title,on:{click:()=>{if(t.href){setTimeout(()=>e.menu&&(e.opener.focus({preventScroll:!0}),Mo(e)));return}Mo(e),e.opener.focus({preventScroll:!0}),
t.run()}}},t.text,t.note&&[" ",l("span",{class:"muted small"},t.note)]);function Q$(e,t){let n=Jm(e).filter(r=>!r.disabled),s=n.indexOf(document.activeElement),o=t.key.length===1?t.key.toLowerCase():"",
a={ArrowDown:n[(s+1)%n.length],ArrowUp:n.at(s-1),Home:n[0],End:n.at(-1)}[t.key]??(o.trim()===""?void 0:[...n.slice(s+1),...n].find(r=>r.textContent.toLowerCase().startsWith(o)));(t.key==="Escape"||t.key===
"Tab")&&(Mo(e),e.opener.focus({preventScroll:!0})),(t.key==="Escape"||a)&&(t.preventDefault(),t.stopPropagation(),a?.focus({preventScroll:!0}))}function X$(e,t){e.menu&&!e.menu.contains(t.relatedTarget)&&
t.relatedTarget!==e.opener&&Mo(e)}function wr(e,t,{text:n,...s}={}){let o={label:e,items:t,menu:null};o.follow=()=>V$(o),o.id=L("menu");let a=n?{}:{title:e,"aria-label":e};return o.opener=l("button",{
type:"button",...a,...s,class:`${n?"":"icon-button "}menu-button ${s.class??""}`.trim(),"aria-haspopup":"menu","aria-expanded":"false",on:{click:()=>o.menu?Mo(o):Vm(o),keydown:r=>{(r.key==="ArrowDown"||
r.key==="ArrowUp")&&(r.preventDefault(),Vm(o,r.key==="ArrowUp"))}}},n??st("more")),o.opener}function Qm(e,t){let n=t.getBoundingClientRect(),{offsetWidth:s,offsetHeight:o}=e,a=n.bottom+Ds+o<=innerHeight;
e.style.setProperty("top",`${Math.max(Ds,a?n.bottom+Ds:n.top-Ds-o)}px`),e.style.setProperty("left",`${Math.max(Ds,Math.min(n.right-s,innerWidth-s-Ds))}px`)}function Oe(e){let t=l("a",{class:"button sq\
l-link",hidden:!0,title:`${e}: the same numbers in SQL`,"aria-label":`${e}: SQL`},"SQL");return{node:t,set(n){t.hidden=n===null,n!==null&&(t.href=n)}}}var Z$="tracediff.theme",uc=new Set,br=e=>globalThis.matchMedia?.(e)??{matches:!1},mc=br("(prefers-color-scheme: dark)");function hc(){let e=document.documentElement.dataset.theme;return e==="light"||
e==="dark"?e:"auto"}function eS(){let e=hc();return e==="auto"?mc.matches?"dark":"light":e}function Me(e){return uc.add(e),()=>uc.delete(e)}function Xm(){for(let e of[...uc])e(eS())}function tp(e){e.value=
hc(),e.addEventListener("change",()=>{e.value==="auto"?delete document.documentElement.dataset.theme:document.documentElement.dataset.theme=e.value;try{localStorage.setItem(Z$,e.value)}catch{}Xm()}),mc.
addEventListener("change",()=>{hc()==="auto"&&Xm()})}var tS=br("(forced-colors: active)"),yr=new Map,Zm="";function E(e){let{theme:t,printing:n}=document.documentElement.dataset,s=`${t} ${n} ${mc.matches}\
 ${tS.matches}`;return s!==Zm&&(yr=new Map,Zm=s),yr.has(e)||yr.set(e,nS(e)),yr.get(e)}function nS(e){let t=document.createElement("span");t.style.color=`var(${e})`,t.style.forcedColorAdjust="none",document.
body.append(t);let n=getComputedStyle(t).color;return t.remove(),n}var fc=new Set,np=!1,$n=()=>np;function qs(e){return fc.add(e),()=>fc.delete(e)}function ep(e){np=e,document.documentElement.toggleAttribute(
"data-printing",e);for(let t of[...fc])t()}function sp(){window.addEventListener("beforeprint",()=>ep(!0)),window.addEventListener("afterprint",()=>ep(!1))}var pc=null;function kr(){return globalThis.Plotly?Promise.resolve(globalThis.Plotly):(pc??=new Promise((e,t)=>{let n=document.createElement("script");n.src=document.documentElement.dataset.plotly,n.addEventListener(
"load",()=>e(globalThis.Plotly)),n.addEventListener("error",()=>{pc=null,n.remove(),t(new Error("The chart library could not be loaded."))}),document.head.append(n)}),pc)}var sS={displayModeBar:!1,displaylogo:!1,
showSendToCloud:!1,showEditInChartStudio:!1,plotlyServerURL:"",responsive:!1,doubleClick:"reset",scrollZoom:!1,showTips:!1},Ao=()=>[[0,E("--heat-low")],[.5,E("--heat-middle")],[1,E("--heat-high")]];function Vt(){
return{control:E("--control-fill"),test:E("--test-fill"),more:E("--more-fill"),less:E("--less-fill"),noise:E("--noise-fill"),surface:E("--surface"),highlight:E("--highlight"),highlightEdge:E("--accent")}}
function oS(){let e=E("--text"),t=E("--muted"),n=E("--grid"),s={gridcolor:n,zerolinecolor:t,linecolor:n,tickcolor:n,tickfont:{color:t,size:11},automargin:!1},o=getComputedStyle(document.body).fontFamily;
return{layout:{paper_bgcolor:"rgba(0,0,0,0)",plot_bgcolor:"rgba(0,0,0,0)",font:{family:o,size:12,color:e},colorway:[E("--control-fill"),E("--test-fill"),E("--more-fill")],xaxis:s,yaxis:s,legend:{font:{
color:e,size:12}},hoverlabel:{bgcolor:E("--surface-raised"),bordercolor:E("--border-strong"),font:{family:o,size:12,color:e},align:"left",namelength:-1},separators:".,"}}}var ot=e=>({template:oS(),hovermode:"\
closest",...e}),ze=(e,t={standoff:4})=>({text:e,font:{size:11},...t}),pe=e=>e.filter(Boolean).map(t=>re(t)).join("<br>"),Ae=e=>({customdata:e,hovertemplate:"%{customdata}<extra></extra>"}),xr=(e,t,n)=>({
type:"scatter",mode:"markers",marker:{opacity:0,size:1},x:e,y:t,...Ae(n)}),Qn=(e,t)=>({type:"scatter",mode:"lines",x:t.flatMap((n,s)=>[e[s],e[s+1]]),y:t.flatMap(n=>[n,n])});function Sn(e,t){let n=/^rgb\((.+)\)$/.
exec(e);return n?`rgba(${n[1]}, ${t})`:e}var gc=17;function aS({title:e,lines:t,keys:n=[]},s,o){let a=Vt(),r=t.flatMap(m=>Fn(m,Math.floor(s/6.6),3)),i=30+gc*r.length+(n.length>0?24:0)+8,c=(m,p,g,y)=>({
xref:"paper",yref:"paper",showarrow:!1,x:0,y:1,xanchor:"left",yanchor:"top",align:"left",xshift:12-o.left,yshift:o.top+i-m,text:re(p),font:{size:g,color:E(y?"--text":"--muted")}}),d=[c(8,e,15,!0),...r.
map((m,p)=>c(30+gc*p,m,12,!1))],u=[],h=12-o.left,f=30+gc*r.length+4;for(let[m,p]of n)u.push({type:"rect",xref:"paper",yref:"paper",xsizemode:"pixel",ysizemode:"pixel",xanchor:0,yanchor:1,x0:h,x1:h+14,
y0:o.top+i-f-13,y1:o.top+i-f-4,fillcolor:a[m]??E(m),line:{width:0}}),d.push({...c(f,p,12,!1),xshift:h+19}),h+=19+7*p.length+18;return{annotations:d,shapes:u,height:i}}async function rS(e,t,n,s){let o=await kr(),
a=E("--surface"),r=Math.max(e.clientWidth,900),{l:i,t:c}=e._fullLayout.margin,d=aS(s,r,{left:i,top:c}),{layout:u}=e,h={data:e.data,layout:{...u,paper_bgcolor:a,plot_bgcolor:a,margin:{...u.margin,t:c+d.
height},annotations:[...u.annotations??[],...d.annotations],shapes:[...u.shapes??[],...d.shapes]}};await o.downloadImage(h,{format:t,filename:n,width:r,height:e.clientHeight+d.height,scale:t==="png"?2:
1})}var iS=4,op=280,lS=[250,1e3],Dt=[],rp=-1/0;function cS({target:e}){e.closest?.(".chart")||(rp=performance.now())}for(let e of["keydown","input","pointerdown","wheel"])globalThis.document?.addEventListener(
e,cS,{capture:!0,passive:!0});function dS(e,t){return new Promise(n=>{Dt.push({node:e,isNew:t,go:n}),Dt.length===1&&Be().then(yc)})}function uS(e){let t=Dt.findIndex(n=>n.node===e);t>=0&&Dt.splice(t,1)[0].
go()}function yc(){if(Dt.length===0)return;let e=performance.now()-rp,t=({node:a})=>{let{top:r,bottom:i}=a.getBoundingClientRect();return i>0&&r<window.innerHeight},n=Dt.find(t),s=n??Dt[0],o=lS[n||s.isNew?
0:1]-e;if(o>0){setTimeout(yc,o);return}Dt.splice(Dt.indexOf(s),1),s.go(),Dt.length>0&&Be().then(yc)}function hS(e,t){let n=null,s=null;e.on("plotly_hover",i=>{n=i}),e.on("plotly_unhover",()=>{n=null});
let o=0,a=0,r=i=>{clearTimeout(o),o=performance.now()<a?0:setTimeout(()=>t(i),op)};e.on("plotly_doubleclick",()=>{clearTimeout(o),a=performance.now()+op}),e.on("plotly_click",i=>{s=null,r(i)}),e.addEventListener(
"mousedown",({clientX:i,clientY:c,button:d})=>{s=n&&d===0?{event:n,x:i,y:c}:null},!0),e.addEventListener("click",({clientX:i,clientY:c})=>{let d=s;s=null,d&&Math.hypot(i-d.x,c-d.y)<iS&&r(d.event)})}async function bc(e,t=!1){
if(e.waiting){t&&uS(e.node);return}let n;e.waiting=!0;try{e.drawn||await Be(),n=await kr(),t||(delete e.plot.dataset.ready,await dS(e.node,!e.drawn))}catch(r){_(e.message,r.message),e.message.hidden=!1;
return}finally{e.waiting=!1}if(e.width=e.plot.clientWidth,e.dead||!e.data||e.data.empty||e.width===0)return;let s=e.spec.height(e.data,e.width);e.plot.style.height=`${s}px`;let{data:o,layout:a}=e.spec.
make(e.data,e.width);await n.react(e.plot,o,{...a,width:e.width,height:s,showlegend:!1,uirevision:e.data.zoom??e.data.revision},sS),!e.drawn&&!e.dead&&(e.drawn=!0,e.spec.onClick&&hS(e.plot,r=>e.spec.onClick(
r,e.data)),e.spec.onRelayout&&e.plot.on("plotly_relayout",r=>e.spec.onRelayout(r,e.data)),e.spec.onDoubleClick&&e.plot.on("plotly_doubleclick",()=>e.spec.onDoubleClick(e.data)),e.plot.querySelector(".\
main-svg")?.setAttribute("aria-hidden","true")),e.plot.dataset.ready=e.data.revision}function wc(e){e.drawn&&e.data&&!e.data.empty&&!e.spec.paint&&bc(e,!0)}function fS(e,t){e.drawn&&(e.spec.save??rS)(
e.plot,t,`${e.data.file}-${e.spec.file}`,{title:[e.spec.title,e.data.heading].filter(Boolean).join(", "),lines:e.data.caption??[],keys:typeof e.spec.keys=="function"?e.spec.keys():e.spec.keys??[]})}function mS(e,t){
let n=e.data?.revision===t.revision&&!t.empty;if(e.data=t,e.heading.textContent=t.heading??"",e.plot.dataset.wanted=t.revision,e.plot.hidden=!!t.empty,e.tools.hidden=e.plot.hidden,e.node.toggleAttribute(
"data-empty",e.plot.hidden),e.message.hidden=!t.empty,_(e.message,t.empty),!(t.empty||n&&e.drawn)){if(e.spec.paint){e.plot.style.height=`${e.spec.height(t)}px`,_(e.plot,e.spec.paint(t)),e.drawn=!0,e.plot.
dataset.ready=t.revision;return}e.plot.style.height=`${e.spec.height(t,e.spec.height.length>1?e.plot.clientWidth||600:0)}px`,bc(e)}}function pS(e,t){e.drawn&&!e.plot.hidden&&globalThis.Plotly.relayout(
e.plot,t(e.plot.layout))}function gS(e){e.dead=!0,e.observer.disconnect(),e.stopPrinting(),e.drawn&&!e.spec.paint&&globalThis.Plotly.purge(e.plot)}function Qe(e){let t={spec:e,data:null,drawn:!1,waiting:!1,
dead:!1,width:0};t.plot=l("div",{class:"plot",id:e.id}),t.heading=l("span",{class:"chart-unit"}),t.message=l("p",{class:"chart-message muted",hidden:!0});let n=Oe(e.title);return t.tools=l("div",{class:"\
chart-tools"},e.tools,n.node,["PNG","SVG"].map(s=>v(s,()=>fS(t,s.toLowerCase()),{title:`${e.title}: download as ${s}`,"aria-label":`${s} of ${e.title}`}))),t.node=l("section",{class:`card chart ${e.class??
""}`.trim(),"aria-label":e.title},l("div",{class:"chart-head"},l(e.level??"h3",{},e.title," ",t.heading),t.tools),e.extra,t.plot,t.message),t.observer=new ResizeObserver(()=>{t.data&&!e.paint&&!$n()&&
!t.plot.hidden&&t.plot.clientWidth>0&&Math.abs(t.plot.clientWidth-t.width)>1&&bc(t)}),t.observer.observe(t.node),t.stopPrinting=qs(()=>wc(t)),{node:t.node,sql:n,draw:s=>mS(t,s),redraw:()=>wc(t),retheme:()=>wc(
t),layout:()=>t.plot.layout,relayout:s=>pS(t,s),unmount:()=>gS(t)}}function Jt(e,t){let n=Math.max(1,Math.ceil(e/Math.max(1,t)));return Array.from({length:Math.ceil(e/n)},(s,o)=>o*n)}function _c(e,t){
let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,document.body.append(n),n.click(),n.remove(),setTimeout(()=>URL.revokeObjectURL(n.href),1e4)}var wS=900,_r=12,ap=17,yS=["fi\
ll","stroke","stroke-width","stroke-dasharray","opacity","font-family","font-size","font-weight","text-anchor"];function ip(e){let t=getComputedStyle(e);if(t.display==="none"||e.classList.contains("fa\
ll-area"))return null;let n=e.cloneNode(!1);n.removeAttribute("class");for(let s of yS){let o=t.getPropertyValue(s);o!==""&&!o.startsWith("url(")&&n.setAttribute(s,o)}for(let s of e.childNodes){let o=s.
nodeType===Node.TEXT_NODE?s.cloneNode():ip(s);o&&n.append(o)}return n}function bS({title:e,lines:t,keys:n},s){let o=getComputedStyle(document.body).fontFamily,a=(u,h,f,m,p)=>q("text",{x:u,y:h,fill:E(p?
"--text":"--muted"),"font-size":m,"font-weight":p?600:400,"font-family":o},f),r=t.flatMap(u=>Fn(u,Math.floor(s/6.6),3)),i=[a(_r,22,e,15,!0),...r.map((u,h)=>a(_r,42+ap*h,u,12,!1))],c=30+ap*r.length+18,
d=_r;for(let[u,h]of n)i.push(q("rect",{x:d,y:c-9,width:14,height:9,fill:E(`--${u}-fill`)}),a(d+19,c,h,12,!1)),d+=19+7*h.length+18;return{nodes:i,height:c+_r}}function _S(e,t){let{width:n,height:s,left:o,
top:a}=e.getBoundingClientRect(),r=Math.max(n,wS),i=bS(t,r),c=[...e.querySelectorAll(":scope > svg")].map(u=>{let h=u.getBoundingClientRect(),f=ip(u);for(let[m,p]of Object.entries({x:h.left-o,height:h.
height,y:i.height+h.top-a,overflow:"visible",width:h.width+(h.width>n/2?r-n:0)}))f.setAttribute(m,String(p));return f}),d=i.height+s;return{width:r,height:d,node:q("svg",{xmlns:"http://www.w3.org/2000\
/svg",width:r,height:d,viewBox:`0 0 ${r} ${d}`},q("rect",{width:"100%",height:"100%",fill:E("--surface")}),i.nodes,c)}}var lp="image/svg+xml";async function kS(e,t,n){let s=new Image;s.src=`data:${lp}\
;charset=utf-8,${encodeURIComponent(e)}`,await s.decode();let o=document.createElement("canvas");return[o.width,o.height]=[2*t,2*n],o.getContext("2d").drawImage(s,0,0,o.width,o.height),new Promise(a=>{
o.toBlob(a,"image/png")})}async function cp(e,t,n,s){let{node:o,width:a,height:r}=_S(e,s),i=new XMLSerializer().serializeToString(o),c=t==="svg"?new Blob([i],{type:lp}):await kS(i,a,r);_c(c,`${n}.${t}`)}var[En,Xn,dp,$t,at,xS,vr,vS]=["Traces","Compare","Operation","Tree","Timeline","Analyse","Query","Series"],Ro="Every page",up="First move to a set of the list, with the arrow keys.",$r="First select a\
 call, in the lanes or in the table.",Zn="There is nothing to search on this page.",fp=[{pages:[En],keys:["/"],text:"Find sets",action:"search",none:Zn},{pages:[En],keys:["ArrowDown","Enter"],text:"Mo\
ve from the search into the list",action:"enter",inSearch:!0},{pages:[En],keys:["ArrowDown","ArrowUp","Home","End"],text:"In the list: move from set to set"},{pages:[En],keys:["ArrowRight","ArrowLeft"],
text:"In the list: move to the actions of the set, and back"},{pages:[En],keys:["Enter"],text:"In the list: the menu of the set, or open a group"},{pages:[En],keys:["Space"],text:"In the list: select \
the set, for actions on several"},{pages:[En],keys:["c"],text:"Use the focused set as the control",action:"control",none:up},{pages:[En],keys:["t"],text:"Use the focused set as the test",action:"test",
none:up},{pages:[Xn],keys:["/"],text:"Search the names of the rows",action:"search",none:Zn},{pages:[Xn],keys:["ArrowDown","Enter"],text:"From the search into the table",action:"enter",inSearch:!0},{pages:[
Xn],keys:["ArrowDown","ArrowUp","PageDown","PageUp","Home","End"],text:"In the table: move from row to row"},{pages:[Xn],keys:["Enter","Space"],text:"In the table: select the row"},{pages:[Xn],keys:["\
ArrowRight","ArrowLeft"],text:"In the table: to the link of the row, and back"},{pages:[$t],keys:["/"],text:"Find a frame or a kernel",action:"search",none:Zn},{pages:[$t],keys:["ArrowDown"],text:"Fro\
m the search into the table",action:"enter",inSearch:!0},{pages:[$t],keys:["Enter"],text:"In the search: to the next frame found; with Shift to the one before"},{pages:[$t],keys:["ArrowDown","ArrowUp",
"PageDown","PageUp","Home","End"],text:"In the table: move from row to row"},{pages:[$t],keys:["ArrowRight","ArrowLeft"],text:"In the table: open the row, or go to the first below it; close it, or go \
to the one above"},{pages:[$t],keys:["Space"],text:"In the table: select the frame"},{pages:[$t],keys:["Enter"],text:"In the table: select the frame, and zoom the flame graph to it"},{pages:[$t],keys:[
"ArrowUp","ArrowDown","ArrowLeft","ArrowRight"],text:"In the flame graph: to the frame above, the widest below, the ones beside it"},{pages:[$t],keys:["w","s","a","d","0"],text:"In the flame graph: zo\
om in or out, move left or right, show all"},{pages:[Xn,dp,$t,at,vr],keys:["c"],text:"Choose the control",action:"control"},{pages:[Xn,dp,$t,at,vr],keys:["t"],text:"Choose the test",action:"test"},{pages:[
at],keys:["/"],text:"Search names; Enter shows the next call",action:"search",none:Zn},{pages:[at],keys:["w","+"],text:"Zoom in",action:"zoomIn"},{pages:[at],keys:["s","-"],text:"Zoom out",action:"zoo\
mOut"},{pages:[at],keys:["a"],text:"Move to the left; in the lanes also the arrow keys",action:"left"},{pages:[at],keys:["d"],text:"Move to the right",action:"right"},{pages:[at],keys:["0"],text:"Show\
 the whole step",action:"fit"},{pages:[at],keys:["f"],text:"Zoom to the selected call",action:"zoomTo",none:$r},{pages:[at],keys:[",","."],text:"Select the previous or the next call of the row"},{pages:[
at],keys:["m"],action:"measure",none:$r,text:"Sum up the time of the selected call; again at another: from the start of one to that of the other"},{pages:[xS],keys:["/"],text:"Move to the operator fie\
ld, or else to the ranks field",action:"search",none:Zn},{pages:[vS],keys:["/"],text:"Move to the sets field",action:"search"},{pages:[vr],keys:["/"],text:"Find a table or column",action:"search",none:Zn},
{pages:[vr],keys:["Ctrl","Enter"],text:"In the statement: run it"},{pages:[Ro],keys:["?"],text:"List the keys",action:"help"},{pages:[Ro],keys:["Escape"],action:"close",text:"Close what is open: the d\
ialog, then the menu, then the panel"},{keys:["/"],action:"search",none:Zn},{pages:[at],keys:[","],action:"former",none:$r},{pages:[at],keys:["."],action:"next",none:$r}],$S={ArrowDown:"↓",ArrowUp:"\
↑",ArrowLeft:"←",ArrowRight:"→",PageDown:"Page Down",PageUp:"Page Up",Escape:"Esc"},SS=["button","checkbox","file","radio","range","reset","submit"];function Co(e){return e instanceof HTMLElement&&
(e.isContentEditable||e.matches("textarea, select")||e.matches("input")&&!SS.includes(e.type))}function ES(e,t){let{target:n,key:s}=e,o=Co(n);return fp.find(a=>a.action&&a.keys.includes(s)&&(!a.pages||
a.pages.some(r=>[t.name,Ro].includes(r)))&&(a.inSearch?n.type==="search":!o||s==="Escape"&&(n.matches('select, [role="combobox"]')||!n.value)))}function TS(){let e=document.querySelector("details.menu\
[open]");return e&&(e.open=!1,e.querySelector("summary").focus()),e!==null}function OS(e){return e.flatMap((t,n)=>[n>0&&" ",l("kbd",{},$S[t]??t)])}function hp(e,t){let n=fp.filter(({pages:s,text:o})=>o&&
s?.includes(t));return n.length>0&&l("section",{},l("h3",{},e),l("dl",{class:"keys"},n.map(({keys:s,text:o})=>l("div",{},l("dt",{},OS(s)),l("dd",{},o)))))}var MS=e=>Jn("Keys","keys-dialog",l("div"),hp(
`${e.name} page`,e.name),hp(Ro,Ro),l("p",{class:"muted small"},"Letters typed into a field stay there."));function mp(e,t){let n=()=>e()&&MS(e().page);t.addEventListener("click",n),document.addEventListener(
"keydown",s=>{let{page:o,view:a}=e()??{};if(!o||s.defaultPrevented||s.isComposing||s.ctrlKey||s.metaKey||s.altKey||document.querySelector('dialog[open], [role="menu"]'))return;let r=ES(s,o);if(!r||r.action===
"close"&&TS())return;let i=r.action==="help"?n:a.keys?.[r.action],c=i!==void 0&&i()!==!1;(c||r.none)&&s.preventDefault(),!c&&r.none&&K(r.none,{seconds:4})})}var Bs=[[["before"],["after"]],[["control"],["test","treatment"]],[["baseline","base","reference","ref"],["candidate","experiment"]],[["old","previous","prev","original","orig"],["new"]],[["main","mas\
ter","trunk"],["pr","branch","feature","patch","patched","fix","fixed"]]],vp=Bs.flatMap(([e])=>e),$p=Bs.flatMap(([,e])=>e),Qt=e=>e.replace(/([a-z])([A-Z])/g,"$1 $2").toLowerCase().match(/[a-z]+|\d+/g)??
[],pt=(e,t)=>t.some(n=>e.includes(n));function AS(e,t){let[n,s]=[Qt(e),Qt(t)];for(let[o,a]of Bs){let r=pt(n,o)&&pt(s,a);if(r!==(pt(s,o)&&pt(n,a)))return r?-1:1}for(let[o,a]of[[vp,-1],[$p,1]])if(pt(n,o)!==
pt(s,o))return pt(n,o)?a:-a;return 0}function vc(e){for(let[t,n]of Bs){let s=e.map(a=>[pt(Qt(a),t),pt(Qt(a),n)]),o=a=>s.flatMap((r,i)=>r[a]?[i]:[]);if(s.every(([a,r])=>a!==r)&&o(0).length>0&&o(1).length>
0)return[o(0),o(1)]}return null}var RS=10n**17n;function pp(e){if(!e.file_list)return e.recorded?BigInt(Date.parse(e.recorded))*10n**6n:null;let n=e.file_list.filter(s=>s.first_event_ns!==null).map(s=>BigInt(
s.first_event_ns)).reduce((s,o)=>s===null||o<s?o:s,null);return n!==null&&n>RS?n:null}function Lo(e,t){let n=AS(e.label,t.label),[s,o]=[pp(e),pp(t)];return(n!==0?n>0:s!==null&&o!==null&&o<s)?[t,e]:[e,
t]}var gp=e=>[...new Set(Qt(e).filter(t=>!/\d/.test(t)&&!vp.includes(t)&&!$p.includes(t)))];function Sp(e,t){let[n,s]=[gp(e),gp(t)],o=n.filter(r=>s.includes(r)).length,a=Math.min(n.length,s.length);return a===
0?Bs.some(([r,i])=>[[e,t],[t,e]].some(([c,d])=>pt(Qt(c),r)&&pt(Qt(d),i))):o>1||o===a}var CS=100,wp=(e,t)=>Qt(e).filter(n=>!t.includes(n)).join(" ");function $c(e){if(e.length===2){let[t,n]=Lo(e[1],e[0]);
return{control:t.id,test:n.id}}for(let[t,n]of Bs){let s=[...t,...n],o=u=>e.filter(h=>pt(Qt(h.label),u)).slice(0,CS),[a,r]=[o(t),o(n)],i=r.map(u=>[a.find(h=>h!==u&&wp(h.label,s)===wp(u.label,s)),u]).find(
([u])=>u!==void 0),[c,d]=i??[a[0],r[0]];if(c&&d&&c!==d)return{control:c.id,test:d.id}}return{control:"",test:""}}var LS=4<<20,yp=16<<20,bp=262144,NS=4;function PS(e){let t=/rank[-_.= ]?(\d{1,15})/i.exec(
e.slice(e.lastIndexOf("/")+1));return t?Number(t[1]):null}function IS(e,t){let n="",s=0;for(let o=t;o<e.length&&s>=0;o+=1){let a=e[o];if(a==='"'){let r=DS(e,o+1);n+=s===0?e.slice(o,r):"",o=r-1}else a===
"{"||a==="["?s+=1:a==="}"||a==="]"?s-=1:s===0&&(n+=a)}return n}function DS(e,t){let n=t;for(;n<e.length&&e[n]!=='"';)n+=e[n]==="\\"?2:1;return n+1}function Sr(e){let t=/"distributedInfo"\s*:\s*\{/.exec(
e),n=t&&/"rank"\s*:\s*"?(\d{1,15})\b/.exec(IS(e,t.index+t[0].length));return n?Number(n[1]):null}async function qS(e){let[t,n]=new Uint8Array(await e.slice(0,2).arrayBuffer());return t===31&&n===139}async function _p(e,t,n){
let s=await qS(e),a=e.slice(0,s?e.size:t).stream().pipeThrough(s?new DecompressionStream("gzip"):new TransformStream).pipeThrough(new TextDecoderStream).getReader(),r="",i=!1;try{for(;r.length<t&&!n(r);){
let{done:c,value:d}=await a.read();if(c){i=!0;break}r+=d}}catch{}return a.cancel().catch(()=>{}),{text:r,ended:i,zipped:s}}var BS=e=>e.includes('"traceEvents"')||e.includes('"distributedInfo"')&&Sr(e)!==
null;async function FS({name:e,file:t}){let n=await _p(t,LS,BS);if(!/^\s*[[{]/.test(n.text))return{isTrace:!1,rank:null};let s=Sr(n.text.split('"traceEvents"')[0]);if(s===null&&!n.zipped)s=Sr(await t.
slice(Math.max(0,t.size-bp)).text());else if(s===null&&t.size<=yp/8){let{text:o}=await _p(t,yp,()=>!1);s=Sr(o.slice(-bp))}return{isTrace:!0,rank:s??PS(e)}}async function jS(e){let t=0,n=async()=>{for(;t<
e.length;){let s=e[t];t+=1;try{s.seen??=await FS(s)}catch{s.seen={isTrace:!1,rank:null}}}};await Promise.all(Array.from({length:NS},n))}var kp=async(e,t,n)=>new Uint8Array(await e.slice(t,t+n).arrayBuffer());
async function WS(e,t){let n=65536,s=0;for(;s<e.size&&e.size===t.size;){let[o,a]=await Promise.all([kp(e,s,n),kp(t,s,n)]);if(o.some((r,i)=>r!==a[i]))return!1;s+=n,n=4<<20}return e.size===t.size}var Ep=/(?<!\.tracediff)\.json$|\.json\.gz$/i,
Tp=/\.tracediff\.json$/i,kc=/\.tracediff$/i;function Op(e){let t=[],n=[];for(let s of e.items){if(s.kind!=="file")continue;let o=s.webkitGetAsEntry?.();if(o?.isDirectory)t.push(o);else{let a=s.getAsFile();
a&&n.push({name:a.name,file:a})}}return HS(t,n)}async function HS(e,t){let n=[];for(let s of e){let o=[];await Ap(s,"",o),n.push(No(s.name,o))}return n.concat(Mp(t))}function Mp(e){let t=e.filter(({name:s})=>!kc.
test(s)),n=e.filter(({name:s})=>kc.test(s)).map(s=>({label:s.name.replace(kc,""),files:[s],skipped:[],bundle:!0}));return t.length>0?[...n,No(Lp(t),t)]:n}async function Ap(e,t,n){let s=e.createReader(),
o=[];for(;;){let a=await new Promise((r,i)=>{s.readEntries(r,i)});if(a.length===0)break;o.push(...a)}o.sort((a,r)=>a.name<r.name?-1:1);for(let a of o)if(a.isDirectory)await Ap(a,`${t}${a.name}/`,n);else{
let r=await new Promise((i,c)=>a.file(i,c));n.push({name:t+a.name,file:r})}}function Rp(e){let t=new Map,n=[];for(let s of e){let o=s.webkitRelativePath,a=o.indexOf("/");if(a>0){let r=o.slice(0,a);t.has(
r)||t.set(r,[]),t.get(r).push({name:o.slice(a+1),file:s})}else n.push({name:s.name,file:s})}return[...t].map(([s,o])=>No(s,o)).concat(Mp(n))}var Tn=({name:e})=>Tp.test(e),Cp=({name:e})=>e.replace(Tp,"");
function No(e,t){let n=[...t].sort((a,r)=>a.name<r.name?-1:1),s=new Set(n.map(({name:a})=>a).filter(a=>Ep.test(a))),o=a=>Tn(a)?s.has(Cp(a)):s.has(a.name);return{label:e,files:s.size===0?[]:n.filter(o),
skipped:s.size===0?n:n.filter(a=>!o(a))}}function Lp(e){let t=e.filter(s=>!Tn(s)).map(({name:s})=>s.slice(s.lastIndexOf("/")+1).replace(Ep,"").replace(/\.pt\.trace$/i,""));if(t.length===1)return t[0];
let[n=""]=t;for(let s of t)for(;!s.startsWith(n);)n=n.slice(0,-1);return n=n.replace(/[-_. ]+$/,"").replace(/[-_. ]rank$/i,""),n.length>=3?n:"traces"}function US(e){let t=new Map;for(let{name:n,file:s,
seen:o}of e.files){let a=n.indexOf("/");if(a<0)return null;let r=n.slice(0,a);t.has(r)||t.set(r,[]),t.get(r).push({name:n.slice(a+1),file:s,seen:o})}return t.size<2?null:[...t].map(([n,s])=>No(n,s))}var zS=256,
xp=20,Np=e=>e.slice(e.lastIndexOf("/")+1),xc=e=>/^(.*)\.\d{13,}\.pt\.trace\.json(\.gz)?$/i.exec(e)?.[1]??null;async function KS(e,t){let n=s=>s.replace(/\.gz$/i,"");return n(e.name)===n(t.name)||WS(e.
file,t.file)}async function GS(e){let t=[],n=async(s,o)=>s.seen.rank===o.seen.rank&&(await KS(s,o)||xc(s.name)!==null&&xc(s.name)===xc(o.name));for(let s of e.filter(o=>o.seen.isTrace&&!Tn(o))){let o=null;
for(let a=0;a<t.length&&o===null;a+=1)o=await n(s,t[a])?t[a]:null;o===null?t.push({...s,more:[]}):o.more.push(s)}return t}var Sc=e=>e.map(({seen:t})=>t.rank),Ec=e=>!e.includes(null)&&new Set(e).size===
e.length;function YS(e){let t=Map.groupBy(e,({seen:s})=>s.rank),n=new Set([...t.values()].map(s=>s.length));return t.has(null)||t.size<2||n.size!==1?null:Array.from({length:[...n][0]},(s,o)=>[...t.values()].
map(a=>a[o]))}function VS(e){return vc(e.map(({name:n})=>Np(n)))?.map(n=>n.map(s=>e[s]))??YS(e)??e.map(n=>[n])}function JS(e,t){let n=new Set;return e.map((s,o)=>{let a=Lp(s),r=[a,`${t.label} ${a}`,`${t.
label} ${o+1}`].find(u=>!n.has(u))??`${a} ${o+1}`;n.add(r);let i=s.flatMap(({more:u,...h})=>[h,...u]),c=new Set(i.map(({name:u})=>u)),d=t.files.filter(u=>Tn(u)?c.has(Cp(u)):o===0&&!u.seen.isTrace);return{
...No(r,[...i,...d]),settled:!0}})}function Pp(e){let t=Sc(e);return t.includes(null)?{ranks:e.length,assumed:t.every(n=>n===null)}:{ranks:new Set(t).size,same:t.find((n,s)=>t.indexOf(n)!==s)}}function QS(e,t,n){
return!(t.length===2&&vc(t.map(({label:o})=>o)))&&Ec(Sc(n))?{}:t.length===2?{parts:t}:{question:{kind:"folders",parts:t.map(o=>({...o,settled:!0})),one:Pp(n),manyFirst:!0}}}function XS(e){return e.includes(
null)?"assumed":Ec(e)?"named":"equal"}async function Ip(e){if(e.files.length>zS)return{};if(await jS(e.files),e.files.length<2||e.settled)return{};let t=await GS(e.files),n=US(e);if(n!==null&&n.length<=
xp)return QS(e,n,t);let s=Sc(t),o=vc(t.map(({name:r})=>Np(r)));if(t.length<2||Ec(s)&&o===null)return{};let a=VS(t);return a.length>xp?{}:{question:{kind:XS(s),parts:JS(a,e),one:Pp(t),manyFirst:o!==null||
a.length===2}}}var ZS=2,Dp=1e3,Tc=0,Po=e=>["done","failed","cancelled"].includes(e.state);function Rc(e,t){let n=!1,s=null,o=0,a=()=>{s&&(s.close(),s=null,Tc-=1)},r=()=>{n=!0,a(),clearTimeout(o)},i=u=>{n||(Po(u)&&r(),
t(u))},c=async()=>{let u=Dp;try{i(await jm(e))}catch(h){h.status===404&&i({id:e,state:"failed",failures:[],error:{code:h.code,detail:h.message}}),u=3*Dp}n||(o=setTimeout(c,u))},d=u=>{try{i(JSON.parse(
u.data))}catch{a(),c()}};return Tc<ZS&&typeof EventSource=="function"?(Tc+=1,s=Wm(e),s.addEventListener("progress",d),s.addEventListener("end",d),s.addEventListener("error",()=>{s&&(a(),c())})):c(),r}
var eE=(e,t,n)=>({key:e,group:t,label:t.label,renamed:!1,renaming:!1,labelError:null,offered:null,taken:null,tags:[],tagError:"",tagged:!1,files:t.files.map(s=>({...s,size:s.file.size,sent:0,state:"wa\
iting",error:null,attempts:0})),skipped:t.skipped,bundle:t.bundle===!0,state:"looking",question:null,planned:!1,upload:null,job:null,error:null,begun:0,waits:!1,abort:new AbortController,stopJob:null,
...n});function tE(e){e.abort.abort(),Object.assign(e,{upload:null,job:null,error:null,abort:new AbortController}),e.files.forEach(t=>Object.assign(t,{sent:0,state:"waiting",error:null,attempts:0}))}var nE=2,
sE=3,oE=4,Oc=3,Mc=class extends EventTarget{transfers=[];tagText="";tags=[];tagFault="";#n=0;#e(t){this.dispatchEvent(new CustomEvent("change",{detail:t}))}#s(t,n={}){return this.#n+=1,eE(this.#n,t,{tags:this.
tagFault===""?this.tags:[],tagError:this.tagFault,...n})}add(t){let n=t.map(s=>this.#s(s));return this.transfers.push(...n),this.#e(null),n.forEach(s=>this.#t(s)),n}async addSample(t){let s=(await Um(
t)).map(o=>this.#s({label:o.label,files:[],skipped:[]},{job:o,state:"job",sample:!0,tags:[],tagError:""}));this.transfers.push(...s),this.#e(null),s.forEach(o=>this.#h(o))}async#t(t){if(t.files.length===
0){this.#i(t,{message:"There is no .json or .json.gz file in it."});return}if(t.bundle){this.#r(t);return}let{parts:n,question:s}=await Ip(t.group);t.files.forEach((o,a)=>{o.seen=t.group.files[a].seen}),
t.state==="looking"&&(n?this.#a(t,n):s?(t.question=s,t.state="asking",this.#e(t)):this.#r(t))}#a(t,n){let{tags:s,tagError:o}=t,a=n.map(r=>this.#s(r,{tags:s,tagError:o}));this.transfers.splice(this.transfers.
indexOf(t),1,...a),t.state="cancelled",this.#e(null),a.forEach(r=>this.#t(r))}answer(t,n){let{parts:s}=t.question;t.question=null,n?this.#a(t,s):this.#r(t)}remove(t){t.stopJob?.(),["looking","asking",
"queued"].includes(t.state)&&(t.state="cancelled"),this.transfers=this.transfers.filter(n=>n!==t),this.#e(null),this.#o()}get active(){return this.transfers.filter(t=>!["done","undone","failed","cance\
lled"].includes(t.state))}get sending(){return this.transfers.some(t=>t.renaming||t.state==="job"&&(t.renamed||t.tags.length>0)||["queued","creating","sending","committing"].includes(t.state))}#r(t){t.
planned=!0,t.state="queued",this.#e(t),this.#o()}#o(){let t=()=>this.transfers.filter(n=>["creating","sending","committing"].includes(n.state)).length;for(let n of this.transfers)n.state==="queued"&&t()<
sE&&this.#m(n)}async#m(t){t.state="creating",t.begun+=1,t.error=null,this.#e(t);try{let n=t.files.map(({name:o,size:a})=>({name:o,size:a})),s=await Hm(t.label,n);if(t.state!=="creating"){dc(s.id).catch(
()=>{});return}t.upload=s.id,t.state="sending",this.#e(t),this.#l()}catch(n){this.#i(t,n)}}#i(t,n){t.state!=="cancelled"&&(t.state="failed",t.error=n.message,this.#e(t),this.#o())}#l(){let t=this.transfers.
filter(s=>s.state==="sending"),n=t.flatMap(s=>s.files).filter(s=>s.state==="sending").length;for(let s of t)for(let o of s.files){if(n>=nE)return;o.state==="waiting"&&(n+=1,this.#p(s,o))}}async#p(t,n){
n.state="sending",n.attempts+=1,this.#e(t);let{upload:s}=t;try{await Gm(s,n.name,n.file,{from:n.sent,signal:t.abort.signal,onProgress:o=>{n.sent=Math.min(o,n.size),this.#e(t)}}),n.sent=n.size,n.state=
"sent"}catch(o){if(t.state==="sending"&&t.upload===s&&await this.#g(t,n,o),t.state!=="sending"||t.upload!==s)return}this.#e(t),this.#u(t),this.#l()}async#g(t,n,s){if((s.status===0||s.status>=500)&&s.status!==
507&&n.attempts<oE){let{upload:a}=t;if(n.state="sending",s.status===0?await this.#w(t,n):await new Promise(r=>{setTimeout(r,500*2**(n.attempts-1))}),t.state!=="sending"||t.upload!==a||await this.#d(t,
n))return;if(t.begun<Oc){this.#c(t);return}}n.state="failed",n.error=s.message}async#w(t,n){t.waits=!0,this.#e(t);let s=await rc({signal:t.abort.signal}).catch(()=>!1);n.attempts-=s?1:0,t.waits=!1}#c(t){
tE(t),this.#r(t)}async#d(t,n){try{let o=(await zm(t.upload)).files.find(a=>a.name===n.name);return n.sent=o?.received??0,n.state=o?.complete?"sent":"waiting",!0}catch{return!1}}#u(t){if(t.state!=="sen\
ding"||t.files.some(s=>s.state==="waiting"||s.state==="sending"))return;let n=t.files.filter(s=>s.state==="failed");n.length>0?this.#i(t,{message:n.length===1?`${n[0].name}: ${n[0].error}`:`${n.length}\
 files could not be sent. ${n[0].error}`}):this.#y(t)}async#y(t){t.state="committing",this.#e(t);try{t.job=await Km(t.upload),t.state="job",this.#e(t),this.#h(t)}catch(n){if(n.status===404&&t.begun<Oc&&
t.state==="committing"){this.#c(t);return}this.#i(t,n)}this.#o()}#h(t){t.stopJob=Rc(t.job.id,n=>{if(n.error?.code==="unknown_job"&&t.files.length>0&&t.begun<Oc){this.#c(t);return}if(t.job=n,n.state===
"done"){this.#b(t);return}Po(n)&&(t.state=n.state,t.error=n.error?.detail??null),this.#e(t)})}async#b(t){if(await this.#_(t),t.bundle){t.state="done",this.#e(t),this.dispatchEvent(new CustomEvent("set\
s")),this.dispatchEvent(new CustomEvent("bundle",{detail:t}));return}let{known_as:n}=t.job;n?(t.offered=t.label===n?null:t.label,t.label=n):t.renamed&&await this.#f(t),t.state="done",this.#e(t),this.dispatchEvent(
new CustomEvent("stored",{detail:t}))}async#_(t){let n=t.bundle?t.job.made.map(({set:s})=>s):[t.job.set];try{for(let s=0;s<n.length&&t.tags.length>0;s+=1)await kn(n[s],{add_tags:t.tags}),t.tagged=!0}catch(s){
t.tagError=s.message}}async#f(t){if(!t.renaming){t.renaming=!0;for(let n=null;n!==t.label&&t.labelError===null;){n=t.label;try{await kn(t.job.set,{label:n})}catch(s){t.labelError=s.message}}t.renaming=
!1,this.#e(t),this.dispatchEvent(new CustomEvent("sets"))}}rename(t,n){let s=n.trim()||t.group.label;s!==t.label&&(t.label=s,t.renamed=!0,t.labelError=null,t.state==="done"&&this.#f(t),this.#e(t))}async takeOffer(t,n){
let{offered:s}=t;await kn(t.job.set,n==="tag"?{add_tags:[s]}:{label:s}),t.offered=null,t.taken={as:n,text:s},n==="label"&&(t.label=s),this.#e(t),this.dispatchEvent(new CustomEvent("sets"))}canUndo(t){
return t.state==="done"&&!t.bundle&&!t.job.already_stored}async undo(t){await So(t.job.set),t.state="undone",this.#e(t),this.dispatchEvent(new CustomEvent("sets"))}async bringBack(t){await Eo(t.job.set),
t.state="done",this.#e(t),this.dispatchEvent(new CustomEvent("stored",{detail:t}))}async retry(t){if(!t.planned){t.state=t.question?"asking":"looking",this.#e(t),t.state==="looking"&&this.#t(t);return}
t.job&&(t.job=null,t.upload=null),t.error=null,t.begun=0,t.abort=new AbortController;for(let n of t.files)if(n.attempts=0,n.error=null,!(t.upload!==null&&(n.state==="sent"||await this.#d(t,n)))){t.upload=
null;break}if(t.upload===null){this.#c(t);return}t.state="sending",this.#e(t),this.#u(t),this.#l()}async cancel(t){let{upload:n,job:s,state:o}=t;if(o==="job"){try{t.job=await Is(s.id)}catch{}return}t.
state="cancelled",t.abort.abort(),this.#e(t),n!==null&&dc(n).catch(()=>{}),this.#l(),this.#o()}},W=new Mc;globalThis.addEventListener?.("beforeunload",e=>{W.sending&&e.preventDefault()});var aE=1e3,rE=5e3,
iE=6e4,Ac=class extends EventTarget{list=[];#n=0;#e=new Set;#s=Date.now()-iE;get running(){return this.list.filter(t=>!Po(t))}watch(){document.addEventListener("visibilitychange",()=>this.#t()),this.#t()}async#t(){
if(clearTimeout(this.#n),!document.hidden){try{this.#a(await Fm())}catch{}clearTimeout(this.#n),this.#n=setTimeout(()=>this.#t(),this.running.length>0?aE:rE)}}#a(t){if(W.transfers.some(s=>s.state==="c\
ommitting"))return;let n=new Set(W.transfers.map(s=>s.job?.id));this.list=t.filter(s=>!n.has(s.id)),this.dispatchEvent(new CustomEvent("change"));for(let s of this.list.filter(({state:o})=>o==="done"))
!this.#e.has(s.id)&&Date.parse(s.finished)>this.#s&&this.dispatchEvent(new CustomEvent("stored",{detail:s})),this.#e.add(s.id)}},St=new Ac;var lE=30,Io={top:8,right:16,bottom:34},cE=64,dE=6,qp=[["control","control"],["test","test"],["more","difference: more"],["less","difference: less"],["noise","no difference found"]];function Hp(e,t){e.
hidden=t,e.keys.forEach((n,s)=>n.setAttribute("aria-pressed",String(!e.hidden.has(s))))}function uE(e,t,n){if(!Object.keys(t).some(i=>/^[xy]axis\./.test(i)))return;let{xaxis:s,yaxis:o}=e.figure.layout(),
a=[...s.range,...o.range],r=s.autorange&&a[2]===Nc(e.rows.length)[0];n.range=r?"":a.join(),e.spec.onZoom?.(r?"":a.map(i=>Number(i.toPrecision(4))).join())}function Bp(e,t){e.figure.relayout(({xaxis:{range:n,
fixedrange:s}})=>!n||s?{}:{"xaxis.range[0]":n[0]*t,"xaxis.range[1]":n[1]*t})}function hE(e,t){e.rows=t.rows,Hp(e,new Set(t.hidden??e.hidden)),e.figure.draw({...t,empty:t.empty||e.rows.length===0&&"No \
rows to draw."})}function fE(e,t){t!==e.selected&&(e.selected=t,e.figure.relayout(()=>({shapes:zp(e.rows,e.selected,Vt())})))}function Up(e){let t={spec:e,hidden:new Set,selected:null,rows:[]},n=!1;t.
keys=new Map(qp.map(([r,i])=>[r,l("button",{type:"button",class:`key key-${r}`,title:"Hide or show these bars",on:{click:()=>{let c=new Set(t.hidden);c.delete(r)||c.add(r),e.onHide?e.onHide([...c]):(Hp(
t,c),t.figure.redraw())}}},i)]));let s=l("ul",{class:"chart-legend"},[...t.keys.values()].map(r=>l("li",{},r))),o=V("pan","Pan instead of zooming",()=>{n=!n,o.setAttribute("aria-pressed",String(n)),t.
figure.relayout(()=>({dragmode:n?"pan":"zoom"}))});o.setAttribute("aria-pressed","false"),t.figure=Qe({...e,extra:s,tools:[o,V("plus","Zoom in",()=>Bp(t,.6)),V("minus","Zoom out",()=>Bp(t,1/.6)),V("re\
set","Reset the zoom",a)],keys:()=>qp.filter(([r])=>!t.hidden.has(r)),height:r=>mE(r.rows.length),make:(r,i)=>yE(r,i,t.selected,t.hidden,n),onRelayout:(r,i)=>uE(t,r,i),onDoubleClick:()=>setTimeout(a),
onClick:r=>e.onSelect(t.rows[r.points[0].y]?.key)});function a(){t.figure.relayout(()=>({"xaxis.autorange":!0,"yaxis.range":Nc(t.rows.length)}))}return{...t.figure,draw:r=>hE(t,r),select:r=>fE(t,r)}}var mE=e=>Math.
max(e,3)*lE+Io.top+Io.bottom,Nc=e=>[Math.max(e,3)-.5,-.5];function zp(e,t,n){let s=e.findIndex(o=>o.key===t);return s<0?[]:[{type:"rect",xref:"paper",x0:0,x1:1,y0:s-.5,y1:s+.5,layer:"below",fillcolor:n.
highlight,line:{width:1,color:n.highlightEdge}}]}function pE(e){if(e.kind!=="time")return[1,e.kind==="percent"?" %":""];let t=Math.max(...e.rows.flatMap(o=>[o.control,o.test,o.diff].map(a=>Math.abs(a??
0)))),[n,s]=oe(t);return[s,` ${n}`]}var gE=e=>[Fn(e.name,cE,dE),e.lines].map(pe);function wE(e,t){let n=t-Math.max(0,...e.map(s=>s.mark.length));return Kt(e.map(s=>s.name),n).map((s,o)=>re(e[o].mark+s))}
function yE(e,t,n,s,o){let a=Vt(),[r,i]=pE(e),c=e.rows.length,d=t<520?128:Math.min(280,Math.round(t*.36)),u=Math.floor((d-14)/6.7),h=e.rows.map((b,$)=>$),f=b=>e.rows.map($=>$[b]===null?null:$[b]/r),m=(b,$)=>e.
rows[$].noise?"noise":b>0?"more":"less",p=f("diff").map((b,$)=>s.has(m(b,$))?null:b),g=(b,$)=>a[m(b,$)],y=e.range?e.range.split(",").map(Number):null,w={type:"bar",orientation:"h",y:h,textposition:"no\
ne",hoverinfo:"skip"};return{data:[{...w,name:"control",x:f("control"),visible:!s.has("control"),marker:{color:a.control}},{...w,name:"test",x:f("test"),visible:!s.has("test"),marker:{color:a.test}},{
...w,name:"difference",x:p,marker:{color:p.map((b,$)=>g(b,$)),pattern:{shape:p.map(b=>b>0?"":"/"),size:5,solidity:.35,fillmode:"replace",fgcolor:p.map((b,$)=>g(b,$)),bgcolor:a.surface},line:{width:p.map(
b=>b>0?0:1),color:p.map((b,$)=>g(b,$))}}},{type:"scatter",mode:"markers",xaxis:"x2",x:h.map(()=>.99),y:h,marker:{size:1,opacity:0},customdata:e.rows.map(gE),hovertemplate:"%{customdata[0]}<br><br>%{cu\
stomdata[1]}<extra></extra>"}],layout:ot({barmode:"group",bargap:.28,bargroupgap:.08,margin:{l:d,r:Io.right,t:Io.top,b:Io.bottom},hovermode:"y",hoverdistance:-1,dragmode:o?"pan":"zoom",xaxis:{ticksuffix:i,
zeroline:!0,nticks:t<520?4:7,tickformat:e.kind==="count"?",~r":",",rangemode:"tozero",...y&&{range:y.slice(0,2)}},xaxis2:{overlaying:"x",range:[0,1],fixedrange:!0,visible:!1},yaxis:{range:y?y.slice(2):
Nc(c),tickmode:"array",tickvals:h,showgrid:!1,zeroline:!1,ticks:"outside",ticklen:5,tickcolor:"rgba(0,0,0,0)",tickfont:{size:11,family:'ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono\
", monospace'},ticktext:wE(e.rows,u)},shapes:zp(e.rows,n,a)})}}var Do=212,gt={left:62,right:12,top:20,bottom:24},Fs=Do-gt.top-gt.bottom,Er=.62,bE=5,Fp=8,Tr=84,_E=[["control","control"],["test","test"],
["more","takes more"],["less","takes less"]];function Kp(e){return Qe({...e,class:"waterfall",height:()=>Do,keys:_E,paint:$E,save:cp})}function kE(e){let t=[[0,e.control]],n=e.control;for(let{change:s}of e.
parts)t.push([n,n+s]),n+=s;return t.push([0,e.test]),t}function xE(e){let t=e.flat().filter(a=>a!==0),[n,s]=[Math.min(...t),Math.max(...t)],o=Math.max(s-n,.02*s);return s-n>.35*s||n<0?[Math.min(0,n*1.1),
s*1.12]:[Math.max(0,n-.7*o),s+.25*o]}function vE([e,t]){let n=(t-e)/bE,s=10**Math.floor(Math.log10(n)),o=s*[1,2,5,10].find(r=>r*s>=n),a=Math.ceil(e/o);return Array.from({length:Math.floor(t/o)-a+1},(r,i)=>(a+
i)*o)}var qo=e=>`${100*e}%`;function $E({fall:e}){let t=kE(e),n=xE(t),[s,o]=n,[a,r]=oe(o),i=t.length,c=w=>Fs*(o-Math.max(w,s))/(o-s),d=(w,b=0)=>qo((w+.5+b)/i),u=w=>w===0?"control":w===i-1?"test":e.parts[w-
1].change<0?"less":"more",h=L("fall-less"),f=vE([s/r,o/r]).map(w=>({y:c(w*r),text:`${J(Number(w.toPrecision(12)),0,9)} ${a}`})),m={"aria-hidden":"true",focusable:"false"},p=q("svg",{class:"fall-body",
...m},q("defs",{},q("pattern",{id:h,width:5,height:5,patternUnits:"userSpaceOnUse",patternTransform:"rotate(45)"},q("rect",{class:"fall-ground",width:5,height:5}),q("rect",{class:"fall-stripe",width:1.8,
height:5}))),f.map(({y:w})=>q("line",{class:"fall-grid",x2:"100%",y1:w,y2:w})),t.slice(0,-1).map(([,w],b)=>q("line",{class:"fall-join",x1:d(b,Er/2),x2:d(b+1,-Er/2),y1:c(w),y2:c(w)})),t.map(([w,b],$)=>q(
"rect",{class:`fall-bar fall-${u($)}`,x:d($,-Er/2),width:qo(Er/i),y:c(Math.max(w,b)),height:c(Math.min(w,b))-c(Math.max(w,b)),...u($)==="less"?{fill:`url(#${h})`}:{}})),s>0&&[0,i-1].map(w=>SE(d(w,-.33),
qo(.66/i))),e.parts.map(({change:w},b)=>q("text",{class:`fall-label fall-${w>0?"more":w<0?"less":"calm"}-text`,x:d(b+1),y:c(Math.max(...t[b+1]))-5},G(w))),EE(e).flatMap(([w,b],$)=>[q("text",{class:"fa\
ll-tick fall-whole",x:d($),y:Fs+15},w),q("text",{class:"fall-tick fall-short",x:d($),y:Fs+15},b)])),g=q("svg",{class:"fall-axis",...m},f.map(({y:w,text:b})=>q("text",{class:"fall-value",x:gt.left-5,y:gt.
top+w+4},b)),s>0&&q("text",{class:"fall-cut",x:gt.left,y:gt.top-6},"the axis is cut: it does not begin at 0")),y=t.map(w=>[c(Math.max(...w)),c(Math.min(...w))]);return[g,p,TE(p,OE(e),y)]}function SE(e,t){
let n=(a,r)=>Fs*(.91-(r?.05:0)-(a%2?.035:0)),s=Array.from({length:Fp+1},(a,r)=>r),o=[...s.map(a=>`${a},${n(a,!0)}`),...s.reverse().map(a=>`${a},${n(a,!1)}`)].join(" ");return q("svg",{x:e,width:t,height:Fs,
viewBox:`0 0 ${Fp} ${Fs}`,preserveAspectRatio:"none"},q("polygon",{class:"fall-ground",points:o}))}function EE(e){return[["control","control"],...e.parts.map(({part:t})=>[za[t].name,za[t].short]),["te\
st","test"]]}function TE(e,t,n){let s=l("div",{class:"fall-hover",hidden:!0}),o=t.length;return t.forEach((a,r)=>{let i=r<o/2,c=i?r:o-1-r,[d,u]=n[r].map(m=>gt.top+m),h=()=>{_(s,a.map(m=>l("div",{},m))),
s.hidden=!1,s.style.setProperty(i?"left":"right",`calc(${i?gt.left:gt.right}px + ${c/o} * (100% - ${gt.left+gt.right}px))`),s.style.setProperty(i?"right":"left","auto"),s.style.bottom=d>Tr?`${Do-d+17}\
px`:"auto",s.style.top=d>Tr?"auto":`${u-d>Tr?d+6:Math.min(u+4,Do-Tr)}px`},f=q("rect",{class:"fall-area",x:qo(r/o),y:-gt.top,width:qo(1/o),height:Do});f.addEventListener("pointerenter",h),f.addEventListener(
"pointerleave",()=>{s.hidden=!0}),e.append(f)}),s}function OE(e){return[["control",x(e.control)],...e.parts.map(({part:t,control:n,test:s,change:o})=>[za[t].name,`${x(n)} → ${x(s)}`,G(o)]),["test",x(
e.test),G(e.change)]]}var ME=820,AE=3,jp=46,Fe={top:26,right:12,bottom:36},Lc=46;function Mr(e){return Qe({...e,class:"heat-map",height:Vp,make:LE,onClick({points:[t]},n){n.rows[t.y]&&n.columns[t.x]&&
t.curveNumber<AE&&e.onCell(n.rows[t.y],n.columns[t.x])},extra:l("p",{class:"heat-hint muted small"},"A click on a cell shows that step in the timeline; the table below has the same numbers and links.")})}
var RE=e=>Math.max(9,Math.min(30,Math.round(420/Math.max(e,1)))),Gp=e=>Math.max(34,e.rows.length*RE(e.rows.length)),Yp=e=>e<ME;function Vp(e,t){let n=Gp(e);return Yp(t)?3*(n+Fe.top)+2*Fe.bottom+2*Lc+Fe.
bottom:n+Fe.top+Fe.bottom+Lc}var Cc=e=>e.flat().filter(t=>t!==null);function CE(e){let t=[...Cc(e.control),...Cc(e.test)],n=Math.abs(gn(t)??0),s=Math.min(...t,n*.95),o=Math.max(...t,n*1.05),a=Math.max(
...Cc(e.diff).map(Math.abs),n*.05);return{low:s,high:o>s?o:s+1,most:a>0?a:1}}function LE(e,t){let n=Yp(t),s=CE(e),[o,a]=e.kind==="time"?oe(Math.max(Math.abs(s.high),Math.abs(s.low))):["",1],r=e.kind===
"percent"?" %":o===""?"":` ${o}`,i=IE(e,t,n),c=[["Control",e.control,e.format,!1],["Test",e.test,e.format,!1],["Difference",e.diff,e.formatDiff,!0]],d=ot({margin:{l:i.left,r:Fe.right,t:0,b:0},dragmode:"\
zoom",annotations:[],coloraxis:{cmin:s.low/a,cmax:s.high/a,colorscale:Ao(),showscale:!1},coloraxis2:{cmin:-s.most/a,cmax:s.most/a,colorscale:FE(),showscale:!1}}),u=c.map(([f,m,p,g],y)=>{let w=y===0?"":
String(y+1);Object.assign(d,DE(e,i.panels[y],w,n||y===0));let b=(i.panels[y].x[0]+i.panels[y].x[1])/2;return d.annotations.push({text:f,showarrow:!1,xref:"paper",yref:"paper",x:b,xanchor:"center",y:i.
panels[y].y[1],yanchor:"bottom",yshift:3,font:{size:12}}),(n||y===0)&&d.annotations.push({text:"rank",showarrow:!1,xref:"paper",yref:"paper",x:0,xanchor:"right",y:i.panels[y].y[1],yanchor:"bottom",xshift:-2,
yshift:2,font:{size:11}}),{type:"heatmap",coloraxis:g?"coloraxis2":"coloraxis",xaxis:`x${w}`,yaxis:`y${w}`,xgap:1,ygap:1,hoverongaps:!1,z:m.map($=>$.map(R=>R===null?null:R/a)),...Ae(PE(e,f,m,p,g)),...NE(
e,m,a,i.panels[y].cell)}}),h=[[s.low/a,s.high/a],[-s.most/a,s.most/a]].map((f,m)=>(Object.assign(d,BE(i.bars[m],4+m,f,r)),qE(f,4+m,m===0?"coloraxis":"coloraxis2")));return{data:[...u,...h],layout:d}}function NE(e,t,n,s){
if(s.width<46||s.height<15)return{};let o=new Intl.NumberFormat("en-US",{maximumSignificantDigits:3});return{texttemplate:"%{text}",textfont:{size:10.5},text:t.map(a=>a.map(r=>r===null?"":o.format(r/n).
replace("-","−")))}}function PE(e,t,n,s,o){let a=t.toLowerCase();return n.map((r,i)=>r.map((c,d)=>{let{[a]:u}=e.columns[d],h=o||u===void 0?e.columns[d].text:u===null?"whole file":String(u),f=o?e.rows[i].
text:e.rows[i][a]?.rank??"",m=e.control[i][d],p=o&&m>0?` (${P(100*c/m)})`:"";return pe([t,`rank ${f}, step ${h}`,...c===null?[]:[s(c)+p,!o&&e.more?.(a,i,d)]])}))}function IE(e,t,n){let s=Vp(e,t),o=Math.
max(...e.rows.map(f=>f.text.length),2),a=Math.min(120,30+7*o),r=t-a-Fe.right,i=Gp(e),c=n?r:(r-2*jp)/3,d={width:c/Math.max(1,e.columns.length),height:i/Math.max(1,e.rows.length)},u=(f,m)=>[1-(f+m)/s,1-
f/s];if(!n){let f=[0,1,2].map(y=>{let w=y*(c+jp)/r;return{x:[w,w+c/r],y:u(Fe.top,i),cell:d}}),m=u(Fe.top+i+Fe.bottom+6,8),[p,g]=[f[0].x[0],f[1].x[1]];return{left:a,panels:f,bars:[{x:[p+(g-p)*.2,g-(g-p)*
.2],y:m},{x:f[2].x,y:m}]}}let h=[Fe.top,2*Fe.top+i+Fe.bottom,3*Fe.top+2*i+2*Fe.bottom+Lc];return{left:a,panels:h.map(f=>({x:[0,1],y:u(f,i),cell:d})),bars:[1,2].map(f=>({x:[.08,.92],y:u(h[f]+i+Fe.bottom+
6,8)}))}}function DE(e,t,n,s){let o=t.cell.width*e.columns.length,a=Math.max(...e.columns.map(d=>d.text.length),1),r=Jt(e.columns.length,o/(7*a+10)),i=Jt(e.rows.length,t.cell.height*e.rows.length/13),
c={showgrid:!1,zeroline:!1,ticks:"",tickmode:"array"};return{[`xaxis${n}`]:{...c,domain:t.x,anchor:`y${n}`,tickvals:r,ticktext:r.map(d=>re(e.columns[d].text)),range:[-.5,e.columns.length-.5],title:ze(
"step",{standoff:3})},[`yaxis${n}`]:{...c,domain:t.y,anchor:`x${n}`,tickvals:i,ticktext:i.map(d=>re(e.rows[d].text)),range:[e.rows.length-.5,-.5],showticklabels:s,...n===""?{}:{matches:"y"}}}}var Wp=48;
function qE([e,t],n,s){let o=Array.from({length:Wp},(a,r)=>e+(t-e)*(r/(Wp-1)));return{type:"heatmap",x:o,y:[0,1],z:[o,o],coloraxis:s,zsmooth:"best",hoverinfo:"skip",xaxis:`x${n}`,yaxis:`y${n}`}}function BE({
x:e,y:t},n,s,o){return{[`xaxis${n}`]:{domain:e,anchor:`y${n}`,range:s,fixedrange:!0,nticks:6,showgrid:!1,zeroline:!1,ticks:"",tickformat:",",ticksuffix:o,tickfont:{size:10.5,color:E("--muted")}},[`yax\
is${n}`]:{domain:t,anchor:`x${n}`,range:[0,1],fixedrange:!0,visible:!1}}}var FE=()=>[[0,E("--less-fill")],[.5,E("--heat-zero")],[1,E("--more-fill")]];function jE({edges:e,control:t,test:n}){let s=c=>c.
reduce((d,u)=>d+u,0),o=Math.max(12,2*Math.sqrt(Math.max(s(t),s(n)))),a=Math.max(1,Math.round(t.length/o)),r=c=>Array.from({length:Math.ceil(c.length/a)},(d,u)=>s(c.slice(u*a,(u+1)*a))),i=e.length-1;return{
control:r(t),test:r(n),edges:[...e.slice(0,i).filter((c,d)=>d%a===0),e[i]]}}function WE(e,t,n){let s=[];if(t/e<8){let i=(t-e)/n,c=10**Math.floor(Math.log10(i)),d=[1,2,5,10].find(u=>u*c>=i)*c;for(let u=Math.
ceil(e/d);u*d<=t;u+=1)s.push(Number((u*d).toPrecision(12)));return s}let o=Math.log10(t/e),a=o*3<=n?[1,2,5]:[1],r=a.length>1?1:Math.max(1,Math.round(o/n));for(let i=Math.floor(Math.log10(e));i<=Math.log10(
t);i+=r)for(let c of a)s.push(Number((c*10**i).toPrecision(12)));return s.filter(i=>i>=e&&i<=t)}var HE=250;function Jp(e){return Qe({...e,height:()=>HE,make:zE,extra:l("div",{class:"legend-row"},l("ul",
{class:"chart-legend"},l("li",{class:"key key-control"},"control"),l("li",{class:"key key-line key-test"},"test"),l("li",{class:"muted"},"dotted: medians")),e.tools)})}function UE(e){let[t,n]=oe(e);return`${Number(
(e/n).toPrecision(6)).toLocaleString("en-US")} ${t}`}function zE(e,t){let n={...e,...jE(e)},s=Vt(),{edges:o}=n,a=WE(o[0],o[o.length-1],t<520?4:9),[r,i]=["control","test"].map((u,h)=>{let f=n[u].reduce(
(p,g)=>p+g,0),m=n.share?f/100:n.perStep?n.perStep[h]:1;return n[u].map(p=>p===0?0:p/m)}),c=o.slice(0,-1).map((u,h)=>Math.sqrt(u*o[h+1])),d=Math.max(...r,...i);return{data:[{...Qn(o,r),hoverinfo:"skip",
fill:"tozeroy",fillcolor:Sn(s.control,.4),line:{color:s.control,width:1}},{...Qn(o,i),hoverinfo:"skip",line:{color:s.test,width:2.2}},xr(c,c.map((u,h)=>Math.max(r[h],i[h])),KE(n))],layout:ot({margin:{
l:54,r:14,t:8,b:40},hovermode:"x",dragmode:!1,xaxis:{type:"log",fixedrange:!0,tickmode:"array",tickvals:a,ticktext:a.map(UE),range:[Math.log10(o[0]),Math.log10(o[o.length-1])],title:ze("duration of a \
call")},yaxis:{range:[0,d*1.06],fixedrange:!0,tickformat:",",ticksuffix:n.share?" %":"",title:ze(n.share?"share of its calls":n.perStep?"calls per step":"calls")},shapes:(n.medians??[]).flatMap((u,h)=>u===
null?[]:[{type:"line",xref:"x",yref:"paper",x0:u,x1:u,y0:0,y1:1,line:{width:1.5,dash:"dot",color:h===0?E("--control"):E("--test")}}])})}}function KE(e){let t=["control","test"].map(n=>e[n].reduce((s,o)=>s+
o,0));return e.edges.slice(0,-1).map((n,s)=>{let o=(a,r)=>`${a} ${k(e[a][s])}${r>0?`, ${z(100*e[a][s]/r)} of its calls`:""}`;return pe([`${x(n)} to ${x(e.edges[s+1])}`,o("control",t[0]),o("test",t[1])])})}
var GE=250,Or=.13;function Qp(e){return Qe({...e,height:()=>GE,make:YE,onClick({points:[t]},n){let[s,o]=String(t.id??"").split("/").map(Number);n.rows[s]&&n.columns[o]&&e.onSample(n.rows[s],n.columns[o])},
extra:l("ul",{class:"chart-legend"},l("li",{class:"key key-dot key-control"},"control"),l("li",{class:"key key-diamond key-test"},"test"),l("li",{class:"muted"},"lines: mean of the ranks"))})}function YE(e,t){
let n=Vt(),s=[e.control,e.test].flatMap(h=>h.flat()).filter(h=>h!==null),[o,a]=e.kind==="time"?oe(Math.max(...s)):["",1],r=e.rows.length>8,i=(h,f,m)=>{let p=[];return e[h].forEach((g,y)=>g.forEach((w,b)=>{
if(w!==null){let $=e.rows.length>1?.16*(y/(e.rows.length-1)-.5):0;p.push({x:b+f+$,y:w/a,id:`${y}/${b}`,text:pe(e.hover(h,y,b))})}})),{type:"scatter",mode:"markers",x:p.map(g=>g.x),y:p.map(g=>g.y),ids:p.
map(g=>g.id),...Ae(p.map(g=>g.text)),marker:{color:n[h],symbol:m,size:r?5:8,opacity:r?.6:.9,line:{width:0}}}},c=(h,f)=>{let m=e.columns.map((p,g)=>{let y=e[h].map(w=>w[g]).filter(w=>w!==null);return y.
length===0?null:y.reduce((w,b)=>w+b,0)/y.length/a});return{type:"scatter",mode:"lines",hoverinfo:"skip",y:m,x:m.map((p,g)=>g+f),line:{color:E(`--${h}`),width:1.5,dash:h==="control"?"solid":"dash"}}},d=Math.
max(...e.columns.map(h=>h.text.length),1),u=Jt(e.columns.length,(t-80)/(7*d+10));return{data:[c("control",-Or),c("test",Or),i("control",-Or,"circle"),i("test",Or,"diamond")],layout:ot({margin:{l:64,r:14,
t:8,b:40},dragmode:"zoom",xaxis:{tickmode:"array",tickvals:u,showgrid:!1,zeroline:!1,ticktext:u.map(h=>re(e.columns[h].text)),range:[-.6,e.columns.length-.4],title:ze("step")},yaxis:{rangemode:"tozero",
ticksuffix:o?` ${o}`:"",tickformat:",",zeroline:!0}})}}var VE=4,Bo=.75,Ar=.12;function qr(e,t){let n=e.target.getBoundingClientRect();return[t.clientX-n.left,t.clientY-n.top]}function JE(e,t){let n=t.deltaMode===1?16:1,s=t.shiftKey&&t.deltaX===0?t.deltaY:
t.deltaX;if(t.shiftKey||Math.abs(s)>Math.abs(t.deltaY))t.preventDefault(),e.to.pan(s*n);else if(t.ctrlKey||t.metaKey){t.preventDefault();let o=Math.max(-240,Math.min(240,t.deltaY*n));e.to.zoom(qr(e,t)[0],
Math.exp(o*.004))}}function QE(e,t){if(t.button!==0)return;let[n]=qr(e,t);e.target.focus({preventScroll:!0}),e.touches.set(t.pointerId,n),e.drag={id:t.pointerId,x:n,y:t.clientY,from:n,measures:t.shiftKey,
moved:e.touches.size>1}}function XE(e,t,n){let s=[...e.touches.values()];e.touches.set(t.pointerId,n);let o=[...e.touches.values()],a=([r,i])=>Math.max(20,Math.abs(r-i));e.to.zoom((o[0]+o[1])/2,a(s)/a(
o))}function ZE(e,t){t.pointerType==="mouse"&&(t.buttons&1)===0&&e.touches.delete(t.pointerId)&&(e.drag=null,delete e.target.dataset.drag);let[n,s]=qr(e,t);if(e.touches.size===2&&e.touches.has(t.pointerId)){
XE(e,t,n);return}if(!e.drag||e.drag.id!==t.pointerId){e.to.hover(n,s,t);return}!e.drag.moved&&Math.hypot(n-e.drag.x,t.clientY-e.drag.y)<VE||(e.drag.moved||(e.drag.moved=!0,e.target.setPointerCapture(t.
pointerId),e.target.dataset.drag=e.drag.measures?"measure":"pan",e.to.leave()),e.drag.measures?e.to.measure(e.drag.from,n,!1):(e.to.pan(e.drag.x-n),e.to.scroll(e.drag.y-t.clientY)),[e.drag.x,e.drag.y]=
[n,t.clientY])}function Xp(e,t){if(e.touches.delete(t.pointerId),!e.drag||e.drag.id!==t.pointerId)return;let[n,s]=qr(e,t),{moved:o,measures:a,from:r}=e.drag;e.drag=null,delete e.target.dataset.drag,t.
type!=="pointercancel"&&(a&&o?e.to.measure(r,n,!0):o||e.to.pick(n,s,t))}function e1(e,t){if(t.ctrlKey||t.metaKey||t.altKey)return;if(e.to.own(t)){t.preventDefault();return}let n=e.keys[t.key.length===
1?t.key.toLowerCase():t.key];n&&(t.preventDefault(),t.stopPropagation(),n())}function t1(e,t){let n={target:e,to:t,drag:null,touches:new Map};n.keys={w:()=>t.glide(Bo),s:()=>t.glide(1/Bo),"+":()=>t.glide(
Bo),"=":()=>t.glide(Bo),"-":()=>t.glide(1/Bo),a:()=>t.slide(-Ar),d:()=>t.slide(Ar),ArrowLeft:()=>t.slide(-Ar),ArrowRight:()=>t.slide(Ar),0:()=>t.fit(),Enter:()=>t.enter()};let s={wheel:o=>JE(n,o),keydown:o=>e1(
n,o),pointerdown:o=>QE(n,o),pointermove:o=>ZE(n,o),pointerup:o=>Xp(n,o),pointercancel:o=>Xp(n,o),pointerleave:()=>t.leave()};for(let[o,a]of Object.entries(s))e.addEventListener(o,a,o==="wheel"?{passive:!1}:
void 0);return()=>Object.entries(s).forEach(([o,a])=>e.removeEventListener(o,a))}function ag({start:e,end:t,row:n,length:s}){let o=0;for(let d=0;d<s;d+=1)o=Math.max(o,n[d]+1);let a=new Uint32Array(o+1);
for(let d=0;d<s;d+=1)a[n[d]+1]+=1;for(let d=0;d<o;d+=1)a[d+1]+=a[d];let r=new Uint32Array(s),i=a.slice();for(let d=0;d<s;d+=1)r[i[n[d]]]=d,i[n[d]]+=1;let c=new Float64Array(s);for(let d=0;d<o;d+=1)n1(
r.subarray(a[d],a[d+1]),c.subarray(a[d],a[d+1]),e,t);return{rows:o,first:a,order:r,reach:c,start:e,end:t}}function rg(e,t,n=null,s=e*t){let o=a=>n?.[a]??a*t;return{height:s,y:o,at(a){let r=n?ig(n,0,n.
length,a)-1:Math.floor(a/t);return r<0||a>=o(r)+t?-1:r}}}function n1(e,t,n,s){for(let a=1;a<e.length;a+=1)if(n[e[a]]<n[e[a-1]]){e.sort((r,i)=>n[r]-n[i]||r-i);break}let o=-1/0;for(let a=0;a<e.length;a+=
1)o=Math.max(o,s[e[a]]),t[a]=o}function ig(e,t,n,s){for(;t<n;){let o=t+n>>>1;e[o]>s?n=o:t=o+1}return t}function lg(e,t,n,s,o){if(t<0||t>=e.rows)return;let{first:a,order:r,reach:i,start:c,end:d}=e,u=a[t+
1];for(let h=ig(i,a[t],u,n);h<u;h+=1){let f=r[h];if(c[f]>=s)return;d[f]>n&&o(f)}}function s1(e,t,n,s=0){let o=-1,a=1/0;return lg(e,t,n-s-Number.MIN_VALUE,n+s+Number.MIN_VALUE,r=>{let i=Math.max(0,e.start[r]-
n,n-e.end[r]);i<=a&&([o,a]=[r,i])}),o}function o1(e,t,n){let s=n("…"),o=0,a=0,r=0,i=0;for(let c of e){if(o+=n(c),o>t)return a<2?"":`${e.slice(0,r)}…`;i+=c.length,o+s<=t&&(a+=1,r=i)}return e}var js=e=>e.
startsWith("#")?e.match(/[0-9a-f]{2}/gi).map(t=>parseInt(t,16)):(e.match(/[\d.]+/g)??[255,255,255]).slice(0,3).map(Number);function a1(e){let[t,n,s]=js(e).map(i=>{let c=i/255;return c<=.04045?c/12.92:
((c+.055)/1.055)**2.4}),o=.2126*t+.7152*n+.0722*s,[a,r]=[1.05/(o+.05),(o+.05)/.058];return Math.max(a,r)<4.5?"#000000":a>=r?"#ffffff":"#10161d"}var Dc=(e,t,n)=>`rgb(${js(e).map((s,o)=>Math.round(n*s+(1-
n)*js(t)[o])).join(", ")})`,Br=11;function Fr(e,t){let n=new Map,s="",o="",a=i=>{s!==i&&(s=i,e.fillStyle=i)},r=i=>{if(!n.has(i)){let c=document.createElement("canvas");[c.width,c.height]=[6,6];let d=c.
getContext("2d");d.strokeStyle=i,d.lineWidth=1.4,d.beginPath();for(let u of[-6,0,6])d.moveTo(u-1,7),d.lineTo(u+7,-1);d.stroke(),n.set(i,e.createPattern(c,"repeat"))}return n.get(i)};return{box(i,c,d,u,h){
a(h),e.fillRect(i,c,d,u)},hatch(i,c,d,u,h){s="",e.fillStyle=r(h),e.fillRect(i,c,d,u)},frame(i,c,d,u,h,f){e.strokeStyle=h,e.lineWidth=f,e.strokeRect(i,c,d,u)},line(i,c,d,u,h,f=1){e.strokeStyle=h,e.lineWidth=
f,e.beginPath(),e.moveTo(i,c),e.lineTo(d,u),e.stroke()},words(i,c,d,u,{size:h=Br,bold:f=!1}={}){let m=`${f?600:400} ${h}px ${t}`;o!==m&&(o=m,e.font=o),a(u),e.fillText(d,i,c)},alpha(i){e.globalAlpha=i},
forget(){[s,o]=["",""]}}}var r1={"&":"&amp;","<":"&lt;",">":"&gt;",'"':"&quot;"},i1=/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu,Fo=e=>String(e).replace(i1,"").replace(/[&<>"]/g,t=>r1[t]),
jo=e=>String(Math.round(e*100)/100);function l1(e){let t=[],n=new Map,s=1,o=(r,i,c="")=>{let d={...i,...s<1?{opacity:s}:{}},u=Object.entries(d).map(([h,f])=>` ${h}="${typeof f=="number"?jo(f):Fo(f)}"`).
join("");t.push(c===""?`<${r}${u}/>`:`<${r}${u}>${Fo(c)}</${r}>`)},a=r=>(n.has(r)||n.set(r,`hatch-${n.size+1}`),n.get(r));return{box(r,i,c,d,u){o("rect",{x:r,y:i,width:c,height:d,fill:u})},hatch(r,i,c,d,u){
o("rect",{x:r,y:i,width:c,height:d,fill:`url(#${a(u)})`})},frame(r,i,c,d,u,h){o("rect",{x:r,y:i,width:c,height:d,fill:"none",stroke:u,"stroke-width":h})},line(r,i,c,d,u,h=1){o("line",{x1:r,y1:i,x2:c,y2:d,
stroke:u,"stroke-width":h})},words(r,i,c,d,{size:u=Br,bold:h=!1}={}){o("text",{x:r,y:i,fill:d,"font-size":u,...h?{"font-weight":600}:{}},c)},alpha(r){s=r},text(r,i,c){let d=[...n].map(([u,h])=>`<patte\
rn id="${h}" width="6" height="6" patternUnits="userSpaceOnUse"><path d="M-1 1L1 -1M-1 7L7 -1M5 7L7 5" stroke="${Fo(u)}" stroke-width="1.4"/></pattern>`).join("");return`<svg xmlns="http://www.w3.org/\
2000/svg" width="${jo(r)}" height="${jo(i)}" viewBox="0 0 ${jo(r)} ${jo(i)}" font-family="${Fo(e)}"><defs>${d}</defs><rect width="100%" height="100%" fill="${Fo(c)}"/>${t.join("")}</svg>`}}}var Pr=(e,t,n)=>Math.
min(Math.max(e,t),n);function Ws({from:e,to:t},n,s=0){let o=n.to-n.from,a=Pr(t-e,Math.min(s,o),o),r=(e+t)/2,i=Pr(r-a/2,n.from,n.to-a);return{from:i,to:i+a}}function Zp(e,t,n,s,o=0){let a=s.to-s.from,r=Pr(
(e.to-e.from)*n,Math.min(o,a),a),i=(t-e.from)/(e.to-e.from),c=t-r*i;return Ws({from:c,to:c+r},s,o)}function eg(e,t,n){let s=e.to-e.from,o=Pr(e.from+t,n.from,Math.max(n.from,n.to-s));return{from:o,to:o+
s}}function c1(e,t,n){if(n>=1)return{...t};let s=1-(1-n)**3,o=[e.to-e.from,t.to-t.from],a=o[0]>0&&o[1]>0?o[0]*(o[1]/o[0])**s:o[1],i=Math.abs(o[1]-o[0])>1e-9*Math.max(...o)?(a-o[0])/(o[1]-o[0]):s,c=e.from+
(t.from-e.from)*i;return{from:c,to:c+a}}function d1({from:e,to:t},n){let s=(t-e)/Math.max(1,n);if(!(s>0)||!Number.isFinite(s))return{values:[],step:0};let o=10**Math.floor(Math.log10(s)),a=o*([1,2,5].
find(i=>i*o>=s*.999999)??10),r=[];for(let i=Math.ceil(e/a-1e-9);i*a<=t+a*1e-9;i+=1)r.push(i*a+0);return{values:r,step:a}}var qt=22,u1=22,Rr=4,h1=.3;function f1(e){let t=document.createElement("canvas").
getContext("2d");t.font=`400 ${Br}px ${e}`;let n=new Map;return s=>{let o=n.get(s);return o===void 0&&(o=t.measureText(s).width,n.set(s,o)),o}}var Wo=new Map;function m1(e){return Wo.has(e)||(Wo.size>
500&&Wo.clear(),Wo.set(e,a1(e))),Wo.get(e)}function p1(e,t,n,s,o){let{x:a,y:r,width:i,height:c}=n,d=o?Dc(s.colour(t),s.colours.surface,h1):s.colour(t);if(e.box(a,r,i,c,d),i<3)return;let u=m1(d);if(s.hatched(
t)&&e.hatch(a,r,i,c,s.colours.surface),i>=u1){let h=o1(s.text(t),i-2*Rr,s.widthOf);if(h!==""){let f=r+c/2+Br*.36;if(s.hatched(t)){let m=4;for(let p of h)m+=s.widthOf(p);e.box(a+Rr-2,r+1,Math.min(m,i-Rr),
c-2,d)}e.words(a+Rr,f,h,u)}}}function g1(e,t,n,{index:s,view:o,scale:a,width:r,how:i,height:c,dimmed:d}){let u=-1,h=0;return lg(s,t,o.from,o.to,f=>{let m=Math.max(0,(s.start[f]-o.from)*a),p=Math.min(r,
(s.end[f]-o.from)*a);if(p<=u&&!d?.keep.has(f))return;let g=Math.max(1,p-m>3?p-m-.5:p-m);p1(e,f,{x:m,y:n,width:g,height:c},i,d&&!d.keep.has(f)),h+=1,u=g<=1?m+1:p}),h}function cg(e,{view:t,width:n,format:s,
colours:o}){let{values:a,step:r}=d1(t,n/90),i=n/(t.to-t.from);e.box(0,0,n,qt,o.surface);for(let c of a){let d=Math.round((c-t.from)*i)+.5;e.line(d,qt-5,d,qt,o.border),d<n-30&&e.words(d+3,qt-8,s(c,r),o.
muted)}e.line(0,qt-.5,n,qt-.5,o.border)}function w1(e,t){let{index:n,view:s,width:o,height:a,rowHeight:r,top:i,places:c,marks:d,how:u}=t,h=o/(s.to-s.from),f=d.highlight?{keep:d.highlight}:null,m={index:n,
view:s,scale:h,width:o,how:u,height:r-1,dimmed:f},p=0;for(let g=0;g<n.rows;g+=1){let y=i+c.y(g);y+r>0&&y<a&&(p+=g1(e,g,y,m))}return y1(e,t,h),p}function y1(e,t,n){let{marks:s,how:o}=t,a=(r,i,c)=>{if(r<
0||r>=t.index.order.length)return;let{start:d,end:u}=t.index,h=Math.max(-2,(d[r]-t.view.from)*n),f=Math.min(t.width+2,(u[r]-t.view.from)*n);f>=-2&&h<=t.width+2&&e.frame(h-.5,t.top+t.places.y(t.rowOf(r))-
.5,Math.max(2,f-h)+.5,t.rowHeight,i,c)};s.highlight&&s.highlight.size<=2e3&&s.highlight.forEach(r=>a(r,o.colours.text,1)),a(s.hover,o.colours.text,1.5),a(s.select,o.colours.accent,2.5)}var Ir=12,Cr=17,
b1=8e3,_1=15,k1=12;function jr(e,t,n){return{box:(s,o,...a)=>e.box(s+t,o+n,...a),hatch:(s,o,...a)=>e.hatch(s+t,o+n,...a),frame:(s,o,...a)=>e.frame(s+t,o+n,...a),line:(s,o,a,r,...i)=>e.line(s+t,o+n,a+t,
r+n,...i),words:(s,o,...a)=>e.words(s+t,o+n,...a),alpha:e.alpha}}var tg=(e,t)=>e.flatMap((n,s)=>Fn(n,Math.floor((t-2*Ir)/(s===0?8:6.6)),3).map(o=>({words:o,title:s===0})));function ng(e,t,n){t.forEach(
({words:s,title:o},a)=>{e.words(Ir,n+Cr*a,s,E(o?"--text":"--muted"),{size:o?_1:k1,bold:o})})}function qc(e,t,n){let s=getComputedStyle(document.body).fontFamily,o=tg(e,n),a=t.map(u=>tg(u.lines,n)),r=10+
Cr*o.length+Ir,i=t.map((u,h)=>{let f=r+Cr*a[h].length;return r=f+u.height+Ir,f}),c=Math.min(r,b1),d=u=>{ng(u,o,22),t.forEach((h,f)=>{ng(u,a[f],i[f]-Cr*a[f].length+12),h.paint(jr(u,0,i[f]))})};return{width:n,
height:c,svg(){let u=l1(s);return d(u),u.text(n,c,E("--surface"))},png(){let u=document.createElement("canvas");[u.width,u.height]=[2*n,2*c];let h=u.getContext("2d",{alpha:!1});h.scale(2,2);let f=Fr(h,
s);return f.box(0,0,n,c,E("--surface")),d(f),new Promise(m=>{u.toBlob(m,"image/png")})}}}async function Wr(e,t,n){let s=t==="svg"?new Blob([e.svg()],{type:"image/svg+xml"}):await e.png();_c(s,`${n}.${t}`)}
var x1=160,v1=3,Pc=300,$1=br("(prefers-reduced-motion: reduce)"),dg=()=>Object.fromEntries(["surface","text","muted","grid","border","accent"].map(e=>[e,E(`--${e}`)])),Bc={start:new Float64Array(0),end:new Float64Array(
0),row:new Uint16Array(0),length:0},Hr=e=>(e.view.to-e.view.from)/Math.max(1,e.width),Lr=(e,t)=>e.view.from+t*Hr(e);function ug(e){let{top:t}=e.space.getBoundingClientRect(),n=e.scroller.getBoundingClientRect();
return[Math.max(0,n.top)-t,Math.min(window.innerHeight,n.bottom)-t]}var hg=(e,[t,n])=>Math.max(0,t)>=e.part.top&&Math.min(e.places.height,n)<=e.part.top+e.part.height;function S1(e){e.width=e.scroller.
clientWidth,e.space.style.height=`${e.places.height}px`;let t=ug(e),[n,s]=[Math.max(0,t[0]-Pc),Math.min(e.places.height,t[1]+Pc)];if(s<=n&&e.part.height>0)return!1;(e.part.height===0||!hg(e,t)||e.part.
top+e.part.height>e.places.height)&&(e.part.height=Math.max(0,Math.min(e.places.height,s>n?s-n:2*Pc)),e.part.top=Math.max(0,Math.min(n,e.places.height-e.part.height)));let o=globalThis.devicePixelRatio||
1,[a,r]=[Math.round(e.width*o),Math.round(e.part.height*o)];return e.canvas.style.top=`${e.part.top}px`,(e.canvas.width!==a||e.canvas.height!==r||e.pixels!==o)&&([e.canvas.width,e.canvas.height,e.pixels]=
[a,r,o],e.canvas.style.width=`${e.width}px`,e.canvas.style.height=`${e.part.height}px`),!0}function wt(e){e.frame===0&&(e.frame=requestAnimationFrame(t=>fg(e,t)))}function fg(e,t){if(e.frame=0,e.motion){
e.motion.since??=t;let s=(t-e.motion.since)/x1;e.view=c1(e.motion.from,e.motion.to,s);let o=s<1;o?wt(e):e.motion=null,e.onView(e.view.from,e.view.to,o)}let n=performance.now();if(e.stale=!S1(e),!e.stale&&
e.width>0&&e.part.height>0){e.context.setTransform(e.pixels,0,0,e.pixels,0,0);let s=mg(e,E1(e),{width:e.width,height:e.part.height,top:-e.part.top});e.canvas.dataset.drawn=String(s)}e.canvas.dataset.drawMs=
(performance.now()-n).toFixed(2)}function E1(e){let t=`${e.canvas.width} ${e.canvas.height} ${e.pixels}`;return t!==e.penFor&&(e.penFor=t,e.pen.forget()),e.pen}function mg(e,t,{width:n,height:s,top:o}){
let{colours:a}=e.how;t.box(0,0,n,s,a.surface);let r=w1(t,{index:e.index,view:e.view,width:n,height:s,rowHeight:e.rowHeight,top:o,places:e.places,marks:e.marks,how:e.how,rowOf:c=>e.spans.row[c]}),i=n/(e.
view.to-e.view.from);return e.decorate?.(t,{x:c=>(c-e.view.from)*i,y:c=>o+e.places.y(c),rowHeight:e.rowHeight,top:o,width:n,height:s,view:e.view}),r}function Dr(e,t,n=!1){e.motion=null,!(t.from===e.view.
from&&t.to===e.view.to)&&(e.view=t,e.onView(e.view.from,e.view.to,n),wt(e))}function Nr(e,t){let n=Ws(t,e.extent,e.least);$1.matches?Dr(e,n):(e.motion={from:e.view,to:n,since:null},wt(e))}function sg(e,t,n){
return s1(e.index,e.places.at(n+e.part.top),Lr(e,t),v1*Hr(e))}function og(e,t,n){t!==e.marks.hover&&(e.marks.hover=t,e.canvas.style.cursor=t>=0?"pointer":"",wt(e)),e.onHover(t,n)}function T1(e,t){(e.scroller.
scrollHeight>e.scroller.clientHeight+1?e.scroller:window).scrollBy(0,t)}function O1(e){e.frame===0&&(e.stale||!hg(e,ug(e)))&&wt(e)}function M1(e){e.how.colours=dg(),wt(e)}function A1(e,t){let n=e.spans===
Bc;e.spans=t,e.index=ag(t),e.places=rg(e.index.rows,e.rowHeight,t.tops,t.height);let[s,o]=[t.from??1/0,t.to??-1/0];if(t.from===void 0||t.to===void 0)for(let r=0;r<t.length;r+=1)s=Math.min(s,t.start[r]),
o=Math.max(o,t.end[r]);e.extent=o>s?{from:s,to:o}:{from:0,to:1},e.marks.hover=-1,e.marks.select=-1,e.marks.highlight=null;let a=n?{...e.extent}:Ws(e.view,e.extent,e.least);e.space.style.height=`${e.places.
height}px`,e.motion===null&&(e.view=a),wt(e)}function R1(e,t,n,s=!1){s?Dr(e,Ws({from:t,to:n},e.extent,e.least)):Nr(e,{from:t,to:n})}function C1(e,t){e.marks.select=t,t>=0&&gg(e,e.spans.row[t]),wt(e)}function L1(e,t){
e.marks.highlight=t===null?null:new Set(t),wt(e)}function N1(e,t,n,s=!1){e.motion=null,e.view={from:t,to:n},s?(cancelAnimationFrame(e.frame),fg(e,0)):wt(e)}function P1(e,t){let n=pg(e,t),{left:s,right:o,
top:a,bottom:r}=e.scroller.getBoundingClientRect();return n.right<s||n.left>o||n.bottom<a||n.top>r?null:{...n,left:Math.max(s,n.left),right:Math.min(o,n.right)}}function pg(e,{start:t,end:n,row:s}){let{
left:o,top:a}=e.space.getBoundingClientRect(),r=c=>o+(c-e.view.from)/Hr(e),i=a+e.places.y(s);return{left:r(t),right:r(n),top:i,bottom:i+e.rowHeight}}function gg(e,t){let n=e.places.y(t);(n<e.scroller.
scrollTop||n+e.rowHeight>e.scroller.scrollTop+e.scroller.clientHeight)&&(e.scroller.scrollTop=n-e.scroller.clientHeight/2)}function I1(e){cancelAnimationFrame(e.frame),e.stopListening(),document.removeEventListener(
"scroll",e.onScroll,{capture:!0}),window.removeEventListener("resize",e.onScroll),e.stopTheme(),e.forced.removeEventListener("change",e.retheme),e.size.disconnect(),e.scroller.remove()}var Ic=e=>e.motion?.
to??e.view;function D1(e,{onPick:t,onMeasure:n,onKey:s}){return{zoom:(o,a)=>Dr(e,Zp(e.view,Lr(e,o),a,e.extent,e.least)),pan:o=>Dr(e,eg(e.view,o*Hr(e),e.extent)),scroll:o=>T1(e,o),hover:(o,a,r)=>og(e,sg(
e,o,a),r),leave:()=>{e.marks.hover>=0&&og(e,-1,null)},pick:(o,a,r)=>t(sg(e,o,a),r),measure:(o,a,r)=>n?.(...[Lr(e,o),Lr(e,a)].sort((i,c)=>i-c),r),slide(o){let a=Ic(e);Nr(e,eg(a,o*(a.to-a.from),e.extent))},
glide(o){let a=Ic(e);Nr(e,Zp(a,(a.from+a.to)/2,o,e.extent,e.least))},fit:()=>Nr(e,e.extent),enter:()=>{e.marks.select>=0&&t(e.marks.select,null)},own:s}}function q1(e,t,n){e.canvas=l("canvas",{tabindex:"\
0",role:"application","aria-label":n.label,"aria-roledescription":"drawing of spans"}),e.space=l("div",{class:"spans-space"},e.canvas),e.scroller=l("div",{class:"spans-scroll"},e.space),t.classList.add(
"spans"),t.append(e.scroller),e.context=e.canvas.getContext("2d",{alpha:!1});let s=getComputedStyle(document.body).fontFamily;e.pen=Fr(e.context,s),e.how={colour:n.colour,text:n.text,hatched:n.hatched??
(()=>!1),widthOf:f1(s),colours:dg()},e.index=ag(Bc),e.places=rg(0,e.rowHeight)}function Ur(e,t){let n={spans:Bc,extent:{from:0,to:1},view:{from:0,to:1},marks:{hover:-1,select:-1,highlight:null},frame:0,
motion:null,width:0,pixels:0,part:{top:0,height:0},stale:!0,penFor:""};n.onScroll=()=>O1(n),n.retheme=()=>M1(n);let{rowHeight:s,onHover:o=()=>{},onPick:a=()=>{},onView:r=()=>{},onMeasure:i=null,onKey:c=()=>!1,
least:d=.001,decorate:u=null}=t;return Object.assign(n,{rowHeight:s,onHover:o,onView:r,least:d,decorate:u}),q1(n,e,t),n.stopListening=t1(n.canvas,D1(n,{onPick:a,onMeasure:i,onKey:c})),document.addEventListener(
"scroll",n.onScroll,{capture:!0,passive:!0}),window.addEventListener("resize",n.onScroll),n.size=new ResizeObserver(()=>wt(n)),n.size.observe(n.scroller),n.forced=matchMedia("(forced-colors: active)"),
n.forced.addEventListener("change",n.retheme),n.stopTheme=Me(n.retheme),{node:n.canvas,set:h=>A1(n,h),view:(h,f,m)=>R1(n,h,f,m),current:()=>({...n.view}),goal:()=>({...Ic(n)}),extent:()=>({...n.extent}),
select:h=>C1(n,h),highlight:h=>L1(n,h),follow:(h,f,m)=>N1(n,h,f,m),placeOf:h=>P1(n,h),boxOf:(...h)=>pg(n,...h),redraw:()=>wt(n),reveal:h=>gg(n,h),whole:h=>({height:n.places.height,paint:f=>mg(n,f,{width:h,
height:n.places.height,top:0})}),picture(h){return qc(h,[{lines:[],...this.whole(Math.max(n.width,600))}],Math.max(n.width,600))},destroy:()=>I1(n)}}var Ks=[...yn.by.words,"calls"],Vr=4,Uc={device:"own",host:"self",calls:"calls"},Jr=["calls","host","self","device","own"];function _g(e,t,n){t.nodes.forEach(({significance:s},o)=>{e.frames[o].verdict[n]=
s??""})}function Ho(e){let[t,n]=[3735928559,1103547991];for(let s=0;s<e.length;s+=1){let o=e.charCodeAt(s);t=Math.imul(t^o,2654435761),n=Math.imul(n^o,1597334677)}return t=Math.imul(t^t>>>16,2246822507)^
Math.imul(n^n>>>13,3266489909),n=Math.imul(n^n>>>16,2246822507)^Math.imul(t^t>>>13,3266489909),(4294967296*(2097151&n)+(t>>>0)).toString(36)}var kg=/ #\d+$/,Gr=(e,t)=>e==="module"&&t!==null?t.replace(
kg,""):t,xg=()=>[0,0],jc=()=>Object.fromEntries(Jr.map(e=>[e,xg()]));function Yr(e){return{sort:e.sort,status:e.status,names:e.names,wrapper:e.wrapper,through:[],instances:0,nodes:0,merged:0,verdict:{},
work:{},figures:jc(),kernels:[],shapes:[],children:[],own:jc(),key:"",foldKey:""}}var Fc=(e,t)=>t>0?(e??0)/t:0,zr=(e,t,n,s)=>n?[Fc(e[`control_${t}`],s[0]),Fc(e[`test_${t}`],s[1])]:[Fc(e[t],s[0]),0];function B1(e,t,n){
return(t?[e.control_flops,e.test_flops]:[e.flops??null]).map((o,a)=>o==null||n[a]===0?null:o/n[a])}function F1(e,t,n){let s=Object.fromEntries(Jr.map(o=>[o,zr(e,o,t,n)]));return{...Yr({sort:e.sort,status:t?
e.status:"same",names:t?[e.control_name,e.test_name]:[e.name,e.name],wrapper:e.wrapper===!0}),through:e.through??[],instances:e.instances??0,nodes:e.nodes??0,work:{flops:B1(e,t,n),split:e.split??null},
figures:s,own:{calls:s.calls,self:s.self,own:s.own},kernels:e.kernels.map(o=>({name:o.name,counts:zr(o,"counts",t,n),device:zr(o,"device",t,n)})),shapes:(e.shapes??[]).map(o=>({text:o.text,calls:zr(o,
"calls",t,n)}))}}function Qr(e,t,n){[e.key,e.foldKey]=[t,n];let s=new Map;for(let o of e.children){let a=(i,c)=>{let d=[i,o.sort,...c,o.status].join(`
`),u=s.get(d)??0;return s.set(d,u+1),Ho(u===0?d:`${d}
${u}`)},r=[n,o.sort,...o.names.map(i=>Gr(o.sort,i)),o.status].join(`
`);Qr(o,a(t,o.names),Ho(r))}}var vg=e=>e.reduce((t,n)=>Ho([t,n.sort,Gr(n.sort,n.control_name),Gr(n.sort,n.test_name),n.status].join(`
`)),"root");function zc(e,t){let n=[],s=(a,r,i)=>{Object.assign(a,{at:n.length,parent:r,depth:i}),n.push(a),a.children.forEach(c=>s(c,a,i+1)),a.end=n.length};s(e,null,0);let o=Object.fromEntries(Ks.map(
a=>[a,new Float64Array(n.length)]));for(let a=n.length-1;a>=0;a-=1)j1(n[a],o);return{...t,root:e,frames:n,byKey:new Map(n.map(a=>[a.key,a]))}}var Uo=e=>e.status==="same"||e.status==="replaced";function j1(e,t){
e.total={},e.ownOf={},e.here={};for(let n of Ks){let s=e.own[Uc[n]],o=[...s],a=s[1]-s[0];for(let r of e.children)o[0]+=r.total[n][0],o[1]+=r.total[n][1],a+=Uo(r)?0:t[n][r.at];t[n][e.at]=a,e.total[n]=o,
e.ownOf[n]=s,e.here[n]=Uo(e)?a:null}}function Kc(e){let t=e.control!==void 0,n=t?[e.control,e.test]:[e.set],s=n.map(a=>a.samples),o=e.nodes.map(a=>F1(a,t,s));return e.nodes.forEach(({parent:a},r)=>{a!==
null&&o[a].children.push(o[r])}),Qr(o[0],"root","root"),zc(o[0],{pair:t,samples:s,sides:n,byHost:e.by==="host",inAll:e.nodes_in_all,shown:e.nodes.length})}var Wc=(e,t)=>{e[0]+=t[0],e[1]+=t[1]};function wg(e,t,n,s){
let o=new Map(e.map(a=>[a[n],a]));for(let a of t){let r=o.get(a[n]);r||(r={[n]:a[n],...Object.fromEntries(s.map(i=>[i,xg()]))},o.set(a[n],r),e.push(r)),s.forEach(i=>Wc(r[i],a[i]))}}function yg(e,t){Jr.
forEach(n=>Wc(e.figures[n],t.figures[n])),Object.values(Uc).forEach(n=>Wc(e.own[n],t.own[n])),e.instances+=t.instances,e.nodes+=t.nodes,e.wrapper||=t.wrapper,e.merged+=1,e.verdict=e.merged===1?t.verdict:
{},e.work=e.merged===1?t.work:{},wg(e.kernels,t.kernels,"name",["counts","device"]),wg(e.shapes,t.shapes,"text",["calls"])}function W1({sort:e,status:t,names:n}){let[s,o]=n.map(a=>Gr(e,a));return t===
"replaced"?[s,o]:[s??o,s??o]}var H1=(e,t)=>Jr.some(n=>e.figures[n][t]>0);function $g(e){if(e.children.forEach($g),e.sort!=="root"&&e.status!=="replaced"){let[t,n]=[0,1].map(s=>H1(e,s)||e.children.some(
o=>o.status==="same"||o.status==="replaced"||o.status===(s===0?"only_in_control":"only_in_test")));e.status=t===n?"same":t?"only_in_control":"only_in_test",e.names=[n&&!t?null:e.names[0],t&&!n?null:e.
names[1]]}}function Sg(e){let t=Yr(e.root);yg(t,e.root);let n=new Map,s=(a,r)=>{let i=W1(r),c=[r.sort,...i].join(`
`),d=n.get(a)??new Map;if(n.set(a,d),!d.has(c)){let u=Yr({...r,names:i,status:r.status==="replaced"?"replaced":"same"});d.set(c,u),a.children.push(u)}return d.get(c)},o=(a,r)=>{let i=s(a.sort==="modul\
e"?t:r,a);yg(i,a),a.children.forEach(c=>o(c,i))};return e.root.children.forEach(a=>o(a,t)),e.pair&&$g(t),Qr(t,"root","root"),zc(t,{...Eg(e),grouped:"class"})}function Eg({pair:e,samples:t,sides:n,byHost:s,
inAll:o,shown:a}){return{pair:e,samples:t,sides:n,byHost:s,inAll:o,shown:a}}var Tg=e=>({...e,children:e.children.map(Tg)});function U1(e){let t=[];for(let n=e.parent;n;n=n.parent){let s=n.names[1]??n.
names[0];n.sort==="module"&&kg.test(s??"")&&t.unshift(s)}return t}function z1(e,t){let n=Yr({...e,sort:"rest",names:[null,null],wrapper:!1});n.nodes=Math.max(0,e.instances-t.length);for(let[s,o]of Object.
entries(Uc))n.own[o]=[0,1].map(a=>e.total[s][a]-t.reduce((r,i)=>r+i.total[s][a],0)),n.figures[o]=n.own[o];return n.figures.device=n.own.own,n}function Og(e,t,n){let s=new Map([...n].filter(r=>e.byKey.
get(r)?.instances>1).map(r=>[r,[]]));for(let r of t.frames)s.has(r.foldKey)&&r.sort!=="rest"&&s.get(r.foldKey).push(r);let o=r=>{let i=s.get(r.key);if(!i||i.length===0)return{...r,children:r.children.
map(o)};let c=z1(r,i);return{...r,opened:!0,own:jc(),kernels:r.kernels,children:[...i.map(d=>({...Tg(d),above:U1(d)})),...c.nodes>0?[c]:[]]}},a=o(e.root);return Mg(a,s),zc(a,Eg(e))}function Mg(e,t){for(let n of e.
children)if(e.opened&&t.has(e.key)){let s=n.key;Qr(n,Ho(`${e.key}
${s||"rest"}`),n.foldKey||Ho(`${e.key}
rest`))}else Mg(n,t)}function Hs(e){if(e.sort==="root")return"all frames";if(e.sort==="rest")return`${e.nodes} more`;let[t,n]=e.names;return t!==null&&n!==null&&t!==n?`${t} → ${n}`:n??t??"(no name)"}
var zo=e=>e.instances>1&&e.sort!=="rest"&&e.sort!=="root"?`× ${e.instances}`:"",es=(e,t)=>e.total[t][1]-e.total[t][0];function ts(e){let t=[];for(let n=e;n;n=n.parent)t.unshift(n);return t}function Gc(e,t){
return t===""?null:e.byKey.get(t)??e.frames.find(n=>n.foldKey===t)??null}function Ko(e,t,n){let s=o=>e.pair?Math.abs(o.here[t]??0):o.ownOf[t][0];return e.frames.filter(o=>s(o)>0&&o.sort!=="rest"&&!o.opened).
sort((o,a)=>s(a)-s(o)||o.at-a.at).slice(0,n)}var K1=["both","control","test"];function G1(e,t,n){let[s,o]=e.ownOf[t],a=n==="control"?s:n==="test"?o:Math.max(s,o);return Math.max(0,a)}function Ag(e,t,n){
let{frames:s}=e,o=new Float64Array(s.length);for(let h=s.length-1;h>=0;h-=1)o[h]+=G1(s[h],t,e.pair?n:"control"),s[h].parent&&(o[s[h].parent.at]+=o[h]);let a=s.filter(h=>o[h.at]>0),r=new Float64Array(a.
length),i=new Float64Array(a.length),c=new Uint16Array(a.length),d=new Float64Array(s.length),u=new Int32Array(s.length).fill(-1);return a.forEach((h,f)=>{let m=h.parent?d[h.parent.at]:0;r[f]=m,i[f]=m+
o[h.at],c[f]=h.depth,d[h.at]=m,h.parent&&(d[h.parent.at]=i[f]),u[h.at]=f}),{start:r,end:i,row:c,length:a.length,frame:Int32Array.from(a,h=>h.at),place:u}}var Y1=["folded","class","instance"],Xr=["cont\
rol","test"],Zr=["ranks","steps","marker"],V1=5e3,Hc=40,Kr=e=>(e??"").split(".").filter(t=>/^[0-9a-z]{1,12}$/.test(t)).slice(0,Hc);function Xt(e){let t=new URLSearchParams(e),n={};for(let s of Xr){n[s]=
t.get(s)??"";for(let o of Zr)n[`${s}_${o}`]=t.get(`${s}_${o}`)||t.get(o)||(o==="marker"?"":"all")}return{...n,level:He(t,yn,"level"),merge_lines:He(t,yn,"merge_lines"),by:me(t,"by",Ks,""),width:me(t,"\
width",K1,"both"),frames:me(t,"frames",Y1,"folded"),order:me(t,"order",["calls"],""),q:t.get("q")??"",node:Kr(t.get("node"))[0]??"",zoom:Kr(t.get("zoom"))[0]??"",open:Kr(t.get("open")),rows:Kr(t.get("\
rows"))}}function rt(e){let t={...Xt(""),...e},n=new URLSearchParams,s=(o,a,r="")=>{a!==r&&a!==""&&n.set(o,a)};for(let o of Xr)s(o,t[o]),Zr.forEach(a=>s(`${o}_${a}`,t[`${o}_${a}`],"all"));return s("le\
vel",t.level,yn.level.standard),s("merge_lines",String(t.merge_lines??!0),yn.merge_lines.standard),s("by",t.by),s("width",t.width,"both"),s("frames",t.frames,"folded"),s("order",t.order),s("q",t.q),s(
"node",t.node),s("zoom",t.zoom,"root"),s("open",t.open.slice(-Hc).join(".")),s("rows",t.rows.slice(-Hc).join(".")),C(n.size===0?"/tree":`/tree?${n}`)}function Go(e,t,n){let s=new URLSearchParams({max_nodes:String(
V1)}),o=e.test!=="";for(let a of o?Xr:["control"]){o&&s.set(a,e[a]);for(let r of Zr){let i=e[`${a}_${r}`];i!==""&&i!=="all"&&s.set(o?`${a}_${r}`:r,i)}}return zn(s,yn,["level","by","instances","merge_l\
ines"],{level:e.level,merge_lines:e.merge_lines,by:yn.by.words.includes(t)?t:"",instances:n}),s}var it=e=>Object.fromEntries([...Xr.flatMap(t=>[t,...Zr.map(n=>`${t}_${n}`)]),"merge_lines"].map(t=>[t,e[t]])),
J1=["cpu_op","user_annotation","python_function","kernel","gpu_memcpy","gpu_memset"];function Rg(e,t){let{name:n,category:s}=ko(t,"test");if(!J1.includes(s))return"";let o=/^nn\.Module: (.*?)(?:_\d+)?$/.
exec(n),a=s==="python_function"&&!o,r=o?o[1]:a?n.replace(/^.*\(\d+\): /,""):n.replace(/^autograd::engine::evaluate_function: /,"");return rt({...it(e),q:r,level:a?"python":"modules"})}var Q1=8,X1=40;function Cg(e,t,n){
let s=new Set([e.root]);for(let o of[...Ko(e,t,Q1),...n.slice(0,X1)])ts(o).slice(0,-1).forEach(a=>s.add(a));return s}function Z1(e,t,n,s){let o=t.children.filter(i=>i.total[n].some(c=>c>0));if(s==="ca\
lls")return o;let a=i=>e.pair?Math.abs(es(i,n)):i.total[n][0],r=i=>i.sort==="rest"?1:0;return o.sort((i,c)=>r(i)-r(c)||a(c)-a(i)||i.at-c.at)}function Lg(e,t,n,s){let o=[],a=(r,i,c,d)=>{let u=Z1(e,r,t,
n),h=u.length>0&&s(r);o.push({frame:r,level:i,place:c,of:d,open:h,leaf:u.length===0}),h&&u.forEach((f,m)=>a(f,i+1,m+1,u.length))};return a(e.root,1,1,1),o}var Us=8,eT=.004;function Ng(e,t){return e.frames.
reduce((n,s)=>Math.max(n,Math.abs(es(s,t))),0)}var Zt=(e,t)=>e.verdict[t]==="no_difference_found";function Pg(e,t,n){let s=es(e,t);if(!(n>0)||Math.abs(s)<eT*n||Zt(e,t))return 0;let o=Math.max(1,Math.round(
Us*Math.sqrt(Math.abs(s)/n)));return Math.sign(s)*Math.min(Us,o)}function Ig(e,t,n){let[s,o]=[js(e),js(t)];return`rgb(${s.map((a,r)=>Math.round(a+(o[r]-a)*n)).join(", ")})`}function Dg(e,t){let n=t.trim().
toLowerCase();if(n==="")return[];let s=o=>o!==null&&o.toLowerCase().includes(n);return e.frames.filter(o=>o.sort!=="root"&&(o.names.some(s)||o.kernels.some(({name:a})=>s(a))))}function qg(e,t){let n=[
0,0],s=-1;for(let o of e)o.at>=s&&(n[0]+=o.total[t][0],n[1]+=o.total[t][1],{end:s}=o);return n}var On={device:["device time","Device time","Kernels, copies and memsets, with the frame that launched th\
em"],host:["host time","Host time","Time of the host threads; the time of each call counts once"],calls:["calls","Calls","How often the frames were called"]},zs=e=>e!=="calls",Ke=(e,t)=>zs(t)?x(e):k(Number(
e.toFixed(2))),Et=(e,t)=>e===null?"–":zs(t)?G(e):$e(Number(e.toFixed(2))),Yc=(e,t)=>zs(t)?O(Number(e.toFixed(3))):k(e),Yo=(e,t)=>e===null?"":zs(t)?ee(Number(e.toFixed(3))):$e(e),tT={root:"everything",
module:"module",annotation:"annotation",operator:"operator",python:"Python function",backward:"backward of the frame above",recompute:"recomputation of the frame above",launch:"launch without a frame",
"no launch":"device work without a launch",rest:"frames that are left out"},nT={replaced:"probably replaced",only_in_control:"gone: in the control only",only_in_test:"new: in the test only"},Vo=e=>tT[e.
sort]??e.sort,Jo=e=>nT[e.status]??"",Bg=e=>({only_in_control:"gone",only_in_test:"new",replaced:"⇄"})[e.status]??"",sT=e=>e.sides.every(t=>t.steps.length===0),ns=e=>sT(e)?"per recording":"per step";
function Vc(e){let t=e.sort==="python"&&/^(?:.*[\\/])?([^\\/:]+): (.+)$/s.exec(Hs(e));return t?`${t[2]} · ${t[1]}`:Hs(e)}var Xe=e=>[Hs(e),zo(e)].filter(Boolean).join(" "),oT=e=>/ #\d+$/.test(Hs(e));function Fg(e){
let t=ts(e).slice(1,-1),n=t.filter(({sort:o})=>o==="module"),s=t.slice(t.indexOf(n.at(-1))+1).filter(({sort:o})=>o==="backward"||o==="recompute").slice(0,1);return n.length>0?[...n.filter((o,a)=>a>=n.
length-2||oT(o)),...s]:t.slice(-1)}function jg(e,t){let n={only_in_test:null,only_in_control:null},s=o=>Math.max(...o.total[t]);for(let o of e.children){let a=n[o.status];!Uo(o)&&o.sort!=="rest"&&s(o)>
(a?s(a):0)&&(n[o.status]=o)}return n}var aT=.005;function Wg(e,t){let n=e.here[t],s=zs(t)?x(Math.abs(n)):k(Number(Math.abs(n).toFixed(2)));if(zs(t)){let[o,a]=e.total[t],r=Math.abs(a-o-n)>aT*Math.abs(n)?
" here":"";return`takes ${s} ${n>0?"more":"less"}${r}`}return`has ${s} ${n>0?"more":"fewer"} ${s==="1"?"call":"calls"}`}var Jc=(e,t)=>t>0?100*e/t:null;function Hg(e,t){let[n,s]=e.root.total[t];return{
from:Ke(n,t),to:Ke(s,t),change:Et(s-n,t),percent:P(Jc(s-n,n))}}function Ug(e,t){let[n,s]=e.root.total[t];return n===s?"±0":n>0?P(Jc(s-n,n)):"new"}function zg(e){if(!e.pair)return"";let[t,n]=e.sides.map(
({device:a,only_here_device:r})=>Jc(r,a)),s=a=>z(a);if(t===null&&n===null)return"";if(!(t>0)&&!(n>0))return"All device time is in frames that both sides have.";let o=(a,r)=>a===null?`the ${r} has no d\
evice time`:`${s(a)} of the device time of the ${r}`;return t===null||n===null?`No partner on the other side: ${o(t,"control")}, ${o(n,"test")}.`:`${s(t)} of the device time of the control and ${s(n)}\
 of that of the test is in frames without a partner on the other side.`}var bg=e=>e.map(t=>`“${t}”`).join(" and ");function Kg(e,t){let n=o=>e.sides.filter((a,r)=>!e.frames.some(i=>i.sort===o&&i.names[r]!==
null&&(!e.pair||i.status!==(r===0?"only_in_test":"only_in_control")))).map(({label:a})=>a),s=[];if(t==="modules"&&n("module").length>0){let o=n("module");s.push(`${bg(o)} ${o.length===1?"has":"have"} \
no modules, so no layer can be named: annotations and operators are the frames. Record with with_stack=True (for TorchScript: with_modules=True).`)}if(t==="python"&&n("python").length>0){let o=n("pyth\
on");s.push(`${bg(o)} ${o.length===1?"has":"have"} no Python frames. Record with with_stack=True.`)}return s}function Gg(e,t){let n=(o,a,r)=>{let[i,c]=a;return t.pair?`${o}: ${Ke(i,r)} → ${Ke(c,r)} \
(${Et(c-i,r)})`:`${o}: ${Ke(i,r)}`},s=[...e.kernels].sort((o,a)=>Math.max(...a.device)-Math.max(...o.device));return[n("Device time",e.total.device,"device"),e.ownOf.device.some(o=>o>0)&&e.children.length>
0&&n("of that, self",e.ownOf.device,"device"),n("Host time",e.total.host,"host"),e.children.length>0&&n("of that, self",e.ownOf.host,"host"),n("Calls",e.figures.calls,"calls"),...s.slice(0,3).map(({name:o,
device:a})=>n(o,a,"device")),s.length>3&&`and ${s.length-3} more kernels`,...e.shapes.slice(0,3).map(({text:o,calls:a})=>n(`input ${o}`,a,"calls"))].filter(Boolean)}var ss=e=>e>0?"more":e<0?"less":"ca\
lm",Yg=(e,t)=>Et(es(e,t),t);var Vg=1,Jg=.25,rT=1.4,iT=8e3,lT=100;function Qg(e,t,n,s){let o=t.to-t.from;return(e.to-e.from)/e.pixels<=rT*o/n&&e.from<=Math.max(s.from,t.from-Jg*o)&&e.to>=Math.min(s.to,t.to+Jg*o)}function cT(e,t,n){
let s=e.to-e.from,o=Math.max(n.from,e.from-Vg*s),a=Math.min(n.to,e.to+Vg*s),r=Math.round(t*(a-o)/s);return{from:o,to:a,pixels:Math.min(iT,Math.max(lT,r))}}function dT({ask:e,onAnswer:t,onError:n}){let s=null,
o=null,a=null,r=null;async function i(d,u,h){let f=cT(d,u,h);o=f;let m=new AbortController;r=m;try{let p=await e(f,m.signal);r===m&&(s={...f,from:p.from,to:p.to,pixels:p.pixels},t(p))}catch(p){r===m&&
p.name!=="AbortError"&&(a=null,n(p))}if(r===m){o=null;let p=a;a=null,p&&c(...p)}}function c(d,u,h){let f=d.from>=h.to||d.to<=h.from;u<=0||f||s&&Qg(s,d,u,h)?a=null:o?a=Qg(o,d,u,h)?null:[d,u,h]:i(d,u,h)}
return{want:c,isBusy:()=>o!==null,has(d){s={from:d.from,to:d.to,pixels:d.pixels}},drop(){r?.abort(),[s,o,a,r]=[null,null,null,null]}}}function uT(e,t,n){let s=new URLSearchParams({rank:String(n.rank),
span:String(n.span)});return n.step_number!==null&&s.set("step",String(n.step_number)),e[`${t}_marker`]&&s.set("marker",e[`${t}_marker`]),e.use_short_name&&s.set("use_short_name","true"),s}async function sw(e,t,n){
e.asked?.abort();let s=new AbortController;e.asked=s,e.self.error=null;try{let o=await t(s.signal);e.asked===s&&(n(o),e.onChange(e.self))}catch(o){e.asked===s&&o.name!=="AbortError"&&(e.self.error=o,e.
onChange(e.self))}}function Xc(e){e.asked?.abort(),e.windows.drop(),Object.assign(e.self,{whole:null,window:null}),e.stepKey=""}function hT(e,t){let n=JSON.stringify([t[e.side],t[`${e.side}_marker`]]);
n!==e.samplesKey&&(e.samplesKey=n,Xc(e),Object.assign(e.self,{samples:null,chosen:null,set:t[e.side]}),t[e.side]!==""&&sw(e,s=>Ps(t[e.side],t[`${e.side}_marker`]||null,{signal:s}),s=>{e.self.samples=s}))}
function fT(e,t,n){return e.self.chosen=vm(e.self.samples,{rank:t[`${e.side}_rank`],span:t[`${e.side}_span`],step:t[`${e.side}_step`]},n),e.self.chosen}function mT(e,t,n){let s=uT(t,e.side,e.self.chosen.
sample);if(s.toString()===e.stepKey)return;Xc(e),e.stepKey=s.toString(),e.self.query=s;let o=new URLSearchParams(s),{least:a,most:r}=Ql.pixels;o.set("pixels",String(Math.min(r,Math.max(a,Math.round(n))))),
sw(e,i=>To(e.self.set,o,{signal:i}),i=>{e.self.whole=i,e.self.window=i,e.windows.has(i)})}async function pT(e,t,n){let s=new URLSearchParams(e.self.query);Object.entries(t).forEach(([a,r])=>{r!==""&&r!==
null&&r!==void 0&&s.set(a,String(r))});let o=await ur(e.self.set,s,n);return o.rows.length>0?o:null}function gT(e){e.samplesKey="",e.stepKey=""}function ow(e,{onChange:t,onError:n}){let s={side:e,onChange:t,
samplesKey:"",stepKey:"",asked:null};return s.self={side:e,samples:null,chosen:null,whole:null,window:null,error:null,query:null,set:""},s.windows=dT({ask:({from:o,to:a,pixels:r},i)=>{let c=new URLSearchParams(
s.self.query);return Object.entries({from:o,to:a,pixels:r}).forEach(([d,u])=>c.set(d,String(Math.round(u*1e3)/1e3))),To(s.self.set,c,{signal:i})},onAnswer:o=>{s.self.window=o,t(s.self)},onError:n}),Object.
assign(s.self,{windows:s.windows,load:o=>hT(s,o),choose:(o,a)=>fT(s,o,a),loadWhole:(o,a)=>mT(s,o,a),stepKey:()=>`${s.self.set} ${s.stepKey}`,find:(o,a)=>pT(s,o,a),retry:()=>gT(s),unmount:()=>Xc(s)})}function wT(e,t,n){
let{name:s,category:o}=n??t;return{...e,name:s,category:o,aliases:null,control_self_duration:null,test_self_duration:null,control_counts:t?.counts??0,test_counts:n?.counts??0,control_total_duration:t?.
total_duration??0,test_total_duration:n?.total_duration??0}}var Xg=({name:e})=>Number(/\((\d+)\): /.exec(e)?.[1]??0);function yT(e,t){let n=e.flatMap(a=>t.filter(({name:r})=>r===a.name).map(r=>[a,r])),
[s,o]=[e,t].map((a,r)=>a.filter(i=>!n.some(c=>c[r]===i)).sort((i,c)=>Xg(i)-Xg(c)));return s.length===o.length?[...n,...s.map((a,r)=>[a,o[r]])]:n}var bT=(e,t)=>e.length===1&&t.length===1&&e[0].category===
t[0].category?[[e[0],t[0]]]:[];function _T(e){if(!e.aliases)return[{row:e,names:{control:e.name,test:e.name}}];let[t,n]=["control","test"].map(a=>e.aliases.filter(r=>r.side===a)),s=(e.category==="pyth\
on_function"?yT:bT)(t,n);if(s.length===1&&e.aliases.length===2)return[{row:{...e,category:t[0].category},names:{control:t[0].name,test:n[0].name}}];let o=e.aliases.filter(a=>!s.flat().includes(a)).map(
a=>a.side==="control"?[a]:[void 0,a]);return[...s,...o].map(([a,r])=>({row:wT(e,a,r),names:{control:(a??r).name,test:(r??a).name}}))}function kT(e){let t=({name:i})=>Number(i.slice(13)),n=i=>e.filter(
c=>/^ProfilerStep#\d+$/.test(c.name)&&c[i]===0).sort((c,d)=>t(c)-t(d)),s=new Map;for(let i of n("control_counts").reverse())s.set(i.category,s.get(i.category)??[]).get(i.category).push(i);let o=n("tes\
t_counts").map(i=>[i,s.get(i.category)?.pop()]).filter(([,i])=>i),a=new Set(o.flat()),r=o.map(([i,c])=>({...i,test_counts:c.test_counts,test_total_duration:c.test_total_duration,test_self_duration:c.test_self_duration,
aliases:[{side:"control",name:i.name,category:i.category},{side:"test",name:c.name,category:c.category}]}));return[...e.filter(i=>!a.has(i)),...r]}var Mn=0,Qo=1,Xo=2,An=3,Qc={id:"steps",sort:"steps",label:"\
Steps on the device",depth:1},ni=18,xT=24,Zg=3;function aw(e=()=>!0){let t=new Map,n=[],s=0;return{add(o){for(let{id:a,label:r,depth:i,sort:c,main:d=!1}of o){let u=t.get(a)?.depth??1;t.set(a,{id:a,label:r,
sort:c,main:d,depth:Math.max(u,i,1)})}n=[],s=0;for(let a of t.values()){let r=a.depth>1&&["host","other"].includes(a.sort),i=!r||e(a),c=i?a.depth:1,d=Math.max(xT,c*ni+2*Zg);Object.assign(a,{row:n.length,
rows:c,top:s,height:d,folds:r,open:i});for(let u=0;u<c;u+=1)n.push(s+Zg+u*ni);s+=d}},bandOf:o=>t.get(o),all:()=>({tops:Float64Array.from(n),height:s,bands:[...t.values()].map(o=>({...o}))})}}function rw({
window:e,all:t,takes:n,shift:s,rows:o}){let a=[{answer:e,keep:()=>!0}];t&&t!==e&&a.push({answer:t,keep:(m,p)=>p<=e.from||m>=e.to}),n(Qc)&&a.some(({answer:m})=>m.steps?.length>0&&m.lanes.some(({sort:p})=>p!==
"host"))&&o.add([Qc]),a.forEach(({answer:m})=>o.add(m.lanes.filter(n))),a.forEach(({answer:m})=>o.add((m.counters??[]).map(MT).filter(n)));let r=[],i=[],c=[],d=[],u={start:[],end:[],row:[],level:[],name:[],
occurrence:[],merged:[],sort:[],gap:[],lane:[]},h=[];for(let{answer:m,keep:p}of a){let g=r.length;r.push(...m.names),i.push(...m.categories),c.push(...m.kinds);for(let y of m.lanes.filter(n))ET(u,y,d.
push(y)-1,{keep:p,shift:s,shiftName:g,band:o.bandOf(y.id)});TT(u,h,m,{keep:p,shift:s,rows:o,lanes:d}),OT(u,h,m,{keep:p,shift:s,rows:o,lanes:d}),RT(u,h,m,{keep:p,shift:s,rows:o,lanes:d})}let f={...u,start:Float64Array.
from(u.start),end:Float64Array.from(u.end),row:Uint16Array.from(u.row),length:u.start.length,names:r,categories:i,kinds:c,lanes:d,gaps:h,shift:s,...o.all()};return Object.assign(f,{pieces:$T(f)})}var vT=(e,t)=>e.
bands.find(({id:n})=>n===e.lanes[e.lane[t]]?.id)?.open===!1;function $T(e){let t={start:[],end:[],row:[],of:[]},n=(o,a,r)=>{(r>a||e.end[o]===e.start[o])&&(t.start.push(a),t.end.push(r),t.row.push(e.row[o]),
t.of.push(o))},s=new Map(e.bands.filter(({open:o})=>!o).map(({id:o})=>[o,[]]));for(let o=0;o<e.length;o+=1){let a=s.get(e.lanes[e.lane[o]]?.id);a?a.push(o):n(o,e.start[o],e.end[o])}return s.forEach(o=>ST(
e,o,n)),{start:Float64Array.from(t.start),end:Float64Array.from(t.end),row:Uint16Array.from(t.row),length:t.of.length,of:t.of}}function ST({start:e,end:t,level:n},s,o){s.sort((c,d)=>e[c]-e[d]||n[c]-n[d]);
let a=[],r=-1/0,i=c=>{for(;a.length>0&&t[a.at(-1)]<=c;){let d=a.pop();o(d,Math.max(r,e[d]),Math.max(r,t[d])),r=Math.max(r,t[d])}};for(let c of s)i(e[c]),a.length>0&&o(a.at(-1),Math.max(r,e[a.at(-1)]),
e[c]),r=e[c],a.push(c);i(1/0)}function ET(e,t,n,{keep:s,shift:o,shiftName:a,band:r}){let{start:i,duration:c,level:d,name:u,occurrence:h,merged:f}=t;for(let m=0;m<i.length;m+=1){let p=i[m]+c[m];s(i[m],
p)&&(e.start.push(i[m]-o),e.end.push(p-o),e.row.push(r.row+(r.open?d[m]:0)),e.level.push(d[m]),e.name.push(a+u[m]),e.occurrence.push(h[m]),e.merged.push(f[m]),e.sort.push(Mn),e.gap.push(-1),e.lane.push(
n))}}function Zc(e,t,n,{sort:s,lane:o,keep:a,shift:r,rows:i,lanes:c}){let d=i.bandOf(o),u=n.start+n.duration;d&&a(n.start,u)&&(e.start.push(n.start-r),e.end.push(u-r),e.row.push(d.row),e.level.push(0),
e.name.push(-1),e.occurrence.push(-1),e.merged.push(1),e.sort.push(s),e.gap.push(t.push(n)-1),e.lane.push(c.findIndex(({id:h})=>h===o)))}function TT(e,t,n,s){(n.gaps??[]).forEach(o=>Zc(e,t,o,{...s,sort:Qo,
lane:o.lane}))}function OT(e,t,n,s){(n.steps??[]).forEach(o=>Zc(e,t,{...o,shown:n.step===null||n.step===o.step_number},{...s,sort:Xo,lane:Qc.id}))}var MT=({id:e,device:t,name:n})=>({id:e,sort:"counter",
label:`${t<0?"":`device ${t}, `}${n}`,depth:1}),AT=.2;function RT(e,t,n,s){for(let o of n.counters??[]){let{name:a,high:r}=o,i=Math.max(r-o.low,Math.abs(r)*AT)||1;o.start.forEach((c,d)=>Zc(e,t,{name:a,
start:c,duration:o.duration[d],mean:o.mean[d],min:o.min[d],max:o.max[d],at:1-(r-o.mean[d])/i},{...s,sort:An,lane:o.id}))}}var Ce=(e,t)=>`${t}\0${e}`,si=(e,t)=>Ce(e.names[e.name[t]],e.categories[e.name[t]]),
os=(e,t)=>e.sort[t]===Mn&&e.merged[t]<=1&&e.occurrence[t]>=0,ew=new WeakMap;function CT(e,t,n){let s=ew.get(e);if(!s){s=new Map;for(let o=0;o<e.length;o+=1)os(e,o)&&s.set(`${si(e,o)}\0${e.occurrence[o]}`,
o);ew.set(e,s)}return s.get(`${t}\0${n}`)??-1}var LT=.1,NT=.002,oi=e=>typeof e.control_self_duration=="number"?[e.control_self_duration,e.test_self_duration,!0]:[e.control_total_duration,e.test_total_duration,
!1];function PT(e,t){if(e.control_counts===0||e.test_counts===0)return e.control_counts===0?"new":"gone";let n=e.test_total_duration-e.control_total_duration,[s,o]=oi(e),a=o-s,r=Math.abs(a);return r<LT*
Math.max(s,o)||r<NT*t||a*n<=0?"":a>0?"longer":"shorter"}function Zo(e){let{control:t,test:n}=e.step_time,s=Math.max(t?.step??0,n?.step??0),o=et(e),a=new Map,r=(i,c)=>{let d={change:PT(i,s),row:i,names:c,
whole:o};a.set(Ce(c.control,i.category),d).set(Ce(c.test,i.category),d)};return kT(e.rows).flatMap(_T).forEach(({row:i,names:c})=>r(i,c)),a}var ed=(e,t,n,s)=>e?.get(Ce(n,s))?.names[t]??n;function iw(e,t){
let n=t.toLowerCase(),s=e.names.map(a=>a.toLowerCase().includes(n)),o=[];for(let a=0;a<e.length;a+=1)e.sort[a]===Mn&&s[e.name[a]]&&o.push(a);return o}var IT=1e3;function lw(e,t){let n=new Map,s=(r,i,c,d)=>[
r,e[r].stepKey(),c,i,d].join("\0"),o=(r,i,c)=>ed(t(),r,i,c);function a(r,i,c,d,u){for(let h of r){let f=h.side===i?h.data():null,m=f?CT(f,Ce(o(i,c,d),d),u):-1;if(m>=0)return{start:f.start[m]+f.shift,duration:f.
end[m]-f.start[m],lane:f.lanes[f.lane[m]].id,level:f.level[m],pane:h}}return null}return{drawn:a,named:o,known:(r,i,c,d)=>n.get(s(r,o(r,i,c),c,d)),async ask(r,i,c,d,u){let h=o(r,i,c),f=s(r,h,c,d),m=await e[r].
find({name:h,category:c,occurrence:d},{signal:u});n.size>IT&&(n=new Map);let{of:p,launch:g,launched:y,launches:w}=m??{},b=m?{...m.rows[0],of:p,launch:g,launched:y,launches:w}:null;return n.set(f,b),b},
nameOf:(r,i)=>{let c=r.data();if(i<0||!c||!os(c,i))return null;let[d,u]=si(c,i).split("\0");return[u,d,c.occurrence[i]]}}}function ea(e,t,n){for(let s of e){let o=s.side===t?s.data():null,a=o?.bands.find(
({id:r})=>r===n.lane);if(a)return{pane:s,lane:n.lane,level:n.level,start:n.start-o.shift,end:n.start+n.duration-o.shift,row:a.row+(a.open?n.level:0)}}return null}var ti=2e4,DT=3,tw=e=>Math.round(e*1e3),
cw=(e,t,n)=>`${e} ${tw(t)} ${tw(n)}`;function qT(e,{span:t,step_number:n}){let s={lanes:new Map,rows:new Set,words:"",cut:0,drawn:new WeakMap},o=0;for(let i of e.segments.filter(c=>c.span===t)){if(i.lane!==
null){let c=s.lanes.get(i.lane)??[];c.push([i.start,i.start+i.duration]),s.lanes.set(i.lane,c),i.kind!=="launch_delay"&&i.kind!=="kernel_gap"&&s.rows.add(cw(i.lane,i.row_start,i.row_duration))}o+=1}let a=e.
by_kind.reduce((i,c)=>i+c.segments,0),r=e.by_step.find(i=>i.span===t);return s.cut=o===ti?a-ti:0,s.words=r?`${x(r.work)} of work in ${x(r.path)}${s.cut>0?`; the longest ${k(ti)} of ${k(a)} segments ar\
e marked`:""}`:`this ${n===null?"recording":"step"} has none`,s}function BT(e,t){let n=e.drawn.get(t);if(!n){n=[];for(let s=0;s<t.length;s+=1){let o=t.lanes[t.lane[s]];t.sort[s]===Mn&&t.merged[s]<=1&&
o&&e.rows.has(cw(o.id,t.start[s]+t.shift,t.end[s]-t.start[s]))&&!vT(t,s)&&n.push(s)}e.drawn.set(t,n)}return n}function dw(e,t,n,s){let o=n.data(),a=E("--path-mark"),r=c=>Math.max(-3,Math.min(t.width+3,
c));for(let{id:c,top:d}of o.bands){let u=-1/0;for(let[h,f]of s.lanes.get(c)??[]){let m=r(t.x(h-o.shift)),p=r(Math.max(t.x(f-o.shift),t.x(h-o.shift)+1));p>u&&p>m&&(e.box(Math.max(m,u),t.top+d,p-Math.max(
m,u),DT,a),u=p)}}let i=t.rowHeight;for(let c of BT(s,o)){let[d,u]=[r(t.x(o.start[c])),r(t.x(o.end[c]))];u-d>3&&e.frame(d,t.y(o.row[c])+.5,u-d-1,i-2,a,1.5)}}function uw({toggle:e,change:t,error:n}){let s=v(
"Critical path",e,{"aria-pressed":"false",class:"path-switch",title:"Mark the chain of rows that holds the most work"}),o=l("p",{class:"muted small timeline-path",role:"status"}),a={control:null,test:null},
r={control:"",test:""},i={control:null,test:null};function c(){let h=X.filter(f=>a[f]).map(f=>`${f}: ${a[f].words}`);o.textContent=h.length>0?`Critical path of the ${h.join("; of the ")}`:""}function d(h){
i[h]?.abort(),r[h]="",a[h]&&(a[h]=null,t())}async function u(h,{set:f,marker:m,sample:p}){let g=new URLSearchParams({set:f,ranks:String(p.rank),segments:String(ti),...p.step_number===null?{}:{steps:String(
p.step_number)},...m?{marker:m}:{}}),y=`${g} ${p.span}`;if(r[h]!==y){d(h),r[h]=y,i[h]=new AbortController;try{let w=await xn("critical_path",g,{signal:i[h].signal});r[h]===y&&(a[h]=qT(w.set,p),c(),t())}catch(w){
r[h]===y&&w.name!=="AbortError"&&n(w)}}}return{node:s,words:o,of:h=>a[h],draw(h,f,m){s.setAttribute("aria-pressed",String(h.path));for(let p of X)h.path&&f.includes(p)&&m[p]?u(p,{set:h[p],marker:h[`${p}\
_marker`],sample:m[p].sample}):d(p);c()},unmount(){X.forEach(h=>i[h]?.abort())}}}var FT=200,nw=8,jT=1e3;function hw({onText:e,onStep:t}){let n=L("search"),s=vn({id:n,wait:FT,onText:e,onStep:t,class:"t\
imeline-q",placeholder:"Search names …"}),o=l("span",{class:"muted small",role:"status"}),a=[[-1,"up","The previous call (Shift+Enter)"],[1,"down","The next call (Enter)"]].map(([r,i,c])=>V(i,c,()=>t(
r),{hidden:!0,class:"step-move"}));return{node:l("span",{class:"timeline-search",role:"search"},l("label",{for:n,class:"visually-hidden"},"Search names in the timeline"),s,a,o),focus(){s.focus()},draw(r){
document.activeElement!==s&&(s.value=r),a.forEach(i=>{i.hidden=r===""})},say(r){_(o,r)}}}function WT(e,t,n,s){let o=e.toLowerCase(),a=new Map;for(let{row:r,names:i}of(n??new Map).values()){let c=i[s];
r[`${s}_counts`]>0&&c.toLowerCase().includes(o)&&a.set(Ce(c,r.category),{name:c,category:r.category,time:r[`${s}_total_duration`]})}for(let r of t.filter(i=>i.side===s))r.data()?.names.forEach((i,c)=>{
let d=r.data().categories[c],u=Ce(i,d);!a.has(u)&&i.toLowerCase().includes(o)&&a.set(u,{name:i,category:d,time:0})});return[...a.values()].sort((r,i)=>i.time-r.time)}async function fw(e,t,n,s,o){let a=!1;
return{calls:(await Promise.all(t.flatMap(i=>{let c=WT(e,n,s,i.side);return a||=c.length>nw,c.slice(0,nw).map(async({name:d,category:u})=>{let h=await i.find({name:d,category:u,limit:jT});return a||=h!==
null&&h.of>h.rows.length,(h?.rows??[]).map(f=>({...f,side:i.side,name:d,category:u,at:f.start-o[i.side]}))})}))).flat().sort((i,c)=>i.at-c.at),more:a}}var mw=(e,t,n)=>t===0?"No name contains this text\
.":n?`${S(t,"call")} of the ${S(e,"name")} with the most time`:`${S(t,"call")} of ${S(e,"name")}`,pw=(e,t)=>`${k(e+1)} of ${k(t)}`,ei=e=>/^\d+$/.test(e??"")?e:"",Tt=(e,t={})=>Ls({control:e.control,test:e.
test,control_rank:ei(e.control_ranks),test_rank:ei(e.test_ranks),control_step:ei(e.control_steps),test_step:ei(e.test_steps),control_marker:e.control_marker,test_marker:e.test_marker,use_short_name:e.
use_short_name,...t});function Gs(e,t){let{name:n,category:s}=ko(t,"test");return Tt(e,{name:n,category:e.use_short_name?"":s})}function ai(e,t,n,s=null){let o={};for(let r of["control","test"]){let{rank:i,
span:c}=t[r]??{},d=u=>u==null?"":String(u);Object.assign(o,{[`${r}_rank`]:d(i),[`${r}_span`]:c>0?String(c):"",[`${r}_step`]:d(n[r])})}let a=s&&ko(s,"test");return Tt(e,{...o,...a?{name:a.name,category:e.
use_short_name?"":a.category}:{}})}function ri(e,{ranks:t,steps:n,rows:s,change:o}){if(t.length+n.length+s.length===0)return null;let a=o<0?"control":"test",r=t.length>0?String(t[0]):void 0;return Tt(
e,{at:a,...r?{control_rank:r,test_rank:r}:{},...n.length>0?{[`${a}_step`]:String(n[0])}:{},...s.length>0?{name:s[0].name,category:s[0].category}:{}})}var Cn=["control","test"],HT=3,gw=[14,112],td=3,nd=10,UT=.12,zT=1.01;function KT(e,t,n){let{sides:s,changes:o,ranks:a}=e,r=s.every(({sample:d})=>d.step_number===null)?"Whole recording":"Median step";t.
href=_w(e);let i=a?` of rank ${[...new Set(s.map(({sample:d})=>d.rank))].join(" and ")}`:"",c=o===null||[...o.values()].every(({change:d})=>d==="");t.setAttribute("aria-label",`${r}${i} of both sides:\
 open it in the timeline`),n.textContent=`${r}${i}${c?"":"; coloured: changed"}`,n.title=s.map(({sample:d})=>x(d.step)).join(" → ")}function GT(e,t){let n=(t??[]).find(({kind:a,ranks:r})=>a!=="memor\
y"&&r.length>0)?.ranks[0];if(e.some(({rank:a})=>a===n))return n;let s=new Map;e.forEach(({rank:a,step_ns:r})=>{let[i,c]=s.get(a)??[0,0];s.set(a,[i+(r??0),c+1])});let o=[...s].map(([a,[r,i]])=>[a,r/i]);
return o.reduce((a,r)=>r[1]>Math.max(a[1],zT*o[0][1])?r:a)[0]}function YT(e,t){let{rank:n,span:s}=e.find(r=>r.rank===t)??e[0],o=e.filter(r=>r.rank===n&&r.span===s).sort((r,i)=>(r.step_ns??0)-(i.step_ns??
0)),a=o[o.length>>1];return{...a,step:(a.step_ns??0)/1e3}}var VT=({q:e,category:t,change:n,significant:s,device_type:o},{row_count:a,rows:r})=>r.length>=a&&o==="ALL"&&[e,n,s].every(i=>i==="")&&t.length===
0,ww=({duration:e})=>e.reduce((t,n)=>t+n,0);function JT({lanes:e}){let t=e.filter(({sort:s})=>s==="device"),n=[...t].sort((s,o)=>ww(o)-ww(s)).slice(0,HT);return[...e.filter(({sort:s,main:o})=>s==="hos\
t"&&o).slice(0,1),...t.filter(s=>n.includes(s))]}function QT(e,t,n,s,{y:o,high:a,at:r}){let i=d=>[r(t.start[d]),Math.max(.6,r(t.start[d]+t.duration[d])-r(t.start[d]))],c=[];e.fillStyle=E(t.sort==="hos\
t"?"--span-host":"--span-compute"),t.start.forEach((d,u)=>{let h=t.name[u],f=s?.get(Ce(n.names[h],n.categories[h]))?.change??"",[m,p]=i(u);e.fillRect(m,o,p,a),f!==""&&t.merged[u]<=1&&c.push([f,m,p])});
for(let[d,u,h]of c)e.fillStyle=E(`--span-${d}`),e.fillRect(u,o,h,a)}function XT(e,{sides:t,changes:n,extent:s},o,a){let r=c=>o*c/s,i=0;t.forEach((c,d)=>{e.fillStyle=E(d===0?"--control-fill":"--test-fi\
ll"),e.fillRect(0,i,r(c.sample.step),2),i+=4,c.lanes.forEach(u=>{QT(e,u,c.answer,n,{y:i,high:a,at:r}),i+=a+td}),i+=nd-4})}function ZT(e,t,n){let s=e.clientWidth,o=globalThis.devicePixelRatio||1,a=t.sides.
reduce((u,{lanes:h})=>u+h.length,0),r=(n-2*nd-4)/a-td,i=Math.round(Math.min(gw[1],Math.max(gw[0],r))),c=a*(i+td)+2*nd;[e.width,e.height]=[Math.round(s*o),Math.round(c*o)],e.style.setProperty("height",
`${c}px`);let d=e.getContext("2d");d.scale(o,o),XT(d,t,s,i)}var _w=({state:e,sides:t},n={})=>Tt(e,{...Object.fromEntries(t.flatMap(({sample:s},o)=>[[`${Cn[o]}_rank`,String(s.rank)],[`${Cn[o]}_span`,String(
s.span)],[`${Cn[o]}_step`,s.step_number===null?"":String(s.step_number)]])),...n});function eO(e,t,n,{pixels:s,signal:o}){let a=new URLSearchParams({rank:n.rank,span:n.span,threads:1,pixels:Math.max(300,
Math.round(s))});n.step_number!==null&&a.set("step",n.step_number);let r=e[`${Cn[t]}_marker`];return r&&a.set("marker",r),To(e[Cn[t]],a,{signal:o})}var tO=({answer:{extent:e}})=>e.to-Math.max(0,e.from);
function nO(e,t,n){let s=n*(e-t.left)/t.width,o=n*UT/2;return{from:Math.max(0,s-o),to:s+o}}function sO(e,t,n,s){let o=e.map((r,i)=>({answer:r,sample:s[i],lanes:JT(r)})),a=Cn.some(r=>new Set(n.step_time.
samples[r].map(({rank:i})=>i)).size>1);return{state:t,sides:o,ranks:a,changes:VT(t,n)?Zo(n):null,extent:Math.max(...o.map(r=>Math.max(tO(r),r.sample.step)))}}var oO=async(e,t,n,s)=>sO(await Promise.all(
n.map((o,a)=>eO(e,a,o,s))),e,t,n);function aO(e){e.hidden=!0,e.dataset.ready=""}var rO=({ctrlKey:e,metaKey:t,shiftKey:n,detail:s})=>e||t||n||s===0;async function iO(e,t,n){let s=ce(e.state);Object.entries(
{significance:"false",diagnosis:"false",limit:"3000"}).forEach(o=>s.set(...o));try{e.changes=Zo(await de(s,{signal:t})),n()}catch{}}function kw(e){let t=l("canvas",{"aria-hidden":"true"}),n=l("span",{
class:"muted small"},"Median step; coloured: changed"),s=l("a",{class:"step-strip-link",title:"Show this part in the timeline","aria-label":"Median step of both sides: open it in the timeline",on:{click:d}},
t),o=l("div",{class:"step-strip",hidden:!0},n,s),a="",r=null,i=null;function c(){i&&t.clientWidth>0&&ZT(t,i,o.clientHeight-n.offsetHeight)}function d(f){i&&!rO(f)&&(f.preventDefault(),e(_w(i,nO(f.clientX,
t.getBoundingClientRect(),i.extent))))}async function u(f,m,p){let{signal:g}=r;await Be();try{g.throwIfAborted(),i=await oO(f,m,p,{pixels:o.parentNode.clientWidth,signal:g}),o.hidden=i.sides.some(({lanes:w})=>w.
length===0);let y=()=>c(KT(i,s,n));y(),i.changes===null&&iO(i,g,y)}catch(y){o.hidden=!0,a=y.name==="AbortError"?a:""}o.dataset.ready=""}let h=new ResizeObserver(c);return h.observe(o),{node:o,redraw:c,
draw(f,m,p,g){let{samples:y}=p.step_time;if(!Cn.every($=>y?.[$]?.length>0)){aO(o);return}let w=GT(y.test,g),b=a;a=`${m} ${w}`,b!==a&&(o.hidden=!1,r?.abort(),r=new AbortController,u(f,p,Cn.map($=>YT(y[$],
w))))},stop(){r?.abort(),h.disconnect()}}}var xw=8,lO=24,cO=80,Rn=["control","test"],vw=e=>{let t=[...e].sort((s,o)=>s-o),n=(t.length-1)/2;return(t[Math.floor(n)]+t[Math.ceil(n)])/2},od=({step_number:e})=>e!==
null,sd=e=>[e.span,od(e)?e.step_number:e.rank],$w=({rank:e,span:t})=>`${e}/${t}`;function Sw(e){return`${od(e)?`step ${e.step_number}, `:""}rank ${e.rank}${e.span>0?`, file ${e.span+1}`:""}`}function dO(e){
let n=[...new Map(e.map(s=>[sd(s).join("/"),sd(s)]))].sort(([,s],[,o])=>s[0]-o[0]||s[1]-o[1]);return new Map(n.map(([s],o)=>[s,o]))}function uO(e){let[t,n]=[Math.min(...e),Math.max(...e)],s=Math.max(0,
.04*n-(n-t))/2;return[Math.max(0,t-s),n+s]}var ii=(e,[t,n])=>n>t?94-88*(e-t)/(n-t):50;function hO(e,t){let n=new Map;for(let s of e){let o=$w(s.sample);n.set(o,[...n.get(o)??[],s])}return n.size>xw?[]:
[...n.values()].flatMap(s=>(s.sort((o,a)=>o.x-a.x),s.slice(1).map((o,a)=>q("line",{class:`strip-line strip-${t}`,x1:`${s[a].x}%`,y1:`${s[a].y}%`,x2:`${o.x}%`,y2:`${o.y}%`}))))}function fO(e,t){return e.
map((n,s)=>({ring:s+1,step:n,y:ii(n,t),x:e.length>1?3+94*s/(e.length-1):50}))}function mO(e,{samples:t,blocks:n},s,o,a){let r=dO(t),i=t.map(h=>({sample:h,y:ii(h.step,s),x:r.size>1?3+94*r.get(sd(h).join(
"/"))/(r.size-1):50})),c=fO(n,s),d=t.filter(od).map(h=>h.step_number),u=d.length===0?S(t.length,"recording"):`step ${Math.min(...d)}${r.size>1?` – ${Math.max(...d)}`:""}`;return l("div",{class:"\
strip-panel"},ad(q("svg",{class:"strip-plot","aria-hidden":"true",focusable:"false"},q("line",{class:"strip-median",x1:"0%",x2:"100%",y1:`${ii(o,s)}%`,y2:`${ii(o,s)}%`}),hO(i,e),i.map(({sample:h,x:f,y:m})=>q(
"circle",{class:`strip-dot strip-${e}`,cx:`${f}%`,cy:`${m}%`,r:t.length>cO?2:3.2})),c.map(({x:h,y:f})=>q("circle",{class:`strip-ring strip-${e}`,cx:`${h}%`,cy:`${f}%`,r:3.2}))),[...i,...c],h=>a(h&&(h.
ring?`${e}, block ${h.ring} of ${c.length} without the profiler: ${x(h.step)}`:[`${e}, ${Sw(h.sample)}: ${x(h.sample.step)}`,Hn(h.sample)].filter(Boolean).join(`
`)))),l("p",{class:`${e}-text small strip-caption`},`${e}, ${u}`))}function ad(e,t,n){return e.addEventListener("pointermove",({clientX:s,clientY:o})=>{let a=e.getBoundingClientRect(),r=({x:c,y:d})=>Math.
hypot(a.left+c*a.width/100-s,a.top+d*a.height/100-o),i=t.reduce((c,d)=>r(d)<r(c)?d:c);n(r(i)<lO?i:null)}),e.addEventListener("pointerleave",()=>n(null)),e}function pO(e,{samples:t,blocks:n}){let s=t.map(
a=>a.step),o=t[s.indexOf(Math.max(...s))];return`${e}: ${S(t.length,"sample")} from ${x(Math.min(...s))} to ${x(o.step)}, median ${x(vw(s))}; the longest is ${Sw(o)}.${n.length>0?` Without the profile\
r: ${S(n.length,"block")} from ${x(Math.min(...n))} to ${x(Math.max(...n))}.`:""}`}var Ew=(e,t)=>e&&Object.fromEntries(Rn.map(n=>[n,e[n].map((s,o)=>{let{host_ns:a=null,lag_ns:r=null}=t?.[n][o]??{};return{
...s,...a!==null&&{host:a/1e3,lag:r/1e3}}})]));function Tw(e,t,n=null){if(!Rn.every(h=>e?.[h]?.length>0)||Rn.every(h=>e[h].length<2))return null;let s=Object.fromEntries(Rn.map(h=>[h,{samples:e[h],blocks:n?.[h]??
[]}])),o=Rn.flatMap(h=>[...e[h].map(f=>f.step),...s[h].blocks]),a=uO(o),r=vw(e.control.map(h=>h.step)),i=[L("strip-title"),L("strip-words")],c=Rn.some(h=>{let f=new Set(e[h].map($w));return f.size<=xw&&
f.size<e[h].length}),d=l("div",{class:"strip-tip",hidden:!0}),u=h=>{d.hidden=!h,_(d,h)};return l("div",{class:"sample-strip",role:"img","aria-labelledby":i[0],"aria-describedby":i[1]},l("div",{class:"\
small muted strip-words"},l("span",{id:i[0]},`Every ${t}`)," as a dot",c&&", ranks as lines",n&&"; blocks without the profiler as rings","; dashed: the median of the control"),l("p",{class:"visually-h\
idden",id:i[1]},Rn.map(h=>pO(h,s[h])).join(" ")),l("div",{class:"strip-body"},l("div",{class:"strip-scale small muted","aria-hidden":"true"},l("span",{},x(a[1])),l("span",{},x(a[0]))),Rn.map(h=>mO(h,s[h],
a,r,u))),d)}function rd(){let e=l("div",{class:"grid-table-scroll",tabindex:"0",role:"region","aria-label":"Numbers of every rank and step"}),t=l("details",{class:"grid-table"},l("summary",{},"These n\
umbers as a table"),e),n=null,s=null;function o(){!t.open||!n||s===n||(s=n,_(e,l("table",{},l("caption",{class:"visually-hidden"},`${n.title} of every rank and step`),l("thead",{},l("tr",{},[["Rank",""],
["Step",""],["Control","num"],["Test","num"],["Δ","num"],["Δ %","num"]].map(([r,i])=>l("th",{scope:"col",class:i},r)))),l("tbody",{},n.grid.rows.flatMap((r,i)=>n.grid.columns.map((c,d)=>a(r,c,i,d)))))))}
function a(r,i,c,d){let{values:u,format:h,formatDiff:f}=n,[m,p,g]=[u.control[c][d],u.test[c][d],u.diff[c][d]];if(m===null&&p===null)return null;let y=g>0?" more":g<0?" less":"";return l("tr",{},l("th",
{scope:"row"},r.text),l("td",{},l("a",{href:n.timeline(r,i),title:"Show this step in the timeline"},i.text)),l("td",{class:"num"},h(m)),l("td",{class:"num"},h(p)),l("td",{class:`num${y}`},f(g)),l("td",
{class:`num${y}`},P(m>0&&g!==null?100*g/m:null)))}return t.addEventListener("toggle",o),{node:t,draw(r){n=r,o()}}}var Ow={step:"step time",op:"the selected operation",...Object.fromEntries(Object.entries(
_e).map(([e,{name:t}])=>[e,t]))},gO=20,li=["control","test"];function wO(e,t){let[n,s]=[new Set(t.ranks),new Set(t.steps)];return e.filter(({rank:o,step_number:a})=>n.has(o)&&(a===null?t.pseudo_steps>
0:s.has(a)))}function yw(e){if(e.ranks.length<2)return"";if(e.slow.length>0){let n=[...e.slow].sort((a,r)=>r.lag-a.lag),s=n.slice(0,3).map(a=>`rank ${a.rank} by ${z(100*(a.lag-1))}`),o=n.length-s.length;
return`${n.length===1?"One rank lags":`${n.length} ranks lag`} behind the median of the ranks: ${s.join(", ")}${o>0?` and ${o} more`:""}.`}let{awaited:t}=e;return t===null?"No rank takes 5 % longer th\
an the median of the ranks.":`No rank takes longer than the others, but rank ${t.rank} waits least (exposed communication is ${z(100*t.waiting)} of its step): the others probably wait for it.`}var Mw=(e,t)=>t===
"step"&&e.view&&et(e.view.answer)?"whole recording":Ow[t];function yO(e,{set:t,marker:n}){let s=JSON.stringify([t,n]);if(!e.stored.has(s)){let o=Ps(t,n);e.stored.set(s,o),o.catch(()=>e.stored.delete(s))}
return e.stored.get(s)}async function bO(e,t){if(li.some(n=>t[n].any)){bw(e,t,"Each file counts as one step here, so there are no steps to show.");return}try{let n=await Promise.all(li.map(s=>yO(e,t[s])));
if(e.view?.answer===t){let s=n.map((o,a)=>wO(o,t[li[a]]));e.view={...e.view,samples:s,judged:s.map(Qf)},Aw(e)}}catch(n){bw(e,t,n.message)}}function bw(e,t,n){e.view?.answer===t&&(e.summary.textContent=
n,e.body.hidden=!0)}function Aw(e){let[t,n]=e.view.judged,s=({ranks:i},c)=>`${S(i.length,"rank")}, ${S(e.view.samples[c].length,"sample")}`,o=[yw(t),yw(n)],a=o[0]===o[1]?o[0]:o.map((i,c)=>i&&`${c===0?
"Control":"Test"}: ${i}`).filter(Boolean).join(" "),r=[s(t,0),s(n,1)];e.summary.textContent=`${r[0]===r[1]?`${r[0]} on each side`:`${r[0]} against ${r[1]}`}. ${a}`,e.body.hidden=!1,e.node.classList.toggle(
"lagging",e.view.judged.some(i=>i.slow.length>0)),e.metric!==""&&Rw(e)}async function _O(e,t){let n={};e.asked.set(t,n),e.asked.size>gO&&e.asked.delete(e.asked.keys().next().value);try{n.samples=(await cr(
t)).samples}catch(s){n.failed=s.message,e.asked.delete(t)}e.metric==="op"&&e.operation?.query===t&&Rw(e,n)}function kO(e,t){if(e.metric!=="op")return{samples:e.view.samples,of:s=>s[e.metric],revision:e.
metric,none:"Without device work the parts of a step are not known."};if(e.operation===null)return{none:"Select a row of the table, or a bar of a chart: its time in each rank and step is shown here."};
let n=t??e.asked.get(e.operation.query);return n===void 0&&_O(e,e.operation.query),n?.samples?{samples:li.map(s=>n.samples[s]),of:s=>s.total_duration,revision:e.operation.query,none:""}:{none:n?.failed??
"Reading the events of this operation …"}}function Rw(e,t){let{judged:n,file:s}=e.view,{samples:o=[[],[]],of:a,revision:r,none:i}=kO(e,t),c=Ja(...o),d=xo(c,a),u=[...d.control,...d.test].flat().some(
m=>m!==null);e.name.hidden=e.metric!=="op"||e.operation===null,_(e.name,e.operation&&l("bdi",{},e.operation.name));let h=e.metric==="op"?"duration in each rank and step":Mw(e,e.metric);e.heat.draw({rows:c.
rows,columns:c.columns,...d,kind:"time",file:s,format:O,formatDiff:ee,heading:h,more:(m,p,g)=>Hn(c[m][p][g]),revision:`${e.view.revision}#${r}`,empty:u?"":i}),e.grid.node.hidden=!u,e.grid.draw({grid:c,
values:d,timeline:e.timeline,title:h,format:x,formatDiff:G}),_(e.lags,vO(n));let f=[c.ranksByPosition&&"ranks",c.stepsByPosition&&"step numbers"].filter(Boolean);e.note.hidden=f.length===0,e.note.textContent=
`The sides have different ${f.join(" and ")}; they are paired by position (control / test).`}function xO(e,t,n,s,o,a){e.metric=n,e.operation=a,e.node.open=e.metric!=="",e.select.value=e.metric||"step",
e.view?.answer!==t?(e.view={answer:t,file:s,revision:o},e.select.options[0].textContent=Mw(e,Xa[0]),bO(e,t)):e.view.judged&&Aw(e)}function Cw(e,{timeline:t,go:n}){let s={timeline:t,stored:new Map,asked:new Map,
view:null,metric:"",operation:null};s.summary=l("span",{class:"muted rank-summary"});let o=L("heat");return s.select=we(Xa.map(a=>[a,Ow[a]]),e,{id:o}),s.name=l("p",{class:"mono small heat-name",hidden:!0}),
s.heat=Mr({id:"chart-steps",title:"Rank × step",level:"h3",file:"rank-step",onCell:(...a)=>n(t(...a))}),s.grid=rd(),s.lags=l("div",{class:"lags"}),s.note=l("p",{class:"muted small",hidden:!0}),s.body=
l("div",{class:"heat-block"},l("p",{class:"chart-bar"},l("label",{for:o},"Heat maps of"),s.select),s.name,s.heat.node,s.note,s.lags,s.grid.node),s.node=l("details",{class:"card rank-steps"},l("summary",
{},l("h2",{},"Ranks and steps")," ",s.summary),s.body),s.node.addEventListener("toggle",()=>{s.node.open!==(s.metric!=="")&&e(s.node.open?"step":"")}),{node:s.node,heat:s.heat,draw:(a,r,i,c,d)=>xO(s,a,
r,i,c,d)}}function vO([e,t]){if(e.ranks.length<2&&t.ranks.length<2)return null;let n=[...new Set([...e.ranks,...t.ranks].map(a=>a.rank))].sort((a,r)=>a-r),s=(a,r)=>{let i=a.ranks.find(d=>d.rank===r);if(!i)
return[1,2,3].map(()=>l("td",{class:"num muted"},"–"));let c=a.slow.includes(i);return[l("td",{class:"num",title:O(i.step)},x(i.step)),l("td",{class:`num${c?" lag":""}`},P(i.lag===null?null:100*(i.lag-
1)),c&&" lags"),l("td",{class:`num${a.awaited===i?" lag":""}`},z(i.waiting===null?null:100*i.waiting))]},o=()=>[["Mean","Mean of the compared steps of the rank, or of its recordings"],["Over median","\
Its mean step against the median of the ranks"],["Waiting","Exposed communication as a share of its step: waiting for other ranks and for the network"]].map(([a,r])=>l("th",{scope:"col",class:"num",title:r},
a));return l("div",{class:"grid-table-scroll",tabindex:"0",role:"region","aria-label":`Ranks ${le(n)}`},l("table",{class:"lag-table"},l("caption",{class:"visually-hidden"},"The ranks of both sides"),l(
"thead",{},l("tr",{},l("td"),l("th",{colspan:"3",scope:"colgroup",class:"control-text"},"Control"),l("th",{colspan:"3",scope:"colgroup",class:"test-text"},"Test")),l("tr",{},l("th",{scope:"col"},"Rank"),
o(),o())),l("tbody",{},n.map(a=>l("tr",{},l("th",{scope:"row"},String(a)),s(e,a),s(t,a))))))}var $O=56,SO=e=>e.replace(/^-/,"−").replaceAll(" "," ");function Ot(e,t=()=>null,n=$O){let s=e.flatMap(({name:a})=>a??[]),o=new Map(Kt(s,n).map((a,r)=>[s[r],a]));return e.map(({text:a,name:r,row:i,
number:c})=>{if(r===void 0)return a??SO(c);let d=i&&t(i),u=l("code",{title:i?.name??r},l("bdi",{},o.get(r)));return d?l("a",{href:d,class:"diagnosis-name"},u):u})}var EO=8,Lw=40,TO={"device side":"lau\
nched in time, but the device waits: ","in call":"the device waits while the host is in ","in the launch":"the device waits for the launch in ",hole:"the device waits between calls in "};function OO({
part:e,name:t,category:n,path:s}){let a=(n!==null||t==="device side"||t==="in the launch")&&s.at(-2)||s.at(-1),r=a&&a!=="launched elsewhere"?[{name:a}]:[];return n===null?r.length===0?[{text:`${e}: ${t}`}]:
[{text:e==="idle"?TO[t]??`${t}, in `:`${e}: in `},...r]:[t==="other rows"?{text:"its device work"}:{name:t,row:{name:t,category:n}},...r.length>0?[{text:" in "},...r]:[],...e==="compute"?[]:[{text:`, ${e}`}]]}
function MO(e,{control_samples:t,test_samples:n}){let s=new Map,o=(c,d,u,h)=>{let f=s.get(c)??{parts:d,control:0,test:0,count:0};f.control+=u/1e3/Math.max(1,t),f.test+=h/1e3/Math.max(1,n),f.count+=1,s.
set(c,f)};for(let c of e.places){let d=OO(c);o(d.map(({text:u,name:h})=>u??h).join(""),d,c.control_ns,c.test_ns)}let a=[...s.values()].sort((c,d)=>Math.abs(d.test-d.control)-Math.abs(c.test-c.control)).
slice(0,EO),r=c=>a.reduce((d,u)=>d+u[c],0),i=e.places_count-r("count");return i<=0?a:[...a,{parts:[{text:S(i,"more place")}],count:i,control:e.control-r("control"),test:e.test-r("test")}]}function AO(e,t,n,s){
let o=[...e.parts.flatMap(({row:c})=>c??[]),...s?.rows??[]],r=[...[...new Map(o.map(c=>[`${c.name}
${c.category}`,c])).values()].slice(0,3).map(c=>({name:c.name,row:c})),{timeline:n.timeline(s)},{tree:n.tree()}],i=({parts:c,control:d,test:u})=>{let[h,f]=fn(d,u),m=u-d;return l("li",{},l("span",{},Ot(
c,n.page,Lw)),l("span",{class:"account-times",title:`${O(d)} → ${O(u)}`},l("span",{class:"control-text"},h)," → ",l("span",{class:"test-text"},f)),l("span",{class:"account-change",title:ee(m)},mo(
m)))};return l("div",{class:"account-places small"},l("ul",{"aria-label":"What adds up to it"},MO(e,t).map(i)),l("p",{},"Show ",r.flatMap(({name:c,row:d,timeline:u,tree:h},f)=>[f>0&&" · ",d?Ot([{name:c,
row:d}],n.page,Lw):l("a",{href:u??h},u?"in the timeline":"in the tree")])))}var RO=2,CO=3,Nw=52,LO=5,Dw=e=>e>0?"more":e<0?"less":"calm",na=({certainty:e})=>e==="sure"||e==="likely",dd=e=>e.split(/\s+/).
filter(t=>/[\p{L}\p{N}]/u.test(t)).length,ud=({brief:e,parts:t})=>dd((e??t).map(n=>n.text??n.name??n.number).join(""));function NO(e){let t=(e?.control_ns??0)/1e3/Math.max(1,e?.control_samples);return(e?.
lines??[]).map((n,s)=>{let o=n.control_ns/1e3/Math.max(1,e.control_samples),a=n.test_ns/1e3/Math.max(1,e.test_samples);return t+=a-o,{...n,index:s,control:o,test:a,change:a-o,from:t-(a-o)}})}function Pw(e,{
least:t,most:n,room:s,more:o}){let a=s,r=0;for(;r<Math.min(e.length,n)&&(r<t||ud(e[r])+o<=a);)a-=ud(e[r])+o,r+=1;return[r,a]}var PO=e=>e.filter(({line:t,kind:n})=>t===void 0&&!["limit","host_need","ma\
chine"].includes(n)).sort((t,n)=>(n.certainty==="fact")-(t.certainty==="fact")),id=(e,t=e.some(na)?"sure":"")=>({certainty:t,from:e[0].from,change:e.reduce((n,s)=>n+s.change,0)});function ld(e,[t,n]){
let s=r=>n>t?100*(r-t)/(n-t):0,[o,a]=[s(e.from),s(e.from+e.change)].sort((r,i)=>r-i);return l("span",{class:"account-track","aria-hidden":"true"},l("span",{class:`account-bar ${na(e)?Dw(e.change):"uns\
ure"}`,css:{left:`${o}%`,width:`${a-o}%`}}))}var cd=e=>l("span",{title:ee(e.change),class:`account-change ${na(e)?Dw(e.change):"muted"}`},mo(e.change));function pd(e,t=null){let n=l("ol",{class:"accou\
nt","aria-label":"Where the change comes from"}),s=l("ul",{class:"facts","aria-label":"Also different"}),o=l("p",{class:"muted small",hidden:!0},"Grey: may be noise."),a=l("div",{class:"account-box"},
n,o),r=(d,u,h)=>e&&l("button",{type:"button",class:"account-go icon-button",title:"What adds up to this number","aria-label":`What adds up to: ${d.text}`,"aria-expanded":String(h),data:{line:u},on:{click:()=>t(
u,!h)}},st("chevron"));function i(d,u,h){let[f,m]=fn(d.control,d.test),p=`line-${d.index}`,g=h&&h.open.includes(p);return l("li",{data:{kind:d.kind,certainty:d.certainty}},ld(d,u),l("span",{class:`acc\
ount-words${na(d)?"":" muted"}`,title:d.text},Ot(d.brief??d.parts,void 0,Nw)),l("span",{class:"account-times",title:`${O(d.control)} → ${O(d.test)}`},l("span",{class:"control-text"},f)," → ",l("sp\
an",{class:"test-text"},m)),cd(d),h&&r(d,p,g),g&&e&&AO(d,h.account,e,h.entry))}let c=(d,u)=>l("button",{type:"button",class:"link-button","aria-expanded":String(u),on:{click:()=>t("lines",!u)}},d);return{
node:a,facts:s,draw({account:d,diagnosis:u},{open:h,sure:f,sum:m,lines:p,words:g}){let y=h.includes("lines"),w=n.contains(document.activeElement)&&document.activeElement.dataset.line,b=NO(d).filter(({
change:be,kind:Cl})=>be!==0||Cl!=="rest"),$=b.at(-1)?.kind==="rest"?b.pop():null,R=[...b,...$?[$]:[]].flatMap(be=>[be.from,be.from+be.change]),A=[Math.min(...R),Math.max(...R)],N=PO(u??[]),H=N[0]?.certainty===
"fact"?ud(N[0]):0,[U,ut]=Pw(b,{least:RO,most:p,room:g-H,more:LO}),[Pe]=Pw(N,{least:H>0?1:0,most:CO,room:ut+H,more:0}),[_s,un]=[y?b.length:U,y?[]:[...b.slice(U),...$?[$]:[]]],uo=be=>({account:d,open:h,
entry:u?.find(Cl=>Cl.line===be.index)}),ho=b.length>0&&id([...b,...$?[$]:[]],f?"sure":""),Hv=U<b.length||Pe<N.length;_(n,b.slice(0,_s).map(be=>i(be,A,uo(be))),(y||un.length===1)&&$&&i($,A,y&&uo($)),un.
length>1&&l("li",{class:"account-rest"},ld(id(un),A),c(`${S(un.length-($?1:0),"more line")}${$?" and the rest":""}`,!1),l("span"),cd(id(un))),b.length>0&&l("li",{class:"account-sum"},ld(ho,A),l("span",
{class:"strong"},m),cd(ho))),_(s,N.slice(0,y?N.length:Pe).map(be=>l("li",{data:{kind:be.kind,certainty:be.certainty},title:be.text},Ot(y?be.parts:be.brief??be.parts,y&&e?e.page:void 0,Nw))),t&&Hv&&(y||
un.length<2)&&l("li",{class:"facts-more"},c(y?"Show less":`${N.length-Pe} more`,y))),[...n.querySelectorAll(".account-go")].find(({dataset:be})=>be.line===w)?.focus(),s.hidden=s.childElementCount===0,
n.hidden=b.length===0,o.hidden=n.hidden||b.slice(0,_s).every(na)}}}var hi=(e="Damaged")=>l("strong",{class:"damage-mark"},st("warning"),e);function di(e){let t=e.filter(({severity:s})=>s==="damage"),n=e.
filter(({severity:s})=>s!=="damage");return[t.length>0&&l("ul",{class:"notice damage","aria-label":"Damage"},t.map(({text:s})=>l("li",{},hi()," ",s))),n.length>0&&l("ul",{class:"notice"},n.map(({text:s})=>l(
"li",{},s)))]}var IO=(e,t)=>e.filter(({text:n})=>!t?.some(s=>s.text===n));function fi(e,t=e?.length??0){return t>0&&l("div",{class:"damage-list"},l("p",{},hi(S(t,"file")+" damaged"),": the numbers of \
this set are not what was recorded."),l("ul",{},e.map(({file:n,rank:s,text:o})=>l("li",{},`Rank ${s} (`,l("span",{class:"mono"},n),`): ${o}`)),t>e.length&&l("li",{class:"muted"},`and ${k(t-e.length)} \
more`)))}var DO=[["control","A"],["test","B"]],Iw={compute:"compute",exposed_communication:"communication",exposed_memory:"memory",idle:"idle"},hd=(e,t)=>100*e[t]/e.step;function qO(e){let t=hd(e,"idl\
e"),n=t<9.95||t>90.05?1:0,s=Number(J(t,n,n));return[100-s,s].map(o=>`${J(o,n,n)} %`)}function BO({control:e,test:t}){let[n,s]=[e,t].map(({limited_by:o})=>o??"unclear");return n===s?n:`${n} → ${s}`}
function FO(e,t,n){let[s,o]=qO(n),a=Object.keys(Iw).filter(r=>n[r]>0);return l("div",{class:"limit-row"},l("b",{class:`letter letter-${t.toLowerCase()}`,"aria-label":e},t),l("span",{class:"limit-track",
"aria-hidden":"true"},a.map(r=>l("span",{class:`limit-${Iw[r]}`,css:{width:`${hd(n,r)}%`},title:`${_e[r].name}: ${x(n[r])}, ${z(hd(n,r))} of the step`}))),l("span",{class:"limit-words"},`device ${s} b\
usy, ${o} idle`))}function jO(){let e=l("div",{class:"limits"});return{node:e,draw({step_time:{control:t,test:n}}){let s=[t,n].every(o=>o&&o.step>0&&typeof o.idle=="number"&&o.idle<o.step);e.hidden=!s,
_(e,s&&[l("p",{},"Limit: ",l("b",{},BO({control:t,test:n}))),DO.map(([o,a])=>FO(o,a,o==="control"?t:n))])}}}var ta=["control","test"],qw=e=>l("bdi",{class:"mono"},e),WO=e=>!e.any&&e.marker===null&&e.steps.
length===0&&e.samples>0?e.suggested_marker??"":"";function HO(e){let[t,n]=ta.map(o=>WO(e[o])),s=ta.map(o=>e[o].suggested_marker_rows);return t!==""&&t===n?[{text:"Neither side has steps.",marker:t,found:s[0]===
s[1]?k(s[0]):`${k(s[0])} and ${k(s[1])}`,changes:{control_marker:t,test_marker:t}}]:ta.map((o,a)=>({text:`The ${o} has no steps.`,marker:[t,n][a],found:k(s[a]),changes:{[`${o}_marker`]:[t,n][a]}})).filter(
({marker:o})=>o!=="")}function UO(e,t){let[n,s]=ta.map(a=>e[a].marker),o=(a,r,i)=>l("p",{class:"marker-line small"},a,qw(r)," ",t&&v("Without it",()=>t(i),{class:"link-button"}));return n!==null&&n===
s?[o("A step is one ",n,{control_marker:"",test_marker:""})]:ta.map((a,r)=>[n,s][r]!==null&&o(`A step of the ${a} is one `,[n,s][r],{[`${a}_marker`]:""}))}function zO(e,t){return[UO(e,t),t&&HO(e).map(
({text:n,marker:s,found:o,changes:a})=>l("p",{class:"marker-line"},`${n} Use `,qw(s),` as step marker (${o} found)? `,v("Use it",()=>t(a),{class:"link-button","aria-label":`Use ${s} as step marker`})))]}
var gd={slower:"Slower",faster:"Faster",unchanged:"Unchanged",not_certain:"Not certain",cannot_judge:"Cannot judge"},wd={slower:"▲",faster:"▼",unchanged:"=",not_certain:"?",cannot_judge:"?"},Bw=["\
steps_differ","single_sample","few_shared_kernels"],KO=5,GO=96,YO=(e,{comparability:t})=>e.map(n=>t.some(({kind:s,text:o})=>s==="devices_differ"&&o===n.text)?{...n,brief:[{text:"Another device."}]}:n),
ui=({verdict:e})=>e==="slower"||e==="faster",fd=({comparability:e})=>e.some(({kind:t})=>t==="same_selection"),md=({change_percent:e,interval:t})=>!(e>=t?.low_percent&&e<=t.high_percent&&Math.abs(e-t.shift_percent)<=
Math.abs(t.shift_percent)/4);function VO(e){let{change_percent:t,interval:n}=e,s=md(e)?n?.shift_percent:t;return typeof s=="number"&&[md(e)&&", typically",s<900?` by ${z(Math.abs(s))}`:`: ${P(s)} as l\
ong`]}function JO(e){let{interval:t}=e;return ui(e)&&typeof t?.low_percent=="number"?["between ",P(t.low_percent)," and ",P(t.high_percent)]:Ot(e.range.parts)}function QO(e){let{verdict:t}=e,n=et(e)?"\
Whole recording":"Step time";if(t.control===null||t.test===null)return l("p",{class:"headline"},`${n}: not known.`);let[s,o]=fn(t.control,t.test);return l("p",{class:"headline"},l("strong",{class:`ver\
dict-word verdict-${t.verdict.replace("_","-")}`},l("span",{"aria-hidden":"true"},`${fd(e)?"=":wd[t.verdict]} `),fd(e)?"Nothing can differ":[gd[t.verdict],ui(t)&&VO(t)]),l("span",{class:"headline-time\
s",title:`Mean ${n.toLowerCase()}: ${O(t.control)} → ${O(t.test)}`},ui(t)&&md(t)&&"mean ",l("span",{class:"value control-text"},s),l("span",{class:"arrow","aria-label":"to"},"→"),l("span",{class:"\
value test-text"},o)),l("span",{class:"verdict-range"},JO(t)))}function XO(e,{onClock:t,isCorrected:n}={}){return e.filter(({kind:s})=>s==="machine").map((s,o)=>l("p",{class:"machine-line",data:{kind:"\
machine"}},Ot(s.parts)," ",t&&o===0&&l("button",{type:"button",class:"link-button",title:"Verdict and rows with or without the machine’s part of the times",on:{click:t}},n()?"Show as recorded":"Show\
 at equal clock")))}function Fw({links:e=null,actions:t=null,below:n=[],on:s={}}){let o=l("div",{class:"comparability"}),a=l("div",{class:"verdict-head"}),r=l("div",{class:"comparability"}),i=l("div",
{class:"verdict-strip"}),c=jO(),d=pd(e,s.fold),u=l("p",{class:"muted",hidden:!0}),h=l("section",{class:"card verdict-card","aria-label":"Verdict"},l("h2",{class:"visually-hidden"},"Verdict"),o,l("div",
{class:"verdict-top"},a,t),r,l("div",{class:"verdict-body"},l("div",{class:"verdict-why"},u,d.node),l("div",{class:"verdict-side"},c.node,d.facts,i)),n);function f(m,p,{narrowed:g=!1,open:y=[]}={}){let{
verdict:w,comparability:b}=m,$=p.diagnosis??[],R=s.widen&&w.verdict==="cannot_judge"&&g,A=IO(b,$).filter(({kind:U})=>!Bw.includes(U)&&U!=="same_selection"),N=({severity:U})=>U==="damage";_(o,di(A.filter(
N))),_(r,di(A.filter(U=>!N(U)))),_(a,QO(m),w.recorded&&l("p",{class:"muted small"},Ot(w.recorded.parts)),R&&l("p",{},v("Use all ranks and steps",s.widen,{class:"link-button"})),XO($,s.clock&&{onClock:s.
clock,isCorrected:s.isCorrected}),zO(m,s.marker??null)),c.draw(m),u.hidden=!p.note,_(u,p.note);let H=[m.recorded.control,m.recorded.test].map(U=>U.devices.join(" "));d.draw(fd(m)?{}:{...p,diagnosis:YO(
$,m)},{open:y,sure:ui(w)&&!w.recorded,sum:w.recorded?"Together, as recorded":"Together",lines:KO-a.querySelectorAll("button").length,words:GO-[a,o,r].reduce((U,{textContent:ut})=>U+dd(ut),0)-dd([...new Set(
H)].join(" "))}),_(i,jw(m)),h.dataset.verdict=w.verdict}return{node:h,draw:f}}var jw=({verdict:e,step_time:t,without_profiler:n,...s})=>Tw(Ew(e.samples,t.samples),et(s)?"recording":e.recorded?"recorde\
d step":"step",n?.blocks),ZO="Confidence: this share of the intervals that are made in this way contains the true change. p: the probability of a difference at least as large if nothing had changed, b\
y the Mann–Whitney test; below 0.05 it counts as slower or faster. Ranks of a step wait for each other, so their mean counts once.",eM=({control:e,test:t})=>C(`/compare/recordings?${new URLSearchParams(
{control:e.set.slice(0,12),test:t.set.slice(0,12)})}`),ci={key:"",list:[]},tM=({verdict:e,comparability:t},n,s)=>[e.basis!==null&&l("p",{class:"verdict-reason"},Ot(e.range.parts)," ",Ot(e.basis.parts),
"."),e.basis!==null&&l("p",{class:"muted small"},ZO),e.caution&&t.every(({kind:o})=>o!=="same_selection")&&l("p",{class:"one-recording"},e.caution," ",s&&l("a",{href:s.several},"Compare several record\
ings")),t.filter(({kind:o})=>Bw.includes(o)).map(({text:o})=>l("p",{},o)),(n.diagnosis??[]).filter(({kind:o})=>o==="limit"||o==="host_need").map(o=>l("p",{data:{kind:o.kind}},Ot(o.parts))),s&&(n.diagnosis??
[]).some(({kind:o})=>o==="memory")&&l("p",{},l("a",{href:s.memory},"Show memory"))];function Ww(e=null){let t=Kp({id:"chart-waterfall",file:"step-time",title:"Where the change comes from",level:"h3"}),
n=l("div",{class:"details-text"}),s=l("div",{class:"details-text"}),o=l("div",{class:"details-strip"}),a=l("details",{class:"answer-details"},l("summary",{},"Details"),l("div",{class:"details-body"},l(
"div",{},n,s,o),t.node)),r=null,i="",c=null;function d(h){_(s,ci.list.map(f=>l("p",{data:{kind:f.kind},title:f.text},Ot(f.parts)," ",l("a",{href:rt({...it(h),node:vg(f.tree)})},"Show in the tree"))))}
async function u(h){let f=e&&a.open?ce(h).toString():i;if(f===i)return;r?.abort(),r=new AbortController,i=f,_(s);let m=new URLSearchParams(f);Object.entries({layers:"true",diagnosis:"false",limit:"0"}).
forEach(([p,g])=>m.set(p,g));try{let p=ci.key===f?null:await de(m,{signal:r.signal});ci=p?{key:f,list:(p.diagnosis??[]).filter(({kind:g})=>g==="layer")}:ci,i===f&&(d(h),s.dataset.shown=f)}catch{i=i===
f?"":i}}return a.addEventListener("toggle",()=>c&&u(c)),{node:a,chart:t,draw(h,f,m,{revision:p,file:g,caption:y}){let{waterfall:w}=f;c=h,_(n,tM(f,m,e&&{several:eM(f),memory:e(h)})),_(o,jw(f)),t.node.hidden=
!w||w.change===0,t.node.hidden||t.draw({fall:w,revision:p,file:g,caption:y,heading:`mean per ${et(f)?"recording":"step"}, test − control`}),u(h)},stop:()=>r?.abort()}}var nM="https://ui.perfetto.dev",bd=2*1024**3,Hw=100,sM=6e4,sa=class extends Error{constructor(t,n){super(n),this.name="PerfettoError",this.code=t}};function oM(e,t,n){return new Promise((s,o)=>{let a=(d,u)=>{
clearInterval(i),clearTimeout(c),window.removeEventListener("message",r),d(u)},r=d=>{d.source===e&&d.origin===t&&d.data==="PONG"&&a(s)},i=setInterval(()=>{e.closed?a(o,new sa("closed","Perfetto’s wind\
ow was closed.")):e.postMessage("PING","*")},Hw),c=setTimeout(()=>a(o,new sa("silent","Perfetto does not answer. Are you connected to the internet? If not, download the trace and open it on a machine \
that is.")),n);window.addEventListener("message",r)})}function yd(e,t=10){e.close(),setTimeout(()=>{!e.closed&&t>1&&yd(e,t-1)},Hw)}async function _d({title:e,fileName:t,load:n,onWaiting:s=()=>{},at:o=null,
origin:a=nM,patience:r=sM}){let i=window.open(o?"about:blank":a,"_blank");if(!i)throw new sa("blocked","The browser blocked the new window. Allow pop-ups for this page.");if(o)try{let{start:h,end:f}=await o();
i.location.replace(`${a}/?visStart=${h}&visEnd=${f}`)}catch(h){throw yd(i),h}let c=new AbortController,d=oM(i,a,r);d.catch(()=>c.abort());let u;try{u=await n(c.signal)}catch(h){throw c.signal.aborted&&
await d,d.catch(()=>{}),yd(i),h}s(),await d,i.postMessage({perfetto:{buffer:u,title:e,fileName:t}},a,[u])}var aM=["gzip_truncated","gzip_damaged","json_damaged","event_damaged","end_damaged"];function rM(e){
return(e.notes??[]).some(t=>aM.includes(t.kind))?"damaged: nothing can be added":e.has_device_rows?"":"no device rows: nothing to count"}var iM=(e,t)=>e.file.split("/").at(-1).replace(/(\.gz)+$/i,"").
replace(/\.json$/i,t===""?"":"_with_counters").concat(".json.gz");function Uw(e,t,n=()=>""){let s=l("span",{class:"muted small trace-status",role:"status"}),o=`rank ${t.rank} of ${e.label}`,a=t.raw_bytes>
bd,r=l("a",{class:"button small-button","aria-label":`Download ${o}`},"Download"),i=()=>{r.href=cc(e.id,t.number,n())},c=(h,f=!1)=>{s.textContent=h,s.classList.toggle("error-text",f)};async function d(){
u.disabled=!0,c("Loading …");try{await _d({title:`${e.label}, rank ${t.rank}`,fileName:iM(t,n()),load:h=>pr(e.id,t.number,n(),{signal:h,onProgress:f=>c(`Loading ${Y(f)}`)}),onWaiting:()=>c("Waiting \
for Perfetto …")}),c("Handed to Perfetto.")}catch(h){c(h.message,!0),B(h.message,!0)}finally{u.disabled=!1}}let u=v("Open in Perfetto",d,{class:"small-button",disabled:a,"aria-label":`Open in Perfet\
to: ${o}`,title:"Opens ui.perfetto.dev in a new window and hands the trace to it inside your browser; nothing is uploaded"});return i(),a&&c(`${Y(t.raw_bytes)} of JSON is too large for a browser: down\
load it for Perfetto’s trace_processor.`),{node:l("div",{class:"trace-actions"},r,u,s),prepare:i}}function Ln(e){return e.traces_bytes>0?"":e.traces_removed?`The traces of this set were removed on ${fe(
e.traces_removed)}: they were the oldest, and the limit of kept traces was reached (--keep-traces).`:"The traces of this set were not kept."}function lM(e,t){return l("div",{class:"notice trace-not-ke\
pt"},l("p",{},Ln(e)),t?l("p",{},"This server keeps them now: add the same files again, and this set gets them."):l("p",{},"Start the server with ",l("code",{},"tracediff serve --keep-traces=20G")," an\
d add the same files again, or add their folder with ",l("code",{},"tracediff ingest --keep-traces FOLDER"),": this set then gets them."))}function cM(e,t,n,s){let o=Uw(e,t,n.query),a=l("td",{}),r=()=>{
let i=n.on()?rM(t):"";o.prepare(),_(a,i===""?o.node:l("span",{class:"muted"},i))};return s.push(r),r(),l("tr",{},l("th",{scope:"row"},String(t.rank)),l("td",{class:"mono wrap"},t.file),l("td",{class:"\
num"},Y(t.trace_bytes)),a)}function dM(e,t,n,s,o){let a=e.file_list.filter(i=>i.trace_bytes!==null),r=e.file_list.length-a.length;return l("section",{},o&&l("h3",{},e.label),a.length===0?lM(e,t):l("di\
v",{class:"scroll-x"},l("table",{class:"files-table trace-table"},l("caption",{class:"visually-hidden"},`Traces of ${e.label}`),l("thead",{},l("tr",{},["Rank","File","Size","Trace"].map(i=>l("th",{scope:"\
col",class:i==="Size"?"num":""},i)))),l("tbody",{},a.map(i=>cM(e,i,n,s))))),a.length>0&&r>0&&l("p",{class:"muted small"},`${k(r)} more were not kept.`))}function uM(e,t){let n=l("input",{type:"checkbo\
x",on:{change:()=>t()}}),s=()=>n.checked;return{on:s,query:()=>s()?new URLSearchParams({counters:"all",...e}).toString():"",node:l("label",{class:"check"},n,"With counters: queue length of each stream\
, memory bandwidth")}}function mi(e,t={}){let n=[],s=uM(t,()=>n.forEach(r=>r())),o=l("div",{class:"trace-body"},l("p",{class:"muted"},"Loading …")),a=Jn("Traces","",l("div"),o);return Promise.all([Ns(),
...e.map(r=>Yt(r))]).then(([r,...i])=>{let c=i.some(d=>d.traces_bytes>0);a.querySelector("h2").textContent=`Traces of ${i.map(d=>d.label).join(" and ")}`,_(o,c&&s.node,i.map(d=>dM(d,r.keep_traces&&!r.
read_only,s,n,i.length>1)),c&&l("p",{class:"muted small"},"“Open in Perfetto” opens ui.perfetto.dev in a new window. The trace goes from this window to that one, inside your browser: nothing is upload\
ed."))}).catch(r=>_(o,l("p",{class:"error-text",role:"alert"},r.message))),a}var hM=[["kept","kept","events that count"],["repaired","repaired","negative durations set to 0"],["dropped","dropped","dur\
ations over 24 h"],["invalid","invalid","not an event, or without a usable time"],["ignored","ignored","metadata, flows, instants, counters"],["device_rows_without_step","device rows outside steps","k\
ernels and copies whose launch lies in no step"]];function zw(e){let{repaired:t=0,dropped:n=0,invalid:s=0,notes:o=0,duplicates:a=0,affected:r=0,left_out:i=0}=e??{};if(r>0)return{level:"warn",text:`${S(
r,"file")} damaged`};let c=t+n+s;if(c===0&&o===0&&a===0&&i===0)return{level:"good",text:"clean"};let d=[];return c>0&&d.push(`${k(c)} repaired or lost`),o>0&&d.push(S(o,"note")),a>0&&d.push(S(a,"dupli\
cate file")),i>0&&d.push(`${k(i)} not followed or read`),{level:n+s>0?"warn":"note",text:d.join(", ")}}function fM(e){return l("dl",{class:"counters"},hM.map(([t,n,s])=>l("div",{class:e[t]>0&&t!=="kep\
t"?"":"calm"},l("dt",{title:s},n),l("dd",{},k(e[t]??0)))))}function mM(e,t,n){let s=t.notes??[],o=t.quality??{},a=t.pseudo_step?"whole file":le(t.steps??[]);return l("tr",{},l("th",{scope:"row",class:"\
mono wrap"},t.file),l("td",{},String(t.rank),t.rank_source&&t.rank_source!=="distributedInfo"&&l("span",{class:"muted"},` (${t.rank_source})`)),l("td",{},a||D),l("td",{class:"num"},k(o.events)),l("td",
{class:"num"},Y(t.raw_bytes)),n&&l("td",{},t.trace_bytes===null?l("span",{class:"muted"},"not kept"):Uw(e,t).node),l("td",{class:"wrap"},s.length===0?l("span",{class:"muted"},"nothing to report"):l("u\
l",{class:"notes"},s.map(r=>l("li",{},r.severity==="damage"&&[hi()," "],r.words,r.count>1&&` (${k(r.count)} ×)`,r.effect&&`. ${r.effect}`,r.example&&l("span",{class:"muted"},`${r.effect?" First:":":"}\
 ${r.example}`))))))}function kd(e){return e?.length>0&&l("details",{class:"duplicates"},l("summary",{},`${S(e.length,"file")} left out: the same as another`),l("ul",{},e.map(({file:t,same_as:n})=>l("\
li",{},l("span",{class:"mono"},t)," has the same content as ",l("span",{class:"mono"},n)))))}var pM={symbolic_link:"is a symbolic link (links are not followed)",not_a_file:"is not a regular file",no_trace_beside:"\
is without the trace that it is named after"};function xd(e,t){return e>0&&l("details",{class:"left-out"},l("summary",{},`${S(e,"entry","entries")} of the folder left out`),l("ul",{},t.map(({file:n,kind:s})=>l(
"li",{},l("span",{class:"mono"},n),` ${pM[s]??s}`)),e>t.length&&l("li",{class:"muted"},`and ${k(e-t.length)} more`)))}function Kw(e){let t=l("div",{class:"quality-panel"},l("p",{class:"muted"},"Loadin\
g …"));return Yt(e.id).then(n=>{let s=n.traces_bytes>0,o=["File","Rank","Steps","Events","JSON",...s?["Trace"]:[],"Notes"];_(t,fi(n.quality.affected_files,n.quality.affected),fM(n.quality),l("div",{
class:"scroll-x"},l("table",{class:"files-table"},l("thead",{},l("tr",{},o.map(a=>l("th",{scope:"col"},a)))),l("tbody",{},n.file_list.map(a=>mM(n,a,s))))),kd(n.quality.duplicate_files),xd(n.quality.left_out,
n.quality.left_out_files),l("p",{class:"muted small"},"Identity ",l("span",{class:"mono"},n.id)," · stored in ",Y(n.stored_bytes)," out of ",Y(n.raw_bytes)," of JSON",s&&` (${Y(n.traces_bytes)} the t\
races themselves)`,!s&&`. ${Ln(n)}`))}).catch(n=>_(t,l("p",{class:"error-text"},n.message))),t}var gM=700,wM=e=>!!e&&(!e.readable||e.found===null||e.checked<e.found);function Sd({found:e,checked:t,refused:n,readable:s}){if(!s)return"The server cannot read the folder of set files: its log says w\
hy.";if(e===null)return"The server is counting the set files.";let o=t<e?`${k(t)} of ${S(e,"set file")} are checked.`:`${S(e,"set file")} ${e===1?"is":"are"} checked.`;return n===0?o:`${o} ${k(n)} ${n===
1?"is":"are"} not listed: the log of the server says why.`}function yM(e){let t=l("p",{class:"muted small set-files",hidden:!0}),n=!1,s;return{node:t,checking:()=>n,draw({set_files:o,total:a}){let r=n;
return n=wM(o),t.hidden=!o,t.textContent=o?Sd(o):"",clearTimeout(s),n?s=setTimeout(e,gM):r&&B(t.textContent),n?Math.max(a,(o.found??0)-o.refused):a},stop:()=>clearTimeout(s)}}var bM="a[href], button:n\
ot(:disabled), input";function _M(e,t,n){let s=null,o=()=>[...e.querySelectorAll(t)],a=h=>[...h.querySelectorAll(bM)].filter(f=>!f.closest("form"));function r(h){h.tabIndex=h===s?0:-1,a(h).forEach(f=>{
f.tabIndex=-1})}function i(h=!1){let f=o();s=f.includes(s)?s:f[0]??null,f.forEach(r),h&&!e.contains(document.activeElement)&&d()}function c(h){let f=s;s=h??s,[f,h].filter(Boolean).forEach(r)}function d(){
return s?.focus(),s!==null}function u(h,f){let m=o(),p=m.indexOf(s),g=[s,...a(s)],y=g.indexOf(f);return{ArrowDown:m[p+1],ArrowUp:m[p-1],Home:m[0],End:m.at(-1),ArrowRight:g[y+1],ArrowLeft:g[y-1]}[h]}return e.
addEventListener("focusin",h=>c(h.target.closest(t))),e.addEventListener("keydown",h=>{let{key:f,target:m}=h;h.defaultPrevented||h.ctrlKey||h.metaKey||h.altKey||Co(m)||m.closest(t)!==s||(/^(Arrow(Down|Up|Left|Right)|Home|End)$/.
test(f)?(h.preventDefault(),u(f,m)?.focus()):m===s&&(f==="Enter"||f===" ")&&(h.preventDefault(),n(f,s)))}),{sync:i,focus:d}}function Ed(e,t,{name:n,maxlength:s,mayBeEmpty:o=!1,saveSame:a=!1},r,i){let c=L(
"edit"),d=l("input",{id:c,type:"text",value:t,maxlength:String(s),autocomplete:"off",spellcheck:"false",placeholder:n}),u=l("form",{class:"inline-edit",on:{submit:async h=>{h.preventDefault();let f=d.
value.trim();if(f===t&&!a||f===""&&!o){i();return}d.disabled=!0,await r(f)||(d.disabled=!1,d.focus())},keydown:h=>{h.key==="Escape"&&i()}}},l("label",{for:c,class:"visually-hidden"},n),d,l("button",{type:"\
submit",class:"small-button"},"Save"),v("Cancel",i,{class:"small-button"}));_(e,u),d.focus(),d.select()}var Td=12,Gw=3;function kM(e,t,n){let s=document.body.hasAttribute("data-read-only");return[{text:"\
Rename …",run:()=>n("label"),writes:!0},{text:e.notes===""?"Add a note …":"Change the note …",run:()=>n("notes"),writes:!0},{text:"Tags …",run:()=>t.tags([e]),writes:!0},{text:e.pinned?"Unpin":
"Pin",run:()=>t.pin([e],!e.pinned),writes:!0},{text:"Split …",run:()=>t.split(e),writes:!0,hidden:e.files<2},{text:"Download, Perfetto …",run:()=>mi([e.id])},{text:"Delete",run:()=>t.remove([e]),danger:!0,
writes:!0}].filter(o=>!(o.writes&&s))}function Yw(e,t,n){let s=e==="control"?"A":"B",o=e==="control"?"Control":"Test";return l("label",{class:`pick pick-${e}`,title:`${o}: ${t.label}`},l("input",{type:"\
radio",name:`pick-${e}`,value:t.id,"aria-label":`${o}: ${t.label}`,on:{change:()=>n.pick(e,t)}}),l("span",{"aria-hidden":"true"},s))}function xM(e){return e.damaged?l("div",{class:"set-damage small"},
`Its stored file is damaged: ${e.damaged}. Add its traces again.`):null}function vM(e,t){let n=o=>v(o,()=>t.filterTag(o),{class:"tag",title:`Only sets with the tag “${o}”`,"aria-label":`Only sets \
tagged ${o}`}),s=e.tags.length-Gw;return e.tags.length>0&&l("span",{class:"tags"},e.tags.slice(0,Gw).map(n),s>0&&l("span",{class:"muted small",title:e.tags.join(", ")},`+${s}`))}function $M(e,t){let n=e.
goes?`removed ${Pf(e.goes)}`:"",s=e.pinned?"Pinned: it stays, however old it gets":`This server removes it on ${fe(e.goes)}; pin it to keep it`,o=e.pinned?"pinned":n,a=document.body.hasAttribute("data\
-read-only");return[o!==""&&(a?l("span",{class:"muted small",title:s},o):v([st("pin"),o],()=>t.pin([e],!e.pinned),{class:"pin-toggle",title:s,"aria-pressed":String(e.pinned),"aria-label":e.pinned?`Pin\
 of ${e.label}`:`Pin ${e.label}, which is ${n}`})),e.uploaded_by&&l("span",{class:"muted small by ellipsis",title:`Stored by ${e.uploaded_by}`},`by ${e.uploaded_by}`)]}function SM(e,t,n){let s=l("div",
{class:"set-line"}),o=()=>_(s,l("span",{class:"set-name ellipsis",title:e.label},e.label),vM(e,t),$M(e,t),e.notes!==""&&l("span",{class:"note-text ellipsis",title:e.notes},e.notes)),a=()=>{o(),n()};return o(),
{node:l("td",{class:"set-cell"},s,xM(e)),edit(r){Ed(s,e[r],r==="label"?{name:"Label",maxlength:200}:{name:"Note",maxlength:2e3,mayBeEmpty:!0},i=>t.save(e,{[r]:i}),a)}}}function EM(e,t,n){let s=zw(e.quality),
o=l("button",{type:"button",class:`quality quality-${s.level}`,"aria-expanded":String(n.has(e.id)),title:"What was read, repaired and assumed",on:{click:()=>{n.has(e.id)?n.delete(e.id):(n.set(e.id,Kw(
e)),_(t.firstChild,n.get(e.id))),t.hidden=!n.has(e.id),o.setAttribute("aria-expanded",String(n.has(e.id)))}}},s.level==="warn"&&st("warning"),l("span",{class:"ellipsis"},s.text),st("chevron"));return o}
function TM(e){return e.steps.length>0?l("span",{title:le(e.steps)},k(e.step_count??e.steps.length)):l("span",{class:"muted",title:"No ProfilerStep rows"},"whole files")}var OM=e=>e.devices.length>0?e.
devices.map(t=>t.replace(/^NVIDIA /,"")).join(", "):D;function MM(e){return e.median_step_ns!==null?[x(e.median_step_ns/1e3),"The median of its steps over all ranks, with the profiler"]:[D,e.steps.length>
0?"Stored by a version that did not keep it":"No ProfilerStep rows"]}function AM(e,t,n,{member:s=!1}={}){let o=l("tr",{class:"detail",hidden:!n.has(e.id)},l("td",{colspan:String(Td)},n.get(e.id))),a=wr(
`Actions for ${e.label}`,()=>kM(e,t,h=>r.edit(h))),r=SM(e,t,()=>a.focus()),i=l("input",{type:"checkbox",class:"set-check","aria-label":`Select ${e.label}`,on:{click:h=>t.check(e,i.checked,h.shiftKey)}}),
[c,d]=MM(e);return[l("tr",{data:{set:e.id},class:s?"member":""},l("td",{class:"check-cell"},i),l("td",{class:"pick-cell"},Yw("control",e,t),Yw("test",e,t)),r.node,l("td",{"data-head":"Device",class:"d\
evice-cell ellipsis",title:e.devices.join(", ")},OM(e)),l("td",{class:"num","data-head":"Step",title:d},c),l("td",{class:"num","data-head":"Ranks",title:le(e.ranks)},k(e.ranks.length)),l("td",{class:"\
num","data-head":"Steps"},TM(e)),l("td",{"data-head":"Recorded",class:"date"},e.recorded===null?D:fe(e.recorded)),l("td",{"data-head":"Stored",class:"date"},fe(e.created)),l("td",{class:"num","data-he\
ad":"Size",title:`${S(e.quality.events,"event")} in ${Y(e.raw_bytes)} of JSON in ${S(e.files,"file")}`},Y(e.disk_bytes)),l("td",{"data-head":"Quality"},EM(e,o,n)),l("td",{class:"row-actions"},l("a",{class:"\
button small-button analyse-link",href:C(`/analyse?set=${te(e.id)}`),"aria-label":`Analyse ${e.label}`},"Analyse"),a)),o]}var ey=[{text:"A / B",hidden:"Control and test"},{text:"Set",sort:"label"},{text:"\
Device",sort:"device"},{text:"Step time",sort:"step_time",num:!0},{text:"Ranks",sort:"ranks",num:!0},{text:"Steps",sort:"steps",num:!0},{text:"Recorded",sort:"recorded"},{text:"Stored",sort:"created"},
{text:"Size",sort:"bytes",num:!0},{text:"Quality"},{text:"",hidden:"Actions"}],RM=ey.filter(e=>e.sort);function CM(e,t){return e.sort?l("th",{scope:"col",class:e.num?"num":"",data:{sort:e.sort}},v([e.
text,l("span",{class:"sort-mark"})],()=>t(e.sort),{class:"sort-button"})):l("th",{scope:"col",class:e.num?"num":""},e.hidden?[l("span",{"aria-hidden":"true"},e.text),l("span",{class:"visually-hidden"},
e.hidden)]:e.text)}function vd(e,t,n,s,o){let a=e.kept.get(t),r=a?.shown===n?a:{shown:n,rows:s()};return o.set(t,r),r.rows}var ty=(e,t,n,s=!1)=>vd(e,t.id,JSON.stringify([t,s]),()=>AM(t,e.actions,e.open,
{member:s}),n);function LM(e,t,n,s){let o=vd(e,`group ${t.prefix}`,JSON.stringify([t,!!n]),()=>[FM(t,n,e.actions)],s);if(!n)return o;let a=n.total-n.sets.length;return[...o,...n.sets.flatMap(r=>ty(e,r,
s,!0)),...vd(e,`more ${t.prefix}`,`${n.loading} ${a}`,()=>n.loading||a>0?[jM(t,n,a,e.actions)]:[],s)]}function NM(e,t){let n=new Map,s=e.body.contains(document.activeElement)?document.activeElement:null,
{prefix:o,set:a}=s?.closest("tr")?.dataset??{};It(e.body,t.entries.flatMap(r=>r.group?LM(e,r.group,t.groups.get(r.group.prefix),n):ty(e,r.set,n))),e.kept=n,o!==void 0&&!s.isConnected&&e.body.querySelector(
`tr[data-prefix="${CSS.escape(o)}"] button`)?.focus({preventScroll:!0}),e.rowFocus.sync(s!==null),s?.matches(".pin-toggle")&&!s.isConnected&&e.body.querySelector(`tr[data-set="${a}"] .pin-toggle`)?.focus(
{preventScroll:!0}),PM(e,t),IM(e,t)}function PM(e,{sort:t,order:n}){for(let s of e.heads){let o=s.dataset.sort===t;s.dataset.sort&&(s.ariaSort=o?{asc:"ascending",desc:"descending"}[n]:null,_(s.querySelector(
".sort-mark"),o&&st(n==="asc"?"up":"down")))}}function IM(e,{picked:t,checked:n}){let s=[...e.body.querySelectorAll("tr[data-set]")];for(let a of s){let{set:r}=a.dataset;for(let i of["control","test"])
a.toggleAttribute(`data-${i}`,r===t[i]),a.querySelector(`.pick-${i} input`).checked=r===t[i];a.toggleAttribute("data-checked",n.has(r)),a.querySelector(".set-check").checked=n.has(r)}e.body.querySelectorAll(
"tr.group").forEach(a=>DM(e,a,t));let o=s.filter(a=>n.has(a.dataset.set)).length;e.all.checked=o>0&&o===s.length,e.all.indeterminate=o>0&&o<s.length,e.all.disabled=s.length===0}function DM(e,t,{labels:n,
...s}){let o=t.dataset.prefix.toLowerCase();_(t.querySelector(".pick-cell"),["control","test"].filter(a=>n[a].toLowerCase().startsWith(o)&&/^([^\p{L}]|$)/u.test(n[a].slice(o.length))&&!e.body.querySelector(
`tr[data-set="${CSS.escape(s[a])}"]`)).map(a=>l("b",{class:`letter letter-${a==="control"?"a":"b"}`,title:n[a]},a==="control"?"A":"B",l("span",{class:"visually-hidden"},`: ${n[a]}`))))}function qM(e,t){
let n=[...e.body.children].find(s=>s.dataset.set===t);return n?.classList.add("fresh"),n?.scrollIntoView({block:"nearest"}),!!n}function BM(e){let t={actions:e,open:new Map,kept:new Map};t.body=l("tbo\
dy"),t.all=l("input",{type:"checkbox",class:"set-check","aria-label":"Select all that are shown",on:{click:()=>e.checkAll(t.all.checked)}}),t.heads=ey.map(s=>CM(s,e.sort));let n=l("div",{class:"card s\
croll-x"},l("table",{class:"sets",role:"grid"},l("caption",{class:"visually-hidden"},"Sets"),l("thead",{},l("tr",{},l("th",{scope:"col",class:"check-cell"},t.all),t.heads)),t.body));return t.rowFocus=
_M(t.body,"tr[data-set], tr.group, tr.more-row",(s,o)=>{let a=o.dataset.set?s===" "?".set-check":".menu-button":"button";o.querySelector(a)?.click()}),{node:n,draw:s=>NM(t,s),flash:s=>qM(t,s),focus:t.
rowFocus.focus}}function FM(e,t,n){let s=v([st("chevron"),l("span",{class:"set-name"},e.prefix),l("span",{class:"muted"},S(e.sets,"set"))],()=>n.toggleGroup(e.prefix),{class:"group-toggle","aria-expan\
ded":String(!!t),"aria-label":`${e.prefix} …, ${S(e.sets,"set")}`});return l("tr",{class:"group",data:{prefix:e.prefix}},l("td",{class:"check-cell"}),l("td",{class:"pick-cell"}),l("td",{class:"set-c\
ell",colspan:"6"},s,!e.prefix.includes(",")&&l("a",{class:"small",href:$o({...Rs(""),sets:`${e.prefix}*`}),title:"Their step times in order of recording","aria-label":`Series of ${e.prefix} …`},"Ser\
ies")),l("td",{class:"date"},fe(e.newest)),l("td",{colspan:String(Td-9)}))}function jM(e,t,n,s){return l("tr",{class:"more-row member"},l("td",{colspan:String(Td)},t.loading?l("span",{class:"muted"},"\
Loading …"):v(`Show more of ${e.prefix} (${k(n)} left)`,()=>s.more(e.prefix),{class:"link-button"})))}function WM(e,t){let n=e,s=L("known-tags"),o=l("p",{class:"small",role:"status"}),a=l("ul",{class:"\
tag-list"}),r=l("datalist",{id:s}),i=l("input",{type:"text",list:s,maxlength:"64",autocomplete:"off",spellcheck:"false","aria-label":"New tag",placeholder:"New tag"}),c=l("form",{class:"tag-form",on:{
submit:m=>{m.preventDefault();let p=i.value.trim().replace(/\s+/g," ");p!==""&&u({add_tags:[p]},`Tagged “${p}”.`)}}},i,l("button",{type:"submit"},"Add")),d=n.length===1?`Tags of ${n[0].label}`:`Ta\
gs of ${S(n.length,"set")}`;async function u(m,p){i.disabled=!0;try{for(let g=0;g<n.length;g+=1){let y=await kn(n[g].id,m);n=n.map(w=>w.id===y.id?y:w),t(y)}i.value="",o.classList.remove("error-text"),
o.textContent=p}catch(g){o.classList.add("error-text"),o.textContent=g.message,B(g.message,!0)}i.disabled=!1,h(),i.focus()}function h(){let m=new Map;n.flatMap(p=>p.tags).forEach(p=>{let g=[...m.keys()].
find(y=>y.toLowerCase()===p.toLowerCase())??p;m.set(g,(m.get(g)??0)+1)}),_(a,[...m].map(([p,g])=>l("li",{class:"tag"},p,g<n.length&&l("span",{class:"muted"},` ${g} of ${n.length}`),V("close",`Remove t\
he tag ${p}`,()=>u({remove_tags:[p]},`“${p}” was removed.`)))),m.size===0&&l("li",{class:"muted"},"No tags yet."))}h();let f=Jn(d,"tag-dialog",l("div"),l("div",{class:"trace-body"},a,c,r,o));return i.
focus(),Vn().then(m=>_(r,m.map(({tag:p})=>l("option",{value:p})))).catch(()=>{}),f}function pi(e,t,n=!1){e.status.textContent=t,e.status.classList.toggle("error-text",n),n&&B(t,!0)}function ny(e,t){e.
fields.disabled=e.go.disabled=!1,e.bar.hidden=!0,e.cancel.textContent="Cancel",e.job=null,pi(e,t,!0),e.dialog.isConnected||K(t,{urgent:!0})}function HM(e,t){t.state==="done"?(e.dialog.close(),e.ended(
t)):t.state==="failed"||t.state==="cancelled"?ny(e,t.error?.detail??"It did not work."):t.bytes_total>0&&(e.bar.max=t.bytes_total,e.bar.value=t.bytes_done,pi(e,`${k(t.files_done)} of ${S(t.files_total,
"file")}`))}async function UM(e){pi(e,"");try{e.job=await e.start()}catch(t){ny(e,t.message);return}e.job&&(e.fields.disabled=e.go.disabled=!0,e.bar.hidden=!1,e.bar.removeAttribute("value"),e.cancel.textContent=
"Stop",e.cancel.onclick=()=>e.job&&Is(e.job.id).catch(()=>{}),Rc(e.job.id,t=>HM(e,t)))}function sy({title:e,text:t,form:n,action:s,start:o,ended:a}){let r={start:o,ended:a,job:null};return r.status=l(
"p",{class:"small regroup-status",role:"status"}),r.bar=l("progress",{max:"1",value:"0",hidden:!0,"aria-label":e}),r.go=l("button",{type:"submit",class:"primary"},s),r.cancel=v("Cancel",()=>r.dialog.close()),
r.fields=l("fieldset",{class:"regroup-fields"},n),r.dialog=Jn(e,"regroup-dialog",l("form",{on:{submit:i=>{i.preventDefault(),UM(r)}}}),l("div",{class:"trace-body"},t&&l("p",{class:"muted"},t),r.fields,
r.bar,r.status),l("div",{class:"regroup-buttons"},r.cancel,r.go)),{dialog:r.dialog,say:(i,c)=>pi(r,i,c),go:r.go}}async function zM(e,t){try{for(let n of e.binned)await Eo(n);for(let n of e.made.filter(
s=>!s.already_stored))await So(n.set)}catch(n){K(`Not everything could be undone. ${n.message}`,{urgent:!0})}t(e.binned[0])}function oy(e,t,n){K(e,{seconds:30,action:{label:"Undo",run:()=>zM(t,n)}}),n(
t.set)}function KM(e,t){let n=e.file_list.map(o=>l("input",{type:"checkbox",value:String(o.number),on:{change:t}})),s=e.file_list.map((o,a)=>l("li",{},l("label",{class:"check"},n[a],l("span",{class:"r\
egroup-rank"},`Rank ${o.rank}`),l("span",{class:"mono wrap"},o.file),l("span",{class:"muted small"},Y(o.disk_bytes)))));return{node:l("ul",{class:"regroup-files","aria-label":"Files"},s),chosen:()=>n.
filter(o=>o.checked).map(o=>Number(o.value))}}function Vw(e,t,n,s,o){return l("label",{class:"check"},l("input",{type:"radio",name:e,value:t,checked:s,on:{change:o}}),n)}async function GM(e,t){let n=L(
"split"),s=l("div",{class:"regroup-form"},l("p",{class:"muted"},"Loading …")),o=null,a=()=>s.querySelector("input:checked")?.value!=="two",{dialog:r,say:i,go:c}=sy({title:`Split ${e.label}`,action:"\
Split",text:"The new sets are the same as if their files had been added separately. The traces are not needed.",form:s,start:async()=>{let u=a()?[]:o.chosen();return!a()&&(u.length===0||u.length===e.files)?
(i("Check some of the files, and not all of them.",!0),null):Rm(e.id,a()?{}:{parts:[{files:u}]})},ended:u=>oy(`“${e.label}” was split into ${S(u.made.length,"set")}.`,u,t)}),d=()=>{o.node.hidden=a()};
c.disabled=!0;try{let u=await Yt(e.id);o=KM(u,()=>i("")),_(s,Vw(n,"each",`Each file becomes a set: ${S(u.file_list.length,"set")}`,!0,d),Vw(n,"two","The checked files become one set, the others anothe\
r",!1,d),o.node),d(),c.disabled=!1,r.open&&s.querySelector("input").focus()}catch(u){_(s),i(u.message,!0)}}function YM(e,t){let n=L("label"),s=l("input",{id:n,type:"text",maxlength:"200",autocomplete:"\
off",spellcheck:"false",placeholder:"The beginning that their labels share"});sy({title:`Join ${S(e.length,"set")}`,action:"Join",text:"All their files become the ranks of one set, as if they had been\
 dropped together. Files that state no rank, neither inside nor in their name, are numbered again.",form:l("div",{class:"regroup-form"},l("ul",{class:"regroup-files","aria-label":"Sets"},e.map(o=>l("l\
i",{},l("span",{class:"wrap"},o.label),l("span",{class:"muted small"},` ${S(o.files,"file")}`)))),l("label",{for:n},"Label"),s),start:()=>Cm(e.map(o=>o.id),s.value.trim()),ended:o=>oy(`${S(e.length,"s\
et")} were joined.`,o,t)}),s.focus()}var VM=10,JM=12,QM=200,XM=4;async function Od(e,t){let n=[],s=[...e];return await Promise.all(Array.from({length:XM},async()=>{for(;s.length>0;){let o=s.shift();try{
await t(o)}catch(a){n.push({item:o,error:a})}}})),n}function ZM({change:e,sort:t}){let n=L("find"),s=l("span",{class:"muted small found"}),o=!1,a=vn({id:n,wait:QM,onText:h=>e({q:h}),maxlength:"120",placeholder:"\
Find by label, note, tag, device, file or id"}),r=we(RM.flatMap(({sort:h,text:f})=>[["desc","↓"],["asc","↑"]].map(([m,p])=>[`${h} ${m}`,`${f} ${p}`])),h=>t(...h.split(" ")),{"aria-label":"Sort by"}),
i=l("span",{class:"tags filter-tags",role:"group","aria-label":"Tags"}),c=l("div",{class:"find-bar",hidden:!0,role:"search"},l("label",{for:n,class:"visually-hidden"},"Find sets"),a,i,l("span",{class:"\
list-order"},r),s);function d(h,f,m){let p=[...h.tag.filter(g=>!f.some(y=>y.tag===g)).map(g=>({tag:g})),...f.slice(0,JM)];qe(i,()=>_(i,p.map(({tag:g,sets:y})=>v([g,y!==void 0&&l("span",{class:"muted"},
` ${k(y)}`)],()=>m(g),{class:"tag","aria-pressed":String(h.tag.includes(g)),data:{tag:g}}))),"tag")}function u(){o=!0,c.hidden=!1,a.focus(),a.select()}return{node:c,drawTags:d,focus:u,draw(h,f,m){c.hidden=
m<=VM&&!er(h)&&!o,r.value=`${h.sort} ${h.order}`,document.activeElement!==a&&(a.value=h.q);let p=f===0?"No set matches.":S(f,"set");return s.textContent=er(h)?p:"",p}}}var ay=e=>[...e.values()].every(
t=>t.pinned);function eA(e){let t=l("span",{role:"status"}),n=v("",e.compare,{class:"primary"}),s=v("Join …",e.join,{class:"writes"}),o=v("Tags …",e.tags,{class:"writes"}),a=v("",e.pin,{class:"wri\
tes"}),r=v("",e.remove,{class:"writes danger"}),i=l("section",{class:"bulk-bar","aria-label":"Selected sets",hidden:!0},t,n,s,o,a,r,V("close","Select none",e.clear));return{node:i,draw(c){i.hidden=c.size===
0,t.textContent=`${k(c.size)} selected`,n.textContent=`Compare (${k(c.size)})`,n.disabled=c.size!==2,n.title=c.size===2?"The older set becomes the control, unless the names say otherwise":"Select two \
sets to compare them",s.disabled=c.size<2,s.title=c.size<2?"Select two sets or more to join them":"Make one set of them",a.textContent=ay(c)?"Unpin":"Pin",r.textContent=`Delete (${k(c.size)})`}}}function tA(e){
let t=l("span",{class:"muted"}),n=v("Previous",()=>e(-1)),s=v("Next",()=>e(1)),o=l("nav",{class:"pager","aria-label":"Pages of the list",hidden:!0},n,t,s);return{node:o,draw(a,r){let i=(a-1)*wn,c=Math.
min(i+wn,r.entry_total);o.hidden=r.entry_total<=wn&&a===1,n.disabled=a===1,s.disabled=c>=r.entry_total,t.textContent=c>i?`${k(i+1)}–${k(c)} of ${k(r.entry_total)}${r.entry_total===r.total?"":` rows,\
 ${S(r.total,"set")}`}`:""}}}function oa(e,t,n){e.typed=!0,e.change({page:1,...t},n)}async function Bt(e){e.question?.abort(),e.question=new AbortController;let{signal:t}=e.question;e.asked=Gn(e.state).
toString(),e.content.ariaBusy="true";let n=setTimeout(()=>e.context.busy(!0),400);try{let[s,o,a]=await Promise.all([mt(Gn(e.state),{signal:t}),Vn({signal:t}),er(e.state)?mt("limit=0",{signal:t}):null]);
e.answer=s,e.known=o,e.allTotal=e.files.draw(a??s),await sA(e,t),oA(e)}catch(s){s.name!=="AbortError"&&nA(e,s)}finally{clearTimeout(n),t.aborted||(e.context.busy(!1),e.content.ariaBusy=null)}}function nA(e,t){
e.answer=null,e.asked="",_(e.content,l("div",{class:"error-box",role:"alert"},l("h2",{},"The traces cannot be listed"),l("p",{},t.message),v("Try again",()=>Bt(e),{class:"primary"})))}function ry(e,t,n,s=wn){
let o=Gn({...e.state,page:1});return o.delete("group"),o.set("prefix",t),o.set("offset",String(n)),o.set("limit",String(s)),o}async function sA(e,t){let n=new Set(e.answer.entries.flatMap(({group:s})=>s?
[s.prefix]:[]));for(let[s,o]of[...e.groups]){if(!n.has(s)){e.groups.delete(s);continue}let a=await mt(ry(e,s,0,Math.min(1e3,Math.max(wn,o.sets.length))),{signal:t});e.groups.set(s,{sets:gi(a),total:a.
total,loading:!1})}}async function iy(e,t){let n=e.groups.get(t),s=e.asked;n.loading=!0,en(e);try{let o=await mt(ry(e,t,n.sets.length));n.sets=[...n.sets,...gi(o)],n.total=o.total}catch(o){K(`${t} can\
not be listed. ${o.message}`,{urgent:!0})}n.loading=!1,s===e.asked&&en(e)}function ly(e,t){e.groups.delete(t)?en(e):(e.groups.set(t,{sets:[],total:0,loading:!0}),iy(e,t))}var gi=e=>e.entries.flatMap(({
set:t})=>t?[t]:[]),Md=e=>e.answer.entries.flatMap(({set:t,group:n})=>t?[t]:e.groups.get(n.prefix)?.sets??[]);function oA(e){e.loaded({sets:gi(e.answer),allTotal:e.allTotal,checking:e.files.checking()});
let t=e.finder.draw(e.state,e.answer.total,e.allTotal);e.typed&&(e.typed=!1,B(t)),en(e),e.arrived!==""&&rA(e,e.arrived)}function en(e){if(e.answer&&(e.finder.drawTags(e.state,e.known,t=>cy(e,t)),e.pager.
draw(e.state.page,e.answer),e.bulk.draw(e.checked),!(e.answer.entries.length===0&&e.files.checking()))){if(e.answer.entries.length===0){_(e.content,e.allTotal===0?e.empty():aA(e));return}e.table.node.
parentNode!==e.content&&_(e.content,e.table.node),e.table.draw({...e.answer,groups:e.groups,picked:e.picked,checked:e.checked,sort:e.state.sort,order:e.state.order})}}var aA=e=>e.answer.total>0?l("p",
{class:"card nothing"},"There is nothing on this page."):l("p",{class:"card nothing"},"No set matches. ",v("Show all",()=>oa(e,{q:"",tag:[]}),{class:"link-button"}));function rA(e,t){if(e.arrived="",e.
table.flash(t))return;e.answer.entries.find(({group:s})=>s&&e.groups.get(s.prefix)?.sets.some(o=>o.id===t))||Pt([t]).then(([s])=>{let[o]=(s&&e.answer?e.answer.entries:[]).filter(({group:a})=>a&&s.label.
toLowerCase().startsWith(a.prefix.toLowerCase())).sort((a,r)=>r.group.prefix.length-a.group.prefix.length);o&&!e.groups.has(o.group.prefix)&&ly(e,o.group.prefix)}).catch(()=>{})}function iA(e,t){let n=t===
"label"?"asc":"desc",s=n==="asc"?"desc":"asc";oa(e,{sort:t,order:e.state.sort===t&&e.state.order===n?s:n})}function cy(e,t){let n=e.state.tag.includes(t);oa(e,{tag:n?e.state.tag.filter(s=>s!==t):[...e.
state.tag,t].slice(-8)})}function lA(e,t,n,s){let o=Md(e),[a,r]=[o.findIndex(c=>c.id===e.anchor),o.findIndex(c=>c.id===t.id)].sort((c,d)=>c-d);(s&&a>=0?o.slice(a,r+1):[t]).forEach(c=>n?e.checked.set(c.
id,c):e.checked.delete(c.id)),e.anchor=t.id,en(e)}function cA(e,t){Md(e).forEach(n=>t?e.checked.set(n.id,n):e.checked.delete(n.id)),en(e)}function dA(e){let[t,n]=[...e.checked.values()].sort((a,r)=>a.
created.localeCompare(r.created)),[s,o]=Lo(t,n);e.context.go(nt(s.id,o.id))}function Ad(e,t){if(e.answer===null){Bt(e);return}let n=s=>s.id===t.id?{...s,...t}:s;e.answer.entries=e.answer.entries.map(s=>s.
set?{set:n(s.set)}:s),e.groups.forEach(s=>{s.sets=s.sets.map(n)}),e.checked.has(t.id)&&e.checked.set(t.id,t),e.loaded({sets:gi(e.answer),allTotal:e.allTotal}),en(e),e.content.ariaBusy==="true"&&Bt(e)}
function Jw(e,t){return e.checked.clear(),e.arrived=t,Bt(e)}async function uA(e,t,n){try{return Ad(e,await kn(t.id,n)),B("Saved."),!0}catch(s){return K(`Not saved. ${s.message}`,{urgent:!0}),!1}}function Qw(e,t){
WM(t,s=>Ad(e,s)).addEventListener("close",()=>Bt(e))}var $d=(e,t)=>`${e.length===1?"was":"were"} ${t}`;function Rd(e,t){return e.length>0&&K(`${Cd(e.map(({item:n})=>n))} ${t}. ${e[0].error.message}`,{
urgent:!0}),e.length>0}var Cd=e=>e.length===1?`“${e[0].label}”`:S(e.length,"set");async function Xw(e,t,n){let s=await Od(t,async o=>Ad(e,await kn(o.id,{pinned:n})));Rd(s,$d(s,"not changed"))||B(`${Cd(
t)} ${t.length===1?"is":"are"} ${n?"pinned":"not pinned"}.`)}async function Zw(e,t){let n=await Od(t,o=>So(o.id));Rd(n,$d(n,"not deleted"));let s=t.filter(o=>!n.some(({item:a})=>a===o));s.forEach(o=>e.
checked.delete(o.id)),s.length>0&&K(`${Cd(s)} ${$d(s,"deleted")}.`,{seconds:30,action:{label:"Undo",run:()=>hA(e,s)}}),document.getElementById("main").focus({preventScroll:!0}),await Bt(e)}async function hA(e,t){
let n=await Od(t,s=>Eo(s.id));Rd(n,"cannot be brought back"),e.arrived=t.length===1?t[0].id:"",await Bt(e)}function fA(e,t,n){let s=e.state;e.state=t,e.picked=n,s&&Gn(s).get("sort")!==Gn(e.state).get(
"sort")&&e.groups.clear(),Gn(e.state).toString()!==e.asked?Bt(e):en(e)}function dy({change:e,pick:t,loaded:n,empty:s,context:o}){let a={change:e,loaded:n,empty:s,context:o,checked:new Map,groups:new Map,
state:null,answer:null,asked:"",allTotal:null,known:[],picked:{control:"",test:"",labels:{control:"",test:""}},anchor:"",question:null,arrived:"",typed:!1};return a.content=l("div",{class:"content"},mA()),
a.finder=ZM({change:i=>oa(a,i,{replace:!0}),sort:(i,c)=>oa(a,{sort:i,order:c})}),a.table=BM({pick:t,save:(i,c)=>uA(a,i,c),pin:(i,c)=>Xw(a,i,c),remove:i=>Zw(a,i),check:(i,c,d)=>lA(a,i,c,d),checkAll:i=>cA(
a,i),toggleGroup:i=>ly(a,i),tags:i=>Qw(a,i),more:i=>iy(a,i),split:i=>GM(i,c=>Jw(a,c)),filterTag:i=>cy(a,i),sort:i=>iA(a,i)}),a.bulk=eA({compare:()=>dA(a),join:()=>YM([...a.checked.values()],i=>Jw(a,i)),
tags:()=>Qw(a,[...a.checked.values()]),pin:()=>Xw(a,[...a.checked.values()],!ay(a.checked)),remove:()=>Zw(a,[...a.checked.values()]),clear:()=>{a.checked.clear(),en(a)}}),a.pager=tA(i=>{e({page:a.state.
page+i}),a.content.scrollIntoView({block:"start"})}),a.files=yM(()=>Bt(a)),{node:l("div",{class:"set-list"},a.files.node,a.finder.node,a.content,a.pager.node,a.bulk.node),show:(i,c)=>fA(a,i,c),reload(i=""){
return a.arrived=i||a.arrived,Bt(a)},search:()=>a.allTotal>0&&(a.finder.focus(),!0),enter:()=>a.table.focus(),focused:()=>a.answer&&Md(a).find(i=>i.id===document.activeElement.closest("tr[data-set]")?.
dataset.set),unmount(){a.question?.abort(),a.files.stop()}}}function mA(){return l("div",{class:"card skeleton-list","aria-hidden":"true"},Array.from({length:6},()=>l("div",{class:"skeleton"})))}var Ld=4,Nd=e=>e===2?"two":k(e),fy=e=>e[0].toUpperCase()+e.slice(1);function pA({kind:e,one:t}){switch(e){case"assumed":return t.assumed?"These files do not say which rank they are.":"Not every file s\
ays which rank it is.";case"equal":return`Several files say that they are rank ${t.same}.`;case"folders":return"This folder holds several folders of traces.";default:return"Their names suggest two sid\
es, but their ranks would fit one set."}}function gA({kind:e,one:t},n){return e==="equal"?`“${n}”, with all files; files of the same rank count as its recordings, one after the other`:t.assumed?`“${n}\
”, with the ranks ${le(Array.from({length:t.ranks},(s,o)=>o))}, in order of the names`:`“${n}”, with ${S(t.ranks,"rank")}`}function wA({parts:e}){let t=e.slice(0,Ld).map(({label:n})=>`“${n}”`).
join(", ");return e.length>Ld?`${t} and ${k(e.length-Ld)} more`:t}function my({parts:e,one:t,kind:n}){let s=n==="equal"||t.ranks<2?"one":`${Nd(t.ranks)} ranks of one`;return`${fy(Nd(e.length))} sets, \
or ${s}?`}function yA(e){let{question:t,label:n}=e,{parts:s,manyFirst:o}=t,a=L("question"),r=(d,u,h)=>v([l("strong",{},u),l("span",{class:"choice-detail"},h)],()=>W.answer(e,d),{class:"choice"}),i=r(!0,
`${fy(Nd(s.length))} sets`,wA(t)),c=r(!1,"One set",gA(t,n));return l("div",{class:"question",role:"group","aria-labelledby":a},l("p",{id:a},l("strong",{},my(t))," ",pA(t)),l("div",{class:"choices"},o?
[i,c]:[c,i]))}var bA=64,_A={waiting:"Waiting",checking:"Checking",reading:"Reading",linking:"Linking",storing:"Storing",keeping:"Keeping the traces",copying:"Copying",done:"Done"},kA=["failed","cancel\
led","undone"];function Id(e){return l("progress",{max:"1",value:"0","aria-label":e})}function Dd(e,t,n){n>0?(e.max=n,e.value=Math.min(t,n)):e.removeAttribute("value")}function as(e){if(e.state==="fai\
led")return e.error?.detail??"The traces could not be read.";if(e.state==="cancelled")return"Cancelled.";if(e.state==="done"&&e.kind==="bundle")return xA(e.made);if(e.state==="done"){let n=e.already_stored?
`${vA(e)}; nothing was stored twice.`:`${yi(e)?"Stored, but damaged":"Done"}: ${S(e.events,"event")}.`;return e.traces_error?`${n} But the files themselves were not kept: ${e.traces_error.detail}`:n}let t=[
e.state==="queued"?"Queued":_A[e.stage]??e.stage];return e.bytes_total>0&&t.push(`${Y(e.bytes_done)} of ${Y(e.bytes_total)}`),e.events>0&&t.push(S(e.events,"event")),e.files_total>1&&t.push(`${k(e.files_done)}\
 of ${S(e.files_total,"file")}`),t.join(" · ")}function xA(e){let t=e.filter(o=>o.already_stored).length,n=e.length-t,s=t===1?"one was already here and is unchanged":`${k(t)} were already here and ar\
e unchanged`;return n===0?t===1?"Its set was already here and is unchanged.":"All of its sets were already here and are unchanged.":`${S(n,"set")} stored${t>0?`; ${s}`:""}.`}var vA=e=>`Stored already \
as “${e.known_as}”`;function $A(e,t){let{known_as:n,set:s}=e.job,o=t.indexOf("“")+1;return[t.slice(0,o),l("a",{href:C(`/?q=${s.slice(0,12)}`),title:"This set in the list"},n),t.slice(o+n.length)]}
function SA(e){let{offered:t,job:n}=e;if(e.state!=="done"||t===null)return null;let s=o=>Pd(W.takeOffer(e,o));return[v(`Rename to “${t}”`,()=>s("label"),{title:`Instead of “${n.known_as}”`}),new TextEncoder().
encode(t).length<=bA&&v(`Tag “${t}”`,()=>s("tag"),{title:"The label stays"})]}var yi=e=>e?.state==="done"&&e.affected_files?.length>0;function py(e){return[yi(e)&&fi(e.affected_files),TA(e),kd(e?.
duplicate_files),EA(e?.changed_beside??[]),xd(e?.left_out??0,e?.left_out_files??[])]}function EA(e){return e.length>0&&l("p",{class:"muted"},"Not taken: what stands beside ",l("span",{class:"mono"},e.
slice(0,20).map(t=>`${t}.tracediff.json`).join(", ")),e.length>20?` and ${k(e.length-20)} more`:""," says something else than when the set was stored. To take it, remove the set and add it again.")}function TA(e){
if(!e?.failures?.length)return null;let[{message:t}]=e.failures;return e.failures.length===1&&e.error?.detail.includes(t)?null:l("details",{class:"failures",open:e.state==="failed"},l("summary",{},`${S(
e.failures.length,"file")} could not be read`),l("ul",{},e.failures.map(n=>l("li",{},!n.message.startsWith(n.file)&&[l("span",{class:"mono"},n.file)," – "],n.message))))}function gy(e){let t=e.actions.
contains(document.activeElement),n=l("div",{},IA(e.transfer));e.shownLabel=e.transfer.label,n.innerHTML!==e.actions.innerHTML&&(_(e.actions,...n.childNodes),t&&e.actions.querySelector("button")?.focus(
{preventScroll:!0}))}function OA(e){e.shownState=e.transfer.state,e.node.dataset.state=e.transfer.state,gy(e),e.asked=e.transfer.question!==null,_(e.question,e.asked&&yA(e.transfer)),e.transfer.state===
"done"&&(e.list.open=!1)}function MA(e){let t=e.transfer.state==="done"?e.transfer.offered:null;if(t===e.offered)return;let n=e.offer.contains(document.activeElement);e.offered=t,_(e.offer,SA(e.transfer)),
n&&e.title.node.querySelector("input").focus({preventScroll:!0})}function uy(e){e.shownState!==e.transfer.state?OA(e):e.shownLabel!==e.transfer.label&&gy(e),e.title.update(),e.rows.forEach(PA),e.bar.setAttribute(
"aria-label",`Progress of ${e.transfer.label}`);let{done:t,total:n}=qd(e.transfer);e.bar.hidden=e.transfer.state==="asking"||!W.active.includes(e.transfer),Dd(e.bar,t,n),e.line=Bd(e.transfer),e.text.textContent!==
e.line&&_(e.text,e.transfer.state==="done"&&!e.transfer.bundle&&e.transfer.job.already_stored?$A(e.transfer,e.line):e.line),MA(e),e.node.classList.toggle("affected",yi(e.transfer.job)),_(e.failures,py(
e.transfer.job))}function AA(e){e.asked&&document.activeElement.matches("body, main, .page-actions *")&&e.question.querySelector("button").focus({preventScroll:!0}),e.asked=!1}function wy(e){let t={transfer:e,
offered:null,shownState:null,shownLabel:"",line:"",asked:!1};return t.bar=Id("Progress"),t.text=l("p",{class:"transfer-text"}),t.actions=l("div",{class:"transfer-actions"}),t.title=CA(e),t.failures=l(
"div"),t.question=l("div"),t.offer=l("div",{class:"transfer-offer"}),t.rows=e.files.map(RA),t.list=l("details",{class:"files",open:e.files.length<=6},l("summary",{},LA(e)),l("ul",{class:"file-list"},t.
rows.map(n=>n.node)),e.skipped.length>0&&NA(e.skipped)),t.node=l("li",{class:"transfer"},l("div",{class:"transfer-head"},t.title.node,t.actions),t.bar,t.text,t.offer,t.question,t.failures,!e.sample&&t.
list),uy(t),{node:t.node,update:()=>uy(t),text:()=>e.question?my(e.question):t.line,focus:()=>AA(t)}}var wi=(e,t)=>e.reduce((n,s)=>n+s[t],0);function qd(e){let{job:t,state:n,files:s}=e;return n==="job"&&
t.bytes_total>0?{done:t.bytes_done,total:t.bytes_total}:{done:wi(s,"sent"),total:n==="looking"?0:wi(s,"size")}}function RA(e){let t=Id(`Progress of ${e.name}`),n=l("span",{class:"file-state"}),s=l("li",
{},l("span",{class:"mono file-name",title:e.name},e.name),t,n);return{file:e,node:s,fileBar:t,state:n,shown:""}}function CA(e){let t=l("input",{type:"text",class:"label-input",maxlength:"200",autocomplete:"\
off",spellcheck:"false",value:e.label,title:"The label of this set: change it whenever you like",on:{change:()=>{W.rename(e,t.value),t.value=e.label},keydown:o=>{o.key==="Enter"?t.blur():o.key==="Esca\
pe"&&(t.value=e.label,t.blur())}}}),n=l("span",{class:"error-text small",role:"status"}),s=e.label;return{node:l("div",{class:"transfer-title"},t,n),update(){s!==e.label&&t!==document.activeElement&&(s=
e.label,t.value=s),t.setAttribute("aria-label",`Label of ${e.label}`),t.disabled=e.bundle||["failed","cancelled","undone"].includes(e.state);let o=[e.labelError&&`Not renamed. ${e.labelError}`,e.tagError&&
`Not tagged. ${e.tagError}`].filter(Boolean).join(" ");n.textContent!==o&&(n.textContent=o)}}}function LA(e){let t=e.files.reduce((o,a)=>o+a.size,0),n=e.files.filter(o=>!Tn(o)),s=[S(n.length,e.bundle?
"bundle":"trace file"),Y(t)];return e.skipped.length>0&&s.push(`${k(e.skipped.length)} skipped`),s.join(", ")}function NA(e){let[t,n]=[e.filter(Tn),e.filter(s=>!Tn(s))];return[n.length>0&&hy("only .js\
on and .json.gz files are traces",n),t.length>0&&hy("the trace that it is named after is not there",t)]}function hy(e,t){let n=t.slice(0,20).map(({name:o})=>o).join(", "),s=t.length>20?`, and ${k(t.length-
20)} more`:"";return l("p",{class:"muted skipped"},`Not sent, because ${e}: `,l("span",{class:"mono"},n),s)}function PA(e){let{file:t,fileBar:n,state:s}=e,o=`${t.state} ${t.sent}`;if(o===e.shown)return;
e.shown=o,e.node.dataset.state=t.state,Dd(n,t.size===0&&t.state==="sent"?1:t.sent,t.size||1);let a=t.size>0?Math.floor(100*(t.sent/t.size)):0;s.textContent={waiting:Y(t.size),sending:`${a} % of ${Y(t.
size)}`,sent:`${Y(t.size)} sent`,failed:t.error??"failed"}[t.state]}function IA(e){let{label:t}=e,n=V("close",`Remove ${t} from this list`,()=>W.remove(e));switch(e.state){case"failed":case"cancelled":
return[e.files.length>0&&v("Retry",()=>W.retry(e),{"aria-label":`Retry ${t}`}),n];case"done":return[e.bundle&&l("a",{class:"button",href:e.job.page,"aria-label":`Open the comparison of ${t}`},"Open th\
e comparison"),W.canUndo(e)&&v("Undo",()=>Pd(W.undo(e)),{title:"Remove this set again","aria-label":`Undo: remove ${t}`}),n];case"undone":return[v("Bring back",()=>Pd(W.bringBack(e)),{"aria-label":`Br\
ing ${t} back`}),n];default:return[v("Cancel",()=>W.cancel(e),{"aria-label":`Cancel ${t}`})]}}async function Pd(e){try{await e}catch(t){K(`That did not work. ${t.message}`,{urgent:!0})}}function DA(e){
let t=[...new Set(e.files.map(({seen:n})=>n?.rank??null))];return t.length===0||t.includes(null)?"":`${t.length===1?"rank":"ranks"} ${le(t.sort((n,s)=>n-s))}`}function qA(e){return e===null?"":e.as===
"tag"?` Tagged “${e.text}”.`:` Renamed to “${e.text}”.`}function Bd(e){let t=BA(e);return e.begun>1&&!e.waits&&!kA.includes(e.state)?`${t.replace(/\.$/,"")} – sent again, because the server wa\
s restarted`:t}function BA(e){let t=DA(e),n=wi(e.files,"sent"),s=wi(e.files,"size");switch(e.state){case"looking":return"Looking at the files …";case"asking":return"";case"queued":return["Waiting fo\
r its turn",t].filter(Boolean).join(" · ");case"creating":return"Starting …";case"sending":return e.waits?"No connection, trying again …":[`Sending ${Y(n)} of ${Y(s)}`,t].filter(Boolean).join(" ·\
 ");case"committing":return"Sent. The server starts reading …";case"job":return[as(e.job),t].filter(Boolean).join(" · ")+(e.renamed||e.tags.length>0?"":" – you may close this tab now");case"done":
return as(e.job)+qA(e.taken)+(e.tagged?` Tagged “${e.tags.join("”, “")}”.`:"");case"cancelled":return"Cancelled. Nothing was stored.";case"undone":return"Removed. You can bring it back for ten\
 minutes.";default:return e.error??"It failed."}}function yy(e,t){let n=e,s=Id(`Progress of ${n.label}`),o=l("p",{class:"transfer-text"}),a=l("div",{class:"transfer-actions"}),r=l("div"),i=l("li",{class:"\
transfer"},l("div",{class:"transfer-head"},l("div",{class:"transfer-title"},l("strong",{},n.label||"Ingest")),a),s,o,r),c=null;function d(u){n=u;let h=n.state==="queued"||n.state==="running";n.state!==
c&&(c=n.state,i.dataset.state=h?"job":n.state,_(a,h?v("Cancel",()=>Is(n.id).catch(()=>{}),{"aria-label":`Cancel ${n.label}`}):V("close",`Remove ${n.label} from this list`,()=>t(n)))),s.hidden=!h,Dd(s,
n.bytes_done,n.bytes_total),o.textContent=as(n),i.classList.toggle("affected",yi(n)),_(r,py(n))}return d(n),{node:i,update:d}}var by=40,ky=e=>e.length>by?`${e.slice(0,by)}…`:e;function xy(e,t){let n=t.map(({name:s,value:o})=>`${s}=${ky(o)}`).join(" and ");return v(`Clear ${n}`,()=>{let s=new URL(location.href);t.forEach(({
name:o})=>s.searchParams.delete(o)),e.go(s.pathname+s.search)})}function vy(e,t){let n="";return{draw(s,o=[]){let a=[...s.read?sm(s.read,location.search):[],...o],r=a.map(({name:i,value:c,allowed:d})=>`\
“${i}=${ky(c)}” in the address is not used. Allowed: ${d}.`);r.join(`
`)!==n&&(n=r.join(`
`),e.hidden=r.length===0,_(e,r.map(i=>l("span",{},i)),r.length>0&&xy(t,a)),B(r.join(" ")))}}}function FA(e,t,n=""){let s=new URLSearchParams(t);return[...[...e.matchAll(/\b(\w+): /g)].flatMap(([,a])=>[
a,a.replace(/^set(?=_|$)/,n||"control"),a.replace(/^(set|control|test)_/,"")]),...n!==""&&e.startsWith("there is no")?[n]:[]].find(a=>s.has(a))??""}function jA(e,t,n,s){let o=FA(n,location.search,s);o!==
""&&t?.append(xy(e,[{name:o,value:new URLSearchParams(location.search).getAll(o).join()}]))}var Nn=()=>l("a",{href:C("/")},"Choose other traces");async function lt(e,t){let n=[e.state.control,e.state.
test].filter(o=>o!=="");if(n.every(o=>e.sets&&ne(e.sets,o)))return;let s=await Pt(n).catch(()=>[]);e.dead||(e.sets=s,t(e))}var WA=250;function je({context:e,results:t,message:n}){let s=null,o=!1;async function a(d,u,h){
s?.abort(),s=new AbortController;let{signal:f}=s,m=()=>o||f.aborted,p=setTimeout(()=>{e.busy(!0),t.setAttribute("aria-busy","true")},WA),g;try{let y=await d(f);g=()=>u(y)}catch(y){g=()=>{h(y),r(y)}}clearTimeout(
p),!m()&&(i(),g(),e.settled())}let r=(d,u)=>jA(e,n.querySelector(".error-box"),d.message,u);function i(){e.busy(!1),t.removeAttribute("aria-busy")}function c(){s?.abort(),i()}return{ask:a,clearable:r,
drop:c,say(d){_(n,d),t.hidden=d!==null},unmount(){o=!0,s?.abort()}}}var bi=200;function HA(e,t,n){for(let s=Math.max(0,t);s<Math.min(n,e.rows.length);s+=1)if(e.rows[s]===void 0)return s;return-1}async function $y(e,t){
let n=new AbortController,s=e.query,o=new URLSearchParams(s);o.set("diagnosis","false"),Object.entries(t).forEach(([a,r])=>o.set(a,String(r))),e.request=n;try{let a=await de(o,{signal:n.signal});return s===
e.query?a:null}catch{return null}finally{e.request===n&&(e.request=null)}}function Sy(e,t,n){e.places.set(t,n?n.index:-1),n&&(e.rows[n.index]=n.row)}function UA(e,t,n,s){e.request?.abort(),e.query=new URLSearchParams(
t),e.rows=new Array(n.row_count),e.places=new Map,n.rows.forEach((o,a)=>{e.rows[a]=o}),s!==""&&Sy(e,s,n.selected)}async function zA(e,t){let n=await $y(e,{row:t,limit:0});n&&(Sy(e,t,n.selected),e.onMore())}
async function KA(e,t,n){let s=HA(e,t,n);if(s<0||e.request!==null)return;let o=bi*Math.floor(s/bi),a=await $y(e,{offset:o,limit:bi});a&&(a.rows.forEach((r,i)=>{e.rows[o+i]=r}),e.onMore())}function Ey(e){
let t={onMore:e,query:null,rows:[],places:new Map,request:null};return{rows:()=>t.rows,start:(n,s,o)=>UA(t,n,s,o),placeOf(n){let s=t.rows.findIndex(o=>o?.id===n);return s>=0?s:t.places.get(n)},find:n=>zA(
t,n),want:(n,s)=>KA(t,n,s),stop(){t.request?.abort(),t.query=null}}}var Fd=e=>Ms(e,e.unit,bo(e)).toString();function Ty(e,t,n){let s=new URLSearchParams(e);return s.set("limit",String(bi)),t.op!==""&&
s.set("row",t.op),n?.key===ce(t).toString()&&s.set("diagnosis","false"),s.toString()}var jd=e=>({key:ce(e).toString(),diagnosis:[],note:"Looking for the causes …",late:!0}),Wd=({diagnosis:e,diagnosis_note:t,
account:n,waterfall:s,work_classes:o})=>({diagnosis:e,note:t,account:n,waterfall:s,classes:o});async function Oy(e,t){t.late=!1;let n=new URLSearchParams(e);n.set("limit","0");try{return await de(n)}catch{
return null}}function GA(e,t){if(globalThis.firstComparison||e.control===""||e.test==="")return;let n=Ty(Fd(e),e,t),s=new AbortController,o=de(n,{signal:s.signal});o.catch(()=>{}),globalThis.firstComparison=
{query:n,stop:s,answer:o}}var YA=/^((control|test)(_(ranks|steps|marker))?|marker|q|significant)$/;async function _y(e){let t=()=>{let n=new URLSearchParams(location.search);return[...n.keys()].filter(
s=>!YA.test(s)).forEach(s=>n.delete(s)),location.replace(C(`/compare/recordings?${n}`)),new Promise(()=>{})};try{let n=await e;return n.judged==="between_recordings"?t():n}catch(n){if(n.code!=="not_fo\
r_recordings")throw n;return t()}}function My(e,t){GA(e,t);let n=globalThis.firstComparison;return delete globalThis.firstComparison,(s,o,a,r)=>{let i=Ty(s,o,a),c=n;return n=null,c?.query===i?(r.addEventListener(
"abort",()=>c.stop.abort()),_y(c.answer)):(c?.stop.abort(),_y(de(i,{signal:r})))}}var Ay=7.2,ki=6,_i=["solid","dot","dash","dashdot","longdash","longdashdot"],Hd=["--control-fill","--part-communication","--more-fill","--less-fill","--part-compute","--part-memory"],zd=e=>Vt()[e==="B"?
"test":"control"],$i=e=>ot({margin:{l:64,r:16,t:8,b:42},dragmode:!1,bargap:.25,...e}),ae=(e,t=1)=>52+Math.max(1,e)*(t>1?34:e>40?18:26),xi=116,aa=22,Si=e=>e>1?64-aa+e*(xi+aa):320;function VA(e,t,n){return n?
{textposition:"none"}:{textposition:"outside",cliponaxis:!1,textfont:{size:10,color:E("--muted")},text:e.map(s=>s.values[t].value?"":re(s.values[t].none??s.values[t].text))}}function ra({bars:e,series:t,
kind:n,stacked:s=!1,errors:o=!1},a){let r=Math.max(...e.map(y=>s?y.values.reduce((w,b)=>w+(b.value??0),0):Math.max(...y.values.map(w=>w.value??0))),0),[i,c]=n==="time"?oe(r):n==="bytes"?Ua(r):[n==="pe\
rcent"?"%":"",1],d=e.map((y,w)=>w),u=o&&e.some(y=>y.values.some(w=>w.low>0||w.high>0)),h=y=>y.value===null&&u?null:(y.value??0)/c,f=Math.max(...e.map(y=>y.label.length)),m=Math.min(Math.ceil(18+ki+Ay*
f),Math.floor(a*.42),360),p=Math.floor((m-14-ki)/Ay),g=e.map(y=>pe([y.full??y.label,...t.map((w,b)=>`${w.name}: ${y.values[b].text}`),...y.total?[`in all: ${y.total}`]:[]]));return{data:t.map((y,w)=>({
type:"bar",orientation:"h",y:d,legendgroup:y.key,x:e.map(b=>h(b.values[w])),marker:{color:y.colour},error_x:u?{type:"data",symmetric:!1,thickness:1.2,color:E("--text"),width:3,array:e.map(b=>(b.values[w].
high??0)/c),arrayminus:e.map(b=>(b.values[w].low??0)/c)}:void 0,...Ae(g),...VA(e,w,s)})),layout:$i({barmode:s?"stack":"group",margin:{l:m,r:24,t:6,b:40},yaxis:{tickmode:"array",tickvals:d,autorange:"r\
eversed",showgrid:!1,fixedrange:!0,tickfont:{size:11},ticks:"outside",ticklen:ki,tickcolor:"rgba(0,0,0,0)",ticktext:Kt(e.map(y=>y.label),p).map(re)},xaxis:{rangemode:"tozero",tickformat:",",zeroline:!0,
fixedrange:!0,tickangle:0,nticks:Math.max(3,Math.floor((a-m)/80)),ticksuffix:i?` ${i}`:""}})}}var Gd=(e,t)=>t===""?{property:Hd[e%Hd.length],dash:_i[Math.floor(e/Hd.length)%_i.length]}:{property:t===
"B"?"--test-fill":"--control-fill",dash:_i[e%_i.length]},JA=e=>oe(Math.max(e,1));function QA(e,t,n,s){let o=e.flatMap(h=>h.points.map(f=>f[1])),a=o.every(h=>Number.isInteger(h)&&h<5),r=o.reduce((h,f)=>Math.
max(h,f),0),[i,c]=t==="rate"?fo(r):t==="bytes"?Ua(r):[t,1],d=s*(xi+aa)-aa,u=1-n*(xi+aa)/d;return{per:c,axis:{rangemode:"tozero",tickformat:",",fixedrange:!0,dtick:a?1:void 0,nticks:s>1?5:void 0,domain:[
Math.max(0,u-xi/d),u],title:ze(i,{})}}}var XA=(e,t)=>({text:re(e),xref:"paper",yref:"paper",x:0,y:t,xanchor:"left",yanchor:"bottom",showarrow:!1,font:{size:12,color:E("--text")}}),ZA=400,eR=e=>E(e.side===
""?"--muted":e.side==="B"?"--test-fill":"--control-fill"),tR=(e,t)=>e.length>ZA?[]:e.map(n=>({type:"line",xref:"x",yref:"paper",x0:t(n.at),x1:t(n.at),y0:0,y1:1,layer:"below",line:{width:1,color:Sn(eR(
n),.55),dash:"dot"}})),nR=(e,t,n)=>e.length>n/60||e.some(s=>s.side!=="")?[]:e.map(s=>({text:re(s.text),xref:"x",yref:"paper",x:t(s.at),y:1,xanchor:"left",yanchor:"top",textangle:-90,showarrow:!1,font:{
size:10,color:E("--muted")}}));function sR(e,t){let n=c=>e.flatMap(d=>d.points.slice(c,c+1||void 0).map(u=>u[0])),s=t?.[1]??Math.max(...n(-1)),o=t?.[0]??Math.min(...n(0)),a=o>1e3*(s-o),[r,i]=JA(a?s-o:
s);return{scale:r,per:i,far:a,offset:a?Math.floor(o/i)*i:0}}function Ny({lines:e,panels:t,unit:n,range:s,marks:o=[]},a){let{scale:r,per:i,far:c,offset:d}=sR(e,s),u=p=>(p-d)/i,h=p=>n==="rate"?mn(p):n===
"bytes"?Y(p):`${k(p)} ${n}`,f=t.map((p,g)=>QA(e.filter(y=>y.panel===p),n,g,t.length)),m=p=>p===0?"y":`y${p+1}`;return{data:e.map(p=>{let g=Gd(p.place,p.side),y=t.indexOf(p.panel);return{type:"scatter",
mode:"lines",x:p.points.map(w=>u(w[0])),y:p.points.map(w=>w[1]/f[y].per),yaxis:m(y),line:{shape:"hv",width:1.4,color:E(g.property),dash:g.dash},legendgroup:p.key,...Ae(p.points.map(w=>pe([p.name,`at ${O(
w[0])}`,h(w[1])])))}}),layout:$i({dragmode:"zoom",margin:{l:64,r:16,t:t.length>1?22:8,b:42},xaxis:{ticksuffix:` ${r}`,tickformat:",",zeroline:!1,tickangle:0,range:s?.map(u),autorange:s===null,nticks:Math.
max(4,Math.floor((a-80)/64)),anchor:m(t.length-1),title:ze(c?`since ${O(d)} after the first event`:"since the first event")},...Object.fromEntries(f.map(({axis:p},g)=>[`yaxis${g===0?"":g+1}`,p])),annotations:[
...t.length>1?t.map((p,g)=>XA(p,f[g].axis.domain[1])):[],...nR(o,u,a)],shapes:tR(o,u)}),per:i,offset:d}}function Py(e){let[t,n]=oe(e);return`${Number((e/n).toPrecision(3))} ${t}`}function oR(e){let t=new Map;
for(let{bin:n,count:s}of e)t.set(n,(t.get(n)??0)+s);return t}function Iy({sides:e},t){let n=e.map(w=>oR(w.bins)),s=[...new Set(n.flatMap(w=>[...w.keys()]))].filter(w=>w>0),o=s.length>0?Math.min(...s):
1,a=Math.max(o+6,...s),r=Math.max(1,Math.min(o,a-12)),i=n.some(w=>w.has(0)),c=Array.from({length:a-r+1},(w,b)=>r+b);i&&c.unshift(r-4,r-3,r-2,r-1);let d=(w,b)=>n[w].get(i&&b===r-4?0:b<r?-1:b)??0,u=w=>10**
((w-1)/10-3),h=w=>w<r?"none":`${x(u(w))} to ${x(u(w+1))}`,f=c.filter(w=>w>=r&&(w-1)%10===0),m=Math.max(1,Math.ceil(f.length*62/Math.max(t-80,62))),p=Math.max(t-80,62)/c.length,g=[...i?[r-4]:[],...f.filter(
(w,b)=>b%m===0&&!(i&&(w-r+4)*p<52))],y=e.length-1;return{data:[...e.map((w,b)=>({...Qn([...c,c.at(-1)+1],c.map($=>d(b,$))),hoverinfo:"skip",legendgroup:w.key,fill:b===0?"tozeroy":"none",fillcolor:Sn(zd(
w.side),y===0?.65:.4),line:{color:zd(w.side),width:b===0?1:2.2}})),xr(c.map(w=>w+.5),c.map(w=>Math.max(...e.map((b,$)=>d($,w)))),c.map(w=>pe([h(w),...e.map((b,$)=>`${b.name}: ${k(d($,w))}`)])))],layout:$i(
{hovermode:"x",margin:{l:54,r:16,t:8,b:30},xaxis:{tickmode:"array",fixedrange:!0,zeroline:!1,tickangle:0,tickvals:g.map(w=>w<r?w+.5:w),ticktext:g.map(w=>w<r?"none":Py(u(w)))},yaxis:{tickformat:",",rangemode:"\
tozero",fixedrange:!0,dtick:Math.max(...n.flatMap(w=>[...w.values()]))<5?1:void 0,title:ze("launches")}})}}function Ry(e,t,n){let s=Array.from({length:t-e+1},(o,a)=>e+a);return{tickmode:"array",tickvals:s,
zeroline:!1,fixedrange:!0,tickangle:0,ticks:"outside",ticklen:ki,tickcolor:"rgba(0,0,0,0)",range:[e,t],ticktext:s.map(o=>Py(10**o)),title:ze(n)}}function Dy({sides:e}){let t=r=>Math.log10(Math.max(r,.001)),
n=r=>{let i=e.flatMap(d=>d.points.map(u=>t(u[r]))),c=Math.floor(Math.min(...i));return[c,Math.max(Math.ceil(Math.max(...i)),c+1)]},[s,o]=[n("cpu_duration"),n("gpu_duration")],a=[Math.max(s[0],o[0]),Math.
min(s[1],o[1])];return{data:[{type:"scatter",mode:"lines",x:a,y:a,hoverinfo:"skip",visible:a[0]<a[1],line:{color:E("--muted"),width:1,dash:"dot"}},...e.map(({key:r,side:i,name:c,points:d})=>({type:"sc\
atter",mode:"markers",cliponaxis:!1,legendgroup:r,x:d.map(u=>t(u.cpu_duration)),y:d.map(u=>t(u.gpu_duration)),marker:{color:zd(i),opacity:.6,symbol:i==="B"?"diamond-open":"circle",size:d.map(u=>Math.min(
18,4+2*Math.log2(u.count+1)))},...Ae(d.map(u=>pe([c,`rank ${u.rank}`,`host ${x(u.cpu_duration)}, device ${x(u.gpu_duration)}`,`${k(u.count)} launches`])))}))],layout:$i({xaxis:Ry(...s,"the launch on t\
he host"),yaxis:Ry(...o,"on the device"),margin:{l:76,r:30,t:12,b:46}})}}var Cy=["circle","square","triangle-up","cross","star","hexagon"],aR=14,Kd=24,qy=42,vi=6.6,Ud=14,Ly=["--control-fill","--part-m\
emory","--part-communication","--more-fill","--part-compute","--less-fill"],Yd=e=>Ly[e%Ly.length];function rR(e,t,n){let s=[];for(let a=Math.floor(Math.log2(e));a<=Math.ceil(Math.log2(t));a+=1)s.push(
a);let o=Math.ceil(s.length/Math.max(2,Math.min(9,n)));return s.filter((a,r)=>r%o===0)}function By({sides:e,names:t},n){let s=e.flatMap(d=>d.lines.flatMap(u=>u.points)),o=s.map(d=>Math.max(d.bytes,1)),
[a,r]=fo(Math.max(...s.map(d=>d.busbw))),i=rR(Math.min(...o),Math.max(...o),(n-80)/66),c=e.length===1;return{data:e.flatMap(d=>d.lines.map(u=>{let h=t.indexOf(u.collective),f=c?E(Yd(h)):Vt()[d.side===
"B"?"test":"control"];return{type:"scatter",mode:"lines+markers",legendgroup:c?`collective ${h}`:d.key,x:u.points.map(m=>Math.log2(Math.max(m.bytes,1))),y:u.points.map(m=>m.busbw/r),line:{color:f,width:1,
dash:c?"solid":["solid","dot","dash"][h%3]},marker:{color:f,size:8,symbol:`${Cy[h%Cy.length]}${d.side==="B"?"-open":""}`,line:{width:d.side==="B"?2:0,color:f}},...Ae(u.points.map(m=>pe([[d.side,u.name].
filter(Boolean).join(" · "),`${Y(m.bytes)}: ${mn(m.busbw)}, best ${mn(m.best_busbw)}`,`transfer ${x(m.mean_transfer)}, ${k(m.instances)} instances`])))}})),layout:ot({dragmode:!1,margin:{l:64,r:16,t:12,
b:44},xaxis:{tickmode:"array",tickvals:i,tickangle:0,fixedrange:!0,zeroline:!1,range:[Math.log2(Math.min(...o))-.6,Math.log2(Math.max(...o))+.6],ticktext:i.map(d=>Y(2**d)),title:ze("bytes of the messa\
ge")},yaxis:{rangemode:"tozero",tickformat:",",fixedrange:!0,title:ze(`bus bandwidth, ${a}`,{})}})}}var Fy=e=>Math.max(3,Math.min(aR,Math.floor(640/Math.max(1,e)))),Vd=(e,t)=>t*(Math.max(40,e*Fy(e))+Kd+
qy);function iR(e,t,n,s,o,a){let r=t===0?"":String(t+1),i=Vd(e.rows.length,n),c=i/n-Kd-qy,d=t*(i/n)+Kd,u=Jt(s.length,(o-a)/74),h=Jt(e.rows.length,c/13),f=Math.floor((o-a)/Math.max(1,u.length)/vi),m={showgrid:!1,
zeroline:!1,ticks:"",tickmode:"array",fixedrange:!0};return{[`xaxis${r}`]:{...m,anchor:`y${r}`,tickvals:u,tickangle:0,range:[-.5,s.length-.5],tickfont:{size:10.5},ticktext:Kt(u.map(p=>s[p]),Math.max(6,
f)).map(re)},[`yaxis${r}`]:{...m,anchor:`x${r}`,tickvals:h,domain:[1-(d+c)/i,1-d/i],range:[e.rows.length-.5,-.5],ticktext:h.map(p=>re(e.rows[p]))}}}function lR(e,t,n,s){let o=Ao(),a={xref:"paper",yref:"\
paper",y:n,yanchor:"bottom",yshift:3,showarrow:!1,font:{size:12,color:E("--text")}},i=vi*t.length+8+o.length*Ud;return{annotations:[{...a,x:0,xanchor:"left",text:re(go(e,Math.max(6,Math.floor((s-i-30)/
vi))))},{...a,x:1,xanchor:"right",text:re(t)},{...a,x:1,xanchor:"right",xshift:-i-4,text:"0"}],shapes:o.map(([,c],d)=>({type:"rect",xref:"paper",yref:"paper",xsizemode:"pixel",ysizemode:"pixel",xanchor:1,
yanchor:n,fillcolor:c,x0:d*Ud-i,x1:(d+1)*Ud-i,y0:6,y1:16,line:{width:1,color:E("--border-strong")}}))}}function jy({panels:e,columns:t},n){let s=e.flatMap(u=>u.cells.flat().filter(h=>h!==null)),o=Math.
max(...s,.001),[a,r]=oe(o),i=30+vi*Math.max(...e.flatMap(u=>u.rows.map(h=>h.length)),4),c=ot({dragmode:!1,margin:{l:i,r:16,t:0,b:0},annotations:[],shapes:[],coloraxis:{cmin:0,cmax:o/r,colorscale:Ao(),
showscale:!1}});return{data:e.map((u,h)=>{let f=iR(u,h,e.length,t,n,i);Object.assign(c,f);let{annotations:m,shapes:p}=lR(u.title,x(o),f[`yaxis${h===0?"":h+1}`].domain[1],n-i);c.annotations.push(...m),
c.shapes.push(...p);let g=h===0?"":String(h+1);return{type:"heatmap",coloraxis:"coloraxis",xaxis:`x${g}`,yaxis:`y${g}`,xgap:1,ygap:Fy(u.rows.length)>5?1:0,hoverongaps:!1,z:u.cells.map(y=>y.map(w=>w===
null?null:w/r)),...Ae(u.texts.map(y=>y.map(pe))),meta:a}}),layout:c}}var zy="−",ue=e=>e==null;function ia(e,t){return ue(e)?D:J(e,0,t).replace("-",zy)}function la(e,t){let n=ia(e,t);return Number(n.replace(zy,"-"))===0?"0":e>0?`+${n}`:n}var I=(e,t,n=!1)=>({key:e,title:t,
mono:n,show:s=>ue(s)||s===""?D:String(s)}),Ei=(e,t)=>({key:e,title:t,show:n=>ue(n)||n===-1?D:String(n),blank:`the trace does not say which ${t}`}),F=(e,t)=>({key:e,title:t,number:!0,show:k,showDiff:$e}),
T=(e,t)=>({key:e,title:t,number:!0,show:x,exact:n=>ue(n)?null:O(n),showDiff:G,exactDiff:n=>ue(n)?null:ee(n)}),tn=(e,t)=>({key:e,title:t,number:!0,show:mn,exact:n=>ue(n)?null:Il(n),showDiff:Mf,exactDiff:n=>ue(
n)?null:`${n>0?"+":""}${Il(n)}`}),Ge=(e,t)=>({key:e,title:t,number:!0,show:Y,exact:n=>ue(n)?null:Dl(n),showDiff:po,exactDiff:n=>ue(n)?null:`${n>0?"+":""}${Dl(n)}`}),he=(e,t)=>({key:e,title:t,number:!0,
show:n=>ue(n)?D:`${ia(n,2)} %`,showDiff:n=>ue(n)?D:`${la(n,2)} pp`,exactDiff:n=>ue(n)?null:`${la(n,6)} percentage points`}),Jd=(e,t)=>({...he(e,t),show:n=>ue(n)?D:`${ia(100*n,1)} %`,showDiff:n=>ue(
n)?D:`${la(100*n,1)} pp`,exact:n=>ue(n)?null:`${ia(100*n,6)} %`,exactDiff:n=>ue(n)?null:`${la(100*n,6)} percentage points`}),Wy=e=>Math.abs(e)>=99.995?1:Math.abs(e)>=9.9995?2:3,se=(e,t)=>({key:e,title:t,
number:!0,show:n=>ia(n,Wy(n)),showDiff:n=>la(n,Wy(n)),exact:n=>ue(n)?null:String(n),exactDiff:n=>ue(n)?null:String(n)}),cR={cost:["more","less"],gain:["better","worse"],neutral:[null,null]},Le=e=>({...e,
meaning:"gain"}),j=e=>({...e,meaning:"neutral"}),Q=e=>({...e,summed:!0}),Ft=e=>({...e,told:!0});function dR(e){let[t,n]=cR[e.meaning??"cost"];return{...e,show:e.showDiff,exact:e.exactDiff,blank:null,tone:s=>s>
0?t:s<0?n:null}}var Qd=e=>[["A",e],["B",e],...e.number?[["Δ",dR(e)]]:[]].map(([t,n])=>({...n,what:null,key:`${e.key} ${t}`,title:t,group:e.title,groupWhat:e.what})),Ky=e=>e.summed?{...e,title:`${e.title}\
 per step`}:e,ca=(e,t=s=>s,n=t)=>[j(F("count","count")),t(e("mean","mean")),n(e("std","std")),...[["min","min"],["25%","25 %"],["50%","median"],["75%","75 %"],["max","max"]].map(([s,o])=>t(e(s,o)))],M=(e,t)=>({
...e,what:t}),xe=(e,t)=>({...e,blank:t}),Gy=(e,t)=>({...e,isSaid:t}),Ne=(e,t,n)=>({key:e,title:t,show:s=>ue(s)?D:typeof n=="function"?n(s):n[s]??s.replaceAll("_"," ")}),Ys={key:"note",title:"note",note:!0,
show:e=>ue(e)?"":String(e)},Hy=10;function uR(e){let t=[];for(let n of e){let s=t.at(-1);s?.name===n?s.times+=1:t.push({name:n,times:1})}return t}function hR(e){let t=uR(e.split("|")),n=t.length>Hy+1?
t.slice(0,Hy):t,s=t.slice(n.length).reduce((o,a)=>o+a.times,0);return l("ol",{class:"sequence"},n.map(({name:o,times:a})=>l("li",{title:o},a>1?`${k(a)} × ${o}`:o)),s>0&&l("li",{},`${k(s)} more`))}var Yy=(e,t)=>({
key:e,title:t,mono:!0,show:n=>ue(n)?D:hR(n)}),Ti=(e,t)=>({...e,link:(n,s)=>{let o=n[e.key],a=ue(o)||o==="others"?null:t(n,s);return a?{name:o,category:a}:null}});function Vy(e,t){let n=t.length>0&&e.extra?
e.extra(t[0]):[];return[...e.columns,...n].filter(s=>(!s.note||t.some(o=>o.note))&&(!s.isSaid||t.some(o=>s.isSaid(o[s.key]))))}var rs=`There is no device work in the selected ranks and steps. ${jn}`,Oi=`\
No device work in the selected ranks and steps has a launch: launches are recorded with the host. ${jn}`,Z=I("rank","rank"),is=Ei("device","device"),Mi=Ei("stream","stream"),da=Ne("kernel_type","kind",
Bl),nn=Ti(I("operator","operator",!0),()=>"cpu_op"),Ai=Ti(I("name","kernel",!0),e=>e.category),Uy=(e,t)=>l("p",{class:"analysis-sentence"},e&&l("strong",{},`${e}: `),t);function ua(e,t,n=()=>null){let s=e.
length>1?n(e.map(o=>o.data)):null;return[...e.flatMap(o=>[t(o.data)].flat().filter(a=>a!=="").map(a=>Uy(o.letter,a))),s&&Uy("B − A",s)]}function Ri(e){let t=new Map;for(let{letter:s,data:o}of e)for(let a of new Set(
o.files.map(r=>r.note).filter(r=>r!==null))){let r=[...new Set(o.files.filter(i=>i.note===a).map(i=>i.rank))].sort((i,c)=>i-c);t.set(a,[...t.get(a)??[],{letter:s,ranks:r}])}let n=s=>s.length===e.length&&
e.every(({data:o},a)=>o.ranks.length===s[a].ranks.length);return[...t].map(([s,o])=>l("p",{},n(o)?`${Ka(s)}.`:`${o.map(({letter:a,ranks:r})=>`${a?`${a}, `:""}${r.length>1?"ranks":"rank"} ${le(r)}`).join(
"; ")}: ${s}.`))}var ls=e=>[e.letter,e.label].filter(Boolean).join(" · "),ha=e=>e.stream===-1?"no stream":`stream ${e.stream}`,Ci=(e,t,n)=>({name:e,label:t,type:"boolean",fallback:n}),We=(e,t,n)=>({name:e,
label:t,type:"number",placeholder:n});var fR=32,mR=512;function pR(e,t){let n=0;for(let s=0;s<Math.max(e.length,t.length);s+=1)n+=Math.abs((e[s]??0)-(t[s]??0));return n}function gR(e){let t=Math.max(...e.map(n=>n.length));return Array.from(
{length:t},(n,s)=>gn(e.map(o=>o[s]??0)))}function wR(e){let t=new Map;for(let{group:s,values:o}of e){let a=t.get(s);a?a.push(o[0]):t.set(s,[o[0]])}let n=new Map([...t].map(([s,o])=>[s,gR(o)]));return new Map(
e.map(s=>[s,pR(s.values[0],s.values.length>1?s.values[1]:n.get(s.group))]))}function Xy(e){let t=wR(e);return[...e].sort((n,s)=>t.get(s)-t.get(n))}var Zy=(e,t,n,s)=>`the ${e} of ${t} ${n} that differ \
most ${s>1?"between A and B":"from the median"}`;function eb(e,t,n,s){let o=Math.floor(fR/t);if(e.length<=o)return{shown:e,note:"",limited:!1};if(n==="rank"){let a=e.slice(0,Math.floor(mR/t));return{shown:a,
limited:!0,note:a.length<e.length?`the first ${a.length} of ${e.length} ${s}`:`all ${a.length} ${s}`}}return{shown:Xy(e).slice(0,o),limited:!0,note:Zy(o,e.length,s,t)}}var yR=16,Vs=e=>e==null?D:`${e} \
%`,Xd=(e,t)=>e.letter?`${e.letter} · ${t}`:t,bR=e=>e.map(t=>({key:t.key,name:Xd(t,t.label),colour:E(t.letter==="B"?"--test-fill":"--control-fill")})),_R=e=>({key:e.property,name:e.name,colour:E(e.property)});
function fa(e){let t=e.map(s=>[...new Set(s.data.rows.map(o=>o.rank))]),n=t.length>1&&t.every(s=>s.length===1);return s=>`rank ${n?[...new Set(t.flat())].join(" / "):s.rank}`}function Pn(e,{order:t},{
rowsOf:n,label:s,group:o,parts:a,what:r,empty:i}){let c=new Map,d=m=>a.map(p=>m[p.key]??null);e.forEach((m,p)=>n(m).filter(g=>d(g).some(y=>y!==null)).forEach(g=>{let y=s(g),w=c.get(y)??{group:o?.(g)??
"",bars:[],values:e.map(()=>[])};w.values[p]=d(g),w.bars.push({label:Xd(m,y),full:`${Xd(m,m.label)}, ${y}`,total:x(d(g).reduce((b,$)=>b+($??0),0)),values:a.map(b=>({value:g[b.key],text:b.text(g)}))}),
c.set(y,w)}));let{shown:u,...h}=eb([...c.values()],e.length,t,r),f=u.flatMap(m=>m.bars);return f.length===0?{empty:i}:{places:f.length,...h,data:m=>ra({bars:f,kind:"time",stacked:!0,series:a.map(_R)},
m)}}function kR(e,{table:t,name:n,value:s,show:o,range:a,kind:r,sums:i}){let c=new Map;return e.forEach((d,u)=>d.data[t].forEach(h=>{let f=s(h)??null;if(f===null)return;let m=n(h),p=c.get(m)??{label:m,
values:e.map(()=>({value:null,text:"none"}))},g=(p.values[u].value??0)+f*(i?h.weight??1:1);p.values[u]={value:g,text:o(h,g),...a?.(h),none:r==="percent"?"0 %":"0"},c.set(m,p)})),[...c.values()]}var Jy=e=>Math.
max(...e.values.map(t=>t.value??0));function xR(e){let t=[...e].sort((n,s)=>Jy(s)-Jy(n)).slice(0,yR);return{shown:t,note:t.length<e.length?`the largest ${t.length} of ${e.length}`:""}}function Ye(e,{order:t},n){
let s=kR(e,n),{shown:o,...a}=n.ranks?eb(s.map(r=>({...r,group:"",values:r.values.map(i=>i.value===null?[]:[i.value]),bar:r})),e.length,t,"ranks"):xR(s);return o.length===0?{empty:n.empty}:{places:o.length,
...a,data:r=>ra({bars:o.map(i=>i.bar??i),kind:n.kind,series:bR(e),errors:!!n.range},r)}}var Zd=6,Qy=e=>new Set(e).size>1;function eu(e,t,n=!1){let s=e.map(i=>i.data.series),o=!s.some(i=>Qy(i.map(c=>c.
rank))),a=!n&&s.some(i=>[...new Set(i.map(d=>d.rank))].some(d=>Qy(i.filter(u=>u.rank===d).map(u=>u.device)))),r=new Map;return s.forEach((i,c)=>i.forEach(d=>{let u=`${a?`device ${d.device}, `:""}${t(d)}`,
h=`${o?"":`${d.rank} `}${u}`,f=r.get(h)??{key:h,name:u,group:o?"":`rank ${d.rank}`,sort:n?d.name:u,series:e.map(()=>null)};f.series[c]=d,r.set(h,f)})),[...r.values()]}var vR=e=>new Map(e.map(t=>[t.key,
t.series.map(n=>(n?.points??[]).reduce((s,o)=>Math.max(s,o[1]),0))]));function $R(e,t){if(!t[0].data.summary)return vR(e);let n=o=>`${o.rank} ${o.device} ${o.stream??o.name}`,s=t.map(o=>new Map(o.data.
summary.map(a=>[n(a),a.mean])));return new Map(e.map(o=>[o.key,o.series.map((a,r)=>a?s[r].get(n(a))??0:0)]))}function SR(e,t){let n=$R(e,t),s=new Map,o=new Map;for(let r of e){let i=n.get(r.key),c=o.get(
r.group)??{name:r.group,lines:new Map,nth:new Map},d=c.nth.get(r.sort)??0,u=`${r.sort} ${d}`;c.nth.set(r.sort,d+1),c.lines.set(u,i),o.set(r.group,c),s.set(u,Math.max(s.get(u)??0,...i.map(Math.abs)))}let a=[
...s.keys()];return Xy([...o.values()].map(r=>({name:r.name,group:"",values:t.map((i,c)=>a.map(d=>(r.lines.get(d)?.[c]??0)/(s.get(d)||1)))}))).map(r=>r.name)}function ER(e,t){let n=new Map;e.forEach(a=>(n.
get(a.group)??n.set(a.group,[]).get(a.group)).push(a));let s=[],o=0;for(let a of t){if(o>0&&s.length+n.get(a).length>Zd)break;s.push(...n.get(a)),o+=1}return{taken:s.slice(0,Zd),count:o}}function TR(e,t,n){
if(e.length<=Zd)return{keys:e.map(c=>c.key),note:"",limited:!1};let s=[...new Set(e.map(c=>c.group))],o=s.length<2||n==="rank"?s:SR(e,t),{taken:a,count:r}=ER(e,o),i=s.length<2?`the first ${a.length} o\
f ${e.length} lines`:n==="rank"?`the first ${r} of ${s.length} ranks`:Zy(r,s.length,"ranks",t.length);return{keys:a.map(c=>c.key),note:i,limited:s.length>1}}var tu=[""];function nu(e,t,{lines:n,order:s}){
let o=e.map(r=>r.key).filter(r=>n.includes(r)),a=TR(e,t,s);return o.length>0||n.includes(tu[0])?{...a,keys:o,note:o.length<e.length?`${o.length} of ${e.length} lines`:""}:a}function OR(e,t){let n=new Map(
t.map((s,o)=>[s,o]));return e.filter(s=>n.has(s.key)).sort((s,o)=>n.get(s.key)-n.get(o.key))}var MR=24;function tb(e){return typeof e=="object"?e:e?{panel:t=>t.name,style:t=>t.group}:{panel:()=>"",style:t=>t.
key}}function nb(){let e=new Map;return t=>e.get(t)??e.set(t,e.size).get(t)}function Li(e,t,{unit:n,name:s,panels:o=!1,ownDevice:a=!1,marks:r,empty:i,flat:c}){let d=eu(e,s,a),{panel:u,style:h}=tb(o),{
keys:f,...m}=nu(d,e,t),p=nb(),g=d.filter(A=>f.includes(A.key)).flatMap(A=>{let N=p(h(A));return A.series.map((H,U)=>H&&{key:e[U].key,place:N,side:e[U].letter,panel:u(A),points:H.points,name:[[e[U].letter,
e[U].label].filter(Boolean).join(" · "),`rank ${H.rank}`,A.name].join(", ")})}).filter(Boolean);if(d.length>0&&f.length===0)return{empty:"No line is chosen.",limited:m.limited};if(g.every(A=>A.points.
length===0))return{empty:i};if(c&&g.every(A=>A.points.every(N=>N[1]===0)))return{empty:c};let y=[...new Set(g.map(A=>A.panel))].slice(0,MR),[w,b]=[Number(t.start||NaN),Number(t.end||NaN)],$=b>(w||0)?[
w||0,b]:null,R=r?.(e,OR(d,f))??[];return{data:A=>Ny({panels:y,unit:n,range:$,marks:R,lines:g.filter(N=>y.includes(N.panel))},A),places:y.length,limited:m.limited,note:[m.note,$&&`${O($[0])} to ${O($[1])}`].
filter(Boolean).join(", ")}}function sb(e,t,n){let s=nb();return new Map(e.filter(o=>t.includes(o.key)).map(o=>[o.key,s(tb(n).style(o))]))}var AR=200,RR=512;function CR(e,t,n){let s=new Map;e.forEach(
a=>s.set(t(a),(s.get(t(a))??0)+n(a)));let o=new Set([...s].sort((a,r)=>r[1]-a[1]).slice(0,AR).map(([a])=>a));return{columns:[...s.keys()].filter(a=>o.has(a)),all:s.size}}function LR(e,t,n,{name:s,value:o,
text:a}){let r=[...new Set(t.map(h=>h.rank))].slice(0,RR),i=new Map(r.map((h,f)=>[h,f])),c=new Map(n.map((h,f)=>[h,f])),d=r.map(()=>n.map(()=>null)),u=r.map(h=>n.map(f=>[`rank ${h}, ${f}`]));for(let h of t){
let[f,m]=[i.get(h.rank),c.get(s(h))];f!==void 0&&m!==void 0&&(d[f][m]=(d[f][m]??0)+o(h),u[f][m].push(...a(h)))}return{title:e.letter?ls(e):"",rows:r.map(String),cells:d,texts:u}}function su(e,t){let n=e.
map(c=>t.rowsOf(c)),{columns:s,all:o}=CR(n.flat(),t.name,t.value);if(s.length===0)return{empty:t.empty};let a=e.map((c,d)=>LR(c,n[d],s,t)).filter(c=>c.rows.length>0),r=Math.max(...a.map(c=>c.rows.length)),
i=Math.max(...n.map(c=>new Set(c.map(d=>d.rank)).size));return{places:r,panels:a.length,note:[s.length<o&&`${s.length} of ${o} ${t.what}, those with the most waiting`,r<i&&`the first ${r} of ${i} rank\
s`].filter(Boolean).join("; "),data:c=>jy({panels:a,columns:s},c)}}var ou=(e,t)=>Vd(e,t),ob=e=>[`waits ${x(e.wait_per_step)} a step, exposed ${x(e.exposed_wait_per_step)}`,`causes ${x(e.caused_per_step)}\
 a step, last ${k(e.last)} of ${k(e.matched_rows)} times`],ab=e=>[`waits ${x(e.wait)}, exposed ${x(e.exposed_wait)}`,`causes ${x(e.caused)}, last ${k(e.last)} times`];var In=e=>e.process_group===null?e.collective:`${e.collective} · ${e.process_group}`,cs=(e,t)=>e.reduce((n,s)=>n===null||t(s)>t(n)?s:n,null);function au(e,t){let n=new Map;for(let s of e){let o=n.get(
t(s));o?o.push(s):n.set(t(s),[s])}return n}function NR(e){let t=cs(e,n=>n.longest-n.shortest);return t?[`${In(t)} takes ${x(t.shortest)} on one rank and ${x(t.longest)} on another${t.step===null?"":` \
in step ${t.step}`}: its ranks send unequal shares, or wait; the trace does not say which.`]:[]}function ib(e){let[t]=e.summary;if(!t||t.rows===0)return[];let n=cs(e.collectives.filter(a=>a.exposed_wait_per_step>
0),a=>a.exposed_wait_per_step),s=n?` The largest part of the exposed waiting is in ${In(n)}: ${x(n.exposed_wait_per_step)} a step.`:"",o=cs(e.missing,a=>a.instances);return[...t.matched_rows===0?[]:[`\
Matched collectives take ${x(t.time_per_step)} a step and rank: ${x(t.transfer_per_step)} of transfer and ${x(t.wait_per_step)} of waiting, ${x(t.exposed_wait_per_step)} of it exposed.${s}`],...o?[`Ra\
nk ${o.rank} lacks ${S(o.instances,"collective")} that other ranks have: ${In(o)}${e.missing.length>1?". The Missing table has the others":""}.`]:[],...IR(t,e.unmatched),...NR(e.uneven)]}var PR={"neve\
r waited for":"point to point, with unequal shares, or of a kind that is not known"};function IR(e,t){if(e.unmatched_rows===0)return[];let n=[...au(t,s=>s.why)].map(([s,o])=>[s,o.reduce((a,r)=>a+r.count,
0)]).sort((s,o)=>o[1]-s[1]);return[`Waiting is not known for ${k(e.unmatched_rows)} of ${S(e.rows,"collective row")} (${x(e.unmatched_per_step)} a step and rank)${n.length===0?"":`: ${n.map(([s,o])=>`${k(
o)} ${PR[s]??s}`).join(", ")}`}.`]}function lb([e,t]){let[n,s]=[e.summary[0],t.summary[0]];if(!n?.matched_rows||!s?.matched_rows)return null;let o=a=>G(s[a]-n[a]);return`${o("time_per_step")} a step a\
nd rank: ${o("transfer_per_step")} of transfer, ${o("wait_per_step")} of waiting.`}var DR={compute:"it computes",memory:"its copies take",idle:"its device idles"};function qR(e){let t=o=>o[`${o.cause}\
_excess_per_step`]??0,n=cs(e.filter(({cause:o})=>o!==null),t),s=e.reduce((o,a)=>o+(a.caused_per_step??0),0)/(e.length-1);return!n||e.length<3||t(n)<=0||t(n)<s/2||t(n)<.02*n.step_time?"":` Rank ${n.rank}\
 exceeds the median rank most before collectives where it is last: ${DR[n.cause]} ${x(t(n))} a step longer, and each other rank waits ${x(s)} on average. Where it delays its process group, the ranks o\
utside wait for the group, whichever of its ranks is last.`}function cb(e,t){let n=au(e.filter(s=>s.device_type===t),s=>s.rank);return n.size<3?"":` The median rank reaches ${Y(gn([...n.values()].map(
s=>Math.max(...s.map(o=>o.peak)))))}.`}function db(e){let[t,n]=e,s=n.row.peak-t.row.peak,o=({data:i,row:c},d,u)=>new Map([...au(i[d].filter(h=>h.rank===c.rank&&h.device_type===c.device_type&&h.device===
c.device),h=>h[u])].map(([h,f])=>[h,f.reduce((m,p)=>m+p.bytes,0)])),a=(i,c)=>{let[d,u]=e.map(h=>o(h,i,c));return cs([...new Set([...d.keys(),...u.keys()])].map(h=>({name:h,change:(u.get(h)??0)-(d.get(
h)??0)})),h=>h.change*Math.sign(s))},r=[a("live_modules","module"),a("live_operators","operator")].find(i=>i!==null&&!i.name.startsWith("no ")&&i.change*s>0);return s===0?null:`${po(s)} at the peak${r?
`; ${r.name}: ${po(r.change)}`:""}.`}var BR=30,FR=.1;function jR(e){let t=e.by_arithmetic.reduce((r,i)=>r+i.device_time_per_step,0),n=e.by_arithmetic.filter(r=>r.device_time_per_step>=FR*t),s=n.find(r=>r.
arithmetic==="float32"&&r.peak_pctg!==null&&r.fastest_tflops_per_s>r.peak_tflops_per_s),o=n.find(r=>r.dtype==="float32"&&r.arithmetic===null&&r.peak_pctg!==null),a=s?.dtype==="float32"?"TF32":s?.dtype;
return`${s?` Computed in float32: ${J(s.tflops_per_s,0,1)} TFLOP/s, ${z(s.peak_pctg)} of the float32 peak${s.peak_pctg<BR?"":`; ${a} would allow ${J(s.fastest_tflops_per_s,0,1)} TFLOP/s (${J(s.fastest_tflops_per_s/
s.peak_tflops_per_s,0,1)} times)`}.`:""}${o?` The names of some kernels do not tell whether they compute in float32 or TF32: ${x(o.device_time_per_step)} are measured against the peak of TF32.`:""}`}var rb=e=>`${J(
e.tflops_per_s,0,1)} TFLOP/s${e.peak_pctg===null?"":`, ${z(e.peak_pctg)} of the peak`}`;function ub(e){let[t]=e.summary;if(!t||t.tflops_per_s===null)return"";let n=cs(e.by_operator,s=>s.device_time_per_step);
return`${Lt(t.flops_per_step)}FLOPs a step and rank in ${x(t.known_time_per_step)}, ${z(t.known_pctg)} of the device time: ${rb(t)}${t.peak_pctg===null||t.device===null?"":` of ${t.device}`}.${n&&e.by_operator.
length>1&&n.tflops_per_s!==null?` The largest part of that time is ${n.operator}: ${x(n.device_time_per_step)}, ${rb(n)}.`:""}${jR(e)}`}var hb=(e,t)=>e.phases.filter(({phase:n})=>n!=="empty").map(n=>{
let s=cs(t,({key:a})=>n[a]??0),o=100*(n[s.key]??0)/n.mean_time;return`${n.phase}: ${x(n.median_time)} a call, the median of ${k(n.calls)}${o>0?`; ${z(o)} of the time is ${s.name}`:""}.`}).join(" "),Ni="\
No rank waits for another one in the collectives that match.",WR={compute:"it computes longer",memory:"its copies take longer",idle:"its device idles: the host is late"},HR=.2;function fb(e){let[t]=e.
by_rank;if(!t||t.caused_per_step===0||t.caused_per_step===null)return Ni;let n=e.by_rank.filter(u=>u.straggler===1),s=e.by_rank.filter(u=>u.worst_steps>0);if(n.length===0)return`There is no straggler:\
 rank ${t.rank} causes the most exposed waiting, ${z(t.caused_pctg)} of it. In ${s.length===1?`${t.worst_steps===t.steps?"every step":`${t.worst_steps} of ${t.steps} steps`} it is this rank`:`differen\
t steps it is one of ${s.length} ranks`}.${qR(e.by_rank)}`;let[o]=n,a=e.by_rank,r=a.reduce((u,h)=>u+h.step_time,0)/a.length,i=o.step_time_like_median,c=o.worst_steps===o.steps?"every step":`${o.worst_steps}\
 of ${o.steps} steps`,d=Math.max(r-i,0);return`Rank ${o.rank} is a straggler: it causes ${z(o.caused_pctg)} of the exposed waiting, the most of all ranks in ${c}${UR(o,a.length-1)}. If it came at the \
same time as the others, the mean step of all ranks would be ${x(d)} shorter (${x(i)})${d<HR*Math.min(o[`${o.cause}_excess_per_step`],o.caused_per_step/(a.length-1))?": not more, because some other ra\
nk hardly waits for it":""}.`}function UR(e,t){let n=e[`${e.cause}_excess_per_step`];return n>=e.caused_per_step/t/2?`, because ${WR[e.cause]} (${x(n)} a step more than the median rank)`:""}var mb=[["compute",_e.compute,"--part-compute"],["non_compute",wo,"--part-communication"],["idle",_e.idle,"--part-idle"]].map(([e,{name:t,what:n},s])=>({key:`${e}_time`,name:t,what:n,property:s,text:o=>`${x(
o[`${e}_time`])}, ${Vs(o[`${e}_time_pctg`])}`})),Ob={title:"Temporal breakdown",params:[],intro:"From the first to the last device row of a rank: computing, exposed communication and memory (nothing h\
ides them), or idle.",charts:[{id:"temporal",table:"rows",title:"Time of each rank",height:e=>ae(e),legend:mb,sums:!0,make:(e,t)=>Pn(e,t,{label:fa(e),rowsOf:n=>n.data.rows,parts:mb,what:"ranks",empty:rs})}],
tables:[{key:"rows",caption:"Ranks",main:["idle_time_pctg","compute_time","non_compute_time"],columns:[Z,Q(M(T("idle_time",_e.idle.name),_e.idle.what)),he("idle_time_pctg","idle, %"),Q(M(T("compute_ti\
me",_e.compute.name),_e.compute.what)),j(he("compute_time_pctg","compute, %")),Q(M(T("non_compute_time",wo.short),wo.what)),he("non_compute_time_pctg",`${wo.short}, %`),Q(M(T("kernel_time","all"),"Fro\
m the first to the last device row")),Ys]}]},zR="No operator of the selected ranks and steps has known FLOPs. Record with record_shapes=True: FLOPs are counted from shapes, and from other inputs that \
it records.",du="no FLOPs are known, or not the peak of this device for numbers of this type",pb=e=>J(e,0,3),ma=(e,t)=>j({...se(e,t),show:Lt,showDiff:Bn}),Js=Le(M(se("tflops_per_s","TFLOP/s"),"FLOPs d\
ivided by the device time of what was launched inside the operator, in 10¹² a second")),pa=xe(Le(M(he("peak_pctg","of peak"),"Share of the peak speed of the device in the arithmetic that the names o\
f the kernels tell, from the data sheet of its vendor, dense; of several together: the part of their time that they would take at the peak of each")),du),gb=xe(Le(M(he("fastest_peak_pctg","of fastest"),
"The same of the fastest arithmetic that the device has for these numbers: TF32 for float32")),du),wb=(e,t)=>xe(j(se(e,t)),du),ru=M(T("device_time_per_step","device per step"),"Device time of what was\
 launched inside the operator, per step and rank"),yb=Le(M(tn("gb_per_s_at_least","bandwidth, at least"),"Each input read once and the output written once, divided by the device time")),bb=j(M(se("flo\
ps_per_byte_at_most","FLOPs per byte"),"FLOPs for each byte that has to be read or written: at most")),Mb={title:"Work",ofSteps:!0,params:[],intro:"What kinds of work the device time is; floating-poin\
t operations of matrix products, convolutions and attention, counted from the shapes of their inputs, and how fast the device did them.",above:{tables:2},notes:e=>ua(e,ub),charts:[{id:"speed",table:"b\
y_operator",title:"Achieved TFLOP/s by operator",height:ae,make:(e,t)=>Ye(e,t,{table:"by_operator",kind:"count",name:n=>n.operator,value:n=>n.tflops_per_s,empty:zR,show:n=>`${pb(n.tflops_per_s)} TFLOP\
/s${n.peak_pctg===null?"":`, ${pb(n.peak_pctg)} % of the peak`}`})}],tables:[{key:"summary",caption:"In all",main:["tflops_per_s","peak_pctg","known_time_per_step"],columns:[ma("flops_per_step","FLOPs\
 per step"),T("device_time_per_step","device per step"),M(T("known_time_per_step","with known FLOPs"),"Device time of operators whose FLOPs are known, per step and rank"),j(he("known_pctg","share")),Js,
pa,gb,Ft(I("device","device"))]},{key:"classes",caption:"Classes of work",main:["device_time_per_step","tflops_per_s","gb_per_s_at_least"],columns:[M(I("class","class"),"By the operators that launched\
 it, else by the names of kernels; other: nothing says what it is"),Q(j(F("device_rows","device rows"))),T("device_time_per_step","device per step"),j(he("device_time_pctg","share of device time")),Js,
yb,bb]},{key:"by_rank",caption:"Ranks",main:["known_time_per_step","tflops_per_s","peak_pctg"],columns:[Z,ma("flops_per_step","FLOPs per step"),T("device_time_per_step","device per step"),T("known_tim\
e_per_step","with known FLOPs"),Js,pa]},{key:"by_arithmetic",caption:"Arithmetic",main:["device_time_per_step","tflops_per_s","peak_pctg"],columns:[M(I("dtype","type"),"The type of the numbers of both\
 factors"),xe(M(I("arithmetic","computed in"),"What the kernels multiply in, by their names. float32 of NVIDIA runs on its plain units; TF32, and 3xTF32 (three products for one), on the tensor cores"),
"the names of the kernels do not tell: the peak is that of the fastest"),Q(j(F("calls","calls"))),ma("flops_per_step","FLOPs per step"),ru,Js,pa,gb,wb("peak_tflops_per_s","peak TFLOP/s"),wb("fastest_t\
flops_per_s","fastest TFLOP/s")]},{key:"by_operator",caption:"Operators",main:["device_time_per_step","tflops_per_s","peak_pctg"],columns:[nn,Q(j(F("calls","calls"))),ma("flops_per_step","FLOPs per st\
ep"),ru,Js,pa]},{key:"by_shapes",caption:"Operators and shapes",main:["device_time_per_step","tflops_per_s"],columns:[nn,I("shapes","shapes",!0),M(I("dtype","type"),"The type of the numbers of both fa\
ctors"),I("class","class"),Q(j(F("calls","calls"))),ma("flops_per_call","FLOPs per call"),ru,Js,pa,bb]},{key:"elementwise",caption:"Elementwise operators: bandwidth, at least",main:["device_time_per_s\
tep","gb_per_s_at_least"],columns:[nn,I("shapes","shapes",!0),I("dtypes","types",!0),Q(j(F("calls","calls"))),T("device_time_per_step","device per step"),yb]},{key:"unknown",caption:"Device time witho\
ut known FLOPs",main:["device_time_per_step"],columns:[M(nn,"The innermost operator that launched it"),Q(j(F("device_rows","device rows"))),T("device_time_per_step","device per step"),j(he("device_tim\
e_pctg","share of device time"))]}]},_b=[["host_wait","--idle-host"],["kernel_wait","--idle-kernel"],["other","--part-idle"]].map(([e,t])=>({key:e,property:t,name:jl[e],what:qf[e],text:n=>x(n[e])}));function KR(e){
let t=new Map;for(let n of e.data.rows.filter(s=>s.stream!==null)){let s=`${n.rank} ${n.device} ${n.stream}`,o=t.get(s)??{rank:n.rank,stream:n.stream};o[n.idle_category]=n.idle_time,t.set(s,o)}return[
...t.values()]}var Ab={title:"Idle time",params:[We("consecutive_kernel_delay","Between kernels: gaps below, µs","30"),{name:"streams",label:"Streams",type:"text",placeholder:"all"},Ci("show_idle_int\
erval_stats","Statistics of the gaps",!1)],intro:"Why streams are idle between their rows: the host had not launched yet, the gap between two kernels is short, or something else.",charts:[{id:"idle",table:"\
rows",title:"Idle time of each stream",height:e=>ae(e),legend:_b,sums:!0,make:(e,t)=>{let n=fa(e);return Pn(e,t,{rowsOf:KR,group:ha,label:s=>`${n(s)}, ${ha(s)}`,parts:_b,what:"streams",empty:rs})}}],tables:[
{key:"rows",caption:"Streams",columns:[Z,is,Mi,Ne("idle_category","why idle",jl),Q(T("idle_time","idle")),j(Jd("idle_time_ratio","share")),Ys],extra:e=>"count"in e?ca(T):[]}]},uu={title:"Kernels",params:[
We("duration_ratio","Share of time to show","0.8"),We("num_kernels","Kernels at most","10"),Ci("include_memory_kernels","Copies too",!0)],intro:"What kinds of work the devices do, alone or at once, an\
d the kernels that take most of it.",charts:[{id:"kinds",title:"Kinds of work",height:ae,make:(e,t)=>Ye(e,t,{table:"kinds",kind:"percent",empty:rs,name:n=>Fl(n.kernel_type),value:n=>n.percentage,show:n=>`${Vs(
n.percentage)}, ${x(n.sum)}`})},{id:"kernels",table:"over_ranks",title:"Mean of a kernel, with the fastest and slowest rank",height:ae,make:(e,t)=>Ye(e,t,{table:"over_ranks",kind:"time",empty:rs,name:n=>n.
name,value:n=>n.mean,show:n=>`${x(n.mean)}, mean of ${k(n.count)} calls${n.ranks>1?`, ranks ${x(n.min_mean)} to ${x(n.max_mean)}`:""}`,range:n=>({low:n.mean-n.min_mean,high:n.max_mean-n.mean})})}],tables:[
{key:"over_ranks",caption:"Kernels",main:["sum","count","mean"],columns:[Ai,da,j(F("ranks","ranks")),Q(F("count","calls")),Q(T("sum","time")),T("mean","mean"),T("min_mean","fastest rank"),T("max_mean",
"slowest rank")]},{key:"kinds",caption:"Kinds",columns:[Ne("kernel_type","kind",Fl),Q(j(T("sum","time"))),j(he("percentage","share"))]},{key:"kernels",caption:"Kernels of each rank",main:["sum","count",
"mean"],columns:[Ai,da,Z,Q(F("count","calls")),Q(T("sum","time")),T("mean","mean"),T("min","min"),T("max","max"),T("std","std")]}]},GR=(e,t)=>e.place-t.place||Object.keys(Ga).indexOf(e.class)-Object.keys(
Ga).indexOf(t.class),Rb={title:"Kernel launches",params:[We("runtime_cutoff","Slow launch over, µs","50"),We("launch_delay_cutoff","Late start over, µs","100"),Ci("include_memory_events","Copies too",
!0)],intro:"What a launch costs on the host, what it runs on the device, and how long it waits. Kernels shorter than their launch leave the device idle.",above:{charts:4},charts:[...Object.entries(Wl).
map(([e,t])=>({id:`launch-${e}`,table:"launches",title:Ka(t),half:!0,height:()=>230,make:n=>{let s=n.map(o=>({key:o.key,side:o.letter,name:ls(o),bins:o.data.histograms.filter(a=>a.measure===e)}));return s.
every(o=>o.bins.length===0)?{empty:Oi}:{data:o=>Iy({sides:s},o)}}})),{id:"launch-scatter",table:"launches",title:"Host against device",half:!0,height:()=>230,make:e=>e.every(t=>t.data.scatter.length===
0)?{empty:Oi}:{data:()=>Dy({sides:e.map(t=>({key:t.key,side:t.letter,name:ls(t),points:t.data.scatter}))})}}],tables:[{key:"counts",caption:"Launches",columns:[Z,Q(F("count","launches")),Q(F("short_ke\
rnels","shorter than their launch")),Q(F("runtime_outliers","slow launches")),Q(F("launch_delay_outliers","late starts")),Ys]},{key:"worst",caption:"The worst launches",apart:!0,order:GR,columns:[Ne("\
class","why",Ga),Z,Ai,nn,T("cpu_duration","host"),T("gpu_duration","device"),T("launch_delay","delay")]},{key:"summary",caption:"Summary",main:["mean","50%","max"],columns:[Z,Ne("measure","measure",Wl),
...ca(T)]}]},Cb={title:"Queue length",window:!0,params:[We("max_queue_length","Length of a full queue","1024")],intro:"Work that is launched but not started, for each stream. Drag across the chart to \
look closer: finer points are fetched.",charts:[{id:"queue",table:"series",title:"Queue",series:ha,height:Si,make:(e,t)=>Li(e,t,{unit:"waiting",name:ha,empty:Oi})}],tables:[{key:"summary",caption:"Sum\
mary",main:["mean","50%","max"],columns:[Z,is,Mi,...ca(se,j)]},{key:"time_blocked",caption:"Time blocked at a full queue",columns:[Z,is,Mi,Q(T("duration_at_max_queue_length","blocked")),Jd("relative_d\
uration_at_max_queue_length","share of the rank")]}]},YR="The part of the time for which a value is known",kb=[j(se("mean","mean")),j(se("min","min")),j(se("max","max")),j(M(T("known_time","known"),YR))],
xb=I("counter","counter"),Lb={title:"Clocks, power, temperature",tab:"Clocks",host:!0,ofSteps:!0,counters:!0,intro:"Counters of the devices while the steps ran. The mean is weighted by time.",notes:Ri,
params:[],charts:[],above:{tables:2},tables:[{key:"rows",caption:"All steps",main:["mean","max"],columns:[Z,is,xb,...kb]},{key:"by_step",caption:"By step",main:["mean","max"],columns:[Z,xe(I("step","s\
tep"),"the recording has no steps"),is,xb,...kb]}]},Nb="The selected ranks record no memory. Record it with profile_memory=True in torch.profiler.profile.",VR="It is not known what is live at the peak\
: either all of it was allocated before the recording began, or the trace does not record addresses.",Qs=e=>e===null?"device":e.replace(/^(CUDA|HIP)/,"GPU"),vb=e=>Qs(e.device<0?e.name:e.name.replace(/ (allocated|reserved)/,
` ${e.device} $1`)),JR=e=>e.replace(/ (allocated|reserved)/,""),QR=e=>e.includes(" reserved")?"reserved":"allocated",$b={panel:e=>JR(e.name),style:e=>`${e.group} ${QR(e.name)}`},Pb=e=>[Qs(e.device_type),
e.device>=0?e.device:""].join(" ").trim(),cu=(e,t)=>e.some(n=>new Set(n.data.peaks.map(s=>s[t])).size>1),XR=(e,t)=>n=>[cu(e,"rank")&&`rank ${n.rank}`,cu(e,"device_type")&&Pb(n),n[t]].filter(Boolean).join(
" · ");function ZR(e,t){return e.flatMap((n,s)=>{let o=t.map(a=>a.series[s]).find(Boolean)?.rank;return(n.data.step_times??[]).filter(a=>a.rank===o).map(a=>({side:n.letter,at:a.start,end:a.start+a.duration,
text:`step ${a.step}`}))})}function Ib(e){return e.flatMap(t=>t.data.peaks.map(n=>({side:t,row:n}))).reduce((t,n)=>n.row.peak>(t?.row.peak??-1/0)?n:t,null)}function eC({side:e,row:t}){let n=[cu([e],"r\
ank")&&`rank ${t.rank}`,Pb(t)].filter(Boolean).join(", "),s=t.peak_step===null?"":`, in step ${t.peak_step}`,o=t.live_at_peak===null?" The trace does not record all addresses, so what is live then is \
not known.":` ${Y(t.live_at_peak)} of it was allocated in the recording, ${Y(t.from_before)} before it began.`,a=t.totals==="sums"?" The trace does not record totals: these are sums of its allocations\
 and frees, from 0 at the start.":"";return[l("strong",{},`${e.letter?`${e.letter}: `:""}`),`The peak is ${Y(t.peak)} (${n}), ${x(t.peak_at)} after the first event${s}.${o}${cb(e.data.peaks,t.device_type)}${a}`]}
function tC(e){let t=e.map(s=>Ib([s])),n=t.length===2&&t.every(Boolean)&&Qs(t[0].row.device_type)===Qs(t[1].row.device_type)&&db(t.map(({side:s,row:o})=>({data:s.data,row:o})));return n?[l("p",{class:"\
memory-sentence"},l("strong",{},"B − A: "),n)]:[]}var nC=e=>[...e.flatMap(t=>{let n=Ib([t]);return n?[l("p",{class:"memory-sentence"},eC(n))]:[]}),...tC(e)],Db={...I("device_type","memory"),show:Qs,
alike:Qs},sC=xe(Ei("device","device"),"host memory has no number"),oC=Gy(M({...I("span","file"),show:e=>String(e+1)},"Of a rank that has several trace files"),e=>e>0),Sb=M(Ge("bytes","live at the peak"),
"Allocated at or before the peak, and not freed by then"),iu=j(he("pctg","share")),lu=F("allocations","allocations"),Pi=[Z,oC,Db,sC],Eb=(e,t,n,s)=>e.every(o=>o.data.peaks.length===0)?{empty:Nb}:Ye(e,t,
{table:n,kind:"bytes",name:XR(e,s),value:o=>o.bytes,show:(o,a)=>`${Y(a)}, ${z(o.pctg)} of the peak`,empty:VR}),qb={title:"Memory",window:!0,ofSteps:!0,host:!0,params:[We("limit","Frames of each device",
"100")],intro:"Memory that the allocator of PyTorch hands out (allocated) and holds (reserved), over the whole recording, and what is live at its peak. Drag across the chart to look closer: finer poin\
ts are fetched.",notes:nC,charts:[{id:"memory-curves",table:"series",title:"Memory over time",series:vb,panels:$b,ownDevice:!0,height:Si,make:(e,t)=>Li(e,t,{unit:"bytes",name:vb,panels:$b,ownDevice:!0,
marks:ZR,empty:Nb})},{id:"live_modules",title:"Live at the peak, by module",height:ae,make:(e,t)=>Eb(e,t,"live_modules","module")},{id:"live_operators",title:"Live at the peak, by operator",height:ae,
make:(e,t)=>Eb(e,t,"live_operators","operator")}],tables:[{key:"peaks",caption:"Peaks",main:["peak","reserved_peak","live_at_peak"],columns:[...Pi,M(Ge("peak","peak allocated"),"The largest amount tha\
t is allocated"),Ft(M({...T("peak_at","at"),number:!1},"When it is reached first, after the first event of the set")),Ft(xe(I("peak_step","step"),"outside of the recorded steps")),M(Ge("unused_at_peak",
"unused then"),"Reserved minus allocated at the peak"),M(Ge("reserved_peak","peak reserved"),"The largest amount that is reserved"),M(Ge("unused_at_reserved_peak","unused then"),"Reserved minus alloca\
ted at the peak of what is reserved"),M(Ge("live_at_peak","live at the peak"),"Allocated in the recording at or before the peak, and not freed by then"),M(Ge("from_before","from before"),"The rest of \
the peak: allocated before the recording began"),M(Ge("never_freed","never freed"),"Allocated in the recording and not freed until its end"),F("never_freed_allocations","never freed, allocations"),M(Ge(
"unseen_freed","freed, allocated before"),"Freed in the recording, allocated before it began"),{...Ft(I("totals","totals")),what:"recorded: the trace states them. sums: added up from its allocations a\
nd frees, because it does not state them"}]},{key:"live_modules",caption:"Modules at the peak",columns:[...Pi,I("module","module",!0),Sb,iu,lu,F("frames","frames")]},{key:"live",caption:"Live at the p\
eak, by frame",columns:[...Pi,I("frame","frame",!0),I("operator","operator",!0),Sb,iu,lu]},{key:"operators",caption:"Allocations and frees in the selected steps",columns:[Db,I("operator","operator",!0),
se("allocations_per_step","allocations per step"),Ge("allocated_per_step","allocated per step"),se("frees_per_step","frees per step"),Ge("freed_per_step","freed per step")]},{key:"never_freed",caption:"\
Never freed in the recording",columns:[...Pi,I("frame","frame",!0),I("operator","operator",!0),Ge("bytes","never freed"),iu,lu]}]},Tb=e=>e.name,Bb={title:"Memory bandwidth",window:!0,params:[],intro:"\
Bandwidth of the copies and memsets that run at each moment, each kind on its own scale. Drag across the chart to look closer: finer points are fetched.",charts:[{id:"bandwidth",table:"series",title:"\
Bandwidth of each kind of copy",series:Tb,panels:!0,height:Si,make:(e,t)=>Li(e,t,{unit:"rate",name:Tb,panels:!0,empty:"There are no copies and no memsets in the selected ranks, steps and time.",flat:"\
This trace records no bandwidth of copies: every point is 0."})}],tables:[{key:"summary",caption:"Summary",main:["count","mean","max"],columns:[Z,is,I("name","copy"),...ca(tn,Le,j)]}]};var _u=[["host_operator","operators","Self time of operators on the host"],["runtime_call","runtime calls","Calls of the runtime or the driver that do not wait"],["data_loading","data loading","The ho\
st loads data"],["launch_delay","launch delay","From the start of a launch to the start of what it launched"],["device_kernel","kernels","Compute on the device"],["communication","communication","Comm\
unication on the device"],["device_copy","copies","Copies and memsets on the device"],["kernel_gap","gaps between kernels","Short gaps between two rows of a device"],["sync","waits for the device","Th\
e host waits for the device"],["between_operators","between operators","A thread is between two operators: Python, or something that is not recorded"],["idle","idle","Nothing on the path runs"]],Dn=Object.
fromEntries(_u.map(([e,t])=>[e,t])),Fb=_u.map(([e,t,n])=>({key:e,name:t,what:n,property:`--path-${e.replaceAll("_","-")}`,text:s=>`${x(s[e])}, ${Vs(s.path>0?Number((s[e]/s.path*100).toFixed(2)):0)}`})),
bu="There are no steps here.",Ii=e=>e.step===null?"whole file":`step ${e.step}`,hu=e=>e.span>0?`, file ${e.span+1}`:"";function aC(e,t){let[n,s]=e,o=t.step===null?"":String(t.step);return Ls({control:n.
data.set,test:s?.data.set??"",control_marker:n.data.marker??"",test_marker:s?.data.marker??"",control_rank:String(t.rank),control_step:o,control_span:t.span>0?String(t.span):"",path:!0})}function rC({
data:e}){let t=e.by_kind.filter(s=>s.time>0).sort((s,o)=>o.time-s.time);if(t.length===0)return bu;let n=e.by_kind.reduce((s,o)=>s+o.time_per_step,0);return`${x(n)} a step: ${t.slice(0,3).map(s=>`${z(s.
time_pctg)} ${Dn[s.kind]}`).join(", ")}.`}var jb=xe(T("longest","longest"),"the path has no such segment"),Wb=xe(I("name","name",!0),"waiting and gaps have no name"),Vb={title:"Critical path",host:!0,
ofSteps:!0,params:[We("consecutive_kernel_delay","Short gaps, µs","30"),We("segments","Longest segments","100")],intro:"The chain of operators, launches and kernels, one after the other, that holds t\
he most work of a step. Anything off the chain can take longer without making the step longer.",notes:e=>[...e.map(t=>l("p",{class:"path-sentence"},t.letter&&l("strong",{},`${t.letter}: `),rC(t))),e[0].
data.by_step.length>0&&l("p",{},l("a",{href:aC(e,e[0].data.by_step[0])},`Show the path of ${Ii(e[0].data.by_step[0])}, rank ${e[0].data.by_step[0].rank}, in the timeline`))],charts:[{id:"path-names",table:"\
by_name",title:"On the path, per step",height:ae,make:(e,t)=>Ye(e,t,{table:"by_name",kind:"time",name:n=>n.name===null?Dn[n.kind]:`${n.name} (${Dn[n.kind]})`,value:n=>n.time_per_step,empty:bu,show:n=>`${x(
n.time_per_step)} a step, ${z(n.time_pctg)}`})},{id:"path-steps",table:"by_step",title:"What the path of each step is made of",height:e=>ae(e),legend:Fb,make:(e,t)=>Pn(e,t,{parts:Fb,what:"steps",empty:bu,
rowsOf:n=>n.data.by_step,label:n=>[e.some(s=>s.data.ranks.length>1)&&`rank ${n.rank}`,`${Ii(n)}${hu(n)}`].filter(Boolean).join(" · ")})}],tables:[{key:"by_kind",caption:"Kinds",columns:[Ne("kind","ki\
nd",Dn),Ne("work","work",e=>e===1?"yes":"waiting"),T("time_per_step","time per step"),j(he("time_pctg","share")),Q(F("segments","segments")),jb]},{key:"by_name",caption:"Operators, calls and kernels",
columns:[Ne("kind","kind",Dn),Wb,T("time_per_step","time per step"),j(he("time_pctg","share")),Q(F("segments","segments")),jb]},{key:"by_step",caption:"Steps",columns:[Z,{...I("step","step"),show:(e,t)=>Ii(
t)+hu(t)},M(T("path","path"),"The whole path, including waits; the kinds add up to it"),M(T("work","work"),"Without waits for the device, between operators and idle"),..._u.map(([e,t,n])=>M(T(e,t),n)),
T("step_time","step time")]},{key:"segments",caption:"Longest segments",apart:!0,columns:[Z,{...I("step","step"),show:(e,t)=>Ii(t)+hu(t)},T("start","from"),T("duration","takes"),Ne("kind","kind",Dn),Wb,
xe(I("lane","thread or stream"),"waiting is on none")]}]},Jb={title:"Operators on the device",tab:"Operators",params:[],intro:"Device time of the work that each operator launched itself, without neste\
d operators.",charts:[{id:"operators",table:"rows",title:"Time, all ranks together",sums:!0,height:ae,make:(e,t)=>Ye(e,t,{table:"rows",kind:"time",sums:!0,empty:rs,name:n=>n.operator??"not known",value:n=>n.
sum,show:(n,s)=>x(s)})}],tables:[{key:"rows",caption:"Operators",main:["sum","count","mean"],columns:[nn,da,Z,Q(F("count","calls")),Q(T("sum","time")),T("mean","mean"),T("min","min"),T("max","max"),T(
"std","std")]}]};function iC(e){let{operator_name:t,min_pattern_len:n}=e.shown,s=n>1&&l("a",{href:e.href({min_pattern_len:"1"})},"Show patterns of one kernel or more");return t===null?[`No operator la\
unches ${n>1?`${n} kernels or more`:"a kernel"} in the selected ranks and steps. `,s||jn]:[`No operator with “${t}” in its name launches ${n>1?`${n} kernels or more`:"a kernel"} here. `,s]}var Qb={
title:"Kernel sequences",params:[{name:"operator_name",label:"Operator, or a part of its name",type:"operator"},We("min_pattern_len","Kernels at least","3"),We("top_k","Patterns at most","5")],intro:"\
What an operator launches, and how often in the same order.",chosen:e=>e.operator_name===""&&e.shown.operator_name!==null&&["This is ",l("b",{class:"mono"},e.shown.operator_name),", the operator whose\
 kernels take the most device time. Name another one above."],charts:[{id:"patterns",title:"Device time of the patterns",height:ae,sums:!0,make:(e,t)=>Ye(e,t,{table:"patterns",kind:"time",sums:!0,name:n=>n.
pattern,value:n=>n.kernel_duration,empty:iC(t),show:(n,s)=>x(s)})}],tables:[{key:"patterns",caption:"Patterns",rows:4,main:["kernel_duration","count"],columns:[Yy("pattern","operator and its kernels"),
Z,{...F("length","kernels"),showDiff:null},Q(F("count","calls")),Q(T("kernel_duration","on the device")),Q(T("operator_duration","on the host"))]}]},Xb={title:"Annotations",host:!0,params:[{name:"use_\
gpu_annotation",label:"Annotations",type:"choice",options:{true:"on the devices",false:"on the host"}}],intro:"Time inside the ranges that the program marked (record_function, steps).",instead:(e,t)=>e.
use_gpu_annotation===""&&t.every(n=>n.data.rows.length===0)?{use_gpu_annotation:"false"}:null,chosen:e=>e.use_gpu_annotation===""&&!e.shown.use_gpu_annotation&&"There are none on the devices, so those\
 of the host are shown.",charts:[{id:"annotations",table:"rows",title:"Time, all ranks together",sums:!0,height:ae,make:(e,t)=>Ye(e,t,{table:"rows",kind:"time",sums:!0,name:n=>n.name,value:n=>n.sum,empty:'\
There are none. A range is marked with torch.profiler.record_function("name").',show:(n,s)=>x(s)})}],tables:[{key:"rows",caption:"Annotations",main:["sum","count","mean"],columns:[Ti(I("name","name",!0),
(e,{use_gpu_annotation:t})=>t?"gpu_user_annotation":"user_annotation"),Z,Q(F("count","calls")),Q(T("sum","time")),T("mean","mean"),T("min","min"),T("max","max"),T("std","std")]}]},lC='There are no ann\
otations that name a phase in the selected ranks and steps. These names are recognized: those that vLLM (execute_context_1(512)_generation_8(8)), SGLang (step[DECODE bs=8]), ATOM (prefill[bs=1 tok=512\
]) and TensorRT-LLM ([Executor] _forward_step …) give to their steps, and your own, record_function("prefill") or record_function("decode").',cC={prefill:"prefill: prompts are read",decode:"decode: \
tokens are generated",mixed:"mixed: prompts are read and tokens generated in one call",verify:"verify: tokens of a draft are checked",draft:"draft: a smaller model guesses tokens",empty:"empty: no req\
uest"},Wi=[["compute","--part-compute"],["exposed_communication","--part-communication"],["exposed_memory","--part-memory"],["idle","--part-idle"]].map(([e,t])=>({key:e,property:t,name:_e[e].name,what:_e[e].
what,text:n=>`${x(n[e])} a call`})),dC=e=>[e.phase,e.requests!==null&&`${e.requests} requests`,e.tokens!==null&&`${e.tokens} tokens`].filter(Boolean).join(" · ").replaceAll("-","–"),fu=e=>e===null?
D:k(Math.round(e)).replace("-","−"),uC=e=>`${k(Math.round(e))} tokens/s`;function hC(e){if(e.length<2)return null;let[t,n]=e.map(({data:o})=>o),s=t.phases.filter(({phase:o})=>o!=="empty"&&n.phases.some(
a=>a.phase===o)).map(({phase:o})=>[" ",l("a",{href:tt({...De(""),control:t.set,test:n.set,control_marker:`phase:${o}`,test_marker:`phase:${o}`})},o)]);return s.length>0&&l("p",{class:"phase-links"},"C\
ompare the calls of one phase, each as a step:",s)}var mu="the names of these annotations do not say it",pu=[F("calls","calls"),M(T("median_time","median"),"The duration of the annotation on the host"),
T("mean_time","mean"),...Wi.map(({key:e,name:t,what:n})=>M(T(e,t),`${n}, per call`)),M(T("device_time","device"),"What a call launches, wherever it runs; per call"),xe(M(j(F("requests_in_all","request\
s")),"Of all calls whose names say them"),mu),xe(M(j(F("tokens_in_all","tokens")),"Of all calls whose names say them: of prompts, and generated"),mu),M(T("active_time","at work"),"Time in which a call\
 runs on the host or on a device, of all ranks"),xe(M(Le({...se("tokens_per_second","tokens/s"),show:fu,showDiff:e=>e>0?`+${fu(e)}`:fu(e)}),"Tokens by the time in which such calls are at work, of one \
rank"),mu)],gu=["calls","median_time","tokens_per_second"],Di=I("phase","phase"),Hb=(e,t)=>({...I(e,t),show:n=>n===null?"not stated":n.replace("-","–")}),Zb={title:"Phases of serving",tab:"Phases",params:[],
ofSteps:!0,intro:"Prefill, decode and other phases of a language model server, from the names of its annotations. A call is one annotation; compute, exposed communication, exposed memory and idle add \
up to its time.",notes:e=>[...ua(e,t=>hb(t,Wi)),l("p",{class:"muted small"},[...new Set(e.flatMap(({data:t})=>t.phases.map(n=>n.phase)))].map(t=>cC[t]).join("; ")),hC(e)],charts:[{id:"phases",title:"T\
ime of a call, by phase",height:e=>ae(e),legend:Wi,make:(e,t)=>Pn(e,t,{parts:Wi,what:"phases",rowsOf:n=>n.data.phases,label:n=>n.phase,empty:lC})},{id:"phase-rates",table:"sizes",title:"Tokens a secon\
d, by phase and size",height:ae,make:(e,t)=>Ye(e,t,{table:"sizes",kind:"number",name:dC,value:n=>n.tokens_per_second,show:n=>uC(n.tokens_per_second),empty:e.every(({data:n})=>n.phases.length===0)?"The\
re are no phases.":"The names of these annotations do not say how many tokens a call has."})}],tables:[{key:"phases",caption:"Phases",main:gu,columns:[Di,...pu]},{key:"sizes",caption:"Phases by size o\
f a call",main:gu,columns:[Di,M(Hb("requests","requests"),"Of one call, up to a power of two"),M(Hb("tokens","tokens"),"Of one call, up to a power of two"),...pu.map(e=>({...e,title:e.key.endsWith("_i\
n_all")?`${e.title} in all`:e.title}))]},{key:"by_rank",caption:"Phases by rank",main:gu,columns:[Z,Di,...pu]},{key:"forms",caption:"Names that were found",columns:[Di,M(I("form","form of the name",!0),
"Braces stand for numbers, {k} for members such as bs=8"),F("calls","calls")]}]},fC="There are no counters of kernels in the selected ranks and steps. PyTorch records them if the profiler is configure\
d with CUPTI metrics.",mC=e=>e===null?D:J(e,0,3),e_={title:"Counters of operators",tab:"Counters",host:!0,params:[We("limit","Kernels listed","100")],intro:"Hardware counters that the profiler measure\
d for each kernel, by the operator that launched it.",notes:Ri,charts:[{id:"counters",table:"rows",title:"Sums by operator and counter",height:ae,make:(e,t)=>Ye(e,t,{table:"rows",kind:"count",name:n=>`${n.
operator??"operator not known"} · ${n.counter}`,value:n=>n.sum,empty:fC,show:(n,s)=>mC(s)})}],tables:[{key:"rows",caption:"Operators, kernels and counters",main:["sum","mean"],columns:[Z,xe(nn,"no op\
erator above the launch is recorded"),I("kernel","kernel",!0),I("counter","counter",!0),F("kernels","kernels"),se("sum","sum"),j(se("mean","mean")),j(se("min","min")),j(se("max","max"))]},{key:"kernel\
s",caption:"Kernels",apart:!0,columns:[Z,M(F("number","kernel no."),"In order of time, from 0"),I("kernel","kernel",!0),M(I("operators","operators",!0),"Those above its launch, the outermost first"),I(
"counter","counter",!0),se("value","value")]}]},pC="There are no collectives in the selected ranks and steps. They are recorded where several ranks work together (NCCL, RCCL …), with ProfilerActivity.\
CUDA.",gC="No collective of the selected ranks matches one of another rank: see what does not match below.",wu="no rank matches, or the trace does not state the bytes sent or the size of the group",qi=[
{key:"transfer",property:"--part-communication",name:"transfer",what:"The shortest duration over the ranks",text:e=>x(e.transfer)},{key:"hidden",property:"--part-compute",name:"waiting during compute",
what:"Waiting for the last rank while a compute kernel runs",text:e=>x(e.hidden)},{key:"exposed",property:"--more-fill",name:"exposed waiting",what:"Waiting for the last rank while no compute kernel r\
uns",text:e=>x(e.exposed)}],Ub=e=>({...e,transfer:e.transfer_per_step,hidden:e.wait_per_step-e.exposed_wait_per_step,exposed:e.exposed_wait_per_step});function wC(e){let t=new Map;return e.data.sizes.
filter(n=>n.busbw!==null).forEach(n=>{let s=t.get(In(n))??{name:In(n),collective:n.collective,points:[]};s.points.push(n),t.set(s.name,s)}),{key:e.key,side:e.letter,name:ls(e),lines:[...t.values()]}}var t_=e=>[
...new Set(e.flatMap(({data:t})=>t.sizes.filter(n=>n.busbw!==null).map(n=>n.collective)))],yC=e=>e.length>1?null:t_(e).map((t,n)=>({key:`collective ${n}`,name:t,property:Yd(n)}));function bC(e){let t=e.
map(wC);return t.every(n=>n.lines.length===0)?{empty:"No matched collective says how much it transfers. PyTorch 2.4 and later record this."}:{data:n=>By({sides:t,names:t_(e)},n)}}var Bi=e=>e.every(t=>t.
data.summary[0]?.rows===0)?pC:gC,Fi=I("collective","collective",!0),ji=I("process_group","process group",!0),zb=M(T("transfer_per_step","transfer"),"The shortest duration over the ranks, per step"),Kb=M(
T("wait_per_step","wait"),"How much longer a rank takes than the one that comes last"),Gb=M(T("exposed_wait_per_step","exposed wait"),"The part of the waiting in which no compute kernel runs"),n_={title:"\
Collectives",params:[],ofSteps:!0,intro:"Each collective is matched across all ranks. Its transfer time is its duration on the rank that comes last; the others wait for that rank. Times are means over\
 the steps of all ranks.",notes:e=>[...ua(e,ib,lb),...e.filter(({data:t})=>t.summary[0]?.missing_not_listed>0).map(t=>l("p",{},t.letter&&l("strong",{},`${t.letter}: `),k(t.data.summary[0].missing_not_listed),
" collectives have more missing ranks than can be listed; the Missing table leaves them out."))],charts:[{id:"collectives",title:"Time of a step",height:ae,legend:qi,make:(e,t)=>Pn(e,t,{parts:qi,what:"\
collectives",rowsOf:n=>n.data.collectives.filter(s=>s.instances>0).map(Ub),label:In,empty:Bi(e)})},{id:"collective-ranks",table:"by_rank",title:"Time of a step, by rank",height:ae,legend:qi,make:(e,t)=>Pn(
e,t,{parts:qi,what:"ranks",rowsOf:n=>n.data.by_rank.filter(s=>s.matched_rows>0).map(Ub),label:n=>`rank ${n.rank}`,empty:Bi(e)})},{id:"bandwidth",table:"sizes",title:"Bandwidth by size of the message",
height:()=>280,legend:yC,make:bC},{id:"wait-map",table:"waits",title:"Exposed waiting, rank × collective",height:ou,legend:[],make:e=>su(e,{name:In,what:"collectives",rowsOf:t=>t.data.waits,value:t=>t.
exposed_wait_per_step,text:ob,empty:Bi(e)})},{id:"wait-steps",table:"by_step",title:"Exposed waiting, rank × step",height:ou,legend:[],make:e=>su(e,{what:"steps",name:t=>t.step===null?"whole file":`s\
tep ${t.step}`,rowsOf:t=>t.data.summary[0]?.matched_rows>0?t.data.by_step:[],value:t=>t.exposed_wait,text:ab,empty:Bi(e)})}],tables:[{key:"collectives",caption:"Collectives",main:["transfer_per_step",
"exposed_wait_per_step"],columns:[Fi,ji,Ne("class","class",String),F("instances","instances"),zb,Kb,Gb,T("time_per_step","in all"),j(F("group_size","group size")),j(se("bytes_per_instance","bytes")),xe(
Le(tn("algbw","algorithm bandwidth")),wu),xe(Le(tn("busbw","bus bandwidth")),wu),F("unmatched_rows","without match"),T("unmatched_per_step","time without match")]},{key:"by_rank",caption:"Ranks",columns:[
Z,zb,Kb,Gb,M(T("caused_per_step","caused"),"Exposed waiting of the other ranks where this one was last"),F("last","last"),j(he("last_pctg","last, share")),F("matched_rows","matched"),F("unmatched_rows",
"without match")]},{key:"unmatched",caption:"Without a match",columns:[Z,Fi,ji,Ne("why","why",String),I("dtype","type"),j(se("bytes","bytes")),F("count","count"),T("duration","in all"),xe(M(Le(tn("bus\
bw_at_least","bus bandwidth, at least")),"Computed from whole durations, which may include waiting"),wu)]},{key:"missing",caption:"Missing",columns:[Z,Fi,ji,F("instances","instances that it lacks")]},
{key:"uneven",caption:"Unequal shares",apart:!0,columns:[I("step","step"),Fi,ji,I("ranks","ranks"),T("shortest","shortest"),T("longest","longest"),se("least_bytes","fewest bytes"),se("most_bytes","mos\
t bytes")]}]},s_={title:"Communication overlap",tab:"Overlap",params:[],intro:"How much of the communication time is hidden: a compute kernel runs at the same time. The rest is exposed.",charts:[{id:"\
overlap",table:"rows",title:"Overlap",height:ae,make:(e,t)=>Ye(e,t,{table:"rows",kind:"percent",name:fa(e),value:n=>n.comp_comm_overlap_pctg,ranks:!0,empty:"There is no communication in the selected r\
anks and steps. It is recorded where several ranks work together (NCCL, RCCL …), with ProfilerActivity.CUDA.",show:n=>`${Vs(n.comp_comm_overlap_pctg)}, ${x(n.overlap)} of ${x(n.communication_time)} \
of communication`})}],tables:[{key:"rows",caption:"Ranks",columns:[Z,Le(he("comp_comm_overlap_pctg","overlap")),Q(M(Le(T("overlap","overlapped")),"Communication while a compute kernel runs")),Q(T("com\
munication_time","communication")),Ys]}]},yu={compute:"compute",memory:"copies",host:"host, self"},_C={...I("step","step"),show:e=>e===null?"whole file":String(e)},Yb=M(T("step_time_like_median","step\
 if on time"),"The mean step of all ranks if this rank came at the same time as the others"),o_={title:"Stragglers",ofSteps:!0,params:[We("num_candidates","Ranks with operators","2"),We("limit","Opera\
tors of each","10")],intro:"Which rank the others wait for, and what it does longer than they do: a straggler causes at least half of the exposed waiting, and costs each other rank at least 2 % of a s\
tep.",notes:e=>e.map(t=>l("p",{class:"straggler-sentence"},t.letter&&l("strong",{},`${t.letter}: `),fb(t.data))),charts:[{id:"caused",table:"by_rank",title:"Waiting of all others that each rank causes\
, per step",height:ae,make:(e,t)=>Ye(e,t,{table:"by_rank",kind:"time",name:n=>`rank ${n.rank}`,value:n=>n.caused_per_step,ranks:!0,empty:Ni,show:n=>`${x(n.caused_per_step)} a step, ${z(n.caused_pctg)}\
 of all; last in ${z(n.last_pctg)} of its collectives`})},{id:"caused-steps",table:"by_step",title:"The rank that causes the most waiting of all others, step by step",height:ae,make:(e,t)=>Ye(e,t,{table:"\
by_step",kind:"time",ranks:!0,name:n=>[n.step===null?"whole file":`step ${n.step}`,e.length===1&&n.rank!==null&&`rank ${n.rank}`].filter(Boolean).join(" · "),value:n=>n.caused,empty:Ni,show:n=>`rank ${n.
rank}: ${x(n.caused)}, ${z(n.caused_pctg)} of the waiting of the step`})}],tables:[{key:"by_rank",caption:"Ranks",main:["straggler","caused_per_step","caused_pctg","step_time"],columns:[Z,Ft(Ne("strag\
gler","straggler",e=>e===1?"yes":"no")),Ft(Ne("cause","what it does longer",{...yu,memory:"copies",idle:"idle, the host is late"})),M(T("caused_per_step","caused"),"Exposed waiting of the other ranks \
where this one was last, per step: their sum"),j(he("caused_pctg","share")),F("last","last"),j(he("last_pctg","last, share")),M(F("worst_steps","worst in steps"),"In how many steps no other rank cause\
d more"),M(T("compute_excess_per_step","more compute"),"Before the collectives where it is last, compared with the median rank"),M(T("memory_excess_per_step","more copies"),"The same of copies"),M(T("\
idle_excess_per_step","more idle"),"The same of time in which neither runs: the host is late"),T("step_time","step"),Yb]},{key:"operators",caption:"Operators that exceed the median rank most",apart:!0,
columns:[Z,Ne("measure","measure",yu),I("operator","operator",!0),T("time_per_step","per step"),T("median_per_step","median rank"),T("excess_per_step","more"),se("calls_per_step","calls per step")]},{
key:"by_step",caption:"Steps",columns:[_C,Ft(M(I("rank","rank"),"The rank that causes the most in the step")),Ft(Ne("cause","what it does longer",{...yu,idle:"idle, the host is late"})),M(T("caused","\
caused"),"Exposed waiting of the other ranks where this one was last: their sum"),j(he("caused_pctg","share")),T("exposed_wait","exposed wait"),T("step_time","step"),Yb]}]};var Wt={temporal_breakdown:Ob,comm_comp_overlap:s_,idle_time_breakdown:Ab,kernel_breakdown:uu,memory_bw:Bb,queue_length:Cb,launch_stats:Rb,kernel_sequences:Qb,user_annotation_breakdown:Xb,operator_kernels:Jb,
collectives:n_,stragglers:o_,memory:qb,critical_path:Vb,phases:Zb,work:Mb,device_counters:Lb,operator_counters:e_},vu=[["Device",["temporal_breakdown","work","idle_time_breakdown","kernel_breakdown","\
launch_stats","queue_length"]],["Program",["critical_path","operator_kernels","kernel_sequences","user_annotation_breakdown","phases"]],["Ranks",["collectives","comm_comp_overlap","stragglers"]],["Mem\
ory",["memory","memory_bw"]],["Counters",["device_counters","operator_counters"]]],ye={"":{title:"Analyse",params:[],ofSteps:!0,host:!0,charts:[],tables:[]},...Wt},d_=["ranks","set_ranks","test_ranks",
"steps","set_steps","test_steps","marker","set_marker","test_marker"],$u=["start","end"],Hi={...Object.fromEntries([...d_,...$u].map(e=>[e,""])),lines:[]};function u_(e){return[...d_,...e.ofSteps?[]:[
"rows"],...e.params.map(t=>t.name),...e.window?$u:[]]}var a_=e=>e.get("rows")??{true:"all",false:"before_last_step"}[e.get("include_last_profiler_step")]??"";function Ui(e,t){let n=new URLSearchParams(
e),s=i=>n.get(i)??n.get(i.replace(/^set(?=_|$)/,"control"))??"",o=Object.keys(t).filter(i=>i!==""),a={what:me(n,"what",o,"")},r=t[a.what];for(let i of["set","test",...u_(r)])a[i]=s(i);return a.rows=a_(
n)==="steps"?"":a_(n),a.lines=r.window?n.getAll("line"):[],a.order=me(n,"order",["rank"],""),a.unit=me(n,"unit",["total"],""),a.more=me(n,"more",["1"],""),a}function h_(e,t,n=[]){let s=new URLSearchParams;
for(let o of["set","test",...u_(t[e.what])]){let a=e[o]??"",r=o.startsWith("test_")&&e.test==="";a!==""&&!r&&!n.includes(o)&&s.set(o,a)}return s}function ds(e,t){let n=h_(e,t);t[e.what].window&&e.lines.
forEach(s=>n.append("line",s));for(let s of["order","unit","more"].filter(o=>e[o]))n.set(s,e[s]);return C(`/analyse?${e.what?`what=${e.what}&`:""}${n}`)}function f_(e,t,n){let s=h_(e,t,n);return t[e.what].
ofSteps||s.set("rows",e.rows||"steps"),s}function Zs(e,t){return e.set===""?null:f_(e,t)}function m_(e,t,n){let s=f_(e,t,$u);return s.set("format","csv"),s.set("table",n),s}var Su=({data:e})=>(e.ranks_without_device_rows??
[]).length===e.ranks.length;function zi(e){let t=!!e.test;return[["set","A"],["test","B"]].filter(([n])=>e[n]).map(([n,s])=>({key:n,letter:t?s:"",label:e[n].label,data:e[n]}))}var kC=e=>e.reduce((t,n)=>t+
n,0),Xs=({data:e})=>kC(e.samples);function p_(e,t){let n=e.data.ranks.indexOf(t.rank);return n<0?Xs(e):e.data.samples[n]}function g_(e,t,n){let s=t.filter(o=>typeof e[o]=="number").map(o=>[o,n>0?e[o]/
n:null]);return{...e,...Object.fromEntries(s)}}var w_=e=>e.columns.filter(t=>t.summed).map(({key:t})=>t);function y_(e,t){let n={...e.data};for(let s of t){let o=w_(s);o.length>0&&n[s.key]&&(n[s.key]=
n[s.key].map(a=>{let r=p_(e,a);return{...g_(a,o,r),weight:r/Xs(e)}}))}return{...e,data:n}}var Eu=e=>!e.number&&!e.note&&!e.told;function b_(e,t){let n=new Map,s=e.filter(o=>Eu(o)&&!(t&&(o.key==="rank"||
o.key==="device")));return o=>{let a=JSON.stringify(s.map(r=>r.alike?r.alike(o[r.key]):o[r.key]));return n.set(a,(n.get(a)??0)+1),`${a} ${n.get(a)}`}}function r_(e,t,n,s){let o=a=>{let r=t?.[a]??null,
i=r===null?null:e[a]+n*r;return i!==null&&Math.abs(i)<1e-9*Math.abs(e[a])?0:i};return Object.fromEntries(s.filter(a=>a.number).map(({key:a})=>[a,o(a)]))}var xC=(e,t)=>e===t||t===void 0?e:e===void 0?t:
`${e} / ${t}`;function vC(e,t,n){let s={...t,...e};for(let o of n){let{key:a}=o;if(Eu(o)||!(o.showDiff||o.told)){s[a]=xC(e[a],t[a]);continue}[s[`${a} A`],s[`${a} B`]]=[e[a]??null,t[a]??null],s[`${a} Δ`]=
o.number&&s[`${a} A`]!==null&&s[`${a} B`]!==null?s[`${a} B`]-s[`${a} A`]:null}return s}function $C(e,t,n){let s=e.every(a=>a.data.ranks.length===1),o=new Map;return e.forEach((a,r)=>{let i=b_(n,s);for(let c of a.
data[t.key]??[]){let d=i(c),u=o.get(d)??[];u[r]=c,o.set(d,u)}}),{pairs:o,alone:s}}function Tu(e,t,n,s,o){let{pairs:a,alone:r}=$C(e,t,n),i=b_(n,r),c=new Map((s??[]).map(f=>[i(f),f])),d=[...a].map(([f,[
m,p]])=>{let g=c.get(f),[y,w]=[m??{...r_(p,g,-1,n)},p??{...r_(m,g,1,n)}].map((b,$)=>o?g_(b,w_(t),p_(e[$],b)):b);return vC(m?y:{...y,...i_(p,n)},p?w:{...w,...i_(m,n)},n)}),[u]=Ou(t,n,!0),h=f=>Math.abs(
f[`${u.key} Δ`]??0);return u?.number&&n.some(f=>f.mono)?d.sort((f,m)=>h(m)-h(f)):d}var i_=(e,t)=>Object.fromEntries(t.filter(Eu).map(({key:n})=>[n,e[n]])),l_={one:8,two:3};function Ou(e,t,n){let s=t.
filter(a=>a.told||a.number&&(!n||a.showDiff)),o=n&&e.main?e.main.map(a=>s.find(r=>r.key===a)).filter(Boolean):[];return o.length>0?o:s.slice(0,n?l_.two:l_.one)}var Ki=e=>{let t=e.filter(n=>n.number&&n.
show);return n=>t.length===0||!!n.note||t.some(({key:s})=>!!(n[s]??n[`${s} A`])||!!n[`${s} B`])},jt=(e,t)=>e.reduce((n,s)=>n+(t(s)??0),0),ga=(e,t)=>e.reduce((n,s)=>n===null||t(s)>t(n)?s:n,null),Mu=(e,t)=>t>
0?100*e/t:null,wa=(e,t,n=!1)=>Xs(t)>0&&(n||!Su(t))?e/Xs(t):null,us={...T("value",""),show:e=>e===null?D:zt(e),showDiff:e=>e===null?D:mo(e)},ku=Le({...he("value",""),show:z,showDiff:e=>e===null?D:`${e>
0?"+":""}${z(e).replace("%","pp")}`}),Ve=(e,t,n,s,o={})=>{let a=e.map(r=>s(r.data,r));return a.every(r=>(r??null)===null)?null:{column:t,what:n,values:a,...o}};function xu(e,{rowsOf:t,name:n,value:s,what:o,
mono:a=!0,host:r=!1}){let i=e.map(({data:h})=>{let f=new Map;return t(h).forEach(m=>f.set(n(m),(f.get(n(m))??0)+(s(m)??0))),f}),c=h=>f=>wa(i[h].get(f)??0,e[h],r),d=[...new Set(i.flatMap(h=>[...h.keys()]))],
u=ga(d,h=>Math.max(...e.map((f,m)=>c(m)(h))));return u===null||i.every(h=>!h.get(u))?null:{name:u,mono:a,what:o,column:us,values:e.map((h,f)=>c(f)(u))}}var Au=(e,t,n,s)=>ga(e.flatMap(({data:o})=>o[t]),
s)?.[n];function SC(e,{difference:t}){let[n]=uu.tables,s=e.length>1?Tu(e,n,n.columns,t.over_ranks,!0):e[0].data.over_ranks.map(r=>({...r,"sum A":wa(r.sum,e[0])})),o=r=>[r["sum A"],r["sum B"]].slice(0,
e.length),a=ga(s.filter(r=>r.name!=="others"),r=>Math.max(...o(r)));return a&&{name:a.name,mono:!0,what:"the most time of a kernel, per step",column:us,values:o(a)}}function EC({rows:e}){return Mu(jt(
e,t=>t.kernel_time-t.idle_time),jt(e,t=>t.kernel_time))}function TC(e){return Ve(e,ku,"of the peak, in products whose FLOPs are known",({summary:n})=>n[0]?.peak_pctg)??Ve(e,Le(se("value","")),"TFLOP/s\
 in products whose FLOPs are known",({summary:n})=>n[0]?.tflops_per_s)??xu(e,{rowsOf:({classes:n})=>n,name:n=>n.class,mono:!1,value:n=>n.device_time,what:"device time per step"})}function OC(e){let t=e.
some(({data:n})=>n.summary[0]?.matched_rows>0);return e.every(({data:n})=>!n.summary[0]?.rows)?null:Ve(e,us,t?"exposed waiting for other ranks, per step":"without a match on another rank, per step",({
summary:n})=>n[0]?.[t?"exposed_wait_per_step":"unmatched_per_step"])}function MC(e){return e.every(({data:t})=>!t.by_rank.some(n=>n.caused_per_step>0))?null:Ve(e,I("value",""),"the rank that the other\
s wait for",({by_rank:t})=>{let n=t.filter(s=>s.straggler===1).map(s=>s.rank);return n.length>0?`rank ${n.join(", ")}`:"none"})}function AC(e){let t=Au(e,"by_kind","kind",n=>n.time_per_step);return t===
void 0?null:Ve(e,us,"their part of the chain, per step",({by_kind:n})=>n.find(s=>s.kind===t)?.time_per_step??0,{name:Dn[t]})}function RC(e){let t=Au(e.map(({data:n})=>({data:{phases:n.phases.filter(s=>s.
phase!=="empty")}})),"phases","phase",n=>n.calls);return t===void 0?null:Ve(e,us,"a call, median",({phases:n})=>n.find(s=>s.phase===t)?.median_time,{name:t})}function CC(e){let t=Au(e,"summary","name",
s=>s.count),n=s=>Mu(jt(s,o=>o.mean*o.count),100*jt(s,o=>o.count));return t===void 0?null:Ve(e,Le(tn("value","")),"mean bandwidth",({summary:s})=>n(s.filter(o=>o.name===t)),{name:t,mono:!0})}var LC=e=>e.
every(({data:t})=>t.rows.every(n=>!n.idle_time))?null:Ve(e,us,"all streams together wait for the host to launch, per step",({rows:t},n)=>wa(jt(t.filter(s=>s.idle_category==="host_wait"),s=>s.idle_time),
n)),NC="different counters",c_=e=>e.every(({data:t})=>t.rows.length===0)?null:Ve(e,j(F("value","")),NC,({rows:t})=>new Set(t.map(n=>n.counter)).size),Ru={temporal_breakdown:{of:e=>Ve(e,ku,"busy, from \
the first to the last row of the device",EC)},work:{of:TC},idle_time_breakdown:{of:LC},kernel_breakdown:{query:{num_kernels:"2"},of:SC},launch_stats:{query:{limit:"0"},of:e=>e.every(({data:t})=>!jt(t.
counts,n=>n.count))?null:Ve(e,F("value",""),"launches per step",({counts:t},n)=>wa(jt(t,s=>s.count),n))},queue_length:{query:{points:"4"},of:e=>Ve(e,j(F("value","")),"the longest queue of launches",({
summary:t})=>ga(t,n=>n.max)?.max)},critical_path:{query:{segments:"0"},of:AC},operator_kernels:{of:e=>xu(e,{rowsOf:({rows:t})=>t.filter(n=>n.operator!==null),name:t=>t.operator,value:t=>t.sum,what:"on\
 the device, per step"})},kernel_sequences:{of:(e,{parameters:t})=>t.operator_name===null?null:Ve(e,us,"the kernels that it launches in the same order, per step",({patterns:n},s)=>wa(jt(n,o=>o.kernel_duration),
s),{name:t.operator_name,mono:!0})},user_annotation_breakdown:{query:{use_gpu_annotation:"false"},of:e=>xu(e,{rowsOf:({rows:t})=>t.filter(n=>n.name!=="others"&&!n.name.startsWith("ProfilerStep#")),name:t=>t.
name,value:t=>t.sum,what:"on the host, per step",host:!0})},phases:{of:RC},collectives:{of:OC},comm_comp_overlap:{of:e=>Ve(e,ku,"of the communication is hidden by compute",({rows:t})=>Mu(jt(t,n=>n.overlap),
jt(t,n=>n.communication_time)))},stragglers:{query:{num_candidates:"0"},ranks:2,of:MC},memory:{query:{limit:"1",points:"4"},of:e=>Ve(e,Ge("value",""),"the peak that is allocated",({peaks:t})=>ga(t,n=>n.
peak)?.peak)},memory_bw:{query:{points:"4"},of:CC},device_counters:{counters:!0,of:c_},operator_counters:{query:{limit:"0"},counters:!0,of:c_}};var PC=24,Gi=20;function IC(e,t){let n=Array.from(e),s=Math.max(0,n.length-Gi),o=t>PC?Math.min(Array.from(e.slice(0,t)).length,s):s,a=(r,i,c)=>l("span",{class:r},n.slice(i,c).join(""));return l("bdi",
{class:"split"},a("split-head",0,o),l("span",{class:"split-key"},l("bdi",{dir:"ltr"},n.slice(o,o+Gi).join(""))),o+Gi<n.length&&a("split-rest",o+Gi))}var __=200,DC=30;function qC(e){if(!e.order)return e.
rows;let t=e.order.down?-1:1;return[...e.rows].sort((n,s)=>{let[o,a]=[n[e.order.key]??null,s[e.order.key]??null];return o===null||a===null?(o===null)-(a===null):t*(typeof o=="number"?o-a:String(o).localeCompare(
String(a)))})}function BC(e,t){let n=e.order?.key===t.key?!e.order.down:!!t.number;e.order={key:t.key,down:n},Yi(e),e.head.querySelector("[aria-sort] button")?.focus()}function FC(e,t,n,s,o){let a=e.spec.
href&&t.link?.(s,e.spec.parameters??{}),r=t.mono&&typeof o=="string"?IC(o,e.places.get(t.key)?.get(o)??0):o;if(a||!t.mono||typeof o!="string"||o.length<=DC)return a?l("a",{href:e.spec.href(a)},r):r;let i=v(
r,()=>{let c=i.getAttribute("aria-expanded")!=="true";i.setAttribute("aria-expanded",String(c)),_(i,c?o:r)},{class:"name-button","aria-expanded":"false"});return i}function jC(e,t){e.groups.hidden=!t.
some(s=>s.group);let n=[];for(let s of e.groups.hidden?[]:t){let o=n.at(-1);s.group&&o?.[0].group===s.group?o[1]+=1:n.push([s,1])}_(e.groups,n.map(([{group:s,groupWhat:o},a])=>s?l("th",{scope:"colgrou\
p",colspan:a,class:"group-start",title:o},s):l("td",{}))),_(e.head,t.map((s,o)=>{let a=e.order?.key===s.key;return l("th",{scope:"col",class:k_(s,t[o-1]),"aria-sort":a&&(e.order.down?"descending":"asc\
ending")},v(`${s.title}${a?e.order.down?" ↓":" ↑":""}`,()=>BC(e,s),{class:"link-button th-button",title:s.what,"aria-label":s.group&&`${s.title}, ${s.group}`}))}))}var k_=(e,t,n=[])=>[e.number&&"n\
um",e.group&&e.group!==t?.group&&"group-start",...n].filter(Boolean).join(" ")||null;function Yi(e){let t=e.spec.columns.filter(s=>e.wide||!s.extra);jC(e,t);let n=new Set;_(e.body,qC(e).slice(0,e.limit).
map(s=>l("tr",{},t.map((o,a)=>{let r=s[o.key],i=o.show(r,s);return i===D&&o.blank&&n.add(o),l("td",{title:i===D&&o.blank?o.blank:o.mono?r:o.exact?.(r,s),class:k_(o,t[a-1],[o.mono&&"mono data-name",o.tone?.(
r,s)])},FC(e,o,r,s,i))})))),e.blanks.hidden=n.size===0,_(e.blanks,[...new Map([...n].map(s=>[s.group??s.title,s.blank]))].map(([s,o])=>`${D} in ${s}: ${o}`).join("; "),"."),e.count.textContent=e.rows.
length>1?k(e.rows.length):"",e.more.hidden=e.rows.length<=e.limit,_(e.more,v(`Show ${k(Math.min(__,e.rows.length-e.limit))} more of ${k(e.rows.length)}`,()=>{e.limit+=__,Yi(e)},{class:"link-button"}))}
function WC(e,t){e.rows=t;for(let{key:n}of e.spec.columns.filter(s=>s.mono))e.places.set(n,Nf(e.rows.map(s=>String(s[n]??""))));e.node.hidden=e.rows.length===0,Yi(e)}function Mt(e){let t={spec:e,rows:[],
places:new Map,order:null};t.groups=l("tr",{class:"column-groups"}),t.head=l("tr"),t.wide=!e.columns.some(i=>i.extra);let n=!t.wide&&v("All columns",()=>{t.wide=!t.wide,n.setAttribute("aria-pressed",String(
t.wide)),Yi(t)},{"aria-pressed":"false","aria-label":`All columns of ${e.caption}`});t.body=l("tbody"),t.more=l("p",{class:"data-more",hidden:!0}),t.count=l("span",{class:"chart-unit"});let s=new Map(
e.columns.map(i=>[i.group??i.title,i.what??i.groupWhat]).filter(([,i])=>i)),o=s.size>0&&l("details",{class:"data-meanings small"},l("summary",{},"What the columns mean"),l("dl",{},[...s].flatMap(([i,c])=>[
l("dt",{},i),l("dd",{},c)])));t.blanks=l("p",{class:"data-blanks muted small",hidden:!0});let a=[e.caption,e.heading].filter(Boolean).join(": "),r=Oe(a);return r.set(e.sql??null),t.node=l("section",{class:`\
card data-card ${e.class??""}`.trim(),"aria-label":a},l("div",{class:"chart-head"},l(e.level??"h3",{},a," ",t.count),l("div",{class:"chart-tools"},n,r.node,e.csv&&l("a",{class:"button",href:e.csv,download:"",
title:`${e.caption}: download as CSV`,"aria-label":`${e.caption}: download as CSV`},"CSV"))),l("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":`${a}, rows`},l("table",{class:"data-tabl\
e"},l("caption",{class:"visually-hidden"},a),l("thead",{},e.columns.some(i=>i.group)&&t.groups,t.head),t.body)),t.more,o,t.blanks),t.limit=e.limit??20,{node:t.node,show:i=>WC(t,i)}}var HC=20,UC=200;function sn({id:e=L("set"),field:t,set:n,text:s="",none:o,onPick:a,onGroup:r}){let i=L("set-list"),c=n?.label??s,d=l("input",{id:e,type:"text",role:"combobox",class:"set-select",data:{
field:t},value:c,placeholder:o??"Choose a set …",autocomplete:"off",spellcheck:"false",title:c,"aria-autocomplete":"list","aria-expanded":"false","aria-controls":i,on:{focus:()=>d.select(),click:()=>$(),
input:()=>f(),keydown:N,blur:()=>R()}}),u=l("ul",{id:i,class:"picker-list",role:"listbox",hidden:!0,"aria-label":"Sets",on:{mousedown:H=>H.preventDefault()}}),h=l("span",{class:"set-picker"},d,u),f=Ee(
UC,()=>y(d.value.trim())),m=[],p=-1,g=null;async function y(H){g?.abort(),g=new AbortController;let{signal:U}=g,ut=new URLSearchParams({q:H.slice(0,120),limit:String(HC)});u.hidden=!1,d.setAttribute("\
aria-expanded","true");try{let[{entries:Pe,total:_s},un]=await Promise.all([mt(ut,{signal:U}),r&&H!==""?Vn({signal:U}):[]]),uo=r?KC(H,Pe,un):[];m=[...o&&H===""?[{none:!0}]:[],...uo,...Pe],w(_s>Pe.length?
`${S(_s-Pe.length,"more set")}: type to find them`:m.length===0&&"No set matches."),B(S(_s,"set")),b(H===""?m.findIndex(ho=>ho.set&&ho.set.id===n?.id):Pe.length>0?uo.length:0)}catch(Pe){Pe.name!=="Abo\
rtError"&&(m=[],w(Pe.message))}}function w(H){_(u,m.map((U,ut)=>l("li",{id:`${i}-${ut}`,role:"option",class:"choice-line","aria-selected":String(U.set?U.set.id===n?.id:!!U.none&&!n),on:{click:()=>A(U)}},
U.set?GC(U.set):U.words??o)),H&&l("li",{class:"muted small picker-note",role:"presentation"},H)),p=-1,d.removeAttribute("aria-activedescendant")}function b(H){if(u.children[p]?.classList.remove("activ\
e"),p=m.length===0?-1:Math.max(-1,Math.min(H,m.length-1)),p<0){d.removeAttribute("aria-activedescendant");return}u.children[p].classList.add("active"),u.children[p].scrollIntoView({block:"nearest"}),d.
setAttribute("aria-activedescendant",`${i}-${p}`)}function $(){u.hidden&&y("")}function R(){f.cancel(),g?.abort(),u.hidden=!0,d.setAttribute("aria-expanded","false"),d.removeAttribute("aria-activedesc\
endant"),d.value=c}function A(H){R(),H.group?r(H.group):(H.none||H.set.id!==n?.id)&&a(H.none?null:H.set)}function N(H){let{key:U}=H,ut=!u.hidden,Pe={ArrowDown:p+1<m.length?p+1:0,ArrowUp:p>0?p-1:m.length-
1,PageDown:p+8,PageUp:Math.max(0,p-8)}[U];(Pe!==void 0||ut&&["Enter","Escape"].includes(U))&&H.preventDefault(),Pe!==void 0?ut?b(Pe):$():U==="Enter"&&ut&&m[p]?A(m[p]):U==="Escape"&&ut&&(H.stopPropagation(),
R())}return{node:h,input:d}}var zC=3;function KC(e,t,n){let s=(i,...c)=>({group:i,words:l("span",{class:"choice-name"},"All sets ",...c)});if(e===""||e.includes(","))return[];let o=e.startsWith("tag:");
if(/[*?]/.test(e)&&!o)return[s(e,"with a label like ",l("b",{},e))];let a=o?[]:t.filter(i=>i.set?.label.startsWith(e)),r=e.replace(/^tag:/,"").toLowerCase();return[...a.length<2?[]:[s(`${e}*`,"whose l\
abels begin with ",l("b",{},e))],...n.filter(i=>!i.tag.includes(",")&&i.tag.toLowerCase().includes(r)).slice(0,zC).map(i=>s(`tag:${i.tag}`,"with the tag ",l("b",{},i.tag),` (${i.sets})`))]}function GC(e){
let t=e.recorded===null?`stored ${fe(e.created)}`:`recorded ${fe(e.recorded)}`;return[l("span",{class:"choice-name ellipsis"},e.label),l("span",{class:"muted small"},[t,...e.devices.slice(0,1),S(e.ranks.
length,"rank"),...e.tags.slice(0,3),te(e.id).slice(0,8)].join(" · "))]}var Lu=["control_ranks","test_ranks","control_steps","test_steps"];function v_(e,t){e.node.toggleAttribute("data-open",t),e.toggle.
setAttribute("aria-expanded",String(t))}function YC(e,t,n,s){let o=JSON.stringify([t.control,t.test,t.control_ranks,t.test_ranks,t.control_steps,t.test_steps,t.control_marker,t.test_marker,n?.map(a=>[
a.id,a.label]),s&&[s.control.samples,s.test?.samples,s.recorded?.control.devices,s.recorded?.test.devices]]);o!==e.shown&&(e.shown=o,qe(e.node,()=>VC(e,t,n,s)))}function VC(e,t,n,s){let o=JC(e.node).filter(
({key:i})=>e.before[i]===t[i]);e.before={...t};let a=t.control!==""&&t.test!=="",r=[(a||e.none===void 0)&&V("swap","Swap control and test",()=>e.onChange(ZC(t))),eL(t,e.onChange)];_(e.node,Cu(e,"contr\
ol",t,n,s),e.compact?[Cu(e,"test",t,n,s),e.toggle,l("div",{class:"swap-cell"},r)]:[l("div",{class:"swap-cell"},r,a&&e.links(t)),Cu(e,"test",t,n,s)]),e.compact&&(e.toggle.hidden=!a,v_(e,e.node.hasAttribute(
"data-open")||Lu.some(i=>t[i]!=="all"))),o.forEach(({key:i,text:c})=>QC(e.node,i,c))}function Cu(e,t,n,s,o){let a=s&&ne(s,n[t]),r=sn({field:t,set:a,text:n[t]===""?"":o?.[t]?.label??(s?n[t]:""),none:t===
"test"?e.none:void 0,onPick:i=>e.onChange({[t]:i?te(i.id):"",op:"",[`${t}_ranks`]:"all",[`${t}_steps`]:"all",[`${t}_marker`]:""})});return ya(t,[r,e.compact&&o?.recorded&&l("span",{class:"muted small \
side-about"},[...XC(t,o),S(o[t].samples,"sample")].join(", "))],l("div",{class:"side-selection",hidden:e.none!==void 0&&t==="test"&&n.test===""},x_(`${t}_ranks`,"Ranks",a?.ranks??o?.[t]?.all_ranks,n,e.
onChange),x_(`${t}_steps`,"Steps",(n[`${t}_marker`]?null:a?.steps)??o?.[t]?.all_steps,n,e.onChange),!e.compact&&l("span",{class:"muted small samples"},o?.[t]?S(o[t].samples,"sample"):" ")))}var ya=(e,[
t,...n],s)=>l("div",{class:`side-card side-${e}`},l("div",{class:"side-title"},l("b",{class:"letter","aria-hidden":"true"},e==="control"?"A":"B"),l("label",{for:t.input.id},e==="control"?"Control":"Te\
st"),t.node,n),s);function ba(e,t){let n=e.querySelector(`[data-field="${t}"]`);n?.focus(),n?.click()}function eo(e,{none:t,links:n=Nu,compact:s=!1}={}){let o={onChange:e,none:t,links:n,compact:s,shown:"",
before:{}};return o.node=l("section",{class:`sides${s?" sides-compact":""}`,"aria-label":"Control and test"}),o.toggle=s&&l("button",{type:"button",class:"link-button small",data:{field:"samples"},on:{
click:()=>v_(o,!o.node.hasAttribute("data-open"))}},"Ranks and steps"),{node:o.node,choose:a=>ba(o.node,a),draw:(a,r,i)=>YC(o,a,r,i)}}var JC=e=>[...e.querySelectorAll(".list-input:not([hidden])")].map(
t=>({key:t.dataset.field.replace(/-list$/,""),text:t.value}));function QC(e,t,n){let s=e.querySelector(`[data-field="${t}-list"]`);s.hidden=!1,s.value=n,e.querySelector(`[data-field="${t}"]`).value="l\
ist"}function XC(e,{recorded:{control:t,test:n}}){let[s,o]=[t,n].map(({devices:a})=>a.join(", "));return e==="control"?[s].filter(Boolean):s===o?[]:[o].filter(Boolean)}function Nu(e){let t=new URLSearchParams(
{set:e.control,test:e.test});for(let[n,s]of[["set",e.control_marker],["test",e.test_marker]])s&&t.set(`${n}_marker`,s);return l("a",{class:"small",href:C(`/analyse?${t}`)},"Analyse both")}function ZC(e){
let t={};for(let n of["","_ranks","_steps","_marker"])t[`control${n}`]=e[`test${n}`],t[`test${n}`]=e[`control${n}`];return t}function eL(e,t){let n=Lu.every(s=>e[s]==="first");return v(n?"Use all":"Fi\
rst rank and step",()=>t(Object.fromEntries(Lu.map(s=>[s,n?"all":"first"]))),{class:"link-button small",data:{field:"preset"},title:n?"All ranks and all steps":"Only the first rank and the first step \
of each side, as HTA compares"})}function x_(e,t,n,s,o){let a=s[e],i=e.endsWith("steps")?["all","first","any"]:["all","first"],c=!i.includes(a),d=L(e),u=n?.length>0,h=l("input",{type:"text",class:"lis\
t-input",data:{field:`${e}-list`},value:c?a:"",hidden:!c,autocomplete:"off",spellcheck:"false",inputmode:"numeric",placeholder:u?tL(n):"0,2,4-7","aria-label":`${t} to use, such as 0,2,4-7`,title:u?`Av\
ailable: ${le(n)}`:null,on:{change:()=>{let m=h.value.trim();o({[e]:m===""?"all":m})}}}),f=we([...i.map(m=>[m,nL(m,n)]),["list","list …"]],m=>{h.hidden=m!=="list",m==="list"?h.focus():o({[e]:m})},{id:d,
value:c?"list":a,data:{field:e}});return l("span",{class:"sample-field"},l("label",{for:d},t),f,h)}function tL(e){return e.length>2?`${e[0]}-${e[1]},${e[2]}`:e.join(",")}function nL(e,t){return e==="a\
ll"?t?.length>0?`all (${t.length})`:"all":e==="first"?t?.length>0?`first (${t[0]})`:"first":"any (a file is one step)"}var At=e=>`'${e.replaceAll("'","''")}'`,hs=["control","test"],sL=32;function $_(e,t){let n=t.split(",").map(a=>/^(\d+)(?:-(\d+))?$/.exec(a.trim()));if(n.some(a=>a===null))return null;let s=n.filter(a=>a[2]===
void 0).map(a=>a[1]),o=n.filter(a=>a[2]!==void 0).map(a=>`${e} BETWEEN ${a[1]} AND ${a[2]}`);return s.length>0&&o.unshift(`${e} IN (${s.join(", ")})`),o.length===1?o[0]:`(${o.join(" OR ")})`}function Iu(e,{
ranks:t,steps:n,marker:s},o=!1){if(s)return null;let a=t==="all"?[]:[t==="first"?`rank = (SELECT min(rank) FROM ${e}.files)`:$_("rank",t)],r=o?[]:[`(step_number IS NOT NULL OR file IN (SELECT name FRO\
M ${e}.files WHERE has_steps = 0))`],i=n==="all"?r:n==="any"?o?[null]:[]:[n==="first"?`step_number = (SELECT min(step_number) FROM ${e}.steps${a.length>0?` WHERE ${a[0]}`:""})`:$_("step_number",n)],c=[
...a,...i];return c.includes(null)?null:c}function R_(e){let t=Object.entries(e).map(([n,s])=>{let o=Iu(n,s);return o&&[`side = '${n}'`,...o].join(" AND ")});return t.includes(null)?null:t.length===1?
t[0]:t.map(n=>`(${n})`).join(`
   OR `)}var C_=e=>Object.fromEntries(hs.map(t=>[t,{ranks:e[`${t}_ranks`],steps:e[`${t}_steps`],marker:e[`${t}_marker`]}]));function ka(e){let t=e.replace("self_duration",e.startsWith("diff_")?"durati\
on":"total_duration").replace("self_","");return t===e?e:`coalesce(${e}, ${t})`}function oL(e){let t=/^diff_(self_)?(per_call_)?percent$/.exec(e);if(e==="certainty")return"coalesce(moderated_q_value, \
q_value)";if(t){let n=`${t[1]??""}${t[2]?"per_call":"per_step"}`;return`CASE WHEN control_counts = 0 THEN 9e999 WHEN test_counts = 0 THEN -100
    ELSE 100 * ${ka(`diff_${n}`)} / ${ka(`control_${n}`)} END`}return e.startsWith("abs_")?`abs(${ka(e.slice(4))})`:ka(e)}var aL={total:["self_duration","total_duration"],per_step:["self_per_step","pe\
r_step"],per_call:["self_per_call","per_call"],percent:["self_percent_of_step","percent_of_step"]};function rL(e,t){let n=aL[e][t?0:1];return hs.map(s=>`${s}_${n}`).concat(n==="total_duration"?"diff_d\
uration":`diff_${n}`).map(s=>t?`${ka(s)} AS ${s}`:s)}function to(e,t){let n=[...t].filter(([s])=>!hs.includes(s));return n.length>sL?null:`${e}${n.length>0?`(${n.map(([s,o])=>At(`${s}=${o}`)).join(", ")}\
)`:""}`}function Vi(e,t,n,s=0){let o=Za(e);o.delete("measure"),n||o.set("measure","total");let a=to("compare",o),r=Ms(e,t,n);return a&&`SELECT name, category, control_counts, test_counts, diff_counts,\

    ${rL(t,n).join(`,
    `)}${e.fold?", replaces":""}${s?"":", significance, q_value"}
FROM ${a}
ORDER BY ${oL(r.get("sort"))} ${r.get("order").toUpperCase()} NULLS LAST,
    name, category${s?`
LIMIT ${s}`:""}`}function L_(e){let t=ce(e);t.set("fold","true");let n=to("compare",t);return n&&`SELECT replaces, name, category, control_counts, test_counts,
    control_total_duration, test_total_duration, diff_duration
FROM ${n}
WHERE replaces IS NOT NULL
ORDER BY max(control_total_duration, test_total_duration) DESC`}function iL({use_short_name:e,merge_addresses:t}){let n=`${t?"merged_":""}${e?"short_":""}name`;return hs.map(s=>`    SELECT '${s}' AS s\
ide, raw.text AS raw, c.text AS category, shown.text AS shown
    FROM ${s}.op AS o
    JOIN ${s}.name AS raw ON raw.id = o.name
    JOIN ${s}.name AS shown ON shown.id = o.${n}
    JOIN ${s}.category AS c ON c.id = o.category`).join(`
    UNION
`)}var Du=["duration_us","compute_us","exposed_communication_us","exposed_memory_us","idle_us"];function lL(e){let t=hs.map(n=>{let s=Iu(n,C_(e)[n],!0);return s&&`SELECT '${n}' AS side, rank, step_num\
ber, ${Du.join(", ")}
FROM ${n}.steps${s.length>0?` WHERE ${s.join(" AND ")}`:""}`});return t.includes(null)?null:t.join(`
UNION ALL
`)}var N_=e=>lL(e)??`SELECT side, rank, step_number, ${Du.join(", ")}
FROM ${to("compare_steps",[...ce(e)].filter(([t])=>/_(ranks|steps|marker)$/.test(t)))}`,P_=e=>`${N_(e)}
ORDER BY rank, step_number, side`,I_=e=>`SELECT side, count(*) AS steps, ${Du.map(t=>`avg(${t}) AS ${t}`).join(`,
    `)}
FROM (
${N_(e)}
)
GROUP BY side`,D_=e=>to("compare_places",[...ce(e)].filter(([t])=>!t.startsWith("merge_")));function q_(e){let t=D_(e);return t&&`SELECT part, sum(control_us_per_step) AS control_us, sum(test_us_per_s\
tep) AS test_us,
    sum(diff_us_per_step) AS diff_us
FROM ${t}
GROUP BY part`}function cL(e,{name:t,category:n,aliases:s}){let o=R_(C_(e));if(o===null)return null;if(s)return`(${[...new Set(s.map(i=>i.category))].map(i=>`category = ${At(i)} AND name IN (${s.filter(
c=>c.category===i).map(c=>At(c.name)).join(", ")})`).join(`
    OR `)})
  AND (${o})`;let a=!e.use_short_name&&!t.includes("0x…");return`category = ${At(n)} AND ${a?`name = ${At(t)}`:`name IN (
    SELECT raw FROM (
${iL(e)}
    ) WHERE shown = ${At(t)})`}
  AND (${o})`}var B_=(e,t,{name:n,category:s})=>to(e,[["name",n],["category",s],...ce(t)]);function qu(e,t){let n=cL(e,t);return n?`events
WHERE ${n}`:B_("compare_calls",e,t)}var F_=(e,t)=>`SELECT side, rank, step_number, start_us, dur
FROM ${qu(e,t)}
ORDER BY side, rank, start_us`,Bu=(e,t)=>`SELECT side, rank, step_number, count(*) AS counts,
    sum(dur) AS total_us
FROM ${qu(e,t)}
GROUP BY side, rank, span, step_number
ORDER BY rank, step_number, side`,dL={25:'"25%"',50:"median",75:'"75%"',95:'"95%"',99:'"99%"'},j_=(e,t)=>`WITH calls AS (
    SELECT side, dur, row_number() OVER (PARTITION BY side ORDER BY dur) - 1 AS place,
        count(*) OVER (PARTITION BY side) - 1 AS last, avg(dur) OVER (PARTITION BY side) AS mean
    FROM ${qu(e,t)}
)
SELECT side, count(*) AS counts, sum(dur) AS total_us, avg(dur) AS mean,
    sqrt(sum((dur - mean) * (dur - mean)) / nullif(count(*) - 1, 0)) AS std,
    min(dur) AS min, ${Object.entries(dL).map(([n,s])=>`sum(dur * max(0, 1 - abs(place - last * 0.${n}))) AS ${s}`).join(`,
    `)},
    max(dur) AS max
FROM calls
GROUP BY side`,W_=(e,t)=>`SELECT name, category, shapes, control_counts,
    test_counts, control_total_us, test_total_us, test_total_us - control_total_us AS diff_us
FROM ${B_("compare_launches",e,t)}
ORDER BY abs(diff_us) DESC`;function H_(e,{name:t,category:n},s){let o=D_(e);return!o||!s&&(n!=="cpu_op"||t.includes("evaluate_function: "))?null:`SELECT part, sum(control_us_per_step) AS control_us, \
sum(test_us_per_step) AS test_us,
    sum(diff_us_per_step) AS diff_us
FROM ${o}
WHERE ${s?`name = ${At(t)} AND category = ${At(n)}`:`instr(' / ' || path || ' / ', ${At(` / ${t} / `)}) > 0`}
GROUP BY part`}var U_=(e,t)=>to(t,[...ce(e)].filter(([n])=>/_(ranks|steps|marker)$/.test(n)).map(([n,s])=>[n.replace("control_","set_"),s])),z_=(e,{name:t})=>`SELECT side, operator, flops_per_step,
    device_time_per_step, tflops_per_s, calls, device_time
FROM ${U_(e,"work_by_operator")}
WHERE operator = ${At(t)}`,K_=e=>hs.some(t=>e[`${t}_steps`]==="any")?null:`SELECT class,
    max(device_time_per_step) FILTER (WHERE side = 'control') AS control_per_step,
    max(device_time_per_step) FILTER (WHERE side = 'test') AS test_per_step,
    total(device_time_per_step) FILTER (WHERE side = 'test')
        - total(device_time_per_step) FILTER (WHERE side = 'control') AS diff_per_step
FROM ${U_(e,"work_classes")}
GROUP BY class
ORDER BY max(device_time_per_step) DESC`,G_=e=>hs.every(t=>e[`${t}_ranks`]==="all"&&e[`${t}_steps`]==="all"&&!e[`${t}_marker`]),Y_=(e,t,n,s)=>`WITH RECURSIVE frame AS MATERIALIZED (
    SELECT * FROM ${e}
),
below(side, id, ${t}) AS (
    SELECT side, id, ${n} FROM frame WHERE depth = 0
    UNION ALL
    SELECT frame.side, frame.id, ${s}
    FROM below JOIN frame ON frame.side = below.side AND frame.parent = below.id
)`,V_=e=>G_(e)?`${Y_("frames('operators')","operator","NULL","iif(sort = 'operator', name, operator)")}
SELECT operator, sum(own_per_step) FILTER (WHERE side = 'control') AS control_per_step,
    sum(own_per_step) FILTER (WHERE side = 'test') AS test_per_step,
    total(own_per_step) FILTER (WHERE side = 'test')
        - total(own_per_step) FILTER (WHERE side = 'control') AS diff_per_step
FROM below JOIN frame USING (side, id)
WHERE own_per_step > 0
GROUP BY operator
ORDER BY abs(diff_per_step) DESC`:null,uL={device:["device_per_step","own_per_step"],host:["host_per_step","self_per_step"],calls:["calls_per_step","calls_per_step"]};function J_(e,t){let[n,s]=uL[t],o=`\
frames${e.level==="modules"?"":`('${e.level}')`}`;if(!G_(e)||e.frames==="class")return null;let a=e.frames==="instance",r=e.test===""?`sum(${n}) AS ${n}, sum(${s}) AS here, sum(calls) AS calls`:`sum(${n}\
) FILTER (WHERE side = 'control') AS control,
    sum(${n}) FILTER (WHERE side = 'test') AS test,
    total(${n}) FILTER (WHERE side = 'test')
        - total(${n}) FILTER (WHERE side = 'control') AS diff`,i=e.test===""?"":`/* Frames that were paired under two names are two rows here. */
`,c=e.test===""?n:"abs(diff)";return a?`${i}SELECT depth, path, sort,
    ${r}
FROM ${o}
GROUP BY path, sort
ORDER BY ${c} DESC`:`${i}${Y_(o,"folded","''","folded || iif(depth > 1, ' / ', '') || name")}
SELECT depth, folded AS path, sort,
    ${r}
FROM below JOIN frame USING (side, id)
GROUP BY folded, sort
ORDER BY ${c} DESC`}var yt=(e,{control:t,test:n},s={})=>e?ar({control:t,test:n,q:e,...s}):null,S_={control:"set",test:"test"};function Q_(e){let t=(n,s)=>e[`${S_[n]}_${s}`]||e[s];return Object.fromEntries(
["control","test"].filter(n=>e[S_[n]]).map(n=>[n,{ranks:t(n,"ranks")||"all",steps:t(n,"steps")||(e.rows==="all"?"any":"all"),marker:t(n,"marker")}]))}function hL(e){let n=e.rows==="before_last_step"&&
!e.steps&&!e.set_steps&&!e.test_steps?null:R_(Q_(e));return n&&`(${n})`}var va="device_type = 'GPU'",Pu=["COMPUTATION","COMMUNICATION","MEMORY"],Ji=(e,t)=>e[t]==="false"?" AND kind <> 'MEMORY'":"",Fu=(e,t="")=>`\
WITH edges AS (
    SELECT side, rank, start_us AS at_us, ${Pu.map(n=>`kind = '${n}' AS ${n.toLowerCase()}`).join(", ")}
    FROM events WHERE ${va}${t} AND ${e}
    UNION ALL
    SELECT side, rank, start_us + dur, ${Pu.map(n=>`-(kind = '${n}')`).join(", ")}
    FROM events WHERE ${va}${t} AND ${e}
), pieces AS (
    SELECT side, rank, lead(at_us) OVER at - at_us AS us, ${Pu.map(n=>`sum(${n.toLowerCase()}) OVER at > 0 AS ${n.toLowerCase()}`).join(`,
        `)}
    FROM edges
    WINDOW at AS (PARTITION BY side, rank ORDER BY at_us)
)
`,E_=e=>`${Fu(e)}SELECT side, rank,
    total(us) FILTER (WHERE NOT (computation OR communication OR memory)) AS idle_time,
    total(us) FILTER (WHERE computation) AS compute_time,
    total(us) FILTER (WHERE (communication OR memory) AND NOT computation) AS non_compute_time,
    sum(us) AS kernel_time
FROM pieces
GROUP BY side, rank
ORDER BY rank, side`,T_=e=>`${Fu(e)}SELECT side, rank,
    total(us) FILTER (WHERE communication AND computation) AS overlap,
    total(us) FILTER (WHERE communication) AS communication_time
FROM pieces
GROUP BY side, rank
ORDER BY rank, side`,fL=(e,t)=>`${Fu(e,Ji(t,"include_memory_kernels"))}SELECT side, computation, communication, memory, sum(us) AS sum
FROM pieces
WHERE computation OR communication OR memory
GROUP BY side, computation, communication, memory
HAVING sum(us) > 0
ORDER BY sum(us) DESC`,X_=`count(*) AS count, sum(dur) AS sum,
    max(dur) AS max, min(dur) AS min, avg(dur) AS mean,
    sqrt(max(0, sum(dur * dur) - sum(dur) * avg(dur)) / nullif(count(*) - 1, 0)) AS std`,mL=(e,t)=>`SELECT side, rank, kind, name, category, ${X_}
FROM events
WHERE ${va}${Ji(t,"include_memory_kernels")} AND ${e}
GROUP BY side, rank, kind, name, category
ORDER BY kind, sum(dur) DESC, rank, side`,Z_=(e,t)=>`SELECT side, kind, name, category, count(*) AS ranks,
    sum(count) AS count, sum(sum) AS sum, sum(sum) / sum(count) AS mean,
    min(sum / count) AS min_mean, max(sum / count) AS max_mean
FROM (
    SELECT side, rank, kind, name, category, count(*) AS count, sum(dur) AS sum
    FROM events
    WHERE ${va}${Ji(t,"include_memory_kernels")} AND ${e}
    GROUP BY side, rank, kind, name, category
)
GROUP BY side, kind, name, category
ORDER BY sum(sum) DESC, side`,ek=(e,t="")=>`WITH work AS MATERIALIZED (
    SELECT * FROM events WHERE ${va}${t} AND ${e}
), launches AS MATERIALIZED (
    SELECT side, file, row, start_us, dur FROM events WHERE device_type = 'CPU'
        AND category IN ('cuda_runtime', 'cuda_driver')
)`,tk="launches AS l ON l.side = w.side AND l.file = w.file AND l.row = w.launch",O_=(e,t)=>`${ek(e)}, gaps AS (
    SELECT w.side, w.rank, w.device, w.stream, w.start_us, l.start_us AS launched_us,
        max(w.start_us + w.dur) OVER (PARTITION BY w.side, w.rank, w.device, w.stream
            ORDER BY w.start_us, w.row ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS end_us
    FROM work AS w LEFT JOIN ${tk}
)
SELECT side, rank, device, stream,
    CASE WHEN launched_us > end_us THEN 'host_wait'
        WHEN start_us - end_us < ${Number(t.consecutive_kernel_delay||30)} THEN 'kernel_wait'
        ELSE 'other' END AS idle_category,
    sum(max(0, start_us - end_us)) AS idle_time
FROM gaps
WHERE end_us IS NOT NULL
GROUP BY side, rank, device, stream, idle_category
ORDER BY rank, device, stream, idle_category, side`,nk=(e,t)=>`${ek(e,Ji(t,"include_memory_events"))}
SELECT w.side, w.rank, w.name, l.dur AS cpu_duration, w.dur AS gpu_duration,
    max(0, w.start_us - l.start_us - l.dur) AS launch_delay, l.start_us AS ts_us
FROM work AS w JOIN ${tk}`,pL=(e,t)=>`SELECT side, rank, count(*) AS count,
    count(*) FILTER (WHERE gpu_duration < cpu_duration) AS short_kernels,
    count(*) FILTER (WHERE cpu_duration > ${Number(t.runtime_cutoff||50)}) AS runtime_outliers,
    count(*) FILTER (WHERE launch_delay > ${Number(t.launch_delay_cutoff||100)}) AS launch_delay_outliers
FROM (
${nk(e,t)}
)
GROUP BY side, rank
ORDER BY rank, side`,_a=(e,t)=>`${nk(e,t)}
ORDER BY launch_delay DESC`,M_=(e,t)=>`SELECT side, rank, name, ${X_}
FROM events
WHERE category = '${t.use_gpu_annotation==="false"?"":"gpu_"}user_annotation'
  AND ${e}
GROUP BY side, rank, name
ORDER BY sum(dur) DESC, side`;function gL(e){let t=Object.entries(Q_(e)).map(([n,{ranks:s}])=>{let o=Iu(n,{ranks:s,steps:"any"});return o&&`SELECT '${n}' AS side, rowid AS row, rank, span, device_type\
, device,
        at_us, bytes, total_allocated, total_reserved
    FROM memory('${n}')${o.length>0?` WHERE ${o.join(" AND ")}`:""}`});return t.includes(null)?null:t.join(`
    UNION ALL
    `)}var xa="side, rank, span, device_type, device",sk=e=>`WITH changes AS (
    ${e}
)
SELECT ${xa}, at_us, iif(count(*) OVER whole = count(total_allocated) OVER whole,
        total_allocated, sum(bytes) OVER so_far) AS allocated, total_reserved AS reserved
FROM changes
WINDOW whole AS (PARTITION BY ${xa}),
    so_far AS (PARTITION BY ${xa} ORDER BY at_us, row)`,wL=e=>`SELECT ${xa}, max(allocated) AS peak,
    max(reserved) AS reserved_peak, count(*) AS rows
FROM (
${sk(e)}
)
GROUP BY ${xa}
ORDER BY rank, span, device_type, device, side`,A_={peaks:wL,"memory-curves":e=>`${sk(e)}
ORDER BY side, rank, at_us`},yL={temporal_breakdown:{rows:E_,temporal:E_},comm_comp_overlap:{rows:T_,overlap:T_},kernel_breakdown:{kinds:fL,kernels:mL,over_ranks:Z_},idle_time_breakdown:{rows:O_,idle:O_},
launch_stats:{counts:pL,worst:_a,"launch-cpu_duration":_a,"launch-gpu_duration":_a,"launch-launch_delay":_a,"launch-scatter":_a},user_annotation_breakdown:{rows:M_,annotations:M_}},bL={kernel_breakdown:{
kernels:Z_}},_L={"launch-cpu_duration":{chart:"histogram",x:"cpu_duration",by:"side"},"launch-gpu_duration":{chart:"histogram",x:"gpu_duration",by:"side"},"launch-launch_delay":{chart:"histogram",x:"l\
aunch_delay",by:"side"},"launch-scatter":{chart:"scatter",x:"cpu_duration",y:"gpu_duration",by:"side"},"memory-curves":{chart:"line",x:"at_us",y:"allocated",by:"side"},queue:{chart:"line",x:"ts",y:"qu\
eue_length",by:"line"}},ok=e=>_L[e]??{},kL={queue_length:"stream",memory_bw:"name"},xL=["what","set","test","lines","order","rows"];function vL(e,t,{chart:n,difference:s}){let o=n||t,a=Object.entries(
e).filter(([i,c])=>c&&!xL.includes(i)&&(e.test||!i.startsWith("test_")));"rows"in e&&a.unshift(["rows",e.rows||"steps"]),s&&a.push(["difference","true"]);let r=o==="series"&&kL[e.what];return`SELECT ${r?
`side || ', rank ' || rank || ', device ' || device || ', ' || ${r} AS line,
    `:""}*
FROM ${e.what}_${o}(${a.map(([i,c])=>At(`${i}=${c}`)).join(", ")})`}function $L(e,t,n){if(e.what==="memory"){let a=A_[t]&&gL(e);return a?A_[t](a):null}let s=n&&bL[e.what]?.[t]||yL[e.what]?.[t],o=s?hL(
e):null;return o===null||e.what==="idle_time_breakdown"&&(e.streams||e.show_idle_interval_stats==="true")?null:s(o,e)}var ak=(e,t,{chart:n="",difference:s=!1}={})=>(s?null:$L(e,t,n))??vL(e,t,{chart:n,
difference:s});var SL={solid:"",dot:"2 3",dash:"6 3",dashdot:"6 3 2 3",longdash:"10 3",longdashdot:"10 3 2 3"};function EL(e,t){let n=q("path",{d:"M0 4h26","stroke-dasharray":SL[e.dash]});return n.style.stroke=t?"cu\
rrentcolor":`var(${e.property})`,q("svg",{class:"line-swatch",viewBox:"0 0 26 8","aria-hidden":"true"},n)}function TL(e){let t=l("div",{class:"line-choice",role:"group","aria-label":"Lines"}),n=d("fro\
m"),s=d("to"),o=v("Reset zoom",()=>e.onWindow({start:"",end:""}),{class:"small-button"}),a=l("a",{class:"button small-button",download:"",title:"Every point of every line, as CSV"},"All points as CSV"),
r=l("span",{class:"window-choice",role:"group","aria-label":"Window"},l("label",{},"From ",n),l("label",{},"to ",s," ms"),o),i=l("div",{class:"series-bar"},t,l("div",{class:"window-choice"},r,a)),c="";
function d(p){return l("input",{type:"number",min:0,step:"any",data:{field:p},on:{change:()=>e.onWindow({start:u(n),end:u(s)})}})}let u=p=>p.value===""?"":String(Number((Number(p.value)*1e3).toFixed(3))),
h=p=>p===""?"":String(Number((Number(p)/1e3).toFixed(6)));function f(p,g){p.dataset.shown!==g&&(p.dataset.shown=g,p.value=h(g))}function m(p,{chosen:g,styles:y,two:w}){let b=y.get(p.key)??-1,$=l("inpu\
t",{type:"checkbox",value:p.key,data:{line:p.key},on:{change:()=>{let R=[...t.querySelectorAll("input:checked")];e.onLines(R.length===0?tu:R.map(A=>A.value))}}});return $.checked=g.includes(p.key),l("\
label",{class:"check line-check"},$,l("span",{class:"line-mark"},b>=0&&EL(Gd(b,w?"A":""),w)),p.name)}return{node:i,draw(p){let{chosen:g,two:y}=p,w=JSON.stringify([p.lines.map(b=>b.key),g,y]);t.hidden=
p.lines.length<2,w!==c&&(c=w,qe(t,()=>_(t,OL(p.lines,g).map(([b,$])=>l("div",{class:"line-group",role:b?"group":null,"aria-label":b||null},b&&l("span",{class:"muted"},b),$.map(R=>m(R,p))))),"line")),f(
n,p.start),f(s,p.end),o.disabled=p.start===""&&p.end==="",r.hidden=p.empty&&o.disabled,a.href=e.csv()}}}function OL(e,t){let n=([,s])=>{let o=s.map(a=>t.indexOf(a.key)).filter(a=>a>=0);return o.length>
0?Math.min(...o):t.length};return[...Map.groupBy(e,s=>s.group)].map(s=>[n(s),s]).sort((s,o)=>s[0]-o[0]).map(([,s])=>s)}var ML=500,hk=({legend:e},t)=>typeof e=="function"?e(t):e,AL=(e,t)=>(hk(e,t)??(t.
length<2?[]:t.map(n=>({key:n.key,name:`${n.letter} · ${n.label}`,property:n.letter==="A"?"--control-fill":"--test-fill"})))).map(n=>({...n,key:n.key&&!Array.isArray(e.legend)?n.key:n.property})),RL=({
data:e,layout:t},n)=>({layout:t,data:e.map(s=>n.has(s.legendgroup)?{...s,visible:!1}:s)});function CL(e,t){let n=o=>{let{hidden:a}=e;a.delete(o)||a.add(o),a.size===e.keys.length&&a.clear();for(let r of s)
r.setAttribute("aria-pressed",String(!a.has(r.dataset.key)));t()},s=e.keys.map(o=>v(o.name,()=>n(o.key),{class:"key","aria-pressed":"true",title:o.what,data:{key:o.key},css:{"--key-fill":`var(${o.property}\
)`}}));return s.length>0&&l("div",{class:"chart-legend",role:"group","aria-label":`${e.chart.title}: what is drawn`},s)}function LL(e){let t=-1/0;return{zoom(n,s){let[o,a]=[n["xaxis.range[0]"],n["xaxi\
s.range[1]"]];if(Number.isFinite(o)&&Number.isFinite(a)&&a>o&&performance.now()-t>ML){let r=i=>String(Number(Math.max(0,i*s.per+s.offset).toFixed(3)));e({start:r(o),end:r(a)})}},reset(){t=performance.
now(),e({start:"",end:""})}}}function NL({change:e,csv:t,sql:n}){let s=[],o="",a=null,{zoom:r,reset:i}=LL(e);function c(u,h){let f=u.series&&TL({onLines:g=>e({lines:g},{replace:!0}),onWindow:g=>e(g),csv:()=>t(
"series")}),m=Te("Ranks that are drawn",[["","those that differ most"],["rank",f?"the first":"all, in order"]],g=>e({order:g,lines:[]},{replace:!0})),p={chart:u,bar:f,order:m,hidden:new Set,keys:AL(u,
h)};return p.figure=Qe({id:u.id,title:u.title,file:u.id,level:"h2",class:u.half?"half-chart":"",height:g=>u.height(g.places,g.sides),make:(g,y)=>RL(g.made(y),p.hidden),onRelayout:f&&r,onDoubleClick:f&&
i,keys:()=>p.keys.filter(g=>!p.hidden.has(g.key)).map(g=>[g.property,g.name]),extra:[l("div",{class:"chart-choice"},CL(p,()=>d(p)),m.node),f?.node]}),p}function d({chart:u,bar:h,order:f,hidden:m,figure:p}){
let{sides:g,state:y,file:w,caption:b,revision:$,perStep:R}=a,A=u.make(g,y),N=A.empty?null:h&&A.data(600);if(f.node.hidden=!A.limited,f.press(y.order),p.draw({file:w,made:A.data,per:N?.per,heading:[u.sums&&
R&&"per step",A.note].filter(Boolean).join(", "),revision:[$,y.order,...y.lines,...m].join(" "),offset:N?.offset,places:A.places,sides:g.length,caption:b,empty:A.empty??null}),p.sql.set(n(u)),h){let H=eu(
g,u.series,u.ownDevice),U=nu(H,g,y).keys;h.draw({lines:H,chosen:U,styles:sb(H,U,u.panels),start:y.start,end:y.end,two:g.length>1,empty:!!A.empty}),h.node.hidden=H.length===0}}return{draw(u,h,[f,m,p]){
a=h;let g=u.filter(w=>typeof w.legend=="function").flatMap(w=>hk(w,h.sides)??[]).map(w=>w.name),y=JSON.stringify([h.frame,u.map(w=>w.id),g]);y!==o&&(s.forEach(w=>w.figure.unmount()),s=u.map(w=>c(w,h.sides)),
_(f,s.slice(0,p).map(w=>w.figure.node)),_(m,s.slice(p).map(w=>w.figure.node)),o=y),s.forEach(d)},retheme:()=>s.forEach(u=>u.figure.retheme()),unmount:()=>s.forEach(u=>u.figure.unmount())}}var PL={name:"\
rows",label:"Rows",type:"choice",options:Hl,fallback:"steps"},IL={name:"unit",label:"Sums",type:"choice",fallback:"",options:{"":"per step, as in Compare",total:"of all steps"}};function Hu(e,t,n){e.onChange(
{[t]:n},{replace:e.last===t}),e.last=t}function rk(e,t,n,s,o){let a=L("set"),r=sn({id:a,field:t,none:o,text:e.state[t],set:ne(s,e.state[t])??null,onPick:i=>{e.last="",e.onSet({[t]:i?.id??""})}});return l(
"div",{class:`analysis-field side-${t==="test"?"test":"control"}`},l("label",{for:a},n),r.node)}function DL(e,t){let n=l("input",{type:"checkbox",data:{field:t.name},on:{change:()=>Hu(e,t.name,n.checked===
t.fallback?"":String(n.checked))}});return e.fields.push({name:t.name,sync(s){n.checked=s===""?t.fallback:s==="true"}}),l("label",{class:"check"},n,t.label)}function qL(e,t){let n=t.type==="operator"?
L("ops"):null,s=t.type==="number",o=l("input",{type:s?"number":"text",list:n,autocomplete:"off",spellcheck:"false",placeholder:t.placeholder,step:s&&"any",min:s&&0,data:{field:t.name},class:n&&"wide",
title:t.title,on:{change:()=>Hu(e,t.name,o.value.trim())}}),a=n&&l("datalist",{id:n});n&&(o.addEventListener("input",Ee(150,()=>ik(e,o.value,a))),o.addEventListener("focus",()=>{o.select(),ik(e,"",a)}));
let r="";return e.fields.push({name:t.name,sync(i,c){let d=i||n&&c||"",u=o===document.activeElement&&o.value!==r;o.value.trim()!==d&&!(u&&d===r)&&(o.value=d),r=d,s&&(c??null)!==null&&i===""&&(o.placeholder=
c)}}),l("label",{class:"analysis-field"},l("span",{},t.label),o,a)}function BL(e,t){let n=we(Object.entries(t.options),s=>Hu(e,t.name,s===t.fallback?"":s),{data:{field:t.name},title:t.title});return e.
fields.push({name:t.name,sync(s,o){n.value=s||String(o??Object.keys(t.options)[0])}}),l("label",{class:"analysis-field"},l("span",{},t.label),n)}var Xi=(e,t)=>t.type==="boolean"?DL(e,t):t.type==="choi\
ce"?BL(e,t):qL(e,t);async function ik(e,t,n){if(e.state.set!=="")try{let s=await hr(e.state.set,t);_(n,[...new Set(s.filter(o=>o.category==="cpu_op").map(o=>o.name))].map(o=>l("option",{value:o})))}catch{}}
var fk=(e,t)=>e?.[t].length>0?le(e[t],3):"";function ju(e,t,n){let[s,o]=["set","test"].map(a=>fk(ne(n,e.state[a]),t));return e.state.test!==""&&e.state[t]===""&&(s!==o||e.state[`set_${t}`]!==""||e.state[`\
test_${t}`]!=="")}function lk(e,t,n,s){let[o,a]=["set","test"].map(i=>ne(s,e.state[i])),r=(i,c,d)=>Xi(e,{name:i,label:c,type:"text",placeholder:["all",fk(d,t)].filter(Boolean).join(": "),title:"all, f\
irst, or a list such as 0,2,4-7"});return ju(e,t,s)?[r(`set_${t}`,`${n} of A`,o),r(`test_${t}`,`${n} of B`,a)]:[r(t,n,o)]}function mk(e,t){let n=s=>s.some(o=>e.state[o]!=="");return!n(["steps","set_st\
eps","test_steps"])&&(n(["marker","set_marker","test_marker"])||["set","test"].some(s=>ne(t,e.state[s])?.steps.length>0))}var ck=e=>`${Ul[e].letter} · ${Ul[e].name}`,pk=e=>e.state.rows===""&&e.specs[e.
state.what].tables.some(t=>t.columns.some(n=>n.summed));function FL(e,t){let n=e.state.test!=="";e.fields=[],_(e.node,rk(e,"set",n?ck("set"):"Trace set",t),rk(e,"test",n?ck("test"):"Compare with",t,"n\
one"),lk(e,"ranks","Ranks",t),lk(e,"steps","Steps",t),!e.specs[e.state.what].ofSteps&&mk(e,t)&&Xi(e,PL),pk(e)&&Xi(e,IL),e.specs[e.state.what].params.map(s=>Xi(e,s)))}function jL(e){let t=e.node.querySelector(
"input[list]")??e.node.querySelector('[data-field$="ranks"]');return t?.focus(),document.activeElement===t}function WL(e,t,n,s={}){e.state=t;let o=JSON.stringify([e.state.what,e.state.set,e.state.test,
ju(e,"ranks",n),ju(e,"steps",n),mk(e,n),pk(e),n.map(a=>[a.id,a.label])]);o!==e.built&&(e.built=o,qe(e.node,()=>FL(e,n))),e.fields.forEach(({name:a,sync:r})=>r(e.state[a]??"",s[a]))}function HL(e,{onChange:t,
onSet:n}){let s={specs:e,onChange:t,onSet:n,fields:[],built:"",state:null,last:""};return s.node=l("form",{class:"card analysis-controls","aria-label":"What to analyse",on:{submit:o=>o.preventDefault()}}),
{node:s.node,focus:()=>jL(s),draw:(o,a,r)=>WL(s,o,a,r)}}var Qi=["temporal_breakdown","work"],Wu=Object.keys(Wt),dk=e=>String(Zs({...e,what:""},{"":{params:[],ofSteps:!0}}));function UL(e){let t=new Map,
n="",s=null;async function o(r,i,c,d){let{query:u={},of:h}=Ru[r],f=Zs({...i,rows:"",what:r,...u},Wt),m;try{let p=d??await xn(r,f,{signal:c}),g=zi(p);m={sides:g,line:h(g,p)}}catch(p){m={error:p}}c.aborted||
(t.set(r,m),e())}function a(r){let{sides:i}=t.get(Qi[0]),{counters:c,ranks:d=1}=Ru[r];return!!i&&(c&&!i.some(({data:u})=>u.has_counters)||i.every(({data:u})=>u.ranks.length<d))}return{async load(r,i=null){
let c=dk(r);if(c===n&&[...t.values()].every(({error:h})=>!h))return;s?.abort(),s=new AbortController;let{signal:d}=s;if([n,t]=[c,new Map],await Promise.all(Qi.map((h,f)=>o(h,r,d,f===0?i:null))),d.aborted||
t.get(Qi[0]).error)return;let u=Wu.filter(h=>!Qi.includes(h));u.filter(a).forEach(h=>t.set(h,{line:null})),await Promise.all(u.filter(h=>!t.has(h)).map(h=>o(h,r,d)))},isOf:r=>dk(r)===n,get:r=>t.get(r),
isEmpty:r=>t.get(r)?.line===null,isWhole:()=>t.size===Wu.length,stop(){s?.abort(),n=""}}}var gk=e=>Wt[e].tab??Wt[e].title;function zL({column:e,values:t}){let[n,s]=t,o=(r,i)=>l("td",{class:["num",r.tone?.(
i)].filter(Boolean).join(" "),title:r.exact?.(i)},r.show(i,{}));if(t.length===1)return[o(e,n)];let a=typeof n=="number"&&typeof s=="number"?s-n:null;return Qd(e).map((r,i)=>o(r,[n,s,a][i])).concat(e.number?
[]:[l("td",{class:"num"})])}var KL=(e,{line:t,error:n},s,o)=>l("tr",{data:{what:e}},l("th",{scope:"row"},l("a",{href:s(e)},gk(e))),n?l("td",{colspan:o-1},n.message):[l("td",{class:"index-what"},t.name&&
[t.mono?l("span",{class:"mono",title:t.name},t.name):t.name,": "],t.what),zL(t)]);function GL([e,t],n,s,o){let a=t.map(r=>[r,n.get(r)]).filter(([,r])=>r&&(r.error||r.line!==null)).map(([r,i])=>KL(r,i,
s,o));return a.length>0&&l("tbody",{},l("tr",{class:"index-group"},l("th",{scope:"rowgroup",colspan:o},e)),a)}function YL(e,t,n){let s=["Analysis","What it found",...t?["A","B","Δ"]:["Number"]],o=Wu.
filter(e.isEmpty);return[l("div",{class:"card data-card index-card"},l("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":"What the analyses found"},l("table",{class:"data-table index-tab\
le"},l("caption",{class:"visually-hidden"},"What the analyses found"),l("thead",{},l("tr",{},s.map((a,r)=>l("th",{scope:"col",class:r>1&&"num"},a)))),vu.map(a=>GL(a,e,n,s.length))))),e.isWhole()&&o.length>
0&&l("p",{class:"muted small index-without"},"Not in these sets: ",o.map((a,r)=>[r>0&&", ",l("a",{href:n(a)},gk(a))]),".")]}var VL=e=>Wt[e].tab??Wt[e].title;function JL(){let e=(o,a)=>l("a",{data:{what:o}},
a),t=vu.map(([o,a])=>l("span",{class:"tab-group",role:"group","aria-label":o},l("span",{class:"tab-group-name","aria-hidden":"true"},o),a.map(r=>e(r,VL(r))))),n=l("nav",{class:"analysis-tabs","aria-la\
bel":"Analyses"});_(n,e("","Overview"),t);function s(o){let a=n.getBoundingClientRect(),{left:r,right:i}=o.getBoundingClientRect();(r<a.left||i>a.right)&&(n.scrollLeft+=r-a.left-24)}return{node:n,draw({
what:o,href:a,isEmpty:r}){for(let i of n.querySelectorAll("a")){let{what:c}=i.dataset;i.href=a(c),i.hidden=c!==""&&c!==o&&r(c),i.toggleAttribute("aria-current",c===o),c===o&&(i.setAttribute("aria-curr\
ent","page"),s(i))}for(let i of t)i.hidden=[...i.querySelectorAll("a")].every(c=>c.hidden)}}}var wk=(e,t)=>e.every(Su)&&!t.host,yk=(e,t)=>t.tables.length>0&&e.every(({data:n})=>(n.series??[]).length===
0&&t.tables.every(({key:s,columns:o})=>!(n[s]??[]).some(Ki(o))));function bk(e,t){let n=e.filter(s=>(s.data.last_step_dropped??[]).length>0);return e.every(s=>s.data.steps!==null)?"The rows of the cho\
sen steps count, as in Compare.":ye[t.what].ofSteps?"Every recorded step counts, the last one too, as in Compare; a file without steps counts as one step.":e.every(s=>s.data.all_steps.length===0)?"Wit\
hout steps, all rows count, as in Compare.":n.length>0?`Work that the last step of a rank${n.length<e.length?` of ${n[0].label}`:""} launched does not count, since it may be cut off. Compare counts it\
.`:t.rows==="all"?"All rows count, also those outside of steps, which Compare leaves out.":"The rows of all recorded steps count, the last one too, as in Compare."}var QL=(e,t)=>e.flatMap(({label:n,data:s})=>{
let o=t.host?[]:s.ranks_without_device_rows??[];return o.length===0?[]:[o.length===s.ranks.length?`${n} has no device work${s.ranks.length>1?"":` (rank ${s.ranks[0]})`}: this analysis has nothing to c\
ount there. ${jn}`:`${n}: ${o.length===1?"rank":"ranks"} ${le(o)} ${o.length===1?"has":"have"} no device rows.`]});function XL(e,t,n){let s=t.charts[0]?.make(e,n).empty;return s&&l("p",{class:"notice"},
s)}function ZL(e,t,n){let s=ye[t.what],o=QL(e,s),a=s.chosen?.(t),r=wk(e,s),i=!r&&yk(e,s),c=t.rows!==""&&!s.ofSteps&&e.some(u=>u.data.steps===null)&&v("Count as Compare does",()=>n({rows:""}),{class:"l\
ink-button",title:`Rows ${Hl.steps}`}),d=r&&l("p",{},"To see what the host did, look at its ",l("a",{href:ds({...t,what:"user_annotation_breakdown",lines:[]},ye)},"annotations"),".");return[o.length>0&&
l("ul",{class:"notice"},o.map(u=>l("li",{},u))),d,i?XL(e,s,t)??s.notes?.(e):!r&&s.notes?.(e),a&&l("p",{},a),!r&&!i&&l("p",{class:"muted small"},bk(e,t)," ",c)]}var eN=12,tN={key:"side",title:"set",show:e=>l(
"b",{class:`letter letter-${e.toLowerCase()}`},e)},nN=(e,t)=>e.flatMap(n=>(n.data[t.key]??[]).map(s=>({side:n.letter,...s}))).sort(t.order??(()=>0));function sN(e,{sides:t,raw:n,difference:s,perStep:o}){
let a=t.length>1&&!e.apart,r=Vy(e,t.flatMap(m=>m.data[e.key]??[])),i=a?Tu(n,e,r,s?.[e.key],o):nN(t,e),c=Ou(e,r,a),d=m=>m.told||m.number&&(!a||m.showDiff),u=m=>o?Ky(m):m,f=[...r.filter(m=>!d(m)),...c,...r.
filter(m=>d(m)&&!c.includes(m))].flatMap(m=>{let p=d(m)&&!c.includes(m);return(a&&d(m)?Qd(u(m)):[u(m)]).map(g=>({...g,extra:p}))}).filter(m=>!m.number||m.blank||i.some(p=>(p[m.key]??null)!==null));return{
columns:t.length>1&&e.apart?[tN,...f]:f,rows:i.some(Ki(r))?a?i.filter(Ki(r)):i:[]}}function oN(e,t){return e.map((n,s)=>({table:n,...sN(n,t),limit:s<t.above?n.rows??eN:void 0})).filter(({rows:n})=>n.length>
0).map(({table:n,rows:s,columns:o,limit:a})=>{let r=Mt({caption:n.caption,columns:o,limit:a,href:t.href,parameters:t.parameters,csv:t.csv(n.key),sql:t.sql(n.key)});return r.show(s),{table:n,node:r.node}})}
var Uu={path:"/analyse",name:"Analyse",read:e=>Ui(e,ye),mount:dN};function aN(e){let t=(s,...o)=>l("div",{class:s},o),n={nav:JL(),intro:l("p",{class:"muted analysis-intro"}),message:t("message"),notes:t(
"analysis-notes"),charts:t("analysis-charts"),tables:t("analysis-tables"),moreCharts:t("analysis-charts"),moreTables:t("analysis-tables"),heading:l("h1",{}),summary:l("summary",{}),lost:l("span",{class:"\
muted small trace-lost"})};return n.more=l("details",{class:"analysis-more"},n.summary,n.moreCharts,n.moreTables),n.results=t("results analysis-results",n.notes,n.charts,n.tables,n.more),n.traces=v("O\
pen in Perfetto …",()=>mi([e().set,e().test].filter(s=>s!==""),e().rows==="before_last_step"?{}:{include_last_profiler_step:"true"}),{class:"trace-button","aria-haspopup":"dialog",title:"The traces \
themselves: open them in Perfetto, or download them"}),n}function rN(e,{name:t,category:n}){let s=(a,r)=>e[`${a}_${r}`]||e[r]||"all",o=a=>e[`${a}_marker`]||e.marker;return Ue({control:e.set,test:e.test,
row:Ie(t,n),control_marker:o("set"),test_marker:o("test"),control_ranks:s("set","ranks"),test_ranks:s("test","ranks"),control_steps:s("set","steps"),test_steps:s("test","steps")})}var iN=(e,t)=>e.unit===
""&&e.rows===""&&t.every(n=>Xs(n)>0);function lN(e,t){let n=[e.set,e.test].map(o=>o!==""&&ne(t,o)).filter(Boolean),s=n.filter(o=>o.traces_bytes===0);return s.length===0?"":n.length===1?Ln(n[0]):s.map(
o=>`${o.label}: ${Ln(o)}`).join(" ")}var _k=e=>Se(e,"This analysis is not possible",Nn());function cN(e,t){let n=null,s=c=>Nm(n.state.what,m_(n.asked,ye,c)),o=(c,d,u={})=>yt(ak(n.asked,c,d),{control:n.
state.set,test:n.state.test},u),a=NL({change:t,csv:s,sql:({id:c,table:d})=>o(c,{chart:d??c},ok(c))});function r(c,d,u,h){let{answer:f,state:m}=n,p=oN(ye[m.what].tables,{sides:c,raw:d,perStep:h,above:u,
difference:f.difference,parameters:f.parameters,csv:s,href:d.length>1?b=>rN(m,b):null,sql:b=>o(b)}),g=ye[m.what].tables.slice(0,u),y=({table:b})=>g.includes(b);_(e.tables,p.filter(y).map(({node:b})=>b));
let w=p.filter(b=>!y(b));return _(e.moreTables,w.map(({node:b})=>b)),w.map(({table:b})=>b.caption)}function i(c){n=c;let{answer:d,state:u,key:h}=n,f=ye[u.what],m=zi(d),p=iN({...n.asked,unit:u.unit},m),
g=p?m.map(A=>y_(A,f.tables)):m,y={...u,shown:d.parameters,href:A=>ds({...u,...A},ye)};_(e.notes,ZL(g,y,t));let w={charts:1,tables:1,...f.above},b=wk(g,f)||yk(g,f),$=r(g,m,w.tables,p);a.draw(f.charts,{
sides:g,state:y,revision:h,perStep:p,frame:[u.what,u.set,u.test].join(" "),file:`tracediff-${g.map(A=>Re(A.label)).join("-")}`,caption:[[g.map(A=>[A.letter,A.label].filter(Boolean).join(" · ")).join(
", "),bk(g,u)].join(". ")]},[e.charts,e.moreCharts,w.charts]);let R=[...f.charts.slice(w.charts).map(A=>A.title),...$];e.more.hidden=b||R.length===0,e.charts.hidden=e.tables.hidden=b,e.more.open=u.more===
"1",_(e.summary,l("b",{},"More"),`: ${[...new Set(R)].join(" · ")}`)}return{draw:i,retheme:a.retheme,unmount:a.unmount}}function dN(e,t){let n={state:Ui(location.search,ye),sets:null,answer:null,answered:"",
asked:null,dead:!1};n.change=(a,r)=>t.go(ds({...n.state,...a},ye),r);let s=aN(()=>n.state);n.controls=HL(ye,{onChange:n.change,onSet:a=>n.change({...Hi,...a})}),e.append(l("div",{class:"page analyse-p\
age"},l("div",{class:"analyse-head"},s.heading,s.traces,s.lost),s.nav.node,n.controls.node,s.intro,s.message,s.results)),n.question=je({context:t,results:s.results,message:s.message}),n.drawn=cN(s,n.change),
n.findings=UL(()=>Ku(n,s));let o=Me(n.drawn.retheme);return s.more.addEventListener("toggle",()=>{s.more.open!==(n.state.more==="1")&&n.change({more:s.more.open?"1":""},{replace:!0})}),uk(n,s,t),{keys:{
search:()=>n.controls.focus()},update(a){n.state=Ui(a,ye);let r=["set","test"].every(i=>n.state[i]===""||ne(n.sets??[],n.state[i]));n.sets?.length>0&&r?vk(n,s,t):uk(n,s,t)},unmount(){n.dead=!0,n.question.
unmount(),n.findings.stop(),o(),n.drawn.unmount()}}}function zu(e,t,n){e.answer=null,e.answered="",delete t.results.dataset.shown,e.question.say(n)}function Ku(e,t){if(e.dead)return;let n=a=>ds({...e.
state,what:a,lines:[],more:""},ye),s=e.findings.isOf(e.state);if(t.nav.draw({what:e.state.what,href:n,isEmpty:a=>s&&e.findings.isEmpty(a)}),e.state.what!==""||!s)return;e.question.say(null),_(t.notes),
t.charts.hidden=t.more.hidden=!0,t.tables.hidden=!1;let o=t.tables.contains(document.activeElement)&&document.activeElement.closest("tr")?.dataset.what;_(t.tables,YL(e.findings,e.state.test!=="",n)),o&&
t.tables.querySelector(`tr[data-what="${o}"] a`)?.focus(),e.findings.isWhole()&&t.results.dataset.shown!=="index"&&(t.results.dataset.shown="index",B("What the analyses found is shown."))}function uN(e,t,n,s){
let o=ye[e.state.what];e.answer=n;let a=e.asked===e.state&&o.instead?.(e.state,zi(n));if(a){e.asked={...e.state,...a},kk(e,t,s);return}e.answered=s,e.question.say(null),e.controls.draw(e.state,e.sets,
n.parameters),e.drawn.draw({answer:n,state:e.state,asked:e.asked,key:s}),t.results.dataset.shown=s,B(`${o.title} is shown.`),e.findings.load(e.state)}function kk(e,t,n){e.question.ask(s=>xn(e.asked.what,
Zs(e.asked,ye),{signal:s}),s=>uN(e,t,s,n),s=>zu(e,t,_k(s)))}function hN(e,t){let n={...e.state,what:"temporal_breakdown",rows:""};e.answer=null,delete t.results.dataset.shown,e.question.ask(s=>xn(n.what,
Zs(n,ye),{signal:s}),s=>{e.findings.load(e.state,s),Ku(e,t)},s=>{e.findings.stop(),zu(e,t,_k(s))})}var xk=e=>`${e.what} ${Zs(e,ye)}`;function fN(e,t,n){let s=xk(e.state);e.state.set===""?(e.question.drop(),
zu(e,t,l("p",{class:"notice"},"Choose a set.")),n.settled()):e.state.what===""?hN(e,t):e.answer&&e.answered===s?(e.question.drop(),e.drawn.draw({answer:e.answer,state:e.state,asked:e.asked,key:s}),n.settled()):
(e.asked=e.state,kk(e,t,s))}function vk(e,t,n){let{state:s,sets:o}=e,a=ye[s.what],r=i=>s[i]===""?null:ne(o,s[i])?.label??s[i];_(t.heading,a.title),_(t.intro,a.intro),_(t.lost,lN(s,o)),n.setTitle([...new Set(
[a.title,[r("set"),r("test")].filter(Boolean).join(" → "),"Analyse"])].filter(Boolean).join(" · ")),e.controls.draw(s,o,e.answer&&e.answered===xk(s)?e.answer.parameters:{}),Ku(e,t),fN(e,t,n)}async function uk(e,t,n){
let{state:s}=e,o=[s.set,s.test].filter(a=>a!=="");try{e.sets=await lr(o)}catch(a){_(t.message,Se({message:a.message}));return}e.dead||(e.controls.node.hidden=t.traces.hidden=t.nav.node.hidden=e.sets.length===
0,e.sets.length===0?(_(t.heading,"Analyse"),n.setTitle("Analyse"),_(t.message,l("p",{class:"notice"},"There are no sets yet. ",l("a",{href:C("/")},"Add some"),"."))):e.state.set===""?e.change({set:e.sets[0].
id},{replace:!0}):vk(e,t,n))}var mN=14;function Sa(e){let[t,n]=Kf(e);return n===""?t:`${t} → ${n}`}function pN(e){let t=getComputedStyle(document.documentElement),n=`${.92*parseFloat(t.fontSize)}px ${t.getPropertyValue("--mono")}`;
if(n!==e.font){e.font=n;let a=document.createElement("canvas").getContext("2d");a.font=e.font,e.width=a.measureText("0".repeat(40)).width/40}let s=getComputedStyle(e.cell),o=e.cell.clientWidth-parseFloat(
s.paddingLeft)-parseFloat(s.paddingRight)-2;return e.width>0?Math.max(mN,Math.floor(o/e.width)):0}function gN(e){e.narrower=e.rows.some(t=>t?.row.replaces||t?.row.aliases),e.apart=ql(e.narrower?e.letters-
2:e.letters),e.apart.add(e.rows.filter(Boolean).map(t=>Sa(t.row)))}function Ok(e,t){return e.letters===0?t:(e.apart===null&&gN(e),e.apart.text(t))}function wN(e,t,n){e.rows=t,e.apart!==null&&!e.narrower&&
n.some(({row:s})=>s.replaces||s.aliases)&&(e.apart=null),e.apart?.add(n.map(s=>Sa(s.row)))}function yN(e){let t=pN(e);return t===e.letters?!1:(e.letters=t,e.apart=null,!0)}function bN(e,{row:t}){let n=Sa(
t),s=Ok(e,n);return l("span",{class:"fit",data:s===n?{}:{short:s}},l("bdi",{},n))}function _N(e,t,{row:n}){let s=Sa(n),o=Ok(e,s),a=t.querySelector(".fit");(a.dataset.short??s)!==o&&(o===s?delete a.dataset.
short:a.dataset.short=o)}function kN(e){let t={cell:e,rows:[],letters:0,apart:null,narrower:!1,font:"",width:0};return{setRows(n){t.rows=n,t.apart=null},addRows:(n,s)=>wN(t,n,s),measure:()=>yN(t),draw:(...n)=>bN(
t,...n),refit:(...n)=>_N(t,...n)}}var xN="abs_diff_duration",Qu=[["more_work","More work","The time that the operator’s change of FLOPs would take at the speed of the control","num c-work"],["slower\
_work","Slower work","The rest of the change of device time: the same FLOPs take more time, or less","num c-work"]],Yu={no_operator:"it is not an operator: FLOPs are known for operators, not for singl\
e kernels",one_side:"it is on one side only, so there is no change to split",unknown:"its FLOPs are not known on both sides, or they count for the operator around it",partly:"the FLOPs are known for l\
ess than 80 % of its calls or of its device time"},Mk="abcd";function vN({row:e,moreWork:t,slowerWork:n},s){return[t,n].map(o=>{if(o==null){let i=Object.keys(Yu).indexOf(e?.work_known);return l("td",{
class:"num c-work muted",title:Yu[e?.work_known]??null},D,i>=0&&l("sup",{},Mk[i]))}let[a,r]=s(o);return l("td",{class:`num c-work${o>0?" more":o<0?" less":" calm"}`,title:r},a)})}function Ak(e){let t=null,
n=v("More and slower work",()=>e({work:!t.work,...t.work&&Qu.some(([o])=>o===t.sort)?{sort:xN,order:"desc"}:{}}),{"aria-pressed":"false",class:"work-switch",title:"Two columns that split the change of\
 an operator’s device time, where its FLOPs are known; takes longer to load"}),s=l("p",{class:"work-reasons muted small",hidden:!0},"No split: ",Object.values(Yu).flatMap((o,a)=>[a>0&&"; ",l("sup",{},
Mk[a]),` ${o}`]).filter(Boolean),".");return{node:n,note:s,draw(o){t=o,s.hidden=!t.work,n.setAttribute("aria-pressed",String(t.work))}}}var Gu=4,$N=["control","test"],Xu={operator_and_shapes:"launched\
 by the same operator with the same input shapes",operator:"launched by the same operator",template_arguments:"one template with other arguments",shapes:"launched by other operators with the same inpu\
t shapes"};function Rk(e){let t=l("h2"),n=l("ul",{class:"replacements-list"}),s=l("p",{class:"related-more"}),o=Oe("Probable replacements"),a=l("details",{class:"card rank-steps replacements",hidden:!0},
l("summary",{},t,l("span",{class:"muted rank-summary"},"Kernels that are gone and those that probably replaced them, judged by what launches them, or by their names if these differ in template argumen\
ts alone.")),l("div",{class:"chart-tools"},o.node),n,s),r=!1,i=null;function c(u,h){let f=u.replacements??[];i!==u&&(i=u,r=!1),a.hidden=f.length===0,!a.hidden&&(t.textContent=`Probable replacements (${k(
f.length)})`,_(n,f.slice(0,r?void 0:Gu).map(m=>d(m,u,h))),s.hidden=r||f.length<=Gu,_(s,!s.hidden&&v(`Show all ${k(f.length)}`,()=>{r=!0,c(u,h),n.children[Gu].querySelector("a").focus()},{class:"link-b\
utton"})))}function d(u,h,f){let m={diff_duration:u.diff_duration};$N.forEach(N=>{m[`${N}_counts`]=u[N].counts,m[`${N}_total_duration`]=u[N].total_duration});let{control:p,test:g,diff:y,growth:w,controlCount:b,
testCount:$}=pn(m,f?"per_step":"total",h),R=y>0?"more":y<0?"less":"calm",A=(N,H,U)=>l("p",{class:`replaced ${U}`},l("span",{class:"replaced-mark","aria-hidden":"true"},H),l("span",{class:"visually-hid\
den"},H==="−"?"gone: ":"new: "),l("a",{href:e(N),class:"mono",title:N.name},l("bdi",{},N.name)));return l("li",{},l("div",{class:"replaced-names"},A(u.control,"−","less-mark"),A(u.test,"+","more-m\
ark"),l("p",{class:"muted small"},Xu[u.rule]??u.rule,u.shared!==null&&[", ",l("span",{class:"mono"},u.operator??"")," ",u.input_dims&&l("span",{class:"mono"},u.input_dims),` (${z(100*u.shared)} of wha\
t launches them is shared)`])),l("dl",{class:"replaced-numbers"},l("dt",{},f?"calls per step":"calls"),l("dd",{},`${k(b)} → ${k($)}`),l("dt",{},f?"time per step":"time"),l("dd",{title:`${O(p)} → ${O(
g)}`},`${x(p)} → ${x(g)}`),l("dt",{},"Δ"),l("dd",{class:`strong ${R}`,title:ee(y)},G(y),p>0&&` (${P(w)})`)))}return{node:a,sql:o,draw:c}}async function ct(e,t){try{await navigator.clipboard.writeText(
e),K(t,{seconds:4})}catch{K(`Copy this: ${e}`,{seconds:60})}}var SN={added:"new: in the test only",deleted:"gone: in the control only",increased:"called more often",decreased:"called less often",unchanged:"\
called equally often"},EN="q is the false discovery rate: of all rows with a q this small, at most this share is expected to be noise";function el(e){if(e.q_value===null)return"Cannot judge: each side\
 needs at least 4 samples.";if(e.too_few&&!Ss(e))return e.test_counts>0?"It is new: no test is needed.":"It is gone: no test is needed.";if(e.too_few&&e.among){let[n,s]=e.among;return`${k(n)} steps ar\
e too few to judge this row among ${k(s)} rows.`}let t=`q = ${ft($s(e))}, p = ${ft(e.p_value)}`;return e.significance==="cannot_judge"?`Cannot judge: two recordings of one program may differ so, too (${t}\
).`:e.significance==="no_difference_found"?`No difference found (${t}).`:`${e.significance==="slower"?"Slower":"Faster"} (${t}).`}function Zu(e){switch(e.calls){case"fact":return`calls: ${k(e.control_calls)}\
 → ${k(e.test_calls)} in every step`;case"more":case"fewer":return`${e.calls} calls per step (q = ${ft(e.calls_q_value)})`;default:return""}}var TN=({row:e,of:t})=>{let n=typeof e.control_median=="n\
umber"&&typeof e.test_median=="number",s=(r,i)=>r===null||i===null?null:i-r,o=(r,i,c,d,u=[])=>l("tr",{},l("th",{scope:"row"},r),[i,c,d].map((h,f)=>l("td",{class:`num${f===2?" strong":""}`,title:u[f]??
null},h))),a=(r,i,c,d=s(i,c))=>o(r,x(i),x(c),G(d),[O(i),O(c),ee(d)]);return l("table",{class:"detail-table"},l("thead",{},l("tr",{},l("td"),["Control","Test","Δ"].map(r=>l("th",{scope:"col",class:"nu\
m"},r)))),l("tbody",{},o("Calls",k(e.control_counts),k(e.test_counts),$e(e.diff_counts)),a("Total",e.control_total_duration,e.test_total_duration,e.diff_duration),a("Per step",t("control_per_step"),t(
"test_per_step"),t("diff_per_step")),a("Per call",t("control_per_call"),t("test_per_call"),t("diff_per_call")),e.control_self_duration!==null&&a("Self, total",e.control_self_duration,e.test_self_duration,
t("diff_self_duration")),n&&a("Median of steps",e.control_median,e.test_median),n&&a("Quartile spread",e.control_spread,e.test_spread)))};function ON(e){return e.replaces?`${e.name}
probably replaces ${e.replaces.name}
(${Xu[e.replaces.rule]??e.replaces.rule})`:e.aliases?[e.name,...Va(e)].join(`
`):e.name}function Ck({onClear:e,href:t,tree:n,timeline:s,onRanks:o,onTable:a}){let r=l("div",{class:"op-panel-body"}),i=l("aside",{class:"op-panel","aria-label":"Selected operation",hidden:!0},l("div",
{class:"op-panel-head"},l("h2",{},"Selected operation"),V("close","Close (Escape)",e)),r),c=null;function d(u){let{row:h}=u,{replaces:f}=h,m=Zu(h);return[l("p",{class:"mono full-name"},l("bdi",{},h.name)),
l("p",{class:"muted small"},h.category,h.kind&&` · ${h.kind.toLowerCase()}`,` · ${SN[h.change]}`),f&&l("div",{class:"small op-replaces"},l("p",{},"probably replaces"),l("p",{class:"mono full-name"},
l("bdi",{},f.name)),l("p",{class:"muted"},`${Xu[f.rule]??f.rule}${f.operator?`: ${f.operator}`:""}`,f.input_dims&&l("span",{class:"mono"},` ${f.input_dims}`))),h.aliases&&l("div",{class:"small op-repl\
aces"},l("p",{},f?"all kernels that are gone or new":h.category==="python_function"?"one Python function, whose line or folder differs":"one call or copy under several names; each name is on one side \
only"),Va(h).map(p=>l("p",{class:"mono full-name"},l("bdi",{},p)))),h.significance&&l("p",{class:"small"},el(h),m&&` ${m[0].toUpperCase()}${m.slice(1)}.`),TN(u),l("p",{class:"op-actions"},t?.(h)&&l("a",
{href:t(h)},"Open this operation"),s?.(h)&&l("a",{href:s(h)},"Show in the timeline"),n?.(h)&&l("a",{href:n(h)},"Where in the tree"),a&&v("Show in the table",a,{class:"link-button"}),o&&v("Show its ran\
ks and steps",o,{class:"link-button"}),v("Copy the name",()=>ct(h.name,"Name copied."),{class:"link-button"}))]}return{node:i,isOpen:()=>!i.hidden,draw(u,h=null){if(u===c&&h===null)return;c=u;let f=i.
hidden;i.hidden=u===null&&h===null,document.body.toggleAttribute("data-panel",!i.hidden),_(r,i.hidden?null:h??d(u)),(f||h)&&(r.scrollTop=0)},unmount(){document.body.removeAttribute("data-panel"),i.remove()}}}
var on=28,MN=60,$k=12,Sk=100,AN={added:["+","new"],deleted:["−","gone"],increased:["▲","called more often"],decreased:["▼","called less often"],unchanged:["","called equally often"]},Vu=[["chang\
e","±","New, gone, called more often, called less often","c-change"],["name","Operation","Name in the trace","c-name"],["category","Category","Category of the event","c-category"],["control_counts","\
Control","Calls in the control","num c-count side-a"],["test_counts","Test","Calls in the test","num c-count side-b"],["diff_counts","Δ","Change of the number of calls, test − control","num c-count"],
["control_total_duration","Control","Duration in the control","num c-time side-a"],["test_total_duration","Test","Duration in the test","num c-time side-b"],["diff_duration","Δ","Change of the durati\
on, test − control","num c-time c-diff"],["diff_percent","Δ %","Change of the duration relative to the control","num c-percent"],["q_value","Certainty",`Is the row slower or faster, or is the chang\
e noise? Judged by the times shown, all rows together: slower or faster where q < 0.05. ${EN}`,"c-real"],...Qu],eh=String(Vu.length-Qu.length),RN={slower:["▲","slower"],faster:["▼","faster"],no_difference_found:[
"","no difference found"],cannot_judge:["","cannot judge"]},CN=(e,t)=>Ss(e)?["","too few steps"]:e.too_few?["",e.test_counts>0?"is new":"is gone"]:RN[t]??["",t],Lk={diff_counts:"abs_diff_counts",diff_duration:"\
abs_diff_duration"};function LN(e,t,n){let s=Lk[e],o=Os(e);return s?t===s?[e,"desc"]:t!==e?[s,"desc"]:n==="desc"?[e,"asc"]:[s,"desc"]:t===e?[e,n==="asc"?"desc":"asc"]:[e,o]}var $a=e=>e.rows.length>MN&&
!$n();function no(e,t=!1,n=e.node.scrollTop){let s=Math.ceil((e.height||600)/on),o=$a(e)?Math.max(0,Math.floor(n/on)-$k):0,a=$a(e)?Math.min(e.rows.length,Math.floor(n/on)+s+$k):$n()?PN(e):e.rows.length;
if(!t&&o===e.first&&a===e.last)return;e.first=o,e.last=a;let r=e.body.contains(document.activeElement),i=t?new Map:e.nodes;e.nodes=new Map;for(let c=o;c<a;c+=1)e.nodes.set(c,i.get(c)??(e.rows[c]?Dk(e,
c):IN(e,c)));Nk(e,r,t,n),Pk(e)}function Nk(e,t,n,s){e.node.toggleAttribute("data-virtual",$a(e)),Ek(e.above,e.first),Ek(e.below,e.rows.length-e.last),It(e.body,[e.above,...e.nodes.values(),$n()?NN(e.rows.
length-e.last):e.below]),s>0&&(n||t)&&e.node.scrollTop!==s&&(e.node.scrollTop=s),t&&(e.nodes.get(e.active)??e.node).focus({preventScroll:!0})}function Pk(e){let[t,n]=$a(e)?[Math.max(0,e.first-Sk),Math.
min(e.rows.length,e.last+Sk)]:[e.first,e.last];for(let s=t;s<n;s+=1)if(!e.rows[s]){e.events.onWant(t,n);return}}function Ik(e){let t=!1;for(let[n,s]of e.nodes)s.dataset.hole!==void 0&&e.rows[n]?(e.nodes.
set(n,Dk(e,n)),t=!0):e.rows[n]&&e.fit.refit(s,e.rows[n]);t&&Nk(e,e.body.contains(document.activeElement),!1,e.node.scrollTop),Pk(e)}function Ek(e,t){e.hidden=t===0,e.style.height=`${t*on}px`}function NN(e){
return l("tr",{hidden:e===0},l("td",{colspan:eh,class:"muted"},`${k(e)} more: the report and the CSV have all rows.`))}function PN(e){let t=e.rows.findIndex(n=>!n);return t<0?e.rows.length:t}function Dk(e,t){
let n=e.rows[t];return l("tr",{"aria-rowindex":String(t+3),data:{index:t},class:`${t%2?"odd":""}${n.noise?" noise":""}`,tabindex:t===e.active?"0":"-1","aria-selected":String(n.key===e.selected)},GN(n,
e.unit,e.largest,DN(e,n)),e.work&&vN(n,s=>nl(s,e.unit)))}function IN(e,t){return l("tr",{"aria-rowindex":String(t+3),data:{index:t,hole:""},"aria-busy":"true",tabindex:t===e.active?"0":"-1"},l("td",{colspan:eh,
class:"muted"},"…"))}function DN(e,t){return l("a",{href:e.events.href(t.row),class:"op-link",tabindex:"-1"},t.row.replaces&&l("span",{class:"folded"},l("span",{"aria-hidden":"true"},"⇄ "),l("span",
{class:"visually-hidden"},"probable replacement: ")),t.row.aliases&&!t.row.replaces&&l("span",{class:"folded"},l("span",{"aria-hidden":"true"},"≡ "),l("span",{class:"visually-hidden"},"several names\
: ")),e.fit.draw(t))}function tl(e,t,{focus:n=!1}={}){if(e.rows.length===0)return;let s=e.nodes.get(e.active);e.active=Math.max(0,Math.min(e.rows.length-1,t)),qk(e,e.active),s?.setAttribute("tabindex",
"-1");let o=e.nodes.get(e.active);o?.setAttribute("tabindex","0"),n&&o?.focus({preventScroll:!0})}function qN(e,t){e.rows.length>0&&!e.nodes.has(e.active)&&(e.active=Math.min(e.rows.length-1,Math.ceil(
t/on)),e.nodes.get(e.active)?.setAttribute("tabindex","0"))}function qk(e,t){e.node.removeAttribute("data-late");let n=t*on,s=e.node.clientHeight-e.head.offsetHeight-e.foot.offsetHeight-2;n<e.node.scrollTop?
e.node.scrollTop=n:n+on>e.node.scrollTop+s&&(e.node.scrollTop=n+on-s),e.place=e.node.scrollTop,no(e,!1,e.place)}function BN(e,t){let n=t.target.closest("tr[data-index]");n&&t.target.closest(".op-link")?
!t.ctrlKey&&!t.metaKey&&!t.shiftKey&&e.events.onOpen(e.rows[Number(n.dataset.index)].key):n&&e.rows[n.dataset.index]&&getSelection().isCollapsed&&(tl(e,Number(n.dataset.index),{focus:!0}),e.events.onSelect(
e.rows[e.active].key))}function FN(e,t){let n=Math.max(1,Math.floor(e.node.clientHeight/on)-4),s={ArrowDown:e.active+1,ArrowUp:e.active-1,PageDown:e.active+n,PageUp:e.active-n,Home:0,End:e.rows.length-
1};if(t.key in s&&!t.altKey&&!t.metaKey)t.preventDefault(),tl(e,s[t.key],{focus:!0});else if((t.key==="Enter"||t.key===" ")&&!t.target.closest(".op-link")&&e.rows[e.active])t.preventDefault(),e.events.
onSelect(e.rows[e.active].key);else if(t.key==="ArrowRight"||t.key==="ArrowLeft"){t.preventDefault();let o=e.nodes.get(e.active);(t.key==="ArrowRight"?o?.querySelector(".op-link"):o)?.focus({preventScroll:!0})}}
function jN(e,t){e.groups[1].textContent=e.unit==="per_step"||e.unit==="percent"?"Calls per step":"Calls",e.groups[2].textContent=`${e.self?"Self time":"Duration"}, ${t}`,e.groups[2].title=e.self?"Of \
host operations, without the calls inside them; of device work, all of it":"",e.groups[4].textContent=`Device time, ${t}`,e.table.querySelectorAll(":is(col, thead th).c-work").forEach(n=>{n.hidden=!e.
work});for(let[n,{cell:s,mark:o}]of e.heads){let a=e.sort===n||(Lk[n]??"")===e.sort;a?s.setAttribute("aria-sort",e.order==="asc"?"ascending":"descending"):s.removeAttribute("aria-sort");let r=e.order===
"asc"?"↑":"↓";o.textContent=a?e.sort===n?` ${r}`:` |${r}|`:""}}function WN(e,t){let n=e.revision!==t.revision;({rows:e.rows,unit:e.unit,self:e.self,sort:e.sort,order:e.order,selected:e.selected,
revision:e.revision}=t),e.work=t.work===!0,e.table.toggleAttribute("data-work",e.work),e.largest=Ju(e.rows),e.table.setAttribute("aria-rowcount",String(e.rows.length+3)),e.table.toggleAttribute("data-\
unjudged",!t.judged),e.fit.setRows(e.rows),jN(e,t.unitName),_(e.foot,t.totals.map(([o,a])=>JN(o,a,e.unit,e.self,e.work)));let s=e.rows.findIndex(o=>o?.key===e.selected);n&&(e.active=Math.max(0,s),e.place>
0&&(e.node.scrollTop=0,e.place=0)),e.opened||(e.opened=!0,e.node.setAttribute("data-late",""),Be().then(Be).then(()=>e.node.removeAttribute("data-late"))),no(e,!0,e.place),s>=0&&n&&qk(e,s)}function HN(e,t,n,s){
e.rows=t,e.table.toggleAttribute("data-unjudged",!s),e.fit.addRows(e.rows,n),Ju(n)>e.largest?(e.largest=Ju(n),no(e,!0)):Ik(e)}function UN(e,t){let n=t!==e.selected;e.selected=t;for(let o of e.body.querySelectorAll(
"tr[data-index]"))o.setAttribute("aria-selected",String(t!==""&&e.rows[Number(o.dataset.index)]?.key===t));let s=e.rows.findIndex(o=>o?.key===t);s>=0&&n&&tl(e,s)}function zN(e){e.observer.disconnect(),
e.stopPrinting(),cancelAnimationFrame(e.frame)}function KN(e){e.groups=[l("td",{colspan:"3"}),l("th",{colspan:"3",scope:"colgroup"}),l("th",{colspan:"4",scope:"colgroup"}),l("td"),l("th",{colspan:"2",
scope:"colgroup",class:"c-work"})],e.head=l("thead",{},l("tr",{class:"head-groups"},e.groups),l("tr",{},Vu.map(([s,o,a,r])=>{let i=l("span",{class:"sort-mark","aria-hidden":"true"}),c=l("th",{scope:"c\
ol",class:r},l("button",{type:"button",title:a,on:{click:()=>e.events.onSort(...LN(s,e.sort,e.order))}},o,i));return e.heads.set(s,{cell:c,mark:i}),c}))),e.body=l("tbody"),e.foot=l("tfoot"),e.table=l(
"table",{class:"ops",role:"grid","aria-label":"All operations"},l("colgroup",{},Vu.map(([,,,s])=>l("col",{class:s}))),e.head,e.body,e.foot),e.node=l("div",{class:"table-scroll",tabindex:"-1"},e.table);
let[t,n]=[0,1].map(()=>l("tr",{class:"spacer","aria-hidden":"true"},l("td",{colspan:eh})));Object.assign(e,{above:t,below:n})}function Bk(e){let t={events:e,heads:new Map,rows:[],unit:"total",sort:"",
order:"",self:!1,work:!1,revision:"",selected:null,active:0,largest:0,first:0,last:0,nodes:new Map,height:0,opened:!1,place:0,frame:0};return KN(t),t.fit=kN(t.heads.get("name").cell),t.body.addEventListener(
"click",n=>BN(t,n)),t.body.addEventListener("keydown",n=>FN(t,n)),t.node.addEventListener("scroll",()=>{t.place=t.node.scrollTop,$a(t)&&t.frame===0&&(t.frame=requestAnimationFrame(()=>{t.frame=0;let{scrollTop:n}=t.
node;no(t,!1,n),qN(t,n)}))}),t.observer=new ResizeObserver(n=>{t.height=t.node.clientHeight,n.some(({target:s})=>s!==t.node)&&t.fit.measure()&&Ik(t),no(t,!1,t.place)}),t.observer.observe(t.node),t.observer.
observe(t.heads.get("name").cell),t.stopPrinting=qs(()=>{t.fit.measure(),no(t,!0)}),{node:t.node,focus:()=>tl(t,t.active,{focus:!0}),draw:n=>WN(t,n),add:(n,s,o)=>HN(t,n,s,o),select:n=>UN(t,n),unmount:()=>zN(
t)}}function Fk(e,t){return t==="percent"?[z(e),z(e)]:[x(e),O(e)]}function nl(e,t){if(t!=="percent")return[G(e),ee(e)];let n=e===null?D:`${P(e)}-points`;return[P(e),n]}var Ju=e=>e.reduce((t,n)=>Math.max(
t,Math.abs(n.diff??0)),0),so=e=>e>0?" more":e<0?" less":" calm";function Zi(e,t,n){let[s,o]=Fk(e,t);return l("td",{class:n,title:o},s)}function GN(e,t,n,s){let{row:o}=e,[a,r]=AN[o.change]??["",o.change],
[i,c]=nl(e.diff,t),d=n>0?Math.abs(e.diff??0)/n:0;return[l("td",{class:`c-change change-${o.change}`,title:r},l("span",{"aria-hidden":"true"},a),l("span",{class:"visually-hidden"},r)),l("th",{scope:"ro\
w",class:"c-name mono",title:ON(o)},s),l("td",{class:"c-category",title:o.kind?`${o.category}, ${o.kind}`:o.category},o.category),l("td",{class:"num c-count"},k(e.controlCount)),l("td",{class:"num c-c\
ount"},k(e.testCount)),l("td",{class:`num c-count${so(e.diffCount)}${o.calls==="fact"?" strong":""}`,title:Zu(o)||null},$e(e.diffCount)),Zi(o.control_counts>0?e.control:null,t,"num c-time"),Zi(o.test_counts>
0?e.test:null,t,"num c-time"),l("td",{class:`num c-time c-diff${so(e.diff)}`,title:c,css:{"--share":`${(100*d).toFixed(1)}%`}},i),l("td",{class:`num c-percent${so(e.percent??e.diff)}`},e.birth||P(e.percent)),
YN(e)]}function YN({row:e,verdict:t}){if(t===""||t===null)return l("td",{class:"c-real muted"});let[n,s]=CN(e,t),o=t==="slower"||t==="faster";return l("td",{class:`c-real ${o?t==="slower"?"more":"less":
"muted"}`,title:`${el(e)}${e.q_value===null?"":` Median of the steps ${x(e.control_median)} → ${x(e.test_median)}.`}`},l("span",{"aria-hidden":"true"},n&&`${n} `),s,o&&l("span",{class:"q"},` ${Rf($s(
e))}`))}var Tk=e=>l("td",{class:"num c-count",title:k(e)},k(e)),VN={host:"Host, sum",device:"Device, sum"};function JN(e,t,n,s,o){let[a,r]=nl(t.diff,n);return l("tr",{data:{part:e}},l("td",{class:"c-c\
hange"}),l("th",{scope:"row",class:"c-name",title:e==="device"?"Kernels, copies and memsets; overlapping work counts in full":s?"Self times do not count nested calls twice":"Host operations nest: the \
time of a call also counts in its caller"},VN[e]),l("td",{class:"c-category"}),Tk(t.controlCount),Tk(t.testCount),l("td",{class:`num c-count${so(t.diffCount)}`},$e(t.diffCount)),Zi(t.control,n,"num c-\
time"),Zi(t.test,n,"num c-time"),l("td",{class:`num c-time${so(t.diff)}`,title:r},a),l("td",{class:`num c-percent${so(t.percent??t.diff)}`},t.birth||P(t.percent)),l("td",{class:"c-real"}),o&&l("td",{class:"\
c-work",colspan:"2"}))}function jk(e){let{row:t,verdict:n}=e,s=[];t.replaces&&s.push(`probably replaces ${t.replaces.name}`),t.aliases&&s.push(...Va(t)),Ss(t)?s.push("too few steps to judge"):n==="no_\
difference_found"&&!t.too_few?s.push(`no difference found, q = ${ft($s(t))}`):n==="cannot_judge"&&t.q_value!==null?s.push(`cannot judge, q = ${ft($s(t))}`):(n==="slower"||n==="faster")&&s.push(`${n}, \
q = ${ft($s(t))}`);let o=Zu(t);return o===""?s:[...s,o]}function QN(e,t,n){let{row:s}=e,o=c=>Fk(c,t)[0],a=e.birth||P(e.percent),r=n&&s.kind==="",i=[r?`${s.category}, self time`:s.category,`control ${o(
e.control)}`,`test ${o(e.test)}`,`Δ ${nl(e.diff,t)[0]} (${a})`,`calls ${k(e.controlCount)} → ${k(e.testCount)}`];return(t!=="total"||r)&&i.push(`total ${x(s.control_total_duration)} → ${x(s.test_total_duration)}\
, ${G(s.diff_duration)}`),[...i,...jk(e)]}function XN(e){return[e.row.category,`control ${k(e.controlCount)}`,`test ${k(e.testCount)}`,`Δ ${$e(e.diffCount)}${e.birth?` (${e.birth})`:""}`,...jk(e)]}var Wk=e=>({
key:e.key,name:Sa(e.row),noise:e.noise,mark:e.row.replaces?"⇄ ":e.row.aliases?"≡ ":""});function Hk(e,t,n,s){return{kind:t==="percent"?"percent":"time",heading:n?`self time, ${yo(t,s)}`:yo(t,s),rows:e.
map(o=>({...Wk(o),control:o.control,test:o.test,diff:o.diff,lines:QN(o,t,n)}))}}function Uk(e,t){return{kind:"count",heading:t==="per_step"||t==="percent"?"per step":"total",rows:e.map(n=>({...Wk(n),control:n.
controlCount,test:n.testCount,diff:n.diffCount,lines:XN(n)}))}}function ZN({row_count:e,verdict:{verdict:t},ops_diff:n,changed_rows:s}){return e>0&&["unchanged","not_certain"].includes(t)&&s!==null&&s.
slower+s.faster===0&&n.added+n.deleted+n.increased+n.decreased===0}var zk=(e,t)=>ZN(e)&&["No difference found in any of these rows, neither in time nor in the number of calls. ",v("Draw the bars anywa\
y",t,{class:"link-button"})];function sl(){let e=null,t=()=>e.tooMany?{text:`Bundle: ${e.tooMany}`,disabled:!0}:{text:"Bundle",href:e.bundle,download:`${e.name}.tracediff`,note:"Both sets and this vie\
w as one file, for another tracediff",title:"To see this page, drop it on another tracediff, or open it with tracediff open"};return{node:wr("Share",()=>[{text:"Copy link",run:()=>ct(location.href,"Li\
nk copied."),note:"For people who can reach this server"},{text:"Report",href:e.report,download:`${e.name}.html`,note:"This comparison as one HTML file, without a server"},t()],{text:"Share"}),set(s){
e=s}}}var th=8,nh={key:"",operators:null},Ea=(e,t,n="")=>l("td",{class:`num ${n}`,title:t},e);function eP(e,t){let{operator:n,control_per_step:s,test_per_step:o,diff_per_step:a}=t,r=a>0?"more":a<0?"less":"c\
alm";return l("tr",{},l("th",{scope:"row"},n===null?l("span",{class:"muted"},"in no operator"):l("a",{href:e.href({name:n,category:"cpu_op"}),class:"mono",title:n},l("bdi",{},n))),Ea(`${k(t.control_counts)}\
 → ${k(t.test_counts)}`),Ea(x(s),O(s)),Ea(x(o),O(o)),Ea(G(a),ee(a),r),Ea(s>0?P(100*a/s):o>0?"new":"",null,r))}function ih(e,{rows:t,count:n}){let s=(o,a="num")=>l("th",{scope:"col",class:a},o);_(e.body,
l("table",{class:"operators-table"},l("thead",{},l("tr",{},s("Operator",""),s("launched, in all"),s("control"),s("test"),s("Δ"),s("Δ %"))),l("tbody",{},t.slice(0,e.all?void 0:th).map(o=>eP(e,o))))),
e.more.hidden=e.all||t.length<=th,_(e.more,!e.more.hidden&&v(t.length<n?`Show ${k(t.length)} of ${k(n)}`:`Show all ${k(n)}`,()=>{e.all=!0,ih(e,{rows:t,count:n}),e.body.querySelectorAll("tbody tr")[th].
querySelector("a")?.focus()},{class:"link-button"}))}async function tP(e,t){e.request?.abort(),e.request=new AbortController,e.asked=t,e.all=!1,_(e.body,l("p",{class:"muted"},"Looking for the operator\
s …")),_(e.more);let n=new URLSearchParams(t);Object.entries({operators:"auto",diagnosis:"false",limit:"0"}).forEach(([s,o])=>n.set(s,o));try{let{operators:s}=nh.key===t?nh:await e.send(n,{signal:e.
request.signal});nh={key:t,operators:s},e.asked===t&&s?ih(e,s):e.asked===t&&_(e.body,l("p",{class:"muted"},"Loading the operators took too long."))}catch(s){e.asked===t&&s.name!=="AbortError"&&_(e.body,
l("p",{class:"muted"},`No operators: ${s.message}`))}}function nP(e,t,n){e.node.hidden=!(e.send?n.recorded.few_shared_kernels:n.operators),!e.node.hidden&&!e.send?ih(e,n.operators):!e.node.hidden&&e.node.
open&&t!==e.asked&&tP(e,t)}function Yk(e,t){let n={href:e,send:t,all:!1,asked:"",request:null};n.body=l("div",{class:"scroll-x operators-body"}),n.more=l("p",{class:"related-more"});let s=Oe("Device t\
ime by operator");return n.node=l("details",{class:"card rank-steps operators",hidden:!0,"aria-label":"Device time by operator"},l("summary",{},l("h2",{},"Device time by operator"),l("span",{class:"mu\
ted rank-summary"},"The sides have other kernels: what their operators take.")),l("div",{class:"chart-tools"},s.node),l("p",{class:"muted small"},"Less than half of the kernel time is in kernels that \
both sides have, so this table compares operators. Times are means per step of the device work that each operator launches, without those it calls, and are not tested. Largest change first."),n.body,n.
more),{node:n.node,sql:s,draw:(o,a)=>nP(n,o,a),stop:()=>n.request?.abort()}}var sh=20,sP=4,ol=e=>e===null?"–":J(e,0,e<1?3:e<100?1:0),oo=(e,t,n)=>e[`control_${t}`]===null&&e[`test_${t}`]===null?"":`${n(
e[`control_${t}`])} → ${n(e[`test_${t}`])}`,Ht=(e,t,n="")=>l("td",{class:`num ${n}`,title:t},e),bt=(e,t="num")=>l("th",{scope:"col",class:t},e),Kk=(e,t,...n)=>l("thead",{},l("tr",{},e,bt(t),bt("cont\
rol"),bt("test"),bt("Δ"),bt("Δ %"),...n));function Vk(){let e=l("span",{class:"muted rank-summary"}),t=Oe("Device time by class of work"),n=w=>l("div",{class:"scroll-x",tabindex:"0",role:"region","a\
ria-label":w}),s=n("Classes of work"),o=n("Shapes of products, convolutions and attention"),a=l("details",{class:"card rank-steps work-classes",hidden:!0},l("summary",{},l("h2",{},"Classes of work"),e),
l("div",{class:"chart-tools"},t.node),l("p",{class:"muted small"},"The class of device work follows from the operators that launched it, else from the names of kernels; other: nothing says what it is.\
 Times are sums of durations, and are not tested."),s,o),r=!0,i=[1,1],c=w=>r?[w.control_per_step,w.test_per_step]:[w.control_total_duration,w.test_total_duration],d=w=>["control","test"].map((b,$)=>k(
w[`${b}_counts`]/(r?i[$]:1))).join(" → ");function u(w){let[b,$]=c(w),R=$>b?"more":$<b?"less":"calm";return[Ht(d(w)),Ht(x(b),O(b)),Ht(x($),O($)),Ht(G($-b),ee($-b),R),Ht(b>0?P(100*($-b)/b):$>0?"new":
"",null,R)]}let h=w=>w===null?"–":`${ol(w)} %`,f=w=>w.control_fastest_peak_pctg===w.control_peak_pctg&&w.test_fastest_peak_pctg===w.test_peak_pctg?null:`${oo(w,"fastest_peak_pctg",h)} of the fastest\
 arithmetic for these numbers, such as TF32`,m=w=>[Ht(oo(w,"tflops_per_s",ol)),Ht(oo(w,"peak_pctg",h),f(w)),Ht(oo(w,"gb_per_s_at_least",mn)),Ht(oo(w,"flops_per_byte_at_most",ol))],p=[bt("TFLOP/s"),bt(
"of peak"),bt("bandwidth, at least"),bt("FLOPs per byte, at most")];function g(w){_(s,l("table",{class:"operators-table"},Kk(bt("Class",""),"device rows",bt("share"),...p.map(b=>b.cloneNode(!0))),l("t\
body",{},w.map(b=>l("tr",{},l("th",{scope:"row"},b.class),u(b),Ht(oo(b,"share",$=>`${ol($)} %`)),m(b))))))}function y(w){let b=[...w].sort(($,R)=>Math.max(...c(R))-Math.max(...c($)));o.hidden=w.length===
0,_(o,l("table",{class:"operators-table"},Kk(bt(w.length>sh?`Shapes: the ${sh} that take longest`:"Shapes",""),"calls",...p),l("tbody",{},b.slice(0,sh).map($=>l("tr",{},l("th",{scope:"row",title:`${$.
operator} ${$.shapes}`},l("bdi",{class:"mono"},$.operator)," ",l("span",{class:"mono small"},$.shapes.replaceAll(",[]",""))," ",l("span",{class:"muted"},$.dtype)),u($),m($))))))}return{node:a,sql:t,draw(w,b,$){
a.hidden=!w,w&&(r=$!=="total",i=[b.control.samples,b.test.samples],e.textContent=w.classes.slice(0,sP).map(R=>`${R.class} ${c(R).map(x).join(" → ")}`).join(", "),g(w.classes),y(w.shapes))}}}var oP={
pytorch:"PyTorch",cuda_runtime:"CUDA runtime",cuda_driver:"CUDA driver",cupti:"CUPTI",hip_runtime:"HIP runtime",hip_driver:"HIP driver",roctracer:"roctracer",nccl:"NCCL",schema:"Trace schema"},ah="not\
 stated",oh=(e,t,n)=>s=>{let o=s[e]===null?ah:s[e]?"on":"off";return s[t]?`${o}; there are ${n}`:o},Jk=(e,t)=>e.length===0?"none":e.length===t.length?le(e):`${le(e)} of ${le(t)}`,rh=e=>e.shared_kernel_time===
null?"no kernels":z(100*e.shared_kernel_time),aP=(e,t)=>t.any?"every file as one step":t.pseudo_steps>0&&t.steps.length===0?"none: whole files":Jk(t.steps,t.all_steps),rP=[{text:"GPU",of:e=>e.devices.
join(", ")},{text:"World size",of:e=>String(e.world_size??"")},{text:"Ranks",of:(e,t)=>Jk(t.ranks,t.all_ranks)},{text:"Steps",of:aP,key:(e,t)=>t.steps.length},{text:"with_stack",of:oh("with_stack","py\
thon_rows","Python rows"),key:e=>e.python_rows},{text:"record_shapes",of:oh("record_shapes","input_shapes","input shapes"),key:e=>e.input_shapes},{text:"profile_memory",of:oh("profile_memory"),key:e=>e.
profile_memory},...Object.entries(oP).map(([e,t])=>({text:t,of:n=>n.versions[e]??"",optional:!0})),{text:"Kernel time in shared names",of:rh,key:()=>null}];function iP(e){return rP.map(({text:t,of:n,key:s,
optional:o})=>{let a=d=>["control","test"].map(u=>d(e.recorded[u],e[u])),[r,i]=a(n),c=s?a(s):[r||null,i||null];return{text:t,control:r||ah,test:i||ah,left:o&&r===""&&i==="",differs:c.every(d=>d!==null)&&
c[0]!==c[1]}}).filter(({left:t})=>!t)}function lP(e,t){let n=t.filter(i=>i.differs).map(i=>i.text),{control:s,test:o}=e.recorded,a=n.length===0?"Both sides state the same.":`Different: ${n.join(", ")}\
.`,r=s.shared_kernel_time===null||o.shared_kernel_time===null?"":` Kernels that both sides have take ${rh(s)} of the kernel time in the control, ${rh(o)} in the test.`;return a+r}function Qk(){let e=l(
"span",{class:"muted rank-summary"}),t=l("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":"How both sides were recorded"});return{node:l("details",{class:"card rank-steps recorded"},l("\
summary",{},l("h2",{},"Recorded")," ",e),t),draw(s){let o=iP(s);e.textContent=lP(s,o),_(t,l("table",{class:"recorded-table"},l("caption",{class:"visually-hidden"},"How both sides were recorded"),l("th\
ead",{},l("tr",{},l("td"),l("th",{scope:"col",class:"control-text"},"Control"),l("th",{scope:"col",class:"test-text"},"Test"))),l("tbody",{},o.map(a=>l("tr",{class:a.differs?"differs":""},l("th",{scope:"\
row"},a.text),l("td",{},a.control),l("td",{},a.test,a.differs&&l("span",{class:"visually-hidden"}," (differs)")))))))}}}var Gk=(e,t,n)=>t.length<2||e.length===t.length?"":`${n} ${le(e)}`,cP=({significant:e})=>e?
`only rows that are ${e===!0?"slower or faster":e} (q < 0.05)`:"";function al(e,t=""){let n=u=>{let{label:h,ranks:f,all_ranks:m,steps:p,all_steps:g,samples:y}=e[u];return`${u}: ${h} (${[Gk(f,m,"ranks"),
Gk(p,g,"steps"),S(y,"sample")].filter(Boolean).join(", ")})`},{selection:s}=e,{q:o,exclude:a,category:r,change:i,device_type:c}=s,d=[c==="CPU"?"host only":c==="GPU"?"device only":"",o&&`names with “${o}\
”`,r.join(", "),i&&`${i} only`,cP(s),...a.map(u=>`without ${u}`)].filter(Boolean).join("; ");return[`${n("control")} → ${n("test")}`,[t,t&&d,`made ${fe(new Date().toISOString())}`].filter(Boolean).
join(" · ")]}var Xk={abs_diff_duration:"largest change of duration",abs_diff_counts:"largest change of calls",diff_duration:"change of duration",diff_counts:"change of calls",diff_percent:"relative change",control_total_duration:"\
duration in the control",test_total_duration:"duration in the test",control_counts:"calls in the control",test_counts:"calls in the test",q_value:"certainty of the change",name:"name",category:"catego\
ry",change:"group",more_work:"more work",slower_work:"slower work"},Oa=e=>`tracediff-${Re(e.control.label)}-${Re(e.test.label)}`;function dP(e){let t=L("top"),n=L("sort"),s=we([],i=>e({top:Number(i)}),
{id:t}),o=we(Object.entries(Xk),i=>e({sort:i,order:Os(i)}),{id:n}),a=l("span",{class:"muted small"});return{node:l("div",{class:"chart-bar"},l("label",{for:t},"Charts: first"),s,l("label",{for:n},"by"),
o,a),draw(i,c){let d=[...new Set([...lm,i.top])].sort((u,h)=>u-h);_(s,d.map(u=>l("option",{value:String(u),selected:u===i.top},String(u))));for(let u of o.options){let h=Xk[u.value];u.textContent=c?h.
replace("duration","self time"):h}o.value=i.sort},drawRest(i,c){a.textContent=i>c?`${k(c)} of ${k(i)} rows are drawn; the table has all`:""}}}function uP(e){let t=l("span",{class:"muted"}),n=Ak(e),s=l(
"a",{class:"button",title:"All rows, in the order of the table"},"CSV"),o=l("a",{class:"button",title:"Everything on this page, as the API returns it"},"JSON"),a=sl();return{title:l("h3",{},"All rows ",
t),node:l("div",{class:"verdict-actions"},a.node),files:[s,o],work:n.node,workNote:n.note,draw(r,i,c,d){n.draw(r);let{row_count:u,rows_before_filters:h}=i,f=r.fold?i.replacements.length:0;t.textContent=
(u===h?k(u):`${k(u)} of ${k(h)}`)+(f>0?`, ${S(f,"pair")} folded`:""),s.href=Oo(tc(r,c,d,"csv")),o.href=Oo(tc(r,c,d,"json")),a.set({name:Oa(i),bundle:mr(wm(r)),report:fr(gm(r,c,d))}),s.download=`${Oa(i)}\
.csv`,o.download=`${Oa(i)}.json`}}}function hP(e,{unit:t,self:n,item:s,ofHost:o},a){let r=(i,c,d)=>i.set(yt(c,e,d));r(a.table.sql,Vi(e,t,n)),r(a.durations.sql,Vi(e,t,n,e.top)),r(a.counts.sql,Vi(e,t,n,
e.top),{chart:"bars",x:"name",y:"control_counts",y2:"test_counts"}),r(a.fall.chart.sql,o?q_(e):I_(e)),r(a.classes.sql,K_(e)),r(a.replacements.sql,L_(e)),r(a.operators.sql,V_(e)),r(a.ranks.heat.sql,e.heat!==
"op"?P_(e):s?Bu(e,s.row):null)}function o0(e,t,n){let{histogram:s,points:o,heat:a,numbers:r,related:i,work:c,booked:d}=n;d.sql.set(yt(H_(e,t,t.launches===void 0),e)),r.sql.set(yt(j_(e,t),e)),i.sql.set(
yt(W_(e,t),e)),c.sql.set(yt(z_(e,t),e)),s.sql.set(yt(F_(e,t),e,{chart:"histogram",x:"dur",by:"side"}));for(let u of[o,a])u.sql.set(yt(Bu(e,t),e))}var ch={control_ranks:"all",test_ranks:"all",control_steps:"\
all",test_steps:"all"},lh=e=>Object.keys(ch).some(t=>e[t]!=="all"),a0=e=>e.some(t=>t.verdict!=="cannot_judge"&&!t.row.too_few);function Zk({state:e,answer:t}){let n=e.unit||Kl(t);return n==="percent"&&
!Gl(t)?Kl(t):n}function r0(e,t,n){let s=e.shownPair==="";e.shownPair!==ce(e.state).toString()&&i0(e),fP(e,t,n),pP(e),e.late+=1;let o=e.late;s&&(history.state?.scroll>0||location.hash!=="")?e0(e,t,n):Be().
then(()=>!e.dead&&o===e.late&&e.answerKey===e.wantedKey&&e0(e,t,n))}function i0(e){let{state:t,answer:n,why:s,parts:o}=e,{open:a}=t;e.shownPair=ce(t).toString();let r=JSON.stringify([e.shownPair,e.answerKey,
a,s?.note,lh(t)]);r!==e.shownCard&&(e.shownCard=r,o.verdict.draw(n,s,{narrowed:lh(t),open:a}),o.stepStrip.draw(t,e.shownPair,n,e.why?.diagnosis))}function e0(e,t,n){let{state:s,answer:o,answerKey:a,why:r,
parts:i}=e,c=Oa(o),d=o.waterfall??r?.waterfall??null;i0(e),i.recorded.draw(o),i.details.draw(s,{...o,waterfall:d},r,{revision:`${a}${d===null}`,file:c,caption:al(o)}),i.operators.draw(ce(s).toString(),
o),i.classes.draw(r?.classes,o,t),i.replacements.draw(o,t==="per_step"||t==="percent"),i.exportBar.draw(s,o,t,n);let u=e.view.items.find(h=>h?.key===s.op);i.ranks.draw(o,s.heat,c,a,u?{name:u.row.name,
query:Kn({...s,row:u.key}).toString()}:null),hP(s,{unit:t,self:n,item:u,ofHost:Df(d)},{...i,fall:i.details,table:{sql:i.sql}})}function fP(e,t,n){let{state:s,answer:o,answerKey:a,parts:r}=e,i=JSON.stringify(
[a,t]),c=JSON.stringify([i,s.top,e.noiseOf===a,s.hide]);if(e.view?.answer!==o||e.view.order!==i){let d=Yl(o,e.pages.rows(),t,{self:n});e.view={answer:o,order:i,unit:t,self:n,items:d},r.noRows.hidden=d.
length>0,l0(e,t,d),r.table.draw({rows:d,totals:Vf(o,t,{self:n}),unit:t,self:n,unitName:yo(t,o),sort:s.sort,order:s.order,selected:s.op,revision:i,judged:a0(d),work:s.work})}e.view.chartKey!==c&&(e.view.
chartKey=c,gP(e,c),_(r.paperHead,al(o,S(o.row_count,"row")).map(d=>l("p",{},d))))}function mP(e){let{state:t,answer:n,view:s,parts:o}=e;if(e.dead||!n||e.answerKey!==e.wantedKey||s?.answer!==n)return;let{
items:a,unit:r,self:i}=s,c=[],d=[];e.pages.rows().forEach((h,f)=>{a[f]||(c.push(f),d.push(h))});let u=Yl(n,d,r,{self:i});u.forEach((h,f)=>{a[c[f]]=h}),l0(e,r,a),o.table.add(a,u,a0(a)),t.op!==""&&!e.shownItem&&
r0(e,r,i)}function pP(e){let{state:t,parts:n,pages:s}=e,o=t.op===""?-1:s.placeOf(t.op),a=e.view.items[o]??null,r=a?.key??"";if(e.shownItem=a,n.counts.select(r),n.durations.select(r),n.table.select(r),
o===void 0){s.find(t.op);return}n.detail.draw(a,a||t.op===""?null:[l("p",{},"The filters hide the selected row, or these ranks and steps do not have it."),l("p",{},v("Clear the filters",()=>e.change({
q:"",category:[],change:"",exclude:kt,device_type:"ALL",significant:""})))]),e.revealing&&(e.revealing=!1,a&&n.revealRow())}function l0({answer:e,parts:{remark:t},change:n},s,o){let a=e.control.samples,
r=e.test.samples,i=o.find(u=>u&&Ss(u.row)&&u.row.among)?.row;t.hidden=a===r&&!i;let c=i&&`${k(i.among[0])} steps are too few to judge some of the ${k(i.among[1])} rows: these say “too few steps”. `;
if(a===r){_(t,c);return}let d=s==="total"?"totals cannot be compared directly.":s==="per_call"?"totals would mislead.":"calls and durations are shown per step.";_(t,c,`The sides have ${k(a)} and ${S(r,
"sample")} (a sample is one step of one rank), so ${d} `,s==="total"?v("Show per step",()=>n({unit:""}),{class:"link-button"}):v("Show totals",()=>n({unit:"total"}),{class:"link-button"}))}function gP(e,t){
let{state:n,answer:s,answerKey:o,parts:a,view:{items:r,unit:i,self:c,order:d}}=e,u=Gf(r,n.top),h=al(s,`first ${k(u.length)} of ${S(s.row_count,"row")}`),f=()=>e.noiseOf!==o&&zk(s,()=>{e.noiseOf=o,e.render()}),
m={file:Oa(s),revision:t,zoom:`${d}${n.top}`,caption:h,hidden:n.hide};a.durations.draw({...m,...Hk(u,i,c,s),empty:f(),range:n.zoom_time}),a.counts.draw({...m,...Uk(u,i),empty:f(),range:n.zoom_calls}),
a.chartBar.drawRest(r.length,u.length)}var wP=40,yP={ALL:"All",CPU:"Host",GPU:"Device"},bP={ALL:"Host and device events, annotations too",CPU:"Events of the host",GPU:"Kernels, copies and memsets"},_P=[
["total","Total"],["per_step","Per step"],["per_call","Per call"],["percent","% of step"]],kP=[["total","Inclusive","Inclusive time: a call with all the calls inside it"],["self","Self","Self time: a \
host call without the calls inside it, so one wait is not counted in every caller. Device work does not nest"]],xP={added:["+","new","In the test only"],deleted:["−","gone","In the control only"],increased:[
"▲","more","Called more often in the test"],decreased:["▼","fewer","Called less often in the test"],unchanged:["","same","Same number of calls; the time may differ"]},vP={slower:["▲","slower","R\
ows that are slower, judged by the time shown (q < 0.05)"],faster:["▼","faster","Rows that are faster, judged by the time shown (q < 0.05)"],true:["","either","Rows that are slower or faster, judged\
 by the time shown (q < 0.05)"]};function Ta(e,t,n){let s=l("input",{type:"checkbox",on:{change:()=>n(s.checked)}});return{input:s,node:l("label",{class:"check",title:t},s,e)}}function $P(e,t){let n=t&&
{...t.ops_diff,"":cm.reduce((o,a)=>o+t.ops_diff[a],0)};e.groups.draw(e.state.change,n);let s=t?.changed_rows;e.times.draw(e.state.significant,s&&{...s,true:s.slower+s.faster}),e.times.node.hidden=e.state.
significant===""&&t?.verdict.verdict==="cannot_judge"}function SP(e){return e.search.input.focus(),e.search.input.select(),document.activeElement===e.search.input}function EP(e,t,n,s){e.state=t,e.device.
press(e.state.device_type),e.units.press(s),e.measures.press(bo(e.state)?"self":"total"),e.units.buttons.get("percent").disabled=n?!Gl(n):!1,e.search.draw(e.state.q),e.short.input.checked=e.state.use_short_name,
e.merge.input.checked=e.state.merge_addresses,e.merge.node.hidden=e.state.merge_addresses&&!n?.rows.some(r=>r.name.includes("0x…")),e.aliases.input.checked=e.state.aliases;let o=n?.rows.filter(r=>r.
aliases)??[],a=({category:r})=>r==="python_function";e.aliases.node.hidden=e.state.aliases&&o.every(a),e.lines.input.checked=e.state.merge_lines,e.lines.node.hidden=e.state.merge_lines&&!o.some(a),e.quiet.
setAttribute("aria-pressed",String(rl(e.state.exclude))),e.quiet.textContent=rl(e.state.exclude)?"steps and waits are hidden":"hide steps and waits",e.categories.draw(e.state.category,n?.categories??[]),
e.exclude.draw(e.state.exclude),e.fold.input.checked=e.state.fold,e.fold.node.hidden=n?.replacements.length===0,$P(e,n),e.clear.hidden=e.state.q===""&&e.state.category.length===0&&e.state.change===""&&
e.state.significant===""&&e.state.device_type==="ALL"&&e.state.exclude.every(r=>kt.includes(r))}function TP(e){let t={state:null};t.device=Te("Device type",dm.map(o=>[o,yP[o],bP[o]]),o=>e({device_type:o})),
t.units=Te("Unit of the durations",_P,o=>e({unit:o})),t.measures=Te("Time of host operations, shown and judged",kP,o=>e({measure:o})),t.search=OP(e),t.short=Ta("Short names","Names without templates a\
nd parameters; operations with the same short name are summed",o=>e({use_short_name:o,op:""})),t.merge=Ta("Merge addresses","Host operations whose names differ only by a memory address become one row \
(0x…)",o=>e({merge_addresses:o,op:""})),t.aliases=Ta("Join CUDA and HIP names","A call or copy with one name in CUDA and another in HIP becomes one row if each name is on one side only; the row show\
s all names",o=>e({aliases:o,op:""})),t.lines=Ta("Join moved Python functions","A Python function whose line moved, or whose file lies in another folder, becomes one row; its details have all names",o=>e(
{merge_lines:o,op:""})),t.quiet=l("button",{type:"button",class:"group",title:`Hide or show the rows of the steps themselves and of calls that only wait: ${kt.join(", ")}`,on:{click:()=>e({exclude:[...rl(
t.state.exclude)?[]:kt,...t.state.exclude.filter(o=>!kt.includes(o))]})}}),t.categories=MP(o=>e({category:o})),t.exclude=AP(o=>e({exclude:o})),t.fold=Ta("Fold replacements","A kernel that is gone and \
its probable replacement become one row, marked ⇄ and named after what launches them",o=>e({fold:o})),t.groups=t0("Calls","Groups by the change of the number of calls",{"":["","all","All groups. The\
 groups count names; a name that occurs in two categories has two rows"],...xP},o=>e({change:o})),t.times=t0("Time","Groups by the change of the time",vP,o=>e({significant:o})),t.clear=v("Clear the fi\
lters",()=>e({q:"",category:[],change:"",exclude:kt,device_type:"ALL",significant:""}),{class:"link-button"});let n=l("details",{class:"menu"},l("summary",{},"Names"),l("div",{class:"menu-body"},[t.fold,
t.short,t.merge,t.aliases,t.lines].map(({node:o})=>o),t.exclude.node));return c0(n),{node:l("section",{class:"card filters","aria-label":"Filters"},l("div",{class:"filter-row"},t.search.node,t.categories.
node,t.device.node,t.units.node,t.measures.node,n),l("div",{class:"filter-row"},t.groups.node,t.times.node,t.quiet,t.exclude.chips,t.clear)),focusSearch:()=>SP(t),draw:(o,a,r)=>EP(t,o,a,r)}}function OP(e){
let t=L("search"),n=!1,s=Ee(wP,r=>{e({q:r},{replace:n}),n=!0}),o=l("input",{id:t,type:"search",placeholder:"Search names  ( / )",autocomplete:"off",spellcheck:"false",on:{input:()=>s(o.value),focus:()=>{
n=!1},keydown:r=>{r.key==="Escape"&&o.value!==""&&(r.preventDefault(),o.value="",s(""))}}});return{node:l("div",{class:"search"},l("label",{for:t,class:"visually-hidden"},"Search names"),o),input:o,draw(r){
(document.activeElement!==o||r==="")&&(o.value=r)}}}function MP(e){let t=l("summary"),n=l("div",{class:"menu-body"}),s=l("details",{class:"menu"},t,n);c0(s);let o="";function a(r,i){let c=JSON.stringify(
[r,i]);if(c===o)return;o=c,t.textContent=r.length===0?"All categories":r.length===1?r[0]:S(r.length,"category","categories");let d=[...i];for(let u of r)d.some(h=>h.category===u)||d.push({category:u,rows:0});
qe(n,()=>_(n,d.map(({category:u,rows:h})=>{let f=l("input",{type:"checkbox",value:u,data:{category:u},checked:r.includes(u),on:{change:()=>e(f.checked?[...r,u]:r.filter(m=>m!==u))}});return l("label",
{class:"check"},f,l("span",{},u),l("span",{class:"muted num"},k(h)))}),r.length>0&&v("All categories",()=>e([]),{class:"link-button"})),"category")}return{node:s,draw:a}}function c0(e){e.addEventListener(
"toggle",()=>{if(!e.open)return;let t=n=>{(!e.isConnected||!e.contains(n.target))&&(e.open=!1,document.removeEventListener("pointerdown",t))};document.addEventListener("pointerdown",t)})}var rl=e=>kt.
every(t=>e.includes(t));function AP(e){let t=L("exclude"),n=[],s=l("input",{id:t,type:"text",placeholder:"Leave out names like aten::*",autocomplete:"off",spellcheck:"false",on:{keydown:r=>{let i=s.value.
trim();r.key==="Enter"&&i!==""&&!n.includes(i)&&(s.value="",e([...n,i]))}}}),o=l("span",{class:"chips"});return{node:l("div",{class:"exclude"},l("label",{for:t,class:"visually-hidden"},"Leave out name\
s like"),s),chips:o,draw(r){n=r,_(o,n.filter(i=>!rl(n)||!kt.includes(i)).map(i=>l("span",{class:"chip mono"},`not ${i}`,V("close",`Show ${i} again`,()=>e(n.filter(c=>c!==i))))))}}}function t0(e,t,n,s){
let o=new Map,a="",r=([c,[d,u,h]])=>{let f=l("span",{class:"group-count"},"–"),m=l("button",{type:"button",class:`group change-${c||"all"}`,title:h,"aria-pressed":"false",data:{change:c||"all"},on:{
click:()=>s(a===c?"":c)}},d&&l("span",{class:"mark","aria-hidden":"true"},d),u," ",f);return o.set(c,{b:m,count:f}),m};return{node:l("div",{class:"groups",role:"group","aria-label":t},l("span",{class:"\
muted","aria-hidden":"true"},`${e}:`),Object.entries(n).map(r)),draw(c,d){a=c;for(let[u,{b:h,count:f}]of o)h.setAttribute("aria-pressed",String(u===c)),d&&(f.textContent=k(d[u]),h.toggleAttribute("dat\
a-empty",d[u]===0))}}}function RP(e){let t=new Map,n=[],s=(o,a)=>{n.includes(o)!==a&&e(a?[...n,o]:n.filter(r=>r!==o))};return{toggle:s,add(o,a){return t.set(o,a),a.addEventListener("toggle",()=>s(o,a.
open)),a},draw(o){let a=n;n=o,t.forEach((r,i)=>{o.includes(i)!==a.includes(i)&&(r.open=o.includes(i))})}}}var n0=e=>e==="all"?"":e,CP=e=>ds({...Hi,what:"memory",lines:[],set:e.control,test:e.test,set_ranks:n0(
e.control_ranks),test_ranks:n0(e.test_ranks),set_marker:e.control_marker,test_marker:e.test_marker},Wt);function LP(e){let{change:t}=e;function n(s,o=e.parts.table.node){let{parts:a,state:r}=e,i=a.detail.
node.contains(document.activeElement),c=s===r.op?"":s??"",d=o.getBoundingClientRect().top;t({op:c},{replace:!0}),window.scrollBy(0,o.getBoundingClientRect().top-d);let u=e.view?.items.find(h=>h?.key===
c);u?B(`${u.row.name} is selected.`):i&&a.table.focus()}return{select:n,keepSelected:s=>s!==e.state.op&&n(s),opPageOf:({id:s,name:o,category:a})=>Ue({...e.state,heat:"",row:s??Ie(o,a)}),revealRow(){e.
parts.table.node.closest(".table-card").scrollIntoView({block:"start"}),e.parts.table.focus()},showRanks(){t({heat:"op"},{replace:!0});let{node:s}=e.parts.ranks;s.scrollIntoView({block:"start"}),s.querySelector(
"summary").focus({preventScroll:!0})}}}var s0=(e,t,{name:n,zoom:s,...o})=>Up({...o,onSelect:a=>t(a,e.parts[n].node),onHide:a=>e.change({hide:a},{replace:!0}),onZoom:a=>a!==e.state[s]&&e.change({[s]:a},
{replace:!0})});function NP(e,{exportBar:t,stepStrip:n,details:s,folds:o,opPageOf:a}){let{change:r}=e;return Fw({actions:t.node,below:[n.node,o.add("details",s.node)],links:{page:i=>`${a(i)}#booked`,tree:()=>rt(
it(e.state)),timeline:i=>(i&&ri(e.state,i))??Tt(e.state)},on:{widen:()=>r(ch),marker:r,clock:()=>r({equal_clock:!e.state.equal_clock}),isCorrected:()=>e.state.equal_clock,fold:o.toggle}})}function PP(e){
let{change:t,context:{go:n}}=e,s=LP(e),{select:o,opPageOf:a}=s,r=uP(t),i=RP(h=>t({open:h},{replace:!0})),c=Ww(CP),d=kw(n),u={...s,exportBar:r,folds:i,details:c,stepStrip:d,sql:Oe("All rows"),sides:eo(
t,{compact:!0}),verdict:NP(e,{exportBar:r,stepStrip:d,details:c,folds:i,opPageOf:a}),recorded:Qk(),operators:Yk(a,de),ranks:Cw(h=>t({heat:h},{replace:!0}),{timeline:(...h)=>ai(e.state,...h),go:n}),classes:Vk(),
replacements:Rk(a),filters:TP(t),counts:s0(e,o,{name:"counts",zoom:"zoom_calls",id:"chart-counts",title:"Ops count comparison",file:"ops-count"}),durations:s0(e,o,{name:"durations",zoom:"zoom_time",id:"\
chart-durations",title:"Ops duration comparison",file:"ops-duration"}),table:Bk({onSort:(h,f)=>t({sort:h,order:f}),onSelect:o,href:a,onOpen:s.keepSelected,onWant:e.pages.want}),detail:Ck({onClear:()=>o(
""),href:a,onRanks:s.showRanks,onTable:s.revealRow,tree:h=>Rg(e.state,h),timeline:h=>Gs(e.state,h)}),remark:l("p",{class:"remark",hidden:!0}),noRows:l("p",{class:"muted chart-message",hidden:!0},"No r\
ow passes the filters."),chartBar:dP(t),message:l("div",{class:"message"}),heading:l("h1",{class:"visually-hidden"},"Compare"),paperHead:l("div",{class:"paper-only"})};return u.charts=[c.chart,u.ranks.
heat,u.counts,u.durations],["operators","classes","recorded","replacements"].forEach(h=>i.add(h,u[h].node)),u}var IP=({exportBar:e,...t})=>l("div",{class:"results"},t.verdict.node,t.filters.node,t.remark,
t.chartBar.node,l("div",{class:"charts"},t.durations.node,t.counts.node),l("section",{class:"card table-card","aria-label":"All rows"},l("div",{class:"chart-head"},e.title,l("div",{class:"chart-tools"},
e.work,t.sql.node,e.files)),t.table.node,t.noRows,e.workNote),t.ranks.node,t.operators.node,t.classes.node,t.recorded.node,t.replacements.node);function DP(e,t){let n=t.narrowed&&/rank|step|selected/.
test(e.code),s=/marker/.test(e.code);return Se(e,"This comparison is not possible",n&&v("Use all ranks and steps",t.all,{class:"primary"}),s&&v("Without marker",t.unmarked,{class:"primary"}),!n&&!s&&v(
"Try again",t.again,{class:"primary"})," ",Nn())}function qP(e){return l("div",{class:"empty"},l("h2",{},"Choose a control and a test"),l("p",{},e?.length===0?"There are no sets yet. ":"Pick two sets \
above, or on the ",l("a",{href:C("/")},e?.length===0?"Add traces":"Traces page"),"."))}var BP=["op","heat","open","hide","zoom_time","zoom_calls"],dh=null,fs={path:"/compare",name:"Compare",read:De,mount:HP};
function FP(e){let t=De(location.search),n={context:e,state:t,sets:null,answer:null,answerKey:"",wantedKey:"",why:e.newPair?jd(t):dh,view:null,shownCard:"",shownPair:"",noiseOf:"",shownItem:null,revealing:t.
op!=="",dead:!1,late:0,render:()=>an(n),change(s,{replace:o=!1}={}){let a=Object.keys(s).every(r=>BP.includes(r));return!n.dead&&e.go(tt({...n.state,...!a&&{zoom_time:"",zoom_calls:""},...s}),{replace:o})}};
return n.askServer=My(t,n.why),n.pages=Ey(()=>mP(n)),n}function jP({state:e,sets:t,answer:n,parts:s,context:o}){let a=i=>bn(i,e,t,n),r=e.control&&e.test?`${a("control")} → ${a("test")} · Compare`:"\
Compare";s.heading.textContent=r,o.setTitle(r)}async function WP(e,t){let n=e.why,s=n.late===!0&&await Oy(t,n);s!==!1&&e.why===n&&(e.why={key:n.key,...s?Wd(s):{diagnosis:[],note:""}},dh=s&&e.why,an(e))}
function d0(e,t){let{state:n,question:s,pages:o,results:a}=e;e.wantedKey=t,a.dataset.stale="";let r=ce(n).toString();s.ask(i=>e.askServer(t,n,e.why,i),i=>{e.answer=i,e.answerKey=t,o.start(t,i,n.op),e.
why?.key!==r?(e.why={key:r,...Wd(i)},dh=e.why):e.why.late&&Be().then(()=>WP(e,t)),B(i.row_count===1?"One row.":`${k(i.row_count)} rows.`),s.say(null),delete a.dataset.stale,an(e)},i=>{e.answer=null,e.
answerKey="",o.stop(),s.say(DP(i,{narrowed:lh(e.state),all:()=>e.change(ch),again:()=>d0(e,e.wantedKey),unmarked:()=>e.change({control_marker:"",test_marker:""})})),delete a.dataset.stale,an(e)})}function an(e){
if(e.dead)return;jP(e);let{state:t,parts:n,question:s}=e,o=t.control!==""&&t.test!=="",a=bo(t),r=Fd(t);o?r!==e.wantedKey&&(e.answer||s.say(null),d0(e,r)):(s.drop(),e.wantedKey="",e.answer=null,n.detail.
draw(null),s.say(qP(e.sets)));let{answer:i}=e;n.folds.draw(t.open),n.sides.draw(t,e.sets,i),e.results.toggleAttribute("data-skeleton",o&&!i),n.filters.draw(t,i,i?Zk(e):t.unit||"total"),n.chartBar.draw(
t,a),i?o&&e.answerKey===e.wantedKey&&r0(e,Zk(e),a):n.detail.draw(null)}function HP(e,t){let n=globalThis.firstComparison!==void 0,s=FP(t);s.parts=PP(s);let{parts:o}=s;s.results=IP(o),s.question=je({context:t,
results:s.results,message:o.message}),e.append(l("div",{class:"page compare-page"},o.heading,o.paperHead,o.sides.node,o.message,s.results),o.detail.node);let a=Me(()=>{o.charts.forEach(r=>r.retheme()),
o.stepStrip.redraw()});return an(s),n?Be().then(()=>lt(s,an)):lt(s,an),{keys:{search:()=>o.filters.focusSearch(),enter:()=>o.table.focus(),control:()=>o.sides.choose("control"),test:()=>o.sides.choose(
"test"),close:()=>o.detail.isOpen()&&o.select("")},update(r){s.state=De(r),s.why=t.newPair?jd(s.state):s.why,an(s),lt(s,an),s.answer&&s.wantedKey===s.answerKey&&t.settled()},unmount(){s.dead=!0,[o.details,
o.stepStrip,o.operators].forEach(r=>r.stop()),s.question.unmount(),s.pages.stop(),a(),o.charts.forEach(r=>r.unmount()),o.table.unmount(),o.detail.unmount()}}}var u0=2,y0=e=>e.filter(({counts:t})=>t>0).sort((t,n)=>n.total_duration/n.counts-t.total_duration/t.counts)[0];async function UP(e,t,{name:n,category:s},o){let a=new URLSearchParams(t);return a.set("n\
ame",n),o||a.set("category",s),(await ur(e,a)).rows[0]}async function zP(e,{names:t,marker:n,shortNames:s},o){let{rank:a,span:r,step_number:i}=o,c=new URLSearchParams({rank:a,span:r,order:"duration",limit:"\
1"});i!==null&&c.set("step",i),n!==""&&c.set("marker",n),s&&c.set("use_short_name","true");let[d,u,{file_list:h}]=await Promise.all([Promise.all(t.map(b=>UP(e,c,b,s))),Ps(e,n===""?null:n),Yt(e)]),[f]=d.
filter(Boolean).sort((b,$)=>$.duration-b.duration);if(!f)throw new Error("The timeline of this step has no such call.");let m=h.filter(b=>b.rank===a).find(b=>b.span===r);if(!m||m.trace_bytes===null)throw new Error(
"The trace of this call is not kept.");if(m.raw_bytes>bd)throw new Error("The trace is too large for a browser: download it for Perfetto’s trace_processor.");let p=i===null?m.first_event_ns:u.find(b=>b.
rank===a&&b.span===r&&b.step_number===i).start_ns,g=m.metadata?.baseTimeNanoseconds,y=BigInt(p)-(Number.isFinite(g)?BigInt(g):0n),w=b=>y+BigInt(Math.round(1e3*b));return{file:m,start:w(f.start-u0*f.duration),
end:w(f.start+(1+u0)*f.duration)}}function KP(e,t,n,s){let o=zP(e.id,t,y0(n));return o.catch(()=>{}),_d({title:`${e.label}: ${t.name}, longest call of a slow step`,at:()=>o,fileName:"trace.json.gz",load:async a=>{
let{file:r}=await o;return pr(e.id,r.number,"",{signal:a,onProgress:s})}})}var GP=e=>e[0].toUpperCase()+e.slice(1),YP=e=>e>0?"more":e<0?"less":"calm",h0=e=>l("td",{class:"num",title:O(e)},x(e)),f0=(e,t="")=>l(
"td",{class:`num ${t} ${YP(e)}`,title:ee(e)},G(e));function uh(e,t,n,s){return l("tr",{},l("th",{scope:"row",title:s},e),h0(t.control_per_step),h0(t.test_per_step),f0(t.diff_per_step,"strong"),n&&(t.itself?
[t.itself,t.below].map(o=>f0(o.diff_per_step)):[l("td"),l("td")]))}var m0=(e,t)=>({diff_per_step:e.reduce((n,s)=>n+s[t].diff_per_step,0)});function VP(e,t){let n=["Control","Test","Δ",...t?["Δ self",
"Δ below"]:[]];return l("table",{class:"number-table"},l("caption",{class:"visually-hidden"},"Booked in the steps, by part"),l("thead",{},l("tr",{},l("td"),n.map(s=>l("th",{scope:"col",class:"num"},s)))),
l("tbody",{},e.parts.map(s=>uh(GP(s.part),s,t)),e.parts.length>1&&uh("Together",{...e,itself:m0(e.parts,"itself"),below:m0(e.parts,"below")},t),e.with_others&&uh("With other device work of its call",e.
with_others,t,"The call launches other device work on the other side; all of it is booked together, on the call")))}var JP=(e,t)=>e?`The part of a ${t} that passes in its calls, in calls inside them, \
and in the device work that they launch. Each moment of a ${t} is booked once.`:`The part of a ${t} that passes while it runs. Each moment of a ${t} is booked once, also if several rows run.`,QP="Noth\
ing is booked on it: other work runs at the same time, or it is outside the steps.";function XP(){let e=Oe("Booked in the steps"),t=l("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":"B\
ooked in the steps, by part"}),n=l("p",{class:"muted small"}),s=l("section",{class:"card op-booked",id:"booked",tabindex:"-1","aria-label":"Booked in the steps",hidden:!0},l("div",{class:"chart-head"},
l("h2",{},"Booked in the steps"),l("div",{class:"chart-tools"},e.node)),n,t);return{node:s,sql:e,draw(o){let{booked:a}=o,r=o.launches!==void 0;if(s.hidden=a===null,a===null)return;let i=a.parts.length===
0&&a.with_others===null;n.textContent=i?QP:JP(r,et(o)?"recording":"step"),_(t,!i&&VP(a,r))}}}var ZP=[["mean","Mean"],["std","Standard deviation"],["min","Shortest"],["25%","25 %"],["50%","Median"],["7\
5%","75 %"],["95%","95 %"],["99%","99 %"],["max","Longest"]],b0=(e,t)=>e===null||t===null?null:e-t,_0=(e,t)=>e>0&&t!==null?100*t/e:null,fh=e=>e>0?"more":e<0?"less":"calm";function gh(e){let{control:t,
test:n}=e.calls,s={control_counts:t.count,test_counts:n.count,control_total_duration:t.total,test_total_duration:n.total},o=pn(s,"per_step",e);return{row:s,counts:[t.count,n.count],callsPerStep:[o.controlCount,
o.testCount],total:[t.total,n.total],perStep:[o.control,o.test],perCall:[t["50%"],n["50%"]],birth:o.birth}}function hh(e,t,[n,s],o,a,r){let i=b0(s,n),c=r==="new"?"new":r==="gone"?"gone":P(_0(n,i));return l(
"div",{class:"tile",title:t},l("p",{class:"tile-title"},e),l("p",{class:"tile-values"},l("span",{class:"control-text"},r==="new"?D:o(n)),l("span",{class:"arrow","aria-label":"to"}," → "),l("span",{class:"\
test-text"},r==="gone"?D:o(s))),l("p",{class:`tile-change ${fh(i??(r==="new"?1:-1))}`},i===null?c:`${a(i)} (${c})`))}function e2(e,t){let n=gh(e);return[l("p",{class:"muted op-verdict"},t?el(t):" "),
l("div",{class:"tiles"},hh("Time per step","Total duration divided by the number of samples (rank × step)",n.perStep,x,G,n.birth),hh("Calls per step","Number of calls divided by the number of samples\
 (rank × step)",n.callsPerStep,k,$e,n.birth),hh("Median of a call","The median of all calls; the mean is below",n.perCall,x,G,n.birth))]}function dl(e,[t,n],s,o,{exact:a,exactDiff:r,title:i}={}){let c=b0(
n,t);return l("tr",{},l("th",{scope:"row",title:i},e),l("td",{class:"num",title:a?.(t)},s(t)),l("td",{class:"num",title:a?.(n)},s(n)),l("td",{class:`num strong ${fh(c)}`,title:r?.(c)},o(c)),l("td",{class:`\
num ${fh(c)}`},P(_0(t,c))))}var il=(e,t,n)=>dl(e,t,x,G,{exact:O,exactDiff:ee,title:n});function t2(e,t){if(!(t?.control?.step>0)||!(t?.test?.step>0))return null;let{control:n,test:s}=pn(gh(e).row,"per\
cent",{...e,step_time:t}),o=et(e)?"recording":"step time";return dl(`Share of the ${o}`,[n,s],z,a=>a===null?D:P(a).replace("%","pp"),{title:`Change in percentage points. Time per step divided by the ${o}\
; overlapping work counts in full`})}function n2(e,{stepTime:t,row:n}){let s=gh(e),o=r=>l("tr",{class:"group-row"},l("th",{colspan:"5",scope:"colgroup"},r)),a=r=>[e.calls.control[r],e.calls.test[r]];return l(
"table",{class:"number-table"},l("caption",{class:"visually-hidden"},"Numbers of this operation"),l("thead",{},l("tr",{},l("td"),["Control","Test","Δ","Δ %"].map(r=>l("th",{scope:"col",class:"num"},
r)))),l("tbody",{},o("All calls"),dl("Calls",s.counts,k,$e),dl("Calls per step",s.callsPerStep,k,$e),il("Total",s.total),il("Per step",s.perStep),n?.control_self_duration!==null&&n?.control_self_duration!==
void 0&&il("Self time per step",["control","test"].map(r=>vs(n,`${r}_self_per_step`,e)),"Without the calls inside it"),t2(e,t)),l("tbody",{},o("A single call"),ZP.map(([r,i])=>il(i,a(r)))))}function s2(){
let e=l("div",{class:"card op-head"}),t=Oe("Numbers"),n=l("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":"Numbers of this operation"}),s=l("section",{class:"card op-table-card","aria-\
label":"Numbers"},l("div",{class:"chart-head"},l("h2",{},"Numbers"),l("div",{class:"chart-tools"},t.node)),n);return{head:e,table:s,sql:t,draw(o,a){e.classList.toggle("noise",a.row?.significance==="no\
_difference_found"),_(e,e2(o,a.row)),_(n,n2(o,a))}}}var p0=.8,o2=/^aten::.*(mm|linear|conv|attention)/,mh={control:"set",test:"test"};function a2(e,t,n){let s=Object.values(mh).map(d=>e[d].by_operator.
find(({operator:u})=>u===t));if(s.includes(void 0))return null;let o=s.map(d=>d.flops_per_step),a=s.map(d=>d.device_time_per_step),r=Object.values(mh).map(d=>e[d].unknown.find(({operator:u})=>u===t)?.
device_time??0),c=s.every((d,u)=>d.calls>=p0*n[u]&&d.device_time>=p0*(d.device_time+r[u]))&&o[0]>0?a[0]*(o[1]/o[0]-1):null;return{flops:o,device:a,speed:s.map(d=>d.tflops_per_s),calls:s.map(d=>d.calls),
more:c,slower:c===null?null:a[1]-a[0]-c}}var g0=e=>{let t=new URLSearchParams({set:e.control,test:e.test});for(let[n,s]of Object.entries(mh))for(let o of["ranks","steps","marker"]){let a=e[`${n}_${o}`];
a&&a!=="all"&&t.set(`${s}_${o}`,a)}return t};function ll(e,[t,n],s,o,a){let r=t===null||n===null?null:n-t;return l("tr",{},l("th",{scope:"row"},e),[t,n].map(i=>l("td",{class:"num",title:a?.(i)},s(i))),
l("td",{class:"num strong"},r===null?"":o(r)),l("td",{class:"num"},t>0&&r!==null?P(100*r/t):""))}var w0=(e,t,n)=>l("tr",{},l("th",{scope:"row",title:t},e),l("td"),l("td"),l("td",{class:`num strong ${n>
0?"more":"less"}`,title:ee(n)},G(n)),l("td")),r2=e=>e===null?D:`${Lt(1e12*e)}FLOP/s`,i2=e=>`${Bn(1e12*e)}FLOP/s`;function l2(e,t){return l("table",{class:"number-table"},l("caption",{class:"visually-h\
idden"},"Work of this operator, per step"),l("thead",{},l("tr",{},l("td"),["Control","Test","Δ","Δ %"].map(n=>l("th",{scope:"col",class:"num"},n)))),l("tbody",{},ll("FLOPs per step",e.flops,Lt,Bn),ll(
"Device time per step",e.device,x,G,O),e.more!==null&&[w0("due to more work","The time that the change of FLOPs would take at the speed of the control",e.more),w0("due to slower work","The rest: each \
FLOP takes more time, or less",e.slower)],ll("Achieved",e.speed,r2,i2),e.calls.some((n,s)=>n!==t[s])&&ll("Calls with known FLOPs",e.calls,k,$e)))}function c2(){let e=l("div",{class:"op-work-body"}),t=Oe(
"Work"),n=l("section",{class:"card op-table-card op-work","aria-label":"Work",hidden:!0},l("div",{class:"chart-head"},l("h2",{},"Work"),l("div",{class:"chart-tools"},t.node)),e),s="",o=null,a=r=>_(e,l(
"p",{class:"muted small op-work-none"},r));return{node:n,sql:t,async draw(r,i){let c=i.category==="cpu_op"&&o2.test(i.name)&&!r.use_short_name&&r.control!==""&&r.test!=="";n.hidden=!c;let d=c?`${g0(r)}\
 ${i.name}`:"";if(d===s||(o?.abort(),o=new AbortController,s=d,!c))return;a("Looking for its FLOPs …");let u=[i.calls.control.count,i.calls.test.count];try{let h=await xn("work",g0(r),{signal:o.signal});
if(s!==d)return;let f=a2(h,i.name,u);f?_(e,l("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":"Work of this operator"},l2(f,u))):a("Its FLOPs are not known on both sides, or they count \
for the operator around it.")}catch{s===d&&(a("Its FLOPs could not be loaded."),s="")}},stop:()=>o?.abort()}}var cl=12;function k0(e,t){let{answer:n}=t,s=n.launches!==void 0;e.shown!==t.revision&&(e.shown=
t.revision,e.all=!1),e.units.press(t.unit),e.title.textContent=s?"Launches":"Launched by",e.node.setAttribute("aria-label",e.title.textContent),e.explained.textContent=s?"Kernels, copies and memsets t\
hat its calls launched, including those of nested calls. Largest change first.":"The operators that launched it, with their input shapes where the trace has them. Largest change first.";let o=s?n.launches:
n.launched_by;_(e.body,o.length===0?d2(s):u2(e,o,t,s)),_(e.more,o.length>cl&&!e.all&&v(`Show all ${k(o.length)}`,()=>{e.all=!0,k0(e,t),e.body.querySelectorAll("tbody tr")[cl].querySelector("a")?.focus()},
{class:"link-button"})),e.more.hidden=o.length<=cl||e.all}function d2(e){return l("p",{class:"muted chart-message"},e?"Its calls launch no device work.":"The trace does not say what launched it.")}function u2(e,t,n,s){
let o=t.some(a=>a.shapes!==null);return l("table",{class:"related-table"},l("thead",{},l("tr",{},l("th",{scope:"col"},s?"Device work":"Operator"),o&&l("th",{scope:"col"},"Input shapes"),["Control","Te\
st","Δ"].map(a=>l("th",{scope:"col",class:"num wide-only",title:`Calls, ${a}`},l("span",{class:"th-group"},"calls "),a)),["Control","Test","Δ","Δ %"].map(a=>l("th",{scope:"col",class:a==="Control"||
a==="Test"?"num roomy-only":"num",title:`Device time, ${a}`},l("span",{class:"th-group"},"time "),a)))),l("tbody",{},t.slice(0,e.all?void 0:cl).map(a=>h2(e,a,n,o))))}function h2(e,t,{answer:n,unit:s},o){
let{control:a,test:r,diff:i,controlCount:c,testCount:d,diffCount:u,birth:h,percent:f}=pn(t,s,n),m=i>0?" more":i<0?" less":"",p=h||P(f);return l("tr",{},l("th",{scope:"row",class:"related-name mono"},t.
name===""?l("span",{class:"muted"},"unknown launch"):l("a",{href:e.events.href(t),title:t.name},l("bdi",{},t.name)),l("span",{class:"related-category muted"},` ${t.category??""}`)),o&&l("td",{class:"s\
hapes mono",title:t.shapes},t.shapes??"–"),l("td",{class:"num wide-only"},k(c)),l("td",{class:"num wide-only"},k(d)),l("td",{class:`num wide-only${u>0?" more":u<0?" less":""}`},$e(u)),l("td",{class:"\
num roomy-only",title:O(a)},t.control_counts>0?x(a):"–"),l("td",{class:"num roomy-only",title:O(r)},t.test_counts>0?x(r):"–"),l("td",{class:`num strong${m}`,title:ee(i)},G(i)),l("td",{class:`num${m}`},
p))}function f2(e){let t={events:e,all:!1,shown:""};t.title=l("h2"),t.explained=l("p",{class:"muted small"});let n=Oe("What launches it, or what it launches");return t.units=Te("Unit of this table",[[
"total","Total"],["per_step","Per step"]],e.onUnit),t.body=l("div",{class:"scroll-x"}),t.more=l("p",{class:"related-more"}),t.node=l("section",{class:"card related"},l("div",{class:"chart-head"},t.title,
l("div",{class:"chart-tools"},t.units.node,n.node)),t.explained,t.body,t.more),{node:t.node,sql:n,draw:s=>k0(t,s)}}function m2(){let e=l("div",{class:"stacks"}),t=l("section",{class:"card stack-card",
"aria-label":"Call stack"},l("div",{class:"chart-head"},l("h2",{},"Call stack")),l("p",{class:"muted small"},"The calls around the first launch, outermost first, each with its change per step."),e);function n(o,a){
return l("ol",{class:"stack"},o.map((r,i)=>{let c=a(r),d=c?.diff>0?" more":c?.diff<0?" less":"";return l("li",{css:{"--depth":String(Math.min(i,24))}},l("span",{class:"mono frame-name",title:r.category},
c?l("a",{href:c.href},l("bdi",{},r.name)):l("bdi",{},r.name)),c&&c.diff!==null&&l("span",{class:`num frame-diff${d}`},G(c.diff)))}))}let s=(o,a)=>o.name===a.name&&o.category===a.category;return{node:t,
draw(o,a){let{control:r,test:i}=o;if(t.hidden=r.length===0&&i.length===0,t.hidden)return;let c=(u,h)=>h.length>0&&l("div",{},l("h3",{class:`${u}-text`},u==="control"?"Control":"Test"),n(h,a)),d=r.length===
i.length&&r.every((u,h)=>s(u,i[h]));_(e,d?l("div",{},l("h3",{},"The same in control and test"),n(i,a)):[c("control",r),c("test",i)])}}}var x0={duration:["duration in the step",e=>e.total_duration,"tim\
e"],calls:["calls in the step",e=>e.counts,"count"],per_call:["duration per call",e=>e.counts>0?e.total_duration/e.counts:null,"time"]},wh={path:"/compare/op",name:"Operation",read:As,mount:E2};function Ma(e,t,{
replace:n=!1}={}){e.context.go(Ue({...e.state,...t}),{replace:n})}function p2(e){let t=a=>bn(a,e.state,e.sets,e.answer),n=`${t("control")} → ${t("test")}`,s=e.answer?.name===""?"(no name)":e.answer?.
name??"Operation";e.context.setTitle(`${s.slice(0,80)} · ${n}`),_(e.heading,l("bdi",{},s)),_(e.about,e.answer?.category??"",e.answer?.kind?` · ${e.answer.kind.toLowerCase()}`:"",e.state.use_short_name&&
" · short name: all operations of this name together",e.answer?.category==="python_function"&&e.answer.aliases&&l("span",{class:"mono full-name"},` · ${e.answer.aliases.map(({side:a,name:r})=>`${a} ${r}`).
join(", ")}`));let o={...De(""),...v0(e),op:e.state.row};_(e.crumb,l("a",{href:e.context.lastCompare(ce(e.state))??tt(o)},`← ${n}`))}function ph(e,t,n){return ai(e.state,t,n,e.answer)}function v0(e){
let{control:t,test:n,control_ranks:s,test_ranks:o,control_steps:a,test_steps:r,control_marker:i,test_marker:c,use_short_name:d,merge_addresses:u,aliases:h,merge_lines:f}=e.state;return{control:t,test:n,
control_ranks:s,test_ranks:o,control_steps:a,test_steps:r,control_marker:i,test_marker:c,use_short_name:d,merge_addresses:u,aliases:h,merge_lines:f}}function $0(e,t){e.wantedKey=t,e.question.ask(n=>cr(
t,{signal:n}),n=>{e.answer=n,e.answerRow=new URLSearchParams(t).get("row"),e.question.say(null),B(`${n.name}: ${x(n.calls.control.total)} to ${x(n.calls.test.total)}.`),ms(e)},n=>{e.answer=null,e.question.
say(w2(e,n)),ms(e)})}async function g2(e,t){e.pairRequest?.abort(),e.pairRequest=new AbortController,e.pair={key:t,answer:null};try{let n=new URLSearchParams(t);n.set("significance","true"),n.set("dia\
gnosis","false");let s=await de(n,{signal:e.pairRequest.signal});if(e.dead||e.pair.key!==t)return;e.pair.answer=s,e.pair.byKey=Yf(s),ms(e)}catch{}}function w2(e,t){let n=t.code==="unknown_operation",s=[
"control_ranks","test_ranks","control_steps","test_steps"].filter(o=>e.state[o]!=="all");return Se({code:t.code,message:n?"Neither side has an operation of this name and category in the selected ranks\
 and steps.":t.message},n?"This operation does not occur":"This operation cannot be shown",s.length>0&&v("Use all ranks and steps",()=>Ma(e,Object.fromEntries(s.map(o=>[o,"all"]))),{class:"primary"}),
s.length===0&&!n&&v("Try again",()=>$0(e,Kn(e.state).toString()),{class:"primary"})," ",l("a",{href:tt({...De(""),...v0(e)})},"All operations of this comparison"))}function ms(e){if(e.dead)return;p2(e);
let t=e.state.control!==""&&e.state.test!==""&&e.state.row!=="",n=Kn(e.state).toString();t?n!==e.wantedKey&&(e.answer&&e.answerRow!==e.state.row&&(e.answer=null),e.question.say(null),$0(e,n)):(e.question.
drop(),e.wantedKey="",e.question.say(l("div",{class:"empty"},l("h2",{},"No operation is chosen"),l("p",{},"Choose one on the ",l("a",{href:C("/compare")},"Compare page"),"."))));let s=ce({...e.state,use_short_name:!1}).
toString();t&&s!==e.pair.key&&g2(e,s),e.parts.sides.draw(e.state,e.sets,e.answer),e.results.toggleAttribute("data-skeleton",t&&!e.answer),e.answer&&y2(e)}function y2(e){let t=e.state.unit||(e.answer.control.
samples===e.answer.test.samples?"total":"per_step"),n=`tracediff-${Re(e.answer.control.label)}-${Re(e.answer.test.label)}-${Re(e.answer.name)}`,s=e.wantedKey,o=e.state.use_short_name?void 0:Vl(e.pair.
byKey?.get(_o(e.answer.name,e.answer.category)),!1);e.parts.numbers.draw(e.answer,{stepTime:e.pair.answer?.step_time,row:o}),x2(e,n,s),v2(e,n,s),e.parts.booked.draw(e.answer),e.parts.work.draw(e.state,
e.answer),o0(e.state,e.answer,e.parts),e.parts.related.draw({answer:e.answer,unit:t,revision:s}),e.parts.stack.draw(e.answer.stack,(...a)=>k2(e,...a)),_(e.actions,v("Copy the name",()=>ct(e.answer.name,
"Name copied."),{class:"link-button"}),v("Copy link",()=>ct(location.href,"Link copied."),{class:"link-button"}),l("a",{href:Gs(e.state,e.answer)},"Show in the timeline"),l("a",{href:Pm(Kn(e.state)),download:`${n}\
.json`},"JSON"),["control","test"].map(a=>_2(e,a)))}var b2=(e,t)=>e.answer.aliases?.filter(n=>n.side===t)??[{name:e.answer.name,category:e.answer.category}];function _2(e,t){let n=e.sets&&ne(e.sets,e.
state[t]);if(!n||y0(e.answer.samples[t])===void 0)return null;let s=`slowest call, ${t}`;if(Ln(n)!=="")return l("span",{class:"muted small",title:Ln(n)},`Perfetto: no trace of the ${t}`);let o={name:e.
answer.name,names:b2(e,t),marker:e.state[`${t}_marker`],shortNames:e.state.use_short_name},a=v(`Perfetto: ${s}`,async()=>{a.disabled=!0;try{await KP(n,o,e.answer.samples[t],r=>B(`Loading ${Y(r)}`))}catch(r){
K(r.message,{urgent:!0})}finally{a.disabled=!1}},{class:"link-button",title:"Opens ui.perfetto.dev at this call in a new window, and hands the trace to it inside your browser; nothing is uploaded"});return a}
function k2(e,{name:t,category:n}){let s=e.pair.byKey?.get(_o(t,n));return s&&{diff:s.diff_per_step,href:Ue({...e.state,use_short_name:!1,row:s.id})}}function x2(e,t,n){let{edges:s,control:o,test:a}=e.
answer.histogram,r=[e.answer.control.samples,e.answer.test.samples];e.bins.press(e.state.bins),e.parts.histogram.draw({edges:s,control:o,test:a,file:t,revision:`${n}#${e.state.bins}`,share:e.state.bins===
"share",perStep:r[0]===r[1]?null:r,medians:[e.answer.calls.control["50%"],e.answer.calls.test["50%"]],heading:`${k(e.answer.calls.control.count)} in the control, ${k(e.answer.calls.test.count)} in the\
 test`,empty:s.length===0?"No calls to draw.":""})}function v2(e,t,n){let{control:s,test:o}=e.answer.samples,a=Ja(s,o),r=xo(a,y=>y.total_duration),i=y=>e.answer.calls[y].count===0,c=r.control.map(y=>y.
map(()=>null));e.parts.points.draw({rows:a.rows,columns:a.columns,kind:"time",file:t,control:i("control")?c:r.control,test:i("test")?c:r.test,hover:(y,w,b)=>T2(y,a[y][w][b]),heading:"duration in each \
step of each rank",revision:n});let[d,u,h]=x0[e.state.heat],f=xo(a,u),m=h==="time",p={format:m?O:k,formatDiff:m?ee:$e};e.heatBar.draw(e.state.heat),e.parts.heat.draw({rows:a.rows,columns:a.columns,...f,
...p,kind:h,file:t,heading:d,revision:`${n}#${e.state.heat}`}),e.parts.grid.draw({grid:a,values:f,title:d,timeline:(y,w)=>ph(e,y,w),format:m?x:k,formatDiff:m?G:$e});let g=[a.ranksByPosition&&"ranks",a.
stepsByPosition&&"steps"].filter(Boolean);e.byPosition.hidden=g.length===0,e.byPosition.textContent=`The sides have different ${g.join(" and ")}; they are paired by position (control / test).`}function $2(e,t){
let n=e.state;e.state=As(t),n.row!==e.state.row&&window.scrollTo(0,0),ms(e),lt(e,ms)}function S2(e){e.dead=!0,e.parts.work.stop(),e.question.unmount(),e.pairRequest?.abort(),e.stopTheme(),e.charts.forEach(
t=>t.unmount())}function E2(e,t){let n={context:t,sets:null,answer:null,answerRow:"",wantedKey:"",pair:{key:"",answer:null},pairRequest:null,dead:!1};n.state=As(location.search),n.bins=Te("Height of t\
he histogram",[["calls","Calls","Number of calls"],["share","Share","Share of the calls of each side: compares the shapes, regardless of the number of calls"]],o=>Ma(n,{bins:o},{replace:!0})),n.parts=
{sides:eo((...o)=>Ma(n,...o)),numbers:s2(),booked:XP(),work:c2(),histogram:Jp({id:"chart-calls",title:"Single calls",level:"h2",file:"calls",tools:n.bins.node}),points:Qp({id:"chart-samples",title:"Ev\
ery step",level:"h2",file:"steps",onSample:(...o)=>t.go(ph(n,...o))}),heat:Mr({id:"chart-heat",title:"Rank × step",level:"h2",file:"rank-step",onCell:(...o)=>t.go(ph(n,...o))}),grid:rd(),related:f2({
onUnit:o=>Ma(n,{unit:o}),href:({name:o,category:a})=>Ue({...n.state,row:Ie(o,a)})}),stack:m2()},n.charts=[n.parts.histogram,n.parts.points,n.parts.heat],n.crumb=l("nav",{class:"crumb","aria-label":"Wh\
ere this is"}),n.heading=l("h1",{class:"mono op-title"}),n.about=l("p",{class:"muted"}),n.actions=l("p",{class:"op-actions"});let s=l("div",{class:"message"});return n.heatBar=O2(o=>Ma(n,{heat:o},{replace:!0})),
n.byPosition=l("p",{class:"muted small",hidden:!0}),n.results=l("div",{class:"results"},n.parts.numbers.head,l("div",{class:"op-columns"},n.parts.numbers.table,l("div",{class:"op-charts"},n.parts.histogram.
node,n.parts.points.node)),n.parts.booked.node,n.parts.work.node,n.parts.related.node,n.parts.stack.node,l("div",{class:"heat-block"},n.heatBar.node,n.parts.heat.node,n.byPosition,n.parts.grid.node)),
e.append(l("div",{class:"page operation-page"},n.crumb,l("header",{class:"op-header"},n.heading,n.about,n.actions),n.parts.sides.node,s,n.results)),n.question=je({context:t,results:n.results,message:s}),
n.stopTheme=Me(()=>n.charts.forEach(o=>o.retheme())),ms(n),lt(n,ms),{keys:{control:()=>n.parts.sides.choose("control"),test:()=>n.parts.sides.choose("test")},update:o=>$2(n,o),unmount:()=>S2(n)}}function T2(e,t){
return[`${e}, rank ${t.rank}${t.span>0?`, file ${t.span+1}`:""}, ${t.step_number===null?"whole file":`step ${t.step_number}`}`,O(t.total_duration),S(t.counts,"call")]}function O2(e){let t=L("heat"),n=we(
Object.entries(x0).map(([s,[o]])=>[s,o]),e,{id:t});return{node:l("p",{class:"chart-bar"},l("label",{for:t},"Heat maps of"),n),draw(s){n.value=s}}}var S0=`(SELECT name FROM control.ops
              WHERE kind = 'COMPUTATION' ORDER BY total_us DESC LIMIT 1)`,E0=`(SELECT name FROM control.ops
              WHERE category = 'cpu_op' ORDER BY total_us DESC LIMIT 1)`,yh=e=>`SELECT ${e}rank, device, stream, name, start_us,
        start_us - max(start_us + dur) OVER (
            PARTITION BY side, rank, device, stream ORDER BY start_us
            ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS gap_us
    FROM events
    WHERE device_type = 'GPU'`,T0=[{title:"The operations that take the most time",sides:1,statement:`
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
  AND name = ${S0}
ORDER BY start_us
LIMIT 5000`},{title:"How long the calls of the heaviest operator are",sides:1,statement:`
SELECT dur
FROM events
WHERE side = 'control'
  AND name = ${E0}
LIMIT 10000`},{title:"The heaviest operator, step by step",sides:1,statement:`
SELECT step_number, count(*) AS calls, sum(dur) AS total_us
FROM events
WHERE side = 'control' AND step_number IS NOT NULL
  AND name = ${E0}
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
    ${yh("")} AND side = 'control'
)
WHERE gap_us > 50
ORDER BY gap_us DESC
LIMIT 200`},{title:"The kernels that streams wait for longest",sides:1,statement:`
SELECT name AS ended_by, count(*) AS gaps, sum(gap_us) AS waited_us, max(gap_us) AS longest_us
FROM (
    ${yh("")} AND side = 'control'
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
WHERE name = ${S0}
ORDER BY start_us
LIMIT 5000`},{title:"Waits of streams on both sides, by what ends them",sides:2,statement:`
SELECT name AS ended_by,
    sum(CASE side WHEN 'control' THEN gap_us ELSE 0 END) AS control_us,
    sum(CASE side WHEN 'test' THEN gap_us ELSE 0 END) AS test_us
FROM (
    ${yh("side, ")}
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
LIMIT 20`}].map(e=>({...e,statement:e.statement.trim()}));var M2=new RegExp("^(span|file|device|row|launch|bin|parent|op|line|seq|place|hash|key|year)$|(^|(?<!_per)_)(id|rank|step|step_number|stream|pid|tid|correlation)$"),A2=/(_us|duration|_per_step|_per_call|_median|_spread)$|^(dur|self|us)$/,
R2=["name","short_name","kernel","operator","ended_by"],O0=8,C2=40,Rt=e=>e.type==="integer"||e.type==="real",ml=e=>Rt(e)&&!M2.test(e.name);function Sh(e,t={}){return(Object.hasOwn(t,e)?t[e]:null)??(A2.
test(e)&&!/count|calls/.test(e)?"µs":"")}var L2=(e,t)=>e.map(n=>n[t]).filter(n=>typeof n=="number");function ul(e,t,n,s=o=>o){let o=L2(e,t).map(s);return o.length>1&&o[0]!==o.at(-1)&&o.every((a,r)=>r===
0||n*(a-o[r-1])>=0)}function L0(e,t,n){let s=new Set;for(let o of e)if(s.add(o[t]),s.size>n)break;return s.size}var Eh=(e,t)=>e.filter((n,s)=>!ml(n)&&t.length>0&&L0(t,s,O0)<=O0);function N0(e,t){let n=e.
replace(/^control(?=_|$)/,"test");return n!==e&&t.some(s=>s.name===n&&Rt(s))?n:""}function N2(e,t){let n=e.map((r,i)=>({column:r,at:i})).filter(({column:r})=>ml(r)),s=Math.abs;return(n.find(({at:r})=>ul(
t,r,-1))??n.find(({at:r})=>ul(t,r,-1,s))??n.find(({at:r})=>ul(t,r,1))??n.find(({column:r})=>Sh(r.name)!=="")??n[0])?.column.name??""}var xh=(e,t)=>Eh(e,t).some(({name:n})=>n==="side")?"side":"";function P2(e,t){
let n=e.findIndex((c,d)=>Rt(c)&&(/^(start|at|from)_us$/.test(c.name)||d===0&&ul(t,d,1))),s=e.filter((c,d)=>d!==n&&ml(c)),o=(s.find(({name:c})=>Sh(c)!=="")??s[0])?.name;if(n<0||o===void 0)return null;let a=e[n].
name,r=/_us$/.test(a),i=N0(o,e);return!r&&t.length<=C2?{chart:"bars",x:a,y:o,y2:i,by:""}:{chart:r?"scatter":"line",x:a,y:o,y2:i,by:i?"":xh(e,t)}}function I2(e,t){let n={chart:"none",x:"",y:"",y2:"",by:""},
s=e.filter(Rt),o=e.find(({name:c})=>R2.includes(c))??e.find(({type:c})=>c==="text");if(t.length<2||s.length===0)return n;let a=e.some(({name:c})=>/^(start|at|from)_us$/.test(c)),r=!o||a?P2(e,t):null;if(r)
return r;let i=N2(e,t);return o&&i!==""&&(o.name!=="side"||L0(t,e.indexOf(o),t.length)===t.length)?{chart:"bars",x:o.name,y:i,y2:N0(i,e),by:""}:s.length>1&&i!==""?{chart:"scatter",x:s.find(({name:d})=>d!==
i).name,y:i,y2:"",by:xh(e,t)}:i===""?n:{chart:"histogram",x:i,y:"",y2:"",by:xh(e,t)}}var Aa=(e,t,n=()=>!0)=>e.some(s=>s.name===t&&n(s));function D2(e,t,n){let s=I2(t,n),o=t.filter(Rt),a=o.length===0||
n.length===0?["none"]:t.length===1?["histogram","none"]:["bars","line","scatter","histogram","none"],r=a.includes(e.chart)?e.chart:a.includes(s.chart)?s.chart:"none",i=r==="bars",c=Aa(t,e.x,i?void 0:Rt)?
e.x:Aa(t,s.x,i?void 0:Rt)?s.x:(i?t:o)[0]?.name??"",d=o.find(({name:g})=>g!==c)??o[0],u=r==="histogram"?"":Aa(t,e.y,Rt)?e.y:Aa(t,s.y,Rt)&&s.y!==c?s.y:d?.name??"",h=e.chart!==""||e.y!=="",f=r==="histogr\
am"?"":Aa(t,e.y2,Rt)?e.y2:h?"":s.y2,m=Eh(t,n).map(({name:g})=>g),p=r==="bars"||f!==""?"":m.includes(e.by)?e.by:e.chart===""?s.by:"";return{chart:r,kinds:a,x:c,y:u,y2:f,by:p}}var bh=28,P0=200,M0=12,q2=400,
B2=56;function hl(e){return e==null?"NULL":typeof e=="number"&&!Number.isInteger(e)?String(Number(e.toPrecision(12))):String(e)}var ao=(e,t)=>t!==null&&ml(e)?hl(t).replace(/^-?\d+/,n=>n.replace(/\B(?=(\d{3})+$)/g,
",")).replace("-","−"):hl(t);function F2(e,t,n){let s=Math.max(1,Math.ceil(n.length/q2)),o=e.name.length+3+(e.unit?e.unit.length+2:0);for(let a=0;a<n.length;a+=s)o=Math.max(o,ao(e,n[a][t]).length);return Math.
min(B2,o)+3}function j2(e,t){return e===null||t===null?(t===null)-(e===null):typeof e=="number"&&typeof t=="number"?e-t:typeof e==typeof t?e<t?-1:+(e>t):typeof e=="number"?-1:1}var fl=e=>e.rows.length>
P0&&!$n();function W2(e,t,n){return l("tr",{"aria-rowindex":String(n+2),class:n%2?"odd":""},t.map((s,o)=>{let a=ao(e.columns[o],s);return l("td",{title:a.length>40?a:null,class:s===null?"none":e.columns[o].
number?"num":""},a)}))}function Ra(e,t=!1){let n=Math.ceil((e.node.clientHeight||600)/bh),s=fl(e)?Math.max(0,Math.floor(e.node.scrollTop/bh)-M0):0,o=fl(e)?Math.min(e.rows.length,s+n+2*M0):e.rows.length;
!t&&s===e.first&&o===e.last||(e.first=s,e.last=o,[[e.above,s],[e.below,e.rows.length-o]].forEach(([a,r])=>{a.hidden=r===0,a.firstChild.colSpan=Math.max(1,e.columns.length),a.style.height=`${r*bh}px`}),
_(e.body,e.above,e.rows.slice(s,o).map((a,r)=>W2(e,a,s+r)),e.below))}function H2(e,t){let n=e.columns[t].number;e.order=e.order?.at!==t?{at:t,down:n}:e.order.down===n?{at:t,down:!n}:null;let s=e.order?.
down?-1:1;e.rows=e.order===null?e.given:[...e.given].sort((o,a)=>s*j2(o[t],a[t])),e.node.scrollTop=0,I0(e),Ra(e,!0),e.head.children[t].querySelector("button").focus()}function I0(e){_(e.head,e.columns.
map((t,n)=>l("th",{scope:"col",class:t.number?"num":"",title:t.name,"aria-sort":e.order?.at===n?e.order.down?"descending":"ascending":null},v(l("span",{class:"ellipsis"},t.name,t.unit&&l("span",{class:"\
muted"},`, ${t.unit}`),e.order?.at===n&&(e.order.down?" ↓":" ↑")),()=>H2(e,n),{class:"th-button",title:`Order by ${t.name}`}))))}function U2(e,t,n){e.columns=t.map(a=>({...a,number:a.type==="integ\
er"||a.type==="real"})),e.given=e.rows=n,e.order=null;let o=e.columns.map((a,r)=>F2(a,r,e.rows)).map(a=>`min(${a}ch, 60cqw)`);_(e.widths,o.map(a=>l("col",{css:{width:a}}))),e.table.style.minWidth=`cal\
c(${["0px",...o].join(" + ")})`,e.table.setAttribute("aria-rowcount",String(e.rows.length+1)),e.node.toggleAttribute("data-virtual",e.rows.length>P0),e.node.scrollTop=0,I0(e),Ra(e,!0)}function z2(){let e={
columns:[],given:[],rows:[],order:null,first:0,last:0};e.head=l("tr",{"aria-rowindex":"1"}),e.widths=l("colgroup"),e.body=l("tbody"),e.table=l("table",{class:"result-rows"},l("caption",{class:"visuall\
y-hidden"},"Rows of the answer"),e.widths,l("thead",{},e.head),e.body),e.node=l("div",{class:"table-scroll result-scroll",tabindex:"0",role:"region","aria-label":"Rows of the answer"},e.table);let[t,n]=[
0,1].map(()=>l("tr",{class:"spacer","aria-hidden":"true"},l("td")));Object.assign(e,{above:t,below:n}),e.node.addEventListener("scroll",()=>fl(e)&&Ra(e));let s=new ResizeObserver(()=>fl(e)&&Ra(e));s.observe(
e.node);let o=qs(()=>Ra(e,!0));return{node:e.node,show:(a,r)=>U2(e,a,r),unmount(){s.disconnect(),o()}}}var Th=50,D0=5e3,_h=40,K2=360,Ut=["--control-fill","--test-fill","--more-fill","--less-fill","--p\
art-compute","--part-communication","--part-memory","--noise-fill"],A0=["circle","diamond","square","triangle-up","cross","x","star","hexagon"],G2={control:0,test:1},Y2=(e,t)=>`${e.name}: ${ao(e,t)}${e.
unit?` ${e.unit}`:""}`;function vh(e,t){let n=t.reduce((a,r)=>Math.max(a,Math.abs(r)),0),[s,o]=e.unit==="µs"?oe(n):[e.unit??"",1];return{per:o,axis:{tickformat:",",ticksuffix:s?` ${s}`:"",nticks:7,title:ze(
re(e.name))}}}function Oh({rows:e,by:t}){if(!t)return[{name:"",rows:e,at:0}];let n=new Map;for(let s of e){let o=hl(s[t.at]);n.has(o)||n.set(o,[]),n.get(o).push(s)}return[...n].map(([s,o],a)=>({name:s,
rows:o,at:G2[s]??a})).sort((s,o)=>s.at-o.at)}var q0=e=>ot({margin:{l:84,r:18,t:10,b:46},dragmode:"zoom",...e});function V2(e,t){let{x:n,ys:s,rows:o}=e;return ra({kind:s.every(({unit:a})=>a==="µs")?"t\
ime":"count",series:s.map((a,r)=>({key:a.name,name:a.name,colour:E(Ut[r])})),bars:o.slice(0,Th).map(a=>({label:hl(a[n.at]),values:s.map(r=>({value:typeof a[r.at]=="number"?a[r.at]:null,text:ao(r,a[r.at])+
(r.unit?` ${r.unit}`:"")}))}))},t)}function R0(e,t){let n=e.rows.slice(0,D0).filter(c=>typeof c[e.x.at]=="number"),s=c=>n.map(d=>d[c]).filter(d=>typeof d=="number"),o=vh(e.x,s(e.x.at)),a=vh(e.ys[0],e.
ys.flatMap(({at:c})=>s(c))),r=Oh({...e,rows:n});return{data:(e.ys.length>1?e.ys.map((c,d)=>({one:c,rows:n,at:d})):r.map(c=>({one:e.ys[0],rows:c.rows,at:c.at}))).map(({one:c,rows:d,at:u})=>({type:"scat\
ter",mode:t,x:d.map(h=>h[e.x.at]/o.per),y:d.map(h=>typeof h[c.at]=="number"?h[c.at]/a.per:null),marker:{color:E(Ut[u%Ut.length]),size:d.length>500?4:7,symbol:A0[u%A0.length],opacity:.8},line:{color:E(
Ut[u%Ut.length]),width:1.6,dash:u===1?"dash":"solid"},...Ae(d.map(h=>pe(e.columns.slice(0,12).map(f=>Y2(f,h[f.at]).slice(0,120)))))})),layout:q0({xaxis:{...o.axis,zeroline:!1},yaxis:{...a.axis,rangemode:"\
tozero"}})}}function J2(e){let t=e.reduce((r,i)=>Math.min(r,i),1/0),n=e.reduce((r,i)=>Math.max(r,i),-1/0);if(t===n)return{edges:[t-.5,n+.5],log:!1};let s=t>0&&n/t>100,[o,a]=s?[Math.log(t),Math.log(n)]:
[t,n];return{log:s,edges:Array.from({length:_h+1},(r,i)=>{let c=o+(a-o)*i/_h;return i===0?t:i===_h?n:s?Math.exp(c):c})}}function Q2(e,t){let n=new Array(t.length-1).fill(0);for(let s of e){let[o,a]=[0,
t.length-1];for(;a-o>1;){let r=o+a>>1;[o,a]=t[r]<=s?[r,a]:[o,r]}n[o]+=1}return n}function X2(e){let t=i=>i.map(c=>c[e.x.at]).filter(c=>typeof c=="number"),n=t(e.rows),{edges:s,log:o}=J2(n),{per:a,axis:r}=vh(
e.x,n);return{data:Oh(e).map(({name:i,rows:c,at:d},u)=>{let h=Q2(t(c),s),f=E(Ut[d%Ut.length]);return{...Qn(s.map(m=>m/a),h),fill:u===0?"tozeroy":"none",line:{color:f,width:1.6,shape:"linear",dash:d===
1?"dash":"solid"},...Ae(h.flatMap((m,p)=>{let g=pe([i,`${ao(e.x,s[p])} to ${ao(e.x,s[p+1])} ${e.x.unit??""}`,k(m)]);return[g,g]}))}}),layout:q0({xaxis:{...r,type:o?"log":"linear"},yaxis:{rangemode:"to\
zero",tickformat:",",title:ze("rows")}})}}var Z2={bars:V2,histogram:X2,line:e=>R0(e,"lines"),scatter:e=>R0(e,"markers")};function eI(e,t){let n=e==="bars"?Th:e==="histogram"?1/0:D0;return t>n?`The cha\
rt shows the first ${k(n)} of ${k(t)} rows; the table has all.`:""}function B0(e){return e.ys.length>1?e.ys.map((t,n)=>[Ut[n],t.name]):e.by?Oh(e).map(({name:t,at:n})=>[Ut[n%Ut.length],t]):[]}function tI(e){
let t=null,n=Qe({id:"chart-result",title:"Chart of the answer",file:"query",level:"h2",extra:e,keys:()=>B0(t),height:s=>s.chart==="bars"?ae(Math.min(Th,s.rows.length),s.ys.length):K2,make:(s,o)=>Z2[s.
chart](s,o)});return{...n,draw(s){t=s,n.draw(s)}}}var nI=[["bars","Bars"],["line","Line"],["scatter","Points"],["histogram","Histogram"],["none","No chart"]],sI={bars:{x:"of",y:"length",y2:"and"},line:{
x:"over",y:"value",y2:"and"},scatter:{x:"over",y:"value",y2:"and"},histogram:{x:"of"}};function oI(e){let t=null,n=Te("Kind of chart",nI,r=>e({chart:r,x:"",y:"",y2:"",by:""})),s=l("span",{class:"choic\
e-fields"}),o=l("div",{class:"result-choice"},n.node,s);function a(r,i,c,d){let u=L("column"),{chart:h,x:f,y:m,y2:p,by:g}=t;return l("span",{class:"sample-field"},l("label",{for:u},i),we([...d?[["",d]]:
[],...c.map(y=>[y,y])],y=>e({chart:h,x:f,y:m,y2:p,by:g,[r]:y}),{id:u,value:t[r],data:{part:r}}))}return{node:o,draw(r,i,c){t=r,n.press(t.chart);for(let[m,p]of n.buttons)p.hidden=!t.kinds.includes(m);let d=sI[t.
chart]??{},u=i.filter(Rt).map(({name:m})=>m),h=Eh(i,c).map(({name:m})=>m),f=i.map(({name:m})=>m);qe(s,()=>_(s,d.x&&a("x",d.x,t.chart==="bars"?f:u),d.y&&a("y",d.y,u),d.y2&&u.length>1&&a("y2",d.y2,u,"–"),
d.x&&t.chart!=="bars"&&t.y2===""&&h.length>0&&a("by","by",h,"–")),"part")}}}var aI={rows:"there may be more rows",bytes:"the answer would be too long"};function rI({row_count:e,columns:t,truncated:n,
truncated_by:s,elapsed_ms:o}){return[e===0?"No rows.":[`${S(e,"row")}, ${S(t.length,"column")}`,l("span",{class:"muted"},` in ${k(Math.max(1,Math.round(o)))} ms`)],n&&l("span",{class:"notice truncated"},
`Cut off here: ${aI[s]??"there is more"}. Ask for less, with LIMIT or a sum.`)]}function iI({answer:e,key:t,state:n,units:s,file:o},a){let{rows:r}=e,i=D2(n,a,r),c=d=>a.find(u=>u.name===d);return{...i,
columns:a,rows:r,x:c(i.x),ys:[i.y,i.y2].filter(d=>d!=="").map(c),by:c(i.by),file:o,caption:[n.q.replace(/\s+/g," ")],chosen:i,revision:JSON.stringify([t,i,Object.keys(s).length]),empty:i.chart==="none"?
i.kinds.length>1?"No chart is chosen.":"A chart needs a column of numbers.":null}}function lI(e){let t=l("p",{class:"result-summary"}),n=oI(e),s=l("ul",{class:"chart-legend"}),o=l("p",{class:"muted sm\
all chart-limit"}),a=tI([n.node,s,o]),r=z2(),i=l("section",{class:"card table-card","aria-label":"Rows"},r.node),c=["csv","json"].map(f=>[f,l("a",{class:"button",title:`The rows as ${f.toUpperCase()}`},
f.toUpperCase())]),d=l("div",{class:"results query-results",hidden:!0},l("div",{class:"result-head"},t,l("div",{class:"chart-tools"},v("Copy link",()=>ct(location.href,"Link copied.")),c.map(([,f])=>f))),
i,a.node),u={};function h(f,m){let p=iI(f,m);a.node.hidden=p.rows.length<2,n.draw(p.chosen,m,p.rows);let g=p.empty?[]:B0(p);_(s,g.map(([y,w])=>l("li",{class:"key",css:{"--key-fill":`var(${y})`}},w))),
s.hidden=g.length===0,o.textContent=p.empty?"":eI(p.chart,p.rows.length),a.draw(p)}return{node:d,draw(f){let{answer:m,key:p,state:g,units:y,file:w}=f,b=m.columns.map(($,R)=>({...$,at:R,unit:$.type==="\
text"?"":Sh($.name,y)}));_(t,rI(m));for(let[$,R]of c)R.href=qm(rr(g,$)),R.download=`${w}-query.${$}`;i.hidden=b.length===0||m.rows.length===0,(u.answer!==m||u.units!==y)&&(u={answer:m,units:y},r.show(
b,m.rows)),h(f,b),d.dataset.shown=p},cancelled:()=>{t.textContent=""},retheme:()=>a.retheme(),unmount(){a.unmount(),r.unmount()}}}var cI=[["control","A","Control"],["test","B","Test","none: one set al\
one"]];function dI(e){let t=l("section",{class:"query-sets card","aria-label":"Sets"}),n="";function s(o,a,[r,i,c,d]){let u=ne(a??[],o[r]),h=sn({field:r,set:u??null,none:d,text:u?"":o[r],onPick:f=>e({
[r]:f?te(f.id):""})});return l("div",{class:`side-${r} query-side`},l("b",{class:`letter letter-${i.toLowerCase()}`,"aria-hidden":"true"},i),l("label",{for:h.input.id},c),h.node)}return{node:t,draw(o,a){
let r=JSON.stringify([o.control,o.test,a?.map(i=>[i.id,i.label])]);r!==n&&(n=r,qe(t,()=>_(t,cI.map(i=>s(o,a,i)))))},choose:o=>ba(t,o)}}function uI(e,t){let n=0,s=t;for(let o of e){let a=o.codePointAt(
0);if(s-=a<128?1:a<2048?2:a<65536?3:4,s<0)break;n+=o.length}return Math.min(n,e.length)}function hI(e,t){let n=e.lastIndexOf(`
`,t-1)+1,s=e.indexOf(`
`,t),o=e.slice(n,s<0?e.length:s),a=/^(?:\w+|.)/u.exec(e.slice(t))?.[0]??"";return{line:e.slice(0,n).split(`
`).length,column:t-n+1,text:o,from:t,to:t+a.length}}var[F0,fI]=[5,12],mI=/ \(at byte \d+\)/;function Mh(e){let t=e.field.value.split(`
`).length+1;e.field.rows=Math.max(F0,Math.min(fI,t))}function pI(e,t){e.field.focus(),document.execCommand?.("insertText",!1,t)||e.field.setRangeText(t,e.field.selectionStart,e.field.selectionEnd,"end"),
Mh(e)}function gI(e){e.error.hidden=!0,_(e.error),e.field.removeAttribute("aria-invalid"),e.field.setAttribute("aria-describedby",e.hint)}function wI(e){let t=e.text.slice(0,e.column-1).replace(/[^\t]/g,
" "),n=Math.max(1,Math.min(e.to-e.from,e.text.length-e.column+1));return l("pre",{class:"mono sql-excerpt",tabindex:"0","aria-label":`Line ${e.line}`},e.text,`
`,l("span",{"aria-hidden":"true",class:"sql-mark"},t+"^".repeat(n)))}function yI(e,t){e.field.value!==t&&(e.field.value=t),Mh(e)}function bI(e,t,n){let s=e.field.value,o=n===null?null:hI(s,uI(s,n));e.
field.setAttribute("aria-invalid","true"),e.field.setAttribute("aria-describedby",`${e.errorId} ${e.hint}`),_(e.error,l("p",{},o&&l("b",{},`Line ${o.line}, column ${o.column}: `),o?t.replace(mI,""):t),
o&&wI(o),o&&v("Go there",()=>{e.field.focus(),e.field.setSelectionRange(o.from,o.to)},{class:"link-button"})),e.error.hidden=!1}function _I({onRun:e,onCancel:t,tools:n}){let s={},o=L("sql");s.errorId=
L("sql-error"),s.hint=L("sql-hint"),s.field=l("textarea",{id:o,class:"sql-field mono",spellcheck:"false",autocomplete:"off",autocapitalize:"off",autocorrect:"off",wrap:"off",rows:String(F0),"aria-desc\
ribedby":s.hint,maxlength:"100000",placeholder:"SELECT name, counts, total_us FROM ops ORDER BY total_us DESC LIMIT 20",on:{input:()=>Mh(s),keydown:c=>{c.key==="Enter"&&(c.ctrlKey||c.metaKey)&&(c.preventDefault(),
e())}}});let a=v("Run",e,{class:"primary",title:"Run the statement (Ctrl+Enter)"}),r=v("Cancel",t,{hidden:!0});return s.error=l("div",{class:"sql-error",id:s.errorId,role:"alert",hidden:!0}),{node:l("\
section",{class:"card sql-editor","aria-label":"Statement"},l("label",{for:o,class:"sql-label"},"Statement"),s.field,s.error,l("div",{class:"sql-bar"},a,r,n,l("span",{class:"muted small",id:s.hint},"C\
trl+Enter runs it. It can only read."))),field:s.field,insert:c=>pI(s,c),clearError:()=>gI(s),value:()=>s.field.value,set:c=>yI(s,c),running(c){r.hidden=!c},enable(c){a.disabled=!c},showError:(c,d)=>bI(
s,c,d)}}var kI=100,j0="tracediff.queries";function xI(e){let t=l("div",{class:"example-lists"}),n=l("details",{class:"card sql-list"},l("summary",{},l("h2",{},"Examples")),t),s=(o,a,r)=>l("section",{"\
aria-label":o},l("h3",{},o,!r&&l("span",{class:"muted small"},": choose a test as well")),l("ul",{},T0.filter(i=>i.sides===a).map(i=>l("li",{},v(i.title,()=>e(i.statement),{class:"link-button",disabled:!r})))));
return{node:n,draw:o=>_(t,s("One set",1,!0),s("Control and test",2,o)),open:o=>{n.open=o}}}function Ah(){try{return JSON.parse(localStorage.getItem(j0))??[]}catch{return[]}}function W0(e,t){try{localStorage.
setItem(j0,JSON.stringify(t.sort((n,s)=>n.name.localeCompare(s.name))))}catch(n){return K(`That did not work. ${n.message}`,{urgent:!0}),!1}return U0(e),!0}var H0=(e,t)=>W0(e,[...Ah().filter(({name:n})=>n!==
t.name),t]);function vI(e,t){return H0(e,{name:t,statement:e.statement()})?(e.picked=t,Rh(e,!0),e.node.open=!0,K(`“${t}” is saved.`,{seconds:4}),!0):!1}function $I(e,t){W0(e,Ah().filter(({name:n})=>n!==
t.name))&&((e.list.querySelector("button")??e.box.querySelector("button")).focus(),K(`“${t.name}” is deleted.`,{action:{label:"Undo",run:()=>H0(e,t)}}))}function Rh(e,t){_(e.box,v("Save …",()=>{
if(e.statement().trim()===""){K("First write a statement.",{seconds:4});return}Ed(e.box,e.picked,{name:"Name of the query",maxlength:kI,saveSame:!0},n=>vI(e,n),()=>Rh(e,!0))},{title:"Save the statemen\
t under a name, in this browser"})),t&&e.box.querySelector("button").focus()}function U0(e){let t=Ah();e.node.hidden=t.length===0,e.node.querySelector("summary").title=S(t.length,"query","queries"),_(
e.list,t.map(n=>l("li",{},v(n.name,()=>{e.picked=n.name,e.onPick(n.statement)},{class:"link-button",title:n.statement}),V("trash",`Delete ${n.name}`,()=>$I(e,n)))))}function SI({onPick:e,statement:t}){
let n={onPick:e,statement:t,picked:""};return n.list=l("ul",{}),n.node=l("details",{class:"card sql-list",hidden:!0},l("summary",{},l("h2",{},"Saved queries")),n.list),n.box=l("span",{class:"save-quer\
y"}),Rh(n,!1),{node:n.node,save:n.box,load:()=>U0(n),forgetName:()=>{n.picked=""}}}var z0=e=>/^[a-z_]\w*(\.[a-z_]\w*)?$/i.test(e)?e:`"${e.replaceAll('"','""')}"`,EI=(e,{name:t,kind:n})=>n==="table"||n===
"analysis"||!e.two?[t]:[`control.${t}`,`test.${t}`];function TI(e,t){return l("li",{},v(t.name,()=>e.onInsert(z0(t.name)),{class:"schema-name mono",title:`Insert ${t.name}`}),l("span",{class:"muted sm\
all"},[t.type,t.unit].filter(Boolean).join(", ")),t.description&&l("span",{class:"schema-what small"},t.description))}function OI(e,t,n){let s=t.name.toLowerCase().includes(n),o=n===""||s?t.columns:t.
columns.filter(r=>`${r.name} ${r.description??""}`.toLowerCase().includes(n));if(o.length===0&&!s)return null;let a=l("details",{open:n!==""||e.open.has(t.name),on:{toggle:()=>{n===""&&e.open[a.open?"\
add":"delete"](t.name)}}},l("summary",{},l("span",{class:"mono"},t.name)),l("p",{class:"small"},t.description,t.description&&" ",EI(e,t).flatMap(r=>[v(`Insert ${r}`,()=>e.onInsert(z0(r)),{class:"link-\
button"})," "])),l("ul",{},o.map(r=>TI(e,r))));return a}function K0(e){let t=e.find.value.trim().toLowerCase(),n=(...i)=>(e.tables??[]).filter(({kind:c})=>i.includes(c)).map(c=>OI(e,c,t)).filter(Boolean),
s=(i,c,d)=>c.length>0&&l("details",{class:"schema-stored",open:t!==""||e.open.has(i),on:{toggle:u=>{t===""&&u.target===u.currentTarget&&e.open[u.target.open?"add":"delete"](i)}}},l("summary",{},i),d&&
l("p",{class:"small"},d),c),[o,a,r]=[n("view","table"),n("analysis"),n("stored")];_(e.list,o,s("Tables of the analyses",a,"The tables of the Analyse page. Parameters go in brackets: queue_length_summa\
ry('steps=first', 'ranks=0')."),s("Tables as the set file keeps them",r),o.length+a.length+r.length===0&&l("p",{class:"muted"},e.tables===null?"":t===""?"There are no tables.":`No table or column cont\
ains “${t}”.`))}function MI(e,t,n){e.tables=t,e.two=n,e.find.title=e.tables?S(e.tables.length,"table"):"",K0(e)}function AI(e){let t={onInsert:e,open:new Set,tables:null,two:!1},n=L("find");return t.
find=l("input",{type:"search",id:n,placeholder:"Find a table or column",autocomplete:"off",spellcheck:"false",on:{input:()=>K0(t)}}),t.list=l("div",{class:"schema-list",tabindex:"0",role:"region","ari\
a-label":"Tables and columns"}),{node:l("section",{class:"card sql-schema","aria-label":"Tables"},l("div",{class:"chart-head"},l("h2",{},"Tables"),l("label",{for:n,class:"visually-hidden"},"Find a tab\
le or column"),t.find),t.list),draw:(o,a)=>MI(t,o,a),focus:()=>t.find.focus()}}var RI=300,Ch=["control","test"],Lh={path:"/query",name:"Query",read:or,mount:FI};function CI(e){let t={};for(let{name:n,
unit:s}of e.flatMap(o=>o.columns))t[n]=n in t&&t[n]!==(s??"")?"":s??"";return Object.fromEntries(Object.entries(t).filter(([,n])=>n!==""))}var pl=({state:e,sets:t})=>Ch.find(n=>e[n]!==""&&!ne(t,e[n]));
function G0(e,t,n){e.question.say(Se({code:t,message:n},"There is no such set")),e.question.clearable({message:n},pl(e))}function Y0(e,t){e.editor.node.hidden=e.lists.hidden=e.examples.node.hidden=!0,
e.question.say(l("p",{class:"notice",data:{code:t.code}},t.message))}async function LI(e){let t=rr({...e.state,q:""}),n=t.toString();if(n===e.tablesKey)return;e.tablesKey=n;let s=()=>e.dead||n!==e.tablesKey;
try{let o=await Bm(t);s()||(e.units=CI(o),e.schema.draw(o,e.state.test!==""),e.editor.enable(!0),e.answer&&$h(e))}catch(o){s()||(e.tablesKey=null,e.schema.draw([],!1),o.code==="sql_off"&&Y0(e,o))}}function kh(e,t){
let{editor:n,state:s}=e;if(n.set(t),t.trim()===""){n.showError("There is no statement. Write one, or choose an example.",null),n.field.focus();return}e.asked=e.answered="",e.byHand=!0,e.change({q:t,...t===
s.q?{}:Sm})}function NI({question:e,editor:t,result:n}){e.drop(),t.running(!1),n.cancelled(),e.say(l("p",{class:"notice"},"Cancelled.")),B("Cancelled."),t.field.focus()}function PI(e,t){e.answer=null,
e.answered="",e.editor.running(!1),t.code==="sql_off"?Y0(e,t):t.code==="unknown_set"&&pl(e)?G0(e,t.code,t.message):(e.editor.showError(t.message,t.offset),e.question.say(l("p",{class:"visually-hidden",
data:{code:t.code}},"The statement was refused.")))}function $h(e){let{answer:t,answered:n,state:s,sets:o,units:a}=e,r=i=>ne(o??[],s[i])?.label??s[i];e.result.draw({answer:t,key:n,state:s,units:a,file:`\
tracediff-${Ch.filter(i=>s[i]!=="").map(i=>Re(r(i))).join("-")}`})}function II(e){let{node:t}=e.result;e.byHand&&t.getBoundingClientRect().top>innerHeight-RI&&t.scrollIntoView({block:"start"}),e.byHand=
!1}function DI(e){let{editor:t,context:n,question:s}=e,o=rr(e.state).toString();if(o===e.answered){$h(e),n.settled();return}o!==e.asked&&(e.asked=o,t.clearError(),t.running(!0),e.examples.open(!1),s.ask(
a=>Dm(new URLSearchParams(o),{signal:a}),a=>{e.answer=a,e.answered=o,t.running(!1),s.say(null),$h(e),II(e),B(S(a.row_count,"row"))},a=>PI(e,a)))}function qI(e){let{state:t,question:n,editor:s,context:o}=e;
n.drop(),e.answer=null,e.answered=e.asked="",s.clearError(),s.running(!1),n.say(l("p",{class:"visually-hidden"},"")),e.examples.open(!0);let a=pl(e);a&&G0(e,"unknown_set",`there is no set "${t[a]}"`),
o.settled()}function V0(e){let{state:t,examples:n}=e,s=t.q.trim().split(`
`).find(a=>!a.startsWith("--"))??"";e.context.setTitle([s.slice(0,60),"Query"].filter(a=>a!=="").join(" · ")),e.sides.draw(t,e.sets),n.draw(t.test!=="");let o=t.q===""?e.left:e.lists;n.node.parentNode!==
o&&o[t.q===""?"append":"prepend"](n.node),LI(e),t.q===""?qI(e):DI(e)}async function C0(e){let{state:t,message:n,change:s}=e,o=Ch.map(r=>t[r]).filter(r=>r!=="");try{e.sets=await lr(o)}catch(r){_(n,Se({
message:r.message}));return}if(e.dead)return;let a=e.sets.length===0;e.sides.node.hidden=e.editor.node.hidden=e.lists.hidden=a,a?(e.context.setTitle("Query"),_(n,l("p",{class:"notice"},"No sets are st\
ored yet. ",l("a",{href:C("/")},"Add some"),"."))):t.control===""?s({control:te(e.sets[0].id)},{replace:!0}):V0(e)}function BI(e,t){let{change:n}=e;e.sides=dI(n),e.saved=SI({onPick:s=>kh(e,s),statement:()=>e.
editor.value()}),e.editor=_I({onRun:()=>kh(e,e.editor.value()),onCancel:()=>NI(e),tools:e.saved.save}),e.examples=xI(s=>{e.saved.forgetName(),kh(e,s)}),e.schema=AI(s=>e.editor.insert(s)),e.result=lI(s=>n(
s,{replace:!0})),e.message=l("div",{class:"message"}),e.left=l("div",{class:"query-left"},e.editor.node,e.message,e.result.node),e.lists=l("div",{class:"query-lists"},e.saved.node,e.schema.node),t.append(
l("div",{class:"page query-page"},l("h1",{},"Query"),e.sides.node,l("div",{class:"query-work"},e.left,e.lists))),e.question=je({context:e.context,results:e.result.node,message:e.message})}function FI(e,t){
let n={context:t,state:or(location.search),change:(i,c)=>t.go(ar({...n.state,...i}),c),sets:null,tablesKey:null,units:{},answer:null,answered:"",asked:"",byHand:!1,dead:!1};BI(n,e);let{editor:s,sides:o,
result:a}=n,r=Me(()=>a.retheme());return s.set(n.state.q),n.saved.load(),C0(n),{keys:{search:()=>n.schema.focus(),control:()=>o.choose("control"),test:()=>o.choose("test")},update(i){let c=n.state;n.state=
or(i),n.state.q!==c.q&&s.set(n.state.q),n.sets?.length>0&&!pl(n)&&n.state.control!==""?V0(n):C0(n)},unmount(){n.dead=!0,n.question.unmount(),r(),a.unmount()}}}var X0=[["control","Control"],["test","Test"]],jI=e=>({slower:"more",faster:"less"})[e]??null,rn=(e,t,n)=>({key:e,title:t,what:n,number:!0,show:x,exact:O}),WI=(e,t)=>e===null?D:`${P(e)} to ${P(t)}`,HI=(e,t)=>[
{key:"side",title:"Side",show:n=>n},{key:"label",title:"Recording",show:(n,s)=>l(e?"a":"bdi",{href:e?.(s.set)},n)},rn("step",t?"Recorded step":"Step","Mean of its ranks and steps"),...t?[rn("without_p\
rofiler","Without profiler","Mean step without the profiler, measured beside the recording")]:[],rn("compute","Compute"),rn("exposed_communication","Exposed communication"),rn("exposed_memory","Expose\
d memory"),rn("idle","Idle"),{key:"ranks",title:"Ranks",number:!0,show:k},{key:"samples",title:"Samples",number:!0,show:k,what:"A sample is one step of one rank"}],UI={slower:"slower",faster:"faster",
no_difference_found:"no difference found",cannot_judge:"cannot judge"};function zI(e){return e.q_value!==null?UI[e.significance]:e.control_recordings===0?"new":e.test_recordings===0?"gone":`too few: o\
nly ${e.control_recordings} of A and ${e.test_recordings} of B have it`}var KI=[{key:"name",title:"Name",mono:!0,show:e=>e},{key:"category",title:"Category",show:e=>e},rn("control","Control","Mean per\
 step of the recordings; host rows without the calls inside them"),rn("test","Test","Mean per step of the recordings"),{...rn("diff","Change"),show:G},{key:"change_percent",title:"%",number:!0,show:P,
what:"Of the geometric means of the recordings"},{key:"low_percent",title:"95 % interval",number:!0,show:(e,t)=>WI(e,t.high_percent)},{key:"q_value",title:"q",number:!0,show:ft,what:"Of the test betwe\
en recordings, over all rows"},{key:"certain",title:"Certain",show:e=>e,tone:jI}],GI=e=>t=>{let n=t.control_self_per_step!==null&&e!=="total",s=a=>t[`${a}_${n?"self_":""}per_step`],o=a=>t[`${a}_record\
ings`]===0?null:s(a);return{...t,control:o("control"),test:o("test"),diff:s("diff"),certain:zI(t)}},YI=.05,VI=({verdict:e})=>e==="slower"||e==="faster";function JI(e){let{verdict:t,control:n,test:s,change_percent:o,
low_percent:a,high_percent:r}=e,i=n===null||s===null?null:fn(n,s);return l("h2",{class:"headline"},l("strong",{class:`verdict-word verdict-${t.replace("_","-")}`},l("span",{"aria-hidden":"true"},`${wd[t]}\
 `),gd[t],VI(e)&&` by ${z(Math.abs(o))}`),i&&l("span",{class:"headline-times",title:`Mean step: ${O(n)} → ${O(s)}; the percentages are of the geometric means`},l("span",{class:"value control-text"},
i[0]),l("span",{class:"arrow","aria-label":"to"},"→"),l("span",{class:"value test-text"},i[1])),a!==null&&l("span",{class:"verdict-range"},`between ${P(a)} and ${P(r)}`))}function QI({words:e}){let t=e.
replace(/^.*?between \S+ % and \S+ %\)?,?\s*/,"").replace(/^cannot judge:?\s*/,"").replace(/^which is/,"the interval is").replace(/(^|\s)-(?=\d)/g,"$1−");return`${t[0].toUpperCase()}${t.slice(1)}${/[.!?]$/.
test(t)?"":"."}`}function Z0({verdict:e}){let{between_percent:t,within_percent:n}=e,s=t===null?!1:n!==null&&t<YI?"Recordings of a side differ by no more than the noise of their steps explains.":`Recor\
dings of a side differ by ${P(t).replace("+","")}${n===null?"":" beyond the noise of their steps"}.`;return[JI(e),l("p",{},QI(e)," ",s),e.recorded&&l("p",{class:"muted small"},e.recorded.text)]}var ex=e=>Object.
fromEntries(X0.map(([t])=>[t,e[t].recordings.find(({set:n})=>n===e.middle[t])]));function tx(e,t){let n=X0.flatMap(([a,r])=>e[a].recordings.map(i=>({...i,...i.step_time,side:r}))),s=n.some(a=>a.without_profiler!==
null),o=Mt({caption:"Recordings",limit:128,columns:HI(t,s)});return o.show(n),o.node}function nx(e,t){let n=Mt({caption:"Rows",limit:50,columns:KI,csv:t});return{node:n.node,show:s=>n.show(s.map(GI(e.
selection.measure)))}}var sx=({judged_rows:e,changed_rows:t})=>e===0?"No row is judged.":`${S(e,"row")} judged: ${k(t.slower)} slower and ${k(t.faster)} faster.`,ps=[["control","A",22],["test","B",50]],
J0=82,Q0=3,XI=(e,t)=>e[t].recordings.map(n=>({label:n.label,step:e.verdict.recorded===null?n.step_time.step:n.without_profiler})).filter(({step:n})=>typeof n=="number"),ZI=({verdict:{control:e,low_percent:t,
high_percent:n}})=>t===null||e===null?null:[t,n].map(s=>e*(1+s/100));function ox(e){let t=Object.fromEntries(ps.map(([f])=>[f,XI(e,f)])),n=ZI(e),s=[...ps.flatMap(([f])=>t[f].map(({step:m})=>m)),...n??
[]];if(ps.some(([f])=>t[f].length===0))return null;let[o,a]=[Math.min(...s),Math.max(...s)],r=f=>a>o?Q0+(100-2*Q0)*(f-o)/(a-o):50,i=ps.flatMap(([f,,m])=>t[f].map(({label:p,step:g})=>({side:f,x:r(g),y:m,
words:`${f}, ${p}: ${x(g)}`}))),c=l("div",{class:"strip-tip",hidden:!0}),d=([f,,m])=>q("line",{class:`strip-mean strip-${f}`,y1:`${m-11}%`,y2:`${m+11}%`,x1:`${r(e.verdict[f])}%`,x2:`${r(e.verdict[f])}\
%`}),u=q("svg",{class:"strip-plot","aria-hidden":"true",focusable:"false"},ps.map(d),i.map(({side:f,x:m,y:p})=>q("circle",{class:`strip-dot strip-${f}`,cx:`${m}%`,cy:`${p}%`,r:5})),n&&q("line",{class:"\
strip-interval",x1:`${r(n[0])}%`,x2:`${r(n[1])}%`,y1:`${J0}%`,y2:`${J0}%`}));ad(u,i,f=>{c.hidden=!f,_(c,f?.words)});let h=ps.map(([f,m])=>`${m}, ${f}: ${t[f].map(({step:p})=>x(p)).join(", ")}.`).join(
" ");return l("div",{class:"recordings-chart"},l("div",{class:"recordings-plot",role:"img","aria-label":`Mean step of each recording. ${h}`},ps.map(([f,m,p])=>l("b",{class:`${f}-text`,css:{top:`${p}%`}},
m)),u,c),l("div",{class:"small muted recordings-scale","aria-hidden":"true"},l("span",{},zt(o)),l("span",{},zt(a))),l("p",{class:"small muted"},"Each recording as a dot, the means as lines",n&&"; the \
bar: where the test’s mean lies by the 95 % interval of the change","."))}var Dh={path:"/compare/recordings",name:"Several recordings",read:Ph,mount:mD},Nh=1e3,eD=250,tD=6,ax=32,qh=[["control","Control"],["test","Test"]],Bh=qh.flatMap(([e])=>["ranks","steps","marker"].map(t=>({
key:`${e}_${t}`,side:e,what:t}))),rx=e=>e.split(",").filter(t=>t!=="");function Ph(e){let t=new URLSearchParams(e);return{control:rx(t.get("control")??""),test:rx(t.get("test")??""),q:He(t,Je,"q"),significant:He(
t,Je,"significant","")==="true",equal_clock:He(t,Je,"equal_clock","false"),chosen:Object.fromEntries(Bh.flatMap(({key:n,what:s})=>{let o=t.get(n)||s==="marker"&&t.get(s)||"";return o===""||s!=="marker"&&
o==="all"?[]:[[n,o]]}))}}function gl(e){let t=new URLSearchParams({control:e.control.join(","),test:e.test.join(",")});return zn(t,Je,["q","significant","equal_clock"],e),Object.entries(e.chosen).forEach(
([n,s])=>t.set(n,s)),t}var cx=({chosen:e})=>Bh.some(({key:t,what:n})=>n!=="marker"&&t in e);function nD(e){let t=qh.flatMap(([n,s])=>{let o=Bh.filter(a=>a.side===n&&a.key in e.chosen).map(({key:a,what:r})=>`${r}\
 ${e.chosen[a]}`);return o.length===0?[]:[`${s}: ${o.join(", ")}.`]});return[...cx(e)?[]:["All ranks and steps of every recording count."],...t].join(" ")}function Fh(e,t=Nh){let n=gl(e);return n.set(
"exclude",Zl),n.set("sort","abs_diff_self_duration"),t!==null&&n.set("limit",String(t)),n}function sD(e,t){let n=gl(e);["control","test"].forEach(o=>n.delete(o));let s=new URLSearchParams({view:n.toString()});
for(let o of["control","test"])t[o].recordings.forEach(({set:a})=>s.append(o,a));return s}function oD(e,t){let{state:n,labels:s,change:o,sides:a}=e;return l("ul",{class:"recordings-chosen"},n[t].map(r=>{
let i=s.get(r)??r;return l("li",{class:"tag"},i," ",v("×",()=>{o({[t]:n[t].filter(c=>c!==r)}),a.querySelector(`[data-field="${t}"]`)?.focus()},{class:"link-button","aria-label":`Leave out ${i}`,title:`\
Leave out ${i}`}))}))}function jh(e){let{sides:t,labels:n,change:s}=e;qe(t,()=>_(t,qh.map(([o])=>{let a=i=>{e.state[o].includes(i)||(s({[o]:[...e.state[o],i]}),t.querySelector(`[data-field="${o}"]`)?.
focus())},r=sn({field:o,set:null,text:"",onGroup:a,onPick:i=>{n.set(te(i.id),i.label),a(te(i.id))}});return r.input.placeholder="Add a recording, or nightly-* …",ya(o,[r],oD(e,o))})))}function aD({state:e,
answer:t,labels:n}){for(let s of["control","test"])for(let o of e[s]){let a=t[s].recordings.find(r=>r.set.startsWith(o));a&&n.set(o,a.label)}}async function rD(e){let{labels:t,state:n}=e,s=[...n.control,
...n.test].filter(o=>!dx(o));try{for(let o of await Pt(s.slice(0,100)))t.set(te(o.id),o.label);e.answer===null&&jh(e)}catch{}}var iD=({state:e,answer:t})=>({...De(`?${new URLSearchParams(e.chosen)}`),
control:te(t.middle.control),test:te(t.middle.test)});function lD(e){let t=()=>iD(e),n=({id:s,name:o,category:a})=>Ue({...t(),row:s??Ie(o,a)});return pd({page:s=>`${n(s)}#booked`,tree:()=>rt(it(Xt(`?${new URLSearchParams(
{...e.state.chosen,control:t().control,test:t().test})}`))),timeline:s=>(s&&ri(t(),s))??Tt(t())},(s,o)=>{e.open=o?[...e.open,s]:e.open.filter(a=>a!==s),Ih(e)})}function Ih({account:e,found:t,open:n,why:s}){
s.hidden=!t,t&&e.draw(t,{open:n,sure:!1,sum:"Together, of these two",lines:tD,words:1/0})}async function cD(e){let{answer:t,state:n}=e,s=gl({...n,control:[t.middle.control],test:[t.middle.test],q:"",significant:!1,
equal_clock:!1});s.set("limit","0");let o=["slower","faster"].includes(t.verdict.verdict)?s.toString():"";if(e.wanted!==o){Object.assign(e,{wanted:o,found:null,open:[]}),Ih(e);try{let a=o!==""&&await de(
s);a&&e.wanted===o&&(e.found=a,Ih(e))}catch{e.wanted=""}}}function dD(e){let{answer:t,state:n,change:s}=e,{control:o,test:a}=ex(t);_(e.words,Z0(t),l("p",{class:"small recordings-chosen-parts"},nD(n),"\
 ",cx(n)&&v("Use all ranks and steps",()=>s({chosen:Object.fromEntries(Object.entries(n.chosen).filter(([c])=>c.endsWith("_marker")))}),{class:"link-button"}))),_(e.chart,ox(t)),_(e.middle,"Account, t\
ree and timeline are of one recording of each side: ",l("a",{href:nt(o.set,a.set)},`${o.label} and ${a.label}`),", those with the middle step time. What the other recordings differ by is not in them",
n.equal_clock?", nor the equal clock: they are as recorded.":"."),e.card.dataset.verdict=t.verdict.verdict;let r=t.control.recordings.length+t.test.recordings.length,i=c=>Re(t[c].recordings[0].label);
e.share.set({name:`tracediff-${i("control")}-${i("test")}`,report:fr(Fh(n,null)),bundle:mr(sD(n,t)),tooMany:r>ax&&`${ax} sets at most`})}function uD(e){let{answer:t,state:n}=e;aD(e),jh(e),dD(e),cD(e),
_(e.notes,di(t.comparability)),_(e.recordings,tx(t,r=>C(`/analyse?set=${te(r)}`)));let s=Fh(n,null);s.set("format","csv");let o=nx(t,Oo(s));o.show(t.rows);let{row_count:a}=t;_(e.rows,o.node,l("p",{class:"\
muted small"},a===0?"The filters leave no row. ":"",sx(t),a>Nh?` The ${k(Nh)} largest changes of ${k(a)} are here; the CSV has all.`:""))}function ix(e,t){e.answer=null,e.question.say(Se(t,"This compa\
rison is not possible"))}var dx=e=>e.startsWith("tag:")||/[*?]/.test(e);function hD(e,t){e.answer=null,e.question.drop(),e.question.say(l("p",{class:"notice"},"Choose recordings of both sides, at leas\
t four in all: 2 and 2, or 3 and 1. A pattern of labels (nightly-*) or a tag (tag:NAME) stands for all its sets. ",l("a",{href:t.every(n=>n.length===1)?nt(t[0][0],t[1][0]):C("/compare")},"Compare two \
sets")))}function lx(e){let{state:t,search:n,question:s}=e;e.context.setTitle("Several recordings"),document.activeElement!==n&&(n.value=t.q),e.only.checked=t.significant,e.clock.checked=t.equal_clock,
jh(e);let o=[t.control,t.test];if(o.some(a=>a.length===0)||o.every(a=>a.length===1&&!dx(a[0]))){hD(e,o);return}s.ask(a=>de(Fh(t),{signal:a}),a=>{if(a.judged!=="between_recordings"){ix(e,{code:"one_set",
message:"Each of these two names stands for only one set."});return}e.answer=a,s.say(null),uD(e),B(a.verdict.words)},a=>ix(e,a))}function fD(e,t){let{change:n}=e,s=(c,d)=>(e[c]=d,d),o=(c,d)=>s(c,l("in\
put",{type:"checkbox",id:L(c),on:{change:d}}));s("search",vn({id:L("q"),wait:eD,empties:!1,onText:c=>n({q:c},{replace:!0})})),e.share=sl(),e.account=lD(e),s("why",l("div",{class:"recordings-why",hidden:!0},
e.account.node,e.account.facts)),s("card",l("section",{class:"card recordings-verdict","aria-label":"Verdict"},l("div",{class:"recordings-top"},s("words",l("div")),l("div",{class:"chart-tools"},l("lab\
el",{class:"recordings-only",title:"Step times without what another clock of the device, or another speed of the host, makes of each recording"},o("clock",()=>n({equal_clock:e.clock.checked}))," at eq\
ual clock"),e.share.node)),l("div",{class:"recordings-body"},e.why,s("chart",l("div"))),s("middle",l("p",{class:"muted small"}))));let a=l("form",{class:"card analysis-controls","aria-label":"Rows",on:{
submit:c=>c.preventDefault()}},l("label",{class:"analysis-field"},l("span",{},"Name contains"),e.search),l("label",{class:"recordings-only"},o("only",()=>n({significant:e.only.checked},{replace:!0})),
" only slower or faster")),r=l("div",{class:"analysis-results"},e.card,s("notes",l("div",{class:"comparability"})),s("recordings",l("div")),a,s("rows",l("div"))),i=l("div");_(t,l("div",{class:"page an\
alyse-page recordings-page"},l("h1",{},"Several recordings"),l("p",{class:"muted analysis-intro"},"Two recordings of one program always differ a little. With several recordings per side, the recording\
s are compared, not their steps: differences within one side are noise. Record both sides alternately."),s("sides",l("section",{class:"sides recordings-sides","aria-label":"Control and test"})),i,r)),
e.question=je({context:e.context,results:r,message:i})}function mD(e,t){let n={context:t,state:Ph(location.search),answer:null,found:null,open:[],labels:new Map,change:(s,o)=>t.go(C(`/compare/recordin\
gs?${gl({...n.state,...s})}`),o)};return fD(n,e),lx(n),rD(n),{keys:{search:()=>n.search.focus()},update(s){n.state=Ph(s),lx(n)},unmount(){n.answer=null,n.question.unmount()}}}var _x={step_time:"step time",gpu_time:"GPU time (step time without idle)",...Object.fromEntries(Object.entries(_e).map(([e,{name:t}])=>[e,t]))},pD=e=>e.without_profiler?"Step time without the profile\
r":e.measured==="row"?e.parameters.name:e.measured==="layer"?`${e.parameters.layer}, ${e.parameters.by} time`:e.measured==="gpu_time"?"GPU time":_x[e.measured].replace(/^./,t=>t.toUpperCase()),kx=e=>!!e&&
e.low_percent*e.high_percent>0,La=e=>kx(e)?`${e.explains?"the machine’s, which":"the machine"} makes ${P(e.diff_percent)} of the step (${P(e.low_percent)} to ${P(e.high_percent)})`:"",gD=e=>kx(e)?`${e.
explains?"the machine’s, ":""}${P(e.diff_percent)}`:"",wD=7.2,ux=16,yD=56,Na={l:64,r:16,t:22,b:44},bl=e=>e.recorded===null?`stored ${fe(e.created)} (recording time not stated)`:fe(e.recorded);function Gh(e,t){
let n=Math.max(2,Math.floor((t-Na.l-Na.r)/(ux*wD+14))),s=Jt(e.length,n);return{tickmode:"array",tickvals:s,tickangle:0,zeroline:!1,showgrid:!1,range:[-.6,e.length-.4],ticktext:Kt(s.map(o=>e[o].label),
ux).map(re)}}var xx=(e,t)=>({tickformat:",",ticksuffix:` ${e}`,fixedrange:!0,zeroline:!1,...t}),Yh=e=>ot({margin:Na,dragmode:"zoom",...e}),vx=e=>e.map(t=>({type:"line",xref:"x",yref:"paper",x0:t.at-.5,
x1:t.at-.5,y0:0,y1:1,layer:"below",line:{width:1.4,color:E($x(t))}})),$x=e=>e.direction==="slower"?"--more-fill":"--less-fill",Sx=({host_median:e,lag_median:t})=>Hn({host:e,lag:t});function bD(e){let t=e.
interval&&`95 % interval: ${e.interval.map(x).join(" to ")}`;return pe([e.label,bl(e),`median ${x(e.median)}`,t,Sx(e),S(e.observations,e.without_profiler===null?"step":"block"),e.diff_percent!==null&&
`${P(e.diff_percent)} against the baseline`,...e.tags.slice(0,6),"click: compare with the set before"])}var _D=(e,t)=>pe([`${t.direction}: ${x(t.left_median)} → ${x(t.right_median)} (${P(t.diff_percent)}\
)`,La(t.machine)&&`change of level: ${La(t.machine)}`,t.commits?.text,`from ${e.sets[t.at].label}`,"click: compare before and after"]);function Ex(e){let t=[],n=[],s=(o,a)=>e[o][a];for(let o=0,a;o<e.length;o=
a+1){for(a=o;a<e.length&&e[a]!==null;)a+=1;let r=Array.from({length:a-o},(d,u)=>o+u),i=r.length===1?[o-.2,o+.2]:r,c=d=>r[Math.min(d,r.length-1)];r.length>0&&(t.push(...i,...[...i].reverse(),null),n.push(
...i.map((d,u)=>s(c(u),1)),...i.map((d,u)=>s(c(u),0)).reverse(),null))}return{x:t,y:n}}function kD(e,t){let{sets:n,levels:s,change_points:o}=e,a=n.map((d,u)=>u),r=d=>d===null?null:d/t,i=E("--control-f\
ill"),c=n.map(d=>d.median===null?null:(d.interval??[d.median,d.median]).map(r));return[{type:"scatter",mode:"lines",...Ex(c),hoverinfo:"skip",line:{width:0},fill:"toself",fillcolor:Sn(i,.22)},{type:"s\
catter",mode:"lines",hoverinfo:"skip",line:{color:E("--muted"),width:1.4,dash:"dash"},x:s.flatMap(({first:d,last:u})=>[d-.5,u+.5,null]),y:s.flatMap(({median:d})=>[r(d),r(d),null])},{type:"scatter",mode:"\
lines+markers",x:a,y:n.map(d=>r(d.median)),line:{color:i,width:1.4},marker:{color:i,size:n.length>200?3:6,symbol:n.map(d=>d.baseline?"square":"circle")},...Ae(n.map(bD))},{type:"scatter",mode:"markers",
x:o.map(d=>d.at-.5),y:o.map(d=>r((d.left_median+d.right_median)/2)),marker:{size:13,line:{width:1,color:E("--surface")},symbol:o.map(d=>d.direction==="slower"?"triangle-up":"triangle-down"),color:o.map(
d=>E($x(d)))},...Ae(o.map(d=>_D(e,d)))}]}var xD=.3,vD=.04;function $D(e){let[t,n]=[Math.min(...e),Math.max(...e)];if(e.length===0||t<xD*n)return{range:[0,1.06*Math.max(n,0)||1],cut:!1};let s=Math.max(
.1*(n-t),(vD*n-(n-t))/2);return{range:[Math.max(0,t-s),n+s],cut:t-s>0}}var SD=e=>({shapes:[{type:"path",xref:"paper",yref:"paper",xsizemode:"pixel",ysizemode:"pixel",xanchor:0,yanchor:0,path:"M0,0 L0,\
8 L-5,11 L5,17 L0,20 L0,34",line:{width:1.6,color:E("--muted")}}],annotations:[{xref:"paper",yref:"paper",x:0,y:0,xanchor:"left",yanchor:"bottom",xshift:8,yshift:2,showarrow:!1,text:`axis starts at ${re(
zt(e))}`,bgcolor:E("--surface"),font:{size:11,color:E("--muted")}}]}),ED=3;function TD(e,t){let n=[],s=o=>Math.abs(o.diff_percent??1/0);for(let o of[...e].sort((a,r)=>s(r)-s(a)))n.every(({at:a})=>Math.
abs(a-o.at)*t>=yD)&&n.push(o);return n}function OD({answer:e},t){let{sets:n,change_points:s,baseline:o}=e,a=n.flatMap(m=>[m.median,...m.interval??[]]).filter(m=>m!==null),[r,i]=oe(Math.max(...a,0)),c=o?.
median??null,d=TD(s,(t-Na.l-Na.r)/n.length).map(m=>({xref:"x",yref:"paper",x:m.at-.5,y:1,yanchor:"bottom",showarrow:!1,text:re(P(m.diff_percent)),font:{size:11,color:E(m.direction==="slower"?"--more":
"--less")}})),{range:u,cut:h}=$D(c===null?a:[...a,c]),f=h?SD(u[0]):{shapes:[],annotations:[]};return{data:kD(e,i),layout:Yh({xaxis:Gh(n,t),yaxis:xx(r,{range:u.map(m=>m/i)}),shapes:[...f.shapes,...vx(s),
...c===null?[]:[{type:"line",xref:"paper",x0:0,x1:1,y0:c/i,y1:c/i,line:{width:1.4,dash:"dot",color:E("--test-fill")}}]],annotations:[...d,...f.annotations]})}}var hx=[["--control-fill","median, and it\
s 95 % interval"],["--muted","level"],["--test-fill","baseline"],["--more-fill","slower from here"],["--less-fill","faster from here"]],Vh=e=>l("div",{class:"chart-legend"},e.map(([t,n])=>l("span",{class:"\
key",data:{key:n},css:{"--key-fill":`var(${t})`}},n))),MD=e=>Qe({id:"chart-series",title:"Median of each set",file:"series",height:()=>340,make:OD,keys:()=>hx,extra:Vh(hx),class:"series-medians",onClick({
points:t},{answer:n}){let[s]=t,o=s?.curveNumber===ED&&n.change_points[s.pointNumber],a=o?o.at:s?.pointNumber;a>0&&e(o?n.sets.findIndex(({id:r})=>r===o.left):a-1,a)}}),Hh=["compute","exposed_communicat\
ion","exposed_memory","idle"],Tx={compute:"--part-compute",exposed_communication:"--part-communication",exposed_memory:"--part-memory",idle:"--part-idle"},fx=Hh.map(e=>[Tx[e],_e[e].name]);function AD({
answer:e},t){let{sets:n}=e,[s,o]=oe(Math.max(...n.map(r=>r.mean_step_time??0))),a=n.map(r=>pe([r.label,bl(r),`mean step ${x(r.mean_step_time)}`,Sx(r),...Hh.map(i=>`${_e[i].name}: ${r.parts?x(r.parts[i]):
D}`)]));return{data:Hh.map(r=>({type:"bar",x:n.map((i,c)=>c),y:n.map(i=>i.parts?i.parts[r]/o:null),marker:{color:E(Tx[r]),line:{width:0}},...Ae(a)})),layout:Yh({barmode:"stack",bargap:n.length>100?0:.12,
xaxis:{...Gh(n,t),ticks:"outside",ticklen:6,tickcolor:"rgba(0,0,0,0)"},yaxis:xx(s,{rangemode:"tozero"})})}}var RD=()=>Qe({id:"chart-series-parts",title:"Parts of the mean step",file:"series-parts",height:()=>260,
make:AD,extra:Vh(fx),keys:()=>fx}),mx=[["--test-fill","what the machine makes of the step, and its interval"]];function px(e,t){return e!==null&&`${t} ${e.factor.toFixed(3)} times as long (quartiles ${e.
low_quartile.toFixed(3)} to ${e.high_quartile.toFixed(3)})`}function CD(e,t){let{machine:n}=t;if(n===null)return pe([t.label,bl(t),"not known"]);let s=e.sets.find(({id:o})=>o===n.reference).label;return pe(
[t.label,bl(t),`${P(n.curve_percent)} of the step, against the first level`,`${P(n.diff_percent)} (${P(n.low_percent)} to ${P(n.high_percent)}) against ${s}`,px(n.device_factor,"kernels take"),px(n.host_factor,
"calls of the host take")])}function LD({answer:e},t){let{sets:n,change_points:s}=e,o=E("--test-fill"),a=({machine:r},i)=>((1+r.curve_percent/100)*(1+i/100)/(1+r.diff_percent/100)-1)*100;return{data:[
{type:"scatter",mode:"lines",hoverinfo:"skip",line:{width:0},fill:"toself",fillcolor:Sn(o,.22),...Ex(n.map(r=>r.machine&&[a(r,r.machine.low_percent),a(r,r.machine.high_percent)]))},{type:"scatter",mode:"\
lines+markers",x:n.map((r,i)=>i),y:n.map(r=>r.machine?.curve_percent??null),line:{color:o,width:1.4},marker:{color:o,size:n.length>200?3:6},...Ae(n.map(r=>CD(e,r)))}],layout:Yh({xaxis:Gh(n,t),yaxis:{ticksuffix:"\
 %",fixedrange:!0,zeroline:!0,zerolinecolor:E("--muted")},shapes:vx(s)})}}var ND=()=>Qe({id:"chart-series-machine",title:"What the machine makes of the step",file:"series-machine",height:()=>220,make:LD,
extra:Vh(mx),keys:()=>mx}),wl="row",yl="layer",gx="Ids, labels, patterns such as nightly-*, beginnings of labels, or tag:TAG, separated by commas";function PD(e){let t=L("ops"),n=l("datalist",{id:t}),
s=(p,g,y,w={})=>{let b=l("input",{type:"text",autocomplete:"off",spellcheck:"false",data:{field:p},...y,on:{change:()=>e({...w,[p]:b.value.trim()})}});return{input:b,node:l("label",{class:"analysis-fi\
eld"},l("span",{},g),b)}},o=s("sets","Sets",{class:"wide",title:gx,placeholder:"nightly-*"}),a=s("baseline","Baseline",{title:gx,placeholder:"none"}),r=s("name","Row",{class:"wide",list:t,placeholder:"\
aten::mm"},{layer:""}),i=s("category","Category",{placeholder:"any"}),c=L("layer-hint"),d=s("layer","Layer",{class:"wide",placeholder:"Block #3 / Attention","aria-describedby":c},{name:"",category:"",
time:"total"}),u=l("p",{class:"muted series-hint",id:c},"Modules or annotations as the Tree page names them, from the outermost to the innermost, separated by “ / ”. Frames in between can be left out.\
 Block is every Block; Block #3 is one."),h=(p,g)=>we(g,y=>e({[p]:y}),{data:{field:p}}),f=h("by",[["device","device time"],["host","host time"]]),m=h("time",[["total","total"],["self","self"]]);return{
options:n,sets:o,baseline:a,name:r,category:i,layer:d,layerHint:u,by:f,time:m}}async function wx(e,t,n){if(t!==null)try{let s=await hr(t,n);_(e,[...new Set(s.map(o=>o.name))].map(o=>l("option",{value:o})))}catch{}}
function ID({onChange:e}){let{options:t,sets:n,baseline:s,name:o,category:a,layer:r,layerHint:i,by:c,time:d}=PD(e),u=null,h=null,f="",m={[wl]:o,[yl]:r},p=we([...Object.entries(_x),[wl,"a row"],[yl,"a \
layer"]],R=>{f=R in m?R:"",$(),f!==""?m[f].input.focus():e({measure:R,name:"",category:"",time:"total",layer:""})},{data:{field:"measure"}}),g=l("label",{class:"analysis-field"},l("span",{},"Time"),p),
y=l("label",{class:"analysis-field"},l("span",{},"Of the layer"),c),w=l("label",{class:"analysis-field"},l("span",{},"Of the row"),d),b=l("form",{class:"card analysis-controls series-controls","aria-l\
abel":"What the series shows",on:{submit:R=>{R.preventDefault(),document.activeElement?.matches("input")&&document.activeElement.dispatchEvent(new Event("change"))}}},n.node,s.node,g,o.node,a.node,w,r.
node,y,t,v("Show",()=>e({sets:n.input.value.trim()}),{class:"primary"}),i);o.input.addEventListener("input",Ee(150,()=>wx(t,h,o.input.value))),o.input.addEventListener("focus",()=>wx(t,h,""));function $(){
p.value=f||u.measure;for(let R of[o.node,a.node,w])R.hidden=f!==wl;for(let R of[r.node,y,i])R.hidden=f!==yl}return{node:b,draw(R,A){u=R,h=A,f=u.layer!==""?yl:u.name!==""?wl:document.activeElement===m[f]?.
input?f:"";for(let{input:N}of[n,s,o,a,r])(N!==document.activeElement||N.value==="")&&(N.value=u[N.dataset.field]);d.value=u.time,c.value=u.by,$()},focus(){return n.input.focus(),n.input.select(),!0}}}
var Wh=5,yx=(e,t=({label:n})=>n)=>e.slice(0,Wh).map(t).join(", ")+(e.length>Wh?` and ${k(e.length-Wh)} more`:""),_l=({sets:e},t)=>e.find(n=>n.id===t).label;function Jh({direction:e,diff_percent:t,left_median:n,
right_median:s}){let o=t===null?"":` by ${P(Math.abs(t)).replace("+","")}`;return l("span",{class:e==="slower"?"more":"less"},`${e}${o}: ${fn(n,s).join(" → ")}`)}function DD(e){let t=e.filter(n=>n.machine?.
explains).length;return t===0?"":e.length===1?": the machine’s":`, ${k(t)} of them the machine’s`}function Ox({sets:e,change_points:t,levels:n,neighbours:s,measured:o}){return n.length===0?`None o\
f these sets has ${o==="layer"?"this layer":"this time"}.`:s!==null&&s.pairs===0?"One set is not a series: there is no other set to compare it with.":s!==null&&s.unjudged===s.pairs?`Cannot judge wheth\
er the level changes in ${S(e.length,"set")}.`:s!==null&&t.length>0?`${k(t.length)} of ${S(s.pairs,"pair")} of neighbours ${t.length===1?"differs":"differ"}.`:`${t.length===0?"No change of level was f\
ound":S(t.length,"change of level","changes of level")} in ${S(e.length,"set")}${DD(t)}.`}var Mx=({label:e,recorded:t})=>[l("b",{},e),t&&` (${fe(t)})`],Ax=({commits:e})=>e&&`The change is ${e.text}. `,
Rx=({since_good:e,change_points:t})=>e!==null&&e.good===t.at(-1)?.left;function qD(e,t){let{sets:n,change_points:s}=e,o=s.at(-1);if(!o||Rx(e))return!1;let a=La(o.machine);return l("p",{class:"card ser\
ies-change"},s.length>1&&"The latest: ","from ",Mx(n[o.at])," on, ",Jh(o),". ",Ax(o),a&&`Of it, ${a}. `,l("a",{href:t(o.left,o.right)},"What changed"))}var BD=({pairs:e,unjudged:t})=>"There are fewer \
than six sets: each was compared with the one before it, which cannot tell a change from the usual difference between two recordings."+(t===0?"":` ${k(t)} of ${S(e,"such pair")} cannot be judged: a se\
t has too few steps.`);function FD(e,t){let{since_good:n}=e,s=Rx(e)?e.change_points.at(-1):null;return n!==null&&l("p",{class:"card series-good"},l("b",{},"Since the last good set, "),_l(e,n.good),", \
it is ",Jh(n),s&&[", from ",Mx(e.sets[s.at])," on"],". ",s&&Ax(s),l("a",{href:t(n.good,n.now)},`What changed between it and ${_l(e,n.now)}`))}function jD(e,t){let{newest:n}=e;return n!==null&&l("p",{class:"\
card series-newest"},l("b",{},"The newest set, "),_l(e,n.right),", stands out: it is ",Jh({...n,left_median:n.left_mean,right_median:n.right_mean}),` (p = ${ft(n.p_value)}, against the ${k(n.others)} \
sets of its level before it). One set alone is not a change of level. `,La(n.machine)&&`Of it, ${La(n.machine)}. `,n.commits&&`It is ${n.commits.text}. `,l("a",{href:t(n.left,n.right)},`What changed b\
etween ${_l(e,n.left)} and it`))}function WD(e){let t={devices:"the devices differ",ranks:"the ranks differ",world_size:"the world size differs"},n=e.differences.map(({at:s,kind:o,before:a,after:r})=>`\
From ${e.sets[s].label} on, ${t[o]}: ${a} before, ${r} now.`);return e.more_differences===0?n:[...n,`${S(e.more_differences,"more such difference")}.`]}function HD({sets:e,levels:t}){let n=[],s=e.filter(
a=>a.missing!==null);s.length>0&&t.length>0&&n.push(`${S(s.length,"set")} ${s.length===1?"has no such time, and counts with the level around it":"have no such time, and count with the level around the\
m"}: ${yx(s,a=>`${a.label} (${a.missing})`)}.`),e.every(a=>!a.has_steps)&&n.push("No set has steps: each whole recording counts as one step.");let o=e.filter(a=>a.affected>0);return o.length>0&&n.push(
`${S(o.length,"set")} ${o.length===1?"has damaged files, so its":"have damaged files, so their"} times may be wrong: ${yx(o)}.`),n}function UD(e){let t=e.unknown_recorded===1,n=[e.without_profiler_note,
...WD(e),e.unknown_recorded>0&&`${S(e.unknown_recorded,"set")} ${t?"does":"do"} not say when ${t?"it was":"they were"} recorded: the time ${t?"it was":"they were"} stored is used.`,e.neighbours?.pairs>
0&&BD(e.neighbours),...e.left_out.map(({label:s,detail:o})=>`${s} is left out: ${o}`),...HD(e),e.machine_pending>0&&`The machine of ${S(e.machine_pending,"set")} is not known yet: the time was up. Loa\
d the page again; what was compared is kept.`].filter(Boolean);return n.length>0&&l("ul",{class:"notice"},n.map(s=>l("li",{},s)))}var zD=(e,t)=>[l("h2",{},Ox(e)),qD(e,t),FD(e,t),jD(e,t),UD(e)],Ca=(e,t,n,s=x)=>({
key:e,title:t,what:n,number:!0,show:s,exact:O}),Uh=e=>e===null?null:e>0?"more":e<0?"less":null,KD=12,zh=({commit:e,dirty:t})=>`${e.slice(0,KD)}${t?" (changed)":""}`,GD=e=>[{key:"label",title:"From set",
show:t=>t},{key:"recorded",title:"Recorded",show:t=>t===null?"not stated":fe(t)},Ca("left_median","Before","Median of the level before"),Ca("right_median","After","Median of the level after"),{...Ca("\
diff_duration","Change","After less before",G),tone:Uh},{key:"diff_percent",title:"%",number:!0,show:P,tone:Uh},{key:"q_value",title:"q",number:!0,show:ft,what:"Of the rank test of the steps of both l\
evels"},{key:"machine",title:"Machine",what:"What another clock of the device, or another speed of the host, makes of the step time; the machine’s: that is all of the change, as far as the interval te\
lls",show:gD},...e.some(({commits:t})=>t!==null)?[{key:"commits",title:"Commits",what:"Of the nearest sets before and after it whose recorders noted one",show:t=>t===null?"":l("span",{title:t.text},`${zh(
t.left)} → ${zh(t.right)}`)}]:[],{key:"href",title:"Compare",what:"Before and after: the last set before the change with the first one after it. Several of each: up to five sets of each level, those\
 nearest to the change, as several recordings of each side; not offered where a level has only one set",show:(t,n)=>[l("a",{href:t},"before and after"),n.several&&" · ",n.several&&l("a",{href:n.several},
"several of each")]}],YD=e=>[{key:"label",title:"Set",show:(t,n)=>l("a",{href:n.href},t)},{key:"recorded",title:"Recorded",show:(t,n)=>t===null?`stored ${fe(n.created)}`:fe(t)},{...Ca("median","Median",
e.without_profiler?"Of blocks of its steps without the profiler":"Of the means over the ranks of each step; or why there is none"),show:(t,n)=>n.missing??x(t)},{key:"interval",title:"95 % interval",number:!0,
what:"Of the median, by order statistics; none with fewer than six steps",show:t=>t===null?D:t.map(x).join(" to ")},...e.baseline?[{key:"diff_percent",title:"Against baseline",number:!0,show:P,tone:t=>Math.
abs(t)<2?null:Uh(t)}]:[],{key:"observations",title:e.without_profiler?"Blocks":"Steps",number:!0,show:k},Ca("mean_step_time",e.without_profiler?"Mean recorded step":"Mean step","What the parts add up \
to"),...e.sets.some(({commit:t})=>t!==null)?[{key:"commit",title:"Commit",what:"What its recorder noted",show:t=>t===null?"":zh(t)}]:[],{key:"tags",title:"Tags",show:t=>t.join(", ")},{key:"before",title:"\
Compare",show:t=>t===null?"":l("a",{href:t},"with the one before")}];function VD({sets:e,change_points:t},n){let s=Mt({caption:"Changes of level",limit:64,columns:GD(t)});return s.show(t.map(o=>({...o,
label:e[o.at].label,recorded:e[o.at].recorded,href:n(o.left,o.right),several:o.recordings_link}))),s.node}function JD(e,t,n){let{sets:s}=e,o=Mt({caption:"Sets",limit:30,columns:YD(e),csv:Lm(`${tr(t)}&\
machine=true&format=csv`)});return o.show(s.map((a,r)=>({...a,href:C(`/analyse?set=${a.id.slice(0,12)}`),before:r===0?null:n(s[r-1].id,a.id)})).reverse()),o.node}var Qh={path:"/series",name:"Series",read:Rs,
mount:tq},QD="A time of many sets, by default the step time, in the order of recording: nightly runs, the commits of a branch. A change of level leads to the comparison of the sets before and after it\
.",Cx=({answer:e,state:t})=>(n,s)=>e.measured!=="layer"?nt(n,s):rt({control:te(n),test:te(s),by:t.by,q:t.layer.split(" / ").at(-1).replace(/ #\d+$/,"")});function Xh(e){let{answer:t,answered:n,medians:s,
machine:o,parts:a}=e,{sets:r}=t,i=Cx(e),c={file:"tracediff",revision:n,answer:t,caption:[`${r[0]?.label??""} to ${r.at(-1)?.label??""}`]};_(e.summary,zD(t,i),t.change_points.length>0&&VD(t,i)),s.node.
toggleAttribute("data-baseline",t.baseline!==null),s.draw({...c,heading:pD(t),empty:t.levels.length===0?"There is nothing to draw.":null}),o.node.hidden=r.every(d=>d.machine===null),o.node.hidden||o.draw(
{...c,heading:"clock of the device, speed of the host"}),a.draw({...c,heading:"means over steps and ranks",empty:r.every(d=>d.parts===null)?"No set has device work: a step has no parts.":null}),_(e.table,
JD(t,e.state,i)),e.results.dataset.shown=n}async function XD(e){let[t,n]=await Promise.all([mt("group=always&limit=100"),Vn()]),o=[...t.entries.flatMap(({group:a})=>a?[a]:[]).map(({prefix:a,sets:r})=>[
`${a}*`,r]),...n.filter(({sets:a})=>a>2).map(({tag:a,sets:r})=>[`tag:${a}`,r])].filter(([a])=>!a.includes(","));return l("div",{class:"notice"},t.total===0?l("p",{},"No sets are stored yet. ",l("a",{href:C(
"/")},"Add some"),"."):l("p",{},"Name the sets of a series: a pattern of their labels, or a tag. Tags are given on the Traces page, or with ",l("code",{},"tracediff ingest --tag"),"."),o.length>0&&l("\
ul",{class:"series-offers"},o.slice(0,20).map(([a,r])=>l("li",{},l("a",{href:$o({...e,sets:a})},a),` (${S(r,"set")})`))))}function Kh(e,t){e.answer=null,e.question.say(Se(t,"This series is not possibl\
e"))}async function ZD(e,t){try{let n=await lc(`${t}&machine=true`);e.answered===t&&e.answer!==null&&(e.answer=n,Xh(e))}catch{}}function eq(e,t,n){let{state:s,question:o,controls:a}=e;if(e.answer=n,e.
answered=t,a.draw(s,n.sets.at(-1)?.id??null),n.sets.length===0){let r=n.left_out.length;Kh(e,{code:"no_sets",message:`${s.tag.length>0?`tag: no set has ${s.tag.join(", ")}`:"No set was found"}.${r>0?`\
 ${S(r,"set")} cannot be read.`:""}`}),o.clearable({message:"tag: "});return}o.say(null),Xh(e),B(Ox(n)),ZD(e,t)}function bx(e){let{state:t,question:n,context:s,controls:o}=e,a=tr(t).toString();o.draw(
t,e.answer?.sets.at(-1)?.id??null),s.setTitle([t.sets,"Series"].filter(Boolean).join(" · ")),t.sets===""&&t.tag.length===0?(e.answered="",n.ask(()=>XD(t),r=>n.say(r),r=>Kh(e,r))):e.answered===a&&e.answer?
(n.drop(),Xh(e),s.settled()):n.ask(r=>lc(a,{signal:r}),r=>eq(e,a,r),r=>Kh(e,r))}function tq(e,t){let n={context:t,state:Rs(location.search),answer:null,answered:"",summary:l("div",{class:"series-summa\
ry"}),table:l("div",{class:"analysis-tables"}),machine:ND(),parts:RD()};n.controls=ID({onChange:(r,i)=>t.go($o({...n.state,...r}),i)}),n.medians=MD((r,i)=>t.go(Cx(n)(n.answer.sets[r].id,n.answer.sets[i].
id)));let s=[n.medians,n.machine,n.parts],o=l("div");n.results=l("div",{class:"analysis-results"},n.summary,n.medians.node,n.table,n.machine.node,n.parts.node),_(e,l("div",{class:"page analyse-page se\
ries-page"},l("h1",{},"Series"),l("p",{class:"muted analysis-intro"},QD),n.controls.node,o,n.results)),n.question=je({context:t,results:n.results,message:o});let a=Me(()=>s.forEach(r=>r.retheme()));return bx(
n),{keys:{search:()=>n.controls.focus()},update(r){n.state=Rs(r),bx(n)},unmount(){n.question.unmount(),n.answer=null,a(),s.forEach(r=>r.unmount())}}}var vl=9,kl=3,nq=7;function sq(e){e.pending=0;let t=e.node.clientWidth,n=X.flatMap(i=>[!0,!1].map(c=>e.panes.filter(d=>d.side===i&&d.data()?.bands.some(u=>u.sort==="host"===c)).map(d=>({pane:d,host:c})))).
filter(i=>i.length>0),s=Math.max(1,n.length)*(vl+kl)+kl,o=globalThis.devicePixelRatio||1;[e.canvas.width,e.canvas.height]=[Math.round(t*o),Math.round(s*o)],e.canvas.style.height=`${s}px`;let a=e.canvas.
getContext("2d",{alpha:!1});a.scale(o,o),a.fillStyle=E("--surface-sunk"),a.fillRect(0,0,t,s);let r=i=>t*(i-e.extent.from)/(e.extent.to-e.extent.from);n.forEach((i,c)=>i.forEach(({pane:d,host:u})=>oq(a,
d,u,kl+c*(vl+kl),r)))}function oq(e,t,n,s,o){let a=t.data();e.fillStyle=E(n?"--span-host":"--span-compute");let r=new Map,i=-1/0;for(let c=0;c<a.length;c+=1){if(a.lanes[a.lane[c]]?.sort==="host"!==n)continue;
let[d,u]=[o(a.start[c]),o(a.end[c])],h=t.changeAt(c);if(h!==""&&a.merged[c]<=1){let f=r.get(h)??[];f.push(d,u),r.set(h,f)}a.name[c]>=0&&a.lanes[a.lane[c]].sort!=="other"&&(u>i+.5||d<i-50)&&(e.fillRect(
d,s,Math.max(.5,u-d),vl),i=u)}for(let[c,d]of r){e.fillStyle=E(`--span-${c}`);for(let u=0;u<d.length;u+=2)e.fillRect(d[u],s,Math.max(.7,d[u+1]-d[u]),vl)}}function ef(e){e.pending||=requestAnimationFrame(
()=>sq(e))}function jx(e){let t=e.extent.to-e.extent.from,n=100*(e.view.from-e.extent.from)/t,s=100*(e.view.to-e.view.from)/t;e.frame.style.setProperty("left",`${n}%`),e.frame.style.setProperty("width",
`${s}%`)}function xl(e,t){let n=e.node.getBoundingClientRect(),s=(t.clientX-n.left)/Math.max(1,n.width);return e.extent.from+Math.min(1,Math.max(0,s))*(e.extent.to-e.extent.from)}var aq=e=>e.view.to-e.
view.from>.999*(e.extent.to-e.extent.from);function Lx(e,t){let n=nq*(e.extent.to-e.extent.from)/Math.max(1,e.node.clientWidth),[s,o]=[e.view.from,e.view.to].map(a=>Math.abs(xl(e,t)-a));return t.shiftKey||
Math.min(s,o)>n?t.shiftKey||aq(e)?"range":"move":s<o?"from":"to"}function Nx(e,t){let{part:n,at:s,view:o}=e.press;if(n==="move")e.onRange(o.from+t-s,o.to+t-s);else if(n!=="range"){let a={...o,[n]:t};e.
onRange(Math.min(a.from,a.to),Math.max(a.from,a.to))}}function rq(e,t,n){[e.panes,e.extent]=[t,n],ef(e),jx(e)}function iq(e){cancelAnimationFrame(e.pending),e.size.disconnect(),e.stopTheme()}function lq({
onRange:e}){let t={onRange:e,panes:[],extent:{from:0,to:1},pending:0,press:null};return t.canvas=l("canvas",{"aria-hidden":"true"}),t.frame=l("div",{class:"overview-view"}),t.node=l("div",{class:"time\
line-overview","aria-hidden":"true"},t.canvas,t.frame),t.view=t.extent,t.node.addEventListener("pointerdown",n=>{if(n.button===0){t.node.setPointerCapture(n.pointerId);let s=xl(t,n);if(t.press={part:Lx(
t,n),at:s,view:t.view},t.press.part==="move"&&(s<t.view.from||s>t.view.to)){let o=(t.view.to-t.view.from)/2;t.press.view={from:s-o,to:s+o},Nx(t,s)}}}),t.node.addEventListener("pointermove",n=>{t.press?
Nx(t,xl(t,n)):t.node.style.cursor=["from","to"].includes(Lx(t,n))?"ew-resize":""}),t.node.addEventListener("pointerup",n=>{let[s,o]=[t.press?.at,xl(t,n)];t.press?.part==="range"&&s!==o&&e(Math.min(s,o),
Math.max(s,o)),t.press=null}),t.node.addEventListener("pointercancel",()=>{t.press=null}),t.size=new ResizeObserver(()=>ef(t)),t.size.observe(t.node),t.stopTheme=Me(()=>ef(t)),{node:t.node,draw:(n,s)=>rq(
t,n,s),view(n,s){t.view={from:n,to:s},jx(t)},unmount:()=>iq(t)}}var cq=15,$l=190,dq={longer:"▲ ",shorter:"▼ ",new:"+ ",gone:"− ","":""},Wx=.02,uq=["host","compute","communication","memory","outs\
ide","many","gap","longer","shorter","new","gone"],hq=new Set(["new","gone","gap"]),fq={control:"A",test:"B"},mq=[1,.78,.56];function pq(e){if(!["longer","shorter"].includes(e?.change))return 0;let[t,
n]=oi(e.row),s=Math.abs(n-t)/Math.max(t,n);return s>=.5?0:s>=.25?1:2}function gq(e,t,n){return e.sort[t]===Qo?"gap":e.sort[t]===Xo?e.gaps[e.gap[t]].shown?"host":"outside":e.sort[t]===An?"outside":n!==
""?n:e.merged[t]===0?"outside":e.merged[t]>1?"many":e.lanes[e.lane[t]].sort==="host"?"host":{COMMUNICATION:"communication",MEMORY:"memory"}[e.kinds[e.name[t]]]??"compute"}function Px(e){e.fills=Object.
fromEntries(uq.map(t=>[t,mq.map(n=>Dc(E(`--span-${t}`),E("--surface"),n))]))}var Hx=(e,t)=>e.data.name[t]<0||e.data.lanes[e.data.lane[t]]?.sort==="other"?"":e.ofName[e.data.name[t]];function Ux(e){let t=e.
data.names.map((n,s)=>e.changes?.get(Ce(n,e.data.categories[s])));e.ofName=t.map(n=>n?.change??""),e.strengths=t.map(pq),e.classes=Array.from({length:e.data.length},(n,s)=>gq(e.data,s,Hx(e,s)))}function Ix(e,t){
if(e.data.sort[t]===Qo){let a=e.data.gaps[e.data.gap[t]];return`idle ${x(a.duration)} · host: ${a.operator??a.host??"nothing recorded"}`}if(e.data.sort[t]===Xo){let a=e.data.gaps[e.data.gap[t]];return`\
step ${a.step_number} · ${x(a.duration)}`}if(e.data.sort[t]===An)return J(e.data.gaps[e.data.gap[t]].mean,0,3);let n=e.data.names[e.data.name[t]],o=Wn({name:n,category:e.data.categories[e.data.name[t]]})?
`${xs} (${n})`:n||"(no name)";return(dq[e.classes[t]]??"")+(e.data.merged[t]>1?`${e.data.merged[t]} rows, most of them ${o}`:o)}function wq(e){let t=JSON.stringify(e.data.bands);if(t===e.headsOf)return;
e.headsOf=t;let{lane:n,act:s}=e.heads.contains(document.activeElement)?document.activeElement.dataset:{},o=r=>V("pin",`${e.kind==="pinned"?"Unpin":"Pin"} ${r.label}`,()=>e.on.pin(e.self,r),{class:"lan\
e-pin",data:{lane:r.id,act:"pin"}}),a=({label:r})=>e.kind==="pinned"?`${fq[e.side]}: ${r}`:r;e.heads.style.height=`${e.data.height}px`,_(e.heads,e.data.bands.map(r=>l("li",{class:"lane-head",title:r.label,
css:{top:`${r.top}px`,height:`${r.height}px`}},r.folds?v(a(r),()=>e.on.fold(e.self,r),{class:"lane-fold",data:{lane:r.id,act:"fold"},"aria-expanded":String(r.open)}):l("span",{},a(r)),o(r)))),[...e.heads.
querySelectorAll("button")].find(({dataset:r})=>r.lane===n&&r.act===s)?.focus()}function yq(e,t,n){for(let{top:s}of e.data?.bands??[]){let o=Math.round(n.top+s)+.5;t.line(0,o,n.width,o,E("--grid"))}e.
on.decorate(t,n,e.self)}function bq(e,t,n){e.data=t,Ux(e),e.drawing.set({...t.pieces,tops:t.tops,height:t.height,from:n.from,to:n.to}),e.node.hidden=t.bands.length===0,wq(e)}function _q(e,t){e.changes=
t,e.data&&(Ux(e),e.drawing.redraw())}function kq(e,t){let n=t&&new Set(t);e.drawing.highlight(n&&e.data.pieces.of.flatMap((s,o)=>n.has(s)?[o]:[]))}function xq(e,t){let{height:n,paint:s}=e.drawing.whole(
t-$l);return{height:n,paint(o){s(jr(o,$l,0)),e.data.bands.forEach(({label:a,top:r})=>o.words(6,r+cq,go(a,30),E("--muted")))}}}function vq(e){e.stopTheme(),e.drawing.destroy()}function $q({side:e,kind:t,
on:n}){let s={side:e,kind:t,on:n,data:null,classes:[],ofName:[],strengths:[],changes:null,fills:{},headsOf:""},o=`${e==="control"?"Control":"Test"}, ${t}`;s.heads=l("ul",{class:"timeline-heads","aria-\
label":`Lanes: ${o}`});let a=l("div",{class:"timeline-drawing"});s.node=l("div",{class:`timeline-pane timeline-${t}`,data:{side:e}},s.heads,a),s.self={side:e,kind:t,node:s.node,data:()=>s.data};let r=c=>c<
0?-1:s.data.pieces.of[c],i=c=>s.fills[s.classes[c]][["longer","shorter"].includes(s.classes[c])?s.strengths[s.data.name[c]]:0];return Px(s),s.drawing=Ur(a,{rowHeight:ni,label:`${o}: a table below has \
the same`,least:Wx,colour:c=>i(r(c)),hatched:c=>hq.has(s.classes[r(c)]),text:c=>Ix(s,r(c)),onHover:(c,d)=>n.hover(s.self,r(c),d),onPick:(c,d)=>n.pick(s.self,r(c),d),onView:(c,d,u)=>n.view(s.self,c,d,u),
onMeasure:n.measure,onKey:c=>n.key(c,s.self),decorate:(c,d)=>yq(s,c,d)}),s.stopTheme=Me(()=>{Px(s),s.drawing.redraw()}),Object.assign(s.self,{drawing:s.drawing,show:(c,d)=>bq(s,c,d),setChanges:c=>_q(s,
c),highlight:c=>kq(s,c),whole:c=>xq(s,c),changeAt:c=>Hx(s,c),textOf:c=>Ix(s,c),title:o,destroy:()=>vq(s)})}function Dx(e,t,{start:n,end:s,row:o},a,r,i){let c=Math.max(-3,t.x(n)),d=Math.min(t.width+3,t.
x(s));d>=-3&&c<=t.width+3&&e.frame(c-.5,t.y(o)-.5,Math.max(2,d-c)+.5,i,a,r)}function Sq(e,t,n,s){let o=-1,a=r=>t.y(n.row[r])+2+(s-4)*(1-n.gaps[n.gap[r]].at);for(let r=0;r<n.length;r+=1){if(n.sort[r]!==
An)continue;let i=t.x(n.start[r]),c=t.x(n.end[r]);c>=0&&i<=t.width&&(e.line(i,a(r),c,a(r),E("--text"),1),o>=0&&n.row[o]===n.row[r]&&n.end[o]===n.start[r]&&e.line(i,a(o),i,a(r),E("--text"),1)),o=r}}function Eq(e,t,n,s){
let o=t.rowHeight;Sq(e,t,n.data()??{length:0},o);let a=s.path(n.side);if(a&&dw(e,t,n,a),s.measure){let{from:r,to:i}=s.measure,[c,d]=[t.x(r),t.x(i)];e.alpha(.16),e.box(c,0,d-c,t.height,E("--accent")),e.
alpha(1);for(let u of[c,d])e.line(u,0,u,t.height,E("--accent"),1)}if(s.aligned!==null){let r=Math.round(t.x(s.aligned))+.5;e.line(r,0,r,t.height,E("--accent"),1.5)}for(let r of s.selected)r.pane===n&&
Dx(e,t,r,E("--accent"),2.5,o);s.partner?.pane===n&&Dx(e,t,s.partner,E("--text"),1.5,o)}var tf={longer:"takes longer in the test",shorter:"takes less time in the test",new:"new",gone:"gone"};function nf(e,t=x){
if(!e||e.change==="")return"";let{row:n,change:s}=e,[o,a,r]=oi(n);return`${tf[s]}: ${t(o)} → ${t(a)} ${r?"self time":"total"} in this ${e.whole?"recording":"step"}`}function Tq(e,t,{changes:n,partner:s,
other:o}){let a=e.data(),r=a.start[t]+a.shift,i=a.end[t]-a.start[t];if(a.sort[t]===Qo){let m=a.gaps[a.gap[t]];return[["The device is idle","strong"],[`${O(i)}, from ${O(r)}`],[m.host?`the host: ${m.host}${m.
operator&&m.operator!==m.host?` in ${m.operator}`:""}`:"the host: mostly nothing recorded"],m.next&&[`then: ${m.next}`]].filter(Boolean)}if(a.sort[t]===Xo){let m=a.gaps[a.gap[t]];return[[`Step ${m.step_number}\
, as the device has it`,"strong"],[`${O(i)}, from ${O(r)}`],[Hn(m)],[`the host began it at ${O(m.host_start)}`,"muted"]]}if(a.sort[t]===An){let{name:m,mean:p,min:g,max:y}=a.gaps[a.gap[t]];return[[`${m}\
: ${J(p,0,3)}`,"strong"],g<y&&[`from ${J(g,0,3)} to ${J(y,0,3)} in this pixel`],[`${O(i)}, from ${O(r)}`]].filter(Boolean)}let c=a.names[a.name[t]],d=Wn({name:c,category:a.categories[a.name[t]]});if(a.
merged[t]>1)return[[`${k(a.merged[t])} rows too short to draw separately`,"strong"],[`most of the time: ${c}`],d&&[xs],["zoom in to see them","muted"]].filter(Boolean);let u=a.lanes[a.lane[t]],h=[[c||
"(no name)","mono strong"],...d?[[xs]]:[],[`${O(i)}, from ${O(r)}`],[`${a.categories[a.name[t]]} · ${u.label}`,"muted"]];if(!os(a,t))return[...h,["not part of this step: it began before, or another o\
ne launched it","muted"]];let f=nf(n?.get(si(a,t)),O);if(f&&h.push([f,"change"]),s){h.push([`${o}: ${O(s.duration)} (${ee(e.side==="control"?s.duration-i:i-s.duration)} test against control), from ${O(
s.start)}`]);let m=ed(n,o,c,a.categories[a.name[t]]);m!==c&&h.push([`${o}: ${m}`,"mono muted"])}else s===null&&o&&h.push([`${o}: no ${k(a.occurrence[t]+1)}${zx(a.occurrence[t]+1)} call of this name`,"\
muted"]);return h}var zx=e=>e%100>=11&&e%100<=13?"th":["th","st","nd","rd"][e%10]??"th",sf=e=>`${k(e)}${zx(e)}`,ro=14;function Oq(){let e=l("div",{class:"timeline-tip",hidden:!0,"aria-hidden":"true"});
return{node:e,show(t,n,s){_(e,t.map(([c,d])=>l("p",{class:d},l("bdi",{},c)))),e.hidden=!1;let{width:o,height:a}=e.getBoundingClientRect(),r=n+ro+o>window.innerWidth?n-ro-o:n+ro,i=s+ro+a>window.innerHeight?
s-ro-a:s+ro;e.style.setProperty("left",`${Math.max(4,r)}px`),e.style.setProperty("top",`${Math.max(4,i)}px`)},hide(){e.hidden=!0}}}function Mq(){let e=q("polygon",{class:"join-shape"}),t=q("g",{class:"\
join-links"}),n=L("arrow"),s=q("svg",{class:"timeline-join","aria-hidden":"true",focusable:"false"},q("marker",{id:n,viewBox:"0 0 8 8",refX:7,refY:4,markerWidth:7,markerHeight:7,orient:"auto"},q("path",
{class:"join-head",d:"M0 0 8 4 0 8z"})),e,t);return{node:s,drawLinks(o){let a=s.getBoundingClientRect();_(t,o.map(([r,i])=>{let[c,d]=[Math.min(r.right,i.left),i.left].map(f=>f-a.left),[u,h]=(r.bottom<=
i.top?[r.bottom,i.top]:[r.top,i.bottom]).map(f=>f-a.top);return q("path",{"marker-end":`url(#${n})`,d:`M${c} ${u}L${d} ${h}`})}))},draw(o,a){if(!o||!a){e.setAttribute("points","");return}let r=s.getBoundingClientRect(),
[i,c]=o.top<=a.top?[o,a]:[a,o],d=({left:p,right:g})=>[p,Math.max(g,p+1.5)],[[u,h],[f,m]]=[d(i),d(c)];e.setAttribute("points",[[u,i.bottom],[h,i.bottom],[m,c.top],[f,c.top]].map(([p,g])=>`${p-r.left},${g-
r.top}`).join(" "))}}}function Aq(e,t){let[n,s]=oe(t*10);return`${J(e/s,0,3).replace("-","−")} ${n}`}function qx(e,t,n){cg(e,{view:t,width:n,format:Aq,colours:{surface:E("--surface"),border:E("--bo\
rder"),muted:E("--muted")}})}function Rq(){let e=l("canvas",{}),t=l("div",{class:"timeline-ruler","aria-hidden":"true"},e),n={from:0,to:1},s=0;function o(){s=0;let c=t.clientWidth,d=globalThis.devicePixelRatio||
1;[e.width,e.height]=[Math.round(c*d),Math.round(qt*d)],e.style.height=`${qt}px`;let u=e.getContext("2d",{alpha:!1});u.scale(d,d),qx(Fr(u,getComputedStyle(document.body).fontFamily),n,c)}let a=()=>{s||=
requestAnimationFrame(o)},r=new ResizeObserver(a);r.observe(t);let i=Me(a);return{node:t,view(c,d){n={from:c,to:d},a()},whole:c=>({height:qt,paint:d=>qx(jr(d,$l,0),n,c-$l)}),unmount(){cancelAnimationFrame(
s),r.disconnect(),i()}}}var Cq=60,Lq=40,Nq=130,Bx=8,Pa=({kind:e})=>e==="pinned";function Pq(e){e.pins.hidden||Ia(e)}var ln=e=>e.shown[0]??e.panes[0],Sl=e=>ln(e).drawing.current();function Iq(e,t,n,s,o){
e.following||(e.following=!0,e.shown.filter(a=>a!==t).forEach(a=>a.drawing.follow(n,s,o)),e.following=!1,Kx(e),Ia(e),e.on.view(n,s,o))}function Dq(e,{side:t},n){e.on.pin(t,n),e.shown.filter(s=>s.side===
t).flatMap(s=>[...s.node.querySelectorAll(".lane-pin")]).find(({dataset:s})=>s.lane===n.id)?.focus()}function Kx(e){let{from:t,to:n}=Sl(e);e.overview.view(t,n),e.ruler.view(t,n)}function qq(e,t,n,s){e.
under=n>=0?{pane:t,i:n,event:s}:null,clearTimeout(e.rest),e.abort?.abort(),e.marks.partner=null,e.under?Bq(e):e.tip.hide(),Ia(e),of(e)}function Bq(e){let{pane:t,i:n}=e.under,s=e.on.both()?e.partners.nameOf(
t,n):null;if(s===null){Gx(e,void 0);return}let o=Yn[t.side],a=e.partners.drawn(e.shown,o,...s)??(Fq(e,o,...s)?null:e.partners.known(o,...s));if(Fx(e,a),a!==void 0)return;let r=e.under;e.rest=setTimeout(
async()=>{e.abort=new AbortController;try{let i=await e.partners.ask(o,...s,e.abort.signal);e.under===r&&(Fx(e,i),Ia(e),of(e))}catch{}},Cq)}function Fq(e,t,n,s,o){let a=e.on.changes()?.get(Ce(n,s))?.row;
return a!==void 0&&o>=a[`${t}_counts`]}function Fx(e,t){e.marks.partner=t?ea(e.shown,Yn[e.under.pane.side],t):null,Gx(e,t)}function Gx(e,t){let{pane:n,i:s,event:o}=e.under;o&&e.tip.show(Tq(n,s,{changes:e.
on.changes(),partner:t,other:e.on.both()?Yn[n.side]:""}),o.clientX,o.clientY)}var Zh=({pane:e,start:t,end:n,row:s})=>e.drawing.placeOf({start:t,end:n,row:s});function Ia(e){e.join.drawLinks(e.marks.links.
map(s=>s.map(o=>o.pane.drawing.boxOf(o))));let{partner:t,selected:n}=e.marks;if(e.under&&t){let{start:s,end:o,row:a}=e.under.pane.data(),{pane:r,i}=e.under;e.join.draw(Zh({pane:r,start:s[i],end:o[i],row:a[i]}),
Zh(t))}else n.length===2?e.join.draw(...n.map(Zh)):e.join.draw(null,null)}var of=e=>e.shown.forEach(t=>t.drawing.redraw());function jq(e,{start:t,end:n}){let s=(t+n)/2,o=Sl(e),a=ln(e).drawing.node.clientWidth||
1e3,r=Math.max(n-t,.01)*a/Lq,i=Math.max((n-t)*1.3,Math.min(o.to-o.from,r));return{from:s-i/2,to:s+i/2}}function Wq(e,t){let{from:n,to:s}=ln(e).drawing.goal(),[o,a]=[(n+s)/2,(s-n)/2*t];ln(e).drawing.view(
o-a,o+a)}function Hq(e,t){let{from:n,to:s}=ln(e).drawing.goal(),o=t*(s-n);ln(e).drawing.view(n+o,s+o)}function Uq(e,t,n,s,o,a){e.home=s,e.under=null,e.marks.partner=null,e.tip.hide();let r=e.shown,i=r.
length>0?Sl(e):null;e.shown=t.map(({pane:c,data:d})=>(c.show(d,n),c)).filter(c=>c.data().bands.length>0),e.panes.filter(c=>!e.shown.includes(c)).forEach(c=>{c.node.hidden=!0}),e.pins.hidden=!e.shown.some(
Pa),e.groups.forEach(c=>{let{side:d}=c.dataset;c.hidden=!e.shown.some(u=>u.side===d&&!Pa(u)),c.firstChild.textContent=o[d]??""}),a?e.shown.forEach(c=>{let{from:d,to:u}=Ws(a,c.drawing.extent(),Wx);c.drawing.
follow(d,u)}):i&&e.shown.filter(c=>!r.includes(c)).forEach(c=>c.drawing.follow(i.from,i.to)),Kx(e)}function zq(e,t){Object.assign(e.marks,t),Ia(e),of(e)}function Kq(e,{pane:t,start:n,end:s,row:o}){let a=t.
drawing.boxOf({start:n,end:s,row:o}),{bottom:r}=(e.pins.hidden?e.ruler.node:e.pins).getBoundingClientRect();if(Pa(t))t.drawing.reveal(o);else{let i=window.innerHeight-Math.max(Nq,e.on.below());window.
scrollBy(0,a.top<r||i<r?a.top-r-Bx:Math.max(0,a.bottom-i+Bx))}}function Gq({pane:e,start:t,lane:n,level:s},o){let a=e.data(),r=-1;for(let i=0;i<a.length;i+=1){let c=o*(a.start[i]-t);c>0&&a.level[i]===
s&&a.lanes[a.lane[i]]?.id===n&&os(a,i)&&(r<0||c<o*(a.start[r]-t))&&(r=i)}return r}function Yq(e){clearTimeout(e.rest),e.abort?.abort(),document.removeEventListener("scroll",e.onScroll,{capture:!0}),e.
size.disconnect(),e.overview.unmount(),e.ruler.unmount(),e.panes.forEach(t=>t.destroy())}function Vq(e){let{on:t}=e,n={hover:(s,o,a)=>qq(e,s,o,a),view:(s,o,a,r)=>Iq(e,s,o,a,r),key:t.key,fold:t.fold,pin:(...s)=>Dq(
e,...s),pick:(s,o)=>t.pick(s,o),measure:(s,o,a)=>t.measure(s<o?{from:s,to:o}:null,a),decorate:(s,o,a)=>Eq(s,o,a,e.marks)};e.panes=["pinned","host","device"].flatMap(s=>X.map(o=>$q({side:o,kind:s,on:n}))),
e.pins=l("section",{class:"timeline-pins","aria-label":"Pinned lanes"},e.panes.filter(Pa).map(s=>s.node)),e.groups=X.map(s=>l("section",{class:`timeline-side timeline-${s}`,data:{side:s},"aria-label":s===
"control"?"Control":"Test"},l("p",{class:`timeline-side-name ${s}-text small`}),e.panes.filter(o=>o.side===s&&!Pa(o)).map(o=>o.node)))}function Yx({partners:e,on:t}){let n={partners:e,on:t,under:null,
rest:0,abort:null,following:!1,shown:[],home:{from:0,to:1}};n.onScroll=()=>Pq(n),n.marks={selected:[],links:[],partner:null,measure:null,aligned:null,path:t.path},n.tip=Oq(),n.join=Mq(),Vq(n),n.overview=
lq({onRange:(r,i)=>ln(n).drawing.view(r,i,!0)}),n.ruler=Rq();let s=l("div",{class:"timeline-lanes"},n.pins,n.groups,n.join.node),o=l("div",{class:"timeline-head"},n.overview.node,n.ruler.node),a=l("se\
ction",{class:"card timeline-stage","aria-label":"Timeline"},o,s,n.tip.node);return n.size=new ResizeObserver(()=>a.style.setProperty("--head",`${o.offsetHeight}px`)),n.size.observe(o),document.addEventListener(
"scroll",n.onScroll,{capture:!0,passive:!0}),{node:a,panes:n.panes,shown:()=>n.shown,current:()=>Sl(n),around:(...r)=>jq(n,...r),goTo:({from:r,to:i},c)=>ln(n).drawing.view(r,i,c),glide:r=>Wq(n,r),slide:r=>Hq(
n,r),fit(){ln(n).drawing.view(n.home.from,n.home.to)},show:(r,i,c,d,u)=>Uq(n,r,i,c,d,u),drawOverview(r){n.overview.draw(n.shown,r)},setChanges(r){n.panes.forEach(i=>i.setChanges(r))},mark:r=>zq(n,r),marks:n.
marks,whole:r=>[{lines:[],...n.ruler.whole(r)},...n.shown.map(i=>({lines:[i.title],...i.whole(r)}))],reveal:(...r)=>Kq(n,...r),beside:Gq,unmount:()=>Yq(n)}}function Jq(e,t,n){let s=Te("Sides",[["both","Both","One side above the other"],["control","Control","The control alone"],["test","Test","The test alone"]],e.show),o=v("Align at the start",e.unalign,{
hidden:!0,title:"Both sides begin at the start of their step again"});return{node:l("div",{class:"timeline-bar"},t,l("span",{class:"timeline-zoom"},V("plus","Zoom in (W)",()=>e.zoom(.6),{data:{do:"in"}}),
V("minus","Zoom out (S)",()=>e.zoom(1/.6),{data:{do:"out"}}),v("Fit",e.fit,{title:"Show the whole step (0)"}),v("Sums",e.sum,{title:"Where the time in view goes, by name; for another stretch drag with\
 Shift"})),s.node,n,o,l("span",{class:"chart-tools"},["png","svg"].map(r=>v(r.toUpperCase(),()=>e.save(r),{title:`The timeline as ${r.toUpperCase()}`,"aria-label":`${r.toUpperCase()} of the timeline`})))),
draw(r){s.press(r.show),s.node.hidden=r.control===""||r.test==="",o.hidden=r.align===""}}}var Qq=[["host","host"],["compute","device: compute"],["communication","communication"],["memory","memory"],["\
many","several rows in one pixel"],["outside","not part of this step"],["gap","device idle"]];function Xq(){let e=l("ul",{class:"chart-legend timeline-legend","aria-label":"Colours"});return{node:e,draw(t,n){
_(e,[...t?Object.entries(tf):[],...Qq,...n?[["path","on the critical path"]]:[]].map(([s,o])=>l("li",{class:`key key-span-${s}`},o)),t&&l("li",{class:"muted"},"a name counts as changed if its time in \
the step (on the host: self time) differs by 10 % and by 0.2 % of the step; the paler, the less it changed"))}}}function Zq(e){return l("div",{class:"empty"},l("h2",{},"Choose one or two sets"),l("p",
{},e?.length===0?"There are no sets yet. ":"Pick them above, or on the ",l("a",{href:C("/")},e?.length===0?"Add traces":"Traces page"),". The timeline shows a step of one set, or of two sets, one abov\
e the other."))}var eB=()=>l("div",{class:"empty"},l("h2",{},"Nothing to show"),l("p",{},"This set has no ranks with rows."));function tB(e,t,{retry:n,chooseOther:s}){let o=/rank|step|span/.test(e.code);
return Se(e,`The timeline of the ${t} cannot be shown`,o?v("Choose another rank and step",s,{class:"primary"}):v("Try again",n,{class:"primary"})," ",Nn())}var nB={threads:"host thread",streams:"strea\
m",deep_rows:"deeply nested row"},Qx=e=>e.some(t=>t&&t.sample.step_number!==null)?"step":"recording";function sB(e,t,n){let s=[],o=Qx([n]);n.missing.length>0&&s.push(`The ${e} has no ${n.missing.join(
" and no ")}; another is shown.`);let a=Object.entries(nB).filter(([r])=>t.whole.left_out?.[r]>0).map(([r,i])=>S(t.whole.left_out[r],i));return t.whole.left_out?.spans&&a.push(`rows that are too short\
 for a picture of the whole ${o}`),a.length>0&&s.push(`Not shown for the ${e}: ${a.join(", ")}.`),t.whole.lanes.every(r=>r.start.length===0)?s.push(`This ${o} of the ${e} has no rows.`):t.whole.lanes.
some(r=>r.sort==="device")||s.push(`The ${e} has no device work in this ${o}.`),s}function oB(e){let t=l("section",{class:"sides timeline-sides","aria-label":"Control and test"}),n="";function s(r,i,c){
let d=JSON.stringify([i?.map(u=>[u.id,u.label]),X.map(u=>[r[u],c[u]?.samples.length,c[u]?.sample])]);d!==n&&(n=d,qe(t,()=>_(t,X.map(u=>o(u,r,i,c[u])))))}function o(r,i,c,d){let u=sn({field:r,set:c&&ne(
c,i[r]),text:i[r],none:`No ${r}`,onPick:h=>e({[r]:h===null?"":te(h.id),[`${r}_rank`]:"",[`${r}_span`]:"",[`${r}_step`]:"",[`${r}_marker`]:""})});return ya(r,[u],d?.sample&&l("div",{class:"side-selecti\
on"},a(r,d)))}function a(r,{samples:i,sample:c}){let d=nc(i),u=sc(i,c.rank),h=oc(i,c.rank,c.span),f=(g,y,w,b,$,R)=>{let A=L(g);return l("span",{class:"sample-field"},l("label",{for:A},y),we(w.map(N=>[
String(N),$(N)]),N=>e({...R,[`${r}_${g}`]:N}),{id:A,value:String(b),data:{field:`${r}_${g}`}}))},m=h.indexOf(c),p=(g,y,w)=>V(y,`${io[r]}: ${w} step`,()=>e({[`${r}_step`]:String(h[m+g].step_number)}),{
data:{field:`${r}_${w}`},disabled:!h[m+g],class:"step-move"});return[f("rank","Rank",d,c.rank,String,{[`${r}_span`]:""}),u.length>1&&f("span","File",u,c.span,g=>String(g+1),{}),c.step_number===null?l(
"span",{class:"muted small"},`whole recording, ${x(c.step)}`):[f("step","Step",h.map(g=>g.step_number),c.step_number,g=>`${g} · ${x(h.find(y=>y.step_number===g).step)}`,{}),p(-1,"up","previous"),p(1,
"down","next"),l("span",{class:"visually-hidden"},`takes ${O(c.step)}`)]]}return{node:t,draw:s,choose:r=>ba(t,r)}}var io={control:"Control",test:"Test"};function aB(e,t,n){return t===void 0?`${io[e]}:\
 …`:t===null?`${io[e]}: no ${sf(n+1)} call`:`${io[e]}: ${O(t.duration)}, from ${O(t.start)}${t.of?`; ${S(t.of,"call")} in this ${t.whole?"recording":"step"}`:""}${rB(t)}`}function rB({start:e,launch:t,
launched:n,launches:s}){if(t)return`; launched ${x(e-t.start)} earlier`;if(!(n>0))return"";let o=Math.min(...s.map(a=>a.start))-e;return`; it launched ${S(n,"device row")}, ${n>1?"the first of ":""}wh\
ich began ${x(o)} later`}var iB=e=>[e?.launch,...e?.launches??[]].find(t=>t&&t.occurrence>=0);function lB(e){let t=l("section",{class:"card timeline-selected","aria-label":"Selected call",hidden:!0}),
n="";return{node:t,draw(s,o){let a=JSON.stringify([s,o]);if(a===n||(n=a,t.hidden=s===null,s===null))return;let{control:r,test:i}=s.rows,c=e.href(s),d=o.map(h=>[h,iB(s.rows[h])]).filter(([,h])=>h),u=nf(
s.change);_(t,l("p",{class:"timeline-selected-name mono"},l("bdi",{},s.name),l("span",{class:"muted"},` · ${s.category} · ${sf(s.nth+1)} call`)),l("p",{class:"timeline-selected-times"},X.filter(h=>o.
includes(h)).map(h=>l("span",{class:`${h}-text`},aB(h,s.rows[h],s.nth))),r&&i&&l("span",{class:"strong"},`test − control: ${G(i.duration-r.duration)}`)),Wn(s)&&l("p",{class:"small"},`${xs}.`),u&&l("\
p",{class:"small"},`This operation ${["new","gone"].includes(s.change.change)?"is ":""}${u}.`),l("p",{class:"op-actions"},v("Zoom to it",e.zoom,{class:"link-button"}),d.map(([h,f])=>v(`${s.rows[h].launch?
"Its launch":"What it launched"}${d.length>1?`, ${h}`:""}`,()=>e.go(h,f),{class:"link-button",title:f.name})),r&&i&&!s.aligned&&v("Align both sides at it",e.align,{class:"link-button",title:"Both side\
s are moved so that this call begins at the same place"}),c&&l("a",{href:c},"Open this operation"),v("Copy the name",()=>ct(s.name,"Name copied."),{class:"link-button"}),v("Clear (Escape)",e.clear,{class:"\
link-button"})))}}}async function cB(e,t){let n=e.page.state(),s=n.name===""?"":JSON.stringify([e.page.key(),n.name,n.category,n.nth,t,t.map(o=>e.partners.named(o,n.name,n.category))]);if(s===e.wanted){
af(e,t);return}if(e.wanted=s,e.selected=null,s!==""&&n.nth===null){await uB(e,t,s);return}if(s!==""){let{name:o,category:a,nth:r}=n;e.selected={name:o,category:a,nth:r,rows:Object.fromEntries(t.map(i=>[
i,e.partners.known(i,o,a,r)??e.partners.drawn(e.stage.shown(),i,o,a,r)??void 0]))}}af(e,t),e.selected&&await dB(e,e.selected,t)}async function dB(e,t,n){let{name:s,category:o,nth:a,rows:r}=t;await Promise.
all(n.filter(i=>r[i]?.of===void 0&&r[i]!==null).map(async i=>{try{r[i]=await e.partners.ask(i,s,o,a)}catch{}})),!e.dead&&e.selected===t&&af(e,n)}async function uB(e,t,n){let{name:s,category:o,at:a}=e.
page.state(),r=[...new Set([a,"test","control"])].filter(i=>t.includes(i));for(let i of r){let c=null,d=await e.sides[i].find({name:e.partners.named(i,s,o),category:o,order:"duration",limit:1}).catch(
u=>{c=u});if(e.dead||e.wanted!==n)return;if(c){K(`The search for ${s} failed. ${c.message}`,{urgent:!0});return}if(d){let[u]=d.rows,h=u.start-e.page.shifts()[i];e.reveals=!0,e.stage.goTo(e.stage.around(
{start:h,end:h+u.duration}),!0),e.page.change({category:d.category,nth:u.occurrence,at:i,open:e.page.opened(i,u.lane),...e.stage.current()});return}}K(`${s} does not occur in this ${Qx(t.map(i=>e.sides[i].
chosen))}.`,{seconds:10}),e.page.change(e.none)}function af(e,t){let n=e.selected===null?[]:t.map(o=>e.selected.rows[o]&&ea(e.stage.shown(),o,e.selected.rows[o])).filter(Boolean);e.stage.mark({selected:n,
links:e.selected===null?[]:t.flatMap(o=>hB(e,o))});let s=e.page.state();e.picked.draw(e.selected&&{...e.selected,rows:Object.fromEntries(t.map(o=>{let a=e.selected.rows[o];return[o,a&&{...a,pane:void 0,
whole:e.sides[o].chosen?.sample.step_number===null}]})),change:e.page.changes()?.get(Ce(e.selected.name,e.selected.category))??null,aligned:s.align===e.selected.name&&s.align_nth===e.selected.nth},t),
e.reveals&&n.length>0&&(e.reveals=!1,e.stage.reveal(El(e)))}function hB(e,t){let n=e.selected.rows[t],s=n?.launches?.length===n?.launched?n?.launches??[]:[];return[...n?.launch?[[n.launch,n]]:[],...s.
map(o=>[n,o])].map(o=>o.map(a=>ea(e.stage.shown(),t,a))).filter(([o,a])=>o&&a)}var El=e=>e.stage.marks.selected.find(({pane:t})=>t.side===e.page.state().at)??e.stage.marks.selected[0];function fB(e){let t=El(
e);if(t){let n=Math.max((t.end-t.start)*1.6,.1),s=(t.start+t.end)/2;e.stage.goTo({from:s-n/2,to:s+n/2}),e.stage.reveal(t)}return t!==void 0}function mB(e,{name:t,category:n,occurrence:s,side:o,at:a,duration:r,
lane:i}){e.reveals=!0,e.stage.goTo(e.stage.around({start:a,end:a+r})),e.page.change({name:t,category:n,nth:s,at:o,open:e.page.opened(o,i)})}function pB(e,t,n){let s=e.partners.nameOf(t,n);if(s){let[o,
a,r]=s,i=e.page.state(),c=i.name===o&&i.category===a&&i.nth===r;e.reveals=!c,e.page.change(c?e.none:{name:o,category:a,nth:r,at:t.side})}return s!==null}function gB(e,t){let n=El(e),s=n?e.stage.beside(
n,t):-1;if(s<0)return!1;let[o,a,r]=e.partners.nameOf(n.pane,s),i=n.pane.data(),c=e.stage.current();if(i.start[s]<c.from||i.end[s]>c.to){let d=(i.start[s]+i.end[s])/2,u=(c.to-c.from)/2;e.stage.goTo({from:d-
u,to:d+u})}return e.page.change({name:o,category:a,nth:r,at:n.pane.side}),!0}function wB(e,t){let n={page:e,picked:t,selected:null,wanted:"",reveals:!1,dead:!1,none:{name:"",category:"",nth:null,at:""}},
{stage:s,sides:o,partners:a}=e;return Object.assign(n,{stage:s,sides:o,partners:a}),{draw:r=>cB(n,r),place:()=>El(n),zoom:()=>fB(n),current:()=>n.selected,show:(...r)=>mB(n,...r),pick:(r,i)=>pB(n,r,i),
step:r=>gB(n,r),clear:()=>e.change(n.none),unmount(){n.dead=!0}}}var yB=300,bB={longer:"longer",shorter:"shorter",new:"new",gone:"gone"};function _B({onPick:e,partnerOf:t}){let n=(r,i,c)=>({key:r,title:i,
show:String,...c}),s=Mt({caption:"Spans in view",class:"timeline-table",level:"h2",limit:15,columns:[n("side","Side",{tone:r=>`${r}-text`}),n("lane","Lane"),n("name","Name",{mono:!0,show:(r,i)=>v(r||"\
(no name)",()=>e(i.pane,i.i),{class:"link-button timeline-name",title:r})}),n("start","Start",{number:!0,show:x,exact:O,what:"Since the beginning of the step"}),n("duration","Duration",{number:!0,show:x,
exact:O}),n("diff","Test − control",{number:!0,show:G,exact:ee,what:"Against the same call of the other side, where both are drawn",tone:r=>r>0?"more":r<0?"less":""}),n("change","In the step",{show:r=>bB[r]??
"",what:"Whether all calls of this name changed in the step"})]}),o=l("p",{class:"muted small",hidden:!0});function a(r,i){let c=[];for(let d of r){let u=d.data();if(u)for(let h=0;h<u.length;h+=1)u.start[h]<
i.to&&u.end[h]>i.from&&(os(u,h)||u.sort[h]!==Mn&&u.sort[h]!==An)&&c.push({pane:d,i:h,duration:u.end[h]-u.start[h]})}return[c.sort((d,u)=>u.duration-d.duration).slice(0,yB),c.length]}return{node:l("div",
{},s.node,o),draw(r,i){let[c,d]=a(r,i);o.hidden=d<=c.length,o.textContent=`The ${k(c.length)} longest of ${S(d,"span")} in view.`,s.show(c.map(({pane:u,i:h,duration:f})=>{let m=u.data(),p=m.sort[h]===
Mn,g=p?t(u,h):null;return{pane:u,i:h,duration:f,side:u.side,start:m.start[h]+m.shift,lane:m.lanes[m.lane[h]]?.label??"steps",name:p?m.names[m.name[h]]:u.textOf(h),change:p?u.changeAt(h):"",diff:g===null?
null:u.side==="control"?g.duration-f:f-g.duration}}))}}}var kB=1e3,xB="Time in the stretch, of a host row without the rows below it";function vB(e,t){let n=new Map,s=Object.keys(e);for(let a of s)for(let{
name:r,category:i,sort:c,calls:d,self:u}of e[a].rows){let h=t(r,i),f=n.get(Ce(h,i))??{name:h,category:i,sort:c};f[a]=(f[a]??0)+u,f[`${a}_calls`]=(f[`${a}_calls`]??0)+d,n.set(Ce(h,i),f)}for(let a of n.
values()){for(let r of s){let i=e[r].of>e[r].rows.length?null:0;a[r]??=i,a[`${r}_calls`]??=i}a.diff=s.length===2&&a.control!==null&&a.test!==null?a.test-a.control:null}let o=a=>Math.abs(a.diff??0)||Math.
max(a.control??0,a.test??0)*1e-6;return[...n.values()].sort((a,r)=>o(r)-o(a))}function $B(e,t){let n=s=>({key:s,title:io[s],number:!0,what:xB,show:x,exact:O});return Mt({caption:"Time by name",class:"\
timeline-sums-table",level:"h3",limit:12,columns:[{key:"name",title:"Name",mono:!0,show:s=>v(s||"(no name)",()=>t(s),{class:"link-button timeline-name",title:s})},{key:"sort",title:"Where",show:String},
...e.map(n),...e.length===2?[{key:"diff",title:"Change",number:!0,what:"Test − control",show:G,exact:ee,tone:s=>s>0?"more":s<0?"less":""}]:[],...e.map(s=>({key:`${s}_calls`,number:!0,title:e.length===
2?`${io[s]} calls`:"Calls",show:k}))]})}function SB(e){let t=l("p",{class:"timeline-measured",role:"status"}),n=l("div"),s=l("section",{class:"card timeline-sums","aria-label":"Chosen stretch",hidden:!0},
t,n),o="",a=null;async function r(i,c,d){a?.abort();let u=new AbortController;a=u;try{let h={};if(await Promise.all(c.map(async({side:f,set:m,query:p})=>{let g=new URLSearchParams(p);Object.entries({from:i.
from+d[f],to:i.to+d[f]}).forEach(([y,w])=>g.set(y,String(Math.round(w*1e3)/1e3))),g.set("limit",String(kB)),h[f]=await Im(m,g,{signal:u.signal})})),a===u){let f=Object.fromEntries(c.map(({side:g})=>[g,
h[g]])),m=$B(Object.keys(f),e.search),p=vB(f,e.nameOf);m.show(p),_(n,p.length>0?m.node:l("p",{class:"muted"},"Nothing runs in this stretch."))}}catch(h){a===u&&h.name!=="AbortError"&&_(n,l("p",{class:"\
notice small"},`Its sums could not be loaded. ${h.message}`))}}return{node:s,draw(i,c,d,u){let h=i?JSON.stringify([i,u,d]):"";if(h!==o){if(o=h,s.hidden=i===null,i===null){a?.abort();return}_(t,l("b",{},
x(i.to-i.from)),l("span",{class:"muted small"},` from ${O(i.from)} to ${O(i.to)} `),v("Zoom to it",()=>e.zoom(i),{class:"link-button"}),V("close","Remove the stretch (Escape)",e.clear)),r(i,c,d)}},unmount(){
a?.abort()}}}var Vx=.001;function EB(e){let{stage:t}=e,n=!1;function s(){let{sum_from:r,sum_to:i}=e.state();return r===null?null:{from:r,to:i}}function o(r,i=!0){n=!i,t.mark({measure:r}),i&&(e.change(
{sum_from:r?.from??null,sum_to:r?.to??null},{replace:!0}),r&&B(`${x(r.to-r.from)} chosen.`))}let a=SB({zoom:t.goTo,clear:()=>o(null),nameOf:e.nameOf,search:r=>e.change({q:r},{replace:!0})});return{node:a.
node,current:s,choose:o,draw(r){n||t.mark({measure:s()}),a.draw(s(),e.sides(r),e.shifts(),e.key())},ofCall(){let r=e.place(),i=s();return r&&o(i&&Math.abs(i.from-r.start)>Vx?{from:Math.min(i.from,r.start),
to:Math.max(i.from,r.start)}:{from:r.start,to:Math.max(r.end,r.start+Vx)}),r!==void 0},unmount:a.unmount}}function TB(e,t){let n=null,s=-1;function o(a){let r=`${t.key()}|${a}`;if(n?.key!==r){let i={key:r,
list:[]};n=i,s=-1,i.found=fw(a,t.sides(),t.panes(),t.changes(),t.shifts()).then(({calls:c,more:d})=>{if(i.list=c,n===i){let u=new Set(c.map(h=>Ce(h.name,h.category)));e.say(mw(u.size,c.length,d))}},()=>{})}
return n.found}return{draw(a){a===""?(e.say(""),n=null):o(a)},async walk(a,r){if(a==="")return;await o(a);let i=n?.list??[];if(i.length!==0){if(s<0){let c=i.findIndex(d=>d.at>=t.from());s=r>0?Math.max(
0,c):c<=0?i.length-1:c-1}else s=(s+r+i.length)%i.length;e.say(pw(s,i.length)),t.onCall(i[s])}}}}var OB=350,MB=250,AB=220,Da={path:"/timeline",name:"Timeline",read:sr,mount:ZB},Xx=(e,t)=>["from","to"].
some(n=>Math.abs(e[n]-t[n])>.002+1e-6*Math.abs(t[n]));function dt(e,t,{replace:n=!1}={}){e.dead||e.context.go(Ls({...e.state,...t}),{replace:n})}var rf=(e,t)=>bn(t,e.state,e.sets,null),Zx=({sample:e})=>`\
rank ${e.rank}${e.span>0?`, file ${e.span+1}`:""}, ${e.step_number===null?"whole recording":`step ${e.step_number}`}`;function RB(e){let t=X.filter(o=>e.state[o]!==""),n=t.map(o=>rf(e,o)).join(" → ");
e.heading.textContent=t.length>0?`${n} · Timeline`:"Timeline",e.context.setTitle(e.heading.textContent);let s={...De(""),control:e.state.control,test:e.state.test,control_marker:e.state.control_marker,
test_marker:e.state.test_marker};_(e.crumb,t.length===2&&l("a",{href:e.context.lastCompare(new URLSearchParams(s))??tt(s)},`← ${n}`))}function gs(e){let t=X.filter(i=>e.state[i]!=="");RB(e),X.forEach(
i=>e.sides[i].load(e.state));let n=t.length>0&&t.every(i=>e.sides[i].samples!==null)?CB(e,t):{};e.pickers.draw(e.state,e.sets,Object.fromEntries(X.map(i=>[i,n[i]&&{samples:e.sides[i].samples,...n[i]}]))),
e.bar.draw(e.state),e.search.draw(e.state.q);let s=Nt(e.state),o=t.find(i=>e.sides[i].error&&(s.includes(i)||e.sides[i].samples===null)),a=t.some(i=>e.sides[i].samples?.length===0),r=s.length>0&&s.every(
i=>e.sides[i].whole);t.length===0?e.question.say(Zq(e.sets)):o&&!r?KB(e,o):a?e.question.say(eB()):e.question.say(null),e.results.toggleAttribute("data-skeleton",!r),e.context.busy(t.length>0&&!r&&!o&&
!a),r&&NB(e,s,n)}function CB(e,t){let n={};for(let s of t){let o=n[Yn[s]]??null;n[s]=e.sides[s].choose(e.state,o)}return Nt(e.state).filter(s=>n[s]).forEach(s=>e.sides[s].loadWhole(e.state,Math.max(e.
room-AB,300))),n}var LB=(e,t)=>t.map(n=>e.sides[n].stepKey()).join("|");function NB(e,t,n){let s=LB(e,t),o=s!==e.drawnKey;o&&(e.drawnKey=s),e.rowsKey!==`${s} ${e.state.pin}`&&(e.rowsKey=`${s} ${e.state.
pin}`,t.forEach(a=>{e.rows[a]=Object.fromEntries(["pinned","host","device"].map(r=>[r,aw(i=>e.state.open.includes(Cs(a,i)))]))})),ev(e,t),qB(e,n),IB(e,t,n,o),GB(e,t,n),e.legend.draw(t.length===2,e.state.
path),e.path.draw(e.state,t,n),e.selection.draw(t),e.stretch.draw(t),HB(e),e.drawTable(),e.context.settled()}var PB=(e,t,n)=>e.state.pin.includes(Cs(t,n))?"pinned":n.sort==="host"?"host":"device";function IB(e,t,n,s){
let o=c=>t.map(d=>c(e.sides[d].whole.extent)-e.shifts[d]),a=Math.max(...o(c=>c.to));e.extent={from:Math.min(...o(c=>c.from)),to:a},e.home={from:Math.min(...o(c=>Math.max(0,c.from))),to:a};let r=e.stage.
panes.filter(c=>t.includes(c.side)).map(c=>{let{whole:d,window:u}=e.sides[c.side];return{pane:c,data:rw({window:u,all:d,takes:h=>PB(e,c.side,h)===c.kind,shift:e.shifts[c.side],rows:e.rows[c.side][c.kind]})}}),
i=e.state.from===null?null:{from:e.state.from,to:e.state.to};e.stage.show(r,e.extent,e.home,Object.fromEntries(t.map(c=>[c,`${rf(e,c)}, ${Zx(n[c])}`])),s?i??e.home:null),s&&(e.stage.drawOverview(e.extent),
lf(e))}function lf(e){let t=e.stage.current();for(let n of Nt(e.state)){let s=e.stage.shown().find(r=>r.side===n),{whole:o,windows:a}=e.sides[n];if(s&&o){let r=e.shifts[n];a.want({from:t.from+r,to:t.to+
r},s.drawing.node.clientWidth,o.extent)}}}function DB(e){lf(e),e.keepUrl(),e.drawTable()}async function qB(e,t){let n=t.control&&t.test,s=new URLSearchParams({control:e.state.control,test:e.state.test});
for(let a of n?X:[]){let{rank:r,step_number:i}=t[a].sample;s.set(`${a}_ranks`,String(r)),s.set(`${a}_steps`,i===null?"all":String(i)),e.state[`${a}_marker`]&&s.set(`${a}_marker`,e.state[`${a}_marker`])}
Object.entries({significance:"false",diagnosis:"false",...e.state.use_short_name?{use_short_name:"true"}:{}}).forEach(([a,r])=>s.set(a,r));let o=n?s.toString():"";if(o!==e.changesKey&&(e.changesKey=o,
e.changesRequest?.abort(),e.changes=null,e.stage.setChanges(null),o!=="")){e.changesRequest=new AbortController;try{let a=await de(s,{signal:e.changesRequest.signal});!e.dead&&e.changesKey===o&&(e.changes=
Zo(a),e.stage.setChanges(e.changes),e.stage.drawOverview(e.extent),e.selection.draw(Nt(e.state)),ev(e,Nt(e.state)),e.drawTable())}catch{}}}async function ev(e,t){let n=e.state.align===""||t.length<2?"":
JSON.stringify([e.drawnKey,e.state.align_category,e.state.align_nth,...t.map(a=>e.partners.named(a,e.state.align,e.state.align_category))]);if(n===e.alignKey)return;e.alignKey=n;let s=e.shifts;e.shifts=
{control:0,test:0};let o=null;if(n!==""){let a=null,r=await Promise.all(t.map(i=>e.sides[i].find({name:e.partners.named(i,e.state.align,e.state.align_category),category:e.state.align_category,occurrence:e.
state.align_nth}).catch(c=>{a=c})));if(e.dead||e.alignKey!==n)return;if(a)K(`The search for the call to align at failed. ${a.message}`,{urgent:!0});else if(r.every(Boolean)){let[i,c]=r.map(d=>d.rows[0].
start);e.shifts={control:0,test:c-i},o=i}else(e.changes||e.state.align_category!=="python_function")&&K("The call to align at is not in both steps.",{seconds:8})}e.stage.mark({aligned:o}),(n!==""||s.test!==
0)&&(gs(e),lf(e),e.stage.drawOverview(e.extent))}function BB(e,t,n){let s=e.stage.shown().filter(o=>o.side===t).flatMap(o=>o.data().bands).find(({id:o})=>o===n);return!s||s.open?e.state.open:nr(e.state.
open,Cs(t,s))}function FB(e,t,n){let s=Nt(e.state).length===2?e.partners.nameOf(t,n):null;return s&&e.partners.drawn(e.stage.shown(),Yn[t.side],...s)}function tv(e,t,n){let s=t.data();if(!e.selection.
pick(t,n)&&n>=0&&(s.merged[n]>1||s.sort[n]!==Mn)){let o=(s.end[n]-s.start[n])*.75,a=(s.start[n]+s.end[n])/2;e.stage.goTo({from:a-o,to:a+o})}}function jB(e){let{name:t,category:n,nth:s}=e.selection.current();
dt(e,{align:t,align_category:n,align_nth:s})}function WB(e,{name:t,category:n}){return e.state.control===""||e.state.test===""?null:Ue({...As(""),control:e.state.control,test:e.state.test,control_marker:e.
state.control_marker,test_marker:e.state.test_marker,row:Ie(t,n),use_short_name:e.state.use_short_name})}function HB(e){for(let t of e.stage.shown())t.highlight(e.state.q===""?null:iw(t.data(),e.state.
q));e.walk.draw(e.state.q)}function UB(e,t){let n=e.KEYS[t.key];return n!==void 0&&n()!==!1}function zB(e){if(e.stage.marks.measure)e.stretch.choose(null);else if(e.state.name!=="")e.selection.clear();else if(e.
state.q!=="")dt(e,{q:""},{replace:!0});else return!1;return!0}function Jx(e){K(`This part of the timeline could not be loaded. ${e.message}`,{urgent:!0})}function KB(e,t){e.question.say(tB(e.sides[t].
error,t,{retry(){X.filter(n=>e.sides[n].error).forEach(n=>e.sides[n].retry()),gs(e)},chooseOther:()=>dt(e,Object.fromEntries(X.flatMap(n=>["rank","span","step"].map(s=>[`${n}_${s}`,""]))),{replace:!0})})),
e.question.clearable(e.sides[t].error,t)}function GB(e,t,n){let s=t.flatMap(o=>sB(o,e.sides[o],n[o]));_(e.notes,s.map(o=>l("p",{class:"notice small"},o)))}async function YB(e,t){let n=e.stage.shown();
if(n.length===0)return;let{from:s,to:o}=e.stage.current(),a=Math.max(900,n[0].drawing.node.clientWidth),r=Nt(e.state),i=[e.heading.textContent,`${x(s)} to ${x(o)} of ${r.map(d=>`the ${d} (${Zx(e.sides[d].
chosen)})`).join(" and ")}`],c=qc(i,e.stage.whole(a),a);await Wr(c,t,`tracediff-${r.map(d=>Re(rf(e,d))).join("-")}-timeline`)}function VB(e,t){let n=e.state;e.state=sr(t),gs(e);let s=e.state.from!==n.
from||e.state.to!==n.to,o=e.state.from===null?e.home:e.state;s&&Xx(e.stage.current(),o)&&e.stage.goTo(o,!0),lt(e,gs)}function JB(e){e.dead=!0,e.keepUrl.cancel(),e.drawTable.cancel(),e.changesRequest?.
abort(),X.forEach(t=>e.sides[t].unmount()),e.question.unmount(),e.selection.unmount(),e.path.unmount(),e.stretch.unmount(),e.stage.unmount()}function QB(e){e.sides=Object.fromEntries(X.map(t=>[t,ow(t,
{onChange:()=>!e.dead&&gs(e),onError:n=>!e.dead&&Jx(n)})])),e.rows=Object.fromEntries(X.map(t=>[t,null])),e.partners=lw(e.sides,()=>e.changes),e.path=uw({toggle:()=>dt(e,{path:!e.state.path}),change:()=>!e.
dead&&e.stage.mark({}),error:Jx}),e.stage=Yx({partners:e.partners,on:{view:()=>DB(e),pick:(t,n)=>tv(e,t,n),key:t=>UB(e,t),fold:({side:t},n)=>dt(e,{open:nr(e.state.open,Cs(t,n))},{replace:!0}),pin:(t,n)=>dt(
e,{pin:nr(e.state.pin,Cs(t,n))},{replace:!0}),measure:(...t)=>e.stretch.choose(...t),changes:()=>e.changes,both:()=>Nt(e.state).length===2,path:t=>e.path.of(t),below:()=>e.details.offsetHeight}}),e.search=
hw({onText:t=>dt(e,{q:t},{replace:!0}),onStep:t=>e.walk.walk(e.state.q,t)}),e.bar=Jq({zoom:e.stage.glide,fit:e.stage.fit,save:t=>YB(e,t),show:t=>dt(e,{show:t}),sum:()=>e.stretch.choose(e.stage.current()),
unalign:()=>dt(e,{align:"",align_category:"",align_nth:0})},e.search.node,e.path.node)}function XB(e){e.picked=lB({zoom:()=>e.selection.zoom(),align:()=>jB(e),go:(n,s)=>e.selection.show({...s,side:n,at:s.
start-e.shifts[n]}),href:(...n)=>WB(e,...n),clear:()=>e.selection.clear()}),e.stretch=EB({state:()=>e.state,change:(...n)=>dt(e,...n),stage:e.stage,shifts:()=>e.shifts,sides:n=>n.map(s=>e.sides[s]),key:()=>[
e.drawnKey,e.changes===null,e.state.show],place:()=>e.selection.place(),nameOf:(n,s)=>e.partners.named("control",n,s)});let t=()=>`${e.drawnKey}|${e.alignKey}`;e.selection=wB({state:()=>e.state,stage:e.
stage,sides:e.sides,partners:e.partners,shifts:()=>e.shifts,change:n=>dt(e,n,{replace:!0}),changes:()=>e.changes,key:t,opened:(n,s)=>BB(e,n,s)},e.picked),e.walk=TB(e.search,{key:()=>`${t()}|${e.changes===
null}`,sides:()=>Nt(e.state).map(n=>e.sides[n]),panes:e.stage.shown,changes:()=>e.changes,shifts:()=>e.shifts,from:()=>e.stage.current().from,onCall:n=>!e.dead&&e.selection.show(n)}),e.pickers=oB(n=>dt(
e,{...n,...X.some(s=>s in n)?{from:null,to:null,name:"",nth:null,align:"",sum_from:null,sum_to:null}:{}})),e.table=_B({onPick:(n,s)=>tv(e,n,s),partnerOf:(n,s)=>FB(e,n,s)})}function ZB(e,t){let n={context:t,
sets:null,changes:null,changesKey:"",changesRequest:null,shifts:{control:0,test:0},alignKey:"",drawnKey:"",rowsKey:"",extent:{from:0,to:1},dead:!1};n.room=e.clientWidth,n.state=sr(location.search),n.home=
n.extent,QB(n),XB(n),n.legend=Xq(),n.notes=l("div",{class:"timeline-notes"}),n.heading=l("h1",{class:"visually-hidden"},"Timeline"),n.crumb=l("nav",{class:"crumb","aria-label":"Where this is"});let s=l(
"div",{class:"message"}),o=l("p",{class:"muted small"},"Wheel: scroll · Ctrl and wheel, W, S: zoom · drag, A, D: move · 0: whole step · Shift and drag: sums of a stretch · ? lists all keys");return n.
details=l("div",{class:"timeline-details"},n.picked.node,n.stretch.node),n.results=l("div",{class:"results"},n.bar.node,n.notes,n.stage.node,n.details,n.legend.node,n.path.words,o,n.table.node),e.append(
l("div",{class:"page timeline-page"},n.heading,n.crumb,n.pickers.node,s,n.results)),n.question=je({context:t,results:n.results,message:s}),n.keepUrl=Ee(OB,()=>{let{from:a,to:r}=n.stage.current();dt(n,
Xx({from:a,to:r},n.home)?{from:a,to:r}:{from:null,to:null},{replace:!0})}),n.drawTable=Ee(MB,()=>{!n.dead&&n.stage.shown().length>0&&n.table.draw(n.stage.shown(),n.stage.current())}),n.KEYS={".":()=>n.
selection.step(1),",":()=>n.selection.step(-1),m:()=>n.stretch.ofCall(),f:()=>n.selection.zoom()},gs(n),lt(n,gs),{keys:{search:()=>n.search.focus(),control:()=>n.pickers.choose("control"),test:()=>n.pickers.
choose("test"),zoomIn:()=>n.stage.glide(.75),zoomOut:()=>n.stage.glide(1/.75),left:()=>n.stage.slide(-.12),right:()=>n.stage.slide(.12),fit:()=>n.stage.fit(),next:n.KEYS["."],former:n.KEYS[","],measure:n.
KEYS.m,zoomTo:n.KEYS.f,close:()=>zB(n)},update:a=>VB(n,a),unmount:()=>JB(n)}}var eF=`from tracediff_record import record

with record("traces/before") as r:
    for batch in loader:
        train_step(batch)
        r.step()
`,tF=`from torch.profiler import ProfilerActivity, profile, schedule, tensorboard_trace_handler

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
`,iv="tracediff.dismissed-jobs",nF=24*3600*1e3,sF=1e4;function lv(){try{return JSON.parse(localStorage.getItem(iv))??[]}catch{return[]}}function oF(e){try{localStorage.setItem(iv,JSON.stringify([...lv().
slice(-50),e.id]))}catch{}}function aF(e,t,n){let s=e.state==="failed"&&Date.now()-Date.parse(e.finished??e.created)<nF;return!n.includes(e.id)&&(!Po(e)||t.has(e.id)||s)}function rF(){let e=new Map;return{
tell(t,{state:n,stage:s="",text:o}){let a=e.get(t),r=performance.now()-(a?.at??0);if(a?.state===n&&a.stage===s&&r<sF)return;let i=a?.state===n;e.set(t,{state:n,stage:s,at:performance.now()}),a&&(!i||n===
"job"||n==="running")&&B(o,n==="failed")}}}function iF(e){let t=null;for(let n of W.transfers){let s=e.cards.get(n.key);s||(s=wy(n),e.cards.set(n.key,s),t??=s),s.update();let{state:o,label:a,job:r}=n;
e.teller.tell(n.key,{state:o,stage:r?.stage,text:`${a}: ${o==="failed"?"failed. ":""}${s.text()}`})}return t}function lF(e){let t=lv();St.running.forEach(s=>e.seen.add(s.id));let n=St.list.filter(s=>aF(
s,e.seen,t)).reverse();for(let s of n)e.cards.has(s.id)||e.cards.set(s.id,yy(s,()=>{oF(s),cf(e)})),e.cards.get(s.id).update(s),e.teller.tell(s.id,{state:s.state,stage:s.stage,text:`${s.label}: ${as(s)}`});
return n}function cf(e){e.frame=0;let t=e.cards.size===0,n=iF(e),s=[...W.transfers.map(o=>o.key),...lF(e).map(o=>o.id)];for(let o of e.cards.keys())s.includes(o)||e.cards.delete(o);It(e.list,s.map(o=>e.
cards.get(o).node)),e.node.hidden=e.cards.size===0,n&&!t&&n.node.scrollIntoView({block:"nearest"}),W.transfers.forEach(({key:o})=>e.cards.get(o).focus())}function cF(e){e.frame===0&&(e.frame=requestAnimationFrame(
()=>cf(e)))}var dF=(e,{detail:t})=>e.onStored(t.job.set),uF=(e,{detail:t})=>e.onStored(t.set);function hF(e){W.removeEventListener("change",e.schedule),W.removeEventListener("stored",e.stored),W.removeEventListener(
"sets",e.onChange),St.removeEventListener("change",e.schedule),St.removeEventListener("stored",e.storedElsewhere),cancelAnimationFrame(e.frame)}function fF(e,t){let n={onStored:e,onChange:t,cards:new Map,
seen:new Set,frame:0};return n.schedule=()=>cF(n),n.stored=(...s)=>dF(n,...s),n.storedElsewhere=(...s)=>uF(n,...s),n.list=l("ul",{class:"transfers"}),n.node=l("section",{class:"activity","aria-labelle\
dby":"activity-title",hidden:!0},l("div",{class:"section-head"},l("h2",{id:"activity-title"},"Uploads and jobs")),n.list),n.teller=rF(),W.addEventListener("change",n.schedule),W.addEventListener("stor\
ed",n.stored),W.addEventListener("sets",t),St.addEventListener("change",n.schedule),St.addEventListener("stored",n.storedElsewhere),cf(n),{node:n.node,unmount:()=>hF(n)}}var nv=64,sv=32;function mF(e){
let t=`“${[...e].slice(0,40).join("")}${[...e].length>40?"…":""}”`;if(new TextEncoder().encode(e).length>nv)return`${t} is too long: a tag has at most ${nv} bytes.`;if(/\p{Cc}/u.test(e))return`${t}\
 has a control character.`;let[n,...s]=e.split("=");return s.length>0&&(n.trim()===""||s.join("=").trim()==="")?`${t} has nothing ${n.trim()===""?"before":"after"} the “=”. Write, for example, branch=\
main.`:""}function pF(e){let t=e.split(",").map(a=>a.trim().replace(/\s+/g," ")).filter(a=>a!==""),n=t.map(a=>a.toLowerCase()),s=t.filter((a,r)=>n.indexOf(n[r])===r),o=s.map(mF).find(a=>a!=="")??(s.length>
sv?`${s.length} tags are too many: a set has at most ${sv}.`:"");return{tags:s,fault:o}}var gF="key=value, separated by commas";function wF(){let[e,t]=["tags","tags-help"].map(L),n=l("span",{id:t,class:"\
tag-help",role:"status"}),s=l("input",{type:"text",id:e,autocomplete:"off",spellcheck:"false",placeholder:"branch=main, host=a100-3","aria-describedby":t,value:W.tagText,on:{input:()=>o(!1),change:()=>o(
!0)}});function o(a){let{tags:r,fault:i}=pF(s.value);Object.assign(W,{tagText:s.value,tags:r,tagFault:i}),(a||i==="")&&(n.textContent=i||gF,n.classList.toggle("error-text",i!==""),s.setAttribute("aria\
-invalid",String(i!=="")))}return o(!0),l("div",{class:"tag-field writes small"},l("label",{for:e},"Tags of the next uploads"),s,n)}function ov(e,t,n){let s=l("input",{type:"file",multiple:!0,hidden:!0,
...n,on:{change:()=>{let o=Rp(s.files);o.length>0?W.add(o):n.webkitdirectory&&K("That folder is empty.",{urgent:!0}),s.value=""}}});return l("span",{class:"writes"},l("button",{type:"button",on:{click:()=>s.
click()}},st(t),e),s)}function av(e){return l("div",{class:"recipe"},l("pre",{},l("code",{},e)),v("Copy",()=>ct(e,"Code copied."),{class:"small-button","aria-label":"Copy the code"}))}function yF(){let e=(t,n,s)=>{
let o=v(t,async()=>{o.disabled=!0;try{await W.addSample(n)}catch(a){K(`The sample cannot be added. ${a.message}`,{urgent:!0}),o.disabled=!1}},{class:s});return o};return l("div",{class:"empty"},l("h2",
{},"No traces yet"),l("p",{class:"tagline"},"tracediff compares two runs of a PyTorch program, as its profiler recorded them, and says what changed, by how much, and why."),l("p",{class:"writes sample\
-offer"},e("Look at a sample pair","","primary"),l("span",{class:"muted"},"Two recordings of a training on an H200; attention was one kernel, then written by hand.")),l("p",{class:"writes sample-offer"},
e("One with four ranks","ranks",""),l("span",{class:"muted"},"Generated, with four changes planted in the second.")),l("h3",{},"Your own"),l("ol",{},l("li",{},"Copy ",l("code",{},"clients/python/trace\
diff_record.py")," of tracediff beside your program, and record a few training steps, once before and once after your change:",av(eF),l("details",{},l("summary",{},"Or with ",l("code",{},"torch.profil\
er")," alone, which does not time the steps without the profiler"),av(tF))),l("li",{},"Each run leaves a folder with one ",l("code",{},".json")," or ",l("code",{},".json.gz")," file per rank."),l("li",
{class:"writes"},"Drop both folders anywhere in this window, together or one after the other: the comparison opens by itself.")))}function bF(e){let t=l("span",{class:"side side-control"}),n=l("span",
{class:"side side-test"}),s=V("swap","Swap control and test",e),o=l("a",{class:"button primary",href:C("/compare")},"Compare"),a=l("span",{class:"muted"}),r=l("section",{class:"pick-bar","aria-label":"\
Control and test"},l("div",{class:"pick-pair"},t,s,n),a,o);function i(c,d){let u=(f,m,p)=>_(f,l("b",{class:"letter"},m),p?l("span",{class:"ellipsis",title:p.label},p.label):l("span",{class:"muted"},"n\
ot picked"));u(t,"A",c),u(n,"B",d);let h=c&&d&&c.id===d.id;a.textContent=h?"Both sides are the same set.":"",s.disabled=!c&&!d,c&&d?(o.href=nt(c.id,d.id),o.removeAttribute("aria-disabled")):(o.removeAttribute(
"href"),o.setAttribute("aria-disabled","true"))}return{node:r,draw:i}}var qa={path:"/",name:"Traces",read:vo,mount(e,t){return SF(e,t)}},cv=24,_F=100;function Tl(e,t,n){e.context.go(bm({...e.state,...t}),
n)}function df(e){e.list.show(e.state,{control:e.picked.control?.id??"",test:e.picked.test?.id??"",labels:{control:e.picked.control?.label??"",test:e.picked.test?.label??""}}),e.bar.draw(e.picked.control,
e.picked.test)}function kF(e,{sets:t,allTotal:n,checking:s=!1}){e.unmounted||(e.shown=t,e.context.setTitle(`Traces (${k(n)})`),e.count.textContent=n>0?k(n):"",e.bar.node.hidden=n===0,e.tagField.hidden=
n===0,location.search===""&&n<=cv&&!s&&dv(e,t),uv(e))}function dv(e,t){let{control:n,test:s}=$c(t);n&&(n!==e.picked.control?.id||s!==e.picked.test?.id)&&(e.picked={control:ne(t,n),test:ne(t,s)},Tl(e,{
control:te(n),test:te(s)},{replace:!0}))}function xF(e,t){let n=W.transfers.some(s=>s.job?.set===t);n&&!e.arrivals.includes(t)&&e.arrivals.push(t),n&&Tl(e,{q:"",tag:[],sort:"created",order:"desc",page:1},
{replace:!0}),e.reload(n?t:"")}async function uv(e){let t=e.state,n=["control","test"].map(i=>t[i]),s=n.filter(i=>i!==""&&!e.shown.some(c=>c.id.startsWith(i))),o=await Pt(s).catch(()=>null);if(e.unmounted||
t!==e.state)return;let[a,r]=n.map(i=>i===""?null:e.shown.find(c=>c.id.startsWith(i))??ne(o??[],i)??null);e.picked={control:a,test:r},e.context.unknown(["control","test"].filter(i=>o&&e.state[i]!==""&&
!e.picked[i]).map(i=>({name:i,value:e.state[i],allowed:"a stored set"}))),df(e)}function hv(e,t){e.chosen=!0,e.picked=t,Tl(e,{control:te(t.control?.id??""),test:te(t.test?.id??"")})}function fv(e,t,n){
hv(e,{...e.picked,[t]:n}),B(`${n.label} is the ${t}.`)}function rv(e,t){let n=e.list.focused();return n?fv(e,t,n):!1}function vF(e,t){let n=e.state;e.state=vo(t),df(e),(n.control!==e.state.control||n.
test!==e.state.test)&&uv(e)}function $F(e){e.unmounted=!0,e.reload.cancel(),e.list.unmount(),e.activity.unmount()}function SF(e,t){let n={context:t,picked:{control:null,test:null},shown:[],chosen:!1,arrivals:[],
unmounted:!1};return n.state=vo(location.search),n.count=l("span",{class:"count"}),n.list=dy({change:(s,o)=>Tl(n,s,o),pick:(s,o)=>fv(n,s,o),loaded:(...s)=>kF(n,...s),empty:yF,context:t}),n.bar=bF(()=>hv(
n,{control:n.picked.test,test:n.picked.control})),n.activity=fF(s=>xF(n,s),()=>n.list.reload()),n.tagField=wF(),n.bar.node.hidden=!0,n.tagField.hidden=!0,e.append(l("div",{class:"page traces-page"},l(
"div",{class:"page-head"},l("h1",{},"Traces ",n.count),l("div",{class:"page-actions"},l("span",{class:"muted drop-hint writes"},"Drop folders anywhere, or"),ov("Choose a folder","folder",{webkitdirectory:!0,
"aria-label":"Choose a folder of traces",id:"choose-folder"}),ov("Choose files","file",{accept:".json,.gz,.tracediff","aria-label":"Choose trace files",id:"choose-files"}))),n.tagField,l("p",{class:"m\
uted small traces-lost writes"},"This server does not keep the trace files, so you cannot download them later or open them in Perfetto. ",l("code",{},"tracediff serve --keep-traces=20G")," keeps them."),
n.activity.node,n.bar.node,n.list.node)),t.setTitle("Traces"),n.reload=Ee(_F,async s=>{if(await n.list.reload(s),n.arrivals.length>1&&!n.chosen&&!n.unmounted){let o=await Pt(n.arrivals.slice(-cv)).catch(
()=>[]);if(!n.unmounted&&!n.chosen){o.sort((r,i)=>n.arrivals.indexOf(i.id)-n.arrivals.indexOf(r.id));let{control:a}=$c(o);dv(n,a===""?o.slice(0,2):o)}}}),df(n),{keys:{search:n.list.search,enter:n.list.
enter,control:()=>rv(n,"control"),test:()=>rv(n,"test")},update:s=>vF(n,s),back:()=>n.list.reload(),unmount:()=>$F(n)}}var EF=20,TF=.62,_v={module:"--part-compute",annotation:"--part-communication",operator:"--control-fill",python:"--part-memory"};function OF(){let e=new Map,t=(n,s)=>{let o=`${n} ${s}`;return e.has(o)||
e.set(o,Ig(E("--surface-sunk"),E(n),s)),e.get(o)};return{forget(){e=new Map},change:n=>n===0?t("--noise-fill",.28):t(n>0?"--more-fill":"--less-fill",TF*(.12+.88*(Math.abs(n)/Us))),noise:()=>t("--noise\
-fill",.75),sort:n=>t(_v[n]??"--noise-fill",.45)}}function MF(){let e=l("div",{class:"tree-hover",hidden:!0,"aria-hidden":"true"});return{node:e,hide(){e.hidden=!0},show(t,{tree:n,measure:s},o){_(e,l(
"p",{class:"mono strong"},Xe(t)),l("p",{class:"muted small"},[Vo(t),Jo(t),Zt(t,s)&&"no difference found"].filter(Boolean).join(" · ")),Gg(t,n).map(d=>l("p",{class:"small"},d))),e.hidden=!1;let{offsetWidth:a,
offsetHeight:r}=e,i=Math.min(o.clientX+14,innerWidth-a-8),c=o.clientY+18;e.style.left=`${Math.max(4,i)}px`,e.style.top=`${c+r>innerHeight?Math.max(4,o.clientY-r-12):c}px`}}}var Ba=(e,t)=>e.view.tree.frames[e.
layout.frame[t]],kv=(e,t)=>e.view.tree.pair&&!Uo(t)&&t.sort!=="rest";function AF(e,t){let n=Ba(e,t);return e.view.tree.pair?Zt(n,e.view.measure)?e.shades.noise():e.shades.change(Pg(n,e.view.measure,e.
full)):e.shades.sort(n.sort)}function RF(e,t){let n=Ba(e,t);return`${n.status==="replaced"?"⇄ ":""}${[Vc(n),zo(n)].filter(Boolean).join(" ")}${e.view.tree.pair?` ${Yg(n,e.view.measure)}`:""}`}function CF(e,t){
let n=e.view?.selected;if(!n)return!1;let s=n.parent?.children.filter(d=>mv(e,d))??[],o=s.indexOf(n),a=d=>e.layout.end[e.layout.place[d.at]]-e.layout.start[e.layout.place[d.at]],i={ArrowUp:()=>n.parent,
ArrowDown:()=>n.children.filter(d=>mv(e,d)).reduce((d,u)=>!d||a(u)>a(d)?u:d,null),ArrowLeft:()=>s[o-1],ArrowRight:()=>s[o+1]}[t.key];if(!i)return!1;let c=i();return c&&e.events.onMove(c),!0}var mv=(e,t)=>e.
layout.place[t.at]>=0;function ff(e){if(!e.view)return;let t=(s,o,a="")=>l("li",{class:`key ${a}`,css:{"--key-fill":s}},o);if(!e.view.tree.pair){let s=new Set(e.view.tree.frames.map(({sort:o})=>o));_(
e.legend,Object.keys(_v).filter(o=>s.has(o)).map(o=>t(e.shades.sort(o),Vo({sort:o}))));return}let n=s=>`full colour: ${Et(s,e.view.measure)}`;_(e.legend,t(e.shades.change(Us),`takes more (${n(e.full)}\
)`),t(e.shades.change(-Us),`takes less (${n(-e.full)})`),t(e.shades.change(0),"hardly changed"),e.view.tree.frames.some(s=>Zt(s,e.view.measure))&&t(e.shades.noise(),"not certain"),e.view.tree.frames.some(
s=>kv(e,s))&&t("var(--muted)","on one side only","key-hatched"))}function LF(e){let t=ts(e.view.zoomed);_(e.path,t.map((n,s)=>[s>0&&l("span",{class:"muted","aria-hidden":"true"}," › "),s===t.length-
1?l("b",{class:"mono","aria-current":"true"},Xe(n)):v(Xe(n),()=>e.events.onZoom(n),{class:"link-button mono"})]))}function NF(e,t){e.view&&e.layout.length>0&&Wr(e.spans.picture([`Flame graph, ${On[e.view.
measure][0]} ${ns(e.view.tree)}`,...e.view.lines,PF(e),`made ${fe(new Date().toISOString())}`]),t,`${e.view.file}-tree`)}var PF=e=>e.view.tree.pair?`Magenta takes more, green takes less (full colour: ${Et(
e.full,e.view.measure).replace("+","±")}); stripes: on one side only.`:`${S(e.view.tree.frames.length,"frame")}.`;function IF(e,t){let n=e.view?.revision!==t.revision,s=!n&&e.view.judged!==t.judged,o=n||
e.view.zoomed!==t.zoomed;if(e.view=t,n){e.hover.hide(),e.layout=Ag(e.view.tree,e.view.measure,e.view.width),e.full=Ng(e.view.tree,e.view.measure),e.spans.set({...e.layout,from:0,to:e.layout.end[0]??1}),
ff(e),e.empty.hidden=e.layout.length>0,e.empty.textContent=`No ${On[e.view.measure][0]} to draw.`;let r={both:"",control:", width: control",test:", width: test"};e.heading.textContent=`${On[e.view.measure][0]}\
 ${ns(e.view.tree)}${e.view.tree.pair?r[e.view.width]:""}`}s&&(ff(e),e.spans.redraw());let a=e.layout.place[e.view.zoomed.at]??-1;o&&a>=0&&e.spans.view(e.layout.start[a],e.layout.end[a],n),LF(e),e.spans.
select(e.layout.place[e.view.selected.at]??-1),e.spans.highlight(e.view.found===null?null:e.view.found.map(r=>e.layout.place[r.at]).filter(r=>r>=0)),e.node.dataset.ready=e.view.revision}function xv(e){
let t={events:e,view:null,layout:null,full:0};t.heading=l("span",{class:"chart-unit"}),t.path=l("nav",{class:"tree-path","aria-label":"Path to the frame that fills the flame graph"}),t.legend=l("ul",{
class:"chart-legend tree-legend"});let n=l("div",{class:"tree-spans"});t.empty=l("p",{class:"chart-message muted",hidden:!0}),t.hover=MF(),t.shades=OF();let s=Oe("Flame graph and table");t.node=l("sec\
tion",{class:"card chart tree-chart","aria-label":"Flame graph"},l("div",{class:"chart-head"},l("h2",{},"Flame graph ",t.heading),l("div",{class:"chart-tools"},s.node,["PNG","SVG"].map(a=>v(a,()=>NF(t,
a.toLowerCase()),{title:`Flame graph: download as ${a}`,"aria-label":`${a} of the flame graph`})))),t.path,t.legend,n,t.empty,t.hover.node),t.spans=Ur(n,{rowHeight:EF,label:"Flame graph. Arrow keys mo\
ve from frame to frame, Enter zooms to the frame, 0 shows all. The table beside it has the same frames.",colour:a=>AF(t,a),text:a=>RF(t,a),hatched:a=>kv(t,Ba(t,a)),onHover(a,r){a<0||!r?t.hover.hide():
t.hover.show(Ba(t,a),t.view,r)},onPick:a=>a>=0&&e.onPick(Ba(t,a)),onKey:a=>CF(t,a)});let o=Me(()=>{t.shades.forget(),ff(t),t.spans.redraw()});return{node:t.node,sql:s,draw:a=>IF(t,a),focus:()=>t.spans.
node.focus(),unmount(){o(),t.spans.destroy()}}}var cn=28,DF=150,pv=12,vv=[["Frame","c-frame","What was called; × 24: that many instances are one row"],["Control","num c-time side-a","In the control, \
at and below the frame"],["Test","num c-time side-b","In the test, at and below the frame"],["Δ","num c-time c-diff","Change at and below the frame, test − control"],["Δ here","num c-time c-here",
"Change of the frame (self) and of frames below it that only one side has; these add up to the change of the whole"]],qF=[["Frame","c-frame",vv[0][2]],["Time","num c-time","At and below the frame"],["\
Self","num c-time","Without the frames below it"],["Calls","num c-time","Calls of the frame"]],mf=e=>e.view.rows.length>DF;function BF(e){let t=e.view.tree.pair?vv:qF,n=`${On[e.view.measure][1]} ${ns(
e.view.tree)}`;_(e.columns,t.map(([,s])=>l("col",{class:s}))),_(e.head,l("tr",{},t.map(([s,o,a],r)=>l("th",{scope:"col",class:o,title:r===0?a:`${n}: ${a}`},s)))),e.above.firstChild.colSpan=t.length,e.
below.firstChild.colSpan=t.length}function gv(e,{frame:t,level:n,open:s,leaf:o}){let a=t.instances>1&&t.sort==="module"&&!t.opened&&e.view.canOpen,r=Bg(t),i=t.instances===t.parent?.instances?"":zo(t);
return l("th",{scope:"row",class:"c-frame",title:[Xe(t),...t.above??[],Vo(t),Jo(t),t.through.length>0&&`below ${t.through.join(", ")}`].filter(Boolean).join(`
`),css:{"--level":String(Math.min(n-1,14))}},l("span",{class:"tree-cell"},l("span",{class:`twisty${o?" none":""}`,"aria-hidden":"true",data:{act:"toggle"}},s?"▾":"▸"),l("span",{class:`mono frame-t\
ext${["root","rest"].includes(t.sort)?" plain":""}`},l("bdi",{},Vc(t))),a?l("button",{type:"button",class:"count-button",tabindex:"-1",data:{act:"instances"},title:`Show its ${t.instances} instances`},
zo(t)):i&&l("span",{class:"muted count"},i),t.above?.length>0&&l("span",{class:"muted small ellipsis"},`in ${t.above.join(", ")}`),r&&l("span",{class:`status-mark status-${t.status}`},l("span",{"aria-\
hidden":"true"},r),l("span",{class:"visually-hidden"},` ${Jo(t)}`))))}function Ol(e,t,n=!1){return l("td",{class:"num c-time",title:n?null:Yc(t,e.view.measure)},n?D:Ke(t,e.view.measure))}function wv(e,t,n,s){
return l("td",{class:`num c-time ${n} ${Zt(s,e.view.measure)?"calm":ss(t)}`,title:[Yo(t,e.view.measure),Zt(s,e.view.measure)&&"no difference found"].filter(Boolean).join(", "),css:n==="c-diff"&&e.largestChange>
0?{"--share":`${(100*Math.abs(t)/e.largestChange).toFixed(1)}%`}:{}},Et(t,e.view.measure))}function FF(e,t){let{frame:n}=t,[s,o]=n.total[e.view.measure];return e.view.tree.pair?[gv(e,t),Ol(e,s,n.status===
"only_in_test"),Ol(e,o,n.status==="only_in_control"),wv(e,es(n,e.view.measure),"c-diff",n),wv(e,n.here[e.view.measure],"c-here",n)]:[gv(e,t),Ol(e,s),Ol(e,n.ownOf[e.view.measure][0]),l("td",{class:"num\
 c-time"},Ke(n.figures.calls[0],"calls"))]}function jF(e,t){let n=e.view.rows[t],{frame:s}=n,o=[t%2?"odd":"",e.view.found?.has(s)?"found":"",s.sort==="rest"?"rest":""].filter(Boolean).join(" ");return l(
"tr",{class:o,data:{index:t},tabindex:t===e.active?"0":"-1","aria-level":n.level,"aria-posinset":n.place,"aria-setsize":n.of,"aria-rowindex":t+2,"aria-expanded":n.leaf?null:String(n.open),"aria-select\
ed":String(s===e.view.selected)},FF(e,n))}function pf(e,t=!1){let n=Math.ceil((e.node.clientHeight||600)/cn),s=Math.floor(e.node.scrollTop/cn),[o,a]=mf(e)?[Math.max(0,s-pv),Math.min(e.view.rows.length,
s+n+pv)]:[0,e.view.rows.length];if(!t&&o===e.range[0]&&a===e.range[1])return;e.range=[o,a];let r=e.body.contains(document.activeElement),i=t?new Map:e.nodes;e.nodes=new Map;for(let d=o;d<a;d+=1)e.nodes.
set(d,i.get(d)??jF(e,d));[[e.above,o],[e.below,e.view.rows.length-a]].forEach(([d,u])=>{d.hidden=u===0,d.style.height=`${u*cn}px`});let{scrollTop:c}=e.node;It(e.body,[e.above,...e.nodes.values(),e.below]),
e.node.scrollTop=c,r&&(e.nodes.get(e.active)??e.node).focus({preventScroll:!0})}function $v(e,t,n=!1){let s=t*cn,o=e.node.clientHeight-e.head.offsetHeight;n&&(s<e.node.scrollTop||s+cn>e.node.scrollTop+
o)&&(e.node.scrollTop=s-o/2),s<e.node.scrollTop?e.node.scrollTop=s:s+cn>e.node.scrollTop+o&&(e.node.scrollTop=s+cn-o),pf(e)}function lo(e,t,n){let s=Math.max(0,Math.min(e.view.rows.length-1,t));e.nodes.
get(e.active)?.setAttribute("tabindex","-1"),e.active=s,$v(e,s);let o=e.nodes.get(s);o?.setAttribute("tabindex","0"),n&&o?.focus({preventScroll:!0})}function WF(e,t){return e.view!==null&&e.view.revision===
t.revision&&e.view.judged===t.judged&&e.view.text===t.text&&e.view.rows.length===t.rows.length&&e.view.rows.every((n,s)=>n.frame===t.rows[s].frame&&n.open===t.rows[s].open)}function HF(e,t){let n=e.view.
selected!==t.selected;e.view=t;for(let[o,a]of e.nodes)a.setAttribute("aria-selected",String(e.view.rows[o].frame===e.view.selected));let s=e.view.rows.findIndex(o=>o.frame===e.view.selected);n&&s>=0&&
lo(e,s,!1)}function UF(e,t){let n=t.target.closest("tr[data-index]");if(!n)return;let{frame:s,leaf:o}=e.view.rows[n.dataset.index],a=t.target.closest("[data-act]")?.dataset.act;lo(e,Number(n.dataset.index),
!0),a==="instances"?e.events.onInstances(s):a==="toggle"&&!o?e.events.onToggle(s):e.events.onSelect(s)}function yv(e,{frame:t,open:n,leaf:s},o){!s&&n!==o?e.events.onToggle(t):o&&n?lo(e,e.active+1,!0):
!o&&t.parent&&lo(e,e.view.rows.findIndex(a=>a.frame===t.parent),!0)}function zF(e,t){let n=e.view?.rows[e.active];if(!n||t.altKey||t.ctrlKey||t.metaKey||t.target.closest("button"))return;let s=Math.max(
1,Math.floor(e.node.clientHeight/cn)-3),o={ArrowDown:e.active+1,ArrowUp:e.active-1,PageDown:e.active+s,PageUp:e.active-s,Home:0,End:e.view.rows.length-1},a={ArrowRight:()=>yv(e,n,!0),ArrowLeft:()=>yv(
e,n,!1),Enter:()=>e.events.onZoom(n.frame)," ":()=>e.events.onSelect(n.frame)},r=t.key in o?()=>lo(e,o[t.key],!0):a[t.key];r&&(t.preventDefault(),r())}function bv(e){e.frame===0&&e.view&&mf(e)&&(e.frame=
requestAnimationFrame(()=>{e.frame=0,pf(e),e.nodes.has(e.active)||(e.active=Math.min(e.view.rows.length-1,Math.ceil(e.node.scrollTop/cn)),e.nodes.get(e.active)?.setAttribute("tabindex","0"))}))}function KF(e,t){
if(WF(e,t)){HF(e,t);return}let n=e.view?.rows[e.active]?.frame.key,s=e.view?.selected?.key!==t.selected.key||e.view?.revision!==t.revision;e.view=t,e.largestChange=e.view.tree.frames.reduce((a,r)=>Math.
max(a,Math.abs(es(r,e.view.measure))),0),BF(e),e.table.setAttribute("aria-rowcount",String(e.view.rows.length+1)),e.node.toggleAttribute("data-virtual",mf(e));let o=s?e.view.selected.key:n;e.active=Math.
max(0,e.view.rows.findIndex(a=>a.frame.key===o)),pf(e,!0),s&&e.view.chosen&&$v(e,e.active,!0)}function Sv(e){let t={events:e,view:null,active:0,nodes:new Map,range:[0,0],largestChange:0,frame:0};t.head=
l("thead"),t.body=l("tbody"),t.columns=l("colgroup"),t.table=l("table",{class:"tree-rows",role:"treegrid","aria-label":"Frames"},t.columns,t.head,t.body),t.node=l("div",{class:"tree-scroll",tabindex:"\
-1"},t.table);let[n,s]=[0,1].map(()=>l("tr",{class:"spacer","aria-hidden":"true"},l("td")));Object.assign(t,{above:n,below:s}),t.body.addEventListener("click",a=>UF(t,a)),t.body.addEventListener("dblc\
lick",a=>{let r=a.target.closest("tr[data-index]");r&&!a.target.closest("[data-act]")&&e.onZoom(t.view.rows[r.dataset.index].frame)}),t.body.addEventListener("keydown",a=>zF(t,a)),t.node.addEventListener(
"scroll",()=>bv(t),{passive:!0});let o=new ResizeObserver(()=>bv(t));return o.observe(t.node),{node:t.node,focus:()=>lo(t,t.active,!0),draw:a=>KF(t,a),unmount(){o.disconnect(),cancelAnimationFrame(t.frame)}}}
var uf=12,hf=8,GF=e=>e.startsWith("Memcpy")?"gpu_memcpy":e.startsWith("Memset")?"gpu_memset":"kernel",YF=(e,t,n)=>e.tree.pair?l("a",{href:Ue({...e.pair(),merge_addresses:!0,use_short_name:!1,row:Ie(t,
n)}),class:"op-link"},l("bdi",{},t)):l("bdi",{},t);function ws(e,t,n,s,o="",a=!1){let[r,i]=n,c=d=>l("td",{class:"num",title:Yc(d,s)},Ke(d,s));return l("tr",{},l("th",{scope:"row",title:o,class:a?"inne\
r":null},t),c(r),e.tree.pair&&c(i),e.tree.pair&&l("td",{class:`num strong ${ss(i-r)}`,title:Yo(i-r,s)},Et(i-r,s)))}var gf=(e,t)=>l("thead",{},l("tr",{},t===""?l("td"):l("th",{scope:"col"},t),(e.tree.pair?
["Control","Test","Δ"]:[ns(e.tree)]).map(n=>l("th",{scope:"col",class:"num"},n))));function VF(e,t){if(!t?.some(s=>s>0))return null;let n=s=>s===null?"unknown":Lt(s);return l("tr",{},l("th",{scope:"r\
ow",title:"FLOPs of matrix products, convolutions and attention at and below the frame, where their shapes are known"},"FLOPs"),t.map(s=>l("td",{class:"num"},n(s))),e.tree.pair&&l("td",{class:"num str\
ong"},t.includes(null)?"":Bn(t[1]-t[0])))}function JF(e){return e&&[["more_work","more work",e.by==="flops"?"The time that the change of FLOPs would take at the speed of the control":"The time that th\
e change of calls would take if each took as long as in the control"],["slower_work","slower work",`The rest: each ${e.by==="flops"?"FLOP":"call"} takes more time, or less`]].map(([t,n,s])=>l("tr",{},
l("th",{scope:"row",class:"inner",title:s},`${n}, by ${e.by==="flops"?"FLOPs":"calls"}`),l("td"),l("td"),l("td",{class:`num ${ss(e[t])}`,title:Yo(e[t],"device")},Et(e[t],"device"))))}function QF(e,t){
let n=t.here.device;return l("table",{class:"detail-table"},l("caption",{class:"visually-hidden"},`Figures of the frame, ${ns(e.tree)}`),gf(e,""),l("tbody",{},ws(e,"Device time",t.total.device,"device",
"At and below the frame"),ws(e,"self",t.ownOf.device,"device","Device work that no frame below it launched",!0),JF(t.work.split),ws(e,"Host time",t.total.host,"host","At and below the frame, each call\
 counted once"),ws(e,"self",t.ownOf.host,"host","Without the frames that it called",!0),ws(e,"Calls",t.figures.calls,"calls"),VF(e,t.work.flops),e.tree.pair&&n!==null&&l("tr",{},l("th",{scope:"row",title:"\
The change of its device time (self) and of the frames below it that only one side has"},"Device time changed here"),l("td"),l("td"),l("td",{class:`num strong ${ss(n)}`,title:Yo(n,"device")},Et(n,"dev\
ice")))))}function XF(e,t){let n=[...t.kernels].sort((s,o)=>Math.abs(o.device[1]-o.device[0])-Math.abs(s.device[1]-s.device[0])||Math.max(...o.device)-Math.max(...s.device));return n.length>0&&l("tabl\
e",{class:"detail-table kernel-table"},l("caption",{},t.opened||t.instances>1?`Kernels of all ${k(t.instances)} instances`:"Its kernels"),gf(e,"Name"),l("tbody",{},n.slice(0,uf).map(({name:s,device:o,
counts:a})=>{let r=ws(e,"",o,"device");return _(r.firstChild,l("span",{class:"mono kernel-name"},YF(e,s,GF(s)))),r.firstChild.title=`${s}
${Ke(a[0],"calls")}${e.tree.pair?` → ${Ke(a[1],"calls")}`:""} calls`,r}),n.length>uf&&l("tr",{},l("td",{class:"muted",colspan:e.tree.pair?"4":"2"},`${k(n.length-uf)} more`))))}function ZF(e,t){return t.
shapes.length>0&&l("table",{class:"detail-table kernel-table"},l("caption",{},"Shapes of its first input"),gf(e,"Shape"),l("tbody",{},t.shapes.slice(0,hf).map(({text:n,calls:s})=>{let o=ws(e,n,s,"call\
s");return o.firstChild.classList.add("mono"),o}),t.shapes.length>hf&&l("tr",{},l("td",{class:"muted"},`${k(t.shapes.length-hf)} more`))))}function ej(e,t,n){let s=t.names[1]??t.names[0],o={operator:"\
cpu_op",python:"python_function"}[t.sort],a=e.tree.pair&&o&&!/(?<!0x)…/.test(s);return l("p",{class:"op-actions"},n&&t.instances>1&&t.sort==="module"&&v(t.opened?"Fold its instances":`Show its ${k(t.
instances)} instances`,()=>e.onInstances(t),{class:"link-button"}),t.parent&&t.children.length>0&&v("Zoom to it",()=>e.onZoom(t),{class:"link-button zoom-button"}),a&&l("a",{href:Ue({...e.pair(),merge_addresses:!0,
use_short_name:!1,row:Ie(s,o)})},"Open this operation"),a&&o==="cpu_op"&&l("a",{href:Gs(e.pair(),{name:s,category:o})},"Show in the timeline"),!["root","rest"].includes(t.sort)&&v("Copy the name",()=>ct(
Hs(t),"Name copied."),{class:"link-button"}))}function tj(e,t,n,s){e.tree=t;let o=ts(n).slice(1,-1),a=o.filter(({sort:i})=>i!=="python"),r=a.length>0?a:o.slice(-4);_(e.body,l("p",{class:"mono full-nam\
e"},l("bdi",{},Xe(n))),l("p",{class:"muted small"},[Vo(n),Jo(n),n.wrapper&&"on this side only, around frames that both sides have",["device","host"].filter(i=>Zt(n,i)).map(i=>`${i} time: no difference\
 found`)].flat().filter(Boolean).join(" · ")),r.length>0&&l("p",{class:"muted small mono frame-path"},`in ${r.map(Xe).join(" › ")}`),n.through.length>0&&l("p",{class:"muted small"},`On one side, it\
 is below ${n.through.join(", ")}.`),QF(e,n),ej(e,n,s),XF(e,n),ZF(e,n))}function Ev({pair:e,onInstances:t,onZoom:n}){let s={pair:e,onInstances:t,onZoom:n,tree:null};return s.body=l("div",{class:"tree-\
detail-body"}),{node:l("section",{class:"card tree-detail","aria-label":"Selected frame"},l("div",{class:"chart-head"},l("h2",{},"Selected frame")),s.body),draw:(a,r,i)=>tj(s,a,r,i)}}var nj=5;function Tv(e){
let t=l("p",{class:"headline"}),n=l("ol",{class:"tree-largest"}),s=l("div",{class:"tree-notes small"}),o=l("section",{class:"card tree-summary","aria-label":"What changed"},t,n,s);function a(i,c){let d=jg(
i,c);return[["new: ",d.only_in_test],["gone: ",d.only_in_control]].filter(([,u])=>u).map(([u,h],f)=>[f===0?" (":", ",u,v(Xe(h),()=>e(h),{class:"link-button mono tree-name"})]).flatMap((u,h,f)=>h===f.length-
1?[u,")"]:[u])}function r(i,c,d){let u=i.pair?Wg(c,d):Ke(c.ownOf[d][0],d),h=c.sort==="root";return l("li",{},h&&"The part without a partner directly below ",v(Xe(c),()=>e(c),{class:"link-button mono t\
ree-name"}),Fg(c).map((f,m)=>[m===0?" in ":" › ",v(Xe(f),()=>e(f),{class:"link-button mono tree-name"})])," ",l("span",{class:`strong ${i.pair?ss(c.here[d]):""}`},u),i.pair&&l("span",{class:"muted"},
a(c,d)),Zt(c,d)&&l("span",{class:"muted",title:"The steps do not show that the time at and below it changed"}," (not certain)"))}return{node:o,draw(i,c,d){let{from:u,to:h,change:f,percent:m}=Hg(i,c),[
,p]=On[c],[g,y]=i.root.total[c];_(t,l("span",{class:"headline-label"},`${p} ${ns(i)}${c==="device"?", streams added up":""}`),i.pair?[l("span",{class:"value control-text"},u),l("span",{class:"arrow","\
aria-label":"to"},"→"),l("span",{class:"value test-text"},h),l("span",{class:`change ${ss(y-g)}`},f,g>0&&l("span",{class:"change-percent"},` (${m})`))]:l("span",{class:"value"},u));let w=Ko(i,c,nj);
_(n,w.map(N=>r(i,N,c))),n.hidden=w.length===0;let b=zg(i),$=i.byHost&&i.pair&&`${i.root.total.device.some(N=>N>0)?"One side has no device time, so host":"Host"} time decides which frames belong togeth\
er.`,R=i.inAll>i.shown&&`${i.shown} of ${i.inAll} frames are shown, those that changed most; the others are in rows named “more”.`,A=i.pair&&i.samples.some(N=>N<Vr)&&"Fewer than 4 samples on a sid\
e: changes cannot be distinguished from noise, so all are coloured as measured.";_(s,Kg(i,d).map(N=>l("p",{class:"notice"},N)),[b,A,$,R].filter(Boolean).map(N=>l("p",{class:"muted"},N)))}}}var sj=250,
oj=[["both","Both","As wide as the larger side, so frames that only the control has stay visible"],["control","Control","As wide as in the control"],["test","Test","As wide as in the test"]],aj=[["fol\
ded","Folded","Layers of the same kind together: BertLayer × 24"],["class","By layer class","All modules of one class together, wherever they are"],["instance","By instance","Each layer alone"]],rj=[
["modules","Modules","Modules, annotations and operators"],["operators","Operators","Annotations and operators, without modules"],["python","Python","Python functions too"]];function ij(e,t){let n=L("\
tree-search"),s=l("span",{class:"muted small tree-found"}),o=vn({id:n,wait:sj,onText:e,onStep:t,empties:!1,placeholder:"Frame or kernel"}),a=l("span",{class:"tree-steps",hidden:!0},V("up","The previou\
s match (Shift+Enter)",()=>t(-1)),V("down","The next match (Enter)",()=>t(1)));return{node:l("span",{class:"tree-search"},l("label",{for:n},"Find"),o,a,s),input:o,draw(r,i,c,d){if(document.activeElement!==
o&&(o.value=r),a.hidden=i===null||i.length===0,i===null){s.textContent="";return}let[u,h]=qg(i,d);s.textContent=i.length===0?"No frame matches.":`${S(i.length,"frame")}: ${c.pair?`${Ke(u,d)} → ${Ke(
h,d)} (${Et(h-u,d)})`:Ke(u,d)}`}}}function Ov({onChange:e,onStep:t}){let n=new Map(Ks.map(f=>[f,{change:l("span",{class:"switch-change"})}])),s=l("div",{class:"segmented tree-switch",role:"group","ari\
a-label":"What is measured"},Ks.map(f=>{let m=n.get(f);return m.button=v("",()=>e({by:f,rows:[]}),{title:On[f][2],"aria-pressed":"false"}),m.button.append(On[f][1]," ",m.change),m.button})),o=Te("Widt\
h of the frames",oj,f=>e({width:f})),a=Te("How frames are grouped",aj,f=>e({frames:f,rows:[],open:[],zoom:""})),r=Te("What counts as a frame",rj,f=>e({level:f,rows:[],open:[],zoom:"",node:""})),i=Te("\
Order of the rows",[["","Largest first","The largest change first"],["calls","As called","In the order of their first calls"]],f=>e({order:f})),c=ij(f=>e({q:f}),t),d=(f,m,p="")=>l("span",{class:`tree-\
choice ${p}`},l("span",{class:"muted"},f),m),u=d("Width",o.node,"wide-choice");return{node:l("div",{class:"tree-controls"},s,d("Layers",a.node),u,d("Frames",r.node),d("Rows",i.node),c.node),search:()=>c.
input.focus(),draw(f,m,p,g){for(let[y,w]of n){w.button.setAttribute("aria-pressed",String(y===p));let b=m?.pair?Ug(m,y):"";_(w.change,b)}o.press(f.width),u.hidden=f.test==="",a.press(f.frames),r.press(
f.level),i.press(f.order),c.draw(f.q,g,m,p)}}}function lj(e){let t=e?.parts?.reduce((n,s)=>Math.abs(s.change)>Math.abs(n?.change??0)?s:n,null);return t?t.part==="idle"?"host":"device":""}var Mv=([e,t])=>e>0?Math.abs(t-e)/e:t>0?1:0;function cj(e,t){
let{device:n,host:s}=e.root.total;return!(n[0]>0)||e.pair&&!(n[1]>0)?"host":e.pair?lj(t)||(Mv(s)>4*Mv(n)?"host":"device"):"device"}async function dj(e,t){let n=new URLSearchParams({limit:"1",diagnosis:"\
false"});for(let[s,o]of Object.entries(it(e)))o!==""&&o!=="all"&&n.set(s,o);try{return(await de(n,{signal:t})).waterfall}catch(s){if(s.name==="AbortError")throw s;return null}}async function uj(e,t){let n=e.
test!=="",s=e.frames==="instance",o=async c=>({...Kc(await dr(n?"":e.control,Go(e,c,s),{signal:t})),chosenBy:c}),[a,r]=await Promise.all([o(e.by==="host"?"host":"device"),n&&e.by===""?dj(e,t):null]),i=e.
by||cj(a,r);return i==="host"&&e.by===""&&a.shown<a.inAll?{tree:await o("host"),measure:i}:{tree:a,measure:i}}async function hj(e,t,n){let s=t==="host"?"host":"device";return{...Kc(await dr(e.test!==""?
"":e.control,Go(e,s,!0),{signal:n})),chosenBy:s}}async function fj(e,t,n,s=e.frames==="instance"){let o=Go(e,t.chosenBy,s);o.set("significance",n),_g(t,await dr("",o),n)}var Av={control_ranks:"all",test_ranks:"\
all",control_steps:"all",test_steps:"all"},Fa={path:"/tree",name:"Tree",read:Xt,mount:Tj},mj=e=>tt({...De(""),...it(e)}),co=(e,t,{replace:n=!0}={})=>!e.dead&&e.context.go(rt({...e.state,...t}),{replace:n});
function dn(e,t,n){let s=a=>a.at<=t.at&&t.at<a.end,o=n??(s(e.shown.zoomed)?e.shown.zoomed:ts(t).findLast(a=>s(a)&&e.shown.zoomed.at>=a.at&&e.shown.zoomed.at<a.end)??e.shown.tree.root);co(e,{node:t.key,
zoom:o.key}),e.speak(`${Xe(t)} is selected.`)}function pj(e,t){let n=e.state.rows.includes(t.key)?e.state.rows.filter(s=>s!==t.key):[...e.state.rows,t.key];co(e,{rows:n})}function Rv(e,t){let n=t.key,
s=e.state.open.includes(n);co(e,{open:s?e.state.open.filter(o=>o!==n):[...e.state.open,n],rows:e.state.rows.filter(o=>o!==n),node:n}),B(s?"Folded.":`Its instances are shown below ${Xe(t)}.`)}function gj(e,t){
let n=e.shown?.found??[];if(n.length>0){let s=n.indexOf(e.shown.selected),o=s<0?t>0?0:n.length-1:(s+t+n.length)%n.length;dn(e,n[o]),B(`${o+1} of ${n.length}: ${Xe(n[o])}`)}}function wj(e){if(e.state.control===
"")return"";let t=`${e.state.control} ${Go(e.state,"device",e.state.frames==="instance")}`,n=e.state.by===""?"first":e.state.by==="host"?"host":"device";return e.answer?.base===t&&(n==="first"?e.answer.
first:e.answer.tree.shown>=e.answer.tree.inAll||e.answer.tree.chosenBy===n)?e.answer.key:`${t} ${n}`}function Cv(e,t){e.wanted=t,e.results.dataset.stale="";let[n,s]=[t.slice(0,t.lastIndexOf(" ")),e.state.
by];e.question.ask(o=>uj(e.state,o),o=>{e.answer={...o,key:t,base:n,first:s===""},e.instances=null,delete e.results.dataset.stale,e.question.say(null),B(S(o.tree.frames.length-1,"frame")),qn(e)},o=>{e.
answer=null,e.shown=null,delete e.results.dataset.stale,e.question.say(bj(e,o)),qn(e)})}function yj(e,t){let n=`${e.answer.key} ${t==="host"}`;return e.instances?.key===n?(wf(e,e.instances,t),e.instances.
tree):(e.instances={key:n,tree:null},e.question.ask(s=>hj(e.state,t,s),s=>{e.instances.tree=s,qn(e),wf(e,e.instances,t)},s=>{e.instances=null,K(`The instances could not be loaded. ${s.message}`,{urgent:!0})}),
null)}async function wf(e,t,n){let{tree:s}=t;if(t.judged??=new Set,!(!s?.pair||n==="calls"||t.judged.has(n)||s.samples.some(o=>o<Vr))){t.judged.add(n);try{await fj(e.state,s,n,t===e.instances||e.state.
frames==="instance")}catch{return}!e.dead&&e.answer&&(e.answer===t||e.instances===t)&&(e.answer.verdicts=`${e.answer.verdicts??""} ${t===e.instances?"each ":""}${n}`,e.answer.classes=void 0,e.answer.openedFor=
void 0,qn(e))}}function bj(e,t){let n=Object.keys(Av).some(s=>e.state[s]!=="all");return Se(t,"This tree cannot be shown",n?v("Use all ranks and steps",()=>co(e,Av),{class:"primary"}):v("Try again",()=>Cv(
e,e.wanted),{class:"primary"})," ",Nn())}var _j=e=>l("div",{class:"empty"},l("h2",{},"Choose a control and a test"),l("p",{},e.sets?.length===0?"There are no sets yet. ":"Pick two sets above, or a con\
trol alone, or go to the ",l("a",{href:C("/")},e.sets?.length===0?"Add traces":"Traces page"),"."));function kj(e,t){if(e.state.frames==="class")return e.answer.classes??=Sg(e.answer.tree),e.answer.classes;
if(e.state.frames==="folded"&&e.state.open.length>0){let n=yj(e,t);if(n){let s=e.state.open.join();return e.answer.openedFor!==s&&(e.answer.opened=Og(e.answer.tree,n,new Set(e.state.open)),e.answer.openedFor=
s),e.answer.opened}}return e.answer.tree}function xj(e){let t=e.state.by||e.answer.measure,n=kj(e,t),s=e.state.q===""?null:Dg(n,e.state.q),o=Gc(n,e.state.node)??Ko(n,t,1)[0]??n.root,a=Gc(n,e.state.zoom)??
n.root,r=Cg(n,t,[o,...n.frames.filter(u=>u.opened).flatMap(u=>u.children.slice(0,1)),...s??[]]),i=new Set(e.state.rows),c=Lg(n,t,e.state.order,u=>r.has(u)!==i.has(u.key)),d=[e.answer.key,t,e.state.frames,
e.state.width,e.state.open.join(),n.frames.length].join(" ");return{tree:n,measure:t,width:e.state.width,found:s,text:`${e.state.q} ${e.state.order}`,selected:o,chosen:e.state.node!=="",zoomed:a,rows:c,
revision:d,judged:e.answer.verdicts??"",canOpen:e.state.frames==="folded",lines:vj(n),file:`tracediff-${n.sides.map(({label:u})=>Re(u)).join("-")}`}}function vj(e){return[["control","test"].slice(0,e.
sides.length).map((n,s)=>`${e.pair?`${n}: `:""}${e.sides[s].label} (${S(e.sides[s].samples,"sample")})`).join(" → ")]}function $j(e){let t=e.answer&&{control:e.answer.tree.sides[0],test:e.answer.tree.
sides[1]},n=o=>bn(o,e.state,e.sets,t),s=e.state.control===""?"Tree":`${n("control")}${e.state.test===""?"":` → ${n("test")}`} · Tree`;e.heading.textContent=s,e.context.setTitle(s),e.sides.draw(e.state,
e.sets,t)}function qn(e){if(e.dead)return;let t=wj(e);if(t===""?(e.question.drop(),[e.wanted,e.answer,e.shown]=["",null,null],e.question.say(_j(e))):t!==e.wanted&&(e.answer||e.question.say(null),Cv(e,
t)),$j(e),e.results.toggleAttribute("data-skeleton",t!==""&&!e.answer),!e.answer||e.answer.key!==t){e.controls.draw(e.state,null,e.state.by,null);return}e.shown=xj(e);let{tree:n,measure:s,found:o}=e.shown,
a=[e.shown.revision,e.shown.judged,e.state.level].join(" ");a!==e.summed&&(e.summed=a,e.summary.draw(n,s,e.state.level)),e.controls.draw(e.state,n,s,o),e.chart.draw(e.shown),e.chart.sql.set(yt(J_(e.state,
s),e.state)),e.table.draw({...e.shown,found:o&&new Set(o)}),e.detail.draw(n,e.shown.selected,e.shown.canOpen),wf(e,e.answer,s)}function Sj(e,t){e.state=Xt(t),qn(e),lt(e,qn),e.answer&&e.wanted===e.answer.
key&&e.context.settled()}function Ej(e){e.dead=!0,e.question.unmount(),e.chart.unmount(),e.table.unmount()}function Tj(e,t){let n={context:t,sets:null,answer:null,wanted:"",instances:null,shown:null,summed:"",
dead:!1};n.state=Xt(location.search),n.sides=eo(a=>co(n,{...a,node:"",zoom:"",rows:[],open:[]},{replace:!1}),{none:"none: one set alone",links:a=>[l("a",{class:"small",href:mj(a)},"Compare"),Nu(a)]}),
n.summary=Tv(a=>dn(n,a)),n.controls=Ov({onChange:a=>co(n,o(a)),onStep:a=>gj(n,a)}),n.chart=xv({onPick:a=>dn(n,a,a),onZoom:a=>dn(n,n.shown.selected,a),onMove:a=>dn(n,a)}),n.table=Sv({onSelect:a=>dn(n,a),
onZoom:a=>dn(n,a,a),onToggle:a=>pj(n,a),onInstances:a=>Rv(n,a)}),n.detail=Ev({pair:()=>it(n.state),onInstances:a=>Rv(n,a),onZoom:a=>dn(n,a,a)});let s=l("div",{class:"message"});n.heading=l("h1",{class:"\
visually-hidden"},"Tree"),n.results=l("div",{class:"results tree-results"},n.summary.node,n.controls.node,l("div",{class:"tree-columns"},n.chart.node,l("section",{class:"card table-card tree-card","ar\
ia-label":"Tree table"},n.table.node),n.detail.node)),e.append(l("div",{class:"page tree-page"},n.heading,n.sides.node,s,n.results)),n.question=je({context:t,results:n.results,message:s}),n.speak=Ee(400,
B);function o(a){return a.frames&&n.shown?{...a,node:n.shown.selected.foldKey}:a}return qn(n),lt(n,qn),{keys:{search:()=>n.controls.search(),enter:()=>n.shown!==null&&n.table.focus(),control:()=>n.sides.
choose("control"),test:()=>n.sides.choose("test"),close:()=>n.shown!==null&&n.shown.zoomed!==n.shown.tree.root&&dn(n,n.shown.selected,n.shown.tree.root)},update:a=>Sj(n,a),unmount:()=>Ej(n)}}var Nv="No connection to the server: trying again.";function Oj({actions:e}){return`${Nv} What is on the screen stays. ${e===0?"":e===1?"Your last action is sent when it answers.":`Your last ${k(e)} a\
ctions are sent when it answers.`}`.trimEnd()}function Mj(e,t){let n=!1,s="",o=()=>_n().hurry();function a(){let{gone:r,other:i}=_n(),c=r?Oj(_n()):i?"The server has been replaced by another version of\
 it.":"";c!==s&&(s=c,e.hidden=c==="",_(e,c,c!==""&&(r?v("Try now",o):v("Load the page again",()=>location.reload())))),r!==n&&(n=r,B(r?Nv:"The server answers again.",r),r||t())}Mm(a),window.addEventListener(
"online",o),document.addEventListener("visibilitychange",o),a()}function Aj(e,t,n){let s=0,o=r=>[...r.dataTransfer?.types??[]].includes("Files"),a=()=>{s=0,e.hidden=!0};window.addEventListener("dragen\
ter",r=>{o(r)&&t()&&(r.preventDefault(),s+=1,e.hidden=!1)}),window.addEventListener("dragleave",r=>{o(r)&&(s-=1,(s<=0||r.relatedTarget===null)&&a())}),window.addEventListener("pointermove",()=>{e.hidden||
a()}),window.addEventListener("dragover",r=>{o(r)&&(r.preventDefault(),r.dataTransfer.dropEffect=t()?"copy":"none")}),window.addEventListener("drop",async r=>{if(a(),!!o(r)){if(r.preventDefault(),!t()){
K("This server is read-only.",{urgent:!0});return}try{let i=await Op(r.dataTransfer);i.length>0&&n(i)}catch(i){K(`What was dropped could not be read: ${i.message}`,{urgent:!0})}}})}var Rj=1e3,Ml="This\
 page waits for a set that the server has not checked yet.";function Cj(){let e=l("span",{class:"toast-text"}),t=l("div",{class:"toast set-wait"},e),n=0,s=0;async function o(a){let r=await Ns().then(i=>i.
set_files,()=>null);a!==s||!t.isConnected||(e.textContent=r?`${Ml} ${Sd(r)}`:Ml,n=setTimeout(o,Rj,a))}Am(a=>{let r=a&&_t()!=="/";r!==t.isConnected&&(clearTimeout(n),s+=1,t.remove(),r&&(document.getElementById(
"toasts").append(t),e.textContent=Ml,B(Ml),o(s)))})}var Pv=()=>l("a",{href:C("/")},"Show");function Lj(){return[...W.active.filter(({state:t})=>t!=="asking").map(t=>({label:t.label,text:Bd(t),...qd(t)})),
...St.running.map(t=>({label:t.label,text:as(t),done:t.bytes_done,total:t.bytes_total}))]}function Nj(){let e=o=>W.transfers.filter(a=>a.state===o),[t,n]=[e("asking"),e("failed")];return[t.length===1?
`“${t[0].label}” waits for an answer`:t.length>1&&`${k(t.length)} uploads wait for an answer`,n.length===1?`“${n[0].label}” was not stored`:n.length>1&&`${k(n.length)} uploads were not stored`].
filter(Boolean).join("; ")}function Pj(){let e=l("progress",{max:"1",value:"0","aria-label":"Progress of the uploads"}),t=l("strong",{class:"ellipsis"}),n=l("span",{class:"muted small ellipsis"});return{
node:l("div",{class:"status-part status-progress"},l("div",{class:"status-head"},t,Pv()),e,n),draw(o){t.textContent=o.length===1?o[0].label:`${k(o.length)} sets on their way`,n.textContent=o[0].text;let a=o.
reduce((r,i)=>r+i.total,0);o.some(r=>r.total===0)?e.removeAttribute("value"):(e.max=a,e.value=Math.min(a,o.reduce((r,i)=>r+i.done,0)))}}}function Ij(){let e=l("span",{});return{node:l("div",{class:"st\
atus-part status-head"},e,Pv()),draw(n){e.textContent=`${n}.`}}}function Dj(e){let t=l("div",{class:"status-part status-offer"}),n=!1;function s(){n=!1,e()}function o(a,r){let i=l("p",{class:"status-v\
erdict",role:"status"}),c=l("a",{class:"button primary",href:nt(a.id,r.id)},`Compare ${a.label} with ${r.label}`);_(t,l("div",{class:"status-head"},l("strong",{},"Both sets are stored"),V("close","Dis\
miss",s)),i,c),n=!0,e(),B(`Both sets are stored. You can compare ${a.label} with ${r.label} now.`);let d=new URLSearchParams({control:a.id,test:r.id,limit:"0",diagnosis:"false"});de(d).then(u=>{i.textContent=
u.verdict.words?`Step time: ${u.verdict.words}`:""}).catch(()=>{})}return{node:t,set:o,clear:s,isOn:()=>n}}function qj(){let e=l("section",{class:"status-card","aria-label":"Uploads",hidden:!0}),t=Pj(),
n=Ij(),s=Dj(a);document.getElementById("toasts").append(e);let o=0;function a(){o=0;let i=_t()!=="/",c=i?Lj():[],d=i?Nj():"";c.length>0&&t.draw(c),d!==""&&n.draw(d),It(e,[c.length>0&&t.node,d!==""&&n.
node,s.isOn()&&s.node].filter(Boolean)),e.hidden=e.childElementCount===0}function r(){o===0&&(o=requestAnimationFrame(a))}return W.addEventListener("change",r),St.addEventListener("change",r),a(),{offer:s.
set,clear:s.clear,draw:a}}var Iv="tracediff.session";function Bj(){try{return sessionStorage.getItem(Iv)??""}catch{return""}}function yf(e){return e.last??=Bj(),e.last}function Rl(e,t){e.last=t;try{sessionStorage.
setItem(Iv,t)}catch{}}var Fj=e=>Yt(e).then(t=>t.quality.kept>0?t:null).catch(()=>null),jj=()=>mt(new URLSearchParams({limit:"0"})).then(({total:e})=>e===2).catch(()=>!1);async function Lv(e){if(W.active.
length>0||e.arrived.length===0)return;let t=e.arrived.sort((c,d)=>c.key-d.key).map(({id:c})=>c);e.arrived=[];let n=t.length===1,s=yf(e);Rl(e,n?t[0]:"");let o=n&&s!==""&&s!==t[0]?[s,...t]:t;if(o.length!==
2)return;let[a,r]=await Promise.all(o.map(Fj));if(!r&&n&&Rl(e,s),!a||!r)return;let i=!n||Sp(a.label,r.label)||await jj();W.active.length===0&&e.onPair(...Lo(a,r),{sure:i})}function Wj(e){let t={onPair:e,
last:null,arrived:[]},n=s=>{t.arrived=t.arrived.filter(o=>o.id!==s)};return W.addEventListener("stored",({detail:s})=>{n(s.job.set),t.arrived.push({id:s.job.set,key:s.key}),Lv(t)}),W.addEventListener(
"change",({detail:s})=>{s?.state==="undone"?(n(s.job.set),yf(t)===s.job.set&&Rl(t,"")):(s===null||s.state==="failed"||s.state==="cancelled")&&Lv(t)}),{clear(){t.last="",Be().then(()=>Rl(t,yf(t)))}}}var Dv={
path:null,name:"Not found",mount(e,t){return t.setTitle("Not found"),e.append(l("div",{class:"page"},l("div",{class:"empty"},l("h1",{},"There is no such page"),l("p",{},"The address may be mistyped. ",
l("a",{href:C("/")},"Go to your traces"),".")))),{update(){},unmount(){}}}},Hj=120,Uj=[qa,fs,wh,Fa,Da,Uu,Lh,Dh,Qh],ja=document.getElementById("main"),Ct=null,bf="",bs=history.state?.scroll??null,Al=location.
hash.slice(1),ve={go(e,{replace:t=!1}={}){let n=location.pathname+location.search;e!==n&&(t?history.replaceState(history.state,"",e):(qv(),history.pushState(null,"",e)),bs=null),Al=new URL(e,location.
href).hash.slice(1),kf()},setTitle(e){document.title=e===""?"tracediff":`${e} · tracediff`},busy(e){document.getElementById("busy").hidden=!e},unknown(e){Wv.draw(Ct.page,e)},lastCompare(e){let t=new URLSearchParams(
bf.split("?")[1]??"");return["control","test"].every(n=>t.get(n)===e.get(n))?bf:void 0},settled(){bs!==null?(window.scrollTo(0,bs),bs=null):Al!==""&&document.getElementById(Al)?.scrollIntoView(),Al=""},
status:null,newPair:!1},qv=()=>history.state?.scroll!==window.scrollY&&history.replaceState({scroll:window.scrollY},"");function kf(){let e=Uj.find(n=>n.path===_t())??Dv;if(ys("nav-traces",e===qa),ys(
"nav-compare",e===fs||e===wh||e===Dh),ys("nav-tree",e===Fa),ys("nav-timeline",e===Da),ys("nav-analyse",e===Uu),ys("nav-query",e===Lh),ys("nav-series",e===Qh),Gj(),Bv()&&(Qj.clear(),_f.clear()),_f.draw(),
Wv.draw(e),Ct?.page===e){Ct.view.update(location.search);return}Ct?.view.unmount(),ve.busy(!1),ja.textContent="";let t=Ct!==null;Ct={page:e,view:e.mount(ja,ve)},t&&(window.scrollTo(0,0),ja.focus({preventScroll:!0}),
B(`${e.name} page`))}function Bv(){let e=new URLSearchParams(location.search);return _t().startsWith(fs.path)&&!!(e.get("control")&&e.get("test"))}function Fv(){return(_t()===qa.path||_t()===fs.path&&
!Bv())&&!Co(document.activeElement)&&!document.querySelector("dialog[open]")}function zj(e,t,{sure:n}){if(!Fv()||!n){_f.offer(e,t);return}let s=W.transfers.filter(o=>W.canUndo(o)&&[e.id,t.id].includes(
o.job.set));ve.newPair=!0,ve.go(nt(e.id,t.id)),ve.newPair=!1,s.length!==0&&K(`${s.map(({label:o})=>`“${o}”`).join(" and ")} ${s.length===1?"was":"were"} added.`,{seconds:30,action:{label:"Undo",run:async()=>{
try{await Promise.all(s.map(o=>W.undo(o))),ve.go(C("/"))}catch(o){K(`That did not work. ${o.message}`,{urgent:!0})}}}})}function Kj({detail:{label:e,job:t}}){let n=()=>ve.go(t.page);Fv()?n():K(`The co\
mparison of “${e}” is ready.`,{seconds:30,action:{label:"Open",run:n}})}function ys(e,t){let n=document.getElementById(e);t?n.setAttribute("aria-current","page"):n.removeAttribute("aria-current")}
function Gj(){let e={"/":"nav-traces","/compare":"nav-compare","/tree":"nav-tree","/timeline":"nav-timeline","/analyse":"nav-analyse","/query":"nav-query","/series":"nav-series"}[_t()];e&&(document.getElementById(
e).href=location.pathname+location.search),_t()===fs.path&&(bf=location.pathname+location.search);let t=new URLSearchParams(location.search),n=new URLSearchParams;for(let o of["control","test"])t.get(
o)&&n.set(o,t.get(o));let s=_t();(s.startsWith("/compare")||[Fa,Da].some(({path:o})=>o===s))&&n.size>0&&Yj(t,n,s)}function Yj(e,t,n){let[s,o]=[e.get("control"),e.get("test")],a=(i,c)=>{document.getElementById(
i).href=c};a("nav-traces",C(`/?${t}`));let r=new URLSearchParams({set:s??"",test:o??""});a("nav-analyse",C(`/analyse?${r}`)),a("nav-query",C(`/query?${t}`)),n!==Fa.path&&a("nav-tree",rt(it(Xt(location.
search)))),n!==Da.path&&a("nav-timeline",Tt(Object.fromEntries(e))),!n.startsWith(fs.path)&&s&&o&&a("nav-compare",ve.lastCompare(e)??nt(s,o))}function Vj(e){if(e.defaultPrevented||e.button!==0||e.metaKey||
e.ctrlKey||e.shiftKey||e.altKey)return;let t=e.target.closest?.("a[href]");if(!t||t.target!==""||t.hasAttribute("download"))return;let n=new URL(t.href),s=Xl(n.pathname),o=n.origin===location.origin&&
C(s)===n.pathname&&!s.startsWith("/api/")&&!s.startsWith("/web/"),a=n.pathname+n.search===location.pathname+location.search;!o||n.hash!==""&&a||(e.preventDefault(),ve.go(n.pathname+n.search+n.hash))}async function jv(){
try{ve.status=await Ns(),Om(ve.status.build),document.getElementById("version").textContent=`tracediff ${ve.status.version}`,document.body.toggleAttribute("data-read-only",ve.status.read_only===!0),document.
body.toggleAttribute("data-no-sql",ve.status.sql===!1),document.body.toggleAttribute("data-no-traces",ve.status.keep_traces===!1)}catch{}}async function Jj(){let e=globalThis.firstComparison?.answer;e&&
(ja.dataset.waits="",await Promise.race([e.catch(()=>{}),new Promise(t=>{setTimeout(t,Hj)})]),delete ja.dataset.waits),Ct===null&&kf()}var Wv=vy(document.getElementById("bad-values"),ve),_f=qj();Mj(document.
getElementById("connection"),()=>{jv(),Ct?.view.back?.()});Cj();var Qj=Wj(zj);sp();tp(document.getElementById("theme"));mp(()=>Ct,document.getElementById("keys"));Aj(document.getElementById("drop-veil"),
()=>ve.status?.read_only!==!0,e=>{W.add(e),_t()!=="/"&&!document.querySelector("dialog[open]")&&ve.go(C("/"))});W.addEventListener("bundle",Kj);W.addEventListener("change",()=>kr().catch(()=>{}),{once:!0});
document.addEventListener("click",Vj);history.scrollRestoration="manual";window.addEventListener("popstate",e=>{bs=e.state?.scroll??0,kf(),(Ct.page===qa||Ct.page===Dv)&&ve.settled()});new IntersectionObserver(
([{isIntersecting:e}])=>document.body.toggleAttribute("data-top",e)).observe(document.querySelector(".top"));window.addEventListener("scroll",Ee(200,()=>{bs===null&&qv()}),{passive:!0});for(let e of["\
wheel","touchstart","keydown"])window.addEventListener(e,()=>{bs=null},{passive:!0});Jj();Be().then(()=>{St.watch(),jv()});})();
