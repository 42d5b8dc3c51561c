import '@fontsource/marcellus';
import '@fontsource-variable/source-sans-3';
import './styles/tokens.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { connect } from './net/transport';
import { shell } from './shell/worker.svelte';

// The server has been upgraded, so the parts this page still wants are gone: the new page has its own.
addEventListener('vite:preloadError', () => location.reload());

shell.start();
await connect();
mount(App, { target: document.getElementById('app')! });
