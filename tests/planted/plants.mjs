// The causes that are planted, by kind. A kind is a function of the templates that lists
// candidates; of these the first is taken that changes the step time by the wanted size.
//
// A candidate: { what, guess, apply(templates, x), expect }.
//   apply   changes clones of the templates by the amount x, which is searched from `guess`,
//           up to `limit` or `most`
//   control the templates of the other side, where they are not those of the trace
//   added   the host time (ns per step) that x adds: at least half of it must show
//   still   the step time must not change; x stays
//   free    the step time may change or not; x stays
//   expect  what a right answer says: `kinds` of sentence that lead to the cause; `names`:
//           alternatives, each a list of names that must all be said (but by `nameless`
//           kinds); `instance`: of modules, not the class alone; `rank`, `step`; `verdict` of
//           the step time: slower, still or any; `layer`: of the sentence on the layer
//           (plants_layers.mjs); null: there is none
import * as code from './plants_code.mjs';
import * as device from './plants_device.mjs';
import * as host from './plants_host.mjs';
import * as layers from './plants_layers.mjs';
import * as ranks from './plants_ranks.mjs';

export const KINDS = {
    slower_kernel: device.slowerKernel,
    slower_operator: host.slowerOperator,
    replaced: device.replacedKernel,
    more_calls: device.moreCalls,
    late_in_call: host.lateInCall,
    hole: host.hole,
    new_wait: host.newWait,
    copies: device.moreCopies,
    straggler_computes: ranks.stragglerComputes,
    straggler_idles: ranks.stragglerIdles,
    transfer: ranks.slowerTransfer,
    overlap: ranks.lostOverlap,
    clock: device.everyKernel,
    single_step: host.singleStep,
    launches: host.slowerLaunches,
    host_clock: host.slowerHost,
    cancelling: device.cancelling,
    hidden: device.hidden,
    input: host.longerInput,
    other_work: device.otherWork,
    graph_launch: code.graphLaunch,
    compiled: code.compiledRegion,
    pageable: code.pageableCopies,
    small_buckets: code.smallerBuckets,
    allocation: code.allocations,
    first_call: code.firstCall,
    with_stack: code.recordedStack,
    garbage: code.garbage,
    layer_one: layers.slowInOneLayer,
    layer_all: layers.slowInAllLayers,
    layer_replaced: layers.replacedInLayers,
    layer_copy: layers.copyInLayers,
    layer_removed: layers.removedLayers,
    layer_host: layers.slowHostInLayer,
};
