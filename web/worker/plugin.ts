// Writes the worker when the client is built: its text, and before it which files are the shell.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin, Rollup } from 'vite';

const SOURCE = new URL('./sw.js', import.meta.url);

export function worker(): Plugin {
  return {
    name: 'worker',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const shell = new Set<string>();
      const add = (name: string): void => {
        const part = bundle[name];
        if (shell.has(name) || part?.type !== 'chunk') return;
        shell.add(name);
        for (const css of part.viteMetadata?.importedCss ?? []) shell.add(css);
        part.imports.forEach(add);
      };
      // Whoever has no network reads why in their own language.
      const wanted = (part: Rollup.OutputChunk): boolean => part.isEntry || /\/i18n\/\w+\.ts$/.test(part.facadeModuleId ?? '');
      for (const part of Object.values(bundle)) if (part.type === 'chunk' && wanted(part)) add(part.fileName);
      const files = [...shell].sort().map((name) => `/${name}`);
      const text = readFileSync(SOURCE, 'utf8');
      const version = createHash('sha256').update(JSON.stringify(files) + text).digest('hex').slice(0, 12);
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: `const VERSION = '${version}';\nconst SHELL = ${JSON.stringify(files)};\nconst WHOLE = false;\n${text}` });
    },
  };
}
