import type { Tenant } from '../installation';

/** An agency that has something to be sent. */
interface Turn {
  readonly tenant: Tenant;
}

/** Whose mail is sent next: agencies with mails to be sent take turns, however many each has. */
export class Shares {
  readonly #turns = new Map<string, Turn>();

  /** An agency has something to be sent. */
  add(tenant: Tenant): void {
    this.#turns.set(tenant.agency.abbreviation, { tenant });
  }

  /** The turn that comes next; its agency's next one comes after all others'. */
  next(): Turn | undefined {
    for (const [abbreviation, turn] of this.#turns) {
      this.#turns.delete(abbreviation);
      this.#turns.set(abbreviation, turn);
      return turn;
    }
    return undefined;
  }

  /** The agencies that have something to be sent. */
  names(): readonly string[] {
    return [...this.#turns.keys()];
  }

  /** Of the named agencies only those that are among these go on: of one that was disabled nothing more is sent. */
  keepOf(names: readonly string[], tenants: readonly Tenant[]): void {
    const kept = new Set(tenants.map(({ agency }) => agency.abbreviation));
    for (const abbreviation of names) if (!kept.has(abbreviation)) this.#turns.delete(abbreviation);
  }

  /** Nothing was found in this turn: its agency is left out, unless it had more meanwhile. */
  end(turn: Turn): void {
    const { abbreviation } = turn.tenant.agency;
    if (this.#turns.get(abbreviation) === turn) this.#turns.delete(abbreviation);
  }
}
