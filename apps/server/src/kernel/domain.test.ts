import { describe, expect, it } from 'vitest'
import { defineDomain, noDomains } from './domain.ts'
import type { Kernel } from './kernel.ts'
import { createPort } from './port.ts'
import { createRegistry } from './registry.ts'

const kernel = {} as Kernel

const ground = defineDomain({
  name: 'media',
  compose() {
    const uses = createRegistry<{ kind: string }>('uses', ({ kind }) => kind)
    return { services: { uses, greet: (name: string) => `hello ${name}` } }
  },
})
type Ground = ReturnType<typeof ground.compose>['services']

const above = defineDomain({
  name: 'org',
  compose(_kernel, { media }: { media: Ground }) {
    media.uses.add({ kind: 'org.avatar' })
    return { services: { greeting: media.greet('org') } }
  },
})

describe('a list of domains', () => {
  it('hands the services of earlier domains to later ones', () => {
    const { services, running } = noDomains().add(ground).add(above).compose(kernel)
    expect(services.org.greeting).toBe('hello org')
    expect(services.media.uses.all).toEqual([{ kind: 'org.avatar' }])
    expect(running).toHaveLength(2)
  })

  it('does not compile when a domain comes before a domain that it needs', () => {
    // @ts-expect-error: org needs media
    const wrong = noDomains().add(above).add(ground)
    expect(() => wrong.compose(kernel)).toThrow()
  })

  it('creates new services for every server', () => {
    const list = noDomains().add(ground).add(above)
    list.compose(kernel)
    expect(list.compose(kernel).services.media.uses.all).toHaveLength(1)
  })
})

describe('a registry', () => {
  it('refuses two items of one name', () => {
    const uses = createRegistry<{ kind: string }>('uses of files', ({ kind }) => kind)
    uses.add({ kind: 'course.cover' })
    expect(() => uses.add({ kind: 'course.cover' })).toThrow('two uses of files are called course.cover')
  })
})

describe('a port', () => {
  it('returns what was provided', () => {
    const port = createPort<string>('a word')
    port.provide('yes')
    expect(port.get()).toBe('yes')
  })

  it('names the missing provider, and refuses a second provider', () => {
    const port = createPort<string>('a word')
    expect(() => port.get()).toThrow('no domain provides a word')
    port.provide('yes')
    expect(() => port.provide('no')).toThrow('a word is provided twice')
  })
})
