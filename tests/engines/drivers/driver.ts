/** One step of an input device (WebDriver, 17.4; WebDriver BiDi has the same ones). */
export type InputAction =
  | { readonly type: 'keyDown' | 'keyUp'; readonly value: string }
  | { readonly type: 'pause'; readonly duration: number }
  | { readonly type: 'pointerMove'; readonly x: number; readonly y: number }
  | { readonly type: 'pointerDown' | 'pointerUp'; readonly button: 0 }

/** What both engines offer, by two protocols; `createEnginePage` builds the rest on it. */
export interface Driver {
  /** Such as "WebKitGTK 2.50.6". */
  readonly version: string
  /** Begins to open an address; does not wait for the page. */
  navigate(url: string): Promise<void>
  /** Goes back in the history; does not wait for the page. */
  back(): Promise<void>
  /** Evaluates an expression in the page; its value, or that of its promise, is JSON text. */
  evaluate(expression: string): Promise<string>
  perform(device: 'key' | 'pointer', actions: readonly InputAction[]): Promise<void>
  /** Chooses files for the first input that a CSS selector matches. */
  chooseFiles(selector: string, files: readonly string[]): Promise<void>
  /** Sets the size of the page, in CSS px. */
  setViewport(width: number, height: number): Promise<void>
  /** Returns the visible part as PNG. */
  screenshot(): Promise<Buffer>
  close(): Promise<void>
}
