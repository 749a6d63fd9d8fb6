// Made by `make bundles` of web/report/report.js and what it imports.
"use strict";
(() => {
  // web/js/dom.js
  function h(tag, props = {}, ...children) {
    const node = document.createElement(tag);
    for (const [key, value] of Object.entries(props ?? {})) {
      if (value === null || value === void 0 || value === false) {
        continue;
      }
      if (key === "class") {
        node.className = value;
      } else if (key === "text") {
        node.textContent = value;
      } else if (key === "on") {
        for (const [event, handler] of Object.entries(value)) {
          node.addEventListener(event, handler);
        }
      } else if (key === "data") {
        Object.assign(node.dataset, value);
      } else if (key === "css") {
        for (const [property, text] of Object.entries(value)) {
          node.style.setProperty(property, text);
        }
      } else {
        node.setAttribute(key, value === true ? "" : String(value));
      }
    }
    append(node, children);
    return node;
  }
  function append(node, children) {
    for (const child of children) {
      if (Array.isArray(child)) {
        append(node, child);
      } else if (child !== null && child !== void 0 && child !== false) {
        node.append(child);
      }
    }
  }
  function fill(node, ...children) {
    node.textContent = "";
    append(node, children);
    return node;
  }
  function refill(node, list2) {
    const stay = new Set(list2);
    for (const child of [...node.childNodes]) {
      if (!stay.has(child)) {
        child.remove();
      }
    }
    let at = node.firstChild;
    for (const child of list2) {
      if (child === at) {
        at = at.nextSibling;
      } else {
        node.insertBefore(child, at);
      }
    }
  }
  function button(text, handler, props = {}) {
    return h("button", { type: "button", ...props, on: { click: handler } }, text);
  }
  var SVG = "http://www.w3.org/2000/svg";
  function svg(tag, attributes = {}, ...children) {
    const node = document.createElementNS(SVG, tag);
    for (const [key, value] of Object.entries(attributes)) {
      node.setAttribute(key, String(value));
    }
    append(node, children);
    return node;
  }
  var ICONS = {
    note: "M3 2.5h10v7.5l-3.5 3.5H3zM13 10H9.5v3.5M5.5 5.5h5M5.5 8h3",
    pin: "M6 2.5h4M6.5 2.5l.3 4.2L4.5 9.5h7L9.2 6.7l.3-4.2M8 9.5v4",
    trash: "M3 4.5h10M6 4.5V3h4v1.5M4.3 4.5l.6 9h6.2l.6-9M6.8 7v4M9.2 7v4",
    swap: "M2.5 5.5h10M10 3l2.5 2.5L10 8M13.5 10.5h-10M6 8l-2.5 2.5L6 13",
    close: "M4 4l8 8M12 4l-8 8",
    more: "M3.5 8h.01M8 8h.01M12.5 8h.01",
    up: "M4.5 9.5L8 6l3.5 3.5",
    down: "M4.5 6.5L8 10l3.5-3.5",
    chevron: "M6 4l4 4-4 4",
    warning: "M8 2.5l6 10.8H2zM8 6.5v3.2M8 11.4v.3",
    link: "M6.5 9.5l3-3M7.5 4.5l1-1a2.8 2.8 0 014 4l-1 1M8.5 11.5l-1 1a2.8 2.8 0 01-4-4l1-1",
    plus: "M8 3.5v9M3.5 8h9",
    minus: "M3.5 8h9",
    pan: "M8 2v12M2 8h12M6 4l2-2 2 2M6 12l2 2 2-2M4 6L2 8l2 2M12 6l2 2-2 2",
    reset: "M3.5 8a4.5 4.5 0 101.3-3.2L3.2 6.4M3 3v3.6h3.6",
    folder: "M2 4h4.2l1.4 1.6H14V13H2z",
    file: "M4 2h5l3 3v9H4zM9 2v3h3"
  };
  function icon(name) {
    return svg("svg", {
      viewBox: "0 0 16 16",
      class: "icon",
      "aria-hidden": "true",
      focusable: "false"
    }, svg("path", { d: ICONS[name] }));
  }
  function iconButton(name, label, handler, props = {}) {
    return h(
      "button",
      {
        type: "button",
        title: label,
        "aria-label": label,
        ...props,
        class: `icon-button ${props.class ?? ""}`.trim(),
        on: { click: handler }
      },
      icon(name)
    );
  }
  var pictureButtons = (save, what, words = `${what}: download`) => ["PNG", "SVG"].map((kind) => button(kind, () => save(kind.toLowerCase()), { title: `${words} as ${kind}`, "aria-label": `${kind} of ${what}` }));
  var lastId = 0;
  function uniqueId(prefix) {
    lastId += 1;
    return `${prefix}-${lastId}`;
  }
  function inPlace(anchor, act) {
    const { top } = anchor.getBoundingClientRect();
    act();
    window.scrollBy(0, anchor.getBoundingClientRect().top - top);
  }
  var fromTo = (from, to) => [
    h("span", { class: "value control-text" }, from),
    h("span", { class: "arrow", "aria-label": "to" }, "→"),
    h("span", { class: "value test-text" }, to)
  ];
  var painted = () => new Promise((resolve) => {
    if (document.hidden) {
      resolve();
    } else {
      requestAnimationFrame(() => setTimeout(resolve));
    }
  });
  function announce(text, urgent = false) {
    const region = document.getElementById(urgent ? "alerts" : "live");
    region.textContent = "";
    setTimeout(() => {
      region.textContent = text;
    }, 50);
  }
  function debounce(wait, action) {
    let timer = 0;
    const run = (...args) => {
      clearTimeout(timer);
      timer = setTimeout(() => action(...args), wait);
    };
    run.cancel = () => clearTimeout(timer);
    return run;
  }
  function segmented(label, choices, onPick) {
    const buttons = /* @__PURE__ */ new Map();
    const node = h(
      "div",
      { class: "segmented", role: "group", "aria-label": label },
      choices.map(([value, text, title]) => {
        const b = button(text, () => onPick(value), { title, "aria-pressed": "false" });
        buttons.set(value, b);
        return b;
      })
    );
    return { node, buttons, press(value) {
      for (const [key, b] of buttons) {
        b.setAttribute("aria-pressed", String(key === value));
      }
    } };
  }
  function toast(text, { action = null, seconds = 8, urgent = false } = {}) {
    const node = h(
      "div",
      { class: `toast${urgent ? " toast-urgent" : ""}` },
      h("span", { class: "toast-text" }, text)
    );
    let timer = 0;
    const close = () => {
      clearTimeout(timer);
      node.remove();
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(close, seconds * 1e3);
    };
    if (action) {
      node.append(button(action.label, () => {
        close();
        action.run();
      }, { class: "toast-action" }));
    }
    node.append(iconButton("close", "Dismiss", close));
    const hold = () => clearTimeout(timer);
    node.addEventListener("pointerenter", hold);
    node.addEventListener("focusin", hold);
    node.addEventListener("pointerleave", wait);
    node.addEventListener("focusout", wait);
    document.getElementById("toasts").append(node);
    announce(action ? `${text} ${action.label} is available.` : text, urgent);
    wait();
    return close;
  }
  function createSqlLink(what) {
    const node = h("a", {
      class: "button sql-link",
      hidden: true,
      title: `${what}: the same numbers in SQL`,
      "aria-label": `${what}: SQL`
    }, "SQL");
    return { node, set(href) {
      node.hidden = href === null;
      if (href !== null) {
        node.href = href;
      }
    } };
  }

  // web/js/format.js
  function digitsOf(size3) {
    const [mantissa, power = "0"] = String(size3).split("e");
    const [whole2, part = ""] = mantissa.split(".");
    const shift = Number(power);
    if (shift < 0) {
      const all = whole2.padStart(1 - shift, "0");
      return [all.slice(0, shift), all.slice(shift) + part];
    }
    return [whole2 + part.padEnd(shift, "0").slice(0, shift), part.slice(shift)];
  }
  function decimal(n, least, most) {
    const sign = n < 0 || Object.is(n, -0) ? "-" : "";
    if (!Number.isFinite(n)) {
      return Number.isNaN(n) ? "NaN" : `${sign}∞`;
    }
    let [whole2, part] = digitsOf(Math.abs(n));
    if (part.length > most) {
      const up = part[most] >= "5";
      const all = whole2 + part.slice(0, most);
      const rounded = up ? String(BigInt(all) + 1n).padStart(all.length, "0") : all;
      whole2 = rounded.slice(0, rounded.length - most);
      part = rounded.slice(rounded.length - most);
    }
    while (part.length > least && part.endsWith("0")) {
      part = part.slice(0, -1);
    }
    part = part.padEnd(least, "0");
    return sign + whole2.replace(/\B(?=(\d{3})+$)/g, ",") + (part === "" ? "" : `.${part}`);
  }
  var NONE = "–";
  var MINUS = "−";
  var NBSP = " ";
  var known = (format) => (value) => value === null || value === void 0 ? NONE : format(value);
  var withMinus = (text, value) => value < 0 ? MINUS + text : text;
  var signed = (text, value) => value > 0 ? `+${text}` : withMinus(text, value);
  var grouped = (n) => decimal(n, 0, 2);
  var formatCount = known((n) => grouped(n).replace("-", MINUS));
  var formatCountDiff = known((n) => signed(grouped(Math.abs(n)), n));
  function scaleOf(size3, units) {
    const place = Math.max(0, units.findLastIndex((_, i) => size3 >= 999.5 * 1e3 ** (i - 1)));
    return [units[place], 1e3 ** place];
  }
  var formatFlops = known((value) => {
    const [unit, per] = scaleOf(Math.abs(value), ["", "K", "M", "G", "T", "P", "E"]);
    const left = Math.abs(value) / per;
    const digits = left >= 99.95 ? 0 : left >= 9.995 ? 1 : 2;
    return withMinus(decimal(left, 0, digits), value) + (unit && NBSP + unit);
  });
  var TIMES = [["s", 1e6], ["ms", 1e3], ["µs", 1], ["ns", 1e-3]];
  var RATES = [["TB/s", 1e3], ["GB/s", 1], ["MB/s", 1e-3], ["kB/s", 1e-6]];
  var largestIn = (scales, size3, zero) => scales.find(([, per]) => size3 >= per * 0.99995) ?? (size3 > 0 ? scales.at(-1) : zero);
  var timeScale = (us) => largestIn(TIMES, Math.abs(us), TIMES[2]);
  var rateScale = (rate) => largestIn(RATES, Math.abs(rate), RATES[1]);
  function significant(us, [unit, per]) {
    const size3 = Math.abs(us / per);
    const digits = size3 === 0 || unit === "ns" || size3 >= 999.95 ? 0 : size3 >= 99.995 ? 1 : size3 >= 9.9995 ? 2 : 3;
    return decimal(size3, digits, digits) + NBSP + unit;
  }
  var formatTime = known((us) => {
    const text = significant(us, timeScale(us));
    return /[1-9]/.test(text) ? withMinus(text, us) : text;
  });
  var formatTimeDiff = known((us) => signed(significant(us, timeScale(us)), us));
  function three(size3) {
    const digits = size3 >= 99.95 || size3 < 5e-3 ? 0 : size3 >= 9.995 ? 1 : 2;
    return decimal(size3, digits, digits);
  }
  function shortTime(us) {
    const [unit, per] = timeScale(us * 1.0005);
    return withMinus(three(Math.abs(us / per)) + NBSP + unit, us);
  }
  var shortTimeDiff = (us) => (us > 0 ? "+" : "") + shortTime(us);
  function shortTimes(from, to) {
    const [unit, per] = timeScale(Math.max(from, to) * 1.0005);
    return [from, to].every((us) => us === 0 || timeScale(us * 1.0005)[0] === unit) ? [three(from / per), three(to / per) + NBSP + unit] : [from, to].map(shortTime);
  }
  function exact(us) {
    const [unit, per] = timeScale(Math.max(1, Math.abs(us)));
    return decimal(Math.abs(us) / per, 0, { s: 9, ms: 6, µs: 3 }[unit]) + NBSP + unit;
  }
  var exactTime = known((us) => withMinus(exact(us), us));
  var exactTimeDiff = known((us) => signed(exact(us), us));
  var formatRate = known((rate) => withMinus(significant(rate, rateScale(rate)), rate));
  var formatRateDiff = known((rate) => signed(significant(rate, rateScale(rate)), rate));
  var exactRate = known((rate) => `${decimal(rate, 0, 9).replace("-", MINUS)}${NBSP}GB/s`);
  var finite = (format) => (value) => Number.isFinite(value) ? format(value) : NONE;
  function percentDigits(size3) {
    const digits = size3 > 0 && size3 < 0.05 ? 2 : size3 >= 1e3 || size3 === 0 ? 0 : 1;
    return `${size3 > 0 && size3 < 5e-3 ? "<0.01" : decimal(size3, digits, digits)}${NBSP}%`;
  }
  var formatPercent = finite((value) => withMinus(percentDigits(Math.abs(value)), value));
  var formatPercentDiff = finite((value) => {
    const times = 1 + value / 100;
    const digits = times >= 99.95 ? 0 : 1;
    return value >= 900 ? `${decimal(times, digits, digits)}×` : signed(percentDigits(Math.abs(value)), value);
  });
  var POWERS = "⁰¹²³⁴⁵⁶⁷⁸⁹";
  var formatProbability = finite((p) => {
    if (p === 0 || p >= 1e-3) {
      return String(Number(p.toPrecision(2)));
    }
    const [digits, power] = p.toExponential(1).split("e-");
    return `${digits}${NBSP}×${NBSP}10⁻${[...power].map((d) => POWERS[d]).join("")}`;
  });
  var shortProbability = finite((p) => p < 1e-3 ? "<0.001" : decimal(p, 3, 3));
  var bytesScale = (n) => scaleOf(Math.abs(n), ["B", "kB", "MB", "GB", "TB"]);
  var exactBytes = known((n) => `${formatCount(n)}${NBSP}B`);
  var formatBytes = known((n) => {
    const [unit, per] = bytesScale(n);
    const value = Math.abs(n) / per;
    const digits = unit === "B" || value >= 100 ? 0 : value >= 10 ? 1 : 2;
    return withMinus(decimal(value, digits, digits) + NBSP + unit, n);
  });
  var formatBytesDiff = known((n) => signed(formatBytes(Math.abs(n)), n));
  var signOf = (value) => value > 0 ? "more" : value < 0 ? "less" : "calm";
  function plural(n, one, many = `${one}s`) {
    return `${formatCount(n)}${NBSP}${n === 1 ? one : many}`;
  }
  function formatList(numbers2, parts = 6) {
    const pieces = [];
    for (let i = 0; i < numbers2.length; ) {
      let j = i;
      while (j + 1 < numbers2.length && numbers2[j + 1] === numbers2[j] + 1) {
        j += 1;
      }
      if (j - i >= 2) {
        pieces.push(`${numbers2[i]}–${numbers2[j]}`);
      } else {
        for (let k = i; k <= j; k += 1) {
          pieces.push(String(numbers2[k]));
        }
      }
      i = j + 1;
    }
    return pieces.length > parts ? `${pieces.slice(0, parts).join(", ")}, …` : pieces.join(", ");
  }
  function shortenMiddle(text, length) {
    const letters = Array.from(text);
    if (letters.length <= length) {
      return text;
    }
    const head = Math.ceil((length - 1) * 0.55);
    const tail = length - 1 - head;
    return `${letters.slice(0, head).join("")}…${letters.slice(letters.length - tail).join("")}`;
  }
  var LEAD = 8;
  var commonLength = (a, b) => {
    let n = 0;
    while (n < a.length && n < b.length && a[n] === b[n]) {
      n += 1;
    }
    return n;
  };
  function distinction(sorted, i) {
    const name = sorted[i];
    const like = (other) => other === void 0 ? 0 : commonLength(name, other);
    const place = Math.max(0, Math.max(like(sorted[i - 1]), like(sorted[i + 1])) - LEAD);
    return place > 0 && /[\uDC00-\uDFFF]/.test(name[place]) ? place - 1 : place;
  }
  function findDistinctions(names) {
    const sorted = [...new Set(names)].sort();
    return new Map(sorted.map((name, i) => [name, distinction(sorted, i)]));
  }
  function shortenAround(text, length, place) {
    const head = Math.floor(length * 0.4);
    const room = length - head - 1;
    const from = place + (room < 2 * LEAD ? LEAD - Math.floor(room / 3) : 0);
    if (text.length <= length || place === 0 || from <= head) {
      return shortenMiddle(text, length);
    }
    const start2 = Math.max(head, Math.min(from, text.length - room));
    if (start2 <= head + 1) {
      return `${Array.from(text).slice(0, length - 1).join("")}…`;
    }
    const cut = start2 + room < text.length;
    return `${Array.from(text).slice(0, head).join("")}…${text.slice(start2, cut ? start2 + room - 1 : void 0)}${cut ? "…" : ""}`;
  }
  var bareName = (name) => name.replace(/^void (?=\S)/, "");
  function createApart(length) {
    let sorted = [];
    const places = /* @__PURE__ */ new Map();
    const groups = /* @__PURE__ */ new Map();
    const shown2 = /* @__PURE__ */ new Map();
    const bare = (name) => name.length > length ? bareName(name) : name;
    function put(name, place) {
      const before = shown2.get(name);
      const text = shortenAround(name, length, place);
      places.set(name, place);
      if (before?.text === text) {
        return;
      }
      if (before) {
        before.names.delete(name);
        before.first = null;
      }
      const group = groups.get(text) ?? { text, names: /* @__PURE__ */ new Set(), first: null };
      group.names.add(name);
      group.first = null;
      groups.set(text, group);
      shown2.set(name, group);
    }
    function firstDifference(group) {
      if (group.first === null) {
        const [one, ...others] = group.names;
        group.first = others.reduce((least, other) => Math.min(least, commonLength(one, other)), one.length);
      }
      return group.first;
    }
    return {
      add(names) {
        const fresh = [...new Set(names.map(bare))].filter((name) => !places.has(name));
        const isFresh = new Set(fresh);
        sorted = [...sorted, ...fresh.sort()].sort();
        sorted.forEach((name, i) => {
          if (isFresh.has(name) || isFresh.has(sorted[i - 1]) || isFresh.has(sorted[i + 1])) {
            const place = distinction(sorted, i);
            if (place !== places.get(name)) {
              put(name, place);
            }
          }
        });
      },
      text(whole2) {
        const name = bare(whole2);
        const group = shown2.get(name);
        return group.names.size === 1 || length < 16 ? group.text : showBoth(name, length, firstDifference(group), places.get(name));
      }
    };
  }
  function shortenApart(names, length) {
    const apart = createApart(length);
    apart.add(names);
    return names.map(apart.text);
  }
  function showBoth(text, length, first, second) {
    const head = Math.floor(length * 0.2);
    const middle = Math.max(4, Math.floor(length * 0.25));
    const from = Math.max(head, first - 2);
    const room = length - head - middle - 3;
    const start2 = Math.max(from + middle, Math.min(second, text.length - room));
    const gap2 = (end, next) => next <= end ? "" : next === end + 1 ? text[end] : "…";
    return text.slice(0, head) + gap2(head, from) + text.slice(from, from + middle) + gap2(from + middle, start2) + text.slice(start2, start2 + room) + gap2(start2 + room, text.length);
  }
  function fileNamePart(label) {
    return label.replaceAll(/[^\p{L}\p{N}._-]+/gu, "-").replaceAll(/^[-.]+|[-.]+$/g, "").slice(0, 60) || "set";
  }
  function escapeMarkup(text) {
    return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  }
  function wrapText(text, width, maxLines) {
    const lines = [];
    let rest = Array.from(text);
    while (rest.length > width && lines.length < maxLines - 1) {
      let cut = width;
      for (let i = width; i > width * 0.6; i -= 1) {
        if (" ,:<>()".includes(rest[i - 1])) {
          cut = i;
          break;
        }
      }
      lines.push(rest.slice(0, cut).join(""));
      rest = rest.slice(cut);
    }
    lines.push(rest.length > width ? `${rest.slice(0, width - 1).join("")}…` : rest.join(""));
    return lines;
  }
  function ticksOf({ from, to }, most) {
    const rough = (to - from) / Math.max(1, most);
    if (!(rough > 0) || !Number.isFinite(rough)) {
      return { values: [], step: 0 };
    }
    const power = 10 ** Math.floor(Math.log10(rough));
    const step = power * ([1, 2, 5].find((m) => m * power >= rough * 0.999999) ?? 10);
    const values = [];
    for (let k = Math.ceil(from / step - 1e-9); k * step <= to + step * 1e-9; k += 1) {
      values.push(k * step + 0);
    }
    return { values, step };
  }
  var MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sept", "Oct", "Nov", "Dec"];
  var twoDigits = (n) => String(n).padStart(2, "0");
  function formatDate(iso) {
    const date = new Date(iso);
    return Number.isNaN(date.getTime()) ? NONE : `${date.getDate()} ${MONTHS[date.getMonth()]} ${date.getFullYear()}, ${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
  }

  // web/js/words.js
  var PARTS = {
    compute: {
      name: "compute",
      short: "compute",
      property: "--part-compute",
      what: "A compute kernel runs on some device of the rank"
    },
    exposed_communication: {
      name: "exposed communication",
      short: "comm.",
      property: "--part-communication",
      what: "Communication runs, and no compute kernel: nothing hides it"
    },
    exposed_memory: {
      name: "exposed memory",
      short: "memory",
      property: "--part-memory",
      what: "Copies or memsets run, and nothing else: nothing hides them"
    },
    idle: { name: "idle", short: "idle", property: "--part-idle", what: "No device work of the rank runs" }
  };
  var HOST_PARTS = {
    operators: {
      name: "operators",
      short: "operators",
      what: "An operator runs, or a call of a library"
    },
    python: { name: "python", short: "python", what: "Python runs, outside of operators" },
    input: { name: "input", short: "input", what: "The DataLoader makes the next batch, or waits for it" },
    waiting: {
      name: "waiting",
      short: "waiting",
      what: "A call only waits: for a lock, another thread, another process"
    },
    garbage_collection: {
      name: "garbage collection",
      short: "garbage",
      what: "Python collects garbage"
    },
    no_recorded_call: {
      name: "no recorded call",
      short: "no call",
      what: "No call was recorded here, at most an annotation"
    }
  };
  var BARS = /* @__PURE__ */ Object.assign({}, PARTS, HOST_PARTS);
  var isBacklog = ({ name, category }) => name === "Command Buffer Full" && category === "overhead";
  var hostWords = ({ host, lag }) => typeof host !== "number" ? "" : `host ${formatTime(host)}${lag > 0 ? ` · device ${formatTime(lag)} behind when the host left` : ""}`;

  // web/js/rows.js
  var FORMULAS = {
    // make docs: the formulas
    diff_counts: { rule: "change", of: "test_counts", by: "control_counts" },
    diff_duration: { rule: "change", of: "test_total_duration", by: "control_total_duration" },
    diff_self_duration: { rule: "change", of: "test_self_duration", by: "control_self_duration" },
    control_per_step: { rule: "quotient", of: "control_total_duration", by: "control_samples", times: 1 },
    test_per_step: { rule: "quotient", of: "test_total_duration", by: "test_samples", times: 1 },
    diff_per_step: { rule: "change", of: "test_per_step", by: "control_per_step" },
    control_self_per_step: { rule: "quotient", of: "control_self_duration", by: "control_samples", times: 1 },
    test_self_per_step: { rule: "quotient", of: "test_self_duration", by: "test_samples", times: 1 },
    diff_self_per_step: { rule: "change", of: "test_self_per_step", by: "control_self_per_step" },
    control_per_call: { rule: "quotient", of: "control_total_duration", by: "control_counts", times: 1 },
    test_per_call: { rule: "quotient", of: "test_total_duration", by: "test_counts", times: 1 },
    diff_per_call: { rule: "change", of: "test_per_call", by: "control_per_call" },
    control_self_per_call: { rule: "quotient", of: "control_self_duration", by: "control_counts", times: 1 },
    test_self_per_call: { rule: "quotient", of: "test_self_duration", by: "test_counts", times: 1 },
    diff_self_per_call: { rule: "change", of: "test_self_per_call", by: "control_self_per_call" },
    control_counts_per_step: { rule: "quotient", of: "control_counts", by: "control_samples", times: 1 },
    test_counts_per_step: { rule: "quotient", of: "test_counts", by: "test_samples", times: 1 },
    diff_counts_per_step: { rule: "change", of: "test_counts_per_step", by: "control_counts_per_step" },
    control_percent_of_step: { rule: "quotient", of: "control_per_step", by: "control_step", times: 100 },
    test_percent_of_step: { rule: "quotient", of: "test_per_step", by: "test_step", times: 100 },
    diff_percent_of_step: { rule: "change", of: "test_percent_of_step", by: "control_percent_of_step" },
    control_self_percent_of_step: { rule: "quotient", of: "control_self_per_step", by: "control_step", times: 100 },
    test_self_percent_of_step: { rule: "quotient", of: "test_self_per_step", by: "test_step", times: 100 },
    diff_self_percent_of_step: { rule: "change", of: "test_self_percent_of_step", by: "control_self_percent_of_step" },
    diff_percent: { rule: "growth", of: "diff_per_step", by: "control_per_step", times: 100 },
    diff_self_percent: { rule: "growth", of: "diff_self_per_step", by: "control_self_per_step", times: 100 },
    diff_per_call_percent: { rule: "growth", of: "diff_per_call", by: "control_per_call", times: 100 },
    diff_self_per_call_percent: { rule: "growth", of: "diff_self_per_call", by: "control_self_per_call", times: 100 },
    diff_duration_percent: { rule: "growth", of: "diff_duration", by: "control_total_duration", times: 100 },
    diff_self_duration_percent: { rule: "growth", of: "diff_self_duration", by: "control_self_duration", times: 100 }
    // end
  };
  var KNOWN = {
    control_samples: (answer) => answer.control.samples,
    test_samples: (answer) => answer.test.samples,
    control_step: (answer) => answer.step_time?.control?.step,
    test_step: (answer) => answer.step_time?.test?.step
  };
  var quotient = (of, by, times) => of === null || !(by > 0) ? null : times * (of / by);
  function columnOf(row, name, answer) {
    if (row[name] !== void 0) {
      return row[name];
    }
    const formula = FORMULAS[name];
    if (!formula) {
      return KNOWN[name]?.(answer) ?? null;
    }
    const { rule, times } = formula;
    const of = columnOf(row, formula.of, answer);
    const by = columnOf(row, formula.by, answer);
    switch (rule) {
      case "change":
        return of === null || by === null ? null : of - by;
      case "growth":
        return row.control_counts === 0 ? Infinity : row.test_counts === 0 ? -100 : quotient(of, by, times);
      default:
        return quotient(of, by, times);
    }
  }
  var isWhole = ({ control, test }) => control.steps.length === 0 && test.steps.length === 0 && control.samples + test.samples > 0;
  var UNIT_NAMES = {
    total: "total",
    per_step: "per step",
    per_call: "per call",
    percent: "% of step time"
  };
  var WHOLE_NAMES = { ...UNIT_NAMES, per_step: "per recording", percent: "% of the recording" };
  var unitName = (unit, answer) => (isWhole(answer) ? WHOLE_NAMES : UNIT_NAMES)[unit];
  function naturalUnit(answer) {
    return isWhole(answer) && answer.control.samples === answer.test.samples ? "total" : "per_step";
  }
  function percentPossible(answer) {
    return answer.step_time.control?.step > 0 && answer.step_time.test?.step > 0;
  }
  var hasSelf = (row) => row.control_self_duration !== null && row.control_self_duration !== void 0;
  var perStep = (unit) => unit === "per_step" || unit === "percent";
  function unitEnds(unit, self) {
    const own = self ? "self_" : "";
    const end = `${own}${{ total: "duration", percent: "percent_of_step" }[unit] ?? unit}`;
    return [unit === "total" && !self ? "total_duration" : end, end];
  }
  function columnsOf(unit, self) {
    const own = self ? "self_" : "";
    const [side, change] = unitEnds(unit, self);
    const counts = perStep(unit) ? "counts_per_step" : "counts";
    return {
      control: `control_${side}`,
      test: `test_${side}`,
      diff: `diff_${change}`,
      growth: `diff_${own}${{ total: "duration_", per_call: "per_call_" }[unit] ?? ""}percent`,
      controlCount: `control_${counts}`,
      testCount: `test_${counts}`,
      diffCount: `diff_${counts}`
    };
  }
  function valuesOf(row, unit, answer, self = false) {
    const values = Object.fromEntries(Object.entries(columnsOf(unit, self && hasSelf(row))).map(([key, name]) => [key, columnOf(row, name, answer)]));
    const birth = row.control_counts === 0 && row.test_counts > 0 ? "new" : row.test_counts === 0 && row.control_counts > 0 ? "gone" : "";
    return { ...values, percent: birth === "" ? values.growth : null, birth };
  }
  function workOf(row, unit) {
    const end = { total: "", percent: "_percent_of_step" }[unit] ?? `_${unit}`;
    return { moreWork: row[`more_work${end}`] ?? null, slowerWork: row[`slower_work${end}`] ?? null };
  }
  var rowKey = (name, category) => JSON.stringify([name, category]);
  var mostCalled = (aliases, wanted) => aliases.filter(({ side }) => side === wanted).reduce((most, alias) => alias.counts > most.counts ? alias : most).name;
  function rowTitle({ name, category, replaces, aliases }) {
    if (aliases && !replaces && category !== "python_function") {
      const names = ["control", "test"].map((side) => mostCalled(aliases, side));
      const more = aliases.length - 2;
      return [`${names.join(" / ")}${more > 0 ? ` + ${more} more` : ""}`, ""];
    }
    if (!replaces) {
      return [name, ""];
    }
    if (replaces.rule === "template_arguments") {
      return [name, ""];
    }
    const dims = replaces.input_dims?.replaceAll(/,(\[\])+(?=[,\]])/g, "") ?? "";
    return [[replaces.operator ?? "same shapes", dims].filter(Boolean).join(" "), name];
  }
  var aliasLines = ({ aliases }) => aliases.map(({ side, name, counts, total_duration }) => `${side} ${name}: ${formatCount(counts)} ${counts === 1 ? "call" : "calls"}, ${formatTime(total_duration)}`);
  function makeRows(answer, rows, unit, { self = false } = {}) {
    const { control_observations: m, test_observations: n } = answer.verdict ?? {};
    const among = answer.judged_rows ? { steps: Math.min(m, n), rows: answer.judged_rows } : null;
    return rows.map((row) => {
      const known3 = tested({ ...row, among }, self);
      return {
        row: known3,
        key: row.id ?? rowKey(row.name, row.category),
        verdict: known3.significance ?? "",
        noise: known3.significance === "no_difference_found",
        of: (column) => columnOf(row, column, answer),
        ...valuesOf(row, unit, answer, self),
        ...workOf(row, unit)
      };
    });
  }
  var isStepOfDevice = ({ name, category }) => category === "gpu_user_annotation" && name.startsWith("ProfilerStep");
  var drawnRows = (items, top) => items.filter(({ row }) => !isBacklog(row) && !isStepOfDevice(row)).slice(0, top);
  function tested(row, self) {
    const measure = self ? "self" : "total";
    return row?.tests ? {
      ...row,
      ...row.tests[measure],
      among: row.among ? [row.among.steps, row.among.rows[measure]] : null
    } : row;
  }
  var decidingQ = (row) => row.moderated_q_value ?? row.q_value ?? null;
  function makeTotals(answer, unit, { self = false } = {}) {
    return ["host", "device"].filter((part) => answer.totals[part].control_counts + answer.totals[part].test_counts > 0).map((part) => [part, valuesOf(answer.totals[part], unit, answer, self)]);
  }
  var size = (value) => value === null ? null : Math.abs(value);
  var KEYS = {
    name: (r) => r.row.name,
    category: (r) => r.row.category,
    change: (r) => r.row.change,
    control_counts: (r) => r.controlCount,
    test_counts: (r) => r.testCount,
    diff_counts: (r) => r.diffCount,
    abs_diff_counts: (r) => size(r.diffCount),
    control_total_duration: (r) => r.control,
    test_total_duration: (r) => r.test,
    diff_duration: (r) => r.diff,
    // Per call, a row of one side has no difference: its whole time came or went.
    abs_diff_duration: (r) => size(r.diff),
    q_value: (r) => decidingQ(r.row),
    diff_percent: (r) => r.growth
  };
  var compareTexts = (a, b) => a < b ? -1 : Number(a > b);
  function sortRows(rows, sort, order) {
    const key = KEYS[sort];
    const sign = order === "asc" ? 1 : -1;
    return rows.sort((a, b) => {
      const x = key(a);
      const y = key(b);
      if (x !== y) {
        if (x === null || y === null) {
          return x === null ? 1 : -1;
        }
        return sign * (typeof x === "string" ? compareTexts(x, y) : x - y);
      }
      return compareTexts(a.row.name, b.row.name) || compareTexts(a.row.category, b.row.category);
    });
  }
  var isTooFew = ({ too_few: few, control_counts: a, test_counts: b }) => few && a > 0 && b > 0;
  function median(values) {
    if (values.length === 0) {
      return null;
    }
    const sorted = [...values].sort((a, b) => a - b);
    const middle = sorted.length >> 1;
    return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
  }

  // web/js/theme.js
  var KEY = "tracediff.theme";
  var listeners = /* @__PURE__ */ new Set();
  var mediaQuery = (text) => globalThis.matchMedia?.(text) ?? { matches: false };
  var media = mediaQuery("(prefers-color-scheme: dark)");
  function read() {
    const choice = document.documentElement.dataset.theme;
    return choice === "light" || choice === "dark" ? choice : "auto";
  }
  function currentTheme() {
    const choice = read();
    return choice === "auto" ? media.matches ? "dark" : "light" : choice;
  }
  function onThemeChange(listener) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }
  function notify() {
    for (const listener of [...listeners]) {
      listener(currentTheme());
    }
  }
  function initTheme(select2) {
    select2.value = read();
    select2.addEventListener("change", () => {
      if (select2.value === "auto") {
        delete document.documentElement.dataset.theme;
      } else {
        document.documentElement.dataset.theme = select2.value;
      }
      try {
        localStorage.setItem(KEY, select2.value);
      } catch {
      }
      notify();
    });
    media.addEventListener("change", () => {
      if (read() === "auto") {
        notify();
      }
    });
  }
  var forced = mediaQuery("(forced-colors: active)");
  var known2 = /* @__PURE__ */ new Map();
  var knownFor = "";
  function colour(property) {
    const { theme, printing: printing2 } = document.documentElement.dataset;
    const now = `${theme} ${printing2} ${media.matches} ${forced.matches}`;
    if (now !== knownFor) {
      known2 = /* @__PURE__ */ new Map();
      knownFor = now;
    }
    if (!known2.has(property)) {
      known2.set(property, compute(property));
    }
    return known2.get(property);
  }
  function compute(property) {
    const probe = document.createElement("span");
    probe.style.color = `var(${property})`;
    probe.style.forcedColorAdjust = "none";
    document.body.append(probe);
    const value = getComputedStyle(probe).color;
    probe.remove();
    return value;
  }
  var printListeners = /* @__PURE__ */ new Set();
  var printing = false;
  var isPrinting = () => printing;
  function onPrint(listener) {
    printListeners.add(listener);
    return () => printListeners.delete(listener);
  }
  function turn(on) {
    printing = on;
    document.documentElement.toggleAttribute("data-printing", on);
    for (const listener of [...printListeners]) {
      listener();
    }
  }
  function initPrint() {
    window.addEventListener("beforeprint", () => turn(true));
    window.addEventListener("afterprint", () => turn(false));
  }

  // web/js/charts/figure.js
  var loading = null;
  function loadPlotly() {
    if (globalThis.Plotly) {
      return Promise.resolve(globalThis.Plotly);
    }
    loading ??= new Promise((resolve, reject) => {
      const script = document.createElement("script");
      script.src = document.documentElement.dataset.plotly;
      script.addEventListener("load", () => resolve(globalThis.Plotly));
      script.addEventListener("error", () => {
        loading = null;
        script.remove();
        reject(new Error("The chart library could not be loaded."));
      });
      document.head.append(script);
    });
    return loading;
  }
  var CONFIG = {
    displayModeBar: false,
    displaylogo: false,
    showSendToCloud: false,
    showEditInChartStudio: false,
    plotlyServerURL: "",
    responsive: false,
    doubleClick: "reset",
    scrollZoom: false,
    showTips: false
    // its notice lies over the page; a button beside the chart resets it
  };
  function chartColours() {
    return {
      control: colour("--control-fill"),
      test: colour("--test-fill"),
      more: colour("--more-fill"),
      less: colour("--less-fill"),
      noise: colour("--noise-fill"),
      surface: colour("--surface"),
      highlight: colour("--highlight"),
      highlightEdge: colour("--accent")
    };
  }
  function chartTemplate() {
    const text = colour("--text");
    const muted = colour("--muted");
    const grid = colour("--grid");
    const axis = {
      gridcolor: grid,
      zerolinecolor: muted,
      linecolor: grid,
      tickcolor: grid,
      tickfont: { color: muted, size: 11 },
      automargin: false
    };
    const family = getComputedStyle(document.body).fontFamily;
    return {
      layout: {
        paper_bgcolor: "rgba(0,0,0,0)",
        plot_bgcolor: "rgba(0,0,0,0)",
        font: { family, size: 12, color: text },
        colorway: [colour("--control-fill"), colour("--test-fill"), colour("--more-fill")],
        xaxis: axis,
        yaxis: axis,
        legend: { font: { color: text, size: 12 } },
        hoverlabel: {
          bgcolor: colour("--surface-raised"),
          bordercolor: colour("--border-strong"),
          font: { family, size: 12, color: text },
          align: "left",
          namelength: -1
        },
        separators: ".,"
      }
    };
  }
  var chartLayout = (extra) => ({ template: chartTemplate(), hovermode: "closest", ...extra });
  var hoverText = (lines) => lines.filter(Boolean).map((line) => escapeMarkup(line)).join("<br>");
  var LINE = 17;
  function captionOf({ title, lines, keys = [] }, width, plot) {
    const colours = chartColours();
    const rows = lines.flatMap((line) => wrapText(line, Math.floor(width / 6.6), 3));
    const height2 = 30 + LINE * rows.length + (keys.length > 0 ? 24 : 0) + 8;
    const text = (y2, words, size3, bold) => ({
      xref: "paper",
      yref: "paper",
      showarrow: false,
      x: 0,
      y: 1,
      xanchor: "left",
      yanchor: "top",
      align: "left",
      xshift: 12 - plot.left,
      yshift: plot.top + height2 - y2,
      text: escapeMarkup(words),
      font: { size: size3, color: colour(bold ? "--text" : "--muted") }
    });
    const annotations = [
      text(8, title, 15, true),
      ...rows.map((line, i) => text(30 + LINE * i, line, 12, false))
    ];
    const shapes = [];
    let x = 12 - plot.left;
    const y = 30 + LINE * rows.length + 4;
    for (const [kind, words] of keys) {
      shapes.push({
        type: "rect",
        xref: "paper",
        yref: "paper",
        xsizemode: "pixel",
        ysizemode: "pixel",
        xanchor: 0,
        yanchor: 1,
        x0: x,
        x1: x + 14,
        y0: plot.top + height2 - y - 13,
        y1: plot.top + height2 - y - 4,
        fillcolor: colours[kind] ?? colour(kind),
        line: { width: 0 }
      });
      annotations.push({ ...text(y, words, 12, false), xshift: x + 19 });
      x += 19 + 7 * words.length + 18;
    }
    return { annotations, shapes, height: height2 };
  }
  async function downloadChart(node, type, filename, caption) {
    const Plotly = await loadPlotly();
    const ground = colour("--surface");
    const width = Math.max(node.clientWidth, 900);
    const { l: left, t: top } = node._fullLayout.margin;
    const above = captionOf(caption, width, { left, top });
    const { layout } = node;
    const picture = {
      data: node.data,
      layout: {
        ...layout,
        paper_bgcolor: ground,
        plot_bgcolor: ground,
        margin: { ...layout.margin, t: top + above.height },
        annotations: [...layout.annotations ?? [], ...above.annotations],
        shapes: [...layout.shapes ?? [], ...above.shapes]
      }
    };
    await Plotly.downloadImage(picture, {
      format: type,
      filename,
      width,
      height: node.clientHeight + above.height,
      scale: type === "png" ? 2 : 1
    });
  }
  var STILL = 4;
  var DOUBLE = 280;
  var CALM = [250, 1e3];
  var turns = [];
  var touched = -Infinity;
  function noteTouch({ target }) {
    if (!target.closest?.(".chart")) {
      touched = performance.now();
    }
  }
  for (const type of ["keydown", "input", "pointerdown", "wheel"]) {
    globalThis.document?.addEventListener(type, noteTouch, { capture: true, passive: true });
  }
  function turn2(node, isNew) {
    return new Promise((go) => {
      turns.push({ node, isNew, go });
      if (turns.length === 1) {
        painted().then(giveTurn);
      }
    });
  }
  function hurry(node) {
    const at = turns.findIndex((one) => one.node === node);
    if (at >= 0) {
      turns.splice(at, 1)[0].go();
    }
  }
  function giveTurn() {
    if (turns.length === 0) {
      return;
    }
    const calm = performance.now() - touched;
    const isInSight = ({ node }) => {
      const { top, bottom } = node.getBoundingClientRect();
      return bottom > 0 && top < window.innerHeight;
    };
    const seen = turns.find(isInSight);
    const next = seen ?? turns[0];
    const missing = CALM[seen || next.isNew ? 0 : 1] - calm;
    if (missing > 0) {
      setTimeout(giveTurn, missing);
      return;
    }
    turns.splice(turns.indexOf(next), 1);
    next.go();
    if (turns.length > 0) {
      painted().then(giveTurn);
    }
  }
  function listenToClicks(plot, onClick2) {
    let hovered = null;
    let pressed = null;
    plot.on("plotly_hover", (event) => {
      hovered = event;
    });
    plot.on("plotly_unhover", () => {
      hovered = null;
    });
    let timer = 0;
    let quiet = 0;
    const click = (event) => {
      clearTimeout(timer);
      timer = performance.now() < quiet ? 0 : setTimeout(() => onClick2(event), DOUBLE);
    };
    plot.on("plotly_doubleclick", () => {
      clearTimeout(timer);
      quiet = performance.now() + DOUBLE;
    });
    plot.on("plotly_click", (event) => {
      pressed = null;
      click(event);
    });
    plot.addEventListener("mousedown", ({ clientX: x, clientY: y, button: key }) => {
      pressed = hovered && key === 0 ? { event: hovered, x, y } : null;
    }, true);
    plot.addEventListener("click", ({ clientX, clientY }) => {
      const was = pressed;
      pressed = null;
      if (was && Math.hypot(clientX - was.x, clientY - was.y) < STILL) {
        click(was.event);
      }
    });
  }
  async function renderFigure(part, atOnce = false) {
    if (part.waiting) {
      if (atOnce) {
        hurry(part.node);
      }
      return;
    }
    let Plotly;
    part.waiting = true;
    try {
      if (!part.drawn) {
        await painted();
      }
      Plotly = await loadPlotly();
      if (!atOnce) {
        delete part.plot.dataset.ready;
        await turn2(part.node, !part.drawn);
      }
    } catch (error) {
      fill(part.message, error.message);
      part.message.hidden = false;
      return;
    } finally {
      part.waiting = false;
    }
    part.width = part.plot.clientWidth;
    if (part.dead || !part.data || part.data.empty || part.width === 0) {
      return;
    }
    const height2 = part.spec.height(part.data, part.width);
    part.plot.style.height = `${height2}px`;
    const { data: traces, layout } = part.spec.make(part.data, part.width);
    await Plotly.react(part.plot, traces, {
      ...layout,
      width: part.width,
      height: height2,
      showlegend: false,
      uirevision: part.data.zoom ?? part.data.revision
    }, CONFIG);
    if (!part.drawn && !part.dead) {
      part.drawn = true;
      if (part.spec.onClick) {
        listenToClicks(part.plot, (event) => part.spec.onClick(event, part.data));
      }
      if (part.spec.onRelayout) {
        part.plot.on("plotly_relayout", (event) => part.spec.onRelayout(event, part.data));
      }
      if (part.spec.onDoubleClick) {
        part.plot.on("plotly_doubleclick", () => part.spec.onDoubleClick(part.data));
      }
      part.plot.querySelector(".main-svg")?.setAttribute("aria-hidden", "true");
    }
    part.plot.dataset.ready = part.data.revision;
  }
  function redrawFigure(part) {
    if (part.drawn && part.data && !part.data.empty && !part.spec.paint) {
      renderFigure(part, true);
    }
  }
  function saveFigure(part, type) {
    if (part.drawn) {
      (part.spec.save ?? downloadChart)(part.plot, type, `${part.data.file}-${part.spec.file}`, {
        title: [part.spec.title, part.data.heading].filter(Boolean).join(", "),
        lines: part.data.caption ?? [],
        keys: typeof part.spec.keys === "function" ? part.spec.keys() : part.spec.keys ?? []
      });
    }
  }
  function drawFigure(part, next) {
    const same = part.data?.revision === next.revision && !next.empty;
    part.data = next;
    part.heading.textContent = next.heading ?? "";
    part.plot.dataset.wanted = next.revision;
    part.plot.hidden = Boolean(next.empty);
    part.tools.hidden = part.plot.hidden;
    part.node.toggleAttribute("data-empty", part.plot.hidden);
    part.message.hidden = !next.empty;
    fill(part.message, next.empty);
    if (next.empty || same && part.drawn) {
      return;
    }
    if (part.spec.paint) {
      part.plot.style.height = `${part.spec.height(next)}px`;
      fill(part.plot, part.spec.paint(next));
      part.drawn = true;
      part.plot.dataset.ready = next.revision;
      return;
    }
    part.plot.style.height = `${part.spec.height(next, part.spec.height.length > 1 ? part.plot.clientWidth || 600 : 0)}px`;
    renderFigure(part);
  }
  function relayout(part, change) {
    if (part.drawn && !part.plot.hidden) {
      globalThis.Plotly.relayout(part.plot, change(part.plot.layout));
    }
  }
  function unmountFigure(part) {
    part.dead = true;
    part.observer.disconnect();
    part.stopPrinting();
    part.stopTheme();
    if (part.drawn && !part.spec.paint) {
      globalThis.Plotly.purge(part.plot);
    }
  }
  function createFigure(spec) {
    const part = {
      spec,
      data: null,
      drawn: false,
      waiting: false,
      // for the library, or for the text around the chart
      dead: false,
      width: 0
    };
    part.plot = h("div", { class: "plot", id: spec.id });
    part.heading = h("span", { class: "chart-unit" });
    part.message = h("p", { class: "chart-message muted", hidden: true });
    const sql = createSqlLink(spec.title);
    part.tools = h(
      "div",
      { class: "chart-tools" },
      spec.tools,
      sql.node,
      pictureButtons((type) => saveFigure(part, type), spec.title)
    );
    part.node = h(
      "section",
      {
        class: `card chart ${spec.class ?? ""}`.trim(),
        "aria-label": spec.title
      },
      h(
        "div",
        { class: "chart-head" },
        h(spec.level ?? "h3", {}, spec.title, " ", part.heading),
        part.tools
      ),
      spec.extra,
      part.plot,
      part.message
    );
    part.observer = new ResizeObserver(() => {
      if (part.data && !spec.paint && !isPrinting() && !part.plot.hidden && part.plot.clientWidth > 0 && Math.abs(part.plot.clientWidth - part.width) > 1) {
        renderFigure(part);
      }
    });
    part.observer.observe(part.node);
    part.stopPrinting = onPrint(() => redrawFigure(part));
    part.stopTheme = onThemeChange(() => redrawFigure(part));
    return {
      node: part.node,
      sql,
      draw: (next) => drawFigure(part, next),
      redraw: () => redrawFigure(part),
      layout: () => part.plot.layout,
      relayout: (change) => relayout(part, change),
      unmount: () => unmountFigure(part)
    };
  }
  function saveBlob(blob, filename) {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(blob);
    link.download = filename;
    document.body.append(link);
    link.click();
    link.remove();
    setTimeout(() => URL.revokeObjectURL(link.href), 1e4);
  }
  var LEAST = 900;
  var EDGE = 12;
  var CAPTION_LINE = 17;
  var STYLES = [
    "fill",
    "stroke",
    "stroke-width",
    "stroke-dasharray",
    "opacity",
    "font-family",
    "font-size",
    "font-weight",
    "text-anchor"
  ];
  function standalone(node) {
    const style = getComputedStyle(node);
    if (style.display === "none" || node.classList.contains("fall-area")) {
      return null;
    }
    const copy = node.cloneNode(false);
    copy.removeAttribute("class");
    for (const name of STYLES) {
      const value = style.getPropertyValue(name);
      if (value !== "" && !value.startsWith("url(")) {
        copy.setAttribute(name, value);
      }
    }
    for (const child of node.childNodes) {
      const part = child.nodeType === Node.TEXT_NODE ? child.cloneNode() : standalone(child);
      if (part) {
        copy.append(part);
      }
    }
    return copy;
  }
  function captionLines({ title, lines, keys }, width) {
    const family = getComputedStyle(document.body).fontFamily;
    const write = (x2, y2, words, size3, bold) => svg(
      "text",
      { x: x2, y: y2, fill: colour(bold ? "--text" : "--muted"), "font-size": size3, "font-weight": bold ? 600 : 400, "font-family": family },
      words
    );
    const rows = lines.flatMap((line) => wrapText(line, Math.floor(width / 6.6), 3));
    const nodes = [
      write(EDGE, 22, title, 15, true),
      ...rows.map((line, i) => write(EDGE, 42 + CAPTION_LINE * i, line, 12, false))
    ];
    const y = 30 + CAPTION_LINE * rows.length + 18;
    let x = EDGE;
    for (const [kind, words] of keys) {
      nodes.push(svg("rect", {
        x,
        y: y - 9,
        width: 14,
        height: 9,
        fill: colour(`--${kind}-fill`)
      }), write(x + 19, y, words, 12, false));
      x += 19 + 7 * words.length + 18;
    }
    return { nodes, height: y + EDGE };
  }
  function makePicture(plot, caption) {
    const { width: now, height: tall, left, top } = plot.getBoundingClientRect();
    const width = Math.max(now, LEAST);
    const above = captionLines(caption, width);
    const drawings = [...plot.querySelectorAll(":scope > svg")].map((drawing) => {
      const box = drawing.getBoundingClientRect();
      const copy = standalone(drawing);
      for (const [name, value] of Object.entries({
        x: box.left - left,
        height: box.height,
        y: above.height + box.top - top,
        overflow: "visible",
        width: box.width + (box.width > now / 2 ? width - now : 0)
      })) {
        copy.setAttribute(name, String(value));
      }
      return copy;
    });
    const height2 = above.height + tall;
    return { width, height: height2, node: svg("svg", {
      xmlns: "http://www.w3.org/2000/svg",
      width,
      height: height2,
      viewBox: `0 0 ${width} ${height2}`
    }, svg("rect", {
      width: "100%",
      height: "100%",
      fill: colour("--surface")
    }), above.nodes, drawings) };
  }
  var TYPE = "image/svg+xml";
  async function rasterise(text, width, height2) {
    const image = new Image();
    image.src = `data:${TYPE};charset=utf-8,${encodeURIComponent(text)}`;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [2 * width, 2 * height2];
    canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
    return new Promise((resolve) => {
      canvas.toBlob(resolve, "image/png");
    });
  }
  async function savePicture(plot, type, filename, caption) {
    const { node, width, height: height2 } = makePicture(plot, caption);
    const text = new XMLSerializer().serializeToString(node);
    const blob = type === "svg" ? new Blob([text], { type: TYPE }) : await rasterise(text, width, height2);
    saveBlob(blob, `${filename}.${type}`);
  }

  // web/js/charts/compare.js
  var ROW = 30;
  var MARGIN = { top: 8, right: 16, bottom: 34 };
  var HOVER_WIDTH = 64;
  var HOVER_LINES = 6;
  var KEYS2 = [
    ["control", "control"],
    ["test", "test"],
    ["more", "difference: more"],
    ["less", "difference: less"],
    ["noise", "no difference found"]
  ];
  function hide(part, kinds) {
    part.hidden = kinds;
    part.keys.forEach((key, kind) => key.setAttribute(
      "aria-pressed",
      String(!part.hidden.has(kind))
    ));
  }
  function tellRange(part, event, data) {
    if (!Object.keys(event).some((key) => /^[xy]axis\./.test(key))) {
      return;
    }
    const { xaxis, yaxis } = part.figure.layout();
    const seen = [...xaxis.range, ...yaxis.range];
    const all = xaxis.autorange && seen[2] === yRange(part.rows.length)[0];
    data.range = all ? "" : seen.join();
    part.spec.onZoom?.(all ? "" : seen.map((n) => Number(n.toPrecision(4))).join());
  }
  function zoomOpsBars(part, factor) {
    part.figure.relayout(({ xaxis: { range: range2, fixedrange } }) => !range2 || fixedrange ? {} : { "xaxis.range[0]": range2[0] * factor, "xaxis.range[1]": range2[1] * factor });
  }
  function drawOpsBars(part, data) {
    part.rows = data.rows;
    hide(part, new Set(data.hidden ?? part.hidden));
    part.figure.draw({ ...data, empty: data.empty || part.rows.length === 0 && "No rows to draw." });
  }
  function selectOpsBars(part, key) {
    if (key === part.selected) {
      return;
    }
    part.selected = key;
    part.figure.relayout(() => ({ shapes: highlight(part.rows, part.selected, chartColours()) }));
  }
  function createOpsBars(spec) {
    const part = {
      spec,
      hidden: /* @__PURE__ */ new Set(),
      // entries of the legend that are switched off
      selected: null,
      rows: []
    };
    let panning = false;
    part.keys = new Map(KEYS2.map(([kind, text]) => [kind, h("button", {
      type: "button",
      class: `key key-${kind}`,
      title: "Hide or show these bars",
      on: { click: () => {
        const next = new Set(part.hidden);
        if (!next.delete(kind)) {
          next.add(kind);
        }
        if (spec.onHide) {
          spec.onHide([...next]);
        } else {
          hide(part, next);
          part.figure.redraw();
        }
      } }
    }, text)]));
    const legend = h(
      "ul",
      { class: "chart-legend" },
      [...part.keys.values()].map((key) => h("li", {}, key))
    );
    const pan = iconButton("pan", "Pan instead of zooming", () => {
      panning = !panning;
      pan.setAttribute("aria-pressed", String(panning));
      part.figure.relayout(() => ({ dragmode: panning ? "pan" : "zoom" }));
    });
    pan.setAttribute("aria-pressed", "false");
    part.figure = createFigure({
      ...spec,
      extra: legend,
      tools: [
        pan,
        iconButton("plus", "Zoom in", () => zoomOpsBars(part, 0.6)),
        iconButton("minus", "Zoom out", () => zoomOpsBars(part, 1 / 0.6)),
        iconButton("reset", "Reset the zoom", reset)
      ],
      keys: () => KEYS2.filter(([kind]) => !part.hidden.has(kind)),
      height: (data) => plotHeight(data.rows.length),
      make: (data, width) => makeFigure(data, width, part.selected, part.hidden, panning),
      onRelayout: (event, data) => tellRange(part, event, data),
      onDoubleClick: () => setTimeout(reset),
      // after Plotly's own, which knows the range of the URL
      onClick: (event) => spec.onSelect(part.rows[event.points[0].y]?.key)
    });
    function reset() {
      part.figure.relayout(() => ({ "xaxis.autorange": true, "yaxis.range": yRange(part.rows.length) }));
    }
    return {
      ...part.figure,
      draw: (data) => drawOpsBars(part, data),
      select: (key) => selectOpsBars(part, key)
    };
  }
  var plotHeight = (n) => Math.max(n, 3) * ROW + MARGIN.top + MARGIN.bottom;
  var yRange = (n) => [Math.max(n, 3) - 0.5, -0.5];
  function highlight(rows, key, colours) {
    const y = rows.findIndex((row) => row.key === key);
    return y < 0 ? [] : [{
      type: "rect",
      xref: "paper",
      x0: 0,
      x1: 1,
      y0: y - 0.5,
      y1: y + 0.5,
      layer: "below",
      fillcolor: colours.highlight,
      line: { width: 1, color: colours.highlightEdge }
    }];
  }
  function axisScale(data) {
    if (data.kind !== "time") {
      return [1, data.kind === "percent" ? " %" : ""];
    }
    const largest = Math.max(...data.rows.flatMap((r) => [r.control, r.test, r.diff].map((v) => Math.abs(v ?? 0))));
    const [unit, per] = timeScale(largest);
    return [per, ` ${unit}`];
  }
  var rowHover = (row) => [wrapText(row.name, HOVER_WIDTH, HOVER_LINES), row.lines].map(hoverText);
  function labels(rows, letters) {
    const room = letters - Math.max(0, ...rows.map((r) => r.mark.length));
    return shortenApart(rows.map((r) => r.name), room).map((text, i) => escapeMarkup(rows[i].mark + text));
  }
  function makeFigure(data, width, selected, hidden, panning) {
    const colours = chartColours();
    const [scale, suffix] = axisScale(data);
    const n = data.rows.length;
    const left = width < 520 ? 128 : Math.min(280, Math.round(width * 0.36));
    const letters = Math.floor((left - 14) / 6.7);
    const y = data.rows.map((_, i) => i);
    const scaled = (key) => data.rows.map((r) => r[key] === null ? null : r[key] / scale);
    const kindOf = (v, i) => data.rows[i].noise ? "noise" : v > 0 ? "more" : "less";
    const diff = scaled("diff").map((v, i) => hidden.has(kindOf(v, i)) ? null : v);
    const paint2 = (v, i) => colours[kindOf(v, i)];
    const seen = data.range ? data.range.split(",").map(Number) : null;
    const bars = { type: "bar", orientation: "h", y, textposition: "none", hoverinfo: "skip" };
    return {
      data: [
        {
          ...bars,
          name: "control",
          x: scaled("control"),
          visible: !hidden.has("control"),
          marker: { color: colours.control }
        },
        {
          ...bars,
          name: "test",
          x: scaled("test"),
          visible: !hidden.has("test"),
          marker: { color: colours.test }
        },
        { ...bars, name: "difference", x: diff, marker: {
          color: diff.map((v, i) => paint2(v, i)),
          pattern: {
            shape: diff.map((v) => v > 0 ? "" : "/"),
            size: 5,
            solidity: 0.35,
            fillmode: "replace",
            fgcolor: diff.map((v, i) => paint2(v, i)),
            bgcolor: colours.surface
          },
          line: {
            width: diff.map((v) => v > 0 ? 0 : 1),
            color: diff.map((v, i) => paint2(v, i))
          }
        } },
        // One hover text for the row, wherever the pointer is in its band and whatever bars it
        // has: an invisible point, on an axis that does not zoom.
        {
          type: "scatter",
          mode: "markers",
          xaxis: "x2",
          x: y.map(() => 0.99),
          y,
          marker: { size: 1, opacity: 0 },
          customdata: data.rows.map(rowHover),
          hovertemplate: "%{customdata[0]}<br><br>%{customdata[1]}<extra></extra>"
        }
      ],
      layout: chartLayout({
        barmode: "group",
        bargap: 0.28,
        bargroupgap: 0.08,
        margin: { l: left, r: MARGIN.right, t: MARGIN.top, b: MARGIN.bottom },
        hovermode: "y",
        hoverdistance: -1,
        dragmode: panning ? "pan" : "zoom",
        xaxis: {
          ticksuffix: suffix,
          zeroline: true,
          nticks: width < 520 ? 4 : 7,
          tickformat: data.kind === "count" ? ",~r" : ",",
          rangemode: "tozero",
          ...seen && { range: seen.slice(0, 2) }
        },
        xaxis2: { overlaying: "x", range: [0, 1], fixedrange: true, visible: false },
        yaxis: {
          range: seen ? seen.slice(2) : yRange(n),
          tickmode: "array",
          tickvals: y,
          showgrid: false,
          zeroline: false,
          ticks: "outside",
          ticklen: 5,
          tickcolor: "rgba(0,0,0,0)",
          tickfont: { size: 11, family: 'ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace' },
          ticktext: labels(data.rows, letters)
        },
        shapes: highlight(data.rows, selected, colours)
      })
    };
  }
  var HEIGHT = 212;
  var FALL_MARGIN = { left: 62, right: 12, top: 20, bottom: 24 };
  var BODY = HEIGHT - FALL_MARGIN.top - FALL_MARGIN.bottom;
  var WIDE = 0.62;
  var TICKS = 5;
  var TEETH = 8;
  var HOVER = 84;
  var FALL_KEYS = [
    ["control", "control"],
    ["test", "test"],
    ["more", "takes more"],
    ["less", "takes less"]
  ];
  function createWaterfallChart(spec) {
    return createFigure({
      ...spec,
      class: "waterfall",
      height: () => HEIGHT,
      keys: FALL_KEYS,
      paint,
      save: savePicture
    });
  }
  function fallBars(fall) {
    const bars = [[0, fall.control]];
    let level = fall.control;
    for (const { change } of fall.parts) {
      bars.push([level, level + change]);
      level += change;
    }
    bars.push([0, fall.test]);
    return bars;
  }
  function axisRange(bars) {
    const levels = bars.flat().filter((v) => v !== 0);
    const [low, high] = [Math.min(...levels), Math.max(...levels)];
    const room = Math.max(high - low, 0.02 * high);
    return high - low > 0.35 * high || low < 0 ? [Math.min(0, low * 1.1), high * 1.12] : [Math.max(0, low - 0.7 * room), high + 0.25 * room];
  }
  var percent = (share3) => `${100 * share3}%`;
  function paint({ fall }) {
    const bars = fallBars(fall);
    const range2 = axisRange(bars);
    const [low, high] = range2;
    const [unit, per] = timeScale(high);
    const count = bars.length;
    const top = (value) => BODY * (high - Math.max(value, low)) / (high - low);
    const band = (i, aside = 0) => percent((i + 0.5 + aside) / count);
    const kind = (i) => i === 0 ? "control" : i === count - 1 ? "test" : fall.parts[i - 1].change < 0 ? "less" : "more";
    const pattern = uniqueId("fall-less");
    const ticks = ticksOf({ from: low / per, to: high / per }, TICKS).values.map((value) => ({ y: top(value * per), text: `${decimal(Number(value.toPrecision(12)), 0, 9)} ${unit}` }));
    const quiet = { "aria-hidden": "true", focusable: "false" };
    const body = svg(
      "svg",
      { class: "fall-body", ...quiet },
      svg("defs", {}, svg(
        "pattern",
        {
          id: pattern,
          width: 5,
          height: 5,
          patternUnits: "userSpaceOnUse",
          patternTransform: "rotate(45)"
        },
        svg("rect", { class: "fall-ground", width: 5, height: 5 }),
        svg("rect", { class: "fall-stripe", width: 1.8, height: 5 })
      )),
      ticks.map(({ y }) => svg("line", { class: "fall-grid", x2: "100%", y1: y, y2: y })),
      bars.slice(0, -1).map(([, to], i) => svg("line", {
        class: "fall-join",
        x1: band(i, WIDE / 2),
        x2: band(i + 1, -WIDE / 2),
        y1: top(to),
        y2: top(to)
      })),
      bars.map(([from, to], i) => svg("rect", {
        class: `fall-bar fall-${kind(i)}`,
        x: band(i, -WIDE / 2),
        width: percent(WIDE / count),
        y: top(Math.max(from, to)),
        height: top(Math.min(from, to)) - top(Math.max(from, to)),
        ...kind(i) === "less" ? { fill: `url(#${pattern})` } : {}
      })),
      low > 0 && [0, count - 1].map((i) => gap(band(i, -0.33), percent(0.66 / count))),
      fall.parts.map(({ change }, i) => svg("text", {
        class: `fall-label fall-${change > 0 ? "more" : change < 0 ? "less" : "calm"}-text`,
        x: band(i + 1),
        y: top(Math.max(...bars[i + 1])) - 5
      }, formatTimeDiff(change))),
      namesOf(fall).flatMap(([name, short], i) => [
        svg("text", { class: "fall-tick fall-whole", x: band(i), y: BODY + 15 }, name),
        svg("text", { class: "fall-tick fall-short", x: band(i), y: BODY + 15 }, short)
      ])
    );
    const axis = svg(
      "svg",
      { class: "fall-axis", ...quiet },
      ticks.map(({ y, text }) => svg("text", {
        class: "fall-value",
        x: FALL_MARGIN.left - 5,
        y: FALL_MARGIN.top + y + 4
      }, text)),
      low > 0 && svg(
        "text",
        { class: "fall-cut", x: FALL_MARGIN.left, y: FALL_MARGIN.top - 6 },
        "the axis is cut: it does not begin at 0"
      )
    );
    const tops = bars.map((bar) => [top(Math.max(...bar)), top(Math.min(...bar))]);
    return [axis, body, hoverOf(body, hoverTexts(fall), tops)];
  }
  function gap(x, width) {
    const y = (i, up) => BODY * (0.91 - (up ? 0.05 : 0) - (i % 2 ? 0.035 : 0));
    const points = Array.from({ length: TEETH + 1 }, (_, i) => i);
    const path = [
      ...points.map((i) => `${i},${y(i, true)}`),
      ...points.reverse().map((i) => `${i},${y(i, false)}`)
    ].join(" ");
    return svg("svg", {
      x,
      width,
      height: BODY,
      viewBox: `0 0 ${TEETH} ${BODY}`,
      preserveAspectRatio: "none"
    }, svg("polygon", { class: "fall-ground", points: path }));
  }
  function namesOf(fall) {
    return [["control", "control"], ...fall.parts.map(({ part }) => [BARS[part].name, BARS[part].short]), ["test", "test"]];
  }
  function hoverOf(body, texts, tops) {
    const words = h("div", { class: "fall-hover", hidden: true });
    const count = texts.length;
    texts.forEach((lines, i) => {
      const left = i < count / 2;
      const away = left ? i : count - 1 - i;
      const [from, to] = tops[i].map((y) => FALL_MARGIN.top + y);
      const show = () => {
        fill(words, lines.map((line) => h("div", {}, line)));
        words.hidden = false;
        words.style.setProperty(left ? "left" : "right", `calc(${left ? FALL_MARGIN.left : FALL_MARGIN.right}px + ${away / count} * (100% - ${FALL_MARGIN.left + FALL_MARGIN.right}px))`);
        words.style.setProperty(left ? "right" : "left", "auto");
        words.style.bottom = from > HOVER ? `${HEIGHT - from + 17}px` : "auto";
        words.style.top = from > HOVER ? "auto" : `${to - from > HOVER ? from + 6 : Math.min(to + 4, HEIGHT - HOVER)}px`;
      };
      const area = svg("rect", {
        class: "fall-area",
        x: percent(i / count),
        y: -FALL_MARGIN.top,
        width: percent(1 / count),
        height: HEIGHT
      });
      area.addEventListener("pointerenter", show);
      area.addEventListener("pointerleave", () => {
        words.hidden = true;
      });
      body.append(area);
    });
    return words;
  }
  function hoverTexts(fall) {
    return [
      ["control", formatTime(fall.control)],
      ...fall.parts.map(({ part, control, test, change }) => [BARS[part].name, `${formatTime(control)} → ${formatTime(test)}`, formatTimeDiff(change)]),
      ["test", formatTime(fall.test), formatTimeDiff(fall.change)]
    ];
  }

  // web/js/state.js
  var TEXT = { type: "text", standard: "" };
  var parameterOf = (table, name) => table[name] ?? TEXT;
  var COMPARE = {
    // make docs: the parameters of a comparison
    control_ranks: { type: "text", standard: "all" },
    test_ranks: { type: "text", standard: "all" },
    control_steps: { type: "text", standard: "all" },
    test_steps: { type: "text", standard: "all" },
    control_marker_until: { type: "choice", standard: "", words: ["end", "next"] },
    test_marker_until: { type: "choice", standard: "", words: ["end", "next"] },
    marker_until: { type: "choice", standard: "", words: ["end", "next"] },
    cut_overlaps: { type: "boolean", standard: "false" },
    device_type: { type: "choice", standard: "ALL", words: ["ALL", "CPU", "GPU"] },
    use_short_name: { type: "boolean", standard: "false" },
    merge_addresses: { type: "boolean", standard: "true" },
    aliases: { type: "boolean", standard: "true" },
    merge_lines: { type: "boolean", standard: "true" },
    exclude: { type: "texts", standard: "" },
    category: { type: "texts", standard: "" },
    change: { type: "choice", standard: "", words: ["added", "deleted", "increased", "decreased", "unchanged"] },
    fold: { type: "boolean", standard: "false" },
    equal_clock: { type: "boolean", standard: "false" },
    significance: { type: "boolean", standard: "false" },
    work: { type: "boolean", standard: "false" },
    significant: { type: "choice", standard: "false", words: ["false", "true", "slower", "faster"] },
    measure: { type: "choice", standard: "self", words: ["total", "self"] },
    equivalence: { type: "text", standard: "0.02" },
    sort: { type: "text", standard: "abs_diff_duration" },
    order: { type: "choice", standard: "", words: ["asc", "desc"] },
    offset: { type: "text", standard: "0" },
    diagnosis: { type: "boolean", standard: "true" },
    layers: { type: "boolean", standard: "false" },
    operators: { type: "choice", standard: "false", words: ["false", "true", "auto"] },
    contributors: { type: "choice", standard: "rows", words: ["rows", "modules"] },
    format: { type: "choice", standard: "json", words: ["json", "csv", "brief"] },
    unit: { type: "choice", standard: "per_step", words: ["per_step", "total"] }
    // end
  };
  var SETS = {
    // make docs: the parameters of the list of sets
    tag: { type: "texts", standard: "" },
    sort: { type: "choice", standard: "created", words: ["created", "label", "ranks", "steps", "events", "bytes", "device", "step_time", "recorded"] },
    order: { type: "choice", standard: "", words: ["asc", "desc"] },
    group: { type: "choice", standard: "never", words: ["auto", "always", "never"] },
    limit: { type: "text", standard: "100", least: 0, most: 1e3 },
    offset: { type: "text", standard: "0", least: 0, most: 1e9 }
    // end
  };
  var TREE = {
    // make docs: the parameters of a tree
    control_marker_until: { type: "choice", standard: "", words: ["end", "next"] },
    test_marker_until: { type: "choice", standard: "", words: ["end", "next"] },
    marker_until: { type: "choice", standard: "", words: ["end", "next"] },
    cut_overlaps: { type: "boolean", standard: "false" },
    level: { type: "choice", standard: "modules", words: ["modules", "operators", "python"] },
    instances: { type: "boolean", standard: "false" },
    merge_lines: { type: "boolean", standard: "true" },
    by: { type: "choice", standard: "device", words: ["device", "host"] },
    significance: { type: "choice", standard: "none", words: ["none", "device", "host"] },
    min_change: { type: "text", standard: "0" },
    max_nodes: { type: "text", standard: "2000", least: 1, most: 1e5 },
    format: { type: "choice", standard: "json", words: ["json", "csv"] }
    // end
  };
  var TIMELINE = {
    // make docs: the parameters of a timeline
    rank: { type: "text", standard: "", least: -9007199254740990, most: 9007199254740990 },
    span: { type: "text", standard: "0", least: 0, most: 2147483647 },
    step: { type: "text", standard: "", least: 0, most: 9007199254740990 },
    marker_until: { type: "choice", standard: "", words: ["end", "next"] },
    cut_overlaps: { type: "boolean", standard: "false" },
    use_short_name: { type: "boolean", standard: "false" },
    from: { type: "text", standard: "" },
    to: { type: "text", standard: "" },
    pixels: { type: "text", standard: "1200", least: 100, most: 8e3 },
    threads: { type: "text", standard: "8", least: 1, most: 64 }
    // end
  };
  var unknown = null;
  function noteUnknown(p, name, allowed) {
    if (unknown && !unknown.some((one) => one.name === name)) {
      unknown.push({ name, value: p.getAll(name).join(), allowed });
    }
  }
  function readChoice(p, name, words, fallback) {
    const text = p.get(name) ?? "";
    if (text !== "" && !words.includes(text)) {
      noteUnknown(p, name, words.filter((word) => word !== "").join(", "));
    }
    return text !== "" && words.includes(text) ? text : fallback;
  }
  function readLike(p, name, pattern, allowed) {
    const text = p.get(name) ?? "";
    if (text !== "" && !pattern.test(text)) {
      noteUnknown(p, name, allowed);
    }
    return pattern.test(text) ? text : "";
  }
  var TRUTHS = /* @__PURE__ */ new Map([["1", "true"], ["0", "false"]]);
  function readParameter(p, table, name, standard = parameterOf(table, name).standard) {
    const { type, words } = parameterOf(table, name);
    if (type === "texts") {
      return p.getAll(name).filter((text2) => text2 !== "");
    }
    const given = p.get(name) ?? "";
    const text = type === "text" ? given : TRUTHS.get(given) ?? given;
    const allowed = type === "boolean" ? ["true", "false"] : words;
    const known3 = type === "text" ? text : allowed.find((word) => word.toLowerCase() === text.toLowerCase());
    if (known3 === void 0 && text !== "") {
      noteUnknown(p, name, allowed.join(", "));
    }
    const asked = type === "choice" && known3 === "false" ? "" : known3;
    const value = asked || standard;
    return type === "boolean" ? value === "true" : value;
  }
  function putParameters(p, table, names, state) {
    for (const name of names) {
      const { type, standard } = parameterOf(table, name);
      if (type === "texts") {
        state[name].forEach((text) => p.append(name, text));
      } else if (!["", standard].includes(String(state[name] ?? ""))) {
        p.set(name, String(state[name]));
      }
    }
  }
  var asText = { read: (p, name) => p.get(name) ?? "" };
  var oneOf = (words, standard = "") => ({
    standard,
    read: (p, name) => readChoice(p, name, words, standard)
  });
  var ofApi = (table, name, standard = parameterOf(table, name).standard) => ({
    standard,
    read: (p) => readParameter(p, table, name, standard)
  });
  var readPage = (table, p) => Object.fromEntries(Object.entries(table).map(([name, { read: read2 }]) => [name, read2(p, name)]));
  function putPage(p, table, state) {
    for (const [name, { standard = "", text }] of Object.entries(table)) {
      const value = state[name] ?? "";
      if (Array.isArray(value) && !text) {
        value.forEach((one) => p.append(name, one));
      } else {
        const written = (text ?? String)(value);
        if (written !== "" && written !== String(standard)) {
          p.set(name, written);
        }
      }
    }
    return p;
  }
  var base = (globalThis.document?.documentElement.dataset.base ?? "/").replace(/\/$/, "");
  var addressOf = (path) => base + path;
  var addressWith = (path, p) => addressOf(p.size === 0 ? path : `${path}?${p}`);
  var CHANGES = COMPARE.change.words;
  var DEVICE_TYPES = COMPARE.device_type.words;
  var MEASURES = COMPARE.measure.words;
  var STEP_PARTS = ["step", "compute", "exposed_communication", "exposed_memory", "idle"];
  var HEATS = [...STEP_PARTS, "op"];
  var SORT_KEYS = [
    "name",
    "category",
    "change",
    "control_counts",
    "test_counts",
    "diff_counts",
    "abs_diff_counts",
    "control_total_duration",
    "test_total_duration",
    "diff_duration",
    "abs_diff_duration",
    "diff_percent",
    "q_value",
    "more_work",
    "slower_work"
  ];
  var RISING_KEYS = ["name", "category", "change", "q_value"];
  var defaultOrder = (sort) => RISING_KEYS.includes(sort) ? "asc" : "desc";
  var PAIR = [
    "control",
    "test",
    "control_ranks",
    "test_ranks",
    "control_steps",
    "test_steps",
    "control_marker",
    "test_marker",
    "control_marker_until",
    "test_marker_until",
    "cut_overlaps",
    "use_short_name",
    "merge_addresses",
    "aliases",
    "merge_lines"
  ];
  var ROWS = [
    ...PAIR,
    "device_type",
    "q",
    "exclude",
    "category",
    "change",
    "significant",
    "fold",
    "measure",
    "equivalence",
    "work",
    "equal_clock"
  ];
  var FOLDS = [
    "lines",
    "details",
    "operators",
    "classes",
    "recorded",
    "replacements",
    ...Array.from({ length: 9 }, (_, i) => `line-${i}`)
  ];
  var unmarked = (sides = SIDES) => Object.fromEntries(sides.flatMap((side) => [[`${side}_marker`, ""], [`${side}_marker_until`, ""]]));
  function queryWith(query, more) {
    const p = new URLSearchParams(query);
    Object.entries(more).filter(([, value]) => (value ?? "") !== "").forEach(([name, value]) => p.set(name, String(value)));
    return p;
  }
  var OP_UNITS = ["total", "per_step"];
  var OP_BINS = ["calls", "share"];
  var OP_HEATS = ["duration", "calls", "per_call"];
  var OP_PAGE = { unit: oneOf(OP_UNITS), bins: oneOf(OP_BINS, "calls"), heat: oneOf(OP_HEATS, "duration") };
  function pairQuery(state) {
    const p = new URLSearchParams({ control: state.control, test: state.test });
    putParameters(p, COMPARE, PAIR, state);
    return p;
  }
  var LIST_PAGE = Number(SETS.limit.standard);
  var SIDES = ["control", "test"];
  var SHOWN = ["both", ...SIDES];
  var OF_TIMELINE = { path: { type: "boolean", standard: "false" } };
  var MOST_LANES = 32;
  var LONGEST = 300;
  var number = (text) => text !== null && text !== "" && Number.isFinite(Number(text)) ? Number(text) : null;
  var whole = (p, name) => readLike(p, name, /^\d+$/, "whole numbers");
  var lanesIn = (p, name) => [...new Set(p.getAll(name))].filter((one) => one !== "" && one.length <= LONGEST).slice(0, MOST_LANES);
  var microseconds = { read: () => null, text: (us) => typeof us === "number" ? String(Math.round(us * 1e3) / 1e3) : "" };
  var TIMELINE_PAGE = {
    ranks: { read: (p) => readLike(
      p,
      "ranks",
      /^(all|\d+(-\d+)?(,\d+(-\d+)?)*)$/,
      "all, or ranks as 0-7,12"
    ) },
    fold: oneOf(["none", "host", "group"], "none"),
    sort: oneOf(["rank", "lateness"], "rank"),
    collective: { read: (p) => number(whole(p, "collective")) },
    cut_overlaps: ofApi(TIMELINE, "cut_overlaps"),
    use_short_name: ofApi(TIMELINE, "use_short_name", "false"),
    path: ofApi(OF_TIMELINE, "path"),
    show: oneOf(SHOWN, "both"),
    from: microseconds,
    to: microseconds,
    sum_from: microseconds,
    sum_to: microseconds,
    open: { read: lanesIn },
    pin: { read: lanesIn },
    q: asText,
    name: asText,
    category: asText,
    nth: { read: (p) => number(whole(p, "nth")) },
    at: oneOf(SIDES),
    align: asText,
    align_category: asText,
    align_nth: { read: (p) => number(whole(p, "align_nth")) ?? 0, standard: 0 }
  };
  var QUERY_PAGE = {
    control: asText,
    test: asText,
    q: asText,
    chart: oneOf(["bars", "line", "scatter", "histogram", "none"]),
    x: asText,
    y: asText,
    y2: asText,
    by: asText
  };

  // web/js/components/data-table.js
  var TIMES2 = { show: formatTime, diff: formatTimeDiff, exact: exactTime, exactDiff: exactTimeDiff };
  var minus = (a, b) => a === null || b === null ? null : b - a;
  var relative = (a, diff) => a > 0 && diff !== null ? 100 * diff / a : null;
  var numberCell = (text, title = null, cls = "") => h("td", { class: `num ${cls}`.trim(), title }, text);
  var valueCell = (value, { show, exact: exact2 }, cls) => numberCell(show(value), exact2?.(value), cls);
  var changeCell = (change, { diff, exactDiff }, cls = "strong") => numberCell(diff(change), exactDiff?.(change), `${cls} ${signOf(change)}`);
  function pairCells([a, b], kind, {
    diff = minus(a, b),
    cls,
    percent: percent2 = formatPercentDiff(relative(a, diff))
  } = {}) {
    return [
      valueCell(a, kind),
      valueCell(b, kind),
      changeCell(diff, kind, cls),
      numberCell(percent2, null, signOf(diff))
    ];
  }
  var numberTable = (cls, caption, heads2, ...bodies) => h(
    "table",
    { class: cls },
    caption && h("caption", { class: "visually-hidden" }, caption),
    h("thead", {}, h("tr", {}, heads2.map((head, i) => {
      const [text, kind = i > 0 ? "num" : null] = [head].flat();
      return text === "" ? h("td") : h("th", { scope: "col", class: kind }, text);
    }))),
    bodies.map((rows) => h("tbody", {}, rows))
  );
  var scrolled = (label, ...content) => h("div", {
    class: "scroll-x",
    tabindex: "0",
    role: "region",
    "aria-label": label
  }, content);
  function createMore(first) {
    const node = h("p", { class: "related-more" });
    let all = false;
    const draw = (list2, put, words = `Show all ${formatCount(list2.length)}`) => {
      const nodes = put(all ? list2 : list2.slice(0, first));
      node.hidden = all || list2.length <= first;
      fill(node, !node.hidden && button(words, () => {
        all = true;
        draw(list2, put, words)[first].querySelector("a")?.focus();
      }, { class: "link-button" }));
      return nodes;
    };
    return { node, draw, reset() {
      all = false;
    } };
  }
  var ROW2 = 28;
  var OVERSCAN = 12;
  var onPaper = (own) => own.paper !== null && isPrinting();
  var isLong = (own) => own.count() > own.least && !onPaper(own);
  function drawWindow(own, force = false, top = own.place) {
    const at = Math.floor(top / ROW2);
    const [from, to] = isLong(own) ? [
      Math.max(0, at - OVERSCAN),
      Math.min(own.count(), at + Math.ceil((own.height || 600) / ROW2) + OVERSCAN)
    ] : [0, onPaper(own) ? own.paper.count() : own.count()];
    if (!force && from === own.from && to === own.to) {
      return;
    }
    [own.from, own.to] = [from, to];
    const hadFocus = own.body.contains(document.activeElement);
    const before = force ? /* @__PURE__ */ new Map() : own.nodes;
    own.nodes = /* @__PURE__ */ new Map();
    for (let i = from; i < to; i += 1) {
      own.nodes.set(i, before.get(i) ?? own.make(i));
    }
    putWindow(own, hadFocus, force, top);
    own.drawn?.();
  }
  function putWindow(own, hadFocus, force, top) {
    const rest = own.count() - own.to;
    own.node.toggleAttribute("data-virtual", isLong(own));
    [[own.above, own.from], [own.below, rest]].forEach(([spacer, count]) => {
      spacer.hidden = count === 0;
      spacer.firstChild.colSpan = own.columns();
      spacer.style.height = `${count * ROW2}px`;
    });
    refill(own.body, [
      own.above,
      ...own.nodes.values(),
      onPaper(own) && own.paper.rest ? own.paper.rest(rest) : own.below
    ]);
    if (top > 0 && (force || hadFocus) && own.node.scrollTop !== top) {
      own.node.scrollTop = top;
    }
    if (hadFocus) {
      (own.nodes.get(own.active) ?? own.node).focus({ preventScroll: true });
    }
  }
  function revealRow(own, i, middle = false) {
    const { node } = own;
    node.removeAttribute("data-late");
    const top = i * ROW2;
    const room = node.clientHeight - own.covers.reduce((sum, one) => sum + one.offsetHeight, 2);
    if (middle && (top < node.scrollTop || top + ROW2 > node.scrollTop + room)) {
      node.scrollTop = top - room / 2;
    }
    if (top < node.scrollTop) {
      node.scrollTop = top;
    } else if (top + ROW2 > node.scrollTop + room) {
      node.scrollTop = top + ROW2 - room;
    }
    own.place = node.scrollTop;
    drawWindow(own);
  }
  function activateRow(own, index, focus = false) {
    if (own.count() === 0) {
      return;
    }
    own.nodes.get(own.active)?.setAttribute("tabindex", "-1");
    own.active = Math.max(0, Math.min(own.count() - 1, index));
    revealRow(own, own.active);
    const row = own.nodes.get(own.active);
    row?.setAttribute("tabindex", "0");
    if (focus) {
      row?.focus({ preventScroll: true });
    }
  }
  function scrolledWindow(own) {
    own.frame = 0;
    own.place = own.node.scrollTop;
    drawWindow(own);
    if (own.active !== null && own.count() > 0 && !own.nodes.has(own.active)) {
      own.active = Math.min(own.count() - 1, Math.ceil(own.place / ROW2));
      own.nodes.get(own.active)?.setAttribute("tabindex", "0");
    }
  }
  function placeOfKey(own, key) {
    const page = Math.max(1, Math.floor(own.node.clientHeight / ROW2) - own.covers.length - 2);
    return {
      ArrowDown: own.active + 1,
      ArrowUp: own.active - 1,
      PageDown: own.active + page,
      PageUp: own.active - page,
      Home: 0,
      End: own.count() - 1
    }[key];
  }
  function createRowWindow(spec) {
    const own = {
      covers: [],
      active: 0,
      paper: null,
      nodes: /* @__PURE__ */ new Map(),
      from: 0,
      to: 0,
      frame: 0,
      height: 0,
      // of what scrolls, px
      place: 0,
      // the last known scroll position, to avoid a layout
      ...spec
    };
    [own.above, own.below] = [0, 1].map(() => h("tr", { class: "spacer", "aria-hidden": "true" }, h("td")));
    own.node.addEventListener("scroll", () => {
      own.place = own.node.scrollTop;
      if (isLong(own) && own.frame === 0) {
        own.frame = requestAnimationFrame(() => scrolledWindow(own));
      }
    }, { passive: true });
    const observer = new ResizeObserver(() => {
      own.height = own.node.clientHeight;
      drawWindow(own);
    });
    observer.observe(own.node);
    const stopPrinting = own.paper && onPrint(() => drawWindow(own, true));
    return Object.assign(own, {
      draw: (force) => drawWindow(own, force),
      put: () => putWindow(own, own.body.contains(document.activeElement), false, own.node.scrollTop),
      isLong: () => isLong(own),
      /** Other rows: from the top, with another row in the tab order. */
      begin(active) {
        own.active = active;
        if (own.place > 0) {
          own.node.scrollTop = own.place = 0;
        }
      },
      activate: (i, focus) => activateRow(own, i, focus),
      reveal: (i, middle) => revealRow(own, i, middle),
      placeOf: (key) => placeOfKey(own, key),
      unmount() {
        observer.disconnect();
        stopPrinting?.();
        cancelAnimationFrame(own.frame);
      }
    });
  }
  var HEAD = 24;
  var KEY2 = 20;
  function splitName(name, place) {
    const letters = Array.from(name);
    const last3 = Math.max(0, letters.length - KEY2);
    const start2 = place > HEAD ? Math.min(Array.from(name.slice(0, place)).length, last3) : last3;
    const span = (cls, from, to) => h("span", { class: cls }, letters.slice(from, to).join(""));
    return h(
      "bdi",
      { class: "split" },
      span("split-head", 0, start2),
      // Right to left, so that it is cut at its beginning; its letters stay left to right.
      h(
        "span",
        { class: "split-key" },
        h("bdi", { dir: "ltr" }, letters.slice(start2, start2 + KEY2).join(""))
      ),
      start2 + KEY2 < letters.length && span("split-rest", start2 + KEY2)
    );
  }
  var MORE = 200;
  var SHORT = 30;
  function tableSorted(part) {
    if (!part.order) {
      return part.rows;
    }
    const sign = part.order.down ? -1 : 1;
    return [...part.rows].sort((a, b) => {
      const [x, y] = [a[part.order.key] ?? null, b[part.order.key] ?? null];
      if (x === null || y === null) {
        return (x === null) - (y === null);
      }
      return sign * (typeof x === "number" ? x - y : String(x).localeCompare(String(y)));
    });
  }
  function sortBy(part, column) {
    const down = part.order?.key === column.key ? !part.order.down : Boolean(column.number);
    part.order = { key: column.key, down };
    renderTable(part);
    part.head.querySelector("[aria-sort] button")?.focus();
  }
  function tableContent(part, column, value, row, plain) {
    const op = part.spec.href && column.link?.(row, part.spec.parameters ?? {});
    const shown2 = column.mono && typeof plain === "string" ? splitName(plain, part.places.get(column.key)?.get(plain) ?? 0) : plain;
    if (op || !column.mono || typeof plain !== "string" || plain.length <= SHORT) {
      return op ? h("a", { href: part.spec.href(op) }, shown2) : shown2;
    }
    const name = button(shown2, () => {
      const whole2 = name.getAttribute("aria-expanded") !== "true";
      name.setAttribute("aria-expanded", String(whole2));
      fill(name, whole2 ? plain : shown2);
    }, { class: "name-button", "aria-expanded": "false" });
    return name;
  }
  function renderHead(part, columns) {
    part.groups.hidden = !columns.some((column) => column.group);
    const spans = [];
    for (const column of part.groups.hidden ? [] : columns) {
      const last3 = spans.at(-1);
      if (column.group && last3?.[0].group === column.group) {
        last3[1] += 1;
      } else {
        spans.push([column, 1]);
      }
    }
    fill(part.groups, spans.map(([{ group, groupWhat }, colspan]) => group ? h("th", { scope: "colgroup", colspan, class: "group-start", title: groupWhat }, group) : h("td", {})));
    fill(part.head, columns.map((column, i) => {
      const now = part.order?.key === column.key;
      return h(
        "th",
        {
          scope: "col",
          class: classesOf(column, columns[i - 1]),
          "aria-sort": now && (part.order.down ? "descending" : "ascending")
        },
        button(
          `${column.title}${now ? part.order.down ? " ↓" : " ↑" : ""}`,
          () => sortBy(part, column),
          {
            class: "link-button th-button",
            title: column.what,
            "aria-label": column.group && `${column.title}, ${column.group}`
          }
        )
      );
    }));
  }
  var classesOf = (column, before, more = []) => [
    column.number && "num",
    column.group && column.group !== before?.group && "group-start",
    ...more
  ].filter(Boolean).join(" ") || null;
  function renderTable(part) {
    const columns = part.spec.columns.filter((column) => part.wide || !column.extra);
    renderHead(part, columns);
    const blank = /* @__PURE__ */ new Set();
    fill(part.body, tableSorted(part).slice(0, part.limit).map((row) => h(
      "tr",
      {},
      columns.map((column, i) => {
        const value = row[column.key];
        const plain = column.show(value, row);
        if (plain === NONE && column.blank) {
          blank.add(column);
        }
        return h(
          "td",
          {
            title: plain === NONE && column.blank ? column.blank : column.mono ? value : column.exact?.(value, row),
            class: classesOf(column, columns[i - 1], [
              column.mono && "mono data-name",
              column.tone?.(value, row)
            ])
          },
          tableContent(part, column, value, row, plain)
        );
      })
    )));
    part.blanks.hidden = blank.size === 0;
    fill(
      part.blanks,
      [...new Map([...blank].map((column) => [column.group ?? column.title, column.blank]))].map(([title, why]) => `${NONE} in ${title}: ${why}`).join("; "),
      "."
    );
    part.count.textContent = part.rows.length > 1 ? formatCount(part.rows.length) : "";
    part.more.hidden = part.rows.length <= part.limit;
    fill(part.more, button(`Show ${formatCount(Math.min(
      MORE,
      part.rows.length - part.limit
    ))} more of ${formatCount(part.rows.length)}`, () => {
      part.limit += MORE;
      renderTable(part);
    }, { class: "link-button" }));
  }
  function showTable(part, next) {
    part.rows = next;
    for (const { key } of part.spec.columns.filter((column) => column.mono)) {
      part.places.set(key, findDistinctions(part.rows.map((row) => String(row[key] ?? ""))));
    }
    part.node.hidden = part.rows.length === 0;
    renderTable(part);
  }
  function createDataTable(spec) {
    const part = {
      spec,
      rows: [],
      places: /* @__PURE__ */ new Map(),
      // column → Map name → where it begins to differ
      order: null
      // {key, down}
    };
    part.groups = h("tr", { class: "column-groups" });
    part.head = h("tr");
    part.wide = !spec.columns.some((column) => column.extra);
    const widen = !part.wide && button("All columns", () => {
      part.wide = !part.wide;
      widen.setAttribute("aria-pressed", String(part.wide));
      renderTable(part);
    }, { "aria-pressed": "false", "aria-label": `All columns of ${spec.caption}` });
    part.body = h("tbody");
    part.more = h("p", { class: "data-more", hidden: true });
    part.count = h("span", { class: "chart-unit" });
    const explained = new Map(spec.columns.map((column) => [column.group ?? column.title, column.what ?? column.groupWhat]).filter(([, what]) => what));
    const meanings = explained.size > 0 && h(
      "details",
      { class: "data-meanings small" },
      h("summary", {}, "What the columns mean"),
      h("dl", {}, [...explained].flatMap(([name, what]) => [h("dt", {}, name), h("dd", {}, what)]))
    );
    part.blanks = h("p", { class: "data-blanks muted small", hidden: true });
    const title = [spec.caption, spec.heading].filter(Boolean).join(": ");
    const sql = createSqlLink(title);
    sql.set(spec.sql ?? null);
    part.node = h(
      "section",
      {
        class: `card data-card ${spec.class ?? ""}`.trim(),
        "aria-label": title
      },
      h(
        "div",
        { class: "chart-head" },
        h(spec.level ?? "h3", {}, title, " ", part.count),
        h("div", { class: "chart-tools" }, widen, sql.node, spec.csv && h("a", {
          class: "button",
          href: spec.csv,
          download: "",
          title: `${spec.caption}: download as CSV`,
          "aria-label": `${spec.caption}: download as CSV`
        }, "CSV"))
      ),
      h(
        "div",
        { class: "scroll-x", tabindex: "0", role: "region", "aria-label": `${title}, rows` },
        h(
          "table",
          { class: "data-table" },
          h("caption", { class: "visually-hidden" }, title),
          h("thead", {}, spec.columns.some((column) => column.group) && part.groups, part.head),
          part.body
        )
      ),
      part.more,
      meanings,
      part.blanks
    );
    part.limit = spec.limit ?? 20;
    return {
      node: part.node,
      show: (next) => showTable(part, next)
    };
  }

  // web/js/components/op-table.js
  var LEAST2 = 14;
  function shownName(row) {
    const [name, more] = rowTitle(row);
    return more === "" ? name : `${name} → ${more}`;
  }
  function createNameFit(cell) {
    let rows = [];
    let letters = 0;
    let apart = null;
    let narrower = false;
    let [font, width] = ["", 0];
    const isMarked = ({ row }) => row.replaces || row.aliases;
    const namesOf2 = (items) => items.map(({ row }) => shownName(row));
    function countLetters() {
      const root = getComputedStyle(document.documentElement);
      const now = `${0.92 * parseFloat(root.fontSize)}px ${root.getPropertyValue("--mono")}`;
      if (now !== font) {
        font = now;
        const pen = document.createElement("canvas").getContext("2d");
        pen.font = font;
        width = pen.measureText("0".repeat(40)).width / 40;
      }
      const style = getComputedStyle(cell);
      const room = cell.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - 2;
      return width > 0 ? Math.max(LEAST2, Math.floor(room / width)) : 0;
    }
    function shortOf(name) {
      if (letters > 0 && apart === null) {
        const known3 = rows.filter(Boolean);
        narrower = known3.some(isMarked);
        apart = createApart(narrower ? letters - 2 : letters);
        apart.add(namesOf2(known3));
      }
      return letters === 0 ? name : apart.text(name);
    }
    return {
      setRows(next) {
        [rows, apart] = [next, null];
      },
      /** Takes the same rows, of which more are loaded: `fresh`. */
      addRows(next, fresh) {
        rows = next;
        apart = !narrower && fresh.some(isMarked) ? null : apart;
        apart?.add(namesOf2(fresh));
      },
      /** Whether the number of letters that fit has changed. Lays out the page. */
      measure() {
        const before = letters;
        letters = countLetters();
        apart = letters === before ? apart : null;
        return letters !== before;
      },
      draw({ row }) {
        const name = shownName(row);
        const short = shortOf(name);
        return h("span", { class: "fit", data: short === name ? {} : { short } }, h("bdi", {}, name));
      },
      /** For a drawn row whose width, or distinguishing part, has changed. */
      refit(node, { row }) {
        const [name, fit] = [shownName(row), node.querySelector(".fit")];
        const short = shortOf(name);
        if (short === name) {
          delete fit.dataset.short;
        } else if (fit.dataset.short !== short) {
          fit.dataset.short = short;
        }
      }
    };
  }
  var WORK_COLUMNS = [
    ["more_work", "More work", "The time that the operator’s change of FLOPs would take at the speed of the control", "num c-work"],
    ["slower_work", "Slower work", "The rest of the change of device time: the same FLOPs take more time, or less", "num c-work"]
  ];
  var WHY_NOT = {
    no_operator: "it is not an operator: FLOPs are known for operators, not for single kernels",
    one_side: "it is on one side only, so there is no change to split",
    unknown: "its FLOPs are not known on both sides, or they count for the operator around it",
    partly: "the FLOPs are known for less than 80 % of its calls or of its device time"
  };
  var MARKS = "abcd";
  function workCells({ row, moreWork, slowerWork }, texts) {
    return [moreWork, slowerWork].map((value) => {
      if (value === null || value === void 0) {
        const place = Object.keys(WHY_NOT).indexOf(row?.work_known);
        return h(
          "td",
          { class: "num c-work muted", title: WHY_NOT[row?.work_known] ?? null },
          NONE,
          place >= 0 && h("sup", {}, MARKS[place])
        );
      }
      const [text, title] = texts(value);
      return h("td", { class: `num c-work ${signOf(value)}`, title }, text);
    });
  }
  var FIRST = 4;
  var RULES = {
    operator_and_shapes: "launched by the same operator with the same input shapes",
    operator: "launched by the same operator",
    template_arguments: "one template with other arguments",
    shapes: "launched by other operators with the same input shapes"
  };
  function createReplacements(href) {
    const title = h("h2");
    const list2 = h("ul", { class: "replacements-list" });
    const more = createMore(FIRST);
    const sql = createSqlLink("Probable replacements");
    const node = h(
      "details",
      { class: "card rank-steps replacements", hidden: true },
      h("summary", {}, title, h("span", { class: "muted rank-summary" }, "Kernels that are gone and those that probably replaced them, judged by what launches them, or by their names if these differ in template arguments alone.")),
      h("div", { class: "chart-tools" }, sql.node),
      list2,
      more.node
    );
    let shown2 = null;
    function draw(answer, perStep2) {
      const pairs = answer.replacements ?? [];
      if (shown2 !== answer) {
        shown2 = answer;
        more.reset();
      }
      node.hidden = pairs.length === 0;
      if (node.hidden) {
        return;
      }
      title.textContent = `Probable replacements (${formatCount(pairs.length)})`;
      more.draw(pairs, (some) => fill(list2, some.map((pair) => entry(pair, answer, perStep2))).children);
    }
    function entry(pair, answer, perStep2) {
      const row = { diff_duration: pair.diff_duration };
      SIDES.forEach((side) => {
        row[`${side}_counts`] = pair[side].counts;
        row[`${side}_total_duration`] = pair[side].total_duration;
      });
      const { control, test, diff, growth, controlCount, testCount } = valuesOf(
        row,
        perStep2 ? "per_step" : "total",
        answer
      );
      const name = (kernel, mark, cls) => h(
        "p",
        { class: `replaced ${cls}` },
        h("span", { class: "replaced-mark", "aria-hidden": "true" }, mark),
        h("span", { class: "visually-hidden" }, mark === "−" ? "gone: " : "new: "),
        h(
          "a",
          { href: href(kernel), class: "mono", title: kernel.name },
          h("bdi", {}, kernel.name)
        )
      );
      return h(
        "li",
        {},
        h(
          "div",
          { class: "replaced-names" },
          name(pair.control, "−", "less-mark"),
          name(pair.test, "+", "more-mark"),
          h(
            "p",
            { class: "muted small" },
            RULES[pair.rule] ?? pair.rule,
            pair.shared !== null && [
              ", ",
              h("span", { class: "mono" }, pair.operator ?? ""),
              " ",
              pair.input_dims && h("span", { class: "mono" }, pair.input_dims),
              ` (${formatPercent(100 * pair.shared)} of what launches them is shared)`
            ]
          )
        ),
        h(
          "dl",
          { class: "replaced-numbers" },
          h("dt", {}, perStep2 ? "calls per step" : "calls"),
          h("dd", {}, `${formatCount(controlCount)} → ${formatCount(testCount)}`),
          h("dt", {}, perStep2 ? "time per step" : "time"),
          h(
            "dd",
            { title: `${exactTime(control)} → ${exactTime(test)}` },
            `${formatTime(control)} → ${formatTime(test)}`
          ),
          h("dt", {}, "Δ"),
          h(
            "dd",
            { class: `strong ${signOf(diff)}`, title: exactTimeDiff(diff) },
            formatTimeDiff(diff),
            control > 0 && ` (${formatPercentDiff(growth)})`
          )
        )
      );
    }
    return { node, sql, draw };
  }
  async function copyText(text, done) {
    try {
      await navigator.clipboard.writeText(text);
      toast(done, { seconds: 4 });
    } catch {
      toast(`Copy this: ${text}`, { seconds: 60 });
    }
  }
  var CHANGE_WORDS = {
    added: "new: in the test only",
    deleted: "gone: in the control only",
    increased: "called more often",
    decreased: "called less often",
    unchanged: "called equally often"
  };
  var Q_NOTE = "q is the false discovery rate: of all rows with a q this small, at most this share is expected to be noise";
  function verdictText(row) {
    if (row.q_value === null) {
      return row.among?.[0] >= 4 ? "Cannot judge: rows of the device were lost." : "Cannot judge: each side needs at least 4 samples.";
    }
    if (row.too_few && !isTooFew(row)) {
      return row.test_counts > 0 ? "It is new: no test is needed." : "It is gone: no test is needed.";
    }
    if (row.too_few && row.among) {
      const [steps, rows] = row.among;
      return `${formatCount(steps)} steps are too few to judge this row among ${formatCount(rows)} rows.`;
    }
    const tests = `q = ${formatProbability(decidingQ(row))}, p = ${formatProbability(row.p_value)}`;
    if (row.significance === "cannot_judge") {
      return `Cannot judge: two recordings of one program may differ so, too (${tests}).`;
    }
    return row.significance === "no_difference_found" ? `No difference found (${tests}).` : `${row.significance === "slower" ? "Slower" : "Faster"} (${tests}).`;
  }
  function callsText(row) {
    return row.calls === "fact" ? `calls: ${formatCount(row.control_calls)} → ${formatCount(row.test_calls)} in every step` : ["more", "fewer"].includes(row.calls) ? `${row.calls} calls per step (q = ${formatProbability(row.calls_q_value)})` : "";
  }
  var numbers = ({ row, of }) => {
    const judged = typeof row.control_median === "number" && typeof row.test_median === "number";
    const line = (text, a, b, d, exact2 = []) => h(
      "tr",
      {},
      h("th", { scope: "row" }, text),
      [a, b, d].map((value, i) => h("td", {
        class: `num${i === 2 ? " strong" : ""}`,
        title: exact2[i] ?? null
      }, value))
    );
    const times = (text, a, b, d = minus(a, b)) => line(
      text,
      formatTime(a),
      formatTime(b),
      formatTimeDiff(d),
      [exactTime(a), exactTime(b), exactTimeDiff(d)]
    );
    return numberTable("detail-table", null, ["", "Control", "Test", "Δ"], [
      line(
        "Calls",
        formatCount(row.control_counts),
        formatCount(row.test_counts),
        formatCountDiff(row.diff_counts)
      ),
      times("Total", row.control_total_duration, row.test_total_duration, row.diff_duration),
      times("Per step", of("control_per_step"), of("test_per_step"), of("diff_per_step")),
      times("Per call", of("control_per_call"), of("test_per_call"), of("diff_per_call")),
      row.control_self_duration !== null && times(
        "Self, total",
        row.control_self_duration,
        row.test_self_duration,
        of("diff_self_duration")
      ),
      judged && times("Median of steps", row.control_median, row.test_median),
      judged && times("Quartile spread", row.control_spread, row.test_spread)
    ]);
  };
  function nameTitle(row) {
    if (row.replaces) {
      return `${row.name}
probably replaces ${row.replaces.name}
(${RULES[row.replaces.rule] ?? row.replaces.rule})`;
    }
    return row.aliases ? [row.name, ...aliasLines(row)].join("\n") : row.name;
  }
  function createOpDetail({ onClear, href, tree, timeline: timeline2, onRanks, onTable }) {
    const body = h("div", { class: "op-panel-body" });
    const node = h(
      "aside",
      { class: "op-panel", "aria-label": "Selected operation", hidden: true },
      h(
        "div",
        { class: "op-panel-head" },
        h("h2", {}, "Selected operation"),
        iconButton("close", "Close (Escape)", onClear)
      ),
      body
    );
    let shown2 = null;
    function content(item) {
      const { row } = item;
      const { replaces } = row;
      const calls = callsText(row);
      return [
        h("p", { class: "mono full-name" }, h("bdi", {}, row.name)),
        h(
          "p",
          { class: "muted small" },
          row.category,
          row.kind && ` · ${row.kind.toLowerCase()}`,
          ` · ${CHANGE_WORDS[row.change]}`
        ),
        replaces && h(
          "div",
          { class: "small op-replaces" },
          h("p", {}, "probably replaces"),
          h("p", { class: "mono full-name" }, h("bdi", {}, replaces.name)),
          h(
            "p",
            { class: "muted" },
            `${RULES[replaces.rule] ?? replaces.rule}${replaces.operator ? `: ${replaces.operator}` : ""}`,
            replaces.input_dims && h("span", { class: "mono" }, ` ${replaces.input_dims}`)
          )
        ),
        row.aliases && h(
          "div",
          { class: "small op-replaces" },
          h("p", {}, replaces ? "all kernels that are gone or new" : row.category === "python_function" ? "one Python function, whose line or folder differs" : "one call or copy under several names; each name is on one side only"),
          aliasLines(row).map((line) => h(
            "p",
            { class: "mono full-name" },
            h("bdi", {}, line)
          ))
        ),
        row.significance && h(
          "p",
          { class: "small" },
          verdictText(row),
          calls && ` ${calls[0].toUpperCase()}${calls.slice(1)}.`
        ),
        numbers(item),
        h(
          "p",
          { class: "op-actions" },
          href?.(row) && h("a", { href: href(row) }, "Open this operation"),
          timeline2?.(row) && h("a", { href: timeline2(row) }, "Show in the timeline"),
          tree?.(row) && h("a", { href: tree(row) }, "Where in the tree"),
          onTable && button("Show in the table", onTable, { class: "link-button" }),
          onRanks && button("Show its ranks and steps", onRanks, { class: "link-button" }),
          button(
            "Copy the name",
            () => copyText(row.name, "Name copied."),
            { class: "link-button" }
          )
        )
      ];
    }
    return {
      node,
      isOpen: () => !node.hidden,
      /** `item`: a row of `makeRows`, null: none; `note`: a text instead of a row. */
      draw(item, note = null) {
        if (item === shown2 && note === null) {
          return;
        }
        shown2 = item;
        const news = node.hidden;
        node.hidden = item === null && note === null;
        document.body.toggleAttribute("data-panel", !node.hidden);
        fill(body, node.hidden ? null : note ?? content(item));
        if (news || note) {
          body.scrollTop = 0;
        }
      },
      unmount() {
        document.body.removeAttribute("data-panel");
        node.remove();
      }
    };
  }
  var VIRTUAL_FROM = 60;
  var AHEAD = 100;
  var CHANGES2 = {
    added: ["+", "new"],
    deleted: ["−", "gone"],
    increased: ["▲", "called more often"],
    decreased: ["▼", "called less often"],
    unchanged: ["", "called equally often"]
  };
  var COLUMNS = [
    ["change", "±", "New, gone, called more often, called less often", "c-change"],
    ["name", "Operation", "Name in the trace", "c-name"],
    ["category", "Category", "Category of the event", "c-category"],
    ["control_counts", "Control", "Calls in the control", "num c-count side-a"],
    ["test_counts", "Test", "Calls in the test", "num c-count side-b"],
    ["diff_counts", "Δ", "Change of the number of calls, test − control", "num c-count"],
    ["control_total_duration", "Control", "Duration in the control", "num c-time side-a"],
    ["test_total_duration", "Test", "Duration in the test", "num c-time side-b"],
    ["diff_duration", "Δ", "Change of the duration, test − control", "num c-time c-diff"],
    ["diff_percent", "Δ %", "Change of the duration relative to the control", "num c-percent"],
    ["q_value", "Certainty", `Is the row slower or faster, or is the change noise? Judged by the times shown, all rows together: slower or faster where q < 0.05. ${Q_NOTE}`, "c-real"],
    ...WORK_COLUMNS
  ];
  var SPAN = String(COLUMNS.length - WORK_COLUMNS.length);
  var VERDICTS = {
    slower: ["▲", "slower"],
    faster: ["▼", "faster"],
    no_difference_found: ["", "no difference found"],
    cannot_judge: ["", "cannot judge"]
  };
  var verdictWords = (row, verdict) => isTooFew(row) ? ["", "too few steps"] : row.too_few ? ["", row.test_counts > 0 ? "is new" : "is gone"] : VERDICTS[verdict] ?? ["", verdict];
  var ABSOLUTE = { diff_counts: "abs_diff_counts", diff_duration: "abs_diff_duration" };
  function nextSort(column, sort, order) {
    const absolute = ABSOLUTE[column];
    const first = defaultOrder(column);
    if (absolute) {
      if (sort === absolute) {
        return [column, "desc"];
      }
      return sort !== column ? [absolute, "desc"] : order === "desc" ? [column, "asc"] : [absolute, "desc"];
    }
    return sort === column ? [column, order === "asc" ? "desc" : "asc"] : [column, first];
  }
  function wantMore(grid) {
    const { from: first, to: last3 } = grid.window;
    const [from, to] = grid.window.isLong() ? [
      Math.max(0, first - AHEAD),
      Math.min(grid.rows.length, last3 + AHEAD)
    ] : [first, last3];
    for (let i = from; i < to; i += 1) {
      if (!grid.rows[i]) {
        grid.events.onWant(from, to);
        return;
      }
    }
  }
  function fillHoles(grid) {
    let news = false;
    for (const [i, row] of grid.window.nodes) {
      if (row.dataset.hole !== void 0 && grid.rows[i]) {
        grid.window.nodes.set(i, drawRow(grid, i));
        news = true;
      } else if (grid.rows[i]) {
        grid.fit.refit(row, grid.rows[i]);
      }
    }
    if (news) {
      grid.window.put();
    }
    wantMore(grid);
  }
  function restNote(count) {
    return h("tr", { hidden: count === 0 }, h("td", {
      colspan: SPAN,
      class: "muted"
    }, `${formatCount(count)} more: the report and the CSV have all rows.`));
  }
  function loaded(grid) {
    const hole = grid.rows.findIndex((row) => !row);
    return hole < 0 ? grid.rows.length : hole;
  }
  function drawRow(grid, index) {
    const item = grid.rows[index];
    return h(
      "tr",
      {
        "aria-rowindex": String(index + 3),
        data: { index },
        class: `${index % 2 ? "odd" : ""}${item.noise ? " noise" : ""}`,
        tabindex: index === grid.window.active ? "0" : "-1",
        "aria-selected": String(item.key === grid.selected)
      },
      cells(item, grid.unit, grid.largest, linkCell(grid, item)),
      grid.work && workCells(item, (value) => durationDiffTexts(value, grid.unit))
    );
  }
  function drawHole(grid, index) {
    return h(
      "tr",
      {
        "aria-rowindex": String(index + 3),
        data: { index, hole: "" },
        "aria-busy": "true",
        tabindex: index === grid.window.active ? "0" : "-1"
      },
      h("td", { colspan: SPAN, class: "muted" }, "…")
    );
  }
  function linkCell(grid, item) {
    return h(
      "a",
      { href: grid.events.href(item.row), class: "op-link", tabindex: "-1" },
      item.row.replaces && h("span", { class: "folded" }, h(
        "span",
        { "aria-hidden": "true" },
        "⇄ "
      ), h("span", { class: "visually-hidden" }, "probable replacement: ")),
      item.row.aliases && !item.row.replaces && h("span", { class: "folded" }, h(
        "span",
        { "aria-hidden": "true" },
        "≡ "
      ), h("span", { class: "visually-hidden" }, "several names: ")),
      grid.fit.draw(item)
    );
  }
  function onClick(grid, event) {
    const row = event.target.closest("tr[data-index]");
    if (row && event.target.closest(".op-link")) {
      if (!event.ctrlKey && !event.metaKey && !event.shiftKey) {
        grid.events.onOpen(grid.rows[Number(row.dataset.index)].key);
      }
    } else if (row && grid.rows[row.dataset.index] && getSelection().isCollapsed) {
      grid.window.activate(Number(row.dataset.index), true);
      grid.events.onSelect(grid.rows[grid.window.active].key);
    }
  }
  function onKeyDown(grid, event) {
    const { active, nodes } = grid.window;
    const to = grid.window.placeOf(event.key);
    if (to !== void 0 && !event.altKey && !event.metaKey) {
      event.preventDefault();
      grid.window.activate(to, true);
    } else if ((event.key === "Enter" || event.key === " ") && !event.target.closest(".op-link") && grid.rows[active]) {
      event.preventDefault();
      grid.events.onSelect(grid.rows[active].key);
    } else if (event.key === "ArrowRight" || event.key === "ArrowLeft") {
      event.preventDefault();
      const row = nodes.get(active);
      (event.key === "ArrowRight" ? row?.querySelector(".op-link") : row)?.focus({ preventScroll: true });
    }
  }
  function drawHead(grid, unitName2) {
    grid.groups[1].textContent = grid.unit === "per_step" || grid.unit === "percent" ? "Calls per step" : "Calls";
    grid.groups[2].textContent = `${grid.self ? "Self time" : "Duration"}, ${unitName2}`;
    grid.groups[2].title = grid.self ? "Of host operations, without the calls inside them; of device work, all of it" : "";
    grid.groups[4].textContent = `Device time, ${unitName2}`;
    grid.table.querySelectorAll(":is(col, thead th).c-work").forEach((one) => {
      one.hidden = !grid.work;
    });
    for (const [key, { cell, mark }] of grid.heads) {
      const on = grid.sort === key || (ABSOLUTE[key] ?? "") === grid.sort;
      if (on) {
        cell.setAttribute("aria-sort", grid.order === "asc" ? "ascending" : "descending");
      } else {
        cell.removeAttribute("aria-sort");
      }
      const arrow = grid.order === "asc" ? "↑" : "↓";
      mark.textContent = !on ? "" : grid.sort === key ? ` ${arrow}` : ` |${arrow}|`;
    }
  }
  function drawTable(grid, view) {
    const moved = grid.revision !== view.revision;
    ({
      rows: grid.rows,
      unit: grid.unit,
      self: grid.self,
      sort: grid.sort,
      order: grid.order,
      selected: grid.selected,
      revision: grid.revision
    } = view);
    grid.work = view.work === true;
    grid.table.toggleAttribute("data-work", grid.work);
    grid.largest = largestOf(grid.rows);
    grid.table.setAttribute("aria-rowcount", String(grid.rows.length + 3));
    grid.table.toggleAttribute("data-unjudged", !view.judged);
    grid.fit.setRows(grid.rows);
    drawHead(grid, view.unitName);
    fill(grid.foot, view.totals.map(([part, totals]) => totalsRow(
      part,
      totals,
      grid.unit,
      grid.self,
      grid.work
    )));
    const at = grid.rows.findIndex((r) => r?.key === grid.selected);
    if (moved) {
      grid.window.begin(Math.max(0, at));
    }
    if (!grid.opened) {
      grid.opened = true;
      grid.node.setAttribute("data-late", "");
      painted().then(painted).then(() => grid.node.removeAttribute("data-late"));
    }
    grid.window.draw(true);
    if (at >= 0 && moved) {
      grid.window.reveal(at);
    }
  }
  function addRowsTo(grid, next, fresh, judged) {
    grid.rows = next;
    grid.table.toggleAttribute("data-unjudged", !judged);
    grid.fit.addRows(grid.rows, fresh);
    if (largestOf(fresh) > grid.largest) {
      grid.largest = largestOf(fresh);
      grid.window.draw(true);
    } else {
      fillHoles(grid);
    }
  }
  function selectRows(grid, key) {
    const news = key !== grid.selected;
    grid.selected = key;
    for (const row of grid.body.querySelectorAll("tr[data-index]")) {
      row.setAttribute("aria-selected", String(key !== "" && grid.rows[Number(row.dataset.index)]?.key === key));
    }
    const at = grid.rows.findIndex((r) => r?.key === key);
    if (at >= 0 && news) {
      grid.window.activate(at);
    }
  }
  function unmountRows(grid) {
    grid.observer.disconnect();
    grid.stopPrinting();
    grid.window.unmount();
  }
  function buildTable(grid) {
    grid.groups = [
      h("td", { colspan: "3" }),
      h("th", { colspan: "3", scope: "colgroup" }),
      h("th", { colspan: "4", scope: "colgroup" }),
      h("td"),
      h("th", { colspan: "2", scope: "colgroup", class: "c-work" })
    ];
    grid.head = h(
      "thead",
      {},
      h("tr", { class: "head-groups" }, grid.groups),
      h("tr", {}, COLUMNS.map(([key, text, title, cls]) => {
        const mark = h("span", { class: "sort-mark", "aria-hidden": "true" });
        const cell = h("th", { scope: "col", class: cls }, h(
          "button",
          {
            type: "button",
            title,
            on: { click: () => grid.events.onSort(...nextSort(key, grid.sort, grid.order)) }
          },
          text,
          mark
        ));
        grid.heads.set(key, { cell, mark });
        return cell;
      }))
    );
    grid.body = h("tbody");
    grid.foot = h("tfoot");
    grid.table = h(
      "table",
      { class: "ops", role: "grid", "aria-label": "All operations" },
      h("colgroup", {}, COLUMNS.map(([, , , cls]) => h("col", { class: cls }))),
      grid.head,
      grid.body,
      grid.foot
    );
    grid.node = h("div", { class: "table-scroll", tabindex: "-1" }, grid.table);
    grid.window = createRowWindow({
      node: grid.node,
      body: grid.body,
      covers: [grid.head, grid.foot],
      least: VIRTUAL_FROM,
      columns: () => Number(SPAN),
      count: () => grid.rows.length,
      make: (i) => grid.rows[i] ? drawRow(grid, i) : drawHole(grid, i),
      drawn: () => wantMore(grid),
      paper: { count: () => loaded(grid), rest: restNote }
    });
  }
  function createOpTable(events) {
    const grid = {
      events,
      heads: /* @__PURE__ */ new Map(),
      rows: [],
      unit: "total",
      sort: "",
      order: "",
      self: false,
      work: false,
      revision: "",
      selected: null,
      largest: 0,
      opened: false
      // whether it has drawn its first rows
    };
    grid.stopPrinting = onPrint(() => grid.fit.measure());
    buildTable(grid);
    grid.fit = createNameFit(grid.heads.get("name").cell);
    grid.body.addEventListener("click", (event) => onClick(grid, event));
    grid.body.addEventListener("keydown", (event) => onKeyDown(grid, event));
    grid.observer = new ResizeObserver(() => grid.fit.measure() && fillHoles(grid));
    grid.observer.observe(grid.heads.get("name").cell);
    return {
      node: grid.node,
      /** Moves the focus to the row in the tab order. */
      focus: () => grid.window.activate(grid.window.active, true),
      draw: (view) => drawTable(grid, view),
      add: (next, fresh, judged) => addRowsTo(grid, next, fresh, judged),
      select: (key) => selectRows(grid, key),
      unmount: () => unmountRows(grid)
    };
  }
  function durationTexts(value, unit) {
    return unit === "percent" ? [formatPercent(value), formatPercent(value)] : [formatTime(value), exactTime(value)];
  }
  function durationDiffTexts(value, unit) {
    if (unit !== "percent") {
      return [formatTimeDiff(value), exactTimeDiff(value)];
    }
    const text = value === null ? NONE : `${formatPercentDiff(value)}-points`;
    return [formatPercentDiff(value), text];
  }
  var largestOf = (rows) => rows.reduce((most, r) => Math.max(most, Math.abs(r.diff ?? 0)), 0);
  function durationCell(value, unit, cls) {
    const [text, title] = durationTexts(value, unit);
    return h("td", { class: cls, title }, text);
  }
  function cells(item, unit, largest, link) {
    const { row } = item;
    const [mark, word] = CHANGES2[row.change] ?? ["", row.change];
    const [diff, exactDiff] = durationDiffTexts(item.diff, unit);
    const share3 = largest > 0 ? Math.abs(item.diff ?? 0) / largest : 0;
    return [
      h(
        "td",
        { class: `c-change change-${row.change}`, title: word },
        h("span", { "aria-hidden": "true" }, mark),
        h("span", { class: "visually-hidden" }, word)
      ),
      h("th", { scope: "row", class: "c-name mono", title: nameTitle(row) }, link),
      h("td", { class: "c-category", title: row.kind ? `${row.category}, ${row.kind}` : row.category }, row.category),
      h("td", { class: "num c-count" }, formatCount(item.controlCount)),
      h("td", { class: "num c-count" }, formatCount(item.testCount)),
      h(
        "td",
        { class: `num c-count ${signOf(item.diffCount)}${row.calls === "fact" ? " strong" : ""}`, title: callsText(row) || null },
        formatCountDiff(item.diffCount)
      ),
      durationCell(row.control_counts > 0 ? item.control : null, unit, "num c-time"),
      durationCell(row.test_counts > 0 ? item.test : null, unit, "num c-time"),
      h("td", {
        class: `num c-time c-diff ${signOf(item.diff)}`,
        title: exactDiff,
        css: { "--share": `${(100 * share3).toFixed(1)}%` }
      }, diff),
      h(
        "td",
        { class: `num c-percent ${signOf(item.percent ?? item.diff)}` },
        item.birth || formatPercentDiff(item.percent)
      ),
      verdictCell(item)
    ];
  }
  function verdictCell({ row, verdict }) {
    if (verdict === "" || verdict === null) {
      return h("td", { class: "c-real muted" });
    }
    const [mark, word] = verdictWords(row, verdict);
    const sure = verdict === "slower" || verdict === "faster";
    return h(
      "td",
      { class: `c-real ${!sure ? "muted" : verdict === "slower" ? "more" : "less"}`, title: `${verdictText(row)}${row.q_value === null ? "" : ` Median of the steps ${formatTime(row.control_median)} → ${formatTime(row.test_median)}.`}` },
      h("span", { "aria-hidden": "true" }, mark && `${mark} `),
      word,
      sure && h("span", { class: "q" }, ` ${shortProbability(decidingQ(row))}`)
    );
  }
  var countCell = (n) => h("td", { class: "num c-count", title: formatCount(n) }, formatCount(n));
  var PARTS2 = { host: "Host, sum", device: "Device, sum" };
  function totalsRow(part, totals, unit, self, work) {
    const [diff, exactDiff] = durationDiffTexts(totals.diff, unit);
    return h(
      "tr",
      { data: { part } },
      h("td", { class: "c-change" }),
      h(
        "th",
        { scope: "row", class: "c-name", title: part === "device" ? "Kernels, copies and memsets; overlapping work counts in full" : self ? "Self times do not count nested calls twice" : "Host operations nest: the time of a call also counts in its caller" },
        PARTS2[part]
      ),
      h("td", { class: "c-category" }),
      countCell(totals.controlCount),
      countCell(totals.testCount),
      h(
        "td",
        { class: `num c-count ${signOf(totals.diffCount)}` },
        formatCountDiff(totals.diffCount)
      ),
      durationCell(totals.control, unit, "num c-time"),
      durationCell(totals.test, unit, "num c-time"),
      h("td", { class: `num c-time ${signOf(totals.diff)}`, title: exactDiff }, diff),
      h(
        "td",
        { class: `num c-percent ${signOf(totals.percent ?? totals.diff)}` },
        totals.birth || formatPercentDiff(totals.percent)
      ),
      h("td", { class: "c-real" }),
      work && h("td", { class: "c-work", colspan: "2" })
    );
  }
  function lastLines(item) {
    const { row, verdict } = item;
    const isJudged = {
      no_difference_found: !row.too_few,
      cannot_judge: row.q_value !== null,
      slower: true,
      faster: true
    }[verdict];
    return [
      row.replaces && `probably replaces ${row.replaces.name}`,
      ...row.aliases ? aliasLines(row) : [],
      isTooFew(row) ? "too few steps to judge" : isJudged && `${verdict.replaceAll("_", " ")}, q = ${formatProbability(decidingQ(row))}`,
      callsText(row)
    ].filter(Boolean);
  }
  function durationLines(item, unit, self) {
    const { row } = item;
    const shown2 = (v) => durationTexts(v, unit)[0];
    const change = item.birth || formatPercentDiff(item.percent);
    const own = self && row.kind === "";
    return [
      own ? `${row.category}, self time` : row.category,
      `control ${shown2(item.control)}`,
      `test ${shown2(item.test)}`,
      `Δ ${durationDiffTexts(item.diff, unit)[0]} (${change})`,
      `calls ${formatCount(item.controlCount)} → ${formatCount(item.testCount)}`,
      ...unit !== "total" || own ? [`total ${formatTime(row.control_total_duration)} → ${formatTime(row.test_total_duration)}, ${formatTimeDiff(row.diff_duration)}`] : [],
      ...lastLines(item)
    ];
  }
  function countLines(item) {
    return [
      item.row.category,
      `control ${formatCount(item.controlCount)}`,
      `test ${formatCount(item.testCount)}`,
      `Δ ${formatCountDiff(item.diffCount)}${item.birth ? ` (${item.birth})` : ""}`,
      ...lastLines(item)
    ];
  }
  var shared = (item) => ({
    key: item.key,
    name: shownName(item.row),
    noise: item.noise,
    mark: item.row.replaces ? "⇄ " : item.row.aliases ? "≡ " : ""
  });
  function durationBars(items, unit, self, answer) {
    return {
      kind: unit === "percent" ? "percent" : "time",
      heading: self ? `self time, ${unitName(unit, answer)}` : unitName(unit, answer),
      rows: items.map((item) => ({
        ...shared(item),
        control: item.control,
        test: item.test,
        diff: item.diff,
        lines: durationLines(item, unit, self)
      }))
    };
  }
  function countBars(items, unit) {
    return {
      kind: "count",
      heading: unit === "per_step" || unit === "percent" ? "per step" : "total",
      rows: items.map((item) => ({
        ...shared(item),
        control: item.controlCount,
        test: item.testCount,
        diff: item.diffCount,
        lines: countLines(item)
      }))
    };
  }

  // web/js/api.js
  var FIRST_MS = 300;
  var LAST_MS = 4e3;
  var LATE_MS = 1e4;
  var connection = () => globalThis.serverConnection ??= {
    gone: false,
    // the server did not answer, and did not answer the question either
    actions: 0,
    // changes of the user that wait
    back: null,
    // the promise of all that wait; resolves to whether the server was gone
    build: null,
    // of the server that made this page
    other: false,
    // another build answered last
    hurry() {
    }
    // asks now
  };
  var changed = () => document.dispatchEvent(new Event("connection"));
  var isFromProxy = ({ status, headers }) => [502, 503, 504].includes(status) && !/json/.test(headers.get("Content-Type") ?? "");
  async function question() {
    try {
      const response = await fetch(
        addressOf("/api/v1/status"),
        { cache: "no-store", signal: AbortSignal.timeout(LATE_MS) }
      );
      return isFromProxy(response) ? null : await response.json().catch(() => ({}));
    } catch {
      return null;
    }
  }
  async function ask() {
    const state = connection();
    let wait = FIRST_MS;
    for (; ; ) {
      await new Promise((resolve) => {
        state.hurry = resolve;
        setTimeout(resolve, wait);
      });
      const answer = await question();
      if (answer) {
        const was = state.gone;
        Object.assign(state, {
          gone: false,
          back: null,
          other: state.build !== null && answer.build !== void 0 && answer.build !== state.build
        });
        changed();
        return was;
      }
      if (!state.gone) {
        state.gone = true;
        changed();
      }
      wait = Math.min(2 * wait, LAST_MS);
    }
  }
  async function serverBack({ signal, isAction = false } = {}) {
    const state = connection();
    signal?.throwIfAborted();
    state.back ??= ask();
    if (isAction) {
      state.actions += 1;
      changed();
    }
    let stop;
    try {
      return await Promise.race([state.back, new Promise((_, reject) => {
        stop = () => reject(signal.reason);
        signal?.addEventListener("abort", stop, { once: true });
      })]);
    } finally {
      signal?.removeEventListener("abort", stop);
      if (isAction) {
        state.actions -= 1;
        changed();
      }
    }
  }
  var BASE = addressOf("/api/v1");
  var AGAIN_MS = 700;
  var TRIES = 4;
  var ApiError = class extends Error {
    constructor(status, code2, detail, offset = null) {
      super(detail);
      this.name = "ApiError";
      this.status = status;
      this.code = code2;
      this.offset = offset;
    }
  };
  function toError(status, text) {
    try {
      const problem = JSON.parse(text);
      if (typeof problem.detail === "string" || typeof problem.title === "string") {
        return new ApiError(
          status,
          problem.code ?? "error",
          problem.detail || problem.title,
          problem.offset ?? null
        );
      }
    } catch {
    }
    return new ApiError(status, "error", `The server answered with status ${status}.`);
  }
  var offline = () => new ApiError(
    0,
    "offline",
    "The server does not answer. Is “tracediff serve” still running?"
  );
  var LONG_NUMBER = /"(?:stream|correlation)":-?\d{16}/;
  var keepDigits = (key, value, context) => (key === "stream" || key === "correlation") && Number.isInteger(value) && !Number.isSafeInteger(value) && context?.source || value;
  var LONG_INTEGER = /\d{16}/;
  var keepAllDigits = (key, value, context) => Number.isInteger(value) && !Number.isSafeInteger(value) && /^-?\d+$/.test(context?.source ?? "") ? context.source : value;
  var pause = (ms, signal) => new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason);
    }, { once: true });
  });
  function countWaiting(change) {
    globalThis.waitingRequests = (globalThis.waitingRequests ?? 0) + change;
    globalThis.document?.dispatchEvent(new Event("waiting"));
  }
  function createAsker() {
    let [known3, request2] = ["", null];
    async function send(mine, answer, onAnswer, onError) {
      try {
        const got = await answer(mine.signal);
        if (request2 === mine) {
          onAnswer(got);
        }
      } catch (error) {
        if (request2 === mine) {
          onError(error);
        }
      }
    }
    function drop() {
      request2?.abort();
      [known3, request2] = ["", null];
    }
    return { drop, ask(key, answer, onAnswer, onError = () => {
    }) {
      const isNew = key !== known3;
      if (isNew) {
        drop();
        known3 = key;
      }
      if (isNew && key !== "") {
        request2 = new AbortController();
        send(request2, answer, onAnswer, onError);
      }
      return isNew;
    } };
  }
  async function request(method, path, options = {}) {
    let waits = false;
    let tries = 1;
    try {
      for (; ; ) {
        try {
          return await requestOnce(method, path, options);
        } catch (error) {
          if (error.code === "offline" && tries < TRIES) {
            tries += 1;
            await serverBack({ signal: options.signal, isAction: method !== "GET" });
            continue;
          }
          if (method === "DELETE" && error.status === 404 && tries > 1) {
            return null;
          }
          if (error.code !== "not_checked_yet") {
            throw error;
          }
          if (!waits) {
            waits = true;
            countWaiting(1);
          }
          await pause(AGAIN_MS, options.signal);
        }
      }
    } finally {
      if (waits) {
        countWaiting(-1);
      }
    }
  }
  async function requestOnce(method, path, { body, signal, digits = false }) {
    const init = { method, signal, headers: { Accept: "application/json" } };
    if (body !== void 0) {
      init.headers["Content-Type"] = "application/json";
      init.body = JSON.stringify(body);
    }
    let response;
    let text;
    try {
      response = await fetch(BASE + path, init);
      text = await response.text();
    } catch (error) {
      throw error.name === "AbortError" ? error : offline();
    }
    if (isFromProxy(response)) {
      throw offline();
    }
    if (!response.ok) {
      throw toError(response.status, text);
    }
    if (text === "") {
      return null;
    }
    try {
      return JSON.parse(text, digits && LONG_INTEGER.test(text) ? keepAllDigits : LONG_NUMBER.test(text) ? keepDigits : void 0);
    } catch {
      throw new ApiError(
        response.status,
        "bad_answer",
        "The server sent an answer that is not JSON."
      );
    }
  }
  var get = (path, options) => request("GET", path, options);
  var compareTraces = (query, options) => get(`/compare_traces?${query}`, options);

  // web/js/components/operators.js
  var FIRST2 = 8;
  var SIDE_HEADS = ["control", "test", "Δ", "Δ %"];
  var last = { key: "", operators: null };
  var timeCells = (a, b, diff = b - a) => pairCells([a, b], TIMES2, {
    diff,
    cls: "",
    percent: a > 0 ? formatPercentDiff(relative(a, diff)) : b > 0 ? "new" : ""
  });
  function operatorsRow(part, item) {
    const { operator, control_per_step: a, test_per_step: b, diff_per_step: diff } = item;
    return h(
      "tr",
      {},
      h("th", { scope: "row" }, operator === null ? h("span", { class: "muted" }, "in no operator") : h("a", {
        href: part.href({ name: operator, category: "cpu_op" }),
        class: "mono",
        title: operator
      }, h("bdi", {}, operator))),
      numberCell(`${formatCount(item.control_counts)} → ${formatCount(item.test_counts)}`),
      timeCells(a, b, diff)
    );
  }
  var showOperators = (part, { rows, count }) => part.more.draw(rows, (some) => {
    fill(part.body, numberTable(
      "operators-table",
      null,
      ["Operator", "launched, in all", ...SIDE_HEADS],
      some.map((item) => operatorsRow(part, item))
    ));
    return part.body.querySelectorAll("tbody tr");
  }, rows.length < count ? `Show ${formatCount(rows.length)} of ${formatCount(count)}` : `Show all ${formatCount(count)}`);
  function askOperators(part, key) {
    const say = (words) => fill(part.body, h("p", { class: "muted" }, words));
    const query = queryWith(key, { operators: "auto", diagnosis: false, limit: 0 });
    const isNew = part.asker.ask(key, (signal) => last.key === key ? last : part.send(query, { signal }), ({ operators }) => {
      last = { key, operators };
      if (operators) {
        showOperators(part, operators);
      } else {
        say("Loading the operators took too long.");
      }
    }, (error) => say(`No operators: ${error.message}`));
    if (isNew) {
      part.more.reset();
      part.more.node.hidden = true;
      say("Looking for the operators …");
    }
  }
  function drawOperators(part, key, answer) {
    part.node.hidden = !(part.send ? answer.recorded.few_shared_kernels : answer.operators);
    if (!part.node.hidden && !part.send) {
      showOperators(part, answer.operators);
    } else if (!part.node.hidden && part.node.open) {
      askOperators(part, key);
    }
  }
  function createOperators(href, send) {
    const part = { href, send, more: createMore(FIRST2), asker: createAsker() };
    part.body = h("div", { class: "scroll-x operators-body" });
    const sql = createSqlLink("Device time by operator");
    part.node = h(
      "details",
      {
        class: "card rank-steps operators",
        hidden: true,
        "aria-label": "Device time by operator"
      },
      h("summary", {}, h("h2", {}, "Device time by operator"), h(
        "span",
        { class: "muted rank-summary" },
        "The sides have other kernels: what their operators take."
      )),
      h("div", { class: "chart-tools" }, sql.node),
      h("p", { class: "muted small" }, "Less than half of the kernel time is in kernels that both sides have, so this table compares operators. Times are means per step of the device work that each operator launches, without those it calls, and are not tested. Largest change first."),
      part.body,
      part.more.node
    );
    return {
      node: part.node,
      sql,
      draw: (key, answer) => drawOperators(part, key, answer),
      stop: part.asker.drop
    };
  }
  var SHAPES = 20;
  var NAMED = 4;
  var number2 = (value) => value === null ? "–" : decimal(value, 0, value < 1 ? 3 : value < 100 ? 1 : 0);
  var both = (row, key, show) => row[`control_${key}`] === null && row[`test_${key}`] === null ? "" : `${show(row[`control_${key}`])} → ${show(row[`test_${key}`])}`;
  function createWorkClasses() {
    const summary = h("span", { class: "muted rank-summary" });
    const sql = createSqlLink("Device time by class of work");
    const classes = scrolled("Classes of work");
    const shapes = scrolled("Shapes of products, convolutions and attention");
    const node = h(
      "details",
      { class: "card rank-steps work-classes", hidden: true },
      h("summary", {}, h("h2", {}, "Classes of work"), summary),
      h("div", { class: "chart-tools" }, sql.node),
      h("p", { class: "muted small" }, "The class of device work follows from the operators that launched it, else from the names of kernels; other: nothing says what it is. Times are sums of durations, and are not tested."),
      classes,
      shapes
    );
    let perStep2 = true;
    let samples = [1, 1];
    const times = (row) => perStep2 ? [row.control_per_step, row.test_per_step] : [row.control_total_duration, row.test_total_duration];
    const calls = (row) => ["control", "test"].map((side, i) => formatCount(row[`${side}_counts`] / (perStep2 ? samples[i] : 1))).join(" → ");
    const numbers2 = (row) => [numberCell(calls(row)), timeCells(...times(row))];
    const share3 = (value) => value === null ? "–" : `${number2(value)} %`;
    const fastest = (row) => row.control_fastest_peak_pctg === row.control_peak_pctg && row.test_fastest_peak_pctg === row.test_peak_pctg ? null : `${both(row, "fastest_peak_pctg", share3)} of the fastest arithmetic for these numbers, such as TF32`;
    const rates = (row) => [
      numberCell(both(row, "tflops_per_s", number2)),
      numberCell(both(row, "peak_pctg", share3), fastest(row)),
      numberCell(both(row, "gb_per_s_at_least", formatRate)),
      numberCell(both(row, "flops_per_byte_at_most", number2))
    ];
    const RATES2 = ["TFLOP/s", "of peak", "bandwidth, at least", "FLOPs per byte, at most"];
    function drawClasses(list2) {
      fill(classes, numberTable("operators-table", null, [
        "Class",
        "device rows",
        ...SIDE_HEADS,
        "share",
        ...RATES2
      ], list2.map((row) => h(
        "tr",
        {},
        h("th", { scope: "row" }, row.class),
        numbers2(row),
        numberCell(both(row, "share", (value) => `${number2(value)} %`)),
        rates(row)
      ))));
    }
    function drawShapes(list2) {
      const longest = [...list2].sort((x, y) => Math.max(...times(y)) - Math.max(...times(x)));
      shapes.hidden = list2.length === 0;
      fill(shapes, numberTable(
        "operators-table",
        null,
        [list2.length > SHAPES ? `Shapes: the ${SHAPES} that take longest` : "Shapes", "calls", ...SIDE_HEADS, ...RATES2],
        longest.slice(0, SHAPES).map((row) => h(
          "tr",
          {},
          h(
            "th",
            { scope: "row", title: `${row.operator} ${row.shapes}` },
            h(
              "bdi",
              { class: "mono" },
              row.operator
            ),
            " ",
            h("span", { class: "mono small" }, row.shapes.replaceAll(",[]", "")),
            " ",
            h("span", { class: "muted" }, row.dtype)
          ),
          numbers2(row),
          rates(row)
        ))
      ));
    }
    return {
      node,
      sql,
      /** `work`: work_classes of the answer, or null; `unit`: of the page. */
      draw(work, answer, unit) {
        node.hidden = !work;
        if (!work) {
          return;
        }
        perStep2 = unit !== "total";
        samples = [answer.control.samples, answer.test.samples];
        summary.textContent = work.classes.slice(0, NAMED).map((row) => `${row.class} ${times(row).map(formatTime).join(" → ")}`).join(", ");
        drawClasses(work.classes);
        drawShapes(work.shapes);
      }
    };
  }
  var VERSIONS = {
    pytorch: "PyTorch",
    cuda_runtime: "CUDA runtime",
    cuda_driver: "CUDA driver",
    cupti: "CUPTI",
    hip_runtime: "HIP runtime",
    hip_driver: "HIP driver",
    roctracer: "roctracer",
    nccl: "NCCL",
    schema: "Trace schema"
  };
  var UNSTATED = "not stated";
  var option = (key, rows, text) => (side) => {
    const stated = side[key] === null ? UNSTATED : side[key] ? "on" : "off";
    return side[rows] ? `${stated}; there are ${text}` : stated;
  };
  var listed = (picked, all) => picked.length === 0 ? "none" : picked.length === all.length ? formatList(picked) : `${formatList(picked)} of ${formatList(all)}`;
  var share = (side) => side.shared_kernel_time === null ? "no kernels" : formatPercent(100 * side.shared_kernel_time);
  var stepsText = (r, side) => side.any ? "every file as one step" : side.pseudo_steps > 0 && side.steps.length === 0 ? "none: whole files" : listed(side.steps, side.all_steps);
  var LINES = [
    { text: "GPU", of: (r) => r.devices.join(", ") },
    { text: "World size", of: (r) => String(r.world_size ?? "") },
    { text: "Ranks", of: (r, side) => listed(side.ranks, side.all_ranks) },
    // How many steps there are is compared, not their numbers.
    { text: "Steps", of: stepsText, key: (r, side) => side.steps.length },
    {
      text: "with_stack",
      of: option("with_stack", "python_rows", "Python rows"),
      key: (r) => r.python_rows
    },
    {
      text: "record_shapes",
      of: option("record_shapes", "input_shapes", "input shapes"),
      key: (r) => r.input_shapes
    },
    { text: "profile_memory", of: option("profile_memory"), key: (r) => r.profile_memory },
    ...Object.entries(VERSIONS).map(([name, text]) => ({ text, of: (r) => r.versions[name] ?? "", optional: true })),
    { text: "Kernel time in shared names", of: share, key: () => null }
  ];
  function recordedLines(answer) {
    return LINES.map(({ text, of, key, optional }) => {
      const ask2 = (what) => ["control", "test"].map((side) => what(answer.recorded[side], answer[side]));
      const [control, test] = ask2(of);
      const keys = key ? ask2(key) : [control || null, test || null];
      return {
        text,
        control: control || UNSTATED,
        test: test || UNSTATED,
        left: optional && control === "" && test === "",
        differs: keys.every((value) => value !== null) && keys[0] !== keys[1]
      };
    }).filter(({ left }) => !left);
  }
  function summaryOf(answer, lines) {
    const differ = lines.filter((line) => line.differs).map((line) => line.text);
    const { control, test } = answer.recorded;
    const alike = differ.length === 0 ? "Both sides state the same." : `Different: ${differ.join(", ")}.`;
    const shares = control.shared_kernel_time === null || test.shared_kernel_time === null ? "" : ` Kernels that both sides have take ${share(control)} of the kernel time in the control, ${share(test)} in the test.`;
    return alike + shares;
  }
  function createRecorded() {
    const summary = h("span", { class: "muted rank-summary" });
    const body = scrolled("How both sides were recorded");
    const node = h(
      "details",
      { class: "card rank-steps recorded" },
      h("summary", {}, h("h2", {}, "Recorded"), " ", summary),
      body
    );
    return { node, draw(answer) {
      const lines = recordedLines(answer);
      summary.textContent = summaryOf(answer, lines);
      fill(body, numberTable("recorded-table", "How both sides were recorded", [
        "",
        ["Control", "control-text"],
        ["Test", "test-text"]
      ], lines.map((line) => h(
        "tr",
        { class: line.differs ? "differs" : "" },
        h("th", { scope: "row" }, line.text),
        h("td", {}, line.control),
        h("td", {}, line.test, line.differs && h("span", { class: "visually-hidden" }, " (differs)"))
      ))));
    } };
  }
  var chosen = (picked, all, word) => all.length < 2 || picked.length === all.length ? "" : `${word} ${formatList(picked)}`;
  var significantText = ({ significant: significant2 }) => !significant2 ? "" : `only rows that are ${significant2 === true ? "slower or faster" : significant2} (q < 0.05)`;
  function captionOf2(answer, rowsText = "") {
    const side = (name) => {
      const { label, ranks, all_ranks: ofRanks, steps, all_steps: ofSteps, samples } = answer[name];
      return `${name}: ${label} (${[
        chosen(ranks, ofRanks, "ranks"),
        chosen(steps, ofSteps, "steps"),
        plural(samples, "sample")
      ].filter(Boolean).join(", ")})`;
    };
    const { selection } = answer;
    const { q, exclude, category, change, device_type: device } = selection;
    const filters = [
      device === "CPU" ? "host only" : device === "GPU" ? "device only" : "",
      q && `names with “${q}”`,
      category.join(", "),
      change && `${change} only`,
      significantText(selection),
      ...exclude.map((glob) => `without ${glob}`)
    ].filter(Boolean).join("; ");
    return [
      `${side("control")} → ${side("test")}`,
      [rowsText, rowsText && filters, `made ${formatDate((/* @__PURE__ */ new Date()).toISOString())}`].filter(Boolean).join(" · ")
    ];
  }

  // web/js/components/steps.js
  var RANKS = 8;
  var NEAR = 24;
  var SMALL = 80;
  var isStep = ({ step_number: number3 }) => number3 !== null;
  var placeOf = (sample) => [sample.span, isStep(sample) ? sample.step_number : sample.rank];
  var lineOf = ({ rank, span }) => `${rank}/${span}`;
  function nameOf(sample) {
    return `${isStep(sample) ? `step ${sample.step_number}, ` : ""}rank ${sample.rank}${sample.span > 0 ? `, file ${sample.span + 1}` : ""}`;
  }
  function findPlaces(samples) {
    const places = new Map(samples.map((sample) => [placeOf(sample).join("/"), placeOf(sample)]));
    const sorted = [...places].sort(([, a], [, b]) => a[0] - b[0] || a[1] - b[1]);
    return new Map(sorted.map(([key], i) => [key, i]));
  }
  function rangeOf(values) {
    const [least, most] = [Math.min(...values), Math.max(...values)];
    const missing = Math.max(0, 0.04 * most - (most - least)) / 2;
    return [Math.max(0, least - missing), most + missing];
  }
  var height = (value, [low, high]) => high > low ? 94 - 88 * (value - low) / (high - low) : 50;
  function drawLines(points, side) {
    const lines = /* @__PURE__ */ new Map();
    for (const point of points) {
      const key = lineOf(point.sample);
      lines.set(key, [...lines.get(key) ?? [], point]);
    }
    return lines.size > RANKS ? [] : [...lines.values()].flatMap((line) => {
      line.sort((a, b) => a.x - b.x);
      return line.slice(1).map((to, i) => svg("line", {
        class: `strip-line strip-${side}`,
        x1: `${line[i].x}%`,
        y1: `${line[i].y}%`,
        x2: `${to.x}%`,
        y2: `${to.y}%`
      }));
    });
  }
  function placeRings(blocks, range2) {
    return blocks.map((step, i) => ({
      ring: i + 1,
      step,
      y: height(step, range2),
      x: blocks.length > 1 ? 3 + 94 * i / (blocks.length - 1) : 50
    }));
  }
  function panel(side, { samples, blocks }, range2, middle, tell) {
    const places = findPlaces(samples);
    const points = samples.map((sample) => ({
      sample,
      y: height(sample.step, range2),
      x: places.size > 1 ? 3 + 94 * places.get(placeOf(sample).join("/")) / (places.size - 1) : 50
    }));
    const rings = placeRings(blocks, range2);
    const steps = samples.filter(isStep).map((sample) => sample.step_number);
    const words = steps.length === 0 ? plural(samples.length, "recording") : `step ${Math.min(...steps)}${places.size > 1 ? ` – ${Math.max(...steps)}` : ""}`;
    return h(
      "div",
      { class: "strip-panel" },
      tellNearest(svg(
        "svg",
        { class: "strip-plot", "aria-hidden": "true", focusable: "false" },
        svg("line", {
          class: "strip-median",
          x1: "0%",
          x2: "100%",
          y1: `${height(middle, range2)}%`,
          y2: `${height(middle, range2)}%`
        }),
        drawLines(points, side),
        points.map(({ sample, x, y }) => svg("circle", {
          class: `strip-dot strip-${side}`,
          cx: `${x}%`,
          cy: `${y}%`,
          r: samples.length > SMALL ? 2 : 3.2
        })),
        rings.map(({ x, y }) => svg("circle", {
          class: `strip-ring strip-${side}`,
          cx: `${x}%`,
          cy: `${y}%`,
          r: 3.2
        }))
      ), [...points, ...rings], (point) => tell(point && (point.ring ? `${side}, block ${point.ring} of ${rings.length} without the profiler: ${formatTime(point.step)}` : [
        `${side}, ${nameOf(point.sample)}: ${formatTime(point.sample.step)}`,
        hostWords(point.sample)
      ].filter(Boolean).join("\n")))),
      h("p", { class: `${side}-text small strip-caption` }, `${side}, ${words}`)
    );
  }
  function tellNearest(plot, points, tell) {
    plot.addEventListener("pointermove", ({ clientX, clientY }) => {
      const box = plot.getBoundingClientRect();
      const distance = ({ x, y }) => Math.hypot(
        box.left + x * box.width / 100 - clientX,
        box.top + y * box.height / 100 - clientY
      );
      const nearest = points.reduce((best, point) => distance(point) < distance(best) ? point : best);
      tell(distance(nearest) < NEAR ? nearest : null);
    });
    plot.addEventListener("pointerleave", () => tell(null));
    return plot;
  }
  function describeSample(side, { samples, blocks }) {
    const times = samples.map((sample) => sample.step);
    const longest = samples[times.indexOf(Math.max(...times))];
    return `${side}: ${plural(samples.length, "sample")} from ${formatTime(Math.min(...times))} to ${formatTime(longest.step)}, median ${formatTime(median(times))}; the longest is ${nameOf(longest)}.${blocks.length > 0 ? ` Without the profiler: ${plural(blocks.length, "block")} from ${formatTime(Math.min(...blocks))} to ${formatTime(Math.max(...blocks))}.` : ""}`;
  }
  var withHost = (samples, times) => samples && Object.fromEntries(SIDES.map((side) => [side, samples[side].map((sample, i) => {
    const { host_ns: host = null, lag_ns: lag = null } = times?.[side][i] ?? {};
    return { ...sample, ...host !== null && { host: host / 1e3, lag: lag / 1e3 } };
  })]));
  function drawSampleStrip(samples, what, blocks = null) {
    if (!SIDES.every((side) => samples?.[side]?.length > 0) || SIDES.every((side) => samples[side].length < 2)) {
      return null;
    }
    const kinds = Object.fromEntries(SIDES.map((side) => [
      side,
      { samples: samples[side], blocks: blocks?.[side] ?? [] }
    ]));
    const values = SIDES.flatMap((side) => [
      ...samples[side].map((sample) => sample.step),
      ...kinds[side].blocks
    ]);
    const range2 = rangeOf(values);
    const middle = median(samples.control.map((sample) => sample.step));
    const ids = [uniqueId("strip-title"), uniqueId("strip-words")];
    const joined = SIDES.some((side) => {
      const lines = new Set(samples[side].map(lineOf));
      return lines.size <= RANKS && lines.size < samples[side].length;
    });
    const tip = h("div", { class: "strip-tip", hidden: true });
    const tell = (text) => {
      tip.hidden = !text;
      fill(tip, text);
    };
    return h(
      "div",
      {
        class: "sample-strip",
        role: "img",
        "aria-labelledby": ids[0],
        "aria-describedby": ids[1]
      },
      h(
        "div",
        { class: "small muted strip-words" },
        h(
          "span",
          { id: ids[0] },
          `Every ${what}`
        ),
        " as a dot",
        joined && ", ranks as lines",
        blocks && "; blocks without the profiler as rings",
        "; dashed: the median of the control"
      ),
      h(
        "p",
        { class: "visually-hidden", id: ids[1] },
        SIDES.map((side) => describeSample(side, kinds[side])).join(" ")
      ),
      h(
        "div",
        { class: "strip-body" },
        h(
          "div",
          { class: "strip-scale small muted", "aria-hidden": "true" },
          h("span", {}, formatTime(range2[1])),
          h("span", {}, formatTime(range2[0]))
        ),
        SIDES.map((side) => panel(side, kinds[side], range2, middle, tell))
      ),
      tip
    );
  }
  var TEXTS = {
    step: "step time",
    op: "the selected operation",
    ...Object.fromEntries(Object.entries(PARTS).map(([part, { name }]) => [part, name]))
  };

  // web/js/canvas/spans.js
  var still = mediaQuery("(prefers-reduced-motion: reduce)");
  var NONE2 = {
    start: new Float64Array(0),
    end: new Float64Array(0),
    row: new Uint16Array(0),
    length: 0
  };

  // web/js/tree/model.js
  var MEASURES2 = [...TREE.by.words, "calls"];
  function hashText(text) {
    let [a, b] = [3735928559, 1103547991];
    for (let i = 0; i < text.length; i += 1) {
      const code2 = text.charCodeAt(i);
      a = Math.imul(a ^ code2, 2654435761);
      b = Math.imul(b ^ code2, 1597334677);
    }
    a = Math.imul(a ^ a >>> 16, 2246822507) ^ Math.imul(b ^ b >>> 13, 3266489909);
    b = Math.imul(b ^ b >>> 16, 2246822507) ^ Math.imul(a ^ a >>> 13, 3266489909);
    return (4294967296 * (2097151 & b) + (a >>> 0)).toString(36);
  }
  var NUMBER = / #\d+$/;
  var className = (sort, name) => sort === "module" && name !== null ? name.replace(NUMBER, "") : name;
  var pathKey = (path) => path.reduce((key, frame2) => hashText([
    key,
    frame2.sort,
    className(frame2.sort, frame2.control_name),
    className(frame2.sort, frame2.test_name),
    frame2.status
  ].join("\n")), "root");
  var WIDTHS = ["both", "control", "test"];
  var FRAMES = ["folded", "class", "instance"];
  var PARTS3 = ["ranks", "steps", "marker", "marker_until"];
  var OPEN = 40;
  var list = (text) => (text ?? "").split(".").filter((key) => /^[0-9a-z]{1,12}$/.test(key)).slice(0, OPEN);
  var frame = { read: (p, name) => list(p.get(name))[0] ?? "" };
  var frames = { read: (p, name) => list(p.get(name)), text: (keys) => keys.slice(-OPEN).join(".") };
  var PAGE = {
    level: ofApi(TREE, "level"),
    merge_lines: ofApi(TREE, "merge_lines"),
    cut_overlaps: ofApi(TREE, "cut_overlaps"),
    by: oneOf(MEASURES2),
    width: oneOf(WIDTHS, "both"),
    frames: oneOf(FRAMES, "folded"),
    order: oneOf(["calls"]),
    q: asText,
    node: frame,
    zoom: { ...frame, standard: "root" },
    open: frames,
    rows: frames
  };
  function readTreeState(search) {
    const p = new URLSearchParams(search);
    const state = {};
    for (const side of SIDES) {
      state[side] = p.get(side) ?? "";
      for (const part of PARTS3) {
        state[`${side}_${part}`] = p.get(`${side}_${part}`) || p.get(part) || (part.startsWith("marker") ? "" : "all");
      }
    }
    return { ...state, ...readPage(PAGE, p) };
  }
  function treeHref(parts) {
    const state = { ...readTreeState(""), ...parts };
    const sides = SIDES.flatMap((side) => [
      [side, asText],
      ...PARTS3.map((part) => [`${side}_${part}`, { standard: "all" }])
    ]);
    return addressWith("/tree", putPage(new URLSearchParams(), { ...Object.fromEntries(sides), ...PAGE }, state));
  }
  var pairParts = (state) => Object.fromEntries([...SIDES.flatMap((side) => [side, ...PARTS3.map((part) => `${side}_${part}`)]), "merge_lines", "cut_overlaps"].map((key) => [key, state[key]]));

  // web/js/components/verdict.js
  var PART_LETTERS = 56;
  var numberText = (number3) => number3.replace(/^-/, "−").replaceAll(" ", " ");
  function sentenceNodes(parts, page = () => null, letters = PART_LETTERS) {
    const names = parts.flatMap(({ name }) => name ?? []);
    const short = new Map(shortenApart(names, letters).map((text, i) => [names[i], text]));
    return parts.map(({ text, name, row, number: number3 }) => {
      if (name === void 0) {
        return text ?? numberText(number3);
      }
      const href = row && page(row);
      const code2 = h("code", { title: row?.name ?? name }, h("bdi", {}, short.get(name)));
      return href ? h("a", { href, class: "diagnosis-name" }, code2) : code2;
    });
  }
  var MOST = 8;
  var PLACE_LETTERS = 40;
  var WAITS = {
    "device side": "launched in time, but the device waits: ",
    "in call": "the device waits while the host is in ",
    "in the launch": "the device waits for the launch in ",
    hole: "the device waits between calls in "
  };
  function placeWords({ part, name, category, path }) {
    const isLaunch = category !== null || name === "device side" || name === "in the launch";
    const call = isLaunch && path.at(-2) || path.at(-1);
    const inCall = call && call !== "launched elsewhere" ? [{ name: call }] : [];
    if (category === null) {
      return inCall.length === 0 ? [{ text: `${part}: ${name}` }] : [{ text: part === "idle" ? WAITS[name] ?? `${name}, in ` : `${part}: in ` }, ...inCall];
    }
    const work = name === "other rows" ? { text: "its device work" } : { name, row: { name, category } };
    return [
      work,
      ...inCall.length > 0 ? [{ text: " in " }, ...inCall] : [],
      ...part === "compute" ? [] : [{ text: `, ${part}` }]
    ];
  }
  function groupPlaces(line, { control_samples: m, test_samples: n }) {
    const groups = /* @__PURE__ */ new Map();
    const take = (text, parts, control, test) => {
      const one = groups.get(text) ?? { parts, control: 0, test: 0, count: 0 };
      one.control += control / 1e3 / Math.max(1, m);
      one.test += test / 1e3 / Math.max(1, n);
      one.count += 1;
      groups.set(text, one);
    };
    for (const place of line.places) {
      const parts = placeWords(place);
      take(parts.map(({ text, name }) => text ?? name).join(""), parts, place.control_ns, place.test_ns);
    }
    const list2 = [...groups.values()].sort((a, b) => Math.abs(b.test - b.control) - Math.abs(a.test - a.control)).slice(0, MOST);
    const sum = (key) => list2.reduce((all, one) => all + one[key], 0);
    const left = line.places_count - sum("count");
    return left <= 0 ? list2 : [...list2, {
      parts: [{ text: plural(left, "more place") }],
      count: left,
      control: line.control - sum("control"),
      test: line.test - sum("test")
    }];
  }
  function timesNode(control, test) {
    const [from, to] = shortTimes(control, test);
    return h(
      "span",
      { class: "account-times", title: `${exactTime(control)} → ${exactTime(test)}` },
      h("span", { class: "control-text" }, from),
      " → ",
      h("span", { class: "test-text" }, to)
    );
  }
  function drawPlaces(line, account, links, entry) {
    const rows = [...line.parts.flatMap(({ row }) => row ?? []), ...entry?.rows ?? []];
    const named = new Map(rows.map((row) => [`${row.name}
${row.category}`, row]));
    const pages = [
      ...[...named.values()].slice(0, 3).map((row) => ({ name: row.name, row })),
      { timeline: links.timeline(entry) },
      { tree: links.tree() }
    ];
    const item = ({ parts, control, test }) => {
      const change = test - control;
      return h(
        "li",
        {},
        h("span", {}, sentenceNodes(parts, links.page, PLACE_LETTERS)),
        timesNode(control, test),
        h("span", { class: "account-change", title: exactTimeDiff(change) }, shortTimeDiff(change))
      );
    };
    return h(
      "div",
      { class: "account-places small" },
      h("ul", { "aria-label": "What adds up to it" }, groupPlaces(line, account).map(item)),
      h("p", {}, "Show ", pages.flatMap(({ name, row, timeline: timeline2, tree }, i) => [
        i > 0 && " · ",
        row ? sentenceNodes([{ name, row }], links.page, PLACE_LETTERS) : h("a", { href: timeline2 ?? tree }, timeline2 ? "in the timeline" : "in the tree")
      ]))
    );
  }
  var LEAST3 = 2;
  var FACTS = 3;
  var LETTERS = 52;
  var NUMBERS = 5;
  var isSure = ({ certainty: certainty2 }) => certainty2 === "sure" || certainty2 === "likely";
  var countWords = (text) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  var wordsOf = ({ brief, parts }) => countWords((brief ?? parts).map((part) => part.text ?? part.name ?? part.number).join(""));
  function readAccount(account) {
    let level = (account?.control_ns ?? 0) / 1e3 / Math.max(1, account?.control_samples);
    return (account?.lines ?? []).map((line, index) => {
      const control = line.control_ns / 1e3 / Math.max(1, account.control_samples);
      const test = line.test_ns / 1e3 / Math.max(1, account.test_samples);
      level += test - control;
      return { ...line, index, control, test, change: test - control, from: level - (test - control) };
    });
  }
  function firstOf(list2, { least, most, room, more }) {
    let left = room;
    let count = 0;
    while (count < Math.min(list2.length, most) && (count < least || wordsOf(list2[count]) + more <= left)) {
      left -= wordsOf(list2[count]) + more;
      count += 1;
    }
    return [count, left];
  }
  var besideLines = (entries) => entries.filter(({ line, kind }) => line === void 0 && !["limit", "host_need", "machine"].includes(kind)).sort((a, b) => (b.certainty === "fact") - (a.certainty === "fact"));
  var sumOf = (lines, certainty2 = lines.some(isSure) ? "sure" : "") => ({
    certainty: certainty2,
    from: lines[0].from,
    change: lines.reduce((sum, line) => sum + line.change, 0)
  });
  function barOf(line, [low, high]) {
    const place = (level) => high > low ? 100 * (level - low) / (high - low) : 0;
    const [a, b] = [place(line.from), place(line.from + line.change)].sort((x, y) => x - y);
    return h("span", { class: "account-track", "aria-hidden": "true" }, h("span", {
      class: `account-bar ${isSure(line) ? signOf(line.change) : "unsure"}`,
      css: { left: `${a}%`, width: `${b - a}%` }
    }));
  }
  var changeOf = (line) => h(
    "span",
    {
      title: exactTimeDiff(line.change),
      class: `account-change ${isSure(line) ? signOf(line.change) : "muted"}`
    },
    shortTimeDiff(line.change)
  );
  function createAccount(links, onOpen = null) {
    const list2 = h("ol", { class: "account", "aria-label": "Where the change comes from" });
    const facts = h("ul", { class: "facts", "aria-label": "Also different" });
    const note = h("p", { class: "muted small", hidden: true }, "Grey: may be noise.");
    const node = h("div", { class: "account-box" }, list2, note);
    const goOf = (line, name, open) => links && h(
      "button",
      {
        type: "button",
        class: "account-go icon-button",
        title: "What adds up to this number",
        "aria-label": `What adds up to: ${line.text}`,
        "aria-expanded": String(open),
        data: { line: name },
        on: { click: () => onOpen(name, !open) }
      },
      icon("chevron")
    );
    function lineOf2(line, scale, linked) {
      const name = `line-${line.index}`;
      const isOpen = linked && linked.open.includes(name);
      return h(
        "li",
        { data: { kind: line.kind, certainty: line.certainty } },
        barOf(line, scale),
        h(
          "span",
          { class: `account-words${isSure(line) ? "" : " muted"}`, title: line.text },
          sentenceNodes(line.brief ?? line.parts, void 0, LETTERS)
        ),
        timesNode(line.control, line.test),
        changeOf(line),
        linked && goOf(line, name, isOpen),
        isOpen && links && drawPlaces(line, linked.account, links, linked.entry)
      );
    }
    const moreButton = (text, open) => h("button", {
      type: "button",
      class: "link-button",
      "aria-expanded": String(open),
      on: { click: () => onOpen("lines", !open) }
    }, text);
    return {
      node,
      facts,
      draw({ account, diagnosis }, { open: unfolded, sure, sum, lines: most, words }) {
        const open = unfolded.includes("lines");
        const focused = list2.contains(document.activeElement) && document.activeElement.dataset.line;
        const lines = readAccount(account).filter(({ change, kind }) => change !== 0 || kind !== "rest");
        const rest = lines.at(-1)?.kind === "rest" ? lines.pop() : null;
        const levels = [...lines, ...rest ? [rest] : []].flatMap((line) => [line.from, line.from + line.change]);
        const scale = [Math.min(...levels), Math.max(...levels)];
        const told = besideLines(diagnosis ?? []);
        const fact = told[0]?.certainty === "fact" ? wordsOf(told[0]) : 0;
        const [first, left] = firstOf(lines, { least: LEAST3, most, room: words - fact, more: NUMBERS });
        const [said] = firstOf(told, { least: fact > 0 ? 1 : 0, most: FACTS, room: left + fact, more: 0 });
        const [count, hidden] = [
          open ? lines.length : first,
          open ? [] : [...lines.slice(first), ...rest ? [rest] : []]
        ];
        const linked = (line) => ({
          account,
          open: unfolded,
          entry: diagnosis?.find((one) => one.line === line.index)
        });
        const all = lines.length > 0 && sumOf([...lines, ...rest ? [rest] : []], sure ? "sure" : "");
        const fold = first < lines.length || said < told.length;
        fill(
          list2,
          lines.slice(0, count).map((line) => lineOf2(line, scale, linked(line))),
          (open || hidden.length === 1) && rest && lineOf2(rest, scale, open && linked(rest)),
          hidden.length > 1 && h(
            "li",
            { class: "account-rest" },
            barOf(sumOf(hidden), scale),
            moreButton(`${plural(hidden.length - (rest ? 1 : 0), "more line")}${rest ? " and the rest" : ""}`, false),
            h("span"),
            changeOf(sumOf(hidden))
          ),
          lines.length > 0 && h(
            "li",
            { class: "account-sum" },
            barOf(all, scale),
            h("span", { class: "strong" }, sum),
            changeOf(all)
          )
        );
        fill(
          facts,
          told.slice(0, open ? told.length : said).map((one) => h(
            "li",
            { data: { kind: one.kind, certainty: one.certainty }, title: one.text },
            sentenceNodes(open ? one.parts : one.brief ?? one.parts, open && links ? links.page : void 0, LETTERS)
          )),
          onOpen && fold && (open || hidden.length < 2) && h("li", { class: "facts-more" }, moreButton(
            open ? "Show less" : `${told.length - said} more`,
            open
          ))
        );
        [...list2.querySelectorAll(".account-go")].find(({ dataset }) => dataset.line === focused)?.focus();
        facts.hidden = facts.childElementCount === 0;
        list2.hidden = lines.length === 0;
        note.hidden = list2.hidden || lines.slice(0, count).every(isSure);
      }
    };
  }
  var damageMark = (word = "Damaged") => h(
    "strong",
    { class: "damage-mark" },
    icon("warning"),
    word
  );
  function comparabilityNotes(notes, { onCut, isCut } = {}) {
    const damage = notes.filter(({ severity }) => severity === "damage");
    const others = notes.filter(({ severity }) => severity !== "damage");
    return [
      damage.length > 0 && h(
        "ul",
        { class: "notice damage", "aria-label": "Damage" },
        damage.map(({ text }) => h("li", {}, damageMark(), " ", text))
      ),
      others.length > 0 && h("ul", { class: "notice" }, others.map(({ kind, text }) => h(
        "li",
        {},
        text,
        kind === "formats_differ" && onCut && [" ", button(
          isCut ? "As recorded" : "Cut the rows of both",
          () => onCut(!isCut),
          { class: "link-button" }
        )]
      )))
    ];
  }
  var unsaid = (notes, sentences) => notes.filter(({ text }) => !sentences?.some((sentence) => sentence.text === text));
  var CLASSES = {
    compute: "compute",
    exposed_communication: "communication",
    exposed_memory: "memory",
    idle: "idle"
  };
  var share2 = (time2, part) => 100 * time2[part] / time2.step;
  function sharesOf(time2) {
    const idle = share2(time2, "idle");
    const digits = idle < 9.95 || idle > 90.05 ? 1 : 0;
    const shown2 = Number(decimal(idle, digits, digits));
    return [100 - shown2, shown2].map((percent2) => `${decimal(percent2, digits, digits)} %`);
  }
  function limitOf({ control, test }) {
    const [a, b] = [control, test].map(({ limited_by: by }) => by ?? "unclear");
    return a === b ? a : `${a} → ${b}`;
  }
  function rowOf(side, letter, time2) {
    const [busy, idle] = sharesOf(time2);
    const parts = Object.keys(CLASSES).filter((part) => time2[part] > 0);
    return h(
      "div",
      { class: "limit-row" },
      h("b", { class: `letter letter-${letter.toLowerCase()}`, "aria-label": side }, letter),
      h("span", { class: "limit-track", "aria-hidden": "true" }, parts.map((part) => h("span", {
        class: `limit-${CLASSES[part]}`,
        css: { width: `${share2(time2, part)}%` },
        title: `${PARTS[part].name}: ${formatTime(time2[part])}, ${formatPercent(share2(time2, part))} of the step`
      }))),
      h("span", { class: "limit-words" }, `device ${busy} busy, ${idle} idle`)
    );
  }
  function createLimits() {
    const node = h("div", { class: "limits" });
    return { node, draw({ step_time: { control, test }, verdict, ...sides }) {
      const lost = verdict.verdict === "cannot_judge" && SIDES.every((side) => sides[side].steps.length >= 4);
      const known3 = !lost && [control, test].every((time2) => time2 && time2.step > 0 && typeof time2.idle === "number" && time2.idle < time2.step);
      node.hidden = !known3;
      fill(node, known3 && [
        h("p", {}, "Limit: ", h("b", {}, limitOf({ control, test }))),
        rowOf("control", "A", control),
        rowOf("test", "B", test)
      ]);
    } };
  }
  var code = (name) => h("bdi", { class: "mono" }, name);
  var suggestionOf = (side) => !side.any && side.marker === null && side.steps.length === 0 && side.samples > 0 ? side.suggested_marker ?? "" : "";
  function suggestions(answer) {
    const [a, b] = SIDES.map((side) => suggestionOf(answer[side]));
    const found = SIDES.map((side) => answer[side].suggested_marker_rows);
    if (a !== "" && a === b) {
      return [{
        text: "Neither side has steps.",
        marker: a,
        found: found[0] === found[1] ? formatCount(found[0]) : `${formatCount(found[0])} and ${formatCount(found[1])}`,
        changes: { control_marker: a, test_marker: a }
      }];
    }
    return SIDES.map((side, i) => ({
      text: `The ${side} has no steps.`,
      marker: [a, b][i],
      found: formatCount(found[i]),
      changes: { [`${side}_marker`]: [a, b][i] }
    })).filter(({ marker }) => marker !== "");
  }
  function covering(sides) {
    const parts = sides.map((side) => side.marker_cover);
    return parts.every((part) => part === null || part >= 0.95) ? " " : ` (${parts.map((part) => formatPercent(part)).join(", ")} of the recording) `;
  }
  function inUse(answer, onChange) {
    const line = (sides, of) => {
      const { marker, marker_until: until } = answer[sides[0]];
      const next = until === "next", other = next ? "end" : "next";
      const way = (text, changes) => button(text, () => onChange(changes), { class: "link-button" });
      return h(
        "p",
        { class: "marker-line small" },
        `A step${of} ${next ? "lasts from one" : "is one"} `,
        code(marker),
        next ? " to the next " : covering(sides.map((side) => answer[side])),
        onChange && [
          way(next ? "Until its own end" : "Until the next one", Object.fromEntries(
            sides.map((side) => [`${side}_marker_until`, other])
          )),
          " ",
          way("Without it", unmarked(sides))
        ]
      );
    };
    const [a, b] = SIDES.map((side) => answer[side]);
    if (a.marker !== null && a.marker === b.marker && a.marker_until === b.marker_until) {
      return [line(SIDES, "")];
    }
    return SIDES.map((side) => answer[side].marker !== null && line([side], ` of the ${side}`));
  }
  function markerLines(answer, onChange) {
    return [inUse(answer, onChange), onChange && suggestions(answer).map(
      ({ text, marker, found, changes }) => h(
        "p",
        { class: "marker-line" },
        `${text} Use `,
        code(marker),
        ` as step marker (${found} found)? `,
        button("Use it", () => onChange(changes), {
          class: "link-button",
          "aria-label": `Use ${marker} as step marker`
        })
      )
    )];
  }
  var WORDS = {
    slower: "Slower",
    faster: "Faster",
    unchanged: "Unchanged",
    not_certain: "Not certain",
    cannot_judge: "Cannot judge"
  };
  var MARKS2 = {
    slower: "▲",
    faster: "▼",
    unchanged: "=",
    not_certain: "?",
    cannot_judge: "?"
  };
  var QUIET = ["steps_differ", "single_sample", "few_shared_kernels"];
  var LINES2 = 5;
  var ROOM = 96;
  var shortDevices = (entries, { comparability }) => entries.map((entry) => comparability.some(
    ({ kind, text }) => kind === "devices_differ" && text === entry.text
  ) ? { ...entry, brief: [{ text: "Another device." }] } : entry);
  var isCertain = ({ verdict }) => verdict === "slower" || verdict === "faster";
  var isSame = ({ comparability }) => comparability.some(({ kind }) => kind === "same_selection");
  var isTypical = ({ change_percent: mean, interval }) => !(mean >= interval?.low_percent && mean <= interval.high_percent && Math.abs(mean - interval.shift_percent) <= Math.abs(interval.shift_percent) / 4);
  function size2(verdict) {
    const { change_percent: mean, interval } = verdict;
    const percent2 = isTypical(verdict) ? interval?.shift_percent : mean;
    return typeof percent2 === "number" && [isTypical(verdict) && ", typically", percent2 < 900 ? ` by ${formatPercent(Math.abs(percent2))}` : `: ${formatPercentDiff(percent2)} as long`];
  }
  function rangeOf2(verdict) {
    const { interval } = verdict;
    return isCertain(verdict) && typeof interval?.low_percent === "number" ? [
      "between ",
      formatPercentDiff(interval.low_percent),
      " and ",
      formatPercentDiff(interval.high_percent)
    ] : sentenceNodes(verdict.range.parts);
  }
  function headline(answer) {
    const { verdict } = answer;
    const name = isWhole(answer) ? "Whole recording" : "Step time";
    if (verdict.control === null || verdict.test === null) {
      return h("p", { class: "headline" }, `${name}: not known.`);
    }
    const [from, to] = shortTimes(verdict.control, verdict.test);
    return h(
      "p",
      { class: "headline" },
      h(
        "strong",
        { class: `verdict-word verdict-${verdict.verdict.replace("_", "-")}` },
        h("span", { "aria-hidden": "true" }, `${isSame(answer) ? "=" : MARKS2[verdict.verdict]} `),
        isSame(answer) ? "Nothing can differ" : [
          WORDS[verdict.verdict],
          isCertain(verdict) && size2(verdict)
        ]
      ),
      h(
        "span",
        { class: "headline-times", title: `Mean ${name.toLowerCase()}: ${exactTime(verdict.control)} → ${exactTime(verdict.test)}` },
        isCertain(verdict) && isTypical(verdict) && "mean ",
        fromTo(from, to)
      ),
      h("span", { class: "verdict-range" }, rangeOf2(verdict))
    );
  }
  function machineLines(entries, { onClock, isCorrected } = {}) {
    return entries.filter(({ kind }) => kind === "machine").map((entry, i) => h(
      "p",
      { class: "machine-line", data: { kind: "machine" } },
      sentenceNodes(entry.parts),
      " ",
      onClock && i === 0 && h("button", {
        type: "button",
        class: "link-button",
        title: "Verdict and rows with or without the machine’s part of the times",
        on: { click: onClock }
      }, isCorrected() ? "Show as recorded" : "Show at equal clock")
    ));
  }
  function createVerdict({ links = null, actions = null, below = [], on = {} }) {
    const damage = h("div", { class: "comparability" });
    const head = h("div", { class: "verdict-head" });
    const notes = h("div", { class: "comparability" });
    const strip = h("div", { class: "verdict-strip" });
    const limits = createLimits();
    const account = createAccount(links, on.fold);
    const late = h("p", { class: "muted", hidden: true });
    const node = h(
      "section",
      { class: "card verdict-card", "aria-label": "Verdict" },
      h("h2", { class: "visually-hidden" }, "Verdict"),
      damage,
      h("div", { class: "verdict-top" }, head, actions),
      notes,
      h(
        "div",
        { class: "verdict-body" },
        h("div", { class: "verdict-why" }, late, account.node),
        h("div", { class: "verdict-side" }, limits.node, account.facts, strip)
      ),
      below
    );
    function draw(answer, found, { narrowed = false, open = [] } = {}) {
      const { verdict, comparability } = answer;
      const entries = found.diagnosis ?? [];
      const more = on.widen && verdict.verdict === "cannot_judge" && narrowed;
      const said = unsaid(comparability, entries).filter(({ kind }) => !QUIET.includes(kind) && kind !== "same_selection");
      const isDamage = ({ severity }) => severity === "damage";
      fill(damage, comparabilityNotes(said.filter(isDamage)));
      fill(notes, comparabilityNotes(
        said.filter((one) => !isDamage(one)),
        { onCut: on.cut, isCut: answer.selection?.cut_overlaps }
      ));
      fill(
        head,
        headline(answer),
        verdict.recorded && h("p", { class: "muted small" }, sentenceNodes(verdict.recorded.parts)),
        more && h("p", {}, button("Use all ranks and steps", on.widen, { class: "link-button" })),
        machineLines(entries, on.clock && { onClock: on.clock, isCorrected: on.isCorrected }),
        markerLines(answer, on.marker ?? null)
      );
      limits.draw(answer);
      late.hidden = !found.note;
      fill(late, found.note);
      const devices = [answer.recorded.control, answer.recorded.test].map((side) => side.devices.join(" "));
      account.draw(isSame(answer) ? {} : { ...found, diagnosis: shortDevices(entries, answer) }, {
        open,
        sure: isCertain(verdict) && !verdict.recorded,
        sum: verdict.recorded ? "Together, as recorded" : "Together",
        lines: LINES2 - head.querySelectorAll("button").length,
        words: ROOM - [head, damage, notes].reduce((sum, { textContent: text }) => sum + countWords(text), 0) - countWords([...new Set(devices)].join(" "))
      });
      fill(strip, stripOf(answer));
      node.dataset.verdict = verdict.verdict;
    }
    return { node, draw };
  }
  var stripOf = ({ verdict, step_time: time2, without_profiler: without, ...answer }) => drawSampleStrip(withHost(verdict.samples, time2.samples), isWhole(answer) ? "recording" : verdict.recorded ? "recorded step" : "step", without?.blocks);
  var BASIS_NOTE = "Confidence: this share of the intervals that are made in this way contains the true change. p: the probability of a difference at least as large if nothing had changed, by the Mann–Whitney test; below 0.05 it counts as slower or faster. Ranks of a step wait for each other, so their mean counts once.";
  var severalHref = ({ control, test }) => addressOf(`/compare/recordings?${new URLSearchParams({
    control: control.set.slice(0, 12),
    test: test.set.slice(0, 12)
  })}`);
  var last2 = { key: "", list: [] };
  var howJudged = ({ verdict, comparability }, found, links) => [
    verdict.basis !== null && h(
      "p",
      { class: "verdict-reason" },
      sentenceNodes(verdict.range.parts),
      " ",
      sentenceNodes(verdict.basis.parts),
      "."
    ),
    verdict.basis !== null && h("p", { class: "muted small" }, BASIS_NOTE),
    verdict.caution && comparability.every(({ kind }) => kind !== "same_selection") && h(
      "p",
      { class: "one-recording" },
      verdict.caution,
      " ",
      links && h("a", { href: links.several }, "Compare several recordings")
    ),
    comparability.filter(({ kind }) => QUIET.includes(kind)).map(({ text }) => h("p", {}, text)),
    (found.diagnosis ?? []).filter(({ kind }) => kind === "limit" || kind === "host_need").map((entry) => h("p", { data: { kind: entry.kind } }, sentenceNodes(entry.parts))),
    links && (found.diagnosis ?? []).some(({ kind }) => kind === "memory") && h("p", {}, h("a", { href: links.memory }, "Show memory"))
  ];
  function createAnswerDetails(memory = null) {
    const chart = createWaterfallChart({
      id: "chart-waterfall",
      file: "step-time",
      title: "Where the change comes from",
      level: "h3"
    });
    const judged = h("div", { class: "details-text" });
    const late = h("div", { class: "details-text" });
    const strip = h("div", { class: "details-strip" });
    const node = h(
      "details",
      { class: "answer-details" },
      h("summary", {}, "Details"),
      h("div", { class: "details-body" }, h("div", {}, judged, late, strip), chart.node)
    );
    const asker = createAsker();
    let shown2 = null;
    function drawLate(state) {
      fill(late, last2.list.map((entry) => h(
        "p",
        { data: { kind: entry.kind }, title: entry.text },
        sentenceNodes(entry.parts),
        " ",
        h(
          "a",
          { href: treeHref({ ...pairParts(state), node: pathKey(entry.tree) }) },
          "Show in the tree"
        )
      )));
    }
    function ask2(state) {
      if (!memory || !node.open) {
        return;
      }
      const key = pairQuery(state).toString();
      const query = queryWith(key, { layers: true, diagnosis: false, limit: 0 });
      const isNew = asker.ask(key, (signal) => last2.key === key ? null : compareTraces(query, { signal }), (got) => {
        last2 = got ? { key, list: (got.diagnosis ?? []).filter(({ kind }) => kind === "layer") } : last2;
        drawLate(state);
        late.dataset.shown = key;
      }, asker.drop);
      if (isNew) {
        fill(late);
      }
    }
    node.addEventListener("toggle", () => shown2 && ask2(shown2));
    return {
      node,
      chart,
      /** `answer` with its waterfall; `revision`, `file` and `caption` are those of the picture. */
      draw(state, answer, found, { revision, file, caption }) {
        const { waterfall: fall } = answer;
        shown2 = state;
        fill(judged, howJudged(answer, found, memory && {
          several: severalHref(answer),
          memory: memory(state)
        }));
        fill(strip, stripOf(answer));
        chart.node.hidden = !fall || fall.change === 0;
        if (!chart.node.hidden) {
          chart.draw({ fall, revision, file, caption, heading: `mean per ${isWhole(answer) ? "recording" : "step"}, test − control` });
        }
        ask2(state);
      },
      stop: asker.drop
    };
  }

  // web/js/components/recordings.js
  var SIDES2 = [["control", "Control"], ["test", "Test"]];
  var tone = (value) => ({ slower: "more", faster: "less" })[value] ?? null;
  var time = (key, title, what) => ({
    key,
    title,
    what,
    number: true,
    show: formatTime,
    exact: exactTime
  });
  var range = (low, high) => low === null ? NONE : `${formatPercentDiff(low)} to ${formatPercentDiff(high)}`;
  var recordingColumns = (href, unprofiled) => [
    { key: "side", title: "Side", show: (side) => side },
    { key: "label", title: "Recording", show: (label, row) => h(
      href ? "a" : "bdi",
      { href: href?.(row.set) },
      label
    ) },
    time("step", unprofiled ? "Recorded step" : "Step", "Mean of its ranks and steps"),
    ...unprofiled ? [time("without_profiler", "Without profiler", "Mean step without the profiler, measured beside the recording")] : [],
    time("compute", "Compute"),
    time("exposed_communication", "Exposed communication"),
    time("exposed_memory", "Exposed memory"),
    time("idle", "Idle"),
    { key: "ranks", title: "Ranks", number: true, show: formatCount },
    {
      key: "samples",
      title: "Samples",
      number: true,
      show: formatCount,
      what: "A sample is one step of one rank"
    }
  ];
  var FOUND = {
    slower: "slower",
    faster: "faster",
    no_difference_found: "no difference found",
    cannot_judge: "cannot judge"
  };
  function certainty(row) {
    if (row.q_value !== null) {
      return FOUND[row.significance];
    }
    return row.control_recordings === 0 ? "new" : row.test_recordings === 0 ? "gone" : `too few: only ${row.control_recordings} of A and ${row.test_recordings} of B have it`;
  }
  var ROW_COLUMNS = [
    { key: "name", title: "Name", mono: true, show: (name) => name },
    { key: "category", title: "Category", show: (category) => category },
    time("control", "Control", "Mean per step of the recordings; host rows without the calls inside them"),
    time("test", "Test", "Mean per step of the recordings"),
    { ...time("diff", "Change"), show: formatTimeDiff },
    {
      key: "change_percent",
      title: "%",
      number: true,
      show: formatPercentDiff,
      what: "Of the geometric means of the recordings"
    },
    {
      key: "low_percent",
      title: "95 % interval",
      number: true,
      show: (low, row) => range(low, row.high_percent)
    },
    {
      key: "q_value",
      title: "q",
      number: true,
      show: formatProbability,
      what: "Of the test between recordings, over all rows"
    },
    { key: "certain", title: "Certain", show: (words) => words, tone }
  ];
  var shown = (measure) => (row) => {
    const self = row.control_self_per_step !== null && measure !== "total";
    const of = (side) => row[`${side}_${self ? "self_" : ""}per_step`];
    const there = (side) => row[`${side}_recordings`] === 0 ? null : of(side);
    return {
      ...row,
      control: there("control"),
      test: there("test"),
      diff: of("diff"),
      certain: certainty(row)
    };
  };
  var SPREAD_SHOWN = 0.05;
  var isCertain2 = ({ verdict }) => verdict === "slower" || verdict === "faster";
  function headline2(verdict) {
    const { verdict: word, control, test, change_percent: change, low_percent: low, high_percent: high } = verdict;
    const times = control === null || test === null ? null : shortTimes(control, test);
    return h(
      "h2",
      { class: "headline" },
      h(
        "strong",
        { class: `verdict-word verdict-${word.replace("_", "-")}` },
        h("span", { "aria-hidden": "true" }, `${MARKS2[word]} `),
        WORDS[word],
        isCertain2(verdict) && ` by ${formatPercent(Math.abs(change))}`
      ),
      times && h("span", { class: "headline-times", title: `Mean step: ${exactTime(control)} → ${exactTime(test)}; the percentages are of the geometric means` }, fromTo(...times)),
      low !== null && h(
        "span",
        { class: "verdict-range" },
        `between ${formatPercentDiff(low)} and ${formatPercentDiff(high)}`
      )
    );
  }
  function judgedWords({ words }) {
    const rest = words.replace(/^.*?between \S+ % and \S+ %\)?,?\s*/, "").replace(/^cannot judge:?\s*/, "").replace(/^which is/, "the interval is").replace(/(^|\s)-(?=\d)/g, "$1−");
    return `${rest[0].toUpperCase()}${rest.slice(1)}${/[.!?]$/.test(rest) ? "" : "."}`;
  }
  function verdictLines({ verdict }) {
    const { between_percent: between, within_percent: within } = verdict;
    const spread = between === null ? false : within !== null && between < SPREAD_SHOWN ? "Recordings of a side differ by no more than the noise of their steps explains." : `Recordings of a side differ by ${formatPercentDiff(between).replace("+", "")}${within === null ? "" : " beyond the noise of their steps"}.`;
    return [
      headline2(verdict),
      h("p", {}, judgedWords(verdict), " ", spread),
      verdict.recorded && h("p", { class: "muted small" }, verdict.recorded.text)
    ];
  }
  var middles = (answer) => Object.fromEntries(SIDES2.map(([side]) => [
    side,
    answer[side].recordings.find(({ set }) => set === answer.middle[side])
  ]));
  function recordingsTable(answer, href) {
    const recordings = SIDES2.flatMap(([name, title]) => answer[name].recordings.map((one) => ({ ...one, ...one.step_time, side: title })));
    const unprofiled = recordings.some((one) => one.without_profiler !== null);
    const table = createDataTable({
      caption: "Recordings",
      limit: 128,
      columns: recordingColumns(href, unprofiled)
    });
    table.show(recordings);
    return table.node;
  }
  function createRowsTable(answer, csv) {
    const table = createDataTable({ caption: "Rows", limit: 50, columns: ROW_COLUMNS, csv });
    return {
      node: table.node,
      show: (rows) => table.show(rows.map(shown(answer.selection.measure)))
    };
  }
  var foundWords = ({ judged_rows: judged, changed_rows: changed2 }) => judged === 0 ? "No row is judged." : `${plural(judged, "row")} judged: ${formatCount(changed2.slower)} slower and ${formatCount(changed2.faster)} faster.`;
  var CHART_SIDES = [["control", "A", 22], ["test", "B", 50]];
  var INTERVAL = 82;
  var EDGE2 = 3;
  var timesOf = (answer, side) => answer[side].recordings.map((one) => ({
    label: one.label,
    step: answer.verdict.recorded === null ? one.step_time.step : one.without_profiler
  })).filter(({ step }) => typeof step === "number");
  var intervalOf = ({ verdict: { control, low_percent: low, high_percent: high } }) => low === null || control === null ? null : [low, high].map((percent2) => control * (1 + percent2 / 100));
  function drawRecordings(answer) {
    const times = Object.fromEntries(CHART_SIDES.map(([side]) => [side, timesOf(answer, side)]));
    const interval = intervalOf(answer);
    const values = [...CHART_SIDES.flatMap(([side]) => times[side].map(({ step }) => step)), ...interval ?? []];
    if (CHART_SIDES.some(([side]) => times[side].length === 0)) {
      return null;
    }
    const [low, high] = [Math.min(...values), Math.max(...values)];
    const place = (value) => high > low ? EDGE2 + (100 - 2 * EDGE2) * (value - low) / (high - low) : 50;
    const points = CHART_SIDES.flatMap(([side, , y]) => times[side].map(({ label, step }) => ({ side, x: place(step), y, words: `${side}, ${label}: ${formatTime(step)}` })));
    const tip = h("div", { class: "strip-tip", hidden: true });
    const mean = ([side, , y]) => svg("line", {
      class: `strip-mean strip-${side}`,
      y1: `${y - 11}%`,
      y2: `${y + 11}%`,
      x1: `${place(answer.verdict[side])}%`,
      x2: `${place(answer.verdict[side])}%`
    });
    const plot = svg(
      "svg",
      { class: "strip-plot", "aria-hidden": "true", focusable: "false" },
      CHART_SIDES.map(mean),
      points.map(({ side, x, y }) => svg("circle", {
        class: `strip-dot strip-${side}`,
        cx: `${x}%`,
        cy: `${y}%`,
        r: 5
      })),
      interval && svg("line", {
        class: "strip-interval",
        x1: `${place(interval[0])}%`,
        x2: `${place(interval[1])}%`,
        y1: `${INTERVAL}%`,
        y2: `${INTERVAL}%`
      })
    );
    tellNearest(plot, points, (point) => {
      tip.hidden = !point;
      fill(tip, point?.words);
    });
    const words = CHART_SIDES.map(([side, letter]) => `${letter}, ${side}: ${times[side].map(({ step }) => formatTime(step)).join(", ")}.`).join(" ");
    return h(
      "div",
      { class: "recordings-chart" },
      h(
        "div",
        { class: "recordings-plot", role: "img", "aria-label": `Mean step of each recording. ${words}` },
        CHART_SIDES.map(([side, letter, y]) => h("b", { class: `${side}-text`, css: { top: `${y}%` } }, letter)),
        plot,
        tip
      ),
      h(
        "div",
        { class: "small muted recordings-scale", "aria-hidden": "true" },
        h("span", {}, shortTime(low)),
        h("span", {}, shortTime(high))
      ),
      h(
        "p",
        { class: "small muted" },
        "Each recording as a dot, the means as lines",
        interval && "; the bar: where the test’s mean lies by the 95 % interval of the change",
        "."
      )
    );
  }

  // web/report/report.js
  var ID = "report-data";
  async function inflate(base64) {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
    return new Response(stream).text();
  }
  var makeRow = (columns, values) => Object.fromEntries(columns.map((name, i) => [name, values[i]]));
  async function readData() {
    const node = document.getElementById(ID);
    const text = node.dataset.encoding === "gzip" ? await inflate(node.textContent) : node.textContent;
    const data = JSON.parse(text);
    const { columns, rows, ...answer } = data.comparison;
    if (!columns) {
      return data;
    }
    return { ...data, comparison: {
      ...answer,
      rows: rows.map((values) => makeRow(columns, values))
    } };
  }
  var SUMS = [
    "control_counts",
    "test_counts",
    "diff_counts",
    "control_total_duration",
    "test_total_duration",
    "diff_duration",
    "control_self_duration",
    "test_self_duration"
  ];
  function sumUp(rows) {
    return Object.fromEntries(SUMS.map((key) => [key, Math.round(1e3 * rows.reduce((sum, row) => sum + row[key], 0)) / 1e3]));
  }
  function filterAnswer(answer, keep) {
    const rows = answer.rows.filter(keep);
    return { ...answer, rows, totals: {
      host: sumUp(rows.filter((row) => row.control_self_duration !== null)),
      device: {
        ...sumUp(rows.filter((row) => row.kind !== "")),
        control_self_duration: null,
        test_self_duration: null
      }
    } };
  }
  var titleOf = ({ label, recordings }) => !recordings ? label : recordings.length === 1 ? recordings[0].label : `${recordings[0].label} and ${formatCount(recordings.length - 1)} more`;
  function makeHead({ comparison, generated, version }) {
    return h(
      "div",
      { class: "report-head" },
      h(
        "h1",
        {},
        h("bdi", { class: "from" }, titleOf(comparison.control)),
        " → ",
        h("bdi", { class: "to" }, titleOf(comparison.test))
      ),
      h(
        "p",
        { class: "muted" },
        "A comparison of traces, made ",
        h("time", { datetime: generated }, formatDate(generated)),
        ` by tracediff ${version}`
      )
    );
  }
  function makeConditions(comparison) {
    const list2 = comparison.fail_if ?? [];
    return list2.length > 0 && section("Conditions", h(
      "table",
      { class: "report-table" },
      heads("Condition", "Outcome", "Control", "Test", "Change of the mean", "Shift"),
      h("tbody", {}, list2.map((one) => h(
        "tr",
        { data: { outcome: one.outcome } },
        h("td", { class: "mono" }, one.condition),
        h(
          "td",
          { class: one.outcome === "met" ? "error-text strong" : "" },
          one.outcome === "met" ? "fails" : one.outcome.replace("_", " ")
        ),
        h("td", {}, formatTime(one.control)),
        h("td", {}, formatTime(one.test)),
        h("td", {}, formatTimeDiff(one.mean_change)),
        h("td", {}, `${formatTimeDiff(one.shift)}, ${one.significance.replaceAll("_", " ")}`)
      )))
    ));
  }
  var chosen2 = (picked, all, one, list2) => picked.length === 0 ? "none" : all.length === 1 ? list2(picked) : picked.length === all.length ? `all: ${list2(picked)}` : `${list2(picked)} (${formatCount(picked.length)} of ${plural(all.length, one)})`;
  function sideLines(side, set) {
    return {
      Label: h("bdi", {}, side.label),
      Set: h("span", { class: "mono" }, side.set),
      Stored: formatDate(set.created),
      Notes: set.notes && h("bdi", {}, set.notes),
      Devices: (set.devices ?? []).join(", "),
      "World size": set.world_size === null || set.world_size === void 0 ? "" : formatCount(set.world_size),
      Files: `${formatCount(set.files)}, ${formatBytes(set.raw_bytes)} of JSON`,
      Ranks: chosen2(side.ranks, side.all_ranks, "rank", formatList),
      Steps: side.any ? "every file as one step" : chosen2(side.steps, side.all_steps, "step", formatList),
      "Step marker": side.marker && [
        h("bdi", { class: "mono" }, side.marker),
        side.marker_until === "next" && ", from one to the next"
      ],
      Samples: `${formatCount(side.samples)} (one step of one rank each)`
    };
  }
  function filterText(selection, comparison) {
    const parts = [
      `device type ${selection.device_type}`,
      selection.use_short_name && "short names",
      !selection.merge_addresses && "addresses kept apart",
      !selection.aliases && !comparison.judged && "CUDA and HIP names kept apart",
      selection.q && `names with “${selection.q}”`,
      ...selection.exclude.map((glob) => `without ${glob}`),
      selection.category.length > 0 && `categories ${selection.category.join(", ")}`,
      selection.change && `${selection.change} only`,
      significantText(selection)
    ].filter(Boolean);
    const { row_count: count, rows_before_filters: before } = comparison;
    return `${parts.join("; ")}: ${formatCount(count)} of ${plural(before, "row")}`;
  }
  function makeSelection({ comparison, sets, version, generated }, plotly) {
    const sides = [
      sideLines(comparison.control, sets.control),
      sideLines(comparison.test, sets.test)
    ];
    const keys = Object.keys(sides[0]).filter((key) => sides.some((side) => side[key]));
    return section("What was compared", h(
      "table",
      { class: "report-table" },
      heads("", "Control", "Test"),
      h(
        "tbody",
        {},
        keys.map((key) => h(
          "tr",
          {},
          h("th", { scope: "row" }, key),
          sides.map((side) => h("td", {}, side[key] || "–"))
        )),
        h(
          "tr",
          {},
          h("th", { scope: "row" }, "Rows"),
          h("td", { colspan: "2" }, filterText(comparison.selection, comparison))
        ),
        h("tr", {}, h("th", { scope: "row" }, "Made"), h(
          "td",
          { colspan: "2" },
          `${generated} by tracediff ${version}, charts by Plotly.js ${plotly}`
        ))
      )
    ));
  }
  function heads(...texts) {
    return h("thead", {}, h("tr", {}, texts.map((text) => text === "" ? h("td") : h("th", { scope: "col" }, text))));
  }
  function section(title, ...children) {
    return h(
      "section",
      { class: "card report-section", "aria-label": title },
      h("h2", {}, title),
      h("div", { class: "scroll-x" }, children)
    );
  }
  var REAL = ["slower", "faster"];
  function createRecordingsReport(main, data) {
    const answer = data.comparison;
    const { control: a, test: b } = middles(answer);
    const search = h("input", {
      type: "search",
      id: uniqueId("q"),
      autocomplete: "off",
      spellcheck: "false",
      on: { input: debounce(120, draw) }
    });
    const only = h("input", { type: "checkbox", on: { change: draw } });
    const table = createRowsTable(answer, null);
    const words = h("p", { class: "muted small", role: "status" });
    const cut = answer.row_count - (answer.selection.offset ?? 0) - answer.rows.length;
    main.append(h(
      "div",
      { class: "page analyse-page recordings-page" },
      makeHead(data),
      h("section", {
        class: "card recordings-verdict",
        "aria-label": "Verdict",
        data: { verdict: answer.verdict.verdict }
      }, h(
        "div",
        {},
        verdictLines(answer),
        drawRecordings(answer),
        h("p", { class: "muted small" }, `Account, tree and timeline are of one recording of each side: ${a.label} and ${b.label} have the middle step time.`)
      )),
      h("div", { class: "comparability" }, comparabilityNotes(answer.comparability)),
      makeConditions(answer),
      recordingsTable(answer, null),
      h(
        "form",
        {
          class: "card analysis-controls",
          "aria-label": "Rows",
          on: { submit: (event) => event.preventDefault() }
        },
        h("label", { class: "analysis-field" }, h("span", {}, "Name contains"), search),
        h("label", { class: "recordings-only" }, only, " only slower or faster")
      ),
      table.node,
      words,
      h(
        "p",
        { class: "muted small" },
        `Rows: ${filterText(answer.selection, answer)}. `,
        cut > 0 && `This report holds ${formatCount(answer.rows.length)} of ${plural(answer.row_count, "row")}.`
      )
    ));
    function draw() {
      const q = search.value.trim().toLowerCase();
      const rows = answer.rows.filter((row) => row.name.toLowerCase().includes(q) && (!only.checked || REAL.includes(row.significance)));
      table.show(rows);
      fill(words, rows.length === 0 && "The filters leave no row. ", foundWords(answer));
    }
    draw();
  }
  var TOPS = [10, 15, 20, 30, 50, 100];
  var UNITS = [
    ["total", "Total"],
    ["per_step", "Per step"],
    ["per_call", "Per call"],
    ["percent", "% of step"]
  ];
  var CHANGE_TEXTS = {
    added: "new",
    deleted: "gone",
    increased: "more",
    decreased: "fewer",
    unchanged: "same"
  };
  var nowhere = () => null;
  function changeReport(page, changes) {
    page.state = { ...page.state, ...changes };
    drawReport(page);
  }
  function selectReport(page, key, anchor = page.table.node) {
    page.selected = key === page.selected ? "" : key ?? "";
    inPlace(anchor, () => showReport(page));
    const item = page.view.rows.find((row) => row.key === page.selected);
    if (item) {
      announce(`${item.row.name} is selected.`);
    }
  }
  function revealTable(page) {
    page.table.node.closest(".table-card").scrollIntoView({ block: "start" });
    page.table.focus();
  }
  function showReport(page) {
    page.durations.select(page.selected);
    page.counts.select(page.selected);
    page.table.select(page.selected);
    page.detail.draw(page.view.rows.find((row) => row.key === page.selected) ?? null);
  }
  function passes(page, row) {
    return (page.state.q === "" || searchedText(row).includes(page.state.q.toLowerCase())) && (page.state.change === "" || row.change === page.state.change) && (page.state.category === "" || row.category === page.state.category) && (page.state.real === "" || (page.state.real === "true" ? ["slower", "faster"] : [page.state.real]).includes(row.tests?.[page.state.self ? "self" : "total"].significance));
  }
  function drawReport(page) {
    const { unit, sort, order, self } = page.state;
    const kept = filterAnswer(page.answer, (row) => passes(page, row));
    const revision = JSON.stringify(page.state);
    const rows = sortRows(makeRows(page.answer, kept.rows, unit, { self }), sort, order);
    page.view = { rows, unit, self, revision };
    page.verdict.draw(
      page.answer,
      { ...page.answer, note: page.answer.diagnosis_note },
      { open: ["lines"] }
    );
    page.recorded.draw(page.answer);
    page.details.draw(
      null,
      page.answer,
      page.answer,
      { revision: "report", file: fileName(page.answer), caption: captionOf2(page.answer) }
    );
    page.operators.draw("", page.answer);
    page.classes.draw(page.answer.work_classes, page.answer, unit);
    page.replacements.draw(page.answer, unit === "per_step" || unit === "percent");
    page.filters.draw(page.state, rows.length);
    drawCharts(page);
    page.table.draw({
      rows,
      totals: makeTotals(kept, unit, { self }),
      unit,
      self,
      unitName: unitName(unit, page.answer),
      sort,
      order,
      selected: page.selected,
      revision,
      judged: rows.some((item) => item.verdict !== "cannot_judge" && !item.row.too_few)
    });
    page.count.textContent = rows.length === page.answer.row_count ? formatCount(rows.length) : `${formatCount(rows.length)} of ${formatCount(page.answer.row_count)}`;
    showReport(page);
  }
  function drawCharts(page) {
    const { rows, unit, self, revision } = page.view;
    const top = drawnRows(rows, page.state.top);
    const shared2 = {
      revision,
      zoom: revision,
      file: fileName(page.answer),
      caption: captionOf2(page.answer, `first ${formatCount(top.length)} of ${plural(rows.length, "row")}`)
    };
    page.durations.draw({ ...shared2, ...durationBars(top, unit, self, page.answer) });
    page.counts.draw({ ...shared2, ...countBars(top, unit) });
  }
  function createReport(main, data) {
    const page = { view: null };
    page.answer = data.comparison;
    const { selection } = page.answer;
    page.state = {
      unit: naturalUnit(page.answer),
      sort: "abs_diff_duration",
      order: "desc",
      top: 15,
      q: "",
      change: "",
      category: "",
      real: "",
      self: selection.device_type !== "GPU" && selection.measure === "self",
      ...orderOf(selection)
    };
    page.selected = page.answer.selected ? keyOf2(page.answer.selected.row) : "";
    page.details = createAnswerDetails();
    page.verdict = createVerdict({ below: [page.details.node] });
    page.recorded = createRecorded();
    page.operators = createOperators(nowhere);
    page.classes = createWorkClasses();
    page.replacements = createReplacements(nowhere);
    page.filters = createFilters(page.answer, (changes) => changeReport(page, changes));
    page.durations = createOpsBars({
      id: "chart-durations",
      title: "Ops duration comparison",
      file: "ops-duration",
      onSelect: (key) => selectReport(page, key, page.durations.node)
    });
    page.counts = createOpsBars({
      id: "chart-counts",
      title: "Ops count comparison",
      file: "ops-count",
      onSelect: (key) => selectReport(page, key, page.counts.node)
    });
    page.table = createOpTable({
      onSort: (sort, order) => changeReport(page, { sort, order }),
      onSelect: (key, anchor) => selectReport(page, key, anchor),
      href: nowhere,
      onOpen: () => {
      },
      onWant: () => {
      }
    });
    page.detail = createOpDetail({
      onClear: () => selectReport(page, ""),
      href: null,
      onTable: () => revealTable(page)
    });
    page.count = h("span", { class: "muted" });
    main.append(h(
      "div",
      { class: "page compare-page" },
      makeHead(data),
      page.verdict.node,
      makeConditions(page.answer),
      page.filters.node,
      h("div", { class: "charts" }, page.durations.node, page.counts.node),
      h(
        "section",
        { class: "card table-card", "aria-label": "All rows" },
        h("div", { class: "chart-head" }, h("h3", {}, "All rows ", page.count)),
        page.table.node
      ),
      page.operators.node,
      page.classes.node,
      page.recorded.node,
      page.replacements.node,
      makeSelection(data, globalThis.Plotly?.version ?? "")
    ), page.detail.node);
    document.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && page.detail.isOpen()) {
        selectReport(page, "");
      }
    });
    drawReport(page);
  }
  var keyOf2 = ({ name, category }) => rowKey(name, category);
  var searchedText = ({ name, replaces }) => [name, replaces?.name, replaces?.operator].filter(Boolean).join("\n").toLowerCase();
  function orderOf({ sort, order }) {
    const percent2 = /^diff_(self_)?(duration_|per_call_)?percent$/.exec(sort);
    if (sort === "certainty") {
      return { sort: "q_value", order };
    }
    if (percent2) {
      return {
        sort: "diff_percent",
        order,
        self: Boolean(percent2[1]),
        ...percent2[2] && { unit: percent2[2] === "per_call_" ? "per_call" : "total" }
      };
    }
    const [, counts, perStep2] = /^(.+_counts)(_per_step)?$/.exec(sort) ?? [];
    if (SORT_KEYS.includes(counts)) {
      return { sort: counts, order, ...perStep2 && { unit: "per_step" } };
    }
    const [, part, own, unit] = new RegExp("^(control|test|diff|abs_diff)_(self_)?(?:total_)?(duration|per_step|per_call|percent_of_step)$").exec(sort) ?? [];
    const key = part === void 0 ? sort : part.endsWith("diff") ? `${part}_duration` : `${part}_total_duration`;
    return !SORT_KEYS.includes(key) || key.endsWith("_work") ? {} : {
      sort: key,
      order,
      ...part && { self: Boolean(own) },
      ...unit && unit !== "duration" && { unit: unit === "percent_of_step" ? "percent" : unit }
    };
  }
  var fileName = (answer) => `tracediff-${fileNamePart(answer.control.label)}-${fileNamePart(answer.test.label)}`;
  function createFilters(answer, change) {
    const ids = ["search", "category", "top"].map(uniqueId);
    const search = h("input", {
      id: ids[0],
      type: "search",
      placeholder: "Search names",
      autocomplete: "off",
      spellcheck: "false",
      on: { input: debounce(120, () => change({ q: search.value.trim() })) }
    });
    const option2 = (value, text) => h("option", { value }, text);
    const inRows = [...new Set(answer.rows.map((row) => row.category))].sort();
    const category = h(
      "select",
      {
        id: ids[1],
        on: { change: () => change({ category: category.value }) }
      },
      option2("", "All categories"),
      inRows.map((name) => option2(name, name))
    );
    const top = h("select", { id: ids[2], on: { change: () => change({ top: Number(top.value) }) } }, TOPS.map((n) => option2(String(n), String(n))));
    const units = segmented("Unit of the durations", UNITS, (unit) => change({ unit }));
    units.buttons.get("percent").disabled = !percentPossible(answer);
    const groups = segmented(
      "Groups by the change of the number of calls",
      [["", "All"], ...CHANGES.map((key) => [
        key,
        `${CHANGE_TEXTS[key]} ${formatCount(answer.ops_diff[key])}`
      ])],
      (group) => change({ change: group })
    );
    const self = h("input", {
      type: "checkbox",
      on: { change: () => change({ self: self.checked }) }
    });
    const real = segmented("Groups by the change of the time", [
      ["", "All"],
      ["slower", "Slower"],
      ["faster", "Faster"]
    ], (group) => change({ real: group }));
    const rest = h("span", { class: "muted small" });
    const cut = answer.row_count - (selectionOffset(answer) + answer.rows.length);
    const label = (id, text, cls) => h("label", { for: id, class: cls }, text);
    const node = h(
      "section",
      { class: "card filters", "aria-label": "Filters" },
      h(
        "div",
        { class: "filter-row" },
        h("div", { class: "search" }, label(ids[0], "Search names", "visually-hidden"), search),
        label(ids[1], "Category", "visually-hidden"),
        category,
        units.node,
        label(ids[2], "Charts: first"),
        top,
        rest
      ),
      h(
        "div",
        { class: "filter-row" },
        h("span", { class: "muted" }, "Calls:"),
        groups.node,
        h("span", { class: "muted" }, "Time:"),
        real.node,
        h("label", { class: "check", title: "Of host operations, the time without the calls inside them" }, self, "Self time")
      ),
      cut > 0 && h(
        "p",
        { class: "muted small", data: { cut } },
        `This report holds ${formatCount(answer.rows.length)} of ${plural(answer.row_count, "row")}.`
      )
    );
    return { node, draw(state, rows) {
      units.press(state.unit);
      groups.press(state.change);
      real.press(state.real);
      top.value = String(state.top);
      self.checked = state.self;
      rest.textContent = rows > state.top ? `of ${formatCount(rows)}; the table has all` : "";
    } };
  }
  var selectionOffset = (answer) => answer.selection.offset ?? 0;
  async function start() {
    initPrint();
    initTheme(document.getElementById("theme"));
    const main = document.getElementById("main");
    try {
      const data = await readData();
      (data.comparison.judged ? createRecordingsReport : createReport)(main, data);
    } catch (error) {
      console.error(error);
      fill(main, h("div", { class: "page" }, h(
        "p",
        { class: "error-box", role: "alert" },
        `This report cannot be shown here: ${error.message}. It needs a browser from 2023 or later.`
      )));
    }
    main.dataset.ready = "";
  }
  start();
})();
