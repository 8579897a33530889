import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { launchChromium } from './chromium';
import { openOffice, scene as sceneOn, signIn } from './page';
import { type RunningServer, startServer } from './server';
import { openSmtpSink, type SmtpSink } from './smtp';

/** What a test file in a browser has from its first hook to its last: see `onStage`. */
export let server: RunningServer;
export let browser: Browser;
/** The office that the scenes are played in. */
export let page: Page;
/** An empty folder, which goes at the end. */
export let folder: string;
/** Where the server's mails arrive, on a stage with `mails`. */
export let sink: SmtpSink;
/** What scripts of the first page threw. */
export const faults: string[] = [];

interface StageOptions {
  /** Who is signed in; without one the office stands at the sign-in screen. */
  readonly login?: string;
  readonly context?: BrowserContextOptions;
  readonly mails?: true;
  /** The server's data stand in the stage's folder, and stay when it is stopped. */
  readonly keepsData?: true;
}

/** Sets up, before a file's scenes, a server with the demo, a browser and an office in it, and clears up after them. */
export function onStage({ login, context, mails, keepsData }: StageOptions = {}): void {
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'greenroom-stage-'));
    if (mails) sink = await openSmtpSink();
    const env = {
      ...(mails && { SMTP_URL: sink.url }),
      ...(keepsData && { GREENROOM_DATA: join(folder, 'data') }),
    };
    server = await startServer({ env });
    browser = await launchChromium();
    page = await openOffice(browser, server.url, context);
    page.on('pageerror', (error) => faults.push(String(error)));
    if (login !== undefined) await signIn(page, login);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
    await sink?.close();
    rmSync(folder, { recursive: true, force: true });
  });
}

/** From now on the scenes are played in another office. */
export function turnTo(other: Page): void {
  page = other;
}

/** A step in the office: its failure shows what is on the screen. */
export const scene = (name: string, run: () => Promise<void>) => sceneOn(name, () => page, run);
