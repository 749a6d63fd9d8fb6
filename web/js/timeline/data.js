// The data of one side from the server: its steps, the whole shown step, and its visible window.
import * as api from '../api.js';
import { TIMELINE } from '../parameters.js';
import { chooseSample } from './state.js';
import { createWindows } from './windows.js';

/** The parameters that name the step of a side. */
function stepQuery(state, side, sample) {
    const query = new URLSearchParams({ rank: String(sample.rank), span: String(sample.span) });
    if (sample.step_number !== null) {
        query.set('step', String(sample.step_number));
    }
    if (state[`${side}_marker`]) {
        query.set('marker', state[`${side}_marker`]);
    }
    if (state.use_short_name) {
        query.set('use_short_name', 'true');
    }
    return query;
}

/** `onChange()` after every answer; `onError(error)`. */
export function createSideData(side, { onChange, onError }) {
    let samplesKey = '';
    let stepKey = '';
    let asked = null; // the request for samples or for the whole step
    const self = { side, samples: null, chosen: null, whole: null, window: null, error: null,
        query: null, set: '' };
    const windows = createWindows({
        ask: ({ from, to, pixels }, signal) => {
            const query = new URLSearchParams(self.query);
            Object.entries({ from, to, pixels }).forEach(([name, value]) =>
                query.set(name, String(Math.round(value * 1000) / 1000)));
            return api.timeline(self.set, query, { signal });
        },
        onAnswer: (answer) => { self.window = answer; onChange(self); },
        onError,
    });

    async function ask(answer, onAnswer) {
        asked?.abort();
        const mine = new AbortController();
        asked = mine;
        self.error = null;
        try {
            const got = await answer(mine.signal);
            if (asked === mine) {
                onAnswer(got);
                onChange(self);
            }
        } catch (error) {
            if (asked === mine && error.name !== 'AbortError') {
                self.error = error;
                onChange(self);
            }
        }
    }

    function forget() {
        asked?.abort();
        windows.drop();
        Object.assign(self, { whole: null, window: null });
        stepKey = '';
    }

    return Object.assign(self, {
        windows,
        /** The steps of the set of this side. */
        load(state) {
            const key = JSON.stringify([state[side], state[`${side}_marker`]]);
            if (key === samplesKey) {
                return;
            }
            samplesKey = key;
            forget();
            Object.assign(self, { samples: null, chosen: null, set: state[side] });
            if (state[side] !== '') {
                ask((signal) => api.getSteps(state[side], state[`${side}_marker`] || null,
                    { signal }), (got) => { self.samples = got; });
            }
        },
        /** Chooses the step; `like`: the choice of the other side. */
        choose(state, like) {
            self.chosen = chooseSample(self.samples, { rank: state[`${side}_rank`],
                span: state[`${side}_span`], step: state[`${side}_step`] }, like);
            return self.chosen;
        },
        /** The whole step; `pixels`: the width of the drawing. */
        loadWhole(state, pixels) {
            const query = stepQuery(state, side, self.chosen.sample);
            if (query.toString() === stepKey) {
                return;
            }
            forget();
            stepKey = query.toString();
            self.query = query;
            const first = new URLSearchParams(query);
            const { least, most } = TIMELINE.pixels;
            first.set('pixels', String(Math.min(most, Math.max(least, Math.round(pixels)))));
            ask((signal) => api.timeline(self.set, first, { signal }), (got) => {
                self.whole = got;
                self.window = got;
                windows.has(got);
            });
        },
        stepKey: () => `${self.set} ${stepKey}`,
        /** Where rows of a name are; null: nowhere in this step. */
        async find(wanted, options) {
            const query = new URLSearchParams(self.query);
            Object.entries(wanted).forEach(([name, value]) => {
                if (value !== '' && value !== null && value !== undefined) {
                    query.set(name, String(value));
                }
            });
            const found = await api.timelineFind(self.set, query, options);
            return found.rows.length > 0 ? found : null;
        },
        retry() {
            samplesKey = '';
            stepKey = '';
        },
        unmount: forget,
    });
}
