import { AVERROR_EOF, FFmpegError, type Frame, type Packet, type Stream } from 'node-av'
import { Decoder, type Encoder, FilterComplexAPI, type Muxer } from 'node-av/api'
import { takenApart } from './file-fault.codec.ts'

/** The encoder of one label, and the target of its packets. */
export interface Outcome {
  encoder: Encoder
  targets: { muxer: Muxer; stream: number }[]
}

/** Sends the packets of one stream through decoder, filters and encoders. */
export interface Lane {
  take(packet: Packet): Promise<void>
  finish(): Promise<void>
}

async function* received<Item>(receive: () => Promise<Item | null | undefined>): AsyncGenerator<Item> {
  for (;;) {
    const item = await receive()
    if (item === null || item === undefined) return
    yield item
  }
}

async function passOn({ encoder, targets }: Outcome): Promise<void> {
  for await (const packet of received(() => encoder.receive())) {
    for (const { muxer, stream } of targets) await muxer.writePacket(packet, stream)
    packet.free()
  }
}

interface LaneParts {
  stream: Stream
  graph: string
  threads: number
  onPacket(packet: Packet): void
  onFrame(frame: Frame): void
  /** By label of the graph: frames of `encoded` labels go to an encoder, frames of `seen` labels to a function. */
  encoded: ReadonlyMap<string, Outcome>
  seen: ReadonlyMap<string, (frame: Frame) => void>
}

export async function openLane({ stream, graph, threads, onPacket, onFrame, encoded, seen }: LaneParts): Promise<Lane> {
  const decoder = await takenApart(Decoder.create(stream, { exitOnError: false, threadCount: threads }))
  const labels = [...encoded.keys(), ...seen.keys()]
  const filter = FilterComplexAPI.create(graph, {
    inputs: [{ label: 'in' }],
    outputs: labels.map((label) => ({ label })),
    threads,
  })

  async function drain(): Promise<void> {
    for (const label of labels)
      for await (const frame of received(() => filter.receive(label))) {
        seen.get(label)?.(frame)
        const outcome = encoded.get(label)
        if (outcome) {
          await outcome.encoder.encode(frame)
          await passOn(outcome)
        }
        frame.free()
      }
  }

  /** The wanted part ends before the file: its filter takes no more frames. */
  let isOver = false

  async function pass(frame: Frame): Promise<void> {
    try {
      await filter.process('in', frame)
    } catch (error) {
      if (!(error instanceof FFmpegError && error.code === AVERROR_EOF)) throw error
      isOver = true
    }
  }

  async function frames(): Promise<void> {
    for await (const frame of received(() => takenApart(decoder.receive()))) {
      onFrame(frame)
      if (!isOver) await pass(frame)
      frame.free()
      await drain()
    }
  }

  async function empty(): Promise<void> {
    await takenApart(decoder.flush())
    await frames()
  }

  return {
    async take(packet) {
      if (isOver) return
      onPacket(packet)
      await takenApart(decoder.decode(packet))
      await frames()
      // What the decoder still holds would be counted as lost.
      if (isOver) await empty()
    },
    async finish() {
      if (!isOver) await empty()
      await filter.flush('in')
      await drain()
      for (const outcome of encoded.values()) {
        await outcome.encoder.flush()
        await passOn(outcome)
        outcome.encoder.close()
      }
      filter.close()
      decoder.close()
    },
  }
}
