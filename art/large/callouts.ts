import { perFacts } from '#domain/business/per-facts.ts'
import { findService } from '#domain/services/services.ts'
import type { Callouts } from './types.ts'

const offers = (service: string): boolean => findService(service) !== undefined

/**
 * Frames and callouts of the large drawings, by the path of their .svg file from this folder. A part
 * of a service that is not offered is left out of the drawing with its callout.
 */
export const callouts = perFacts((): Readonly<Record<string, Callouts>> => ({
  'automotive/auto-locksmith': {
    frame: { x: 30, y: 70, width: 650, height: 370 },
    parts: {
      door: {
        dot: { x: 384, y: 187 },
        elbow: { x: 384, y: 21 },
        label: { x: 60, y: 30 },
      },
      ignition: { dot: { x: 466, y: 181 }, label: { x: 456, y: 30 } },
      ...(offers('Key Fob Programming') && {
        fob: { dot: { x: 276, y: 352 }, label: { x: 40, y: 361 } },
      }),
      key: { dot: { x: 384, y: 372 }, label: { x: 452, y: 381 } },
    },
  },
  'automotive/car-key-cutting': {
    frame: { x: 150, y: 20, width: 400, height: 400 },
    parts: {
      wheel: { dot: { x: 240, y: 160 }, label: { x: 24, y: 169 } },
      blank: { dot: { x: 420, y: 350 }, label: { x: 480, y: 359 } },
      vise: { dot: { x: 200, y: 300 }, label: { x: 20, y: 309 } },
      code: { dot: { x: 499, y: 131 }, label: { x: 452, y: 30 } },
    },
  },
  'automotive/car-key-duplicate': {
    frame: { x: 20, y: 80, width: 650, height: 280 },
    parts: {
      original: { dot: { x: 62, y: 262 }, label: { x: 30, y: 370 } },
      guide: { dot: { x: 202, y: 190 }, label: { x: 146, y: 30 } },
      cutter: { dot: { x: 532, y: 204 }, label: { x: 476, y: 30 } },
      copy: { dot: { x: 392, y: 262 }, label: { x: 360, y: 370 } },
    },
  },
  'automotive/car-key-replacement': {
    frame: { x: 20, y: 88, width: 660, height: 244 },
    parts: {
      buttons: { dot: { x: 134, y: 190 }, label: { x: 40, y: 56 } },
      chip: { dot: { x: 274, y: 258 }, label: { x: 210, y: 384 } },
      cut: { dot: { x: 506, y: 238 }, label: { x: 450, y: 82 } },
    },
  },
  'automotive/ignition-lock-cylinder': {
    frame: { x: 0, y: 60, width: 680, height: 290 },
    parts: {
      wafers: { dot: { x: 288, y: 124 }, label: { x: 232, y: 27 } },
      housing: { dot: { x: 470, y: 284 }, label: { x: 410, y: 360 } },
      cam: { dot: { x: 622, y: 186 }, label: { x: 536, y: 60 } },
      pointer: { dot: { x: 115, y: 188 }, label: { x: 40, y: 80 } },
    },
  },
  'automotive/key-fob-programming': {
    frame: { x: 250, y: 0, width: 430, height: 440 },
    parts: {
      pad: { dot: { x: 336, y: 62 }, label: { x: 20, y: 71 } },
      board: { dot: { x: 304, y: 168 }, label: { x: 20, y: 177 } },
      antenna: { dot: { x: 446, y: 208 }, label: { x: 440, y: 276 } },
      battery: { dot: { x: 366, y: 283 }, label: { x: 20, y: 292 } },
    },
  },
  'commercial/access-control': {
    frame: { x: 230, y: 10, width: 450, height: 425 },
    parts: {
      reader: { dot: { x: 536, y: 183 }, label: { x: 476, y: 27 } },
      controller: { dot: { x: 294, y: 51 }, label: { x: 20, y: 60 } },
      strike: { dot: { x: 442, y: 298 }, label: { x: 20, y: 307 } },
      card: { dot: { x: 614, y: 239 }, label: { x: 484, y: 322 } },
    },
  },
  'commercial/commercial-locksmith': {
    frame: { x: 0, y: 90, width: 648, height: 262 },
    parts: {
      front: { dot: { x: 24, y: 206 }, label: { x: 14, y: 384 } },
      office: { dot: { x: 346, y: 158 }, label: { x: 290, y: 27 } },
      ...(offers('Access Control') && {
        reader: { dot: { x: 421, y: 218 }, label: { x: 364, y: 384 } },
      }),
      ...(offers('Emergency Exit Device') && {
        exit: { dot: { x: 612, y: 248 }, label: { x: 540, y: 27 } },
      }),
    },
  },
  'commercial/emergency-exit-device': {
    frame: { x: 10, y: 10, width: 660, height: 360 },
    parts: {
      bar: { dot: { x: 330, y: 258 }, label: { x: 274, y: 390 } },
      latch: { dot: { x: 562, y: 248 }, label: { x: 508, y: 30 } },
      strike: { dot: { x: 612, y: 262 }, label: { x: 540, y: 390 } },
      dogging: { dot: { x: 140, y: 258 }, label: { x: 84, y: 30 } },
    },
  },
  'commercial/lock-rekey': {
    frame: { x: 0, y: 86, width: 680, height: 270 },
    parts: {
      core: { dot: { x: 316, y: 150 }, label: { x: 260, y: 27 } },
      pins: { dot: { x: 510, y: 150 }, label: { x: 464, y: 27 } },
      control: { dot: { x: 610, y: 292 }, label: { x: 464, y: 362 } },
      housing: { dot: { x: 190, y: 290 }, label: { x: 150, y: 373 } },
    },
  },
  'commercial/lock-replacement': {
    frame: { x: 220, y: 0, width: 460, height: 440 },
    parts: {
      cylinder: { dot: { x: 357, y: 237 }, label: { x: 20, y: 246 } },
      lever: { dot: { x: 357, y: 338 }, label: { x: 20, y: 347 } },
      latch: { dot: { x: 392, y: 150 }, elbow: { x: 392, y: 21 }, label: { x: 452, y: 30 } },
      strike: { dot: { x: 320, y: 116 }, label: { x: 20, y: 125 } },
    },
  },
  'commercial/master-key': {
    frame: { x: 8, y: 44, width: 664, height: 316 },
    parts: {
      master: { dot: { x: 92, y: 108 }, label: { x: 40, y: 27 } },
      keys: { dot: { x: 56, y: 268 }, label: { x: 40, y: 384 } },
      wafers: { dot: { x: 394, y: 204 }, label: { x: 376, y: 27 } },
      shear: { dot: { x: 510, y: 198 }, label: { x: 440, y: 384 } },
    },
  },
  'emergency/business-lockout': {
    frame: { x: 160, y: 0, width: 470, height: 440 },
    parts: {
      cylinder: { dot: { x: 206, y: 312 }, elbow: { x: 206, y: 241 }, label: { x: 0, y: 250 } },
      hook: { dot: { x: 454, y: 318 }, label: { x: 506, y: 327 } },
      turn: { dot: { x: 565, y: 148 }, label: { x: 506, y: 50 } },
      padlock: { dot: { x: 240, y: 146 }, label: { x: 0, y: 155 } },
    },
  },
  'emergency/car-lockout': {
    frame: { x: 44, y: 34, width: 636, height: 406 },
    parts: {
      wedge: {
        dot: { x: 256, y: 128 },
        elbow: { x: 256, y: 35 },
        label: { x: 0, y: 44 },
      },
      rod: { dot: { x: 92, y: 234 }, label: { x: 0, y: 288 } },
      handle: { dot: { x: 318, y: 360 }, label: { x: 0, y: 369 } },
      strip: { dot: { x: 324, y: 152 }, label: { x: 312, y: 26 } },
    },
  },
  'emergency/emergency-locksmith': {
    frame: { x: 24, y: 4, width: 420, height: 420 },
    parts: {
      lamp: { dot: { x: 176, y: 51 }, label: { x: 450, y: 60 } },
      number: { dot: { x: 405, y: 168 }, elbow: { x: 423, y: 150 }, label: { x: 450, y: 159 } },
      lock: { dot: { x: 356, y: 340 }, label: { x: 450, y: 349 } },
      key: { dot: { x: 327, y: 254 }, label: { x: 450, y: 263 } },
    },
  },
  'emergency/house-lockout': {
    frame: { x: 0, y: 74, width: 680, height: 316 },
    parts: {
      latch: { dot: { x: 469, y: 200 }, label: { x: 444, y: 36 } },
      strike: { dot: { x: 626, y: 286 }, label: { x: 464, y: 378 } },
      pins: { dot: { x: 256, y: 190 }, label: { x: 222, y: 36 } },
      pick: { dot: { x: 44, y: 263 }, label: { x: 0, y: 36 } },
      wrench: { dot: { x: 123, y: 362 }, label: { x: 168, y: 371 } },
    },
  },
  'emergency/storage-unit-lockout': {
    frame: { x: 170, y: 0, width: 500, height: 434 },
    parts: {
      shackle: { dot: { x: 301, y: 171 }, label: { x: 0, y: 180 } },
      housing: { dot: { x: 450, y: 188 }, elbow: { x: 487, y: 151 }, label: { x: 508, y: 160 } },
      hasp: { dot: { x: 250, y: 66 }, label: { x: 0, y: 75 } },
      new: { dot: { x: 622, y: 352 }, label: { x: 508, y: 248 } },
    },
  },
  'residential/gate-locks': {
    frame: { x: 130, y: 74, width: 450, height: 290 },
    parts: {
      box: { dot: { x: 304, y: 286 }, label: { x: 150, y: 388 } },
      latch: { dot: { x: 424, y: 234 }, label: { x: 330, y: 32 } },
      keeper: { dot: { x: 456, y: 268 }, label: { x: 424, y: 388 } },
      cover: { dot: { x: 290, y: 222 }, label: { x: 90, y: 32 } },
    },
  },
  'residential/lock-rekey': {
    frame: { x: 0, y: 90, width: 680, height: 320 },
    parts: {
      plug: { dot: { x: 168, y: 292 }, label: { x: 20, y: 372 } },
      old: { dot: { x: 400, y: 376 }, label: { x: 446, y: 385 } },
      new: { dot: { x: 236, y: 152 }, label: { x: 176, y: 54 } },
      springs: { dot: { x: 496, y: 152 }, label: { x: 446, y: 40 } },
    },
  },
  'residential/lock-repair': {
    frame: { x: 130, y: 4, width: 440, height: 436 },
    parts: {
      latch: { dot: { x: 464, y: 142 }, label: { x: 506, y: 151 } },
      hub: { dot: { x: 308, y: 252 }, label: { x: 0, y: 261 } },
      spring: {
        dot: { x: 342, y: 136 },
        elbow: { x: 308, y: 101 },
        label: { x: 0, y: 110 },
      },
      bolt: { dot: { x: 446, y: 329 }, label: { x: 496, y: 338 } },
    },
  },
  'residential/lock-replacement': {
    frame: { x: 40, y: 0, width: 640, height: 440 },
    parts: {
      cylinder: { dot: { x: 306, y: 41 }, label: { x: 374, y: 50 } },
      tailpiece: { dot: { x: 264, y: 131 }, label: { x: 4, y: 140 } },
      bolt: { dot: { x: 438, y: 238 }, label: { x: 420, y: 122 } },
      turn: { dot: { x: 240, y: 376 }, label: { x: 4, y: 385 } },
      strike: { dot: { x: 502, y: 296 }, label: { x: 456, y: 380 } },
    },
  },
  'residential/residential-locksmith': {
    frame: offers('Gate Locks')
      ? { x: 0, y: 0, width: 500, height: 440 }
      : { x: 150, y: 0, width: 350, height: 440 },
    parts: {
      deadbolt: { dot: { x: 420, y: 96 }, label: { x: 506, y: 105 } },
      knob: { dot: { x: 424, y: 346 }, label: { x: 506, y: 355 } },
      keys: { dot: { x: 424, y: 226 }, label: { x: 506, y: 235 } },
      ...(offers('Gate Locks') && { gate: { dot: { x: 112, y: 304 }, label: { x: 20, y: 140 } } }),
    },
  },
}))
