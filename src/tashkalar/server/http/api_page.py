"""The few pages the server writes itself: the API for people, and what to do when the client is not built.

Plain HTML and a stylesheet of our own: they work offline and under the content security policy.
"""

import json
from html import escape
from typing import Any

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from . import openapi

STYLE = """
:root { color-scheme: light dark; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; }
h1, h2 { line-height: 1.2; }
h2 { margin-top: 2.5rem; }
code, pre { font: 0.9em/1.45 ui-monospace, monospace; }
pre { overflow-x: auto; padding: 0.75rem; border: 1px solid; border-radius: 0.4rem; }
table { border-collapse: collapse; }
th, td { padding: 0.25rem 1rem 0.25rem 0; text-align: left; vertical-align: top; }
summary { cursor: pointer; }
.method { display: inline-block; min-width: 3.5rem; font-weight: 700; }
"""


def page(title: str, body: str, status: int = 200) -> HTMLResponse:
    text = (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<title>{escape(title)}</title><link rel="stylesheet" href="/api/style.css"></head>'
        f"<body><main><h1>{escape(title)}</h1>{body}</main></body></html>"
    )
    return HTMLResponse(text, status, headers={"Cache-Control": "no-cache"})


def not_built_page() -> HTMLResponse:
    """What the root shows as long as there is no client."""
    body = (
        "<p>The server is running, but the browser client has not been built.</p>"
        "<p>In the project's folder run <code>make setup</code>, then load this page again.</p>"
        '<p>The <a href="/api">API</a> works without it.</p>'
    )
    return page("Tash-Kalar", body, 503)


async def style(request: Request) -> Response:
    return Response(STYLE, media_type="text/css", headers={"Cache-Control": "no-cache"})


async def api_page(request: Request) -> Response:
    """The description of the API for people."""
    document = openapi.document()
    parts = [f"<p>{escape(document['info']['description'])}</p>"]
    parts.append('<p>The same for programs: <a href="/openapi.json">/openapi.json</a>.</p>')
    parts.append(f"<p>{escape(document['components']['securitySchemes']['token']['description'])}</p>")
    for path, methods in document["paths"].items():
        parts += [_operation(path, method, operation) for method, operation in methods.items()]
    parts.append("<h2>Shapes</h2>")
    for name, shape in document["components"]["schemas"].items():
        parts.append(f'<details id="{escape(name)}"><summary>{escape(name)}</summary>{_code(shape)}</details>')
    return page("The API of Tash-Kalar", "".join(parts))


def _operation(path: str, method: str, operation: dict[str, Any]) -> str:
    name = escape(operation["operationId"])
    parts = [
        f'<section aria-labelledby="op-{name}"><h2 id="op-{name}"><span class="method">{method.upper()}</span> '
        f"<code>{escape(path)}</code></h2><p>{escape(operation['summary'])}.</p>"
    ]
    if "description" in operation:
        parts.append(f"<p>{escape(operation['description'])}</p>")
    if operation["security"] and {} not in operation["security"]:
        parts.append("<p>Needs a token.</p>")
    for parameter in operation.get("parameters", []):
        parts.append(f"<p><code>{escape(parameter['name'])}</code>: {escape(parameter.get('description', ''))} ")
        parts.append(f"<code>{escape(json.dumps(parameter['schema']))}</code></p>")
    if "requestBody" in operation:
        parts.append(f"<p>Body: {_shape(operation['requestBody']['content']['application/json']['schema'])}</p>")
    heads = "".join(f'<th scope="col">{head}</th>' for head in ("Answer", "Meaning", "Body"))
    parts.append(f"<table><thead><tr>{heads}</tr></thead><tbody>")
    for code, answer in operation["responses"].items():
        body = next((_shape(content["schema"]) for content in answer.get("content", {}).values()), "")
        parts.append(f'<tr><th scope="row">{code}</th><td>{escape(answer["description"])}</td><td>{body}</td></tr>')
    parts.append("</tbody></table></section>")
    return "".join(parts)


def _shape(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f'<a href="#{name}">{name}</a>'
    if schema.get("type") == "array":
        return f"list of {_shape(schema['items'])}"
    return f"<code>{escape(json.dumps(schema))}</code>"


def _code(value: Any) -> str:
    return f"<pre>{escape(json.dumps(value, indent=1))}</pre>"
