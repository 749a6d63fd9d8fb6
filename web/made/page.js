"use strict";
(()=>{function Bx(e){let[t,n="0"]=String(e).split("e"),[s,o=""]=t.split("."),a=Number(n);if(a<0){let r=s.padStart(1-a,"0");return[r.slice(0,a),r.slice(a)+o]}return[s+o.padEnd(a,"0").slice(0,a),o.slice(a)]}function J(e,t,n){
let s=e<0||Object.is(e,-0)?"-":"";if(!Number.isFinite(e))return Number.isNaN(e)?"NaN":`${s}∞`;let[o,a]=Bx(Math.abs(e));if(a.length>n){let r=a[n]>="5",l=o+a.slice(0,n),c=r?String(BigInt(l)+1n).padStart(
l.length,"0"):l;o=c.slice(0,c.length-n),a=c.slice(c.length-n)}for(;a.length>t&&a.endsWith("0");)a=a.slice(0,-1);return a=a.padEnd(t,"0"),s+o.replace(/\B(?=(\d{3})+$)/g,",")+(a===""?"":`.${a}`)}var M="\
–",pt="−",Ye=" ",yh=e=>J(e,0,2);function fs(e,t){return t>0?`+${e}`:t<0?`${pt}${e}`:e}function k(e){return e==null?M:yh(e).replace("-",pt)}function ve(e){return e==null?M:fs(yh(Math.abs(e)),e)}var ph=[
"","K","M","G","T","P","E"];function mt(e){if(e==null)return M;let[t,n]=[Math.abs(e),0];for(;t>=999.5&&n<ph.length-1;)[t,n]=[t/1e3,n+1];let s=t>=99.95?0:t>=9.995?1:2;return(e<0?pt:"")+J(t,0,s)+(n?Ye+ph[n]:
"")}function Cn(e){return e>0?`+${mt(e)}`:mt(e)}var ki=[["s",1e6],["ms",1e3],["µs",1],["ns",.001]];function ae(e){let t=Math.abs(e);return ki.find(([,n])=>t>=n*.99995)??(t>0?ki[3]:ki[2])}function Ca(e,[
t,n]){let s=Math.abs(e/n),o=s===0||t==="ns"||s>=999.95?0:s>=99.995?1:s>=9.9995?2:3;return J(s,o,o)+Ye+t}function v(e){if(e==null)return M;let t=Ca(e,ae(e));return(e<0&&/[1-9]/.test(t)?pt:"")+t}function Y(e){
return e==null?M:fs(Ca(e,ae(e)),e)}function vi(e){let t=e>=99.95||e<.005?0:e>=9.995?1:2;return J(e,t,t)}function Ft(e){let[t,n]=ae(e*1.0005);return(e<0?pt:"")+vi(Math.abs(e/n))+Ye+t}var no=e=>(e>0?"+":
"")+Ft(e);function rn(e,t){let[n,s]=ae(Math.max(e,t)*1.0005);return[e,t].every(o=>o===0||ae(o*1.0005)[0]===n)?[vi(e/s),vi(t/s)+Ye+n]:[e,t].map(Ft)}function bh(e){let[t,n]=ae(Math.max(1,Math.abs(e)));return J(
Math.abs(e)/n,0,{s:9,ms:6,µs:3}[t])+Ye+t}function O(e){return e==null?M:(e<0?pt:"")+bh(e)}function te(e){return e==null?M:fs(bh(e),e)}var gh=[["TB/s",1e3],["GB/s",1],["MB/s",.001],["kB/s",1e-6]];function so(e){
let t=Math.abs(e);return gh.find(([,n])=>t>=n*.99995)??gh[t>0?3:1]}function ln(e){return e==null?M:(e<0?pt:"")+Ca(e,so(e))}function _h(e){return e==null?M:fs(Ca(e,so(e)),e)}function Si(e){return e==null?
M:J(e,0,9).replace("-",pt)+Ye+"GB/s"}function K(e){return e==null||!Number.isFinite(e)?M:(e<0?pt:"")+kh(Math.abs(e))+Ye+"%"}function P(e){if(e==null||!Number.isFinite(e))return M;if(e>=900){let t=1+e/
100;return`${J(t,...t>=99.95?[0,0]:[1,1])}×`}return fs(kh(Math.abs(e))+Ye+"%",e)}function kh(e){if(e>0&&e<.05)return e<.005?"<0.01":J(e,2,2);let t=e>=1e3||e===0?0:1;return J(e,t,t)}var Fx="⁰¹²³⁴⁵⁶⁷⁸⁹";
function lt(e){if(e==null||!Number.isFinite(e))return M;if(e===0||e>=.001)return String(Number(e.toPrecision(2)));let[t,n]=e.toExponential(1).split("e-");return`${t}${Ye}×${Ye}10⁻${[...n].map(s=>Fx[s]).
join("")}`}function vh(e){return e==null||!Number.isFinite(e)?M:e<.001?"<0.001":J(e,3,3)}var xi=["B","kB","MB","GB","TB"];function Ei(e){let t=Math.abs(e),n=xi.findLastIndex((s,o)=>t>=999.5*1e3**(o-1));
return[xi[Math.max(n,0)],1e3**Math.max(n,0)]}var Ti=e=>e==null?M:`${k(e).replace("-",pt)}${Ye}B`,oo=e=>e==null?M:fs(V(Math.abs(e)),e);function V(e){if(e==null)return M;if(e<0)return pt+V(-e);let t=xi,
n=e,s=0;for(;n>=999.5&&s<t.length-1;)n/=1e3,s+=1;let o=s===0||n>=100?0:n>=10?1:2;return J(n,o,o)+Ye+t[s]}function E(e,t,n=`${t}s`){return`${k(e)}${Ye}${e===1?t:n}`}function ie(e,t=6){let n=[];for(let s=0;s<
e.length;){let o=s;for(;o+1<e.length&&e[o+1]===e[o]+1;)o+=1;if(o-s>=2)n.push(`${e[s]}–${e[o]}`);else for(let a=s;a<=o;a+=1)n.push(String(e[a]));s=o+1}return n.length>t?`${n.slice(0,t).join(", ")}, …`:
n.join(", ")}function ao(e,t){let n=Array.from(e);if(n.length<=t)return e;let s=Math.ceil((t-1)*.55),o=t-1-s;return`${n.slice(0,s).join("")}…${n.slice(n.length-o).join("")}`}var $i=8,xh=(e,t)=>{let n=0;
for(;n<e.length&&n<t.length&&e[n]===t[n];)n+=1;return n};function $h(e,t){let n=e[t],s=a=>a===void 0?0:xh(n,a),o=Math.max(0,Math.max(s(e[t-1]),s(e[t+1]))-$i);return o>0&&/[\uDC00-\uDFFF]/.test(n[o])?o-
1:o}function Sh(e){let t=[...new Set(e)].sort();return new Map(t.map((n,s)=>[n,$h(t,s)]))}function jx(e,t,n){let s=Math.floor(t*.4),o=t-s-1,a=n+(o<2*$i?$i-Math.floor(o/3):0);if(e.length<=t||n===0||a<=
s)return ao(e,t);let r=Math.max(s,Math.min(a,e.length-o));if(r<=s+1)return`${Array.from(e).slice(0,t-1).join("")}…`;let l=r+o<e.length;return`${Array.from(e).slice(0,s).join("")}…${e.slice(r,l?r+o-
1:void 0)}${l?"…":""}`}var Wx=e=>e.replace(/^void (?=\S)/,"");function Oi(e){let t=[],n=new Map,s=new Map,o=new Map,a=c=>c.length>e?Wx(c):c;function r(c,d){let u=o.get(c),f=jx(c,e,d);if(n.set(c,d),u?.
text===f)return;u&&(u.names.delete(c),u.first=null);let h=s.get(f)??{text:f,names:new Set,first:null};h.names.add(c),h.first=null,s.set(f,h),o.set(c,h)}function l(c){if(c.first===null){let[d,...u]=c.names;
c.first=u.reduce((f,h)=>Math.min(f,xh(d,h)),d.length)}return c.first}return{add(c){let d=[...new Set(c.map(a))].filter(f=>!n.has(f)),u=new Set(d);t=[...t,...d.sort()].sort(),t.forEach((f,h)=>{if(u.has(
f)||u.has(t[h-1])||u.has(t[h+1])){let m=$h(t,h);m!==n.get(f)&&r(f,m)}})},text(c){let d=a(c),u=o.get(d);return u.names.size===1||e<16?u.text:Hx(d,e,l(u),n.get(d))}}}function jt(e,t){let n=Oi(t);return n.
add(e),e.map(n.text)}function Hx(e,t,n,s){let o=Math.floor(t*.2),a=Math.max(4,Math.floor(t*.25)),r=Math.max(o,n-2),l=t-o-a-3,c=Math.max(r+a,Math.min(s,e.length-l)),d=(u,f)=>f<=u?"":f===u+1?e[u]:"…";
return e.slice(0,o)+d(o,r)+e.slice(r,r+a)+d(r+a,c)+e.slice(c,c+l)+d(c+l,e.length)}function Oe(e){return e.replaceAll(/[^\p{L}\p{N}._-]+/gu,"-").replaceAll(/^[-.]+|[-.]+$/g,"").slice(0,60)||"set"}function X(e){
return e.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;")}function Ln(e,t,n){let s=[],o=Array.from(e);for(;o.length>t&&s.length<n-1;){let a=t;for(let r=t;r>t*.6;r-=1)if(" ,:<>()".
includes(o[r-1])){a=r;break}s.push(o.slice(0,a).join("")),o=o.slice(a)}return s.push(o.length>t?`${o.slice(0,t-1).join("")}…`:o.join("")),s}var Ux=["Jan","Feb","Mar","Apr","May","Jun","Jul","Aug","S\
ept","Oct","Nov","Dec"],wh=e=>String(e).padStart(2,"0"),zx=36e5;function Eh(e,t=Date.now()){let n=Math.round((Date.parse(e)-t)/zx);return n>=48?`in ${E(Math.floor(n/24),"day")}`:n>=1?`in ${E(n,"hour")}`:
"within the hour"}function he(e){let t=new Date(e);return Number.isNaN(t.getTime())?M:`${t.getDate()} ${Ux[t.getMonth()]} ${t.getFullYear()}, ${wh(t.getHours())}:${wh(t.getMinutes())}`}var ye={compute:{name:"compute",short:"compute",what:"A compute kernel runs on some device of the rank"},exposed_communication:{name:"exposed communication",short:"comm.",what:"Communication runs, and\
 no compute kernel: nothing hides it"},exposed_memory:{name:"exposed memory",short:"memory",what:"Copies or memsets run, and nothing else: nothing hides them"},idle:{name:"idle",short:"idle",what:"No \
device work of the rank runs"}},Th={operators:{name:"operators",short:"operators",what:"An operator runs, or a call of a library"},python:{name:"python",short:"python",what:"Python runs, outside of op\
erators"},input:{name:"input",short:"input",what:"The DataLoader makes the next batch, or waits for it"},waiting:{name:"waiting",short:"waiting",what:"A call only waits: for a lock, another thread, an\
other process"},garbage_collection:{name:"garbage collection",short:"garbage",what:"Python collects garbage"},no_recorded_call:{name:"no recorded call",short:"no call",what:"No call was recorded here,\
 at most an annotation"}},La=Object.assign({},ye,Th),Oh=e=>e!==null&&e.parts.some(({part:t})=>t in Th),ro={name:"exposed communication and memory",short:"exposed",what:"Communication, copies or memset\
s run, and no compute kernel: nothing hides them"},Na=e=>e[0].toUpperCase()+e.slice(1),Kx={COMPUTATION:"compute",COMMUNICATION:"communication",MEMORY:"memory"},Mi=e=>Kx[e]??e.toLowerCase();function Ai(e){
let t=e.split(" overlapping ").map(Mi);return t.length===1?`${t[0]} alone`:`${t.slice(0,-1).join(", ")} and ${t.at(-1)} at once`}var Ri={host_wait:"waiting for the host",kernel_wait:"between kernels",
other:"other"},Mh={host_wait:"The launch began only when the stream was already idle",kernel_wait:"Launched in time, and the gap is short",other:"Launched in time, and the gap is longer: the work wait\
s for something else"},Ci={cpu_duration:"launch on the host",gpu_duration:"run on the device",launch_delay:"delay from launch to start"},Pa={short_kernels:"shorter than its launch",runtime_outliers:"s\
low launch",launch_delay_outliers:"late start"},Li={steps:"of the steps, as in Compare",before_last_step:"all but those of the last step",all:"all, outside of steps too"},Ni={set:{letter:"A",name:"Con\
trol"},test:{letter:"B",name:"Test"}},Nn="Record with activities=[ProfilerActivity.CPU, ProfilerActivity.CUDA].",Pn=({name:e,category:t})=>e==="Command Buffer Full"&&t==="overhead",hs="the host waits:\
 the device’s queue is full",In=({host:e,lag:t})=>typeof e!="number"?"":`host ${v(e)}${t>0?` · device ${v(t)} behind when the host left`:""}`;var Gx={diff_counts:{rule:"change",of:"test_counts",by:"control_counts"},diff_duration:{rule:"change",of:"test_total_duration",by:"control_total_duration"},diff_self_duration:{rule:"change",of:"test_s\
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
control_self_duration",times:100}},Yx={control_samples:e=>e.control.samples,test_samples:e=>e.test.samples,control_step:e=>e.step_time?.control?.step,test_step:e=>e.step_time?.test?.step},Ah=(e,t,n)=>e===
null||!(t>0)?null:n*(e/t);function ms(e,t,n){if(e[t]!==void 0)return e[t];let s=Gx[t];if(!s)return Yx[t]?.(n)??null;let{rule:o,times:a}=s,r=ms(e,s.of,n),l=ms(e,s.by,n);switch(o){case"change":return r===
null||l===null?null:r-l;case"growth":return e.control_counts===0?1/0:e.test_counts===0?-100:Ah(r,l,a);default:return Ah(r,l,a)}}var Ve=({control:e,test:t})=>e.steps.length===0&&t.steps.length===0&&e.samples+
t.samples>0,Ih={total:"total",per_step:"per step",per_call:"per call",percent:"% of step time"},Vx={...Ih,per_step:"per recording",percent:"% of the recording"},lo=(e,t)=>(Ve(t)?Vx:Ih)[e];function Ii(e){
return Ve(e)&&e.control.samples===e.test.samples?"total":"per_step"}var io=e=>e.measure===""?e.device_type!=="GPU":e.measure==="self";function Di(e){return e.step_time.control?.step>0&&e.step_time.test?.
step>0}var Jx=e=>e.control_self_duration!==null&&e.control_self_duration!==void 0,Qx=e=>e==="per_step"||e==="percent";function Xx(e,t){let n=t?"self_":"",s=`${n}${{total:"duration",percent:"percent_of\
_step"}[e]??e}`,o=e==="total"&&!t?"total_duration":s,a=Qx(e)?"counts_per_step":"counts";return{control:`control_${o}`,test:`test_${o}`,diff:`diff_${s}`,growth:`diff_${n}${{total:"duration_",per_call:"\
per_call_"}[e]??""}percent`,controlCount:`control_${a}`,testCount:`test_${a}`,diffCount:`diff_${a}`}}function cn(e,t,n,s=!1){let o=Object.fromEntries(Object.entries(Xx(t,s&&Jx(e))).map(([r,l])=>[r,ms(
e,l,n)])),a=e.control_counts===0&&e.test_counts>0?"new":e.test_counts===0&&e.control_counts>0?"gone":"";return{...o,percent:a===""?o.growth:null,birth:a}}function Zx(e,t){let n={total:"",percent:"_per\
cent_of_step"}[t]??`_${t}`;return{moreWork:e[`more_work${n}`]??null,slowerWork:e[`slower_work${n}`]??null}}var co=(e,t)=>JSON.stringify([e,t]);function Le(e,t){let n=0xcbf29ce484222325n;for(let s of new TextEncoder().
encode(`${e}\0${t}`))n=BigInt.asUintN(64,(n^BigInt(s))*0x100000001b3n);return n.toString(16).padStart(16,"0").slice(0,12)}var e$=(e,t)=>e.filter(({side:n})=>n===t).reduce((n,s)=>s.counts>n.counts?s:n).
name;function Dh({name:e,category:t,replaces:n,aliases:s}){if(s&&!n&&t!=="python_function"){let a=["control","test"].map(l=>e$(s,l)),r=s.length-2;return[`${a.join(" / ")}${r>0?` + ${r} more`:""}`,""]}
if(!n)return[e,""];if(n.rule==="template_arguments")return[e,""];let o=n.input_dims?.replaceAll(/,(\[\])+(?=[,\]])/g,"")??"";return[[n.operator??"same shapes",o].filter(Boolean).join(" "),e]}function uo({
name:e,category:t,aliases:n},s){let o=n?.filter(({side:a})=>a===s)??[];return o.length===0?{name:e,category:t}:o.reduce((a,r)=>(r.total_duration??0)>(a.total_duration??0)?r:a)}var Da=({aliases:e})=>e.
map(({side:t,name:n,counts:s,total_duration:o})=>`${t} ${n}: ${k(s)} ${s===1?"call":"calls"}, ${v(o)}`);function qi(e,t,n,{self:s=!1}={}){let{control_observations:o,test_observations:a}=e.verdict??{},
r=e.judged_rows?{steps:Math.min(o,a),rows:e.judged_rows}:null;return t.map(l=>{let c=Bi({...l,among:r},s);return{row:c,key:l.id??co(l.name,l.category),verdict:c.significance??"",noise:c.significance===
"no_difference_found",of:d=>ms(l,d,e),...cn(l,n,e,s),...Zx(l,n)}})}var t$=({name:e,category:t})=>t==="gpu_user_annotation"&&e.startsWith("ProfilerStep"),qh=(e,t)=>e.filter(({row:n})=>!Pn(n)&&!t$(n)).slice(
0,t);function Bi(e,t){let n=t?"self":"total";return e?.tests?{...e,...e.tests[n],among:e.among?[e.among.steps,e.among.rows[n]]:null}:e}var ps=e=>e.moderated_q_value??e.q_value??null;function Bh(e){let{
control_observations:t,test_observations:n}=e.verdict??{},s=e.judged_rows?{steps:Math.min(t,n),rows:e.judged_rows}:null;return new Map(e.rows.map(o=>[co(o.name,o.category),{...o,among:s}]))}function Fh(e,t,{
self:n=!1}={}){return["host","device"].filter(s=>e.totals[s].control_counts+e.totals[s].test_counts>0).map(s=>[s,cn(e.totals[s],t,e,n)])}var gs=({too_few:e,control_counts:t,test_counts:n})=>e&&t>0&&n>0,jh=(e,t)=>e.rank-t.rank||e.span-t.span,n$=(e,t)=>e.length===t.length&&e.every((n,s)=>n===t[s]);function Rh(e){let t=new Set,n=!1;for(let{
rank:o,step_number:a}of e){let r=`${o}/${a}`;n||=t.has(r),t.add(r)}let s=new Map;for(let{rank:o,span:a}of e)s.set(n?`${o}/${a}`:`${o}`,{rank:o,span:n?a:0});return{split:n,keys:[...s.values()].sort(jh)}}
var Ch=e=>[...new Set(e.map(t=>t.step_number))].sort((t,n)=>(t??-1)-(n??-1)),Ia=e=>e===void 0?"–":e===null?"whole":String(e);function Pi(e){return e===void 0?"–":e.span>0?`${e.rank}+${e.span}`:String(
e.rank)}var Lh=(e,t)=>e===t?e:`${e} / ${t}`;function s$(e,t){let n=({rank:a,span:r})=>`${a}/${r}`,s=new Set(e.map(n));if(t.some(a=>s.has(n(a)))){let a=new Map([...e,...t].map(l=>[n(l),l])),r=new Set(t.
map(n));return{byPosition:!1,rows:[...a.values()].sort(jh).map(l=>({control:s.has(n(l))?l:void 0,test:r.has(n(l))?l:void 0}))}}let o=Math.max(e.length,t.length);return{byPosition:e.length>0&&t.length>
0,rows:Array.from({length:o},(a,r)=>({control:e[r],test:t[r]}))}}function Nh(e,t,n,s,o){let a=new Map;t.forEach((c,d)=>{c[s]&&a.set(`${c[s].rank}/${o?c[s].span:""}`,d)});let r=t.map(()=>n.map(()=>null)),
l=new Map(n.map((c,d)=>[c,d]));for(let c of e){let d=a.get(`${c.rank}/${o?c.span:""}`);r[d][l.get(c.step_number)]=c}return r}function qa(e,t){let[n,s]=[Rh(e),Rh(t)],{rows:o,byPosition:a}=s$(n.keys,s.keys),
[r,l]=[Ch(e),Ch(t)],c=Math.max(r.length,l.length),d=Array.from({length:c},(f,h)=>({control:r[h],test:l[h],text:r.length===0?Ia(l[h]):l.length===0?Ia(r[h]):Lh(Ia(r[h]),Ia(l[h]))})),u=f=>f.map(h=>[...h,
...Array.from({length:c-h.length},()=>null)]);return{rows:o.map(f=>({...f,text:f.control&&f.test?Lh(Pi(f.control),Pi(f.test)):Pi(f.control??f.test)})),columns:d,control:u(Nh(e,o,r,"control",n.split)),
test:u(Nh(t,o,l,"test",s.split)),ranksByPosition:a,stepsByPosition:r.length>0&&l.length>0&&!n$(r,l)}}function fo(e,t){let n=r=>r.map(l=>l.map(c=>c===null?null:t(c))),s=n(e.control),o=n(e.test),a=s.map(
(r,l)=>r.map((c,d)=>c===null||o[l][d]===null?null:o[l][d]-c));return{control:s,test:o,diff:a}}function dn(e){if(e.length===0)return null;let t=[...e].sort((s,o)=>s-o),n=t.length>>1;return t.length%2?t[n]:
(t[n-1]+t[n])/2}var Ph=e=>e.reduce((t,n)=>t+n,0)/e.length,o$=1.05,a$=.05;function Wh(e){let t=new Map;for(let a of e)t.set(a.rank,[...t.get(a.rank)??[],a]);let n=[...t].sort(([a],[r])=>a-r).map(([a,r])=>{
let l=Ph(r.map(d=>d.step)),c=r.every(d=>d.exposed_communication!==null);return{rank:a,samples:r.length,step:l,waiting:c&&l>0?Ph(r.map(d=>d.exposed_communication))/l:null}}),s=dn(n.map(a=>a.step));for(let a of n)
a.lag=s>0?a.step/s:null;let o=n.length<2?[]:n.filter(a=>a.lag>=o$);return{ranks:n,median:s,slow:o,awaited:o.length>0?null:r$(n)}}function r$(e){if(e.length<2||e.some(s=>s.waiting===null))return null;let t=e.
reduce((s,o)=>o.waiting<s.waiting?o:s),n=dn(e.filter(s=>s!==t).map(s=>s.waiting));return n>=a$&&t.waiting<=n/2?t:null}var ze={control:{type:"text",standard:""},test:{type:"text",standard:""},control_ranks:{type:"text",standard:"all"},test_ranks:{type:"text",standard:"all"},control_steps:{type:"text",standard:"all"},test_steps:{
type:"text",standard:"all"},control_marker:{type:"text",standard:""},test_marker:{type:"text",standard:""},marker:{type:"text",standard:""},device_type:{type:"choice",standard:"ALL",words:["ALL","CPU",
"GPU"]},use_short_name:{type:"boolean",standard:"false"},merge_addresses:{type:"boolean",standard:"true"},aliases:{type:"boolean",standard:"true"},merge_lines:{type:"boolean",standard:"true"},q:{type:"\
text",standard:""},exclude:{type:"texts",standard:""},category:{type:"texts",standard:""},change:{type:"choice",standard:"",words:["added","deleted","increased","decreased","unchanged"]},fold:{type:"b\
oolean",standard:"false"},equal_clock:{type:"boolean",standard:"false"},row:{type:"text",standard:""},significance:{type:"boolean",standard:"false"},work:{type:"boolean",standard:"false"},significant:{
type:"choice",standard:"false",words:["false","true","slower","faster"]},measure:{type:"choice",standard:"self",words:["total","self"]},equivalence:{type:"text",standard:"0.02"},sort:{type:"text",standard:"\
abs_diff_duration"},order:{type:"choice",standard:"",words:["asc","desc"]},limit:{type:"text",standard:""},offset:{type:"text",standard:"0"},diagnosis:{type:"boolean",standard:"true"},layers:{type:"bo\
olean",standard:"false"},operators:{type:"choice",standard:"false",words:["false","true","auto"]},contributors:{type:"choice",standard:"rows",words:["rows","modules"]},format:{type:"choice",standard:"\
json",words:["json","csv","brief"]},unit:{type:"choice",standard:"per_step",words:["per_step","total"]}},ws={q:{type:"text",standard:""},tag:{type:"texts",standard:""},prefix:{type:"text",standard:""},
sort:{type:"choice",standard:"created",words:["created","label","ranks","steps","events","bytes","device","step_time","recorded"]},order:{type:"choice",standard:"",words:["asc","desc"]},group:{type:"c\
hoice",standard:"never",words:["auto","always","never"]},limit:{type:"text",standard:"100",least:0,most:1e3},offset:{type:"text",standard:"0",least:0,most:1e9}},fn={control:{type:"text",standard:""},test:{
type:"text",standard:""},control_ranks:{type:"text",standard:""},test_ranks:{type:"text",standard:""},control_steps:{type:"text",standard:""},test_steps:{type:"text",standard:""},control_marker:{type:"\
text",standard:""},test_marker:{type:"text",standard:""},marker:{type:"text",standard:""},level:{type:"choice",standard:"modules",words:["modules","operators","python"]},instances:{type:"boolean",standard:"\
false"},merge_lines:{type:"boolean",standard:"true"},by:{type:"choice",standard:"device",words:["device","host"]},significance:{type:"choice",standard:"none",words:["none","device","host"]},min_change:{
type:"text",standard:"0"},max_nodes:{type:"text",standard:"2000",least:1,most:1e5},format:{type:"choice",standard:"json",words:["json","csv"]}},ji={rank:{type:"text",standard:"",least:-9007199254740990,
most:9007199254740990},span:{type:"text",standard:"0",least:0,most:2147483647},step:{type:"text",standard:"",least:0,most:9007199254740990},marker:{type:"text",standard:""},use_short_name:{type:"boole\
an",standard:"false"},from:{type:"text",standard:""},to:{type:"text",standard:""},pixels:{type:"text",standard:"1200",least:100,most:8e3},threads:{type:"text",standard:"8",least:1,most:64}},Gh={sets:{
type:"text",standard:"*"},tag:{type:"texts",standard:""},baseline:{type:"text",standard:""},measure:{type:"choice",standard:"step_time",words:["step_time","gpu_time","compute","exposed_communication",
"exposed_memory","idle"]},name:{type:"text",standard:""},category:{type:"text",standard:""},time:{type:"choice",standard:"total",words:["total","self"]},layer:{type:"text",standard:""},by:{type:"choic\
e",standard:"device",words:["device","host"]},machine:{type:"boolean",standard:"false"},format:{type:"choice",standard:"json",words:["json","csv"]}},ys=null;function Dn(e,t,n){ys&&!ys.some(s=>s.name===
t)&&ys.push({name:t,value:e.getAll(t).join(),allowed:n})}function Yh(e,t){ys=[];try{return e(t),ys}finally{ys=null}}function me(e,t,n,s){let o=e.get(t)??"";return o!==""&&!n.includes(o)&&Dn(e,t,n.filter(
a=>a!=="").join(", ")),o!==""&&n.includes(o)?o:s}function Hh(e,t,n){let s=(e.get(t)??"").split(",").filter(o=>o!=="");return s.every(o=>n.includes(o))||Dn(e,t,n.join(", ")),s.filter(o=>n.includes(o))}
function Vh(e,t,n,s){let o=e.get(t)??"";return o!==""&&!n.test(o)&&Dn(e,t,s),n.test(o)?o:""}function Jh(e,t,n,s,o){let a=`${n} to ${s.toLocaleString("en-US")}`,r=Vh(e,t,/^\d+$/,a),l=r===""||Number(r)>=
n&&Number(r)<=s;return l||Dn(e,t,a),r!==""&&l?Number(r):o}var l$=new Map([["1","true"],["0","false"]]);function Be(e,t,n,s=t[n].standard){let{type:o,words:a}=t[n];if(o==="texts")return e.getAll(n).filter(
h=>h!=="");let r=e.get(n)??"",l=o==="text"?r:l$.get(r)??r,c=o==="boolean"?["true","false"]:a,d=o==="text"?l:c.find(h=>h.toLowerCase()===l.toLowerCase());d===void 0&&l!==""&&Dn(e,n,c.join(", "));let f=(o===
"choice"&&d==="false"?"":d)||s;return o==="boolean"?f==="true":f}function qn(e,t,n,s){for(let o of n){let{type:a,standard:r}=t[o];a==="texts"?s[o].forEach(l=>e.append(o,l)):["",r].includes(String(s[o]??
""))||e.set(o,String(s[o]))}}var Qh=(globalThis.document?.documentElement.dataset.base??"/").replace(/\/$/,""),L=e=>Qh+e,Wi=e=>`/${e.split("/").slice(Qh.split("/").length).join("/")}`,gt=()=>Wi(location.
pathname),Xh=15,Zh=[10,15,20,30,50,100],i$=["total","per_step","per_call","percent"],em=ze.change.words,tm=ze.device_type.words,c$=ze.measure.words,d$=["step","compute","exposed_communication","expose\
d_memory","idle"],Fa=[...d$,"op"],Hi="ProfilerStep*",wt=[Hi,"*Synchronize","Stream Wait Event","* Sync","Command Buffer Full"],Ui=["name","category","change","control_counts","test_counts","diff_count\
s","abs_diff_counts","control_total_duration","test_total_duration","diff_duration","abs_diff_duration","diff_percent","q_value","more_work","slower_work"],u$=["name","category","change","q_value"],bs=e=>u$.
includes(e)?"asc":"desc",zi=["control","test","control_ranks","test_ranks","control_steps","test_steps","control_marker","test_marker","use_short_name","merge_addresses","aliases","merge_lines"],nm=[...zi,
"device_type","q","exclude","category","change","significant","fold","measure","equivalence","work","equal_clock"],f$={fold:"true",significant:"",measure:"",equivalence:""},h$=["lines","details","oper\
ators","classes","recorded","replacements",...Array.from({length:9},(e,t)=>`line-${t}`)],m$=["control","test","more","less","noise"];function Uh(e,t){let n=e.get(t)??"",s=n.split(",").map(a=>a===""?NaN:
Number(a)),o=s.length===4&&s.every(Number.isFinite);return n!==""&&!o&&Dn(e,t,"four numbers"),o?n:""}var sm=(e,t)=>Object.fromEntries(t.map(n=>[n,Be(e,ze,n,f$[n])])),om=e=>Object.fromEntries(["control\
_marker","test_marker"].map(t=>[t,e.get(t)||e.get("marker")||""]));function p$(e,t,n){let s=e.get(t)??"";return s===""||/^[0-9a-f]{12}$/.test(s)&&!e.has(n)?s:Le(s,e.get(n)??"")}function Ne(e){let t=new URLSearchParams(
e),n=me(t,"sort",Ui,ze.sort.standard);return{...sm(t,nm),...om(t),...!t.has("exclude")&&{exclude:wt},sort:n,...n.endsWith("_work")&&{work:!0},order:me(t,"order",ze.order.words,bs(n)),unit:me(t,"unit",
i$,""),measure:me(t,t.has("measure")?"measure":"time",c$,""),heat:me(t,"heat",Fa,""),open:Hh(t,"open",h$),hide:Hh(t,"hide",m$),zoom_time:Uh(t,"zoom_time"),zoom_calls:Uh(t,"zoom_calls"),top:Jh(t,"top",
1,200,Xh),op:p$(t,"op","op_category")}}function Je(e){let t=ja(e),n=(o,a,r)=>{a!==r&&t.set(o,a)};n("sort",e.sort,ze.sort.standard),n("order",e.order,bs(e.sort)),n("unit",e.unit,""),n("measure",e.measure,
""),t.delete("fold"),n("fold",String(e.fold),"true"),n("heat",e.heat,""),e.exclude.join(`
`)===wt.join(`
`)?t.delete("exclude"):e.exclude.length===0&&t.set("exclude",""),n("open",e.open.join(),""),n("hide",e.hide.join(),""),n("zoom_time",e.zoom_time,""),n("zoom_calls",e.zoom_calls,""),n("top",String(e.top),
String(Xh)),n("op",e.op,"");let s=t.toString();return L(s===""?"/compare":`/compare?${s}`)}var Qe=(e,t)=>Je({...Ne(""),control:ne(e),test:ne(t)});function ja(e){let t=new URLSearchParams;return qn(t,ze,
nm,e),e.significant||t.delete("measure"),t}function g$(e,t,n){let s=n?"self_":"";if(e==="q_value")return"certainty";if(e.endsWith("_work"))return t==="total"?e:`${e}_${t==="percent"?"percent_of_step":
t||"per_step"}`;if(e==="diff_percent")return`diff_${s}${t==="per_call"?"per_call_":""}percent`;if(/_counts$/.test(e))return t==="total"||t==="per_call"?e:`${e}_per_step`;let[,o]=/^(control|test|diff|abs_diff)(?:_total)?_duration$/.
exec(e)??[];return o===void 0?e:t==="total"?n?`${o}_self_duration`:e:`${o}_${s}${t==="percent"?"percent_of_step":t||"per_step"}`}function _s(e,t,n){let s=ja(e);return s.set("significance","true"),s.set(
"sort",g$(e.sort,t,n)),s.set("order",e.order),s.set("measure",n?"self":"total"),s}function Ki(e,t,n,s){let o=_s(e,t,n);return o.set("format",s),o}var am=["total","per_step"],w$=["calls","share"],rm=["\
duration","calls","per_call"];function ks(e){let t=new URLSearchParams(e);return{...sm(t,zi),...om(t),row:t.has("name")?Le(t.get("name"),t.get("category")??""):t.get("row")??"",unit:me(t,"unit",am,""),
bins:me(t,"bins",w$,"calls"),heat:me(t,"heat",rm,"duration")}}function ce(e){let t=new URLSearchParams({control:e.control,test:e.test});return qn(t,ze,zi,e),t}function Bn(e){let t=ce(e);return t.set("\
row",e.row),t}function Fe(e){let t=Bn(e);return am.includes(e.unit)&&t.set("unit",e.unit),e.bins==="share"&&t.set("bins","share"),rm.includes(e.heat)&&e.heat!=="duration"&&t.set("heat",e.heat),L(`/com\
pare/op?${t}`)}function lm(e,t,n){let s=_s(e,t,n);return s.delete("work"),e.sort.endsWith("_work")&&s.delete("sort"),e.op&&s.set("row",e.op),s}function im(e){let t=new URL(Je(e),location.origin).searchParams;
return["control","test"].forEach(n=>t.delete(n)),new URLSearchParams({control:e.control,test:e.test,view:t.toString()})}var un=Number(ws.limit.standard),cm=e=>e==="label"?"asc":"desc";function ho(e){let t=new URLSearchParams(
e),n=Be(t,ws,"sort");return{control:t.get("control")??"",test:t.get("test")??"",q:Be(t,ws,"q"),tag:Be(t,ws,"tag"),sort:n,order:Be(t,ws,"order",cm(n)),page:Jh(t,"page",1,1e6,1)}}function dm(e){let{control:t,
test:n,q:s,tag:o,sort:a,order:r,page:l}={...ho(""),...e},c=new URLSearchParams,d=(f,h,m="")=>{h!==m&&c.set(f,String(h))};d("control",t),d("test",n),d("q",s),o.forEach(f=>c.append("tag",f)),d("sort",a,
ws.sort.standard),d("order",r,cm(a)),d("page",l,1);let u=c.toString();return L(u===""?"/":`/?${u}`)}var Wa=e=>e.q!==""||e.tag.length>0;function Fn(e){let t=new URLSearchParams({group:"auto",sort:e.sort,
order:e.order,limit:String(un),offset:String((e.page-1)*un)});return e.q!==""&&t.set("q",e.q),e.tag.forEach(n=>t.append("tag",n)),t}var ne=e=>e.slice(0,12),hn=(e,t,n,s)=>s?.[e]?.label??(n&&se(n,t[e])?.
label)??t[e];function se(e,t){if(t==="")return;let n=e.find(a=>a.id===t);if(n)return n;let s=e.filter(a=>a.id.startsWith(t.toLowerCase()));if(s.length===1)return s[0];let o=e.filter(a=>a.label===t);return o.
length===1?o[0]:void 0}var y$=["sets","tag","baseline","name","category","layer","measure","time","by"];function vs(e){let t=new URLSearchParams(e);return Object.fromEntries(y$.map(n=>[n,Be(t,Gh,n,n===
"sets"?"":void 0)]))}function Ha(e){let t=new URLSearchParams;return e.sets!==""&&t.set("sets",e.sets),qn(t,Gh,["tag","baseline",...e.layer!==""?["layer","by"]:e.name===""?["measure"]:["name","categor\
y","time"]],e),t}function mo(e){let t=Ha(e).toString();return L(t===""?"/series":`/series?${t}`)}var Z=["control","test"],jn={control:"test",test:"control"},um=["rank","span","step"],b$=["both",...Z],
_$={path:{type:"boolean",standard:"false"}},fm=32,k$=864e8,v$=300,Ba=e=>e!==null&&e!==""&&Number.isFinite(Number(e))?Number(e):null,Fi=(e,t)=>Vh(e,t,/^\d+$/,"whole numbers");function zh(e,t,n){let[s,o]=[
Ba(e.get(t)),Ba(e.get(n))],a=s!==null&&o!==null&&s<o&&Math.max(-s,o)<=k$;return[t,n].filter(r=>!a&&e.get(r)).forEach(r=>Dn(e,r,`µs since the beginning, ${t} before ${n}`)),a?[s,o]:[null,null]}var Kh=(e,t)=>[
...new Set(e.getAll(t))].filter(n=>n!==""&&n.length<=v$).slice(0,fm),xs=(e,{id:t,main:n})=>n?"main":`${e}:${t}`,Ua=(e,t)=>e.includes(t)?e.filter(n=>n!==t):[...e,t].slice(-fm);function za(e){let t=new URLSearchParams(
e),n={control:t.get("control")??"",test:t.get("test")??""};for(let l of Z){for(let c of um){let d=`${l}_${c}`;n[d]=Fi(t,t.has(d)?d:c)}n[`${l}_marker`]=t.get(`${l}_marker`)||t.get("marker")||""}let[s,o]=zh(
t,"from","to"),[a,r]=zh(t,"sum_from","sum_to");return{...n,use_short_name:Be(t,ji,"use_short_name"),path:Be(t,_$,"path"),show:me(t,"show",b$,"both"),from:s,to:o,sum_from:a,sum_to:r,open:Kh(t,"open"),pin:Kh(
t,"pin"),q:t.get("q")??"",name:t.get("name")??"",category:t.get("category")??"",nth:Ba(Fi(t,"nth")),at:me(t,"at",Z,""),align:t.get("align")??"",align_category:t.get("align_category")??"",align_nth:Ba(
Fi(t,"align_nth"))??0}}var x$=e=>String(Math.round(e*1e3)/1e3);function $s(e){let t=new URLSearchParams,n=(o,a,r="")=>{a!=null&&a!==r&&t.set(o,String(a))};Z.forEach(o=>n(o,e[o]));for(let o of[...um,"m\
arker"]){let[a,r]=Z.map(c=>e[`${c}_${o}`]??""),l=a===r||!e.control||!e.test;n(o,l?a||r:""),Z.forEach(c=>n(`${c}_${o}`,l?"":e[`${c}_${o}`]))}n("use_short_name",e.use_short_name,!1),n("path",e.path,!1),
n("show",e.show,"both");for(let o of["from","to","sum_from","sum_to"])n(o,typeof e[o]=="number"?x$(e[o]):"");["open","pin"].forEach(o=>(e[o]??[]).forEach(a=>t.append(o,a))),n("q",e.q),n("name",e.name),
e.name&&(n("category",e.category),n("nth",e.nth),n("at",e.at)),n("align",e.align),e.align&&(n("align_category",e.align_category),n("align_nth",e.align_nth,0));let s=t.toString();return L(s===""?"/time\
line":`/timeline?${s}`)}function Mt(e){let t=Z.filter(n=>e[n]!=="");return t.includes(e.show)?[e.show]:t}var $$=(e,t)=>e-t,hm=e=>[...new Set(e)].sort($$),Gi=e=>hm(e.map(t=>t.rank)),Yi=(e,t)=>hm(e.filter(
n=>n.rank===t).map(n=>n.span)),Vi=(e,t,n)=>e.filter(s=>s.rank===t&&s.span===n).sort((s,o)=>(s.step_number??-1)-(o.step_number??-1));function S$(e){let t=[...e].sort((n,s)=>n.step-s.step);return t[t.length>>
1]}var E$=(e,t)=>e.find(n=>String(n)===t);function mm(e,t,n=null){if(e.length===0)return null;let s=[],o=(d,u,f,h)=>{let m=u===""?void 0:E$(d,u);return u!==""&&m===void 0&&s.push(`${f} ${u}`),m??(d.includes(
h)?h:d[0])},a=o(Gi(e),t.rank,"rank",n?.sample.rank),r=o(Yi(e,a),t.span,"file",n?.sample.span),l=Vi(e,a,r),c=t.step===""?void 0:l.find(d=>String(d.step_number)===t.step);return t.step!==""&&!c&&s.push(
`step ${t.step}`),c??=n?l.find(d=>d.step_number===n.sample.step_number)??l[Math.min(n.place,l.length-1)]:S$(l),{sample:c,place:l.indexOf(c),missing:s}}var T$=["bars","line","scatter","histogram","none"],
pm=["control","test","q","chart","x","y","y2","by"],gm={chart:"",x:"",y:"",y2:"",by:""};function Ka(e){let t=new URLSearchParams(e);return{...Object.fromEntries(pm.map(s=>[s,t.get(s)??""])),chart:me(t,
"chart",T$,"")}}function Ga(e){let t=new URLSearchParams;for(let n of pm)e[n]&&t.set(n,e[n]);return L(t.size===0?"/query":`/query?${t}`)}function Ya({control:e,test:t,q:n},s=""){let o=new URLSearchParams;
return Object.entries({control:e,test:t,q:n,format:s}).filter(([,a])=>a!=="").forEach(([a,r])=>o.set(a,r)),o}var O$=300,M$=4e3,A$=1e4,mn=()=>globalThis.serverConnection??={gone:!1,actions:0,back:null,build:null,other:!1,hurry(){}},Va=()=>document.dispatchEvent(new Event("connection")),ym=({status:e,headers:t})=>[
502,503,504].includes(e)&&!/json/.test(t.get("Content-Type")??"");async function R$(){try{let e=await fetch(L("/api/v1/status"),{cache:"no-store",signal:AbortSignal.timeout(A$)});return ym(e)?null:await e.
json().catch(()=>({}))}catch{return null}}async function C$(){let e=mn(),t=O$;for(;;){await new Promise(s=>{e.hurry=s,setTimeout(s,t)});let n=await R$();if(n){let s=e.gone;return Object.assign(e,{gone:!1,
back:null,other:e.build!==null&&n.build!==void 0&&n.build!==e.build}),Va(),s}e.gone||(e.gone=!0,Va()),t=Math.min(2*t,M$)}}async function Qi({signal:e,isAction:t=!1}={}){let n=mn();e?.throwIfAborted(),
n.back??=C$(),t&&(n.actions+=1,Va());let s;try{return await Promise.race([n.back,new Promise((o,a)=>{s=()=>a(e.reason),e?.addEventListener("abort",s,{once:!0})})])}finally{e?.removeEventListener("abor\
t",s),t&&(n.actions-=1,Va())}}var bm=e=>{mn().build??=e},_m=e=>document.addEventListener("connection",()=>e(mn())),yt=L("/api/v1"),L$=700,N$=4,Wt=class extends Error{constructor(t,n,s,o=null){super(s),
this.name="ApiError",this.status=t,this.code=n,this.offset=o}};function Xi(e,t){try{let n=JSON.parse(t);if(typeof n.detail=="string"||typeof n.title=="string")return new Wt(e,n.code??"error",n.detail||
n.title,n.offset??null)}catch{}return new Wt(e,"error",`The server answered with status ${e}.`)}var Ji=()=>new Wt(0,"offline","The server does not answer. Is “tracediff serve” still running?"),P$=/"(?:stream|correlation)":-?\d{16}/,
I$=(e,t,n)=>(e==="stream"||e==="correlation")&&Number.isInteger(t)&&!Number.isSafeInteger(t)&&n?.source||t,D$=/\d{16}/,q$=(e,t,n)=>Number.isInteger(t)&&!Number.isSafeInteger(t)&&/^-?\d+$/.test(n?.source??
"")?n.source:t,B$=(e,t)=>new Promise((n,s)=>{let o=setTimeout(n,e);t?.addEventListener("abort",()=>{clearTimeout(o),s(t.reason)},{once:!0})});function wm(e){globalThis.waitingRequests=(globalThis.waitingRequests??
0)+e,globalThis.document?.dispatchEvent(new Event("waiting"))}function km(e){let t=()=>e(globalThis.waitingRequests>0);document.addEventListener("waiting",t),t()}async function bt(e,t,n={}){let s=!1,o=1;
try{for(;;)try{return await F$(e,t,n)}catch(a){if(a.code==="offline"&&o<N$){o+=1,await Qi({signal:n.signal,isAction:e!=="GET"});continue}if(e==="DELETE"&&a.status===404&&o>1)return null;if(a.code!=="n\
ot_checked_yet")throw a;s||(s=!0,wm(1)),await B$(L$,n.signal)}}finally{s&&wm(-1)}}async function F$(e,t,{body:n,signal:s,digits:o=!1}){let a={method:e,signal:s,headers:{Accept:"application/json"}};n!==
void 0&&(a.headers["Content-Type"]="application/json",a.body=JSON.stringify(n));let r,l;try{r=await fetch(yt+t,a),l=await r.text()}catch(c){throw c.name==="AbortError"?c:Ji()}if(ym(r))throw Ji();if(!r.
ok)throw Xi(r.status,l);if(l==="")return null;try{return JSON.parse(l,o&&D$.test(l)?q$:P$.test(l)?I$:void 0)}catch{throw new Wt(r.status,"bad_answer","The server sent an answer that is not JSON.")}}var pe=(e,t)=>bt(
"GET",e,t),le=encodeURIComponent,Ss=e=>pe("/status",e);async function it(e,t){let n=await pe(`/sets?${e}`,t);return{...n,entries:n.entries??n.sets.map(s=>({set:s}))}}async function At(e,t){let n=e.map(
o=>`id=${le(o)}`).join("&"),s=e.length===0?[]:(await pe(`/sets?${n}`,t)).sets;return[...new Map(s.map(o=>[o.id,o])).values()]}async function Ja(e){let t=await At(e);return t.length>0?t:(await it("limi\
t=1")).entries.map(({set:n})=>n)}var Wn=async e=>(await pe("/tags",e)).tags,Ht=(e,t)=>pe(`/sets/${le(e)}`,t),pn=(e,t)=>bt("PATCH",`/sets/${le(e)}`,{body:t}),po=e=>bt("DELETE",`/sets/${le(e)}`),vm=async(e,t)=>(await bt(
"POST",`/sets/${le(e)}/split`,{body:t})).job,xm=async(e,t)=>(await bt("POST","/sets/join",{body:t===""?{sets:e}:{sets:e,label:t}})).job,go=e=>bt("POST",`/sets/${le(e)}/restore`),de=(e,t)=>pe(`/compare\
_traces?${e}`,t),Qa=(e,t)=>pe(`/compare_traces/op?${e}`,t),Xa=(e,t,n)=>pe(e===""?`/compare_traces/tree?${t}`:`/sets/${le(e)}/tree?${t}`,n),Es=async(e,t,n)=>(await pe(`/sets/${le(e)}/steps${t===null?"":
`?marker=${le(t)}`}`,n)).steps,wo=(e,t,n)=>pe(`/sets/${le(e)}/timeline?${t}`,n),Za=(e,t,n)=>pe(`/sets/${le(e)}/timeline/find?${t}`,n),gn=(e,t,n)=>pe(`/analysis/${e}?${t}`,n),Zi=(e,t)=>pe(`/series?${e}`,
t),$m=e=>`${yt}/series?${e}`,Sm=(e,t)=>`${yt}/analysis/${e}?${t}`,er=async(e,t,n)=>(await pe(`/sets/${le(e)}/ops?q=${le(t)}&limit=50`,n)).ops,yo=e=>`${yt}/compare_traces?${e}`,tr=e=>`${yt}/report?${e}`,
nr=e=>`${yt}/bundle?${e}`,Em=e=>`${yt}/compare_traces/op?${e}`,Tm=(e,t,n)=>pe(`/sets/${le(e)}/timeline/sums?${t}`,n),Om=(e,t)=>pe(`/sql?${e}`,{...t,digits:!0}),Mm=e=>`${yt}/sql?${e}`,Am=async(e,t)=>(await pe(
`/sql/schema?${e}`,t)).tables,ec=(e,t,n)=>`${yt}/sets/${le(e)}/files/${t}/trace${n?`?${n}`:""}`;async function sr(e,t,n,{signal:s,onProgress:o}){let a=[],r=0,l;try{if(l=await fetch(ec(e,t,n),{signal:s}),
l.ok){let c=l.body.getReader();for(;;){let{done:d,value:u}=await c.read();if(d)break;a.push(u),r+=u.length,o(r)}return await new Blob(a).arrayBuffer()}}catch(c){throw c.name==="AbortError"?c:r>0?new Wt(
0,"broken","The download stopped before its end. The log of the server says why."):Ji()}throw Xi(l.status,await l.text())}var Rm=async e=>(await pe("/jobs",e)).jobs,Cm=(e,t)=>pe(`/jobs/${le(e)}`,t),Ts=e=>bt(
"DELETE",`/jobs/${le(e)}`),Lm=e=>new EventSource(`${yt}/jobs/${le(e)}/events`),Nm=(e,t)=>bt("POST","/uploads",{body:{label:e,files:t}}),Pm=async(e="")=>(await bt("POST",`/samples${e&&`/${e}`}`)).jobs,
Im=e=>pe(`/uploads/${le(e)}`),tc=e=>bt("DELETE",`/uploads/${le(e)}`),Dm=async e=>(await bt("POST",`/uploads/${le(e)}/commit`)).job;function qm(e,t,n,{from:s=0,signal:o,onProgress:a}){return new Promise(
(r,l)=>{let c=new XMLHttpRequest,d=()=>c.abort(),u=(h,m)=>{o?.removeEventListener("abort",d),h(m)},f=()=>u(l,new DOMException("Cancelled","AbortError"));if(o?.aborted){f();return}o?.addEventListener("\
abort",d),c.open("PUT",`${yt}/uploads/${le(e)}/files/${le(t)}`),c.setRequestHeader("Content-Type","application/octet-stream"),s>0&&c.setRequestHeader("Content-Range",`bytes ${s}-${n.size-1}/${n.size}`),
c.upload.addEventListener("progress",h=>a(s+h.loaded)),c.addEventListener("load",()=>{if(c.status<200||c.status>299){u(l,Xi(c.status,c.responseText));return}try{u(r,JSON.parse(c.responseText))}catch{u(
l,new Wt(c.status,"bad_answer","The server sent an answer that is not JSON."))}}),c.addEventListener("error",()=>u(l,new Wt(0,"offline","The connection was lost, or the file changed on the disk while \
it was being sent."))),c.addEventListener("abort",f),c.send(s>0?n.slice(s):n)})}function i(e,t={},...n){let s=document.createElement(e);for(let[o,a]of Object.entries(t??{}))if(!(a==null||a===!1))if(o==="class")s.className=a;else if(o==="text")s.textContent=a;else if(o==="on")for(let[
r,l]of Object.entries(a))s.addEventListener(r,l);else if(o==="data")Object.assign(s.dataset,a);else if(o==="css")for(let[r,l]of Object.entries(a))s.style.setProperty(r,l);else s.setAttribute(o,a===!0?
"":String(a));return or(s,n),s}function or(e,t){for(let n of t)Array.isArray(n)?or(e,n):n!=null&&n!==!1&&e.append(n)}function _(e,...t){return e.textContent="",or(e,t),e}function Rt(e,t){let n=new Set(
t);for(let o of[...e.childNodes])n.has(o)||o.remove();let s=e.firstChild;for(let o of t)o===s?s=s.nextSibling:e.insertBefore(o,s)}function x(e,t,n={}){return i("button",{type:"button",...n,on:{click:t}},
e)}var xe=({code:e,message:t},n,...s)=>i("div",{class:"error-box",role:"alert",data:e&&{code:e}},n&&[i("h2",{},n),i("p",{},t)],n?s.length>0&&i("p",{},s):t);function wn({wait:e,onText:t,onStep:n=null,empties:s=!0,
...o}){let a=$e(e,()=>t(r.value.trim())),r=i("input",{type:"search",autocomplete:"off",spellcheck:"false",...o,on:{input:a,keydown(l){let c=n&&l.key==="Enter";!c&&!(s&&l.key==="Escape"&&r.value!=="")||
(l.preventDefault(),a.cancel(),r.value=c?r.value:"",t(r.value.trim()),c&&n(l.shiftKey?-1:1))}}});return r}var j$="http://www.w3.org/2000/svg";function W(e,t={},...n){let s=document.createElementNS(j$,
e);for(let[o,a]of Object.entries(t))s.setAttribute(o,String(a));return or(s,n),s}var W$={pencil:"M2.5 13.5v-2.6l7.8-7.8 2.6 2.6-7.8 7.8zM9 4.4l2.6 2.6",note:"M3 2.5h10v7.5l-3.5 3.5H3zM13 10H9.5v3.5M5.\
5 5.5h5M5.5 8h3",pin:"M6 2.5h4M6.5 2.5l.3 4.2L4.5 9.5h7L9.2 6.7l.3-4.2M8 9.5v4",trash:"M3 4.5h10M6 4.5V3h4v1.5M4.3 4.5l.6 9h6.2l.6-9M6.8 7v4M9.2 7v4",swap:"M2.5 5.5h10M10 3l2.5 2.5L10 8M13.5 10.5h-10M\
6 8l-2.5 2.5L6 13",close:"M4 4l8 8M12 4l-8 8",more:"M3.5 8h.01M8 8h.01M12.5 8h.01",up:"M4.5 9.5L8 6l3.5 3.5",down:"M4.5 6.5L8 10l3.5-3.5",chevron:"M6 4l4 4-4 4",warning:"M8 2.5l6 10.8H2zM8 6.5v3.2M8 1\
1.4v.3",link:"M6.5 9.5l3-3M7.5 4.5l1-1a2.8 2.8 0 014 4l-1 1M8.5 11.5l-1 1a2.8 2.8 0 01-4-4l1-1",plus:"M8 3.5v9M3.5 8h9",minus:"M3.5 8h9",pan:"M8 2v12M2 8h12M6 4l2-2 2 2M6 12l2 2 2-2M4 6L2 8l2 2M12 6l2\
 2-2 2",reset:"M3.5 8a4.5 4.5 0 101.3-3.2L3.2 6.4M3 3v3.6h3.6",folder:"M2 4h4.2l1.4 1.6H14V13H2z",file:"M4 2h5l3 3v9H4zM9 2v3h3"};function Xe(e){return W("svg",{viewBox:"0 0 16 16",class:"icon","aria-\
hidden":"true",focusable:"false"},W("path",{d:W$[e]}))}function U(e,t,n,s={}){return i("button",{type:"button",title:t,"aria-label":t,...s,class:`icon-button ${s.class??""}`.trim(),on:{click:n}},Xe(e))}
var Bm=0;function R(e){return Bm+=1,`${e}-${Bm}`}var Pe=()=>new Promise(e=>{document.hidden?e():requestAnimationFrame(()=>setTimeout(e))});function B(e,t=!1){let n=document.getElementById(t?"alerts":"\
live");n.textContent="",setTimeout(()=>{n.textContent=e},50)}function $e(e,t){let n=0,s=(...o)=>{clearTimeout(n),n=setTimeout(()=>t(...o),e)};return s.cancel=()=>clearTimeout(n),s}function Se(e,t,n){let s=new Map;
return{node:i("div",{class:"segmented",role:"group","aria-label":e},t.map(([a,r,l])=>{let c=x(r,()=>n(a),{title:l,"aria-pressed":"false"});return s.set(a,c),c})),buttons:s,press(a){for(let[r,l]of s)l.
setAttribute("aria-pressed",String(r===a))}}}function G(e,{action:t=null,seconds:n=8,urgent:s=!1}={}){let o=i("div",{class:`toast${s?" toast-urgent":""}`},i("span",{class:"toast-text"},e)),a=0,r=()=>{
clearTimeout(a),o.remove()},l=()=>{clearTimeout(a),a=setTimeout(r,n*1e3)};t&&o.append(x(t.label,()=>{r(),t.run()},{class:"toast-action"})),o.append(U("close","Dismiss",r));let c=()=>clearTimeout(a);return o.
addEventListener("pointerenter",c),o.addEventListener("focusin",c),o.addEventListener("pointerleave",l),o.addEventListener("focusout",l),document.getElementById("toasts").append(o),B(t?`${e} ${t.label}\
 is available.`:e,s),l(),r}var Os=4,H$=e=>Wm(e.menu,e.opener);function Fm(e,t=!1){e.menu=i("div",{class:"row-menu",role:"menu",id:e.id,"aria-label":e.label,on:{keydown:n=>z$(e,n),focusout:n=>K$(e,n)}}),
_(e.menu,e.items().filter(n=>!n.hidden).map(n=>U$(e,n))),e.opener.setAttribute("aria-expanded","true"),e.opener.setAttribute("aria-controls",e.id),e.opener.closest("main").append(e.menu),Wm(e.menu,e.opener),
addEventListener("scroll",e.follow,{capture:!0}),addEventListener("resize",e.follow),jm(e).at(t?-1:0)?.focus({preventScroll:!0})}function bo(e){removeEventListener("scroll",e.follow,{capture:!0}),removeEventListener(
"resize",e.follow);let t=e.menu;e.menu=null,t?.remove(),e.opener.setAttribute("aria-expanded","false"),e.opener.removeAttribute("aria-controls")}var jm=e=>[...e.menu.querySelectorAll('[role="menuitem"\
]')],U$=(e,t)=>i(t.href?"a":"button",{role:"menuitem",type:t.href?null:"button",href:t.href,download:t.download,tabindex:"-1",class:t.danger?"danger":t.href?"button":"",disabled:t.disabled,title:t.title,
on:{click:()=>{if(t.href){setTimeout(()=>e.menu&&(e.opener.focus({preventScroll:!0}),bo(e)));return}bo(e),e.opener.focus({preventScroll:!0}),t.run()}}},t.text,t.note&&[" ",i("span",{class:"muted small"},
t.note)]);function z$(e,t){let n=jm(e).filter(r=>!r.disabled),s=n.indexOf(document.activeElement),o=t.key.length===1?t.key.toLowerCase():"",a={ArrowDown:n[(s+1)%n.length],ArrowUp:n.at(s-1),Home:n[0],End:n.
at(-1)}[t.key]??(o.trim()===""?void 0:[...n.slice(s+1),...n].find(r=>r.textContent.toLowerCase().startsWith(o)));(t.key==="Escape"||t.key==="Tab")&&(bo(e),e.opener.focus({preventScroll:!0})),(t.key===
"Escape"||a)&&(t.preventDefault(),t.stopPropagation(),a?.focus({preventScroll:!0}))}function K$(e,t){e.menu&&!e.menu.contains(t.relatedTarget)&&t.relatedTarget!==e.opener&&bo(e)}function ar(e,t,{text:n,
...s}={}){let o={label:e,items:t,menu:null};o.follow=()=>H$(o),o.id=R("menu");let a=n?{}:{title:e,"aria-label":e};return o.opener=i("button",{type:"button",...a,...s,class:`${n?"":"icon-button "}menu-\
button ${s.class??""}`.trim(),"aria-haspopup":"menu","aria-expanded":"false",on:{click:()=>o.menu?bo(o):Fm(o),keydown:r=>{(r.key==="ArrowDown"||r.key==="ArrowUp")&&(r.preventDefault(),Fm(o,r.key==="Ar\
rowUp"))}}},n??Xe("more")),o.opener}function Wm(e,t){let n=t.getBoundingClientRect(),{offsetWidth:s,offsetHeight:o}=e,a=n.bottom+Os+o<=innerHeight;e.style.setProperty("top",`${Math.max(Os,a?n.bottom+Os:
n.top-Os-o)}px`),e.style.setProperty("left",`${Math.max(Os,Math.min(n.right-s,innerWidth-s-Os))}px`)}function Ee(e){let t=i("a",{class:"button sql-link",hidden:!0,title:`${e}: the same numbers in SQL`,
"aria-label":`${e}: SQL`},"SQL");return{node:t,set(n){t.hidden=n===null,n!==null&&(t.href=n)}}}var G$="tracediff.theme",nc=new Set,lr=e=>globalThis.matchMedia?.(e)??{matches:!1},ac=lr("(prefers-color-scheme: dark)");function sc(){let e=document.documentElement.dataset.theme;return e==="light"||
e==="dark"?e:"auto"}function Y$(){let e=sc();return e==="auto"?ac.matches?"dark":"light":e}function Te(e){return nc.add(e),()=>nc.delete(e)}function Hm(){for(let e of[...nc])e(Y$())}function Km(e){e.value=
sc(),e.addEventListener("change",()=>{e.value==="auto"?delete document.documentElement.dataset.theme:document.documentElement.dataset.theme=e.value;try{localStorage.setItem(G$,e.value)}catch{}Hm()}),ac.
addEventListener("change",()=>{sc()==="auto"&&Hm()})}var V$=lr("(forced-colors: active)"),rr=new Map,Um="";function S(e){let{theme:t,printing:n}=document.documentElement.dataset,s=`${t} ${n} ${ac.matches}\
 ${V$.matches}`;return s!==Um&&(rr=new Map,Um=s),rr.has(e)||rr.set(e,J$(e)),rr.get(e)}function J$(e){let t=document.createElement("span");t.style.color=`var(${e})`,t.style.forcedColorAdjust="none",document.
body.append(t);let n=getComputedStyle(t).color;return t.remove(),n}var oc=new Set,Gm=!1,yn=()=>Gm;function Ms(e){return oc.add(e),()=>oc.delete(e)}function zm(e){Gm=e,document.documentElement.toggleAttribute(
"data-printing",e);for(let t of[...oc])t()}function Ym(){window.addEventListener("beforeprint",()=>zm(!0)),window.addEventListener("afterprint",()=>zm(!1))}var rc=null;function cr(){return globalThis.Plotly?Promise.resolve(globalThis.Plotly):(rc??=new Promise((e,t)=>{let n=document.createElement("script");n.src=document.documentElement.dataset.plotly,n.addEventListener(
"load",()=>e(globalThis.Plotly)),n.addEventListener("error",()=>{rc=null,n.remove(),t(new Error("The chart library could not be loaded."))}),document.head.append(n)}),rc)}var Q$={displayModeBar:!1,displaylogo:!1,
showSendToCloud:!1,showEditInChartStudio:!1,plotlyServerURL:"",responsive:!1,doubleClick:"reset",scrollZoom:!1,showTips:!1},_o=()=>[[0,S("--heat-low")],[.5,S("--heat-middle")],[1,S("--heat-high")]];function Ut(){
return{control:S("--control-fill"),test:S("--test-fill"),more:S("--more-fill"),less:S("--less-fill"),noise:S("--noise-fill"),surface:S("--surface"),highlight:S("--highlight"),highlightEdge:S("--accent")}}
function Ze(){let e=S("--text"),t=S("--muted"),n=S("--grid"),s={gridcolor:n,zerolinecolor:t,linecolor:n,tickcolor:n,tickfont:{color:t,size:11},automargin:!1},o=getComputedStyle(document.body).fontFamily;
return{layout:{paper_bgcolor:"rgba(0,0,0,0)",plot_bgcolor:"rgba(0,0,0,0)",font:{family:o,size:12,color:e},colorway:[S("--control-fill"),S("--test-fill"),S("--more-fill")],xaxis:s,yaxis:s,legend:{font:{
color:e,size:12}},hoverlabel:{bgcolor:S("--surface-raised"),bordercolor:S("--border-strong"),font:{family:o,size:12,color:e},align:"left",namelength:-1},separators:".,"}}}var lc=17;function X$({title:e,
lines:t,keys:n=[]},s,o){let a=Ut(),r=t.flatMap(m=>Ln(m,Math.floor(s/6.6),3)),l=30+lc*r.length+(n.length>0?24:0)+8,c=(m,p,w,y)=>({xref:"paper",yref:"paper",showarrow:!1,x:0,y:1,xanchor:"left",yanchor:"\
top",align:"left",xshift:12-o.left,yshift:o.top+l-m,text:X(p),font:{size:w,color:S(y?"--text":"--muted")}}),d=[c(8,e,15,!0),...r.map((m,p)=>c(30+lc*p,m,12,!1))],u=[],f=12-o.left,h=30+lc*r.length+4;for(let[
m,p]of n)u.push({type:"rect",xref:"paper",yref:"paper",xsizemode:"pixel",ysizemode:"pixel",xanchor:0,yanchor:1,x0:f,x1:f+14,y0:o.top+l-h-13,y1:o.top+l-h-4,fillcolor:a[m]??S(m),line:{width:0}}),d.push(
{...c(h,p,12,!1),xshift:f+19}),f+=19+7*p.length+18;return{annotations:d,shapes:u,height:l}}async function Z$(e,t,n,s){let o=await cr(),a=S("--surface"),r=Math.max(e.clientWidth,900),{l,t:c}=e._fullLayout.
margin,d=X$(s,r,{left:l,top:c}),{layout:u}=e,f={data:e.data,layout:{...u,paper_bgcolor:a,plot_bgcolor:a,margin:{...u.margin,t:c+d.height},annotations:[...u.annotations??[],...d.annotations],shapes:[...u.
shapes??[],...d.shapes]}};await o.downloadImage(f,{format:t,filename:n,width:r,height:e.clientHeight+d.height,scale:t==="png"?2:1})}var eS=4,Vm=280,tS=[250,1e3],Ct=[],Qm=-1/0;function nS({target:e}){e.
closest?.(".chart")||(Qm=performance.now())}for(let e of["keydown","input","pointerdown","wheel"])globalThis.document?.addEventListener(e,nS,{capture:!0,passive:!0});function sS(e,t){return new Promise(
n=>{Ct.push({node:e,isNew:t,go:n}),Ct.length===1&&Pe().then(cc)})}function oS(e){let t=Ct.findIndex(n=>n.node===e);t>=0&&Ct.splice(t,1)[0].go()}function cc(){if(Ct.length===0)return;let e=performance.
now()-Qm,t=({node:a})=>{let{top:r,bottom:l}=a.getBoundingClientRect();return l>0&&r<window.innerHeight},n=Ct.find(t),s=n??Ct[0],o=tS[n||s.isNew?0:1]-e;if(o>0){setTimeout(cc,o);return}Ct.splice(Ct.indexOf(
s),1),s.go(),Ct.length>0&&Pe().then(cc)}function aS(e,t){let n=null,s=null;e.on("plotly_hover",l=>{n=l}),e.on("plotly_unhover",()=>{n=null});let o=0,a=0,r=l=>{clearTimeout(o),o=performance.now()<a?0:setTimeout(
()=>t(l),Vm)};e.on("plotly_doubleclick",()=>{clearTimeout(o),a=performance.now()+Vm}),e.on("plotly_click",l=>{s=null,r(l)}),e.addEventListener("mousedown",({clientX:l,clientY:c,button:d})=>{s=n&&d===0?
{event:n,x:l,y:c}:null},!0),e.addEventListener("click",({clientX:l,clientY:c})=>{let d=s;s=null,d&&Math.hypot(l-d.x,c-d.y)<eS&&r(d.event)})}async function dc(e,t=!1){if(e.waiting){t&&oS(e.node);return}
let n;e.waiting=!0;try{e.drawn||await Pe(),n=await cr(),t||(delete e.plot.dataset.ready,await sS(e.node,!e.drawn))}catch(r){_(e.message,r.message),e.message.hidden=!1;return}finally{e.waiting=!1}if(e.
width=e.plot.clientWidth,e.dead||!e.data||e.data.empty||e.width===0)return;let s=e.spec.height(e.data,e.width);e.plot.style.height=`${s}px`;let{data:o,layout:a}=e.spec.make(e.data,e.width);await n.react(
e.plot,o,{...a,width:e.width,height:s,showlegend:!1,uirevision:e.data.zoom??e.data.revision},Q$),!e.drawn&&!e.dead&&(e.drawn=!0,e.spec.onClick&&aS(e.plot,r=>e.spec.onClick(r,e.data)),e.spec.onRelayout&&
e.plot.on("plotly_relayout",r=>e.spec.onRelayout(r,e.data)),e.spec.onDoubleClick&&e.plot.on("plotly_doubleclick",()=>e.spec.onDoubleClick(e.data)),e.plot.querySelector(".main-svg")?.setAttribute("aria\
-hidden","true")),e.plot.dataset.ready=e.data.revision}function ic(e){e.drawn&&e.data&&!e.data.empty&&!e.spec.paint&&dc(e,!0)}function rS(e,t){e.drawn&&(e.spec.save??Z$)(e.plot,t,`${e.data.file}-${e.spec.
file}`,{title:[e.spec.title,e.data.heading].filter(Boolean).join(", "),lines:e.data.caption??[],keys:typeof e.spec.keys=="function"?e.spec.keys():e.spec.keys??[]})}function lS(e,t){let n=e.data?.revision===
t.revision&&!t.empty;if(e.data=t,e.heading.textContent=t.heading??"",e.plot.dataset.wanted=t.revision,e.plot.hidden=!!t.empty,e.tools.hidden=e.plot.hidden,e.node.toggleAttribute("data-empty",e.plot.hidden),
e.message.hidden=!t.empty,_(e.message,t.empty),!(t.empty||n&&e.drawn)){if(e.spec.paint){e.plot.style.height=`${e.spec.height(t)}px`,_(e.plot,e.spec.paint(t)),e.drawn=!0,e.plot.dataset.ready=t.revision;
return}e.plot.style.height=`${e.spec.height(t,e.spec.height.length>1?e.plot.clientWidth||600:0)}px`,dc(e)}}function iS(e,t){e.drawn&&!e.plot.hidden&&globalThis.Plotly.relayout(e.plot,t(e.plot.layout))}
function cS(e){e.dead=!0,e.observer.disconnect(),e.stopPrinting(),e.drawn&&!e.spec.paint&&globalThis.Plotly.purge(e.plot)}function Ke(e){let t={spec:e,data:null,drawn:!1,waiting:!1,dead:!1,width:0};t.
plot=i("div",{class:"plot",id:e.id}),t.heading=i("span",{class:"chart-unit"}),t.message=i("p",{class:"chart-message muted",hidden:!0});let n=Ee(e.title);return t.tools=i("div",{class:"chart-tools"},e.
tools,n.node,["PNG","SVG"].map(s=>x(s,()=>rS(t,s.toLowerCase()),{title:`${e.title}: download as ${s}`,"aria-label":`${s} of ${e.title}`}))),t.node=i("section",{class:`card chart ${e.class??""}`.trim(),
"aria-label":e.title},i("div",{class:"chart-head"},i(e.level??"h3",{},e.title," ",t.heading),t.tools),e.extra,t.plot,t.message),t.observer=new ResizeObserver(()=>{t.data&&!e.paint&&!yn()&&!t.plot.hidden&&
t.plot.clientWidth>0&&Math.abs(t.plot.clientWidth-t.width)>1&&dc(t)}),t.observer.observe(t.node),t.stopPrinting=Ms(()=>ic(t)),{node:t.node,sql:n,draw:s=>lS(t,s),redraw:()=>ic(t),retheme:()=>ic(t),layout:()=>t.
plot.layout,relayout:s=>iS(t,s),unmount:()=>cS(t)}}function zt(e,t){let n=Math.max(1,Math.ceil(e/Math.max(1,t)));return Array.from({length:Math.ceil(e/n)},(s,o)=>o*n)}function uc(e,t){let n=document.createElement(
"a");n.href=URL.createObjectURL(e),n.download=t,document.body.append(n),n.click(),n.remove(),setTimeout(()=>URL.revokeObjectURL(n.href),1e4)}var dS=900,ir=12,Jm=17,uS=["fill","stroke","stroke-width","\
stroke-dasharray","opacity","font-family","font-size","font-weight","text-anchor"];function Xm(e){let t=getComputedStyle(e);if(t.display==="none"||e.classList.contains("fall-area"))return null;let n=e.
cloneNode(!1);n.removeAttribute("class");for(let s of uS){let o=t.getPropertyValue(s);o!==""&&!o.startsWith("url(")&&n.setAttribute(s,o)}for(let s of e.childNodes){let o=s.nodeType===Node.TEXT_NODE?s.
cloneNode():Xm(s);o&&n.append(o)}return n}function fS({title:e,lines:t,keys:n},s){let o=getComputedStyle(document.body).fontFamily,a=(u,f,h,m,p)=>W("text",{x:u,y:f,fill:S(p?"--text":"--muted"),"font-s\
ize":m,"font-weight":p?600:400,"font-family":o},h),r=t.flatMap(u=>Ln(u,Math.floor(s/6.6),3)),l=[a(ir,22,e,15,!0),...r.map((u,f)=>a(ir,42+Jm*f,u,12,!1))],c=30+Jm*r.length+18,d=ir;for(let[u,f]of n)l.push(
W("rect",{x:d,y:c-9,width:14,height:9,fill:S(`--${u}-fill`)}),a(d+19,c,f,12,!1)),d+=19+7*f.length+18;return{nodes:l,height:c+ir}}function hS(e,t){let{width:n,height:s,left:o,top:a}=e.getBoundingClientRect(),
r=Math.max(n,dS),l=fS(t,r),c=[...e.querySelectorAll(":scope > svg")].map(u=>{let f=u.getBoundingClientRect(),h=Xm(u);for(let[m,p]of Object.entries({x:f.left-o,height:f.height,y:l.height+f.top-a,overflow:"\
visible",width:f.width+(f.width>n/2?r-n:0)}))h.setAttribute(m,String(p));return h}),d=l.height+s;return{width:r,height:d,node:W("svg",{xmlns:"http://www.w3.org/2000/svg",width:r,height:d,viewBox:`0 0 ${r}\
 ${d}`},W("rect",{width:"100%",height:"100%",fill:S("--surface")}),l.nodes,c)}}var Zm="image/svg+xml";async function mS(e,t,n){let s=new Image;s.src=`data:${Zm};charset=utf-8,${encodeURIComponent(e)}`,
await s.decode();let o=document.createElement("canvas");return[o.width,o.height]=[2*t,2*n],o.getContext("2d").drawImage(s,0,0,o.width,o.height),new Promise(a=>{o.toBlob(a,"image/png")})}async function ep(e,t,n,s){
let{node:o,width:a,height:r}=hS(e,s),l=new XMLSerializer().serializeToString(o),c=t==="svg"?new Blob([l],{type:Zm}):await mS(l,a,r);uc(c,`${n}.${t}`)}var[bn,Hn,tp,_t,et,pS,dr,gS]=["Traces","Compare","Operation","Tree","Timeline","Analyse","Query","Series"],ko="Every page",np="First move to a set of the list, with the arrow keys.",ur="First select a\
 call, in the lanes or in the table.",Un="There is nothing to search on this page.",op=[{pages:[bn],keys:["/"],text:"Find sets",action:"search",none:Un},{pages:[bn],keys:["ArrowDown","Enter"],text:"Mo\
ve from the search into the list",action:"enter",inSearch:!0},{pages:[bn],keys:["ArrowDown","ArrowUp","Home","End"],text:"In the list: move from set to set"},{pages:[bn],keys:["ArrowRight","ArrowLeft"],
text:"In the list: move to the actions of the set, and back"},{pages:[bn],keys:["Enter"],text:"In the list: the menu of the set, or open a group"},{pages:[bn],keys:["Space"],text:"In the list: select \
the set, for actions on several"},{pages:[bn],keys:["c"],text:"Use the focused set as the control",action:"control",none:np},{pages:[bn],keys:["t"],text:"Use the focused set as the test",action:"test",
none:np},{pages:[Hn],keys:["/"],text:"Search the names of the rows",action:"search",none:Un},{pages:[Hn],keys:["ArrowDown","Enter"],text:"From the search into the table",action:"enter",inSearch:!0},{pages:[
Hn],keys:["ArrowDown","ArrowUp","PageDown","PageUp","Home","End"],text:"In the table: move from row to row"},{pages:[Hn],keys:["Enter","Space"],text:"In the table: select the row"},{pages:[Hn],keys:["\
ArrowRight","ArrowLeft"],text:"In the table: to the link of the row, and back"},{pages:[_t],keys:["/"],text:"Find a frame or a kernel",action:"search",none:Un},{pages:[_t],keys:["ArrowDown"],text:"Fro\
m the search into the table",action:"enter",inSearch:!0},{pages:[_t],keys:["Enter"],text:"In the search: to the next frame found; with Shift to the one before"},{pages:[_t],keys:["ArrowDown","ArrowUp",
"PageDown","PageUp","Home","End"],text:"In the table: move from row to row"},{pages:[_t],keys:["ArrowRight","ArrowLeft"],text:"In the table: open the row, or go to the first below it; close it, or go \
to the one above"},{pages:[_t],keys:["Space"],text:"In the table: select the frame"},{pages:[_t],keys:["Enter"],text:"In the table: select the frame, and zoom the flame graph to it"},{pages:[_t],keys:[
"ArrowUp","ArrowDown","ArrowLeft","ArrowRight"],text:"In the flame graph: to the frame above, the widest below, the ones beside it"},{pages:[_t],keys:["w","s","a","d","0"],text:"In the flame graph: zo\
om in or out, move left or right, show all"},{pages:[Hn,tp,_t,et,dr],keys:["c"],text:"Choose the control",action:"control"},{pages:[Hn,tp,_t,et,dr],keys:["t"],text:"Choose the test",action:"test"},{pages:[
et],keys:["/"],text:"Search names; Enter shows the next call",action:"search",none:Un},{pages:[et],keys:["w","+"],text:"Zoom in",action:"zoomIn"},{pages:[et],keys:["s","-"],text:"Zoom out",action:"zoo\
mOut"},{pages:[et],keys:["a"],text:"Move to the left; in the lanes also the arrow keys",action:"left"},{pages:[et],keys:["d"],text:"Move to the right",action:"right"},{pages:[et],keys:["0"],text:"Show\
 the whole step",action:"fit"},{pages:[et],keys:["f"],text:"Zoom to the selected call",action:"zoomTo",none:ur},{pages:[et],keys:[",","."],text:"Select the previous or the next call of the row"},{pages:[
et],keys:["m"],action:"measure",none:ur,text:"Sum up the time of the selected call; again at another: from the start of one to that of the other"},{pages:[pS],keys:["/"],text:"Move to the operator fie\
ld, or else to the ranks field",action:"search",none:Un},{pages:[gS],keys:["/"],text:"Move to the sets field",action:"search"},{pages:[dr],keys:["/"],text:"Find a table or column",action:"search",none:Un},
{pages:[dr],keys:["Ctrl","Enter"],text:"In the statement: run it"},{pages:[ko],keys:["?"],text:"List the keys",action:"help"},{pages:[ko],keys:["Escape"],action:"close",text:"Close what is open: the d\
ialog, then the menu, then the panel"},{keys:["/"],action:"search",none:Un},{pages:[et],keys:[","],action:"former",none:ur},{pages:[et],keys:["."],action:"next",none:ur}],wS={ArrowDown:"↓",ArrowUp:"\
↑",ArrowLeft:"←",ArrowRight:"→",PageDown:"Page Down",PageUp:"Page Up",Escape:"Esc"},yS=["button","checkbox","file","radio","range","reset","submit"];function vo(e){return e instanceof HTMLElement&&
(e.isContentEditable||e.matches("textarea, select")||e.matches("input")&&!yS.includes(e.type))}function bS(e,t){let{target:n,key:s}=e,o=vo(n);return op.find(a=>a.action&&a.keys.includes(s)&&(!a.pages||
a.pages.some(r=>[t.name,ko].includes(r)))&&(a.inSearch?n.type==="search":!o||s==="Escape"&&(n.matches('select, [role="combobox"]')||!n.value)))}function _S(){let e=document.querySelector("details.menu\
[open]");return e&&(e.open=!1,e.querySelector("summary").focus()),e!==null}function kS(e){return e.flatMap((t,n)=>[n>0&&" ",i("kbd",{},wS[t]??t)])}function sp(e,t){let n=op.filter(({pages:s,text:o})=>o&&
s?.includes(t));return n.length>0&&i("section",{},i("h3",{},e),i("dl",{class:"keys"},n.map(({keys:s,text:o})=>i("div",{},i("dt",{},kS(s)),i("dd",{},o)))))}function vS(e){let t=R("keys"),n=()=>s.close(),
s=i("dialog",{class:"trace-dialog keys-dialog","aria-labelledby":t,on:{close:()=>s.remove(),click:o=>{o.target===s&&n()}}},i("div",{class:"trace-box"},i("div",{class:"trace-head"},i("h2",{id:t},"Keys"),
U("close","Close",n)),sp(`${e.name} page`,e.name),sp(ko,ko),i("p",{class:"muted small"},"Letters typed into a field stay there.")));document.body.append(s),s.showModal()}function ap(e,t){let n=()=>e()&&
vS(e().page);t.addEventListener("click",n),document.addEventListener("keydown",s=>{let{page:o,view:a}=e()??{};if(!o||s.defaultPrevented||s.isComposing||s.ctrlKey||s.metaKey||s.altKey||document.querySelector(
'dialog[open], [role="menu"]'))return;let r=bS(s,o);if(!r||r.action==="close"&&_S())return;let l=r.action==="help"?n:a.keys?.[r.action],c=l!==void 0&&l()!==!1;(c||r.none)&&s.preventDefault(),!c&&r.none&&
G(r.none,{seconds:4})})}var As=[[["before"],["after"]],[["control"],["test","treatment"]],[["baseline","base","reference","ref"],["candidate","experiment"]],[["old","previous","prev","original","orig"],["new"]],[["main","mas\
ter","trunk"],["pr","branch","feature","patch","patched","fix","fixed"]]],mp=As.flatMap(([e])=>e),pp=As.flatMap(([,e])=>e),Kt=e=>e.replace(/([a-z])([A-Z])/g,"$1 $2").toLowerCase().match(/[a-z]+|\d+/g)??
[],ct=(e,t)=>t.some(n=>e.includes(n));function xS(e,t){let[n,s]=[Kt(e),Kt(t)];for(let[o,a]of As){let r=ct(n,o)&&ct(s,a);if(r!==(ct(s,o)&&ct(n,a)))return r?-1:1}for(let[o,a]of[[mp,-1],[pp,1]])if(ct(n,o)!==
ct(s,o))return ct(n,o)?a:-a;return 0}function mc(e){for(let[t,n]of As){let s=e.map(a=>[ct(Kt(a),t),ct(Kt(a),n)]),o=a=>s.flatMap((r,l)=>r[a]?[l]:[]);if(s.every(([a,r])=>a!==r)&&o(0).length>0&&o(1).length>
0)return[o(0),o(1)]}return null}var $S=10n**17n;function rp(e){if(!e.file_list)return e.recorded?BigInt(Date.parse(e.recorded))*10n**6n:null;let n=e.file_list.filter(s=>s.first_event_ns!==null).map(s=>BigInt(
s.first_event_ns)).reduce((s,o)=>s===null||o<s?o:s,null);return n!==null&&n>$S?n:null}function xo(e,t){let n=xS(e.label,t.label),[s,o]=[rp(e),rp(t)];return(n!==0?n>0:s!==null&&o!==null&&o<s)?[t,e]:[e,
t]}var lp=e=>[...new Set(Kt(e).filter(t=>!/\d/.test(t)&&!mp.includes(t)&&!pp.includes(t)))];function gp(e,t){let[n,s]=[lp(e),lp(t)],o=n.filter(r=>s.includes(r)).length,a=Math.min(n.length,s.length);return a===
0?As.some(([r,l])=>[[e,t],[t,e]].some(([c,d])=>ct(Kt(c),r)&&ct(Kt(d),l))):o>1||o===a}var SS=100,ip=(e,t)=>Kt(e).filter(n=>!t.includes(n)).join(" ");function pc(e){if(e.length===2){let[t,n]=xo(e[1],e[0]);
return{control:t.id,test:n.id}}for(let[t,n]of As){let s=[...t,...n],o=u=>e.filter(f=>ct(Kt(f.label),u)).slice(0,SS),[a,r]=[o(t),o(n)],l=r.map(u=>[a.find(f=>f!==u&&ip(f.label,s)===ip(u.label,s)),u]).find(
([u])=>u!==void 0),[c,d]=l??[a[0],r[0]];if(c&&d&&c!==d)return{control:c.id,test:d.id}}return{control:"",test:""}}var ES=4<<20,cp=16<<20,dp=262144,TS=4;function OS(e){let t=/rank[-_.= ]?(\d{1,15})/i.exec(
e.slice(e.lastIndexOf("/")+1));return t?Number(t[1]):null}function MS(e,t){let n="",s=0;for(let o=t;o<e.length&&s>=0;o+=1){let a=e[o];if(a==='"'){let r=AS(e,o+1);n+=s===0?e.slice(o,r):"",o=r-1}else a===
"{"||a==="["?s+=1:a==="}"||a==="]"?s-=1:s===0&&(n+=a)}return n}function AS(e,t){let n=t;for(;n<e.length&&e[n]!=='"';)n+=e[n]==="\\"?2:1;return n+1}function fr(e){let t=/"distributedInfo"\s*:\s*\{/.exec(
e),n=t&&/"rank"\s*:\s*"?(\d{1,15})\b/.exec(MS(e,t.index+t[0].length));return n?Number(n[1]):null}async function RS(e){let[t,n]=new Uint8Array(await e.slice(0,2).arrayBuffer());return t===31&&n===139}async function up(e,t,n){
let s=await RS(e),a=e.slice(0,s?e.size:t).stream().pipeThrough(s?new DecompressionStream("gzip"):new TransformStream).pipeThrough(new TextDecoderStream).getReader(),r="",l=!1;try{for(;r.length<t&&!n(r);){
let{done:c,value:d}=await a.read();if(c){l=!0;break}r+=d}}catch{}return a.cancel().catch(()=>{}),{text:r,ended:l,zipped:s}}var CS=e=>e.includes('"traceEvents"')||e.includes('"distributedInfo"')&&fr(e)!==
null;async function LS({name:e,file:t}){let n=await up(t,ES,CS);if(!/^\s*[[{]/.test(n.text))return{isTrace:!1,rank:null};let s=fr(n.text.split('"traceEvents"')[0]);if(s===null&&!n.zipped)s=fr(await t.
slice(Math.max(0,t.size-dp)).text());else if(s===null&&t.size<=cp/8){let{text:o}=await up(t,cp,()=>!1);s=fr(o.slice(-dp))}return{isTrace:!0,rank:s??OS(e)}}async function NS(e){let t=0,n=async()=>{for(;t<
e.length;){let s=e[t];t+=1;try{s.seen??=await LS(s)}catch{s.seen={isTrace:!1,rank:null}}}};await Promise.all(Array.from({length:TS},n))}var fp=async(e,t,n)=>new Uint8Array(await e.slice(t,t+n).arrayBuffer());
async function PS(e,t){let n=65536,s=0;for(;s<e.size&&e.size===t.size;){let[o,a]=await Promise.all([fp(e,s,n),fp(t,s,n)]);if(o.some((r,l)=>r!==a[l]))return!1;s+=n,n=4<<20}return e.size===t.size}var wp=/(?<!\.tracediff)\.json$|\.json\.gz$/i,
yp=/\.tracediff\.json$/i,fc=/\.tracediff$/i;function bp(e){let t=[],n=[];for(let s of e.items){if(s.kind!=="file")continue;let o=s.webkitGetAsEntry?.();if(o?.isDirectory)t.push(o);else{let a=s.getAsFile();
a&&n.push({name:a.name,file:a})}}return IS(t,n)}async function IS(e,t){let n=[];for(let s of e){let o=[];await kp(s,"",o),n.push($o(s.name,o))}return n.concat(_p(t))}function _p(e){let t=e.filter(({name:s})=>!fc.
test(s)),n=e.filter(({name:s})=>fc.test(s)).map(s=>({label:s.name.replace(fc,""),files:[s],skipped:[],bundle:!0}));return t.length>0?[...n,$o($p(t),t)]:n}async function kp(e,t,n){let s=e.createReader(),
o=[];for(;;){let a=await new Promise((r,l)=>{s.readEntries(r,l)});if(a.length===0)break;o.push(...a)}o.sort((a,r)=>a.name<r.name?-1:1);for(let a of o)if(a.isDirectory)await kp(a,`${t}${a.name}/`,n);else{
let r=await new Promise((l,c)=>a.file(l,c));n.push({name:t+a.name,file:r})}}function vp(e){let t=new Map,n=[];for(let s of e){let o=s.webkitRelativePath,a=o.indexOf("/");if(a>0){let r=o.slice(0,a);t.has(
r)||t.set(r,[]),t.get(r).push({name:o.slice(a+1),file:s})}else n.push({name:s.name,file:s})}return[...t].map(([s,o])=>$o(s,o)).concat(_p(n))}var _n=({name:e})=>yp.test(e),xp=({name:e})=>e.replace(yp,"");
function $o(e,t){let n=[...t].sort((a,r)=>a.name<r.name?-1:1),s=new Set(n.map(({name:a})=>a).filter(a=>wp.test(a))),o=a=>_n(a)?s.has(xp(a)):s.has(a.name);return{label:e,files:s.size===0?[]:n.filter(o),
skipped:s.size===0?n:n.filter(a=>!o(a))}}function $p(e){let t=e.filter(s=>!_n(s)).map(({name:s})=>s.slice(s.lastIndexOf("/")+1).replace(wp,"").replace(/\.pt\.trace$/i,""));if(t.length===1)return t[0];
let[n=""]=t;for(let s of t)for(;!s.startsWith(n);)n=n.slice(0,-1);return n=n.replace(/[-_. ]+$/,"").replace(/[-_. ]rank$/i,""),n.length>=3?n:"traces"}function DS(e){let t=new Map;for(let{name:n,file:s,
seen:o}of e.files){let a=n.indexOf("/");if(a<0)return null;let r=n.slice(0,a);t.has(r)||t.set(r,[]),t.get(r).push({name:n.slice(a+1),file:s,seen:o})}return t.size<2?null:[...t].map(([n,s])=>$o(n,s))}var qS=256,
hp=20,Sp=e=>e.slice(e.lastIndexOf("/")+1),hc=e=>/^(.*)\.\d{13,}\.pt\.trace\.json(\.gz)?$/i.exec(e)?.[1]??null;async function BS(e,t){let n=s=>s.replace(/\.gz$/i,"");return n(e.name)===n(t.name)||PS(e.
file,t.file)}async function FS(e){let t=[],n=async(s,o)=>s.seen.rank===o.seen.rank&&(await BS(s,o)||hc(s.name)!==null&&hc(s.name)===hc(o.name));for(let s of e.filter(o=>o.seen.isTrace&&!_n(o))){let o=null;
for(let a=0;a<t.length&&o===null;a+=1)o=await n(s,t[a])?t[a]:null;o===null?t.push({...s,more:[]}):o.more.push(s)}return t}var gc=e=>e.map(({seen:t})=>t.rank),wc=e=>!e.includes(null)&&new Set(e).size===
e.length;function jS(e){let t=Map.groupBy(e,({seen:s})=>s.rank),n=new Set([...t.values()].map(s=>s.length));return t.has(null)||t.size<2||n.size!==1?null:Array.from({length:[...n][0]},(s,o)=>[...t.values()].
map(a=>a[o]))}function WS(e){return mc(e.map(({name:n})=>Sp(n)))?.map(n=>n.map(s=>e[s]))??jS(e)??e.map(n=>[n])}function HS(e,t){let n=new Set;return e.map((s,o)=>{let a=$p(s),r=[a,`${t.label} ${a}`,`${t.
label} ${o+1}`].find(u=>!n.has(u))??`${a} ${o+1}`;n.add(r);let l=s.flatMap(({more:u,...f})=>[f,...u]),c=new Set(l.map(({name:u})=>u)),d=t.files.filter(u=>_n(u)?c.has(xp(u)):o===0&&!u.seen.isTrace);return{
...$o(r,[...l,...d]),settled:!0}})}function Ep(e){let t=gc(e);return t.includes(null)?{ranks:e.length,assumed:t.every(n=>n===null)}:{ranks:new Set(t).size,same:t.find((n,s)=>t.indexOf(n)!==s)}}function US(e,t,n){
return!(t.length===2&&mc(t.map(({label:o})=>o)))&&wc(gc(n))?{}:t.length===2?{parts:t}:{question:{kind:"folders",parts:t.map(o=>({...o,settled:!0})),one:Ep(n),manyFirst:!0}}}function zS(e){return e.includes(
null)?"assumed":wc(e)?"named":"equal"}async function Tp(e){if(e.files.length>qS)return{};if(await NS(e.files),e.files.length<2||e.settled)return{};let t=await FS(e.files),n=DS(e);if(n!==null&&n.length<=
hp)return US(e,n,t);let s=gc(t),o=mc(t.map(({name:r})=>Sp(r)));if(t.length<2||wc(s)&&o===null)return{};let a=WS(t);return a.length>hp?{}:{question:{kind:zS(s),parts:HS(a,e),one:Ep(t),manyFirst:o!==null||
a.length===2}}}var KS=2,Op=1e3,yc=0,So=e=>["done","failed","cancelled"].includes(e.state);function vc(e,t){let n=!1,s=null,o=0,a=()=>{s&&(s.close(),s=null,yc-=1)},r=()=>{n=!0,a(),clearTimeout(o)},l=u=>{n||(So(u)&&r(),
t(u))},c=async()=>{let u=Op;try{l(await Cm(e))}catch(f){f.status===404&&l({id:e,state:"failed",failures:[],error:{code:f.code,detail:f.message}}),u=3*Op}n||(o=setTimeout(c,u))},d=u=>{try{l(JSON.parse(
u.data))}catch{a(),c()}};return yc<KS&&typeof EventSource=="function"?(yc+=1,s=Lm(e),s.addEventListener("progress",d),s.addEventListener("end",d),s.addEventListener("error",()=>{s&&(a(),c())})):c(),r}
var GS=(e,t,n)=>({key:e,group:t,label:t.label,renamed:!1,renaming:!1,labelError:null,offered:null,taken:null,tags:[],tagError:"",tagged:!1,files:t.files.map(s=>({...s,size:s.file.size,sent:0,state:"wa\
iting",error:null,attempts:0})),skipped:t.skipped,bundle:t.bundle===!0,state:"looking",question:null,planned:!1,upload:null,job:null,error:null,begun:0,waits:!1,abort:new AbortController,stopJob:null,
...n});function YS(e){e.abort.abort(),Object.assign(e,{upload:null,job:null,error:null,abort:new AbortController}),e.files.forEach(t=>Object.assign(t,{sent:0,state:"waiting",error:null,attempts:0}))}var VS=2,
JS=3,QS=4,bc=3,_c=class extends EventTarget{transfers=[];tagText="";tags=[];tagFault="";#n=0;#e(t){this.dispatchEvent(new CustomEvent("change",{detail:t}))}#s(t,n={}){return this.#n+=1,GS(this.#n,t,{tags:this.
tagFault===""?this.tags:[],tagError:this.tagFault,...n})}add(t){let n=t.map(s=>this.#s(s));return this.transfers.push(...n),this.#e(null),n.forEach(s=>this.#t(s)),n}async addSample(t){let s=(await Pm(
t)).map(o=>this.#s({label:o.label,files:[],skipped:[]},{job:o,state:"job",sample:!0,tags:[],tagError:""}));this.transfers.push(...s),this.#e(null),s.forEach(o=>this.#f(o))}async#t(t){if(t.files.length===
0){this.#l(t,{message:"There is no .json or .json.gz file in it."});return}if(t.bundle){this.#r(t);return}let{parts:n,question:s}=await Tp(t.group);t.files.forEach((o,a)=>{o.seen=t.group.files[a].seen}),
t.state==="looking"&&(n?this.#a(t,n):s?(t.question=s,t.state="asking",this.#e(t)):this.#r(t))}#a(t,n){let{tags:s,tagError:o}=t,a=n.map(r=>this.#s(r,{tags:s,tagError:o}));this.transfers.splice(this.transfers.
indexOf(t),1,...a),t.state="cancelled",this.#e(null),a.forEach(r=>this.#t(r))}answer(t,n){let{parts:s}=t.question;t.question=null,n?this.#a(t,s):this.#r(t)}remove(t){t.stopJob?.(),["looking","asking",
"queued"].includes(t.state)&&(t.state="cancelled"),this.transfers=this.transfers.filter(n=>n!==t),this.#e(null),this.#o()}get active(){return this.transfers.filter(t=>!["done","undone","failed","cance\
lled"].includes(t.state))}get sending(){return this.transfers.some(t=>t.renaming||t.state==="job"&&(t.renamed||t.tags.length>0)||["queued","creating","sending","committing"].includes(t.state))}#r(t){t.
planned=!0,t.state="queued",this.#e(t),this.#o()}#o(){let t=()=>this.transfers.filter(n=>["creating","sending","committing"].includes(n.state)).length;for(let n of this.transfers)n.state==="queued"&&t()<
JS&&this.#m(n)}async#m(t){t.state="creating",t.begun+=1,t.error=null,this.#e(t);try{let n=t.files.map(({name:o,size:a})=>({name:o,size:a})),s=await Nm(t.label,n);if(t.state!=="creating"){tc(s.id).catch(
()=>{});return}t.upload=s.id,t.state="sending",this.#e(t),this.#i()}catch(n){this.#l(t,n)}}#l(t,n){t.state!=="cancelled"&&(t.state="failed",t.error=n.message,this.#e(t),this.#o())}#i(){let t=this.transfers.
filter(s=>s.state==="sending"),n=t.flatMap(s=>s.files).filter(s=>s.state==="sending").length;for(let s of t)for(let o of s.files){if(n>=VS)return;o.state==="waiting"&&(n+=1,this.#p(s,o))}}async#p(t,n){
n.state="sending",n.attempts+=1,this.#e(t);let{upload:s}=t;try{await qm(s,n.name,n.file,{from:n.sent,signal:t.abort.signal,onProgress:o=>{n.sent=Math.min(o,n.size),this.#e(t)}}),n.sent=n.size,n.state=
"sent"}catch(o){if(t.state==="sending"&&t.upload===s&&await this.#g(t,n,o),t.state!=="sending"||t.upload!==s)return}this.#e(t),this.#u(t),this.#i()}async#g(t,n,s){if((s.status===0||s.status>=500)&&s.status!==
507&&n.attempts<QS){let{upload:a}=t;if(n.state="sending",s.status===0?await this.#w(t,n):await new Promise(r=>{setTimeout(r,500*2**(n.attempts-1))}),t.state!=="sending"||t.upload!==a||await this.#d(t,
n))return;if(t.begun<bc){this.#c(t);return}}n.state="failed",n.error=s.message}async#w(t,n){t.waits=!0,this.#e(t);let s=await Qi({signal:t.abort.signal}).catch(()=>!1);n.attempts-=s?1:0,t.waits=!1}#c(t){
YS(t),this.#r(t)}async#d(t,n){try{let o=(await Im(t.upload)).files.find(a=>a.name===n.name);return n.sent=o?.received??0,n.state=o?.complete?"sent":"waiting",!0}catch{return!1}}#u(t){if(t.state!=="sen\
ding"||t.files.some(s=>s.state==="waiting"||s.state==="sending"))return;let n=t.files.filter(s=>s.state==="failed");n.length>0?this.#l(t,{message:n.length===1?`${n[0].name}: ${n[0].error}`:`${n.length}\
 files could not be sent. ${n[0].error}`}):this.#y(t)}async#y(t){t.state="committing",this.#e(t);try{t.job=await Dm(t.upload),t.state="job",this.#e(t),this.#f(t)}catch(n){if(n.status===404&&t.begun<bc&&
t.state==="committing"){this.#c(t);return}this.#l(t,n)}this.#o()}#f(t){t.stopJob=vc(t.job.id,n=>{if(n.error?.code==="unknown_job"&&t.files.length>0&&t.begun<bc){this.#c(t);return}if(t.job=n,n.state===
"done"){this.#b(t);return}So(n)&&(t.state=n.state,t.error=n.error?.detail??null),this.#e(t)})}async#b(t){if(await this.#_(t),t.bundle){t.state="done",this.#e(t),this.dispatchEvent(new CustomEvent("set\
s")),this.dispatchEvent(new CustomEvent("bundle",{detail:t}));return}let{known_as:n}=t.job;n?(t.offered=t.label===n?null:t.label,t.label=n):t.renamed&&await this.#h(t),t.state="done",this.#e(t),this.dispatchEvent(
new CustomEvent("stored",{detail:t}))}async#_(t){let n=t.bundle?t.job.made.map(({set:s})=>s):[t.job.set];try{for(let s=0;s<n.length&&t.tags.length>0;s+=1)await pn(n[s],{add_tags:t.tags}),t.tagged=!0}catch(s){
t.tagError=s.message}}async#h(t){if(!t.renaming){t.renaming=!0;for(let n=null;n!==t.label&&t.labelError===null;){n=t.label;try{await pn(t.job.set,{label:n})}catch(s){t.labelError=s.message}}t.renaming=
!1,this.#e(t),this.dispatchEvent(new CustomEvent("sets"))}}rename(t,n){let s=n.trim()||t.group.label;s!==t.label&&(t.label=s,t.renamed=!0,t.labelError=null,t.state==="done"&&this.#h(t),this.#e(t))}async takeOffer(t,n){
let{offered:s}=t;await pn(t.job.set,n==="tag"?{add_tags:[s]}:{label:s}),t.offered=null,t.taken={as:n,text:s},n==="label"&&(t.label=s),this.#e(t),this.dispatchEvent(new CustomEvent("sets"))}canUndo(t){
return t.state==="done"&&!t.bundle&&!t.job.already_stored}async undo(t){await po(t.job.set),t.state="undone",this.#e(t),this.dispatchEvent(new CustomEvent("sets"))}async bringBack(t){await go(t.job.set),
t.state="done",this.#e(t),this.dispatchEvent(new CustomEvent("stored",{detail:t}))}async retry(t){if(!t.planned){t.state=t.question?"asking":"looking",this.#e(t),t.state==="looking"&&this.#t(t);return}
t.job&&(t.job=null,t.upload=null),t.error=null,t.begun=0,t.abort=new AbortController;for(let n of t.files)if(n.attempts=0,n.error=null,!(t.upload!==null&&(n.state==="sent"||await this.#d(t,n)))){t.upload=
null;break}if(t.upload===null){this.#c(t);return}t.state="sending",this.#e(t),this.#u(t),this.#i()}async cancel(t){let{upload:n,job:s,state:o}=t;if(o==="job"){try{t.job=await Ts(s.id)}catch{}return}t.
state="cancelled",t.abort.abort(),this.#e(t),n!==null&&tc(n).catch(()=>{}),this.#i(),this.#o()}},H=new _c;globalThis.addEventListener?.("beforeunload",e=>{H.sending&&e.preventDefault()});var XS=1e3,ZS=5e3,
eE=6e4,kc=class extends EventTarget{list=[];#n=0;#e=new Set;#s=Date.now()-eE;get running(){return this.list.filter(t=>!So(t))}watch(){document.addEventListener("visibilitychange",()=>this.#t()),this.#t()}async#t(){
if(clearTimeout(this.#n),!document.hidden){try{this.#a(await Rm())}catch{}clearTimeout(this.#n),this.#n=setTimeout(()=>this.#t(),this.running.length>0?XS:ZS)}}#a(t){if(H.transfers.some(s=>s.state==="c\
ommitting"))return;let n=new Set(H.transfers.map(s=>s.job?.id));this.list=t.filter(s=>!n.has(s.id)),this.dispatchEvent(new CustomEvent("change"));for(let s of this.list.filter(({state:o})=>o==="done"))
!this.#e.has(s.id)&&Date.parse(s.finished)>this.#s&&this.dispatchEvent(new CustomEvent("stored",{detail:s})),this.#e.add(s.id)}},kt=new kc;var tE=30,Eo={top:8,right:16,bottom:34},nE=64,sE=6,Mp=[["control","control"],["test","test"],["more","difference: more"],["less","difference: less"],["noise","no difference found"]];function Np(e,t){e.
hidden=t,e.keys.forEach((n,s)=>n.setAttribute("aria-pressed",String(!e.hidden.has(s))))}function oE(e,t,n){if(!Object.keys(t).some(l=>/^[xy]axis\./.test(l)))return;let{xaxis:s,yaxis:o}=e.figure.layout(),
a=[...s.range,...o.range],r=s.autorange&&a[2]===Sc(e.rows.length)[0];n.range=r?"":a.join(),e.spec.onZoom?.(r?"":a.map(l=>Number(l.toPrecision(4))).join())}function Ap(e,t){e.figure.relayout(({xaxis:{range:n,
fixedrange:s}})=>!n||s?{}:{"xaxis.range[0]":n[0]*t,"xaxis.range[1]":n[1]*t})}function aE(e,t){e.rows=t.rows,Np(e,new Set(t.hidden??e.hidden)),e.figure.draw({...t,empty:t.empty||e.rows.length===0&&"No \
rows to draw."})}function rE(e,t){t!==e.selected&&(e.selected=t,e.figure.relayout(()=>({shapes:Ip(e.rows,e.selected,Ut())})))}function Pp(e){let t={spec:e,hidden:new Set,selected:null,rows:[]},n=!1;t.
keys=new Map(Mp.map(([r,l])=>[r,i("button",{type:"button",class:`key key-${r}`,title:"Hide or show these bars",on:{click:()=>{let c=new Set(t.hidden);c.delete(r)||c.add(r),e.onHide?e.onHide([...c]):(Np(
t,c),t.figure.redraw())}}},l)]));let s=i("ul",{class:"chart-legend"},[...t.keys.values()].map(r=>i("li",{},r))),o=U("pan","Pan instead of zooming",()=>{n=!n,o.setAttribute("aria-pressed",String(n)),t.
figure.relayout(()=>({dragmode:n?"pan":"zoom"}))});o.setAttribute("aria-pressed","false"),t.figure=Ke({...e,extra:s,tools:[o,U("plus","Zoom in",()=>Ap(t,.6)),U("minus","Zoom out",()=>Ap(t,1/.6)),U("re\
set","Reset the zoom",a)],keys:()=>Mp.filter(([r])=>!t.hidden.has(r)),height:r=>lE(r.rows.length),make:(r,l)=>uE(r,l,t.selected,t.hidden,n),onRelayout:(r,l)=>oE(t,r,l),onDoubleClick:()=>setTimeout(a),
onClick:r=>e.onSelect(t.rows[r.points[0].y]?.key)});function a(){t.figure.relayout(()=>({"xaxis.autorange":!0,"yaxis.range":Sc(t.rows.length)}))}return{...t.figure,draw:r=>aE(t,r),select:r=>rE(t,r)}}var lE=e=>Math.
max(e,3)*tE+Eo.top+Eo.bottom,Sc=e=>[Math.max(e,3)-.5,-.5];function Ip(e,t,n){let s=e.findIndex(o=>o.key===t);return s<0?[]:[{type:"rect",xref:"paper",x0:0,x1:1,y0:s-.5,y1:s+.5,layer:"below",fillcolor:n.
highlight,line:{width:1,color:n.highlightEdge}}]}function iE(e){if(e.kind!=="time")return[1,e.kind==="percent"?" %":""];let t=Math.max(...e.rows.flatMap(o=>[o.control,o.test,o.diff].map(a=>Math.abs(a??
0)))),[n,s]=ae(t);return[s,` ${n}`]}function cE(e){return[Ln(e.name,nE,sE).map(X).join("<br>"),e.lines.map(X).join("<br>")]}function dE(e,t){let n=t-Math.max(0,...e.map(s=>s.mark.length));return jt(e.
map(s=>s.name),n).map((s,o)=>X(e[o].mark+s))}function uE(e,t,n,s,o){let a=Ut(),[r,l]=iE(e),c=e.rows.length,d=t<520?128:Math.min(280,Math.round(t*.36)),u=Math.floor((d-14)/6.7),f=e.rows.map((b,$)=>$),h=b=>e.
rows.map($=>$[b]===null?null:$[b]/r),m=(b,$)=>e.rows[$].noise?"noise":b>0?"more":"less",p=h("diff").map((b,$)=>s.has(m(b,$))?null:b),w=(b,$)=>a[m(b,$)],y=e.range?e.range.split(",").map(Number):null,g={
type:"bar",orientation:"h",y:f,textposition:"none",hoverinfo:"skip"};return{data:[{...g,name:"control",x:h("control"),visible:!s.has("control"),marker:{color:a.control}},{...g,name:"test",x:h("test"),
visible:!s.has("test"),marker:{color:a.test}},{...g,name:"difference",x:p,marker:{color:p.map((b,$)=>w(b,$)),pattern:{shape:p.map(b=>b>0?"":"/"),size:5,solidity:.35,fillmode:"replace",fgcolor:p.map((b,$)=>w(
b,$)),bgcolor:a.surface},line:{width:p.map(b=>b>0?0:1),color:p.map((b,$)=>w(b,$))}}},{type:"scatter",mode:"markers",xaxis:"x2",x:f.map(()=>.99),y:f,marker:{size:1,opacity:0},customdata:e.rows.map(cE),
hovertemplate:"%{customdata[0]}<br><br>%{customdata[1]}<extra></extra>"}],layout:{template:Ze(),barmode:"group",bargap:.28,bargroupgap:.08,margin:{l:d,r:Eo.right,t:Eo.top,b:Eo.bottom},hovermode:"y",hoverdistance:-1,
dragmode:o?"pan":"zoom",xaxis:{ticksuffix:l,zeroline:!0,nticks:t<520?4:7,tickformat:e.kind==="count"?",~r":",",rangemode:"tozero",...y&&{range:y.slice(0,2)}},xaxis2:{overlaying:"x",range:[0,1],fixedrange:!0,
visible:!1},yaxis:{range:y?y.slice(2):Sc(c),tickmode:"array",tickvals:f,showgrid:!1,zeroline:!1,ticks:"outside",ticklen:5,tickcolor:"rgba(0,0,0,0)",tickfont:{size:11,family:'ui-monospace, SFMono-Regul\
ar, Menlo, Consolas, "DejaVu Sans Mono", monospace'},ticktext:dE(e.rows,u)},shapes:Ip(e.rows,n,a)}}}var To=212,dt={left:62,right:12,top:20,bottom:24},Rs=To-dt.top-dt.bottom,hr=.62,fE=5,Rp=8,mr=84,hE=[
["control","control"],["test","test"],["more","takes more"],["less","takes less"]];function Dp(e){return Ke({...e,class:"waterfall",height:()=>To,keys:hE,paint:wE,save:ep})}function mE(e){let t=[[0,e.
control]],n=e.control;for(let{change:s}of e.parts)t.push([n,n+s]),n+=s;return t.push([0,e.test]),t}function pE(e){let t=e.flat().filter(a=>a!==0),[n,s]=[Math.min(...t),Math.max(...t)],o=Math.max(s-n,.02*
s);return s-n>.35*s||n<0?[Math.min(0,n*1.1),s*1.12]:[Math.max(0,n-.7*o),s+.25*o]}function gE([e,t]){let n=(t-e)/fE,s=10**Math.floor(Math.log10(n)),o=s*[1,2,5,10].find(r=>r*s>=n),a=Math.ceil(e/o);return Array.
from({length:Math.floor(t/o)-a+1},(r,l)=>(a+l)*o)}var Oo=e=>`${100*e}%`;function wE({fall:e}){let t=mE(e),n=pE(t),[s,o]=n,[a,r]=ae(o),l=t.length,c=g=>Rs*(o-Math.max(g,s))/(o-s),d=(g,b=0)=>Oo((g+.5+b)/
l),u=g=>g===0?"control":g===l-1?"test":e.parts[g-1].change<0?"less":"more",f=R("fall-less"),h=gE([s/r,o/r]).map(g=>({y:c(g*r),text:`${J(Number(g.toPrecision(12)),0,9)} ${a}`})),m={"aria-hidden":"true",
focusable:"false"},p=W("svg",{class:"fall-body",...m},W("defs",{},W("pattern",{id:f,width:5,height:5,patternUnits:"userSpaceOnUse",patternTransform:"rotate(45)"},W("rect",{class:"fall-ground",width:5,
height:5}),W("rect",{class:"fall-stripe",width:1.8,height:5}))),h.map(({y:g})=>W("line",{class:"fall-grid",x2:"100%",y1:g,y2:g})),t.slice(0,-1).map(([,g],b)=>W("line",{class:"fall-join",x1:d(b,hr/2),x2:d(
b+1,-hr/2),y1:c(g),y2:c(g)})),t.map(([g,b],$)=>W("rect",{class:`fall-bar fall-${u($)}`,x:d($,-hr/2),width:Oo(hr/l),y:c(Math.max(g,b)),height:c(Math.min(g,b))-c(Math.max(g,b)),...u($)==="less"?{fill:`u\
rl(#${f})`}:{}})),s>0&&[0,l-1].map(g=>yE(d(g,-.33),Oo(.66/l))),e.parts.map(({change:g},b)=>W("text",{class:`fall-label fall-${g>0?"more":g<0?"less":"calm"}-text`,x:d(b+1),y:c(Math.max(...t[b+1]))-5},Y(
g))),bE(e).flatMap(([g,b],$)=>[W("text",{class:"fall-tick fall-whole",x:d($),y:Rs+15},g),W("text",{class:"fall-tick fall-short",x:d($),y:Rs+15},b)])),w=W("svg",{class:"fall-axis",...m},h.map(({y:g,text:b})=>W(
"text",{class:"fall-value",x:dt.left-5,y:dt.top+g+4},b)),s>0&&W("text",{class:"fall-cut",x:dt.left,y:dt.top-6},"the axis is cut: it does not begin at 0")),y=t.map(g=>[c(Math.max(...g)),c(Math.min(...g))]);
return[w,p,_E(p,kE(e),y)]}function yE(e,t){let n=(a,r)=>Rs*(.91-(r?.05:0)-(a%2?.035:0)),s=Array.from({length:Rp+1},(a,r)=>r),o=[...s.map(a=>`${a},${n(a,!0)}`),...s.reverse().map(a=>`${a},${n(a,!1)}`)].
join(" ");return W("svg",{x:e,width:t,height:Rs,viewBox:`0 0 ${Rp} ${Rs}`,preserveAspectRatio:"none"},W("polygon",{class:"fall-ground",points:o}))}function bE(e){return[["control","control"],...e.parts.
map(({part:t})=>[La[t].name,La[t].short]),["test","test"]]}function _E(e,t,n){let s=i("div",{class:"fall-hover",hidden:!0}),o=t.length;return t.forEach((a,r)=>{let l=r<o/2,c=l?r:o-1-r,[d,u]=n[r].map(m=>dt.
top+m),f=()=>{_(s,a.map(m=>i("div",{},m))),s.hidden=!1,s.style.setProperty(l?"left":"right",`calc(${l?dt.left:dt.right}px + ${c/o} * (100% - ${dt.left+dt.right}px))`),s.style.setProperty(l?"right":"le\
ft","auto"),s.style.bottom=d>mr?`${To-d+17}px`:"auto",s.style.top=d>mr?"auto":`${u-d>mr?d+6:Math.min(u+4,To-mr)}px`},h=W("rect",{class:"fall-area",x:Oo(r/o),y:-dt.top,width:Oo(1/o),height:To});h.addEventListener(
"pointerenter",f),h.addEventListener("pointerleave",()=>{s.hidden=!0}),e.append(h)}),s}function kE(e){return[["control",v(e.control)],...e.parts.map(({part:t,control:n,test:s,change:o})=>[La[t].name,`${v(
n)} → ${v(s)}`,Y(o)]),["test",v(e.test),Y(e.change)]]}var vE=820,xE=3,Cp=46,Ie={top:26,right:12,bottom:36},$c=46;function gr(e){return Ke({...e,class:"heat-map",height:Fp,make:EE,onClick({points:[t]},n){
n.rows[t.y]&&n.columns[t.x]&&t.curveNumber<xE&&e.onCell(n.rows[t.y],n.columns[t.x])},extra:i("p",{class:"heat-hint muted small"},"A click on a cell shows that step in the timeline; the table below has\
 the same numbers and links.")})}var $E=e=>Math.max(9,Math.min(30,Math.round(420/Math.max(e,1)))),qp=e=>Math.max(34,e.rows.length*$E(e.rows.length)),Bp=e=>e<vE;function Fp(e,t){let n=qp(e);return Bp(t)?
3*(n+Ie.top)+2*Ie.bottom+2*$c+Ie.bottom:n+Ie.top+Ie.bottom+$c}var xc=e=>e.flat().filter(t=>t!==null);function SE(e){let t=[...xc(e.control),...xc(e.test)],n=Math.abs(dn(t)??0),s=Math.min(...t,n*.95),o=Math.
max(...t,n*1.05),a=Math.max(...xc(e.diff).map(Math.abs),n*.05);return{low:s,high:o>s?o:s+1,most:a>0?a:1}}function EE(e,t){let n=Bp(t),s=SE(e),[o,a]=e.kind==="time"?ae(Math.max(Math.abs(s.high),Math.abs(
s.low))):["",1],r=e.kind==="percent"?" %":o===""?"":` ${o}`,l=ME(e,t,n),c=[["Control",e.control,e.format,!1],["Test",e.test,e.format,!1],["Difference",e.diff,e.formatDiff,!0]],d={template:Ze(),margin:{
l:l.left,r:Ie.right,t:0,b:0},hovermode:"closest",dragmode:"zoom",annotations:[],coloraxis:{cmin:s.low/a,cmax:s.high/a,colorscale:_o(),showscale:!1},coloraxis2:{cmin:-s.most/a,cmax:s.most/a,colorscale:LE(),
showscale:!1}},u=c.map(([h,m,p,w],y)=>{let g=y===0?"":String(y+1);Object.assign(d,AE(e,l.panels[y],g,n||y===0));let b=(l.panels[y].x[0]+l.panels[y].x[1])/2;return d.annotations.push({text:h,showarrow:!1,
xref:"paper",yref:"paper",x:b,xanchor:"center",y:l.panels[y].y[1],yanchor:"bottom",yshift:3,font:{size:12}}),(n||y===0)&&d.annotations.push({text:"rank",showarrow:!1,xref:"paper",yref:"paper",x:0,xanchor:"\
right",y:l.panels[y].y[1],yanchor:"bottom",xshift:-2,yshift:2,font:{size:11}}),{type:"heatmap",coloraxis:w?"coloraxis2":"coloraxis",xaxis:`x${g}`,yaxis:`y${g}`,xgap:1,ygap:1,hoverongaps:!1,z:m.map($=>$.
map(N=>N===null?null:N/a)),customdata:OE(e,h,m,p,w),hovertemplate:"%{customdata}<extra></extra>",...TE(e,m,a,l.panels[y].cell)}}),f=[[s.low/a,s.high/a],[-s.most/a,s.most/a]].map((h,m)=>(Object.assign(
d,CE(l.bars[m],4+m,h,r)),RE(h,4+m,m===0?"coloraxis":"coloraxis2")));return{data:[...u,...f],layout:d}}function TE(e,t,n,s){if(s.width<46||s.height<15)return{};let o=new Intl.NumberFormat("en-US",{maximumSignificantDigits:3});
return{texttemplate:"%{text}",textfont:{size:10.5},text:t.map(a=>a.map(r=>r===null?"":o.format(r/n).replace("-","−")))}}function OE(e,t,n,s,o){let a=t.toLowerCase();return n.map((r,l)=>r.map((c,d)=>{
let{[a]:u}=e.columns[d],f=o||u===void 0?e.columns[d].text:u===null?"whole file":String(u),h=o?e.rows[l].text:e.rows[l][a]?.rank??"",m=`${t}<br>rank ${X(String(h))}, step ${X(f)}`;if(c===null)return m;
let p=e.control[l][d],w=o&&p>0?` (${P(100*c/p)})`:"",y=(o?[]:[e.more?.(a,l,d)]).filter(Boolean);return[m,...[s(c)+w,...y].map(X)].join("<br>")}))}function ME(e,t,n){let s=Fp(e,t),o=Math.max(...e.rows.
map(h=>h.text.length),2),a=Math.min(120,30+7*o),r=t-a-Ie.right,l=qp(e),c=n?r:(r-2*Cp)/3,d={width:c/Math.max(1,e.columns.length),height:l/Math.max(1,e.rows.length)},u=(h,m)=>[1-(h+m)/s,1-h/s];if(!n){let h=[
0,1,2].map(y=>{let g=y*(c+Cp)/r;return{x:[g,g+c/r],y:u(Ie.top,l),cell:d}}),m=u(Ie.top+l+Ie.bottom+6,8),[p,w]=[h[0].x[0],h[1].x[1]];return{left:a,panels:h,bars:[{x:[p+(w-p)*.2,w-(w-p)*.2],y:m},{x:h[2].
x,y:m}]}}let f=[Ie.top,2*Ie.top+l+Ie.bottom,3*Ie.top+2*l+2*Ie.bottom+$c];return{left:a,panels:f.map(h=>({x:[0,1],y:u(h,l),cell:d})),bars:[1,2].map(h=>({x:[.08,.92],y:u(f[h]+l+Ie.bottom+6,8)}))}}function AE(e,t,n,s){
let o=t.cell.width*e.columns.length,a=Math.max(...e.columns.map(d=>d.text.length),1),r=zt(e.columns.length,o/(7*a+10)),l=zt(e.rows.length,t.cell.height*e.rows.length/13),c={showgrid:!1,zeroline:!1,ticks:"",
tickmode:"array"};return{[`xaxis${n}`]:{...c,domain:t.x,anchor:`y${n}`,tickvals:r,ticktext:r.map(d=>X(e.columns[d].text)),range:[-.5,e.columns.length-.5],title:{text:"step",font:{size:11},standoff:3}},
[`yaxis${n}`]:{...c,domain:t.y,anchor:`x${n}`,tickvals:l,ticktext:l.map(d=>X(e.rows[d].text)),range:[e.rows.length-.5,-.5],showticklabels:s,...n===""?{}:{matches:"y"}}}}var Lp=48;function RE([e,t],n,s){
let o=Array.from({length:Lp},(a,r)=>e+(t-e)*(r/(Lp-1)));return{type:"heatmap",x:o,y:[0,1],z:[o,o],coloraxis:s,zsmooth:"best",hoverinfo:"skip",xaxis:`x${n}`,yaxis:`y${n}`}}function CE({x:e,y:t},n,s,o){
return{[`xaxis${n}`]:{domain:e,anchor:`y${n}`,range:s,fixedrange:!0,nticks:6,showgrid:!1,zeroline:!1,ticks:"",tickformat:",",ticksuffix:o,tickfont:{size:10.5,color:S("--muted")}},[`yaxis${n}`]:{domain:t,
anchor:`x${n}`,range:[0,1],fixedrange:!0,visible:!1}}}var LE=()=>[[0,S("--less-fill")],[.5,S("--heat-zero")],[1,S("--more-fill")]];function NE({edges:e,control:t,test:n}){let s=c=>c.reduce((d,u)=>d+u,
0),o=Math.max(12,2*Math.sqrt(Math.max(s(t),s(n)))),a=Math.max(1,Math.round(t.length/o)),r=c=>Array.from({length:Math.ceil(c.length/a)},(d,u)=>s(c.slice(u*a,(u+1)*a))),l=e.length-1;return{control:r(t),
test:r(n),edges:[...e.slice(0,l).filter((c,d)=>d%a===0),e[l]]}}function PE(e,t,n){let s=[];if(t/e<8){let l=(t-e)/n,c=10**Math.floor(Math.log10(l)),d=[1,2,5,10].find(u=>u*c>=l)*c;for(let u=Math.ceil(e/
d);u*d<=t;u+=1)s.push(Number((u*d).toPrecision(12)));return s}let o=Math.log10(t/e),a=o*3<=n?[1,2,5]:[1],r=a.length>1?1:Math.max(1,Math.round(o/n));for(let l=Math.floor(Math.log10(e));l<=Math.log10(t);l+=
r)for(let c of a)s.push(Number((c*10**l).toPrecision(12)));return s.filter(l=>l>=e&&l<=t)}var IE=250;function jp(e){return Ke({...e,height:()=>IE,make:qE,extra:i("div",{class:"legend-row"},i("ul",{class:"\
chart-legend"},i("li",{class:"key key-control"},"control"),i("li",{class:"key key-line key-test"},"test"),i("li",{class:"muted"},"dotted: medians")),e.tools)})}function DE(e){let[t,n]=ae(e);return`${Number(
(e/n).toPrecision(6)).toLocaleString("en-US")} ${t}`}function qE(e,t){let n={...e,...NE(e)},s=Ut(),{edges:o}=n,a=PE(o[0],o[o.length-1],t<520?4:9),[r,l]=["control","test"].map((f,h)=>{let m=n[f].reduce(
(w,y)=>w+y,0),p=n.share?m/100:n.perStep?n.perStep[h]:1;return n[f].map(w=>w===0?0:w/p)}),c=f=>({type:"scatter",mode:"lines",hoverinfo:"skip",x:f.flatMap((h,m)=>[o[m],o[m+1]]),y:f.flatMap(h=>[h,h])}),d=o.
slice(0,-1).map((f,h)=>Math.sqrt(f*o[h+1])),u=Math.max(...r,...l);return{data:[{...c(r),fill:"tozeroy",fillcolor:FE(s.control,.4),line:{color:s.control,width:1}},{...c(l),line:{color:S("--test-fill"),
width:2.2}},{type:"scatter",mode:"markers",marker:{opacity:0,size:1},x:d,y:d.map((f,h)=>Math.max(r[h],l[h])),customdata:BE(n),hovertemplate:"%{customdata}<extra></extra>"}],layout:{template:Ze(),margin:{
l:54,r:14,t:8,b:40},hovermode:"x",dragmode:!1,xaxis:{type:"log",fixedrange:!0,tickmode:"array",tickvals:a,ticktext:a.map(DE),range:[Math.log10(o[0]),Math.log10(o[o.length-1])],title:{text:"duration of\
 a call",font:{size:11},standoff:4}},yaxis:{range:[0,u*1.06],fixedrange:!0,tickformat:",",ticksuffix:n.share?" %":"",title:{font:{size:11},text:n.share?"share of its calls":n.perStep?"calls per step":
"calls",standoff:4}},shapes:(n.medians??[]).flatMap((f,h)=>f===null?[]:[{type:"line",xref:"x",yref:"paper",x0:f,x1:f,y0:0,y1:1,line:{width:1.5,dash:"dot",color:h===0?S("--control"):S("--test")}}])}}}function BE(e){
let t=["control","test"].map(n=>e[n].reduce((s,o)=>s+o,0));return e.edges.slice(0,-1).map((n,s)=>{let o=(a,r)=>`${a} ${k(e[a][s])}${r>0?`, ${K(100*e[a][s]/r)} of its calls`:""}`;return[`${v(n)} to ${v(
e.edges[s+1])}`,o("control",t[0]),o("test",t[1])].join("<br>")})}function FE(e,t){let n=/^rgb\((.+)\)$/.exec(e);return n?`rgba(${n[1]}, ${t})`:e}var jE=250,pr=.13;function Wp(e){return Ke({...e,height:()=>jE,
make:WE,onClick({points:[t]},n){let[s,o]=String(t.id??"").split("/").map(Number);n.rows[s]&&n.columns[o]&&e.onSample(n.rows[s],n.columns[o])},extra:i("ul",{class:"chart-legend"},i("li",{class:"key key\
-dot key-control"},"control"),i("li",{class:"key key-diamond key-test"},"test"),i("li",{class:"muted"},"lines: mean of the ranks"))})}function WE(e,t){let n=Ut(),s=[e.control,e.test].flatMap(f=>f.flat()).
filter(f=>f!==null),[o,a]=e.kind==="time"?ae(Math.max(...s)):["",1],r=e.rows.length>8,l=(f,h,m)=>{let p=[];return e[f].forEach((w,y)=>w.forEach((g,b)=>{if(g!==null){let $=e.rows.length>1?.16*(y/(e.rows.
length-1)-.5):0;p.push({x:b+h+$,y:g/a,id:`${y}/${b}`,text:e.hover(f,y,b).map(X).join("<br>")})}})),{type:"scatter",mode:"markers",x:p.map(w=>w.x),y:p.map(w=>w.y),customdata:p.map(w=>w.text),ids:p.map(
w=>w.id),hovertemplate:"%{customdata}<extra></extra>",marker:{color:n[f],symbol:m,size:r?5:8,opacity:r?.6:.9,line:{width:0}}}},c=(f,h)=>{let m=e.columns.map((p,w)=>{let y=e[f].map(g=>g[w]).filter(g=>g!==
null);return y.length===0?null:y.reduce((g,b)=>g+b,0)/y.length/a});return{type:"scatter",mode:"lines",hoverinfo:"skip",y:m,x:m.map((p,w)=>w+h),line:{color:S(`--${f}`),width:1.5,dash:f==="control"?"sol\
id":"dash"}}},d=Math.max(...e.columns.map(f=>f.text.length),1),u=zt(e.columns.length,(t-80)/(7*d+10));return{data:[c("control",-pr),c("test",pr),l("control",-pr,"circle"),l("test",pr,"diamond")],layout:{
template:Ze(),margin:{l:64,r:14,t:8,b:40},hovermode:"closest",dragmode:"zoom",xaxis:{tickmode:"array",tickvals:u,showgrid:!1,zeroline:!1,ticktext:u.map(f=>X(e.columns[f].text)),range:[-.6,e.columns.length-
.4],title:{text:"step",font:{size:11},standoff:4}},yaxis:{rangemode:"tozero",ticksuffix:o?` ${o}`:"",tickformat:",",zeroline:!0}}}}var HE=4,Mo=.75,wr=.12;function Sr(e,t){let n=e.target.getBoundingClientRect();return[t.clientX-n.left,t.clientY-n.top]}function UE(e,t){let n=t.deltaMode===1?16:1,s=t.shiftKey&&t.deltaX===0?t.deltaY:
t.deltaX;if(t.shiftKey||Math.abs(s)>Math.abs(t.deltaY))t.preventDefault(),e.to.pan(s*n);else if(t.ctrlKey||t.metaKey){t.preventDefault();let o=Math.max(-240,Math.min(240,t.deltaY*n));e.to.zoom(Sr(e,t)[0],
Math.exp(o*.004))}}function zE(e,t){if(t.button!==0)return;let[n]=Sr(e,t);e.target.focus({preventScroll:!0}),e.touches.set(t.pointerId,n),e.drag={id:t.pointerId,x:n,y:t.clientY,from:n,measures:t.shiftKey,
moved:e.touches.size>1}}function KE(e,t,n){let s=[...e.touches.values()];e.touches.set(t.pointerId,n);let o=[...e.touches.values()],a=([r,l])=>Math.max(20,Math.abs(r-l));e.to.zoom((o[0]+o[1])/2,a(s)/a(
o))}function GE(e,t){t.pointerType==="mouse"&&(t.buttons&1)===0&&e.touches.delete(t.pointerId)&&(e.drag=null,delete e.target.dataset.drag);let[n,s]=Sr(e,t);if(e.touches.size===2&&e.touches.has(t.pointerId)){
KE(e,t,n);return}if(!e.drag||e.drag.id!==t.pointerId){e.to.hover(n,s,t);return}!e.drag.moved&&Math.hypot(n-e.drag.x,t.clientY-e.drag.y)<HE||(e.drag.moved||(e.drag.moved=!0,e.target.setPointerCapture(t.
pointerId),e.target.dataset.drag=e.drag.measures?"measure":"pan",e.to.leave()),e.drag.measures?e.to.measure(e.drag.from,n,!1):(e.to.pan(e.drag.x-n),e.to.scroll(e.drag.y-t.clientY)),[e.drag.x,e.drag.y]=
[n,t.clientY])}function Hp(e,t){if(e.touches.delete(t.pointerId),!e.drag||e.drag.id!==t.pointerId)return;let[n,s]=Sr(e,t),{moved:o,measures:a,from:r}=e.drag;e.drag=null,delete e.target.dataset.drag,t.
type!=="pointercancel"&&(a&&o?e.to.measure(r,n,!0):o||e.to.pick(n,s,t))}function YE(e,t){if(t.ctrlKey||t.metaKey||t.altKey)return;if(e.to.own(t)){t.preventDefault();return}let n=e.keys[t.key.length===
1?t.key.toLowerCase():t.key];n&&(t.preventDefault(),t.stopPropagation(),n())}function VE(e,t){let n={target:e,to:t,drag:null,touches:new Map};n.keys={w:()=>t.glide(Mo),s:()=>t.glide(1/Mo),"+":()=>t.glide(
Mo),"=":()=>t.glide(Mo),"-":()=>t.glide(1/Mo),a:()=>t.slide(-wr),d:()=>t.slide(wr),ArrowLeft:()=>t.slide(-wr),ArrowRight:()=>t.slide(wr),0:()=>t.fit(),Enter:()=>t.enter()};let s={wheel:o=>UE(n,o),keydown:o=>YE(
n,o),pointerdown:o=>zE(n,o),pointermove:o=>GE(n,o),pointerup:o=>Hp(n,o),pointercancel:o=>Hp(n,o),pointerleave:()=>t.leave()};for(let[o,a]of Object.entries(s))e.addEventListener(o,a,o==="wheel"?{passive:!1}:
void 0);return()=>Object.entries(s).forEach(([o,a])=>e.removeEventListener(o,a))}function Jp({start:e,end:t,row:n,length:s}){let o=0;for(let d=0;d<s;d+=1)o=Math.max(o,n[d]+1);let a=new Uint32Array(o+1);
for(let d=0;d<s;d+=1)a[n[d]+1]+=1;for(let d=0;d<o;d+=1)a[d+1]+=a[d];let r=new Uint32Array(s),l=a.slice();for(let d=0;d<s;d+=1)r[l[n[d]]]=d,l[n[d]]+=1;let c=new Float64Array(s);for(let d=0;d<o;d+=1)JE(
r.subarray(a[d],a[d+1]),c.subarray(a[d],a[d+1]),e,t);return{rows:o,first:a,order:r,reach:c,start:e,end:t}}function Qp(e,t,n=null,s=e*t){let o=a=>n?.[a]??a*t;return{height:s,y:o,at(a){let r=n?Xp(n,0,n.
length,a)-1:Math.floor(a/t);return r<0||a>=o(r)+t?-1:r}}}function JE(e,t,n,s){for(let a=1;a<e.length;a+=1)if(n[e[a]]<n[e[a-1]]){e.sort((r,l)=>n[r]-n[l]||r-l);break}let o=-1/0;for(let a=0;a<e.length;a+=
1)o=Math.max(o,s[e[a]]),t[a]=o}function Xp(e,t,n,s){for(;t<n;){let o=t+n>>>1;e[o]>s?n=o:t=o+1}return t}function Zp(e,t,n,s,o){if(t<0||t>=e.rows)return;let{first:a,order:r,reach:l,start:c,end:d}=e,u=a[t+
1];for(let f=Xp(l,a[t],u,n);f<u;f+=1){let h=r[f];if(c[h]>=s)return;d[h]>n&&o(h)}}function QE(e,t,n,s=0){let o=-1,a=1/0;return Zp(e,t,n-s-Number.MIN_VALUE,n+s+Number.MIN_VALUE,r=>{let l=Math.max(0,e.start[r]-
n,n-e.end[r]);l<=a&&([o,a]=[r,l])}),o}function XE(e,t,n){let s=n("…"),o=0,a=0,r=0,l=0;for(let c of e){if(o+=n(c),o>t)return a<2?"":`${e.slice(0,r)}…`;l+=c.length,o+s<=t&&(a+=1,r=l)}return e}var Cs=e=>e.
startsWith("#")?e.match(/[0-9a-f]{2}/gi).map(t=>parseInt(t,16)):(e.match(/[\d.]+/g)??[255,255,255]).slice(0,3).map(Number);function ZE(e){let[t,n,s]=Cs(e).map(l=>{let c=l/255;return c<=.04045?c/12.92:
((c+.055)/1.055)**2.4}),o=.2126*t+.7152*n+.0722*s,[a,r]=[1.05/(o+.05),(o+.05)/.058];return Math.max(a,r)<4.5?"#000000":a>=r?"#ffffff":"#10161d"}var Oc=(e,t,n)=>`rgb(${Cs(e).map((s,o)=>Math.round(n*s+(1-
n)*Cs(t)[o])).join(", ")})`,Er=11;function Tr(e,t){let n=new Map,s="",o="",a=l=>{s!==l&&(s=l,e.fillStyle=l)},r=l=>{if(!n.has(l)){let c=document.createElement("canvas");[c.width,c.height]=[6,6];let d=c.
getContext("2d");d.strokeStyle=l,d.lineWidth=1.4,d.beginPath();for(let u of[-6,0,6])d.moveTo(u-1,7),d.lineTo(u+7,-1);d.stroke(),n.set(l,e.createPattern(c,"repeat"))}return n.get(l)};return{box(l,c,d,u,f){
a(f),e.fillRect(l,c,d,u)},hatch(l,c,d,u,f){s="",e.fillStyle=r(f),e.fillRect(l,c,d,u)},frame(l,c,d,u,f,h){e.strokeStyle=f,e.lineWidth=h,e.strokeRect(l,c,d,u)},line(l,c,d,u,f,h=1){e.strokeStyle=f,e.lineWidth=
h,e.beginPath(),e.moveTo(l,c),e.lineTo(d,u),e.stroke()},words(l,c,d,u,{size:f=Er,bold:h=!1}={}){let m=`${h?600:400} ${f}px ${t}`;o!==m&&(o=m,e.font=o),a(u),e.fillText(d,l,c)},alpha(l){e.globalAlpha=l},
forget(){[s,o]=["",""]}}}var e1={"&":"&amp;","<":"&lt;",">":"&gt;",'"':"&quot;"},t1=/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu,Ao=e=>String(e).replace(t1,"").replace(/[&<>"]/g,t=>e1[t]),
Ro=e=>String(Math.round(e*100)/100);function n1(e){let t=[],n=new Map,s=1,o=(r,l,c="")=>{let d={...l,...s<1?{opacity:s}:{}},u=Object.entries(d).map(([f,h])=>` ${f}="${typeof h=="number"?Ro(h):Ao(h)}"`).
join("");t.push(c===""?`<${r}${u}/>`:`<${r}${u}>${Ao(c)}</${r}>`)},a=r=>(n.has(r)||n.set(r,`hatch-${n.size+1}`),n.get(r));return{box(r,l,c,d,u){o("rect",{x:r,y:l,width:c,height:d,fill:u})},hatch(r,l,c,d,u){
o("rect",{x:r,y:l,width:c,height:d,fill:`url(#${a(u)})`})},frame(r,l,c,d,u,f){o("rect",{x:r,y:l,width:c,height:d,fill:"none",stroke:u,"stroke-width":f})},line(r,l,c,d,u,f=1){o("line",{x1:r,y1:l,x2:c,y2:d,
stroke:u,"stroke-width":f})},words(r,l,c,d,{size:u=Er,bold:f=!1}={}){o("text",{x:r,y:l,fill:d,"font-size":u,...f?{"font-weight":600}:{}},c)},alpha(r){s=r},text(r,l,c){let d=[...n].map(([u,f])=>`<patte\
rn id="${f}" width="6" height="6" patternUnits="userSpaceOnUse"><path d="M-1 1L1 -1M-1 7L7 -1M5 7L7 5" stroke="${Ao(u)}" stroke-width="1.4"/></pattern>`).join("");return`<svg xmlns="http://www.w3.org/\
2000/svg" width="${Ro(r)}" height="${Ro(l)}" viewBox="0 0 ${Ro(r)} ${Ro(l)}" font-family="${Ao(e)}"><defs>${d}</defs><rect width="100%" height="100%" fill="${Ao(c)}"/>${t.join("")}</svg>`}}}var vr=(e,t,n)=>Math.
min(Math.max(e,t),n);function Ls({from:e,to:t},n,s=0){let o=n.to-n.from,a=vr(t-e,Math.min(s,o),o),r=(e+t)/2,l=vr(r-a/2,n.from,n.to-a);return{from:l,to:l+a}}function Up(e,t,n,s,o=0){let a=s.to-s.from,r=vr(
(e.to-e.from)*n,Math.min(o,a),a),l=(t-e.from)/(e.to-e.from),c=t-r*l;return Ls({from:c,to:c+r},s,o)}function zp(e,t,n){let s=e.to-e.from,o=vr(e.from+t,n.from,Math.max(n.from,n.to-s));return{from:o,to:o+
s}}function s1(e,t,n){if(n>=1)return{...t};let s=1-(1-n)**3,o=[e.to-e.from,t.to-t.from],a=o[0]>0&&o[1]>0?o[0]*(o[1]/o[0])**s:o[1],l=Math.abs(o[1]-o[0])>1e-9*Math.max(...o)?(a-o[0])/(o[1]-o[0]):s,c=e.from+
(t.from-e.from)*l;return{from:c,to:c+a}}function o1({from:e,to:t},n){let s=(t-e)/Math.max(1,n);if(!(s>0)||!Number.isFinite(s))return{values:[],step:0};let o=10**Math.floor(Math.log10(s)),a=o*([1,2,5].
find(l=>l*o>=s*.999999)??10),r=[];for(let l=Math.ceil(e/a-1e-9);l*a<=t+a*1e-9;l+=1)r.push(l*a+0);return{values:r,step:a}}var Lt=22,a1=22,yr=4,r1=.3;function l1(e){let t=document.createElement("canvas").
getContext("2d");t.font=`400 ${Er}px ${e}`;let n=new Map;return s=>{let o=n.get(s);return o===void 0&&(o=t.measureText(s).width,n.set(s,o)),o}}var Co=new Map;function i1(e){return Co.has(e)||(Co.size>
500&&Co.clear(),Co.set(e,ZE(e))),Co.get(e)}function c1(e,t,n,s,o){let{x:a,y:r,width:l,height:c}=n,d=o?Oc(s.colour(t),s.colours.surface,r1):s.colour(t);if(e.box(a,r,l,c,d),l<3)return;let u=i1(d);if(s.hatched(
t)&&e.hatch(a,r,l,c,s.colours.surface),l>=a1){let f=XE(s.text(t),l-2*yr,s.widthOf);if(f!==""){let h=r+c/2+Er*.36;if(s.hatched(t)){let m=4;for(let p of f)m+=s.widthOf(p);e.box(a+yr-2,r+1,Math.min(m,l-yr),
c-2,d)}e.words(a+yr,h,f,u)}}}function d1(e,t,n,{index:s,view:o,scale:a,width:r,how:l,height:c,dimmed:d}){let u=-1,f=0;return Zp(s,t,o.from,o.to,h=>{let m=Math.max(0,(s.start[h]-o.from)*a),p=Math.min(r,
(s.end[h]-o.from)*a);if(p<=u&&!d?.keep.has(h))return;let w=Math.max(1,p-m>3?p-m-.5:p-m);c1(e,h,{x:m,y:n,width:w,height:c},l,d&&!d.keep.has(h)),f+=1,u=w<=1?m+1:p}),f}function eg(e,{view:t,width:n,format:s,
colours:o}){let{values:a,step:r}=o1(t,n/90),l=n/(t.to-t.from);e.box(0,0,n,Lt,o.surface);for(let c of a){let d=Math.round((c-t.from)*l)+.5;e.line(d,Lt-5,d,Lt,o.border),d<n-30&&e.words(d+3,Lt-8,s(c,r),o.
muted)}e.line(0,Lt-.5,n,Lt-.5,o.border)}function u1(e,t){let{index:n,view:s,width:o,height:a,rowHeight:r,top:l,places:c,marks:d,how:u}=t,f=o/(s.to-s.from),h=d.highlight?{keep:d.highlight}:null,m={index:n,
view:s,scale:f,width:o,how:u,height:r-1,dimmed:h},p=0;for(let w=0;w<n.rows;w+=1){let y=l+c.y(w);y+r>0&&y<a&&(p+=d1(e,w,y,m))}return f1(e,t,f),p}function f1(e,t,n){let{marks:s,how:o}=t,a=(r,l,c)=>{if(r<
0||r>=t.index.order.length)return;let{start:d,end:u}=t.index,f=Math.max(-2,(d[r]-t.view.from)*n),h=Math.min(t.width+2,(u[r]-t.view.from)*n);h>=-2&&f<=t.width+2&&e.frame(f-.5,t.top+t.places.y(t.rowOf(r))-
.5,Math.max(2,h-f)+.5,t.rowHeight,l,c)};s.highlight&&s.highlight.size<=2e3&&s.highlight.forEach(r=>a(r,o.colours.text,1)),a(s.hover,o.colours.text,1.5),a(s.select,o.colours.accent,2.5)}var xr=12,br=17,
h1=8e3,m1=15,p1=12;function Or(e,t,n){return{box:(s,o,...a)=>e.box(s+t,o+n,...a),hatch:(s,o,...a)=>e.hatch(s+t,o+n,...a),frame:(s,o,...a)=>e.frame(s+t,o+n,...a),line:(s,o,a,r,...l)=>e.line(s+t,o+n,a+t,
r+n,...l),words:(s,o,...a)=>e.words(s+t,o+n,...a),alpha:e.alpha}}var Kp=(e,t)=>e.flatMap((n,s)=>Ln(n,Math.floor((t-2*xr)/(s===0?8:6.6)),3).map(o=>({words:o,title:s===0})));function Gp(e,t,n){t.forEach(
({words:s,title:o},a)=>{e.words(xr,n+br*a,s,S(o?"--text":"--muted"),{size:o?m1:p1,bold:o})})}function Mc(e,t,n){let s=getComputedStyle(document.body).fontFamily,o=Kp(e,n),a=t.map(u=>Kp(u.lines,n)),r=10+
br*o.length+xr,l=t.map((u,f)=>{let h=r+br*a[f].length;return r=h+u.height+xr,h}),c=Math.min(r,h1),d=u=>{Gp(u,o,22),t.forEach((f,h)=>{Gp(u,a[h],l[h]-br*a[h].length+12),f.paint(Or(u,0,l[h]))})};return{width:n,
height:c,svg(){let u=n1(s);return d(u),u.text(n,c,S("--surface"))},png(){let u=document.createElement("canvas");[u.width,u.height]=[2*n,2*c];let f=u.getContext("2d",{alpha:!1});f.scale(2,2);let h=Tr(f,
s);return h.box(0,0,n,c,S("--surface")),d(h),new Promise(m=>{u.toBlob(m,"image/png")})}}}async function Mr(e,t,n){let s=t==="svg"?new Blob([e.svg()],{type:"image/svg+xml"}):await e.png();uc(s,`${n}.${t}`)}
var g1=160,w1=3,Ec=300,y1=lr("(prefers-reduced-motion: reduce)"),tg=()=>Object.fromEntries(["surface","text","muted","grid","border","accent"].map(e=>[e,S(`--${e}`)])),Ac={start:new Float64Array(0),end:new Float64Array(
0),row:new Uint16Array(0),length:0},Ar=e=>(e.view.to-e.view.from)/Math.max(1,e.width),_r=(e,t)=>e.view.from+t*Ar(e);function ng(e){let{top:t}=e.space.getBoundingClientRect(),n=e.scroller.getBoundingClientRect();
return[Math.max(0,n.top)-t,Math.min(window.innerHeight,n.bottom)-t]}var sg=(e,[t,n])=>Math.max(0,t)>=e.part.top&&Math.min(e.places.height,n)<=e.part.top+e.part.height;function b1(e){e.width=e.scroller.
clientWidth,e.space.style.height=`${e.places.height}px`;let t=ng(e),[n,s]=[Math.max(0,t[0]-Ec),Math.min(e.places.height,t[1]+Ec)];if(s<=n&&e.part.height>0)return!1;(e.part.height===0||!sg(e,t)||e.part.
top+e.part.height>e.places.height)&&(e.part.height=Math.max(0,Math.min(e.places.height,s>n?s-n:2*Ec)),e.part.top=Math.max(0,Math.min(n,e.places.height-e.part.height)));let o=globalThis.devicePixelRatio||
1,[a,r]=[Math.round(e.width*o),Math.round(e.part.height*o)];return e.canvas.style.top=`${e.part.top}px`,(e.canvas.width!==a||e.canvas.height!==r||e.pixels!==o)&&([e.canvas.width,e.canvas.height,e.pixels]=
[a,r,o],e.canvas.style.width=`${e.width}px`,e.canvas.style.height=`${e.part.height}px`),!0}function ut(e){e.frame===0&&(e.frame=requestAnimationFrame(t=>og(e,t)))}function og(e,t){if(e.frame=0,e.motion){
e.motion.since??=t;let s=(t-e.motion.since)/g1;e.view=s1(e.motion.from,e.motion.to,s);let o=s<1;o?ut(e):e.motion=null,e.onView(e.view.from,e.view.to,o)}let n=performance.now();if(e.stale=!b1(e),!e.stale&&
e.width>0&&e.part.height>0){e.context.setTransform(e.pixels,0,0,e.pixels,0,0);let s=ag(e,_1(e),{width:e.width,height:e.part.height,top:-e.part.top});e.canvas.dataset.drawn=String(s)}e.canvas.dataset.drawMs=
(performance.now()-n).toFixed(2)}function _1(e){let t=`${e.canvas.width} ${e.canvas.height} ${e.pixels}`;return t!==e.penFor&&(e.penFor=t,e.pen.forget()),e.pen}function ag(e,t,{width:n,height:s,top:o}){
let{colours:a}=e.how;t.box(0,0,n,s,a.surface);let r=u1(t,{index:e.index,view:e.view,width:n,height:s,rowHeight:e.rowHeight,top:o,places:e.places,marks:e.marks,how:e.how,rowOf:c=>e.spans.row[c]}),l=n/(e.
view.to-e.view.from);return e.decorate?.(t,{x:c=>(c-e.view.from)*l,y:c=>o+e.places.y(c),rowHeight:e.rowHeight,top:o,width:n,height:s,view:e.view}),r}function $r(e,t,n=!1){e.motion=null,!(t.from===e.view.
from&&t.to===e.view.to)&&(e.view=t,e.onView(e.view.from,e.view.to,n),ut(e))}function kr(e,t){let n=Ls(t,e.extent,e.least);y1.matches?$r(e,n):(e.motion={from:e.view,to:n,since:null},ut(e))}function Yp(e,t,n){
return QE(e.index,e.places.at(n+e.part.top),_r(e,t),w1*Ar(e))}function Vp(e,t,n){t!==e.marks.hover&&(e.marks.hover=t,e.canvas.style.cursor=t>=0?"pointer":"",ut(e)),e.onHover(t,n)}function k1(e,t){(e.scroller.
scrollHeight>e.scroller.clientHeight+1?e.scroller:window).scrollBy(0,t)}function v1(e){e.frame===0&&(e.stale||!sg(e,ng(e)))&&ut(e)}function x1(e){e.how.colours=tg(),ut(e)}function $1(e,t){let n=e.spans===
Ac;e.spans=t,e.index=Jp(t),e.places=Qp(e.index.rows,e.rowHeight,t.tops,t.height);let[s,o]=[t.from??1/0,t.to??-1/0];if(t.from===void 0||t.to===void 0)for(let r=0;r<t.length;r+=1)s=Math.min(s,t.start[r]),
o=Math.max(o,t.end[r]);e.extent=o>s?{from:s,to:o}:{from:0,to:1},e.marks.hover=-1,e.marks.select=-1,e.marks.highlight=null;let a=n?{...e.extent}:Ls(e.view,e.extent,e.least);e.space.style.height=`${e.places.
height}px`,e.motion===null&&(e.view=a),ut(e)}function S1(e,t,n,s=!1){s?$r(e,Ls({from:t,to:n},e.extent,e.least)):kr(e,{from:t,to:n})}function E1(e,t){e.marks.select=t,t>=0&&lg(e,e.spans.row[t]),ut(e)}function T1(e,t){
e.marks.highlight=t===null?null:new Set(t),ut(e)}function O1(e,t,n,s=!1){e.motion=null,e.view={from:t,to:n},s?(cancelAnimationFrame(e.frame),og(e,0)):ut(e)}function M1(e,t){let n=rg(e,t),{left:s,right:o,
top:a,bottom:r}=e.scroller.getBoundingClientRect();return n.right<s||n.left>o||n.bottom<a||n.top>r?null:{...n,left:Math.max(s,n.left),right:Math.min(o,n.right)}}function rg(e,{start:t,end:n,row:s}){let{
left:o,top:a}=e.space.getBoundingClientRect(),r=c=>o+(c-e.view.from)/Ar(e),l=a+e.places.y(s);return{left:r(t),right:r(n),top:l,bottom:l+e.rowHeight}}function lg(e,t){let n=e.places.y(t);(n<e.scroller.
scrollTop||n+e.rowHeight>e.scroller.scrollTop+e.scroller.clientHeight)&&(e.scroller.scrollTop=n-e.scroller.clientHeight/2)}function A1(e){cancelAnimationFrame(e.frame),e.stopListening(),document.removeEventListener(
"scroll",e.onScroll,{capture:!0}),window.removeEventListener("resize",e.onScroll),e.stopTheme(),e.forced.removeEventListener("change",e.retheme),e.size.disconnect(),e.scroller.remove()}var Tc=e=>e.motion?.
to??e.view;function R1(e,{onPick:t,onMeasure:n,onKey:s}){return{zoom:(o,a)=>$r(e,Up(e.view,_r(e,o),a,e.extent,e.least)),pan:o=>$r(e,zp(e.view,o*Ar(e),e.extent)),scroll:o=>k1(e,o),hover:(o,a,r)=>Vp(e,Yp(
e,o,a),r),leave:()=>{e.marks.hover>=0&&Vp(e,-1,null)},pick:(o,a,r)=>t(Yp(e,o,a),r),measure:(o,a,r)=>n?.(...[_r(e,o),_r(e,a)].sort((l,c)=>l-c),r),slide(o){let a=Tc(e);kr(e,zp(a,o*(a.to-a.from),e.extent))},
glide(o){let a=Tc(e);kr(e,Up(a,(a.from+a.to)/2,o,e.extent,e.least))},fit:()=>kr(e,e.extent),enter:()=>{e.marks.select>=0&&t(e.marks.select,null)},own:s}}function C1(e,t,n){e.canvas=i("canvas",{tabindex:"\
0",role:"application","aria-label":n.label,"aria-roledescription":"drawing of spans"}),e.space=i("div",{class:"spans-space"},e.canvas),e.scroller=i("div",{class:"spans-scroll"},e.space),t.classList.add(
"spans"),t.append(e.scroller),e.context=e.canvas.getContext("2d",{alpha:!1});let s=getComputedStyle(document.body).fontFamily;e.pen=Tr(e.context,s),e.how={colour:n.colour,text:n.text,hatched:n.hatched??
(()=>!1),widthOf:l1(s),colours:tg()},e.index=Jp(Ac),e.places=Qp(0,e.rowHeight)}function Rr(e,t){let n={spans:Ac,extent:{from:0,to:1},view:{from:0,to:1},marks:{hover:-1,select:-1,highlight:null},frame:0,
motion:null,width:0,pixels:0,part:{top:0,height:0},stale:!0,penFor:""};n.onScroll=()=>v1(n),n.retheme=()=>x1(n);let{rowHeight:s,onHover:o=()=>{},onPick:a=()=>{},onView:r=()=>{},onMeasure:l=null,onKey:c=()=>!1,
least:d=.001,decorate:u=null}=t;return Object.assign(n,{rowHeight:s,onHover:o,onView:r,least:d,decorate:u}),C1(n,e,t),n.stopListening=VE(n.canvas,R1(n,{onPick:a,onMeasure:l,onKey:c})),document.addEventListener(
"scroll",n.onScroll,{capture:!0,passive:!0}),window.addEventListener("resize",n.onScroll),n.size=new ResizeObserver(()=>ut(n)),n.size.observe(n.scroller),n.forced=matchMedia("(forced-colors: active)"),
n.forced.addEventListener("change",n.retheme),n.stopTheme=Te(n.retheme),{node:n.canvas,set:f=>$1(n,f),view:(f,h,m)=>S1(n,f,h,m),current:()=>({...n.view}),goal:()=>({...Tc(n)}),extent:()=>({...n.extent}),
select:f=>E1(n,f),highlight:f=>T1(n,f),follow:(f,h,m)=>O1(n,f,h,m),placeOf:f=>M1(n,f),boxOf:(...f)=>rg(n,...f),redraw:()=>ut(n),reveal:f=>lg(n,f),whole:f=>({height:n.places.height,paint:h=>ag(n,h,{width:f,
height:n.places.height,top:0})}),picture(f){return Mc(f,[{lines:[],...this.whole(Math.max(n.width,600))}],Math.max(n.width,600))},destroy:()=>A1(n)}}var Ds=[...fn.by.words,"calls"],Ir=4,Pc={device:"own",host:"self",calls:"calls"},Dr=["calls","host","self","device","own"];function ug(e,t,n){t.nodes.forEach(({significance:s},o)=>{e.frames[o].verdict[n]=
s??""})}function Lo(e){let[t,n]=[3735928559,1103547991];for(let s=0;s<e.length;s+=1){let o=e.charCodeAt(s);t=Math.imul(t^o,2654435761),n=Math.imul(n^o,1597334677)}return t=Math.imul(t^t>>>16,2246822507)^
Math.imul(n^n>>>13,3266489909),n=Math.imul(n^n>>>16,2246822507)^Math.imul(t^t>>>13,3266489909),(4294967296*(2097151&n)+(t>>>0)).toString(36)}var fg=/ #\d+$/,Nr=(e,t)=>e==="module"&&t!==null?t.replace(
fg,""):t,hg=()=>[0,0],Cc=()=>Object.fromEntries(Dr.map(e=>[e,hg()]));function Pr(e){return{sort:e.sort,status:e.status,names:e.names,wrapper:e.wrapper,through:[],instances:0,nodes:0,merged:0,verdict:{},
work:{},figures:Cc(),kernels:[],shapes:[],children:[],own:Cc(),key:"",foldKey:""}}var Rc=(e,t)=>t>0?(e??0)/t:0,Cr=(e,t,n,s)=>n?[Rc(e[`control_${t}`],s[0]),Rc(e[`test_${t}`],s[1])]:[Rc(e[t],s[0]),0];function L1(e,t,n){
return(t?[e.control_flops,e.test_flops]:[e.flops??null]).map((o,a)=>o==null||n[a]===0?null:o/n[a])}function N1(e,t,n){let s=Object.fromEntries(Dr.map(o=>[o,Cr(e,o,t,n)]));return{...Pr({sort:e.sort,status:t?
e.status:"same",names:t?[e.control_name,e.test_name]:[e.name,e.name],wrapper:e.wrapper===!0}),through:e.through??[],instances:e.instances??0,nodes:e.nodes??0,work:{flops:L1(e,t,n),split:e.split??null},
figures:s,own:{calls:s.calls,self:s.self,own:s.own},kernels:e.kernels.map(o=>({name:o.name,counts:Cr(o,"counts",t,n),device:Cr(o,"device",t,n)})),shapes:(e.shapes??[]).map(o=>({text:o.text,calls:Cr(o,
"calls",t,n)}))}}function qr(e,t,n){[e.key,e.foldKey]=[t,n];let s=new Map;for(let o of e.children){let a=(l,c)=>{let d=[l,o.sort,...c,o.status].join(`
`),u=s.get(d)??0;return s.set(d,u+1),Lo(u===0?d:`${d}
${u}`)},r=[n,o.sort,...o.names.map(l=>Nr(o.sort,l)),o.status].join(`
`);qr(o,a(t,o.names),Lo(r))}}var mg=e=>e.reduce((t,n)=>Lo([t,n.sort,Nr(n.sort,n.control_name),Nr(n.sort,n.test_name),n.status].join(`
`)),"root");function Ic(e,t){let n=[],s=(a,r,l)=>{Object.assign(a,{at:n.length,parent:r,depth:l}),n.push(a),a.children.forEach(c=>s(c,a,l+1)),a.end=n.length};s(e,null,0);let o=Object.fromEntries(Ds.map(
a=>[a,new Float64Array(n.length)]));for(let a=n.length-1;a>=0;a-=1)P1(n[a],o);return{...t,root:e,frames:n,byKey:new Map(n.map(a=>[a.key,a]))}}var No=e=>e.status==="same"||e.status==="replaced";function P1(e,t){
e.total={},e.ownOf={},e.here={};for(let n of Ds){let s=e.own[Pc[n]],o=[...s],a=s[1]-s[0];for(let r of e.children)o[0]+=r.total[n][0],o[1]+=r.total[n][1],a+=No(r)?0:t[n][r.at];t[n][e.at]=a,e.total[n]=o,
e.ownOf[n]=s,e.here[n]=No(e)?a:null}}function Dc(e){let t=e.control!==void 0,n=t?[e.control,e.test]:[e.set],s=n.map(a=>a.samples),o=e.nodes.map(a=>N1(a,t,s));return e.nodes.forEach(({parent:a},r)=>{a!==
null&&o[a].children.push(o[r])}),qr(o[0],"root","root"),Ic(o[0],{pair:t,samples:s,sides:n,byHost:e.by==="host",inAll:e.nodes_in_all,shown:e.nodes.length})}var Lc=(e,t)=>{e[0]+=t[0],e[1]+=t[1]};function ig(e,t,n,s){
let o=new Map(e.map(a=>[a[n],a]));for(let a of t){let r=o.get(a[n]);r||(r={[n]:a[n],...Object.fromEntries(s.map(l=>[l,hg()]))},o.set(a[n],r),e.push(r)),s.forEach(l=>Lc(r[l],a[l]))}}function cg(e,t){Dr.
forEach(n=>Lc(e.figures[n],t.figures[n])),Object.values(Pc).forEach(n=>Lc(e.own[n],t.own[n])),e.instances+=t.instances,e.nodes+=t.nodes,e.wrapper||=t.wrapper,e.merged+=1,e.verdict=e.merged===1?t.verdict:
{},e.work=e.merged===1?t.work:{},ig(e.kernels,t.kernels,"name",["counts","device"]),ig(e.shapes,t.shapes,"text",["calls"])}function I1({sort:e,status:t,names:n}){let[s,o]=n.map(a=>Nr(e,a));return t===
"replaced"?[s,o]:[s??o,s??o]}var D1=(e,t)=>Dr.some(n=>e.figures[n][t]>0);function pg(e){if(e.children.forEach(pg),e.sort!=="root"&&e.status!=="replaced"){let[t,n]=[0,1].map(s=>D1(e,s)||e.children.some(
o=>o.status==="same"||o.status==="replaced"||o.status===(s===0?"only_in_control":"only_in_test")));e.status=t===n?"same":t?"only_in_control":"only_in_test",e.names=[n&&!t?null:e.names[0],t&&!n?null:e.
names[1]]}}function gg(e){let t=Pr(e.root);cg(t,e.root);let n=new Map,s=(a,r)=>{let l=I1(r),c=[r.sort,...l].join(`
`),d=n.get(a)??new Map;if(n.set(a,d),!d.has(c)){let u=Pr({...r,names:l,status:r.status==="replaced"?"replaced":"same"});d.set(c,u),a.children.push(u)}return d.get(c)},o=(a,r)=>{let l=s(a.sort==="modul\
e"?t:r,a);cg(l,a),a.children.forEach(c=>o(c,l))};return e.root.children.forEach(a=>o(a,t)),e.pair&&pg(t),qr(t,"root","root"),Ic(t,{...wg(e),grouped:"class"})}function wg({pair:e,samples:t,sides:n,byHost:s,
inAll:o,shown:a}){return{pair:e,samples:t,sides:n,byHost:s,inAll:o,shown:a}}var yg=e=>({...e,children:e.children.map(yg)});function q1(e){let t=[];for(let n=e.parent;n;n=n.parent){let s=n.names[1]??n.
names[0];n.sort==="module"&&fg.test(s??"")&&t.unshift(s)}return t}function B1(e,t){let n=Pr({...e,sort:"rest",names:[null,null],wrapper:!1});n.nodes=Math.max(0,e.instances-t.length);for(let[s,o]of Object.
entries(Pc))n.own[o]=[0,1].map(a=>e.total[s][a]-t.reduce((r,l)=>r+l.total[s][a],0)),n.figures[o]=n.own[o];return n.figures.device=n.own.own,n}function bg(e,t,n){let s=new Map([...n].filter(r=>e.byKey.
get(r)?.instances>1).map(r=>[r,[]]));for(let r of t.frames)s.has(r.foldKey)&&r.sort!=="rest"&&s.get(r.foldKey).push(r);let o=r=>{let l=s.get(r.key);if(!l||l.length===0)return{...r,children:r.children.
map(o)};let c=B1(r,l);return{...r,opened:!0,own:Cc(),kernels:r.kernels,children:[...l.map(d=>({...yg(d),above:q1(d)})),...c.nodes>0?[c]:[]]}},a=o(e.root);return _g(a,s),Ic(a,wg(e))}function _g(e,t){for(let n of e.
children)if(e.opened&&t.has(e.key)){let s=n.key;qr(n,Lo(`${e.key}
${s||"rest"}`),n.foldKey||Lo(`${e.key}
rest`))}else _g(n,t)}function Ns(e){if(e.sort==="root")return"all frames";if(e.sort==="rest")return`${e.nodes} more`;let[t,n]=e.names;return t!==null&&n!==null&&t!==n?`${t} → ${n}`:n??t??"(no name)"}
var Po=e=>e.instances>1&&e.sort!=="rest"&&e.sort!=="root"?`× ${e.instances}`:"",zn=(e,t)=>e.total[t][1]-e.total[t][0];function Kn(e){let t=[];for(let n=e;n;n=n.parent)t.unshift(n);return t}function qc(e,t){
return t===""?null:e.byKey.get(t)??e.frames.find(n=>n.foldKey===t)??null}function Io(e,t,n){let s=o=>e.pair?Math.abs(o.here[t]??0):o.ownOf[t][0];return e.frames.filter(o=>s(o)>0&&o.sort!=="rest"&&!o.opened).
sort((o,a)=>s(a)-s(o)||o.at-a.at).slice(0,n)}var F1=["both","control","test"];function j1(e,t,n){let[s,o]=e.ownOf[t],a=n==="control"?s:n==="test"?o:Math.max(s,o);return Math.max(0,a)}function kg(e,t,n){
let{frames:s}=e,o=new Float64Array(s.length);for(let f=s.length-1;f>=0;f-=1)o[f]+=j1(s[f],t,e.pair?n:"control"),s[f].parent&&(o[s[f].parent.at]+=o[f]);let a=s.filter(f=>o[f.at]>0),r=new Float64Array(a.
length),l=new Float64Array(a.length),c=new Uint16Array(a.length),d=new Float64Array(s.length),u=new Int32Array(s.length).fill(-1);return a.forEach((f,h)=>{let m=f.parent?d[f.parent.at]:0;r[h]=m,l[h]=m+
o[f.at],c[h]=f.depth,d[f.at]=m,f.parent&&(d[f.parent.at]=l[h]),u[f.at]=h}),{start:r,end:l,row:c,length:a.length,frame:Int32Array.from(a,f=>f.at),place:u}}var W1=["folded","class","instance"],Br=["cont\
rol","test"],Fr=["ranks","steps","marker"],H1=5e3,Nc=40,Lr=e=>(e??"").split(".").filter(t=>/^[0-9a-z]{1,12}$/.test(t)).slice(0,Nc);function Gt(e){let t=new URLSearchParams(e),n={};for(let s of Br){n[s]=
t.get(s)??"";for(let o of Fr)n[`${s}_${o}`]=t.get(`${s}_${o}`)||t.get(o)||(o==="marker"?"":"all")}return{...n,level:Be(t,fn,"level"),merge_lines:Be(t,fn,"merge_lines"),by:me(t,"by",Ds,""),width:me(t,"\
width",F1,"both"),frames:me(t,"frames",W1,"folded"),order:me(t,"order",["calls"],""),q:t.get("q")??"",node:Lr(t.get("node"))[0]??"",zoom:Lr(t.get("zoom"))[0]??"",open:Lr(t.get("open")),rows:Lr(t.get("\
rows"))}}function tt(e){let t={...Gt(""),...e},n=new URLSearchParams,s=(o,a,r="")=>{a!==r&&a!==""&&n.set(o,a)};for(let o of Br)s(o,t[o]),Fr.forEach(a=>s(`${o}_${a}`,t[`${o}_${a}`],"all"));return s("le\
vel",t.level,fn.level.standard),s("merge_lines",String(t.merge_lines??!0),fn.merge_lines.standard),s("by",t.by),s("width",t.width,"both"),s("frames",t.frames,"folded"),s("order",t.order),s("q",t.q),s(
"node",t.node),s("zoom",t.zoom,"root"),s("open",t.open.slice(-Nc).join(".")),s("rows",t.rows.slice(-Nc).join(".")),L(n.size===0?"/tree":`/tree?${n}`)}function Do(e,t,n){let s=new URLSearchParams({max_nodes:String(
H1)}),o=e.test!=="";for(let a of o?Br:["control"]){o&&s.set(a,e[a]);for(let r of Fr){let l=e[`${a}_${r}`];l!==""&&l!=="all"&&s.set(o?`${a}_${r}`:r,l)}}return qn(s,fn,["level","by","instances","merge_l\
ines"],{level:e.level,merge_lines:e.merge_lines,by:fn.by.words.includes(t)?t:"",instances:n}),s}var nt=e=>Object.fromEntries([...Br.flatMap(t=>[t,...Fr.map(n=>`${t}_${n}`)]),"merge_lines"].map(t=>[t,e[t]])),
U1=["cpu_op","user_annotation","python_function","kernel","gpu_memcpy","gpu_memset"];function vg(e,t){let{name:n,category:s}=uo(t,"test");if(!U1.includes(s))return"";let o=/^nn\.Module: (.*?)(?:_\d+)?$/.
exec(n),a=s==="python_function"&&!o,r=o?o[1]:a?n.replace(/^.*\(\d+\): /,""):n.replace(/^autograd::engine::evaluate_function: /,"");return tt({...nt(e),q:r,level:a?"python":"modules"})}var z1=8,K1=40;function xg(e,t,n){
let s=new Set([e.root]);for(let o of[...Io(e,t,z1),...n.slice(0,K1)])Kn(o).slice(0,-1).forEach(a=>s.add(a));return s}function G1(e,t,n,s){let o=t.children.filter(l=>l.total[n].some(c=>c>0));if(s==="ca\
lls")return o;let a=l=>e.pair?Math.abs(zn(l,n)):l.total[n][0],r=l=>l.sort==="rest"?1:0;return o.sort((l,c)=>r(l)-r(c)||a(c)-a(l)||l.at-c.at)}function $g(e,t,n,s){let o=[],a=(r,l,c,d)=>{let u=G1(e,r,t,
n),f=u.length>0&&s(r);o.push({frame:r,level:l,place:c,of:d,open:f,leaf:u.length===0}),f&&u.forEach((h,m)=>a(h,l+1,m+1,u.length))};return a(e.root,1,1,1),o}var Ps=8,Y1=.004;function Sg(e,t){return e.frames.
reduce((n,s)=>Math.max(n,Math.abs(zn(s,t))),0)}var Yt=(e,t)=>e.verdict[t]==="no_difference_found";function Eg(e,t,n){let s=zn(e,t);if(!(n>0)||Math.abs(s)<Y1*n||Yt(e,t))return 0;let o=Math.max(1,Math.round(
Ps*Math.sqrt(Math.abs(s)/n)));return Math.sign(s)*Math.min(Ps,o)}function Tg(e,t,n){let[s,o]=[Cs(e),Cs(t)];return`rgb(${s.map((a,r)=>Math.round(a+(o[r]-a)*n)).join(", ")})`}function Og(e,t){let n=t.trim().
toLowerCase();if(n==="")return[];let s=o=>o!==null&&o.toLowerCase().includes(n);return e.frames.filter(o=>o.sort!=="root"&&(o.names.some(s)||o.kernels.some(({name:a})=>s(a))))}function Mg(e,t){let n=[
0,0],s=-1;for(let o of e)o.at>=s&&(n[0]+=o.total[t][0],n[1]+=o.total[t][1],{end:s}=o);return n}var kn={device:["device time","Device time","Kernels, copies and memsets, with the frame that launched th\
em"],host:["host time","Host time","Time of the host threads; the time of each call counts once"],calls:["calls","Calls","How often the frames were called"]},Is=e=>e!=="calls",je=(e,t)=>Is(t)?v(e):k(Number(
e.toFixed(2))),vt=(e,t)=>e===null?"–":Is(t)?Y(e):ve(Number(e.toFixed(2))),Bc=(e,t)=>Is(t)?O(Number(e.toFixed(3))):k(e),qo=(e,t)=>e===null?"":Is(t)?te(Number(e.toFixed(3))):ve(e),V1={root:"everything",
module:"module",annotation:"annotation",operator:"operator",python:"Python function",backward:"backward of the frame above",recompute:"recomputation of the frame above",launch:"launch without a frame",
"no launch":"device work without a launch",rest:"frames that are left out"},J1={replaced:"probably replaced",only_in_control:"gone: in the control only",only_in_test:"new: in the test only"},Bo=e=>V1[e.
sort]??e.sort,Fo=e=>J1[e.status]??"",Ag=e=>({only_in_control:"gone",only_in_test:"new",replaced:"⇄"})[e.status]??"",Q1=e=>e.sides.every(t=>t.steps.length===0),Gn=e=>Q1(e)?"per recording":"per step";
function Fc(e){let t=e.sort==="python"&&/^(?:.*[\\/])?([^\\/:]+): (.+)$/s.exec(Ns(e));return t?`${t[2]} · ${t[1]}`:Ns(e)}var Ge=e=>[Ns(e),Po(e)].filter(Boolean).join(" "),X1=e=>/ #\d+$/.test(Ns(e));function Rg(e){
let t=Kn(e).slice(1,-1),n=t.filter(({sort:o})=>o==="module"),s=t.slice(t.indexOf(n.at(-1))+1).filter(({sort:o})=>o==="backward"||o==="recompute").slice(0,1);return n.length>0?[...n.filter((o,a)=>a>=n.
length-2||X1(o)),...s]:t.slice(-1)}function Cg(e,t){let n={only_in_test:null,only_in_control:null},s=o=>Math.max(...o.total[t]);for(let o of e.children){let a=n[o.status];!No(o)&&o.sort!=="rest"&&s(o)>
(a?s(a):0)&&(n[o.status]=o)}return n}var Z1=.005;function Lg(e,t){let n=e.here[t],s=Is(t)?v(Math.abs(n)):k(Number(Math.abs(n).toFixed(2)));if(Is(t)){let[o,a]=e.total[t],r=Math.abs(a-o-n)>Z1*Math.abs(n)?
" here":"";return`takes ${s} ${n>0?"more":"less"}${r}`}return`has ${s} ${n>0?"more":"fewer"} ${s==="1"?"call":"calls"}`}var jc=(e,t)=>t>0?100*e/t:null;function Ng(e,t){let[n,s]=e.root.total[t];return{
from:je(n,t),to:je(s,t),change:vt(s-n,t),percent:P(jc(s-n,n))}}function Pg(e,t){let[n,s]=e.root.total[t];return n===s?"±0":n>0?P(jc(s-n,n)):"new"}function Ig(e){if(!e.pair)return"";let[t,n]=e.sides.map(
({device:a,only_here_device:r})=>jc(r,a)),s=a=>K(a);if(t===null&&n===null)return"";if(!(t>0)&&!(n>0))return"All device time is in frames that both sides have.";let o=(a,r)=>a===null?`the ${r} has no d\
evice time`:`${s(a)} of the device time of the ${r}`;return t===null||n===null?`No partner on the other side: ${o(t,"control")}, ${o(n,"test")}.`:`${s(t)} of the device time of the control and ${s(n)}\
 of that of the test is in frames without a partner on the other side.`}var dg=e=>e.map(t=>`“${t}”`).join(" and ");function Dg(e,t){let n=o=>e.sides.filter((a,r)=>!e.frames.some(l=>l.sort===o&&l.names[r]!==
null&&(!e.pair||l.status!==(r===0?"only_in_test":"only_in_control")))).map(({label:a})=>a),s=[];if(t==="modules"&&n("module").length>0){let o=n("module");s.push(`${dg(o)} ${o.length===1?"has":"have"} \
no modules, so no layer can be named: annotations and operators are the frames. Record with with_stack=True (for TorchScript: with_modules=True).`)}if(t==="python"&&n("python").length>0){let o=n("pyth\
on");s.push(`${dg(o)} ${o.length===1?"has":"have"} no Python frames. Record with with_stack=True.`)}return s}function qg(e,t){let n=(o,a,r)=>{let[l,c]=a;return t.pair?`${o}: ${je(l,r)} → ${je(c,r)} \
(${vt(c-l,r)})`:`${o}: ${je(l,r)}`},s=[...e.kernels].sort((o,a)=>Math.max(...a.device)-Math.max(...o.device));return[n("Device time",e.total.device,"device"),e.ownOf.device.some(o=>o>0)&&e.children.length>
0&&n("of that, self",e.ownOf.device,"device"),n("Host time",e.total.host,"host"),e.children.length>0&&n("of that, self",e.ownOf.host,"host"),n("Calls",e.figures.calls,"calls"),...s.slice(0,3).map(({name:o,
device:a})=>n(o,a,"device")),s.length>3&&`and ${s.length-3} more kernels`,...e.shapes.slice(0,3).map(({text:o,calls:a})=>n(`input ${o}`,a,"calls"))].filter(Boolean)}var Yn=e=>e>0?"more":e<0?"less":"ca\
lm",Bg=(e,t)=>vt(zn(e,t),t);var Fg=1,jg=.25,eT=1.4,tT=8e3,nT=100;function Wg(e,t,n,s){let o=t.to-t.from;return(e.to-e.from)/e.pixels<=eT*o/n&&e.from<=Math.max(s.from,t.from-jg*o)&&e.to>=Math.min(s.to,t.to+jg*o)}function sT(e,t,n){
let s=e.to-e.from,o=Math.max(n.from,e.from-Fg*s),a=Math.min(n.to,e.to+Fg*s),r=Math.round(t*(a-o)/s);return{from:o,to:a,pixels:Math.min(tT,Math.max(nT,r))}}function oT({ask:e,onAnswer:t,onError:n}){let s=null,
o=null,a=null,r=null;async function l(d,u,f){let h=sT(d,u,f);o=h;let m=new AbortController;r=m;try{let p=await e(h,m.signal);r===m&&(s={...h,from:p.from,to:p.to,pixels:p.pixels},t(p))}catch(p){r===m&&
p.name!=="AbortError"&&(a=null,n(p))}if(r===m){o=null;let p=a;a=null,p&&c(...p)}}function c(d,u,f){let h=d.from>=f.to||d.to<=f.from;u<=0||h||s&&Wg(s,d,u,f)?a=null:o?a=Wg(o,d,u,f)?null:[d,u,f]:l(d,u,f)}
return{want:c,isBusy:()=>o!==null,has(d){s={from:d.from,to:d.to,pixels:d.pixels}},drop(){r?.abort(),[s,o,a,r]=[null,null,null,null]}}}function aT(e,t,n){let s=new URLSearchParams({rank:String(n.rank),
span:String(n.span)});return n.step_number!==null&&s.set("step",String(n.step_number)),e[`${t}_marker`]&&s.set("marker",e[`${t}_marker`]),e.use_short_name&&s.set("use_short_name","true"),s}async function Yg(e,t,n){
e.asked?.abort();let s=new AbortController;e.asked=s,e.self.error=null;try{let o=await t(s.signal);e.asked===s&&(n(o),e.onChange(e.self))}catch(o){e.asked===s&&o.name!=="AbortError"&&(e.self.error=o,e.
onChange(e.self))}}function Hc(e){e.asked?.abort(),e.windows.drop(),Object.assign(e.self,{whole:null,window:null}),e.stepKey=""}function rT(e,t){let n=JSON.stringify([t[e.side],t[`${e.side}_marker`]]);
n!==e.samplesKey&&(e.samplesKey=n,Hc(e),Object.assign(e.self,{samples:null,chosen:null,set:t[e.side]}),t[e.side]!==""&&Yg(e,s=>Es(t[e.side],t[`${e.side}_marker`]||null,{signal:s}),s=>{e.self.samples=s}))}
function lT(e,t,n){return e.self.chosen=mm(e.self.samples,{rank:t[`${e.side}_rank`],span:t[`${e.side}_span`],step:t[`${e.side}_step`]},n),e.self.chosen}function iT(e,t,n){let s=aT(t,e.side,e.self.chosen.
sample);if(s.toString()===e.stepKey)return;Hc(e),e.stepKey=s.toString(),e.self.query=s;let o=new URLSearchParams(s),{least:a,most:r}=ji.pixels;o.set("pixels",String(Math.min(r,Math.max(a,Math.round(n))))),
Yg(e,l=>wo(e.self.set,o,{signal:l}),l=>{e.self.whole=l,e.self.window=l,e.windows.has(l)})}async function cT(e,t,n){let s=new URLSearchParams(e.self.query);Object.entries(t).forEach(([a,r])=>{r!==""&&r!==
null&&r!==void 0&&s.set(a,String(r))});let o=await Za(e.self.set,s,n);return o.rows.length>0?o:null}function dT(e){e.samplesKey="",e.stepKey=""}function Vg(e,{onChange:t,onError:n}){let s={side:e,onChange:t,
samplesKey:"",stepKey:"",asked:null};return s.self={side:e,samples:null,chosen:null,whole:null,window:null,error:null,query:null,set:""},s.windows=oT({ask:({from:o,to:a,pixels:r},l)=>{let c=new URLSearchParams(
s.self.query);return Object.entries({from:o,to:a,pixels:r}).forEach(([d,u])=>c.set(d,String(Math.round(u*1e3)/1e3))),wo(s.self.set,c,{signal:l})},onAnswer:o=>{s.self.window=o,t(s.self)},onError:n}),Object.
assign(s.self,{windows:s.windows,load:o=>rT(s,o),choose:(o,a)=>lT(s,o,a),loadWhole:(o,a)=>iT(s,o,a),stepKey:()=>`${s.self.set} ${s.stepKey}`,find:(o,a)=>cT(s,o,a),retry:()=>dT(s),unmount:()=>Hc(s)})}function uT(e,t,n){
let{name:s,category:o}=n??t;return{...e,name:s,category:o,aliases:null,control_self_duration:null,test_self_duration:null,control_counts:t?.counts??0,test_counts:n?.counts??0,control_total_duration:t?.
total_duration??0,test_total_duration:n?.total_duration??0}}var Hg=({name:e})=>Number(/\((\d+)\): /.exec(e)?.[1]??0);function fT(e,t){let n=e.flatMap(a=>t.filter(({name:r})=>r===a.name).map(r=>[a,r])),
[s,o]=[e,t].map((a,r)=>a.filter(l=>!n.some(c=>c[r]===l)).sort((l,c)=>Hg(l)-Hg(c)));return s.length===o.length?[...n,...s.map((a,r)=>[a,o[r]])]:n}var hT=(e,t)=>e.length===1&&t.length===1&&e[0].category===
t[0].category?[[e[0],t[0]]]:[];function mT(e){if(!e.aliases)return[{row:e,names:{control:e.name,test:e.name}}];let[t,n]=["control","test"].map(a=>e.aliases.filter(r=>r.side===a)),s=(e.category==="pyth\
on_function"?fT:hT)(t,n);if(s.length===1&&e.aliases.length===2)return[{row:{...e,category:t[0].category},names:{control:t[0].name,test:n[0].name}}];let o=e.aliases.filter(a=>!s.flat().includes(a)).map(
a=>a.side==="control"?[a]:[void 0,a]);return[...s,...o].map(([a,r])=>({row:uT(e,a,r),names:{control:(a??r).name,test:(r??a).name}}))}function pT(e){let t=({name:l})=>Number(l.slice(13)),n=l=>e.filter(
c=>/^ProfilerStep#\d+$/.test(c.name)&&c[l]===0).sort((c,d)=>t(c)-t(d)),s=new Map;for(let l of n("control_counts").reverse())s.set(l.category,s.get(l.category)??[]).get(l.category).push(l);let o=n("tes\
t_counts").map(l=>[l,s.get(l.category)?.pop()]).filter(([,l])=>l),a=new Set(o.flat()),r=o.map(([l,c])=>({...l,test_counts:c.test_counts,test_total_duration:c.test_total_duration,test_self_duration:c.test_self_duration,
aliases:[{side:"control",name:l.name,category:l.category},{side:"test",name:c.name,category:c.category}]}));return[...e.filter(l=>!a.has(l)),...r]}var vn=0,jo=1,Wo=2,xn=3,Wc={id:"steps",sort:"steps",label:"\
Steps on the device",depth:1},Hr=18,gT=24,Ug=3;function Jg(e=()=>!0){let t=new Map,n=[],s=0;return{add(o){for(let{id:a,label:r,depth:l,sort:c,main:d=!1}of o){let u=t.get(a)?.depth??1;t.set(a,{id:a,label:r,
sort:c,main:d,depth:Math.max(u,l,1)})}n=[],s=0;for(let a of t.values()){let r=a.depth>1&&["host","other"].includes(a.sort),l=!r||e(a),c=l?a.depth:1,d=Math.max(gT,c*Hr+2*Ug);Object.assign(a,{row:n.length,
rows:c,top:s,height:d,folds:r,open:l});for(let u=0;u<c;u+=1)n.push(s+Ug+u*Hr);s+=d}},bandOf:o=>t.get(o),all:()=>({tops:Float64Array.from(n),height:s,bands:[...t.values()].map(o=>({...o}))})}}function Qg({
window:e,all:t,takes:n,shift:s,rows:o}){let a=[{answer:e,keep:()=>!0}];t&&t!==e&&a.push({answer:t,keep:(m,p)=>p<=e.from||m>=e.to}),n(Wc)&&a.some(({answer:m})=>m.steps?.length>0&&m.lanes.some(({sort:p})=>p!==
"host"))&&o.add([Wc]),a.forEach(({answer:m})=>o.add(m.lanes.filter(n))),a.forEach(({answer:m})=>o.add((m.counters??[]).map(xT).filter(n)));let r=[],l=[],c=[],d=[],u={start:[],end:[],row:[],level:[],name:[],
occurrence:[],merged:[],sort:[],gap:[],lane:[]},f=[];for(let{answer:m,keep:p}of a){let w=r.length;r.push(...m.names),l.push(...m.categories),c.push(...m.kinds);for(let y of m.lanes.filter(n))_T(u,y,d.
push(y)-1,{keep:p,shift:s,shiftName:w,band:o.bandOf(y.id)});kT(u,f,m,{keep:p,shift:s,rows:o,lanes:d}),vT(u,f,m,{keep:p,shift:s,rows:o,lanes:d}),ST(u,f,m,{keep:p,shift:s,rows:o,lanes:d})}let h={...u,start:Float64Array.
from(u.start),end:Float64Array.from(u.end),row:Uint16Array.from(u.row),length:u.start.length,names:r,categories:l,kinds:c,lanes:d,gaps:f,shift:s,...o.all()};return Object.assign(h,{pieces:yT(h)})}var wT=(e,t)=>e.
bands.find(({id:n})=>n===e.lanes[e.lane[t]]?.id)?.open===!1;function yT(e){let t={start:[],end:[],row:[],of:[]},n=(o,a,r)=>{(r>a||e.end[o]===e.start[o])&&(t.start.push(a),t.end.push(r),t.row.push(e.row[o]),
t.of.push(o))},s=new Map(e.bands.filter(({open:o})=>!o).map(({id:o})=>[o,[]]));for(let o=0;o<e.length;o+=1){let a=s.get(e.lanes[e.lane[o]]?.id);a?a.push(o):n(o,e.start[o],e.end[o])}return s.forEach(o=>bT(
e,o,n)),{start:Float64Array.from(t.start),end:Float64Array.from(t.end),row:Uint16Array.from(t.row),length:t.of.length,of:t.of}}function bT({start:e,end:t,level:n},s,o){s.sort((c,d)=>e[c]-e[d]||n[c]-n[d]);
let a=[],r=-1/0,l=c=>{for(;a.length>0&&t[a.at(-1)]<=c;){let d=a.pop();o(d,Math.max(r,e[d]),Math.max(r,t[d])),r=Math.max(r,t[d])}};for(let c of s)l(e[c]),a.length>0&&o(a.at(-1),Math.max(r,e[a.at(-1)]),
e[c]),r=e[c],a.push(c);l(1/0)}function _T(e,t,n,{keep:s,shift:o,shiftName:a,band:r}){let{start:l,duration:c,level:d,name:u,occurrence:f,merged:h}=t;for(let m=0;m<l.length;m+=1){let p=l[m]+c[m];s(l[m],
p)&&(e.start.push(l[m]-o),e.end.push(p-o),e.row.push(r.row+(r.open?d[m]:0)),e.level.push(d[m]),e.name.push(a+u[m]),e.occurrence.push(f[m]),e.merged.push(h[m]),e.sort.push(vn),e.gap.push(-1),e.lane.push(
n))}}function Uc(e,t,n,{sort:s,lane:o,keep:a,shift:r,rows:l,lanes:c}){let d=l.bandOf(o),u=n.start+n.duration;d&&a(n.start,u)&&(e.start.push(n.start-r),e.end.push(u-r),e.row.push(d.row),e.level.push(0),
e.name.push(-1),e.occurrence.push(-1),e.merged.push(1),e.sort.push(s),e.gap.push(t.push(n)-1),e.lane.push(c.findIndex(({id:f})=>f===o)))}function kT(e,t,n,s){(n.gaps??[]).forEach(o=>Uc(e,t,o,{...s,sort:jo,
lane:o.lane}))}function vT(e,t,n,s){(n.steps??[]).forEach(o=>Uc(e,t,{...o,shown:n.step===null||n.step===o.step_number},{...s,sort:Wo,lane:Wc.id}))}var xT=({id:e,device:t,name:n})=>({id:e,sort:"counter",
label:`${t<0?"":`device ${t}, `}${n}`,depth:1}),$T=.2;function ST(e,t,n,s){for(let o of n.counters??[]){let{name:a,high:r}=o,l=Math.max(r-o.low,Math.abs(r)*$T)||1;o.start.forEach((c,d)=>Uc(e,t,{name:a,
start:c,duration:o.duration[d],mean:o.mean[d],min:o.min[d],max:o.max[d],at:1-(r-o.mean[d])/l},{...s,sort:xn,lane:o.id}))}}var Me=(e,t)=>`${t}\0${e}`,Ur=(e,t)=>Me(e.names[e.name[t]],e.categories[e.name[t]]),
Vn=(e,t)=>e.sort[t]===vn&&e.merged[t]<=1&&e.occurrence[t]>=0,zg=new WeakMap;function ET(e,t,n){let s=zg.get(e);if(!s){s=new Map;for(let o=0;o<e.length;o+=1)Vn(e,o)&&s.set(`${Ur(e,o)}\0${e.occurrence[o]}`,
o);zg.set(e,s)}return s.get(`${t}\0${n}`)??-1}var TT=.1,OT=.002,zr=e=>typeof e.control_self_duration=="number"?[e.control_self_duration,e.test_self_duration,!0]:[e.control_total_duration,e.test_total_duration,
!1];function MT(e,t){if(e.control_counts===0||e.test_counts===0)return e.control_counts===0?"new":"gone";let n=e.test_total_duration-e.control_total_duration,[s,o]=zr(e),a=o-s,r=Math.abs(a);return r<TT*
Math.max(s,o)||r<OT*t||a*n<=0?"":a>0?"longer":"shorter"}function Ho(e){let{control:t,test:n}=e.step_time,s=Math.max(t?.step??0,n?.step??0),o=Ve(e),a=new Map,r=(l,c)=>{let d={change:MT(l,s),row:l,names:c,
whole:o};a.set(Me(c.control,l.category),d).set(Me(c.test,l.category),d)};return pT(e.rows).flatMap(mT).forEach(({row:l,names:c})=>r(l,c)),a}var zc=(e,t,n,s)=>e?.get(Me(n,s))?.names[t]??n;function Xg(e,t){
let n=t.toLowerCase(),s=e.names.map(a=>a.toLowerCase().includes(n)),o=[];for(let a=0;a<e.length;a+=1)e.sort[a]===vn&&s[e.name[a]]&&o.push(a);return o}var AT=1e3;function Zg(e,t){let n=new Map,s=(r,l,c,d)=>[
r,e[r].stepKey(),c,l,d].join("\0"),o=(r,l,c)=>zc(t(),r,l,c);function a(r,l,c,d,u){for(let f of r){let h=f.side===l?f.data():null,m=h?ET(h,Me(o(l,c,d),d),u):-1;if(m>=0)return{start:h.start[m]+h.shift,duration:h.
end[m]-h.start[m],lane:h.lanes[h.lane[m]].id,level:h.level[m],pane:f}}return null}return{drawn:a,named:o,known:(r,l,c,d)=>n.get(s(r,o(r,l,c),c,d)),async ask(r,l,c,d,u){let f=o(r,l,c),h=s(r,f,c,d),m=await e[r].
find({name:f,category:c,occurrence:d},{signal:u});n.size>AT&&(n=new Map);let{of:p,launch:w,launched:y,launches:g}=m??{},b=m?{...m.rows[0],of:p,launch:w,launched:y,launches:g}:null;return n.set(h,b),b},
nameOf:(r,l)=>{let c=r.data();if(l<0||!c||!Vn(c,l))return null;let[d,u]=Ur(c,l).split("\0");return[u,d,c.occurrence[l]]}}}function Uo(e,t,n){for(let s of e){let o=s.side===t?s.data():null,a=o?.bands.find(
({id:r})=>r===n.lane);if(a)return{pane:s,lane:n.lane,level:n.level,start:n.start-o.shift,end:n.start+n.duration-o.shift,row:a.row+(a.open?n.level:0)}}return null}var Wr=2e4,RT=3,Kg=e=>Math.round(e*1e3),
ew=(e,t,n)=>`${e} ${Kg(t)} ${Kg(n)}`;function CT(e,{span:t,step_number:n}){let s={lanes:new Map,rows:new Set,words:"",cut:0,drawn:new WeakMap},o=0;for(let l of e.segments.filter(c=>c.span===t)){if(l.lane!==
null){let c=s.lanes.get(l.lane)??[];c.push([l.start,l.start+l.duration]),s.lanes.set(l.lane,c),l.kind!=="launch_delay"&&l.kind!=="kernel_gap"&&s.rows.add(ew(l.lane,l.row_start,l.row_duration))}o+=1}let a=e.
by_kind.reduce((l,c)=>l+c.segments,0),r=e.by_step.find(l=>l.span===t);return s.cut=o===Wr?a-Wr:0,s.words=r?`${v(r.work)} of work in ${v(r.path)}${s.cut>0?`; the longest ${k(Wr)} of ${k(a)} segments ar\
e marked`:""}`:`this ${n===null?"recording":"step"} has none`,s}function LT(e,t){let n=e.drawn.get(t);if(!n){n=[];for(let s=0;s<t.length;s+=1){let o=t.lanes[t.lane[s]];t.sort[s]===vn&&t.merged[s]<=1&&
o&&e.rows.has(ew(o.id,t.start[s]+t.shift,t.end[s]-t.start[s]))&&!wT(t,s)&&n.push(s)}e.drawn.set(t,n)}return n}function tw(e,t,n,s){let o=n.data(),a=S("--path-mark"),r=c=>Math.max(-3,Math.min(t.width+3,
c));for(let{id:c,top:d}of o.bands){let u=-1/0;for(let[f,h]of s.lanes.get(c)??[]){let m=r(t.x(f-o.shift)),p=r(Math.max(t.x(h-o.shift),t.x(f-o.shift)+1));p>u&&p>m&&(e.box(Math.max(m,u),t.top+d,p-Math.max(
m,u),RT,a),u=p)}}let l=t.rowHeight;for(let c of LT(s,o)){let[d,u]=[r(t.x(o.start[c])),r(t.x(o.end[c]))];u-d>3&&e.frame(d,t.y(o.row[c])+.5,u-d-1,l-2,a,1.5)}}function nw({toggle:e,change:t,error:n}){let s=x(
"Critical path",e,{"aria-pressed":"false",class:"path-switch",title:"Mark the chain of rows that holds the most work"}),o=i("p",{class:"muted small timeline-path",role:"status"}),a={control:null,test:null},
r={control:"",test:""},l={control:null,test:null};function c(){let f=Z.filter(h=>a[h]).map(h=>`${h}: ${a[h].words}`);o.textContent=f.length>0?`Critical path of the ${f.join("; of the ")}`:""}function d(f){
l[f]?.abort(),r[f]="",a[f]&&(a[f]=null,t())}async function u(f,{set:h,marker:m,sample:p}){let w=new URLSearchParams({set:h,ranks:String(p.rank),segments:String(Wr),...p.step_number===null?{}:{steps:String(
p.step_number)},...m?{marker:m}:{}}),y=`${w} ${p.span}`;if(r[f]!==y){d(f),r[f]=y,l[f]=new AbortController;try{let g=await gn("critical_path",w,{signal:l[f].signal});r[f]===y&&(a[f]=CT(g.set,p),c(),t())}catch(g){
r[f]===y&&g.name!=="AbortError"&&n(g)}}}return{node:s,words:o,of:f=>a[f],draw(f,h,m){s.setAttribute("aria-pressed",String(f.path));for(let p of Z)f.path&&h.includes(p)&&m[p]?u(p,{set:f[p],marker:f[`${p}\
_marker`],sample:m[p].sample}):d(p);c()},unmount(){Z.forEach(f=>l[f]?.abort())}}}var NT=200,Gg=8,PT=1e3;function sw({onText:e,onStep:t}){let n=R("search"),s=wn({id:n,wait:NT,onText:e,onStep:t,class:"t\
imeline-q",placeholder:"Search names …"}),o=i("span",{class:"muted small",role:"status"}),a=[[-1,"up","The previous call (Shift+Enter)"],[1,"down","The next call (Enter)"]].map(([r,l,c])=>U(l,c,()=>t(
r),{hidden:!0,class:"step-move"}));return{node:i("span",{class:"timeline-search",role:"search"},i("label",{for:n,class:"visually-hidden"},"Search names in the timeline"),s,a,o),focus(){s.focus()},draw(r){
document.activeElement!==s&&(s.value=r),a.forEach(l=>{l.hidden=r===""})},say(r){_(o,r)}}}function IT(e,t,n,s){let o=e.toLowerCase(),a=new Map;for(let{row:r,names:l}of(n??new Map).values()){let c=l[s];
r[`${s}_counts`]>0&&c.toLowerCase().includes(o)&&a.set(Me(c,r.category),{name:c,category:r.category,time:r[`${s}_total_duration`]})}for(let r of t.filter(l=>l.side===s))r.data()?.names.forEach((l,c)=>{
let d=r.data().categories[c],u=Me(l,d);!a.has(u)&&l.toLowerCase().includes(o)&&a.set(u,{name:l,category:d,time:0})});return[...a.values()].sort((r,l)=>l.time-r.time)}async function ow(e,t,n,s,o){let a=!1;
return{calls:(await Promise.all(t.flatMap(l=>{let c=IT(e,n,s,l.side);return a||=c.length>Gg,c.slice(0,Gg).map(async({name:d,category:u})=>{let f=await l.find({name:d,category:u,limit:PT});return a||=f!==
null&&f.of>f.rows.length,(f?.rows??[]).map(h=>({...h,side:l.side,name:d,category:u,at:h.start-o[l.side]}))})}))).flat().sort((l,c)=>l.at-c.at),more:a}}var aw=(e,t,n)=>t===0?"No name contains this text\
.":n?`${E(t,"call")} of the ${E(e,"name")} with the most time`:`${E(t,"call")} of ${E(e,"name")}`,rw=(e,t)=>`${k(e+1)} of ${k(t)}`,jr=e=>/^\d+$/.test(e??"")?e:"",xt=(e,t={})=>$s({control:e.control,test:e.
test,control_rank:jr(e.control_ranks),test_rank:jr(e.test_ranks),control_step:jr(e.control_steps),test_step:jr(e.test_steps),control_marker:e.control_marker,test_marker:e.test_marker,use_short_name:e.
use_short_name,...t});function qs(e,t){let{name:n,category:s}=uo(t,"test");return xt(e,{name:n,category:e.use_short_name?"":s})}function Kr(e,t,n,s=null){let o={};for(let r of["control","test"]){let{rank:l,
span:c}=t[r]??{},d=u=>u==null?"":String(u);Object.assign(o,{[`${r}_rank`]:d(l),[`${r}_span`]:c>0?String(c):"",[`${r}_step`]:d(n[r])})}let a=s&&uo(s,"test");return xt(e,{...o,...a?{name:a.name,category:e.
use_short_name?"":a.category}:{}})}function Gr(e,{ranks:t,steps:n,rows:s,change:o}){if(t.length+n.length+s.length===0)return null;let a=o<0?"control":"test",r=t.length>0?String(t[0]):void 0;return xt(
e,{at:a,...r?{control_rank:r,test_rank:r}:{},...n.length>0?{[`${a}_step`]:String(n[0])}:{},...s.length>0?{name:s[0].name,category:s[0].category}:{}})}var Sn=["control","test"],DT=3,lw=[14,112],Kc=3,Gc=10,qT=.12,BT=1.01;function FT(e,t,n){let{sides:s,changes:o,ranks:a}=e,r=s.every(({sample:d})=>d.step_number===null)?"Whole recording":"Median step";t.
href=uw(e);let l=a?` of rank ${[...new Set(s.map(({sample:d})=>d.rank))].join(" and ")}`:"",c=o===null||[...o.values()].every(({change:d})=>d==="");t.setAttribute("aria-label",`${r}${l} of both sides:\
 open it in the timeline`),n.textContent=`${r}${l}${c?"":"; coloured: changed"}`,n.title=s.map(({sample:d})=>v(d.step)).join(" → ")}function jT(e,t){let n=(t??[]).find(({kind:a,ranks:r})=>a!=="memor\
y"&&r.length>0)?.ranks[0];if(e.some(({rank:a})=>a===n))return n;let s=new Map;e.forEach(({rank:a,step_ns:r})=>{let[l,c]=s.get(a)??[0,0];s.set(a,[l+(r??0),c+1])});let o=[...s].map(([a,[r,l]])=>[a,r/l]);
return o.reduce((a,r)=>r[1]>Math.max(a[1],BT*o[0][1])?r:a)[0]}function WT(e,t){let{rank:n,span:s}=e.find(r=>r.rank===t)??e[0],o=e.filter(r=>r.rank===n&&r.span===s).sort((r,l)=>(r.step_ns??0)-(l.step_ns??
0)),a=o[o.length>>1];return{...a,step:(a.step_ns??0)/1e3}}var HT=({q:e,category:t,change:n,significant:s,device_type:o},{row_count:a,rows:r})=>r.length>=a&&o==="ALL"&&[e,n,s].every(l=>l==="")&&t.length===
0,iw=({duration:e})=>e.reduce((t,n)=>t+n,0);function UT({lanes:e}){let t=e.filter(({sort:s})=>s==="device"),n=[...t].sort((s,o)=>iw(o)-iw(s)).slice(0,DT);return[...e.filter(({sort:s,main:o})=>s==="hos\
t"&&o).slice(0,1),...t.filter(s=>n.includes(s))]}function zT(e,t,n,s,{y:o,high:a,at:r}){let l=d=>[r(t.start[d]),Math.max(.6,r(t.start[d]+t.duration[d])-r(t.start[d]))],c=[];e.fillStyle=S(t.sort==="hos\
t"?"--span-host":"--span-compute"),t.start.forEach((d,u)=>{let f=t.name[u],h=s?.get(Me(n.names[f],n.categories[f]))?.change??"",[m,p]=l(u);e.fillRect(m,o,p,a),h!==""&&t.merged[u]<=1&&c.push([h,m,p])});
for(let[d,u,f]of c)e.fillStyle=S(`--span-${d}`),e.fillRect(u,o,f,a)}function KT(e,{sides:t,changes:n,extent:s},o,a){let r=c=>o*c/s,l=0;t.forEach((c,d)=>{e.fillStyle=S(d===0?"--control-fill":"--test-fi\
ll"),e.fillRect(0,l,r(c.sample.step),2),l+=4,c.lanes.forEach(u=>{zT(e,u,c.answer,n,{y:l,high:a,at:r}),l+=a+Kc}),l+=Gc-4})}function GT(e,t,n){let s=e.clientWidth,o=globalThis.devicePixelRatio||1,a=t.sides.
reduce((u,{lanes:f})=>u+f.length,0),r=(n-2*Gc-4)/a-Kc,l=Math.round(Math.min(lw[1],Math.max(lw[0],r))),c=a*(l+Kc)+2*Gc;[e.width,e.height]=[Math.round(s*o),Math.round(c*o)],e.style.setProperty("height",
`${c}px`);let d=e.getContext("2d");d.scale(o,o),KT(d,t,s,l)}var uw=({state:e,sides:t},n={})=>xt(e,{...Object.fromEntries(t.flatMap(({sample:s},o)=>[[`${Sn[o]}_rank`,String(s.rank)],[`${Sn[o]}_span`,String(
s.span)],[`${Sn[o]}_step`,s.step_number===null?"":String(s.step_number)]])),...n});function YT(e,t,n,{pixels:s,signal:o}){let a=new URLSearchParams({rank:n.rank,span:n.span,threads:1,pixels:Math.max(300,
Math.round(s))});n.step_number!==null&&a.set("step",n.step_number);let r=e[`${Sn[t]}_marker`];return r&&a.set("marker",r),wo(e[Sn[t]],a,{signal:o})}var VT=({answer:{extent:e}})=>e.to-Math.max(0,e.from);
function JT(e,t,n){let s=n*(e-t.left)/t.width,o=n*qT/2;return{from:Math.max(0,s-o),to:s+o}}function QT(e,t,n,s){let o=e.map((r,l)=>({answer:r,sample:s[l],lanes:UT(r)})),a=Sn.some(r=>new Set(n.step_time.
samples[r].map(({rank:l})=>l)).size>1);return{state:t,sides:o,ranks:a,changes:HT(t,n)?Ho(n):null,extent:Math.max(...o.map(r=>Math.max(VT(r),r.sample.step)))}}var XT=async(e,t,n,s)=>QT(await Promise.all(
n.map((o,a)=>YT(e,a,o,s))),e,t,n);function ZT(e){e.hidden=!0,e.dataset.ready=""}var eO=({ctrlKey:e,metaKey:t,shiftKey:n,detail:s})=>e||t||n||s===0;async function tO(e,t,n){let s=ce(e.state);Object.entries(
{significance:"false",diagnosis:"false",limit:"3000"}).forEach(o=>s.set(...o));try{e.changes=Ho(await de(s,{signal:t})),n()}catch{}}function fw(e){let t=i("canvas",{"aria-hidden":"true"}),n=i("span",{
class:"muted small"},"Median step; coloured: changed"),s=i("a",{class:"step-strip-link",title:"Show this part in the timeline","aria-label":"Median step of both sides: open it in the timeline",on:{click:d}},
t),o=i("div",{class:"step-strip",hidden:!0},n,s),a="",r=null,l=null;function c(){l&&t.clientWidth>0&&GT(t,l,o.clientHeight-n.offsetHeight)}function d(h){l&&!eO(h)&&(h.preventDefault(),e(uw(l,JT(h.clientX,
t.getBoundingClientRect(),l.extent))))}async function u(h,m,p){let{signal:w}=r;await Pe();try{w.throwIfAborted(),l=await XT(h,m,p,{pixels:o.parentNode.clientWidth,signal:w}),o.hidden=l.sides.some(({lanes:g})=>g.
length===0);let y=()=>c(FT(l,s,n));y(),l.changes===null&&tO(l,w,y)}catch(y){o.hidden=!0,a=y.name==="AbortError"?a:""}o.dataset.ready=""}let f=new ResizeObserver(c);return f.observe(o),{node:o,redraw:c,
draw(h,m,p,w){let{samples:y}=p.step_time;if(!Sn.every($=>y?.[$]?.length>0)){ZT(o);return}let g=jT(y.test,w),b=a;a=`${m} ${g}`,b!==a&&(o.hidden=!1,r?.abort(),r=new AbortController,u(h,p,Sn.map($=>WT(y[$],
g))))},stop(){r?.abort(),f.disconnect()}}}var hw=8,nO=24,sO=80,$n=["control","test"],mw=e=>{let t=[...e].sort((s,o)=>s-o),n=(t.length-1)/2;return(t[Math.floor(n)]+t[Math.ceil(n)])/2},Vc=({step_number:e})=>e!==
null,Yc=e=>[e.span,Vc(e)?e.step_number:e.rank],pw=({rank:e,span:t})=>`${e}/${t}`;function gw(e){return`${Vc(e)?`step ${e.step_number}, `:""}rank ${e.rank}${e.span>0?`, file ${e.span+1}`:""}`}function oO(e){
let n=[...new Map(e.map(s=>[Yc(s).join("/"),Yc(s)]))].sort(([,s],[,o])=>s[0]-o[0]||s[1]-o[1]);return new Map(n.map(([s],o)=>[s,o]))}function aO(e){let[t,n]=[Math.min(...e),Math.max(...e)],s=Math.max(0,
.04*n-(n-t))/2;return[Math.max(0,t-s),n+s]}var Yr=(e,[t,n])=>n>t?94-88*(e-t)/(n-t):50;function rO(e,t){let n=new Map;for(let s of e){let o=pw(s.sample);n.set(o,[...n.get(o)??[],s])}return n.size>hw?[]:
[...n.values()].flatMap(s=>(s.sort((o,a)=>o.x-a.x),s.slice(1).map((o,a)=>W("line",{class:`strip-line strip-${t}`,x1:`${s[a].x}%`,y1:`${s[a].y}%`,x2:`${o.x}%`,y2:`${o.y}%`}))))}function lO(e,t){return e.
map((n,s)=>({ring:s+1,step:n,y:Yr(n,t),x:e.length>1?3+94*s/(e.length-1):50}))}function iO(e,{samples:t,blocks:n},s,o,a){let r=oO(t),l=t.map(f=>({sample:f,y:Yr(f.step,s),x:r.size>1?3+94*r.get(Yc(f).join(
"/"))/(r.size-1):50})),c=lO(n,s),d=t.filter(Vc).map(f=>f.step_number),u=d.length===0?E(t.length,"recording"):`step ${Math.min(...d)}${r.size>1?` – ${Math.max(...d)}`:""}`;return i("div",{class:"\
strip-panel"},Jc(W("svg",{class:"strip-plot","aria-hidden":"true",focusable:"false"},W("line",{class:"strip-median",x1:"0%",x2:"100%",y1:`${Yr(o,s)}%`,y2:`${Yr(o,s)}%`}),rO(l,e),l.map(({sample:f,x:h,y:m})=>W(
"circle",{class:`strip-dot strip-${e}`,cx:`${h}%`,cy:`${m}%`,r:t.length>sO?2:3.2})),c.map(({x:f,y:h})=>W("circle",{class:`strip-ring strip-${e}`,cx:`${f}%`,cy:`${h}%`,r:3.2}))),[...l,...c],f=>a(f&&(f.
ring?`${e}, block ${f.ring} of ${c.length} without the profiler: ${v(f.step)}`:[`${e}, ${gw(f.sample)}: ${v(f.sample.step)}`,In(f.sample)].filter(Boolean).join(`
`)))),i("p",{class:`${e}-text small strip-caption`},`${e}, ${u}`))}function Jc(e,t,n){return e.addEventListener("pointermove",({clientX:s,clientY:o})=>{let a=e.getBoundingClientRect(),r=({x:c,y:d})=>Math.
hypot(a.left+c*a.width/100-s,a.top+d*a.height/100-o),l=t.reduce((c,d)=>r(d)<r(c)?d:c);n(r(l)<nO?l:null)}),e.addEventListener("pointerleave",()=>n(null)),e}function cO(e,{samples:t,blocks:n}){let s=t.map(
a=>a.step),o=t[s.indexOf(Math.max(...s))];return`${e}: ${E(t.length,"sample")} from ${v(Math.min(...s))} to ${v(o.step)}, median ${v(mw(s))}; the longest is ${gw(o)}.${n.length>0?` Without the profile\
r: ${E(n.length,"block")} from ${v(Math.min(...n))} to ${v(Math.max(...n))}.`:""}`}var ww=(e,t)=>e&&Object.fromEntries($n.map(n=>[n,e[n].map((s,o)=>{let{host_ns:a=null,lag_ns:r=null}=t?.[n][o]??{};return{
...s,...a!==null&&{host:a/1e3,lag:r/1e3}}})]));function yw(e,t,n=null){if(!$n.every(f=>e?.[f]?.length>0)||$n.every(f=>e[f].length<2))return null;let s=Object.fromEntries($n.map(f=>[f,{samples:e[f],blocks:n?.[f]??
[]}])),o=$n.flatMap(f=>[...e[f].map(h=>h.step),...s[f].blocks]),a=aO(o),r=mw(e.control.map(f=>f.step)),l=[R("strip-title"),R("strip-words")],c=$n.some(f=>{let h=new Set(e[f].map(pw));return h.size<=hw&&
h.size<e[f].length}),d=i("div",{class:"strip-tip",hidden:!0}),u=f=>{d.hidden=!f,_(d,f)};return i("div",{class:"sample-strip",role:"img","aria-labelledby":l[0],"aria-describedby":l[1]},i("div",{class:"\
small muted strip-words"},i("span",{id:l[0]},`Every ${t}`)," as a dot",c&&", ranks as lines",n&&"; blocks without the profiler as rings","; dashed: the median of the control"),i("p",{class:"visually-h\
idden",id:l[1]},$n.map(f=>cO(f,s[f])).join(" ")),i("div",{class:"strip-body"},i("div",{class:"strip-scale small muted","aria-hidden":"true"},i("span",{},v(a[1])),i("span",{},v(a[0]))),$n.map(f=>iO(f,s[f],
a,r,u))),d)}function Qc(){let e=i("div",{class:"grid-table-scroll",tabindex:"0",role:"region","aria-label":"Numbers of every rank and step"}),t=i("details",{class:"grid-table"},i("summary",{},"These n\
umbers as a table"),e),n=null,s=null;function o(){!t.open||!n||s===n||(s=n,_(e,i("table",{},i("caption",{class:"visually-hidden"},`${n.title} of every rank and step`),i("thead",{},i("tr",{},[["Rank",""],
["Step",""],["Control","num"],["Test","num"],["Δ","num"],["Δ %","num"]].map(([r,l])=>i("th",{scope:"col",class:l},r)))),i("tbody",{},n.grid.rows.flatMap((r,l)=>n.grid.columns.map((c,d)=>a(r,c,l,d)))))))}
function a(r,l,c,d){let{values:u,format:f,formatDiff:h}=n,[m,p,w]=[u.control[c][d],u.test[c][d],u.diff[c][d]];if(m===null&&p===null)return null;let y=w>0?" more":w<0?" less":"";return i("tr",{},i("th",
{scope:"row"},r.text),i("td",{},i("a",{href:n.timeline(r,l),title:"Show this step in the timeline"},l.text)),i("td",{class:"num"},f(m)),i("td",{class:"num"},f(p)),i("td",{class:`num${y}`},h(w)),i("td",
{class:`num${y}`},P(m>0&&w!==null?100*w/m:null)))}return t.addEventListener("toggle",o),{node:t,draw(r){n=r,o()}}}var bw={step:"step time",op:"the selected operation",...Object.fromEntries(Object.entries(
ye).map(([e,{name:t}])=>[e,t]))},dO=20,Vr=["control","test"];function uO(e,t){let[n,s]=[new Set(t.ranks),new Set(t.steps)];return e.filter(({rank:o,step_number:a})=>n.has(o)&&(a===null?t.pseudo_steps>
0:s.has(a)))}function cw(e){if(e.ranks.length<2)return"";if(e.slow.length>0){let n=[...e.slow].sort((a,r)=>r.lag-a.lag),s=n.slice(0,3).map(a=>`rank ${a.rank} by ${K(100*(a.lag-1))}`),o=n.length-s.length;
return`${n.length===1?"One rank lags":`${n.length} ranks lag`} behind the median of the ranks: ${s.join(", ")}${o>0?` and ${o} more`:""}.`}let{awaited:t}=e;return t===null?"No rank takes 5 % longer th\
an the median of the ranks.":`No rank takes longer than the others, but rank ${t.rank} waits least (exposed communication is ${K(100*t.waiting)} of its step): the others probably wait for it.`}var _w=(e,t)=>t===
"step"&&e.view&&Ve(e.view.answer)?"whole recording":bw[t];function fO(e,{set:t,marker:n}){let s=JSON.stringify([t,n]);if(!e.stored.has(s)){let o=Es(t,n);e.stored.set(s,o),o.catch(()=>e.stored.delete(s))}
return e.stored.get(s)}async function hO(e,t){if(Vr.some(n=>t[n].any)){dw(e,t,"Each file counts as one step here, so there are no steps to show.");return}try{let n=await Promise.all(Vr.map(s=>fO(e,t[s])));
if(e.view?.answer===t){let s=n.map((o,a)=>uO(o,t[Vr[a]]));e.view={...e.view,samples:s,judged:s.map(Wh)},kw(e)}}catch(n){dw(e,t,n.message)}}function dw(e,t,n){e.view?.answer===t&&(e.summary.textContent=
n,e.body.hidden=!0)}function kw(e){let[t,n]=e.view.judged,s=({ranks:l},c)=>`${E(l.length,"rank")}, ${E(e.view.samples[c].length,"sample")}`,o=[cw(t),cw(n)],a=o[0]===o[1]?o[0]:o.map((l,c)=>l&&`${c===0?
"Control":"Test"}: ${l}`).filter(Boolean).join(" "),r=[s(t,0),s(n,1)];e.summary.textContent=`${r[0]===r[1]?`${r[0]} on each side`:`${r[0]} against ${r[1]}`}. ${a}`,e.body.hidden=!1,e.node.classList.toggle(
"lagging",e.view.judged.some(l=>l.slow.length>0)),e.metric!==""&&vw(e)}async function mO(e,t){let n={};e.asked.set(t,n),e.asked.size>dO&&e.asked.delete(e.asked.keys().next().value);try{n.samples=(await Qa(
t)).samples}catch(s){n.failed=s.message,e.asked.delete(t)}e.metric==="op"&&e.operation?.query===t&&vw(e,n)}function pO(e,t){if(e.metric!=="op")return{samples:e.view.samples,of:s=>s[e.metric],revision:e.
metric,none:"Without device work the parts of a step are not known."};if(e.operation===null)return{none:"Select a row of the table, or a bar of a chart: its time in each rank and step is shown here."};
let n=t??e.asked.get(e.operation.query);return n===void 0&&mO(e,e.operation.query),n?.samples?{samples:Vr.map(s=>n.samples[s]),of:s=>s.total_duration,revision:e.operation.query,none:""}:{none:n?.failed??
"Reading the events of this operation …"}}function vw(e,t){let{judged:n,file:s}=e.view,{samples:o=[[],[]],of:a,revision:r,none:l}=pO(e,t),c=qa(...o),d=fo(c,a),u=[...d.control,...d.test].flat().some(
m=>m!==null);e.name.hidden=e.metric!=="op"||e.operation===null,_(e.name,e.operation&&i("bdi",{},e.operation.name));let f=e.metric==="op"?"duration in each rank and step":_w(e,e.metric);e.heat.draw({rows:c.
rows,columns:c.columns,...d,kind:"time",file:s,format:O,formatDiff:te,heading:f,more:(m,p,w)=>In(c[m][p][w]),revision:`${e.view.revision}#${r}`,empty:u?"":l}),e.grid.node.hidden=!u,e.grid.draw({grid:c,
values:d,timeline:e.timeline,title:f,format:v,formatDiff:Y}),_(e.lags,wO(n));let h=[c.ranksByPosition&&"ranks",c.stepsByPosition&&"step numbers"].filter(Boolean);e.note.hidden=h.length===0,e.note.textContent=
`The sides have different ${h.join(" and ")}; they are paired by position (control / test).`}function gO(e,t,n,s,o,a){e.metric=n,e.operation=a,e.node.open=e.metric!=="",e.select.value=e.metric||"step",
e.view?.answer!==t?(e.view={answer:t,file:s,revision:o},e.select.options[0].textContent=_w(e,Fa[0]),hO(e,t)):e.view.judged&&kw(e)}function xw(e,{timeline:t,go:n}){let s={timeline:t,stored:new Map,asked:new Map,
view:null,metric:"",operation:null};s.summary=i("span",{class:"muted rank-summary"});let o=R("heat");return s.select=i("select",{id:o,on:{change:()=>e(s.select.value)}},Fa.map(a=>i("option",{value:a},
bw[a]))),s.name=i("p",{class:"mono small heat-name",hidden:!0}),s.heat=gr({id:"chart-steps",title:"Rank × step",level:"h3",file:"rank-step",onCell:(...a)=>n(t(...a))}),s.grid=Qc(),s.lags=i("div",{class:"\
lags"}),s.note=i("p",{class:"muted small",hidden:!0}),s.body=i("div",{class:"heat-block"},i("p",{class:"chart-bar"},i("label",{for:o},"Heat maps of"),s.select),s.name,s.heat.node,s.note,s.lags,s.grid.
node),s.node=i("details",{class:"card rank-steps"},i("summary",{},i("h2",{},"Ranks and steps")," ",s.summary),s.body),s.node.addEventListener("toggle",()=>{s.node.open!==(s.metric!=="")&&e(s.node.open?
"step":"")}),{node:s.node,heat:s.heat,draw:(a,r,l,c,d)=>gO(s,a,r,l,c,d)}}function wO([e,t]){if(e.ranks.length<2&&t.ranks.length<2)return null;let n=[...new Set([...e.ranks,...t.ranks].map(a=>a.rank))].
sort((a,r)=>a-r),s=(a,r)=>{let l=a.ranks.find(d=>d.rank===r);if(!l)return[1,2,3].map(()=>i("td",{class:"num muted"},"–"));let c=a.slow.includes(l);return[i("td",{class:"num",title:O(l.step)},v(l.step)),
i("td",{class:`num${c?" lag":""}`},P(l.lag===null?null:100*(l.lag-1)),c&&" lags"),i("td",{class:`num${a.awaited===l?" lag":""}`},K(l.waiting===null?null:100*l.waiting))]},o=()=>[["Mean","Mean of the c\
ompared steps of the rank, or of its recordings"],["Over median","Its mean step against the median of the ranks"],["Waiting","Exposed communication as a share of its step: waiting for other ranks and \
for the network"]].map(([a,r])=>i("th",{scope:"col",class:"num",title:r},a));return i("div",{class:"grid-table-scroll",tabindex:"0",role:"region","aria-label":`Ranks ${ie(n)}`},i("table",{class:"lag-t\
able"},i("caption",{class:"visually-hidden"},"The ranks of both sides"),i("thead",{},i("tr",{},i("td"),i("th",{colspan:"3",scope:"colgroup",class:"control-text"},"Control"),i("th",{colspan:"3",scope:"\
colgroup",class:"test-text"},"Test")),i("tr",{},i("th",{scope:"col"},"Rank"),o(),o())),i("tbody",{},n.map(a=>i("tr",{},i("th",{scope:"row"},String(a)),s(e,a),s(t,a))))))}var yO=56,bO=e=>e.replace(/^-/,"−").replaceAll(" "," ");function $t(e,t=()=>null,n=yO){let s=e.flatMap(({name:a})=>a??[]),o=new Map(jt(s,n).map((a,r)=>[s[r],a]));return e.map(({text:a,name:r,row:l,
number:c})=>{if(r===void 0)return a??bO(c);let d=l&&t(l),u=i("code",{title:l?.name??r},i("bdi",{},o.get(r)));return d?i("a",{href:d,class:"diagnosis-name"},u):u})}var _O=8,$w=40,kO={"device side":"lau\
nched in time, but the device waits: ","in call":"the device waits while the host is in ","in the launch":"the device waits for the launch in ",hole:"the device waits between calls in "};function vO({
part:e,name:t,category:n,path:s}){let a=(n!==null||t==="device side"||t==="in the launch")&&s.at(-2)||s.at(-1),r=a&&a!=="launched elsewhere"?[{name:a}]:[];return n===null?r.length===0?[{text:`${e}: ${t}`}]:
[{text:e==="idle"?kO[t]??`${t}, in `:`${e}: in `},...r]:[t==="other rows"?{text:"its device work"}:{name:t,row:{name:t,category:n}},...r.length>0?[{text:" in "},...r]:[],...e==="compute"?[]:[{text:`, ${e}`}]]}
function xO(e,{control_samples:t,test_samples:n}){let s=new Map,o=(c,d,u,f)=>{let h=s.get(c)??{parts:d,control:0,test:0,count:0};h.control+=u/1e3/Math.max(1,t),h.test+=f/1e3/Math.max(1,n),h.count+=1,s.
set(c,h)};for(let c of e.places){let d=vO(c);o(d.map(({text:u,name:f})=>u??f).join(""),d,c.control_ns,c.test_ns)}let a=[...s.values()].sort((c,d)=>Math.abs(d.test-d.control)-Math.abs(c.test-c.control)).
slice(0,_O),r=c=>a.reduce((d,u)=>d+u[c],0),l=e.places_count-r("count");return l<=0?a:[...a,{parts:[{text:E(l,"more place")}],count:l,control:e.control-r("control"),test:e.test-r("test")}]}function $O(e,t,n,s){
let o=[...e.parts.flatMap(({row:c})=>c??[]),...s?.rows??[]],r=[...[...new Map(o.map(c=>[`${c.name}
${c.category}`,c])).values()].slice(0,3).map(c=>({name:c.name,row:c})),{timeline:n.timeline(s)},{tree:n.tree()}],l=({parts:c,control:d,test:u})=>{let[f,h]=rn(d,u),m=u-d;return i("li",{},i("span",{},$t(
c,n.page,$w)),i("span",{class:"account-times",title:`${O(d)} → ${O(u)}`},i("span",{class:"control-text"},f)," → ",i("span",{class:"test-text"},h)),i("span",{class:"account-change",title:te(m)},no(
m)))};return i("div",{class:"account-places small"},i("ul",{"aria-label":"What adds up to it"},xO(e,t).map(l)),i("p",{},"Show ",r.flatMap(({name:c,row:d,timeline:u,tree:f},h)=>[h>0&&" · ",d?$t([{name:c,
row:d}],n.page,$w):i("a",{href:u??f},u?"in the timeline":"in the tree")])))}var SO=2,EO=3,Sw=52,TO=5,Ow=e=>e>0?"more":e<0?"less":"calm",Ko=({certainty:e})=>e==="sure"||e==="likely",td=e=>e.split(/\s+/).
filter(t=>/[\p{L}\p{N}]/u.test(t)).length,nd=({brief:e,parts:t})=>td((e??t).map(n=>n.text??n.name??n.number).join(""));function OO(e){let t=(e?.control_ns??0)/1e3/Math.max(1,e?.control_samples);return(e?.
lines??[]).map((n,s)=>{let o=n.control_ns/1e3/Math.max(1,e.control_samples),a=n.test_ns/1e3/Math.max(1,e.test_samples);return t+=a-o,{...n,index:s,control:o,test:a,change:a-o,from:t-(a-o)}})}function Ew(e,{
least:t,most:n,room:s,more:o}){let a=s,r=0;for(;r<Math.min(e.length,n)&&(r<t||nd(e[r])+o<=a);)a-=nd(e[r])+o,r+=1;return[r,a]}var MO=e=>e.filter(({line:t,kind:n})=>t===void 0&&!["limit","host_need","ma\
chine"].includes(n)).sort((t,n)=>(n.certainty==="fact")-(t.certainty==="fact")),Xc=(e,t=e.some(Ko)?"sure":"")=>({certainty:t,from:e[0].from,change:e.reduce((n,s)=>n+s.change,0)});function Zc(e,[t,n]){
let s=r=>n>t?100*(r-t)/(n-t):0,[o,a]=[s(e.from),s(e.from+e.change)].sort((r,l)=>r-l);return i("span",{class:"account-track","aria-hidden":"true"},i("span",{class:`account-bar ${Ko(e)?Ow(e.change):"uns\
ure"}`,css:{left:`${o}%`,width:`${a-o}%`}}))}var ed=e=>i("span",{title:te(e.change),class:`account-change ${Ko(e)?Ow(e.change):"muted"}`},no(e.change));function rd(e,t=null){let n=i("ol",{class:"accou\
nt","aria-label":"Where the change comes from"}),s=i("ul",{class:"facts","aria-label":"Also different"}),o=i("p",{class:"muted small",hidden:!0},"Grey: may be noise."),a=i("div",{class:"account-box"},
n,o),r=(d,u,f)=>e&&i("button",{type:"button",class:"account-go icon-button",title:"What adds up to this number","aria-label":`What adds up to: ${d.text}`,"aria-expanded":String(f),data:{line:u},on:{click:()=>t(
u,!f)}},Xe("chevron"));function l(d,u,f){let[h,m]=rn(d.control,d.test),p=`line-${d.index}`,w=f&&f.open.includes(p);return i("li",{data:{kind:d.kind,certainty:d.certainty}},Zc(d,u),i("span",{class:`acc\
ount-words${Ko(d)?"":" muted"}`,title:d.text},$t(d.brief??d.parts,void 0,Sw)),i("span",{class:"account-times",title:`${O(d.control)} → ${O(d.test)}`},i("span",{class:"control-text"},h)," → ",i("sp\
an",{class:"test-text"},m)),ed(d),f&&r(d,p,w),w&&e&&$O(d,f.account,e,f.entry))}let c=(d,u)=>i("button",{type:"button",class:"link-button","aria-expanded":String(u),on:{click:()=>t("lines",!u)}},d);return{
node:a,facts:s,draw({account:d,diagnosis:u},{open:f,sure:h,sum:m,lines:p,words:w}){let y=f.includes("lines"),g=n.contains(document.activeElement)&&document.activeElement.dataset.line,b=OO(d).filter(({
change:we,kind:_i})=>we!==0||_i!=="rest"),$=b.at(-1)?.kind==="rest"?b.pop():null,N=[...b,...$?[$]:[]].flatMap(we=>[we.from,we.from+we.change]),A=[Math.min(...N),Math.max(...N)],D=MO(u??[]),q=D[0]?.certainty===
"fact"?nd(D[0]):0,[z,rt]=Ew(b,{least:SO,most:p,room:w-q,more:TO}),[Ce]=Ew(D,{least:q>0?1:0,most:EO,room:rt+q,more:0}),[us,an]=[y?b.length:z,y?[]:[...b.slice(z),...$?[$]:[]]],eo=we=>({account:d,open:f,
entry:u?.find(_i=>_i.line===we.index)}),to=b.length>0&&Xc([...b,...$?[$]:[]],h?"sure":""),qx=z<b.length||Ce<D.length;_(n,b.slice(0,us).map(we=>l(we,A,eo(we))),(y||an.length===1)&&$&&l($,A,y&&eo($)),an.
length>1&&i("li",{class:"account-rest"},Zc(Xc(an),A),c(`${E(an.length-($?1:0),"more line")}${$?" and the rest":""}`,!1),i("span"),ed(Xc(an))),b.length>0&&i("li",{class:"account-sum"},Zc(to,A),i("span",
{class:"strong"},m),ed(to))),_(s,D.slice(0,y?D.length:Ce).map(we=>i("li",{data:{kind:we.kind,certainty:we.certainty},title:we.text},$t(y?we.parts:we.brief??we.parts,y&&e?e.page:void 0,Sw))),t&&qx&&(y||
an.length<2)&&i("li",{class:"facts-more"},c(y?"Show less":`${D.length-Ce} more`,y))),[...n.querySelectorAll(".account-go")].find(({dataset:we})=>we.line===g)?.focus(),s.hidden=s.childElementCount===0,
n.hidden=b.length===0,o.hidden=n.hidden||b.slice(0,us).every(Ko)}}}var Zr=(e="Damaged")=>i("strong",{class:"damage-mark"},Xe("warning"),e);function Qr(e){let t=e.filter(({severity:s})=>s==="damage"),n=e.
filter(({severity:s})=>s!=="damage");return[t.length>0&&i("ul",{class:"notice damage","aria-label":"Damage"},t.map(({text:s})=>i("li",{},Zr()," ",s))),n.length>0&&i("ul",{class:"notice"},n.map(({text:s})=>i(
"li",{},s)))]}var AO=(e,t)=>e.filter(({text:n})=>!t?.some(s=>s.text===n));function el(e,t=e?.length??0){return t>0&&i("div",{class:"damage-list"},i("p",{},Zr(E(t,"file")+" damaged"),": the numbers of \
this set are not what was recorded."),i("ul",{},e.map(({file:n,rank:s,text:o})=>i("li",{},`Rank ${s} (`,i("span",{class:"mono"},n),`): ${o}`)),t>e.length&&i("li",{class:"muted"},`and ${k(t-e.length)} \
more`)))}var RO=[["control","A"],["test","B"]],Tw={compute:"compute",exposed_communication:"communication",exposed_memory:"memory",idle:"idle"},sd=(e,t)=>100*e[t]/e.step;function CO(e){let t=sd(e,"idl\
e"),n=t<9.95||t>90.05?1:0,s=Number(J(t,n,n));return[100-s,s].map(o=>`${J(o,n,n)} %`)}function LO({control:e,test:t}){let[n,s]=[e,t].map(({limited_by:o})=>o??"unclear");return n===s?n:`${n} → ${s}`}
function NO(e,t,n){let[s,o]=CO(n),a=Object.keys(Tw).filter(r=>n[r]>0);return i("div",{class:"limit-row"},i("b",{class:`letter letter-${t.toLowerCase()}`,"aria-label":e},t),i("span",{class:"limit-track",
"aria-hidden":"true"},a.map(r=>i("span",{class:`limit-${Tw[r]}`,css:{width:`${sd(n,r)}%`},title:`${ye[r].name}: ${v(n[r])}, ${K(sd(n,r))} of the step`}))),i("span",{class:"limit-words"},`device ${s} b\
usy, ${o} idle`))}function PO(){let e=i("div",{class:"limits"});return{node:e,draw({step_time:{control:t,test:n}}){let s=[t,n].every(o=>o&&o.step>0&&typeof o.idle=="number"&&o.idle<o.step);e.hidden=!s,
_(e,s&&[i("p",{},"Limit: ",i("b",{},LO({control:t,test:n}))),RO.map(([o,a])=>NO(o,a,o==="control"?t:n))])}}}var zo=["control","test"],Mw=e=>i("bdi",{class:"mono"},e),IO=e=>!e.any&&e.marker===null&&e.steps.
length===0&&e.samples>0?e.suggested_marker??"":"";function DO(e){let[t,n]=zo.map(o=>IO(e[o])),s=zo.map(o=>e[o].suggested_marker_rows);return t!==""&&t===n?[{text:"Neither side has steps.",marker:t,found:s[0]===
s[1]?k(s[0]):`${k(s[0])} and ${k(s[1])}`,changes:{control_marker:t,test_marker:t}}]:zo.map((o,a)=>({text:`The ${o} has no steps.`,marker:[t,n][a],found:k(s[a]),changes:{[`${o}_marker`]:[t,n][a]}})).filter(
({marker:o})=>o!=="")}function qO(e,t){let[n,s]=zo.map(a=>e[a].marker),o=(a,r,l)=>i("p",{class:"marker-line small"},a,Mw(r)," ",t&&x("Without it",()=>t(l),{class:"link-button"}));return n!==null&&n===
s?[o("A step is one ",n,{control_marker:"",test_marker:""})]:zo.map((a,r)=>[n,s][r]!==null&&o(`A step of the ${a} is one `,[n,s][r],{[`${a}_marker`]:""}))}function BO(e,t){return[qO(e,t),t&&DO(e).map(
({text:n,marker:s,found:o,changes:a})=>i("p",{class:"marker-line"},`${n} Use `,Mw(s),` as step marker (${o} found)? `,x("Use it",()=>t(a),{class:"link-button","aria-label":`Use ${s} as step marker`})))]}
var ld={slower:"Slower",faster:"Faster",unchanged:"Unchanged",not_certain:"Not certain",cannot_judge:"Cannot judge"},id={slower:"▲",faster:"▼",unchanged:"=",not_certain:"?",cannot_judge:"?"},Aw=["\
steps_differ","single_sample","few_shared_kernels"],FO=5,jO=96,WO=(e,{comparability:t})=>e.map(n=>t.some(({kind:s,text:o})=>s==="devices_differ"&&o===n.text)?{...n,brief:[{text:"Another device."}]}:n),
Xr=({verdict:e})=>e==="slower"||e==="faster",od=({comparability:e})=>e.some(({kind:t})=>t==="same_selection"),ad=({change_percent:e,interval:t})=>!(e>=t?.low_percent&&e<=t.high_percent&&Math.abs(e-t.shift_percent)<=
Math.abs(t.shift_percent)/4);function HO(e){let{change_percent:t,interval:n}=e,s=ad(e)?n?.shift_percent:t;return typeof s=="number"&&[ad(e)&&", typically",s<900?` by ${K(Math.abs(s))}`:`: ${P(s)} as l\
ong`]}function UO(e){let{interval:t}=e;return Xr(e)&&typeof t?.low_percent=="number"?["between ",P(t.low_percent)," and ",P(t.high_percent)]:$t(e.range.parts)}function zO(e){let{verdict:t}=e,n=Ve(e)?"\
Whole recording":"Step time";if(t.control===null||t.test===null)return i("p",{class:"headline"},`${n}: not known.`);let[s,o]=rn(t.control,t.test);return i("p",{class:"headline"},i("strong",{class:`ver\
dict-word verdict-${t.verdict.replace("_","-")}`},i("span",{"aria-hidden":"true"},`${od(e)?"=":id[t.verdict]} `),od(e)?"Nothing can differ":[ld[t.verdict],Xr(t)&&HO(t)]),i("span",{class:"headline-time\
s",title:`Mean ${n.toLowerCase()}: ${O(t.control)} → ${O(t.test)}`},Xr(t)&&ad(t)&&"mean ",i("span",{class:"value control-text"},s),i("span",{class:"arrow","aria-label":"to"},"→"),i("span",{class:"\
value test-text"},o)),i("span",{class:"verdict-range"},UO(t)))}function KO(e,{onClock:t,isCorrected:n}={}){return e.filter(({kind:s})=>s==="machine").map((s,o)=>i("p",{class:"machine-line",data:{kind:"\
machine"}},$t(s.parts)," ",t&&o===0&&i("button",{type:"button",class:"link-button",title:"Verdict and rows with or without the machine’s part of the times",on:{click:t}},n()?"Show as recorded":"Show\
 at equal clock")))}function Rw({links:e=null,actions:t=null,below:n=[],on:s={}}){let o=i("div",{class:"comparability"}),a=i("div",{class:"verdict-head"}),r=i("div",{class:"comparability"}),l=i("div",
{class:"verdict-strip"}),c=PO(),d=rd(e,s.fold),u=i("p",{class:"muted",hidden:!0}),f=i("section",{class:"card verdict-card","aria-label":"Verdict"},i("h2",{class:"visually-hidden"},"Verdict"),o,i("div",
{class:"verdict-top"},a,t),r,i("div",{class:"verdict-body"},i("div",{class:"verdict-why"},u,d.node),i("div",{class:"verdict-side"},c.node,d.facts,l)),n);function h(m,p,{narrowed:w=!1,open:y=[]}={}){let{
verdict:g,comparability:b}=m,$=p.diagnosis??[],N=s.widen&&g.verdict==="cannot_judge"&&w,A=AO(b,$).filter(({kind:z})=>!Aw.includes(z)&&z!=="same_selection"),D=({severity:z})=>z==="damage";_(o,Qr(A.filter(
D))),_(r,Qr(A.filter(z=>!D(z)))),_(a,zO(m),g.recorded&&i("p",{class:"muted small"},$t(g.recorded.parts)),N&&i("p",{},x("Use all ranks and steps",s.widen,{class:"link-button"})),KO($,s.clock&&{onClock:s.
clock,isCorrected:s.isCorrected}),BO(m,s.marker??null)),c.draw(m),u.hidden=!p.note,_(u,p.note);let q=[m.recorded.control,m.recorded.test].map(z=>z.devices.join(" "));d.draw(od(m)?{}:{...p,diagnosis:WO(
$,m)},{open:y,sure:Xr(g)&&!g.recorded,sum:g.recorded?"Together, as recorded":"Together",lines:FO-a.querySelectorAll("button").length,words:jO-[a,o,r].reduce((z,{textContent:rt})=>z+td(rt),0)-td([...new Set(
q)].join(" "))}),_(l,Cw(m)),f.dataset.verdict=g.verdict}return{node:f,draw:h}}var Cw=({verdict:e,step_time:t,without_profiler:n,...s})=>yw(ww(e.samples,t.samples),Ve(s)?"recording":e.recorded?"recorde\
d step":"step",n?.blocks),GO="Confidence: this share of the intervals that are made in this way contains the true change. p: the probability of a difference at least as large if nothing had changed, b\
y the Mann–Whitney test; below 0.05 it counts as slower or faster. Ranks of a step wait for each other, so their mean counts once.",YO=({control:e,test:t})=>L(`/compare/recordings?${new URLSearchParams(
{control:e.set.slice(0,12),test:t.set.slice(0,12)})}`),Jr={key:"",list:[]},VO=({verdict:e,comparability:t},n,s)=>[e.basis!==null&&i("p",{class:"verdict-reason"},$t(e.range.parts)," ",$t(e.basis.parts),
"."),e.basis!==null&&i("p",{class:"muted small"},GO),e.caution&&t.every(({kind:o})=>o!=="same_selection")&&i("p",{class:"one-recording"},e.caution," ",s&&i("a",{href:s.several},"Compare several record\
ings")),t.filter(({kind:o})=>Aw.includes(o)).map(({text:o})=>i("p",{},o)),(n.diagnosis??[]).filter(({kind:o})=>o==="limit"||o==="host_need").map(o=>i("p",{data:{kind:o.kind}},$t(o.parts))),s&&(n.diagnosis??
[]).some(({kind:o})=>o==="memory")&&i("p",{},i("a",{href:s.memory},"Show memory"))];function Lw(e=null){let t=Dp({id:"chart-waterfall",file:"step-time",title:"Where the change comes from",level:"h3"}),
n=i("div",{class:"details-text"}),s=i("div",{class:"details-text"}),o=i("div",{class:"details-strip"}),a=i("details",{class:"answer-details"},i("summary",{},"Details"),i("div",{class:"details-body"},i(
"div",{},n,s,o),t.node)),r=null,l="",c=null;function d(f){_(s,Jr.list.map(h=>i("p",{data:{kind:h.kind},title:h.text},$t(h.parts)," ",i("a",{href:tt({...nt(f),node:mg(h.tree)})},"Show in the tree"))))}
async function u(f){let h=e&&a.open?ce(f).toString():l;if(h===l)return;r?.abort(),r=new AbortController,l=h,_(s);let m=new URLSearchParams(h);Object.entries({layers:"true",diagnosis:"false",limit:"0"}).
forEach(([p,w])=>m.set(p,w));try{let p=Jr.key===h?null:await de(m,{signal:r.signal});Jr=p?{key:h,list:(p.diagnosis??[]).filter(({kind:w})=>w==="layer")}:Jr,l===h&&(d(f),s.dataset.shown=h)}catch{l=l===
h?"":l}}return a.addEventListener("toggle",()=>c&&u(c)),{node:a,chart:t,draw(f,h,m,{revision:p,file:w,caption:y}){let{waterfall:g}=h;c=f,_(n,VO(h,m,e&&{several:YO(h),memory:e(f)})),_(o,Cw(h)),t.node.hidden=
!g||g.change===0,t.node.hidden||t.draw({fall:g,revision:p,file:w,caption:y,heading:`mean per ${Ve(h)?"recording":"step"}, test − control`}),u(f)},stop:()=>r?.abort()}}var JO="https://ui.perfetto.dev",dd=2*1024**3,Nw=100,QO=6e4,Go=class extends Error{constructor(t,n){super(n),this.name="PerfettoError",this.code=t}};function XO(e,t,n){return new Promise((s,o)=>{let a=(d,u)=>{
clearInterval(l),clearTimeout(c),window.removeEventListener("message",r),d(u)},r=d=>{d.source===e&&d.origin===t&&d.data==="PONG"&&a(s)},l=setInterval(()=>{e.closed?a(o,new Go("closed","Perfetto’s wind\
ow was closed.")):e.postMessage("PING","*")},Nw),c=setTimeout(()=>a(o,new Go("silent","Perfetto does not answer. Are you connected to the internet? If not, download the trace and open it on a machine \
that is.")),n);window.addEventListener("message",r)})}function cd(e,t=10){e.close(),setTimeout(()=>{!e.closed&&t>1&&cd(e,t-1)},Nw)}async function ud({title:e,fileName:t,load:n,onWaiting:s=()=>{},at:o=null,
origin:a=JO,patience:r=QO}){let l=window.open(o?"about:blank":a,"_blank");if(!l)throw new Go("blocked","The browser blocked the new window. Allow pop-ups for this page.");if(o)try{let{start:f,end:h}=await o();
l.location.replace(`${a}/?visStart=${f}&visEnd=${h}`)}catch(f){throw cd(l),f}let c=new AbortController,d=XO(l,a,r);d.catch(()=>c.abort());let u;try{u=await n(c.signal)}catch(f){throw c.signal.aborted&&
await d,d.catch(()=>{}),cd(l),f}s(),await d,l.postMessage({perfetto:{buffer:u,title:e,fileName:t}},a,[u])}var ZO=["gzip_truncated","gzip_damaged","json_damaged","event_damaged","end_damaged"];function eM(e){
return(e.notes??[]).some(t=>ZO.includes(t.kind))?"damaged: nothing can be added":e.has_device_rows?"":"no device rows: nothing to count"}var tM=(e,t)=>e.file.split("/").at(-1).replace(/(\.gz)+$/i,"").
replace(/\.json$/i,t===""?"":"_with_counters").concat(".json.gz");function Pw(e,t,n=()=>""){let s=i("span",{class:"muted small trace-status",role:"status"}),o=`rank ${t.rank} of ${e.label}`,a=t.raw_bytes>
dd,r=i("a",{class:"button small-button","aria-label":`Download ${o}`},"Download"),l=()=>{r.href=ec(e.id,t.number,n())},c=(f,h=!1)=>{s.textContent=f,s.classList.toggle("error-text",h)};async function d(){
u.disabled=!0,c("Loading …");try{await ud({title:`${e.label}, rank ${t.rank}`,fileName:tM(t,n()),load:f=>sr(e.id,t.number,n(),{signal:f,onProgress:h=>c(`Loading ${V(h)}`)}),onWaiting:()=>c("Waiting \
for Perfetto …")}),c("Handed to Perfetto.")}catch(f){c(f.message,!0),B(f.message,!0)}finally{u.disabled=!1}}let u=x("Open in Perfetto",d,{class:"small-button",disabled:a,"aria-label":`Open in Perfet\
to: ${o}`,title:"Opens ui.perfetto.dev in a new window and hands the trace to it inside your browser; nothing is uploaded"});return l(),a&&c(`${V(t.raw_bytes)} of JSON is too large for a browser: down\
load it for Perfetto’s trace_processor.`),{node:i("div",{class:"trace-actions"},r,u,s),prepare:l}}function En(e){return e.traces_bytes>0?"":e.traces_removed?`The traces of this set were removed on ${he(
e.traces_removed)}: they were the oldest, and the limit of kept traces was reached (--keep-traces).`:"The traces of this set were not kept."}function nM(e,t){return i("div",{class:"notice trace-not-ke\
pt"},i("p",{},En(e)),t?i("p",{},"This server keeps them now: add the same files again, and this set gets them."):i("p",{},"Start the server with ",i("code",{},"tracediff serve --keep-traces=20G")," an\
d add the same files again, or add their folder with ",i("code",{},"tracediff ingest --keep-traces FOLDER"),": this set then gets them."))}function sM(e,t,n,s){let o=Pw(e,t,n.query),a=i("td",{}),r=()=>{
let l=n.on()?eM(t):"";o.prepare(),_(a,l===""?o.node:i("span",{class:"muted"},l))};return s.push(r),r(),i("tr",{},i("th",{scope:"row"},String(t.rank)),i("td",{class:"mono wrap"},t.file),i("td",{class:"\
num"},V(t.trace_bytes)),a)}function oM(e,t,n,s,o){let a=e.file_list.filter(l=>l.trace_bytes!==null),r=e.file_list.length-a.length;return i("section",{},o&&i("h3",{},e.label),a.length===0?nM(e,t):i("di\
v",{class:"scroll-x"},i("table",{class:"files-table trace-table"},i("caption",{class:"visually-hidden"},`Traces of ${e.label}`),i("thead",{},i("tr",{},["Rank","File","Size","Trace"].map(l=>i("th",{scope:"\
col",class:l==="Size"?"num":""},l)))),i("tbody",{},a.map(l=>sM(e,l,n,s))))),a.length>0&&r>0&&i("p",{class:"muted small"},`${k(r)} more were not kept.`))}function aM(e,t){let n=i("input",{type:"checkbo\
x",on:{change:()=>t()}}),s=()=>n.checked;return{on:s,query:()=>s()?new URLSearchParams({counters:"all",...e}).toString():"",node:i("label",{class:"check"},n,"With counters: queue length of each stream\
, memory bandwidth")}}function tl(e,t={}){let n=[],s=R("traces"),o=aM(t,()=>n.forEach(l=>l())),a=i("div",{class:"trace-body"},i("p",{class:"muted"},"Loading …")),r=i("dialog",{class:"trace-dialog","\
aria-labelledby":s,on:{close:()=>r.remove(),click:l=>{l.target===r&&r.close()}}},i("div",{class:"trace-box"},i("div",{class:"trace-head"},i("h2",{id:s},"Traces"),U("close","Close",()=>r.close())),a));
return document.body.append(r),r.showModal(),Promise.all([Ss(),...e.map(l=>Ht(l))]).then(([l,...c])=>{let d=c.some(u=>u.traces_bytes>0);document.getElementById(s).textContent=`Traces of ${c.map(u=>u.label).
join(" and ")}`,_(a,d&&o.node,c.map(u=>oM(u,l.keep_traces&&!l.read_only,o,n,c.length>1)),d&&i("p",{class:"muted small"},"“Open in Perfetto” opens ui.perfetto.dev in a new window. The trace goes from t\
his window to that one, inside your browser: nothing is uploaded."))}).catch(l=>_(a,i("p",{class:"error-text",role:"alert"},l.message))),r}var rM=[["kept","kept","events that count"],["repaired","repa\
ired","negative durations set to 0"],["dropped","dropped","durations over 24 h"],["invalid","invalid","not an event, or without a usable time"],["ignored","ignored","metadata, flows, instants, counter\
s"],["device_rows_without_step","device rows outside steps","kernels and copies whose launch lies in no step"]];function Iw(e){let{repaired:t=0,dropped:n=0,invalid:s=0,notes:o=0,duplicates:a=0,affected:r=0,
left_out:l=0}=e??{};if(r>0)return{level:"warn",text:`${E(r,"file")} damaged`};let c=t+n+s;if(c===0&&o===0&&a===0&&l===0)return{level:"good",text:"clean"};let d=[];return c>0&&d.push(`${k(c)} repaired \
or lost`),o>0&&d.push(E(o,"note")),a>0&&d.push(E(a,"duplicate file")),l>0&&d.push(`${k(l)} not followed or read`),{level:n+s>0?"warn":"note",text:d.join(", ")}}function lM(e){return i("dl",{class:"cou\
nters"},rM.map(([t,n,s])=>i("div",{class:e[t]>0&&t!=="kept"?"":"calm"},i("dt",{title:s},n),i("dd",{},k(e[t]??0)))))}function iM(e,t,n){let s=t.notes??[],o=t.quality??{},a=t.pseudo_step?"whole file":ie(
t.steps??[]);return i("tr",{},i("th",{scope:"row",class:"mono wrap"},t.file),i("td",{},String(t.rank),t.rank_source&&t.rank_source!=="distributedInfo"&&i("span",{class:"muted"},` (${t.rank_source})`)),
i("td",{},a||M),i("td",{class:"num"},k(o.events)),i("td",{class:"num"},V(t.raw_bytes)),n&&i("td",{},t.trace_bytes===null?i("span",{class:"muted"},"not kept"):Pw(e,t).node),i("td",{class:"wrap"},s.length===
0?i("span",{class:"muted"},"nothing to report"):i("ul",{class:"notes"},s.map(r=>i("li",{},r.severity==="damage"&&[Zr()," "],r.words,r.count>1&&` (${k(r.count)} ×)`,r.effect&&`. ${r.effect}`,r.example&&
i("span",{class:"muted"},`${r.effect?" First:":":"} ${r.example}`))))))}function fd(e){return e?.length>0&&i("details",{class:"duplicates"},i("summary",{},`${E(e.length,"file")} left out: the same as \
another`),i("ul",{},e.map(({file:t,same_as:n})=>i("li",{},i("span",{class:"mono"},t)," has the same content as ",i("span",{class:"mono"},n)))))}var cM={symbolic_link:"is a symbolic link (links are not\
 followed)",not_a_file:"is not a regular file",no_trace_beside:"is without the trace that it is named after"};function hd(e,t){return e>0&&i("details",{class:"left-out"},i("summary",{},`${E(e,"entry",
"entries")} of the folder left out`),i("ul",{},t.map(({file:n,kind:s})=>i("li",{},i("span",{class:"mono"},n),` ${cM[s]??s}`)),e>t.length&&i("li",{class:"muted"},`and ${k(e-t.length)} more`)))}function Dw(e){
let t=i("div",{class:"quality-panel"},i("p",{class:"muted"},"Loading …"));return Ht(e.id).then(n=>{let s=n.traces_bytes>0,o=["File","Rank","Steps","Events","JSON",...s?["Trace"]:[],"Notes"];_(t,el(n.
quality.affected_files,n.quality.affected),lM(n.quality),i("div",{class:"scroll-x"},i("table",{class:"files-table"},i("thead",{},i("tr",{},o.map(a=>i("th",{scope:"col"},a)))),i("tbody",{},n.file_list.
map(a=>iM(n,a,s))))),fd(n.quality.duplicate_files),hd(n.quality.left_out,n.quality.left_out_files),i("p",{class:"muted small"},"Identity ",i("span",{class:"mono"},n.id)," · stored in ",V(n.stored_bytes),
" out of ",V(n.raw_bytes)," of JSON",s&&` (${V(n.traces_bytes)} the traces themselves)`,!s&&`. ${En(n)}`))}).catch(n=>_(t,i("p",{class:"error-text"},n.message))),t}var dM=700,uM=e=>!!e&&(!e.readable||e.found===null||e.checked<e.found);function gd({found:e,checked:t,refused:n,readable:s}){if(!s)return"The server cannot read the folder of set files: its log says w\
hy.";if(e===null)return"The server is counting the set files.";let o=t<e?`${k(t)} of ${E(e,"set file")} are checked.`:`${E(e,"set file")} ${e===1?"is":"are"} checked.`;return n===0?o:`${o} ${k(n)} ${n===
1?"is":"are"} not listed: the log of the server says why.`}function fM(e){let t=i("p",{class:"muted small set-files",hidden:!0}),n=!1,s;return{node:t,checking:()=>n,draw({set_files:o,total:a}){let r=n;
return n=uM(o),t.hidden=!o,t.textContent=o?gd(o):"",clearTimeout(s),n?s=setTimeout(e,dM):r&&B(t.textContent),n?Math.max(a,(o.found??0)-o.refused):a},stop:()=>clearTimeout(s)}}var hM="a[href], button:n\
ot(:disabled), input";function mM(e,t,n){let s=null,o=()=>[...e.querySelectorAll(t)],a=f=>[...f.querySelectorAll(hM)].filter(h=>!h.closest("form"));function r(f){f.tabIndex=f===s?0:-1,a(f).forEach(h=>{
h.tabIndex=-1})}function l(f=!1){let h=o();s=h.includes(s)?s:h[0]??null,h.forEach(r),f&&!e.contains(document.activeElement)&&d()}function c(f){let h=s;s=f??s,[h,f].filter(Boolean).forEach(r)}function d(){
return s?.focus(),s!==null}function u(f,h){let m=o(),p=m.indexOf(s),w=[s,...a(s)],y=w.indexOf(h);return{ArrowDown:m[p+1],ArrowUp:m[p-1],Home:m[0],End:m.at(-1),ArrowRight:w[y+1],ArrowLeft:w[y-1]}[f]}return e.
addEventListener("focusin",f=>c(f.target.closest(t))),e.addEventListener("keydown",f=>{let{key:h,target:m}=f;f.defaultPrevented||f.ctrlKey||f.metaKey||f.altKey||vo(m)||m.closest(t)!==s||(/^(Arrow(Down|Up|Left|Right)|Home|End)$/.
test(h)?(f.preventDefault(),u(h,m)?.focus()):m===s&&(h==="Enter"||h===" ")&&(f.preventDefault(),n(h,s)))}),{sync:l,focus:d}}function wd(e,t,{name:n,maxlength:s,mayBeEmpty:o=!1,saveSame:a=!1},r,l){let c=R(
"edit"),d=i("input",{id:c,type:"text",value:t,maxlength:String(s),autocomplete:"off",spellcheck:"false",placeholder:n}),u=i("form",{class:"inline-edit",on:{submit:async f=>{f.preventDefault();let h=d.
value.trim();if(h===t&&!a||h===""&&!o){l();return}d.disabled=!0,await r(h)||(d.disabled=!1,d.focus())},keydown:f=>{f.key==="Escape"&&l()}}},i("label",{for:c,class:"visually-hidden"},n),d,i("button",{type:"\
submit",class:"small-button"},"Save"),x("Cancel",l,{class:"small-button"}));_(e,u),d.focus(),d.select()}var yd=12,qw=3;function pM(e,t,n){let s=document.body.hasAttribute("data-read-only");return[{text:"\
Rename …",run:()=>n("label"),writes:!0},{text:e.notes===""?"Add a note …":"Change the note …",run:()=>n("notes"),writes:!0},{text:"Tags …",run:()=>t.tags([e]),writes:!0},{text:e.pinned?"Unpin":
"Pin",run:()=>t.pin([e],!e.pinned),writes:!0},{text:"Split …",run:()=>t.split(e),writes:!0,hidden:e.files<2},{text:"Download, Perfetto …",run:()=>tl([e.id])},{text:"Delete",run:()=>t.remove([e]),danger:!0,
writes:!0}].filter(o=>!(o.writes&&s))}function Bw(e,t,n){let s=e==="control"?"A":"B",o=e==="control"?"Control":"Test";return i("label",{class:`pick pick-${e}`,title:`${o}: ${t.label}`},i("input",{type:"\
radio",name:`pick-${e}`,value:t.id,"aria-label":`${o}: ${t.label}`,on:{change:()=>n.pick(e,t)}}),i("span",{"aria-hidden":"true"},s))}function gM(e){return e.damaged?i("div",{class:"set-damage small"},
`Its stored file is damaged: ${e.damaged}. Add its traces again.`):null}function wM(e,t){let n=o=>x(o,()=>t.filterTag(o),{class:"tag",title:`Only sets with the tag “${o}”`,"aria-label":`Only sets \
tagged ${o}`}),s=e.tags.length-qw;return e.tags.length>0&&i("span",{class:"tags"},e.tags.slice(0,qw).map(n),s>0&&i("span",{class:"muted small",title:e.tags.join(", ")},`+${s}`))}function yM(e,t){let n=e.
goes?`removed ${Eh(e.goes)}`:"",s=e.pinned?"Pinned: it stays, however old it gets":`This server removes it on ${he(e.goes)}; pin it to keep it`,o=e.pinned?"pinned":n,a=document.body.hasAttribute("data\
-read-only");return[o!==""&&(a?i("span",{class:"muted small",title:s},o):x([Xe("pin"),o],()=>t.pin([e],!e.pinned),{class:"pin-toggle",title:s,"aria-pressed":String(e.pinned),"aria-label":e.pinned?`Pin\
 of ${e.label}`:`Pin ${e.label}, which is ${n}`})),e.uploaded_by&&i("span",{class:"muted small by ellipsis",title:`Stored by ${e.uploaded_by}`},`by ${e.uploaded_by}`)]}function bM(e,t,n){let s=i("div",
{class:"set-line"}),o=()=>_(s,i("span",{class:"set-name ellipsis",title:e.label},e.label),wM(e,t),yM(e,t),e.notes!==""&&i("span",{class:"note-text ellipsis",title:e.notes},e.notes)),a=()=>{o(),n()};return o(),
{node:i("td",{class:"set-cell"},s,gM(e)),edit(r){wd(s,e[r],r==="label"?{name:"Label",maxlength:200}:{name:"Note",maxlength:2e3,mayBeEmpty:!0},l=>t.save(e,{[r]:l}),a)}}}function _M(e,t,n){let s=Iw(e.quality),
o=i("button",{type:"button",class:`quality quality-${s.level}`,"aria-expanded":String(n.has(e.id)),title:"What was read, repaired and assumed",on:{click:()=>{n.has(e.id)?n.delete(e.id):(n.set(e.id,Dw(
e)),_(t.firstChild,n.get(e.id))),t.hidden=!n.has(e.id),o.setAttribute("aria-expanded",String(n.has(e.id)))}}},s.level==="warn"&&Xe("warning"),i("span",{class:"ellipsis"},s.text),Xe("chevron"));return o}
function kM(e){return e.steps.length>0?i("span",{title:ie(e.steps)},k(e.step_count??e.steps.length)):i("span",{class:"muted",title:"No ProfilerStep rows"},"whole files")}var vM=e=>e.devices.length>0?e.
devices.map(t=>t.replace(/^NVIDIA /,"")).join(", "):M;function xM(e){return e.median_step_ns!==null?[v(e.median_step_ns/1e3),"The median of its steps over all ranks, with the profiler"]:[M,e.steps.length>
0?"Stored by a version that did not keep it":"No ProfilerStep rows"]}function $M(e,t,n,{member:s=!1}={}){let o=i("tr",{class:"detail",hidden:!n.has(e.id)},i("td",{colspan:String(yd)},n.get(e.id))),a=ar(
`Actions for ${e.label}`,()=>pM(e,t,f=>r.edit(f))),r=bM(e,t,()=>a.focus()),l=i("input",{type:"checkbox",class:"set-check","aria-label":`Select ${e.label}`,on:{click:f=>t.check(e,l.checked,f.shiftKey)}}),
[c,d]=xM(e);return[i("tr",{data:{set:e.id},class:s?"member":""},i("td",{class:"check-cell"},l),i("td",{class:"pick-cell"},Bw("control",e,t),Bw("test",e,t)),r.node,i("td",{"data-head":"Device",class:"d\
evice-cell ellipsis",title:e.devices.join(", ")},vM(e)),i("td",{class:"num","data-head":"Step",title:d},c),i("td",{class:"num","data-head":"Ranks",title:ie(e.ranks)},k(e.ranks.length)),i("td",{class:"\
num","data-head":"Steps"},kM(e)),i("td",{"data-head":"Recorded",class:"date"},e.recorded===null?M:he(e.recorded)),i("td",{"data-head":"Stored",class:"date"},he(e.created)),i("td",{class:"num","data-he\
ad":"Size",title:`${E(e.quality.events,"event")} in ${V(e.raw_bytes)} of JSON in ${E(e.files,"file")}`},V(e.disk_bytes)),i("td",{"data-head":"Quality"},_M(e,o,n)),i("td",{class:"row-actions"},i("a",{class:"\
button small-button analyse-link",href:L(`/analyse?set=${ne(e.id)}`),"aria-label":`Analyse ${e.label}`},"Analyse"),a)),o]}var zw=[{text:"A / B",hidden:"Control and test"},{text:"Set",sort:"label"},{text:"\
Device",sort:"device"},{text:"Step time",sort:"step_time",num:!0},{text:"Ranks",sort:"ranks",num:!0},{text:"Steps",sort:"steps",num:!0},{text:"Recorded",sort:"recorded"},{text:"Stored",sort:"created"},
{text:"Size",sort:"bytes",num:!0},{text:"Quality"},{text:"",hidden:"Actions"}],SM=zw.filter(e=>e.sort);function EM(e,t){return e.sort?i("th",{scope:"col",class:e.num?"num":"",data:{sort:e.sort}},x([e.
text,i("span",{class:"sort-mark"})],()=>t(e.sort),{class:"sort-button"})):i("th",{scope:"col",class:e.num?"num":""},e.hidden?[i("span",{"aria-hidden":"true"},e.text),i("span",{class:"visually-hidden"},
e.hidden)]:e.text)}function md(e,t,n,s,o){let a=e.kept.get(t),r=a?.shown===n?a:{shown:n,rows:s()};return o.set(t,r),r.rows}var Kw=(e,t,n,s=!1)=>md(e,t.id,JSON.stringify([t,s]),()=>$M(t,e.actions,e.open,
{member:s}),n);function TM(e,t,n,s){let o=md(e,`group ${t.prefix}`,JSON.stringify([t,!!n]),()=>[NM(t,n,e.actions)],s);if(!n)return o;let a=n.total-n.sets.length;return[...o,...n.sets.flatMap(r=>Kw(e,r,
s,!0)),...md(e,`more ${t.prefix}`,`${n.loading} ${a}`,()=>n.loading||a>0?[PM(t,n,a,e.actions)]:[],s)]}function OM(e,t){let n=new Map,s=e.body.contains(document.activeElement)?document.activeElement:null,
{prefix:o,set:a}=s?.closest("tr")?.dataset??{};Rt(e.body,t.entries.flatMap(r=>r.group?TM(e,r.group,t.groups.get(r.group.prefix),n):Kw(e,r.set,n))),e.kept=n,o!==void 0&&!s.isConnected&&e.body.querySelector(
`tr[data-prefix="${CSS.escape(o)}"] button`)?.focus({preventScroll:!0}),e.rowFocus.sync(s!==null),s?.matches(".pin-toggle")&&!s.isConnected&&e.body.querySelector(`tr[data-set="${a}"] .pin-toggle`)?.focus(
{preventScroll:!0}),MM(e,t),AM(e,t)}function MM(e,{sort:t,order:n}){for(let s of e.heads){let o=s.dataset.sort===t;s.dataset.sort&&(s.ariaSort=o?{asc:"ascending",desc:"descending"}[n]:null,_(s.querySelector(
".sort-mark"),o&&Xe(n==="asc"?"up":"down")))}}function AM(e,{picked:t,checked:n}){let s=[...e.body.querySelectorAll("tr[data-set]")];for(let a of s){let{set:r}=a.dataset;for(let l of["control","test"])
a.toggleAttribute(`data-${l}`,r===t[l]),a.querySelector(`.pick-${l} input`).checked=r===t[l];a.toggleAttribute("data-checked",n.has(r)),a.querySelector(".set-check").checked=n.has(r)}e.body.querySelectorAll(
"tr.group").forEach(a=>RM(e,a,t));let o=s.filter(a=>n.has(a.dataset.set)).length;e.all.checked=o>0&&o===s.length,e.all.indeterminate=o>0&&o<s.length,e.all.disabled=s.length===0}function RM(e,t,{labels:n,
...s}){let o=t.dataset.prefix.toLowerCase();_(t.querySelector(".pick-cell"),["control","test"].filter(a=>n[a].toLowerCase().startsWith(o)&&/^([^\p{L}]|$)/u.test(n[a].slice(o.length))&&!e.body.querySelector(
`tr[data-set="${CSS.escape(s[a])}"]`)).map(a=>i("b",{class:`letter letter-${a==="control"?"a":"b"}`,title:n[a]},a==="control"?"A":"B",i("span",{class:"visually-hidden"},`: ${n[a]}`))))}function CM(e,t){
let n=[...e.body.children].find(s=>s.dataset.set===t);return n?.classList.add("fresh"),n?.scrollIntoView({block:"nearest"}),!!n}function LM(e){let t={actions:e,open:new Map,kept:new Map};t.body=i("tbo\
dy"),t.all=i("input",{type:"checkbox",class:"set-check","aria-label":"Select all that are shown",on:{click:()=>e.checkAll(t.all.checked)}}),t.heads=zw.map(s=>EM(s,e.sort));let n=i("div",{class:"card s\
croll-x"},i("table",{class:"sets",role:"grid"},i("caption",{class:"visually-hidden"},"Sets"),i("thead",{},i("tr",{},i("th",{scope:"col",class:"check-cell"},t.all),t.heads)),t.body));return t.rowFocus=
mM(t.body,"tr[data-set], tr.group, tr.more-row",(s,o)=>{let a=o.dataset.set?s===" "?".set-check":".menu-button":"button";o.querySelector(a)?.click()}),{node:n,draw:s=>OM(t,s),flash:s=>CM(t,s),focus:t.
rowFocus.focus}}function NM(e,t,n){let s=x([Xe("chevron"),i("span",{class:"set-name"},e.prefix),i("span",{class:"muted"},E(e.sets,"set"))],()=>n.toggleGroup(e.prefix),{class:"group-toggle","aria-expan\
ded":String(!!t),"aria-label":`${e.prefix} …, ${E(e.sets,"set")}`});return i("tr",{class:"group",data:{prefix:e.prefix}},i("td",{class:"check-cell"}),i("td",{class:"pick-cell"}),i("td",{class:"set-c\
ell",colspan:"6"},s,!e.prefix.includes(",")&&i("a",{class:"small",href:mo({...vs(""),sets:`${e.prefix}*`}),title:"Their step times in order of recording","aria-label":`Series of ${e.prefix} …`},"Ser\
ies")),i("td",{class:"date"},he(e.newest)),i("td",{colspan:String(yd-9)}))}function PM(e,t,n,s){return i("tr",{class:"more-row member"},i("td",{colspan:String(yd)},t.loading?i("span",{class:"muted"},"\
Loading …"):x(`Show more of ${e.prefix} (${k(n)} left)`,()=>s.more(e.prefix),{class:"link-button"})))}function IM(e,t){let n=e,s=R("tags"),o=R("known-tags"),a=i("p",{class:"small",role:"status"}),r=i(
"ul",{class:"tag-list"}),l=i("datalist",{id:o}),c=i("input",{type:"text",list:o,maxlength:"64",autocomplete:"off",spellcheck:"false","aria-label":"New tag",placeholder:"New tag"}),d=i("form",{class:"t\
ag-form",on:{submit:p=>{p.preventDefault();let w=c.value.trim().replace(/\s+/g," ");w!==""&&h({add_tags:[w]},`Tagged “${w}”.`)}}},c,i("button",{type:"submit"},"Add")),u=n.length===1?`Tags of ${n[0].
label}`:`Tags of ${E(n.length,"set")}`,f=i("dialog",{class:"trace-dialog tag-dialog","aria-labelledby":s,on:{close:()=>f.remove(),click:p=>{p.target===f&&f.close()}}},i("div",{class:"trace-box"},i("di\
v",{class:"trace-head"},i("h2",{id:s},u),U("close","Close",()=>f.close())),i("div",{class:"trace-body"},r,d,l,a)));async function h(p,w){c.disabled=!0;try{for(let y=0;y<n.length;y+=1){let g=await pn(n[y].
id,p);n=n.map(b=>b.id===g.id?g:b),t(g)}c.value="",a.classList.remove("error-text"),a.textContent=w}catch(y){a.classList.add("error-text"),a.textContent=y.message,B(y.message,!0)}c.disabled=!1,m(),c.focus()}
function m(){let p=new Map;n.flatMap(w=>w.tags).forEach(w=>{let y=[...p.keys()].find(g=>g.toLowerCase()===w.toLowerCase())??w;p.set(y,(p.get(y)??0)+1)}),_(r,[...p].map(([w,y])=>i("li",{class:"tag"},w,
y<n.length&&i("span",{class:"muted"},` ${y} of ${n.length}`),U("close",`Remove the tag ${w}`,()=>h({remove_tags:[w]},`“${w}” was removed.`)))),p.size===0&&i("li",{class:"muted"},"No tags yet."))}return m(),
document.body.append(f),f.showModal(),c.focus(),Wn().then(p=>_(l,p.map(({tag:w})=>i("option",{value:w})))).catch(()=>{}),f}function nl(e,t,n=!1){e.status.textContent=t,e.status.classList.toggle("error\
-text",n),n&&B(t,!0)}function Gw(e,t){e.fields.disabled=e.go.disabled=!1,e.bar.hidden=!0,e.cancel.textContent="Cancel",e.job=null,nl(e,t,!0),e.dialog.isConnected||G(t,{urgent:!0})}function DM(e,t){t.state===
"done"?(e.dialog.close(),e.ended(t)):t.state==="failed"||t.state==="cancelled"?Gw(e,t.error?.detail??"It did not work."):t.bytes_total>0&&(e.bar.max=t.bytes_total,e.bar.value=t.bytes_done,nl(e,`${k(t.
files_done)} of ${E(t.files_total,"file")}`))}async function qM(e){nl(e,"");try{e.job=await e.start()}catch(t){Gw(e,t.message);return}e.job&&(e.fields.disabled=e.go.disabled=!0,e.bar.hidden=!1,e.bar.removeAttribute(
"value"),e.cancel.textContent="Stop",e.cancel.onclick=()=>e.job&&Ts(e.job.id).catch(()=>{}),vc(e.job.id,t=>DM(e,t)))}function Yw({title:e,text:t,form:n,action:s,start:o,ended:a}){let r={start:o,ended:a,
job:null},l=R("regroup");return r.status=i("p",{class:"small regroup-status",role:"status"}),r.bar=i("progress",{max:"1",value:"0",hidden:!0,"aria-label":e}),r.go=i("button",{type:"submit",class:"prim\
ary"},s),r.cancel=x("Cancel",()=>r.dialog.close()),r.fields=i("fieldset",{class:"regroup-fields"},n),r.dialog=i("dialog",{class:"trace-dialog regroup-dialog","aria-labelledby":l,on:{close:()=>r.dialog.
remove(),click:c=>{c.target===r.dialog&&r.dialog.close()}}},i("form",{class:"trace-box",on:{submit:c=>{c.preventDefault(),qM(r)}}},i("div",{class:"trace-head"},i("h2",{id:l},e),U("close","Close",()=>r.
dialog.close())),i("div",{class:"trace-body"},t&&i("p",{class:"muted"},t),r.fields,r.bar,r.status),i("div",{class:"regroup-buttons"},r.cancel,r.go))),document.body.append(r.dialog),r.dialog.showModal(),
{dialog:r.dialog,say:(c,d)=>nl(r,c,d),go:r.go}}async function BM(e,t){try{for(let n of e.binned)await go(n);for(let n of e.made.filter(s=>!s.already_stored))await po(n.set)}catch(n){G(`Not everything \
could be undone. ${n.message}`,{urgent:!0})}t(e.binned[0])}function Vw(e,t,n){G(e,{seconds:30,action:{label:"Undo",run:()=>BM(t,n)}}),n(t.set)}function FM(e,t){let n=e.file_list.map(o=>i("input",{type:"\
checkbox",value:String(o.number),on:{change:t}})),s=e.file_list.map((o,a)=>i("li",{},i("label",{class:"check"},n[a],i("span",{class:"regroup-rank"},`Rank ${o.rank}`),i("span",{class:"mono wrap"},o.file),
i("span",{class:"muted small"},V(o.disk_bytes)))));return{node:i("ul",{class:"regroup-files","aria-label":"Files"},s),chosen:()=>n.filter(o=>o.checked).map(o=>Number(o.value))}}function Fw(e,t,n,s,o){
return i("label",{class:"check"},i("input",{type:"radio",name:e,value:t,checked:s,on:{change:o}}),n)}async function jM(e,t){let n=R("split"),s=i("div",{class:"regroup-form"},i("p",{class:"muted"},"Loa\
ding …")),o=null,a=()=>s.querySelector("input:checked")?.value!=="two",{dialog:r,say:l,go:c}=Yw({title:`Split ${e.label}`,action:"Split",text:"The new sets are the same as if their files had been ad\
ded separately. The traces are not needed.",form:s,start:async()=>{let u=a()?[]:o.chosen();return!a()&&(u.length===0||u.length===e.files)?(l("Check some of the files, and not all of them.",!0),null):vm(
e.id,a()?{}:{parts:[{files:u}]})},ended:u=>Vw(`“${e.label}” was split into ${E(u.made.length,"set")}.`,u,t)}),d=()=>{o.node.hidden=a()};c.disabled=!0;try{let u=await Ht(e.id);o=FM(u,()=>l("")),_(s,
Fw(n,"each",`Each file becomes a set: ${E(u.file_list.length,"set")}`,!0,d),Fw(n,"two","The checked files become one set, the others another",!1,d),o.node),d(),c.disabled=!1,r.open&&s.querySelector("i\
nput").focus()}catch(u){_(s),l(u.message,!0)}}function WM(e,t){let n=R("label"),s=i("input",{id:n,type:"text",maxlength:"200",autocomplete:"off",spellcheck:"false",placeholder:"The beginning that thei\
r labels share"});Yw({title:`Join ${E(e.length,"set")}`,action:"Join",text:"All their files become the ranks of one set, as if they had been dropped together. Files that state no rank, neither inside \
nor in their name, are numbered again.",form:i("div",{class:"regroup-form"},i("ul",{class:"regroup-files","aria-label":"Sets"},e.map(o=>i("li",{},i("span",{class:"wrap"},o.label),i("span",{class:"mute\
d small"},` ${E(o.files,"file")}`)))),i("label",{for:n},"Label"),s),start:()=>xm(e.map(o=>o.id),s.value.trim()),ended:o=>Vw(`${E(e.length,"set")} were joined.`,o,t)}),s.focus()}var HM=10,UM=12,zM=200,
KM=4;async function bd(e,t){let n=[],s=[...e];return await Promise.all(Array.from({length:KM},async()=>{for(;s.length>0;){let o=s.shift();try{await t(o)}catch(a){n.push({item:o,error:a})}}})),n}function GM({
change:e,sort:t}){let n=R("find"),s=i("span",{class:"muted small found"}),o=!1,a=wn({id:n,wait:zM,onText:f=>e({q:f}),maxlength:"120",placeholder:"Find by label, note, tag, device, file or id"}),r=i("s\
elect",{"aria-label":"Sort by",on:{change:()=>t(...r.value.split(" "))}},SM.flatMap(({sort:f,text:h})=>[["desc","↓"],["asc","↑"]].map(([m,p])=>i("option",{value:`${f} ${m}`},`${h} ${p}`)))),l=i("s\
pan",{class:"tags filter-tags",role:"group","aria-label":"Tags"}),c=i("div",{class:"find-bar",hidden:!0,role:"search"},i("label",{for:n,class:"visually-hidden"},"Find sets"),a,l,i("span",{class:"list-\
order"},r),s);function d(f,h,m){let p=[...f.tag.filter(y=>!h.some(g=>g.tag===y)).map(y=>({tag:y})),...h.slice(0,UM)],w=l.contains(document.activeElement)&&document.activeElement.dataset.tag;_(l,p.map(
({tag:y,sets:g})=>x([y,g!==void 0&&i("span",{class:"muted"},` ${k(g)}`)],()=>m(y),{class:"tag","aria-pressed":String(f.tag.includes(y)),data:{tag:y}}))),w&&l.querySelector(`[data-tag="${CSS.escape(w)}\
"]`)?.focus()}function u(){o=!0,c.hidden=!1,a.focus(),a.select()}return{node:c,drawTags:d,focus:u,draw(f,h,m){c.hidden=m<=HM&&!Wa(f)&&!o,r.value=`${f.sort} ${f.order}`,document.activeElement!==a&&(a.value=
f.q);let p=h===0?"No set matches.":E(h,"set");return s.textContent=Wa(f)?p:"",p}}}var Jw=e=>[...e.values()].every(t=>t.pinned);function YM(e){let t=i("span",{role:"status"}),n=x("",e.compare,{class:"p\
rimary"}),s=x("Join …",e.join,{class:"writes"}),o=x("Tags …",e.tags,{class:"writes"}),a=x("",e.pin,{class:"writes"}),r=x("",e.remove,{class:"writes danger"}),l=i("section",{class:"bulk-bar","aria-\
label":"Selected sets",hidden:!0},t,n,s,o,a,r,U("close","Select none",e.clear));return{node:l,draw(c){l.hidden=c.size===0,t.textContent=`${k(c.size)} selected`,n.textContent=`Compare (${k(c.size)})`,n.
disabled=c.size!==2,n.title=c.size===2?"The older set becomes the control, unless the names say otherwise":"Select two sets to compare them",s.disabled=c.size<2,s.title=c.size<2?"Select two sets or mo\
re to join them":"Make one set of them",a.textContent=Jw(c)?"Unpin":"Pin",r.textContent=`Delete (${k(c.size)})`}}}function VM(e){let t=i("span",{class:"muted"}),n=x("Previous",()=>e(-1)),s=x("Next",()=>e(
1)),o=i("nav",{class:"pager","aria-label":"Pages of the list",hidden:!0},n,t,s);return{node:o,draw(a,r){let l=(a-1)*un,c=Math.min(l+un,r.entry_total);o.hidden=r.entry_total<=un&&a===1,n.disabled=a===1,
s.disabled=c>=r.entry_total,t.textContent=c>l?`${k(l+1)}–${k(c)} of ${k(r.entry_total)}${r.entry_total===r.total?"":` rows, ${E(r.total,"set")}`}`:""}}}function Yo(e,t,n){e.typed=!0,e.change({page:1,
...t},n)}async function Nt(e){e.question?.abort(),e.question=new AbortController;let{signal:t}=e.question;e.asked=Fn(e.state).toString(),e.content.ariaBusy="true";let n=setTimeout(()=>e.context.busy(!0),
400);try{let[s,o,a]=await Promise.all([it(Fn(e.state),{signal:t}),Wn({signal:t}),Wa(e.state)?it("limit=0",{signal:t}):null]);e.answer=s,e.known=o,e.allTotal=e.files.draw(a??s),await QM(e,t),XM(e)}catch(s){
s.name!=="AbortError"&&JM(e,s)}finally{clearTimeout(n),t.aborted||(e.context.busy(!1),e.content.ariaBusy=null)}}function JM(e,t){e.answer=null,e.asked="",_(e.content,i("div",{class:"error-box",role:"a\
lert"},i("h2",{},"The traces cannot be listed"),i("p",{},t.message),x("Try again",()=>Nt(e),{class:"primary"})))}function Qw(e,t,n,s=un){let o=Fn({...e.state,page:1});return o.delete("group"),o.set("p\
refix",t),o.set("offset",String(n)),o.set("limit",String(s)),o}async function QM(e,t){let n=new Set(e.answer.entries.flatMap(({group:s})=>s?[s.prefix]:[]));for(let[s,o]of[...e.groups]){if(!n.has(s)){e.
groups.delete(s);continue}let a=await it(Qw(e,s,0,Math.min(1e3,Math.max(un,o.sets.length))),{signal:t});e.groups.set(s,{sets:sl(a),total:a.total,loading:!1})}}async function Xw(e,t){let n=e.groups.get(
t),s=e.asked;n.loading=!0,Vt(e);try{let o=await it(Qw(e,t,n.sets.length));n.sets=[...n.sets,...sl(o)],n.total=o.total}catch(o){G(`${t} cannot be listed. ${o.message}`,{urgent:!0})}n.loading=!1,s===e.asked&&
Vt(e)}function Zw(e,t){e.groups.delete(t)?Vt(e):(e.groups.set(t,{sets:[],total:0,loading:!0}),Xw(e,t))}var sl=e=>e.entries.flatMap(({set:t})=>t?[t]:[]),_d=e=>e.answer.entries.flatMap(({set:t,group:n})=>t?
[t]:e.groups.get(n.prefix)?.sets??[]);function XM(e){e.loaded({sets:sl(e.answer),allTotal:e.allTotal,checking:e.files.checking()});let t=e.finder.draw(e.state,e.answer.total,e.allTotal);e.typed&&(e.typed=
!1,B(t)),Vt(e),e.arrived!==""&&eA(e,e.arrived)}function Vt(e){if(e.answer&&(e.finder.drawTags(e.state,e.known,t=>ey(e,t)),e.pager.draw(e.state.page,e.answer),e.bulk.draw(e.checked),!(e.answer.entries.
length===0&&e.files.checking()))){if(e.answer.entries.length===0){_(e.content,e.allTotal===0?e.empty():ZM(e));return}e.table.node.parentNode!==e.content&&_(e.content,e.table.node),e.table.draw({...e.answer,
groups:e.groups,picked:e.picked,checked:e.checked,sort:e.state.sort,order:e.state.order})}}var ZM=e=>e.answer.total>0?i("p",{class:"card nothing"},"There is nothing on this page."):i("p",{class:"card \
nothing"},"No set matches. ",x("Show all",()=>Yo(e,{q:"",tag:[]}),{class:"link-button"}));function eA(e,t){if(e.arrived="",e.table.flash(t))return;e.answer.entries.find(({group:s})=>s&&e.groups.get(s.
prefix)?.sets.some(o=>o.id===t))||At([t]).then(([s])=>{let[o]=(s&&e.answer?e.answer.entries:[]).filter(({group:a})=>a&&s.label.toLowerCase().startsWith(a.prefix.toLowerCase())).sort((a,r)=>r.group.prefix.
length-a.group.prefix.length);o&&!e.groups.has(o.group.prefix)&&Zw(e,o.group.prefix)}).catch(()=>{})}function tA(e,t){let n=t==="label"?"asc":"desc",s=n==="asc"?"desc":"asc";Yo(e,{sort:t,order:e.state.
sort===t&&e.state.order===n?s:n})}function ey(e,t){let n=e.state.tag.includes(t);Yo(e,{tag:n?e.state.tag.filter(s=>s!==t):[...e.state.tag,t].slice(-8)})}function nA(e,t,n,s){let o=_d(e),[a,r]=[o.findIndex(
c=>c.id===e.anchor),o.findIndex(c=>c.id===t.id)].sort((c,d)=>c-d);(s&&a>=0?o.slice(a,r+1):[t]).forEach(c=>n?e.checked.set(c.id,c):e.checked.delete(c.id)),e.anchor=t.id,Vt(e)}function sA(e,t){_d(e).forEach(
n=>t?e.checked.set(n.id,n):e.checked.delete(n.id)),Vt(e)}function oA(e){let[t,n]=[...e.checked.values()].sort((a,r)=>a.created.localeCompare(r.created)),[s,o]=xo(t,n);e.context.go(Qe(s.id,o.id))}function kd(e,t){
if(e.answer===null){Nt(e);return}let n=s=>s.id===t.id?{...s,...t}:s;e.answer.entries=e.answer.entries.map(s=>s.set?{set:n(s.set)}:s),e.groups.forEach(s=>{s.sets=s.sets.map(n)}),e.checked.has(t.id)&&e.
checked.set(t.id,t),e.loaded({sets:sl(e.answer),allTotal:e.allTotal}),Vt(e),e.content.ariaBusy==="true"&&Nt(e)}function jw(e,t){return e.checked.clear(),e.arrived=t,Nt(e)}async function aA(e,t,n){try{
return kd(e,await pn(t.id,n)),B("Saved."),!0}catch(s){return G(`Not saved. ${s.message}`,{urgent:!0}),!1}}function Ww(e,t){IM(t,s=>kd(e,s)).addEventListener("close",()=>Nt(e))}var pd=(e,t)=>`${e.length===
1?"was":"were"} ${t}`;function vd(e,t){return e.length>0&&G(`${xd(e.map(({item:n})=>n))} ${t}. ${e[0].error.message}`,{urgent:!0}),e.length>0}var xd=e=>e.length===1?`“${e[0].label}”`:E(e.length,"s\
et");async function Hw(e,t,n){let s=await bd(t,async o=>kd(e,await pn(o.id,{pinned:n})));vd(s,pd(s,"not changed"))||B(`${xd(t)} ${t.length===1?"is":"are"} ${n?"pinned":"not pinned"}.`)}async function Uw(e,t){
let n=await bd(t,o=>po(o.id));vd(n,pd(n,"not deleted"));let s=t.filter(o=>!n.some(({item:a})=>a===o));s.forEach(o=>e.checked.delete(o.id)),s.length>0&&G(`${xd(s)} ${pd(s,"deleted")}.`,{seconds:30,action:{
label:"Undo",run:()=>rA(e,s)}}),document.getElementById("main").focus({preventScroll:!0}),await Nt(e)}async function rA(e,t){let n=await bd(t,s=>go(s.id));vd(n,"cannot be brought back"),e.arrived=t.length===
1?t[0].id:"",await Nt(e)}function lA(e,t,n){let s=e.state;e.state=t,e.picked=n,s&&Fn(s).get("sort")!==Fn(e.state).get("sort")&&e.groups.clear(),Fn(e.state).toString()!==e.asked?Nt(e):Vt(e)}function ty({
change:e,pick:t,loaded:n,empty:s,context:o}){let a={change:e,loaded:n,empty:s,context:o,checked:new Map,groups:new Map,state:null,answer:null,asked:"",allTotal:null,known:[],picked:{control:"",test:"",
labels:{control:"",test:""}},anchor:"",question:null,arrived:"",typed:!1};return a.content=i("div",{class:"content"},iA()),a.finder=GM({change:l=>Yo(a,l,{replace:!0}),sort:(l,c)=>Yo(a,{sort:l,order:c})}),
a.table=LM({pick:t,save:(l,c)=>aA(a,l,c),pin:(l,c)=>Hw(a,l,c),remove:l=>Uw(a,l),check:(l,c,d)=>nA(a,l,c,d),checkAll:l=>sA(a,l),toggleGroup:l=>Zw(a,l),tags:l=>Ww(a,l),more:l=>Xw(a,l),split:l=>jM(l,c=>jw(
a,c)),filterTag:l=>ey(a,l),sort:l=>tA(a,l)}),a.bulk=YM({compare:()=>oA(a),join:()=>WM([...a.checked.values()],l=>jw(a,l)),tags:()=>Ww(a,[...a.checked.values()]),pin:()=>Hw(a,[...a.checked.values()],!Jw(
a.checked)),remove:()=>Uw(a,[...a.checked.values()]),clear:()=>{a.checked.clear(),Vt(a)}}),a.pager=VM(l=>{e({page:a.state.page+l}),a.content.scrollIntoView({block:"start"})}),a.files=fM(()=>Nt(a)),{node:i(
"div",{class:"set-list"},a.files.node,a.finder.node,a.content,a.pager.node,a.bulk.node),show:(l,c)=>lA(a,l,c),reload(l=""){return a.arrived=l||a.arrived,Nt(a)},search:()=>a.allTotal>0&&(a.finder.focus(),
!0),enter:()=>a.table.focus(),focused:()=>a.answer&&_d(a).find(l=>l.id===document.activeElement.closest("tr[data-set]")?.dataset.set),unmount(){a.question?.abort(),a.files.stop()}}}function iA(){return i(
"div",{class:"card skeleton-list","aria-hidden":"true"},Array.from({length:6},()=>i("div",{class:"skeleton"})))}var $d=4,Sd=e=>e===2?"two":k(e),oy=e=>e[0].toUpperCase()+e.slice(1);function cA({kind:e,one:t}){switch(e){case"assumed":return t.assumed?"These files do not say which rank they are.":"Not every file s\
ays which rank it is.";case"equal":return`Several files say that they are rank ${t.same}.`;case"folders":return"This folder holds several folders of traces.";default:return"Their names suggest two sid\
es, but their ranks would fit one set."}}function dA({kind:e,one:t},n){return e==="equal"?`“${n}”, with all files; files of the same rank count as its recordings, one after the other`:t.assumed?`“${n}\
”, with the ranks ${ie(Array.from({length:t.ranks},(s,o)=>o))}, in order of the names`:`“${n}”, with ${E(t.ranks,"rank")}`}function uA({parts:e}){let t=e.slice(0,$d).map(({label:n})=>`“${n}”`).
join(", ");return e.length>$d?`${t} and ${k(e.length-$d)} more`:t}function ay({parts:e,one:t,kind:n}){let s=n==="equal"||t.ranks<2?"one":`${Sd(t.ranks)} ranks of one`;return`${oy(Sd(e.length))} sets, \
or ${s}?`}function fA(e){let{question:t,label:n}=e,{parts:s,manyFirst:o}=t,a=R("question"),r=(d,u,f)=>x([i("strong",{},u),i("span",{class:"choice-detail"},f)],()=>H.answer(e,d),{class:"choice"}),l=r(!0,
`${oy(Sd(s.length))} sets`,uA(t)),c=r(!1,"One set",dA(t,n));return i("div",{class:"question",role:"group","aria-labelledby":a},i("p",{id:a},i("strong",{},ay(t))," ",cA(t)),i("div",{class:"choices"},o?
[l,c]:[c,l]))}var hA=64,mA={waiting:"Waiting",checking:"Checking",reading:"Reading",linking:"Linking",storing:"Storing",keeping:"Keeping the traces",copying:"Copying",done:"Done"},pA=["failed","cancel\
led","undone"];function Td(e){return i("progress",{max:"1",value:"0","aria-label":e})}function Od(e,t,n){n>0?(e.max=n,e.value=Math.min(t,n)):e.removeAttribute("value")}function Jn(e){if(e.state==="fai\
led")return e.error?.detail??"The traces could not be read.";if(e.state==="cancelled")return"Cancelled.";if(e.state==="done"&&e.kind==="bundle")return gA(e.made);if(e.state==="done"){let n=e.already_stored?
`${wA(e)}; nothing was stored twice.`:`${al(e)?"Stored, but damaged":"Done"}: ${E(e.events,"event")}.`;return e.traces_error?`${n} But the files themselves were not kept: ${e.traces_error.detail}`:n}let t=[
e.state==="queued"?"Queued":mA[e.stage]??e.stage];return e.bytes_total>0&&t.push(`${V(e.bytes_done)} of ${V(e.bytes_total)}`),e.events>0&&t.push(E(e.events,"event")),e.files_total>1&&t.push(`${k(e.files_done)}\
 of ${E(e.files_total,"file")}`),t.join(" · ")}function gA(e){let t=e.filter(o=>o.already_stored).length,n=e.length-t,s=t===1?"one was already here and is unchanged":`${k(t)} were already here and ar\
e unchanged`;return n===0?t===1?"Its set was already here and is unchanged.":"All of its sets were already here and are unchanged.":`${E(n,"set")} stored${t>0?`; ${s}`:""}.`}var wA=e=>`Stored already \
as “${e.known_as}”`;function yA(e,t){let{known_as:n,set:s}=e.job,o=t.indexOf("“")+1;return[t.slice(0,o),i("a",{href:L(`/?q=${s.slice(0,12)}`),title:"This set in the list"},n),t.slice(o+n.length)]}
function bA(e){let{offered:t,job:n}=e;if(e.state!=="done"||t===null)return null;let s=o=>Ed(H.takeOffer(e,o));return[x(`Rename to “${t}”`,()=>s("label"),{title:`Instead of “${n.known_as}”`}),new TextEncoder().
encode(t).length<=hA&&x(`Tag “${t}”`,()=>s("tag"),{title:"The label stays"})]}var al=e=>e?.state==="done"&&e.affected_files?.length>0;function ry(e){return[al(e)&&el(e.affected_files),kA(e),fd(e?.
duplicate_files),_A(e?.changed_beside??[]),hd(e?.left_out??0,e?.left_out_files??[])]}function _A(e){return e.length>0&&i("p",{class:"muted"},"Not taken: what stands beside ",i("span",{class:"mono"},e.
slice(0,20).map(t=>`${t}.tracediff.json`).join(", ")),e.length>20?` and ${k(e.length-20)} more`:""," says something else than when the set was stored. To take it, remove the set and add it again.")}function kA(e){
if(!e?.failures?.length)return null;let[{message:t}]=e.failures;return e.failures.length===1&&e.error?.detail.includes(t)?null:i("details",{class:"failures",open:e.state==="failed"},i("summary",{},`${E(
e.failures.length,"file")} could not be read`),i("ul",{},e.failures.map(n=>i("li",{},!n.message.startsWith(n.file)&&[i("span",{class:"mono"},n.file)," – "],n.message))))}function ly(e){let t=e.actions.
contains(document.activeElement),n=i("div",{},AA(e.transfer));e.shownLabel=e.transfer.label,n.innerHTML!==e.actions.innerHTML&&(_(e.actions,...n.childNodes),t&&e.actions.querySelector("button")?.focus(
{preventScroll:!0}))}function vA(e){e.shownState=e.transfer.state,e.node.dataset.state=e.transfer.state,ly(e),e.asked=e.transfer.question!==null,_(e.question,e.asked&&fA(e.transfer)),e.transfer.state===
"done"&&(e.list.open=!1)}function xA(e){let t=e.transfer.state==="done"?e.transfer.offered:null;if(t===e.offered)return;let n=e.offer.contains(document.activeElement);e.offered=t,_(e.offer,bA(e.transfer)),
n&&e.title.node.querySelector("input").focus({preventScroll:!0})}function ny(e){e.shownState!==e.transfer.state?vA(e):e.shownLabel!==e.transfer.label&&ly(e),e.title.update(),e.rows.forEach(MA),e.bar.setAttribute(
"aria-label",`Progress of ${e.transfer.label}`);let{done:t,total:n}=Md(e.transfer);e.bar.hidden=e.transfer.state==="asking"||!H.active.includes(e.transfer),Od(e.bar,t,n),e.line=Ad(e.transfer),e.text.textContent!==
e.line&&_(e.text,e.transfer.state==="done"&&!e.transfer.bundle&&e.transfer.job.already_stored?yA(e.transfer,e.line):e.line),xA(e),e.node.classList.toggle("affected",al(e.transfer.job)),_(e.failures,ry(
e.transfer.job))}function $A(e){e.asked&&document.activeElement.matches("body, main, .page-actions *")&&e.question.querySelector("button").focus({preventScroll:!0}),e.asked=!1}function iy(e){let t={transfer:e,
offered:null,shownState:null,shownLabel:"",line:"",asked:!1};return t.bar=Td("Progress"),t.text=i("p",{class:"transfer-text"}),t.actions=i("div",{class:"transfer-actions"}),t.title=EA(e),t.failures=i(
"div"),t.question=i("div"),t.offer=i("div",{class:"transfer-offer"}),t.rows=e.files.map(SA),t.list=i("details",{class:"files",open:e.files.length<=6},i("summary",{},TA(e)),i("ul",{class:"file-list"},t.
rows.map(n=>n.node)),e.skipped.length>0&&OA(e.skipped)),t.node=i("li",{class:"transfer"},i("div",{class:"transfer-head"},t.title.node,t.actions),t.bar,t.text,t.offer,t.question,t.failures,!e.sample&&t.
list),ny(t),{node:t.node,update:()=>ny(t),text:()=>e.question?ay(e.question):t.line,focus:()=>$A(t)}}var ol=(e,t)=>e.reduce((n,s)=>n+s[t],0);function Md(e){let{job:t,state:n,files:s}=e;return n==="job"&&
t.bytes_total>0?{done:t.bytes_done,total:t.bytes_total}:{done:ol(s,"sent"),total:n==="looking"?0:ol(s,"size")}}function SA(e){let t=Td(`Progress of ${e.name}`),n=i("span",{class:"file-state"}),s=i("li",
{},i("span",{class:"mono file-name",title:e.name},e.name),t,n);return{file:e,node:s,fileBar:t,state:n,shown:""}}function EA(e){let t=i("input",{type:"text",class:"label-input",maxlength:"200",autocomplete:"\
off",spellcheck:"false",value:e.label,title:"The label of this set: change it whenever you like",on:{change:()=>{H.rename(e,t.value),t.value=e.label},keydown:o=>{o.key==="Enter"?t.blur():o.key==="Esca\
pe"&&(t.value=e.label,t.blur())}}}),n=i("span",{class:"error-text small",role:"status"}),s=e.label;return{node:i("div",{class:"transfer-title"},t,n),update(){s!==e.label&&t!==document.activeElement&&(s=
e.label,t.value=s),t.setAttribute("aria-label",`Label of ${e.label}`),t.disabled=e.bundle||["failed","cancelled","undone"].includes(e.state);let o=[e.labelError&&`Not renamed. ${e.labelError}`,e.tagError&&
`Not tagged. ${e.tagError}`].filter(Boolean).join(" ");n.textContent!==o&&(n.textContent=o)}}}function TA(e){let t=e.files.reduce((o,a)=>o+a.size,0),n=e.files.filter(o=>!_n(o)),s=[E(n.length,e.bundle?
"bundle":"trace file"),V(t)];return e.skipped.length>0&&s.push(`${k(e.skipped.length)} skipped`),s.join(", ")}function OA(e){let[t,n]=[e.filter(_n),e.filter(s=>!_n(s))];return[n.length>0&&sy("only .js\
on and .json.gz files are traces",n),t.length>0&&sy("the trace that it is named after is not there",t)]}function sy(e,t){let n=t.slice(0,20).map(({name:o})=>o).join(", "),s=t.length>20?`, and ${k(t.length-
20)} more`:"";return i("p",{class:"muted skipped"},`Not sent, because ${e}: `,i("span",{class:"mono"},n),s)}function MA(e){let{file:t,fileBar:n,state:s}=e,o=`${t.state} ${t.sent}`;if(o===e.shown)return;
e.shown=o,e.node.dataset.state=t.state,Od(n,t.size===0&&t.state==="sent"?1:t.sent,t.size||1);let a=t.size>0?Math.floor(100*(t.sent/t.size)):0;s.textContent={waiting:V(t.size),sending:`${a} % of ${V(t.
size)}`,sent:`${V(t.size)} sent`,failed:t.error??"failed"}[t.state]}function AA(e){let{label:t}=e,n=U("close",`Remove ${t} from this list`,()=>H.remove(e));switch(e.state){case"failed":case"cancelled":
return[e.files.length>0&&x("Retry",()=>H.retry(e),{"aria-label":`Retry ${t}`}),n];case"done":return[e.bundle&&i("a",{class:"button",href:e.job.page,"aria-label":`Open the comparison of ${t}`},"Open th\
e comparison"),H.canUndo(e)&&x("Undo",()=>Ed(H.undo(e)),{title:"Remove this set again","aria-label":`Undo: remove ${t}`}),n];case"undone":return[x("Bring back",()=>Ed(H.bringBack(e)),{"aria-label":`Br\
ing ${t} back`}),n];default:return[x("Cancel",()=>H.cancel(e),{"aria-label":`Cancel ${t}`})]}}async function Ed(e){try{await e}catch(t){G(`That did not work. ${t.message}`,{urgent:!0})}}function RA(e){
let t=[...new Set(e.files.map(({seen:n})=>n?.rank??null))];return t.length===0||t.includes(null)?"":`${t.length===1?"rank":"ranks"} ${ie(t.sort((n,s)=>n-s))}`}function CA(e){return e===null?"":e.as===
"tag"?` Tagged “${e.text}”.`:` Renamed to “${e.text}”.`}function Ad(e){let t=LA(e);return e.begun>1&&!e.waits&&!pA.includes(e.state)?`${t.replace(/\.$/,"")} – sent again, because the server wa\
s restarted`:t}function LA(e){let t=RA(e),n=ol(e.files,"sent"),s=ol(e.files,"size");switch(e.state){case"looking":return"Looking at the files …";case"asking":return"";case"queued":return["Waiting fo\
r its turn",t].filter(Boolean).join(" · ");case"creating":return"Starting …";case"sending":return e.waits?"No connection, trying again …":[`Sending ${V(n)} of ${V(s)}`,t].filter(Boolean).join(" ·\
 ");case"committing":return"Sent. The server starts reading …";case"job":return[Jn(e.job),t].filter(Boolean).join(" · ")+(e.renamed||e.tags.length>0?"":" – you may close this tab now");case"done":
return Jn(e.job)+CA(e.taken)+(e.tagged?` Tagged “${e.tags.join("”, “")}”.`:"");case"cancelled":return"Cancelled. Nothing was stored.";case"undone":return"Removed. You can bring it back for ten\
 minutes.";default:return e.error??"It failed."}}function cy(e,t){let n=e,s=Td(`Progress of ${n.label}`),o=i("p",{class:"transfer-text"}),a=i("div",{class:"transfer-actions"}),r=i("div"),l=i("li",{class:"\
transfer"},i("div",{class:"transfer-head"},i("div",{class:"transfer-title"},i("strong",{},n.label||"Ingest")),a),s,o,r),c=null;function d(u){n=u;let f=n.state==="queued"||n.state==="running";n.state!==
c&&(c=n.state,l.dataset.state=f?"job":n.state,_(a,f?x("Cancel",()=>Ts(n.id).catch(()=>{}),{"aria-label":`Cancel ${n.label}`}):U("close",`Remove ${n.label} from this list`,()=>t(n)))),s.hidden=!f,Od(s,
n.bytes_done,n.bytes_total),o.textContent=Jn(n),l.classList.toggle("affected",al(n)),_(r,ry(n))}return d(n),{node:l,update:d}}var dy=40,fy=e=>e.length>dy?`${e.slice(0,dy)}…`:e;function hy(e,t){let n=t.map(({name:s,value:o})=>`${s}=${fy(o)}`).join(" and ");return x(`Clear ${n}`,()=>{let s=new URL(location.href);t.forEach(({
name:o})=>s.searchParams.delete(o)),e.go(s.pathname+s.search)})}function my(e,t){let n="";return{draw(s,o=[]){let a=[...s.read?Yh(s.read,location.search):[],...o],r=a.map(({name:l,value:c,allowed:d})=>`\
“${l}=${fy(c)}” in the address is not used. Allowed: ${d}.`);r.join(`
`)!==n&&(n=r.join(`
`),e.hidden=r.length===0,_(e,r.map(l=>i("span",{},l)),r.length>0&&hy(t,a)),B(r.join(" ")))}}}function NA(e,t,n=""){let s=new URLSearchParams(t);return[...[...e.matchAll(/\b(\w+): /g)].flatMap(([,a])=>[
a,a.replace(/^set(?=_|$)/,n||"control"),a.replace(/^(set|control|test)_/,"")]),...n!==""&&e.startsWith("there is no")?[n]:[]].find(a=>s.has(a))??""}function PA(e,t,n,s){let o=NA(n,location.search,s);o!==
""&&t?.append(hy(e,[{name:o,value:new URLSearchParams(location.search).getAll(o).join()}]))}var Tn=()=>i("a",{href:L("/")},"Choose other traces");async function st(e,t){let n=[e.state.control,e.state.
test].filter(o=>o!=="");if(n.every(o=>e.sets&&se(e.sets,o)))return;let s=await At(n).catch(()=>[]);e.dead||(e.sets=s,t(e))}var IA=250;function De({context:e,results:t,message:n}){let s=null,o=!1;async function a(d,u,f){
s?.abort(),s=new AbortController;let{signal:h}=s,m=()=>o||h.aborted,p=setTimeout(()=>{e.busy(!0),t.setAttribute("aria-busy","true")},IA),w;try{let y=await d(h);w=()=>u(y)}catch(y){w=()=>{f(y),r(y)}}clearTimeout(
p),!m()&&(l(),w(),e.settled())}let r=(d,u)=>PA(e,n.querySelector(".error-box"),d.message,u);function l(){e.busy(!1),t.removeAttribute("aria-busy")}function c(){s?.abort(),l()}return{ask:a,clearable:r,
drop:c,say(d){_(n,d),t.hidden=d!==null},unmount(){o=!0,s?.abort()}}}var rl=200;function DA(e,t,n){for(let s=Math.max(0,t);s<Math.min(n,e.rows.length);s+=1)if(e.rows[s]===void 0)return s;return-1}async function py(e,t){
let n=new AbortController,s=e.query,o=new URLSearchParams(s);o.set("diagnosis","false"),Object.entries(t).forEach(([a,r])=>o.set(a,String(r))),e.request=n;try{let a=await de(o,{signal:n.signal});return s===
e.query?a:null}catch{return null}finally{e.request===n&&(e.request=null)}}function gy(e,t,n){e.places.set(t,n?n.index:-1),n&&(e.rows[n.index]=n.row)}function qA(e,t,n,s){e.request?.abort(),e.query=new URLSearchParams(
t),e.rows=new Array(n.row_count),e.places=new Map,n.rows.forEach((o,a)=>{e.rows[a]=o}),s!==""&&gy(e,s,n.selected)}async function BA(e,t){let n=await py(e,{row:t,limit:0});n&&(gy(e,t,n.selected),e.onMore())}
async function FA(e,t,n){let s=DA(e,t,n);if(s<0||e.request!==null)return;let o=rl*Math.floor(s/rl),a=await py(e,{offset:o,limit:rl});a&&(a.rows.forEach((r,l)=>{e.rows[o+l]=r}),e.onMore())}function wy(e){
let t={onMore:e,query:null,rows:[],places:new Map,request:null};return{rows:()=>t.rows,start:(n,s,o)=>qA(t,n,s,o),placeOf(n){let s=t.rows.findIndex(o=>o?.id===n);return s>=0?s:t.places.get(n)},find:n=>BA(
t,n),want:(n,s)=>FA(t,n,s),stop(){t.request?.abort(),t.query=null}}}var Rd=e=>_s(e,e.unit,io(e)).toString();function yy(e,t,n){let s=new URLSearchParams(e);return s.set("limit",String(rl)),t.op!==""&&
s.set("row",t.op),n?.key===ce(t).toString()&&s.set("diagnosis","false"),s.toString()}var Cd=e=>({key:ce(e).toString(),diagnosis:[],note:"Looking for the causes …",late:!0}),Ld=({diagnosis:e,diagnosis_note:t,
account:n,waterfall:s,work_classes:o})=>({diagnosis:e,note:t,account:n,waterfall:s,classes:o});async function by(e,t){t.late=!1;let n=new URLSearchParams(e);n.set("limit","0");try{return await de(n)}catch{
return null}}function jA(e,t){if(globalThis.firstComparison||e.control===""||e.test==="")return;let n=yy(Rd(e),e,t),s=new AbortController,o=de(n,{signal:s.signal});o.catch(()=>{}),globalThis.firstComparison=
{query:n,stop:s,answer:o}}var WA=/^((control|test)(_(ranks|steps|marker))?|marker|q|significant)$/;async function uy(e){let t=()=>{let n=new URLSearchParams(location.search);return[...n.keys()].filter(
s=>!WA.test(s)).forEach(s=>n.delete(s)),location.replace(L(`/compare/recordings?${n}`)),new Promise(()=>{})};try{let n=await e;return n.judged==="between_recordings"?t():n}catch(n){if(n.code!=="not_fo\
r_recordings")throw n;return t()}}function _y(e,t){jA(e,t);let n=globalThis.firstComparison;return delete globalThis.firstComparison,(s,o,a,r)=>{let l=yy(s,o,a),c=n;return n=null,c?.query===l?(r.addEventListener(
"abort",()=>c.stop.abort()),uy(c.answer)):(c?.stop.abort(),uy(de(l,{signal:r})))}}var ky=7.2,il=6,ll=["solid","dot","dash","dashdot","longdash","longdashdot"],Nd=["--control-fill","--part-communication","--more-fill","--less-fill","--part-compute","--part-memory"],Id=e=>Ut()[e==="B"?
"test":"control"];function ul(e){return{template:Ze(),margin:{l:64,r:16,t:8,b:42},hovermode:"closest",dragmode:!1,bargap:.25,...e}}var fl=e=>e.map(t=>X(t)).join("<br>"),re=(e,t=1)=>52+Math.max(1,e)*(t>
1?34:e>40?18:26),cl=116,Vo=22,hl=e=>e>1?64-Vo+e*(cl+Vo):320;function HA(e,t,n){return n?{textposition:"none"}:{textposition:"outside",cliponaxis:!1,textfont:{size:10,color:S("--muted")},text:e.map(s=>s.
values[t].value?"":X(s.values[t].none??s.values[t].text))}}function Jo({bars:e,series:t,kind:n,stacked:s=!1,errors:o=!1},a){let r=Math.max(...e.map(y=>s?y.values.reduce((g,b)=>g+(b.value??0),0):Math.max(
...y.values.map(g=>g.value??0))),0),[l,c]=n==="time"?ae(r):n==="bytes"?Ei(r):[n==="percent"?"%":"",1],d=e.map((y,g)=>g),u=o&&e.some(y=>y.values.some(g=>g.low>0||g.high>0)),f=y=>y.value===null&&u?null:
(y.value??0)/c,h=Math.max(...e.map(y=>y.label.length)),m=Math.min(Math.ceil(18+il+ky*h),Math.floor(a*.42),360),p=Math.floor((m-14-il)/ky),w=e.map(y=>fl([y.full??y.label,...t.map((g,b)=>`${g.name}: ${y.
values[b].text}`),...y.total?[`in all: ${y.total}`]:[]]));return{data:t.map((y,g)=>({type:"bar",orientation:"h",y:d,legendgroup:y.key,x:e.map(b=>f(b.values[g])),marker:{color:y.colour},error_x:u?{type:"\
data",symmetric:!1,thickness:1.2,color:S("--text"),width:3,array:e.map(b=>(b.values[g].high??0)/c),arrayminus:e.map(b=>(b.values[g].low??0)/c)}:void 0,customdata:w,hovertemplate:"%{customdata}<extra><\
/extra>",...HA(e,g,s)})),layout:ul({barmode:s?"stack":"group",margin:{l:m,r:24,t:6,b:40},yaxis:{tickmode:"array",tickvals:d,autorange:"reversed",showgrid:!1,fixedrange:!0,tickfont:{size:11},ticks:"out\
side",ticklen:il,tickcolor:"rgba(0,0,0,0)",ticktext:jt(e.map(y=>y.label),p).map(X)},xaxis:{rangemode:"tozero",tickformat:",",zeroline:!0,fixedrange:!0,tickangle:0,nticks:Math.max(3,Math.floor((a-m)/80)),
ticksuffix:l?` ${l}`:""}})}}var qd=(e,t)=>t===""?{property:Nd[e%Nd.length],dash:ll[Math.floor(e/Nd.length)%ll.length]}:{property:t==="B"?"--test-fill":"--control-fill",dash:ll[e%ll.length]},UA=e=>ae(
Math.max(e,1));function zA(e,t,n,s){let o=e.flatMap(f=>f.points.map(h=>h[1])),a=o.every(f=>Number.isInteger(f)&&f<5),r=o.reduce((f,h)=>Math.max(f,h),0),[l,c]=t==="rate"?so(r):t==="bytes"?Ei(r):[t,1],d=s*
(cl+Vo)-Vo,u=1-n*(cl+Vo)/d;return{per:c,axis:{rangemode:"tozero",tickformat:",",fixedrange:!0,dtick:a?1:void 0,nticks:s>1?5:void 0,domain:[Math.max(0,u-cl/d),u],title:{text:l,font:{size:11}}}}}var KA=(e,t)=>({
text:X(e),xref:"paper",yref:"paper",x:0,y:t,xanchor:"left",yanchor:"bottom",showarrow:!1,font:{size:12,color:S("--text")}}),GA=400,YA=e=>S(e.side===""?"--muted":e.side==="B"?"--test-fill":"--control-f\
ill"),VA=(e,t)=>e.length>GA?[]:e.map(n=>({type:"line",xref:"x",yref:"paper",x0:t(n.at),x1:t(n.at),y0:0,y1:1,layer:"below",line:{width:1,color:Ty(YA(n),.55),dash:"dot"}})),JA=(e,t,n)=>e.length>n/60||e.
some(s=>s.side!=="")?[]:e.map(s=>({text:X(s.text),xref:"x",yref:"paper",x:t(s.at),y:1,xanchor:"left",yanchor:"top",textangle:-90,showarrow:!1,font:{size:10,color:S("--muted")}}));function QA(e,t){let n=c=>e.
flatMap(d=>d.points.slice(c,c+1||void 0).map(u=>u[0])),s=t?.[1]??Math.max(...n(-1)),o=t?.[0]??Math.min(...n(0)),a=o>1e3*(s-o),[r,l]=UA(a?s-o:s);return{scale:r,per:l,far:a,offset:a?Math.floor(o/l)*l:0}}
function Sy({lines:e,panels:t,unit:n,range:s,marks:o=[]},a){let{scale:r,per:l,far:c,offset:d}=QA(e,s),u=p=>(p-d)/l,f=p=>n==="rate"?ln(p):n==="bytes"?V(p):`${k(p)} ${n}`,h=t.map((p,w)=>zA(e.filter(y=>y.
panel===p),n,w,t.length)),m=p=>p===0?"y":`y${p+1}`;return{data:e.map(p=>{let w=qd(p.place,p.side),y=t.indexOf(p.panel);return{type:"scatter",mode:"lines",x:p.points.map(g=>u(g[0])),y:p.points.map(g=>g[1]/
h[y].per),yaxis:m(y),line:{shape:"hv",width:1.4,color:S(w.property),dash:w.dash},legendgroup:p.key,customdata:p.points.map(g=>fl([p.name,`at ${O(g[0])}`,f(g[1])])),hovertemplate:"%{customdata}<extra><\
/extra>"}}),layout:ul({dragmode:"zoom",margin:{l:64,r:16,t:t.length>1?22:8,b:42},xaxis:{ticksuffix:` ${r}`,tickformat:",",zeroline:!1,tickangle:0,range:s?.map(u),autorange:s===null,nticks:Math.max(4,
Math.floor((a-80)/64)),anchor:m(t.length-1),title:{text:c?`since ${O(d)} after the first event`:"since the first event",font:{size:11},standoff:4}},...Object.fromEntries(h.map(({axis:p},w)=>[`yaxis${w===
0?"":w+1}`,p])),annotations:[...t.length>1?t.map((p,w)=>KA(p,h[w].axis.domain[1])):[],...JA(o,u,a)],shapes:VA(o,u)}),per:l,offset:d}}function Ey(e){let[t,n]=ae(e);return`${Number((e/n).toPrecision(3))}\
 ${t}`}function Ty(e,t){let n=/^rgb\((.+)\)$/.exec(e);return n?`rgba(${n[1]}, ${t})`:e}function XA(e){let t=new Map;for(let{bin:n,count:s}of e)t.set(n,(t.get(n)??0)+s);return t}function Oy({sides:e},t){
let n=e.map(g=>XA(g.bins)),s=[...new Set(n.flatMap(g=>[...g.keys()]))].filter(g=>g>0),o=s.length>0?Math.min(...s):1,a=Math.max(o+6,...s),r=Math.max(1,Math.min(o,a-12)),l=n.some(g=>g.has(0)),c=Array.from(
{length:a-r+1},(g,b)=>r+b);l&&c.unshift(r-4,r-3,r-2,r-1);let d=(g,b)=>n[g].get(l&&b===r-4?0:b<r?-1:b)??0,u=g=>10**((g-1)/10-3),f=g=>g<r?"none":`${v(u(g))} to ${v(u(g+1))}`,h=c.filter(g=>g>=r&&(g-1)%10===
0),m=Math.max(1,Math.ceil(h.length*62/Math.max(t-80,62))),p=Math.max(t-80,62)/c.length,w=[...l?[r-4]:[],...h.filter((g,b)=>b%m===0&&!(l&&(g-r+4)*p<52))],y=e.length-1;return{data:[...e.map((g,b)=>({type:"\
scatter",mode:"lines",hoverinfo:"skip",legendgroup:g.key,x:c.flatMap($=>[$,$+1]),y:c.flatMap($=>[d(b,$),d(b,$)]),fill:b===0?"tozeroy":"none",fillcolor:Ty(Id(g.side),y===0?.65:.4),line:{color:Id(g.side),
width:b===0?1:2.2}})),{type:"scatter",mode:"markers",marker:{opacity:0,size:1},x:c.map(g=>g+.5),y:c.map(g=>Math.max(...e.map((b,$)=>d($,g)))),customdata:c.map(g=>fl([f(g),...e.map((b,$)=>`${b.name}: ${k(
d($,g))}`)])),hovertemplate:"%{customdata}<extra></extra>"}],layout:ul({hovermode:"x",margin:{l:54,r:16,t:8,b:30},xaxis:{tickmode:"array",fixedrange:!0,zeroline:!1,tickangle:0,tickvals:w.map(g=>g<r?g+
.5:g),ticktext:w.map(g=>g<r?"none":Ey(u(g)))},yaxis:{tickformat:",",rangemode:"tozero",fixedrange:!0,dtick:Math.max(...n.flatMap(g=>[...g.values()]))<5?1:void 0,title:{text:"launches",font:{size:11},standoff:4}}})}}
function vy(e,t,n){let s=Array.from({length:t-e+1},(o,a)=>e+a);return{tickmode:"array",tickvals:s,zeroline:!1,fixedrange:!0,tickangle:0,ticks:"outside",ticklen:il,tickcolor:"rgba(0,0,0,0)",range:[e,t],
ticktext:s.map(o=>Ey(10**o)),title:{text:n,font:{size:11},standoff:4}}}function My({sides:e}){let t=r=>Math.log10(Math.max(r,.001)),n=r=>{let l=e.flatMap(d=>d.points.map(u=>t(u[r]))),c=Math.floor(Math.
min(...l));return[c,Math.max(Math.ceil(Math.max(...l)),c+1)]},[s,o]=[n("cpu_duration"),n("gpu_duration")],a=[Math.max(s[0],o[0]),Math.min(s[1],o[1])];return{data:[{type:"scatter",mode:"lines",x:a,y:a,
hoverinfo:"skip",visible:a[0]<a[1],line:{color:S("--muted"),width:1,dash:"dot"}},...e.map(({key:r,side:l,name:c,points:d})=>({type:"scatter",mode:"markers",cliponaxis:!1,legendgroup:r,x:d.map(u=>t(u.cpu_duration)),
y:d.map(u=>t(u.gpu_duration)),marker:{color:Id(l),opacity:.6,symbol:l==="B"?"diamond-open":"circle",size:d.map(u=>Math.min(18,4+2*Math.log2(u.count+1)))},customdata:d.map(u=>fl([c,`rank ${u.rank}`,`ho\
st ${v(u.cpu_duration)}, device ${v(u.gpu_duration)}`,`${k(u.count)} launches`])),hovertemplate:"%{customdata}<extra></extra>"}))],layout:ul({xaxis:vy(...s,"the launch on the host"),yaxis:vy(...o,"on \
the device"),margin:{l:76,r:30,t:12,b:46}})}}var xy=["circle","square","triangle-up","cross","star","hexagon"],ZA=14,Dd=24,Ay=42,dl=6.6,Pd=14,Ry=e=>e.map(t=>X(t)).join("<br>"),$y=["--control-fill","--\
part-memory","--part-communication","--more-fill","--part-compute","--less-fill"],Bd=e=>$y[e%$y.length];function eR(e,t,n){let s=[];for(let a=Math.floor(Math.log2(e));a<=Math.ceil(Math.log2(t));a+=1)s.
push(a);let o=Math.ceil(s.length/Math.max(2,Math.min(9,n)));return s.filter((a,r)=>r%o===0)}function Cy({sides:e,names:t},n){let s=e.flatMap(d=>d.lines.flatMap(u=>u.points)),o=s.map(d=>Math.max(d.bytes,
1)),[a,r]=so(Math.max(...s.map(d=>d.busbw))),l=eR(Math.min(...o),Math.max(...o),(n-80)/66),c=e.length===1;return{data:e.flatMap(d=>d.lines.map(u=>{let f=t.indexOf(u.collective),h=c?S(Bd(f)):Ut()[d.side===
"B"?"test":"control"];return{type:"scatter",mode:"lines+markers",legendgroup:c?`collective ${f}`:d.key,x:u.points.map(m=>Math.log2(Math.max(m.bytes,1))),y:u.points.map(m=>m.busbw/r),line:{color:h,width:1,
dash:c?"solid":["solid","dot","dash"][f%3]},marker:{color:h,size:8,symbol:`${xy[f%xy.length]}${d.side==="B"?"-open":""}`,line:{width:d.side==="B"?2:0,color:h}},customdata:u.points.map(m=>Ry([[d.side,u.
name].filter(Boolean).join(" · "),`${V(m.bytes)}: ${ln(m.busbw)}, best ${ln(m.best_busbw)}`,`transfer ${v(m.mean_transfer)}, ${k(m.instances)} instances`])),hovertemplate:"%{customdata}<extra></extra\
>"}})),layout:{template:Ze(),hovermode:"closest",dragmode:!1,margin:{l:64,r:16,t:12,b:44},xaxis:{tickmode:"array",tickvals:l,tickangle:0,fixedrange:!0,zeroline:!1,range:[Math.log2(Math.min(...o))-.6,Math.
log2(Math.max(...o))+.6],ticktext:l.map(d=>V(2**d)),title:{text:"bytes of the message",font:{size:11},standoff:4}},yaxis:{rangemode:"tozero",tickformat:",",fixedrange:!0,title:{text:`bus bandwidth, ${a}`,
font:{size:11}}}}}}var Ly=e=>Math.max(3,Math.min(ZA,Math.floor(640/Math.max(1,e)))),Fd=(e,t)=>t*(Math.max(40,e*Ly(e))+Dd+Ay);function tR(e,t,n,s,o,a){let r=t===0?"":String(t+1),l=Fd(e.rows.length,n),c=l/
n-Dd-Ay,d=t*(l/n)+Dd,u=zt(s.length,(o-a)/74),f=zt(e.rows.length,c/13),h=Math.floor((o-a)/Math.max(1,u.length)/dl),m={showgrid:!1,zeroline:!1,ticks:"",tickmode:"array",fixedrange:!0};return{[`xaxis${r}`]:{
...m,anchor:`y${r}`,tickvals:u,tickangle:0,range:[-.5,s.length-.5],tickfont:{size:10.5},ticktext:jt(u.map(p=>s[p]),Math.max(6,h)).map(X)},[`yaxis${r}`]:{...m,anchor:`x${r}`,tickvals:f,domain:[1-(d+c)/
l,1-d/l],range:[e.rows.length-.5,-.5],ticktext:f.map(p=>X(e.rows[p]))}}}function nR(e,t,n,s){let o=_o(),a={xref:"paper",yref:"paper",y:n,yanchor:"bottom",yshift:3,showarrow:!1,font:{size:12,color:S("-\
-text")}},l=dl*t.length+8+o.length*Pd;return{annotations:[{...a,x:0,xanchor:"left",text:X(ao(e,Math.max(6,Math.floor((s-l-30)/dl))))},{...a,x:1,xanchor:"right",text:X(t)},{...a,x:1,xanchor:"right",xshift:-l-
4,text:"0"}],shapes:o.map(([,c],d)=>({type:"rect",xref:"paper",yref:"paper",xsizemode:"pixel",ysizemode:"pixel",xanchor:1,yanchor:n,fillcolor:c,x0:d*Pd-l,x1:(d+1)*Pd-l,y0:6,y1:16,line:{width:1,color:S(
"--border-strong")}}))}}function Ny({panels:e,columns:t},n){let s=e.flatMap(u=>u.cells.flat().filter(f=>f!==null)),o=Math.max(...s,.001),[a,r]=ae(o),l=30+dl*Math.max(...e.flatMap(u=>u.rows.map(f=>f.length)),
4),c={template:Ze(),hovermode:"closest",dragmode:!1,margin:{l,r:16,t:0,b:0},annotations:[],shapes:[],coloraxis:{cmin:0,cmax:o/r,colorscale:_o(),showscale:!1}};return{data:e.map((u,f)=>{let h=tR(u,f,e.
length,t,n,l);Object.assign(c,h);let{annotations:m,shapes:p}=nR(u.title,v(o),h[`yaxis${f===0?"":f+1}`].domain[1],n-l);c.annotations.push(...m),c.shapes.push(...p);let w=f===0?"":String(f+1);return{type:"\
heatmap",coloraxis:"coloraxis",xaxis:`x${w}`,yaxis:`y${w}`,xgap:1,ygap:Ly(u.rows.length)>5?1:0,hoverongaps:!1,z:u.cells.map(y=>y.map(g=>g===null?null:g/r)),customdata:u.texts.map(y=>y.map(Ry)),hovertemplate:"\
%{customdata}<extra></extra>",meta:a}}),layout:c}}var qy="−",ue=e=>e==null;function Qo(e,t){return ue(e)?M:J(e,0,t).replace("-",qy)}function Xo(e,t){let n=Qo(e,t);return Number(n.replace(qy,"-"))===0?"0":e>0?`+${n}`:n}var I=(e,t,n=!1)=>({key:e,title:t,
mono:n,show:s=>ue(s)||s===""?M:String(s)}),ml=(e,t)=>({key:e,title:t,show:n=>ue(n)||n===-1?M:String(n),blank:`the trace does not say which ${t}`}),F=(e,t)=>({key:e,title:t,number:!0,show:k,showDiff:ve}),
T=(e,t)=>({key:e,title:t,number:!0,show:v,exact:n=>ue(n)?null:O(n),showDiff:Y,exactDiff:n=>ue(n)?null:te(n)}),Jt=(e,t)=>({key:e,title:t,number:!0,show:ln,exact:n=>ue(n)?null:Si(n),showDiff:_h,exactDiff:n=>ue(
n)?null:`${n>0?"+":""}${Si(n)}`}),We=(e,t)=>({key:e,title:t,number:!0,show:V,exact:n=>ue(n)?null:Ti(n),showDiff:oo,exactDiff:n=>ue(n)?null:`${n>0?"+":""}${Ti(n)}`}),fe=(e,t)=>({key:e,title:t,number:!0,
show:n=>ue(n)?M:`${Qo(n,2)} %`,showDiff:n=>ue(n)?M:`${Xo(n,2)} pp`,exactDiff:n=>ue(n)?null:`${Xo(n,6)} percentage points`}),jd=(e,t)=>({...fe(e,t),show:n=>ue(n)?M:`${Qo(100*n,1)} %`,showDiff:n=>ue(
n)?M:`${Xo(100*n,1)} pp`,exact:n=>ue(n)?null:`${Qo(100*n,6)} %`,exactDiff:n=>ue(n)?null:`${Xo(100*n,6)} percentage points`}),Py=e=>Math.abs(e)>=99.995?1:Math.abs(e)>=9.9995?2:3,oe=(e,t)=>({key:e,title:t,
number:!0,show:n=>Qo(n,Py(n)),showDiff:n=>Xo(n,Py(n)),exact:n=>ue(n)?null:String(n),exactDiff:n=>ue(n)?null:String(n)}),sR={cost:["more","less"],gain:["better","worse"],neutral:[null,null]},Ae=e=>({...e,
meaning:"gain"}),j=e=>({...e,meaning:"neutral"}),Q=e=>({...e,summed:!0}),Pt=e=>({...e,told:!0});function oR(e){let[t,n]=sR[e.meaning??"cost"];return{...e,show:e.showDiff,exact:e.exactDiff,blank:null,tone:s=>s>
0?t:s<0?n:null}}var Wd=e=>[["A",e],["B",e],...e.number?[["Δ",oR(e)]]:[]].map(([t,n])=>({...n,what:null,key:`${e.key} ${t}`,title:t,group:e.title,groupWhat:e.what})),By=e=>e.summed?{...e,title:`${e.title}\
 per step`}:e,Zo=(e,t=s=>s,n=t)=>[j(F("count","count")),t(e("mean","mean")),n(e("std","std")),...[["min","min"],["25%","25 %"],["50%","median"],["75%","75 %"],["max","max"]].map(([s,o])=>t(e(s,o)))],C=(e,t)=>({
...e,what:t}),_e=(e,t)=>({...e,blank:t}),Fy=(e,t)=>({...e,isSaid:t}),Re=(e,t,n)=>({key:e,title:t,show:s=>ue(s)?M:typeof n=="function"?n(s):n[s]??s.replaceAll("_"," ")}),Bs={key:"note",title:"note",note:!0,
show:e=>ue(e)?"":String(e)},Iy=10;function aR(e){let t=[];for(let n of e){let s=t.at(-1);s?.name===n?s.times+=1:t.push({name:n,times:1})}return t}function rR(e){let t=aR(e.split("|")),n=t.length>Iy+1?
t.slice(0,Iy):t,s=t.slice(n.length).reduce((o,a)=>o+a.times,0);return i("ol",{class:"sequence"},n.map(({name:o,times:a})=>i("li",{title:o},a>1?`${k(a)} × ${o}`:o)),s>0&&i("li",{},`${k(s)} more`))}var jy=(e,t)=>({
key:e,title:t,mono:!0,show:n=>ue(n)?M:rR(n)}),pl=(e,t)=>({...e,link:(n,s)=>{let o=n[e.key],a=ue(o)||o==="others"?null:t(n,s);return a?{name:o,category:a}:null}});function Wy(e,t){let n=t.length>0&&e.extra?
e.extra(t[0]):[];return[...e.columns,...n].filter(s=>(!s.note||t.some(o=>o.note))&&(!s.isSaid||t.some(o=>s.isSaid(o[s.key]))))}var Qn=`There is no device work in the selected ranks and steps. ${Nn}`,gl=`\
No device work in the selected ranks and steps has a launch: launches are recorded with the host. ${Nn}`,ee=I("rank","rank"),Xn=ml("device","device"),wl=ml("stream","stream"),ea=Re("kernel_type","kind",
Mi),Qt=pl(I("operator","operator",!0),()=>"cpu_op"),yl=pl(I("name","kernel",!0),e=>e.category),Dy=(e,t)=>i("p",{class:"analysis-sentence"},e&&i("strong",{},`${e}: `),t);function ta(e,t,n=()=>null){let s=e.
length>1?n(e.map(o=>o.data)):null;return[...e.flatMap(o=>[t(o.data)].flat().filter(a=>a!=="").map(a=>Dy(o.letter,a))),s&&Dy("B − A",s)]}function bl(e){let t=new Map;for(let{letter:s,data:o}of e)for(let a of new Set(
o.files.map(r=>r.note).filter(r=>r!==null))){let r=[...new Set(o.files.filter(l=>l.note===a).map(l=>l.rank))].sort((l,c)=>l-c);t.set(a,[...t.get(a)??[],{letter:s,ranks:r}])}let n=s=>s.length===e.length&&
e.every(({data:o},a)=>o.ranks.length===s[a].ranks.length);return[...t].map(([s,o])=>i("p",{},n(o)?`${Na(s)}.`:`${o.map(({letter:a,ranks:r})=>`${a?`${a}, `:""}${r.length>1?"ranks":"rank"} ${ie(r)}`).join(
"; ")}: ${s}.`))}var Zn=e=>[e.letter,e.label].filter(Boolean).join(" · "),na=e=>e.stream===-1?"no stream":`stream ${e.stream}`,_l=(e,t,n)=>({name:e,label:t,type:"boolean",fallback:n}),qe=(e,t,n)=>({name:e,
label:t,type:"number",placeholder:n});var lR=32,iR=512;function cR(e,t){let n=0;for(let s=0;s<Math.max(e.length,t.length);s+=1)n+=Math.abs((e[s]??0)-(t[s]??0));return n}function dR(e){let t=Math.max(...e.map(n=>n.length));return Array.from(
{length:t},(n,s)=>dn(e.map(o=>o[s]??0)))}function uR(e){let t=new Map;for(let{group:s,values:o}of e){let a=t.get(s);a?a.push(o[0]):t.set(s,[o[0]])}let n=new Map([...t].map(([s,o])=>[s,dR(o)]));return new Map(
e.map(s=>[s,cR(s.values[0],s.values.length>1?s.values[1]:n.get(s.group))]))}function zy(e){let t=uR(e);return[...e].sort((n,s)=>t.get(s)-t.get(n))}var Ky=(e,t,n,s)=>`the ${e} of ${t} ${n} that differ \
most ${s>1?"between A and B":"from the median"}`;function Gy(e,t,n,s){let o=Math.floor(lR/t);if(e.length<=o)return{shown:e,note:"",limited:!1};if(n==="rank"){let a=e.slice(0,Math.floor(iR/t));return{shown:a,
limited:!0,note:a.length<e.length?`the first ${a.length} of ${e.length} ${s}`:`all ${a.length} ${s}`}}return{shown:zy(e).slice(0,o),limited:!0,note:Ky(o,e.length,s,t)}}var fR=16,Fs=e=>e==null?M:`${e} \
%`,Hd=(e,t)=>e.letter?`${e.letter} · ${t}`:t,hR=e=>e.map(t=>({key:t.key,name:Hd(t,t.label),colour:S(t.letter==="B"?"--test-fill":"--control-fill")})),mR=e=>({key:e.property,name:e.name,colour:S(e.property)});
function sa(e){let t=e.map(s=>[...new Set(s.data.rows.map(o=>o.rank))]),n=t.length>1&&t.every(s=>s.length===1);return s=>`rank ${n?[...new Set(t.flat())].join(" / "):s.rank}`}function On(e,{order:t},{
rowsOf:n,label:s,group:o,parts:a,what:r,empty:l}){let c=new Map,d=m=>a.map(p=>m[p.key]??null);e.forEach((m,p)=>n(m).filter(w=>d(w).some(y=>y!==null)).forEach(w=>{let y=s(w),g=c.get(y)??{group:o?.(w)??
"",bars:[],values:e.map(()=>[])};g.values[p]=d(w),g.bars.push({label:Hd(m,y),full:`${Hd(m,m.label)}, ${y}`,total:v(d(w).reduce((b,$)=>b+($??0),0)),values:a.map(b=>({value:w[b.key],text:b.text(w)}))}),
c.set(y,g)}));let{shown:u,...f}=Gy([...c.values()],e.length,t,r),h=u.flatMap(m=>m.bars);return h.length===0?{empty:l}:{places:h.length,...f,data:m=>Jo({bars:h,kind:"time",stacked:!0,series:a.map(mR)},
m)}}function pR(e,{table:t,name:n,value:s,show:o,range:a,kind:r,sums:l}){let c=new Map;return e.forEach((d,u)=>d.data[t].forEach(f=>{let h=s(f)??null;if(h===null)return;let m=n(f),p=c.get(m)??{label:m,
values:e.map(()=>({value:null,text:"none"}))},w=(p.values[u].value??0)+h*(l?f.weight??1:1);p.values[u]={value:w,text:o(f,w),...a?.(f),none:r==="percent"?"0 %":"0"},c.set(m,p)})),[...c.values()]}var Hy=e=>Math.
max(...e.values.map(t=>t.value??0));function gR(e){let t=[...e].sort((n,s)=>Hy(s)-Hy(n)).slice(0,fR);return{shown:t,note:t.length<e.length?`the largest ${t.length} of ${e.length}`:""}}function He(e,{order:t},n){
let s=pR(e,n),{shown:o,...a}=n.ranks?Gy(s.map(r=>({...r,group:"",values:r.values.map(l=>l.value===null?[]:[l.value]),bar:r})),e.length,t,"ranks"):gR(s);return o.length===0?{empty:n.empty}:{places:o.length,
...a,data:r=>Jo({bars:o.map(l=>l.bar??l),kind:n.kind,series:hR(e),errors:!!n.range},r)}}var Ud=6,Uy=e=>new Set(e).size>1;function zd(e,t,n=!1){let s=e.map(l=>l.data.series),o=!s.some(l=>Uy(l.map(c=>c.
rank))),a=!n&&s.some(l=>[...new Set(l.map(d=>d.rank))].some(d=>Uy(l.filter(u=>u.rank===d).map(u=>u.device)))),r=new Map;return s.forEach((l,c)=>l.forEach(d=>{let u=`${a?`device ${d.device}, `:""}${t(d)}`,
f=`${o?"":`${d.rank} `}${u}`,h=r.get(f)??{key:f,name:u,group:o?"":`rank ${d.rank}`,sort:n?d.name:u,series:e.map(()=>null)};h.series[c]=d,r.set(f,h)})),[...r.values()]}var wR=e=>new Map(e.map(t=>[t.key,
t.series.map(n=>(n?.points??[]).reduce((s,o)=>Math.max(s,o[1]),0))]));function yR(e,t){if(!t[0].data.summary)return wR(e);let n=o=>`${o.rank} ${o.device} ${o.stream??o.name}`,s=t.map(o=>new Map(o.data.
summary.map(a=>[n(a),a.mean])));return new Map(e.map(o=>[o.key,o.series.map((a,r)=>a?s[r].get(n(a))??0:0)]))}function bR(e,t){let n=yR(e,t),s=new Map,o=new Map;for(let r of e){let l=n.get(r.key),c=o.get(
r.group)??{name:r.group,lines:new Map,nth:new Map},d=c.nth.get(r.sort)??0,u=`${r.sort} ${d}`;c.nth.set(r.sort,d+1),c.lines.set(u,l),o.set(r.group,c),s.set(u,Math.max(s.get(u)??0,...l.map(Math.abs)))}let a=[
...s.keys()];return zy([...o.values()].map(r=>({name:r.name,group:"",values:t.map((l,c)=>a.map(d=>(r.lines.get(d)?.[c]??0)/(s.get(d)||1)))}))).map(r=>r.name)}function _R(e,t){let n=new Map;e.forEach(a=>(n.
get(a.group)??n.set(a.group,[]).get(a.group)).push(a));let s=[],o=0;for(let a of t){if(o>0&&s.length+n.get(a).length>Ud)break;s.push(...n.get(a)),o+=1}return{taken:s.slice(0,Ud),count:o}}function kR(e,t,n){
if(e.length<=Ud)return{keys:e.map(c=>c.key),note:"",limited:!1};let s=[...new Set(e.map(c=>c.group))],o=s.length<2||n==="rank"?s:bR(e,t),{taken:a,count:r}=_R(e,o),l=s.length<2?`the first ${a.length} o\
f ${e.length} lines`:n==="rank"?`the first ${r} of ${s.length} ranks`:Ky(r,s.length,"ranks",t.length);return{keys:a.map(c=>c.key),note:l,limited:s.length>1}}var Kd=[""];function Gd(e,t,{lines:n,order:s}){
let o=e.map(r=>r.key).filter(r=>n.includes(r)),a=kR(e,t,s);return o.length>0||n.includes(Kd[0])?{...a,keys:o,note:o.length<e.length?`${o.length} of ${e.length} lines`:""}:a}function vR(e,t){let n=new Map(
t.map((s,o)=>[s,o]));return e.filter(s=>n.has(s.key)).sort((s,o)=>n.get(s.key)-n.get(o.key))}var xR=24;function Yy(e){return typeof e=="object"?e:e?{panel:t=>t.name,style:t=>t.group}:{panel:()=>"",style:t=>t.
key}}function Vy(){let e=new Map;return t=>e.get(t)??e.set(t,e.size).get(t)}function kl(e,t,{unit:n,name:s,panels:o=!1,ownDevice:a=!1,marks:r,empty:l,flat:c}){let d=zd(e,s,a),{panel:u,style:f}=Yy(o),{
keys:h,...m}=Gd(d,e,t),p=Vy(),w=d.filter(A=>h.includes(A.key)).flatMap(A=>{let D=p(f(A));return A.series.map((q,z)=>q&&{key:e[z].key,place:D,side:e[z].letter,panel:u(A),points:q.points,name:[[e[z].letter,
e[z].label].filter(Boolean).join(" · "),`rank ${q.rank}`,A.name].join(", ")})}).filter(Boolean);if(d.length>0&&h.length===0)return{empty:"No line is chosen.",limited:m.limited};if(w.every(A=>A.points.
length===0))return{empty:l};if(c&&w.every(A=>A.points.every(D=>D[1]===0)))return{empty:c};let y=[...new Set(w.map(A=>A.panel))].slice(0,xR),[g,b]=[Number(t.start||NaN),Number(t.end||NaN)],$=b>(g||0)?[
g||0,b]:null,N=r?.(e,vR(d,h))??[];return{data:A=>Sy({panels:y,unit:n,range:$,marks:N,lines:w.filter(D=>y.includes(D.panel))},A),places:y.length,limited:m.limited,note:[m.note,$&&`${O($[0])} to ${O($[1])}`].
filter(Boolean).join(", ")}}function Jy(e,t,n){let s=Vy();return new Map(e.filter(o=>t.includes(o.key)).map(o=>[o.key,s(Yy(n).style(o))]))}var $R=200,SR=512;function ER(e,t,n){let s=new Map;e.forEach(
a=>s.set(t(a),(s.get(t(a))??0)+n(a)));let o=new Set([...s].sort((a,r)=>r[1]-a[1]).slice(0,$R).map(([a])=>a));return{columns:[...s.keys()].filter(a=>o.has(a)),all:s.size}}function TR(e,t,n,{name:s,value:o,
text:a}){let r=[...new Set(t.map(f=>f.rank))].slice(0,SR),l=new Map(r.map((f,h)=>[f,h])),c=new Map(n.map((f,h)=>[f,h])),d=r.map(()=>n.map(()=>null)),u=r.map(f=>n.map(h=>[`rank ${f}, ${h}`]));for(let f of t){
let[h,m]=[l.get(f.rank),c.get(s(f))];h!==void 0&&m!==void 0&&(d[h][m]=(d[h][m]??0)+o(f),u[h][m].push(...a(f)))}return{title:e.letter?Zn(e):"",rows:r.map(String),cells:d,texts:u}}function Yd(e,t){let n=e.
map(c=>t.rowsOf(c)),{columns:s,all:o}=ER(n.flat(),t.name,t.value);if(s.length===0)return{empty:t.empty};let a=e.map((c,d)=>TR(c,n[d],s,t)).filter(c=>c.rows.length>0),r=Math.max(...a.map(c=>c.rows.length)),
l=Math.max(...n.map(c=>new Set(c.map(d=>d.rank)).size));return{places:r,panels:a.length,note:[s.length<o&&`${s.length} of ${o} ${t.what}, those with the most waiting`,r<l&&`the first ${r} of ${l} rank\
s`].filter(Boolean).join("; "),data:c=>Ny({panels:a,columns:s},c)}}var Vd=(e,t)=>Fd(e,t),Qy=e=>[`waits ${v(e.wait_per_step)} a step, exposed ${v(e.exposed_wait_per_step)}`,`causes ${v(e.caused_per_step)}\
 a step, last ${k(e.last)} of ${k(e.matched_rows)} times`],Xy=e=>[`waits ${v(e.wait)}, exposed ${v(e.exposed_wait)}`,`causes ${v(e.caused)}, last ${k(e.last)} times`];var Mn=e=>e.process_group===null?e.collective:`${e.collective} · ${e.process_group}`,es=(e,t)=>e.reduce((n,s)=>n===null||t(s)>t(n)?s:n,null);function Jd(e,t){let n=new Map;for(let s of e){let o=n.get(
t(s));o?o.push(s):n.set(t(s),[s])}return n}function OR(e){let t=es(e,n=>n.longest-n.shortest);return t?[`${Mn(t)} takes ${v(t.shortest)} on one rank and ${v(t.longest)} on another${t.step===null?"":` \
in step ${t.step}`}: its ranks send unequal shares, or wait; the trace does not say which.`]:[]}function eb(e){let[t]=e.summary;if(!t||t.rows===0)return[];let n=es(e.collectives.filter(a=>a.exposed_wait_per_step>
0),a=>a.exposed_wait_per_step),s=n?` The largest part of the exposed waiting is in ${Mn(n)}: ${v(n.exposed_wait_per_step)} a step.`:"",o=es(e.missing,a=>a.instances);return[...t.matched_rows===0?[]:[`\
Matched collectives take ${v(t.time_per_step)} a step and rank: ${v(t.transfer_per_step)} of transfer and ${v(t.wait_per_step)} of waiting, ${v(t.exposed_wait_per_step)} of it exposed.${s}`],...o?[`Ra\
nk ${o.rank} lacks ${E(o.instances,"collective")} that other ranks have: ${Mn(o)}${e.missing.length>1?". The Missing table has the others":""}.`]:[],...AR(t,e.unmatched),...OR(e.uneven)]}var MR={"neve\
r waited for":"point to point, with unequal shares, or of a kind that is not known"};function AR(e,t){if(e.unmatched_rows===0)return[];let n=[...Jd(t,s=>s.why)].map(([s,o])=>[s,o.reduce((a,r)=>a+r.count,
0)]).sort((s,o)=>o[1]-s[1]);return[`Waiting is not known for ${k(e.unmatched_rows)} of ${E(e.rows,"collective row")} (${v(e.unmatched_per_step)} a step and rank)${n.length===0?"":`: ${n.map(([s,o])=>`${k(
o)} ${MR[s]??s}`).join(", ")}`}.`]}function tb([e,t]){let[n,s]=[e.summary[0],t.summary[0]];if(!n?.matched_rows||!s?.matched_rows)return null;let o=a=>Y(s[a]-n[a]);return`${o("time_per_step")} a step a\
nd rank: ${o("transfer_per_step")} of transfer, ${o("wait_per_step")} of waiting.`}var RR={compute:"it computes",memory:"its copies take",idle:"its device idles"};function CR(e){let t=o=>o[`${o.cause}\
_excess_per_step`]??0,n=es(e.filter(({cause:o})=>o!==null),t),s=e.reduce((o,a)=>o+(a.caused_per_step??0),0)/(e.length-1);return!n||e.length<3||t(n)<=0||t(n)<s/2||t(n)<.02*n.step_time?"":` Rank ${n.rank}\
 exceeds the median rank most before collectives where it is last: ${RR[n.cause]} ${v(t(n))} a step longer, and each other rank waits ${v(s)} on average. Where it delays its process group, the ranks o\
utside wait for the group, whichever of its ranks is last.`}function nb(e,t){let n=Jd(e.filter(s=>s.device_type===t),s=>s.rank);return n.size<3?"":` The median rank reaches ${V(dn([...n.values()].map(
s=>Math.max(...s.map(o=>o.peak)))))}.`}function sb(e){let[t,n]=e,s=n.row.peak-t.row.peak,o=({data:l,row:c},d,u)=>new Map([...Jd(l[d].filter(f=>f.rank===c.rank&&f.device_type===c.device_type&&f.device===
c.device),f=>f[u])].map(([f,h])=>[f,h.reduce((m,p)=>m+p.bytes,0)])),a=(l,c)=>{let[d,u]=e.map(f=>o(f,l,c));return es([...new Set([...d.keys(),...u.keys()])].map(f=>({name:f,change:(u.get(f)??0)-(d.get(
f)??0)})),f=>f.change*Math.sign(s))},r=[a("live_modules","module"),a("live_operators","operator")].find(l=>l!==null&&!l.name.startsWith("no ")&&l.change*s>0);return s===0?null:`${oo(s)} at the peak${r?
`; ${r.name}: ${oo(r.change)}`:""}.`}var LR=30,NR=.1;function PR(e){let t=e.by_arithmetic.reduce((r,l)=>r+l.device_time_per_step,0),n=e.by_arithmetic.filter(r=>r.device_time_per_step>=NR*t),s=n.find(r=>r.
arithmetic==="float32"&&r.peak_pctg!==null&&r.fastest_tflops_per_s>r.peak_tflops_per_s),o=n.find(r=>r.dtype==="float32"&&r.arithmetic===null&&r.peak_pctg!==null),a=s?.dtype==="float32"?"TF32":s?.dtype;
return`${s?` Computed in float32: ${J(s.tflops_per_s,0,1)} TFLOP/s, ${K(s.peak_pctg)} of the float32 peak${s.peak_pctg<LR?"":`; ${a} would allow ${J(s.fastest_tflops_per_s,0,1)} TFLOP/s (${J(s.fastest_tflops_per_s/
s.peak_tflops_per_s,0,1)} times)`}.`:""}${o?` The names of some kernels do not tell whether they compute in float32 or TF32: ${v(o.device_time_per_step)} are measured against the peak of TF32.`:""}`}var Zy=e=>`${J(
e.tflops_per_s,0,1)} TFLOP/s${e.peak_pctg===null?"":`, ${K(e.peak_pctg)} of the peak`}`;function ob(e){let[t]=e.summary;if(!t||t.tflops_per_s===null)return"";let n=es(e.by_operator,s=>s.device_time_per_step);
return`${mt(t.flops_per_step)}FLOPs a step and rank in ${v(t.known_time_per_step)}, ${K(t.known_pctg)} of the device time: ${Zy(t)}${t.peak_pctg===null||t.device===null?"":` of ${t.device}`}.${n&&e.by_operator.
length>1&&n.tflops_per_s!==null?` The largest part of that time is ${n.operator}: ${v(n.device_time_per_step)}, ${Zy(n)}.`:""}${PR(e)}`}var ab=(e,t)=>e.phases.filter(({phase:n})=>n!=="empty").map(n=>{
let s=es(t,({key:a})=>n[a]??0),o=100*(n[s.key]??0)/n.mean_time;return`${n.phase}: ${v(n.median_time)} a call, the median of ${k(n.calls)}${o>0?`; ${K(o)} of the time is ${s.name}`:""}.`}).join(" "),vl="\
No rank waits for another one in the collectives that match.",IR={compute:"it computes longer",memory:"its copies take longer",idle:"its device idles: the host is late"},DR=.2;function rb(e){let[t]=e.
by_rank;if(!t||t.caused_per_step===0||t.caused_per_step===null)return vl;let n=e.by_rank.filter(u=>u.straggler===1),s=e.by_rank.filter(u=>u.worst_steps>0);if(n.length===0)return`There is no straggler:\
 rank ${t.rank} causes the most exposed waiting, ${K(t.caused_pctg)} of it. In ${s.length===1?`${t.worst_steps===t.steps?"every step":`${t.worst_steps} of ${t.steps} steps`} it is this rank`:`differen\
t steps it is one of ${s.length} ranks`}.${CR(e.by_rank)}`;let[o]=n,a=e.by_rank,r=a.reduce((u,f)=>u+f.step_time,0)/a.length,l=o.step_time_like_median,c=o.worst_steps===o.steps?"every step":`${o.worst_steps}\
 of ${o.steps} steps`,d=Math.max(r-l,0);return`Rank ${o.rank} is a straggler: it causes ${K(o.caused_pctg)} of the exposed waiting, the most of all ranks in ${c}${qR(o,a.length-1)}. If it came at the \
same time as the others, the mean step of all ranks would be ${v(d)} shorter (${v(l)})${d<DR*Math.min(o[`${o.cause}_excess_per_step`],o.caused_per_step/(a.length-1))?": not more, because some other ra\
nk hardly waits for it":""}.`}function qR(e,t){let n=e[`${e.cause}_excess_per_step`];return n>=e.caused_per_step/t/2?`, because ${IR[e.cause]} (${v(n)} a step more than the median rank)`:""}var lb=[["compute",ye.compute,"--part-compute"],["non_compute",ro,"--part-communication"],["idle",ye.idle,"--part-idle"]].map(([e,{name:t,what:n},s])=>({key:`${e}_time`,name:t,what:n,property:s,text:o=>`${v(
o[`${e}_time`])}, ${Fs(o[`${e}_time_pctg`])}`})),kb={title:"Temporal breakdown",params:[],intro:"From the first to the last device row of a rank: computing, exposed communication and memory (nothing h\
ides them), or idle.",charts:[{id:"temporal",table:"rows",title:"Time of each rank",height:e=>re(e),legend:lb,sums:!0,make:(e,t)=>On(e,t,{label:sa(e),rowsOf:n=>n.data.rows,parts:lb,what:"ranks",empty:Qn})}],
tables:[{key:"rows",caption:"Ranks",main:["idle_time_pctg","compute_time","non_compute_time"],columns:[ee,Q(C(T("idle_time",ye.idle.name),ye.idle.what)),fe("idle_time_pctg","idle, %"),Q(C(T("compute_t\
ime",ye.compute.name),ye.compute.what)),j(fe("compute_time_pctg","compute, %")),Q(C(T("non_compute_time",ro.short),ro.what)),fe("non_compute_time_pctg",`${ro.short}, %`),Q(C(T("kernel_time","all"),"Fr\
om the first to the last device row")),Bs]}]},BR="No operator of the selected ranks and steps has known FLOPs. Record with record_shapes=True: FLOPs are counted from shapes, and from other inputs that\
 it records.",tu="no FLOPs are known, or not the peak of this device for numbers of this type",ib=e=>J(e,0,3),oa=(e,t)=>j({...oe(e,t),show:mt,showDiff:Cn}),js=Ae(C(oe("tflops_per_s","TFLOP/s"),"FLOPs \
divided by the device time of what was launched inside the operator, in 10¹² a second")),aa=_e(Ae(C(fe("peak_pctg","of peak"),"Share of the peak speed of the device in the arithmetic that the names \
of the kernels tell, from the data sheet of its vendor, dense; of several together: the part of their time that they would take at the peak of each")),tu),cb=_e(Ae(C(fe("fastest_peak_pctg","of fastest"),
"The same of the fastest arithmetic that the device has for these numbers: TF32 for float32")),tu),db=(e,t)=>_e(j(oe(e,t)),tu),Qd=C(T("device_time_per_step","device per step"),"Device time of what was\
 launched inside the operator, per step and rank"),ub=Ae(C(Jt("gb_per_s_at_least","bandwidth, at least"),"Each input read once and the output written once, divided by the device time")),fb=j(C(oe("flo\
ps_per_byte_at_most","FLOPs per byte"),"FLOPs for each byte that has to be read or written: at most")),vb={title:"Work",ofSteps:!0,params:[],intro:"What kinds of work the device time is; floating-poin\
t operations of matrix products, convolutions and attention, counted from the shapes of their inputs, and how fast the device did them.",above:{tables:2},notes:e=>ta(e,ob),charts:[{id:"speed",table:"b\
y_operator",title:"Achieved TFLOP/s by operator",height:re,make:(e,t)=>He(e,t,{table:"by_operator",kind:"count",name:n=>n.operator,value:n=>n.tflops_per_s,empty:BR,show:n=>`${ib(n.tflops_per_s)} TFLOP\
/s${n.peak_pctg===null?"":`, ${ib(n.peak_pctg)} % of the peak`}`})}],tables:[{key:"summary",caption:"In all",main:["tflops_per_s","peak_pctg","known_time_per_step"],columns:[oa("flops_per_step","FLOPs\
 per step"),T("device_time_per_step","device per step"),C(T("known_time_per_step","with known FLOPs"),"Device time of operators whose FLOPs are known, per step and rank"),j(fe("known_pctg","share")),js,
aa,cb,Pt(I("device","device"))]},{key:"classes",caption:"Classes of work",main:["device_time_per_step","tflops_per_s","gb_per_s_at_least"],columns:[C(I("class","class"),"By the operators that launched\
 it, else by the names of kernels; other: nothing says what it is"),Q(j(F("device_rows","device rows"))),T("device_time_per_step","device per step"),j(fe("device_time_pctg","share of device time")),js,
ub,fb]},{key:"by_rank",caption:"Ranks",main:["known_time_per_step","tflops_per_s","peak_pctg"],columns:[ee,oa("flops_per_step","FLOPs per step"),T("device_time_per_step","device per step"),T("known_ti\
me_per_step","with known FLOPs"),js,aa]},{key:"by_arithmetic",caption:"Arithmetic",main:["device_time_per_step","tflops_per_s","peak_pctg"],columns:[C(I("dtype","type"),"The type of the numbers of bot\
h factors"),_e(C(I("arithmetic","computed in"),"What the kernels multiply in, by their names. float32 of NVIDIA runs on its plain units; TF32, and 3xTF32 (three products for one), on the tensor cores"),
"the names of the kernels do not tell: the peak is that of the fastest"),Q(j(F("calls","calls"))),oa("flops_per_step","FLOPs per step"),Qd,js,aa,cb,db("peak_tflops_per_s","peak TFLOP/s"),db("fastest_t\
flops_per_s","fastest TFLOP/s")]},{key:"by_operator",caption:"Operators",main:["device_time_per_step","tflops_per_s","peak_pctg"],columns:[Qt,Q(j(F("calls","calls"))),oa("flops_per_step","FLOPs per st\
ep"),Qd,js,aa]},{key:"by_shapes",caption:"Operators and shapes",main:["device_time_per_step","tflops_per_s"],columns:[Qt,I("shapes","shapes",!0),C(I("dtype","type"),"The type of the numbers of both fa\
ctors"),I("class","class"),Q(j(F("calls","calls"))),oa("flops_per_call","FLOPs per call"),Qd,js,aa,fb]},{key:"elementwise",caption:"Elementwise operators: bandwidth, at least",main:["device_time_per_s\
tep","gb_per_s_at_least"],columns:[Qt,I("shapes","shapes",!0),I("dtypes","types",!0),Q(j(F("calls","calls"))),T("device_time_per_step","device per step"),ub]},{key:"unknown",caption:"Device time witho\
ut known FLOPs",main:["device_time_per_step"],columns:[C(Qt,"The innermost operator that launched it"),Q(j(F("device_rows","device rows"))),T("device_time_per_step","device per step"),j(fe("device_tim\
e_pctg","share of device time"))]}]},hb=[["host_wait","--idle-host"],["kernel_wait","--idle-kernel"],["other","--part-idle"]].map(([e,t])=>({key:e,property:t,name:Ri[e],what:Mh[e],text:n=>v(n[e])}));function FR(e){
let t=new Map;for(let n of e.data.rows.filter(s=>s.stream!==null)){let s=`${n.rank} ${n.device} ${n.stream}`,o=t.get(s)??{rank:n.rank,stream:n.stream};o[n.idle_category]=n.idle_time,t.set(s,o)}return[
...t.values()]}var xb={title:"Idle time",params:[qe("consecutive_kernel_delay","Between kernels: gaps below, µs","30"),{name:"streams",label:"Streams",type:"text",placeholder:"all"},_l("show_idle_int\
erval_stats","Statistics of the gaps",!1)],intro:"Why streams are idle between their rows: the host had not launched yet, the gap between two kernels is short, or something else.",charts:[{id:"idle",table:"\
rows",title:"Idle time of each stream",height:e=>re(e),legend:hb,sums:!0,make:(e,t)=>{let n=sa(e);return On(e,t,{rowsOf:FR,group:na,label:s=>`${n(s)}, ${na(s)}`,parts:hb,what:"streams",empty:Qn})}}],tables:[
{key:"rows",caption:"Streams",columns:[ee,Xn,wl,Re("idle_category","why idle",Ri),Q(T("idle_time","idle")),j(jd("idle_time_ratio","share")),Bs],extra:e=>"count"in e?Zo(T):[]}]},nu={title:"Kernels",params:[
qe("duration_ratio","Share of time to show","0.8"),qe("num_kernels","Kernels at most","10"),_l("include_memory_kernels","Copies too",!0)],intro:"What kinds of work the devices do, alone or at once, an\
d the kernels that take most of it.",charts:[{id:"kinds",title:"Kinds of work",height:re,make:(e,t)=>He(e,t,{table:"kinds",kind:"percent",empty:Qn,name:n=>Ai(n.kernel_type),value:n=>n.percentage,show:n=>`${Fs(
n.percentage)}, ${v(n.sum)}`})},{id:"kernels",table:"over_ranks",title:"Mean of a kernel, with the fastest and slowest rank",height:re,make:(e,t)=>He(e,t,{table:"over_ranks",kind:"time",empty:Qn,name:n=>n.
name,value:n=>n.mean,show:n=>`${v(n.mean)}, mean of ${k(n.count)} calls${n.ranks>1?`, ranks ${v(n.min_mean)} to ${v(n.max_mean)}`:""}`,range:n=>({low:n.mean-n.min_mean,high:n.max_mean-n.mean})})}],tables:[
{key:"over_ranks",caption:"Kernels",main:["sum","count","mean"],columns:[yl,ea,j(F("ranks","ranks")),Q(F("count","calls")),Q(T("sum","time")),T("mean","mean"),T("min_mean","fastest rank"),T("max_mean",
"slowest rank")]},{key:"kinds",caption:"Kinds",columns:[Re("kernel_type","kind",Ai),Q(j(T("sum","time"))),j(fe("percentage","share"))]},{key:"kernels",caption:"Kernels of each rank",main:["sum","count",
"mean"],columns:[yl,ea,ee,Q(F("count","calls")),Q(T("sum","time")),T("mean","mean"),T("min","min"),T("max","max"),T("std","std")]}]},jR=(e,t)=>e.place-t.place||Object.keys(Pa).indexOf(e.class)-Object.
keys(Pa).indexOf(t.class),$b={title:"Kernel launches",params:[qe("runtime_cutoff","Slow launch over, µs","50"),qe("launch_delay_cutoff","Late start over, µs","100"),_l("include_memory_events","Copie\
s too",!0)],intro:"What a launch costs on the host, what it runs on the device, and how long it waits. Kernels shorter than their launch leave the device idle.",above:{charts:4},charts:[...Object.entries(
Ci).map(([e,t])=>({id:`launch-${e}`,table:"launches",title:Na(t),half:!0,height:()=>230,make:n=>{let s=n.map(o=>({key:o.key,side:o.letter,name:Zn(o),bins:o.data.histograms.filter(a=>a.measure===e)}));
return s.every(o=>o.bins.length===0)?{empty:gl}:{data:o=>Oy({sides:s},o)}}})),{id:"launch-scatter",table:"launches",title:"Host against device",half:!0,height:()=>230,make:e=>e.every(t=>t.data.scatter.
length===0)?{empty:gl}:{data:()=>My({sides:e.map(t=>({key:t.key,side:t.letter,name:Zn(t),points:t.data.scatter}))})}}],tables:[{key:"counts",caption:"Launches",columns:[ee,Q(F("count","launches")),Q(F(
"short_kernels","shorter than their launch")),Q(F("runtime_outliers","slow launches")),Q(F("launch_delay_outliers","late starts")),Bs]},{key:"worst",caption:"The worst launches",apart:!0,order:jR,columns:[
Re("class","why",Pa),ee,yl,Qt,T("cpu_duration","host"),T("gpu_duration","device"),T("launch_delay","delay")]},{key:"summary",caption:"Summary",main:["mean","50%","max"],columns:[ee,Re("measure","measu\
re",Ci),...Zo(T)]}]},Sb={title:"Queue length",window:!0,params:[qe("max_queue_length","Length of a full queue","1024")],intro:"Work that is launched but not started, for each stream. Drag across the c\
hart to look closer: finer points are fetched.",charts:[{id:"queue",table:"series",title:"Queue",series:na,height:hl,make:(e,t)=>kl(e,t,{unit:"waiting",name:na,empty:gl})}],tables:[{key:"summary",caption:"\
Summary",main:["mean","50%","max"],columns:[ee,Xn,wl,...Zo(oe,j)]},{key:"time_blocked",caption:"Time blocked at a full queue",columns:[ee,Xn,wl,Q(T("duration_at_max_queue_length","blocked")),jd("relat\
ive_duration_at_max_queue_length","share of the rank")]}]},WR="The part of the time for which a value is known",mb=[j(oe("mean","mean")),j(oe("min","min")),j(oe("max","max")),j(C(T("known_time","known"),
WR))],pb=I("counter","counter"),Eb={title:"Clocks, power, temperature",tab:"Clocks",host:!0,ofSteps:!0,counters:!0,intro:"Counters of the devices while the steps ran. The mean is weighted by time.",notes:bl,
params:[],charts:[],above:{tables:2},tables:[{key:"rows",caption:"All steps",main:["mean","max"],columns:[ee,Xn,pb,...mb]},{key:"by_step",caption:"By step",main:["mean","max"],columns:[ee,_e(I("step",
"step"),"the recording has no steps"),Xn,pb,...mb]}]},Tb="The selected ranks record no memory. Record it with profile_memory=True in torch.profiler.profile.",HR="It is not known what is live at the pe\
ak: either all of it was allocated before the recording began, or the trace does not record addresses.",Ws=e=>e===null?"device":e.replace(/^(CUDA|HIP)/,"GPU"),gb=e=>Ws(e.device<0?e.name:e.name.replace(
/ (allocated|reserved)/,` ${e.device} $1`)),UR=e=>e.replace(/ (allocated|reserved)/,""),zR=e=>e.includes(" reserved")?"reserved":"allocated",wb={panel:e=>UR(e.name),style:e=>`${e.group} ${zR(e.name)}`},
Ob=e=>[Ws(e.device_type),e.device>=0?e.device:""].join(" ").trim(),eu=(e,t)=>e.some(n=>new Set(n.data.peaks.map(s=>s[t])).size>1),KR=(e,t)=>n=>[eu(e,"rank")&&`rank ${n.rank}`,eu(e,"device_type")&&Ob(n),
n[t]].filter(Boolean).join(" · ");function GR(e,t){return e.flatMap((n,s)=>{let o=t.map(a=>a.series[s]).find(Boolean)?.rank;return(n.data.step_times??[]).filter(a=>a.rank===o).map(a=>({side:n.letter,
at:a.start,end:a.start+a.duration,text:`step ${a.step}`}))})}function Mb(e){return e.flatMap(t=>t.data.peaks.map(n=>({side:t,row:n}))).reduce((t,n)=>n.row.peak>(t?.row.peak??-1/0)?n:t,null)}function YR({
side:e,row:t}){let n=[eu([e],"rank")&&`rank ${t.rank}`,Ob(t)].filter(Boolean).join(", "),s=t.peak_step===null?"":`, in step ${t.peak_step}`,o=t.live_at_peak===null?" The trace does not record all addr\
esses, so what is live then is not known.":` ${V(t.live_at_peak)} of it was allocated in the recording, ${V(t.from_before)} before it began.`,a=t.totals==="sums"?" The trace does not record totals: th\
ese are sums of its allocations and frees, from 0 at the start.":"";return[i("strong",{},`${e.letter?`${e.letter}: `:""}`),`The peak is ${V(t.peak)} (${n}), ${v(t.peak_at)} after the first event${s}.${o}${nb(
e.data.peaks,t.device_type)}${a}`]}function VR(e){let t=e.map(s=>Mb([s])),n=t.length===2&&t.every(Boolean)&&Ws(t[0].row.device_type)===Ws(t[1].row.device_type)&&sb(t.map(({side:s,row:o})=>({data:s.data,
row:o})));return n?[i("p",{class:"memory-sentence"},i("strong",{},"B − A: "),n)]:[]}var JR=e=>[...e.flatMap(t=>{let n=Mb([t]);return n?[i("p",{class:"memory-sentence"},YR(n))]:[]}),...VR(e)],Ab={...I(
"device_type","memory"),show:Ws,alike:Ws},QR=_e(ml("device","device"),"host memory has no number"),XR=Fy(C({...I("span","file"),show:e=>String(e+1)},"Of a rank that has several trace files"),e=>e>0),yb=C(
We("bytes","live at the peak"),"Allocated at or before the peak, and not freed by then"),Xd=j(fe("pctg","share")),Zd=F("allocations","allocations"),xl=[ee,XR,Ab,QR],bb=(e,t,n,s)=>e.every(o=>o.data.peaks.
length===0)?{empty:Tb}:He(e,t,{table:n,kind:"bytes",name:KR(e,s),value:o=>o.bytes,show:(o,a)=>`${V(a)}, ${K(o.pctg)} of the peak`,empty:HR}),Rb={title:"Memory",window:!0,ofSteps:!0,host:!0,params:[qe(
"limit","Frames of each device","100")],intro:"Memory that the allocator of PyTorch hands out (allocated) and holds (reserved), over the whole recording, and what is live at its peak. Drag across the \
chart to look closer: finer points are fetched.",notes:JR,charts:[{id:"memory-curves",table:"series",title:"Memory over time",series:gb,panels:wb,ownDevice:!0,height:hl,make:(e,t)=>kl(e,t,{unit:"bytes",
name:gb,panels:wb,ownDevice:!0,marks:GR,empty:Tb})},{id:"live_modules",title:"Live at the peak, by module",height:re,make:(e,t)=>bb(e,t,"live_modules","module")},{id:"live_operators",title:"Live at th\
e peak, by operator",height:re,make:(e,t)=>bb(e,t,"live_operators","operator")}],tables:[{key:"peaks",caption:"Peaks",main:["peak","reserved_peak","live_at_peak"],columns:[...xl,C(We("peak","peak allo\
cated"),"The largest amount that is allocated"),Pt(C({...T("peak_at","at"),number:!1},"When it is reached first, after the first event of the set")),Pt(_e(I("peak_step","step"),"outside of the recorde\
d steps")),C(We("unused_at_peak","unused then"),"Reserved minus allocated at the peak"),C(We("reserved_peak","peak reserved"),"The largest amount that is reserved"),C(We("unused_at_reserved_peak","unu\
sed then"),"Reserved minus allocated at the peak of what is reserved"),C(We("live_at_peak","live at the peak"),"Allocated in the recording at or before the peak, and not freed by then"),C(We("from_bef\
ore","from before"),"The rest of the peak: allocated before the recording began"),C(We("never_freed","never freed"),"Allocated in the recording and not freed until its end"),F("never_freed_allocations",
"never freed, allocations"),C(We("unseen_freed","freed, allocated before"),"Freed in the recording, allocated before it began"),{...Pt(I("totals","totals")),what:"recorded: the trace states them. sums\
: added up from its allocations and frees, because it does not state them"}]},{key:"live_modules",caption:"Modules at the peak",columns:[...xl,I("module","module",!0),yb,Xd,Zd,F("frames","frames")]},{
key:"live",caption:"Live at the peak, by frame",columns:[...xl,I("frame","frame",!0),I("operator","operator",!0),yb,Xd,Zd]},{key:"operators",caption:"Allocations and frees in the selected steps",columns:[
Ab,I("operator","operator",!0),oe("allocations_per_step","allocations per step"),We("allocated_per_step","allocated per step"),oe("frees_per_step","frees per step"),We("freed_per_step","freed per step")]},
{key:"never_freed",caption:"Never freed in the recording",columns:[...xl,I("frame","frame",!0),I("operator","operator",!0),We("bytes","never freed"),Xd,Zd]}]},_b=e=>e.name,Cb={title:"Memory bandwidth",
window:!0,params:[],intro:"Bandwidth of the copies and memsets that run at each moment, each kind on its own scale. Drag across the chart to look closer: finer points are fetched.",charts:[{id:"bandwi\
dth",table:"series",title:"Bandwidth of each kind of copy",series:_b,panels:!0,height:hl,make:(e,t)=>kl(e,t,{unit:"rate",name:_b,panels:!0,empty:"There are no copies and no memsets in the selected ran\
ks, steps and time.",flat:"This trace records no bandwidth of copies: every point is 0."})}],tables:[{key:"summary",caption:"Summary",main:["count","mean","max"],columns:[ee,Xn,I("name","copy"),...Zo(
Jt,Ae,j)]}]};var uu=[["host_operator","operators","Self time of operators on the host"],["runtime_call","runtime calls","Calls of the runtime or the driver that do not wait"],["data_loading","data loading","The ho\
st loads data"],["launch_delay","launch delay","From the start of a launch to the start of what it launched"],["device_kernel","kernels","Compute on the device"],["communication","communication","Comm\
unication on the device"],["device_copy","copies","Copies and memsets on the device"],["kernel_gap","gaps between kernels","Short gaps between two rows of a device"],["sync","waits for the device","Th\
e host waits for the device"],["between_operators","between operators","A thread is between two operators: Python, or something that is not recorded"],["idle","idle","Nothing on the path runs"]],An=Object.
fromEntries(uu.map(([e,t])=>[e,t])),Lb=uu.map(([e,t,n])=>({key:e,name:t,what:n,property:`--path-${e.replaceAll("_","-")}`,text:s=>`${v(s[e])}, ${Fs(s.path>0?Number((s[e]/s.path*100).toFixed(2)):0)}`})),
du="There are no steps here.",$l=e=>e.step===null?"whole file":`step ${e.step}`,su=e=>e.span>0?`, file ${e.span+1}`:"";function ZR(e,t){let[n,s]=e,o=t.step===null?"":String(t.step);return $s({control:n.
data.set,test:s?.data.set??"",control_marker:n.data.marker??"",test_marker:s?.data.marker??"",control_rank:String(t.rank),control_step:o,control_span:t.span>0?String(t.span):"",path:!0})}function eC({
data:e}){let t=e.by_kind.filter(s=>s.time>0).sort((s,o)=>o.time-s.time);if(t.length===0)return du;let n=e.by_kind.reduce((s,o)=>s+o.time_per_step,0);return`${v(n)} a step: ${t.slice(0,3).map(s=>`${K(s.
time_pctg)} ${An[s.kind]}`).join(", ")}.`}var Nb=_e(T("longest","longest"),"the path has no such segment"),Pb=_e(I("name","name",!0),"waiting and gaps have no name"),Wb={title:"Critical path",host:!0,
ofSteps:!0,params:[qe("consecutive_kernel_delay","Short gaps, µs","30"),qe("segments","Longest segments","100")],intro:"The chain of operators, launches and kernels, one after the other, that holds t\
he most work of a step. Anything off the chain can take longer without making the step longer.",notes:e=>[...e.map(t=>i("p",{class:"path-sentence"},t.letter&&i("strong",{},`${t.letter}: `),eC(t))),e[0].
data.by_step.length>0&&i("p",{},i("a",{href:ZR(e,e[0].data.by_step[0])},`Show the path of ${$l(e[0].data.by_step[0])}, rank ${e[0].data.by_step[0].rank}, in the timeline`))],charts:[{id:"path-names",table:"\
by_name",title:"On the path, per step",height:re,make:(e,t)=>He(e,t,{table:"by_name",kind:"time",name:n=>n.name===null?An[n.kind]:`${n.name} (${An[n.kind]})`,value:n=>n.time_per_step,empty:du,show:n=>`${v(
n.time_per_step)} a step, ${K(n.time_pctg)}`})},{id:"path-steps",table:"by_step",title:"What the path of each step is made of",height:e=>re(e),legend:Lb,make:(e,t)=>On(e,t,{parts:Lb,what:"steps",empty:du,
rowsOf:n=>n.data.by_step,label:n=>[e.some(s=>s.data.ranks.length>1)&&`rank ${n.rank}`,`${$l(n)}${su(n)}`].filter(Boolean).join(" · ")})}],tables:[{key:"by_kind",caption:"Kinds",columns:[Re("kind","ki\
nd",An),Re("work","work",e=>e===1?"yes":"waiting"),T("time_per_step","time per step"),j(fe("time_pctg","share")),Q(F("segments","segments")),Nb]},{key:"by_name",caption:"Operators, calls and kernels",
columns:[Re("kind","kind",An),Pb,T("time_per_step","time per step"),j(fe("time_pctg","share")),Q(F("segments","segments")),Nb]},{key:"by_step",caption:"Steps",columns:[ee,{...I("step","step"),show:(e,t)=>$l(
t)+su(t)},C(T("path","path"),"The whole path, including waits; the kinds add up to it"),C(T("work","work"),"Without waits for the device, between operators and idle"),...uu.map(([e,t,n])=>C(T(e,t),n)),
T("step_time","step time")]},{key:"segments",caption:"Longest segments",apart:!0,columns:[ee,{...I("step","step"),show:(e,t)=>$l(t)+su(t)},T("start","from"),T("duration","takes"),Re("kind","kind",An),
Pb,_e(I("lane","thread or stream"),"waiting is on none")]}]},Hb={title:"Operators on the device",tab:"Operators",params:[],intro:"Device time of the work that each operator launched itself, without ne\
sted operators.",charts:[{id:"operators",table:"rows",title:"Time, all ranks together",sums:!0,height:re,make:(e,t)=>He(e,t,{table:"rows",kind:"time",sums:!0,empty:Qn,name:n=>n.operator??"not known",value:n=>n.
sum,show:(n,s)=>v(s)})}],tables:[{key:"rows",caption:"Operators",main:["sum","count","mean"],columns:[Qt,ea,ee,Q(F("count","calls")),Q(T("sum","time")),T("mean","mean"),T("min","min"),T("max","max"),T(
"std","std")]}]};function tC(e){let{operator_name:t,min_pattern_len:n}=e.shown,s=n>1&&i("a",{href:e.href({min_pattern_len:"1"})},"Show patterns of one kernel or more");return t===null?[`No operator la\
unches ${n>1?`${n} kernels or more`:"a kernel"} in the selected ranks and steps. `,s||Nn]:[`No operator with “${t}” in its name launches ${n>1?`${n} kernels or more`:"a kernel"} here. `,s]}var Ub={
title:"Kernel sequences",params:[{name:"operator_name",label:"Operator, or a part of its name",type:"operator"},qe("min_pattern_len","Kernels at least","3"),qe("top_k","Patterns at most","5")],intro:"\
What an operator launches, and how often in the same order.",chosen:e=>e.operator_name===""&&e.shown.operator_name!==null&&["This is ",i("b",{class:"mono"},e.shown.operator_name),", the operator whose\
 kernels take the most device time. Name another one above."],charts:[{id:"patterns",title:"Device time of the patterns",height:re,sums:!0,make:(e,t)=>He(e,t,{table:"patterns",kind:"time",sums:!0,name:n=>n.
pattern,value:n=>n.kernel_duration,empty:tC(t),show:(n,s)=>v(s)})}],tables:[{key:"patterns",caption:"Patterns",rows:4,main:["kernel_duration","count"],columns:[jy("pattern","operator and its kernels"),
ee,{...F("length","kernels"),showDiff:null},Q(F("count","calls")),Q(T("kernel_duration","on the device")),Q(T("operator_duration","on the host"))]}]},zb={title:"Annotations",host:!0,params:[{name:"use\
_gpu_annotation",label:"Annotations",type:"choice",options:{true:"on the devices",false:"on the host"}}],intro:"Time inside the ranges that the program marked (record_function, steps).",instead:(e,t)=>e.
use_gpu_annotation===""&&t.every(n=>n.data.rows.length===0)?{use_gpu_annotation:"false"}:null,chosen:e=>e.use_gpu_annotation===""&&!e.shown.use_gpu_annotation&&"There are none on the devices, so those\
 of the host are shown.",charts:[{id:"annotations",table:"rows",title:"Time, all ranks together",sums:!0,height:re,make:(e,t)=>He(e,t,{table:"rows",kind:"time",sums:!0,name:n=>n.name,value:n=>n.sum,empty:'\
There are none. A range is marked with torch.profiler.record_function("name").',show:(n,s)=>v(s)})}],tables:[{key:"rows",caption:"Annotations",main:["sum","count","mean"],columns:[pl(I("name","name",!0),
(e,{use_gpu_annotation:t})=>t?"gpu_user_annotation":"user_annotation"),ee,Q(F("count","calls")),Q(T("sum","time")),T("mean","mean"),T("min","min"),T("max","max"),T("std","std")]}]},nC='There are no an\
notations that name a phase in the selected ranks and steps. These names are recognized: those that vLLM (execute_context_1(512)_generation_8(8)), SGLang (step[DECODE bs=8]), ATOM (prefill[bs=1 tok=51\
2]) and TensorRT-LLM ([Executor] _forward_step …) give to their steps, and your own, record_function("prefill") or record_function("decode").',sC={prefill:"prefill: prompts are read",decode:"decode:\
 tokens are generated",mixed:"mixed: prompts are read and tokens generated in one call",verify:"verify: tokens of a draft are checked",draft:"draft: a smaller model guesses tokens",empty:"empty: no re\
quest"},Al=[["compute","--part-compute"],["exposed_communication","--part-communication"],["exposed_memory","--part-memory"],["idle","--part-idle"]].map(([e,t])=>({key:e,property:t,name:ye[e].name,what:ye[e].
what,text:n=>`${v(n[e])} a call`})),oC=e=>[e.phase,e.requests!==null&&`${e.requests} requests`,e.tokens!==null&&`${e.tokens} tokens`].filter(Boolean).join(" · ").replaceAll("-","–"),ou=e=>e===null?
M:k(Math.round(e)).replace("-","−"),aC=e=>`${k(Math.round(e))} tokens/s`;function rC(e){if(e.length<2)return null;let[t,n]=e.map(({data:o})=>o),s=t.phases.filter(({phase:o})=>o!=="empty"&&n.phases.some(
a=>a.phase===o)).map(({phase:o})=>[" ",i("a",{href:Je({...Ne(""),control:t.set,test:n.set,control_marker:`phase:${o}`,test_marker:`phase:${o}`})},o)]);return s.length>0&&i("p",{class:"phase-links"},"C\
ompare the calls of one phase, each as a step:",s)}var au="the names of these annotations do not say it",ru=[F("calls","calls"),C(T("median_time","median"),"The duration of the annotation on the host"),
T("mean_time","mean"),...Al.map(({key:e,name:t,what:n})=>C(T(e,t),`${n}, per call`)),C(T("device_time","device"),"What a call launches, wherever it runs; per call"),_e(C(j(F("requests_in_all","request\
s")),"Of all calls whose names say them"),au),_e(C(j(F("tokens_in_all","tokens")),"Of all calls whose names say them: of prompts, and generated"),au),C(T("active_time","at work"),"Time in which a call\
 runs on the host or on a device, of all ranks"),_e(C(Ae({...oe("tokens_per_second","tokens/s"),show:ou,showDiff:e=>e>0?`+${ou(e)}`:ou(e)}),"Tokens by the time in which such calls are at work, of one \
rank"),au)],lu=["calls","median_time","tokens_per_second"],Sl=I("phase","phase"),Ib=(e,t)=>({...I(e,t),show:n=>n===null?"not stated":n.replace("-","–")}),Kb={title:"Phases of serving",tab:"Phases",params:[],
ofSteps:!0,intro:"Prefill, decode and other phases of a language model server, from the names of its annotations. A call is one annotation; compute, exposed communication, exposed memory and idle add \
up to its time.",notes:e=>[...ta(e,t=>ab(t,Al)),i("p",{class:"muted small"},[...new Set(e.flatMap(({data:t})=>t.phases.map(n=>n.phase)))].map(t=>sC[t]).join("; ")),rC(e)],charts:[{id:"phases",title:"T\
ime of a call, by phase",height:e=>re(e),legend:Al,make:(e,t)=>On(e,t,{parts:Al,what:"phases",rowsOf:n=>n.data.phases,label:n=>n.phase,empty:nC})},{id:"phase-rates",table:"sizes",title:"Tokens a secon\
d, by phase and size",height:re,make:(e,t)=>He(e,t,{table:"sizes",kind:"number",name:oC,value:n=>n.tokens_per_second,show:n=>aC(n.tokens_per_second),empty:e.every(({data:n})=>n.phases.length===0)?"The\
re are no phases.":"The names of these annotations do not say how many tokens a call has."})}],tables:[{key:"phases",caption:"Phases",main:lu,columns:[Sl,...ru]},{key:"sizes",caption:"Phases by size o\
f a call",main:lu,columns:[Sl,C(Ib("requests","requests"),"Of one call, up to a power of two"),C(Ib("tokens","tokens"),"Of one call, up to a power of two"),...ru.map(e=>({...e,title:e.key.endsWith("_i\
n_all")?`${e.title} in all`:e.title}))]},{key:"by_rank",caption:"Phases by rank",main:lu,columns:[ee,Sl,...ru]},{key:"forms",caption:"Names that were found",columns:[Sl,C(I("form","form of the name",!0),
"Braces stand for numbers, {k} for members such as bs=8"),F("calls","calls")]}]},lC="There are no counters of kernels in the selected ranks and steps. PyTorch records them if the profiler is configure\
d with CUPTI metrics.",iC=e=>e===null?M:J(e,0,3),Gb={title:"Counters of operators",tab:"Counters",host:!0,params:[qe("limit","Kernels listed","100")],intro:"Hardware counters that the profiler measure\
d for each kernel, by the operator that launched it.",notes:bl,charts:[{id:"counters",table:"rows",title:"Sums by operator and counter",height:re,make:(e,t)=>He(e,t,{table:"rows",kind:"count",name:n=>`${n.
operator??"operator not known"} · ${n.counter}`,value:n=>n.sum,empty:lC,show:(n,s)=>iC(s)})}],tables:[{key:"rows",caption:"Operators, kernels and counters",main:["sum","mean"],columns:[ee,_e(Qt,"no o\
perator above the launch is recorded"),I("kernel","kernel",!0),I("counter","counter",!0),F("kernels","kernels"),oe("sum","sum"),j(oe("mean","mean")),j(oe("min","min")),j(oe("max","max"))]},{key:"kerne\
ls",caption:"Kernels",apart:!0,columns:[ee,C(F("number","kernel no."),"In order of time, from 0"),I("kernel","kernel",!0),C(I("operators","operators",!0),"Those above its launch, the outermost first"),
I("counter","counter",!0),oe("value","value")]}]},cC="There are no collectives in the selected ranks and steps. They are recorded where several ranks work together (NCCL, RCCL …), with ProfilerActivit\
y.CUDA.",dC="No collective of the selected ranks matches one of another rank: see what does not match below.",iu="no rank matches, or the trace does not state the bytes sent or the size of the group",
El=[{key:"transfer",property:"--part-communication",name:"transfer",what:"The shortest duration over the ranks",text:e=>v(e.transfer)},{key:"hidden",property:"--part-compute",name:"waiting during comp\
ute",what:"Waiting for the last rank while a compute kernel runs",text:e=>v(e.hidden)},{key:"exposed",property:"--more-fill",name:"exposed waiting",what:"Waiting for the last rank while no compute ker\
nel runs",text:e=>v(e.exposed)}],Db=e=>({...e,transfer:e.transfer_per_step,hidden:e.wait_per_step-e.exposed_wait_per_step,exposed:e.exposed_wait_per_step});function uC(e){let t=new Map;return e.data.sizes.
filter(n=>n.busbw!==null).forEach(n=>{let s=t.get(Mn(n))??{name:Mn(n),collective:n.collective,points:[]};s.points.push(n),t.set(s.name,s)}),{key:e.key,side:e.letter,name:Zn(e),lines:[...t.values()]}}var Yb=e=>[
...new Set(e.flatMap(({data:t})=>t.sizes.filter(n=>n.busbw!==null).map(n=>n.collective)))],fC=e=>e.length>1?null:Yb(e).map((t,n)=>({key:`collective ${n}`,name:t,property:Bd(n)}));function hC(e){let t=e.
map(uC);return t.every(n=>n.lines.length===0)?{empty:"No matched collective says how much it transfers. PyTorch 2.4 and later record this."}:{data:n=>Cy({sides:t,names:Yb(e)},n)}}var Tl=e=>e.every(t=>t.
data.summary[0]?.rows===0)?cC:dC,Ol=I("collective","collective",!0),Ml=I("process_group","process group",!0),qb=C(T("transfer_per_step","transfer"),"The shortest duration over the ranks, per step"),Bb=C(
T("wait_per_step","wait"),"How much longer a rank takes than the one that comes last"),Fb=C(T("exposed_wait_per_step","exposed wait"),"The part of the waiting in which no compute kernel runs"),Vb={title:"\
Collectives",params:[],ofSteps:!0,intro:"Each collective is matched across all ranks. Its transfer time is its duration on the rank that comes last; the others wait for that rank. Times are means over\
 the steps of all ranks.",notes:e=>[...ta(e,eb,tb),...e.filter(({data:t})=>t.summary[0]?.missing_not_listed>0).map(t=>i("p",{},t.letter&&i("strong",{},`${t.letter}: `),k(t.data.summary[0].missing_not_listed),
" collectives have more missing ranks than can be listed; the Missing table leaves them out."))],charts:[{id:"collectives",title:"Time of a step",height:re,legend:El,make:(e,t)=>On(e,t,{parts:El,what:"\
collectives",rowsOf:n=>n.data.collectives.filter(s=>s.instances>0).map(Db),label:Mn,empty:Tl(e)})},{id:"collective-ranks",table:"by_rank",title:"Time of a step, by rank",height:re,legend:El,make:(e,t)=>On(
e,t,{parts:El,what:"ranks",rowsOf:n=>n.data.by_rank.filter(s=>s.matched_rows>0).map(Db),label:n=>`rank ${n.rank}`,empty:Tl(e)})},{id:"bandwidth",table:"sizes",title:"Bandwidth by size of the message",
height:()=>280,legend:fC,make:hC},{id:"wait-map",table:"waits",title:"Exposed waiting, rank × collective",height:Vd,legend:[],make:e=>Yd(e,{name:Mn,what:"collectives",rowsOf:t=>t.data.waits,value:t=>t.
exposed_wait_per_step,text:Qy,empty:Tl(e)})},{id:"wait-steps",table:"by_step",title:"Exposed waiting, rank × step",height:Vd,legend:[],make:e=>Yd(e,{what:"steps",name:t=>t.step===null?"whole file":`s\
tep ${t.step}`,rowsOf:t=>t.data.summary[0]?.matched_rows>0?t.data.by_step:[],value:t=>t.exposed_wait,text:Xy,empty:Tl(e)})}],tables:[{key:"collectives",caption:"Collectives",main:["transfer_per_step",
"exposed_wait_per_step"],columns:[Ol,Ml,Re("class","class",String),F("instances","instances"),qb,Bb,Fb,T("time_per_step","in all"),j(F("group_size","group size")),j(oe("bytes_per_instance","bytes")),_e(
Ae(Jt("algbw","algorithm bandwidth")),iu),_e(Ae(Jt("busbw","bus bandwidth")),iu),F("unmatched_rows","without match"),T("unmatched_per_step","time without match")]},{key:"by_rank",caption:"Ranks",columns:[
ee,qb,Bb,Fb,C(T("caused_per_step","caused"),"Exposed waiting of the other ranks where this one was last"),F("last","last"),j(fe("last_pctg","last, share")),F("matched_rows","matched"),F("unmatched_row\
s","without match")]},{key:"unmatched",caption:"Without a match",columns:[ee,Ol,Ml,Re("why","why",String),I("dtype","type"),j(oe("bytes","bytes")),F("count","count"),T("duration","in all"),_e(C(Ae(Jt(
"busbw_at_least","bus bandwidth, at least")),"Computed from whole durations, which may include waiting"),iu)]},{key:"missing",caption:"Missing",columns:[ee,Ol,Ml,F("instances","instances that it lacks")]},
{key:"uneven",caption:"Unequal shares",apart:!0,columns:[I("step","step"),Ol,Ml,I("ranks","ranks"),T("shortest","shortest"),T("longest","longest"),oe("least_bytes","fewest bytes"),oe("most_bytes","mos\
t bytes")]}]},Jb={title:"Communication overlap",tab:"Overlap",params:[],intro:"How much of the communication time is hidden: a compute kernel runs at the same time. The rest is exposed.",charts:[{id:"\
overlap",table:"rows",title:"Overlap",height:re,make:(e,t)=>He(e,t,{table:"rows",kind:"percent",name:sa(e),value:n=>n.comp_comm_overlap_pctg,ranks:!0,empty:"There is no communication in the selected r\
anks and steps. It is recorded where several ranks work together (NCCL, RCCL …), with ProfilerActivity.CUDA.",show:n=>`${Fs(n.comp_comm_overlap_pctg)}, ${v(n.overlap)} of ${v(n.communication_time)} \
of communication`})}],tables:[{key:"rows",caption:"Ranks",columns:[ee,Ae(fe("comp_comm_overlap_pctg","overlap")),Q(C(Ae(T("overlap","overlapped")),"Communication while a compute kernel runs")),Q(T("co\
mmunication_time","communication")),Bs]}]},cu={compute:"compute",memory:"copies",host:"host, self"},mC={...I("step","step"),show:e=>e===null?"whole file":String(e)},jb=C(T("step_time_like_median","ste\
p if on time"),"The mean step of all ranks if this rank came at the same time as the others"),Qb={title:"Stragglers",ofSteps:!0,params:[qe("num_candidates","Ranks with operators","2"),qe("limit","Oper\
ators of each","10")],intro:"Which rank the others wait for, and what it does longer than they do: a straggler causes at least half of the exposed waiting, and costs each other rank at least 2 % of a \
step.",notes:e=>e.map(t=>i("p",{class:"straggler-sentence"},t.letter&&i("strong",{},`${t.letter}: `),rb(t.data))),charts:[{id:"caused",table:"by_rank",title:"Waiting of all others that each rank cause\
s, per step",height:re,make:(e,t)=>He(e,t,{table:"by_rank",kind:"time",name:n=>`rank ${n.rank}`,value:n=>n.caused_per_step,ranks:!0,empty:vl,show:n=>`${v(n.caused_per_step)} a step, ${K(n.caused_pctg)}\
 of all; last in ${K(n.last_pctg)} of its collectives`})},{id:"caused-steps",table:"by_step",title:"The rank that causes the most waiting of all others, step by step",height:re,make:(e,t)=>He(e,t,{table:"\
by_step",kind:"time",ranks:!0,name:n=>[n.step===null?"whole file":`step ${n.step}`,e.length===1&&n.rank!==null&&`rank ${n.rank}`].filter(Boolean).join(" · "),value:n=>n.caused,empty:vl,show:n=>`rank ${n.
rank}: ${v(n.caused)}, ${K(n.caused_pctg)} of the waiting of the step`})}],tables:[{key:"by_rank",caption:"Ranks",main:["straggler","caused_per_step","caused_pctg","step_time"],columns:[ee,Pt(Re("stra\
ggler","straggler",e=>e===1?"yes":"no")),Pt(Re("cause","what it does longer",{...cu,memory:"copies",idle:"idle, the host is late"})),C(T("caused_per_step","caused"),"Exposed waiting of the other ranks\
 where this one was last, per step: their sum"),j(fe("caused_pctg","share")),F("last","last"),j(fe("last_pctg","last, share")),C(F("worst_steps","worst in steps"),"In how many steps no other rank caus\
ed more"),C(T("compute_excess_per_step","more compute"),"Before the collectives where it is last, compared with the median rank"),C(T("memory_excess_per_step","more copies"),"The same of copies"),C(T(
"idle_excess_per_step","more idle"),"The same of time in which neither runs: the host is late"),T("step_time","step"),jb]},{key:"operators",caption:"Operators that exceed the median rank most",apart:!0,
columns:[ee,Re("measure","measure",cu),I("operator","operator",!0),T("time_per_step","per step"),T("median_per_step","median rank"),T("excess_per_step","more"),oe("calls_per_step","calls per step")]},
{key:"by_step",caption:"Steps",columns:[mC,Pt(C(I("rank","rank"),"The rank that causes the most in the step")),Pt(Re("cause","what it does longer",{...cu,idle:"idle, the host is late"})),C(T("caused",
"caused"),"Exposed waiting of the other ranks where this one was last: their sum"),j(fe("caused_pctg","share")),T("exposed_wait","exposed wait"),T("step_time","step"),jb]}]};var Dt={temporal_breakdown:kb,comm_comp_overlap:Jb,idle_time_breakdown:xb,kernel_breakdown:nu,memory_bw:Cb,queue_length:Sb,launch_stats:$b,kernel_sequences:Ub,user_annotation_breakdown:zb,operator_kernels:Hb,
collectives:Vb,stragglers:Qb,memory:Rb,critical_path:Wb,phases:Kb,work:vb,device_counters:Eb,operator_counters:Gb},mu=[["Device",["temporal_breakdown","work","idle_time_breakdown","kernel_breakdown","\
launch_stats","queue_length"]],["Program",["critical_path","operator_kernels","kernel_sequences","user_annotation_breakdown","phases"]],["Ranks",["collectives","comm_comp_overlap","stragglers"]],["Mem\
ory",["memory","memory_bw"]],["Counters",["device_counters","operator_counters"]]],ge={"":{title:"Analyse",params:[],ofSteps:!0,host:!0,charts:[],tables:[]},...Dt},s_=["ranks","set_ranks","test_ranks",
"steps","set_steps","test_steps","marker","set_marker","test_marker"],pu=["start","end"],Rl={...Object.fromEntries([...s_,...pu].map(e=>[e,""])),lines:[]};function o_(e){return[...s_,...e.ofSteps?[]:[
"rows"],...e.params.map(t=>t.name),...e.window?pu:[]]}var Xb=e=>e.get("rows")??{true:"all",false:"before_last_step"}[e.get("include_last_profiler_step")]??"";function Cl(e,t){let n=new URLSearchParams(
e),s=l=>n.get(l)??n.get(l.replace(/^set(?=_|$)/,"control"))??"",o=Object.keys(t).filter(l=>l!==""),a={what:me(n,"what",o,"")},r=t[a.what];for(let l of["set","test",...o_(r)])a[l]=s(l);return a.rows=Xb(
n)==="steps"?"":Xb(n),a.lines=r.window?n.getAll("line"):[],a.order=me(n,"order",["rank"],""),a.unit=me(n,"unit",["total"],""),a.more=me(n,"more",["1"],""),a}function a_(e,t,n=[]){let s=new URLSearchParams;
for(let o of["set","test",...o_(t[e.what])]){let a=e[o]??"",r=o.startsWith("test_")&&e.test==="";a!==""&&!r&&!n.includes(o)&&s.set(o,a)}return s}function ts(e,t){let n=a_(e,t);t[e.what].window&&e.lines.
forEach(s=>n.append("line",s));for(let s of["order","unit","more"].filter(o=>e[o]))n.set(s,e[s]);return L(`/analyse?${e.what?`what=${e.what}&`:""}${n}`)}function r_(e,t,n){let s=a_(e,t,n);return t[e.what].
ofSteps||s.set("rows",e.rows||"steps"),s}function Us(e,t){return e.set===""?null:r_(e,t)}function l_(e,t,n){let s=r_(e,t,pu);return s.set("format","csv"),s.set("table",n),s}var gu=({data:e})=>(e.ranks_without_device_rows??
[]).length===e.ranks.length;function Ll(e){let t=!!e.test;return[["set","A"],["test","B"]].filter(([n])=>e[n]).map(([n,s])=>({key:n,letter:t?s:"",label:e[n].label,data:e[n]}))}var pC=e=>e.reduce((t,n)=>t+
n,0),Hs=({data:e})=>pC(e.samples);function i_(e,t){let n=e.data.ranks.indexOf(t.rank);return n<0?Hs(e):e.data.samples[n]}function c_(e,t,n){let s=t.filter(o=>typeof e[o]=="number").map(o=>[o,n>0?e[o]/
n:null]);return{...e,...Object.fromEntries(s)}}var d_=e=>e.columns.filter(t=>t.summed).map(({key:t})=>t);function u_(e,t){let n={...e.data};for(let s of t){let o=d_(s);o.length>0&&n[s.key]&&(n[s.key]=
n[s.key].map(a=>{let r=i_(e,a);return{...c_(a,o,r),weight:r/Hs(e)}}))}return{...e,data:n}}var wu=e=>!e.number&&!e.note&&!e.told;function f_(e,t){let n=new Map,s=e.filter(o=>wu(o)&&!(t&&(o.key==="rank"||
o.key==="device")));return o=>{let a=JSON.stringify(s.map(r=>r.alike?r.alike(o[r.key]):o[r.key]));return n.set(a,(n.get(a)??0)+1),`${a} ${n.get(a)}`}}function Zb(e,t,n,s){let o=a=>{let r=t?.[a]??null,
l=r===null?null:e[a]+n*r;return l!==null&&Math.abs(l)<1e-9*Math.abs(e[a])?0:l};return Object.fromEntries(s.filter(a=>a.number).map(({key:a})=>[a,o(a)]))}var gC=(e,t)=>e===t||t===void 0?e:e===void 0?t:
`${e} / ${t}`;function wC(e,t,n){let s={...t,...e};for(let o of n){let{key:a}=o;if(wu(o)||!(o.showDiff||o.told)){s[a]=gC(e[a],t[a]);continue}[s[`${a} A`],s[`${a} B`]]=[e[a]??null,t[a]??null],s[`${a} Δ`]=
o.number&&s[`${a} A`]!==null&&s[`${a} B`]!==null?s[`${a} B`]-s[`${a} A`]:null}return s}function yC(e,t,n){let s=e.every(a=>a.data.ranks.length===1),o=new Map;return e.forEach((a,r)=>{let l=f_(n,s);for(let c of a.
data[t.key]??[]){let d=l(c),u=o.get(d)??[];u[r]=c,o.set(d,u)}}),{pairs:o,alone:s}}function yu(e,t,n,s,o){let{pairs:a,alone:r}=yC(e,t,n),l=f_(n,r),c=new Map((s??[]).map(h=>[l(h),h])),d=[...a].map(([h,[
m,p]])=>{let w=c.get(h),[y,g]=[m??{...Zb(p,w,-1,n)},p??{...Zb(m,w,1,n)}].map((b,$)=>o?c_(b,d_(t),i_(e[$],b)):b);return wC(m?y:{...y,...e_(p,n)},p?g:{...g,...e_(m,n)},n)}),[u]=bu(t,n,!0),f=h=>Math.abs(
h[`${u.key} Δ`]??0);return u?.number&&n.some(h=>h.mono)?d.sort((h,m)=>f(m)-f(h)):d}var e_=(e,t)=>Object.fromEntries(t.filter(wu).map(({key:n})=>[n,e[n]])),t_={one:8,two:3};function bu(e,t,n){let s=t.
filter(a=>a.told||a.number&&(!n||a.showDiff)),o=n&&e.main?e.main.map(a=>s.find(r=>r.key===a)).filter(Boolean):[];return o.length>0?o:s.slice(0,n?t_.two:t_.one)}var Nl=e=>{let t=e.filter(n=>n.number&&n.
show);return n=>t.length===0||!!n.note||t.some(({key:s})=>!!(n[s]??n[`${s} A`])||!!n[`${s} B`])},It=(e,t)=>e.reduce((n,s)=>n+(t(s)??0),0),ra=(e,t)=>e.reduce((n,s)=>n===null||t(s)>t(n)?s:n,null),_u=(e,t)=>t>
0?100*e/t:null,la=(e,t,n=!1)=>Hs(t)>0&&(n||!gu(t))?e/Hs(t):null,ns={...T("value",""),show:e=>e===null?M:Ft(e),showDiff:e=>e===null?M:no(e)},fu=Ae({...fe("value",""),show:K,showDiff:e=>e===null?M:`${e>
0?"+":""}${K(e).replace("%","pp")}`}),Ue=(e,t,n,s,o={})=>{let a=e.map(r=>s(r.data,r));return a.every(r=>(r??null)===null)?null:{column:t,what:n,values:a,...o}};function hu(e,{rowsOf:t,name:n,value:s,what:o,
mono:a=!0,host:r=!1}){let l=e.map(({data:f})=>{let h=new Map;return t(f).forEach(m=>h.set(n(m),(h.get(n(m))??0)+(s(m)??0))),h}),c=f=>h=>la(l[f].get(h)??0,e[f],r),d=[...new Set(l.flatMap(f=>[...f.keys()]))],
u=ra(d,f=>Math.max(...e.map((h,m)=>c(m)(f))));return u===null||l.every(f=>!f.get(u))?null:{name:u,mono:a,what:o,column:ns,values:e.map((f,h)=>c(h)(u))}}var ku=(e,t,n,s)=>ra(e.flatMap(({data:o})=>o[t]),
s)?.[n];function bC(e,{difference:t}){let[n]=nu.tables,s=e.length>1?yu(e,n,n.columns,t.over_ranks,!0):e[0].data.over_ranks.map(r=>({...r,"sum A":la(r.sum,e[0])})),o=r=>[r["sum A"],r["sum B"]].slice(0,
e.length),a=ra(s.filter(r=>r.name!=="others"),r=>Math.max(...o(r)));return a&&{name:a.name,mono:!0,what:"the most time of a kernel, per step",column:ns,values:o(a)}}function _C({rows:e}){return _u(It(
e,t=>t.kernel_time-t.idle_time),It(e,t=>t.kernel_time))}function kC(e){return Ue(e,fu,"of the peak, in products whose FLOPs are known",({summary:n})=>n[0]?.peak_pctg)??Ue(e,Ae(oe("value","")),"TFLOP/s\
 in products whose FLOPs are known",({summary:n})=>n[0]?.tflops_per_s)??hu(e,{rowsOf:({classes:n})=>n,name:n=>n.class,mono:!1,value:n=>n.device_time,what:"device time per step"})}function vC(e){let t=e.
some(({data:n})=>n.summary[0]?.matched_rows>0);return e.every(({data:n})=>!n.summary[0]?.rows)?null:Ue(e,ns,t?"exposed waiting for other ranks, per step":"without a match on another rank, per step",({
summary:n})=>n[0]?.[t?"exposed_wait_per_step":"unmatched_per_step"])}function xC(e){return e.every(({data:t})=>!t.by_rank.some(n=>n.caused_per_step>0))?null:Ue(e,I("value",""),"the rank that the other\
s wait for",({by_rank:t})=>{let n=t.filter(s=>s.straggler===1).map(s=>s.rank);return n.length>0?`rank ${n.join(", ")}`:"none"})}function $C(e){let t=ku(e,"by_kind","kind",n=>n.time_per_step);return t===
void 0?null:Ue(e,ns,"their part of the chain, per step",({by_kind:n})=>n.find(s=>s.kind===t)?.time_per_step??0,{name:An[t]})}function SC(e){let t=ku(e.map(({data:n})=>({data:{phases:n.phases.filter(s=>s.
phase!=="empty")}})),"phases","phase",n=>n.calls);return t===void 0?null:Ue(e,ns,"a call, median",({phases:n})=>n.find(s=>s.phase===t)?.median_time,{name:t})}function EC(e){let t=ku(e,"summary","name",
s=>s.count),n=s=>_u(It(s,o=>o.mean*o.count),100*It(s,o=>o.count));return t===void 0?null:Ue(e,Ae(Jt("value","")),"mean bandwidth",({summary:s})=>n(s.filter(o=>o.name===t)),{name:t,mono:!0})}var TC=e=>e.
every(({data:t})=>t.rows.every(n=>!n.idle_time))?null:Ue(e,ns,"all streams together wait for the host to launch, per step",({rows:t},n)=>la(It(t.filter(s=>s.idle_category==="host_wait"),s=>s.idle_time),
n)),OC="different counters",n_=e=>e.every(({data:t})=>t.rows.length===0)?null:Ue(e,j(F("value","")),OC,({rows:t})=>new Set(t.map(n=>n.counter)).size),vu={temporal_breakdown:{of:e=>Ue(e,fu,"busy, from \
the first to the last row of the device",_C)},work:{of:kC},idle_time_breakdown:{of:TC},kernel_breakdown:{query:{num_kernels:"2"},of:bC},launch_stats:{query:{limit:"0"},of:e=>e.every(({data:t})=>!It(t.
counts,n=>n.count))?null:Ue(e,F("value",""),"launches per step",({counts:t},n)=>la(It(t,s=>s.count),n))},queue_length:{query:{points:"4"},of:e=>Ue(e,j(F("value","")),"the longest queue of launches",({
summary:t})=>ra(t,n=>n.max)?.max)},critical_path:{query:{segments:"0"},of:$C},operator_kernels:{of:e=>hu(e,{rowsOf:({rows:t})=>t.filter(n=>n.operator!==null),name:t=>t.operator,value:t=>t.sum,what:"on\
 the device, per step"})},kernel_sequences:{of:(e,{parameters:t})=>t.operator_name===null?null:Ue(e,ns,"the kernels that it launches in the same order, per step",({patterns:n},s)=>la(It(n,o=>o.kernel_duration),
s),{name:t.operator_name,mono:!0})},user_annotation_breakdown:{query:{use_gpu_annotation:"false"},of:e=>hu(e,{rowsOf:({rows:t})=>t.filter(n=>n.name!=="others"&&!n.name.startsWith("ProfilerStep#")),name:t=>t.
name,value:t=>t.sum,what:"on the host, per step",host:!0})},phases:{of:SC},collectives:{of:vC},comm_comp_overlap:{of:e=>Ue(e,fu,"of the communication is hidden by compute",({rows:t})=>_u(It(t,n=>n.overlap),
It(t,n=>n.communication_time)))},stragglers:{query:{num_candidates:"0"},ranks:2,of:xC},memory:{query:{limit:"1",points:"4"},of:e=>Ue(e,We("value",""),"the peak that is allocated",({peaks:t})=>ra(t,n=>n.
peak)?.peak)},memory_bw:{query:{points:"4"},of:EC},device_counters:{counters:!0,of:n_},operator_counters:{query:{limit:"0"},counters:!0,of:n_}};var MC=24,Pl=20;function AC(e,t){let n=Array.from(e),s=Math.max(0,n.length-Pl),o=t>MC?Math.min(Array.from(e.slice(0,t)).length,s):s,a=(r,l,c)=>i("span",{class:r},n.slice(l,c).join(""));return i("bdi",
{class:"split"},a("split-head",0,o),i("span",{class:"split-key"},i("bdi",{dir:"ltr"},n.slice(o,o+Pl).join(""))),o+Pl<n.length&&a("split-rest",o+Pl))}var h_=200,RC=30;function CC(e){if(!e.order)return e.
rows;let t=e.order.down?-1:1;return[...e.rows].sort((n,s)=>{let[o,a]=[n[e.order.key]??null,s[e.order.key]??null];return o===null||a===null?(o===null)-(a===null):t*(typeof o=="number"?o-a:String(o).localeCompare(
String(a)))})}function LC(e,t){let n=e.order?.key===t.key?!e.order.down:!!t.number;e.order={key:t.key,down:n},Il(e),e.head.querySelector("[aria-sort] button")?.focus()}function NC(e,t,n,s,o){let a=e.spec.
href&&t.link?.(s,e.spec.parameters??{}),r=t.mono&&typeof o=="string"?AC(o,e.places.get(t.key)?.get(o)??0):o;if(a||!t.mono||typeof o!="string"||o.length<=RC)return a?i("a",{href:e.spec.href(a)},r):r;let l=x(
r,()=>{let c=l.getAttribute("aria-expanded")!=="true";l.setAttribute("aria-expanded",String(c)),_(l,c?o:r)},{class:"name-button","aria-expanded":"false"});return l}function PC(e,t){e.groups.hidden=!t.
some(s=>s.group);let n=[];for(let s of e.groups.hidden?[]:t){let o=n.at(-1);s.group&&o?.[0].group===s.group?o[1]+=1:n.push([s,1])}_(e.groups,n.map(([{group:s,groupWhat:o},a])=>s?i("th",{scope:"colgrou\
p",colspan:a,class:"group-start",title:o},s):i("td",{}))),_(e.head,t.map((s,o)=>{let a=e.order?.key===s.key;return i("th",{scope:"col",class:m_(s,t[o-1]),"aria-sort":a&&(e.order.down?"descending":"asc\
ending")},x(`${s.title}${a?e.order.down?" ↓":" ↑":""}`,()=>LC(e,s),{class:"link-button th-button",title:s.what,"aria-label":s.group&&`${s.title}, ${s.group}`}))}))}var m_=(e,t,n=[])=>[e.number&&"n\
um",e.group&&e.group!==t?.group&&"group-start",...n].filter(Boolean).join(" ")||null;function Il(e){let t=e.spec.columns.filter(s=>e.wide||!s.extra);PC(e,t);let n=new Set;_(e.body,CC(e).slice(0,e.limit).
map(s=>i("tr",{},t.map((o,a)=>{let r=s[o.key],l=o.show(r,s);return l===M&&o.blank&&n.add(o),i("td",{title:l===M&&o.blank?o.blank:o.mono?r:o.exact?.(r,s),class:m_(o,t[a-1],[o.mono&&"mono data-name",o.tone?.(
r,s)])},NC(e,o,r,s,l))})))),e.blanks.hidden=n.size===0,_(e.blanks,[...new Map([...n].map(s=>[s.group??s.title,s.blank]))].map(([s,o])=>`${M} in ${s}: ${o}`).join("; "),"."),e.count.textContent=e.rows.
length>1?k(e.rows.length):"",e.more.hidden=e.rows.length<=e.limit,_(e.more,x(`Show ${k(Math.min(h_,e.rows.length-e.limit))} more of ${k(e.rows.length)}`,()=>{e.limit+=h_,Il(e)},{class:"link-button"}))}
function IC(e,t){e.rows=t;for(let{key:n}of e.spec.columns.filter(s=>s.mono))e.places.set(n,Sh(e.rows.map(s=>String(s[n]??""))));e.node.hidden=e.rows.length===0,Il(e)}function St(e){let t={spec:e,rows:[],
places:new Map,order:null};t.groups=i("tr",{class:"column-groups"}),t.head=i("tr"),t.wide=!e.columns.some(l=>l.extra);let n=!t.wide&&x("All columns",()=>{t.wide=!t.wide,n.setAttribute("aria-pressed",String(
t.wide)),Il(t)},{"aria-pressed":"false","aria-label":`All columns of ${e.caption}`});t.body=i("tbody"),t.more=i("p",{class:"data-more",hidden:!0}),t.count=i("span",{class:"chart-unit"});let s=new Map(
e.columns.map(l=>[l.group??l.title,l.what??l.groupWhat]).filter(([,l])=>l)),o=s.size>0&&i("details",{class:"data-meanings small"},i("summary",{},"What the columns mean"),i("dl",{},[...s].flatMap(([l,c])=>[
i("dt",{},l),i("dd",{},c)])));t.blanks=i("p",{class:"data-blanks muted small",hidden:!0});let a=[e.caption,e.heading].filter(Boolean).join(": "),r=Ee(a);return r.set(e.sql??null),t.node=i("section",{class:`\
card data-card ${e.class??""}`.trim(),"aria-label":a},i("div",{class:"chart-head"},i(e.level??"h3",{},a," ",t.count),i("div",{class:"chart-tools"},n,r.node,e.csv&&i("a",{class:"button",href:e.csv,download:"",
title:`${e.caption}: download as CSV`,"aria-label":`${e.caption}: download as CSV`},"CSV"))),i("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":`${a}, rows`},i("table",{class:"data-tabl\
e"},i("caption",{class:"visually-hidden"},a),i("thead",{},e.columns.some(l=>l.group)&&t.groups,t.head),t.body)),t.more,o,t.blanks),t.limit=e.limit??20,{node:t.node,show:l=>IC(t,l)}}var DC=20,qC=200;function Xt({id:e=R("set"),field:t,set:n,text:s="",none:o,onPick:a,onGroup:r}){let l=R("set-list"),c=n?.label??s,d=i("input",{id:e,type:"text",role:"combobox",class:"set-select",data:{
field:t},value:c,placeholder:o??"Choose a set …",autocomplete:"off",spellcheck:"false",title:c,"aria-autocomplete":"list","aria-expanded":"false","aria-controls":l,on:{focus:()=>d.select(),click:()=>$(),
input:()=>h(),keydown:D,blur:()=>N()}}),u=i("ul",{id:l,class:"picker-list",role:"listbox",hidden:!0,"aria-label":"Sets",on:{mousedown:q=>q.preventDefault()}}),f=i("span",{class:"set-picker"},d,u),h=$e(
qC,()=>y(d.value.trim())),m=[],p=-1,w=null;async function y(q){w?.abort(),w=new AbortController;let{signal:z}=w,rt=new URLSearchParams({q:q.slice(0,120),limit:String(DC)});u.hidden=!1,d.setAttribute("\
aria-expanded","true");try{let[{entries:Ce,total:us},an]=await Promise.all([it(rt,{signal:z}),r&&q!==""?Wn({signal:z}):[]]),eo=r?FC(q,Ce,an):[];m=[...o&&q===""?[{none:!0}]:[],...eo,...Ce],g(us>Ce.length?
`${E(us-Ce.length,"more set")}: type to find them`:m.length===0&&"No set matches."),B(E(us,"set")),b(q===""?m.findIndex(to=>to.set&&to.set.id===n?.id):Ce.length>0?eo.length:0)}catch(Ce){Ce.name!=="Abo\
rtError"&&(m=[],g(Ce.message))}}function g(q){_(u,m.map((z,rt)=>i("li",{id:`${l}-${rt}`,role:"option",class:"choice-line","aria-selected":String(z.set?z.set.id===n?.id:!!z.none&&!n),on:{click:()=>A(z)}},
z.set?jC(z.set):z.words??o)),q&&i("li",{class:"muted small picker-note",role:"presentation"},q)),p=-1,d.removeAttribute("aria-activedescendant")}function b(q){if(u.children[p]?.classList.remove("activ\
e"),p=m.length===0?-1:Math.max(-1,Math.min(q,m.length-1)),p<0){d.removeAttribute("aria-activedescendant");return}u.children[p].classList.add("active"),u.children[p].scrollIntoView({block:"nearest"}),d.
setAttribute("aria-activedescendant",`${l}-${p}`)}function $(){u.hidden&&y("")}function N(){h.cancel(),w?.abort(),u.hidden=!0,d.setAttribute("aria-expanded","false"),d.removeAttribute("aria-activedesc\
endant"),d.value=c}function A(q){N(),q.group?r(q.group):(q.none||q.set.id!==n?.id)&&a(q.none?null:q.set)}function D(q){let{key:z}=q,rt=!u.hidden,Ce={ArrowDown:p+1<m.length?p+1:0,ArrowUp:p>0?p-1:m.length-
1,PageDown:p+8,PageUp:Math.max(0,p-8)}[z];(Ce!==void 0||rt&&["Enter","Escape"].includes(z))&&q.preventDefault(),Ce!==void 0?rt?b(Ce):$():z==="Enter"&&rt&&m[p]?A(m[p]):z==="Escape"&&rt&&(q.stopPropagation(),
N())}return{node:f,input:d}}var BC=3;function FC(e,t,n){let s=(l,...c)=>({group:l,words:i("span",{class:"choice-name"},"All sets ",...c)});if(e===""||e.includes(","))return[];let o=e.startsWith("tag:");
if(/[*?]/.test(e)&&!o)return[s(e,"with a label like ",i("b",{},e))];let a=o?[]:t.filter(l=>l.set?.label.startsWith(e)),r=e.replace(/^tag:/,"").toLowerCase();return[...a.length<2?[]:[s(`${e}*`,"whose l\
abels begin with ",i("b",{},e))],...n.filter(l=>!l.tag.includes(",")&&l.tag.toLowerCase().includes(r)).slice(0,BC).map(l=>s(`tag:${l.tag}`,"with the tag ",i("b",{},l.tag),` (${l.sets})`))]}function jC(e){
let t=e.recorded===null?`stored ${he(e.created)}`:`recorded ${he(e.recorded)}`;return[i("span",{class:"choice-name ellipsis"},e.label),i("span",{class:"muted small"},[t,...e.devices.slice(0,1),E(e.ranks.
length,"rank"),...e.tags.slice(0,3),ne(e.id).slice(0,8)].join(" · "))]}var $u=["control_ranks","test_ranks","control_steps","test_steps"];function g_(e,t){e.node.toggleAttribute("data-open",t),e.toggle.
setAttribute("aria-expanded",String(t))}function WC(e,t,n,s){let o=JSON.stringify([t.control,t.test,t.control_ranks,t.test_ranks,t.control_steps,t.test_steps,t.control_marker,t.test_marker,n?.map(d=>[
d.id,d.label]),s&&[s.control.samples,s.test?.samples,s.recorded?.control.devices,s.recorded?.test.devices]]);if(o===e.shown)return;e.shown=o;let a=document.activeElement?.dataset?.field,r=UC(e.node).filter(
({key:d})=>e.before[d]===t[d]);e.before={...t};let l=t.control!==""&&t.test!=="",c=[(l||e.none===void 0)&&U("swap","Swap control and test",()=>e.onChange(GC(t))),YC(t,e.onChange)];_(e.node,xu(e,"contr\
ol",t,n,s),e.compact?[xu(e,"test",t,n,s),e.toggle,i("div",{class:"swap-cell"},c)]:[i("div",{class:"swap-cell"},c,l&&e.links(t)),xu(e,"test",t,n,s)]),e.compact&&(e.toggle.hidden=!l,g_(e,e.node.hasAttribute(
"data-open")||$u.some(d=>t[d]!=="all"))),r.forEach(({key:d,text:u})=>zC(e.node,d,u)),a&&e.node.querySelector(`[data-field="${a}"]`)?.focus()}function xu(e,t,n,s,o){let a=t==="control"?"A":"B",r=t==="c\
ontrol"?"Control":"Test",l=s&&se(s,n[t]),c=R("set"),d=Xt({id:c,field:t,set:l,text:n[t]===""?"":o?.[t]?.label??(s?n[t]:""),none:t==="test"?e.none:void 0,onPick:u=>e.onChange({[t]:u?ne(u.id):"",op:"",[`${t}\
_ranks`]:"all",[`${t}_steps`]:"all",[`${t}_marker`]:""})});return i("div",{class:`side-card side-${t}`},i("div",{class:"side-title"},i("b",{class:"letter","aria-hidden":"true"},a),i("label",{for:c},r),
d.node,e.compact&&o?.recorded&&i("span",{class:"muted small side-about"},[...KC(t,o),E(o[t].samples,"sample")].join(", "))),i("div",{class:"side-selection",hidden:e.none!==void 0&&t==="test"&&n.test===
""},p_(`${t}_ranks`,"Ranks",l?.ranks??o?.[t]?.all_ranks,n,e.onChange),p_(`${t}_steps`,"Steps",(n[`${t}_marker`]?null:l?.steps)??o?.[t]?.all_steps,n,e.onChange),!e.compact&&i("span",{class:"muted small\
 samples"},o?.[t]?E(o[t].samples,"sample"):" ")))}function HC(e,t){let n=e.node.querySelector(`[data-field="${t}"]`);n?.focus(),n?.click()}function zs(e,{none:t,links:n=Su,compact:s=!1}={}){let o={onChange:e,
none:t,links:n,compact:s,shown:"",before:{}};return o.node=i("section",{class:`sides${s?" sides-compact":""}`,"aria-label":"Control and test"}),o.toggle=s&&i("button",{type:"button",class:"link-button\
 small",data:{field:"samples"},on:{click:()=>g_(o,!o.node.hasAttribute("data-open"))}},"Ranks and steps"),{node:o.node,choose:a=>HC(o,a),draw:(a,r,l)=>WC(o,a,r,l)}}var UC=e=>[...e.querySelectorAll(".l\
ist-input:not([hidden])")].map(t=>({key:t.dataset.field.replace(/-list$/,""),text:t.value}));function zC(e,t,n){let s=e.querySelector(`[data-field="${t}-list"]`);s.hidden=!1,s.value=n,e.querySelector(
`[data-field="${t}"]`).value="list"}function KC(e,{recorded:{control:t,test:n}}){let[s,o]=[t,n].map(({devices:a})=>a.join(", "));return e==="control"?[s].filter(Boolean):s===o?[]:[o].filter(Boolean)}function Su(e){
let t=new URLSearchParams({set:e.control,test:e.test});for(let[n,s]of[["set",e.control_marker],["test",e.test_marker]])s&&t.set(`${n}_marker`,s);return i("a",{class:"small",href:L(`/analyse?${t}`)},"A\
nalyse both")}function GC(e){let t={};for(let n of["","_ranks","_steps","_marker"])t[`control${n}`]=e[`test${n}`],t[`test${n}`]=e[`control${n}`];return t}function YC(e,t){let n=$u.every(s=>e[s]==="fir\
st");return x(n?"Use all":"First rank and step",()=>t(Object.fromEntries($u.map(s=>[s,n?"all":"first"]))),{class:"link-button small",data:{field:"preset"},title:n?"All ranks and all steps":"Only the f\
irst rank and the first step of each side, as HTA compares"})}function p_(e,t,n,s,o){let a=s[e],l=e.endsWith("steps")?["all","first","any"]:["all","first"],c=!l.includes(a),d=R(e),u=n?.length>0,f=i("i\
nput",{type:"text",class:"list-input",data:{field:`${e}-list`},value:c?a:"",hidden:!c,autocomplete:"off",spellcheck:"false",inputmode:"numeric",placeholder:u?VC(n):"0,2,4-7","aria-label":`${t} to use,\
 such as 0,2,4-7`,title:u?`Available: ${ie(n)}`:null,on:{change:()=>{let m=f.value.trim();o({[e]:m===""?"all":m})}}}),h=i("select",{id:d,data:{field:e},on:{change:()=>{h.value==="list"?(f.hidden=!1,f.
focus()):(f.hidden=!0,o({[e]:h.value}))}}},l.map(m=>i("option",{value:m,selected:m===a},JC(m,n))),i("option",{value:"list",selected:c},"list …"));return i("span",{class:"sample-field"},i("label",{for:d},
t),h,f)}function VC(e){return e.length>2?`${e[0]}-${e[1]},${e[2]}`:e.join(",")}function JC(e,t){return e==="all"?t?.length>0?`all (${t.length})`:"all":e==="first"?t?.length>0?`first (${t[0]})`:"first":
"any (a file is one step)"}var Et=e=>`'${e.replaceAll("'","''")}'`,ss=["control","test"],QC=32;function w_(e,t){let n=t.split(",").map(a=>/^(\d+)(?:-(\d+))?$/.exec(a.trim()));if(n.some(a=>a===null))return null;let s=n.filter(a=>a[2]===
void 0).map(a=>a[1]),o=n.filter(a=>a[2]!==void 0).map(a=>`${e} BETWEEN ${a[1]} AND ${a[2]}`);return s.length>0&&o.unshift(`${e} IN (${s.join(", ")})`),o.length===1?o[0]:`(${o.join(" OR ")})`}function Tu(e,{
ranks:t,steps:n,marker:s},o=!1){if(s)return null;let a=t==="all"?[]:[t==="first"?`rank = (SELECT min(rank) FROM ${e}.files)`:w_("rank",t)],r=o?[]:[`(step_number IS NOT NULL OR file IN (SELECT name FRO\
M ${e}.files WHERE has_steps = 0))`],l=n==="all"?r:n==="any"?o?[null]:[]:[n==="first"?`step_number = (SELECT min(step_number) FROM ${e}.steps${a.length>0?` WHERE ${a[0]}`:""})`:w_("step_number",n)],c=[
...a,...l];return c.includes(null)?null:c}function $_(e){let t=Object.entries(e).map(([n,s])=>{let o=Tu(n,s);return o&&[`side = '${n}'`,...o].join(" AND ")});return t.includes(null)?null:t.length===1?
t[0]:t.map(n=>`(${n})`).join(`
   OR `)}var S_=e=>Object.fromEntries(ss.map(t=>[t,{ranks:e[`${t}_ranks`],steps:e[`${t}_steps`],marker:e[`${t}_marker`]}]));function ca(e){let t=e.replace("self_duration",e.startsWith("diff_")?"durati\
on":"total_duration").replace("self_","");return t===e?e:`coalesce(${e}, ${t})`}function XC(e){let t=/^diff_(self_)?(per_call_)?percent$/.exec(e);if(e==="certainty")return"coalesce(moderated_q_value, \
q_value)";if(t){let n=`${t[1]??""}${t[2]?"per_call":"per_step"}`;return`CASE WHEN control_counts = 0 THEN 9e999 WHEN test_counts = 0 THEN -100
    ELSE 100 * ${ca(`diff_${n}`)} / ${ca(`control_${n}`)} END`}return e.startsWith("abs_")?`abs(${ca(e.slice(4))})`:ca(e)}var ZC={total:["self_duration","total_duration"],per_step:["self_per_step","pe\
r_step"],per_call:["self_per_call","per_call"],percent:["self_percent_of_step","percent_of_step"]};function eL(e,t){let n=ZC[e][t?0:1];return ss.map(s=>`${s}_${n}`).concat(n==="total_duration"?"diff_d\
uration":`diff_${n}`).map(s=>t?`${ca(s)} AS ${s}`:s)}function Ks(e,t){let n=[...t].filter(([s])=>!ss.includes(s));return n.length>QC?null:`${e}${n.length>0?`(${n.map(([s,o])=>Et(`${s}=${o}`)).join(", ")}\
)`:""}`}function Dl(e,t,n,s=0){let o=ja(e);o.delete("measure"),n||o.set("measure","total");let a=Ks("compare",o),r=_s(e,t,n);return a&&`SELECT name, category, control_counts, test_counts, diff_counts,\

    ${eL(t,n).join(`,
    `)}${e.fold?", replaces":""}${s?"":", significance, q_value"}
FROM ${a}
ORDER BY ${XC(r.get("sort"))} ${r.get("order").toUpperCase()} NULLS LAST,
    name, category${s?`
LIMIT ${s}`:""}`}function E_(e){let t=ce(e);t.set("fold","true");let n=Ks("compare",t);return n&&`SELECT replaces, name, category, control_counts, test_counts,
    control_total_duration, test_total_duration, diff_duration
FROM ${n}
WHERE replaces IS NOT NULL
ORDER BY max(control_total_duration, test_total_duration) DESC`}function tL({use_short_name:e,merge_addresses:t}){let n=`${t?"merged_":""}${e?"short_":""}name`;return ss.map(s=>`    SELECT '${s}' AS s\
ide, raw.text AS raw, c.text AS category, shown.text AS shown
    FROM ${s}.op AS o
    JOIN ${s}.name AS raw ON raw.id = o.name
    JOIN ${s}.name AS shown ON shown.id = o.${n}
    JOIN ${s}.category AS c ON c.id = o.category`).join(`
    UNION
`)}var Ou=["duration_us","compute_us","exposed_communication_us","exposed_memory_us","idle_us"];function nL(e){let t=ss.map(n=>{let s=Tu(n,S_(e)[n],!0);return s&&`SELECT '${n}' AS side, rank, step_num\
ber, ${Ou.join(", ")}
FROM ${n}.steps${s.length>0?` WHERE ${s.join(" AND ")}`:""}`});return t.includes(null)?null:t.join(`
UNION ALL
`)}var T_=e=>nL(e)??`SELECT side, rank, step_number, ${Ou.join(", ")}
FROM ${Ks("compare_steps",[...ce(e)].filter(([t])=>/_(ranks|steps|marker)$/.test(t)))}`,O_=e=>`${T_(e)}
ORDER BY rank, step_number, side`,M_=e=>`SELECT side, count(*) AS steps, ${Ou.map(t=>`avg(${t}) AS ${t}`).join(`,
    `)}
FROM (
${T_(e)}
)
GROUP BY side`,A_=e=>Ks("compare_places",[...ce(e)].filter(([t])=>!t.startsWith("merge_")));function R_(e){let t=A_(e);return t&&`SELECT part, sum(control_us_per_step) AS control_us, sum(test_us_per_s\
tep) AS test_us,
    sum(diff_us_per_step) AS diff_us
FROM ${t}
GROUP BY part`}function sL(e,{name:t,category:n,aliases:s}){let o=$_(S_(e));if(o===null)return null;if(s)return`(${[...new Set(s.map(l=>l.category))].map(l=>`category = ${Et(l)} AND name IN (${s.filter(
c=>c.category===l).map(c=>Et(c.name)).join(", ")})`).join(`
    OR `)})
  AND (${o})`;let a=!e.use_short_name&&!t.includes("0x…");return`category = ${Et(n)} AND ${a?`name = ${Et(t)}`:`name IN (
    SELECT raw FROM (
${tL(e)}
    ) WHERE shown = ${Et(t)})`}
  AND (${o})`}var C_=(e,t,{name:n,category:s})=>Ks(e,[["name",n],["category",s],...ce(t)]);function Mu(e,t){let n=sL(e,t);return n?`events
WHERE ${n}`:C_("compare_calls",e,t)}var L_=(e,t)=>`SELECT side, rank, step_number, start_us, dur
FROM ${Mu(e,t)}
ORDER BY side, rank, start_us`,Au=(e,t)=>`SELECT side, rank, step_number, count(*) AS counts,
    sum(dur) AS total_us
FROM ${Mu(e,t)}
GROUP BY side, rank, span, step_number
ORDER BY rank, step_number, side`,oL={25:'"25%"',50:"median",75:'"75%"',95:'"95%"',99:'"99%"'},N_=(e,t)=>`WITH calls AS (
    SELECT side, dur, row_number() OVER (PARTITION BY side ORDER BY dur) - 1 AS place,
        count(*) OVER (PARTITION BY side) - 1 AS last, avg(dur) OVER (PARTITION BY side) AS mean
    FROM ${Mu(e,t)}
)
SELECT side, count(*) AS counts, sum(dur) AS total_us, avg(dur) AS mean,
    sqrt(sum((dur - mean) * (dur - mean)) / nullif(count(*) - 1, 0)) AS std,
    min(dur) AS min, ${Object.entries(oL).map(([n,s])=>`sum(dur * max(0, 1 - abs(place - last * 0.${n}))) AS ${s}`).join(`,
    `)},
    max(dur) AS max
FROM calls
GROUP BY side`,P_=(e,t)=>`SELECT name, category, shapes, control_counts,
    test_counts, control_total_us, test_total_us, test_total_us - control_total_us AS diff_us
FROM ${C_("compare_launches",e,t)}
ORDER BY abs(diff_us) DESC`;function I_(e,{name:t,category:n},s){let o=A_(e);return!o||!s&&(n!=="cpu_op"||t.includes("evaluate_function: "))?null:`SELECT part, sum(control_us_per_step) AS control_us, \
sum(test_us_per_step) AS test_us,
    sum(diff_us_per_step) AS diff_us
FROM ${o}
WHERE ${s?`name = ${Et(t)} AND category = ${Et(n)}`:`instr(' / ' || path || ' / ', ${Et(` / ${t} / `)}) > 0`}
GROUP BY part`}var D_=(e,t)=>Ks(t,[...ce(e)].filter(([n])=>/_(ranks|steps|marker)$/.test(n)).map(([n,s])=>[n.replace("control_","set_"),s])),q_=(e,{name:t})=>`SELECT side, operator, flops_per_step,
    device_time_per_step, tflops_per_s, calls, device_time
FROM ${D_(e,"work_by_operator")}
WHERE operator = ${Et(t)}`,B_=e=>ss.some(t=>e[`${t}_steps`]==="any")?null:`SELECT class,
    max(device_time_per_step) FILTER (WHERE side = 'control') AS control_per_step,
    max(device_time_per_step) FILTER (WHERE side = 'test') AS test_per_step,
    total(device_time_per_step) FILTER (WHERE side = 'test')
        - total(device_time_per_step) FILTER (WHERE side = 'control') AS diff_per_step
FROM ${D_(e,"work_classes")}
GROUP BY class
ORDER BY max(device_time_per_step) DESC`,F_=e=>ss.every(t=>e[`${t}_ranks`]==="all"&&e[`${t}_steps`]==="all"&&!e[`${t}_marker`]),j_=(e,t,n,s)=>`WITH RECURSIVE frame AS MATERIALIZED (
    SELECT * FROM ${e}
),
below(side, id, ${t}) AS (
    SELECT side, id, ${n} FROM frame WHERE depth = 0
    UNION ALL
    SELECT frame.side, frame.id, ${s}
    FROM below JOIN frame ON frame.side = below.side AND frame.parent = below.id
)`,W_=e=>F_(e)?`${j_("frames('operators')","operator","NULL","iif(sort = 'operator', name, operator)")}
SELECT operator, sum(own_per_step) FILTER (WHERE side = 'control') AS control_per_step,
    sum(own_per_step) FILTER (WHERE side = 'test') AS test_per_step,
    total(own_per_step) FILTER (WHERE side = 'test')
        - total(own_per_step) FILTER (WHERE side = 'control') AS diff_per_step
FROM below JOIN frame USING (side, id)
WHERE own_per_step > 0
GROUP BY operator
ORDER BY abs(diff_per_step) DESC`:null,aL={device:["device_per_step","own_per_step"],host:["host_per_step","self_per_step"],calls:["calls_per_step","calls_per_step"]};function H_(e,t){let[n,s]=aL[t],o=`\
frames${e.level==="modules"?"":`('${e.level}')`}`;if(!F_(e)||e.frames==="class")return null;let a=e.frames==="instance",r=e.test===""?`sum(${n}) AS ${n}, sum(${s}) AS here, sum(calls) AS calls`:`sum(${n}\
) FILTER (WHERE side = 'control') AS control,
    sum(${n}) FILTER (WHERE side = 'test') AS test,
    total(${n}) FILTER (WHERE side = 'test')
        - total(${n}) FILTER (WHERE side = 'control') AS diff`,l=e.test===""?"":`/* Frames that were paired under two names are two rows here. */
`,c=e.test===""?n:"abs(diff)";return a?`${l}SELECT depth, path, sort,
    ${r}
FROM ${o}
GROUP BY path, sort
ORDER BY ${c} DESC`:`${l}${j_(o,"folded","''","folded || iif(depth > 1, ' / ', '') || name")}
SELECT depth, folded AS path, sort,
    ${r}
FROM below JOIN frame USING (side, id)
GROUP BY folded, sort
ORDER BY ${c} DESC`}var ft=(e,{control:t,test:n},s={})=>e?Ga({control:t,test:n,q:e,...s}):null,y_={control:"set",test:"test"};function U_(e){let t=(n,s)=>e[`${y_[n]}_${s}`]||e[s];return Object.fromEntries(
["control","test"].filter(n=>e[y_[n]]).map(n=>[n,{ranks:t(n,"ranks")||"all",steps:t(n,"steps")||(e.rows==="all"?"any":"all"),marker:t(n,"marker")}]))}function rL(e){let n=e.rows==="before_last_step"&&
!e.steps&&!e.set_steps&&!e.test_steps?null:$_(U_(e));return n&&`(${n})`}var ua="device_type = 'GPU'",Eu=["COMPUTATION","COMMUNICATION","MEMORY"],ql=(e,t)=>e[t]==="false"?" AND kind <> 'MEMORY'":"",Ru=(e,t="")=>`\
WITH edges AS (
    SELECT side, rank, start_us AS at_us, ${Eu.map(n=>`kind = '${n}' AS ${n.toLowerCase()}`).join(", ")}
    FROM events WHERE ${ua}${t} AND ${e}
    UNION ALL
    SELECT side, rank, start_us + dur, ${Eu.map(n=>`-(kind = '${n}')`).join(", ")}
    FROM events WHERE ${ua}${t} AND ${e}
), pieces AS (
    SELECT side, rank, lead(at_us) OVER at - at_us AS us, ${Eu.map(n=>`sum(${n.toLowerCase()}) OVER at > 0 AS ${n.toLowerCase()}`).join(`,
        `)}
    FROM edges
    WINDOW at AS (PARTITION BY side, rank ORDER BY at_us)
)
`,b_=e=>`${Ru(e)}SELECT side, rank,
    total(us) FILTER (WHERE NOT (computation OR communication OR memory)) AS idle_time,
    total(us) FILTER (WHERE computation) AS compute_time,
    total(us) FILTER (WHERE (communication OR memory) AND NOT computation) AS non_compute_time,
    sum(us) AS kernel_time
FROM pieces
GROUP BY side, rank
ORDER BY rank, side`,__=e=>`${Ru(e)}SELECT side, rank,
    total(us) FILTER (WHERE communication AND computation) AS overlap,
    total(us) FILTER (WHERE communication) AS communication_time
FROM pieces
GROUP BY side, rank
ORDER BY rank, side`,lL=(e,t)=>`${Ru(e,ql(t,"include_memory_kernels"))}SELECT side, computation, communication, memory, sum(us) AS sum
FROM pieces
WHERE computation OR communication OR memory
GROUP BY side, computation, communication, memory
HAVING sum(us) > 0
ORDER BY sum(us) DESC`,z_=`count(*) AS count, sum(dur) AS sum,
    max(dur) AS max, min(dur) AS min, avg(dur) AS mean,
    sqrt(max(0, sum(dur * dur) - sum(dur) * avg(dur)) / nullif(count(*) - 1, 0)) AS std`,iL=(e,t)=>`SELECT side, rank, kind, name, category, ${z_}
FROM events
WHERE ${ua}${ql(t,"include_memory_kernels")} AND ${e}
GROUP BY side, rank, kind, name, category
ORDER BY kind, sum(dur) DESC, rank, side`,K_=(e,t)=>`SELECT side, kind, name, category, count(*) AS ranks,
    sum(count) AS count, sum(sum) AS sum, sum(sum) / sum(count) AS mean,
    min(sum / count) AS min_mean, max(sum / count) AS max_mean
FROM (
    SELECT side, rank, kind, name, category, count(*) AS count, sum(dur) AS sum
    FROM events
    WHERE ${ua}${ql(t,"include_memory_kernels")} AND ${e}
    GROUP BY side, rank, kind, name, category
)
GROUP BY side, kind, name, category
ORDER BY sum(sum) DESC, side`,G_=(e,t="")=>`WITH work AS MATERIALIZED (
    SELECT * FROM events WHERE ${ua}${t} AND ${e}
), launches AS MATERIALIZED (
    SELECT side, file, row, start_us, dur FROM events WHERE device_type = 'CPU'
        AND category IN ('cuda_runtime', 'cuda_driver')
)`,Y_="launches AS l ON l.side = w.side AND l.file = w.file AND l.row = w.launch",k_=(e,t)=>`${G_(e)}, gaps AS (
    SELECT w.side, w.rank, w.device, w.stream, w.start_us, l.start_us AS launched_us,
        max(w.start_us + w.dur) OVER (PARTITION BY w.side, w.rank, w.device, w.stream
            ORDER BY w.start_us, w.row ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS end_us
    FROM work AS w LEFT JOIN ${Y_}
)
SELECT side, rank, device, stream,
    CASE WHEN launched_us > end_us THEN 'host_wait'
        WHEN start_us - end_us < ${Number(t.consecutive_kernel_delay||30)} THEN 'kernel_wait'
        ELSE 'other' END AS idle_category,
    sum(max(0, start_us - end_us)) AS idle_time
FROM gaps
WHERE end_us IS NOT NULL
GROUP BY side, rank, device, stream, idle_category
ORDER BY rank, device, stream, idle_category, side`,V_=(e,t)=>`${G_(e,ql(t,"include_memory_events"))}
SELECT w.side, w.rank, w.name, l.dur AS cpu_duration, w.dur AS gpu_duration,
    max(0, w.start_us - l.start_us - l.dur) AS launch_delay, l.start_us AS ts_us
FROM work AS w JOIN ${Y_}`,cL=(e,t)=>`SELECT side, rank, count(*) AS count,
    count(*) FILTER (WHERE gpu_duration < cpu_duration) AS short_kernels,
    count(*) FILTER (WHERE cpu_duration > ${Number(t.runtime_cutoff||50)}) AS runtime_outliers,
    count(*) FILTER (WHERE launch_delay > ${Number(t.launch_delay_cutoff||100)}) AS launch_delay_outliers
FROM (
${V_(e,t)}
)
GROUP BY side, rank
ORDER BY rank, side`,ia=(e,t)=>`${V_(e,t)}
ORDER BY launch_delay DESC`,v_=(e,t)=>`SELECT side, rank, name, ${z_}
FROM events
WHERE category = '${t.use_gpu_annotation==="false"?"":"gpu_"}user_annotation'
  AND ${e}
GROUP BY side, rank, name
ORDER BY sum(dur) DESC, side`;function dL(e){let t=Object.entries(U_(e)).map(([n,{ranks:s}])=>{let o=Tu(n,{ranks:s,steps:"any"});return o&&`SELECT '${n}' AS side, rowid AS row, rank, span, device_type\
, device,
        at_us, bytes, total_allocated, total_reserved
    FROM memory('${n}')${o.length>0?` WHERE ${o.join(" AND ")}`:""}`});return t.includes(null)?null:t.join(`
    UNION ALL
    `)}var da="side, rank, span, device_type, device",J_=e=>`WITH changes AS (
    ${e}
)
SELECT ${da}, at_us, iif(count(*) OVER whole = count(total_allocated) OVER whole,
        total_allocated, sum(bytes) OVER so_far) AS allocated, total_reserved AS reserved
FROM changes
WINDOW whole AS (PARTITION BY ${da}),
    so_far AS (PARTITION BY ${da} ORDER BY at_us, row)`,uL=e=>`SELECT ${da}, max(allocated) AS peak,
    max(reserved) AS reserved_peak, count(*) AS rows
FROM (
${J_(e)}
)
GROUP BY ${da}
ORDER BY rank, span, device_type, device, side`,x_={peaks:uL,"memory-curves":e=>`${J_(e)}
ORDER BY side, rank, at_us`},fL={temporal_breakdown:{rows:b_,temporal:b_},comm_comp_overlap:{rows:__,overlap:__},kernel_breakdown:{kinds:lL,kernels:iL,over_ranks:K_},idle_time_breakdown:{rows:k_,idle:k_},
launch_stats:{counts:cL,worst:ia,"launch-cpu_duration":ia,"launch-gpu_duration":ia,"launch-launch_delay":ia,"launch-scatter":ia},user_annotation_breakdown:{rows:v_,annotations:v_}},hL={kernel_breakdown:{
kernels:K_}},mL={"launch-cpu_duration":{chart:"histogram",x:"cpu_duration",by:"side"},"launch-gpu_duration":{chart:"histogram",x:"gpu_duration",by:"side"},"launch-launch_delay":{chart:"histogram",x:"l\
aunch_delay",by:"side"},"launch-scatter":{chart:"scatter",x:"cpu_duration",y:"gpu_duration",by:"side"},"memory-curves":{chart:"line",x:"at_us",y:"allocated",by:"side"},queue:{chart:"line",x:"ts",y:"qu\
eue_length",by:"line"}},Q_=e=>mL[e]??{},pL={queue_length:"stream",memory_bw:"name"},gL=["what","set","test","lines","order","rows"];function wL(e,t,{chart:n,difference:s}){let o=n||t,a=Object.entries(
e).filter(([l,c])=>c&&!gL.includes(l)&&(e.test||!l.startsWith("test_")));"rows"in e&&a.unshift(["rows",e.rows||"steps"]),s&&a.push(["difference","true"]);let r=o==="series"&&pL[e.what];return`SELECT ${r?
`side || ', rank ' || rank || ', device ' || device || ', ' || ${r} AS line,
    `:""}*
FROM ${e.what}_${o}(${a.map(([l,c])=>Et(`${l}=${c}`)).join(", ")})`}function yL(e,t,n){if(e.what==="memory"){let a=x_[t]&&dL(e);return a?x_[t](a):null}let s=n&&hL[e.what]?.[t]||fL[e.what]?.[t],o=s?rL(
e):null;return o===null||e.what==="idle_time_breakdown"&&(e.streams||e.show_idle_interval_stats==="true")?null:s(o,e)}var X_=(e,t,{chart:n="",difference:s=!1}={})=>(s?null:yL(e,t,n))??wL(e,t,{chart:n,
difference:s});var bL={solid:"",dot:"2 3",dash:"6 3",dashdot:"6 3 2 3",longdash:"10 3",longdashdot:"10 3 2 3"},Z_="http://www.w3.org/2000/svg";function _L(e,t){let n=document.createElementNS(Z_,"svg");n.setAttribute(
"class","line-swatch"),n.setAttribute("viewBox","0 0 26 8"),n.setAttribute("aria-hidden","true");let s=document.createElementNS(Z_,"path");return s.setAttribute("d","M0 4h26"),s.setAttribute("stroke-d\
asharray",bL[e.dash]),s.style.stroke=t?"currentcolor":`var(${e.property})`,n.append(s),n}function kL(e){let t=i("div",{class:"line-choice",role:"group","aria-label":"Lines"}),n=d("from"),s=d("to"),o=x(
"Reset zoom",()=>e.onWindow({start:"",end:""}),{class:"small-button"}),a=i("a",{class:"button small-button",download:"",title:"Every point of every line, as CSV"},"All points as CSV"),r=i("span",{class:"\
window-choice",role:"group","aria-label":"Window"},i("label",{},"From ",n),i("label",{},"to ",s," ms"),o),l=i("div",{class:"series-bar"},t,i("div",{class:"window-choice"},r,a)),c="";function d(p){return i(
"input",{type:"number",min:0,step:"any",data:{field:p},on:{change:()=>e.onWindow({start:u(n),end:u(s)})}})}let u=p=>p.value===""?"":String(Number((Number(p.value)*1e3).toFixed(3))),f=p=>p===""?"":String(
Number((Number(p)/1e3).toFixed(6)));function h(p,w){p.dataset.shown!==w&&(p.dataset.shown=w,p.value=f(w))}function m(p,{chosen:w,styles:y,two:g}){let b=y.get(p.key)??-1,$=i("input",{type:"checkbox",value:p.
key,on:{change:()=>{let N=[...t.querySelectorAll("input:checked")];e.onLines(N.length===0?Kd:N.map(A=>A.value))}}});return $.checked=w.includes(p.key),i("label",{class:"check line-check"},$,i("span",{
class:"line-mark"},b>=0&&_L(qd(b,g?"A":""),g)),p.name)}return{node:l,draw(p){let{chosen:w,two:y}=p,g=JSON.stringify([p.lines.map(b=>b.key),w,y]);if(t.hidden=p.lines.length<2,g!==c){c=g;let b=t.contains(
document.activeElement)?document.activeElement.value:null;_(t,vL(p.lines,w).map(([$,N])=>i("div",{class:"line-group",role:$?"group":null,"aria-label":$||null},$&&i("span",{class:"muted"},$),N.map(A=>m(
A,p))))),b!==null&&[...t.querySelectorAll("input")].find($=>$.value===b)?.focus()}h(n,p.start),h(s,p.end),o.disabled=p.start===""&&p.end==="",r.hidden=p.empty&&o.disabled,a.href=e.csv()}}}function vL(e,t){
let n=new Map;for(let o of e){let a=n.get(o.group);a?a.push(o):n.set(o.group,[o])}let s=([,o])=>{let a=o.map(r=>t.indexOf(r.key)).filter(r=>r>=0);return a.length>0?Math.min(...a):t.length};return[...n].
map(o=>[s(o),o]).sort((o,a)=>o[0]-a[0]).map(([,o])=>o)}var xL=500,rk=({legend:e},t)=>typeof e=="function"?e(t):e,$L=(e,t)=>(rk(e,t)??(t.length<2?[]:t.map(n=>({key:n.key,name:`${n.letter} · ${n.label}`,
property:n.letter==="A"?"--control-fill":"--test-fill"})))).map(n=>({...n,key:n.key&&!Array.isArray(e.legend)?n.key:n.property})),SL=({data:e,layout:t},n)=>({layout:t,data:e.map(s=>n.has(s.legendgroup)?
{...s,visible:!1}:s)});function EL(e,t){let n=o=>{let{hidden:a}=e;a.delete(o)||a.add(o),a.size===e.keys.length&&a.clear();for(let r of s)r.setAttribute("aria-pressed",String(!a.has(r.dataset.key)));t()},
s=e.keys.map(o=>x(o.name,()=>n(o.key),{class:"key","aria-pressed":"true",title:o.what,data:{key:o.key},css:{"--key-fill":`var(${o.property})`}}));return s.length>0&&i("div",{class:"chart-legend",role:"\
group","aria-label":`${e.chart.title}: what is drawn`},s)}function TL(e){let t=-1/0;return{zoom(n,s){let[o,a]=[n["xaxis.range[0]"],n["xaxis.range[1]"]];if(Number.isFinite(o)&&Number.isFinite(a)&&a>o&&
performance.now()-t>xL){let r=l=>String(Number(Math.max(0,l*s.per+s.offset).toFixed(3)));e({start:r(o),end:r(a)})}},reset(){t=performance.now(),e({start:"",end:""})}}}function OL({change:e,csv:t,sql:n}){
let s=[],o="",a=null,{zoom:r,reset:l}=TL(e);function c(u,f){let h=u.series&&kL({onLines:w=>e({lines:w},{replace:!0}),onWindow:w=>e(w),csv:()=>t("series")}),m=Se("Ranks that are drawn",[["","those that\
 differ most"],["rank",h?"the first":"all, in order"]],w=>e({order:w,lines:[]},{replace:!0})),p={chart:u,bar:h,order:m,hidden:new Set,keys:$L(u,f)};return p.figure=Ke({id:u.id,title:u.title,file:u.id,
level:"h2",class:u.half?"half-chart":"",height:w=>u.height(w.places,w.sides),make:(w,y)=>SL(w.made(y),p.hidden),onRelayout:h&&r,onDoubleClick:h&&l,keys:()=>p.keys.filter(w=>!p.hidden.has(w.key)).map(w=>[
w.property,w.name]),extra:[i("div",{class:"chart-choice"},EL(p,()=>d(p)),m.node),h?.node]}),p}function d({chart:u,bar:f,order:h,hidden:m,figure:p}){let{sides:w,state:y,file:g,caption:b,revision:$,perStep:N}=a,
A=u.make(w,y),D=A.empty?null:f&&A.data(600);if(h.node.hidden=!A.limited,h.press(y.order),p.draw({file:g,made:A.data,per:D?.per,heading:[u.sums&&N&&"per step",A.note].filter(Boolean).join(", "),revision:[
$,y.order,...y.lines,...m].join(" "),offset:D?.offset,places:A.places,sides:w.length,caption:b,empty:A.empty??null}),p.sql.set(n(u)),f){let q=zd(w,u.series,u.ownDevice),z=Gd(q,w,y).keys;f.draw({lines:q,
chosen:z,styles:Jy(q,z,u.panels),start:y.start,end:y.end,two:w.length>1,empty:!!A.empty}),f.node.hidden=q.length===0}}return{draw(u,f,[h,m,p]){a=f;let w=u.filter(g=>typeof g.legend=="function").flatMap(
g=>rk(g,f.sides)??[]).map(g=>g.name),y=JSON.stringify([f.frame,u.map(g=>g.id),w]);y!==o&&(s.forEach(g=>g.figure.unmount()),s=u.map(g=>c(g,f.sides)),_(h,s.slice(0,p).map(g=>g.figure.node)),_(m,s.slice(
p).map(g=>g.figure.node)),o=y),s.forEach(d)},retheme:()=>s.forEach(u=>u.figure.retheme()),unmount:()=>s.forEach(u=>u.figure.unmount())}}var ML={name:"rows",label:"Rows",type:"choice",options:Li,fallback:"\
steps"},AL={name:"unit",label:"Sums",type:"choice",fallback:"",options:{"":"per step, as in Compare",total:"of all steps"}};function Nu(e,t,n){e.onChange({[t]:n},{replace:e.last===t}),e.last=t}function ek(e,t,n,s,o){
let a=R("set"),r=Xt({id:a,field:t,none:o,text:e.state[t],set:se(s,e.state[t])??null,onPick:l=>{e.last="",e.onSet({[t]:l?.id??""})}});return i("div",{class:`analysis-field side-${t==="test"?"test":"con\
trol"}`},i("label",{for:a},n),r.node)}function RL(e,t){let n=i("input",{type:"checkbox",data:{field:t.name},on:{change:()=>Nu(e,t.name,n.checked===t.fallback?"":String(n.checked))}});return e.fields.push(
{name:t.name,sync(s){n.checked=s===""?t.fallback:s==="true"}}),i("label",{class:"check"},n,t.label)}function CL(e,t){let n=t.type==="operator"?R("ops"):null,s=t.type==="number",o=i("input",{type:s?"nu\
mber":"text",list:n,autocomplete:"off",spellcheck:"false",placeholder:t.placeholder,step:s&&"any",min:s&&0,data:{field:t.name},class:n&&"wide",title:t.title,on:{change:()=>Nu(e,t.name,o.value.trim())}}),
a=n&&i("datalist",{id:n});n&&(o.addEventListener("input",$e(150,()=>tk(e,o.value,a))),o.addEventListener("focus",()=>{o.select(),tk(e,"",a)}));let r="";return e.fields.push({name:t.name,sync(l,c){let d=l||
n&&c||"",u=o===document.activeElement&&o.value!==r;o.value.trim()!==d&&!(u&&d===r)&&(o.value=d),r=d,s&&(c??null)!==null&&l===""&&(o.placeholder=c)}}),i("label",{class:"analysis-field"},i("span",{},t.label),
o,a)}function LL(e,t){let n=i("select",{data:{field:t.name},title:t.title,on:{change:()=>Nu(e,t.name,n.value===t.fallback?"":n.value)}},Object.entries(t.options).map(([s,o])=>i("option",{value:s},o)));
return e.fields.push({name:t.name,sync(s,o){n.value=s||String(o??Object.keys(t.options)[0])}}),i("label",{class:"analysis-field"},i("span",{},t.label),n)}var Fl=(e,t)=>t.type==="boolean"?RL(e,t):t.type===
"choice"?LL(e,t):CL(e,t);async function tk(e,t,n){if(e.state.set!=="")try{let s=await er(e.state.set,t);_(n,[...new Set(s.filter(o=>o.category==="cpu_op").map(o=>o.name))].map(o=>i("option",{value:o})))}catch{}}
var lk=(e,t)=>e?.[t].length>0?ie(e[t],3):"";function Cu(e,t,n){let[s,o]=["set","test"].map(a=>lk(se(n,e.state[a]),t));return e.state.test!==""&&e.state[t]===""&&(s!==o||e.state[`set_${t}`]!==""||e.state[`\
test_${t}`]!=="")}function nk(e,t,n,s){let[o,a]=["set","test"].map(l=>se(s,e.state[l])),r=(l,c,d)=>Fl(e,{name:l,label:c,type:"text",placeholder:["all",lk(d,t)].filter(Boolean).join(": "),title:"all, f\
irst, or a list such as 0,2,4-7"});return Cu(e,t,s)?[r(`set_${t}`,`${n} of A`,o),r(`test_${t}`,`${n} of B`,a)]:[r(t,n,o)]}function ik(e,t){let n=s=>s.some(o=>e.state[o]!=="");return!n(["steps","set_st\
eps","test_steps"])&&(n(["marker","set_marker","test_marker"])||["set","test"].some(s=>se(t,e.state[s])?.steps.length>0))}var sk=e=>`${Ni[e].letter} · ${Ni[e].name}`,ck=e=>e.state.rows===""&&e.specs[e.
state.what].tables.some(t=>t.columns.some(n=>n.summed));function NL(e,t){let n=e.state.test!=="";e.fields=[],_(e.node,ek(e,"set",n?sk("set"):"Trace set",t),ek(e,"test",n?sk("test"):"Compare with",t,"n\
one"),nk(e,"ranks","Ranks",t),nk(e,"steps","Steps",t),!e.specs[e.state.what].ofSteps&&ik(e,t)&&Fl(e,ML),ck(e)&&Fl(e,AL),e.specs[e.state.what].params.map(s=>Fl(e,s)))}function PL(e){let t=e.node.querySelector(
"input[list]")??e.node.querySelector('[data-field$="ranks"]');return t?.focus(),document.activeElement===t}function IL(e,t,n,s={}){e.state=t;let o=JSON.stringify([e.state.what,e.state.set,e.state.test,
Cu(e,"ranks",n),Cu(e,"steps",n),ik(e,n),ck(e),n.map(a=>[a.id,a.label])]);if(o!==e.built){e.built=o;let a=e.node.contains(document.activeElement)?document.activeElement.dataset.field:null;NL(e,n),a&&e.
node.querySelector(`[data-field="${a}"]`)?.focus()}e.fields.forEach(({name:a,sync:r})=>r(e.state[a]??"",s[a]))}function DL(e,{onChange:t,onSet:n}){let s={specs:e,onChange:t,onSet:n,fields:[],built:"",
state:null,last:""};return s.node=i("form",{class:"card analysis-controls","aria-label":"What to analyse",on:{submit:o=>o.preventDefault()}}),{node:s.node,focus:()=>PL(s),draw:(o,a,r)=>IL(s,o,a,r)}}var Bl=[
"temporal_breakdown","work"],Lu=Object.keys(Dt),ok=e=>String(Us({...e,what:""},{"":{params:[],ofSteps:!0}}));function qL(e){let t=new Map,n="",s=null;async function o(r,l,c,d){let{query:u={},of:f}=vu[r],
h=Us({...l,rows:"",what:r,...u},Dt),m;try{let p=d??await gn(r,h,{signal:c}),w=Ll(p);m={sides:w,line:f(w,p)}}catch(p){m={error:p}}c.aborted||(t.set(r,m),e())}function a(r){let{sides:l}=t.get(Bl[0]),{counters:c,
ranks:d=1}=vu[r];return!!l&&(c&&!l.some(({data:u})=>u.has_counters)||l.every(({data:u})=>u.ranks.length<d))}return{async load(r,l=null){let c=ok(r);if(c===n&&[...t.values()].every(({error:f})=>!f))return;
s?.abort(),s=new AbortController;let{signal:d}=s;if([n,t]=[c,new Map],await Promise.all(Bl.map((f,h)=>o(f,r,d,h===0?l:null))),d.aborted||t.get(Bl[0]).error)return;let u=Lu.filter(f=>!Bl.includes(f));u.
filter(a).forEach(f=>t.set(f,{line:null})),await Promise.all(u.filter(f=>!t.has(f)).map(f=>o(f,r,d)))},isOf:r=>ok(r)===n,get:r=>t.get(r),isEmpty:r=>t.get(r)?.line===null,isWhole:()=>t.size===Lu.length,
stop(){s?.abort(),n=""}}}var dk=e=>Dt[e].tab??Dt[e].title;function BL({column:e,values:t}){let[n,s]=t,o=(r,l)=>i("td",{class:["num",r.tone?.(l)].filter(Boolean).join(" "),title:r.exact?.(l)},r.show(l,
{}));if(t.length===1)return[o(e,n)];let a=typeof n=="number"&&typeof s=="number"?s-n:null;return Wd(e).map((r,l)=>o(r,[n,s,a][l])).concat(e.number?[]:[i("td",{class:"num"})])}var FL=(e,{line:t,error:n},s,o)=>i(
"tr",{data:{what:e}},i("th",{scope:"row"},i("a",{href:s(e)},dk(e))),n?i("td",{colspan:o-1},n.message):[i("td",{class:"index-what"},t.name&&[t.mono?i("span",{class:"mono",title:t.name},t.name):t.name,"\
: "],t.what),BL(t)]);function jL([e,t],n,s,o){let a=t.map(r=>[r,n.get(r)]).filter(([,r])=>r&&(r.error||r.line!==null)).map(([r,l])=>FL(r,l,s,o));return a.length>0&&i("tbody",{},i("tr",{class:"index-gr\
oup"},i("th",{scope:"rowgroup",colspan:o},e)),a)}function WL(e,t,n){let s=["Analysis","What it found",...t?["A","B","Δ"]:["Number"]],o=Lu.filter(e.isEmpty);return[i("div",{class:"card data-card index\
-card"},i("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":"What the analyses found"},i("table",{class:"data-table index-table"},i("caption",{class:"visually-hidden"},"What the analyses\
 found"),i("thead",{},i("tr",{},s.map((a,r)=>i("th",{scope:"col",class:r>1&&"num"},a)))),mu.map(a=>jL(a,e,n,s.length))))),e.isWhole()&&o.length>0&&i("p",{class:"muted small index-without"},"Not in the\
se sets: ",o.map((a,r)=>[r>0&&", ",i("a",{href:n(a)},dk(a))]),".")]}var HL=e=>Dt[e].tab??Dt[e].title;function UL(){let e=(o,a)=>i("a",{data:{what:o}},a),t=mu.map(([o,a])=>i("span",{class:"tab-group",role:"\
group","aria-label":o},i("span",{class:"tab-group-name","aria-hidden":"true"},o),a.map(r=>e(r,HL(r))))),n=i("nav",{class:"analysis-tabs","aria-label":"Analyses"});_(n,e("","Overview"),t);function s(o){
let a=n.getBoundingClientRect(),{left:r,right:l}=o.getBoundingClientRect();(r<a.left||l>a.right)&&(n.scrollLeft+=r-a.left-24)}return{node:n,draw({what:o,href:a,isEmpty:r}){for(let l of n.querySelectorAll(
"a")){let{what:c}=l.dataset;l.href=a(c),l.hidden=c!==""&&c!==o&&r(c),l.toggleAttribute("aria-current",c===o),c===o&&(l.setAttribute("aria-current","page"),s(l))}for(let l of t)l.hidden=[...l.querySelectorAll(
"a")].every(c=>c.hidden)}}}var uk=(e,t)=>e.every(gu)&&!t.host,fk=(e,t)=>t.tables.length>0&&e.every(({data:n})=>(n.series??[]).length===0&&t.tables.every(({key:s,columns:o})=>!(n[s]??[]).some(Nl(o))));
function hk(e,t){let n=e.filter(s=>(s.data.last_step_dropped??[]).length>0);return e.every(s=>s.data.steps!==null)?"The rows of the chosen steps count, as in Compare.":ge[t.what].ofSteps?"Every record\
ed step counts, the last one too, as in Compare; a file without steps counts as one step.":e.every(s=>s.data.all_steps.length===0)?"Without steps, all rows count, as in Compare.":n.length>0?`Work that\
 the last step of a rank${n.length<e.length?` of ${n[0].label}`:""} launched does not count, since it may be cut off. Compare counts it.`:t.rows==="all"?"All rows count, also those outside of steps, w\
hich Compare leaves out.":"The rows of all recorded steps count, the last one too, as in Compare."}var zL=(e,t)=>e.flatMap(({label:n,data:s})=>{let o=t.host?[]:s.ranks_without_device_rows??[];return o.
length===0?[]:[o.length===s.ranks.length?`${n} has no device work${s.ranks.length>1?"":` (rank ${s.ranks[0]})`}: this analysis has nothing to count there. ${Nn}`:`${n}: ${o.length===1?"rank":"ranks"} ${ie(
o)} ${o.length===1?"has":"have"} no device rows.`]});function KL(e,t,n){let s=t.charts[0]?.make(e,n).empty;return s&&i("p",{class:"notice"},s)}function GL(e,t,n){let s=ge[t.what],o=zL(e,s),a=s.chosen?.(
t),r=uk(e,s),l=!r&&fk(e,s),c=t.rows!==""&&!s.ofSteps&&e.some(u=>u.data.steps===null)&&x("Count as Compare does",()=>n({rows:""}),{class:"link-button",title:`Rows ${Li.steps}`}),d=r&&i("p",{},"To see w\
hat the host did, look at its ",i("a",{href:ts({...t,what:"user_annotation_breakdown",lines:[]},ge)},"annotations"),".");return[o.length>0&&i("ul",{class:"notice"},o.map(u=>i("li",{},u))),d,l?KL(e,s,t)??
s.notes?.(e):!r&&s.notes?.(e),a&&i("p",{},a),!r&&!l&&i("p",{class:"muted small"},hk(e,t)," ",c)]}var YL=12,VL={key:"side",title:"set",show:e=>i("b",{class:`letter letter-${e.toLowerCase()}`},e)},JL=(e,t)=>e.
flatMap(n=>(n.data[t.key]??[]).map(s=>({side:n.letter,...s}))).sort(t.order??(()=>0));function QL(e,{sides:t,raw:n,difference:s,perStep:o}){let a=t.length>1&&!e.apart,r=Wy(e,t.flatMap(m=>m.data[e.key]??
[])),l=a?yu(n,e,r,s?.[e.key],o):JL(t,e),c=bu(e,r,a),d=m=>m.told||m.number&&(!a||m.showDiff),u=m=>o?By(m):m,h=[...r.filter(m=>!d(m)),...c,...r.filter(m=>d(m)&&!c.includes(m))].flatMap(m=>{let p=d(m)&&!c.
includes(m);return(a&&d(m)?Wd(u(m)):[u(m)]).map(w=>({...w,extra:p}))}).filter(m=>!m.number||m.blank||l.some(p=>(p[m.key]??null)!==null));return{columns:t.length>1&&e.apart?[VL,...h]:h,rows:l.some(Nl(r))?
a?l.filter(Nl(r)):l:[]}}function XL(e,t){return e.map((n,s)=>({table:n,...QL(n,t),limit:s<t.above?n.rows??YL:void 0})).filter(({rows:n})=>n.length>0).map(({table:n,rows:s,columns:o,limit:a})=>{let r=St(
{caption:n.caption,columns:o,limit:a,href:t.href,parameters:t.parameters,csv:t.csv(n.key),sql:t.sql(n.key)});return r.show(s),{table:n,node:r.node}})}var Pu={path:"/analyse",name:"Analyse",read:e=>Cl(
e,ge),mount:oN};function ZL(e){let t=(s,...o)=>i("div",{class:s},o),n={nav:UL(),intro:i("p",{class:"muted analysis-intro"}),message:t("message"),notes:t("analysis-notes"),charts:t("analysis-charts"),tables:t(
"analysis-tables"),moreCharts:t("analysis-charts"),moreTables:t("analysis-tables"),heading:i("h1",{}),summary:i("summary",{}),lost:i("span",{class:"muted small trace-lost"})};return n.more=i("details",
{class:"analysis-more"},n.summary,n.moreCharts,n.moreTables),n.results=t("results analysis-results",n.notes,n.charts,n.tables,n.more),n.traces=x("Open in Perfetto …",()=>tl([e().set,e().test].filter(
s=>s!==""),e().rows==="before_last_step"?{}:{include_last_profiler_step:"true"}),{class:"trace-button","aria-haspopup":"dialog",title:"The traces themselves: open them in Perfetto, or download them"}),
n}function eN(e,{name:t,category:n}){let s=(a,r)=>e[`${a}_${r}`]||e[r]||"all",o=a=>e[`${a}_marker`]||e.marker;return Fe({control:e.set,test:e.test,row:Le(t,n),control_marker:o("set"),test_marker:o("te\
st"),control_ranks:s("set","ranks"),test_ranks:s("test","ranks"),control_steps:s("set","steps"),test_steps:s("test","steps")})}var tN=(e,t)=>e.unit===""&&e.rows===""&&t.every(n=>Hs(n)>0);function nN(e,t){
let n=[e.set,e.test].map(o=>o!==""&&se(t,o)).filter(Boolean),s=n.filter(o=>o.traces_bytes===0);return s.length===0?"":n.length===1?En(n[0]):s.map(o=>`${o.label}: ${En(o)}`).join(" ")}var mk=e=>xe(e,"T\
his analysis is not possible",Tn());function sN(e,t){let n=null,s=c=>Sm(n.state.what,l_(n.asked,ge,c)),o=(c,d,u={})=>ft(X_(n.asked,c,d),{control:n.state.set,test:n.state.test},u),a=OL({change:t,csv:s,
sql:({id:c,table:d})=>o(c,{chart:d??c},Q_(c))});function r(c,d,u,f){let{answer:h,state:m}=n,p=XL(ge[m.what].tables,{sides:c,raw:d,perStep:f,above:u,difference:h.difference,parameters:h.parameters,csv:s,
href:d.length>1?b=>eN(m,b):null,sql:b=>o(b)}),w=ge[m.what].tables.slice(0,u),y=({table:b})=>w.includes(b);_(e.tables,p.filter(y).map(({node:b})=>b));let g=p.filter(b=>!y(b));return _(e.moreTables,g.map(
({node:b})=>b)),g.map(({table:b})=>b.caption)}function l(c){n=c;let{answer:d,state:u,key:f}=n,h=ge[u.what],m=Ll(d),p=tN({...n.asked,unit:u.unit},m),w=p?m.map(A=>u_(A,h.tables)):m,y={...u,shown:d.parameters,
href:A=>ts({...u,...A},ge)};_(e.notes,GL(w,y,t));let g={charts:1,tables:1,...h.above},b=uk(w,h)||fk(w,h),$=r(w,m,g.tables,p);a.draw(h.charts,{sides:w,state:y,revision:f,perStep:p,frame:[u.what,u.set,u.
test].join(" "),file:`tracediff-${w.map(A=>Oe(A.label)).join("-")}`,caption:[[w.map(A=>[A.letter,A.label].filter(Boolean).join(" · ")).join(", "),hk(w,u)].join(". ")]},[e.charts,e.moreCharts,g.charts]);
let N=[...h.charts.slice(g.charts).map(A=>A.title),...$];e.more.hidden=b||N.length===0,e.charts.hidden=e.tables.hidden=b,e.more.open=u.more==="1",_(e.summary,i("b",{},"More"),`: ${[...new Set(N)].join(
" · ")}`)}return{draw:l,retheme:a.retheme,unmount:a.unmount}}function oN(e,t){let n={state:Cl(location.search,ge),sets:null,answer:null,answered:"",asked:null,dead:!1};n.change=(a,r)=>t.go(ts({...n.state,
...a},ge),r);let s=ZL(()=>n.state);n.controls=DL(ge,{onChange:n.change,onSet:a=>n.change({...Rl,...a})}),e.append(i("div",{class:"page analyse-page"},i("div",{class:"analyse-head"},s.heading,s.traces,
s.lost),s.nav.node,n.controls.node,s.intro,s.message,s.results)),n.question=De({context:t,results:s.results,message:s.message}),n.drawn=sN(s,n.change),n.findings=qL(()=>Du(n,s));let o=Te(n.drawn.retheme);
return s.more.addEventListener("toggle",()=>{s.more.open!==(n.state.more==="1")&&n.change({more:s.more.open?"1":""},{replace:!0})}),ak(n,s,t),{keys:{search:()=>n.controls.focus()},update(a){n.state=Cl(
a,ge);let r=["set","test"].every(l=>n.state[l]===""||se(n.sets??[],n.state[l]));n.sets?.length>0&&r?wk(n,s,t):ak(n,s,t)},unmount(){n.dead=!0,n.question.unmount(),n.findings.stop(),o(),n.drawn.unmount()}}}
function Iu(e,t,n){e.answer=null,e.answered="",delete t.results.dataset.shown,e.question.say(n)}function Du(e,t){if(e.dead)return;let n=a=>ts({...e.state,what:a,lines:[],more:""},ge),s=e.findings.isOf(
e.state);if(t.nav.draw({what:e.state.what,href:n,isEmpty:a=>s&&e.findings.isEmpty(a)}),e.state.what!==""||!s)return;e.question.say(null),_(t.notes),t.charts.hidden=t.more.hidden=!0,t.tables.hidden=!1;
let o=t.tables.contains(document.activeElement)&&document.activeElement.closest("tr")?.dataset.what;_(t.tables,WL(e.findings,e.state.test!=="",n)),o&&t.tables.querySelector(`tr[data-what="${o}"] a`)?.
focus(),e.findings.isWhole()&&t.results.dataset.shown!=="index"&&(t.results.dataset.shown="index",B("What the analyses found is shown."))}function aN(e,t,n,s){let o=ge[e.state.what];e.answer=n;let a=e.
asked===e.state&&o.instead?.(e.state,Ll(n));if(a){e.asked={...e.state,...a},pk(e,t,s);return}e.answered=s,e.question.say(null),e.controls.draw(e.state,e.sets,n.parameters),e.drawn.draw({answer:n,state:e.
state,asked:e.asked,key:s}),t.results.dataset.shown=s,B(`${o.title} is shown.`),e.findings.load(e.state)}function pk(e,t,n){e.question.ask(s=>gn(e.asked.what,Us(e.asked,ge),{signal:s}),s=>aN(e,t,s,n),
s=>Iu(e,t,mk(s)))}function rN(e,t){let n={...e.state,what:"temporal_breakdown",rows:""};e.answer=null,delete t.results.dataset.shown,e.question.ask(s=>gn(n.what,Us(n,ge),{signal:s}),s=>{e.findings.load(
e.state,s),Du(e,t)},s=>{e.findings.stop(),Iu(e,t,mk(s))})}var gk=e=>`${e.what} ${Us(e,ge)}`;function lN(e,t,n){let s=gk(e.state);e.state.set===""?(e.question.drop(),Iu(e,t,i("p",{class:"notice"},"Choo\
se a set.")),n.settled()):e.state.what===""?rN(e,t):e.answer&&e.answered===s?(e.question.drop(),e.drawn.draw({answer:e.answer,state:e.state,asked:e.asked,key:s}),n.settled()):(e.asked=e.state,pk(e,t,s))}
function wk(e,t,n){let{state:s,sets:o}=e,a=ge[s.what],r=l=>s[l]===""?null:se(o,s[l])?.label??s[l];_(t.heading,a.title),_(t.intro,a.intro),_(t.lost,nN(s,o)),n.setTitle([...new Set([a.title,[r("set"),r(
"test")].filter(Boolean).join(" → "),"Analyse"])].filter(Boolean).join(" · ")),e.controls.draw(s,o,e.answer&&e.answered===gk(s)?e.answer.parameters:{}),Du(e,t),lN(e,t,n)}async function ak(e,t,n){let{
state:s}=e,o=[s.set,s.test].filter(a=>a!=="");try{e.sets=await Ja(o)}catch(a){_(t.message,xe({message:a.message}));return}e.dead||(e.controls.node.hidden=t.traces.hidden=t.nav.node.hidden=e.sets.length===
0,e.sets.length===0?(_(t.heading,"Analyse"),n.setTitle("Analyse"),_(t.message,i("p",{class:"notice"},"There are no sets yet. ",i("a",{href:L("/")},"Add some"),"."))):e.state.set===""?e.change({set:e.sets[0].
id},{replace:!0}):wk(e,t,n))}var iN=14;function ha(e){let[t,n]=Dh(e);return n===""?t:`${t} → ${n}`}function cN(e){let t=getComputedStyle(document.documentElement),n=`${.92*parseFloat(t.fontSize)}px ${t.getPropertyValue("--mono")}`;
if(n!==e.font){e.font=n;let a=document.createElement("canvas").getContext("2d");a.font=e.font,e.width=a.measureText("0".repeat(40)).width/40}let s=getComputedStyle(e.cell),o=e.cell.clientWidth-parseFloat(
s.paddingLeft)-parseFloat(s.paddingRight)-2;return e.width>0?Math.max(iN,Math.floor(o/e.width)):0}function dN(e){e.narrower=e.rows.some(t=>t?.row.replaces||t?.row.aliases),e.apart=Oi(e.narrower?e.letters-
2:e.letters),e.apart.add(e.rows.filter(Boolean).map(t=>ha(t.row)))}function vk(e,t){return e.letters===0?t:(e.apart===null&&dN(e),e.apart.text(t))}function uN(e,t,n){e.rows=t,e.apart!==null&&!e.narrower&&
n.some(({row:s})=>s.replaces||s.aliases)&&(e.apart=null),e.apart?.add(n.map(s=>ha(s.row)))}function fN(e){let t=cN(e);return t===e.letters?!1:(e.letters=t,e.apart=null,!0)}function hN(e,{row:t}){let n=ha(
t),s=vk(e,n);return i("span",{class:"fit",data:s===n?{}:{short:s}},i("bdi",{},n))}function mN(e,t,{row:n}){let s=ha(n),o=vk(e,s),a=t.querySelector(".fit");(a.dataset.short??s)!==o&&(o===s?delete a.dataset.
short:a.dataset.short=o)}function pN(e){let t={cell:e,rows:[],letters:0,apart:null,narrower:!1,font:"",width:0};return{setRows(n){t.rows=n,t.apart=null},addRows:(n,s)=>uN(t,n,s),measure:()=>fN(t),draw:(...n)=>hN(
t,...n),refit:(...n)=>mN(t,...n)}}var gN="abs_diff_duration",Wu=[["more_work","More work","The time that the operator’s change of FLOPs would take at the speed of the control","num c-work"],["slower\
_work","Slower work","The rest of the change of device time: the same FLOPs take more time, or less","num c-work"]],Bu={no_operator:"it is not an operator: FLOPs are known for operators, not for singl\
e kernels",one_side:"it is on one side only, so there is no change to split",unknown:"its FLOPs are not known on both sides, or they count for the operator around it",partly:"the FLOPs are known for l\
ess than 80 % of its calls or of its device time"},xk="abcd";function wN({row:e,moreWork:t,slowerWork:n},s){return[t,n].map(o=>{if(o==null){let l=Object.keys(Bu).indexOf(e?.work_known);return i("td",{
class:"num c-work muted",title:Bu[e?.work_known]??null},M,l>=0&&i("sup",{},xk[l]))}let[a,r]=s(o);return i("td",{class:`num c-work${o>0?" more":o<0?" less":" calm"}`,title:r},a)})}function $k(e){let t=null,
n=x("More and slower work",()=>e({work:!t.work,...t.work&&Wu.some(([o])=>o===t.sort)?{sort:gN,order:"desc"}:{}}),{"aria-pressed":"false",class:"work-switch",title:"Two columns that split the change of\
 an operator’s device time, where its FLOPs are known; takes longer to load"}),s=i("p",{class:"work-reasons muted small",hidden:!0},"No split: ",Object.values(Bu).flatMap((o,a)=>[a>0&&"; ",i("sup",{},
xk[a]),` ${o}`]).filter(Boolean),".");return{node:n,note:s,draw(o){t=o,s.hidden=!t.work,n.setAttribute("aria-pressed",String(t.work))}}}var qu=4,yN=["control","test"],Hu={operator_and_shapes:"launched\
 by the same operator with the same input shapes",operator:"launched by the same operator",template_arguments:"one template with other arguments",shapes:"launched by other operators with the same inpu\
t shapes"};function Sk(e){let t=i("h2"),n=i("ul",{class:"replacements-list"}),s=i("p",{class:"related-more"}),o=Ee("Probable replacements"),a=i("details",{class:"card rank-steps replacements",hidden:!0},
i("summary",{},t,i("span",{class:"muted rank-summary"},"Kernels that are gone and those that probably replaced them, judged by what launches them, or by their names if these differ in template argumen\
ts alone.")),i("div",{class:"chart-tools"},o.node),n,s),r=!1,l=null;function c(u,f){let h=u.replacements??[];l!==u&&(l=u,r=!1),a.hidden=h.length===0,!a.hidden&&(t.textContent=`Probable replacements (${k(
h.length)})`,_(n,h.slice(0,r?void 0:qu).map(m=>d(m,u,f))),s.hidden=r||h.length<=qu,_(s,!s.hidden&&x(`Show all ${k(h.length)}`,()=>{r=!0,c(u,f),n.children[qu].querySelector("a").focus()},{class:"link-b\
utton"})))}function d(u,f,h){let m={diff_duration:u.diff_duration};yN.forEach(D=>{m[`${D}_counts`]=u[D].counts,m[`${D}_total_duration`]=u[D].total_duration});let{control:p,test:w,diff:y,growth:g,controlCount:b,
testCount:$}=cn(m,h?"per_step":"total",f),N=y>0?"more":y<0?"less":"calm",A=(D,q,z)=>i("p",{class:`replaced ${z}`},i("span",{class:"replaced-mark","aria-hidden":"true"},q),i("span",{class:"visually-hid\
den"},q==="−"?"gone: ":"new: "),i("a",{href:e(D),class:"mono",title:D.name},i("bdi",{},D.name)));return i("li",{},i("div",{class:"replaced-names"},A(u.control,"−","less-mark"),A(u.test,"+","more-m\
ark"),i("p",{class:"muted small"},Hu[u.rule]??u.rule,u.shared!==null&&[", ",i("span",{class:"mono"},u.operator??"")," ",u.input_dims&&i("span",{class:"mono"},u.input_dims),` (${K(100*u.shared)} of wha\
t launches them is shared)`])),i("dl",{class:"replaced-numbers"},i("dt",{},h?"calls per step":"calls"),i("dd",{},`${k(b)} → ${k($)}`),i("dt",{},h?"time per step":"time"),i("dd",{title:`${O(p)} → ${O(
w)}`},`${v(p)} → ${v(w)}`),i("dt",{},"Δ"),i("dd",{class:`strong ${N}`,title:te(y)},Y(y),p>0&&` (${P(g)})`)))}return{node:a,sql:o,draw:c}}async function ot(e,t){try{await navigator.clipboard.writeText(
e),G(t,{seconds:4})}catch{G(`Copy this: ${e}`,{seconds:60})}}var bN={added:"new: in the test only",deleted:"gone: in the control only",increased:"called more often",decreased:"called less often",unchanged:"\
called equally often"},_N="q is the false discovery rate: of all rows with a q this small, at most this share is expected to be noise";function Wl(e){if(e.q_value===null)return"Cannot judge: each side\
 needs at least 4 samples.";if(e.too_few&&!gs(e))return e.test_counts>0?"It is new: no test is needed.":"It is gone: no test is needed.";if(e.too_few&&e.among){let[n,s]=e.among;return`${k(n)} steps ar\
e too few to judge this row among ${k(s)} rows.`}let t=`q = ${lt(ps(e))}, p = ${lt(e.p_value)}`;return e.significance==="cannot_judge"?`Cannot judge: two recordings of one program may differ so, too (${t}\
).`:e.significance==="no_difference_found"?`No difference found (${t}).`:`${e.significance==="slower"?"Slower":"Faster"} (${t}).`}function Uu(e){switch(e.calls){case"fact":return`calls: ${k(e.control_calls)}\
 → ${k(e.test_calls)} in every step`;case"more":case"fewer":return`${e.calls} calls per step (q = ${lt(e.calls_q_value)})`;default:return""}}var kN=({row:e,of:t})=>{let n=typeof e.control_median=="n\
umber"&&typeof e.test_median=="number",s=(r,l)=>r===null||l===null?null:l-r,o=(r,l,c,d,u=[])=>i("tr",{},i("th",{scope:"row"},r),[l,c,d].map((f,h)=>i("td",{class:`num${h===2?" strong":""}`,title:u[h]??
null},f))),a=(r,l,c,d=s(l,c))=>o(r,v(l),v(c),Y(d),[O(l),O(c),te(d)]);return i("table",{class:"detail-table"},i("thead",{},i("tr",{},i("td"),["Control","Test","Δ"].map(r=>i("th",{scope:"col",class:"nu\
m"},r)))),i("tbody",{},o("Calls",k(e.control_counts),k(e.test_counts),ve(e.diff_counts)),a("Total",e.control_total_duration,e.test_total_duration,e.diff_duration),a("Per step",t("control_per_step"),t(
"test_per_step"),t("diff_per_step")),a("Per call",t("control_per_call"),t("test_per_call"),t("diff_per_call")),e.control_self_duration!==null&&a("Self, total",e.control_self_duration,e.test_self_duration,
t("diff_self_duration")),n&&a("Median of steps",e.control_median,e.test_median),n&&a("Quartile spread",e.control_spread,e.test_spread)))};function vN(e){return e.replaces?`${e.name}
probably replaces ${e.replaces.name}
(${Hu[e.replaces.rule]??e.replaces.rule})`:e.aliases?[e.name,...Da(e)].join(`
`):e.name}function Ek({onClear:e,href:t,tree:n,timeline:s,onRanks:o,onTable:a}){let r=i("div",{class:"op-panel-body"}),l=i("aside",{class:"op-panel","aria-label":"Selected operation",hidden:!0},i("div",
{class:"op-panel-head"},i("h2",{},"Selected operation"),U("close","Close (Escape)",e)),r),c=null;function d(u){let{row:f}=u,{replaces:h}=f,m=Uu(f);return[i("p",{class:"mono full-name"},i("bdi",{},f.name)),
i("p",{class:"muted small"},f.category,f.kind&&` · ${f.kind.toLowerCase()}`,` · ${bN[f.change]}`),h&&i("div",{class:"small op-replaces"},i("p",{},"probably replaces"),i("p",{class:"mono full-name"},
i("bdi",{},h.name)),i("p",{class:"muted"},`${Hu[h.rule]??h.rule}${h.operator?`: ${h.operator}`:""}`,h.input_dims&&i("span",{class:"mono"},` ${h.input_dims}`))),f.aliases&&i("div",{class:"small op-repl\
aces"},i("p",{},h?"all kernels that are gone or new":f.category==="python_function"?"one Python function, whose line or folder differs":"one call or copy under several names; each name is on one side \
only"),Da(f).map(p=>i("p",{class:"mono full-name"},i("bdi",{},p)))),f.significance&&i("p",{class:"small"},Wl(f),m&&` ${m[0].toUpperCase()}${m.slice(1)}.`),kN(u),i("p",{class:"op-actions"},t?.(f)&&i("a",
{href:t(f)},"Open this operation"),s?.(f)&&i("a",{href:s(f)},"Show in the timeline"),n?.(f)&&i("a",{href:n(f)},"Where in the tree"),a&&x("Show in the table",a,{class:"link-button"}),o&&x("Show its ran\
ks and steps",o,{class:"link-button"}),x("Copy the name",()=>ot(f.name,"Name copied."),{class:"link-button"}))]}return{node:l,isOpen:()=>!l.hidden,draw(u,f=null){if(u===c&&f===null)return;c=u;let h=l.
hidden;l.hidden=u===null&&f===null,document.body.toggleAttribute("data-panel",!l.hidden),_(r,l.hidden?null:f??d(u)),(h||f)&&(r.scrollTop=0)},unmount(){document.body.removeAttribute("data-panel"),l.remove()}}}
var Zt=28,xN=60,yk=12,bk=100,$N={added:["+","new"],deleted:["−","gone"],increased:["▲","called more often"],decreased:["▼","called less often"],unchanged:["","called equally often"]},Fu=[["chang\
e","±","New, gone, called more often, called less often","c-change"],["name","Operation","Name in the trace","c-name"],["category","Category","Category of the event","c-category"],["control_counts","\
Control","Calls in the control","num c-count side-a"],["test_counts","Test","Calls in the test","num c-count side-b"],["diff_counts","Δ","Change of the number of calls, test − control","num c-count"],
["control_total_duration","Control","Duration in the control","num c-time side-a"],["test_total_duration","Test","Duration in the test","num c-time side-b"],["diff_duration","Δ","Change of the durati\
on, test − control","num c-time c-diff"],["diff_percent","Δ %","Change of the duration relative to the control","num c-percent"],["q_value","Certainty",`Is the row slower or faster, or is the chang\
e noise? Judged by the times shown, all rows together: slower or faster where q < 0.05. ${_N}`,"c-real"],...Wu],zu=String(Fu.length-Wu.length),SN={slower:["▲","slower"],faster:["▼","faster"],no_difference_found:[
"","no difference found"],cannot_judge:["","cannot judge"]},EN=(e,t)=>gs(e)?["","too few steps"]:e.too_few?["",e.test_counts>0?"is new":"is gone"]:SN[t]??["",t],Tk={diff_counts:"abs_diff_counts",diff_duration:"\
abs_diff_duration"};function TN(e,t,n){let s=Tk[e],o=bs(e);return s?t===s?[e,"desc"]:t!==e?[s,"desc"]:n==="desc"?[e,"asc"]:[s,"desc"]:t===e?[e,n==="asc"?"desc":"asc"]:[e,o]}var fa=e=>e.rows.length>xN&&
!yn();function Gs(e,t=!1,n=e.node.scrollTop){let s=Math.ceil((e.height||600)/Zt),o=fa(e)?Math.max(0,Math.floor(n/Zt)-yk):0,a=fa(e)?Math.min(e.rows.length,Math.floor(n/Zt)+s+yk):yn()?MN(e):e.rows.length;
if(!t&&o===e.first&&a===e.last)return;e.first=o,e.last=a;let r=e.body.contains(document.activeElement),l=t?new Map:e.nodes;e.nodes=new Map;for(let c=o;c<a;c+=1)e.nodes.set(c,l.get(c)??(e.rows[c]?Rk(e,
c):AN(e,c)));Ok(e,r,t,n),Mk(e)}function Ok(e,t,n,s){e.node.toggleAttribute("data-virtual",fa(e)),_k(e.above,e.first),_k(e.below,e.rows.length-e.last),Rt(e.body,[e.above,...e.nodes.values(),yn()?ON(e.rows.
length-e.last):e.below]),s>0&&(n||t)&&e.node.scrollTop!==s&&(e.node.scrollTop=s),t&&(e.nodes.get(e.active)??e.node).focus({preventScroll:!0})}function Mk(e){let[t,n]=fa(e)?[Math.max(0,e.first-bk),Math.
min(e.rows.length,e.last+bk)]:[e.first,e.last];for(let s=t;s<n;s+=1)if(!e.rows[s]){e.events.onWant(t,n);return}}function Ak(e){let t=!1;for(let[n,s]of e.nodes)s.dataset.hole!==void 0&&e.rows[n]?(e.nodes.
set(n,Rk(e,n)),t=!0):e.rows[n]&&e.fit.refit(s,e.rows[n]);t&&Ok(e,e.body.contains(document.activeElement),!1,e.node.scrollTop),Mk(e)}function _k(e,t){e.hidden=t===0,e.style.height=`${t*Zt}px`}function ON(e){
return i("tr",{hidden:e===0},i("td",{colspan:zu,class:"muted"},`${k(e)} more: the report and the CSV have all rows.`))}function MN(e){let t=e.rows.findIndex(n=>!n);return t<0?e.rows.length:t}function Rk(e,t){
let n=e.rows[t];return i("tr",{"aria-rowindex":String(t+3),data:{index:t},class:`${t%2?"odd":""}${n.noise?" noise":""}`,tabindex:t===e.active?"0":"-1","aria-selected":String(n.key===e.selected)},jN(n,
e.unit,e.largest,RN(e,n)),e.work&&wN(n,s=>Ul(s,e.unit)))}function AN(e,t){return i("tr",{"aria-rowindex":String(t+3),data:{index:t,hole:""},"aria-busy":"true",tabindex:t===e.active?"0":"-1"},i("td",{colspan:zu,
class:"muted"},"…"))}function RN(e,t){return i("a",{href:e.events.href(t.row),class:"op-link",tabindex:"-1"},t.row.replaces&&i("span",{class:"folded"},i("span",{"aria-hidden":"true"},"⇄ "),i("span",
{class:"visually-hidden"},"probable replacement: ")),t.row.aliases&&!t.row.replaces&&i("span",{class:"folded"},i("span",{"aria-hidden":"true"},"≡ "),i("span",{class:"visually-hidden"},"several names\
: ")),e.fit.draw(t))}function Hl(e,t,{focus:n=!1}={}){if(e.rows.length===0)return;let s=e.nodes.get(e.active);e.active=Math.max(0,Math.min(e.rows.length-1,t)),Ck(e,e.active),s?.setAttribute("tabindex",
"-1");let o=e.nodes.get(e.active);o?.setAttribute("tabindex","0"),n&&o?.focus({preventScroll:!0})}function CN(e,t){e.rows.length>0&&!e.nodes.has(e.active)&&(e.active=Math.min(e.rows.length-1,Math.ceil(
t/Zt)),e.nodes.get(e.active)?.setAttribute("tabindex","0"))}function Ck(e,t){e.node.removeAttribute("data-late");let n=t*Zt,s=e.node.clientHeight-e.head.offsetHeight-e.foot.offsetHeight-2;n<e.node.scrollTop?
e.node.scrollTop=n:n+Zt>e.node.scrollTop+s&&(e.node.scrollTop=n+Zt-s),e.place=e.node.scrollTop,Gs(e,!1,e.place)}function LN(e,t){let n=t.target.closest("tr[data-index]");n&&t.target.closest(".op-link")?
!t.ctrlKey&&!t.metaKey&&!t.shiftKey&&e.events.onOpen(e.rows[Number(n.dataset.index)].key):n&&e.rows[n.dataset.index]&&getSelection().isCollapsed&&(Hl(e,Number(n.dataset.index),{focus:!0}),e.events.onSelect(
e.rows[e.active].key))}function NN(e,t){let n=Math.max(1,Math.floor(e.node.clientHeight/Zt)-4),s={ArrowDown:e.active+1,ArrowUp:e.active-1,PageDown:e.active+n,PageUp:e.active-n,Home:0,End:e.rows.length-
1};if(t.key in s&&!t.altKey&&!t.metaKey)t.preventDefault(),Hl(e,s[t.key],{focus:!0});else if((t.key==="Enter"||t.key===" ")&&!t.target.closest(".op-link")&&e.rows[e.active])t.preventDefault(),e.events.
onSelect(e.rows[e.active].key);else if(t.key==="ArrowRight"||t.key==="ArrowLeft"){t.preventDefault();let o=e.nodes.get(e.active);(t.key==="ArrowRight"?o?.querySelector(".op-link"):o)?.focus({preventScroll:!0})}}
function PN(e,t){e.groups[1].textContent=e.unit==="per_step"||e.unit==="percent"?"Calls per step":"Calls",e.groups[2].textContent=`${e.self?"Self time":"Duration"}, ${t}`,e.groups[2].title=e.self?"Of \
host operations, without the calls inside them; of device work, all of it":"",e.groups[4].textContent=`Device time, ${t}`,e.table.querySelectorAll(":is(col, thead th).c-work").forEach(n=>{n.hidden=!e.
work});for(let[n,{cell:s,mark:o}]of e.heads){let a=e.sort===n||(Tk[n]??"")===e.sort;a?s.setAttribute("aria-sort",e.order==="asc"?"ascending":"descending"):s.removeAttribute("aria-sort");let r=e.order===
"asc"?"↑":"↓";o.textContent=a?e.sort===n?` ${r}`:` |${r}|`:""}}function IN(e,t){let n=e.revision!==t.revision;({rows:e.rows,unit:e.unit,self:e.self,sort:e.sort,order:e.order,selected:e.selected,
revision:e.revision}=t),e.work=t.work===!0,e.table.toggleAttribute("data-work",e.work),e.largest=ju(e.rows),e.table.setAttribute("aria-rowcount",String(e.rows.length+3)),e.table.toggleAttribute("data-\
unjudged",!t.judged),e.fit.setRows(e.rows),PN(e,t.unitName),_(e.foot,t.totals.map(([o,a])=>UN(o,a,e.unit,e.self,e.work)));let s=e.rows.findIndex(o=>o?.key===e.selected);n&&(e.active=Math.max(0,s),e.place>
0&&(e.node.scrollTop=0,e.place=0)),e.opened||(e.opened=!0,e.node.setAttribute("data-late",""),Pe().then(Pe).then(()=>e.node.removeAttribute("data-late"))),Gs(e,!0,e.place),s>=0&&n&&Ck(e,s)}function DN(e,t,n,s){
e.rows=t,e.table.toggleAttribute("data-unjudged",!s),e.fit.addRows(e.rows,n),ju(n)>e.largest?(e.largest=ju(n),Gs(e,!0)):Ak(e)}function qN(e,t){let n=t!==e.selected;e.selected=t;for(let o of e.body.querySelectorAll(
"tr[data-index]"))o.setAttribute("aria-selected",String(t!==""&&e.rows[Number(o.dataset.index)]?.key===t));let s=e.rows.findIndex(o=>o?.key===t);s>=0&&n&&Hl(e,s)}function BN(e){e.observer.disconnect(),
e.stopPrinting(),cancelAnimationFrame(e.frame)}function FN(e){e.groups=[i("td",{colspan:"3"}),i("th",{colspan:"3",scope:"colgroup"}),i("th",{colspan:"4",scope:"colgroup"}),i("td"),i("th",{colspan:"2",
scope:"colgroup",class:"c-work"})],e.head=i("thead",{},i("tr",{class:"head-groups"},e.groups),i("tr",{},Fu.map(([s,o,a,r])=>{let l=i("span",{class:"sort-mark","aria-hidden":"true"}),c=i("th",{scope:"c\
ol",class:r},i("button",{type:"button",title:a,on:{click:()=>e.events.onSort(...TN(s,e.sort,e.order))}},o,l));return e.heads.set(s,{cell:c,mark:l}),c}))),e.body=i("tbody"),e.foot=i("tfoot"),e.table=i(
"table",{class:"ops",role:"grid","aria-label":"All operations"},i("colgroup",{},Fu.map(([,,,s])=>i("col",{class:s}))),e.head,e.body,e.foot),e.node=i("div",{class:"table-scroll",tabindex:"-1"},e.table);
let[t,n]=[0,1].map(()=>i("tr",{class:"spacer","aria-hidden":"true"},i("td",{colspan:zu})));Object.assign(e,{above:t,below:n})}function Lk(e){let t={events:e,heads:new Map,rows:[],unit:"total",sort:"",
order:"",self:!1,work:!1,revision:"",selected:null,active:0,largest:0,first:0,last:0,nodes:new Map,height:0,opened:!1,place:0,frame:0};return FN(t),t.fit=pN(t.heads.get("name").cell),t.body.addEventListener(
"click",n=>LN(t,n)),t.body.addEventListener("keydown",n=>NN(t,n)),t.node.addEventListener("scroll",()=>{t.place=t.node.scrollTop,fa(t)&&t.frame===0&&(t.frame=requestAnimationFrame(()=>{t.frame=0;let{scrollTop:n}=t.
node;Gs(t,!1,n),CN(t,n)}))}),t.observer=new ResizeObserver(n=>{t.height=t.node.clientHeight,n.some(({target:s})=>s!==t.node)&&t.fit.measure()&&Ak(t),Gs(t,!1,t.place)}),t.observer.observe(t.node),t.observer.
observe(t.heads.get("name").cell),t.stopPrinting=Ms(()=>{t.fit.measure(),Gs(t,!0)}),{node:t.node,focus:()=>Hl(t,t.active,{focus:!0}),draw:n=>IN(t,n),add:(n,s,o)=>DN(t,n,s,o),select:n=>qN(t,n),unmount:()=>BN(
t)}}function Nk(e,t){return t==="percent"?[K(e),K(e)]:[v(e),O(e)]}function Ul(e,t){if(t!=="percent")return[Y(e),te(e)];let n=e===null?M:`${P(e)}-points`;return[P(e),n]}var ju=e=>e.reduce((t,n)=>Math.max(
t,Math.abs(n.diff??0)),0),Ys=e=>e>0?" more":e<0?" less":" calm";function jl(e,t,n){let[s,o]=Nk(e,t);return i("td",{class:n,title:o},s)}function jN(e,t,n,s){let{row:o}=e,[a,r]=$N[o.change]??["",o.change],
[l,c]=Ul(e.diff,t),d=n>0?Math.abs(e.diff??0)/n:0;return[i("td",{class:`c-change change-${o.change}`,title:r},i("span",{"aria-hidden":"true"},a),i("span",{class:"visually-hidden"},r)),i("th",{scope:"ro\
w",class:"c-name mono",title:vN(o)},s),i("td",{class:"c-category",title:o.kind?`${o.category}, ${o.kind}`:o.category},o.category),i("td",{class:"num c-count"},k(e.controlCount)),i("td",{class:"num c-c\
ount"},k(e.testCount)),i("td",{class:`num c-count${Ys(e.diffCount)}${o.calls==="fact"?" strong":""}`,title:Uu(o)||null},ve(e.diffCount)),jl(o.control_counts>0?e.control:null,t,"num c-time"),jl(o.test_counts>
0?e.test:null,t,"num c-time"),i("td",{class:`num c-time c-diff${Ys(e.diff)}`,title:c,css:{"--share":`${(100*d).toFixed(1)}%`}},l),i("td",{class:`num c-percent${Ys(e.percent??e.diff)}`},e.birth||P(e.percent)),
WN(e)]}function WN({row:e,verdict:t}){if(t===""||t===null)return i("td",{class:"c-real muted"});let[n,s]=EN(e,t),o=t==="slower"||t==="faster";return i("td",{class:`c-real ${o?t==="slower"?"more":"less":
"muted"}`,title:`${Wl(e)}${e.q_value===null?"":` Median of the steps ${v(e.control_median)} → ${v(e.test_median)}.`}`},i("span",{"aria-hidden":"true"},n&&`${n} `),s,o&&i("span",{class:"q"},` ${vh(ps(
e))}`))}var kk=e=>i("td",{class:"num c-count",title:k(e)},k(e)),HN={host:"Host, sum",device:"Device, sum"};function UN(e,t,n,s,o){let[a,r]=Ul(t.diff,n);return i("tr",{data:{part:e}},i("td",{class:"c-c\
hange"}),i("th",{scope:"row",class:"c-name",title:e==="device"?"Kernels, copies and memsets; overlapping work counts in full":s?"Self times do not count nested calls twice":"Host operations nest: the \
time of a call also counts in its caller"},HN[e]),i("td",{class:"c-category"}),kk(t.controlCount),kk(t.testCount),i("td",{class:`num c-count${Ys(t.diffCount)}`},ve(t.diffCount)),jl(t.control,n,"num c-\
time"),jl(t.test,n,"num c-time"),i("td",{class:`num c-time${Ys(t.diff)}`,title:r},a),i("td",{class:`num c-percent${Ys(t.percent??t.diff)}`},t.birth||P(t.percent)),i("td",{class:"c-real"}),o&&i("td",{class:"\
c-work",colspan:"2"}))}function Pk(e){let{row:t,verdict:n}=e,s=[];t.replaces&&s.push(`probably replaces ${t.replaces.name}`),t.aliases&&s.push(...Da(t)),gs(t)?s.push("too few steps to judge"):n==="no_\
difference_found"&&!t.too_few?s.push(`no difference found, q = ${lt(ps(t))}`):n==="cannot_judge"&&t.q_value!==null?s.push(`cannot judge, q = ${lt(ps(t))}`):(n==="slower"||n==="faster")&&s.push(`${n}, \
q = ${lt(ps(t))}`);let o=Uu(t);return o===""?s:[...s,o]}function zN(e,t,n){let{row:s}=e,o=c=>Nk(c,t)[0],a=e.birth||P(e.percent),r=n&&s.kind==="",l=[r?`${s.category}, self time`:s.category,`control ${o(
e.control)}`,`test ${o(e.test)}`,`Δ ${Ul(e.diff,t)[0]} (${a})`,`calls ${k(e.controlCount)} → ${k(e.testCount)}`];return(t!=="total"||r)&&l.push(`total ${v(s.control_total_duration)} → ${v(s.test_total_duration)}\
, ${Y(s.diff_duration)}`),[...l,...Pk(e)]}function KN(e){return[e.row.category,`control ${k(e.controlCount)}`,`test ${k(e.testCount)}`,`Δ ${ve(e.diffCount)}${e.birth?` (${e.birth})`:""}`,...Pk(e)]}var Ik=e=>({
key:e.key,name:ha(e.row),noise:e.noise,mark:e.row.replaces?"⇄ ":e.row.aliases?"≡ ":""});function Dk(e,t,n,s){return{kind:t==="percent"?"percent":"time",heading:n?`self time, ${lo(t,s)}`:lo(t,s),rows:e.
map(o=>({...Ik(o),control:o.control,test:o.test,diff:o.diff,lines:zN(o,t,n)}))}}function qk(e,t){return{kind:"count",heading:t==="per_step"||t==="percent"?"per step":"total",rows:e.map(n=>({...Ik(n),control:n.
controlCount,test:n.testCount,diff:n.diffCount,lines:KN(n)}))}}function GN({row_count:e,verdict:{verdict:t},ops_diff:n,changed_rows:s}){return e>0&&["unchanged","not_certain"].includes(t)&&s!==null&&s.
slower+s.faster===0&&n.added+n.deleted+n.increased+n.decreased===0}var Bk=(e,t)=>GN(e)&&["No difference found in any of these rows, neither in time nor in the number of calls. ",x("Draw the bars anywa\
y",t,{class:"link-button"})];function zl(){let e=null,t=()=>e.tooMany?{text:`Bundle: ${e.tooMany}`,disabled:!0}:{text:"Bundle",href:e.bundle,download:`${e.name}.tracediff`,note:"Both sets and this vie\
w as one file, for another tracediff",title:"To see this page, drop it on another tracediff, or open it with tracediff open"};return{node:ar("Share",()=>[{text:"Copy link",run:()=>ot(location.href,"Li\
nk copied."),note:"For people who can reach this server"},{text:"Report",href:e.report,download:`${e.name}.html`,note:"This comparison as one HTML file, without a server"},t()],{text:"Share"}),set(s){
e=s}}}var Ku=8,Gu={key:"",operators:null},ma=(e,t,n="")=>i("td",{class:`num ${n}`,title:t},e);function YN(e,t){let{operator:n,control_per_step:s,test_per_step:o,diff_per_step:a}=t,r=a>0?"more":a<0?"less":"c\
alm";return i("tr",{},i("th",{scope:"row"},n===null?i("span",{class:"muted"},"in no operator"):i("a",{href:e.href({name:n,category:"cpu_op"}),class:"mono",title:n},i("bdi",{},n))),ma(`${k(t.control_counts)}\
 → ${k(t.test_counts)}`),ma(v(s),O(s)),ma(v(o),O(o)),ma(Y(a),te(a),r),ma(s>0?P(100*a/s):o>0?"new":"",null,r))}function Xu(e,{rows:t,count:n}){let s=(o,a="num")=>i("th",{scope:"col",class:a},o);_(e.body,
i("table",{class:"operators-table"},i("thead",{},i("tr",{},s("Operator",""),s("launched, in all"),s("control"),s("test"),s("Δ"),s("Δ %"))),i("tbody",{},t.slice(0,e.all?void 0:Ku).map(o=>YN(e,o))))),
e.more.hidden=e.all||t.length<=Ku,_(e.more,!e.more.hidden&&x(t.length<n?`Show ${k(t.length)} of ${k(n)}`:`Show all ${k(n)}`,()=>{e.all=!0,Xu(e,{rows:t,count:n}),e.body.querySelectorAll("tbody tr")[Ku].
querySelector("a")?.focus()},{class:"link-button"}))}async function VN(e,t){e.request?.abort(),e.request=new AbortController,e.asked=t,e.all=!1,_(e.body,i("p",{class:"muted"},"Looking for the operator\
s …")),_(e.more);let n=new URLSearchParams(t);Object.entries({operators:"auto",diagnosis:"false",limit:"0"}).forEach(([s,o])=>n.set(s,o));try{let{operators:s}=Gu.key===t?Gu:await e.send(n,{signal:e.
request.signal});Gu={key:t,operators:s},e.asked===t&&s?Xu(e,s):e.asked===t&&_(e.body,i("p",{class:"muted"},"Loading the operators took too long."))}catch(s){e.asked===t&&s.name!=="AbortError"&&_(e.body,
i("p",{class:"muted"},`No operators: ${s.message}`))}}function JN(e,t,n){e.node.hidden=!(e.send?n.recorded.few_shared_kernels:n.operators),!e.node.hidden&&!e.send?Xu(e,n.operators):!e.node.hidden&&e.node.
open&&t!==e.asked&&VN(e,t)}function Wk(e,t){let n={href:e,send:t,all:!1,asked:"",request:null};n.body=i("div",{class:"scroll-x operators-body"}),n.more=i("p",{class:"related-more"});let s=Ee("Device t\
ime by operator");return n.node=i("details",{class:"card rank-steps operators",hidden:!0,"aria-label":"Device time by operator"},i("summary",{},i("h2",{},"Device time by operator"),i("span",{class:"mu\
ted rank-summary"},"The sides have other kernels: what their operators take.")),i("div",{class:"chart-tools"},s.node),i("p",{class:"muted small"},"Less than half of the kernel time is in kernels that \
both sides have, so this table compares operators. Times are means per step of the device work that each operator launches, without those it calls, and are not tested. Largest change first."),n.body,n.
more),{node:n.node,sql:s,draw:(o,a)=>JN(n,o,a),stop:()=>n.request?.abort()}}var Yu=20,QN=4,Kl=e=>e===null?"–":J(e,0,e<1?3:e<100?1:0),Vs=(e,t,n)=>e[`control_${t}`]===null&&e[`test_${t}`]===null?"":`${n(
e[`control_${t}`])} → ${n(e[`test_${t}`])}`,qt=(e,t,n="")=>i("td",{class:`num ${n}`,title:t},e),ht=(e,t="num")=>i("th",{scope:"col",class:t},e),Fk=(e,t,...n)=>i("thead",{},i("tr",{},e,ht(t),ht("cont\
rol"),ht("test"),ht("Δ"),ht("Δ %"),...n));function Hk(){let e=i("span",{class:"muted rank-summary"}),t=Ee("Device time by class of work"),n=g=>i("div",{class:"scroll-x",tabindex:"0",role:"region","a\
ria-label":g}),s=n("Classes of work"),o=n("Shapes of products, convolutions and attention"),a=i("details",{class:"card rank-steps work-classes",hidden:!0},i("summary",{},i("h2",{},"Classes of work"),e),
i("div",{class:"chart-tools"},t.node),i("p",{class:"muted small"},"The class of device work follows from the operators that launched it, else from the names of kernels; other: nothing says what it is.\
 Times are sums of durations, and are not tested."),s,o),r=!0,l=[1,1],c=g=>r?[g.control_per_step,g.test_per_step]:[g.control_total_duration,g.test_total_duration],d=g=>["control","test"].map((b,$)=>k(
g[`${b}_counts`]/(r?l[$]:1))).join(" → ");function u(g){let[b,$]=c(g),N=$>b?"more":$<b?"less":"calm";return[qt(d(g)),qt(v(b),O(b)),qt(v($),O($)),qt(Y($-b),te($-b),N),qt(b>0?P(100*($-b)/b):$>0?"new":
"",null,N)]}let f=g=>g===null?"–":`${Kl(g)} %`,h=g=>g.control_fastest_peak_pctg===g.control_peak_pctg&&g.test_fastest_peak_pctg===g.test_peak_pctg?null:`${Vs(g,"fastest_peak_pctg",f)} of the fastest\
 arithmetic for these numbers, such as TF32`,m=g=>[qt(Vs(g,"tflops_per_s",Kl)),qt(Vs(g,"peak_pctg",f),h(g)),qt(Vs(g,"gb_per_s_at_least",ln)),qt(Vs(g,"flops_per_byte_at_most",Kl))],p=[ht("TFLOP/s"),ht(
"of peak"),ht("bandwidth, at least"),ht("FLOPs per byte, at most")];function w(g){_(s,i("table",{class:"operators-table"},Fk(ht("Class",""),"device rows",ht("share"),...p.map(b=>b.cloneNode(!0))),i("t\
body",{},g.map(b=>i("tr",{},i("th",{scope:"row"},b.class),u(b),qt(Vs(b,"share",$=>`${Kl($)} %`)),m(b))))))}function y(g){let b=[...g].sort(($,N)=>Math.max(...c(N))-Math.max(...c($)));o.hidden=g.length===
0,_(o,i("table",{class:"operators-table"},Fk(ht(g.length>Yu?`Shapes: the ${Yu} that take longest`:"Shapes",""),"calls",...p),i("tbody",{},b.slice(0,Yu).map($=>i("tr",{},i("th",{scope:"row",title:`${$.
operator} ${$.shapes}`},i("bdi",{class:"mono"},$.operator)," ",i("span",{class:"mono small"},$.shapes.replaceAll(",[]",""))," ",i("span",{class:"muted"},$.dtype)),u($),m($))))))}return{node:a,sql:t,draw(g,b,$){
a.hidden=!g,g&&(r=$!=="total",l=[b.control.samples,b.test.samples],e.textContent=g.classes.slice(0,QN).map(N=>`${N.class} ${c(N).map(v).join(" → ")}`).join(", "),w(g.classes),y(g.shapes))}}}var XN={
pytorch:"PyTorch",cuda_runtime:"CUDA runtime",cuda_driver:"CUDA driver",cupti:"CUPTI",hip_runtime:"HIP runtime",hip_driver:"HIP driver",roctracer:"roctracer",nccl:"NCCL",schema:"Trace schema"},Ju="not\
 stated",Vu=(e,t,n)=>s=>{let o=s[e]===null?Ju:s[e]?"on":"off";return s[t]?`${o}; there are ${n}`:o},Uk=(e,t)=>e.length===0?"none":e.length===t.length?ie(e):`${ie(e)} of ${ie(t)}`,Qu=e=>e.shared_kernel_time===
null?"no kernels":K(100*e.shared_kernel_time),ZN=(e,t)=>t.any?"every file as one step":t.pseudo_steps>0&&t.steps.length===0?"none: whole files":Uk(t.steps,t.all_steps),eP=[{text:"GPU",of:e=>e.devices.
join(", ")},{text:"World size",of:e=>String(e.world_size??"")},{text:"Ranks",of:(e,t)=>Uk(t.ranks,t.all_ranks)},{text:"Steps",of:ZN,key:(e,t)=>t.steps.length},{text:"with_stack",of:Vu("with_stack","py\
thon_rows","Python rows"),key:e=>e.python_rows},{text:"record_shapes",of:Vu("record_shapes","input_shapes","input shapes"),key:e=>e.input_shapes},{text:"profile_memory",of:Vu("profile_memory"),key:e=>e.
profile_memory},...Object.entries(XN).map(([e,t])=>({text:t,of:n=>n.versions[e]??"",optional:!0})),{text:"Kernel time in shared names",of:Qu,key:()=>null}];function tP(e){return eP.map(({text:t,of:n,key:s,
optional:o})=>{let a=d=>["control","test"].map(u=>d(e.recorded[u],e[u])),[r,l]=a(n),c=s?a(s):[r||null,l||null];return{text:t,control:r||Ju,test:l||Ju,left:o&&r===""&&l==="",differs:c.every(d=>d!==null)&&
c[0]!==c[1]}}).filter(({left:t})=>!t)}function nP(e,t){let n=t.filter(l=>l.differs).map(l=>l.text),{control:s,test:o}=e.recorded,a=n.length===0?"Both sides state the same.":`Different: ${n.join(", ")}\
.`,r=s.shared_kernel_time===null||o.shared_kernel_time===null?"":` Kernels that both sides have take ${Qu(s)} of the kernel time in the control, ${Qu(o)} in the test.`;return a+r}function zk(){let e=i(
"span",{class:"muted rank-summary"}),t=i("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":"How both sides were recorded"});return{node:i("details",{class:"card rank-steps recorded"},i("\
summary",{},i("h2",{},"Recorded")," ",e),t),draw(s){let o=tP(s);e.textContent=nP(s,o),_(t,i("table",{class:"recorded-table"},i("caption",{class:"visually-hidden"},"How both sides were recorded"),i("th\
ead",{},i("tr",{},i("td"),i("th",{scope:"col",class:"control-text"},"Control"),i("th",{scope:"col",class:"test-text"},"Test"))),i("tbody",{},o.map(a=>i("tr",{class:a.differs?"differs":""},i("th",{scope:"\
row"},a.text),i("td",{},a.control),i("td",{},a.test,a.differs&&i("span",{class:"visually-hidden"}," (differs)")))))))}}}var jk=(e,t,n)=>t.length<2||e.length===t.length?"":`${n} ${ie(e)}`,sP=({significant:e})=>e?
`only rows that are ${e===!0?"slower or faster":e} (q < 0.05)`:"";function Gl(e,t=""){let n=u=>{let{label:f,ranks:h,all_ranks:m,steps:p,all_steps:w,samples:y}=e[u];return`${u}: ${f} (${[jk(h,m,"ranks"),
jk(p,w,"steps"),E(y,"sample")].filter(Boolean).join(", ")})`},{selection:s}=e,{q:o,exclude:a,category:r,change:l,device_type:c}=s,d=[c==="CPU"?"host only":c==="GPU"?"device only":"",o&&`names with “${o}\
”`,r.join(", "),l&&`${l} only`,sP(s),...a.map(u=>`without ${u}`)].filter(Boolean).join("; ");return[`${n("control")} → ${n("test")}`,[t,t&&d,`made ${he(new Date().toISOString())}`].filter(Boolean).
join(" · ")]}var Zu={abs_diff_duration:"largest change of duration",abs_diff_counts:"largest change of calls",diff_duration:"change of duration",diff_counts:"change of calls",diff_percent:"relative change",control_total_duration:"\
duration in the control",test_total_duration:"duration in the test",control_counts:"calls in the control",test_counts:"calls in the test",q_value:"certainty of the change",name:"name",category:"catego\
ry",change:"group",more_work:"more work",slower_work:"slower work"},ga=e=>`tracediff-${Oe(e.control.label)}-${Oe(e.test.label)}`;function oP(e){let t=R("top"),n=R("sort"),s=i("select",{id:t,on:{change:()=>e(
{top:Number(s.value)})}}),o=i("select",{id:n,on:{change:()=>e({sort:o.value,order:bs(o.value)})}},Object.keys(Zu).filter(l=>Ui.includes(l)).map(l=>i("option",{value:l},Zu[l]))),a=i("span",{class:"mute\
d small"});return{node:i("div",{class:"chart-bar"},i("label",{for:t},"Charts: first"),s,i("label",{for:n},"by"),o,a),draw(l,c){let d=[...new Set([...Zh,l.top])].sort((u,f)=>u-f);_(s,d.map(u=>i("option",
{value:String(u),selected:u===l.top},String(u))));for(let u of o.options){let f=Zu[u.value];u.textContent=c?f.replace("duration","self time"):f}o.value=l.sort},drawRest(l,c){a.textContent=l>c?`${k(c)}\
 of ${k(l)} rows are drawn; the table has all`:""}}}function aP(e){let t=i("span",{class:"muted"}),n=$k(e),s=i("a",{class:"button",title:"All rows, in the order of the table"},"CSV"),o=i("a",{class:"b\
utton",title:"Everything on this page, as the API returns it"},"JSON"),a=zl();return{title:i("h3",{},"All rows ",t),node:i("div",{class:"verdict-actions"},a.node),files:[s,o],work:n.node,workNote:n.note,
draw(r,l,c,d){n.draw(r);let{row_count:u,rows_before_filters:f}=l,h=r.fold?l.replacements.length:0;t.textContent=(u===f?k(u):`${k(u)} of ${k(f)}`)+(h>0?`, ${E(h,"pair")} folded`:""),s.href=yo(Ki(r,c,d,
"csv")),o.href=yo(Ki(r,c,d,"json")),a.set({name:ga(l),bundle:nr(im(r)),report:tr(lm(r,c,d))}),s.download=`${ga(l)}.csv`,o.download=`${ga(l)}.json`}}}function rP(e,{unit:t,self:n,item:s,ofHost:o},a){let r=(l,c,d)=>l.
set(ft(c,e,d));r(a.table.sql,Dl(e,t,n)),r(a.durations.sql,Dl(e,t,n,e.top)),r(a.counts.sql,Dl(e,t,n,e.top),{chart:"bars",x:"name",y:"control_counts",y2:"test_counts"}),r(a.fall.chart.sql,o?R_(e):M_(e)),
r(a.classes.sql,B_(e)),r(a.replacements.sql,E_(e)),r(a.operators.sql,W_(e)),r(a.ranks.heat.sql,e.heat!=="op"?O_(e):s?Au(e,s.row):null)}function Qk(e,t,n){let{histogram:s,points:o,heat:a,numbers:r,related:l,
work:c,booked:d}=n;d.sql.set(ft(I_(e,t,t.launches===void 0),e)),r.sql.set(ft(N_(e,t),e)),l.sql.set(ft(P_(e,t),e)),c.sql.set(ft(q_(e,t),e)),s.sql.set(ft(L_(e,t),e,{chart:"histogram",x:"dur",by:"side"}));
for(let u of[o,a])u.sql.set(ft(Au(e,t),e))}var tf={control_ranks:"all",test_ranks:"all",control_steps:"all",test_steps:"all"},ef=e=>Object.keys(tf).some(t=>e[t]!=="all"),Xk=e=>e.some(t=>t.verdict!=="c\
annot_judge"&&!t.row.too_few);function Kk({state:e,answer:t}){let n=e.unit||Ii(t);return n==="percent"&&!Di(t)?Ii(t):n}function Zk(e,t,n){let s=e.shownPair==="";e.shownPair!==ce(e.state).toString()&&e0(
e),lP(e,t,n),cP(e),e.late+=1;let o=e.late;s&&(history.state?.scroll>0||location.hash!=="")?Gk(e,t,n):Pe().then(()=>!e.dead&&o===e.late&&e.answerKey===e.wantedKey&&Gk(e,t,n))}function e0(e){let{state:t,
answer:n,why:s,parts:o}=e,{open:a}=t;e.shownPair=ce(t).toString();let r=JSON.stringify([e.shownPair,e.answerKey,a,s?.note,ef(t)]);r!==e.shownCard&&(e.shownCard=r,o.verdict.draw(n,s,{narrowed:ef(t),open:a}),
o.stepStrip.draw(t,e.shownPair,n,e.why?.diagnosis))}function Gk(e,t,n){let{state:s,answer:o,answerKey:a,why:r,parts:l}=e,c=ga(o),d=o.waterfall??r?.waterfall??null;e0(e),l.recorded.draw(o),l.details.draw(
s,{...o,waterfall:d},r,{revision:`${a}${d===null}`,file:c,caption:Gl(o)}),l.operators.draw(ce(s).toString(),o),l.classes.draw(r?.classes,o,t),l.replacements.draw(o,t==="per_step"||t==="percent"),l.exportBar.
draw(s,o,t,n);let u=e.view.items.find(f=>f?.key===s.op);l.ranks.draw(o,s.heat,c,a,u?{name:u.row.name,query:Bn({...s,row:u.key}).toString()}:null),rP(s,{unit:t,self:n,item:u,ofHost:Oh(d)},{...l,fall:l.
details,table:{sql:l.sql}})}function lP(e,t,n){let{state:s,answer:o,answerKey:a,parts:r}=e,l=JSON.stringify([a,t]),c=JSON.stringify([l,s.top,e.noiseOf===a,s.hide]);if(e.view?.answer!==o||e.view.order!==
l){let d=qi(o,e.pages.rows(),t,{self:n});e.view={answer:o,order:l,unit:t,self:n,items:d},r.noRows.hidden=d.length>0,t0(e,t,d),r.table.draw({rows:d,totals:Fh(o,t,{self:n}),unit:t,self:n,unitName:lo(t,o),
sort:s.sort,order:s.order,selected:s.op,revision:l,judged:Xk(d),work:s.work})}e.view.chartKey!==c&&(e.view.chartKey=c,dP(e,c),_(r.paperHead,Gl(o,E(o.row_count,"row")).map(d=>i("p",{},d))))}function iP(e){
let{state:t,answer:n,view:s,parts:o}=e;if(e.dead||!n||e.answerKey!==e.wantedKey||s?.answer!==n)return;let{items:a,unit:r,self:l}=s,c=[],d=[];e.pages.rows().forEach((f,h)=>{a[h]||(c.push(h),d.push(f))});
let u=qi(n,d,r,{self:l});u.forEach((f,h)=>{a[c[h]]=f}),t0(e,r,a),o.table.add(a,u,Xk(a)),t.op!==""&&!e.shownItem&&Zk(e,r,l)}function cP(e){let{state:t,parts:n,pages:s}=e,o=t.op===""?-1:s.placeOf(t.op),
a=e.view.items[o]??null,r=a?.key??"";if(e.shownItem=a,n.counts.select(r),n.durations.select(r),n.table.select(r),o===void 0){s.find(t.op);return}n.detail.draw(a,a||t.op===""?null:[i("p",{},"The filter\
s hide the selected row, or these ranks and steps do not have it."),i("p",{},x("Clear the filters",()=>e.change({q:"",category:[],change:"",exclude:wt,device_type:"ALL",significant:""})))]),e.revealing&&
(e.revealing=!1,a&&n.revealRow())}function t0({answer:e,parts:{remark:t},change:n},s,o){let a=e.control.samples,r=e.test.samples,l=o.find(u=>u&&gs(u.row)&&u.row.among)?.row;t.hidden=a===r&&!l;let c=l&&
`${k(l.among[0])} steps are too few to judge some of the ${k(l.among[1])} rows: these say “too few steps”. `;if(a===r){_(t,c);return}let d=s==="total"?"totals cannot be compared directly.":s==="pe\
r_call"?"totals would mislead.":"calls and durations are shown per step.";_(t,c,`The sides have ${k(a)} and ${E(r,"sample")} (a sample is one step of one rank), so ${d} `,s==="total"?x("Show per step",
()=>n({unit:""}),{class:"link-button"}):x("Show totals",()=>n({unit:"total"}),{class:"link-button"}))}function dP(e,t){let{state:n,answer:s,answerKey:o,parts:a,view:{items:r,unit:l,self:c,order:d}}=e,
u=qh(r,n.top),f=Gl(s,`first ${k(u.length)} of ${E(s.row_count,"row")}`),h=()=>e.noiseOf!==o&&Bk(s,()=>{e.noiseOf=o,e.render()}),m={file:ga(s),revision:t,zoom:`${d}${n.top}`,caption:f,hidden:n.hide};a.
durations.draw({...m,...Dk(u,l,c,s),empty:h(),range:n.zoom_time}),a.counts.draw({...m,...qk(u,l),empty:h(),range:n.zoom_calls}),a.chartBar.drawRest(r.length,u.length)}var uP=40,fP={ALL:"All",CPU:"Host",
GPU:"Device"},hP={ALL:"Host and device events, annotations too",CPU:"Events of the host",GPU:"Kernels, copies and memsets"},mP=[["total","Total"],["per_step","Per step"],["per_call","Per call"],["perc\
ent","% of step"]],pP=[["total","Inclusive","Inclusive time: a call with all the calls inside it"],["self","Self","Self time: a host call without the calls inside it, so one wait is not counted in eve\
ry caller. Device work does not nest"]],gP={added:["+","new","In the test only"],deleted:["−","gone","In the control only"],increased:["▲","more","Called more often in the test"],decreased:["▼",
"fewer","Called less often in the test"],unchanged:["","same","Same number of calls; the time may differ"]},wP={slower:["▲","slower","Rows that are slower, judged by the time shown (q < 0.05)"],faster:[
"▼","faster","Rows that are faster, judged by the time shown (q < 0.05)"],true:["","either","Rows that are slower or faster, judged by the time shown (q < 0.05)"]};function pa(e,t,n){let s=i("input",
{type:"checkbox",on:{change:()=>n(s.checked)}});return{input:s,node:i("label",{class:"check",title:t},s,e)}}function yP(e,t){let n=t&&{...t.ops_diff,"":em.reduce((o,a)=>o+t.ops_diff[a],0)};e.groups.draw(
e.state.change,n);let s=t?.changed_rows;e.times.draw(e.state.significant,s&&{...s,true:s.slower+s.faster}),e.times.node.hidden=e.state.significant===""&&t?.verdict.verdict==="cannot_judge"}function bP(e){
return e.search.input.focus(),e.search.input.select(),document.activeElement===e.search.input}function _P(e,t,n,s){e.state=t,e.device.press(e.state.device_type),e.units.press(s),e.measures.press(io(e.
state)?"self":"total"),e.units.buttons.get("percent").disabled=n?!Di(n):!1,e.search.draw(e.state.q),e.short.input.checked=e.state.use_short_name,e.merge.input.checked=e.state.merge_addresses,e.merge.node.
hidden=e.state.merge_addresses&&!n?.rows.some(r=>r.name.includes("0x…")),e.aliases.input.checked=e.state.aliases;let o=n?.rows.filter(r=>r.aliases)??[],a=({category:r})=>r==="python_function";e.aliases.
node.hidden=e.state.aliases&&o.every(a),e.lines.input.checked=e.state.merge_lines,e.lines.node.hidden=e.state.merge_lines&&!o.some(a),e.quiet.setAttribute("aria-pressed",String(Yl(e.state.exclude))),e.
quiet.textContent=Yl(e.state.exclude)?"steps and waits are hidden":"hide steps and waits",e.categories.draw(e.state.category,n?.categories??[]),e.exclude.draw(e.state.exclude),e.fold.input.checked=e.state.
fold,e.fold.node.hidden=n?.replacements.length===0,yP(e,n),e.clear.hidden=e.state.q===""&&e.state.category.length===0&&e.state.change===""&&e.state.significant===""&&e.state.device_type==="ALL"&&e.state.
exclude.every(r=>wt.includes(r))}function kP(e){let t={state:null};t.device=Se("Device type",tm.map(o=>[o,fP[o],hP[o]]),o=>e({device_type:o})),t.units=Se("Unit of the durations",mP,o=>e({unit:o})),t.measures=
Se("Time of host operations, shown and judged",pP,o=>e({measure:o})),t.search=vP(e),t.short=pa("Short names","Names without templates and parameters; operations with the same short name are summed",o=>e(
{use_short_name:o,op:""})),t.merge=pa("Merge addresses","Host operations whose names differ only by a memory address become one row (0x…)",o=>e({merge_addresses:o,op:""})),t.aliases=pa("Join CUDA an\
d HIP names","A call or copy with one name in CUDA and another in HIP becomes one row if each name is on one side only; the row shows all names",o=>e({aliases:o,op:""})),t.lines=pa("Join moved Python \
functions","A Python function whose line moved, or whose file lies in another folder, becomes one row; its details have all names",o=>e({merge_lines:o,op:""})),t.quiet=i("button",{type:"button",class:"\
group",title:`Hide or show the rows of the steps themselves and of calls that only wait: ${wt.join(", ")}`,on:{click:()=>e({exclude:[...Yl(t.state.exclude)?[]:wt,...t.state.exclude.filter(o=>!wt.includes(
o))]})}}),t.categories=xP(o=>e({category:o})),t.exclude=$P(o=>e({exclude:o})),t.fold=pa("Fold replacements","A kernel that is gone and its probable replacement become one row, marked ⇄ and named after\
 what launches them",o=>e({fold:o})),t.groups=Yk("Calls","Groups by the change of the number of calls",{"":["","all","All groups. The groups count names; a name that occurs in two categories has two r\
ows"],...gP},o=>e({change:o})),t.times=Yk("Time","Groups by the change of the time",wP,o=>e({significant:o})),t.clear=x("Clear the filters",()=>e({q:"",category:[],change:"",exclude:wt,device_type:"AL\
L",significant:""}),{class:"link-button"});let n=i("details",{class:"menu"},i("summary",{},"Names"),i("div",{class:"menu-body"},[t.fold,t.short,t.merge,t.aliases,t.lines].map(({node:o})=>o),t.exclude.
node));return n0(n),{node:i("section",{class:"card filters","aria-label":"Filters"},i("div",{class:"filter-row"},t.search.node,t.categories.node,t.device.node,t.units.node,t.measures.node,n),i("div",{
class:"filter-row"},t.groups.node,t.times.node,t.quiet,t.exclude.chips,t.clear)),focusSearch:()=>bP(t),draw:(o,a,r)=>_P(t,o,a,r)}}function vP(e){let t=R("search"),n=!1,s=$e(uP,r=>{e({q:r},{replace:n}),
n=!0}),o=i("input",{id:t,type:"search",placeholder:"Search names  ( / )",autocomplete:"off",spellcheck:"false",on:{input:()=>s(o.value),focus:()=>{n=!1},keydown:r=>{r.key==="Escape"&&o.value!==""&&(r.
preventDefault(),o.value="",s(""))}}});return{node:i("div",{class:"search"},i("label",{for:t,class:"visually-hidden"},"Search names"),o),input:o,draw(r){(document.activeElement!==o||r==="")&&(o.value=
r)}}}function xP(e){let t=i("summary"),n=i("div",{class:"menu-body"}),s=i("details",{class:"menu"},t,n);n0(s);let o="";function a(r,l){let c=JSON.stringify([r,l]);if(c===o)return;o=c,t.textContent=r.length===
0?"All categories":r.length===1?r[0]:E(r.length,"category","categories");let d=[...l];for(let f of r)d.some(h=>h.category===f)||d.push({category:f,rows:0});let u=document.activeElement?.closest?.(".me\
nu-body")===n?document.activeElement.value:null;_(n,d.map(({category:f,rows:h})=>{let m=i("input",{type:"checkbox",value:f,checked:r.includes(f),on:{change:()=>e(m.checked?[...r,f]:r.filter(p=>p!==f))}});
return i("label",{class:"check"},m,i("span",{},f),i("span",{class:"muted num"},k(h)))}),r.length>0&&x("All categories",()=>e([]),{class:"link-button"})),u!==null&&[...n.querySelectorAll("input")].find(
f=>f.value===u)?.focus()}return{node:s,draw:a}}function n0(e){e.addEventListener("toggle",()=>{if(!e.open)return;let t=n=>{(!e.isConnected||!e.contains(n.target))&&(e.open=!1,document.removeEventListener(
"pointerdown",t))};document.addEventListener("pointerdown",t)})}var Yl=e=>wt.every(t=>e.includes(t));function $P(e){let t=R("exclude"),n=[],s=i("input",{id:t,type:"text",placeholder:"Leave out names l\
ike aten::*",autocomplete:"off",spellcheck:"false",on:{keydown:r=>{let l=s.value.trim();r.key==="Enter"&&l!==""&&!n.includes(l)&&(s.value="",e([...n,l]))}}}),o=i("span",{class:"chips"});return{node:i(
"div",{class:"exclude"},i("label",{for:t,class:"visually-hidden"},"Leave out names like"),s),chips:o,draw(r){n=r,_(o,n.filter(l=>!Yl(n)||!wt.includes(l)).map(l=>i("span",{class:"chip mono"},`not ${l}`,
U("close",`Show ${l} again`,()=>e(n.filter(c=>c!==l))))))}}}function Yk(e,t,n,s){let o=new Map,a="",r=([c,[d,u,f]])=>{let h=i("span",{class:"group-count"},"–"),m=i("button",{type:"button",class:`gro\
up change-${c||"all"}`,title:f,"aria-pressed":"false",data:{change:c||"all"},on:{click:()=>s(a===c?"":c)}},d&&i("span",{class:"mark","aria-hidden":"true"},d),u," ",h);return o.set(c,{b:m,count:h}),m};
return{node:i("div",{class:"groups",role:"group","aria-label":t},i("span",{class:"muted","aria-hidden":"true"},`${e}:`),Object.entries(n).map(r)),draw(c,d){a=c;for(let[u,{b:f,count:h}]of o)f.setAttribute(
"aria-pressed",String(u===c)),d&&(h.textContent=k(d[u]),f.toggleAttribute("data-empty",d[u]===0))}}}function SP(e){let t=new Map,n=[],s=(o,a)=>{n.includes(o)!==a&&e(a?[...n,o]:n.filter(r=>r!==o))};return{
toggle:s,add(o,a){return t.set(o,a),a.addEventListener("toggle",()=>s(o,a.open)),a},draw(o){let a=n;n=o,t.forEach((r,l)=>{o.includes(l)!==a.includes(l)&&(r.open=o.includes(l))})}}}var Vk=e=>e==="all"?
"":e,EP=e=>ts({...Rl,what:"memory",lines:[],set:e.control,test:e.test,set_ranks:Vk(e.control_ranks),test_ranks:Vk(e.test_ranks),set_marker:e.control_marker,test_marker:e.test_marker},Dt);function TP(e){
let{change:t}=e;function n(s,o=e.parts.table.node){let{parts:a,state:r}=e,l=a.detail.node.contains(document.activeElement),c=s===r.op?"":s??"",d=o.getBoundingClientRect().top;t({op:c},{replace:!0}),window.
scrollBy(0,o.getBoundingClientRect().top-d);let u=e.view?.items.find(f=>f?.key===c);u?B(`${u.row.name} is selected.`):l&&a.table.focus()}return{select:n,keepSelected:s=>s!==e.state.op&&n(s),opPageOf:({
id:s,name:o,category:a})=>Fe({...e.state,heat:"",row:s??Le(o,a)}),revealRow(){e.parts.table.node.closest(".table-card").scrollIntoView({block:"start"}),e.parts.table.focus()},showRanks(){t({heat:"op"},
{replace:!0});let{node:s}=e.parts.ranks;s.scrollIntoView({block:"start"}),s.querySelector("summary").focus({preventScroll:!0})}}}var Jk=(e,t,{name:n,zoom:s,...o})=>Pp({...o,onSelect:a=>t(a,e.parts[n].
node),onHide:a=>e.change({hide:a},{replace:!0}),onZoom:a=>a!==e.state[s]&&e.change({[s]:a},{replace:!0})});function OP(e,{exportBar:t,stepStrip:n,details:s,folds:o,opPageOf:a}){let{change:r}=e;return Rw(
{actions:t.node,below:[n.node,o.add("details",s.node)],links:{page:l=>`${a(l)}#booked`,tree:()=>tt(nt(e.state)),timeline:l=>(l&&Gr(e.state,l))??xt(e.state)},on:{widen:()=>r(tf),marker:r,clock:()=>r({equal_clock:!e.
state.equal_clock}),isCorrected:()=>e.state.equal_clock,fold:o.toggle}})}function MP(e){let{change:t,context:{go:n}}=e,s=TP(e),{select:o,opPageOf:a}=s,r=aP(t),l=SP(f=>t({open:f},{replace:!0})),c=Lw(EP),
d=fw(n),u={...s,exportBar:r,folds:l,details:c,stepStrip:d,sql:Ee("All rows"),sides:zs(t,{compact:!0}),verdict:OP(e,{exportBar:r,stepStrip:d,details:c,folds:l,opPageOf:a}),recorded:zk(),operators:Wk(a,
de),ranks:xw(f=>t({heat:f},{replace:!0}),{timeline:(...f)=>Kr(e.state,...f),go:n}),classes:Hk(),replacements:Sk(a),filters:kP(t),counts:Jk(e,o,{name:"counts",zoom:"zoom_calls",id:"chart-counts",title:"\
Ops count comparison",file:"ops-count"}),durations:Jk(e,o,{name:"durations",zoom:"zoom_time",id:"chart-durations",title:"Ops duration comparison",file:"ops-duration"}),table:Lk({onSort:(f,h)=>t({sort:f,
order:h}),onSelect:o,href:a,onOpen:s.keepSelected,onWant:e.pages.want}),detail:Ek({onClear:()=>o(""),href:a,onRanks:s.showRanks,onTable:s.revealRow,tree:f=>vg(e.state,f),timeline:f=>qs(e.state,f)}),remark:i(
"p",{class:"remark",hidden:!0}),noRows:i("p",{class:"muted chart-message",hidden:!0},"No row passes the filters."),chartBar:oP(t),message:i("div",{class:"message"}),heading:i("h1",{class:"visually-hid\
den"},"Compare"),paperHead:i("div",{class:"paper-only"})};return u.charts=[c.chart,u.ranks.heat,u.counts,u.durations],["operators","classes","recorded","replacements"].forEach(f=>l.add(f,u[f].node)),u}
var AP=({exportBar:e,...t})=>i("div",{class:"results"},t.verdict.node,t.filters.node,t.remark,t.chartBar.node,i("div",{class:"charts"},t.durations.node,t.counts.node),i("section",{class:"card table-ca\
rd","aria-label":"All rows"},i("div",{class:"chart-head"},e.title,i("div",{class:"chart-tools"},e.work,t.sql.node,e.files)),t.table.node,t.noRows,e.workNote),t.ranks.node,t.operators.node,t.classes.node,
t.recorded.node,t.replacements.node);function RP(e,t){let n=t.narrowed&&/rank|step|selected/.test(e.code),s=/marker/.test(e.code);return xe(e,"This comparison is not possible",n&&x("Use all ranks and \
steps",t.all,{class:"primary"}),s&&x("Without marker",t.unmarked,{class:"primary"}),!n&&!s&&x("Try again",t.again,{class:"primary"})," ",Tn())}function CP(e){return i("div",{class:"empty"},i("h2",{},"\
Choose a control and a test"),i("p",{},e?.length===0?"There are no sets yet. ":"Pick two sets above, or on the ",i("a",{href:L("/")},e?.length===0?"Add traces":"Traces page"),"."))}var LP=["op","heat",
"open","hide","zoom_time","zoom_calls"],nf=null,os={path:"/compare",name:"Compare",read:Ne,mount:DP};function NP(e){let t=Ne(location.search),n={context:e,state:t,sets:null,answer:null,answerKey:"",wantedKey:"",
why:e.newPair?Cd(t):nf,view:null,shownCard:"",shownPair:"",noiseOf:"",shownItem:null,revealing:t.op!=="",dead:!1,late:0,render:()=>en(n),change(s,{replace:o=!1}={}){let a=Object.keys(s).every(r=>LP.includes(
r));return!n.dead&&e.go(Je({...n.state,...!a&&{zoom_time:"",zoom_calls:""},...s}),{replace:o})}};return n.askServer=_y(t,n.why),n.pages=wy(()=>iP(n)),n}function PP({state:e,sets:t,answer:n,parts:s,context:o}){
let a=l=>hn(l,e,t,n),r=e.control&&e.test?`${a("control")} → ${a("test")} · Compare`:"Compare";s.heading.textContent=r,o.setTitle(r)}async function IP(e,t){let n=e.why,s=n.late===!0&&await by(t,n);s!==
!1&&e.why===n&&(e.why={key:n.key,...s?Ld(s):{diagnosis:[],note:""}},nf=s&&e.why,en(e))}function s0(e,t){let{state:n,question:s,pages:o,results:a}=e;e.wantedKey=t,a.dataset.stale="";let r=ce(n).toString();
s.ask(l=>e.askServer(t,n,e.why,l),l=>{e.answer=l,e.answerKey=t,o.start(t,l,n.op),e.why?.key!==r?(e.why={key:r,...Ld(l)},nf=e.why):e.why.late&&Pe().then(()=>IP(e,t)),B(l.row_count===1?"One row.":`${k(l.
row_count)} rows.`),s.say(null),delete a.dataset.stale,en(e)},l=>{e.answer=null,e.answerKey="",o.stop(),s.say(RP(l,{narrowed:ef(e.state),all:()=>e.change(tf),again:()=>s0(e,e.wantedKey),unmarked:()=>e.
change({control_marker:"",test_marker:""})})),delete a.dataset.stale,en(e)})}function en(e){if(e.dead)return;PP(e);let{state:t,parts:n,question:s}=e,o=t.control!==""&&t.test!=="",a=io(t),r=Rd(t);o?r!==
e.wantedKey&&(e.answer||s.say(null),s0(e,r)):(s.drop(),e.wantedKey="",e.answer=null,n.detail.draw(null),s.say(CP(e.sets)));let{answer:l}=e;n.folds.draw(t.open),n.sides.draw(t,e.sets,l),e.results.toggleAttribute(
"data-skeleton",o&&!l),n.filters.draw(t,l,l?Kk(e):t.unit||"total"),n.chartBar.draw(t,a),l?o&&e.answerKey===e.wantedKey&&Zk(e,Kk(e),a):n.detail.draw(null)}function DP(e,t){let n=globalThis.firstComparison!==
void 0,s=NP(t);s.parts=MP(s);let{parts:o}=s;s.results=AP(o),s.question=De({context:t,results:s.results,message:o.message}),e.append(i("div",{class:"page compare-page"},o.heading,o.paperHead,o.sides.node,
o.message,s.results),o.detail.node);let a=Te(()=>{o.charts.forEach(r=>r.retheme()),o.stepStrip.redraw()});return en(s),n?Pe().then(()=>st(s,en)):st(s,en),{keys:{search:()=>o.filters.focusSearch(),enter:()=>o.
table.focus(),control:()=>o.sides.choose("control"),test:()=>o.sides.choose("test"),close:()=>o.detail.isOpen()&&o.select("")},update(r){s.state=Ne(r),s.why=t.newPair?Cd(s.state):s.why,en(s),st(s,en),
s.answer&&s.wantedKey===s.answerKey&&t.settled()},unmount(){s.dead=!0,[o.details,o.stepStrip,o.operators].forEach(r=>r.stop()),s.question.unmount(),s.pages.stop(),a(),o.charts.forEach(r=>r.unmount()),
o.table.unmount(),o.detail.unmount()}}}var o0=2,u0=e=>e.filter(({counts:t})=>t>0).sort((t,n)=>n.total_duration/n.counts-t.total_duration/t.counts)[0];async function qP(e,t,{name:n,category:s},o){let a=new URLSearchParams(t);return a.set("n\
ame",n),o||a.set("category",s),(await Za(e,a)).rows[0]}async function BP(e,{names:t,marker:n,shortNames:s},o){let{rank:a,span:r,step_number:l}=o,c=new URLSearchParams({rank:a,span:r,order:"duration",limit:"\
1"});l!==null&&c.set("step",l),n!==""&&c.set("marker",n),s&&c.set("use_short_name","true");let[d,u,{file_list:f}]=await Promise.all([Promise.all(t.map(b=>qP(e,c,b,s))),Es(e,n===""?null:n),Ht(e)]),[h]=d.
filter(Boolean).sort((b,$)=>$.duration-b.duration);if(!h)throw new Error("The timeline of this step has no such call.");let m=f.filter(b=>b.rank===a).find(b=>b.span===r);if(!m||m.trace_bytes===null)throw new Error(
"The trace of this call is not kept.");if(m.raw_bytes>dd)throw new Error("The trace is too large for a browser: download it for Perfetto’s trace_processor.");let p=l===null?m.first_event_ns:u.find(b=>b.
rank===a&&b.span===r&&b.step_number===l).start_ns,w=m.metadata?.baseTimeNanoseconds,y=BigInt(p)-(Number.isFinite(w)?BigInt(w):0n),g=b=>y+BigInt(Math.round(1e3*b));return{file:m,start:g(h.start-o0*h.duration),
end:g(h.start+(1+o0)*h.duration)}}function FP(e,t,n,s){let o=BP(e.id,t,u0(n));return o.catch(()=>{}),ud({title:`${e.label}: ${t.name}, longest call of a slow step`,at:()=>o,fileName:"trace.json.gz",load:async a=>{
let{file:r}=await o;return sr(e.id,r.number,"",{signal:a,onProgress:s})}})}var jP=e=>e[0].toUpperCase()+e.slice(1),WP=e=>e>0?"more":e<0?"less":"calm",a0=e=>i("td",{class:"num",title:O(e)},v(e)),r0=(e,t="")=>i(
"td",{class:`num ${t} ${WP(e)}`,title:te(e)},Y(e));function sf(e,t,n,s){return i("tr",{},i("th",{scope:"row",title:s},e),a0(t.control_per_step),a0(t.test_per_step),r0(t.diff_per_step,"strong"),n&&(t.itself?
[t.itself,t.below].map(o=>r0(o.diff_per_step)):[i("td"),i("td")]))}var l0=(e,t)=>({diff_per_step:e.reduce((n,s)=>n+s[t].diff_per_step,0)});function HP(e,t){let n=["Control","Test","Δ",...t?["Δ self",
"Δ below"]:[]];return i("table",{class:"number-table"},i("caption",{class:"visually-hidden"},"Booked in the steps, by part"),i("thead",{},i("tr",{},i("td"),n.map(s=>i("th",{scope:"col",class:"num"},s)))),
i("tbody",{},e.parts.map(s=>sf(jP(s.part),s,t)),e.parts.length>1&&sf("Together",{...e,itself:l0(e.parts,"itself"),below:l0(e.parts,"below")},t),e.with_others&&sf("With other device work of its call",e.
with_others,t,"The call launches other device work on the other side; all of it is booked together, on the call")))}var UP=(e,t)=>e?`The part of a ${t} that passes in its calls, in calls inside them, \
and in the device work that they launch. Each moment of a ${t} is booked once.`:`The part of a ${t} that passes while it runs. Each moment of a ${t} is booked once, also if several rows run.`,zP="Noth\
ing is booked on it: other work runs at the same time, or it is outside the steps.";function KP(){let e=Ee("Booked in the steps"),t=i("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":"B\
ooked in the steps, by part"}),n=i("p",{class:"muted small"}),s=i("section",{class:"card op-booked",id:"booked",tabindex:"-1","aria-label":"Booked in the steps",hidden:!0},i("div",{class:"chart-head"},
i("h2",{},"Booked in the steps"),i("div",{class:"chart-tools"},e.node)),n,t);return{node:s,sql:e,draw(o){let{booked:a}=o,r=o.launches!==void 0;if(s.hidden=a===null,a===null)return;let l=a.parts.length===
0&&a.with_others===null;n.textContent=l?zP:UP(r,Ve(o)?"recording":"step"),_(t,!l&&HP(a,r))}}}var GP=[["mean","Mean"],["std","Standard deviation"],["min","Shortest"],["25%","25 %"],["50%","Median"],["7\
5%","75 %"],["95%","95 %"],["99%","99 %"],["max","Longest"]],f0=(e,t)=>e===null||t===null?null:e-t,h0=(e,t)=>e>0&&t!==null?100*t/e:null,af=e=>e>0?"more":e<0?"less":"calm";function cf(e){let{control:t,
test:n}=e.calls,s={control_counts:t.count,test_counts:n.count,control_total_duration:t.total,test_total_duration:n.total},o=cn(s,"per_step",e);return{row:s,counts:[t.count,n.count],callsPerStep:[o.controlCount,
o.testCount],total:[t.total,n.total],perStep:[o.control,o.test],perCall:[t["50%"],n["50%"]],birth:o.birth}}function of(e,t,[n,s],o,a,r){let l=f0(s,n),c=r==="new"?"new":r==="gone"?"gone":P(h0(n,l));return i(
"div",{class:"tile",title:t},i("p",{class:"tile-title"},e),i("p",{class:"tile-values"},i("span",{class:"control-text"},r==="new"?M:o(n)),i("span",{class:"arrow","aria-label":"to"}," → "),i("span",{class:"\
test-text"},r==="gone"?M:o(s))),i("p",{class:`tile-change ${af(l??(r==="new"?1:-1))}`},l===null?c:`${a(l)} (${c})`))}function YP(e,t){let n=cf(e);return[i("p",{class:"muted op-verdict"},t?Wl(t):" "),
i("div",{class:"tiles"},of("Time per step","Total duration divided by the number of samples (rank × step)",n.perStep,v,Y,n.birth),of("Calls per step","Number of calls divided by the number of samples\
 (rank × step)",n.callsPerStep,k,ve,n.birth),of("Median of a call","The median of all calls; the mean is below",n.perCall,v,Y,n.birth))]}function Xl(e,[t,n],s,o,{exact:a,exactDiff:r,title:l}={}){let c=f0(
n,t);return i("tr",{},i("th",{scope:"row",title:l},e),i("td",{class:"num",title:a?.(t)},s(t)),i("td",{class:"num",title:a?.(n)},s(n)),i("td",{class:`num strong ${af(c)}`,title:r?.(c)},o(c)),i("td",{class:`\
num ${af(c)}`},P(h0(t,c))))}var Vl=(e,t,n)=>Xl(e,t,v,Y,{exact:O,exactDiff:te,title:n});function VP(e,t){if(!(t?.control?.step>0)||!(t?.test?.step>0))return null;let{control:n,test:s}=cn(cf(e).row,"per\
cent",{...e,step_time:t}),o=Ve(e)?"recording":"step time";return Xl(`Share of the ${o}`,[n,s],K,a=>a===null?M:P(a).replace("%","pp"),{title:`Change in percentage points. Time per step divided by the ${o}\
; overlapping work counts in full`})}function JP(e,{stepTime:t,row:n}){let s=cf(e),o=r=>i("tr",{class:"group-row"},i("th",{colspan:"5",scope:"colgroup"},r)),a=r=>[e.calls.control[r],e.calls.test[r]];return i(
"table",{class:"number-table"},i("caption",{class:"visually-hidden"},"Numbers of this operation"),i("thead",{},i("tr",{},i("td"),["Control","Test","Δ","Δ %"].map(r=>i("th",{scope:"col",class:"num"},
r)))),i("tbody",{},o("All calls"),Xl("Calls",s.counts,k,ve),Xl("Calls per step",s.callsPerStep,k,ve),Vl("Total",s.total),Vl("Per step",s.perStep),n?.control_self_duration!==null&&n?.control_self_duration!==
void 0&&Vl("Self time per step",["control","test"].map(r=>ms(n,`${r}_self_per_step`,e)),"Without the calls inside it"),VP(e,t)),i("tbody",{},o("A single call"),GP.map(([r,l])=>Vl(l,a(r)))))}function QP(){
let e=i("div",{class:"card op-head"}),t=Ee("Numbers"),n=i("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":"Numbers of this operation"}),s=i("section",{class:"card op-table-card","aria-\
label":"Numbers"},i("div",{class:"chart-head"},i("h2",{},"Numbers"),i("div",{class:"chart-tools"},t.node)),n);return{head:e,table:s,sql:t,draw(o,a){e.classList.toggle("noise",a.row?.significance==="no\
_difference_found"),_(e,YP(o,a.row)),_(n,JP(o,a))}}}var i0=.8,XP=/^aten::.*(mm|linear|conv|attention)/,rf={control:"set",test:"test"};function ZP(e,t,n){let s=Object.values(rf).map(d=>e[d].by_operator.
find(({operator:u})=>u===t));if(s.includes(void 0))return null;let o=s.map(d=>d.flops_per_step),a=s.map(d=>d.device_time_per_step),r=Object.values(rf).map(d=>e[d].unknown.find(({operator:u})=>u===t)?.
device_time??0),c=s.every((d,u)=>d.calls>=i0*n[u]&&d.device_time>=i0*(d.device_time+r[u]))&&o[0]>0?a[0]*(o[1]/o[0]-1):null;return{flops:o,device:a,speed:s.map(d=>d.tflops_per_s),calls:s.map(d=>d.calls),
more:c,slower:c===null?null:a[1]-a[0]-c}}var c0=e=>{let t=new URLSearchParams({set:e.control,test:e.test});for(let[n,s]of Object.entries(rf))for(let o of["ranks","steps","marker"]){let a=e[`${n}_${o}`];
a&&a!=="all"&&t.set(`${s}_${o}`,a)}return t};function Jl(e,[t,n],s,o,a){let r=t===null||n===null?null:n-t;return i("tr",{},i("th",{scope:"row"},e),[t,n].map(l=>i("td",{class:"num",title:a?.(l)},s(l))),
i("td",{class:"num strong"},r===null?"":o(r)),i("td",{class:"num"},t>0&&r!==null?P(100*r/t):""))}var d0=(e,t,n)=>i("tr",{},i("th",{scope:"row",title:t},e),i("td"),i("td"),i("td",{class:`num strong ${n>
0?"more":"less"}`,title:te(n)},Y(n)),i("td")),e2=e=>e===null?M:`${mt(1e12*e)}FLOP/s`,t2=e=>`${Cn(1e12*e)}FLOP/s`;function n2(e,t){return i("table",{class:"number-table"},i("caption",{class:"visually-h\
idden"},"Work of this operator, per step"),i("thead",{},i("tr",{},i("td"),["Control","Test","Δ","Δ %"].map(n=>i("th",{scope:"col",class:"num"},n)))),i("tbody",{},Jl("FLOPs per step",e.flops,mt,Cn),Jl(
"Device time per step",e.device,v,Y,O),e.more!==null&&[d0("due to more work","The time that the change of FLOPs would take at the speed of the control",e.more),d0("due to slower work","The rest: each \
FLOP takes more time, or less",e.slower)],Jl("Achieved",e.speed,e2,t2),e.calls.some((n,s)=>n!==t[s])&&Jl("Calls with known FLOPs",e.calls,k,ve)))}function s2(){let e=i("div",{class:"op-work-body"}),t=Ee(
"Work"),n=i("section",{class:"card op-table-card op-work","aria-label":"Work",hidden:!0},i("div",{class:"chart-head"},i("h2",{},"Work"),i("div",{class:"chart-tools"},t.node)),e),s="",o=null,a=r=>_(e,i(
"p",{class:"muted small op-work-none"},r));return{node:n,sql:t,async draw(r,l){let c=l.category==="cpu_op"&&XP.test(l.name)&&!r.use_short_name&&r.control!==""&&r.test!=="";n.hidden=!c;let d=c?`${c0(r)}\
 ${l.name}`:"";if(d===s||(o?.abort(),o=new AbortController,s=d,!c))return;a("Looking for its FLOPs …");let u=[l.calls.control.count,l.calls.test.count];try{let f=await gn("work",c0(r),{signal:o.signal});
if(s!==d)return;let h=ZP(f,l.name,u);h?_(e,i("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":"Work of this operator"},n2(h,u))):a("Its FLOPs are not known on both sides, or they count \
for the operator around it.")}catch{s===d&&(a("Its FLOPs could not be loaded."),s="")}},stop:()=>o?.abort()}}var Ql=12;function m0(e,t){let{answer:n}=t,s=n.launches!==void 0;e.shown!==t.revision&&(e.shown=
t.revision,e.all=!1),e.units.press(t.unit),e.title.textContent=s?"Launches":"Launched by",e.node.setAttribute("aria-label",e.title.textContent),e.explained.textContent=s?"Kernels, copies and memsets t\
hat its calls launched, including those of nested calls. Largest change first.":"The operators that launched it, with their input shapes where the trace has them. Largest change first.";let o=s?n.launches:
n.launched_by;_(e.body,o.length===0?o2(s):a2(e,o,t,s)),_(e.more,o.length>Ql&&!e.all&&x(`Show all ${k(o.length)}`,()=>{e.all=!0,m0(e,t),e.body.querySelectorAll("tbody tr")[Ql].querySelector("a")?.focus()},
{class:"link-button"})),e.more.hidden=o.length<=Ql||e.all}function o2(e){return i("p",{class:"muted chart-message"},e?"Its calls launch no device work.":"The trace does not say what launched it.")}function a2(e,t,n,s){
let o=t.some(a=>a.shapes!==null);return i("table",{class:"related-table"},i("thead",{},i("tr",{},i("th",{scope:"col"},s?"Device work":"Operator"),o&&i("th",{scope:"col"},"Input shapes"),["Control","Te\
st","Δ"].map(a=>i("th",{scope:"col",class:"num wide-only",title:`Calls, ${a}`},i("span",{class:"th-group"},"calls "),a)),["Control","Test","Δ","Δ %"].map(a=>i("th",{scope:"col",class:a==="Control"||
a==="Test"?"num roomy-only":"num",title:`Device time, ${a}`},i("span",{class:"th-group"},"time "),a)))),i("tbody",{},t.slice(0,e.all?void 0:Ql).map(a=>r2(e,a,n,o))))}function r2(e,t,{answer:n,unit:s},o){
let{control:a,test:r,diff:l,controlCount:c,testCount:d,diffCount:u,birth:f,percent:h}=cn(t,s,n),m=l>0?" more":l<0?" less":"",p=f||P(h);return i("tr",{},i("th",{scope:"row",class:"related-name mono"},t.
name===""?i("span",{class:"muted"},"unknown launch"):i("a",{href:e.events.href(t),title:t.name},i("bdi",{},t.name)),i("span",{class:"related-category muted"},` ${t.category??""}`)),o&&i("td",{class:"s\
hapes mono",title:t.shapes},t.shapes??"–"),i("td",{class:"num wide-only"},k(c)),i("td",{class:"num wide-only"},k(d)),i("td",{class:`num wide-only${u>0?" more":u<0?" less":""}`},ve(u)),i("td",{class:"\
num roomy-only",title:O(a)},t.control_counts>0?v(a):"–"),i("td",{class:"num roomy-only",title:O(r)},t.test_counts>0?v(r):"–"),i("td",{class:`num strong${m}`,title:te(l)},Y(l)),i("td",{class:`num${m}`},
p))}function l2(e){let t={events:e,all:!1,shown:""};t.title=i("h2"),t.explained=i("p",{class:"muted small"});let n=Ee("What launches it, or what it launches");return t.units=Se("Unit of this table",[[
"total","Total"],["per_step","Per step"]],e.onUnit),t.body=i("div",{class:"scroll-x"}),t.more=i("p",{class:"related-more"}),t.node=i("section",{class:"card related"},i("div",{class:"chart-head"},t.title,
i("div",{class:"chart-tools"},t.units.node,n.node)),t.explained,t.body,t.more),{node:t.node,sql:n,draw:s=>m0(t,s)}}function i2(){let e=i("div",{class:"stacks"}),t=i("section",{class:"card stack-card",
"aria-label":"Call stack"},i("div",{class:"chart-head"},i("h2",{},"Call stack")),i("p",{class:"muted small"},"The calls around the first launch, outermost first, each with its change per step."),e);function n(o,a){
return i("ol",{class:"stack"},o.map((r,l)=>{let c=a(r),d=c?.diff>0?" more":c?.diff<0?" less":"";return i("li",{css:{"--depth":String(Math.min(l,24))}},i("span",{class:"mono frame-name",title:r.category},
c?i("a",{href:c.href},i("bdi",{},r.name)):i("bdi",{},r.name)),c&&c.diff!==null&&i("span",{class:`num frame-diff${d}`},Y(c.diff)))}))}let s=(o,a)=>o.name===a.name&&o.category===a.category;return{node:t,
draw(o,a){let{control:r,test:l}=o;if(t.hidden=r.length===0&&l.length===0,t.hidden)return;let c=(u,f)=>f.length>0&&i("div",{},i("h3",{class:`${u}-text`},u==="control"?"Control":"Test"),n(f,a)),d=r.length===
l.length&&r.every((u,f)=>s(u,l[f]));_(e,d?i("div",{},i("h3",{},"The same in control and test"),n(l,a)):[c("control",r),c("test",l)])}}}var p0={duration:["duration in the step",e=>e.total_duration,"tim\
e"],calls:["calls in the step",e=>e.counts,"count"],per_call:["duration per call",e=>e.counts>0?e.total_duration/e.counts:null,"time"]},df={path:"/compare/op",name:"Operation",read:ks,mount:_2};function wa(e,t,{
replace:n=!1}={}){e.context.go(Fe({...e.state,...t}),{replace:n})}function c2(e){let t=a=>hn(a,e.state,e.sets,e.answer),n=`${t("control")} → ${t("test")}`,s=e.answer?.name===""?"(no name)":e.answer?.
name??"Operation";e.context.setTitle(`${s.slice(0,80)} · ${n}`),_(e.heading,i("bdi",{},s)),_(e.about,e.answer?.category??"",e.answer?.kind?` · ${e.answer.kind.toLowerCase()}`:"",e.state.use_short_name&&
" · short name: all operations of this name together",e.answer?.category==="python_function"&&e.answer.aliases&&i("span",{class:"mono full-name"},` · ${e.answer.aliases.map(({side:a,name:r})=>`${a} ${r}`).
join(", ")}`));let o={...Ne(""),...g0(e),op:e.state.row};_(e.crumb,i("a",{href:e.context.lastCompare(ce(e.state))??Je(o)},`← ${n}`))}function lf(e,t,n){return Kr(e.state,t,n,e.answer)}function g0(e){
let{control:t,test:n,control_ranks:s,test_ranks:o,control_steps:a,test_steps:r,control_marker:l,test_marker:c,use_short_name:d,merge_addresses:u,aliases:f,merge_lines:h}=e.state;return{control:t,test:n,
control_ranks:s,test_ranks:o,control_steps:a,test_steps:r,control_marker:l,test_marker:c,use_short_name:d,merge_addresses:u,aliases:f,merge_lines:h}}function w0(e,t){e.wantedKey=t,e.question.ask(n=>Qa(
t,{signal:n}),n=>{e.answer=n,e.answerRow=new URLSearchParams(t).get("row"),e.question.say(null),B(`${n.name}: ${v(n.calls.control.total)} to ${v(n.calls.test.total)}.`),as(e)},n=>{e.answer=null,e.question.
say(u2(e,n)),as(e)})}async function d2(e,t){e.pairRequest?.abort(),e.pairRequest=new AbortController,e.pair={key:t,answer:null};try{let n=new URLSearchParams(t);n.set("significance","true"),n.set("dia\
gnosis","false");let s=await de(n,{signal:e.pairRequest.signal});if(e.dead||e.pair.key!==t)return;e.pair.answer=s,e.pair.byKey=Bh(s),as(e)}catch{}}function u2(e,t){let n=t.code==="unknown_operation",s=[
"control_ranks","test_ranks","control_steps","test_steps"].filter(o=>e.state[o]!=="all");return xe({code:t.code,message:n?"Neither side has an operation of this name and category in the selected ranks\
 and steps.":t.message},n?"This operation does not occur":"This operation cannot be shown",s.length>0&&x("Use all ranks and steps",()=>wa(e,Object.fromEntries(s.map(o=>[o,"all"]))),{class:"primary"}),
s.length===0&&!n&&x("Try again",()=>w0(e,Bn(e.state).toString()),{class:"primary"})," ",i("a",{href:Je({...Ne(""),...g0(e)})},"All operations of this comparison"))}function as(e){if(e.dead)return;c2(e);
let t=e.state.control!==""&&e.state.test!==""&&e.state.row!=="",n=Bn(e.state).toString();t?n!==e.wantedKey&&(e.answer&&e.answerRow!==e.state.row&&(e.answer=null),e.question.say(null),w0(e,n)):(e.question.
drop(),e.wantedKey="",e.question.say(i("div",{class:"empty"},i("h2",{},"No operation is chosen"),i("p",{},"Choose one on the ",i("a",{href:L("/compare")},"Compare page"),"."))));let s=ce({...e.state,use_short_name:!1}).
toString();t&&s!==e.pair.key&&d2(e,s),e.parts.sides.draw(e.state,e.sets,e.answer),e.results.toggleAttribute("data-skeleton",t&&!e.answer),e.answer&&f2(e)}function f2(e){let t=e.state.unit||(e.answer.control.
samples===e.answer.test.samples?"total":"per_step"),n=`tracediff-${Oe(e.answer.control.label)}-${Oe(e.answer.test.label)}-${Oe(e.answer.name)}`,s=e.wantedKey,o=e.state.use_short_name?void 0:Bi(e.pair.
byKey?.get(co(e.answer.name,e.answer.category)),!1);e.parts.numbers.draw(e.answer,{stepTime:e.pair.answer?.step_time,row:o}),g2(e,n,s),w2(e,n,s),e.parts.booked.draw(e.answer),e.parts.work.draw(e.state,
e.answer),Qk(e.state,e.answer,e.parts),e.parts.related.draw({answer:e.answer,unit:t,revision:s}),e.parts.stack.draw(e.answer.stack,(...a)=>p2(e,...a)),_(e.actions,x("Copy the name",()=>ot(e.answer.name,
"Name copied."),{class:"link-button"}),x("Copy link",()=>ot(location.href,"Link copied."),{class:"link-button"}),i("a",{href:qs(e.state,e.answer)},"Show in the timeline"),i("a",{href:Em(Bn(e.state)),download:`${n}\
.json`},"JSON"),["control","test"].map(a=>m2(e,a)))}var h2=(e,t)=>e.answer.aliases?.filter(n=>n.side===t)??[{name:e.answer.name,category:e.answer.category}];function m2(e,t){let n=e.sets&&se(e.sets,e.
state[t]);if(!n||u0(e.answer.samples[t])===void 0)return null;let s=`slowest call, ${t}`;if(En(n)!=="")return i("span",{class:"muted small",title:En(n)},`Perfetto: no trace of the ${t}`);let o={name:e.
answer.name,names:h2(e,t),marker:e.state[`${t}_marker`],shortNames:e.state.use_short_name},a=x(`Perfetto: ${s}`,async()=>{a.disabled=!0;try{await FP(n,o,e.answer.samples[t],r=>B(`Loading ${V(r)}`))}catch(r){
G(r.message,{urgent:!0})}finally{a.disabled=!1}},{class:"link-button",title:"Opens ui.perfetto.dev at this call in a new window, and hands the trace to it inside your browser; nothing is uploaded"});return a}
function p2(e,{name:t,category:n}){let s=e.pair.byKey?.get(co(t,n));return s&&{diff:s.diff_per_step,href:Fe({...e.state,use_short_name:!1,row:s.id})}}function g2(e,t,n){let{edges:s,control:o,test:a}=e.
answer.histogram,r=[e.answer.control.samples,e.answer.test.samples];e.bins.press(e.state.bins),e.parts.histogram.draw({edges:s,control:o,test:a,file:t,revision:`${n}#${e.state.bins}`,share:e.state.bins===
"share",perStep:r[0]===r[1]?null:r,medians:[e.answer.calls.control["50%"],e.answer.calls.test["50%"]],heading:`${k(e.answer.calls.control.count)} in the control, ${k(e.answer.calls.test.count)} in the\
 test`,empty:s.length===0?"No calls to draw.":""})}function w2(e,t,n){let{control:s,test:o}=e.answer.samples,a=qa(s,o),r=fo(a,y=>y.total_duration),l=y=>e.answer.calls[y].count===0,c=r.control.map(y=>y.
map(()=>null));e.parts.points.draw({rows:a.rows,columns:a.columns,kind:"time",file:t,control:l("control")?c:r.control,test:l("test")?c:r.test,hover:(y,g,b)=>k2(y,a[y][g][b]),heading:"duration in each \
step of each rank",revision:n});let[d,u,f]=p0[e.state.heat],h=fo(a,u),m=f==="time",p={format:m?O:k,formatDiff:m?te:ve};e.heatBar.draw(e.state.heat),e.parts.heat.draw({rows:a.rows,columns:a.columns,...h,
...p,kind:f,file:t,heading:d,revision:`${n}#${e.state.heat}`}),e.parts.grid.draw({grid:a,values:h,title:d,timeline:(y,g)=>lf(e,y,g),format:m?v:k,formatDiff:m?Y:ve});let w=[a.ranksByPosition&&"ranks",a.
stepsByPosition&&"steps"].filter(Boolean);e.byPosition.hidden=w.length===0,e.byPosition.textContent=`The sides have different ${w.join(" and ")}; they are paired by position (control / test).`}function y2(e,t){
let n=e.state;e.state=ks(t),n.row!==e.state.row&&window.scrollTo(0,0),as(e),st(e,as)}function b2(e){e.dead=!0,e.parts.work.stop(),e.question.unmount(),e.pairRequest?.abort(),e.stopTheme(),e.charts.forEach(
t=>t.unmount())}function _2(e,t){let n={context:t,sets:null,answer:null,answerRow:"",wantedKey:"",pair:{key:"",answer:null},pairRequest:null,dead:!1};n.state=ks(location.search),n.bins=Se("Height of t\
he histogram",[["calls","Calls","Number of calls"],["share","Share","Share of the calls of each side: compares the shapes, regardless of the number of calls"]],o=>wa(n,{bins:o},{replace:!0})),n.parts=
{sides:zs((...o)=>wa(n,...o)),numbers:QP(),booked:KP(),work:s2(),histogram:jp({id:"chart-calls",title:"Single calls",level:"h2",file:"calls",tools:n.bins.node}),points:Wp({id:"chart-samples",title:"Ev\
ery step",level:"h2",file:"steps",onSample:(...o)=>t.go(lf(n,...o))}),heat:gr({id:"chart-heat",title:"Rank × step",level:"h2",file:"rank-step",onCell:(...o)=>t.go(lf(n,...o))}),grid:Qc(),related:l2({
onUnit:o=>wa(n,{unit:o}),href:({name:o,category:a})=>Fe({...n.state,row:Le(o,a)})}),stack:i2()},n.charts=[n.parts.histogram,n.parts.points,n.parts.heat],n.crumb=i("nav",{class:"crumb","aria-label":"Wh\
ere this is"}),n.heading=i("h1",{class:"mono op-title"}),n.about=i("p",{class:"muted"}),n.actions=i("p",{class:"op-actions"});let s=i("div",{class:"message"});return n.heatBar=v2(o=>wa(n,{heat:o},{replace:!0})),
n.byPosition=i("p",{class:"muted small",hidden:!0}),n.results=i("div",{class:"results"},n.parts.numbers.head,i("div",{class:"op-columns"},n.parts.numbers.table,i("div",{class:"op-charts"},n.parts.histogram.
node,n.parts.points.node)),n.parts.booked.node,n.parts.work.node,n.parts.related.node,n.parts.stack.node,i("div",{class:"heat-block"},n.heatBar.node,n.parts.heat.node,n.byPosition,n.parts.grid.node)),
e.append(i("div",{class:"page operation-page"},n.crumb,i("header",{class:"op-header"},n.heading,n.about,n.actions),n.parts.sides.node,s,n.results)),n.question=De({context:t,results:n.results,message:s}),
n.stopTheme=Te(()=>n.charts.forEach(o=>o.retheme())),as(n),st(n,as),{keys:{control:()=>n.parts.sides.choose("control"),test:()=>n.parts.sides.choose("test")},update:o=>y2(n,o),unmount:()=>b2(n)}}function k2(e,t){
return[`${e}, rank ${t.rank}${t.span>0?`, file ${t.span+1}`:""}, ${t.step_number===null?"whole file":`step ${t.step_number}`}`,O(t.total_duration),E(t.counts,"call")]}function v2(e){let t=R("heat"),n=i(
"select",{id:t,on:{change:()=>e(n.value)}},Object.entries(p0).map(([s,[o]])=>i("option",{value:s},o)));return{node:i("p",{class:"chart-bar"},i("label",{for:t},"Heat maps of"),n),draw(s){n.value=s}}}var y0=`(SELECT name FROM control.ops
              WHERE kind = 'COMPUTATION' ORDER BY total_us DESC LIMIT 1)`,b0=`(SELECT name FROM control.ops
              WHERE category = 'cpu_op' ORDER BY total_us DESC LIMIT 1)`,uf=e=>`SELECT ${e}rank, device, stream, name, start_us,
        start_us - max(start_us + dur) OVER (
            PARTITION BY side, rank, device, stream ORDER BY start_us
            ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS gap_us
    FROM events
    WHERE device_type = 'GPU'`,_0=[{title:"The operations that take the most time",sides:1,statement:`
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
  AND name = ${y0}
ORDER BY start_us
LIMIT 5000`},{title:"How long the calls of the heaviest operator are",sides:1,statement:`
SELECT dur
FROM events
WHERE side = 'control'
  AND name = ${b0}
LIMIT 10000`},{title:"The heaviest operator, step by step",sides:1,statement:`
SELECT step_number, count(*) AS calls, sum(dur) AS total_us
FROM events
WHERE side = 'control' AND step_number IS NOT NULL
  AND name = ${b0}
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
    ${uf("")} AND side = 'control'
)
WHERE gap_us > 50
ORDER BY gap_us DESC
LIMIT 200`},{title:"The kernels that streams wait for longest",sides:1,statement:`
SELECT name AS ended_by, count(*) AS gaps, sum(gap_us) AS waited_us, max(gap_us) AS longest_us
FROM (
    ${uf("")} AND side = 'control'
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
WHERE name = ${y0}
ORDER BY start_us
LIMIT 5000`},{title:"Waits of streams on both sides, by what ends them",sides:2,statement:`
SELECT name AS ended_by,
    sum(CASE side WHEN 'control' THEN gap_us ELSE 0 END) AS control_us,
    sum(CASE side WHEN 'test' THEN gap_us ELSE 0 END) AS test_us
FROM (
    ${uf("side, ")}
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
LIMIT 20`}].map(e=>({...e,statement:e.statement.trim()}));var x2=new RegExp("^(span|file|device|row|launch|bin|parent|op|line|seq|place|hash|key|year)$|(^|(?<!_per)_)(id|rank|step|step_number|stream|pid|tid|correlation)$"),$2=/(_us|duration|_per_step|_per_call|_median|_spread)$|^(dur|self|us)$/,
S2=["name","short_name","kernel","operator","ended_by"],k0=8,E2=40,Tt=e=>e.type==="integer"||e.type==="real",ni=e=>Tt(e)&&!x2.test(e.name);function yf(e,t={}){return(Object.hasOwn(t,e)?t[e]:null)??($2.
test(e)&&!/count|calls/.test(e)?"µs":"")}var T2=(e,t)=>e.map(n=>n[t]).filter(n=>typeof n=="number");function Zl(e,t,n,s=o=>o){let o=T2(e,t).map(s);return o.length>1&&o[0]!==o.at(-1)&&o.every((a,r)=>r===
0||n*(a-o[r-1])>=0)}function E0(e,t,n){let s=new Set;for(let o of e)if(s.add(o[t]),s.size>n)break;return s.size}var bf=(e,t)=>e.filter((n,s)=>!ni(n)&&t.length>0&&E0(t,s,k0)<=k0);function T0(e,t){let n=e.
replace(/^control(?=_|$)/,"test");return n!==e&&t.some(s=>s.name===n&&Tt(s))?n:""}function O2(e,t){let n=e.map((r,l)=>({column:r,at:l})).filter(({column:r})=>ni(r)),s=Math.abs;return(n.find(({at:r})=>Zl(
t,r,-1))??n.find(({at:r})=>Zl(t,r,-1,s))??n.find(({at:r})=>Zl(t,r,1))??n.find(({column:r})=>yf(r.name)!=="")??n[0])?.column.name??""}var pf=(e,t)=>bf(e,t).some(({name:n})=>n==="side")?"side":"";function M2(e,t){
let n=e.findIndex((c,d)=>Tt(c)&&(/^(start|at|from)_us$/.test(c.name)||d===0&&Zl(t,d,1))),s=e.filter((c,d)=>d!==n&&ni(c)),o=(s.find(({name:c})=>yf(c)!=="")??s[0])?.name;if(n<0||o===void 0)return null;let a=e[n].
name,r=/_us$/.test(a),l=T0(o,e);return!r&&t.length<=E2?{chart:"bars",x:a,y:o,y2:l,by:""}:{chart:r?"scatter":"line",x:a,y:o,y2:l,by:l?"":pf(e,t)}}function A2(e,t){let n={chart:"none",x:"",y:"",y2:"",by:""},
s=e.filter(Tt),o=e.find(({name:c})=>S2.includes(c))??e.find(({type:c})=>c==="text");if(t.length<2||s.length===0)return n;let a=e.some(({name:c})=>/^(start|at|from)_us$/.test(c)),r=!o||a?M2(e,t):null;if(r)
return r;let l=O2(e,t);return o&&l!==""&&(o.name!=="side"||E0(t,e.indexOf(o),t.length)===t.length)?{chart:"bars",x:o.name,y:l,y2:T0(l,e),by:""}:s.length>1&&l!==""?{chart:"scatter",x:s.find(({name:d})=>d!==
l).name,y:l,y2:"",by:pf(e,t)}:l===""?n:{chart:"histogram",x:l,y:"",y2:"",by:pf(e,t)}}var ya=(e,t,n=()=>!0)=>e.some(s=>s.name===t&&n(s));function R2(e,t,n){let s=A2(t,n),o=t.filter(Tt),a=o.length===0||
n.length===0?["none"]:t.length===1?["histogram","none"]:["bars","line","scatter","histogram","none"],r=a.includes(e.chart)?e.chart:a.includes(s.chart)?s.chart:"none",l=r==="bars",c=ya(t,e.x,l?void 0:Tt)?
e.x:ya(t,s.x,l?void 0:Tt)?s.x:(l?t:o)[0]?.name??"",d=o.find(({name:w})=>w!==c)??o[0],u=r==="histogram"?"":ya(t,e.y,Tt)?e.y:ya(t,s.y,Tt)&&s.y!==c?s.y:d?.name??"",f=e.chart!==""||e.y!=="",h=r==="histogr\
am"?"":ya(t,e.y2,Tt)?e.y2:f?"":s.y2,m=bf(t,n).map(({name:w})=>w),p=r==="bars"||h!==""?"":m.includes(e.by)?e.by:e.chart===""?s.by:"";return{chart:r,kinds:a,x:c,y:u,y2:h,by:p}}var ff=28,O0=200,v0=12,C2=400,
L2=56;function ei(e){return e==null?"NULL":typeof e=="number"&&!Number.isInteger(e)?String(Number(e.toPrecision(12))):String(e)}var Js=(e,t)=>t!==null&&ni(e)?ei(t).replace(/^-?\d+/,n=>n.replace(/\B(?=(\d{3})+$)/g,
",")).replace("-","−"):ei(t);function N2(e,t,n){let s=Math.max(1,Math.ceil(n.length/C2)),o=e.name.length+3+(e.unit?e.unit.length+2:0);for(let a=0;a<n.length;a+=s)o=Math.max(o,Js(e,n[a][t]).length);return Math.
min(L2,o)+3}function P2(e,t){return e===null||t===null?(t===null)-(e===null):typeof e=="number"&&typeof t=="number"?e-t:typeof e==typeof t?e<t?-1:+(e>t):typeof e=="number"?-1:1}var ti=e=>e.rows.length>
O0&&!yn();function I2(e,t,n){return i("tr",{"aria-rowindex":String(n+2),class:n%2?"odd":""},t.map((s,o)=>{let a=Js(e.columns[o],s);return i("td",{title:a.length>40?a:null,class:s===null?"none":e.columns[o].
number?"num":""},a)}))}function ba(e,t=!1){let n=Math.ceil((e.node.clientHeight||600)/ff),s=ti(e)?Math.max(0,Math.floor(e.node.scrollTop/ff)-v0):0,o=ti(e)?Math.min(e.rows.length,s+n+2*v0):e.rows.length;
!t&&s===e.first&&o===e.last||(e.first=s,e.last=o,[[e.above,s],[e.below,e.rows.length-o]].forEach(([a,r])=>{a.hidden=r===0,a.firstChild.colSpan=Math.max(1,e.columns.length),a.style.height=`${r*ff}px`}),
_(e.body,e.above,e.rows.slice(s,o).map((a,r)=>I2(e,a,s+r)),e.below))}function D2(e,t){let n=e.columns[t].number;e.order=e.order?.at!==t?{at:t,down:n}:e.order.down===n?{at:t,down:!n}:null;let s=e.order?.
down?-1:1;e.rows=e.order===null?e.given:[...e.given].sort((o,a)=>s*P2(o[t],a[t])),e.node.scrollTop=0,M0(e),ba(e,!0),e.head.children[t].querySelector("button").focus()}function M0(e){_(e.head,e.columns.
map((t,n)=>i("th",{scope:"col",class:t.number?"num":"",title:t.name,"aria-sort":e.order?.at===n?e.order.down?"descending":"ascending":null},x(i("span",{class:"ellipsis"},t.name,t.unit&&i("span",{class:"\
muted"},`, ${t.unit}`),e.order?.at===n&&(e.order.down?" ↓":" ↑")),()=>D2(e,n),{class:"th-button",title:`Order by ${t.name}`}))))}function q2(e,t,n){e.columns=t.map(a=>({...a,number:a.type==="integ\
er"||a.type==="real"})),e.given=e.rows=n,e.order=null;let o=e.columns.map((a,r)=>N2(a,r,e.rows)).map(a=>`min(${a}ch, 60cqw)`);_(e.widths,o.map(a=>i("col",{css:{width:a}}))),e.table.style.minWidth=`cal\
c(${["0px",...o].join(" + ")})`,e.table.setAttribute("aria-rowcount",String(e.rows.length+1)),e.node.toggleAttribute("data-virtual",e.rows.length>O0),e.node.scrollTop=0,M0(e),ba(e,!0)}function B2(){let e={
columns:[],given:[],rows:[],order:null,first:0,last:0};e.head=i("tr",{"aria-rowindex":"1"}),e.widths=i("colgroup"),e.body=i("tbody"),e.table=i("table",{class:"result-rows"},i("caption",{class:"visuall\
y-hidden"},"Rows of the answer"),e.widths,i("thead",{},e.head),e.body),e.node=i("div",{class:"table-scroll result-scroll",tabindex:"0",role:"region","aria-label":"Rows of the answer"},e.table);let[t,n]=[
0,1].map(()=>i("tr",{class:"spacer","aria-hidden":"true"},i("td")));Object.assign(e,{above:t,below:n}),e.node.addEventListener("scroll",()=>ti(e)&&ba(e));let s=new ResizeObserver(()=>ti(e)&&ba(e));s.observe(
e.node);let o=Ms(()=>ba(e,!0));return{node:e.node,show:(a,r)=>q2(e,a,r),unmount(){s.disconnect(),o()}}}var _f=50,A0=5e3,hf=40,F2=360,Bt=["--control-fill","--test-fill","--more-fill","--less-fill","--p\
art-compute","--part-communication","--part-memory","--noise-fill"],x0=["circle","diamond","square","triangle-up","cross","x","star","hexagon"],j2={control:0,test:1},R0=e=>e.map(t=>X(t)).join("<br>"),
W2=(e,t)=>`${e.name}: ${Js(e,t)}${e.unit?` ${e.unit}`:""}`;function gf(e,t){let n=t.reduce((a,r)=>Math.max(a,Math.abs(r)),0),[s,o]=e.unit==="µs"?ae(n):[e.unit??"",1];return{per:o,axis:{tickformat:",",
ticksuffix:s?` ${s}`:"",nticks:7,title:{text:X(e.name),font:{size:11},standoff:4}}}}function kf({rows:e,by:t}){if(!t)return[{name:"",rows:e,at:0}];let n=new Map;for(let s of e){let o=ei(s[t.at]);n.has(
o)||n.set(o,[]),n.get(o).push(s)}return[...n].map(([s,o],a)=>({name:s,rows:o,at:j2[s]??a})).sort((s,o)=>s.at-o.at)}var C0=e=>({template:Ze(),hovermode:"closest",margin:{l:84,r:18,t:10,b:46},...e});function H2(e,t){
let{x:n,ys:s,rows:o}=e;return Jo({kind:s.every(({unit:a})=>a==="µs")?"time":"count",series:s.map((a,r)=>({key:a.name,name:a.name,colour:S(Bt[r])})),bars:o.slice(0,_f).map(a=>({label:ei(a[n.at]),values:s.
map(r=>({value:typeof a[r.at]=="number"?a[r.at]:null,text:Js(r,a[r.at])+(r.unit?` ${r.unit}`:"")}))}))},t)}function $0(e,t){let n=e.rows.slice(0,A0).filter(c=>typeof c[e.x.at]=="number"),s=c=>n.map(d=>d[c]).
filter(d=>typeof d=="number"),o=gf(e.x,s(e.x.at)),a=gf(e.ys[0],e.ys.flatMap(({at:c})=>s(c))),r=kf({...e,rows:n});return{data:(e.ys.length>1?e.ys.map((c,d)=>({one:c,rows:n,at:d})):r.map(c=>({one:e.ys[0],
rows:c.rows,at:c.at}))).map(({one:c,rows:d,at:u})=>({type:"scatter",mode:t,x:d.map(f=>f[e.x.at]/o.per),y:d.map(f=>typeof f[c.at]=="number"?f[c.at]/a.per:null),marker:{color:S(Bt[u%Bt.length]),size:d.length>
500?4:7,symbol:x0[u%x0.length],opacity:.8},line:{color:S(Bt[u%Bt.length]),width:1.6,dash:u===1?"dash":"solid"},customdata:d.map(f=>R0(e.columns.slice(0,12).map(h=>W2(h,f[h.at]).slice(0,120)))),hovertemplate:"\
%{customdata}<extra></extra>"})),layout:C0({dragmode:"zoom",xaxis:{...o.axis,zeroline:!1},yaxis:{...a.axis,rangemode:"tozero"}})}}function U2(e){let t=e.reduce((r,l)=>Math.min(r,l),1/0),n=e.reduce((r,l)=>Math.
max(r,l),-1/0);if(t===n)return{edges:[t-.5,n+.5],log:!1};let s=t>0&&n/t>100,[o,a]=s?[Math.log(t),Math.log(n)]:[t,n];return{log:s,edges:Array.from({length:hf+1},(r,l)=>{let c=o+(a-o)*l/hf;return l===0?
t:l===hf?n:s?Math.exp(c):c})}}function z2(e,t){let n=new Array(t.length-1).fill(0);for(let s of e){let[o,a]=[0,t.length-1];for(;a-o>1;){let r=o+a>>1;[o,a]=t[r]<=s?[r,a]:[o,r]}n[o]+=1}return n}function K2(e){
let t=l=>l.map(c=>c[e.x.at]).filter(c=>typeof c=="number"),n=t(e.rows),{edges:s,log:o}=U2(n),{per:a,axis:r}=gf(e.x,n);return{data:kf(e).map(({name:l,rows:c,at:d},u)=>{let f=z2(t(c),s),h=S(Bt[d%Bt.length]);
return{type:"scatter",mode:"lines",fill:u===0?"tozeroy":"none",line:{color:h,width:1.6,shape:"linear",dash:d===1?"dash":"solid"},x:f.flatMap((m,p)=>[s[p]/a,s[p+1]/a]),y:f.flatMap(m=>[m,m]),customdata:f.
flatMap((m,p)=>{let w=R0([...l===""?[]:[l],`${Js(e.x,s[p])} to ${Js(e.x,s[p+1])} ${e.x.unit??""}`,k(m)]);return[w,w]}),hovertemplate:"%{customdata}<extra></extra>"}}),layout:C0({dragmode:"zoom",xaxis:{
...r,type:o?"log":"linear"},yaxis:{rangemode:"tozero",tickformat:",",title:{text:"rows",font:{size:11},standoff:4}}})}}var G2={bars:H2,histogram:K2,line:e=>$0(e,"lines"),scatter:e=>$0(e,"markers")};function Y2(e,t){
let n=e==="bars"?_f:e==="histogram"?1/0:A0;return t>n?`The chart shows the first ${k(n)} of ${k(t)} rows; the table has all.`:""}function L0(e){return e.ys.length>1?e.ys.map((t,n)=>[Bt[n],t.name]):e.by?
kf(e).map(({name:t,at:n})=>[Bt[n%Bt.length],t]):[]}function V2(e){let t=null,n=Ke({id:"chart-result",title:"Chart of the answer",file:"query",level:"h2",extra:e,keys:()=>L0(t),height:s=>s.chart==="bar\
s"?re(Math.min(_f,s.rows.length),s.ys.length):F2,make:(s,o)=>G2[s.chart](s,o)});return{...n,draw(s){t=s,n.draw(s)}}}var J2=[["bars","Bars"],["line","Line"],["scatter","Points"],["histogram","Histogram"],
["none","No chart"]],Q2={bars:{x:"of",y:"length",y2:"and"},line:{x:"over",y:"value",y2:"and"},scatter:{x:"over",y:"value",y2:"and"},histogram:{x:"of"}};function X2(e){let t=null,n=Se("Kind of chart",J2,
r=>e({chart:r,x:"",y:"",y2:"",by:""})),s=i("span",{class:"choice-fields"}),o=i("div",{class:"result-choice"},n.node,s);function a(r,l,c,d){let u=R("column"),f=i("select",{id:u,data:{part:r},on:{change:()=>{
let{chart:h,x:m,y:p,y2:w,by:y}=t;e({chart:h,x:m,y:p,y2:w,by:y,[r]:f.value})}}},d&&i("option",{value:""},d),c.map(h=>i("option",{value:h,selected:h===t[r]},h)));return i("span",{class:"sample-field"},i(
"label",{for:u},l),f)}return{node:o,draw(r,l,c){let d=document.activeElement?.dataset?.part;t=r,n.press(t.chart);for(let[p,w]of n.buttons)w.hidden=!t.kinds.includes(p);let u=Q2[t.chart]??{},f=l.filter(
Tt).map(({name:p})=>p),h=bf(l,c).map(({name:p})=>p),m=l.map(({name:p})=>p);_(s,u.x&&a("x",u.x,t.chart==="bars"?m:f),u.y&&a("y",u.y,f),u.y2&&f.length>1&&a("y2",u.y2,f,"–"),u.x&&t.chart!=="bars"&&t.y2===
""&&h.length>0&&a("by","by",h,"–")),d&&s.querySelector(`[data-part="${d}"]`)?.focus()}}}var Z2={rows:"there may be more rows",bytes:"the answer would be too long"};function eI({row_count:e,columns:t,
truncated:n,truncated_by:s,elapsed_ms:o}){return[e===0?"No rows.":[`${E(e,"row")}, ${E(t.length,"column")}`,i("span",{class:"muted"},` in ${k(Math.max(1,Math.round(o)))} ms`)],n&&i("span",{class:"noti\
ce truncated"},`Cut off here: ${Z2[s]??"there is more"}. Ask for less, with LIMIT or a sum.`)]}function tI({answer:e,key:t,state:n,units:s,file:o},a){let{rows:r}=e,l=R2(n,a,r),c=d=>a.find(u=>u.name===
d);return{...l,columns:a,rows:r,x:c(l.x),ys:[l.y,l.y2].filter(d=>d!=="").map(c),by:c(l.by),file:o,caption:[n.q.replace(/\s+/g," ")],chosen:l,revision:JSON.stringify([t,l,Object.keys(s).length]),empty:l.
chart==="none"?l.kinds.length>1?"No chart is chosen.":"A chart needs a column of numbers.":null}}function nI(e){let t=i("p",{class:"result-summary"}),n=X2(e),s=i("ul",{class:"chart-legend"}),o=i("p",{
class:"muted small chart-limit"}),a=V2([n.node,s,o]),r=B2(),l=i("section",{class:"card table-card","aria-label":"Rows"},r.node),c=["csv","json"].map(h=>[h,i("a",{class:"button",title:`The rows as ${h.
toUpperCase()}`},h.toUpperCase())]),d=i("div",{class:"results query-results",hidden:!0},i("div",{class:"result-head"},t,i("div",{class:"chart-tools"},x("Copy link",()=>ot(location.href,"Link copied.")),
c.map(([,h])=>h))),l,a.node),u={};function f(h,m){let p=tI(h,m);a.node.hidden=p.rows.length<2,n.draw(p.chosen,m,p.rows);let w=p.empty?[]:L0(p);_(s,w.map(([y,g])=>i("li",{class:"key",css:{"--key-fill":`\
var(${y})`}},g))),s.hidden=w.length===0,o.textContent=p.empty?"":Y2(p.chart,p.rows.length),a.draw(p)}return{node:d,draw(h){let{answer:m,key:p,state:w,units:y,file:g}=h,b=m.columns.map(($,N)=>({...$,at:N,
unit:$.type==="text"?"":yf($.name,y)}));_(t,eI(m));for(let[$,N]of c)N.href=Mm(Ya(w,$)),N.download=`${g}-query.${$}`;l.hidden=b.length===0||m.rows.length===0,(u.answer!==m||u.units!==y)&&(u={answer:m,units:y},
r.show(b,m.rows)),f(h,b),d.dataset.shown=p},cancelled:()=>{t.textContent=""},retheme:()=>a.retheme(),unmount(){a.unmount(),r.unmount()}}}var sI=[["control","A","Control"],["test","B","Test","none: one\
 set alone"]];function oI(e){let t=i("section",{class:"query-sets card","aria-label":"Sets"}),n="",s=a=>t.querySelector(`[data-field="${a}"]`);function o(a,r,[l,c,d,u]){let f=se(r??[],a[l]),h=Xt({field:l,
set:f??null,none:u,text:f?"":a[l],onPick:m=>e({[l]:m?ne(m.id):""})});return i("div",{class:`side-${l} query-side`},i("b",{class:`letter letter-${c.toLowerCase()}`,"aria-hidden":"true"},c),i("label",{for:h.
input.id},d),h.node)}return{node:t,draw(a,r){let l=JSON.stringify([a.control,a.test,r?.map(d=>[d.id,d.label])]);if(l===n)return;n=l;let c=document.activeElement?.dataset?.field;_(t,sI.map(d=>o(a,r,d))),
c&&s(c)?.focus()},choose(a){let r=s(a);r?.focus(),r?.click()}}}function aI(e,t){let n=0,s=t;for(let o of e){let a=o.codePointAt(0);if(s-=a<128?1:a<2048?2:a<65536?3:4,s<0)break;n+=o.length}return Math.
min(n,e.length)}function rI(e,t){let n=e.lastIndexOf(`
`,t-1)+1,s=e.indexOf(`
`,t),o=e.slice(n,s<0?e.length:s),a=/^(?:\w+|.)/u.exec(e.slice(t))?.[0]??"";return{line:e.slice(0,n).split(`
`).length,column:t-n+1,text:o,from:t,to:t+a.length}}var[N0,lI]=[5,12],iI=/ \(at byte \d+\)/;function vf(e){let t=e.field.value.split(`
`).length+1;e.field.rows=Math.max(N0,Math.min(lI,t))}function cI(e,t){e.field.focus(),document.execCommand?.("insertText",!1,t)||e.field.setRangeText(t,e.field.selectionStart,e.field.selectionEnd,"end"),
vf(e)}function dI(e){e.error.hidden=!0,_(e.error),e.field.removeAttribute("aria-invalid"),e.field.setAttribute("aria-describedby",e.hint)}function uI(e){let t=e.text.slice(0,e.column-1).replace(/[^\t]/g,
" "),n=Math.max(1,Math.min(e.to-e.from,e.text.length-e.column+1));return i("pre",{class:"mono sql-excerpt",tabindex:"0","aria-label":`Line ${e.line}`},e.text,`
`,i("span",{"aria-hidden":"true",class:"sql-mark"},t+"^".repeat(n)))}function fI(e,t){e.field.value!==t&&(e.field.value=t),vf(e)}function hI(e,t,n){let s=e.field.value,o=n===null?null:rI(s,aI(s,n));e.
field.setAttribute("aria-invalid","true"),e.field.setAttribute("aria-describedby",`${e.errorId} ${e.hint}`),_(e.error,i("p",{},o&&i("b",{},`Line ${o.line}, column ${o.column}: `),o?t.replace(iI,""):t),
o&&uI(o),o&&x("Go there",()=>{e.field.focus(),e.field.setSelectionRange(o.from,o.to)},{class:"link-button"})),e.error.hidden=!1}function mI({onRun:e,onCancel:t,tools:n}){let s={},o=R("sql");s.errorId=
R("sql-error"),s.hint=R("sql-hint"),s.field=i("textarea",{id:o,class:"sql-field mono",spellcheck:"false",autocomplete:"off",autocapitalize:"off",autocorrect:"off",wrap:"off",rows:String(N0),"aria-desc\
ribedby":s.hint,maxlength:"100000",placeholder:"SELECT name, counts, total_us FROM ops ORDER BY total_us DESC LIMIT 20",on:{input:()=>vf(s),keydown:c=>{c.key==="Enter"&&(c.ctrlKey||c.metaKey)&&(c.preventDefault(),
e())}}});let a=x("Run",e,{class:"primary",title:"Run the statement (Ctrl+Enter)"}),r=x("Cancel",t,{hidden:!0});return s.error=i("div",{class:"sql-error",id:s.errorId,role:"alert",hidden:!0}),{node:i("\
section",{class:"card sql-editor","aria-label":"Statement"},i("label",{for:o,class:"sql-label"},"Statement"),s.field,s.error,i("div",{class:"sql-bar"},a,r,n,i("span",{class:"muted small",id:s.hint},"C\
trl+Enter runs it. It can only read."))),field:s.field,insert:c=>cI(s,c),clearError:()=>dI(s),value:()=>s.field.value,set:c=>fI(s,c),running(c){r.hidden=!c},enable(c){a.disabled=!c},showError:(c,d)=>hI(
s,c,d)}}var pI=100,P0="tracediff.queries";function gI(e){let t=i("div",{class:"example-lists"}),n=i("details",{class:"card sql-list"},i("summary",{},i("h2",{},"Examples")),t),s=(o,a,r)=>i("section",{"\
aria-label":o},i("h3",{},o,!r&&i("span",{class:"muted small"},": choose a test as well")),i("ul",{},_0.filter(l=>l.sides===a).map(l=>i("li",{},x(l.title,()=>e(l.statement),{class:"link-button",disabled:!r})))));
return{node:n,draw:o=>_(t,s("One set",1,!0),s("Control and test",2,o)),open:o=>{n.open=o}}}function xf(){try{return JSON.parse(localStorage.getItem(P0))??[]}catch{return[]}}function I0(e,t){try{localStorage.
setItem(P0,JSON.stringify(t.sort((n,s)=>n.name.localeCompare(s.name))))}catch(n){return G(`That did not work. ${n.message}`,{urgent:!0}),!1}return q0(e),!0}var D0=(e,t)=>I0(e,[...xf().filter(({name:n})=>n!==
t.name),t]);function wI(e,t){return D0(e,{name:t,statement:e.statement()})?(e.picked=t,$f(e,!0),e.node.open=!0,G(`“${t}” is saved.`,{seconds:4}),!0):!1}function yI(e,t){I0(e,xf().filter(({name:n})=>n!==
t.name))&&((e.list.querySelector("button")??e.box.querySelector("button")).focus(),G(`“${t.name}” is deleted.`,{action:{label:"Undo",run:()=>D0(e,t)}}))}function $f(e,t){_(e.box,x("Save …",()=>{
if(e.statement().trim()===""){G("First write a statement.",{seconds:4});return}wd(e.box,e.picked,{name:"Name of the query",maxlength:pI,saveSame:!0},n=>wI(e,n),()=>$f(e,!0))},{title:"Save the statemen\
t under a name, in this browser"})),t&&e.box.querySelector("button").focus()}function q0(e){let t=xf();e.node.hidden=t.length===0,e.node.querySelector("summary").title=E(t.length,"query","queries"),_(
e.list,t.map(n=>i("li",{},x(n.name,()=>{e.picked=n.name,e.onPick(n.statement)},{class:"link-button",title:n.statement}),U("trash",`Delete ${n.name}`,()=>yI(e,n)))))}function bI({onPick:e,statement:t}){
let n={onPick:e,statement:t,picked:""};return n.list=i("ul",{}),n.node=i("details",{class:"card sql-list",hidden:!0},i("summary",{},i("h2",{},"Saved queries")),n.list),n.box=i("span",{class:"save-quer\
y"}),$f(n,!1),{node:n.node,save:n.box,load:()=>q0(n),forgetName:()=>{n.picked=""}}}var B0=e=>/^[a-z_]\w*(\.[a-z_]\w*)?$/i.test(e)?e:`"${e.replaceAll('"','""')}"`,_I=(e,{name:t,kind:n})=>n==="table"||n===
"analysis"||!e.two?[t]:[`control.${t}`,`test.${t}`];function kI(e,t){return i("li",{},x(t.name,()=>e.onInsert(B0(t.name)),{class:"schema-name mono",title:`Insert ${t.name}`}),i("span",{class:"muted sm\
all"},[t.type,t.unit].filter(Boolean).join(", ")),t.description&&i("span",{class:"schema-what small"},t.description))}function vI(e,t,n){let s=t.name.toLowerCase().includes(n),o=n===""||s?t.columns:t.
columns.filter(r=>`${r.name} ${r.description??""}`.toLowerCase().includes(n));if(o.length===0&&!s)return null;let a=i("details",{open:n!==""||e.open.has(t.name),on:{toggle:()=>{n===""&&e.open[a.open?"\
add":"delete"](t.name)}}},i("summary",{},i("span",{class:"mono"},t.name)),i("p",{class:"small"},t.description,t.description&&" ",_I(e,t).flatMap(r=>[x(`Insert ${r}`,()=>e.onInsert(B0(r)),{class:"link-\
button"})," "])),i("ul",{},o.map(r=>kI(e,r))));return a}function F0(e){let t=e.find.value.trim().toLowerCase(),n=(...l)=>(e.tables??[]).filter(({kind:c})=>l.includes(c)).map(c=>vI(e,c,t)).filter(Boolean),
s=(l,c,d)=>c.length>0&&i("details",{class:"schema-stored",open:t!==""||e.open.has(l),on:{toggle:u=>{t===""&&u.target===u.currentTarget&&e.open[u.target.open?"add":"delete"](l)}}},i("summary",{},l),d&&
i("p",{class:"small"},d),c),[o,a,r]=[n("view","table"),n("analysis"),n("stored")];_(e.list,o,s("Tables of the analyses",a,"The tables of the Analyse page. Parameters go in brackets: queue_length_summa\
ry('steps=first', 'ranks=0')."),s("Tables as the set file keeps them",r),o.length+a.length+r.length===0&&i("p",{class:"muted"},e.tables===null?"":t===""?"There are no tables.":`No table or column cont\
ains “${t}”.`))}function xI(e,t,n){e.tables=t,e.two=n,e.find.title=e.tables?E(e.tables.length,"table"):"",F0(e)}function $I(e){let t={onInsert:e,open:new Set,tables:null,two:!1},n=R("find");return t.
find=i("input",{type:"search",id:n,placeholder:"Find a table or column",autocomplete:"off",spellcheck:"false",on:{input:()=>F0(t)}}),t.list=i("div",{class:"schema-list",tabindex:"0",role:"region","ari\
a-label":"Tables and columns"}),{node:i("section",{class:"card sql-schema","aria-label":"Tables"},i("div",{class:"chart-head"},i("h2",{},"Tables"),i("label",{for:n,class:"visually-hidden"},"Find a tab\
le or column"),t.find),t.list),draw:(o,a)=>xI(t,o,a),focus:()=>t.find.focus()}}var SI=300,Sf=["control","test"],Ef={path:"/query",name:"Query",read:Ka,mount:NI};function EI(e){let t={};for(let{name:n,
unit:s}of e.flatMap(o=>o.columns))t[n]=n in t&&t[n]!==(s??"")?"":s??"";return Object.fromEntries(Object.entries(t).filter(([,n])=>n!==""))}var si=({state:e,sets:t})=>Sf.find(n=>e[n]!==""&&!se(t,e[n]));
function j0(e,t,n){e.question.say(xe({code:t,message:n},"There is no such set")),e.question.clearable({message:n},si(e))}function W0(e,t){e.editor.node.hidden=e.lists.hidden=e.examples.node.hidden=!0,
e.question.say(i("p",{class:"notice",data:{code:t.code}},t.message))}async function TI(e){let t=Ya({...e.state,q:""}),n=t.toString();if(n===e.tablesKey)return;e.tablesKey=n;let s=()=>e.dead||n!==e.tablesKey;
try{let o=await Am(t);s()||(e.units=EI(o),e.schema.draw(o,e.state.test!==""),e.editor.enable(!0),e.answer&&wf(e))}catch(o){s()||(e.tablesKey=null,e.schema.draw([],!1),o.code==="sql_off"&&W0(e,o))}}function mf(e,t){
let{editor:n,state:s}=e;if(n.set(t),t.trim()===""){n.showError("There is no statement. Write one, or choose an example.",null),n.field.focus();return}e.asked=e.answered="",e.byHand=!0,e.change({q:t,...t===
s.q?{}:gm})}function OI({question:e,editor:t,result:n}){e.drop(),t.running(!1),n.cancelled(),e.say(i("p",{class:"notice"},"Cancelled.")),B("Cancelled."),t.field.focus()}function MI(e,t){e.answer=null,
e.answered="",e.editor.running(!1),t.code==="sql_off"?W0(e,t):t.code==="unknown_set"&&si(e)?j0(e,t.code,t.message):(e.editor.showError(t.message,t.offset),e.question.say(i("p",{class:"visually-hidden",
data:{code:t.code}},"The statement was refused.")))}function wf(e){let{answer:t,answered:n,state:s,sets:o,units:a}=e,r=l=>se(o??[],s[l])?.label??s[l];e.result.draw({answer:t,key:n,state:s,units:a,file:`\
tracediff-${Sf.filter(l=>s[l]!=="").map(l=>Oe(r(l))).join("-")}`})}function AI(e){let{node:t}=e.result;e.byHand&&t.getBoundingClientRect().top>innerHeight-SI&&t.scrollIntoView({block:"start"}),e.byHand=
!1}function RI(e){let{editor:t,context:n,question:s}=e,o=Ya(e.state).toString();if(o===e.answered){wf(e),n.settled();return}o!==e.asked&&(e.asked=o,t.clearError(),t.running(!0),e.examples.open(!1),s.ask(
a=>Om(new URLSearchParams(o),{signal:a}),a=>{e.answer=a,e.answered=o,t.running(!1),s.say(null),wf(e),AI(e),B(E(a.row_count,"row"))},a=>MI(e,a)))}function CI(e){let{state:t,question:n,editor:s,context:o}=e;
n.drop(),e.answer=null,e.answered=e.asked="",s.clearError(),s.running(!1),n.say(i("p",{class:"visually-hidden"},"")),e.examples.open(!0);let a=si(e);a&&j0(e,"unknown_set",`there is no set "${t[a]}"`),
o.settled()}function H0(e){let{state:t,examples:n}=e,s=t.q.trim().split(`
`).find(a=>!a.startsWith("--"))??"";e.context.setTitle([s.slice(0,60),"Query"].filter(a=>a!=="").join(" · ")),e.sides.draw(t,e.sets),n.draw(t.test!=="");let o=t.q===""?e.left:e.lists;n.node.parentNode!==
o&&o[t.q===""?"append":"prepend"](n.node),TI(e),t.q===""?CI(e):RI(e)}async function S0(e){let{state:t,message:n,change:s}=e,o=Sf.map(r=>t[r]).filter(r=>r!=="");try{e.sets=await Ja(o)}catch(r){_(n,xe({
message:r.message}));return}if(e.dead)return;let a=e.sets.length===0;e.sides.node.hidden=e.editor.node.hidden=e.lists.hidden=a,a?(e.context.setTitle("Query"),_(n,i("p",{class:"notice"},"No sets are st\
ored yet. ",i("a",{href:L("/")},"Add some"),"."))):t.control===""?s({control:ne(e.sets[0].id)},{replace:!0}):H0(e)}function LI(e,t){let{change:n}=e;e.sides=oI(n),e.saved=bI({onPick:s=>mf(e,s),statement:()=>e.
editor.value()}),e.editor=mI({onRun:()=>mf(e,e.editor.value()),onCancel:()=>OI(e),tools:e.saved.save}),e.examples=gI(s=>{e.saved.forgetName(),mf(e,s)}),e.schema=$I(s=>e.editor.insert(s)),e.result=nI(s=>n(
s,{replace:!0})),e.message=i("div",{class:"message"}),e.left=i("div",{class:"query-left"},e.editor.node,e.message,e.result.node),e.lists=i("div",{class:"query-lists"},e.saved.node,e.schema.node),t.append(
i("div",{class:"page query-page"},i("h1",{},"Query"),e.sides.node,i("div",{class:"query-work"},e.left,e.lists))),e.question=De({context:e.context,results:e.result.node,message:e.message})}function NI(e,t){
let n={context:t,state:Ka(location.search),change:(l,c)=>t.go(Ga({...n.state,...l}),c),sets:null,tablesKey:null,units:{},answer:null,answered:"",asked:"",byHand:!1,dead:!1};LI(n,e);let{editor:s,sides:o,
result:a}=n,r=Te(()=>a.retheme());return s.set(n.state.q),n.saved.load(),S0(n),{keys:{search:()=>n.schema.focus(),control:()=>o.choose("control"),test:()=>o.choose("test")},update(l){let c=n.state;n.state=
Ka(l),n.state.q!==c.q&&s.set(n.state.q),n.sets?.length>0&&!si(n)&&n.state.control!==""?H0(n):S0(n)},unmount(){n.dead=!0,n.question.unmount(),r(),a.unmount()}}}var K0=[["control","Control"],["test","Test"]],PI=e=>({slower:"more",faster:"less"})[e]??null,tn=(e,t,n)=>({key:e,title:t,what:n,number:!0,show:v,exact:O}),II=(e,t)=>e===null?M:`${P(e)} to ${P(t)}`,DI=(e,t)=>[
{key:"side",title:"Side",show:n=>n},{key:"label",title:"Recording",show:(n,s)=>i(e?"a":"bdi",{href:e?.(s.set)},n)},tn("step",t?"Recorded step":"Step","Mean of its ranks and steps"),...t?[tn("without_p\
rofiler","Without profiler","Mean step without the profiler, measured beside the recording")]:[],tn("compute","Compute"),tn("exposed_communication","Exposed communication"),tn("exposed_memory","Expose\
d memory"),tn("idle","Idle"),{key:"ranks",title:"Ranks",number:!0,show:k},{key:"samples",title:"Samples",number:!0,show:k,what:"A sample is one step of one rank"}],qI={slower:"slower",faster:"faster",
no_difference_found:"no difference found",cannot_judge:"cannot judge"};function BI(e){return e.q_value!==null?qI[e.significance]:e.control_recordings===0?"new":e.test_recordings===0?"gone":`too few: o\
nly ${e.control_recordings} of A and ${e.test_recordings} of B have it`}var FI=[{key:"name",title:"Name",mono:!0,show:e=>e},{key:"category",title:"Category",show:e=>e},tn("control","Control","Mean per\
 step of the recordings; host rows without the calls inside them"),tn("test","Test","Mean per step of the recordings"),{...tn("diff","Change"),show:Y},{key:"change_percent",title:"%",number:!0,show:P,
what:"Of the geometric means of the recordings"},{key:"low_percent",title:"95 % interval",number:!0,show:(e,t)=>II(e,t.high_percent)},{key:"q_value",title:"q",number:!0,show:lt,what:"Of the test betwe\
en recordings, over all rows"},{key:"certain",title:"Certain",show:e=>e,tone:PI}],jI=e=>t=>{let n=t.control_self_per_step!==null&&e!=="total",s=a=>t[`${a}_${n?"self_":""}per_step`],o=a=>t[`${a}_record\
ings`]===0?null:s(a);return{...t,control:o("control"),test:o("test"),diff:s("diff"),certain:BI(t)}},WI=.05,HI=({verdict:e})=>e==="slower"||e==="faster";function UI(e){let{verdict:t,control:n,test:s,change_percent:o,
low_percent:a,high_percent:r}=e,l=n===null||s===null?null:rn(n,s);return i("h2",{class:"headline"},i("strong",{class:`verdict-word verdict-${t.replace("_","-")}`},i("span",{"aria-hidden":"true"},`${id[t]}\
 `),ld[t],HI(e)&&` by ${K(Math.abs(o))}`),l&&i("span",{class:"headline-times",title:`Mean step: ${O(n)} → ${O(s)}; the percentages are of the geometric means`},i("span",{class:"value control-text"},
l[0]),i("span",{class:"arrow","aria-label":"to"},"→"),i("span",{class:"value test-text"},l[1])),a!==null&&i("span",{class:"verdict-range"},`between ${P(a)} and ${P(r)}`))}function zI({words:e}){let t=e.
replace(/^.*?between \S+ % and \S+ %\)?,?\s*/,"").replace(/^cannot judge:?\s*/,"").replace(/^which is/,"the interval is").replace(/(^|\s)-(?=\d)/g,"$1−");return`${t[0].toUpperCase()}${t.slice(1)}${/[.!?]$/.
test(t)?"":"."}`}function G0({verdict:e}){let{between_percent:t,within_percent:n}=e,s=t===null?!1:n!==null&&t<WI?"Recordings of a side differ by no more than the noise of their steps explains.":`Recor\
dings of a side differ by ${P(t).replace("+","")}${n===null?"":" beyond the noise of their steps"}.`;return[UI(e),i("p",{},zI(e)," ",s),e.recorded&&i("p",{class:"muted small"},e.recorded.text)]}var Y0=e=>Object.
fromEntries(K0.map(([t])=>[t,e[t].recordings.find(({set:n})=>n===e.middle[t])]));function V0(e,t){let n=K0.flatMap(([a,r])=>e[a].recordings.map(l=>({...l,...l.step_time,side:r}))),s=n.some(a=>a.without_profiler!==
null),o=St({caption:"Recordings",limit:128,columns:DI(t,s)});return o.show(n),o.node}function J0(e,t){let n=St({caption:"Rows",limit:50,columns:FI,csv:t});return{node:n.node,show:s=>n.show(s.map(jI(e.
selection.measure)))}}var Q0=({judged_rows:e,changed_rows:t})=>e===0?"No row is judged.":`${E(e,"row")} judged: ${k(t.slower)} slower and ${k(t.faster)} faster.`,rs=[["control","A",22],["test","B",50]],
U0=82,z0=3,KI=(e,t)=>e[t].recordings.map(n=>({label:n.label,step:e.verdict.recorded===null?n.step_time.step:n.without_profiler})).filter(({step:n})=>typeof n=="number"),GI=({verdict:{control:e,low_percent:t,
high_percent:n}})=>t===null||e===null?null:[t,n].map(s=>e*(1+s/100));function X0(e){let t=Object.fromEntries(rs.map(([h])=>[h,KI(e,h)])),n=GI(e),s=[...rs.flatMap(([h])=>t[h].map(({step:m})=>m)),...n??
[]];if(rs.some(([h])=>t[h].length===0))return null;let[o,a]=[Math.min(...s),Math.max(...s)],r=h=>a>o?z0+(100-2*z0)*(h-o)/(a-o):50,l=rs.flatMap(([h,,m])=>t[h].map(({label:p,step:w})=>({side:h,x:r(w),y:m,
words:`${h}, ${p}: ${v(w)}`}))),c=i("div",{class:"strip-tip",hidden:!0}),d=([h,,m])=>W("line",{class:`strip-mean strip-${h}`,y1:`${m-11}%`,y2:`${m+11}%`,x1:`${r(e.verdict[h])}%`,x2:`${r(e.verdict[h])}\
%`}),u=W("svg",{class:"strip-plot","aria-hidden":"true",focusable:"false"},rs.map(d),l.map(({side:h,x:m,y:p})=>W("circle",{class:`strip-dot strip-${h}`,cx:`${m}%`,cy:`${p}%`,r:5})),n&&W("line",{class:"\
strip-interval",x1:`${r(n[0])}%`,x2:`${r(n[1])}%`,y1:`${U0}%`,y2:`${U0}%`}));Jc(u,l,h=>{c.hidden=!h,_(c,h?.words)});let f=rs.map(([h,m])=>`${m}, ${h}: ${t[h].map(({step:p})=>v(p)).join(", ")}.`).join(
" ");return i("div",{class:"recordings-chart"},i("div",{class:"recordings-plot",role:"img","aria-label":`Mean step of each recording. ${f}`},rs.map(([h,m,p])=>i("b",{class:`${h}-text`,css:{top:`${p}%`}},
m)),u,c),i("div",{class:"small muted recordings-scale","aria-hidden":"true"},i("span",{},Ft(o)),i("span",{},Ft(a))),i("p",{class:"small muted"},"Each recording as a dot, the means as lines",n&&"; the \
bar: where the test’s mean lies by the 95 % interval of the change","."))}var Af={path:"/compare/recordings",name:"Several recordings",read:Of,mount:cD},Tf=1e3,YI=250,VI=6,Z0=32,Rf=[["control","A","Control"],["test","B","Test"]],Cf=Rf.flatMap(([e])=>["ranks","steps","marker"].
map(t=>({key:`${e}_${t}`,side:e,what:t}))),ev=e=>e.split(",").filter(t=>t!=="");function Of(e){let t=new URLSearchParams(e);return{control:ev(t.get("control")??""),test:ev(t.get("test")??""),q:Be(t,ze,
"q"),significant:Be(t,ze,"significant","")==="true",equal_clock:Be(t,ze,"equal_clock","false"),chosen:Object.fromEntries(Cf.flatMap(({key:n,what:s})=>{let o=t.get(n)||s==="marker"&&t.get(s)||"";return o===
""||s!=="marker"&&o==="all"?[]:[[n,o]]}))}}function oi(e){let t=new URLSearchParams({control:e.control.join(","),test:e.test.join(",")});return qn(t,ze,["q","significant","equal_clock"],e),Object.entries(
e.chosen).forEach(([n,s])=>t.set(n,s)),t}var sv=({chosen:e})=>Cf.some(({key:t,what:n})=>n!=="marker"&&t in e);function JI(e){let t=Rf.flatMap(([n,,s])=>{let o=Cf.filter(a=>a.side===n&&a.key in e.chosen).
map(({key:a,what:r})=>`${r} ${e.chosen[a]}`);return o.length===0?[]:[`${s}: ${o.join(", ")}.`]});return[...sv(e)?[]:["All ranks and steps of every recording count."],...t].join(" ")}function Lf(e,t=Tf){
let n=oi(e);return n.set("exclude",Hi),n.set("sort","abs_diff_self_duration"),t!==null&&n.set("limit",String(t)),n}function QI(e,t){let n=oi(e);["control","test"].forEach(o=>n.delete(o));let s=new URLSearchParams(
{view:n.toString()});for(let o of["control","test"])t[o].recordings.forEach(({set:a})=>s.append(o,a));return s}var XI=()=>document.activeElement?.dataset?.field;function ZI(e,t){let{state:n,labels:s,change:o}=e;
return i("ul",{class:"recordings-chosen"},n[t].map(a=>{let r=s.get(a)??a;return i("li",{class:"tag"},r," ",x("×",()=>{o({[t]:n[t].filter(l=>l!==a)}),_a(e,t)},{class:"link-button","aria-label":`Leave \
out ${r}`,title:`Leave out ${r}`}))}))}function _a(e,t=XI()){let{sides:n,labels:s,change:o}=e;_(n,Rf.map(([a,r,l])=>{let c=R("set"),d=f=>{e.state[a].includes(f)||(o({[a]:[...e.state[a],f]}),_a(e,a))},
u=Xt({id:c,field:a,set:null,text:"",onGroup:d,onPick:f=>{s.set(ne(f.id),f.label),d(ne(f.id))}});return u.input.placeholder="Add a recording, or nightly-* …",i("div",{class:`side-card side-${a}`},i("\
div",{class:"side-title"},i("b",{class:"letter","aria-hidden":"true"},r),i("label",{for:c},l),u.node),ZI(e,a))})),t&&n.querySelector(`[data-field="${t}"]`)?.focus()}function eD({state:e,answer:t,labels:n}){
for(let s of["control","test"])for(let o of e[s]){let a=t[s].recordings.find(r=>r.set.startsWith(o));a&&n.set(o,a.label)}}async function tD(e){let{labels:t,state:n}=e,s=[...n.control,...n.test].filter(
o=>!ov(o));try{for(let o of await At(s.slice(0,100)))t.set(ne(o.id),o.label);e.answer===null&&_a(e)}catch{}}var nD=({state:e,answer:t})=>({...Ne(`?${new URLSearchParams(e.chosen)}`),control:ne(t.middle.
control),test:ne(t.middle.test)});function sD(e){let t=()=>nD(e),n=({id:s,name:o,category:a})=>Fe({...t(),row:s??Le(o,a)});return rd({page:s=>`${n(s)}#booked`,tree:()=>tt(nt(Gt(`?${new URLSearchParams(
{...e.state.chosen,control:t().control,test:t().test})}`))),timeline:s=>(s&&Gr(t(),s))??xt(t())},(s,o)=>{e.open=o?[...e.open,s]:e.open.filter(a=>a!==s),Mf(e)})}function Mf({account:e,found:t,open:n,why:s}){
s.hidden=!t,t&&e.draw(t,{open:n,sure:!1,sum:"Together, of these two",lines:VI,words:1/0})}async function oD(e){let{answer:t,state:n}=e,s=oi({...n,control:[t.middle.control],test:[t.middle.test],q:"",significant:!1,
equal_clock:!1});s.set("limit","0");let o=["slower","faster"].includes(t.verdict.verdict)?s.toString():"";if(e.wanted!==o){Object.assign(e,{wanted:o,found:null,open:[]}),Mf(e);try{let a=o!==""&&await de(
s);a&&e.wanted===o&&(e.found=a,Mf(e))}catch{e.wanted=""}}}function aD(e){let{answer:t,state:n,change:s}=e,{control:o,test:a}=Y0(t);_(e.words,G0(t),i("p",{class:"small recordings-chosen-parts"},JI(n),"\
 ",sv(n)&&x("Use all ranks and steps",()=>s({chosen:Object.fromEntries(Object.entries(n.chosen).filter(([c])=>c.endsWith("_marker")))}),{class:"link-button"}))),_(e.chart,X0(t)),_(e.middle,"Account, t\
ree and timeline are of one recording of each side: ",i("a",{href:Qe(o.set,a.set)},`${o.label} and ${a.label}`),", those with the middle step time. What the other recordings differ by is not in them",
n.equal_clock?", nor the equal clock: they are as recorded.":"."),e.card.dataset.verdict=t.verdict.verdict;let r=t.control.recordings.length+t.test.recordings.length,l=c=>Oe(t[c].recordings[0].label);
e.share.set({name:`tracediff-${l("control")}-${l("test")}`,report:tr(Lf(n,null)),bundle:nr(QI(n,t)),tooMany:r>Z0&&`${Z0} sets at most`})}function rD(e){let{answer:t,state:n}=e;eD(e),_a(e),aD(e),oD(e),
_(e.notes,Qr(t.comparability)),_(e.recordings,V0(t,r=>L(`/analyse?set=${ne(r)}`)));let s=Lf(n,null);s.set("format","csv");let o=J0(t,yo(s));o.show(t.rows);let{row_count:a}=t;_(e.rows,o.node,i("p",{class:"\
muted small"},a===0?"The filters leave no row. ":"",Q0(t),a>Tf?` The ${k(Tf)} largest changes of ${k(a)} are here; the CSV has all.`:""))}function tv(e,t){e.answer=null,e.question.say(xe(t,"This compa\
rison is not possible"))}var ov=e=>e.startsWith("tag:")||/[*?]/.test(e);function lD(e,t){e.answer=null,e.question.drop(),e.question.say(i("p",{class:"notice"},"Choose recordings of both sides, at leas\
t four in all: 2 and 2, or 3 and 1. A pattern of labels (nightly-*) or a tag (tag:NAME) stands for all its sets. ",i("a",{href:t.every(n=>n.length===1)?Qe(t[0][0],t[1][0]):L("/compare")},"Compare two \
sets")))}function nv(e){let{state:t,search:n,question:s}=e;e.context.setTitle("Several recordings"),document.activeElement!==n&&(n.value=t.q),e.only.checked=t.significant,e.clock.checked=t.equal_clock,
_a(e);let o=[t.control,t.test];if(o.some(a=>a.length===0)||o.every(a=>a.length===1&&!ov(a[0]))){lD(e,o);return}s.ask(a=>de(Lf(t),{signal:a}),a=>{if(a.judged!=="between_recordings"){tv(e,{code:"one_set",
message:"Each of these two names stands for only one set."});return}e.answer=a,s.say(null),rD(e),B(a.verdict.words)},a=>tv(e,a))}function iD(e,t){let{change:n}=e,s=(c,d)=>(e[c]=d,d),o=(c,d)=>s(c,i("in\
put",{type:"checkbox",id:R(c),on:{change:d}}));s("search",wn({id:R("q"),wait:YI,empties:!1,onText:c=>n({q:c},{replace:!0})})),e.share=zl(),e.account=sD(e),s("why",i("div",{class:"recordings-why",hidden:!0},
e.account.node,e.account.facts)),s("card",i("section",{class:"card recordings-verdict","aria-label":"Verdict"},i("div",{class:"recordings-top"},s("words",i("div")),i("div",{class:"chart-tools"},i("lab\
el",{class:"recordings-only",title:"Step times without what another clock of the device, or another speed of the host, makes of each recording"},o("clock",()=>n({equal_clock:e.clock.checked}))," at eq\
ual clock"),e.share.node)),i("div",{class:"recordings-body"},e.why,s("chart",i("div"))),s("middle",i("p",{class:"muted small"}))));let a=i("form",{class:"card analysis-controls","aria-label":"Rows",on:{
submit:c=>c.preventDefault()}},i("label",{class:"analysis-field"},i("span",{},"Name contains"),e.search),i("label",{class:"recordings-only"},o("only",()=>n({significant:e.only.checked},{replace:!0})),
" only slower or faster")),r=i("div",{class:"analysis-results"},e.card,s("notes",i("div",{class:"comparability"})),s("recordings",i("div")),a,s("rows",i("div"))),l=i("div");_(t,i("div",{class:"page an\
alyse-page recordings-page"},i("h1",{},"Several recordings"),i("p",{class:"muted analysis-intro"},"Two recordings of one program always differ a little. With several recordings per side, the recording\
s are compared, not their steps: differences within one side are noise. Record both sides alternately."),s("sides",i("section",{class:"sides recordings-sides","aria-label":"Control and test"})),l,r)),
e.question=De({context:e.context,results:r,message:l})}function cD(e,t){let n={context:t,state:Of(location.search),answer:null,found:null,open:[],labels:new Map,change:(s,o)=>t.go(L(`/compare/recordin\
gs?${oi({...n.state,...s})}`),o)};return iD(n,e),nv(n),tD(n),{keys:{search:()=>n.search.focus()},update(s){n.state=Of(s),nv(n)},unmount(){n.answer=null,n.question.unmount()}}}var mv={step_time:"step time",gpu_time:"GPU time (step time without idle)",...Object.fromEntries(Object.entries(ye).map(([e,{name:t}])=>[e,t]))},dD=e=>e.without_profiler?"Step time without the profile\
r":e.measured==="row"?e.parameters.name:e.measured==="layer"?`${e.parameters.layer}, ${e.parameters.by} time`:e.measured==="gpu_time"?"GPU time":mv[e.measured].replace(/^./,t=>t.toUpperCase()),pv=e=>!!e&&
e.low_percent*e.high_percent>0,va=e=>pv(e)?`${e.explains?"the machine’s, which":"the machine"} makes ${P(e.diff_percent)} of the step (${P(e.low_percent)} to ${P(e.high_percent)})`:"",uD=e=>pv(e)?`${e.
explains?"the machine’s, ":""}${P(e.diff_percent)}`:"",fD=7.2,av=16,hD=56,xa={l:64,r:16,t:22,b:44},$a=e=>e.filter(Boolean).map(X).join("<br>"),li=e=>e.recorded===null?`stored ${he(e.created)} (recor\
ding time not stated)`:he(e.recorded);function Bf(e,t){let n=Math.max(2,Math.floor((t-xa.l-xa.r)/(av*fD+14))),s=zt(e.length,n);return{tickmode:"array",tickvals:s,tickangle:0,zeroline:!1,showgrid:!1,range:[
-.6,e.length-.4],ticktext:jt(s.map(o=>e[o].label),av).map(X)}}function gv(e,t,n){return{tickformat:",",ticksuffix:` ${t}`,fixedrange:!0,zeroline:!1,...n}}function Ff(e){return{template:Ze(),margin:xa,
hovermode:"closest",dragmode:"zoom",...e}}function wv(e,t){let n=/^rgb\((.+)\)$/.exec(e);return n?`rgba(${n[1]}, ${t})`:e}var jf=e=>e.direction==="slower"?"--more-fill":"--less-fill",yv=({host_median:e,
lag_median:t})=>In({host:e,lag:t});function mD(e){let t=e.interval&&`95 % interval: ${e.interval.map(v).join(" to ")}`;return $a([e.label,li(e),`median ${v(e.median)}`,t,yv(e),E(e.observations,e.without_profiler===
null?"step":"block"),e.diff_percent!==null&&`${P(e.diff_percent)} against the baseline`,...e.tags.slice(0,6),"click: compare with the set before"])}var pD=(e,t)=>$a([`${t.direction}: ${v(t.left_median)}\
 → ${v(t.right_median)} (${P(t.diff_percent)})`,va(t.machine)&&`change of level: ${va(t.machine)}`,t.commits?.text,`from ${e.sets[t.at].label}`,"click: compare before and after"]);function bv(e){let t=[],
n=[],s=(o,a)=>e[o][a];for(let o=0,a;o<e.length;o=a+1){for(a=o;a<e.length&&e[a]!==null;)a+=1;let r=Array.from({length:a-o},(d,u)=>o+u),l=r.length===1?[o-.2,o+.2]:r,c=d=>r[Math.min(d,r.length-1)];r.length>
0&&(t.push(...l,...[...l].reverse(),null),n.push(...l.map((d,u)=>s(c(u),1)),...l.map((d,u)=>s(c(u),0)).reverse(),null))}return{x:t,y:n}}function gD(e,t){let{sets:n,levels:s,change_points:o}=e,a=n.map(
(d,u)=>u),r=d=>d===null?null:d/t,l=S("--control-fill"),c=n.map(d=>d.median===null?null:(d.interval??[d.median,d.median]).map(r));return[{type:"scatter",mode:"lines",...bv(c),hoverinfo:"skip",line:{width:0},
fill:"toself",fillcolor:wv(l,.22)},{type:"scatter",mode:"lines",hoverinfo:"skip",line:{color:S("--muted"),width:1.4,dash:"dash"},x:s.flatMap(({first:d,last:u})=>[d-.5,u+.5,null]),y:s.flatMap(({median:d})=>[
r(d),r(d),null])},{type:"scatter",mode:"lines+markers",x:a,y:n.map(d=>r(d.median)),line:{color:l,width:1.4},marker:{color:l,size:n.length>200?3:6,symbol:n.map(d=>d.baseline?"square":"circle")},customdata:n.
map(mD),hovertemplate:"%{customdata}<extra></extra>"},{type:"scatter",mode:"markers",x:o.map(d=>d.at-.5),y:o.map(d=>r((d.left_median+d.right_median)/2)),marker:{size:13,line:{width:1,color:S("--surfac\
e")},symbol:o.map(d=>d.direction==="slower"?"triangle-up":"triangle-down"),color:o.map(d=>S(jf(d)))},customdata:o.map(d=>pD(e,d)),hovertemplate:"%{customdata}<extra></extra>"}]}var wD=.3,yD=.04;function bD(e){
let[t,n]=[Math.min(...e),Math.max(...e)];if(e.length===0||t<wD*n)return{range:[0,1.06*Math.max(n,0)||1],cut:!1};let s=Math.max(.1*(n-t),(yD*n-(n-t))/2);return{range:[Math.max(0,t-s),n+s],cut:t-s>0}}var _D=e=>({
shapes:[{type:"path",xref:"paper",yref:"paper",xsizemode:"pixel",ysizemode:"pixel",xanchor:0,yanchor:0,path:"M0,0 L0,8 L-5,11 L5,17 L0,20 L0,34",line:{width:1.6,color:S("--muted")}}],annotations:[{xref:"\
paper",yref:"paper",x:0,y:0,xanchor:"left",yanchor:"bottom",xshift:8,yshift:2,showarrow:!1,text:`axis starts at ${X(Ft(e))}`,bgcolor:S("--surface"),font:{size:11,color:S("--muted")}}]}),kD=3;function vD(e,t){
let n=[],s=o=>Math.abs(o.diff_percent??1/0);for(let o of[...e].sort((a,r)=>s(r)-s(a)))n.every(({at:a})=>Math.abs(a-o.at)*t>=hD)&&n.push(o);return n}function xD({answer:e},t){let{sets:n,change_points:s,
baseline:o}=e,a=n.flatMap(p=>[p.median,...p.interval??[]]).filter(p=>p!==null),[r,l]=ae(Math.max(...a,0)),c=o?.median??null,d=s.map(p=>({type:"line",xref:"x",yref:"paper",x0:p.at-.5,x1:p.at-.5,y0:0,y1:1,
layer:"below",line:{width:1.4,color:S(jf(p))}})),u=vD(s,(t-xa.l-xa.r)/n.length).map(p=>({xref:"x",yref:"paper",x:p.at-.5,y:1,yanchor:"bottom",showarrow:!1,text:X(P(p.diff_percent)),font:{size:11,color:S(
p.direction==="slower"?"--more":"--less")}})),{range:f,cut:h}=bD(c===null?a:[...a,c]),m=h?_D(f[0]):{shapes:[],annotations:[]};return{data:gD(e,l),layout:Ff({xaxis:Bf(n,t),yaxis:gv(l,r,{range:f.map(p=>p/
l)}),shapes:[...m.shapes,...d,...c===null?[]:[{type:"line",xref:"paper",x0:0,x1:1,y0:c/l,y1:c/l,line:{width:1.4,dash:"dot",color:S("--test-fill")}}]],annotations:[...u,...m.annotations]})}}var rv=[["-\
-control-fill","median, and its 95 % interval"],["--muted","level"],["--test-fill","baseline"],["--more-fill","slower from here"],["--less-fill","faster from here"]],Wf=e=>i("div",{class:"chart-legend"},
e.map(([t,n])=>i("span",{class:"key",data:{key:n},css:{"--key-fill":`var(${t})`}},n))),$D=e=>Ke({id:"chart-series",title:"Median of each set",file:"series",height:()=>340,make:xD,keys:()=>rv,extra:Wf(
rv),class:"series-medians",onClick({points:t},{answer:n}){let[s]=t,o=s?.curveNumber===kD&&n.change_points[s.pointNumber],a=o?o.at:s?.pointNumber;a>0&&e(o?n.sets.findIndex(({id:r})=>r===o.left):a-1,a)}}),
Pf=["compute","exposed_communication","exposed_memory","idle"],_v={compute:"--part-compute",exposed_communication:"--part-communication",exposed_memory:"--part-memory",idle:"--part-idle"},lv=Pf.map(e=>[
_v[e],ye[e].name]);function SD({answer:e},t){let{sets:n}=e,[s,o]=ae(Math.max(...n.map(r=>r.mean_step_time??0))),a=n.map(r=>$a([r.label,li(r),`mean step ${v(r.mean_step_time)}`,yv(r),...Pf.map(l=>`${ye[l].
name}: ${r.parts?v(r.parts[l]):M}`)]));return{data:Pf.map(r=>({type:"bar",x:n.map((l,c)=>c),y:n.map(l=>l.parts?l.parts[r]/o:null),marker:{color:S(_v[r]),line:{width:0}},customdata:a,hovertemplate:"%{c\
ustomdata}<extra></extra>"})),layout:Ff({barmode:"stack",bargap:n.length>100?0:.12,xaxis:{...Bf(n,t),ticks:"outside",ticklen:6,tickcolor:"rgba(0,0,0,0)"},yaxis:gv(o,s,{rangemode:"tozero"})})}}var ED=()=>Ke(
{id:"chart-series-parts",title:"Parts of the mean step",file:"series-parts",height:()=>260,make:SD,extra:Wf(lv),keys:()=>lv}),iv=[["--test-fill","what the machine makes of the step, and its interval"]];
function cv(e,t){return e!==null&&`${t} ${e.factor.toFixed(3)} times as long (quartiles ${e.low_quartile.toFixed(3)} to ${e.high_quartile.toFixed(3)})`}function TD(e,t){let{machine:n}=t;if(n===null)return $a(
[t.label,li(t),"not known"]);let s=e.sets.find(({id:o})=>o===n.reference).label;return $a([t.label,li(t),`${P(n.curve_percent)} of the step, against the first level`,`${P(n.diff_percent)} (${P(n.low_percent)}\
 to ${P(n.high_percent)}) against ${s}`,cv(n.device_factor,"kernels take"),cv(n.host_factor,"calls of the host take")])}function OD({answer:e},t){let{sets:n,change_points:s}=e,o=S("--test-fill"),a=({machine:r},l)=>((1+
r.curve_percent/100)*(1+l/100)/(1+r.diff_percent/100)-1)*100;return{data:[{type:"scatter",mode:"lines",hoverinfo:"skip",line:{width:0},fill:"toself",fillcolor:wv(o,.22),...bv(n.map(r=>r.machine&&[a(r,
r.machine.low_percent),a(r,r.machine.high_percent)]))},{type:"scatter",mode:"lines+markers",x:n.map((r,l)=>l),y:n.map(r=>r.machine?.curve_percent??null),line:{color:o,width:1.4},marker:{color:o,size:n.
length>200?3:6},customdata:n.map(r=>TD(e,r)),hovertemplate:"%{customdata}<extra></extra>"}],layout:Ff({xaxis:Bf(n,t),yaxis:{ticksuffix:" %",fixedrange:!0,zeroline:!0,zerolinecolor:S("--muted")},shapes:s.
map(r=>({type:"line",xref:"x",yref:"paper",x0:r.at-.5,x1:r.at-.5,y0:0,y1:1,layer:"below",line:{width:1.4,color:S(jf(r))}}))})}}var MD=()=>Ke({id:"chart-series-machine",title:"What the machine makes of\
 the step",file:"series-machine",height:()=>220,make:OD,extra:Wf(iv),keys:()=>iv}),ai="row",ri="layer",dv="Ids, labels, patterns such as nightly-*, beginnings of labels, or tag:TAG, separated by comma\
s";function AD(e){let t=R("ops"),n=i("datalist",{id:t}),s=(m,p,w,y={})=>{let g=i("input",{type:"text",autocomplete:"off",spellcheck:"false",data:{field:m},...w,on:{change:()=>e({...y,[m]:g.value.trim()})}});
return{input:g,node:i("label",{class:"analysis-field"},i("span",{},p),g)}},o=s("sets","Sets",{class:"wide",title:dv,placeholder:"nightly-*"}),a=s("baseline","Baseline",{title:dv,placeholder:"none"}),r=s(
"name","Row",{class:"wide",list:t,placeholder:"aten::mm"},{layer:""}),l=s("category","Category",{placeholder:"any"}),c=R("layer-hint"),d=s("layer","Layer",{class:"wide",placeholder:"Block #3 / Attenti\
on","aria-describedby":c},{name:"",category:"",time:"total"}),u=i("p",{class:"muted series-hint",id:c},"Modules or annotations as the Tree page names them, from the outermost to the innermost, separat\
ed by “ / ”. Frames in between can be left out. Block is every Block; Block #3 is one."),f=i("select",{data:{field:"by"},on:{change:()=>e({by:f.value})}},i("option",{value:"device"},"device time"),
i("option",{value:"host"},"host time")),h=i("select",{data:{field:"time"},on:{change:()=>e({time:h.value})}},i("option",{value:"total"},"total"),i("option",{value:"self"},"self"));return{options:n,sets:o,
baseline:a,name:r,category:l,layer:d,layerHint:u,by:f,time:h}}async function uv(e,t,n){if(t!==null)try{let s=await er(t,n);_(e,[...new Set(s.map(o=>o.name))].map(o=>i("option",{value:o})))}catch{}}function RD({
onChange:e}){let{options:t,sets:n,baseline:s,name:o,category:a,layer:r,layerHint:l,by:c,time:d}=AD(e),u=null,f=null,h="",m={[ai]:o,[ri]:r},p=i("select",{data:{field:"measure"},on:{change:()=>{h=p.value in
m?p.value:"",$(),h!==""?m[h].input.focus():e({measure:p.value,name:"",category:"",time:"total",layer:""})}}},[...Object.entries(mv),[ai,"a row"],[ri,"a layer"]].map(([N,A])=>i("option",{value:N},A))),
w=i("label",{class:"analysis-field"},i("span",{},"Time"),p),y=i("label",{class:"analysis-field"},i("span",{},"Of the layer"),c),g=i("label",{class:"analysis-field"},i("span",{},"Of the row"),d),b=i("f\
orm",{class:"card analysis-controls series-controls","aria-label":"What the series shows",on:{submit:N=>{N.preventDefault(),document.activeElement?.matches("input")&&document.activeElement.dispatchEvent(
new Event("change"))}}},n.node,s.node,w,o.node,a.node,g,r.node,y,t,x("Show",()=>e({sets:n.input.value.trim()}),{class:"primary"}),l);o.input.addEventListener("input",$e(150,()=>uv(t,f,o.input.value))),
o.input.addEventListener("focus",()=>uv(t,f,""));function $(){p.value=h||u.measure;for(let N of[o.node,a.node,g])N.hidden=h!==ai;for(let N of[r.node,y,l])N.hidden=h!==ri}return{node:b,draw(N,A){u=N,f=
A,h=u.layer!==""?ri:u.name!==""?ai:document.activeElement===m[h]?.input?h:"";for(let{input:D}of[n,s,o,a,r])(D!==document.activeElement||D.value==="")&&(D.value=u[D.dataset.field]);d.value=u.time,c.value=
u.by,$()},focus(){return n.input.focus(),n.input.select(),!0}}}var Nf=5,fv=(e,t=({label:n})=>n)=>e.slice(0,Nf).map(t).join(", ")+(e.length>Nf?` and ${k(e.length-Nf)} more`:""),ii=({sets:e},t)=>e.find(
n=>n.id===t).label;function Hf({direction:e,diff_percent:t,left_median:n,right_median:s}){let o=t===null?"":` by ${P(Math.abs(t)).replace("+","")}`;return i("span",{class:e==="slower"?"more":"less"},`${e}${o}\
: ${rn(n,s).join(" → ")}`)}function CD(e){let t=e.filter(n=>n.machine?.explains).length;return t===0?"":e.length===1?": the machine’s":`, ${k(t)} of them the machine’s`}function kv({sets:e,change_points:t,
levels:n,neighbours:s,measured:o}){return n.length===0?`None of these sets has ${o==="layer"?"this layer":"this time"}.`:s!==null&&s.pairs===0?"One set is not a series: there is no other set to compar\
e it with.":s!==null&&s.unjudged===s.pairs?`Cannot judge whether the level changes in ${E(e.length,"set")}.`:s!==null&&t.length>0?`${k(t.length)} of ${E(s.pairs,"pair")} of neighbours ${t.length===1?"\
differs":"differ"}.`:`${t.length===0?"No change of level was found":E(t.length,"change of level","changes of level")} in ${E(e.length,"set")}${CD(t)}.`}var vv=({label:e,recorded:t})=>[i("b",{},e),t&&`\
 (${he(t)})`],xv=({commits:e})=>e&&`The change is ${e.text}. `,$v=({since_good:e,change_points:t})=>e!==null&&e.good===t.at(-1)?.left;function LD(e,t){let{sets:n,change_points:s}=e,o=s.at(-1);if(!o||$v(
e))return!1;let a=va(o.machine);return i("p",{class:"card series-change"},s.length>1&&"The latest: ","from ",vv(n[o.at])," on, ",Hf(o),". ",xv(o),a&&`Of it, ${a}. `,i("a",{href:t(o.left,o.right)},"Wha\
t changed"))}var ND=({pairs:e,unjudged:t})=>"There are fewer than six sets: each was compared with the one before it, which cannot tell a change from the usual difference between two recordings."+(t===
0?"":` ${k(t)} of ${E(e,"such pair")} cannot be judged: a set has too few steps.`);function PD(e,t){let{since_good:n}=e,s=$v(e)?e.change_points.at(-1):null;return n!==null&&i("p",{class:"card series-g\
ood"},i("b",{},"Since the last good set, "),ii(e,n.good),", it is ",Hf(n),s&&[", from ",vv(e.sets[s.at])," on"],". ",s&&xv(s),i("a",{href:t(n.good,n.now)},`What changed between it and ${ii(e,n.now)}`))}
function ID(e,t){let{newest:n}=e;return n!==null&&i("p",{class:"card series-newest"},i("b",{},"The newest set, "),ii(e,n.right),", stands out: it is ",Hf({...n,left_median:n.left_mean,right_median:n.right_mean}),
` (p = ${lt(n.p_value)}, against the ${k(n.others)} sets of its level before it). One set alone is not a change of level. `,va(n.machine)&&`Of it, ${va(n.machine)}. `,n.commits&&`It is ${n.commits.text}\
. `,i("a",{href:t(n.left,n.right)},`What changed between ${ii(e,n.left)} and it`))}function DD(e){let t={devices:"the devices differ",ranks:"the ranks differ",world_size:"the world size differs"},n=e.
differences.map(({at:s,kind:o,before:a,after:r})=>`From ${e.sets[s].label} on, ${t[o]}: ${a} before, ${r} now.`);return e.more_differences===0?n:[...n,`${E(e.more_differences,"more such difference")}.`]}
function qD({sets:e,levels:t}){let n=[],s=e.filter(a=>a.missing!==null);s.length>0&&t.length>0&&n.push(`${E(s.length,"set")} ${s.length===1?"has no such time, and counts with the level around it":"hav\
e no such time, and count with the level around them"}: ${fv(s,a=>`${a.label} (${a.missing})`)}.`),e.every(a=>!a.has_steps)&&n.push("No set has steps: each whole recording counts as one step.");let o=e.
filter(a=>a.affected>0);return o.length>0&&n.push(`${E(o.length,"set")} ${o.length===1?"has damaged files, so its":"have damaged files, so their"} times may be wrong: ${fv(o)}.`),n}function BD(e){let t=e.
unknown_recorded===1,n=[e.without_profiler_note,...DD(e),e.unknown_recorded>0&&`${E(e.unknown_recorded,"set")} ${t?"does":"do"} not say when ${t?"it was":"they were"} recorded: the time ${t?"it was":"\
they were"} stored is used.`,e.neighbours?.pairs>0&&ND(e.neighbours),...e.left_out.map(({label:s,detail:o})=>`${s} is left out: ${o}`),...qD(e),e.machine_pending>0&&`The machine of ${E(e.machine_pending,
"set")} is not known yet: the time was up. Load the page again; what was compared is kept.`].filter(Boolean);return n.length>0&&i("ul",{class:"notice"},n.map(s=>i("li",{},s)))}var FD=(e,t)=>[i("h2",{},
kv(e)),LD(e,t),PD(e,t),ID(e,t),BD(e)],ka=(e,t,n,s=v)=>({key:e,title:t,what:n,number:!0,show:s,exact:O}),If=e=>e===null?null:e>0?"more":e<0?"less":null,jD=12,Df=({commit:e,dirty:t})=>`${e.slice(0,jD)}${t?
" (changed)":""}`,WD=e=>[{key:"label",title:"From set",show:t=>t},{key:"recorded",title:"Recorded",show:t=>t===null?"not stated":he(t)},ka("left_median","Before","Median of the level before"),ka("righ\
t_median","After","Median of the level after"),{...ka("diff_duration","Change","After less before",Y),tone:If},{key:"diff_percent",title:"%",number:!0,show:P,tone:If},{key:"q_value",title:"q",number:!0,
show:lt,what:"Of the rank test of the steps of both levels"},{key:"machine",title:"Machine",what:"What another clock of the device, or another speed of the host, makes of the step time; the machine’s:\
 that is all of the change, as far as the interval tells",show:uD},...e.some(({commits:t})=>t!==null)?[{key:"commits",title:"Commits",what:"Of the nearest sets before and after it whose recorders note\
d one",show:t=>t===null?"":i("span",{title:t.text},`${Df(t.left)} → ${Df(t.right)}`)}]:[],{key:"href",title:"Compare",what:"Before and after: the last set before the change with the first one after \
it. Several of each: up to five sets of each level, those nearest to the change, as several recordings of each side; not offered where a level has only one set",show:(t,n)=>[i("a",{href:t},"before and\
 after"),n.several&&" · ",n.several&&i("a",{href:n.several},"several of each")]}],HD=e=>[{key:"label",title:"Set",show:(t,n)=>i("a",{href:n.href},t)},{key:"recorded",title:"Recorded",show:(t,n)=>t===
null?`stored ${he(n.created)}`:he(t)},{...ka("median","Median",e.without_profiler?"Of blocks of its steps without the profiler":"Of the means over the ranks of each step; or why there is none"),show:(t,n)=>n.
missing??v(t)},{key:"interval",title:"95 % interval",number:!0,what:"Of the median, by order statistics; none with fewer than six steps",show:t=>t===null?M:t.map(v).join(" to ")},...e.baseline?[{key:"\
diff_percent",title:"Against baseline",number:!0,show:P,tone:t=>Math.abs(t)<2?null:If(t)}]:[],{key:"observations",title:e.without_profiler?"Blocks":"Steps",number:!0,show:k},ka("mean_step_time",e.without_profiler?
"Mean recorded step":"Mean step","What the parts add up to"),...e.sets.some(({commit:t})=>t!==null)?[{key:"commit",title:"Commit",what:"What its recorder noted",show:t=>t===null?"":Df(t)}]:[],{key:"ta\
gs",title:"Tags",show:t=>t.join(", ")},{key:"before",title:"Compare",show:t=>t===null?"":i("a",{href:t},"with the one before")}];function UD({sets:e,change_points:t},n){let s=St({caption:"Changes of l\
evel",limit:64,columns:WD(t)});return s.show(t.map(o=>({...o,label:e[o.at].label,recorded:e[o.at].recorded,href:n(o.left,o.right),several:o.recordings_link}))),s.node}function zD(e,t,n){let{sets:s}=e,
o=St({caption:"Sets",limit:30,columns:HD(e),csv:$m(`${Ha(t)}&machine=true&format=csv`)});return o.show(s.map((a,r)=>({...a,href:L(`/analyse?set=${a.id.slice(0,12)}`),before:r===0?null:n(s[r-1].id,a.id)})).
reverse()),o.node}var Uf={path:"/series",name:"Series",read:vs,mount:JD},KD="A time of many sets, by default the step time, in the order of recording: nightly runs, the commits of a branch. A change o\
f level leads to the comparison of the sets before and after it.",Sv=({answer:e,state:t})=>(n,s)=>e.measured!=="layer"?Qe(n,s):tt({control:ne(n),test:ne(s),by:t.by,q:t.layer.split(" / ").at(-1).replace(
/ #\d+$/,"")});function zf(e){let{answer:t,answered:n,medians:s,machine:o,parts:a}=e,{sets:r}=t,l=Sv(e),c={file:"tracediff",revision:n,answer:t,caption:[`${r[0]?.label??""} to ${r.at(-1)?.label??""}`]};
_(e.summary,FD(t,l),t.change_points.length>0&&UD(t,l)),s.node.toggleAttribute("data-baseline",t.baseline!==null),s.draw({...c,heading:dD(t),empty:t.levels.length===0?"There is nothing to draw.":null}),
o.node.hidden=r.every(d=>d.machine===null),o.node.hidden||o.draw({...c,heading:"clock of the device, speed of the host"}),a.draw({...c,heading:"means over steps and ranks",empty:r.every(d=>d.parts===null)?
"No set has device work: a step has no parts.":null}),_(e.table,zD(t,e.state,l)),e.results.dataset.shown=n}async function GD(e){let[t,n]=await Promise.all([it("group=always&limit=100"),Wn()]),o=[...t.
entries.flatMap(({group:a})=>a?[a]:[]).map(({prefix:a,sets:r})=>[`${a}*`,r]),...n.filter(({sets:a})=>a>2).map(({tag:a,sets:r})=>[`tag:${a}`,r])].filter(([a])=>!a.includes(","));return i("div",{class:"\
notice"},t.total===0?i("p",{},"No sets are stored yet. ",i("a",{href:L("/")},"Add some"),"."):i("p",{},"Name the sets of a series: a pattern of their labels, or a tag. Tags are given on the Traces pag\
e, or with ",i("code",{},"tracediff ingest --tag"),"."),o.length>0&&i("ul",{class:"series-offers"},o.slice(0,20).map(([a,r])=>i("li",{},i("a",{href:mo({...e,sets:a})},a),` (${E(r,"set")})`))))}function qf(e,t){
e.answer=null,e.question.say(xe(t,"This series is not possible"))}async function YD(e,t){try{let n=await Zi(`${t}&machine=true`);e.answered===t&&e.answer!==null&&(e.answer=n,zf(e))}catch{}}function VD(e,t,n){
let{state:s,question:o,controls:a}=e;if(e.answer=n,e.answered=t,a.draw(s,n.sets.at(-1)?.id??null),n.sets.length===0){let r=n.left_out.length;qf(e,{code:"no_sets",message:`${s.tag.length>0?`tag: no set\
 has ${s.tag.join(", ")}`:"No set was found"}.${r>0?` ${E(r,"set")} cannot be read.`:""}`}),o.clearable({message:"tag: "});return}o.say(null),zf(e),B(kv(n)),YD(e,t)}function hv(e){let{state:t,question:n,
context:s,controls:o}=e,a=Ha(t).toString();o.draw(t,e.answer?.sets.at(-1)?.id??null),s.setTitle([t.sets,"Series"].filter(Boolean).join(" · ")),t.sets===""&&t.tag.length===0?(e.answered="",n.ask(()=>GD(
t),r=>n.say(r),r=>qf(e,r))):e.answered===a&&e.answer?(n.drop(),zf(e),s.settled()):n.ask(r=>Zi(a,{signal:r}),r=>VD(e,a,r),r=>qf(e,r))}function JD(e,t){let n={context:t,state:vs(location.search),answer:null,
answered:"",summary:i("div",{class:"series-summary"}),table:i("div",{class:"analysis-tables"}),machine:MD(),parts:ED()};n.controls=RD({onChange:(r,l)=>t.go(mo({...n.state,...r}),l)}),n.medians=$D((r,l)=>t.
go(Sv(n)(n.answer.sets[r].id,n.answer.sets[l].id)));let s=[n.medians,n.machine,n.parts],o=i("div");n.results=i("div",{class:"analysis-results"},n.summary,n.medians.node,n.table,n.machine.node,n.parts.
node),_(e,i("div",{class:"page analyse-page series-page"},i("h1",{},"Series"),i("p",{class:"muted analysis-intro"},KD),n.controls.node,o,n.results)),n.question=De({context:t,results:n.results,message:o});
let a=Te(()=>s.forEach(r=>r.retheme()));return hv(n),{keys:{search:()=>n.controls.focus()},update(r){n.state=vs(r),hv(n)},unmount(){n.question.unmount(),n.answer=null,a(),s.forEach(r=>r.unmount())}}}var ui=9,ci=3,QD=7;function XD(e){e.pending=0;let t=e.node.clientWidth,n=Z.flatMap(l=>[!0,!1].map(c=>e.panes.filter(d=>d.side===l&&d.data()?.bands.some(u=>u.sort==="host"===c)).map(d=>({pane:d,host:c})))).
filter(l=>l.length>0),s=Math.max(1,n.length)*(ui+ci)+ci,o=globalThis.devicePixelRatio||1;[e.canvas.width,e.canvas.height]=[Math.round(t*o),Math.round(s*o)],e.canvas.style.height=`${s}px`;let a=e.canvas.
getContext("2d",{alpha:!1});a.scale(o,o),a.fillStyle=S("--surface-sunk"),a.fillRect(0,0,t,s);let r=l=>t*(l-e.extent.from)/(e.extent.to-e.extent.from);n.forEach((l,c)=>l.forEach(({pane:d,host:u})=>ZD(a,
d,u,ci+c*(ui+ci),r)))}function ZD(e,t,n,s,o){let a=t.data();e.fillStyle=S(n?"--span-host":"--span-compute");let r=new Map,l=-1/0;for(let c=0;c<a.length;c+=1){if(a.lanes[a.lane[c]]?.sort==="host"!==n)continue;
let[d,u]=[o(a.start[c]),o(a.end[c])],f=t.changeAt(c);if(f!==""&&a.merged[c]<=1){let h=r.get(f)??[];h.push(d,u),r.set(f,h)}a.name[c]>=0&&a.lanes[a.lane[c]].sort!=="other"&&(u>l+.5||d<l-50)&&(e.fillRect(
d,s,Math.max(.5,u-d),ui),l=u)}for(let[c,d]of r){e.fillStyle=S(`--span-${c}`);for(let u=0;u<d.length;u+=2)e.fillRect(d[u],s,Math.max(.7,d[u+1]-d[u]),ui)}}function Gf(e){e.pending||=requestAnimationFrame(
()=>XD(e))}function Nv(e){let t=e.extent.to-e.extent.from,n=100*(e.view.from-e.extent.from)/t,s=100*(e.view.to-e.view.from)/t;e.frame.style.setProperty("left",`${n}%`),e.frame.style.setProperty("width",
`${s}%`)}function di(e,t){let n=e.node.getBoundingClientRect(),s=(t.clientX-n.left)/Math.max(1,n.width);return e.extent.from+Math.min(1,Math.max(0,s))*(e.extent.to-e.extent.from)}var eq=e=>e.view.to-e.
view.from>.999*(e.extent.to-e.extent.from);function Ev(e,t){let n=QD*(e.extent.to-e.extent.from)/Math.max(1,e.node.clientWidth),[s,o]=[e.view.from,e.view.to].map(a=>Math.abs(di(e,t)-a));return t.shiftKey||
Math.min(s,o)>n?t.shiftKey||eq(e)?"range":"move":s<o?"from":"to"}function Tv(e,t){let{part:n,at:s,view:o}=e.press;if(n==="move")e.onRange(o.from+t-s,o.to+t-s);else if(n!=="range"){let a={...o,[n]:t};e.
onRange(Math.min(a.from,a.to),Math.max(a.from,a.to))}}function tq(e,t,n){[e.panes,e.extent]=[t,n],Gf(e),Nv(e)}function nq(e){cancelAnimationFrame(e.pending),e.size.disconnect(),e.stopTheme()}function sq({
onRange:e}){let t={onRange:e,panes:[],extent:{from:0,to:1},pending:0,press:null};return t.canvas=i("canvas",{"aria-hidden":"true"}),t.frame=i("div",{class:"overview-view"}),t.node=i("div",{class:"time\
line-overview","aria-hidden":"true"},t.canvas,t.frame),t.view=t.extent,t.node.addEventListener("pointerdown",n=>{if(n.button===0){t.node.setPointerCapture(n.pointerId);let s=di(t,n);if(t.press={part:Ev(
t,n),at:s,view:t.view},t.press.part==="move"&&(s<t.view.from||s>t.view.to)){let o=(t.view.to-t.view.from)/2;t.press.view={from:s-o,to:s+o},Tv(t,s)}}}),t.node.addEventListener("pointermove",n=>{t.press?
Tv(t,di(t,n)):t.node.style.cursor=["from","to"].includes(Ev(t,n))?"ew-resize":""}),t.node.addEventListener("pointerup",n=>{let[s,o]=[t.press?.at,di(t,n)];t.press?.part==="range"&&s!==o&&e(Math.min(s,o),
Math.max(s,o)),t.press=null}),t.node.addEventListener("pointercancel",()=>{t.press=null}),t.size=new ResizeObserver(()=>Gf(t)),t.size.observe(t.node),t.stopTheme=Te(()=>Gf(t)),{node:t.node,draw:(n,s)=>tq(
t,n,s),view(n,s){t.view={from:n,to:s},Nv(t)},unmount:()=>nq(t)}}var oq=15,fi=190,aq={longer:"▲ ",shorter:"▼ ",new:"+ ",gone:"− ","":""},Pv=.02,rq=["host","compute","communication","memory","outs\
ide","many","gap","longer","shorter","new","gone"],lq=new Set(["new","gone","gap"]),iq={control:"A",test:"B"},cq=[1,.78,.56];function dq(e){if(!["longer","shorter"].includes(e?.change))return 0;let[t,
n]=zr(e.row),s=Math.abs(n-t)/Math.max(t,n);return s>=.5?0:s>=.25?1:2}function uq(e,t,n){return e.sort[t]===jo?"gap":e.sort[t]===Wo?e.gaps[e.gap[t]].shown?"host":"outside":e.sort[t]===xn?"outside":n!==
""?n:e.merged[t]===0?"outside":e.merged[t]>1?"many":e.lanes[e.lane[t]].sort==="host"?"host":{COMMUNICATION:"communication",MEMORY:"memory"}[e.kinds[e.name[t]]]??"compute"}function Ov(e){e.fills=Object.
fromEntries(rq.map(t=>[t,cq.map(n=>Oc(S(`--span-${t}`),S("--surface"),n))]))}var Iv=(e,t)=>e.data.name[t]<0||e.data.lanes[e.data.lane[t]]?.sort==="other"?"":e.ofName[e.data.name[t]];function Dv(e){let t=e.
data.names.map((n,s)=>e.changes?.get(Me(n,e.data.categories[s])));e.ofName=t.map(n=>n?.change??""),e.strengths=t.map(dq),e.classes=Array.from({length:e.data.length},(n,s)=>uq(e.data,s,Iv(e,s)))}function Mv(e,t){
if(e.data.sort[t]===jo){let a=e.data.gaps[e.data.gap[t]];return`idle ${v(a.duration)} · host: ${a.operator??a.host??"nothing recorded"}`}if(e.data.sort[t]===Wo){let a=e.data.gaps[e.data.gap[t]];return`\
step ${a.step_number} · ${v(a.duration)}`}if(e.data.sort[t]===xn)return J(e.data.gaps[e.data.gap[t]].mean,0,3);let n=e.data.names[e.data.name[t]],o=Pn({name:n,category:e.data.categories[e.data.name[t]]})?
`${hs} (${n})`:n||"(no name)";return(aq[e.classes[t]]??"")+(e.data.merged[t]>1?`${e.data.merged[t]} rows, most of them ${o}`:o)}function fq(e){let t=JSON.stringify(e.data.bands);if(t===e.headsOf)return;
e.headsOf=t;let{lane:n,act:s}=e.heads.contains(document.activeElement)?document.activeElement.dataset:{},o=r=>U("pin",`${e.kind==="pinned"?"Unpin":"Pin"} ${r.label}`,()=>e.on.pin(e.self,r),{class:"lan\
e-pin",data:{lane:r.id,act:"pin"}}),a=({label:r})=>e.kind==="pinned"?`${iq[e.side]}: ${r}`:r;e.heads.style.height=`${e.data.height}px`,_(e.heads,e.data.bands.map(r=>i("li",{class:"lane-head",title:r.label,
css:{top:`${r.top}px`,height:`${r.height}px`}},r.folds?x(a(r),()=>e.on.fold(e.self,r),{class:"lane-fold",data:{lane:r.id,act:"fold"},"aria-expanded":String(r.open)}):i("span",{},a(r)),o(r)))),[...e.heads.
querySelectorAll("button")].find(({dataset:r})=>r.lane===n&&r.act===s)?.focus()}function hq(e,t,n){for(let{top:s}of e.data?.bands??[]){let o=Math.round(n.top+s)+.5;t.line(0,o,n.width,o,S("--grid"))}e.
on.decorate(t,n,e.self)}function mq(e,t,n){e.data=t,Dv(e),e.drawing.set({...t.pieces,tops:t.tops,height:t.height,from:n.from,to:n.to}),e.node.hidden=t.bands.length===0,fq(e)}function pq(e,t){e.changes=
t,e.data&&(Dv(e),e.drawing.redraw())}function gq(e,t){let n=t&&new Set(t);e.drawing.highlight(n&&e.data.pieces.of.flatMap((s,o)=>n.has(s)?[o]:[]))}function wq(e,t){let{height:n,paint:s}=e.drawing.whole(
t-fi);return{height:n,paint(o){s(Or(o,fi,0)),e.data.bands.forEach(({label:a,top:r})=>o.words(6,r+oq,ao(a,30),S("--muted")))}}}function yq(e){e.stopTheme(),e.drawing.destroy()}function bq({side:e,kind:t,
on:n}){let s={side:e,kind:t,on:n,data:null,classes:[],ofName:[],strengths:[],changes:null,fills:{},headsOf:""},o=`${e==="control"?"Control":"Test"}, ${t}`;s.heads=i("ul",{class:"timeline-heads","aria-\
label":`Lanes: ${o}`});let a=i("div",{class:"timeline-drawing"});s.node=i("div",{class:`timeline-pane timeline-${t}`,data:{side:e}},s.heads,a),s.self={side:e,kind:t,node:s.node,data:()=>s.data};let r=c=>c<
0?-1:s.data.pieces.of[c],l=c=>s.fills[s.classes[c]][["longer","shorter"].includes(s.classes[c])?s.strengths[s.data.name[c]]:0];return Ov(s),s.drawing=Rr(a,{rowHeight:Hr,label:`${o}: a table below has \
the same`,least:Pv,colour:c=>l(r(c)),hatched:c=>lq.has(s.classes[r(c)]),text:c=>Mv(s,r(c)),onHover:(c,d)=>n.hover(s.self,r(c),d),onPick:(c,d)=>n.pick(s.self,r(c),d),onView:(c,d,u)=>n.view(s.self,c,d,u),
onMeasure:n.measure,onKey:c=>n.key(c,s.self),decorate:(c,d)=>hq(s,c,d)}),s.stopTheme=Te(()=>{Ov(s),s.drawing.redraw()}),Object.assign(s.self,{drawing:s.drawing,show:(c,d)=>mq(s,c,d),setChanges:c=>pq(s,
c),highlight:c=>gq(s,c),whole:c=>wq(s,c),changeAt:c=>Iv(s,c),textOf:c=>Mv(s,c),title:o,destroy:()=>yq(s)})}function Av(e,t,{start:n,end:s,row:o},a,r,l){let c=Math.max(-3,t.x(n)),d=Math.min(t.width+3,t.
x(s));d>=-3&&c<=t.width+3&&e.frame(c-.5,t.y(o)-.5,Math.max(2,d-c)+.5,l,a,r)}function _q(e,t,n,s){let o=-1,a=r=>t.y(n.row[r])+2+(s-4)*(1-n.gaps[n.gap[r]].at);for(let r=0;r<n.length;r+=1){if(n.sort[r]!==
xn)continue;let l=t.x(n.start[r]),c=t.x(n.end[r]);c>=0&&l<=t.width&&(e.line(l,a(r),c,a(r),S("--text"),1),o>=0&&n.row[o]===n.row[r]&&n.end[o]===n.start[r]&&e.line(l,a(o),l,a(r),S("--text"),1)),o=r}}function kq(e,t,n,s){
let o=t.rowHeight;_q(e,t,n.data()??{length:0},o);let a=s.path(n.side);if(a&&tw(e,t,n,a),s.measure){let{from:r,to:l}=s.measure,[c,d]=[t.x(r),t.x(l)];e.alpha(.16),e.box(c,0,d-c,t.height,S("--accent")),e.
alpha(1);for(let u of[c,d])e.line(u,0,u,t.height,S("--accent"),1)}if(s.aligned!==null){let r=Math.round(t.x(s.aligned))+.5;e.line(r,0,r,t.height,S("--accent"),1.5)}for(let r of s.selected)r.pane===n&&
Av(e,t,r,S("--accent"),2.5,o);s.partner?.pane===n&&Av(e,t,s.partner,S("--text"),1.5,o)}var Yf={longer:"takes longer in the test",shorter:"takes less time in the test",new:"new",gone:"gone"};function Vf(e,t=v){
if(!e||e.change==="")return"";let{row:n,change:s}=e,[o,a,r]=zr(n);return`${Yf[s]}: ${t(o)} → ${t(a)} ${r?"self time":"total"} in this ${e.whole?"recording":"step"}`}function vq(e,t,{changes:n,partner:s,
other:o}){let a=e.data(),r=a.start[t]+a.shift,l=a.end[t]-a.start[t];if(a.sort[t]===jo){let m=a.gaps[a.gap[t]];return[["The device is idle","strong"],[`${O(l)}, from ${O(r)}`],[m.host?`the host: ${m.host}${m.
operator&&m.operator!==m.host?` in ${m.operator}`:""}`:"the host: mostly nothing recorded"],m.next&&[`then: ${m.next}`]].filter(Boolean)}if(a.sort[t]===Wo){let m=a.gaps[a.gap[t]];return[[`Step ${m.step_number}\
, as the device has it`,"strong"],[`${O(l)}, from ${O(r)}`],[In(m)],[`the host began it at ${O(m.host_start)}`,"muted"]]}if(a.sort[t]===xn){let{name:m,mean:p,min:w,max:y}=a.gaps[a.gap[t]];return[[`${m}\
: ${J(p,0,3)}`,"strong"],w<y&&[`from ${J(w,0,3)} to ${J(y,0,3)} in this pixel`],[`${O(l)}, from ${O(r)}`]].filter(Boolean)}let c=a.names[a.name[t]],d=Pn({name:c,category:a.categories[a.name[t]]});if(a.
merged[t]>1)return[[`${k(a.merged[t])} rows too short to draw separately`,"strong"],[`most of the time: ${c}`],d&&[hs],["zoom in to see them","muted"]].filter(Boolean);let u=a.lanes[a.lane[t]],f=[[c||
"(no name)","mono strong"],...d?[[hs]]:[],[`${O(l)}, from ${O(r)}`],[`${a.categories[a.name[t]]} · ${u.label}`,"muted"]];if(!Vn(a,t))return[...f,["not part of this step: it began before, or another o\
ne launched it","muted"]];let h=Vf(n?.get(Ur(a,t)),O);if(h&&f.push([h,"change"]),s){f.push([`${o}: ${O(s.duration)} (${te(e.side==="control"?s.duration-l:l-s.duration)} test against control), from ${O(
s.start)}`]);let m=zc(n,o,c,a.categories[a.name[t]]);m!==c&&f.push([`${o}: ${m}`,"mono muted"])}else s===null&&o&&f.push([`${o}: no ${k(a.occurrence[t]+1)}${qv(a.occurrence[t]+1)} call of this name`,"\
muted"]);return f}var qv=e=>e%100>=11&&e%100<=13?"th":["th","st","nd","rd"][e%10]??"th",Jf=e=>`${k(e)}${qv(e)}`,Qs=14;function xq(){let e=i("div",{class:"timeline-tip",hidden:!0,"aria-hidden":"true"});
return{node:e,show(t,n,s){_(e,t.map(([c,d])=>i("p",{class:d},i("bdi",{},c)))),e.hidden=!1;let{width:o,height:a}=e.getBoundingClientRect(),r=n+Qs+o>window.innerWidth?n-Qs-o:n+Qs,l=s+Qs+a>window.innerHeight?
s-Qs-a:s+Qs;e.style.setProperty("left",`${Math.max(4,r)}px`),e.style.setProperty("top",`${Math.max(4,l)}px`)},hide(){e.hidden=!0}}}function $q(){let e=W("polygon",{class:"join-shape"}),t=W("g",{class:"\
join-links"}),n=R("arrow"),s=W("svg",{class:"timeline-join","aria-hidden":"true",focusable:"false"},W("marker",{id:n,viewBox:"0 0 8 8",refX:7,refY:4,markerWidth:7,markerHeight:7,orient:"auto"},W("path",
{class:"join-head",d:"M0 0 8 4 0 8z"})),e,t);return{node:s,drawLinks(o){let a=s.getBoundingClientRect();_(t,o.map(([r,l])=>{let[c,d]=[Math.min(r.right,l.left),l.left].map(h=>h-a.left),[u,f]=(r.bottom<=
l.top?[r.bottom,l.top]:[r.top,l.bottom]).map(h=>h-a.top);return W("path",{"marker-end":`url(#${n})`,d:`M${c} ${u}L${d} ${f}`})}))},draw(o,a){if(!o||!a){e.setAttribute("points","");return}let r=s.getBoundingClientRect(),
[l,c]=o.top<=a.top?[o,a]:[a,o],d=({left:p,right:w})=>[p,Math.max(w,p+1.5)],[[u,f],[h,m]]=[d(l),d(c)];e.setAttribute("points",[[u,l.bottom],[f,l.bottom],[m,c.top],[h,c.top]].map(([p,w])=>`${p-r.left},${w-
r.top}`).join(" "))}}}function Sq(e,t){let[n,s]=ae(t*10);return`${J(e/s,0,3).replace("-","−")} ${n}`}function Rv(e,t,n){eg(e,{view:t,width:n,format:Sq,colours:{surface:S("--surface"),border:S("--bo\
rder"),muted:S("--muted")}})}function Eq(){let e=i("canvas",{}),t=i("div",{class:"timeline-ruler","aria-hidden":"true"},e),n={from:0,to:1},s=0;function o(){s=0;let c=t.clientWidth,d=globalThis.devicePixelRatio||
1;[e.width,e.height]=[Math.round(c*d),Math.round(Lt*d)],e.style.height=`${Lt}px`;let u=e.getContext("2d",{alpha:!1});u.scale(d,d),Rv(Tr(u,getComputedStyle(document.body).fontFamily),n,c)}let a=()=>{s||=
requestAnimationFrame(o)},r=new ResizeObserver(a);r.observe(t);let l=Te(a);return{node:t,view(c,d){n={from:c,to:d},a()},whole:c=>({height:Lt,paint:d=>Rv(Or(d,fi,0),n,c-fi)}),unmount(){cancelAnimationFrame(
s),r.disconnect(),l()}}}var Tq=60,Oq=40,Mq=130,Cv=8,Sa=({kind:e})=>e==="pinned";function Aq(e){e.pins.hidden||Ea(e)}var nn=e=>e.shown[0]??e.panes[0],hi=e=>nn(e).drawing.current();function Rq(e,t,n,s,o){
e.following||(e.following=!0,e.shown.filter(a=>a!==t).forEach(a=>a.drawing.follow(n,s,o)),e.following=!1,Bv(e),Ea(e),e.on.view(n,s,o))}function Cq(e,{side:t},n){e.on.pin(t,n),e.shown.filter(s=>s.side===
t).flatMap(s=>[...s.node.querySelectorAll(".lane-pin")]).find(({dataset:s})=>s.lane===n.id)?.focus()}function Bv(e){let{from:t,to:n}=hi(e);e.overview.view(t,n),e.ruler.view(t,n)}function Lq(e,t,n,s){e.
under=n>=0?{pane:t,i:n,event:s}:null,clearTimeout(e.rest),e.abort?.abort(),e.marks.partner=null,e.under?Nq(e):e.tip.hide(),Ea(e),Qf(e)}function Nq(e){let{pane:t,i:n}=e.under,s=e.on.both()?e.partners.nameOf(
t,n):null;if(s===null){Fv(e,void 0);return}let o=jn[t.side],a=e.partners.drawn(e.shown,o,...s)??(Pq(e,o,...s)?null:e.partners.known(o,...s));if(Lv(e,a),a!==void 0)return;let r=e.under;e.rest=setTimeout(
async()=>{e.abort=new AbortController;try{let l=await e.partners.ask(o,...s,e.abort.signal);e.under===r&&(Lv(e,l),Ea(e),Qf(e))}catch{}},Tq)}function Pq(e,t,n,s,o){let a=e.on.changes()?.get(Me(n,s))?.row;
return a!==void 0&&o>=a[`${t}_counts`]}function Lv(e,t){e.marks.partner=t?Uo(e.shown,jn[e.under.pane.side],t):null,Fv(e,t)}function Fv(e,t){let{pane:n,i:s,event:o}=e.under;o&&e.tip.show(vq(n,s,{changes:e.
on.changes(),partner:t,other:e.on.both()?jn[n.side]:""}),o.clientX,o.clientY)}var Kf=({pane:e,start:t,end:n,row:s})=>e.drawing.placeOf({start:t,end:n,row:s});function Ea(e){e.join.drawLinks(e.marks.links.
map(s=>s.map(o=>o.pane.drawing.boxOf(o))));let{partner:t,selected:n}=e.marks;if(e.under&&t){let{start:s,end:o,row:a}=e.under.pane.data(),{pane:r,i:l}=e.under;e.join.draw(Kf({pane:r,start:s[l],end:o[l],
row:a[l]}),Kf(t))}else n.length===2?e.join.draw(...n.map(Kf)):e.join.draw(null,null)}var Qf=e=>e.shown.forEach(t=>t.drawing.redraw());function Iq(e,{start:t,end:n}){let s=(t+n)/2,o=hi(e),a=nn(e).drawing.
node.clientWidth||1e3,r=Math.max(n-t,.01)*a/Oq,l=Math.max((n-t)*1.3,Math.min(o.to-o.from,r));return{from:s-l/2,to:s+l/2}}function Dq(e,t){let{from:n,to:s}=nn(e).drawing.goal(),[o,a]=[(n+s)/2,(s-n)/2*t];
nn(e).drawing.view(o-a,o+a)}function qq(e,t){let{from:n,to:s}=nn(e).drawing.goal(),o=t*(s-n);nn(e).drawing.view(n+o,s+o)}function Bq(e,t,n,s,o,a){e.home=s,e.under=null,e.marks.partner=null,e.tip.hide();
let r=e.shown,l=r.length>0?hi(e):null;e.shown=t.map(({pane:c,data:d})=>(c.show(d,n),c)).filter(c=>c.data().bands.length>0),e.panes.filter(c=>!e.shown.includes(c)).forEach(c=>{c.node.hidden=!0}),e.pins.
hidden=!e.shown.some(Sa),e.groups.forEach(c=>{let{side:d}=c.dataset;c.hidden=!e.shown.some(u=>u.side===d&&!Sa(u)),c.firstChild.textContent=o[d]??""}),a?e.shown.forEach(c=>{let{from:d,to:u}=Ls(a,c.drawing.
extent(),Pv);c.drawing.follow(d,u)}):l&&e.shown.filter(c=>!r.includes(c)).forEach(c=>c.drawing.follow(l.from,l.to)),Bv(e)}function Fq(e,t){Object.assign(e.marks,t),Ea(e),Qf(e)}function jq(e,{pane:t,start:n,
end:s,row:o}){let a=t.drawing.boxOf({start:n,end:s,row:o}),{bottom:r}=(e.pins.hidden?e.ruler.node:e.pins).getBoundingClientRect();if(Sa(t))t.drawing.reveal(o);else{let l=window.innerHeight-Math.max(Mq,
e.on.below());window.scrollBy(0,a.top<r||l<r?a.top-r-Cv:Math.max(0,a.bottom-l+Cv))}}function Wq({pane:e,start:t,lane:n,level:s},o){let a=e.data(),r=-1;for(let l=0;l<a.length;l+=1){let c=o*(a.start[l]-
t);c>0&&a.level[l]===s&&a.lanes[a.lane[l]]?.id===n&&Vn(a,l)&&(r<0||c<o*(a.start[r]-t))&&(r=l)}return r}function Hq(e){clearTimeout(e.rest),e.abort?.abort(),document.removeEventListener("scroll",e.onScroll,
{capture:!0}),e.size.disconnect(),e.overview.unmount(),e.ruler.unmount(),e.panes.forEach(t=>t.destroy())}function Uq(e){let{on:t}=e,n={hover:(s,o,a)=>Lq(e,s,o,a),view:(s,o,a,r)=>Rq(e,s,o,a,r),key:t.key,
fold:t.fold,pin:(...s)=>Cq(e,...s),pick:(s,o)=>t.pick(s,o),measure:(s,o,a)=>t.measure(s<o?{from:s,to:o}:null,a),decorate:(s,o,a)=>kq(s,o,a,e.marks)};e.panes=["pinned","host","device"].flatMap(s=>Z.map(
o=>bq({side:o,kind:s,on:n}))),e.pins=i("section",{class:"timeline-pins","aria-label":"Pinned lanes"},e.panes.filter(Sa).map(s=>s.node)),e.groups=Z.map(s=>i("section",{class:`timeline-side timeline-${s}`,
data:{side:s},"aria-label":s==="control"?"Control":"Test"},i("p",{class:`timeline-side-name ${s}-text small`}),e.panes.filter(o=>o.side===s&&!Sa(o)).map(o=>o.node)))}function jv({partners:e,on:t}){let n={
partners:e,on:t,under:null,rest:0,abort:null,following:!1,shown:[],home:{from:0,to:1}};n.onScroll=()=>Aq(n),n.marks={selected:[],links:[],partner:null,measure:null,aligned:null,path:t.path},n.tip=xq(),
n.join=$q(),Uq(n),n.overview=sq({onRange:(r,l)=>nn(n).drawing.view(r,l,!0)}),n.ruler=Eq();let s=i("div",{class:"timeline-lanes"},n.pins,n.groups,n.join.node),o=i("div",{class:"timeline-head"},n.overview.
node,n.ruler.node),a=i("section",{class:"card timeline-stage","aria-label":"Timeline"},o,s,n.tip.node);return n.size=new ResizeObserver(()=>a.style.setProperty("--head",`${o.offsetHeight}px`)),n.size.
observe(o),document.addEventListener("scroll",n.onScroll,{capture:!0,passive:!0}),{node:a,panes:n.panes,shown:()=>n.shown,current:()=>hi(n),around:(...r)=>Iq(n,...r),goTo:({from:r,to:l},c)=>nn(n).drawing.
view(r,l,c),glide:r=>Dq(n,r),slide:r=>qq(n,r),fit(){nn(n).drawing.view(n.home.from,n.home.to)},show:(r,l,c,d,u)=>Bq(n,r,l,c,d,u),drawOverview(r){n.overview.draw(n.shown,r)},setChanges(r){n.panes.forEach(
l=>l.setChanges(r))},mark:r=>Fq(n,r),marks:n.marks,whole:r=>[{lines:[],...n.ruler.whole(r)},...n.shown.map(l=>({lines:[l.title],...l.whole(r)}))],reveal:(...r)=>jq(n,...r),beside:Wq,unmount:()=>Hq(n)}}function zq(e,t,n){let s=Se("Sides",[["both","Both","One side above the other"],["control","Control","The control alone"],["test","Test","The test alone"]],e.show),o=x("Align at the start",e.unalign,{
hidden:!0,title:"Both sides begin at the start of their step again"});return{node:i("div",{class:"timeline-bar"},t,i("span",{class:"timeline-zoom"},U("plus","Zoom in (W)",()=>e.zoom(.6),{data:{do:"in"}}),
U("minus","Zoom out (S)",()=>e.zoom(1/.6),{data:{do:"out"}}),x("Fit",e.fit,{title:"Show the whole step (0)"}),x("Sums",e.sum,{title:"Where the time in view goes, by name; for another stretch drag with\
 Shift"})),s.node,n,o,i("span",{class:"chart-tools"},["png","svg"].map(r=>x(r.toUpperCase(),()=>e.save(r),{title:`The timeline as ${r.toUpperCase()}`,"aria-label":`${r.toUpperCase()} of the timeline`})))),
draw(r){s.press(r.show),s.node.hidden=r.control===""||r.test==="",o.hidden=r.align===""}}}var Kq=[["host","host"],["compute","device: compute"],["communication","communication"],["memory","memory"],["\
many","several rows in one pixel"],["outside","not part of this step"],["gap","device idle"]];function Gq(){let e=i("ul",{class:"chart-legend timeline-legend","aria-label":"Colours"});return{node:e,draw(t,n){
_(e,[...t?Object.entries(Yf):[],...Kq,...n?[["path","on the critical path"]]:[]].map(([s,o])=>i("li",{class:`key key-span-${s}`},o)),t&&i("li",{class:"muted"},"a name counts as changed if its time in \
the step (on the host: self time) differs by 10 % and by 0.2 % of the step; the paler, the less it changed"))}}}function Yq(e){return i("div",{class:"empty"},i("h2",{},"Choose one or two sets"),i("p",
{},e?.length===0?"There are no sets yet. ":"Pick them above, or on the ",i("a",{href:L("/")},e?.length===0?"Add traces":"Traces page"),". The timeline shows a step of one set, or of two sets, one abov\
e the other."))}var Vq=()=>i("div",{class:"empty"},i("h2",{},"Nothing to show"),i("p",{},"This set has no ranks with rows."));function Jq(e,t,{retry:n,chooseOther:s}){let o=/rank|step|span/.test(e.code);
return xe(e,`The timeline of the ${t} cannot be shown`,o?x("Choose another rank and step",s,{class:"primary"}):x("Try again",n,{class:"primary"})," ",Tn())}var Qq={threads:"host thread",streams:"strea\
m",deep_rows:"deeply nested row"},Kv=e=>e.some(t=>t&&t.sample.step_number!==null)?"step":"recording";function Xq(e,t,n){let s=[],o=Kv([n]);n.missing.length>0&&s.push(`The ${e} has no ${n.missing.join(
" and no ")}; another is shown.`);let a=Object.entries(Qq).filter(([r])=>t.whole.left_out?.[r]>0).map(([r,l])=>E(t.whole.left_out[r],l));return t.whole.left_out?.spans&&a.push(`rows that are too short\
 for a picture of the whole ${o}`),a.length>0&&s.push(`Not shown for the ${e}: ${a.join(", ")}.`),t.whole.lanes.every(r=>r.start.length===0)?s.push(`This ${o} of the ${e} has no rows.`):t.whole.lanes.
some(r=>r.sort==="device")||s.push(`The ${e} has no device work in this ${o}.`),s}var Wv={control:["A","Control"],test:["B","Test"]};function Zq(e){let t=i("section",{class:"sides timeline-sides","ari\
a-label":"Control and test"}),n="";function s(r,l,c){let d=JSON.stringify([l?.map(f=>[f.id,f.label]),Z.map(f=>[r[f],c[f]?.samples.length,c[f]?.sample])]);if(d===n)return;n=d;let u=t.contains(document.
activeElement)?document.activeElement.dataset.field:void 0;_(t,Z.map(f=>o(f,r,l,c[f]))),u&&t.querySelector(`[data-field="${u}"]`)?.focus()}function o(r,l,c,d){let[u,f]=Wv[r],h=R("set"),m=Xt({id:h,field:r,
set:c&&se(c,l[r]),text:l[r],none:`No ${r}`,onPick:p=>e({[r]:p===null?"":ne(p.id),[`${r}_rank`]:"",[`${r}_span`]:"",[`${r}_step`]:"",[`${r}_marker`]:""})});return i("div",{class:`side-card side-${r}`},
i("div",{class:"side-title"},i("b",{class:"letter","aria-hidden":"true"},u),i("label",{for:h},f),m.node),d?.sample&&i("div",{class:"side-selection"},a(r,d)))}function a(r,{samples:l,sample:c}){let d=Gi(
l),u=Yi(l,c.rank),f=Vi(l,c.rank,c.span),h=(w,y,g,b,$,N)=>{let A=R(w),D=i("select",{id:A,data:{field:`${r}_${w}`},on:{change:()=>e({...N,[`${r}_${w}`]:D.value})}},g.map(q=>i("option",{value:String(q),selected:q===
b},$(q))));return i("span",{class:"sample-field"},i("label",{for:A},y),D)},m=f.indexOf(c),p=(w,y,g)=>U(y,`${Wv[r][1]}: ${g} step`,()=>e({[`${r}_step`]:String(f[m+w].step_number)}),{data:{field:`${r}_${g}`},
disabled:!f[m+w],class:"step-move"});return[h("rank","Rank",d,c.rank,String,{[`${r}_span`]:""}),u.length>1&&h("span","File",u,c.span,w=>String(w+1),{}),c.step_number===null?i("span",{class:"muted smal\
l"},`whole recording, ${v(c.step)}`):[h("step","Step",f.map(w=>w.step_number),c.step_number,w=>`${w} · ${v(f.find(y=>y.step_number===w).step)}`,{}),p(-1,"up","previous"),p(1,"down","next"),i("span",{
class:"visually-hidden"},`takes ${O(c.step)}`)]]}return{node:t,draw:s,choose(r){let l=t.querySelector(`[data-field="${r}"]`);l?.focus(),l?.click()}}}var Xf={control:"Control",test:"Test"};function eB(e,t,n){
return t===void 0?`${Xf[e]}: …`:t===null?`${Xf[e]}: no ${Jf(n+1)} call`:`${Xf[e]}: ${O(t.duration)}, from ${O(t.start)}${t.of?`; ${E(t.of,"call")} in this ${t.whole?"recording":"step"}`:""}${tB(t)}`}
function tB({start:e,launch:t,launched:n,launches:s}){if(t)return`; launched ${v(e-t.start)} earlier`;if(!(n>0))return"";let o=Math.min(...s.map(a=>a.start))-e;return`; it launched ${E(n,"device row")}\
, ${n>1?"the first of ":""}which began ${v(o)} later`}var nB=e=>[e?.launch,...e?.launches??[]].find(t=>t&&t.occurrence>=0);function sB(e){let t=i("section",{class:"card timeline-selected","aria-label":"\
Selected call",hidden:!0}),n="";return{node:t,draw(s,o){let a=JSON.stringify([s,o]);if(a===n||(n=a,t.hidden=s===null,s===null))return;let{control:r,test:l}=s.rows,c=e.href(s),d=o.map(f=>[f,nB(s.rows[f])]).
filter(([,f])=>f),u=Vf(s.change);_(t,i("p",{class:"timeline-selected-name mono"},i("bdi",{},s.name),i("span",{class:"muted"},` · ${s.category} · ${Jf(s.nth+1)} call`)),i("p",{class:"timeline-selecte\
d-times"},Z.filter(f=>o.includes(f)).map(f=>i("span",{class:`${f}-text`},eB(f,s.rows[f],s.nth))),r&&l&&i("span",{class:"strong"},`test − control: ${Y(l.duration-r.duration)}`)),Pn(s)&&i("p",{class:"\
small"},`${hs}.`),u&&i("p",{class:"small"},`This operation ${["new","gone"].includes(s.change.change)?"is ":""}${u}.`),i("p",{class:"op-actions"},x("Zoom to it",e.zoom,{class:"link-button"}),d.map(([f,
h])=>x(`${s.rows[f].launch?"Its launch":"What it launched"}${d.length>1?`, ${f}`:""}`,()=>e.go(f,h),{class:"link-button",title:h.name})),r&&l&&!s.aligned&&x("Align both sides at it",e.align,{class:"li\
nk-button",title:"Both sides are moved so that this call begins at the same place"}),c&&i("a",{href:c},"Open this operation"),x("Copy the name",()=>ot(s.name,"Name copied."),{class:"link-button"}),x("\
Clear (Escape)",e.clear,{class:"link-button"})))}}}async function oB(e,t){let n=e.page.state(),s=n.name===""?"":JSON.stringify([e.page.key(),n.name,n.category,n.nth,t,t.map(o=>e.partners.named(o,n.name,
n.category))]);if(s===e.wanted){Zf(e,t);return}if(e.wanted=s,e.selected=null,s!==""&&n.nth===null){await rB(e,t,s);return}if(s!==""){let{name:o,category:a,nth:r}=n;e.selected={name:o,category:a,nth:r,
rows:Object.fromEntries(t.map(l=>[l,e.partners.known(l,o,a,r)??e.partners.drawn(e.stage.shown(),l,o,a,r)??void 0]))}}Zf(e,t),e.selected&&await aB(e,e.selected,t)}async function aB(e,t,n){let{name:s,category:o,
nth:a,rows:r}=t;await Promise.all(n.filter(l=>r[l]?.of===void 0&&r[l]!==null).map(async l=>{try{r[l]=await e.partners.ask(l,s,o,a)}catch{}})),!e.dead&&e.selected===t&&Zf(e,n)}async function rB(e,t,n){
let{name:s,category:o,at:a}=e.page.state(),r=[...new Set([a,"test","control"])].filter(l=>t.includes(l));for(let l of r){let c=null,d=await e.sides[l].find({name:e.partners.named(l,s,o),category:o,order:"\
duration",limit:1}).catch(u=>{c=u});if(e.dead||e.wanted!==n)return;if(c){G(`The search for ${s} failed. ${c.message}`,{urgent:!0});return}if(d){let[u]=d.rows,f=u.start-e.page.shifts()[l];e.reveals=!0,
e.stage.goTo(e.stage.around({start:f,end:f+u.duration}),!0),e.page.change({category:d.category,nth:u.occurrence,at:l,open:e.page.opened(l,u.lane),...e.stage.current()});return}}G(`${s} does not occur \
in this ${Kv(t.map(l=>e.sides[l].chosen))}.`,{seconds:10}),e.page.change(e.none)}function Zf(e,t){let n=e.selected===null?[]:t.map(o=>e.selected.rows[o]&&Uo(e.stage.shown(),o,e.selected.rows[o])).filter(
Boolean);e.stage.mark({selected:n,links:e.selected===null?[]:t.flatMap(o=>lB(e,o))});let s=e.page.state();e.picked.draw(e.selected&&{...e.selected,rows:Object.fromEntries(t.map(o=>{let a=e.selected.rows[o];
return[o,a&&{...a,pane:void 0,whole:e.sides[o].chosen?.sample.step_number===null}]})),change:e.page.changes()?.get(Me(e.selected.name,e.selected.category))??null,aligned:s.align===e.selected.name&&s.align_nth===
e.selected.nth},t),e.reveals&&n.length>0&&(e.reveals=!1,e.stage.reveal(mi(e)))}function lB(e,t){let n=e.selected.rows[t],s=n?.launches?.length===n?.launched?n?.launches??[]:[];return[...n?.launch?[[n.
launch,n]]:[],...s.map(o=>[n,o])].map(o=>o.map(a=>Uo(e.stage.shown(),t,a))).filter(([o,a])=>o&&a)}var mi=e=>e.stage.marks.selected.find(({pane:t})=>t.side===e.page.state().at)??e.stage.marks.selected[0];
function iB(e){let t=mi(e);if(t){let n=Math.max((t.end-t.start)*1.6,.1),s=(t.start+t.end)/2;e.stage.goTo({from:s-n/2,to:s+n/2}),e.stage.reveal(t)}return t!==void 0}function cB(e,{name:t,category:n,occurrence:s,
side:o,at:a,duration:r,lane:l}){e.reveals=!0,e.stage.goTo(e.stage.around({start:a,end:a+r})),e.page.change({name:t,category:n,nth:s,at:o,open:e.page.opened(o,l)})}function dB(e,t,n){let s=e.partners.nameOf(
t,n);if(s){let[o,a,r]=s,l=e.page.state(),c=l.name===o&&l.category===a&&l.nth===r;e.reveals=!c,e.page.change(c?e.none:{name:o,category:a,nth:r,at:t.side})}return s!==null}function uB(e,t){let n=mi(e),s=n?
e.stage.beside(n,t):-1;if(s<0)return!1;let[o,a,r]=e.partners.nameOf(n.pane,s),l=n.pane.data(),c=e.stage.current();if(l.start[s]<c.from||l.end[s]>c.to){let d=(l.start[s]+l.end[s])/2,u=(c.to-c.from)/2;e.
stage.goTo({from:d-u,to:d+u})}return e.page.change({name:o,category:a,nth:r,at:n.pane.side}),!0}function fB(e,t){let n={page:e,picked:t,selected:null,wanted:"",reveals:!1,dead:!1,none:{name:"",category:"",
nth:null,at:""}},{stage:s,sides:o,partners:a}=e;return Object.assign(n,{stage:s,sides:o,partners:a}),{draw:r=>oB(n,r),place:()=>mi(n),zoom:()=>iB(n),current:()=>n.selected,show:(...r)=>cB(n,...r),pick:(r,l)=>dB(
n,r,l),step:r=>uB(n,r),clear:()=>e.change(n.none),unmount(){n.dead=!0}}}var hB=300,mB={longer:"longer",shorter:"shorter",new:"new",gone:"gone"};function pB({onPick:e,partnerOf:t}){let n=(r,l,c)=>({key:r,
title:l,show:String,...c}),s=St({caption:"Spans in view",class:"timeline-table",level:"h2",limit:15,columns:[n("side","Side",{tone:r=>`${r}-text`}),n("lane","Lane"),n("name","Name",{mono:!0,show:(r,l)=>x(
r||"(no name)",()=>e(l.pane,l.i),{class:"link-button timeline-name",title:r})}),n("start","Start",{number:!0,show:v,exact:O,what:"Since the beginning of the step"}),n("duration","Duration",{number:!0,
show:v,exact:O}),n("diff","Test − control",{number:!0,show:Y,exact:te,what:"Against the same call of the other side, where both are drawn",tone:r=>r>0?"more":r<0?"less":""}),n("change","In the step",
{show:r=>mB[r]??"",what:"Whether all calls of this name changed in the step"})]}),o=i("p",{class:"muted small",hidden:!0});function a(r,l){let c=[];for(let d of r){let u=d.data();if(u)for(let f=0;f<u.
length;f+=1)u.start[f]<l.to&&u.end[f]>l.from&&(Vn(u,f)||u.sort[f]!==vn&&u.sort[f]!==xn)&&c.push({pane:d,i:f,duration:u.end[f]-u.start[f]})}return[c.sort((d,u)=>u.duration-d.duration).slice(0,hB),c.length]}
return{node:i("div",{},s.node,o),draw(r,l){let[c,d]=a(r,l);o.hidden=d<=c.length,o.textContent=`The ${k(c.length)} longest of ${E(d,"span")} in view.`,s.show(c.map(({pane:u,i:f,duration:h})=>{let m=u.data(),
p=m.sort[f]===vn,w=p?t(u,f):null;return{pane:u,i:f,duration:h,side:u.side,start:m.start[f]+m.shift,lane:m.lanes[m.lane[f]]?.label??"steps",name:p?m.names[m.name[f]]:u.textOf(f),change:p?u.changeAt(f):
"",diff:w===null?null:u.side==="control"?w.duration-h:h-w.duration}}))}}}var gB=1e3,Hv={control:"Control",test:"Test"},wB="Time in the stretch, of a host row without the rows below it";function yB(e,t){
let n=new Map,s=Object.keys(e);for(let a of s)for(let{name:r,category:l,sort:c,calls:d,self:u}of e[a].rows){let f=t(r,l),h=n.get(Me(f,l))??{name:f,category:l,sort:c};h[a]=(h[a]??0)+u,h[`${a}_calls`]=(h[`${a}\
_calls`]??0)+d,n.set(Me(f,l),h)}for(let a of n.values()){for(let r of s){let l=e[r].of>e[r].rows.length?null:0;a[r]??=l,a[`${r}_calls`]??=l}a.diff=s.length===2&&a.control!==null&&a.test!==null?a.test-
a.control:null}let o=a=>Math.abs(a.diff??0)||Math.max(a.control??0,a.test??0)*1e-6;return[...n.values()].sort((a,r)=>o(r)-o(a))}function bB(e,t){let n=s=>({key:s,title:Hv[s],number:!0,what:wB,show:v,exact:O});
return St({caption:"Time by name",class:"timeline-sums-table",level:"h3",limit:12,columns:[{key:"name",title:"Name",mono:!0,show:s=>x(s||"(no name)",()=>t(s),{class:"link-button timeline-name",title:s})},
{key:"sort",title:"Where",show:String},...e.map(n),...e.length===2?[{key:"diff",title:"Change",number:!0,what:"Test − control",show:Y,exact:te,tone:s=>s>0?"more":s<0?"less":""}]:[],...e.map(s=>({key:`${s}\
_calls`,number:!0,title:e.length===2?`${Hv[s]} calls`:"Calls",show:k}))]})}function _B(e){let t=i("p",{class:"timeline-measured",role:"status"}),n=i("div"),s=i("section",{class:"card timeline-sums","a\
ria-label":"Chosen stretch",hidden:!0},t,n),o="",a=null;async function r(l,c,d){a?.abort();let u=new AbortController;a=u;try{let f={};if(await Promise.all(c.map(async({side:h,set:m,query:p})=>{let w=new URLSearchParams(
p);Object.entries({from:l.from+d[h],to:l.to+d[h]}).forEach(([y,g])=>w.set(y,String(Math.round(g*1e3)/1e3))),w.set("limit",String(gB)),f[h]=await Tm(m,w,{signal:u.signal})})),a===u){let h=Object.fromEntries(
c.map(({side:w})=>[w,f[w]])),m=bB(Object.keys(h),e.search),p=yB(h,e.nameOf);m.show(p),_(n,p.length>0?m.node:i("p",{class:"muted"},"Nothing runs in this stretch."))}}catch(f){a===u&&f.name!=="AbortErro\
r"&&_(n,i("p",{class:"notice small"},`Its sums could not be loaded. ${f.message}`))}}return{node:s,draw(l,c,d,u){let f=l?JSON.stringify([l,u,d]):"";if(f!==o){if(o=f,s.hidden=l===null,l===null){a?.abort();
return}_(t,i("b",{},v(l.to-l.from)),i("span",{class:"muted small"},` from ${O(l.from)} to ${O(l.to)} `),x("Zoom to it",()=>e.zoom(l),{class:"link-button"}),U("close","Remove the stretch (Escape)",e.clear)),
r(l,c,d)}},unmount(){a?.abort()}}}var Uv=.001;function kB(e){let{stage:t}=e,n=!1;function s(){let{sum_from:r,sum_to:l}=e.state();return r===null?null:{from:r,to:l}}function o(r,l=!0){n=!l,t.mark({measure:r}),
l&&(e.change({sum_from:r?.from??null,sum_to:r?.to??null},{replace:!0}),r&&B(`${v(r.to-r.from)} chosen.`))}let a=_B({zoom:t.goTo,clear:()=>o(null),nameOf:e.nameOf,search:r=>e.change({q:r},{replace:!0})});
return{node:a.node,current:s,choose:o,draw(r){n||t.mark({measure:s()}),a.draw(s(),e.sides(r),e.shifts(),e.key())},ofCall(){let r=e.place(),l=s();return r&&o(l&&Math.abs(l.from-r.start)>Uv?{from:Math.min(
l.from,r.start),to:Math.max(l.from,r.start)}:{from:r.start,to:Math.max(r.end,r.start+Uv)}),r!==void 0},unmount:a.unmount}}function vB(e,t){let n=null,s=-1;function o(a){let r=`${t.key()}|${a}`;if(n?.key!==
r){let l={key:r,list:[]};n=l,s=-1,l.found=ow(a,t.sides(),t.panes(),t.changes(),t.shifts()).then(({calls:c,more:d})=>{if(l.list=c,n===l){let u=new Set(c.map(f=>Me(f.name,f.category)));e.say(aw(u.size,c.
length,d))}},()=>{})}return n.found}return{draw(a){a===""?(e.say(""),n=null):o(a)},async walk(a,r){if(a==="")return;await o(a);let l=n?.list??[];if(l.length!==0){if(s<0){let c=l.findIndex(d=>d.at>=t.from());
s=r>0?Math.max(0,c):c<=0?l.length-1:c-1}else s=(s+r+l.length)%l.length;e.say(rw(s,l.length)),t.onCall(l[s])}}}}var xB=350,$B=250,SB=220,Ta={path:"/timeline",name:"Timeline",read:za,mount:YB},Gv=(e,t)=>[
"from","to"].some(n=>Math.abs(e[n]-t[n])>.002+1e-6*Math.abs(t[n]));function at(e,t,{replace:n=!1}={}){e.dead||e.context.go($s({...e.state,...t}),{replace:n})}var eh=(e,t)=>hn(t,e.state,e.sets,null),Yv=({
sample:e})=>`rank ${e.rank}${e.span>0?`, file ${e.span+1}`:""}, ${e.step_number===null?"whole recording":`step ${e.step_number}`}`;function EB(e){let t=Z.filter(o=>e.state[o]!==""),n=t.map(o=>eh(e,o)).
join(" → ");e.heading.textContent=t.length>0?`${n} · Timeline`:"Timeline",e.context.setTitle(e.heading.textContent);let s={...Ne(""),control:e.state.control,test:e.state.test,control_marker:e.state.
control_marker,test_marker:e.state.test_marker};_(e.crumb,t.length===2&&i("a",{href:e.context.lastCompare(new URLSearchParams(s))??Je(s)},`← ${n}`))}function ls(e){let t=Z.filter(l=>e.state[l]!=="");
EB(e),Z.forEach(l=>e.sides[l].load(e.state));let n=t.length>0&&t.every(l=>e.sides[l].samples!==null)?TB(e,t):{};e.pickers.draw(e.state,e.sets,Object.fromEntries(Z.map(l=>[l,n[l]&&{samples:e.sides[l].samples,
...n[l]}]))),e.bar.draw(e.state),e.search.draw(e.state.q);let s=Mt(e.state),o=t.find(l=>e.sides[l].error&&(s.includes(l)||e.sides[l].samples===null)),a=t.some(l=>e.sides[l].samples?.length===0),r=s.length>
0&&s.every(l=>e.sides[l].whole);t.length===0?e.question.say(Yq(e.sets)):o&&!r?jB(e,o):a?e.question.say(Vq()):e.question.say(null),e.results.toggleAttribute("data-skeleton",!r),e.context.busy(t.length>
0&&!r&&!o&&!a),r&&MB(e,s,n)}function TB(e,t){let n={};for(let s of t){let o=n[jn[s]]??null;n[s]=e.sides[s].choose(e.state,o)}return Mt(e.state).filter(s=>n[s]).forEach(s=>e.sides[s].loadWhole(e.state,
Math.max(e.room-SB,300))),n}var OB=(e,t)=>t.map(n=>e.sides[n].stepKey()).join("|");function MB(e,t,n){let s=OB(e,t),o=s!==e.drawnKey;o&&(e.drawnKey=s),e.rowsKey!==`${s} ${e.state.pin}`&&(e.rowsKey=`${s}\
 ${e.state.pin}`,t.forEach(a=>{e.rows[a]=Object.fromEntries(["pinned","host","device"].map(r=>[r,Jg(l=>e.state.open.includes(xs(a,l)))]))})),Vv(e,t),LB(e,n),RB(e,t,n,o),WB(e,t,n),e.legend.draw(t.length===
2,e.state.path),e.path.draw(e.state,t,n),e.selection.draw(t),e.stretch.draw(t),qB(e),e.drawTable(),e.context.settled()}var AB=(e,t,n)=>e.state.pin.includes(xs(t,n))?"pinned":n.sort==="host"?"host":"de\
vice";function RB(e,t,n,s){let o=c=>t.map(d=>c(e.sides[d].whole.extent)-e.shifts[d]),a=Math.max(...o(c=>c.to));e.extent={from:Math.min(...o(c=>c.from)),to:a},e.home={from:Math.min(...o(c=>Math.max(0,c.
from))),to:a};let r=e.stage.panes.filter(c=>t.includes(c.side)).map(c=>{let{whole:d,window:u}=e.sides[c.side];return{pane:c,data:Qg({window:u,all:d,takes:f=>AB(e,c.side,f)===c.kind,shift:e.shifts[c.side],
rows:e.rows[c.side][c.kind]})}}),l=e.state.from===null?null:{from:e.state.from,to:e.state.to};e.stage.show(r,e.extent,e.home,Object.fromEntries(t.map(c=>[c,`${eh(e,c)}, ${Yv(n[c])}`])),s?l??e.home:null),
s&&(e.stage.drawOverview(e.extent),th(e))}function th(e){let t=e.stage.current();for(let n of Mt(e.state)){let s=e.stage.shown().find(r=>r.side===n),{whole:o,windows:a}=e.sides[n];if(s&&o){let r=e.shifts[n];
a.want({from:t.from+r,to:t.to+r},s.drawing.node.clientWidth,o.extent)}}}function CB(e){th(e),e.keepUrl(),e.drawTable()}async function LB(e,t){let n=t.control&&t.test,s=new URLSearchParams({control:e.state.
control,test:e.state.test});for(let a of n?Z:[]){let{rank:r,step_number:l}=t[a].sample;s.set(`${a}_ranks`,String(r)),s.set(`${a}_steps`,l===null?"all":String(l)),e.state[`${a}_marker`]&&s.set(`${a}_ma\
rker`,e.state[`${a}_marker`])}Object.entries({significance:"false",diagnosis:"false",...e.state.use_short_name?{use_short_name:"true"}:{}}).forEach(([a,r])=>s.set(a,r));let o=n?s.toString():"";if(o!==
e.changesKey&&(e.changesKey=o,e.changesRequest?.abort(),e.changes=null,e.stage.setChanges(null),o!=="")){e.changesRequest=new AbortController;try{let a=await de(s,{signal:e.changesRequest.signal});!e.
dead&&e.changesKey===o&&(e.changes=Ho(a),e.stage.setChanges(e.changes),e.stage.drawOverview(e.extent),e.selection.draw(Mt(e.state)),Vv(e,Mt(e.state)),e.drawTable())}catch{}}}async function Vv(e,t){let n=e.
state.align===""||t.length<2?"":JSON.stringify([e.drawnKey,e.state.align_category,e.state.align_nth,...t.map(a=>e.partners.named(a,e.state.align,e.state.align_category))]);if(n===e.alignKey)return;e.alignKey=
n;let s=e.shifts;e.shifts={control:0,test:0};let o=null;if(n!==""){let a=null,r=await Promise.all(t.map(l=>e.sides[l].find({name:e.partners.named(l,e.state.align,e.state.align_category),category:e.state.
align_category,occurrence:e.state.align_nth}).catch(c=>{a=c})));if(e.dead||e.alignKey!==n)return;if(a)G(`The search for the call to align at failed. ${a.message}`,{urgent:!0});else if(r.every(Boolean)){
let[l,c]=r.map(d=>d.rows[0].start);e.shifts={control:0,test:c-l},o=l}else(e.changes||e.state.align_category!=="python_function")&&G("The call to align at is not in both steps.",{seconds:8})}e.stage.mark(
{aligned:o}),(n!==""||s.test!==0)&&(ls(e),th(e),e.stage.drawOverview(e.extent))}function NB(e,t,n){let s=e.stage.shown().filter(o=>o.side===t).flatMap(o=>o.data().bands).find(({id:o})=>o===n);return!s||
s.open?e.state.open:Ua(e.state.open,xs(t,s))}function PB(e,t,n){let s=Mt(e.state).length===2?e.partners.nameOf(t,n):null;return s&&e.partners.drawn(e.stage.shown(),jn[t.side],...s)}function Jv(e,t,n){
let s=t.data();if(!e.selection.pick(t,n)&&n>=0&&(s.merged[n]>1||s.sort[n]!==vn)){let o=(s.end[n]-s.start[n])*.75,a=(s.start[n]+s.end[n])/2;e.stage.goTo({from:a-o,to:a+o})}}function IB(e){let{name:t,category:n,
nth:s}=e.selection.current();at(e,{align:t,align_category:n,align_nth:s})}function DB(e,{name:t,category:n}){return e.state.control===""||e.state.test===""?null:Fe({...ks(""),control:e.state.control,test:e.
state.test,control_marker:e.state.control_marker,test_marker:e.state.test_marker,row:Le(t,n),use_short_name:e.state.use_short_name})}function qB(e){for(let t of e.stage.shown())t.highlight(e.state.q===
""?null:Xg(t.data(),e.state.q));e.walk.draw(e.state.q)}function BB(e,t){let n=e.KEYS[t.key];return n!==void 0&&n()!==!1}function FB(e){if(e.stage.marks.measure)e.stretch.choose(null);else if(e.state.name!==
"")e.selection.clear();else if(e.state.q!=="")at(e,{q:""},{replace:!0});else return!1;return!0}function zv(e){G(`This part of the timeline could not be loaded. ${e.message}`,{urgent:!0})}function jB(e,t){
e.question.say(Jq(e.sides[t].error,t,{retry(){Z.filter(n=>e.sides[n].error).forEach(n=>e.sides[n].retry()),ls(e)},chooseOther:()=>at(e,Object.fromEntries(Z.flatMap(n=>["rank","span","step"].map(s=>[`${n}\
_${s}`,""]))),{replace:!0})})),e.question.clearable(e.sides[t].error,t)}function WB(e,t,n){let s=t.flatMap(o=>Xq(o,e.sides[o],n[o]));_(e.notes,s.map(o=>i("p",{class:"notice small"},o)))}async function HB(e,t){
let n=e.stage.shown();if(n.length===0)return;let{from:s,to:o}=e.stage.current(),a=Math.max(900,n[0].drawing.node.clientWidth),r=Mt(e.state),l=[e.heading.textContent,`${v(s)} to ${v(o)} of ${r.map(d=>`\
the ${d} (${Yv(e.sides[d].chosen)})`).join(" and ")}`],c=Mc(l,e.stage.whole(a),a);await Mr(c,t,`tracediff-${r.map(d=>Oe(eh(e,d))).join("-")}-timeline`)}function UB(e,t){let n=e.state;e.state=za(t),ls(
e);let s=e.state.from!==n.from||e.state.to!==n.to,o=e.state.from===null?e.home:e.state;s&&Gv(e.stage.current(),o)&&e.stage.goTo(o,!0),st(e,ls)}function zB(e){e.dead=!0,e.keepUrl.cancel(),e.drawTable.cancel(),
e.changesRequest?.abort(),Z.forEach(t=>e.sides[t].unmount()),e.question.unmount(),e.selection.unmount(),e.path.unmount(),e.stretch.unmount(),e.stage.unmount()}function KB(e){e.sides=Object.fromEntries(
Z.map(t=>[t,Vg(t,{onChange:()=>!e.dead&&ls(e),onError:n=>!e.dead&&zv(n)})])),e.rows=Object.fromEntries(Z.map(t=>[t,null])),e.partners=Zg(e.sides,()=>e.changes),e.path=nw({toggle:()=>at(e,{path:!e.state.
path}),change:()=>!e.dead&&e.stage.mark({}),error:zv}),e.stage=jv({partners:e.partners,on:{view:()=>CB(e),pick:(t,n)=>Jv(e,t,n),key:t=>BB(e,t),fold:({side:t},n)=>at(e,{open:Ua(e.state.open,xs(t,n))},{
replace:!0}),pin:(t,n)=>at(e,{pin:Ua(e.state.pin,xs(t,n))},{replace:!0}),measure:(...t)=>e.stretch.choose(...t),changes:()=>e.changes,both:()=>Mt(e.state).length===2,path:t=>e.path.of(t),below:()=>e.details.
offsetHeight}}),e.search=sw({onText:t=>at(e,{q:t},{replace:!0}),onStep:t=>e.walk.walk(e.state.q,t)}),e.bar=zq({zoom:e.stage.glide,fit:e.stage.fit,save:t=>HB(e,t),show:t=>at(e,{show:t}),sum:()=>e.stretch.
choose(e.stage.current()),unalign:()=>at(e,{align:"",align_category:"",align_nth:0})},e.search.node,e.path.node)}function GB(e){e.picked=sB({zoom:()=>e.selection.zoom(),align:()=>IB(e),go:(n,s)=>e.selection.
show({...s,side:n,at:s.start-e.shifts[n]}),href:(...n)=>DB(e,...n),clear:()=>e.selection.clear()}),e.stretch=kB({state:()=>e.state,change:(...n)=>at(e,...n),stage:e.stage,shifts:()=>e.shifts,sides:n=>n.
map(s=>e.sides[s]),key:()=>[e.drawnKey,e.changes===null,e.state.show],place:()=>e.selection.place(),nameOf:(n,s)=>e.partners.named("control",n,s)});let t=()=>`${e.drawnKey}|${e.alignKey}`;e.selection=
fB({state:()=>e.state,stage:e.stage,sides:e.sides,partners:e.partners,shifts:()=>e.shifts,change:n=>at(e,n,{replace:!0}),changes:()=>e.changes,key:t,opened:(n,s)=>NB(e,n,s)},e.picked),e.walk=vB(e.search,
{key:()=>`${t()}|${e.changes===null}`,sides:()=>Mt(e.state).map(n=>e.sides[n]),panes:e.stage.shown,changes:()=>e.changes,shifts:()=>e.shifts,from:()=>e.stage.current().from,onCall:n=>!e.dead&&e.selection.
show(n)}),e.pickers=Zq(n=>at(e,{...n,...Z.some(s=>s in n)?{from:null,to:null,name:"",nth:null,align:"",sum_from:null,sum_to:null}:{}})),e.table=pB({onPick:(n,s)=>Jv(e,n,s),partnerOf:(n,s)=>PB(e,n,s)})}
function YB(e,t){let n={context:t,sets:null,changes:null,changesKey:"",changesRequest:null,shifts:{control:0,test:0},alignKey:"",drawnKey:"",rowsKey:"",extent:{from:0,to:1},dead:!1};n.room=e.clientWidth,
n.state=za(location.search),n.home=n.extent,KB(n),GB(n),n.legend=Gq(),n.notes=i("div",{class:"timeline-notes"}),n.heading=i("h1",{class:"visually-hidden"},"Timeline"),n.crumb=i("nav",{class:"crumb","a\
ria-label":"Where this is"});let s=i("div",{class:"message"}),o=i("p",{class:"muted small"},"Wheel: scroll · Ctrl and wheel, W, S: zoom · drag, A, D: move · 0: whole step · Shift and drag: sums of a s\
tretch · ? lists all keys");return n.details=i("div",{class:"timeline-details"},n.picked.node,n.stretch.node),n.results=i("div",{class:"results"},n.bar.node,n.notes,n.stage.node,n.details,n.legend.node,
n.path.words,o,n.table.node),e.append(i("div",{class:"page timeline-page"},n.heading,n.crumb,n.pickers.node,s,n.results)),n.question=De({context:t,results:n.results,message:s}),n.keepUrl=$e(xB,()=>{let{
from:a,to:r}=n.stage.current();at(n,Gv({from:a,to:r},n.home)?{from:a,to:r}:{from:null,to:null},{replace:!0})}),n.drawTable=$e($B,()=>{!n.dead&&n.stage.shown().length>0&&n.table.draw(n.stage.shown(),n.
stage.current())}),n.KEYS={".":()=>n.selection.step(1),",":()=>n.selection.step(-1),m:()=>n.stretch.ofCall(),f:()=>n.selection.zoom()},ls(n),st(n,ls),{keys:{search:()=>n.search.focus(),control:()=>n.pickers.
choose("control"),test:()=>n.pickers.choose("test"),zoomIn:()=>n.stage.glide(.75),zoomOut:()=>n.stage.glide(1/.75),left:()=>n.stage.slide(-.12),right:()=>n.stage.slide(.12),fit:()=>n.stage.fit(),next:n.
KEYS["."],former:n.KEYS[","],measure:n.KEYS.m,zoomTo:n.KEYS.f,close:()=>FB(n)},update:a=>UB(n,a),unmount:()=>zB(n)}}var VB=`from tracediff_record import record

with record("traces/before") as r:
    for batch in loader:
        train_step(batch)
        r.step()
`,JB=`from torch.profiler import ProfilerActivity, profile, schedule, tensorboard_trace_handler

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
`,nx="tracediff.dismissed-jobs",QB=24*3600*1e3,XB=1e4;function sx(){try{return JSON.parse(localStorage.getItem(nx))??[]}catch{return[]}}function ZB(e){try{localStorage.setItem(nx,JSON.stringify([...sx().
slice(-50),e.id]))}catch{}}function eF(e,t,n){let s=e.state==="failed"&&Date.now()-Date.parse(e.finished??e.created)<QB;return!n.includes(e.id)&&(!So(e)||t.has(e.id)||s)}function tF(){let e=new Map;return{
tell(t,{state:n,stage:s="",text:o}){let a=e.get(t),r=performance.now()-(a?.at??0);if(a?.state===n&&a.stage===s&&r<XB)return;let l=a?.state===n;e.set(t,{state:n,stage:s,at:performance.now()}),a&&(!l||n===
"job"||n==="running")&&B(o,n==="failed")}}}function nF(e){let t=null;for(let n of H.transfers){let s=e.cards.get(n.key);s||(s=iy(n),e.cards.set(n.key,s),t??=s),s.update();let{state:o,label:a,job:r}=n;
e.teller.tell(n.key,{state:o,stage:r?.stage,text:`${a}: ${o==="failed"?"failed. ":""}${s.text()}`})}return t}function sF(e){let t=sx();kt.running.forEach(s=>e.seen.add(s.id));let n=kt.list.filter(s=>eF(
s,e.seen,t)).reverse();for(let s of n)e.cards.has(s.id)||e.cards.set(s.id,cy(s,()=>{ZB(s),nh(e)})),e.cards.get(s.id).update(s),e.teller.tell(s.id,{state:s.state,stage:s.stage,text:`${s.label}: ${Jn(s)}`});
return n}function nh(e){e.frame=0;let t=e.cards.size===0,n=nF(e),s=[...H.transfers.map(o=>o.key),...sF(e).map(o=>o.id)];for(let o of e.cards.keys())s.includes(o)||e.cards.delete(o);Rt(e.list,s.map(o=>e.
cards.get(o).node)),e.node.hidden=e.cards.size===0,n&&!t&&n.node.scrollIntoView({block:"nearest"}),H.transfers.forEach(({key:o})=>e.cards.get(o).focus())}function oF(e){e.frame===0&&(e.frame=requestAnimationFrame(
()=>nh(e)))}var aF=(e,{detail:t})=>e.onStored(t.job.set),rF=(e,{detail:t})=>e.onStored(t.set);function lF(e){H.removeEventListener("change",e.schedule),H.removeEventListener("stored",e.stored),H.removeEventListener(
"sets",e.onChange),kt.removeEventListener("change",e.schedule),kt.removeEventListener("stored",e.storedElsewhere),cancelAnimationFrame(e.frame)}function iF(e,t){let n={onStored:e,onChange:t,cards:new Map,
seen:new Set,frame:0};return n.schedule=()=>oF(n),n.stored=(...s)=>aF(n,...s),n.storedElsewhere=(...s)=>rF(n,...s),n.list=i("ul",{class:"transfers"}),n.node=i("section",{class:"activity","aria-labelle\
dby":"activity-title",hidden:!0},i("div",{class:"section-head"},i("h2",{id:"activity-title"},"Uploads and jobs")),n.list),n.teller=tF(),H.addEventListener("change",n.schedule),H.addEventListener("stor\
ed",n.stored),H.addEventListener("sets",t),kt.addEventListener("change",n.schedule),kt.addEventListener("stored",n.storedElsewhere),nh(n),{node:n.node,unmount:()=>lF(n)}}var Qv=64,Xv=32;function cF(e){
let t=`“${[...e].slice(0,40).join("")}${[...e].length>40?"…":""}”`;if(new TextEncoder().encode(e).length>Qv)return`${t} is too long: a tag has at most ${Qv} bytes.`;if(/\p{Cc}/u.test(e))return`${t}\
 has a control character.`;let[n,...s]=e.split("=");return s.length>0&&(n.trim()===""||s.join("=").trim()==="")?`${t} has nothing ${n.trim()===""?"before":"after"} the “=”. Write, for example, branch=\
main.`:""}function dF(e){let t=e.split(",").map(a=>a.trim().replace(/\s+/g," ")).filter(a=>a!==""),n=t.map(a=>a.toLowerCase()),s=t.filter((a,r)=>n.indexOf(n[r])===r),o=s.map(cF).find(a=>a!=="")??(s.length>
Xv?`${s.length} tags are too many: a set has at most ${Xv}.`:"");return{tags:s,fault:o}}var uF="key=value, separated by commas";function fF(){let[e,t]=["tags","tags-help"].map(R),n=i("span",{id:t,class:"\
tag-help",role:"status"}),s=i("input",{type:"text",id:e,autocomplete:"off",spellcheck:"false",placeholder:"branch=main, host=a100-3","aria-describedby":t,value:H.tagText,on:{input:()=>o(!1),change:()=>o(
!0)}});function o(a){let{tags:r,fault:l}=dF(s.value);Object.assign(H,{tagText:s.value,tags:r,tagFault:l}),(a||l==="")&&(n.textContent=l||uF,n.classList.toggle("error-text",l!==""),s.setAttribute("aria\
-invalid",String(l!=="")))}return o(!0),i("div",{class:"tag-field writes small"},i("label",{for:e},"Tags of the next uploads"),s,n)}function Zv(e,t,n){let s=i("input",{type:"file",multiple:!0,hidden:!0,
...n,on:{change:()=>{let o=vp(s.files);o.length>0?H.add(o):n.webkitdirectory&&G("That folder is empty.",{urgent:!0}),s.value=""}}});return i("span",{class:"writes"},i("button",{type:"button",on:{click:()=>s.
click()}},Xe(t),e),s)}function ex(e){return i("div",{class:"recipe"},i("pre",{},i("code",{},e)),x("Copy",()=>ot(e,"Code copied."),{class:"small-button","aria-label":"Copy the code"}))}function hF(){let e=(t,n,s)=>{
let o=x(t,async()=>{o.disabled=!0;try{await H.addSample(n)}catch(a){G(`The sample cannot be added. ${a.message}`,{urgent:!0}),o.disabled=!1}},{class:s});return o};return i("div",{class:"empty"},i("h2",
{},"No traces yet"),i("p",{class:"tagline"},"tracediff compares two runs of a PyTorch program, as its profiler recorded them, and says what changed, by how much, and why."),i("p",{class:"writes sample\
-offer"},e("Look at a sample pair","","primary"),i("span",{class:"muted"},"Two recordings of a training on an H200; attention was one kernel, then written by hand.")),i("p",{class:"writes sample-offer"},
e("One with four ranks","ranks",""),i("span",{class:"muted"},"Generated, with four changes planted in the second.")),i("h3",{},"Your own"),i("ol",{},i("li",{},"Copy ",i("code",{},"clients/python/trace\
diff_record.py")," of tracediff beside your program, and record a few training steps, once before and once after your change:",ex(VB),i("details",{},i("summary",{},"Or with ",i("code",{},"torch.profil\
er")," alone, which does not time the steps without the profiler"),ex(JB))),i("li",{},"Each run leaves a folder with one ",i("code",{},".json")," or ",i("code",{},".json.gz")," file per rank."),i("li",
{class:"writes"},"Drop both folders anywhere in this window, together or one after the other: the comparison opens by itself.")))}function mF(e){let t=i("span",{class:"side side-control"}),n=i("span",
{class:"side side-test"}),s=U("swap","Swap control and test",e),o=i("a",{class:"button primary",href:L("/compare")},"Compare"),a=i("span",{class:"muted"}),r=i("section",{class:"pick-bar","aria-label":"\
Control and test"},i("div",{class:"pick-pair"},t,s,n),a,o);function l(c,d){let u=(h,m,p)=>_(h,i("b",{class:"letter"},m),p?i("span",{class:"ellipsis",title:p.label},p.label):i("span",{class:"muted"},"n\
ot picked"));u(t,"A",c),u(n,"B",d);let f=c&&d&&c.id===d.id;a.textContent=f?"Both sides are the same set.":"",s.disabled=!c&&!d,c&&d?(o.href=Qe(c.id,d.id),o.removeAttribute("aria-disabled")):(o.removeAttribute(
"href"),o.setAttribute("aria-disabled","true"))}return{node:r,draw:l}}var Oa={path:"/",name:"Traces",read:ho,mount(e,t){return _F(e,t)}},ox=24,pF=100;function pi(e,t,n){e.context.go(dm({...e.state,...t}),
n)}function sh(e){e.list.show(e.state,{control:e.picked.control?.id??"",test:e.picked.test?.id??"",labels:{control:e.picked.control?.label??"",test:e.picked.test?.label??""}}),e.bar.draw(e.picked.control,
e.picked.test)}function gF(e,{sets:t,allTotal:n,checking:s=!1}){e.unmounted||(e.shown=t,e.context.setTitle(`Traces (${k(n)})`),e.count.textContent=n>0?k(n):"",e.bar.node.hidden=n===0,e.tagField.hidden=
n===0,location.search===""&&n<=ox&&!s&&ax(e,t),rx(e))}function ax(e,t){let{control:n,test:s}=pc(t);n&&(n!==e.picked.control?.id||s!==e.picked.test?.id)&&(e.picked={control:se(t,n),test:se(t,s)},pi(e,{
control:ne(n),test:ne(s)},{replace:!0}))}function wF(e,t){let n=H.transfers.some(s=>s.job?.set===t);n&&!e.arrivals.includes(t)&&e.arrivals.push(t),n&&pi(e,{q:"",tag:[],sort:"created",order:"desc",page:1},
{replace:!0}),e.reload(n?t:"")}async function rx(e){let t=e.state,n=["control","test"].map(l=>t[l]),s=n.filter(l=>l!==""&&!e.shown.some(c=>c.id.startsWith(l))),o=await At(s).catch(()=>null);if(e.unmounted||
t!==e.state)return;let[a,r]=n.map(l=>l===""?null:e.shown.find(c=>c.id.startsWith(l))??se(o??[],l)??null);e.picked={control:a,test:r},e.context.unknown(["control","test"].filter(l=>o&&e.state[l]!==""&&
!e.picked[l]).map(l=>({name:l,value:e.state[l],allowed:"a stored set"}))),sh(e)}function lx(e,t){e.chosen=!0,e.picked=t,pi(e,{control:ne(t.control?.id??""),test:ne(t.test?.id??"")})}function ix(e,t,n){
lx(e,{...e.picked,[t]:n}),B(`${n.label} is the ${t}.`)}function tx(e,t){let n=e.list.focused();return n?ix(e,t,n):!1}function yF(e,t){let n=e.state;e.state=ho(t),sh(e),(n.control!==e.state.control||n.
test!==e.state.test)&&rx(e)}function bF(e){e.unmounted=!0,e.reload.cancel(),e.list.unmount(),e.activity.unmount()}function _F(e,t){let n={context:t,picked:{control:null,test:null},shown:[],chosen:!1,arrivals:[],
unmounted:!1};return n.state=ho(location.search),n.count=i("span",{class:"count"}),n.list=ty({change:(s,o)=>pi(n,s,o),pick:(s,o)=>ix(n,s,o),loaded:(...s)=>gF(n,...s),empty:hF,context:t}),n.bar=mF(()=>lx(
n,{control:n.picked.test,test:n.picked.control})),n.activity=iF(s=>wF(n,s),()=>n.list.reload()),n.tagField=fF(),n.bar.node.hidden=!0,n.tagField.hidden=!0,e.append(i("div",{class:"page traces-page"},i(
"div",{class:"page-head"},i("h1",{},"Traces ",n.count),i("div",{class:"page-actions"},i("span",{class:"muted drop-hint writes"},"Drop folders anywhere, or"),Zv("Choose a folder","folder",{webkitdirectory:!0,
"aria-label":"Choose a folder of traces",id:"choose-folder"}),Zv("Choose files","file",{accept:".json,.gz,.tracediff","aria-label":"Choose trace files",id:"choose-files"}))),n.tagField,i("p",{class:"m\
uted small traces-lost writes"},"This server does not keep the trace files, so you cannot download them later or open them in Perfetto. ",i("code",{},"tracediff serve --keep-traces=20G")," keeps them."),
n.activity.node,n.bar.node,n.list.node)),t.setTitle("Traces"),n.reload=$e(pF,async s=>{if(await n.list.reload(s),n.arrivals.length>1&&!n.chosen&&!n.unmounted){let o=await At(n.arrivals.slice(-ox)).catch(
()=>[]);if(!n.unmounted&&!n.chosen){o.sort((r,l)=>n.arrivals.indexOf(l.id)-n.arrivals.indexOf(r.id));let{control:a}=pc(o);ax(n,a===""?o.slice(0,2):o)}}}),sh(n),{keys:{search:n.list.search,enter:n.list.
enter,control:()=>tx(n,"control"),test:()=>tx(n,"test")},update:s=>yF(n,s),back:()=>n.list.reload(),unmount:()=>bF(n)}}var kF=20,vF=.62,px={module:"--part-compute",annotation:"--part-communication",operator:"--control-fill",python:"--part-memory"};function xF(){let e=new Map,t=(n,s)=>{let o=`${n} ${s}`;return e.has(o)||
e.set(o,Tg(S("--surface-sunk"),S(n),s)),e.get(o)};return{forget(){e=new Map},change:n=>n===0?t("--noise-fill",.28):t(n>0?"--more-fill":"--less-fill",vF*(.12+.88*(Math.abs(n)/Ps))),noise:()=>t("--noise\
-fill",.75),sort:n=>t(px[n]??"--noise-fill",.45)}}function $F(){let e=i("div",{class:"tree-hover",hidden:!0,"aria-hidden":"true"});return{node:e,hide(){e.hidden=!0},show(t,{tree:n,measure:s},o){_(e,i(
"p",{class:"mono strong"},Ge(t)),i("p",{class:"muted small"},[Bo(t),Fo(t),Yt(t,s)&&"no difference found"].filter(Boolean).join(" · ")),qg(t,n).map(d=>i("p",{class:"small"},d))),e.hidden=!1;let{offsetWidth:a,
offsetHeight:r}=e,l=Math.min(o.clientX+14,innerWidth-a-8),c=o.clientY+18;e.style.left=`${Math.max(4,l)}px`,e.style.top=`${c+r>innerHeight?Math.max(4,o.clientY-r-12):c}px`}}}var Ma=(e,t)=>e.view.tree.frames[e.
layout.frame[t]],gx=(e,t)=>e.view.tree.pair&&!No(t)&&t.sort!=="rest";function SF(e,t){let n=Ma(e,t);return e.view.tree.pair?Yt(n,e.view.measure)?e.shades.noise():e.shades.change(Eg(n,e.view.measure,e.
full)):e.shades.sort(n.sort)}function EF(e,t){let n=Ma(e,t);return`${n.status==="replaced"?"⇄ ":""}${[Fc(n),Po(n)].filter(Boolean).join(" ")}${e.view.tree.pair?` ${Bg(n,e.view.measure)}`:""}`}function TF(e,t){
let n=e.view?.selected;if(!n)return!1;let s=n.parent?.children.filter(d=>cx(e,d))??[],o=s.indexOf(n),a=d=>e.layout.end[e.layout.place[d.at]]-e.layout.start[e.layout.place[d.at]],l={ArrowUp:()=>n.parent,
ArrowDown:()=>n.children.filter(d=>cx(e,d)).reduce((d,u)=>!d||a(u)>a(d)?u:d,null),ArrowLeft:()=>s[o-1],ArrowRight:()=>s[o+1]}[t.key];if(!l)return!1;let c=l();return c&&e.events.onMove(c),!0}var cx=(e,t)=>e.
layout.place[t.at]>=0;function rh(e){if(!e.view)return;let t=(s,o,a="")=>i("li",{class:`key ${a}`,css:{"--key-fill":s}},o);if(!e.view.tree.pair){let s=new Set(e.view.tree.frames.map(({sort:o})=>o));_(
e.legend,Object.keys(px).filter(o=>s.has(o)).map(o=>t(e.shades.sort(o),Bo({sort:o}))));return}let n=s=>`full colour: ${vt(s,e.view.measure)}`;_(e.legend,t(e.shades.change(Ps),`takes more (${n(e.full)}\
)`),t(e.shades.change(-Ps),`takes less (${n(-e.full)})`),t(e.shades.change(0),"hardly changed"),e.view.tree.frames.some(s=>Yt(s,e.view.measure))&&t(e.shades.noise(),"not certain"),e.view.tree.frames.some(
s=>gx(e,s))&&t("var(--muted)","on one side only","key-hatched"))}function OF(e){let t=Kn(e.view.zoomed);_(e.path,t.map((n,s)=>[s>0&&i("span",{class:"muted","aria-hidden":"true"}," › "),s===t.length-
1?i("b",{class:"mono","aria-current":"true"},Ge(n)):x(Ge(n),()=>e.events.onZoom(n),{class:"link-button mono"})]))}function MF(e,t){e.view&&e.layout.length>0&&Mr(e.spans.picture([`Flame graph, ${kn[e.view.
measure][0]} ${Gn(e.view.tree)}`,...e.view.lines,AF(e),`made ${he(new Date().toISOString())}`]),t,`${e.view.file}-tree`)}var AF=e=>e.view.tree.pair?`Magenta takes more, green takes less (full colour: ${vt(
e.full,e.view.measure).replace("+","±")}); stripes: on one side only.`:`${E(e.view.tree.frames.length,"frame")}.`;function RF(e,t){let n=e.view?.revision!==t.revision,s=!n&&e.view.judged!==t.judged,o=n||
e.view.zoomed!==t.zoomed;if(e.view=t,n){e.hover.hide(),e.layout=kg(e.view.tree,e.view.measure,e.view.width),e.full=Sg(e.view.tree,e.view.measure),e.spans.set({...e.layout,from:0,to:e.layout.end[0]??1}),
rh(e),e.empty.hidden=e.layout.length>0,e.empty.textContent=`No ${kn[e.view.measure][0]} to draw.`;let r={both:"",control:", width: control",test:", width: test"};e.heading.textContent=`${kn[e.view.measure][0]}\
 ${Gn(e.view.tree)}${e.view.tree.pair?r[e.view.width]:""}`}s&&(rh(e),e.spans.redraw());let a=e.layout.place[e.view.zoomed.at]??-1;o&&a>=0&&e.spans.view(e.layout.start[a],e.layout.end[a],n),OF(e),e.spans.
select(e.layout.place[e.view.selected.at]??-1),e.spans.highlight(e.view.found===null?null:e.view.found.map(r=>e.layout.place[r.at]).filter(r=>r>=0)),e.node.dataset.ready=e.view.revision}function wx(e){
let t={events:e,view:null,layout:null,full:0};t.heading=i("span",{class:"chart-unit"}),t.path=i("nav",{class:"tree-path","aria-label":"Path to the frame that fills the flame graph"}),t.legend=i("ul",{
class:"chart-legend tree-legend"});let n=i("div",{class:"tree-spans"});t.empty=i("p",{class:"chart-message muted",hidden:!0}),t.hover=$F(),t.shades=xF();let s=Ee("Flame graph and table");t.node=i("sec\
tion",{class:"card chart tree-chart","aria-label":"Flame graph"},i("div",{class:"chart-head"},i("h2",{},"Flame graph ",t.heading),i("div",{class:"chart-tools"},s.node,["PNG","SVG"].map(a=>x(a,()=>MF(t,
a.toLowerCase()),{title:`Flame graph: download as ${a}`,"aria-label":`${a} of the flame graph`})))),t.path,t.legend,n,t.empty,t.hover.node),t.spans=Rr(n,{rowHeight:kF,label:"Flame graph. Arrow keys mo\
ve from frame to frame, Enter zooms to the frame, 0 shows all. The table beside it has the same frames.",colour:a=>SF(t,a),text:a=>EF(t,a),hatched:a=>gx(t,Ma(t,a)),onHover(a,r){a<0||!r?t.hover.hide():
t.hover.show(Ma(t,a),t.view,r)},onPick:a=>a>=0&&e.onPick(Ma(t,a)),onKey:a=>TF(t,a)});let o=Te(()=>{t.shades.forget(),rh(t),t.spans.redraw()});return{node:t.node,sql:s,draw:a=>RF(t,a),focus:()=>t.spans.
node.focus(),unmount(){o(),t.spans.destroy()}}}var sn=28,CF=150,dx=12,yx=[["Frame","c-frame","What was called; × 24: that many instances are one row"],["Control","num c-time side-a","In the control, \
at and below the frame"],["Test","num c-time side-b","In the test, at and below the frame"],["Δ","num c-time c-diff","Change at and below the frame, test − control"],["Δ here","num c-time c-here",
"Change of the frame (self) and of frames below it that only one side has; these add up to the change of the whole"]],LF=[["Frame","c-frame",yx[0][2]],["Time","num c-time","At and below the frame"],["\
Self","num c-time","Without the frames below it"],["Calls","num c-time","Calls of the frame"]],lh=e=>e.view.rows.length>CF;function NF(e){let t=e.view.tree.pair?yx:LF,n=`${kn[e.view.measure][1]} ${Gn(
e.view.tree)}`;_(e.columns,t.map(([,s])=>i("col",{class:s}))),_(e.head,i("tr",{},t.map(([s,o,a],r)=>i("th",{scope:"col",class:o,title:r===0?a:`${n}: ${a}`},s)))),e.above.firstChild.colSpan=t.length,e.
below.firstChild.colSpan=t.length}function ux(e,{frame:t,level:n,open:s,leaf:o}){let a=t.instances>1&&t.sort==="module"&&!t.opened&&e.view.canOpen,r=Ag(t),l=t.instances===t.parent?.instances?"":Po(t);
return i("th",{scope:"row",class:"c-frame",title:[Ge(t),...t.above??[],Bo(t),Fo(t),t.through.length>0&&`below ${t.through.join(", ")}`].filter(Boolean).join(`
`),css:{"--level":String(Math.min(n-1,14))}},i("span",{class:"tree-cell"},i("span",{class:`twisty${o?" none":""}`,"aria-hidden":"true",data:{act:"toggle"}},s?"▾":"▸"),i("span",{class:`mono frame-t\
ext${["root","rest"].includes(t.sort)?" plain":""}`},i("bdi",{},Fc(t))),a?i("button",{type:"button",class:"count-button",tabindex:"-1",data:{act:"instances"},title:`Show its ${t.instances} instances`},
Po(t)):l&&i("span",{class:"muted count"},l),t.above?.length>0&&i("span",{class:"muted small ellipsis"},`in ${t.above.join(", ")}`),r&&i("span",{class:`status-mark status-${t.status}`},i("span",{"aria-\
hidden":"true"},r),i("span",{class:"visually-hidden"},` ${Fo(t)}`))))}function gi(e,t,n=!1){return i("td",{class:"num c-time",title:n?null:Bc(t,e.view.measure)},n?M:je(t,e.view.measure))}function fx(e,t,n,s){
return i("td",{class:`num c-time ${n} ${Yt(s,e.view.measure)?"calm":Yn(t)}`,title:[qo(t,e.view.measure),Yt(s,e.view.measure)&&"no difference found"].filter(Boolean).join(", "),css:n==="c-diff"&&e.largestChange>
0?{"--share":`${(100*Math.abs(t)/e.largestChange).toFixed(1)}%`}:{}},vt(t,e.view.measure))}function PF(e,t){let{frame:n}=t,[s,o]=n.total[e.view.measure];return e.view.tree.pair?[ux(e,t),gi(e,s,n.status===
"only_in_test"),gi(e,o,n.status==="only_in_control"),fx(e,zn(n,e.view.measure),"c-diff",n),fx(e,n.here[e.view.measure],"c-here",n)]:[ux(e,t),gi(e,s),gi(e,n.ownOf[e.view.measure][0]),i("td",{class:"num\
 c-time"},je(n.figures.calls[0],"calls"))]}function IF(e,t){let n=e.view.rows[t],{frame:s}=n,o=[t%2?"odd":"",e.view.found?.has(s)?"found":"",s.sort==="rest"?"rest":""].filter(Boolean).join(" ");return i(
"tr",{class:o,data:{index:t},tabindex:t===e.active?"0":"-1","aria-level":n.level,"aria-posinset":n.place,"aria-setsize":n.of,"aria-rowindex":t+2,"aria-expanded":n.leaf?null:String(n.open),"aria-select\
ed":String(s===e.view.selected)},PF(e,n))}function ih(e,t=!1){let n=Math.ceil((e.node.clientHeight||600)/sn),s=Math.floor(e.node.scrollTop/sn),[o,a]=lh(e)?[Math.max(0,s-dx),Math.min(e.view.rows.length,
s+n+dx)]:[0,e.view.rows.length];if(!t&&o===e.range[0]&&a===e.range[1])return;e.range=[o,a];let r=e.body.contains(document.activeElement),l=t?new Map:e.nodes;e.nodes=new Map;for(let d=o;d<a;d+=1)e.nodes.
set(d,l.get(d)??IF(e,d));[[e.above,o],[e.below,e.view.rows.length-a]].forEach(([d,u])=>{d.hidden=u===0,d.style.height=`${u*sn}px`});let{scrollTop:c}=e.node;Rt(e.body,[e.above,...e.nodes.values(),e.below]),
e.node.scrollTop=c,r&&(e.nodes.get(e.active)??e.node).focus({preventScroll:!0})}function bx(e,t,n=!1){let s=t*sn,o=e.node.clientHeight-e.head.offsetHeight;n&&(s<e.node.scrollTop||s+sn>e.node.scrollTop+
o)&&(e.node.scrollTop=s-o/2),s<e.node.scrollTop?e.node.scrollTop=s:s+sn>e.node.scrollTop+o&&(e.node.scrollTop=s+sn-o),ih(e)}function Xs(e,t,n){let s=Math.max(0,Math.min(e.view.rows.length-1,t));e.nodes.
get(e.active)?.setAttribute("tabindex","-1"),e.active=s,bx(e,s);let o=e.nodes.get(s);o?.setAttribute("tabindex","0"),n&&o?.focus({preventScroll:!0})}function DF(e,t){return e.view!==null&&e.view.revision===
t.revision&&e.view.judged===t.judged&&e.view.text===t.text&&e.view.rows.length===t.rows.length&&e.view.rows.every((n,s)=>n.frame===t.rows[s].frame&&n.open===t.rows[s].open)}function qF(e,t){let n=e.view.
selected!==t.selected;e.view=t;for(let[o,a]of e.nodes)a.setAttribute("aria-selected",String(e.view.rows[o].frame===e.view.selected));let s=e.view.rows.findIndex(o=>o.frame===e.view.selected);n&&s>=0&&
Xs(e,s,!1)}function BF(e,t){let n=t.target.closest("tr[data-index]");if(!n)return;let{frame:s,leaf:o}=e.view.rows[n.dataset.index],a=t.target.closest("[data-act]")?.dataset.act;Xs(e,Number(n.dataset.index),
!0),a==="instances"?e.events.onInstances(s):a==="toggle"&&!o?e.events.onToggle(s):e.events.onSelect(s)}function hx(e,{frame:t,open:n,leaf:s},o){!s&&n!==o?e.events.onToggle(t):o&&n?Xs(e,e.active+1,!0):
!o&&t.parent&&Xs(e,e.view.rows.findIndex(a=>a.frame===t.parent),!0)}function FF(e,t){let n=e.view?.rows[e.active];if(!n||t.altKey||t.ctrlKey||t.metaKey||t.target.closest("button"))return;let s=Math.max(
1,Math.floor(e.node.clientHeight/sn)-3),o={ArrowDown:e.active+1,ArrowUp:e.active-1,PageDown:e.active+s,PageUp:e.active-s,Home:0,End:e.view.rows.length-1},a={ArrowRight:()=>hx(e,n,!0),ArrowLeft:()=>hx(
e,n,!1),Enter:()=>e.events.onZoom(n.frame)," ":()=>e.events.onSelect(n.frame)},r=t.key in o?()=>Xs(e,o[t.key],!0):a[t.key];r&&(t.preventDefault(),r())}function mx(e){e.frame===0&&e.view&&lh(e)&&(e.frame=
requestAnimationFrame(()=>{e.frame=0,ih(e),e.nodes.has(e.active)||(e.active=Math.min(e.view.rows.length-1,Math.ceil(e.node.scrollTop/sn)),e.nodes.get(e.active)?.setAttribute("tabindex","0"))}))}function jF(e,t){
if(DF(e,t)){qF(e,t);return}let n=e.view?.rows[e.active]?.frame.key,s=e.view?.selected?.key!==t.selected.key||e.view?.revision!==t.revision;e.view=t,e.largestChange=e.view.tree.frames.reduce((a,r)=>Math.
max(a,Math.abs(zn(r,e.view.measure))),0),NF(e),e.table.setAttribute("aria-rowcount",String(e.view.rows.length+1)),e.node.toggleAttribute("data-virtual",lh(e));let o=s?e.view.selected.key:n;e.active=Math.
max(0,e.view.rows.findIndex(a=>a.frame.key===o)),ih(e,!0),s&&e.view.chosen&&bx(e,e.active,!0)}function _x(e){let t={events:e,view:null,active:0,nodes:new Map,range:[0,0],largestChange:0,frame:0};t.head=
i("thead"),t.body=i("tbody"),t.columns=i("colgroup"),t.table=i("table",{class:"tree-rows",role:"treegrid","aria-label":"Frames"},t.columns,t.head,t.body),t.node=i("div",{class:"tree-scroll",tabindex:"\
-1"},t.table);let[n,s]=[0,1].map(()=>i("tr",{class:"spacer","aria-hidden":"true"},i("td")));Object.assign(t,{above:n,below:s}),t.body.addEventListener("click",a=>BF(t,a)),t.body.addEventListener("dblc\
lick",a=>{let r=a.target.closest("tr[data-index]");r&&!a.target.closest("[data-act]")&&e.onZoom(t.view.rows[r.dataset.index].frame)}),t.body.addEventListener("keydown",a=>FF(t,a)),t.node.addEventListener(
"scroll",()=>mx(t),{passive:!0});let o=new ResizeObserver(()=>mx(t));return o.observe(t.node),{node:t.node,focus:()=>Xs(t,t.active,!0),draw:a=>jF(t,a),unmount(){o.disconnect(),cancelAnimationFrame(t.frame)}}}
var oh=12,ah=8,WF=e=>e.startsWith("Memcpy")?"gpu_memcpy":e.startsWith("Memset")?"gpu_memset":"kernel",HF=(e,t,n)=>e.tree.pair?i("a",{href:Fe({...e.pair(),merge_addresses:!0,use_short_name:!1,row:Le(t,
n)}),class:"op-link"},i("bdi",{},t)):i("bdi",{},t);function is(e,t,n,s,o="",a=!1){let[r,l]=n,c=d=>i("td",{class:"num",title:Bc(d,s)},je(d,s));return i("tr",{},i("th",{scope:"row",title:o,class:a?"inne\
r":null},t),c(r),e.tree.pair&&c(l),e.tree.pair&&i("td",{class:`num strong ${Yn(l-r)}`,title:qo(l-r,s)},vt(l-r,s)))}var ch=(e,t)=>i("thead",{},i("tr",{},t===""?i("td"):i("th",{scope:"col"},t),(e.tree.pair?
["Control","Test","Δ"]:[Gn(e.tree)]).map(n=>i("th",{scope:"col",class:"num"},n))));function UF(e,t){if(!t?.some(s=>s>0))return null;let n=s=>s===null?"unknown":mt(s);return i("tr",{},i("th",{scope:"r\
ow",title:"FLOPs of matrix products, convolutions and attention at and below the frame, where their shapes are known"},"FLOPs"),t.map(s=>i("td",{class:"num"},n(s))),e.tree.pair&&i("td",{class:"num str\
ong"},t.includes(null)?"":Cn(t[1]-t[0])))}function zF(e){return e&&[["more_work","more work",e.by==="flops"?"The time that the change of FLOPs would take at the speed of the control":"The time that th\
e change of calls would take if each took as long as in the control"],["slower_work","slower work",`The rest: each ${e.by==="flops"?"FLOP":"call"} takes more time, or less`]].map(([t,n,s])=>i("tr",{},
i("th",{scope:"row",class:"inner",title:s},`${n}, by ${e.by==="flops"?"FLOPs":"calls"}`),i("td"),i("td"),i("td",{class:`num ${Yn(e[t])}`,title:qo(e[t],"device")},vt(e[t],"device"))))}function KF(e,t){
let n=t.here.device;return i("table",{class:"detail-table"},i("caption",{class:"visually-hidden"},`Figures of the frame, ${Gn(e.tree)}`),ch(e,""),i("tbody",{},is(e,"Device time",t.total.device,"device",
"At and below the frame"),is(e,"self",t.ownOf.device,"device","Device work that no frame below it launched",!0),zF(t.work.split),is(e,"Host time",t.total.host,"host","At and below the frame, each call\
 counted once"),is(e,"self",t.ownOf.host,"host","Without the frames that it called",!0),is(e,"Calls",t.figures.calls,"calls"),UF(e,t.work.flops),e.tree.pair&&n!==null&&i("tr",{},i("th",{scope:"row",title:"\
The change of its device time (self) and of the frames below it that only one side has"},"Device time changed here"),i("td"),i("td"),i("td",{class:`num strong ${Yn(n)}`,title:qo(n,"device")},vt(n,"dev\
ice")))))}function GF(e,t){let n=[...t.kernels].sort((s,o)=>Math.abs(o.device[1]-o.device[0])-Math.abs(s.device[1]-s.device[0])||Math.max(...o.device)-Math.max(...s.device));return n.length>0&&i("tabl\
e",{class:"detail-table kernel-table"},i("caption",{},t.opened||t.instances>1?`Kernels of all ${k(t.instances)} instances`:"Its kernels"),ch(e,"Name"),i("tbody",{},n.slice(0,oh).map(({name:s,device:o,
counts:a})=>{let r=is(e,"",o,"device");return _(r.firstChild,i("span",{class:"mono kernel-name"},HF(e,s,WF(s)))),r.firstChild.title=`${s}
${je(a[0],"calls")}${e.tree.pair?` → ${je(a[1],"calls")}`:""} calls`,r}),n.length>oh&&i("tr",{},i("td",{class:"muted",colspan:e.tree.pair?"4":"2"},`${k(n.length-oh)} more`))))}function YF(e,t){return t.
shapes.length>0&&i("table",{class:"detail-table kernel-table"},i("caption",{},"Shapes of its first input"),ch(e,"Shape"),i("tbody",{},t.shapes.slice(0,ah).map(({text:n,calls:s})=>{let o=is(e,n,s,"call\
s");return o.firstChild.classList.add("mono"),o}),t.shapes.length>ah&&i("tr",{},i("td",{class:"muted"},`${k(t.shapes.length-ah)} more`))))}function VF(e,t,n){let s=t.names[1]??t.names[0],o={operator:"\
cpu_op",python:"python_function"}[t.sort],a=e.tree.pair&&o&&!/(?<!0x)…/.test(s);return i("p",{class:"op-actions"},n&&t.instances>1&&t.sort==="module"&&x(t.opened?"Fold its instances":`Show its ${k(t.
instances)} instances`,()=>e.onInstances(t),{class:"link-button"}),t.parent&&t.children.length>0&&x("Zoom to it",()=>e.onZoom(t),{class:"link-button zoom-button"}),a&&i("a",{href:Fe({...e.pair(),merge_addresses:!0,
use_short_name:!1,row:Le(s,o)})},"Open this operation"),a&&o==="cpu_op"&&i("a",{href:qs(e.pair(),{name:s,category:o})},"Show in the timeline"),!["root","rest"].includes(t.sort)&&x("Copy the name",()=>ot(
Ns(t),"Name copied."),{class:"link-button"}))}function JF(e,t,n,s){e.tree=t;let o=Kn(n).slice(1,-1),a=o.filter(({sort:l})=>l!=="python"),r=a.length>0?a:o.slice(-4);_(e.body,i("p",{class:"mono full-nam\
e"},i("bdi",{},Ge(n))),i("p",{class:"muted small"},[Bo(n),Fo(n),n.wrapper&&"on this side only, around frames that both sides have",["device","host"].filter(l=>Yt(n,l)).map(l=>`${l} time: no difference\
 found`)].flat().filter(Boolean).join(" · ")),r.length>0&&i("p",{class:"muted small mono frame-path"},`in ${r.map(Ge).join(" › ")}`),n.through.length>0&&i("p",{class:"muted small"},`On one side, it\
 is below ${n.through.join(", ")}.`),KF(e,n),VF(e,n,s),GF(e,n),YF(e,n))}function kx({pair:e,onInstances:t,onZoom:n}){let s={pair:e,onInstances:t,onZoom:n,tree:null};return s.body=i("div",{class:"tree-\
detail-body"}),{node:i("section",{class:"card tree-detail","aria-label":"Selected frame"},i("div",{class:"chart-head"},i("h2",{},"Selected frame")),s.body),draw:(a,r,l)=>JF(s,a,r,l)}}var QF=5;function vx(e){
let t=i("p",{class:"headline"}),n=i("ol",{class:"tree-largest"}),s=i("div",{class:"tree-notes small"}),o=i("section",{class:"card tree-summary","aria-label":"What changed"},t,n,s);function a(l,c){let d=Cg(
l,c);return[["new: ",d.only_in_test],["gone: ",d.only_in_control]].filter(([,u])=>u).map(([u,f],h)=>[h===0?" (":", ",u,x(Ge(f),()=>e(f),{class:"link-button mono tree-name"})]).flatMap((u,f,h)=>f===h.length-
1?[u,")"]:[u])}function r(l,c,d){let u=l.pair?Lg(c,d):je(c.ownOf[d][0],d),f=c.sort==="root";return i("li",{},f&&"The part without a partner directly below ",x(Ge(c),()=>e(c),{class:"link-button mono t\
ree-name"}),Rg(c).map((h,m)=>[m===0?" in ":" › ",x(Ge(h),()=>e(h),{class:"link-button mono tree-name"})])," ",i("span",{class:`strong ${l.pair?Yn(c.here[d]):""}`},u),l.pair&&i("span",{class:"muted"},
a(c,d)),Yt(c,d)&&i("span",{class:"muted",title:"The steps do not show that the time at and below it changed"}," (not certain)"))}return{node:o,draw(l,c,d){let{from:u,to:f,change:h,percent:m}=Ng(l,c),[
,p]=kn[c],[w,y]=l.root.total[c];_(t,i("span",{class:"headline-label"},`${p} ${Gn(l)}${c==="device"?", streams added up":""}`),l.pair?[i("span",{class:"value control-text"},u),i("span",{class:"arrow","\
aria-label":"to"},"→"),i("span",{class:"value test-text"},f),i("span",{class:`change ${Yn(y-w)}`},h,w>0&&i("span",{class:"change-percent"},` (${m})`))]:i("span",{class:"value"},u));let g=Io(l,c,QF);
_(n,g.map(D=>r(l,D,c))),n.hidden=g.length===0;let b=Ig(l),$=l.byHost&&l.pair&&`${l.root.total.device.some(D=>D>0)?"One side has no device time, so host":"Host"} time decides which frames belong togeth\
er.`,N=l.inAll>l.shown&&`${l.shown} of ${l.inAll} frames are shown, those that changed most; the others are in rows named “more”.`,A=l.pair&&l.samples.some(D=>D<Ir)&&"Fewer than 4 samples on a sid\
e: changes cannot be distinguished from noise, so all are coloured as measured.";_(s,Dg(l,d).map(D=>i("p",{class:"notice"},D)),[b,A,$,N].filter(Boolean).map(D=>i("p",{class:"muted"},D)))}}}var XF=250,
ZF=[["both","Both","As wide as the larger side, so frames that only the control has stay visible"],["control","Control","As wide as in the control"],["test","Test","As wide as in the test"]],ej=[["fol\
ded","Folded","Layers of the same kind together: BertLayer × 24"],["class","By layer class","All modules of one class together, wherever they are"],["instance","By instance","Each layer alone"]],tj=[
["modules","Modules","Modules, annotations and operators"],["operators","Operators","Annotations and operators, without modules"],["python","Python","Python functions too"]];function nj(e,t){let n=R("\
tree-search"),s=i("span",{class:"muted small tree-found"}),o=wn({id:n,wait:XF,onText:e,onStep:t,empties:!1,placeholder:"Frame or kernel"}),a=i("span",{class:"tree-steps",hidden:!0},U("up","The previou\
s match (Shift+Enter)",()=>t(-1)),U("down","The next match (Enter)",()=>t(1)));return{node:i("span",{class:"tree-search"},i("label",{for:n},"Find"),o,a,s),input:o,draw(r,l,c,d){if(document.activeElement!==
o&&(o.value=r),a.hidden=l===null||l.length===0,l===null){s.textContent="";return}let[u,f]=Mg(l,d);s.textContent=l.length===0?"No frame matches.":`${E(l.length,"frame")}: ${c.pair?`${je(u,d)} → ${je(
f,d)} (${vt(f-u,d)})`:je(u,d)}`}}}function xx({onChange:e,onStep:t}){let n=new Map(Ds.map(h=>[h,{change:i("span",{class:"switch-change"})}])),s=i("div",{class:"segmented tree-switch",role:"group","ari\
a-label":"What is measured"},Ds.map(h=>{let m=n.get(h);return m.button=x("",()=>e({by:h,rows:[]}),{title:kn[h][2],"aria-pressed":"false"}),m.button.append(kn[h][1]," ",m.change),m.button})),o=Se("Widt\
h of the frames",ZF,h=>e({width:h})),a=Se("How frames are grouped",ej,h=>e({frames:h,rows:[],open:[],zoom:""})),r=Se("What counts as a frame",tj,h=>e({level:h,rows:[],open:[],zoom:"",node:""})),l=Se("\
Order of the rows",[["","Largest first","The largest change first"],["calls","As called","In the order of their first calls"]],h=>e({order:h})),c=nj(h=>e({q:h}),t),d=(h,m,p="")=>i("span",{class:`tree-\
choice ${p}`},i("span",{class:"muted"},h),m),u=d("Width",o.node,"wide-choice");return{node:i("div",{class:"tree-controls"},s,d("Layers",a.node),u,d("Frames",r.node),d("Rows",l.node),c.node),search:()=>c.
input.focus(),draw(h,m,p,w){for(let[y,g]of n){g.button.setAttribute("aria-pressed",String(y===p));let b=m?.pair?Pg(m,y):"";_(g.change,b)}o.press(h.width),u.hidden=h.test==="",a.press(h.frames),r.press(
h.level),l.press(h.order),c.draw(h.q,w,m,p)}}}function sj(e){let t=e?.parts?.reduce((n,s)=>Math.abs(s.change)>Math.abs(n?.change??0)?s:n,null);return t?t.part==="idle"?"host":"device":""}var $x=([e,t])=>e>0?Math.abs(t-e)/e:t>0?1:0;function oj(e,t){
let{device:n,host:s}=e.root.total;return!(n[0]>0)||e.pair&&!(n[1]>0)?"host":e.pair?sj(t)||($x(s)>4*$x(n)?"host":"device"):"device"}async function aj(e,t){let n=new URLSearchParams({limit:"1",diagnosis:"\
false"});for(let[s,o]of Object.entries(nt(e)))o!==""&&o!=="all"&&n.set(s,o);try{return(await de(n,{signal:t})).waterfall}catch(s){if(s.name==="AbortError")throw s;return null}}async function rj(e,t){let n=e.
test!=="",s=e.frames==="instance",o=async c=>({...Dc(await Xa(n?"":e.control,Do(e,c,s),{signal:t})),chosenBy:c}),[a,r]=await Promise.all([o(e.by==="host"?"host":"device"),n&&e.by===""?aj(e,t):null]),l=e.
by||oj(a,r);return l==="host"&&e.by===""&&a.shown<a.inAll?{tree:await o("host"),measure:l}:{tree:a,measure:l}}async function lj(e,t,n){let s=t==="host"?"host":"device";return{...Dc(await Xa(e.test!==""?
"":e.control,Do(e,s,!0),{signal:n})),chosenBy:s}}async function ij(e,t,n,s=e.frames==="instance"){let o=Do(e,t.chosenBy,s);o.set("significance",n),ug(t,await Xa("",o),n)}var Sx={control_ranks:"all",test_ranks:"\
all",control_steps:"all",test_steps:"all"},Aa={path:"/tree",name:"Tree",read:Gt,mount:vj},cj=e=>Je({...Ne(""),...nt(e)}),Zs=(e,t,{replace:n=!0}={})=>!e.dead&&e.context.go(tt({...e.state,...t}),{replace:n});
function on(e,t,n){let s=a=>a.at<=t.at&&t.at<a.end,o=n??(s(e.shown.zoomed)?e.shown.zoomed:Kn(t).findLast(a=>s(a)&&e.shown.zoomed.at>=a.at&&e.shown.zoomed.at<a.end)??e.shown.tree.root);Zs(e,{node:t.key,
zoom:o.key}),e.speak(`${Ge(t)} is selected.`)}function dj(e,t){let n=e.state.rows.includes(t.key)?e.state.rows.filter(s=>s!==t.key):[...e.state.rows,t.key];Zs(e,{rows:n})}function Ex(e,t){let n=t.key,
s=e.state.open.includes(n);Zs(e,{open:s?e.state.open.filter(o=>o!==n):[...e.state.open,n],rows:e.state.rows.filter(o=>o!==n),node:n}),B(s?"Folded.":`Its instances are shown below ${Ge(t)}.`)}function uj(e,t){
let n=e.shown?.found??[];if(n.length>0){let s=n.indexOf(e.shown.selected),o=s<0?t>0?0:n.length-1:(s+t+n.length)%n.length;on(e,n[o]),B(`${o+1} of ${n.length}: ${Ge(n[o])}`)}}function fj(e){if(e.state.control===
"")return"";let t=`${e.state.control} ${Do(e.state,"device",e.state.frames==="instance")}`,n=e.state.by===""?"first":e.state.by==="host"?"host":"device";return e.answer?.base===t&&(n==="first"?e.answer.
first:e.answer.tree.shown>=e.answer.tree.inAll||e.answer.tree.chosenBy===n)?e.answer.key:`${t} ${n}`}function Tx(e,t){e.wanted=t,e.results.dataset.stale="";let[n,s]=[t.slice(0,t.lastIndexOf(" ")),e.state.
by];e.question.ask(o=>rj(e.state,o),o=>{e.answer={...o,key:t,base:n,first:s===""},e.instances=null,delete e.results.dataset.stale,e.question.say(null),B(E(o.tree.frames.length-1,"frame")),Rn(e)},o=>{e.
answer=null,e.shown=null,delete e.results.dataset.stale,e.question.say(mj(e,o)),Rn(e)})}function hj(e,t){let n=`${e.answer.key} ${t==="host"}`;return e.instances?.key===n?(dh(e,e.instances,t),e.instances.
tree):(e.instances={key:n,tree:null},e.question.ask(s=>lj(e.state,t,s),s=>{e.instances.tree=s,Rn(e),dh(e,e.instances,t)},s=>{e.instances=null,G(`The instances could not be loaded. ${s.message}`,{urgent:!0})}),
null)}async function dh(e,t,n){let{tree:s}=t;if(t.judged??=new Set,!(!s?.pair||n==="calls"||t.judged.has(n)||s.samples.some(o=>o<Ir))){t.judged.add(n);try{await ij(e.state,s,n,t===e.instances||e.state.
frames==="instance")}catch{return}!e.dead&&e.answer&&(e.answer===t||e.instances===t)&&(e.answer.verdicts=`${e.answer.verdicts??""} ${t===e.instances?"each ":""}${n}`,e.answer.classes=void 0,e.answer.openedFor=
void 0,Rn(e))}}function mj(e,t){let n=Object.keys(Sx).some(s=>e.state[s]!=="all");return xe(t,"This tree cannot be shown",n?x("Use all ranks and steps",()=>Zs(e,Sx),{class:"primary"}):x("Try again",()=>Tx(
e,e.wanted),{class:"primary"})," ",Tn())}var pj=e=>i("div",{class:"empty"},i("h2",{},"Choose a control and a test"),i("p",{},e.sets?.length===0?"There are no sets yet. ":"Pick two sets above, or a con\
trol alone, or go to the ",i("a",{href:L("/")},e.sets?.length===0?"Add traces":"Traces page"),"."));function gj(e,t){if(e.state.frames==="class")return e.answer.classes??=gg(e.answer.tree),e.answer.classes;
if(e.state.frames==="folded"&&e.state.open.length>0){let n=hj(e,t);if(n){let s=e.state.open.join();return e.answer.openedFor!==s&&(e.answer.opened=bg(e.answer.tree,n,new Set(e.state.open)),e.answer.openedFor=
s),e.answer.opened}}return e.answer.tree}function wj(e){let t=e.state.by||e.answer.measure,n=gj(e,t),s=e.state.q===""?null:Og(n,e.state.q),o=qc(n,e.state.node)??Io(n,t,1)[0]??n.root,a=qc(n,e.state.zoom)??
n.root,r=xg(n,t,[o,...n.frames.filter(u=>u.opened).flatMap(u=>u.children.slice(0,1)),...s??[]]),l=new Set(e.state.rows),c=$g(n,t,e.state.order,u=>r.has(u)!==l.has(u.key)),d=[e.answer.key,t,e.state.frames,
e.state.width,e.state.open.join(),n.frames.length].join(" ");return{tree:n,measure:t,width:e.state.width,found:s,text:`${e.state.q} ${e.state.order}`,selected:o,chosen:e.state.node!=="",zoomed:a,rows:c,
revision:d,judged:e.answer.verdicts??"",canOpen:e.state.frames==="folded",lines:yj(n),file:`tracediff-${n.sides.map(({label:u})=>Oe(u)).join("-")}`}}function yj(e){return[["control","test"].slice(0,e.
sides.length).map((n,s)=>`${e.pair?`${n}: `:""}${e.sides[s].label} (${E(e.sides[s].samples,"sample")})`).join(" → ")]}function bj(e){let t=e.answer&&{control:e.answer.tree.sides[0],test:e.answer.tree.
sides[1]},n=o=>hn(o,e.state,e.sets,t),s=e.state.control===""?"Tree":`${n("control")}${e.state.test===""?"":` → ${n("test")}`} · Tree`;e.heading.textContent=s,e.context.setTitle(s),e.sides.draw(e.state,
e.sets,t)}function Rn(e){if(e.dead)return;let t=fj(e);if(t===""?(e.question.drop(),[e.wanted,e.answer,e.shown]=["",null,null],e.question.say(pj(e))):t!==e.wanted&&(e.answer||e.question.say(null),Tx(e,
t)),bj(e),e.results.toggleAttribute("data-skeleton",t!==""&&!e.answer),!e.answer||e.answer.key!==t){e.controls.draw(e.state,null,e.state.by,null);return}e.shown=wj(e);let{tree:n,measure:s,found:o}=e.shown,
a=[e.shown.revision,e.shown.judged,e.state.level].join(" ");a!==e.summed&&(e.summed=a,e.summary.draw(n,s,e.state.level)),e.controls.draw(e.state,n,s,o),e.chart.draw(e.shown),e.chart.sql.set(ft(H_(e.state,
s),e.state)),e.table.draw({...e.shown,found:o&&new Set(o)}),e.detail.draw(n,e.shown.selected,e.shown.canOpen),dh(e,e.answer,s)}function _j(e,t){e.state=Gt(t),Rn(e),st(e,Rn),e.answer&&e.wanted===e.answer.
key&&e.context.settled()}function kj(e){e.dead=!0,e.question.unmount(),e.chart.unmount(),e.table.unmount()}function vj(e,t){let n={context:t,sets:null,answer:null,wanted:"",instances:null,shown:null,summed:"",
dead:!1};n.state=Gt(location.search),n.sides=zs(a=>Zs(n,{...a,node:"",zoom:"",rows:[],open:[]},{replace:!1}),{none:"none: one set alone",links:a=>[i("a",{class:"small",href:cj(a)},"Compare"),Su(a)]}),
n.summary=vx(a=>on(n,a)),n.controls=xx({onChange:a=>Zs(n,o(a)),onStep:a=>uj(n,a)}),n.chart=wx({onPick:a=>on(n,a,a),onZoom:a=>on(n,n.shown.selected,a),onMove:a=>on(n,a)}),n.table=_x({onSelect:a=>on(n,a),
onZoom:a=>on(n,a,a),onToggle:a=>dj(n,a),onInstances:a=>Ex(n,a)}),n.detail=kx({pair:()=>nt(n.state),onInstances:a=>Ex(n,a),onZoom:a=>on(n,a,a)});let s=i("div",{class:"message"});n.heading=i("h1",{class:"\
visually-hidden"},"Tree"),n.results=i("div",{class:"results tree-results"},n.summary.node,n.controls.node,i("div",{class:"tree-columns"},n.chart.node,i("section",{class:"card table-card tree-card","ar\
ia-label":"Tree table"},n.table.node),n.detail.node)),e.append(i("div",{class:"page tree-page"},n.heading,n.sides.node,s,n.results)),n.question=De({context:t,results:n.results,message:s}),n.speak=$e(400,
B);function o(a){return a.frames&&n.shown?{...a,node:n.shown.selected.foldKey}:a}return Rn(n),st(n,Rn),{keys:{search:()=>n.controls.search(),enter:()=>n.shown!==null&&n.table.focus(),control:()=>n.sides.
choose("control"),test:()=>n.sides.choose("test"),close:()=>n.shown!==null&&n.shown.zoomed!==n.shown.tree.root&&on(n,n.shown.selected,n.shown.tree.root)},update:a=>_j(n,a),unmount:()=>kj(n)}}var Mx="No connection to the server: trying again.";function xj({actions:e}){return`${Mx} What is on the screen stays. ${e===0?"":e===1?"Your last action is sent when it answers.":`Your last ${k(e)} a\
ctions are sent when it answers.`}`.trimEnd()}function $j(e,t){let n=!1,s="",o=()=>mn().hurry();function a(){let{gone:r,other:l}=mn(),c=r?xj(mn()):l?"The server has been replaced by another version of\
 it.":"";c!==s&&(s=c,e.hidden=c==="",_(e,c,c!==""&&(r?x("Try now",o):x("Load the page again",()=>location.reload())))),r!==n&&(n=r,B(r?Mx:"The server answers again.",r),r||t())}_m(a),window.addEventListener(
"online",o),document.addEventListener("visibilitychange",o),a()}function Sj(e,t,n){let s=0,o=r=>[...r.dataTransfer?.types??[]].includes("Files"),a=()=>{s=0,e.hidden=!0};window.addEventListener("dragen\
ter",r=>{o(r)&&t()&&(r.preventDefault(),s+=1,e.hidden=!1)}),window.addEventListener("dragleave",r=>{o(r)&&(s-=1,(s<=0||r.relatedTarget===null)&&a())}),window.addEventListener("pointermove",()=>{e.hidden||
a()}),window.addEventListener("dragover",r=>{o(r)&&(r.preventDefault(),r.dataTransfer.dropEffect=t()?"copy":"none")}),window.addEventListener("drop",async r=>{if(a(),!!o(r)){if(r.preventDefault(),!t()){
G("This server is read-only.",{urgent:!0});return}try{let l=await bp(r.dataTransfer);l.length>0&&n(l)}catch(l){G(`What was dropped could not be read: ${l.message}`,{urgent:!0})}}})}var Ej=1e3,wi="This\
 page waits for a set that the server has not checked yet.";function Tj(){let e=i("span",{class:"toast-text"}),t=i("div",{class:"toast set-wait"},e),n=0,s=0;async function o(a){let r=await Ss().then(l=>l.
set_files,()=>null);a!==s||!t.isConnected||(e.textContent=r?`${wi} ${gd(r)}`:wi,n=setTimeout(o,Ej,a))}km(a=>{let r=a&&gt()!=="/";r!==t.isConnected&&(clearTimeout(n),s+=1,t.remove(),r&&(document.getElementById(
"toasts").append(t),e.textContent=wi,B(wi),o(s)))})}var Ax=()=>i("a",{href:L("/")},"Show");function Oj(){return[...H.active.filter(({state:t})=>t!=="asking").map(t=>({label:t.label,text:Ad(t),...Md(t)})),
...kt.running.map(t=>({label:t.label,text:Jn(t),done:t.bytes_done,total:t.bytes_total}))]}function Mj(){let e=o=>H.transfers.filter(a=>a.state===o),[t,n]=[e("asking"),e("failed")];return[t.length===1?
`“${t[0].label}” waits for an answer`:t.length>1&&`${k(t.length)} uploads wait for an answer`,n.length===1?`“${n[0].label}” was not stored`:n.length>1&&`${k(n.length)} uploads were not stored`].
filter(Boolean).join("; ")}function Aj(){let e=i("progress",{max:"1",value:"0","aria-label":"Progress of the uploads"}),t=i("strong",{class:"ellipsis"}),n=i("span",{class:"muted small ellipsis"});return{
node:i("div",{class:"status-part status-progress"},i("div",{class:"status-head"},t,Ax()),e,n),draw(o){t.textContent=o.length===1?o[0].label:`${k(o.length)} sets on their way`,n.textContent=o[0].text;let a=o.
reduce((r,l)=>r+l.total,0);o.some(r=>r.total===0)?e.removeAttribute("value"):(e.max=a,e.value=Math.min(a,o.reduce((r,l)=>r+l.done,0)))}}}function Rj(){let e=i("span",{});return{node:i("div",{class:"st\
atus-part status-head"},e,Ax()),draw(n){e.textContent=`${n}.`}}}function Cj(e){let t=i("div",{class:"status-part status-offer"}),n=!1;function s(){n=!1,e()}function o(a,r){let l=i("p",{class:"status-v\
erdict",role:"status"}),c=i("a",{class:"button primary",href:Qe(a.id,r.id)},`Compare ${a.label} with ${r.label}`);_(t,i("div",{class:"status-head"},i("strong",{},"Both sets are stored"),U("close","Dis\
miss",s)),l,c),n=!0,e(),B(`Both sets are stored. You can compare ${a.label} with ${r.label} now.`);let d=new URLSearchParams({control:a.id,test:r.id,limit:"0",diagnosis:"false"});de(d).then(u=>{l.textContent=
u.verdict.words?`Step time: ${u.verdict.words}`:""}).catch(()=>{})}return{node:t,set:o,clear:s,isOn:()=>n}}function Lj(){let e=i("section",{class:"status-card","aria-label":"Uploads",hidden:!0}),t=Aj(),
n=Rj(),s=Cj(a);document.getElementById("toasts").append(e);let o=0;function a(){o=0;let l=gt()!=="/",c=l?Oj():[],d=l?Mj():"";c.length>0&&t.draw(c),d!==""&&n.draw(d),Rt(e,[c.length>0&&t.node,d!==""&&n.
node,s.isOn()&&s.node].filter(Boolean)),e.hidden=e.childElementCount===0}function r(){o===0&&(o=requestAnimationFrame(a))}return H.addEventListener("change",r),kt.addEventListener("change",r),a(),{offer:s.
set,clear:s.clear,draw:a}}var Rx="tracediff.session";function Nj(){try{return sessionStorage.getItem(Rx)??""}catch{return""}}function uh(e){return e.last??=Nj(),e.last}function bi(e,t){e.last=t;try{sessionStorage.
setItem(Rx,t)}catch{}}var Pj=e=>Ht(e).then(t=>t.quality.kept>0?t:null).catch(()=>null),Ij=()=>it(new URLSearchParams({limit:"0"})).then(({total:e})=>e===2).catch(()=>!1);async function Ox(e){if(H.active.
length>0||e.arrived.length===0)return;let t=e.arrived.sort((c,d)=>c.key-d.key).map(({id:c})=>c);e.arrived=[];let n=t.length===1,s=uh(e);bi(e,n?t[0]:"");let o=n&&s!==""&&s!==t[0]?[s,...t]:t;if(o.length!==
2)return;let[a,r]=await Promise.all(o.map(Pj));if(!r&&n&&bi(e,s),!a||!r)return;let l=!n||gp(a.label,r.label)||await Ij();H.active.length===0&&e.onPair(...xo(a,r),{sure:l})}function Dj(e){let t={onPair:e,
last:null,arrived:[]},n=s=>{t.arrived=t.arrived.filter(o=>o.id!==s)};return H.addEventListener("stored",({detail:s})=>{n(s.job.set),t.arrived.push({id:s.job.set,key:s.key}),Ox(t)}),H.addEventListener(
"change",({detail:s})=>{s?.state==="undone"?(n(s.job.set),uh(t)===s.job.set&&bi(t,"")):(s===null||s.state==="failed"||s.state==="cancelled")&&Ox(t)}),{clear(){t.last="",Pe().then(()=>bi(t,uh(t)))}}}var Cx={
path:null,name:"Not found",mount(e,t){return t.setTitle("Not found"),e.append(i("div",{class:"page"},i("div",{class:"empty"},i("h1",{},"There is no such page"),i("p",{},"The address may be mistyped. ",
i("a",{href:L("/")},"Go to your traces"),".")))),{update(){},unmount(){}}}},qj=120,Bj=[Oa,os,df,Aa,Ta,Pu,Ef,Af,Uf],Ra=document.getElementById("main"),Ot=null,fh="",ds=history.state?.scroll??null,yi=location.
hash.slice(1),ke={go(e,{replace:t=!1}={}){let n=location.pathname+location.search;e!==n&&(t?history.replaceState(history.state,"",e):(Lx(),history.pushState(null,"",e)),ds=null),yi=new URL(e,location.
href).hash.slice(1),mh()},setTitle(e){document.title=e===""?"tracediff":`${e} · tracediff`},busy(e){document.getElementById("busy").hidden=!e},unknown(e){Dx.draw(Ot.page,e)},lastCompare(e){let t=new URLSearchParams(
fh.split("?")[1]??"");return["control","test"].every(n=>t.get(n)===e.get(n))?fh:void 0},settled(){ds!==null?(window.scrollTo(0,ds),ds=null):yi!==""&&document.getElementById(yi)?.scrollIntoView(),yi=""},
status:null,newPair:!1},Lx=()=>history.state?.scroll!==window.scrollY&&history.replaceState({scroll:window.scrollY},"");function mh(){let e=Bj.find(n=>n.path===gt())??Cx;if(cs("nav-traces",e===Oa),cs(
"nav-compare",e===os||e===df||e===Af),cs("nav-tree",e===Aa),cs("nav-timeline",e===Ta),cs("nav-analyse",e===Pu),cs("nav-query",e===Ef),cs("nav-series",e===Uf),Wj(),Nx()&&(Kj.clear(),hh.clear()),hh.draw(),
Dx.draw(e),Ot?.page===e){Ot.view.update(location.search);return}Ot?.view.unmount(),ke.busy(!1),Ra.textContent="";let t=Ot!==null;Ot={page:e,view:e.mount(Ra,ke)},t&&(window.scrollTo(0,0),Ra.focus({preventScroll:!0}),
B(`${e.name} page`))}function Nx(){let e=new URLSearchParams(location.search);return gt().startsWith(os.path)&&!!(e.get("control")&&e.get("test"))}function Px(){return(gt()===Oa.path||gt()===os.path&&
!Nx())&&!vo(document.activeElement)&&!document.querySelector("dialog[open]")}function Fj(e,t,{sure:n}){if(!Px()||!n){hh.offer(e,t);return}let s=H.transfers.filter(o=>H.canUndo(o)&&[e.id,t.id].includes(
o.job.set));ke.newPair=!0,ke.go(Qe(e.id,t.id)),ke.newPair=!1,s.length!==0&&G(`${s.map(({label:o})=>`“${o}”`).join(" and ")} ${s.length===1?"was":"were"} added.`,{seconds:30,action:{label:"Undo",run:async()=>{
try{await Promise.all(s.map(o=>H.undo(o))),ke.go(L("/"))}catch(o){G(`That did not work. ${o.message}`,{urgent:!0})}}}})}function jj({detail:{label:e,job:t}}){let n=()=>ke.go(t.page);Px()?n():G(`The co\
mparison of “${e}” is ready.`,{seconds:30,action:{label:"Open",run:n}})}function cs(e,t){let n=document.getElementById(e);t?n.setAttribute("aria-current","page"):n.removeAttribute("aria-current")}
function Wj(){let e={"/":"nav-traces","/compare":"nav-compare","/tree":"nav-tree","/timeline":"nav-timeline","/analyse":"nav-analyse","/query":"nav-query","/series":"nav-series"}[gt()];e&&(document.getElementById(
e).href=location.pathname+location.search),gt()===os.path&&(fh=location.pathname+location.search);let t=new URLSearchParams(location.search),n=new URLSearchParams;for(let o of["control","test"])t.get(
o)&&n.set(o,t.get(o));let s=gt();(s.startsWith("/compare")||[Aa,Ta].some(({path:o})=>o===s))&&n.size>0&&Hj(t,n,s)}function Hj(e,t,n){let[s,o]=[e.get("control"),e.get("test")],a=(l,c)=>{document.getElementById(
l).href=c};a("nav-traces",L(`/?${t}`));let r=new URLSearchParams({set:s??"",test:o??""});a("nav-analyse",L(`/analyse?${r}`)),a("nav-query",L(`/query?${t}`)),n!==Aa.path&&a("nav-tree",tt(nt(Gt(location.
search)))),n!==Ta.path&&a("nav-timeline",xt(Object.fromEntries(e))),!n.startsWith(os.path)&&s&&o&&a("nav-compare",ke.lastCompare(e)??Qe(s,o))}function Uj(e){if(e.defaultPrevented||e.button!==0||e.metaKey||
e.ctrlKey||e.shiftKey||e.altKey)return;let t=e.target.closest?.("a[href]");if(!t||t.target!==""||t.hasAttribute("download"))return;let n=new URL(t.href),s=Wi(n.pathname),o=n.origin===location.origin&&
L(s)===n.pathname&&!s.startsWith("/api/")&&!s.startsWith("/web/"),a=n.pathname+n.search===location.pathname+location.search;!o||n.hash!==""&&a||(e.preventDefault(),ke.go(n.pathname+n.search+n.hash))}async function Ix(){
try{ke.status=await Ss(),bm(ke.status.build),document.getElementById("version").textContent=`tracediff ${ke.status.version}`,document.body.toggleAttribute("data-read-only",ke.status.read_only===!0),document.
body.toggleAttribute("data-no-sql",ke.status.sql===!1),document.body.toggleAttribute("data-no-traces",ke.status.keep_traces===!1)}catch{}}async function zj(){let e=globalThis.firstComparison?.answer;e&&
(Ra.dataset.waits="",await Promise.race([e.catch(()=>{}),new Promise(t=>{setTimeout(t,qj)})]),delete Ra.dataset.waits),Ot===null&&mh()}var Dx=my(document.getElementById("bad-values"),ke),hh=Lj();$j(document.
getElementById("connection"),()=>{Ix(),Ot?.view.back?.()});Tj();var Kj=Dj(Fj);Ym();Km(document.getElementById("theme"));ap(()=>Ot,document.getElementById("keys"));Sj(document.getElementById("drop-veil"),
()=>ke.status?.read_only!==!0,e=>{H.add(e),gt()!=="/"&&!document.querySelector("dialog[open]")&&ke.go(L("/"))});H.addEventListener("bundle",jj);H.addEventListener("change",()=>cr().catch(()=>{}),{once:!0});
document.addEventListener("click",Uj);history.scrollRestoration="manual";window.addEventListener("popstate",e=>{ds=e.state?.scroll??0,mh(),(Ot.page===Oa||Ot.page===Cx)&&ke.settled()});new IntersectionObserver(
([{isIntersecting:e}])=>document.body.toggleAttribute("data-top",e)).observe(document.querySelector(".top"));window.addEventListener("scroll",$e(200,()=>{ds===null&&Lx()}),{passive:!0});for(let e of["\
wheel","touchstart","keydown"])window.addEventListener(e,()=>{ds=null},{passive:!0});zj();Pe().then(()=>{kt.watch(),Ix()});})();
