import type { Domain as DomainName } from '@sands/contract/domains'
import type { Right } from '@sands/contract/rights'
import type { DemoAct } from './audit/demo-history.ts'
import type { DomainBackup } from './backup/left-out.ts'
import type { ContentKind } from './content.ts'
import type { BroadcastTrigger } from './database/broadcast.ts'
import type { Tx } from './database/database.ts'
import type { DefaultRole } from './default-role.ts'
import type { Demo } from './demo.ts'
import type { PastEvent } from './events.ts'
import type { App } from './http/implement.ts'
import type { JobKind } from './jobs/jobs.ts'
import type { Kernel } from './kernel.ts'

/**
 * A domain inside a running server. It offers things to another domain by adding them to a registry or a port of that
 * domain.
 */
export interface RunningDomain<Services extends object = object> {
  /** Services that later domains may use. */
  services: Services
  /** Called when every domain is composed, so that all ports are provided and all registries are complete. */
  routes?: (app: App) => void
  /** Adds handlers of events and broadcasts. Called when every domain is composed. */
  listen?: () => void
  jobs?: readonly JobKind<never>[]
  contentKinds?: readonly ContentKind[]
  /** People with one of these rights may choose the targets of jumps, so they may search content of every kind. */
  leadingRights?: readonly Right[]
  /** Called when the server stops, after its last answer. */
  onClose?: () => void | Promise<void>
}

/** The stored files that the rows of a domain refer to, for backups and for the check of the store. */
export interface StoredObjects {
  /** Top-level folders of the store that belong to this domain. */
  folders: readonly string[]
  /** A select of `key, content_type` that returns the files that must exist. */
  query: string
}

/** Data that every installation needs at its start. */
export interface Installation {
  now: Date
  /** The roles with the rights that the domains give them. */
  builtInRoles: readonly { code: string; rights: readonly Right[] }[]
}

/**
 * Everything that the application knows about a domain. `apps/server/src/app/domains.ts` lists all of them. Parts that
 * need no running server are properties; the rest comes from `compose`.
 */
export interface Domain<Name extends DomainName, Needs extends object, Services extends object> {
  name: Name
  /** The rights of this domain that the default roles get. The administrator has all rights. */
  roles?: Readonly<Partial<Record<DefaultRole, readonly Right[]>>>
  objects?: StoredObjects
  /** Secrets of this domain that backups leave out. */
  backup?: DomainBackup
  /** Broadcasts that database triggers send. Declared here so that a search for the channel finds its sender. */
  triggers?: readonly BroadcastTrigger[]
  /** Writes rows that every installation needs. Called at every start, before the demo company is loaded. */
  setUp?: (tx: Tx, installation: Installation) => Promise<void>
  /** The SVG drawings that this domain's part of the demo company stores, so that they can be drawn before it needs them. */
  demoDrawings?: () => readonly string[]
  /** Loads this domain's part of the demo company. Returns the audit entries of its administrator. */
  demo?: (tx: Tx, demo: Demo) => Promise<DemoAct[]>
  /** The events that the rows of the demo company would have sent, in any order. */
  demoEvents?: (tx: Tx) => Promise<PastEvent[]>
  /** Adds what follows from the events of all domains, after all of them have loaded their part. */
  demoEnd?: (tx: Tx, demo: Demo, events: readonly PastEvent[]) => Promise<DemoAct[]>
  /** `needs` are the services of earlier domains, by the domain's name. */
  compose: (kernel: Kernel, needs: Needs) => RunningDomain<Services>
}

/** Any domain of the list. */
export type AnyDomain = Omit<Domain<DomainName, object, object>, 'compose'>

/** Preserves the types of name, needs and services, so that the list of domains can check them. */
export const defineDomain = <const Name extends DomainName, Needs extends object, Services extends object>(
  domain: Domain<Name, Needs, Services>,
): Domain<Name, Needs, Services> => domain

/**
 * The domains in order. `Known` contains the services of the domains added so far, so a domain that needs others does
 * not compile.
 */
export interface DomainList<Known extends object> {
  readonly all: readonly AnyDomain[]
  add<Name extends DomainName, Services extends object>(
    domain: Domain<Name, Known, Services>,
  ): DomainList<Known & Readonly<Record<Name, Services>>>
  compose(kernel: Kernel): { services: Known; running: readonly RunningDomain[] }
}

interface Composed<Known> {
  services: Known
  running: readonly RunningDomain[]
}

function listOf<Known extends object>(
  all: readonly AnyDomain[],
  compose: (kernel: Kernel) => Composed<Known>,
): DomainList<Known> {
  return {
    all,
    compose,
    add<Name extends DomainName, Services extends object>(domain: Domain<Name, Known, Services>) {
      return listOf<Known & Readonly<Record<Name, Services>>>([...all, domain], (kernel) => {
        const { services, running } = compose(kernel)
        const added = domain.compose(kernel, services)
        const own = { [domain.name]: added.services } as Record<Name, Services>
        return { services: { ...services, ...own }, running: [...running, added] }
      })
    },
  }
}

export const noDomains = (): DomainList<object> => listOf([], () => ({ services: {}, running: [] }))
