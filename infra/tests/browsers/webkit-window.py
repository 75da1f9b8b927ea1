#!/usr/bin/python3
"""A window of WebKitGTK that a driver controls. Unlike MiniBrowser's it can be as narrow as a phone."""
import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2

context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)


def open_view(_session):
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
    view.get_settings().set_enable_mock_capture_devices(True)
    view.connect("permission-request", lambda _view, request: request.allow() or True)
    window = Gtk.Window(type=Gtk.WindowType.POPUP)
    window.add(view)
    window.set_default_size(1280, 900)
    window.show_all()
    return view


def start(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("WebKitGTK")
    info.set_version(WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version())
    session.set_application_info(info)
    session.connect("create-web-view", open_view)


context.connect("automation-started", start)
Gtk.main()
