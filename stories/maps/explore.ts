/** What a map needs of a machine: the machine itself, samples of its events, and which states are shown as one. */
export interface Mapped<State, Event extends { type: string }, Node extends string> {
  /** The feature's folder; the map's page and its edges are found by it. */
  name: string;
  step: (state: State, event: Event) => State;
  initial: State;
  /** At least one of each kind; more where what an event carries decides. Does not compile while a kind is missing. */
  events: { [Type in Event["type"]]: readonly Extract<Event, { type: Type }>[] };
  /** The place on the map that a state belongs to. */
  nodeOf: (state: State) => Node;
}

/** An event that leads from one place to another, or stays where it is and changes something there. */
export interface Edge {
  from: string;
  event: string;
  to: string;
}

export interface Explored {
  /** Every place that the machine gets to, with the number of events that it takes at least. */
  distances: ReadonlyMap<string, number>;
  edges: readonly Edge[];
}

/** More states show no further edge: what grows is the text in them. */
const mostStates = 2000;

export const edgeName = ({ from, event, to }: Edge): string => `${from} · ${event} → ${to}`;

/** Runs the machine itself, breadth first, with every event in every state. */
export function explore<State, Event extends { type: string }, Node extends string>(
  map: Mapped<State, Event, Node>,
): Explored {
  const { step, initial, nodeOf } = map;
  const events = Object.values<readonly Event[]>(map.events).flat();
  const distances = new Map<string, number>([[nodeOf(initial), 0]]);
  const edges = new Map<string, Edge>();
  const seen = new Set([JSON.stringify(initial)]);
  let front: readonly State[] = [initial];
  for (let distance = 1; front.length > 0; distance += 1) {
    const next: State[] = [];
    for (const state of front) {
      for (const event of events) {
        const after = step(state, event);
        if (after === state) continue;
        const edge = { from: nodeOf(state), event: event.type, to: nodeOf(after) };
        edges.set(edgeName(edge), edge);
        if (!distances.has(edge.to)) distances.set(edge.to, distance);
        const key = JSON.stringify(after);
        if (seen.has(key) || seen.size > mostStates) continue;
        seen.add(key);
        next.push(after);
      }
    }
    front = next;
  }
  return { distances, edges: [...edges.values()] };
}
